//! Keys: which key stands for which action, as one pure table.

use iced::keyboard::Modifiers;
use iced::keyboard::key::{Key, Named};

use super::builtin::Level;
use crate::grid::Digit;

/// An arrow key's direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the column before.
    Left,
    /// To the column after.
    Right,
}

/// What a key asks for. Each screen takes what it knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shortcut {
    /// Apply the next rule.
    Step,
    /// Solve by backtracking.
    Solve,
    /// Take the last move back.
    Undo,
    /// Make it again.
    Redo,
    /// Take everything back.
    Restart,
    /// Open a file with the system's dialog.
    Open,
    /// Put the cursor in the path field.
    Path,
    /// Open what the clipboard holds.
    Paste,
    /// Save.
    Save,
    /// Save under another name.
    SaveAs,
    /// Go to the start screen, or back from it.
    Start,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
    /// Leave the program.
    Quit,
    /// Close what is open, or cancel what runs.
    Escape,
    /// Agree to the question that is open.
    Accept,
    /// Fill in a digit; on the start screen, choose.
    Digit(Digit),
    /// Remove or restore a candidate of the chosen cell.
    Candidate(Digit),
    /// Switch a rule on or off, by its number.
    Rule(Digit),
    /// Clear the chosen cell.
    Erase,
    /// Choose the next cell or row in a direction.
    Move(Direction),
    /// Choose a row that is a page further.
    Page(Direction),
    /// Open the puzzle before or after this one in its list.
    Neighbour(Direction),
    /// Go to the list of puzzles.
    List,
    /// Go to the first row or step.
    First,
    /// Go to the last row or step.
    Last,
    /// Ask for a hint, or for more of it; on the start screen, a hard puzzle.
    Hint,
    /// Show what belongs to one step beside the board.
    ShowStep,
    /// Show the whole path.
    ShowPath,
    /// Show every step that is possible.
    ShowEveryStep,
    /// Show the search, to be watched.
    ShowSearch,
    /// Show the techniques of the path with their scores; of the search, what
    /// each method takes.
    Summary,
    /// Put the chosen rule before or behind its neighbour.
    Shift(Direction),
    /// Go along the links of a chain or a net.
    Walk(Direction),
    /// Choose the rules.
    Rules,
    /// Put the cursor in the field that filters.
    Find,
    /// Put what is listed in another order.
    Order,
    /// Switch all that is shown on, or off; on the path and in the search, faster
    /// or slower.
    All(bool),
    /// The next granularity of a step.
    Granularity,
    /// Show the next deduction of a step alone.
    NextDeduction,
    /// Mark the cells worth trying.
    WorthTrying,
    /// Correct the givens, or stop doing so; in the search, go on to the next
    /// contradiction.
    Givens,
    /// Go back to before the move that made the contradiction.
    BackToOrigin,
    /// Take one of the program's puzzles.
    BuiltIn(Level),
    /// Leave without saving.
    Discard,
}

/// The action that a key stands for.
pub fn shortcut(key: &Key, modifiers: Modifiers) -> Option<Shortcut> {
    let command = modifiers.command();
    Some(match key.as_ref() {
        Key::Named(named) => match named {
            Named::Space => Shortcut::Step,
            Named::Enter if command => Shortcut::Solve,
            Named::Enter => Shortcut::Accept,
            Named::Escape => Shortcut::Escape,
            Named::Delete | Named::Backspace => Shortcut::Erase,
            Named::ArrowUp if modifiers.alt() => Shortcut::Shift(Direction::Up),
            Named::ArrowDown if modifiers.alt() => Shortcut::Shift(Direction::Down),
            Named::ArrowLeft if modifiers.alt() => Shortcut::Walk(Direction::Left),
            Named::ArrowRight if modifiers.alt() => Shortcut::Walk(Direction::Right),
            Named::ArrowUp => Shortcut::Move(Direction::Up),
            Named::ArrowDown => Shortcut::Move(Direction::Down),
            Named::ArrowLeft => Shortcut::Move(Direction::Left),
            Named::ArrowRight => Shortcut::Move(Direction::Right),
            Named::PageUp if command => Shortcut::Neighbour(Direction::Up),
            Named::PageDown if command => Shortcut::Neighbour(Direction::Down),
            Named::PageUp => Shortcut::Page(Direction::Up),
            Named::PageDown => Shortcut::Page(Direction::Down),
            Named::Home => Shortcut::First,
            Named::End => Shortcut::Last,
            Named::F1 => Shortcut::Keys,
            _ => return None,
        },
        Key::Character(character) => {
            let character = character.to_lowercase();
            if let Some(digit) = digit(&character) {
                return Some(match (command, modifiers.alt()) {
                    (true, _) => Shortcut::Candidate(digit),
                    (false, true) => Shortcut::Rule(digit),
                    (false, false) => Shortcut::Digit(digit),
                });
            }
            match (command, character.as_str()) {
                (true, "z") if modifiers.shift() => Shortcut::Redo,
                (true, "z") => Shortcut::Undo,
                (true, "y") => Shortcut::Redo,
                (true, "r") => Shortcut::Restart,
                (true, "o") => Shortcut::Open,
                (true, "l") => Shortcut::Path,
                (true, "v") => Shortcut::Paste,
                (true, "s") if modifiers.shift() => Shortcut::SaveAs,
                (true, "s") => Shortcut::Save,
                (true, "n") => Shortcut::Start,
                (true, ",") => Shortcut::Settings,
                (true, "f") => Shortcut::Find,
                (true, "g") => Shortcut::List,
                (true, "q") => Shortcut::Quit,
                (true, "d") => Shortcut::Discard,
                (false, "0" | ".") => Shortcut::Erase,
                (false, "n") => Shortcut::NextDeduction,
                (false, "r") => Shortcut::Rules,
                (false, "+") => Shortcut::All(true),
                (false, "-") => Shortcut::All(false),
                (false, "g") => Shortcut::Granularity,
                (false, "t") => Shortcut::WorthTrying,
                (false, "c") => Shortcut::Givens,
                (false, "e") => Shortcut::BuiltIn(Level::Easy),
                (false, "m") => Shortcut::BuiltIn(Level::Medium),
                (false, "h") => Shortcut::Hint,
                (false, "s") => Shortcut::ShowStep,
                (false, "p") => Shortcut::ShowPath,
                (false, "a") => Shortcut::ShowEveryStep,
                (false, "w") => Shortcut::ShowSearch,
                (false, "o") => Shortcut::Order,
                (false, "u") => Shortcut::Summary,
                (false, "b") => Shortcut::BackToOrigin,
                (false, "?") => Shortcut::Keys,
                _ => return None,
            }
        }
        Key::Unidentified => return None,
    })
}

fn digit(character: &str) -> Option<Digit> {
    let mut characters = character.chars();
    let first = characters.next()?;
    characters
        .next()
        .is_none()
        .then(|| Digit::from_char(first))
        .flatten()
}

const SHEET_ROWS: usize = 48;

/// The keys as they are listed for a person: key, what it does.
pub const SHEET: [(&str, &str); SHEET_ROWS] = [
    ("Space", "Step: apply the next rule"),
    ("H", "Hint: the technique; again: where; again: why"),
    (
        "S, P, A, W",
        "beside the board: step, path, all steps, search",
    ),
    ("Ctrl Enter", "Solve by backtracking"),
    ("Ctrl Z", "Undo"),
    ("Ctrl Shift Z, Ctrl Y", "Redo"),
    ("Ctrl R", "Restart: back to the givens"),
    ("Arrows", "choose a cell"),
    ("1 to 9", "fill in a digit"),
    ("Delete, Backspace, 0", "erase"),
    ("Ctrl 1 to 9", "remove or restore a candidate"),
    ("N", "see the next cell of a step alone"),
    (
        "Alt left, right",
        "go through a chain or net; then arrows, Home, End, Esc",
    ),
    ("T", "mark the cells worth trying"),
    ("G", "step by rule, deduction or cell"),
    ("R", "choose the rules and their order"),
    ("Alt 1 to 3", "switch a rule beside the board on or off"),
    ("B", "back to before the contradiction or mistake"),
    ("C", "correct the givens"),
    ("Ctrl O", "open a file"),
    ("Ctrl L", "type a path"),
    ("Ctrl V", "paste a puzzle"),
    ("Ctrl S", "save"),
    ("Ctrl Shift S", "save under another name"),
    ("Ctrl N", "start screen, and back"),
    ("Ctrl G", "back to the list of puzzles"),
    (
        "Ctrl Page up, down",
        "the puzzle before or after this one in the list",
    ),
    (
        "Ctrl F, O, 1 to 6",
        "in a list of puzzles: filter, order, level",
    ),
    ("Ctrl comma", "settings"),
    (
        "Arrows, Page, Home, End",
        "on the path, among all steps: go to one",
    ),
    ("Enter", "on the path: play, pause"),
    ("+, -", "on the path: faster, slower"),
    ("U", "on the path: its techniques, to solve up to one"),
    ("Ctrl F, O", "among all steps: filter, order"),
    (
        "Right, Enter, +, -",
        "in the search: step, play, faster, slower",
    ),
    (
        "C, Page down, End",
        "in the search: to a contradiction, solution, end",
    ),
    (
        "Home, 1 to 3",
        "in the search: begin again, by which method",
    ),
    ("U", "in the search: count what all methods take"),
    ("Space", "in the rules: on or off"),
    ("Alt up, Alt down", "in the rules: move one up or down"),
    ("Ctrl F", "in the rules: filter"),
    ("+, -", "in the rules: all that are listed on or off"),
    ("E, M, H", "on the start screen: one of our puzzles"),
    (
        "Enter, Ctrl D",
        "on the start screen: continue where you were, or discard it",
    ),
    ("F1, ?", "this list"),
    ("Enter", "take the first answer"),
    ("Esc", "close, cancel"),
    ("Ctrl Q", "quit"),
];
