use std::sync::Arc;

use super::{Mark, Position};
use crate::grid::{Candidate, Cell, Digit};
use crate::rules::Deduction;

/// The reason for a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// Another puzzle was put on the board.
    Opened,
    /// A given of the puzzle was corrected.
    Given,
    /// A rule was applied; these are its deductions, at least one.
    Rule(Arc<[Deduction]>),
    /// A person made it.
    Person,
    /// Backtracking filled it in.
    Search,
    /// A person asked for the digit of a cell, which comes from the solution, or for a hint of a
    /// game on a cell that accepts no digit yet.
    Answer,
    /// Everything except the givens was removed.
    Restart,
    /// A person returned to the save point with this name.
    SavePoint(Arc<str>),
    /// A change was undone.
    Undo,
    /// An undone change was redone.
    Redo,
}

impl Cause {
    /// Whether a person made the change; [`MoveCause::is_own`](super::MoveCause::is_own) is the
    /// counterpart for a move.
    pub const fn is_own(&self) -> bool {
        match self {
            Self::Given | Self::Person | Self::Answer | Self::SavePoint(_) => true,
            Self::Opened
            | Self::Rule(_)
            | Self::Search
            | Self::Restart
            | Self::Undo
            | Self::Redo => false,
        }
    }
}

/// A digit on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value {
    /// The digit.
    pub digit: Digit,
    /// Whether it belongs to the puzzle.
    pub given: bool,
}

/// A cell whose value was set, replaced or cleared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ValueChange {
    /// The cell.
    pub cell: Cell,
    /// The value before the change.
    pub before: Option<Value>,
    /// The value after the change.
    pub after: Option<Value>,
}

/// A candidate that appeared or disappeared, for any reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CandidateChange {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is on the board now.
    pub present: bool,
}

/// A candidate that was ruled out, or restored, other than by a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Removal {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is ruled out now.
    pub removed: bool,
}

/// A mark that was put on the board or removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MarkChange {
    /// The mark.
    pub mark: Mark,
    /// Whether it is on the board now.
    pub present: bool,
}

/// The effect of one action on the position, and its cause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The reason.
    pub cause: Cause,
    /// The values that changed, in reading order.
    pub values: Vec<ValueChange>,
    /// The candidates ruled out by a rule or by hand, or restored.
    pub removals: Vec<Removal>,
    /// All candidates that appeared or disappeared: by the removals above, or as a consequence of a
    /// value.
    pub candidates: Vec<CandidateChange>,
    /// The marks that were put on the board or removed, by hand or as a consequence of a value or a
    /// removal.
    pub marks: Vec<MarkChange>,
}

impl Change {
    /// The difference between two positions.
    pub(super) fn between(before: &Position, after: &Position, cause: Cause) -> Self {
        let mut change = Self {
            cause,
            values: Vec::new(),
            removals: Vec::new(),
            candidates: Vec::new(),
            marks: Vec::new(),
        };
        for cell in Cell::all() {
            let (old, new) = (before.value(cell), after.value(cell));
            if old != new {
                change.values.push(ValueChange {
                    cell,
                    before: old,
                    after: new,
                });
            }
            for digit in before.removed(cell) ^ after.removed(cell) {
                let removed = after.removed(cell).contains(digit);
                change.removals.push(Removal {
                    candidate: Candidate::new(cell, digit),
                    removed,
                });
            }
            let (old, new) = (
                before.grid().candidates(cell),
                after.grid().candidates(cell),
            );
            for digit in old ^ new {
                let candidate = Candidate::new(cell, digit);
                change.candidates.push(CandidateChange {
                    candidate,
                    present: new.contains(digit),
                });
            }
        }
        let marks = after.marks().differences(before.marks());
        change.marks = marks
            .map(|(mark, present)| MarkChange { mark, present })
            .collect();
        change
    }

    /// Whether nothing differs.
    pub fn is_empty(&self) -> bool {
        !self.is_of_board() && self.marks.is_empty()
    }

    /// Whether values or candidates differ, not only marks.
    pub fn is_of_board(&self) -> bool {
        !(self.values.is_empty() && self.removals.is_empty() && self.candidates.is_empty())
    }
}
