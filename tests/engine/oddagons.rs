//! What odd loops of one digit or of two find, on positions worked out by hand.

use crate::common::pinned::pinned;
use crate::common::positions::{confined, holding, only};
use crate::common::{candidate, candidates, random};
use crate::shown::{marked, says};
use crate::walk::{check_breaks, walk};
use sudoku_stepper::explain::{Role, picture};
use sudoku_stepper::grid::{Candidate, House};
use sudoku_stepper::rules::large_patterns::{
    BIVALUE_ODDAGON_1, BIVALUE_ODDAGON_2, BIVALUE_ODDAGON_3,
};
use sudoku_stepper::rules::single_digit::BROKEN_WING;
use sudoku_stepper::rules::{DeductionRule, find_all};

/// A loop of five places of 5, and others of column 9.
fn pentagon(of_column: &'static str) -> [(House, &'static str); 5] {
    [
        (House::row(1), "r2c2 r2c9"),
        (House::column(8), of_column),
        (House::row(6), "r7c3 r7c9"),
        (House::column(2), "r3c3 r7c3"),
        (House::box_at(0), "r2c2 r3c3"),
    ]
}

#[test]
fn a_single_guardian_of_an_odd_loop_is_true() {
    let deduction = only(&BROKEN_WING, &confined(5, &pentagon("r2c9 r4c9 r7c9")));
    assert_eq!(deduction.placements, [candidate("r4c9", 5)]);
    assert!(deduction.eliminations.is_empty());
    pinned!(says(&deduction));
    assert_eq!(picture(&deduction).links.len(), 5);
    assert_eq!(picture(&deduction).houses.len(), 5);
}

#[test]
fn what_sees_all_guardians_of_an_odd_loop_loses_the_digit() {
    let deduction = only(&BROKEN_WING, &confined(5, &pentagon("r2c9 r4c9 r6c9 r7c9")));
    assert_eq!(
        deduction.eliminations,
        candidates("r2c9 r4c7 r4c8 r5c7 r5c8 r6c7 r6c8 r7c9", 5)
    );
    assert_eq!(
        marked(&deduction, Role::Guardian),
        candidates("r4c9 r6c9", 5)
    );
}

#[test]
fn a_loop_that_is_open_or_even_has_no_guardians() {
    assert_eq!(
        find_all(&BROKEN_WING, &confined(5, &pentagon("r2c9 r4c9 r7c9")[1..])),
        []
    );
    let even = [
        (House::row(1), "r2c2 r2c9"),
        (House::column(8), "r2c9 r4c9 r7c9"),
        (House::row(6), "r7c2 r7c9"),
        (House::column(1), "r2c2 r7c2"),
    ];
    assert_eq!(find_all(&BROKEN_WING, &confined(5, &even)), []);
}

#[test]
fn an_odd_loop_of_two_digits_leaves_a_cell_to_its_other_candidates() {
    let grid = holding(&[
        ("r5c3 r6c2 r6c5 r8c5", &[1, 7]),
        ("r8c3", &[1, 4, 5, 7]),
        ("r5c5", &[2, 3]),
    ]);
    let deduction = only(&BIVALUE_ODDAGON_1, &grid);
    assert_eq!(
        deduction.eliminations,
        [candidate("r8c3", 1), candidate("r8c3", 7)]
    );
    pinned!(says(&deduction));
    assert_eq!(picture(&deduction).links.len(), 5);
    // With another candidate in two cells, neither can be told apart.
    let two = holding(&[
        ("r5c3 r6c2 r8c5", &[1, 7]),
        ("r6c5 r8c3", &[1, 4, 7]),
        ("r5c5", &[2, 3]),
    ]);
    assert_eq!(find_all(&BIVALUE_ODDAGON_1, &two), []);
}

#[test]
fn a_digit_too_many_in_an_odd_loop_goes_where_all_its_places_are_seen() {
    let grid = holding(&[("r5c3 r6c2 r8c5", &[1, 7]), ("r6c5 r8c3", &[1, 4, 7])]);
    let deduction = only(&BIVALUE_ODDAGON_2, &grid);
    assert_eq!(deduction.eliminations, [candidate("r6c3", 4)]);
    assert_eq!(
        marked(&deduction, Role::Guardian),
        [candidate("r6c5", 4), candidate("r8c3", 4)]
    );
    assert_eq!(find_all(&BIVALUE_ODDAGON_1, &grid), []);
}

#[test]
fn cells_of_an_odd_loop_act_as_one_cell_of_a_subset() {
    let grid = holding(&[
        ("r5c3 r6c2 r6c5", &[1, 7]),
        ("r8c3", &[1, 4, 7]),
        ("r8c5", &[1, 5, 7]),
        ("r8c9", &[4, 5]),
    ]);
    let deduction = only(&BIVALUE_ODDAGON_3, &grid);
    let mut gone = [
        candidates("r8c1 r8c2 r8c4 r8c6 r8c7 r8c8", 4),
        candidates("r8c1 r8c2 r8c4 r8c6 r8c7 r8c8", 5),
    ]
    .concat();
    gone.sort_unstable();
    assert_eq!(deduction.eliminations, gone);
    assert_eq!(find_all(&BIVALUE_ODDAGON_2, &grid), []);
}

#[test]
fn what_odd_loops_conclude_on_paths_is_true() {
    let rules: [&dyn DeductionRule; 4] = [
        &BROKEN_WING,
        &BIVALUE_ODDAGON_1,
        &BIVALUE_ODDAGON_2,
        &BIVALUE_ODDAGON_3,
    ];
    let mut found = [0; 4];
    for seed in 0..12 {
        let (puzzle, solution) = random::unique_puzzle(seed, 81);
        walk(&puzzle, &solution, |_, grid| {
            for (rule, found) in rules.iter().zip(&mut found) {
                for deduction in find_all(*rule, grid) {
                    let is_true = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
                    assert!(deduction.placements.iter().all(is_true), "{deduction:?}");
                    assert!(!deduction.eliminations.iter().any(is_true), "{deduction:?}");
                    *found += 1;
                }
            }
        });
    }
    assert!(
        found[0] > 0 && found[1..].iter().sum::<usize>() > 0,
        "{found:?}"
    );
    check_breaks(&rules);
}
