//! Where the digits on the board came from.

use super::{Cause, Journal};
use crate::grid::{Cell, Digit};

/// Where a digit came from that does not belong to the puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SetBy {
    /// A person filled it in.
    Person,
    /// A rule set it.
    Step,
    /// A rule set it that was asked for as help in a game.
    Hint,
    /// Backtracking filled it in.
    Search,
    /// It was asked for, and is told by the solution alone.
    Answer,
}

impl SetBy {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Person,
        Self::Step,
        Self::Hint,
        Self::Search,
        Self::Answer,
    ];

    /// What a move of this cause sets; `None` if it only brings back what was there.
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
    /// Where the digits on the board came from that are no givens, in reading order.
    /// What a save point brought back is from where it was then.
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
