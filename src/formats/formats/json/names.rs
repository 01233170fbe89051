//! The meaning of field names: a puzzle, its solution, a position, a list of moves, the place
//! of a cell.

/// The names of a puzzle among the fields of an object, the clearest first.
const PUZZLE: [&str; 26] = [
    "puzzle", "quiz", "mission", "problem", "unsolved", "given", "clue", "initial", "start",
    "original", "question", "task", "board", "grid", "sudoku", "matrix", "game", "cell", "field",
    "value", "data", "row", "string", "level", "input", "content",
];

/// The ranks below this belong to names of a puzzle.
pub(super) const WHOLE: usize = PUZZLE.len();

/// The ranks below this belong to names that contain a name of a puzzle.
pub(super) const PART: usize = 2 * PUZZLE.len();

/// The first of these names that may also be a position.
pub(super) const FIRST_OPEN: usize = 12;

/// The number added to the rank of a field for a position.
pub(super) const LAST: usize = 1000;

/// The names of fields with a person's position.
const POSITION: [&str; 10] = [
    "present", "current", "progress", "user", "player", "entries", "state", "working", "filled",
    "answers",
];

/// The names of the solution.
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

/// Short names of the solution.
const SHORT: [&str; 4] = ["a", "s", "ans", "sol"];

/// Words for levels and days that distinguish puzzles.
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

/// The names of the steps to a solution, where each board is the same puzzle.
const STEPS: [&str; 7] = ["step", "history", "move", "undo", "redo", "past", "future"];

/// The names of fields with data about cells.
const ABOUT: [&str; 4] = ["hint", "mistake", "error", "log"];

/// The names for the row of a cell in programs, and for its column; `x` counts columns.
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

/// The names of fields with both.
pub(super) const BOTH: [&str; 7] = [
    "position",
    "pos",
    "coords",
    "coordinates",
    "location",
    "cell",
    "key",
];

/// The names for the number of a cell in reading order.
pub(super) const NUMBERS: [&str; 7] = [
    "index",
    "idx",
    "cellindex",
    "cellnumber",
    "position",
    "pos",
    "cell",
];

/// The names among them that mean an index into a list.
pub(super) const INDEX: [&str; 3] = ["index", "idx", "cellindex"];

/// Returns a name in a form without variations: `isFixed`, `is_fixed`.
pub(super) fn plain_name(name: &str) -> String {
    let letters = name.chars().filter(|one| one.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Returns how clearly the name of a field means the puzzle, 0 being the clearest.
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

/// Whether a name means the solution.
pub(super) fn is_solution(name: &str) -> bool {
    has_one_of(name, &SOLUTION) && !has_one_of(name, &["unsolved", "unsolution", "incomplet"])
}

/// Whether a name may mean the solution or something else.
pub(super) fn is_short_for_solution(name: &str) -> bool {
    SHORT.contains(&&*plain_name(name))
}

/// Whether a name distinguishes a puzzle from others of the same object: by its level, its day, or
/// a number.
pub(super) fn is_of_several(name: &str) -> bool {
    let ends_in_digit = name.ends_with(|one: char| one.is_ascii_digit());
    ends_in_digit || has_one_of(name, &LEVELS)
}

/// Whether a name means a person's position.
pub(super) fn is_position(name: &str) -> bool {
    has_one_of(name, &POSITION)
}

/// Whether a name means the steps to the solution.
pub(super) fn is_way(name: &str) -> bool {
    has_one_of(name, &STEPS)
}

/// Whether a name means data about single cells, not a puzzle.
pub(super) fn is_about_cells(name: &str) -> bool {
    is_way(name) || has_one_of(name, &ABOUT)
}

/// Whether a plain name means the place of a cell.
pub(super) fn is_place(name: &str) -> bool {
    let lists: [&[&str]; 4] = [&ROWS, &COLUMNS, &BOTH, &NUMBERS];
    lists.iter().any(|names| names.contains(&name))
}
