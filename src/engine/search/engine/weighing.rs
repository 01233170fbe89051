//! The engine for boards with sums: cages, and what the rule of 45 tells of them.
//!
//! It draws singles, sums and locked candidates to a fixpoint, then tries a digit in the
//! cell that failed most for the digits that it has left. Where the digit fails, it goes on
//! without it, perhaps in another cell: in a killer one sum after the other turns out to be
//! the tight one.

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
    /// `None` if the sums contradict each other, so that there is no solution.
    tables: Option<Arc<Tables>>,
    memory: Memory,
    /// The solution at which the walk is.
    here: Position,
    /// What is to be looked at yet, the next one last, each with the cells that changed
    /// since it was looked at. A guess leaves one behind, and a digit less in a cell.
    pending: Vec<(Position, CellSet)>,
    guesses: u64,
    /// How often a try failed at each cell.
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

    /// What to try next: a digit of the cell with the most trouble for each digit that it
    /// has left. `None` if every cell has its digit.
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
