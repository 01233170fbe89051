//! The engine for positions on which the other engines get lost, and for all other boards without
//! sums: it learns from its failures.
//!
//! It draws all conclusions from singles and locked candidates, then tries each way to fill the
//! tightest spot, the most troublesome one first. A board may have a knot that cannot be untied,
//! such as a fish with too few columns for its rows. An engine that only looks for the fewest
//! candidates fills the rest of the board in every way and fails at the knot each time. This engine
//! counts its failures in each cell, which leads it straight to the knot.

use std::cmp::Reverse;

use super::Walk;
use super::descent::GUESSES_BETWEEN_LOOKS;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Values};
use crate::search::{Stop, Stopped};

/// A walk through the solutions of several positions.
#[derive(Debug, Clone)]
pub(in crate::search) struct Patient {
    /// The current solution.
    here: Grid,
    /// The positions still to be searched, the next one last: at most eight for each guess on the
    /// way.
    pending: Vec<Grid>,
    guesses: u64,
    /// The number of failed tries at each cell.
    trouble: [u32; Cell::COUNT],
}

impl Patient {
    /// Starts at a position of a board without sums.
    pub(in crate::search) fn on(grid: &Grid) -> Self {
        let is_lost = grid.has_clash();
        Self {
            here: grid.clone(),
            pending: if is_lost {
                Vec::new()
            } else {
                vec![grid.clone()]
            },
            guesses: 0,
            trouble: [0; Cell::COUNT],
        }
    }

    /// Starts at the last of these positions of the classic board, each given by the digits left in
    /// each cell.
    pub(super) fn new(positions: &[[DigitSet; Cell::COUNT]]) -> Self {
        Self {
            here: Grid::empty(),
            pending: positions.iter().map(grid_with).collect(),
            guesses: 0,
            trouble: [0; Cell::COUNT],
        }
    }

    /// The fewest candidates of which exactly one is true: the candidates of a cell, or the places
    /// of a digit in a house. Among several such spots, the one with the most trouble. Empty if the
    /// grid is full.
    fn tightest_spot(&self, grid: &Grid) -> Vec<Candidate> {
        let of_cell = |cell: Cell| -> Vec<Candidate> {
            let digits = grid.candidates(cell).iter();
            digits.map(|digit| Candidate::new(cell, digit)).collect()
        };
        let [_, two, three, _] = grid.cells_by_count();
        let pairs = (two - three).into_iter();
        if let Some(cell) = pairs.max_by_key(|cell| self.trouble[cell.index()]) {
            return of_cell(cell);
        }
        let cells = grid.unsolved().into_iter().map(|cell| {
            let count = grid.candidates(cell).len();
            (count, Reverse(self.trouble[cell.index()]), cell)
        });
        let Some((count, _, cell)) = cells.min() else {
            return Vec::new();
        };
        let places = Digit::ALL.into_iter().flat_map(|digit| {
            let houses = grid.layout().houses().iter();
            houses.map(move |house| (digit, grid.cells_with(digit) & house.cells()))
        });
        let fewest = places
            .filter(|(_, places)| (1..count).contains(&places.len()))
            .min_by_key(|(_, places)| (places.len(), Reverse(self.trouble_in(*places))));
        match fewest {
            Some((digit, places)) => {
                let cells = places.iter();
                cells.map(|cell| Candidate::new(cell, digit)).collect()
            }
            None => of_cell(cell),
        }
    }

    fn trouble_in(&self, cells: CellSet) -> u32 {
        cells.iter().map(|cell| self.trouble[cell.index()]).sum()
    }
}

impl Walk for Patient {
    fn advance(&mut self, stop: &Stop) -> Result<bool, Stopped> {
        while let Some(mut grid) = self.pending.pop() {
            if let Err(Failure(cells)) = propagate(&mut grid) {
                for cell in cells {
                    self.trouble[cell.index()] += 1;
                }
                continue;
            }
            let tries = self.tightest_spot(&grid);
            if tries.is_empty() {
                self.here = grid;
                return Ok(true);
            }
            if self.guesses.is_multiple_of(GUESSES_BETWEEN_LOOKS) && stop.is_raised() {
                return Err(Stopped);
            }
            self.guesses += 1;
            for candidate in tries.into_iter().rev() {
                let mut next = grid.clone();
                next.place(candidate);
                self.pending.push(next);
            }
        }
        Ok(false)
    }

    fn values(&self) -> Values {
        *self.here.values()
    }

    fn guesses(&self) -> u64 {
        self.guesses
    }
}

/// The grid without values in which each cell has these candidates.
fn grid_with(left: &[DigitSet; Cell::COUNT]) -> Grid {
    let mut grid = Grid::empty();
    for cell in Cell::all() {
        for digit in Digit::ALL {
            if !left[cell.index()].contains(digit) {
                grid.eliminate(Candidate::new(cell, digit));
            }
        }
    }
    grid
}

/// A contradiction at these cells.
struct Failure(CellSet);

/// Draws all conclusions from singles and locked candidates.
fn propagate(grid: &mut Grid) -> Result<(), Failure> {
    loop {
        if naked_singles(grid)? | hidden_singles(grid)? {
            continue;
        }
        if !locked_candidates(grid) {
            return Ok(());
        }
    }
}

/// Sets every naked single; returns whether there was one.
fn naked_singles(grid: &mut Grid) -> Result<bool, Failure> {
    let [one, two, ..] = grid.cells_by_count();
    let dead = grid.unsolved() - one;
    if !dead.is_empty() {
        return Err(Failure(dead));
    }
    let singles = one - two;
    for cell in singles {
        let Some(digit) = grid.candidates(cell).first() else {
            // Another of the singles removed the digit.
            return Err(Failure(CellSet::only(cell)));
        };
        grid.place(Candidate::new(cell, digit));
    }
    Ok(!singles.is_empty())
}

/// Sets every hidden single; returns whether there was one.
fn hidden_singles(grid: &mut Grid) -> Result<bool, Failure> {
    let mut any = false;
    let layout = grid.layout().clone();
    for digit in layout.digits() {
        for house in layout.houses() {
            let places = grid.cells_with(digit) & house.cells();
            if places.is_empty() {
                if grid.placed(digit).is_disjoint(house.cells()) {
                    return Err(Failure(house.cells()));
                }
            } else if let Some(cell) = places.single() {
                grid.place(Candidate::new(cell, digit));
                any = true;
            }
        }
    }
    Ok(any)
}

/// Removes every candidate that locked candidates exclude; returns whether there was one.
fn locked_candidates(grid: &mut Grid) -> bool {
    let mut any = false;
    let layout = grid.layout().clone();
    let most = if layout.is_classic() {
        3
    } else {
        layout.size()
    };
    for digit in layout.digits() {
        let all = grid.cells_with(digit);
        for house in layout.houses() {
            let places = all & house.cells();
            if (2..=most).contains(&places.len()) {
                for cell in all & layout.common_peers(places) {
                    any |= grid.eliminate(Candidate::new(cell, digit));
                }
            }
        }
    }
    any
}
