//! Cells whose digits have a known sum, and the digits that they can hold.

use super::Remainder;
use crate::grid::{Cage, Candidate, Cell, CellSet, DigitSet, Grid, combinations};
use crate::rules::Conclusions;

/// Cells without a value that all see each other, and their sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownSum {
    /// The cells.
    pub cells: CellSet,
    /// Their sum.
    pub sum: usize,
    /// The reason why it is known.
    pub source: Source,
}

/// The reason why a sum is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// The cells are the empty cells of a cage, whose other cells have these values.
    Cage(Cage, Vec<Candidate>),
    /// The rule of 45 gives the sum.
    Houses(Remainder),
}

impl KnownSum {
    /// The rest of a cage; `None` if it has no sum or no empty cell, or if its values
    /// exceed the sum.
    pub(super) fn of_cage(grid: &Grid, cage: &Cage) -> Option<Self> {
        let cells = grid.open_cells(cage);
        let placed = values_of(grid, cage.cells - cells);
        let sum = usize::from(cage.sum?).checked_sub(added(&placed))?;
        (!cells.is_empty()).then_some(Self {
            cells,
            sum,
            source: Source::Cage(*cage, placed),
        })
    }

    /// The cage that contains all of the cells, if the sum comes from a cage.
    pub fn cage(&self) -> Option<Cage> {
        match &self.source {
            Source::Cage(cage, _) => Some(*cage),
            Source::Houses(_) => None,
        }
    }
}

/// The values of cells that have one.
pub(super) fn values_of(grid: &Grid, cells: CellSet) -> Vec<Candidate> {
    let valued = |cell: Cell| Some(Candidate::new(cell, grid.value(cell)?));
    cells.iter().filter_map(valued).collect()
}

/// The sum of values.
pub(super) fn added(values: &[Candidate]) -> usize {
    let digits = values.iter().map(|value| usize::from(value.digit.get()));
    digits.sum()
}

/// The digits that cells with a known sum can hold.
#[derive(Debug)]
pub(in crate::rules) struct Fitted {
    pub(super) known: KnownSum,
    /// The sets of digits that can be placed in the cells. There is at least one.
    pub(super) live: Vec<DigitSet>,
    /// The cells, each with the digits that it has in at least one way to place a set.
    pub(super) possible: Vec<(Cell, DigitSet)>,
}

impl Fitted {
    /// Returns `None` if nothing fits: the position contradicts itself.
    pub(super) fn of(grid: &Grid, known: KnownSum) -> Option<Self> {
        let mut live = Vec::new();
        let mut possible: Vec<(Cell, DigitSet)> = known
            .cells
            .iter()
            .map(|cell| (cell, DigitSet::EMPTY))
            .collect();
        for digits in combinations(known.cells.len(), known.sum) {
            if let Some(shared) = grid.shared_out(known.cells, *digits) {
                live.push(*digits);
                for ((_, possible), digits) in possible.iter_mut().zip(shared) {
                    *possible |= digits;
                }
            }
        }
        (!live.is_empty()).then_some(Self {
            known,
            live,
            possible,
        })
    }

    /// The digits of all live sets together.
    pub(super) fn union(&self) -> DigitSet {
        self.live
            .iter()
            .fold(DigitSet::EMPTY, |all, one| all | *one)
    }

    /// The digits that all live sets have.
    pub(super) fn required(&self) -> DigitSet {
        self.live.iter().fold(DigitSet::ALL, |all, one| all & *one)
    }

    /// The smallest number of the given digits that a live set has.
    pub(super) fn least_of(&self, digits: DigitSet) -> usize {
        let counts = self.live.iter().map(|live| (*live & digits).len());
        counts.min().unwrap_or_default()
    }

    /// The candidates of the cells that are in at least one way to place a live set.
    pub(super) fn placements(&self) -> Vec<Candidate> {
        let of_cell = |(cell, possible): &(Cell, DigitSet)| {
            let cell = *cell;
            possible
                .iter()
                .map(move |digit| Candidate::new(cell, digit))
        };
        self.possible.iter().flat_map(of_cell).collect()
    }

    /// The candidates of the cells that are in no way to place a live set.
    pub(super) fn impossible(&self, grid: &Grid) -> Conclusions {
        let of_cell = |(cell, possible): &(Cell, DigitSet)| {
            let cell = *cell;
            let gone = grid.candidates(cell) - *possible;
            gone.into_iter()
                .map(move |digit| Candidate::new(cell, digit))
        };
        self.possible.iter().flat_map(of_cell).collect()
    }
}
