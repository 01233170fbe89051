//! The engine: singles and locked candidates to a fixpoint, then a try of
//! each way to fill the tightest spot, the most troublesome one first.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use super::{Stop, Stopped};
use crate::grid::{Candidate, Cell, CellSet, Contradiction, Digit, Grid, House};

/// How many tries go by between two looks at the stop.
const TRIES_BETWEEN_LOOKS: u64 = 64;

/// Hands every solution to `found` until it breaks. Returns the number of
/// tries.
pub(super) fn run(
    grid: &Grid,
    stop: &Stop,
    found: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
) -> Result<u64, Stopped> {
    let mut search = Search {
        stop,
        tries: 0,
        stopped: false,
        trouble: [0; Cell::COUNT],
        found,
    };
    if Contradiction::visible(grid).next().is_none() {
        let _ = search.descend(grid.clone());
    }
    if search.stopped {
        Err(Stopped)
    } else {
        Ok(search.tries)
    }
}

struct Search<'a> {
    stop: &'a Stop,
    tries: u64,
    stopped: bool,
    /// How often a try failed at each cell. Where a board has a knot that
    /// cannot be untied, this leads there first, instead of filling the rest
    /// of the board in every way and failing at the knot each time.
    trouble: [u32; Cell::COUNT],
    found: &'a mut dyn FnMut(&Grid) -> ControlFlow<()>,
}

impl Search<'_> {
    fn descend(&mut self, mut grid: Grid) -> ControlFlow<()> {
        if let Err(Failure(cells)) = propagate(&mut grid) {
            for cell in cells {
                self.trouble[cell.index()] += 1;
            }
            return ControlFlow::Continue(());
        }
        let tries = self.tightest_spot(&grid);
        if tries.is_empty() {
            return (self.found)(&grid);
        }
        for candidate in tries {
            self.tries += 1;
            if self.tries % TRIES_BETWEEN_LOOKS == 1 && self.stop.is_raised() {
                self.stopped = true;
                return ControlFlow::Break(());
            }
            let mut next = grid.clone();
            next.place(candidate);
            self.descend(next)?;
        }
        ControlFlow::Continue(())
    }

    /// The alternatives of which exactly one is true, as few as there are, and
    /// where there was most trouble: the candidates of a cell, or the places
    /// of a digit in a house. Empty if the grid is full.
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
            House::all().map(move |house| (digit, grid.cells_with(digit) & house.cells()))
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

/// A contradiction at these cells.
struct Failure(CellSet);

/// Draws all singles and locked candidates.
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

/// Sets every naked single; whether there was one.
fn naked_singles(grid: &mut Grid) -> Result<bool, Failure> {
    let [one, two, ..] = grid.cells_by_count();
    let dead = grid.unsolved() - one;
    if !dead.is_empty() {
        return Err(Failure(dead));
    }
    let singles = one - two;
    for cell in singles {
        let Some(digit) = grid.candidates(cell).first() else {
            // One of the other singles took the digit away.
            return Err(Failure(CellSet::only(cell)));
        };
        grid.place(Candidate::new(cell, digit));
    }
    Ok(!singles.is_empty())
}

/// Sets every hidden single; whether there was one.
fn hidden_singles(grid: &mut Grid) -> Result<bool, Failure> {
    let mut any = false;
    for digit in Digit::ALL {
        for house in House::all() {
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

/// Removes what locked candidates exclude; whether there was anything.
fn locked_candidates(grid: &mut Grid) -> bool {
    let mut any = false;
    for digit in Digit::ALL {
        let all = grid.cells_with(digit);
        for house in House::all() {
            let places = all & house.cells();
            if (2..=3).contains(&places.len()) {
                for cell in all & places.common_peers() {
                    any |= grid.eliminate(Candidate::new(cell, digit));
                }
            }
        }
    }
    any
}
