//! Grids that are the solution of another one, or a position in it.

use super::super::grid::{goes_on, solves};
use super::super::words::{Heading, says_position, says_solution};
use super::super::{Finder, Last, Ready, is_full};
use sudoku_engine::grid::{FEWEST_GIVENS, Grid, LayoutBuilder, Values};
use sudoku_engine::sudoku::Puzzle;

/// Whether a full grid agrees with a puzzle and has each digit once in each row and column.
pub(super) fn solves_without_boxes(full: &Puzzle, puzzle: &Puzzle) -> bool {
    let is_open = puzzle.layout.size() == full.layout.size() && !is_full(puzzle);
    let is_latin = || {
        let board = LayoutBuilder::new(full.layout.size()).build().ok();
        board.is_some_and(|board| Grid::from_values_on(&board, &full.givens).is_solved())
    };
    is_open && goes_on(&full.givens, puzzle) && is_latin()
}

/// Whether values are a puzzle with some cells filled in.
fn is_begun(values: &Values, puzzle: &Puzzle) -> bool {
    let count = values.iter().flatten().count();
    puzzle.entries.iter().all(Option::is_none)
        && puzzle.given_count() >= FEWEST_GIVENS as usize
        && count >= puzzle.given_count()
        && goes_on(values, puzzle)
}

/// Enters the values of a position in a puzzle.
fn enter(puzzle: &mut Puzzle, values: &Values) {
    for (at, value) in values.iter().enumerate() {
        if puzzle.givens[at].is_none() {
            puzzle.entries[at] = *value;
        }
    }
}

impl Finder {
    /// Whether a puzzle is the solution of the one before it, or of an earlier one. If so, counts
    /// it.
    pub(in crate::formats::finder) fn solves_last(
        &mut self,
        puzzle: &Puzzle,
        number: usize,
    ) -> bool {
        let solves = |last: &Puzzle| solves(&puzzle.givens, last);
        let is_solution = self.last.as_ref().is_some_and(|last| solves(&last.puzzle))
            || is_full(puzzle) && self.earlier.iter().any(solves);
        if is_solution {
            self.counts.tally.solution(number, true);
            // The words above it are its title.
            self.heading = None;
        }
        is_solution
    }

    /// Counts the grid above a puzzle as its solution, if it is one and comes first.
    pub(super) fn drop_solution_of(&mut self, puzzle: &Puzzle, number: usize) {
        let is_solution = |last: &Last| last.is_plain && solves(&last.puzzle.givens, puzzle);
        if self.counts.grids > 0
            && let Some(solution) = self.last.take_if(|last| is_solution(last))
        {
            self.counts.grids -= 1;
            let titled = usize::from(solution.puzzle.title.is_some());
            self.counts.titles = self.counts.titles.saturating_sub(titled);
            self.counts.tally.solution(number, true);
            return;
        }
        let is_solution = |it: &Ready| it.is_full && solves(&it.puzzle.givens, puzzle);
        if let Some(at) = self.ready.iter().position(is_solution)
            && let Some(solution) = self.ready.remove(at)
        {
            self.counts.grids = self.counts.grids.saturating_sub(1);
            let titled = usize::from(solution.puzzle.title.is_some());
            self.counts.titles = self.counts.titles.saturating_sub(titled);
            self.counts.tally.solution(number, true);
        }
    }

    /// Whether a puzzle may be the solution of the last one with other regions, which follow.
    pub(in crate::formats::finder) fn may_solve_last(&self, found: &Last) -> bool {
        let solves = |last: &Last| {
            last.is_plain
                && last.puzzle.layout.is_classic()
                && solves_without_boxes(&found.puzzle, &last.puzzle)
        };
        found.is_full() && self.last.as_ref().is_some_and(solves)
    }

    /// Whether a grid is the last puzzle with more digits; these become its entries.
    pub(super) fn is_position(&mut self, puzzle: &Puzzle) -> bool {
        let is_headed = |heading: &Heading| says_position(&heading.title);
        if !self.heading.as_ref().is_some_and(is_headed) || is_full(puzzle) {
            return false;
        }
        let Some(last) = self
            .last
            .as_mut()
            .filter(|last| last.is_plain && last.is_grid && is_begun(&puzzle.givens, &last.puzzle))
        else {
            return false;
        };
        enter(&mut last.puzzle, &puzzle.givens);
        self.heading = None;
        true
    }

    /// Uses the grid above a puzzle as its entries, if its title and its digits say so.
    pub(super) fn take_position(&mut self, puzzle: &mut Puzzle) {
        let is_position = |last: &Last| {
            let title = last.puzzle.title.as_deref();
            last.is_plain
                && last.is_grid
                && title.is_some_and(says_position)
                && is_begun(&last.puzzle.givens, puzzle)
        };
        if let Some(last) = self.last.take_if(|last| is_position(last)) {
            enter(puzzle, &last.puzzle.givens);
            self.counts.grids -= 1;
            self.counts.titles = self.counts.titles.saturating_sub(1);
        }
    }

    /// Whether a grid that does not solve the one before it is called its solution.
    pub(in crate::formats::finder) fn is_wrong_solution(&self, puzzle: &Puzzle) -> bool {
        let is_open = |last: &Last| last.puzzle.givens.iter().any(Option::is_none);
        let cells = puzzle.layout.cells();
        cells
            .iter()
            .all(|cell| puzzle.givens[cell.index()].is_some())
            && self.last.as_ref().is_some_and(is_open)
            && self
                .heading
                .as_ref()
                .is_some_and(|it| says_solution(&it.title))
    }
}
