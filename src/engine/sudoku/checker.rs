use super::{Change, Observer, Position};
use crate::grid::{CellSet, Contradiction};

/// Keeps the clashes: digits that stand twice in a house. A change of
/// candidates alone cannot make one, so the checker registers for
/// [`Interest::Values`](super::Interest::Values).
#[derive(Debug, Default)]
pub struct Checker {
    clashes: Vec<Contradiction>,
    checks: usize,
}

impl Checker {
    /// A checker that knows the clashes of a position.
    pub fn of(position: &Position) -> Self {
        let mut checker = Self::default();
        checker.check(position);
        checker
    }

    /// The clashes on the board.
    pub fn clashes(&self) -> &[Contradiction] {
        &self.clashes
    }

    /// The cells that take part in a clash.
    pub fn cells(&self) -> CellSet {
        self.clashes
            .iter()
            .fold(CellSet::EMPTY, |cells, clash| cells | clash.cells())
    }

    /// How often the board was checked.
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
