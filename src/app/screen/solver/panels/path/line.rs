//! The line of the path: positions, and the steps between them.

use std::sync::Arc;

use super::PathStep;
use sudoku_engine::grid::Grid;
use sudoku_engine::rules::Deduction;
use sudoku_engine::solver::Ending;
use sudoku_engine::sudoku::Cause;
use sudoku_telling::session::Session;

/// Positions in order, and the steps that lead from each to the next.
#[derive(Debug, Default)]
pub(super) struct Line {
    /// One more than the steps; empty on the empty line.
    positions: Vec<Grid>,
    steps: Vec<PathStep>,
    /// The end of the line.
    pub(super) end: End,
    /// The number of the choice of rules that made it.
    pub(super) choice: u64,
}

/// The end of a line.
#[derive(Debug, Default, PartialEq)]
pub(super) enum End {
    /// The search for more goes on.
    #[default]
    Open,
    /// The search was stopped.
    Stopped,
    /// The path has come to its end.
    Reached(Ending),
}

impl Line {
    /// A line that begins at a position, with no step yet.
    pub(super) fn new(start: Grid, choice: u64) -> Self {
        Self {
            positions: vec![start],
            choice,
            ..Self::default()
        }
    }

    /// Extends the line by these steps.
    pub(super) fn extend(&mut self, steps: impl IntoIterator<Item = PathStep>) {
        for step in steps {
            if let Some(last) = self.positions.last() {
                let after = after(last, &step);
                self.positions.push(after);
                self.steps.push(step);
            }
        }
    }

    /// The place of a position on the line. Tries the last place and its neighbors first.
    pub(super) fn place_of(&self, grid: &Grid, last: usize) -> Option<usize> {
        let is_there = |place: &usize| self.positions.get(*place) == Some(grid);
        let near = [last, last + 1, last.saturating_sub(1)];
        let near = near.iter().find(|place| is_there(place));
        near.copied()
            .or_else(|| self.positions.iter().position(|position| position == grid))
    }

    /// The steps after a place.
    pub(super) fn after(&self, place: usize) -> &[PathStep] {
        self.steps.get(place..).unwrap_or_default()
    }

    /// Extends the start of the line back to the present position by rule moves that were taken
    /// back, so that they can be redone.
    pub(super) fn lead_here(&mut self, session: &Session, choice: u64) {
        if self.choice != choice {
            return;
        }
        let mut positions = vec![session.grid().clone()];
        let mut steps = Vec::new();
        let journal = session.journal();
        let undone = journal.undone().iter().rev();
        for change in undone.filter(|change| change.is_of_board()) {
            let (Cause::Rule(step), Some(last)) = (&change.cause, positions.last()) else {
                return;
            };
            let next = after(last, step);
            steps.push(Arc::clone(step));
            if let Some(place) = self.positions.iter().position(|it| *it == next) {
                positions.extend(self.positions.drain(place..));
                steps.extend(self.steps.drain(place..));
                self.positions = positions;
                self.steps = steps;
                return;
            }
            positions.push(next);
        }
    }
}

fn after(grid: &Grid, step: &[Deduction]) -> Grid {
    let mut after = grid.clone();
    for deduction in step {
        deduction.apply(&mut after);
    }
    after
}
