//! The engine for boards with sums: those of cages, and those that follow by the rule of 45.
//!
//! It draws all conclusions from singles, sums and locked candidates, then tries a digit in the
//! cell with the most failures for each of its remaining digits. If the digit fails, the search
//! continues without it, perhaps in another cell: in a killer, one sum after another turns out to
//! be the tight one.

mod memory;
mod position;
mod sums;

use std::sync::Arc;

use super::Walk;
use super::descent::GUESSES_BETWEEN_LOOKS;
use crate::grid::{Candidate, Cell, CellSet, DigitSet, Grid, Values};
use crate::search::{Stop, Stopped};

use memory::Memory;
use position::{Failure, Position, Tables};

/// A walk through the solutions of a position.
#[derive(Debug, Clone)]
pub(in crate::search) struct Weighing {
    /// `None` if the sums contradict each other and there is no solution.
    tables: Option<Arc<Tables>>,
    memory: Memory,
    /// The current solution.
    here: Position,
    /// The positions still to be searched, the next one last, each with the cells changed since its
    /// last closure. A guess leaves one position behind, with one digit fewer in a cell.
    pending: Vec<(Position, CellSet)>,
    guesses: u64,
    /// The number of failed tries at each cell.
    trouble: [u32; Cell::COUNT],
}

impl Weighing {
    pub(in crate::search) fn on(grid: &Grid) -> Self {
        let layout = grid.layout();
        let mut left = [DigitSet::EMPTY; Cell::COUNT];
        for cell in layout.cells() {
            let value = grid.value(cell).map(DigitSet::only);
            left[cell.index()] = value.unwrap_or(grid.candidates(cell));
        }
        let start = (Position::new(left), layout.cells());
        Self {
            tables: Tables::of(layout).map(Arc::new),
            memory: Memory::default(),
            here: start.0.clone(),
            pending: vec![start],
            guesses: 0,
            trouble: [0; Cell::COUNT],
        }
    }

    /// The next candidate to try: a digit of the cell with the most trouble for each of its
    /// remaining digits. `None` if every cell has its digit.
    fn next_try(&self, position: &Position) -> Option<Candidate> {
        let by_trouble = |one: &Cell, other: &Cell| {
            let weight = |cell: &Cell| u64::from(self.trouble[cell.index()]) + 1;
            let count = |cell: &Cell| position.digits(*cell).len() as u64;
            (weight(one) * count(other)).cmp(&(weight(other) * count(one)))
        };
        let cell = position.open().iter().max_by(by_trouble)?;
        let digit = position.digits(cell).first()?;
        Some(Candidate::new(cell, digit))
    }
}

impl Walk for Weighing {
    fn advance(&mut self, stop: &Stop) -> Result<bool, Stopped> {
        let Some(tables) = self.tables.clone() else {
            return Ok(false);
        };
        while let Some((mut position, changed)) = self.pending.pop() {
            if let Err(Failure(cells)) = position.close(&tables, &mut self.memory, changed) {
                for cell in cells {
                    self.trouble[cell.index()] += 1;
                }
                continue;
            }
            let Some(candidate) = self.next_try(&position) else {
                self.here = position;
                return Ok(true);
            };
            if self.guesses.is_multiple_of(GUESSES_BETWEEN_LOOKS) && stop.is_raised() {
                return Err(Stopped);
            }
            self.guesses += 1;
            self.memory.begin_after(self.guesses);
            let changed = CellSet::only(candidate.cell);
            self.pending.push((position.without(candidate), changed));
            self.pending.push((position.with(candidate), changed));
        }
        Ok(false)
    }

    fn values(&self) -> Values {
        self.here.values()
    }

    fn guesses(&self) -> u64 {
        self.guesses
    }
}
