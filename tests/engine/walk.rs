//! Walks the paths of random puzzles and checks what rules find on the way.

use std::ops::ControlFlow;

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

/// Checks what a rule that removes candidates finds on a position of a puzzle:
/// it removes nothing true, and nothing that is not there; it puts what it
/// removes in order, says nothing twice, and can say why (asked of the first
/// few). Hands each deduction to `also`, and gives their number.
pub fn check_rule(
    rule: &dyn DeductionRule,
    grid: &Grid,
    solution: &Values,
    mut also: impl FnMut(&Deduction),
) -> usize {
    let survey = Survey::of(grid);
    let mut found: Vec<Deduction> = Vec::new();
    let _ = rule.search(&survey, &mut |deduction| {
        found.push(deduction);
        if found.len() < MOST {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    if let Some(first) = found.first() {
        assert_eq!(first_on(rule, &survey).as_ref(), Some(first));
    }
    for (number, deduction) in found.iter().enumerate() {
        let Deduction { eliminations, .. } = deduction;
        assert_eq!(deduction.technique, rule.technique());
        assert!(deduction.placements.is_empty() && !eliminations.is_empty());
        assert!(eliminations.is_sorted_by(|one, next| one < next));
        for candidate in eliminations {
            assert!(grid.has(*candidate), "not there: {deduction:?}");
            let value = solution[candidate.cell.index()];
            assert_ne!(value, Some(candidate.digit), "{deduction:?}");
        }
        assert!(!found[..number].contains(deduction), "twice: {deduction:?}");
        if number < TOLD {
            let told = argument(deduction);
            let told = told.render(Language::english(), Notation::Rc);
            assert!(told.ends_with('.'));
        }
        also(deduction);
    }
    found.len()
}

/// Checks what rules find along the paths of thirty random puzzles; gives the
/// number of deductions of each.
pub fn check_on_paths(
    rules: &[&dyn DeductionRule],
    mut also: impl FnMut(&Deduction, &Grid),
) -> Vec<usize> {
    let mut found = vec![0; rules.len()];
    for seed in 0..30 {
        let (puzzle, solution) = random::unique_puzzle(seed, 81);
        walk(&puzzle, &solution, |_, grid| {
            for (rule, found) in rules.iter().zip(&mut found) {
                *found += check_rule(*rule, grid, &solution, |deduction| also(deduction, grid));
            }
        });
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
