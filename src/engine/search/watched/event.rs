use crate::grid::{Candidate, Cell, Contradiction, DigitSet, House};

/// One act of a watched search.
///
/// `explain::event` says it in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A cell is taken, to try its candidates one after the other.
    Choose {
        /// The cell.
        cell: Cell,
        /// What can be tried in it: at least one digit.
        candidates: DigitSet,
    },
    /// A digit is tried in the cell that was chosen.
    Try {
        /// The cell and the digit.
        trial: Candidate,
        /// The digits still to be tried there after this one.
        left: DigitSet,
    },
    /// A digit is set because it must be so if the trials are right.
    Single {
        /// The cell and the digit.
        placement: Candidate,
        /// The house in which only this cell is left for the digit, or none
        /// where the digit is the only candidate of the cell.
        house: Option<House>,
    },
    /// The position cannot be completed. What is noticed depends on the
    /// [method](super::Method); it is never
    /// [`NoSolution`](Contradiction::NoSolution).
    Contradiction(Contradiction),
    /// The last trial is withdrawn, with all that followed from it.
    Back {
        /// The cell and the digit.
        trial: Candidate,
        /// The digits still to be tried there. Where there is none, the cell is
        /// left, and the trial before it is withdrawn next.
        left: DigitSet,
        /// Whether there was a solution with this digit; otherwise it is wrong,
        /// if the trials before it are right.
        solved: bool,
    },
    /// Each cell has a value, and no two clash.
    Solution,
    /// Everything has been tried. No event comes after this one.
    End,
}
