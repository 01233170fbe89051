use crate::grid::{Candidate, Cell, Contradiction, DigitSet, House};

/// One action of a watched search.
///
/// `explain::event` puts it into words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A cell is chosen, to try its candidates one after another.
    Choose {
        /// The cell.
        cell: Cell,
        /// The digits to try in it, at least one.
        candidates: DigitSet,
    },
    /// A digit is tried in the chosen cell.
    Try {
        /// The cell and the digit.
        trial: Candidate,
        /// The digits still to be tried there after this one.
        left: DigitSet,
    },
    /// A digit is set because it must be there if the trials are right.
    Single {
        /// The cell and the digit.
        placement: Candidate,
        /// The house in which only this cell is left for the digit, or `None` if the digit is the
        /// only candidate of the cell.
        house: Option<House>,
    },
    /// The position cannot be completed. The kind depends on the [method](super::Method); it is
    /// never [`NoSolution`](Contradiction::NoSolution).
    Contradiction(Contradiction),
    /// The last trial is withdrawn, with everything that followed from it.
    Back {
        /// The cell and the digit.
        trial: Candidate,
        /// The digits still to be tried there. If there are none, the search leaves the cell and
        /// withdraws the trial before it next.
        left: DigitSet,
        /// Whether there was a solution with this digit. If not, the digit is wrong, provided that
        /// the trials before it are right.
        solved: bool,
    },
    /// Each cell has a value, and no two values clash.
    Solution,
    /// Everything has been tried. No event follows.
    End,
}
