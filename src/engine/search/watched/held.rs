//! The position of the textbook's method: the digits that each house holds.

use super::board::NextAct;
use super::sums::broken_sum;
use crate::grid::{Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, Grid, House, Layout};

/// The digits that are values in each house. Setting or withdrawing a trial takes three bit
/// operations and no copy.
#[derive(Debug, Clone)]
pub(super) struct HeldDigits {
    held: [DigitSet; House::MOST],
    /// The cells with each digit, for cells that see each other but share no house.
    placed: [CellSet; 9],
    /// The empty cells in reading order, with their candidates at the start.
    empty: Vec<(Cell, DigitSet)>,
}

impl HeldDigits {
    pub(super) fn of(grid: &Grid) -> Self {
        let mut held = [DigitSet::EMPTY; House::MOST];
        for house in grid.layout().houses() {
            held[house.index()] = grid.held(*house);
        }
        let empty = grid.unsolved().into_iter();
        Self {
            held,
            placed: Digit::ALL.map(|digit| grid.placed(digit)),
            empty: empty.map(|cell| (cell, grid.candidates(cell))).collect(),
        }
    }

    /// Looks at the next cell after `depth` trials, one in each cell before it.
    #[inline]
    pub(super) fn look(&self, depth: usize, layout: &Layout) -> NextAct {
        let Some(&(cell, candidates)) = self.empty.get(depth) else {
            return NextAct::Full;
        };
        let mut candidates = candidates;
        for house in layout.houses_of(cell) {
            candidates -= self.held[house.index()];
        }
        let apart = layout.peers_apart(cell);
        if !apart.is_empty() {
            for digit in candidates {
                if !self.placed[digit.index()].is_disjoint(apart) {
                    candidates.remove(digit);
                }
            }
        }
        if candidates.is_empty() {
            NextAct::Contradiction(Contradiction::NoCandidate(cell))
        } else {
            NextAct::Choice(cell, candidates)
        }
    }

    /// A cage whose digits cannot add up to its sum, whatever its empty cells hold.
    pub(super) fn broken_sum(&self, layout: &Layout) -> Option<Contradiction> {
        broken_sum(layout, &self.placed, |_| layout.digits())
    }

    #[inline]
    pub(super) fn put(&mut self, Candidate { cell, digit }: Candidate, layout: &Layout) {
        self.placed[digit.index()].insert(cell);
        for house in layout.houses_of(cell) {
            self.held[house.index()].insert(digit);
        }
    }

    #[inline]
    pub(super) fn take(&mut self, Candidate { cell, digit }: Candidate, layout: &Layout) {
        self.placed[digit.index()].remove(cell);
        for house in layout.houses_of(cell) {
            self.held[house.index()].remove(digit);
        }
    }
}
