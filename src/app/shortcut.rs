//! Keys: which key stands for which action, as one pure table.

mod named;
mod sheet;

use iced::keyboard::Modifiers;
use iced::keyboard::key::{Key, Named};

use super::builtin::Level;
use crate::grid::{Cell, Digit};
use crate::sudoku::MarkColor;

pub use named::named;
pub use sheet::{Group, sheet};

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

impl Direction {
    /// The cell beside this one, across the edge on the other side; the middle one,
    /// if none is chosen.
    pub fn from(self, cell: Option<Cell>) -> Cell {
        let Some(cell) = cell else {
            return Cell::at(4, 4);
        };
        let (row, column) = (cell.row(), cell.column());
        match self {
            Self::Up => Cell::at((row + 8) % 9, column),
            Self::Down => Cell::at((row + 1) % 9, column),
            Self::Left => Cell::at(row, (column + 8) % 9),
            Self::Right => Cell::at(row, (column + 1) % 9),
        }
    }
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
    /// Copy the board, or what is chosen.
    Copy,
    /// Copy or export something.
    Export,
    /// Go to the start screen, or back from it.
    Start,
    /// Go to the lessons.
    Lessons,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
    /// Draw everything larger.
    Larger,
    /// Draw everything smaller.
    Smaller,
    /// Draw everything as large as at first.
    UsualSize,
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
    /// Show the places of a digit, or everything again.
    Filter(Digit),
    /// Show the places of one more digit, or of one less.
    FilterToo(Digit),
    /// Show the cells with two candidates, or everything again.
    FilterTwo,
    /// Show the candidates that are left, or those noted by hand.
    Candidates,
    /// Note all candidates.
    FillInNotes,
    /// Show what marks the board, or mark in another way; on the start screen, a
    /// puzzle of medium difficulty.
    ShowMarks,
    /// Mark in this colour. Those whose letters stand for something else too
    /// have other names.
    Color(MarkColor),
    /// Clear colours and links.
    ClearMarks,
    /// Make a save point.
    SavePoint,
    /// Give what is chosen another name.
    Rename,
    /// Delete what is chosen.
    Delete,
    /// Choose the next cell or row in a direction.
    Move(Direction),
    /// Choose the next empty cell in a direction.
    Jump(Direction),
    /// Choose the next cell in a direction that the filter shows.
    JumpFound(Direction),
    /// Go to the first or last row of the board.
    Edge(Direction),
    /// Choose a row that is a page further.
    Page(Direction),
    /// Open the puzzle before or after this one in its list.
    Neighbour(Direction),
    /// Go to the list of puzzles.
    List,
    /// Go to the first row of a list or step; on the board, to the first column.
    First,
    /// Go to the last row of a list or step; on the board, to the last column.
    Last,
    /// Ask for a hint, or for more of it; on the start screen, a hard puzzle.
    Hint,
    /// Show what belongs to one step beside the board.
    ShowStep,
    /// Show the whole path.
    ShowPath,
    /// Show every step that is possible; among the marks, a colour.
    ShowEveryStep,
    /// Show every step that is possible, from among the marks too.
    ShowEveryStepAnywhere,
    /// Show the search, to be watched.
    ShowSearch,
    /// Show the techniques of the path with their scores; of the search, what
    /// each method takes.
    Summary,
    /// Put the chosen rule before or behind its neighbour.
    Shift(Direction),
    /// Go along the links of a chain or a net.
    Walk(Direction),
    /// Choose a game to play.
    NewGame,
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
    /// Where the rules stall, switch the rule on that would go on.
    SwitchOn,
    /// Correct the givens, or stop doing so; in the search, go on to the next
    /// contradiction.
    Givens,
    /// Go back to before the move that made the contradiction.
    BackToOrigin,
    /// Take one of the program's puzzles.
    BuiltIn(Level),
    /// Leave without saving.
    Discard,
    /// Make a puzzle of one's own.
    Create,
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
            Named::Delete if command => Shortcut::Delete,
            Named::Delete | Named::Backspace => Shortcut::Erase,
            Named::ArrowUp if modifiers.alt() => Shortcut::Shift(Direction::Up),
            Named::ArrowDown if modifiers.alt() => Shortcut::Shift(Direction::Down),
            Named::ArrowLeft if modifiers.alt() => Shortcut::Walk(Direction::Left),
            Named::ArrowRight if modifiers.alt() => Shortcut::Walk(Direction::Right),
            Named::PageUp if command => Shortcut::Neighbour(Direction::Up),
            Named::PageDown if command => Shortcut::Neighbour(Direction::Down),
            Named::ArrowUp => arrow(Direction::Up, modifiers),
            Named::ArrowDown => arrow(Direction::Down, modifiers),
            Named::ArrowLeft => arrow(Direction::Left, modifiers),
            Named::ArrowRight => arrow(Direction::Right, modifiers),
            Named::PageUp => Shortcut::Page(Direction::Up),
            Named::PageDown => Shortcut::Page(Direction::Down),
            Named::Home if command => Shortcut::Edge(Direction::Up),
            Named::End if command => Shortcut::Edge(Direction::Down),
            Named::Home => Shortcut::First,
            Named::End => Shortcut::Last,
            Named::F10 => Shortcut::FilterTwo,
            Named::F12 => Shortcut::Keys,
            _ => {
                let digit = function_digit(named)?;
                if command || modifiers.shift() {
                    Shortcut::FilterToo(digit)
                } else {
                    Shortcut::Filter(digit)
                }
            }
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
                (true, "c") => Shortcut::Copy,
                (true, "e") => Shortcut::Export,
                (true, "n") if modifiers.shift() => Shortcut::NewGame,
                (true, "n") => Shortcut::Start,
                (true, ",") => Shortcut::Settings,
                (true, "+" | "=") => Shortcut::Larger,
                (true, "-") => Shortcut::Smaller,
                (true, "0") => Shortcut::UsualSize,
                (true, "f") => Shortcut::Find,
                (true, "g") => Shortcut::List,
                (true, "q") => Shortcut::Quit,
                (true, "t") => Shortcut::Create,
                (true, "d") => Shortcut::Discard,
                (true, "k") => Shortcut::FillInNotes,
                (true, "m") if modifiers.shift() => Shortcut::Rename,
                (true, "m") => Shortcut::SavePoint,
                (false, "0" | ".") => Shortcut::Erase,
                (false, "n") => Shortcut::NextDeduction,
                (false, "r") => Shortcut::Rules,
                (false, "+" | "=") => Shortcut::All(true),
                (false, "-") => Shortcut::All(false),
                (false, "g") => Shortcut::Granularity,
                (false, "t") => Shortcut::WorthTrying,
                (false, "i") => Shortcut::SwitchOn,
                (false, "c") => Shortcut::Givens,
                (false, "e") => Shortcut::BuiltIn(Level::Easy),
                (false, "m") => Shortcut::ShowMarks,
                (false, "d") => Shortcut::Color(MarkColor::D),
                (false, "f") => Shortcut::Color(MarkColor::F),
                (false, "k") => Shortcut::Candidates,
                (false, "x") => Shortcut::ClearMarks,
                (false, "h") => Shortcut::Hint,
                (false, "s") => Shortcut::ShowStep,
                (false, "p") => Shortcut::ShowPath,
                (false, "a") if modifiers.shift() => Shortcut::ShowEveryStepAnywhere,
                (false, "a") => Shortcut::ShowEveryStep,
                (false, "w") => Shortcut::ShowSearch,
                (false, "o") => Shortcut::Order,
                (false, "u") => Shortcut::Summary,
                (false, "l") => Shortcut::Lessons,
                (false, "b") => Shortcut::BackToOrigin,
                (false, "?") => Shortcut::Keys,
                _ => return None,
            }
        }
        Key::Unidentified => return None,
    })
}

fn arrow(direction: Direction, modifiers: Modifiers) -> Shortcut {
    match (modifiers.command(), modifiers.shift()) {
        (true, true) => Shortcut::JumpFound(direction),
        (true, false) => Shortcut::Jump(direction),
        (false, _) => Shortcut::Move(direction),
    }
}

/// The digit of a function key: F1 to F9.
fn function_digit(named: Named) -> Option<Digit> {
    let keys = [
        Named::F1,
        Named::F2,
        Named::F3,
        Named::F4,
        Named::F5,
        Named::F6,
        Named::F7,
        Named::F8,
        Named::F9,
    ];
    let place = keys.iter().position(|key| *key == named)?;
    Some(Digit::ALL[place])
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
