//! The way out of a knot: the engine for one puzzle.

use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, Digit, Grid};
use crate::search::bands::Bands;
use crate::search::engine;
use crate::search::{Stop, Stopped};

/// Hands every solution of the position to `found` until it breaks.
pub(super) fn run(
    position: &Bands,
    stop: &Stop,
    found: &mut dyn FnMut(&Bands) -> ControlFlow<()>,
) -> Result<(), Stopped> {
    engine::run(&grid(position), stop, &mut |solution| {
        found(&Bands::from(solution))
    })?;
    Ok(())
}

/// The position as a grid without values.
fn grid(position: &Bands) -> Grid {
    let mut grid = Grid::empty();
    for cell in Cell::all() {
        let (band, bit) = (cell.index() / 27, cell.index() % 27);
        for digit in Digit::ALL {
            if position.0[3 * digit.index() + band] >> bit & 1 == 0 {
                grid.eliminate(Candidate::new(cell, digit));
            }
        }
    }
    grid
}
