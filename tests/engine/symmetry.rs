//! What the symmetry of the givens tells.

use crate::common::grid;
use crate::common::pinned::pinned;
use crate::shown::says;
use crate::walk::check_breaks;
use sudoku_stepper::explain::picture;
use sudoku_stepper::grid::{Candidate, CellSet, Grid};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::rules::uniqueness::{Motion, SYMMETRICAL_PLACEMENT, SymmetryPattern};
use sudoku_stepper::rules::{Deduction, DeductionRule, Pattern, Technique, find_all, find_first};
use sudoku_stepper::search::{Solutions, Stop, solve};

const HALF_TURN: &str =
    "..........24..51..97.6.......8....633.18.29.774....2.......4.31..95..68..........";
const ANTIDIAGONAL: &str =
    "..3.....2.....4.5.9..26.7...1.....8....95.3..49..1.2....2.....6.7.1.9......8..1..";

/// The puzzle, with its digits as givens.
fn given(line: &str) -> Grid {
    let mut grid = grid(line);
    let given = grid.layout().cells() - grid.unsolved();
    grid.set_givens(given);
    grid
}

fn seen(deduction: &Deduction) -> &SymmetryPattern {
    let Pattern::Symmetry(pattern) = &deduction.pattern else {
        panic!("another pattern");
    };
    pattern
}

#[test]
fn a_half_turn_of_the_givens_is_one_of_the_solution() {
    let grid = given(HALF_TURN);
    let deduction = find_first(&SYMMETRICAL_PLACEMENT, &grid).unwrap();
    assert_eq!(seen(&deduction).motion, Motion::HalfTurn);
    pinned!(says(&deduction));
    assert_eq!(picture(&deduction).witnesses, grid.given());
}

#[test]
fn what_the_symmetry_removes_is_false_and_stays_so_on_the_way() {
    let mut motions = Vec::new();
    let stored = stored(Technique::SymmetricalPlacement).map(|it| it.grid);
    for grid in [given(HALF_TURN), given(ANTIDIAGONAL)]
        .into_iter()
        .chain(stored)
    {
        let Solutions::One(solution) = solve(&grid, &Stop::never()).unwrap().solutions else {
            panic!("not one solution");
        };
        let found = find_all(&SYMMETRICAL_PLACEMENT, &grid);
        assert!(!found.is_empty());
        for deduction in found {
            let is_true = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
            assert!(!deduction.eliminations.iter().any(is_true), "{deduction:?}");
            motions.push(seen(&deduction).motion);
            let mut after = grid.clone();
            deduction.apply(&mut after);
            assert!(after.all_candidates().count() < grid.all_candidates().count());
        }
    }
    for motion in [Motion::HalfTurn, Motion::Antidiagonal, Motion::Diagonal] {
        assert!(motions.contains(&motion), "{motions:?}");
    }
}

#[test]
fn digits_that_do_not_go_over_into_each_other_or_no_givens_tell_nothing() {
    // A 3 where the turn needs a 9, as elsewhere.
    let other = HALF_TURN.replacen("1..97", "3..97", 1);
    assert_eq!(find_all(&SYMMETRICAL_PLACEMENT, &given(&other)), []);
    // A given without its image.
    let more = format!("1{}", &HALF_TURN[1..]);
    assert_eq!(find_all(&SYMMETRICAL_PLACEMENT, &given(&more)), []);
    let mut none = given(HALF_TURN);
    none.set_givens(CellSet::EMPTY);
    assert_eq!(find_all(&SYMMETRICAL_PLACEMENT, &none), []);
    assert!(SYMMETRICAL_PLACEMENT.needs_unique_solution());
    check_breaks(&[&SYMMETRICAL_PLACEMENT]);
}
