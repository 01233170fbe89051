//! Fills grids of any board at random.

use crate::generate::random::Random;
use crate::grid::{Candidate, Cell, Digit, Grid, Layout, Values};

/// The number of steps after which the filling starts over.
const PATIENCE: u32 = 400;

/// The number of starts. A board with random regions may have no full grid at all.
const TIMES: usize = 5;

/// Fills an empty board at random; `None` if that takes too long.
pub(super) fn fill(layout: &Layout, random: &mut Random) -> Option<Values> {
    let empty = Grid::empty_on(layout);
    (0..TIMES).find_map(|_| descend(&empty, random, &mut { PATIENCE }))
}

/// Fills the only place of a digit in a house, or else the cell with the fewest candidates in every
/// way, until the grid is full or the patience runs out.
fn descend(grid: &Grid, random: &mut Random, patience: &mut u32) -> Option<Values> {
    if grid.is_full() {
        return grid.is_solved().then(|| *grid.values());
    }
    *patience = patience.checked_sub(1)?;
    for candidate in ways_on(grid, random)? {
        let mut next = grid.clone();
        next.place(candidate);
        if let Some(full) = descend(&next, random, patience) {
            return Some(full);
        }
    }
    None
}

/// The possible next steps, in random order; none if there is a contradiction.
fn ways_on(grid: &Grid, random: &mut Random) -> Option<Vec<Candidate>> {
    if let Some(hidden) = alone_in_house(grid)? {
        return Some(vec![hidden]);
    }
    let count = |cell: &Cell| grid.candidates(*cell).len();
    let fewest = grid.unsolved().iter().map(|cell| count(&cell)).min()?;
    let tightest: Vec<Cell> = grid
        .unsolved()
        .iter()
        .filter(|cell| count(cell) == fewest)
        .collect();
    let cell = random.choose(&tightest)?;
    let mut digits: Vec<Digit> = grid.candidates(cell).iter().collect();
    random.shuffle(&mut digits);
    let ways = digits.into_iter().map(|digit| Candidate::new(cell, digit));
    Some(ways.collect())
}

/// The first digit with only one place in a house, if there is one. The outer `None` means that a
/// digit has no place.
fn alone_in_house(grid: &Grid) -> Option<Option<Candidate>> {
    let layout = grid.layout();
    let mut alone = None;
    for house in layout.houses() {
        for digit in layout.digits() - grid.held(*house) {
            let places = grid.cells_with(digit) & house.cells();
            if places.is_empty() {
                return None;
            }
            if alone.is_none() {
                alone = places.single().map(|cell| Candidate::new(cell, digit));
            }
        }
    }
    Some(alone)
}
