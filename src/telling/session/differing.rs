//! The difference between the solutions of a position.

use std::time::Duration;

use super::Session;
use sudoku_engine::grid::{Candidate, Cell, CellSet, DigitSet, Grid, Values};
use sudoku_engine::search::{Solutions, Stop, Stopped, all_differing, first, solve};

/// The time limit of the search for the digits.
const COMPARING: Duration = Duration::from_secs(2);

/// The cells that are not the same in all solutions of a position, with their digits in the
/// solutions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Differing {
    cells: Vec<(Cell, DigitSet)>,
}

impl Differing {
    /// The cells.
    pub fn cells(&self) -> CellSet {
        self.cells.iter().map(|(cell, _)| *cell).collect()
    }

    /// The digits of a cell in the solutions; empty for a cell that is the same in all of them.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        let found = self.cells.iter().find(|(differing, _)| *differing == cell);
        found.map_or(DigitSet::EMPTY, |(_, digits)| *digits)
    }

    /// Every digit in one of the cells that some solutions have there and others do not.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.cells.iter().flat_map(|(cell, digits)| {
            let digits = digits.into_iter();
            digits.map(|digit| Candidate::new(*cell, digit))
        })
    }
}

/// The search for the difference between the solutions of a position, independent of the session,
/// so that another thread can run it.
#[derive(Debug, Clone)]
pub struct DifferingSearch {
    grid: Grid,
}

impl DifferingSearch {
    /// Compares all solutions. If there is at most one, no cell differs.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the end, or after two seconds.
    pub fn run(self, stop: &Stop) -> Result<Differing, Stopped> {
        let stop = &stop.or_after(COMPARING);
        let Solutions::Several(pair) = solve(&self.grid, stop)?.solutions else {
            return Ok(Differing::default());
        };
        let cells = all_differing(&self.grid, &pair, stop)?;
        let mut known = [DigitSet::EMPTY; Cell::COUNT];
        let learn = |known: &mut [DigitSet; Cell::COUNT], solution: &Values| {
            for (known, digit) in known.iter_mut().zip(solution) {
                if let Some(digit) = digit {
                    known.insert(*digit);
                }
            }
        };
        pair.iter().for_each(|solution| learn(&mut known, solution));
        for cell in cells {
            for digit in self.grid.candidates(cell) {
                if known[cell.index()].contains(digit) {
                    continue;
                }
                let mut other = self.grid.clone();
                other.place(Candidate::new(cell, digit));
                if let Some(solution) = first(&other, stop)? {
                    learn(&mut known, &solution);
                }
            }
        }
        let cells = cells.into_iter().map(|cell| (cell, known[cell.index()]));
        Ok(Differing {
            cells: cells.collect(),
        })
    }
}

impl Session {
    /// The search for the difference between the solutions of the present position.
    pub fn search_differing(&self) -> DifferingSearch {
        DifferingSearch {
            grid: self.grid().clone(),
        }
    }
}
