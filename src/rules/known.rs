use std::cell::{Cell, OnceCell};

use super::fish::SilentWaters;
use super::subsets::KnownSizes;
use crate::grid::{CellSet, Digit, Grid};

/// What was worked out of parts of positions, such as a house or a digit, kept
/// for positions after them, which mostly have many of these parts as they were.
///
/// Each finding is kept together with all that it was worked out of, and is used
/// only where that is the same again. So it cannot be out of date: of any
/// position, in whatever order they come, rules find the same with it as without.
#[derive(Debug, Default)]
pub struct Known {
    pub(super) subset_sizes: KnownSizes,
    pub(super) sue_de_coq: Silence,
    fish: OnceCell<Box<SilentWaters>>,
}

impl Known {
    /// Where fish were hunted in vain.
    pub(super) fn fish(&self) -> &SilentWaters {
        self.fish.get_or_init(Box::default)
    }
}

/// The last position on which a rule found nothing.
///
/// Where all that a pattern consists of, and all that it could remove, is in
/// cells that are the same still, there is nothing to find now either.
#[derive(Debug, Default)]
pub(super) struct Silence(Cell<Option<Candidates>>);

/// The candidates of all cells, and which of them have no value.
#[derive(Debug, Clone, Copy)]
struct Candidates {
    cells_with: [CellSet; 9],
    unsolved: CellSet,
}

impl Silence {
    /// The cells that are not the same as then; all if there was no such
    /// position.
    pub(super) fn changed(&self, grid: &Grid) -> CellSet {
        let Some(before) = self.0.get() else {
            return CellSet::ALL;
        };
        let digits = Digit::ALL.into_iter().zip(before.cells_with);
        digits.fold(
            before.unsolved ^ grid.unsolved(),
            |changed, (digit, cells)| changed | (cells ^ grid.cells_with(digit)),
        )
    }

    /// Keeps a position on which the rule found nothing.
    pub(super) fn keep(&self, grid: &Grid) {
        self.0.set(Some(Candidates {
            cells_with: Digit::ALL.map(|digit| grid.cells_with(digit)),
            unsolved: grid.unsolved(),
        }));
    }
}
