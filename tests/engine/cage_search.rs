//! The search on boards with sums: it finds all that there is, and nothing else.

use std::collections::HashSet;

use crate::common::{cell, cells};
use proptest::prelude::*;
use sudoku_stepper::grid::{CellSet, Grid, Layout, LayoutBuilder, Values};
use sudoku_stepper::search::{Solutions, Stop, solutions, solve};

/// All solutions of an empty board.
fn all_on(layout: &Layout) -> Vec<Values> {
    let all = solutions(&Grid::empty_on(layout), &Stop::never());
    all.collect::<Result<_, _>>().unwrap()
}

fn sum_in(values: &Values, cells: CellSet) -> u8 {
    let digits = cells.iter().filter_map(|cell| values[cell.index()]);
    digits.map(|digit| digit.get()).sum()
}

/// Cages of a board with four rows: two cells side by side or one above the other, or three
/// in a corner, of which those are left that do not overlap.
fn cages() -> impl Strategy<Value = Vec<CellSet>> {
    let shapes = prop_oneof![
        Just("r1c1 r1c2"),
        Just("r1c1 r2c1"),
        Just("r1c1 r1c2 r2c1"),
        Just("r1c1 r2c1 r2c2"),
    ];
    prop::collection::vec((shapes, 0..3usize, 0..3usize), 1..8).prop_map(|placed| {
        let mut cages: Vec<CellSet> = Vec::new();
        for (shape, row, column) in placed {
            let moved = cells(shape).iter().map(|cell| {
                let (row, column) = (cell.row() + row + 1, cell.column() + column + 1);
                crate::common::cell(&format!("r{row}c{column}"))
            });
            let moved: CellSet = moved.collect();
            if cages.iter().all(|cage| cage.is_disjoint(moved)) {
                cages.push(moved);
            }
        }
        cages
    })
}

proptest! {
    #[test]
    fn on_a_board_with_sums_the_search_finds_just_what_adds_up(
        cages in cages(),
        which in any::<prop::sample::Index>(),
        more in prop::collection::vec(0..6u8, 8),
        boxes in any::<bool>(),
    ) {
        let plain = || if boxes {
            LayoutBuilder::new(4).boxes(2, 2)
        } else {
            LayoutBuilder::new(4)
        };
        let all = all_on(&plain().build().unwrap());
        let solution = which.get(&all);
        let mut board = plain();
        let mut summed = Vec::new();
        for (cage, more) in cages.iter().zip(more) {
            // Mostly the right sum, and now and then another or none.
            let sum = match more {
                0 => None,
                1 => Some(sum_in(solution, *cage) + 1),
                _ => Some(sum_in(solution, *cage)),
            };
            board = board.cage(*cage, sum);
            summed.push((*cage, sum));
        }
        let Ok(layout) = board.build() else {
            // The sum is greater than the cage can have.
            return Ok(());
        };
        let adds_up = |values: &&Values| summed.iter().all(|(cage, sum)| {
            let digits: HashSet<_> = cage.iter().map(|cell| values[cell.index()]).collect();
            digits.len() == cage.len() && sum.is_none_or(|sum| sum == sum_in(values, *cage))
        });
        let expected: HashSet<Values> = all.iter().filter(adds_up).copied().collect();
        let found = all_on(&layout);
        prop_assert_eq!(found.len(), expected.len(), "each solution comes once");
        prop_assert_eq!(found.into_iter().collect::<HashSet<_>>(), expected);
    }
}

/// A killer whose cages are rows cut in three, with what they add up to in a solution.
fn rows_in_three() -> (Vec<(CellSet, u8)>, Values) {
    let plain = solve(&Grid::empty(), &Stop::never()).unwrap().solutions;
    let Solutions::Several(several) = plain else {
        panic!("an empty board has many solutions");
    };
    let solution = several[0];
    let third = |number: usize| {
        let first = number / 3 * 9 + number % 3 * 3;
        let three = (first..first + 3).filter_map(sudoku_stepper::grid::Cell::new);
        three.collect::<CellSet>()
    };
    let cages = (0..27).map(third);
    let cages = cages.map(|cage| (cage, sum_in(&solution, cage))).collect();
    (cages, solution)
}

fn killer(cages: &[(CellSet, u8)]) -> Layout {
    let add = |board: LayoutBuilder, (cage, sum): &(CellSet, u8)| board.cage(*cage, Some(*sum));
    let board = cages.iter().fold(LayoutBuilder::classic(), add);
    board.build().unwrap()
}

#[test]
fn sums_that_make_too_much_together_have_no_solution_without_a_guess() {
    let (mut cages, _) = rows_in_three();
    let (_, sum) = cages.iter_mut().find(|(_, sum)| *sum < 20).unwrap();
    *sum += 1;
    let found = solve(&Grid::empty_on(&killer(&cages)), &Stop::never()).unwrap();
    assert_eq!(found.solutions, Solutions::None);
    assert_eq!(found.guesses, 0);
}

#[test]
fn the_rule_of_45_tells_what_cells_without_a_cage_add_up_to() {
    let (mut cages, _) = rows_in_three();
    let (cage, sum) = cages.remove(13);
    let layout = killer(&cages);
    let told = |(inner, outer): (CellSet, CellSet)| {
        let mut balances = layout.balances().iter();
        let found = balances.find(|it| it.inner == inner && it.outer == outer);
        found.map(|it| it.difference)
    };
    assert_eq!(told((cage, CellSet::EMPTY)), Some(i32::from(sum)));
    assert!(cage.contains(cell("r5c5")));
}

#[test]
fn what_the_rule_of_45_tells_of_cells_on_two_sides_is_true() {
    let (cages, solution) = rows_in_three();
    // The cages of two rows that lie above each other, one cell of the lower joining the upper.
    let mut odd = cages.clone();
    for number in [0, 4, 8] {
        let lower = &mut odd[number + 3].0;
        let cell = lower.first().unwrap();
        *lower = lower.without(cell);
        odd[number].0 = odd[number].0.with(cell);
    }
    for (cage, sum) in &mut odd {
        *sum = sum_in(&solution, *cage);
    }
    let layout = killer(&odd);
    assert!(layout.balances().iter().any(|it| !it.outer.is_empty()));
    for balance in layout.balances() {
        let inner = i32::from(sum_in(&solution, balance.inner));
        let outer = i32::from(sum_in(&solution, balance.outer));
        assert_eq!(inner - outer, balance.difference, "{balance:?}");
    }
}
