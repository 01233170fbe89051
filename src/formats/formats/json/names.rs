//! The meaning of field names: a puzzle, its solution, a position, a list of moves, the place
//! of a cell.

/// What a puzzle is called among the fields of an object, what says it best first.
const PUZZLE: [&str; 26] = [
    "puzzle", "quiz", "mission", "problem", "unsolved", "given", "clue", "initial", "start",
    "original", "question", "task", "board", "grid", "sudoku", "matrix", "game", "cell", "field",
    "value", "data", "row", "string", "level", "input", "content",
];

/// A name of this rank or a better one is one of a puzzle.
pub(super) const WHOLE: usize = PUZZLE.len();

/// A name of this rank or a better one has one of a puzzle in it.
pub(super) const PART: usize = 2 * PUZZLE.len();

/// The first of these that may be a position as well.
pub(super) const FIRST_OPEN: usize = 12;

/// What is added to the rank of a field that is where a person is.
pub(super) const LAST: usize = 1000;

/// What the position of a person is called, beside the puzzle.
const POSITION: [&str; 10] = [
    "present", "current", "progress", "user", "player", "entries", "state", "working", "filled",
    "answers",
];

/// What the solution is called.
const SOLUTION: [&str; 16] = [
    "solution",
    "solved",
    "answer",
    "complet",
    "final",
    "result",
    "full",
    "loesung",
    "lösung",
    "losung",
    "solucion",
    "solución",
    "soluzion",
    "soluçao",
    "solução",
    "oplossing",
];

/// What the solution is called for short.
const SHORT: [&str; 4] = ["a", "s", "ans", "sol"];

/// Words for levels and days, by which puzzles are told apart.
const LEVELS: [&str; 16] = [
    "easy",
    "simple",
    "medium",
    "hard",
    "expert",
    "evil",
    "extreme",
    "beginner",
    "difficult",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
];

/// What the way to a solution is called, on which each board is the same puzzle.
const STEPS: [&str; 7] = ["step", "history", "move", "undo", "redo", "past", "future"];

/// What is told of cells beside a puzzle.
const ABOUT: [&str; 4] = ["hint", "mistake", "error", "log"];

/// The names under which programs tell the row of a cell, and those of the column; `x` counts
/// columns.
pub(super) const ROWS: [&str; 7] = ["row", "rowindex", "rowidx", "rownumber", "rownum", "r", "y"];
pub(super) const COLUMNS: [&str; 12] = [
    "col",
    "column",
    "colindex",
    "columnindex",
    "colidx",
    "columnidx",
    "colnumber",
    "columnnumber",
    "colnum",
    "columnnum",
    "c",
    "x",
];

/// The names of what holds both.
pub(super) const BOTH: [&str; 7] = [
    "position",
    "pos",
    "coords",
    "coordinates",
    "location",
    "cell",
    "key",
];

/// The names under which the number of a cell is told, in reading order.
pub(super) const NUMBERS: [&str; 7] = [
    "index",
    "idx",
    "cellindex",
    "cellnumber",
    "position",
    "pos",
    "cell",
];

/// Those of them that say that it is one into a list.
pub(super) const INDEX: [&str; 3] = ["index", "idx", "cellindex"];

/// A name without what is written in many ways: `isFixed`, `is_fixed`.
pub(super) fn plain_name(name: &str) -> String {
    let letters = name.chars().filter(|one| one.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// How well the name of a field says that it is the puzzle, 0 best.
pub(super) fn rank(name: &str) -> usize {
    let name = plain_name(name);
    let singular = name.strip_suffix('s').unwrap_or(&name);
    let exact = PUZZLE.iter().position(|it| *it == singular || *it == name);
    let part = || PUZZLE.iter().position(|it| name.contains(it));
    exact.unwrap_or_else(|| part().unwrap_or(PUZZLE.len()) + PUZZLE.len())
}

fn has_one_of(name: &str, words: &[&str]) -> bool {
    let name = plain_name(name);
    words.iter().any(|word| name.contains(word))
}

/// Whether a name says that something is the solution.
pub(super) fn is_solution(name: &str) -> bool {
    has_one_of(name, &SOLUTION) && !has_one_of(name, &["unsolved", "unsolution", "incomplet"])
}

/// Whether a name says so that may as well say something else.
pub(super) fn is_short_for_solution(name: &str) -> bool {
    SHORT.contains(&&*plain_name(name))
}

/// Whether a name tells a puzzle from others beside it: by its level, its day, or a number.
pub(super) fn is_of_several(name: &str) -> bool {
    let ends_in_digit = name.ends_with(|one: char| one.is_ascii_digit());
    ends_in_digit || has_one_of(name, &LEVELS)
}

/// Whether a name says that something is where a person is.
pub(super) fn is_position(name: &str) -> bool {
    has_one_of(name, &POSITION)
}

/// Whether a name says that something is the way to the solution.
pub(super) fn is_way(name: &str) -> bool {
    has_one_of(name, &STEPS)
}

/// Whether a name says that something tells of single cells, and is no puzzle.
pub(super) fn is_about_cells(name: &str) -> bool {
    is_way(name) || has_one_of(name, &ABOUT)
}

/// Whether a plain name says where a cell is.
pub(super) fn is_place(name: &str) -> bool {
    let lists: [&[&str]; 4] = [&ROWS, &COLUMNS, &BOTH, &NUMBERS];
    lists.iter().any(|names| names.contains(&name))
}
