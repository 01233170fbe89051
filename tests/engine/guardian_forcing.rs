//! What all guardians of a shape lead to, on positions worked out by hand.

use crate::common::candidates;
use crate::common::pinned::pinned;
use crate::common::positions::holding;
use crate::shown::{marked, says};
use crate::truth;
use crate::walk::check_breaks;
use sudoku_stepper::explain::Role;
use sudoku_stepper::rules::guardians::Shape;
use sudoku_stepper::rules::large_patterns::GUARDIAN_FORCING;
use sudoku_stepper::rules::{Pattern, find_all};

/// A rectangle of 1 and 2 with a guardian in each of two corners, and a cell that each of the
/// two makes 5.
const RECTANGLE: [(&str, &[u8]); 5] = [
    ("r1c1 r1c4", &[1, 2]),
    ("r2c1", &[1, 2, 3]),
    ("r2c4", &[1, 2, 4]),
    ("r5c1", &[3, 5]),
    ("r5c4", &[4, 5]),
];

#[test]
fn what_both_guardians_of_a_rectangle_lead_to_is_removed() {
    let grid = holding(&RECTANGLE);
    let found = find_all(&GUARDIAN_FORCING, &grid);
    let [deduction] = &found[..] else {
        panic!("{found:?}")
    };
    let mut gone = candidates("r3c1 r4c1 r6c1 r7c1 r8c1 r9c1", 3);
    gone.extend(candidates("r3c4 r4c4 r6c4 r7c4 r8c4 r9c4", 4));
    gone.extend(candidates("r5c2 r5c3 r5c5 r5c6 r5c7 r5c8 r5c9", 5));
    gone.sort_unstable();
    let mut eliminations = deduction.eliminations.to_vec();
    eliminations.sort_unstable();
    assert_eq!(eliminations, gone);
    let Pattern::Guardians(pattern) = &deduction.pattern else {
        panic!("another pattern");
    };
    assert_eq!(pattern.shape, Shape::UniqueLoop);
    assert_eq!(pattern.cells.len(), 4);
    pinned!(says(deduction));
    let mut guardians = candidates("r2c1", 3);
    guardians.extend(candidates("r2c4", 4));
    assert_eq!(marked(deduction, Role::Guardian), guardians);
    assert_eq!(truth::problem(&grid, deduction), None);
}

#[test]
fn it_is_silent_without_a_conclusion_of_all_with_a_wrong_guardian_and_with_five() {
    // The two lead to nothing in common.
    assert_eq!(find_all(&GUARDIAN_FORCING, &holding(&RECTANGLE[..3])), []);
    // With 3 in r2c1, r5c1 and r6c1 would both be 5.
    let wrong = [&RECTANGLE[..], &[("r6c1", &[3, 5])]].concat();
    assert_eq!(find_all(&GUARDIAN_FORCING, &holding(&wrong)), []);
    let mut five = RECTANGLE;
    five[1].1 = &[1, 2, 3, 6, 7];
    five[2].1 = &[1, 2, 4, 8];
    assert_eq!(find_all(&GUARDIAN_FORCING, &holding(&five)), []);
    // Over four boxes the exchange would change each of them: no rectangle.
    let four: Vec<(&str, &[u8])> = vec![
        ("r1c1 r1c4", &[1, 2]),
        ("r4c1", &[1, 2, 3]),
        ("r4c4", &[1, 2, 4]),
        ("r8c1", &[3, 5]),
        ("r8c4", &[4, 5]),
    ];
    assert_eq!(find_all(&GUARDIAN_FORCING, &holding(&four)), []);
    check_breaks(&[&GUARDIAN_FORCING]);
}
