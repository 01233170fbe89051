//! The line that the path runs along: positions, and the steps between them.

use std::sync::Arc;

use super::Step;
use sudoku_engine::grid::Grid;
use sudoku_engine::rules::Deduction;
use sudoku_engine::solver::Ending;
use sudoku_engine::sudoku::Cause;
use sudoku_telling::session::Session;

/// Positions in order, and the steps that lead from each to the next.
#[derive(Debug, Default)]
pub(super) struct Line {
    /// One more than the steps; none at all on the empty line.
    positions: Vec<Grid>,
    steps: Vec<Step>,
    /// How it ends.
    pub(super) end: End,
    /// Which choice of rules made it.
    pub(super) choice: u64,
}

/// How a line ends.
#[derive(Debug, Default, PartialEq)]
pub(super) enum End {
    /// More of it is looked for.
    #[default]
    Open,
    /// Nobody looks for the rest.
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

    /// Lets the line go on with these steps.
    pub(super) fn extend(&mut self, steps: impl IntoIterator<Item = Step>) {
        for step in steps {
            if let Some(last) = self.positions.last() {
                let after = after(last, &step);
                self.positions.push(after);
                self.steps.push(step);
            }
        }
    }

    /// Where a position is on the line; looked for first where it was last.
    pub(super) fn place_of(&self, grid: &Grid, last: usize) -> Option<usize> {
        let is_there = |place: &usize| self.positions.get(*place) == Some(grid);
        let near = [last, last + 1, last.saturating_sub(1)];
        let near = near.iter().find(|place| is_there(place));
        near.copied()
            .or_else(|| self.positions.iter().position(|position| position == grid))
    }

    /// The steps from a place on.
    pub(super) fn after(&self, place: usize) -> &[Step] {
        self.steps.get(place..).unwrap_or_default()
    }

    /// Where moves of rules were taken back that lead from the position as it
    /// stands to the line, they become its beginning: they can be made again.
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
