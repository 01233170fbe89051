//! The names of formats, kinds of games and the like in a language. Files and the command line use
//! other names.

use super::own_names;
use sudoku_engine::generate::Symmetry;
use sudoku_engine::grid::{BoardKind, Feature, Layout};
use sudoku_engine::printable;
use sudoku_engine::solver::Preset;
use sudoku_engine::sudoku::{Field, GameKind, GameLevel, Measure, Mode};
pub(super) use sudoku_engine::texts::feature_name;
use sudoku_engine::texts::{Language, Text, enumerated, said, words};
use sudoku_formats::formats::Loss;
use sudoku_telling::export::FileKind;
use sudoku_telling::session::UnsavedWork;

/// The most characters shown of a fact about a puzzle.
const LONGEST_FIELD: usize = 300;

/// The beginning of a list in words that has more than `most` characters, up to a comma.
pub(super) fn shortened(words: String, most: usize) -> String {
    let Some((fits, _)) = words.char_indices().nth(most) else {
        return words;
    };
    match words[..fits].rfind(", ") {
        Some(end) => format!("{} …", &words[..end]),
        None => words,
    }
}

/// The name of a puzzle for people: its title, or without one the name of its file. A title without
/// a letter, such as a number or a rating, names no puzzle.
pub(super) fn titled<'a>(title: Option<&'a str>, file: &'a str) -> &'a str {
    let title = title.map(str::trim);
    let is_name = |title: &&str| title.chars().any(char::is_alphabetic);
    title.filter(is_name).unwrap_or(file)
}

/// The name of a puzzle in the form of [`shown`]; see [`titled`].
pub(super) fn heading(title: Option<&str>, file: &str) -> String {
    shown(titled(title, file))
}

/// The name of work for people, in this language if the program gave the name.
pub(super) fn of_work(language: &Language, work: &UnsavedWork) -> String {
    let name = match work.path {
        Some(_) => work.name.clone(),
        None => own_names::in_language(language, &work.name),
    };
    heading(work.puzzle.title.as_deref(), &name)
}

/// A title, a name or another text of a file as a line of the window: without characters that
/// change the writing direction and the like, and not longer than anybody reads.
pub(super) fn shown(text: &str) -> String {
    const MOST: usize = 80;
    printable::line(text, MOST)
}

/// The name of a kind of file.
pub(super) fn file_kind(kind: FileKind) -> Text {
    match kind {
        FileKind::Html => said!("file-kind-html"),
        FileKind::Markdown => said!("file-kind-markdown"),
        FileKind::Json => said!("file-kind-json"),
        FileKind::Svg => said!("file-kind-svg"),
        FileKind::Png => said!("file-kind-png"),
    }
}

/// Several losses in a row.
pub(super) fn losses(losses: impl IntoIterator<Item = Loss>) -> Option<Text> {
    let clauses = losses.into_iter().map(|it| it.text());
    clauses.reduce(|before, clause| said!("loss-next", before = before, clause = clause))
}

/// A fact about a puzzle, with the name of its field.
pub(super) fn field(language: &Language, field: Field, said: &str) -> String {
    let said = printable::line(said, LONGEST_FIELD);
    words!(
        language,
        "field",
        field = field.name(),
        said = said.as_str()
    )
}

/// The name of a preset of rules.
pub(super) fn preset(language: &Language, preset: Preset) -> String {
    match preset {
        Preset::Assignment => words!(language, "preset-assignment"),
        Preset::NakedSingles => words!(language, "preset-naked-singles"),
        Preset::HoDoKu => words!(language, "preset-hodoku"),
        Preset::HoDoKuAndOn => words!(language, "preset-hodoku-and-on"),
        Preset::SudokuExplainer => words!(language, "preset-sudoku-explainer"),
        Preset::SudokuWiki => words!(language, "preset-sudokuwiki"),
        Preset::Everything => words!(language, "preset-everything"),
    }
}

/// The name of a symmetry, on a button.
pub(super) fn symmetry(symmetry: Symmetry) -> Text {
    match symmetry {
        Symmetry::None => said!("symmetry-none"),
        Symmetry::HalfTurn => said!("symmetry-half-turn"),
        Symmetry::QuarterTurn => said!("symmetry-quarter-turn"),
        Symmetry::Mirror => said!("symmetry-mirror"),
        Symmetry::Diagonal => said!("symmetry-diagonal"),
    }
}

/// The kind of board, unless it is the classic one: `Jigsaw, Anti-knight`.
pub(super) fn board(language: &Language, layout: &Layout) -> Option<String> {
    let size = layout.size();
    let is_jigsaw = !layout.regions().is_empty() && layout.boxes().is_none();
    let has_cages = !layout.cages().is_empty();
    let has_extra = layout.extra_regions().next().is_some();
    let parts = [
        (size != 9).then(|| words!(language, "create-shape", size = size)),
        is_jigsaw.then(|| words!(language, "board-jigsaw")),
        has_cages.then(|| words!(language, "board-killer")),
        has_extra.then(|| words!(language, "board-extra-regions")),
    ];
    let (diagonals, others): (Vec<_>, Vec<_>) = layout
        .features()
        .into_iter()
        .partition(|it| matches!(it, Feature::DiagonalDown | Feature::DiagonalUp));
    let diagonals = match diagonals[..] {
        [] => None,
        [one] => Some(feature_name(one).words(language)),
        _ => Some(words!(language, "board-both-diagonals")),
    };
    let others = others
        .into_iter()
        .map(|it| feature_name(it).words(language));
    let parts = parts.into_iter().flatten().chain(diagonals).chain(others);
    enumerated(language, parts)
}

/// The name of a kind of game.
pub(super) fn game_kind(language: &Language, kind: GameKind) -> String {
    match kind {
        GameKind::Classic => words!(language, "new-game-classic"),
        GameKind::Ice => words!(language, "new-game-ice"),
    }
}

/// The name of a kind of board, on a button.
pub(super) fn board_kind(language: &Language, board: BoardKind) -> String {
    words!(language, "board-name", board = key_of(board))
}

/// A sentence about the rules of a kind of board.
pub(super) fn board_rules(language: &Language, board: BoardKind) -> String {
    words!(language, "board-rules", board = key_of(board))
}

/// The key of a kind of board in the texts, which begins with a letter.
const fn key_of(board: BoardKind) -> &'static str {
    match board {
        BoardKind::Four => "four",
        BoardKind::Six => "six",
        BoardKind::SixTall => "six-tall",
        BoardKind::SixX => "six-x",
        BoardKind::Eight => "eight",
        other => other.slug(),
    }
}

/// The name of a level of games.
pub(super) fn game_level(language: &Language, level: GameLevel) -> String {
    match level {
        GameLevel::Easy => words!(language, "new-game-easy"),
        GameLevel::Medium => words!(language, "new-game-medium"),
        GameLevel::Hard => words!(language, "new-game-hard"),
        GameLevel::Expert => words!(language, "new-game-expert"),
    }
}

/// The name of a mode: `Ice, Hard by givens`, or `Killer, Ice, Hard`.
pub(super) fn mode(language: &Language, mode: Mode) -> String {
    let level = game_level(language, mode.level);
    let kind = match (mode.board, mode.kind) {
        (BoardKind::Classic, kind) => game_kind(language, kind),
        (board, GameKind::Classic) => board_kind(language, board),
        (board, GameKind::Ice) => {
            let board = board_kind(language, board);
            words!(language, "game-board-with-ice", board = board)
        }
    };
    match mode.measure {
        Measure::Technique => words!(language, "game-mode", kind = kind, level = level),
        Measure::Givens => words!(language, "game-mode-by-givens", kind = kind, level = level),
    }
}

/// Capitalizes words, unless they begin with the name of a cell.
pub(crate) fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    let mut first = words.split(' ').next().into_iter().flat_map(str::chars);
    if !first.all(char::is_alphabetic) {
        return words.to_owned();
    }
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let first: String = first.collect();
    first + letters.as_str()
}
