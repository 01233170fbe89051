use super::{Change, Observer, Position};
use crate::grid::{CellSet, Contradiction};

/// Tracks the clashes on the board. A change of candidates alone cannot cause one, so the checker
/// registers for [`Interest::Values`](super::Interest::Values).
#[derive(Debug, Default)]
pub struct Checker {
    clashes: Vec<Contradiction>,
    checks: usize,
}

impl Checker {
    /// A checker with the clashes of a position.
    pub fn of(position: &Position) -> Self {
        let mut checker = Self::default();
        checker.check(position);
        checker
    }

    /// The clashes on the board.
    pub fn clashes(&self) -> &[Contradiction] {
        &self.clashes
    }

    /// The cells involved in a clash.
    pub fn cells(&self) -> CellSet {
        self.clashes
            .iter()
            .fold(CellSet::EMPTY, |cells, clash| cells | clash.cells())
    }

    /// The number of checks so far.
    pub const fn checks(&self) -> usize {
        self.checks
    }

    fn check(&mut self, position: &Position) {
        self.checks += 1;
        self.clashes = Contradiction::clashes(position.grid()).collect();
    }
}

impl Observer for Checker {
    fn changed(&mut self, position: &Position, _change: &Change) {
        self.check(position);
    }
}
