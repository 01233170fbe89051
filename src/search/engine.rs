//! The engine: singles and locked candidates to a fixpoint, then a try of
//! each way to fill the tightest spot.

use std::ops::ControlFlow;

use super::{Stop, Stopped};
use crate::grid::{Candidate, CellSet, Contradiction, Digit, Grid, House};

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
    found: &'a mut dyn FnMut(&Grid) -> ControlFlow<()>,
}

impl Search<'_> {
    fn descend(&mut self, mut grid: Grid) -> ControlFlow<()> {
        if propagate(&mut grid).is_none() {
            return ControlFlow::Continue(());
        }
        let tries = tightest_spot(&grid);
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
}

/// Draws all singles and locked candidates; `None` if that ends in a
/// contradiction.
fn propagate(grid: &mut Grid) -> Option<()> {
    loop {
        if naked_singles(grid)? | hidden_singles(grid)? {
            continue;
        }
        if !locked_candidates(grid) {
            return Some(());
        }
    }
}

/// The cells with at least one, two and three candidates.
fn cells_by_count(grid: &Grid) -> [CellSet; 3] {
    let mut at_least = [CellSet::EMPTY; 3];
    for digit in Digit::ALL {
        let cells = grid.cells_with(digit);
        at_least[2] |= at_least[1] & cells;
        at_least[1] |= at_least[0] & cells;
        at_least[0] |= cells;
    }
    at_least
}

/// Sets every naked single; whether there was one.
fn naked_singles(grid: &mut Grid) -> Option<bool> {
    let [one, two, _] = cells_by_count(grid);
    if !(grid.unsolved() - one).is_empty() {
        return None;
    }
    let singles = one - two;
    for cell in singles {
        // Empty by now if one of the other singles took the digit away.
        let digit = grid.candidates(cell).first()?;
        grid.place(Candidate::new(cell, digit));
    }
    Some(!singles.is_empty())
}

/// Sets every hidden single; whether there was one.
fn hidden_singles(grid: &mut Grid) -> Option<bool> {
    let mut any = false;
    for digit in Digit::ALL {
        for house in House::all() {
            let places = grid.cells_with(digit) & house.cells();
            if places.is_empty() {
                if grid.placed(digit).is_disjoint(house.cells()) {
                    return None;
                }
            } else if let Some(cell) = places.single() {
                grid.place(Candidate::new(cell, digit));
                any = true;
            }
        }
    }
    Some(any)
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

/// The alternatives of which exactly one is true, as few as can be found
/// cheaply: a cell with two candidates, or else a digit with two places in a
/// house, or else the cell with the fewest. Empty if the grid is full.
fn tightest_spot(grid: &Grid) -> Vec<Candidate> {
    let [_, two, three] = cells_by_count(grid);
    if let Some(cell) = (two - three).first() {
        return grid
            .candidates(cell)
            .iter()
            .map(|digit| Candidate::new(cell, digit))
            .collect();
    }
    for digit in Digit::ALL {
        for house in House::all() {
            let places = grid.cells_with(digit) & house.cells();
            if places.len() == 2 {
                return places
                    .iter()
                    .map(|cell| Candidate::new(cell, digit))
                    .collect();
            }
        }
    }
    let tightest = grid
        .unsolved()
        .into_iter()
        .min_by_key(|cell| grid.candidates(*cell).len());
    tightest.map_or_else(Vec::new, |cell| {
        grid.candidates(cell)
            .iter()
            .map(|digit| Candidate::new(cell, digit))
            .collect()
    })
}
