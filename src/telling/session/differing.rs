//! In what the solutions of a position differ.

use std::time::Duration;

use super::Session;
use sudoku_engine::grid::{Candidate, Cell, CellSet, DigitSet, Grid, Values};
use sudoku_engine::search::{Solutions, Stop, Stopped, all_differing, first, solve};

/// How long the digits may be looked for.
const COMPARING: Duration = Duration::from_secs(2);

/// The cells that are not the same in all solutions of a position, with the digits
/// that they have there.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Differing {
    cells: Vec<(Cell, DigitSet)>,
}

impl Differing {
    /// The cells.
    pub fn cells(&self) -> CellSet {
        self.cells.iter().map(|(cell, _)| *cell).collect()
    }

    /// The digits that a cell has in the solutions; none for a cell that is the
    /// same in all of them.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        let found = self.cells.iter().find(|(differing, _)| *differing == cell);
        found.map_or(DigitSet::EMPTY, |(_, digits)| *digits)
    }

    /// Every digit that one of the solutions has in one of the cells, and another
    /// has not.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.cells.iter().flat_map(|(cell, digits)| {
            let digits = digits.into_iter();
            digits.map(|digit| Candidate::new(*cell, digit))
        })
    }
}

/// The search for what the solutions of a position differ in: all that it takes,
/// apart from the session, so that another thread can do it.
#[derive(Debug, Clone)]
pub struct DifferingSearch {
    grid: Grid,
}

impl DifferingSearch {
    /// Compares all solutions. Where there are not several, no cell differs.
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
    /// The search for what the solutions of the position as it stands differ in.
    pub fn search_differing(&self) -> DifferingSearch {
        DifferingSearch {
            grid: self.grid().clone(),
        }
    }
}
