use std::sync::Arc;

use super::{Mark, Position};
use crate::grid::{Candidate, Cell, Digit};
use crate::rules::Deduction;

/// Why something changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// Another puzzle was put on the board.
    Opened,
    /// A given of the puzzle was corrected.
    Given,
    /// A rule was applied; these are its deductions, at least one.
    Rule(Arc<[Deduction]>),
    /// A person did it.
    Person,
    /// Backtracking filled it in.
    Search,
    /// A person asked for the digit of a cell, which the solution tells.
    Answer,
    /// Everything but the givens was taken back.
    Restart,
    /// A person went back to the save point of this name.
    SavePoint(Arc<str>),
    /// A change was taken back.
    Undo,
    /// A change that had been taken back was made again.
    Redo,
}

impl Cause {
    /// Whether a person made the change; [`MoveCause::is_own`](super::MoveCause::is_own) says
    /// the same of a move.
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
    /// What stood there.
    pub before: Option<Value>,
    /// What stands there now.
    pub after: Option<Value>,
}

/// A candidate that appeared or went, for whatever reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CandidateChange {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is there now.
    pub present: bool,
}

/// A candidate that was ruled out, or put back, other than by a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Removal {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is ruled out now.
    pub removed: bool,
}

/// A mark that was put on the board or taken off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MarkChange {
    /// The mark.
    pub mark: Mark,
    /// Whether it is there now.
    pub present: bool,
}

/// What one act did to the position, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Why.
    pub cause: Cause,
    /// The values that changed, in reading order.
    pub values: Vec<ValueChange>,
    /// The candidates ruled out by a rule or by hand, or put back.
    pub removals: Vec<Removal>,
    /// Every candidate that appeared or went: by the removals above, or as a
    /// consequence of a value.
    pub candidates: Vec<CandidateChange>,
    /// The marks that were put on the board or taken off, by hand or as a
    /// consequence of a value or a removal.
    pub marks: Vec<MarkChange>,
}

impl Change {
    /// What differs between two positions.
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

    /// Whether values or candidates differ, not marks alone.
    pub fn is_of_board(&self) -> bool {
        !(self.values.is_empty() && self.removals.is_empty() && self.candidates.is_empty())
    }
}
