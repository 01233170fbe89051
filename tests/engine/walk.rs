//! Walks the paths of random puzzles and checks what rules find on the way.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use rayon::prelude::*;
use sudoku_stepper::explain::{Notation, argument};
use sudoku_stepper::grid::{Candidate, Grid, Values};
use sudoku_stepper::rules::{Deduction, DeductionRule, Survey, find_all, first_on};
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::texts::Language;

use crate::common::random;

/// More than so many deductions of one rule on one position are not checked.
const MOST: usize = 100;

/// So many of them are told: the others of a position differ in places alone.
const TOLD: usize = 8;

/// Looks at each position on the path of a puzzle, from the first, number 0, to
/// the last. Where the rules stop, the solution helps on.
pub fn walk(puzzle: &Puzzle, solution: &Values, mut look: impl FnMut(usize, &Grid)) {
    let solver = Solver::everything();
    let mut grid = Grid::from_values(&puzzle.givens);
    for number in 0.. {
        look(number, &grid);
        if let Some(step) = solver.step(&grid, Granularity::Deduction) {
            step[0].apply(&mut grid);
        } else if let Some(cell) = grid.unsolved().first() {
            let digit = solution[cell.index()].unwrap();
            grid.place(Candidate::new(cell, digit));
        } else {
            break;
        }
    }
}

/// A position on the path of a puzzle, and the solution of the puzzle.
struct OnPath {
    grid: Grid,
    solution: Values,
}

/// The positions on the paths of thirty random puzzles.
static ON_PATHS: LazyLock<Vec<OnPath>> = LazyLock::new(|| {
    let of_puzzle = |seed| {
        let (puzzle, solution) = random::unique_puzzle(seed, 81);
        let mut positions = Vec::new();
        walk(&puzzle, &solution, |_, grid| {
            let (grid, solution) = (grid.clone(), solution);
            positions.push(OnPath { grid, solution });
        });
        positions
    };
    (0..30).into_par_iter().flat_map_iter(of_puzzle).collect()
});

/// What a rule that removes candidates finds on a position of a puzzle. Each method fails unless
/// it holds for all of that.
pub struct Found<'a> {
    rule: &'a dyn DeductionRule,
    grid: &'a Grid,
    solution: &'a Values,
    pub deductions: Vec<Deduction>,
}

impl<'a> Found<'a> {
    fn by(rule: &'a dyn DeductionRule, grid: &'a Grid, solution: &'a Values) -> Self {
        let mut deductions: Vec<Deduction> = Vec::new();
        let _ = rule.search(&Survey::of(grid), &mut |deduction| {
            deductions.push(deduction);
            if deductions.len() < MOST {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        Self {
            rule,
            grid,
            solution,
            deductions,
        }
    }

    pub fn begins_with_what_a_search_for_one_finds(&self) {
        if let Some(first) = self.deductions.first() {
            let one = first_on(self.rule, &Survey::of(self.grid));
            assert_eq!(one.as_ref(), Some(first));
        }
    }

    pub fn only_removes(&self) {
        for deduction in &self.deductions {
            assert_eq!(deduction.technique, self.rule.technique());
            assert!(deduction.placements.is_empty(), "{deduction:?}");
            assert!(!deduction.eliminations.is_empty(), "{deduction:?}");
        }
    }

    pub fn removes_nothing_true(&self) {
        for deduction in &self.deductions {
            for Candidate { cell, digit } in &deduction.eliminations {
                let value = self.solution[cell.index()];
                assert_ne!(value, Some(*digit), "{deduction:?}");
            }
        }
    }

    pub fn removes_what_is_there(&self) {
        for deduction in &self.deductions {
            let is_there = |it: &Candidate| self.grid.has(*it);
            let are_there = deduction.eliminations.iter().all(is_there);
            assert!(are_there, "not there: {deduction:?}");
        }
    }

    pub fn removes_in_order(&self) {
        for deduction in &self.deductions {
            let is_sorted = deduction.eliminations.is_sorted_by(|one, next| one < next);
            assert!(is_sorted, "{deduction:?}");
        }
    }

    pub fn is_found_once(&self) {
        for (number, deduction) in self.deductions.iter().enumerate() {
            let before = &self.deductions[..number];
            assert!(!before.contains(deduction), "twice: {deduction:?}");
        }
    }

    /// Asks only the first few.
    pub fn is_told_in_sentences(&self) {
        for deduction in self.deductions.iter().take(TOLD) {
            let told = argument(deduction).render(Language::english(), Notation::Rc);
            assert!(told.ends_with('.'), "{told}");
        }
    }
}

/// Checks what a rule that removes candidates finds on a position of a puzzle, in all that
/// [`Found`] can be asked. Hands each deduction to `also`, and gives their number.
pub fn check_rule(
    rule: &dyn DeductionRule,
    grid: &Grid,
    solution: &Values,
    also: impl FnMut(&Deduction),
) -> usize {
    let found = Found::by(rule, grid, solution);
    found.begins_with_what_a_search_for_one_finds();
    found.only_removes();
    found.removes_nothing_true();
    found.removes_what_is_there();
    found.removes_in_order();
    found.is_found_once();
    found.is_told_in_sentences();
    found.deductions.iter().for_each(also);
    found.deductions.len()
}

/// What rules find along the paths of thirty random puzzles.
pub fn found_on_paths(rules: &[&'static dyn DeductionRule]) -> Vec<Found<'static>> {
    let on = |at: &'static OnPath| {
        let by = |rule: &&'static dyn DeductionRule| Found::by(*rule, &at.grid, &at.solution);
        rules.iter().map(by)
    };
    let positions: &'static [OnPath] = &ON_PATHS;
    positions.par_iter().flat_map_iter(on).collect()
}

/// Checks what rules find along the paths of thirty random puzzles; gives the
/// number of deductions of each.
pub fn check_on_paths(
    rules: &[&dyn DeductionRule],
    mut also: impl FnMut(&Deduction, &Grid),
) -> Vec<usize> {
    let mut found = vec![0; rules.len()];
    for OnPath { grid, solution } in ON_PATHS.iter() {
        for (rule, found) in rules.iter().zip(&mut found) {
            *found += check_rule(*rule, grid, solution, |deduction| also(deduction, grid));
        }
    }
    found
}

/// Checks that rules bear any position, and hand over nothing more after the
/// first break.
pub fn check_breaks(rules: &[&dyn DeductionRule]) {
    let rng = &mut random::rng(7);
    for clues in 0..60 {
        for values in [
            random::careless_board(rng, clues),
            random::legal_board(rng, clues),
        ] {
            let grid = Grid::from_values(&values);
            for rule in rules {
                let mut calls = 0;
                let _ = rule.search(&Survey::of(&grid), &mut |_| {
                    calls += 1;
                    ControlFlow::Break(())
                });
                assert_eq!(calls, usize::from(!find_all(*rule, &grid).is_empty()));
            }
        }
    }
}
