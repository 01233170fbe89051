//! The origins of the digits on the board.

use super::{Cause, Journal};
use crate::grid::{Cell, Digit};

/// The origin of a digit that is not a given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SetBy {
    /// A person filled it in.
    Person,
    /// A rule set it.
    Step,
    /// A rule set it, as a hint in a game.
    Hint,
    /// Backtracking filled it in.
    Search,
    /// The player asked for it, and it comes from the solution alone.
    Answer,
}

impl SetBy {
    /// All origins.
    pub const ALL: [Self; 5] = [
        Self::Person,
        Self::Step,
        Self::Hint,
        Self::Search,
        Self::Answer,
    ];

    /// The origin of digits set by a change with this cause; `None` if it only restores digits or
    /// sets givens.
    const fn of(cause: &Cause) -> Option<Self> {
        match cause {
            Cause::Rule(_) => Some(Self::Step),
            Cause::Person => Some(Self::Person),
            Cause::Search => Some(Self::Search),
            Cause::Answer => Some(Self::Answer),
            Cause::Opened
            | Cause::Given
            | Cause::Restart
            | Cause::SavePoint(_)
            | Cause::Undo
            | Cause::Redo => None,
        }
    }
}

impl Journal {
    /// The known origins of the digits on the board that are not givens, in reading order. Digits
    /// restored by a save point keep the origin they had.
    ///
    /// Goes through all moves.
    pub fn origins(&self) -> Vec<(Cell, SetBy)> {
        let mut known = [[None; Digit::COUNT]; Cell::COUNT];
        let mut now: [Option<Digit>; Cell::COUNT] = [None; Cell::COUNT];
        for change in self.moves() {
            let origin = SetBy::of(&change.cause);
            for value in &change.values {
                let set = value.after.filter(|it| !it.given).map(|it| it.digit);
                now[value.cell.index()] = set;
                if let (Some(digit), Some(origin)) = (set, origin) {
                    known[value.cell.index()][digit.index()] = Some(origin);
                }
            }
        }
        let of = |cell: Cell| known[cell.index()][now[cell.index()]?.index()];
        Cell::all()
            .filter_map(|cell| Some((cell, of(cell)?)))
            .collect()
    }
}
