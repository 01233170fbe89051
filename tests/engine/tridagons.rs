//! What tridagons find, on positions worked out by hand, and what they say.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, only};
use crate::common::{candidates, cell, cells, digit};
use crate::shown::{marked, says};
use crate::walk::check_breaks;
use sudoku_stepper::explain::{CellPart, Role, picture};
use sudoku_stepper::grid::{Candidate, House, Layout, LayoutBuilder};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::rules::large_patterns::{TRIDAGON, TRIDAGON_FORCING};
use sudoku_stepper::rules::{DeductionRule, Obstacle, Technique, find_all};

const FALLING: &str = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3";

#[test]
fn twelve_cells_that_three_digits_cannot_fill_leave_one_to_its_other_candidates() {
    let grid = holding(&[
        (FALLING, &[1, 2, 3]),
        ("r4c6 r5c5", &[1, 2, 3]),
        ("r6c4", &[1, 2, 3, 4]),
    ]);
    let deduction = only(&TRIDAGON, &grid);
    let gone = [1, 2, 3].map(|value| candidates("r6c4", value));
    assert_eq!(deduction.eliminations, gone.concat());
    pinned!(says(&deduction));
    assert_eq!(marked(&deduction, Role::Guardian), candidates("r6c4", 4));
    let drawn = picture(&deduction);
    assert_eq!(drawn.houses, [0, 1, 3, 4].map(House::box_at));
    let all = cells(FALLING) | cells("r4c6 r5c5 r6c4");
    assert_eq!(drawn.cells, [(all, CellPart::Pattern)]);
}

#[test]
fn three_boxes_that_run_the_other_way_are_as_bad_as_one() {
    let grid = holding(&[
        ("r1c3 r2c2 r3c1 r1c6 r2c5 r3c4 r4c3 r5c2 r6c1", &[1, 2, 3]),
        ("r4c4 r5c5", &[1, 2, 3]),
        ("r6c6", &[1, 2, 4, 5]),
    ]);
    let deduction = only(&TRIDAGON, &grid);
    let gone = [1, 2].map(|value| candidates("r6c6", value));
    assert_eq!(deduction.eliminations, gone.concat());
    let said = says(&deduction);
    assert!(said.contains("In boxes 1, 2 and 4, the order"), "{said}");
    assert!(
        said.contains("in the other one both are the same"),
        "{said}"
    );
}

#[test]
fn boxes_that_fit_together_or_two_cells_with_others_are_no_tridagon() {
    let all_alike = holding(&[
        (FALLING, &[1, 2, 3]),
        ("r4c4 r5c5", &[1, 2, 3]),
        ("r6c6", &[1, 2, 3, 4]),
    ]);
    assert_eq!(find_all(&TRIDAGON, &all_alike), []);
    let two = holding(&[
        (FALLING, &[1, 2, 3]),
        ("r4c6", &[1, 2, 3]),
        ("r5c5", &[1, 2, 3, 5]),
        ("r6c4", &[1, 2, 3, 4]),
    ]);
    assert_eq!(find_all(&TRIDAGON, &two), []);
    check_breaks(&[&TRIDAGON]);
}

#[test]
fn a_tridagon_needs_the_classic_boxes() {
    let latin = LayoutBuilder::new(9).build().unwrap();
    assert_eq!(TRIDAGON.holds_in(&latin), Err(Obstacle::NoClassicBoxes));
    assert_eq!(TRIDAGON.holds_in(&Layout::CLASSIC), Ok(()));
    assert_eq!(
        TRIDAGON_FORCING.holds_in(&latin),
        Err(Obstacle::NoClassicBoxes)
    );
}

/// Two cells with guardians, which complete the tridagon with the falling ones.
const TWO: [(&str, &[u8]); 4] = [
    (FALLING, &[1, 2, 3]),
    ("r4c6", &[1, 2, 3]),
    ("r5c5", &[1, 2, 3, 4]),
    ("r6c4", &[1, 2, 3, 4]),
];

#[test]
fn what_each_guardian_leads_to_is_removed() {
    let grid = holding(&TWO);
    let deduction = only(&TRIDAGON_FORCING, &grid);
    let gone = candidates("r4c4 r4c5 r5c4 r5c6 r6c5 r6c6", 4);
    assert_eq!(deduction.eliminations, gone);
    pinned!(says(&deduction));
    assert_eq!(
        marked(&deduction, Role::Guardian),
        candidates("r5c5 r6c4", 4)
    );
    let drawn = picture(&deduction);
    assert_eq!(drawn.houses, [0, 1, 3, 4].map(House::box_at));
    let all = cells(FALLING) | cells("r4c6 r5c5 r6c4");
    assert_eq!(drawn.cells, [(all, CellPart::Pattern)]);
    assert_eq!(find_all(&TRIDAGON, &grid), []);
}

#[test]
fn guardians_are_followed_by_singles() {
    let more = [&TWO[..], &[("r4c4", &[4, 7])]].concat();
    let grid = holding(&more);
    let deduction = only(&TRIDAGON_FORCING, &grid);
    let seen = grid.layout().peers(cell("r4c4")) & grid.cells_with(digit(7));
    let seven = seen.iter().map(|it| Candidate::new(it, digit(7)));
    let mut gone = candidates("r4c4 r4c5 r5c4 r5c6 r6c5 r6c6", 4);
    gone.extend(seven);
    gone.sort_unstable();
    let mut found = deduction.eliminations.to_vec();
    found.sort_unstable();
    assert_eq!(found, gone);
    pinned!(says(&deduction));
}

#[test]
fn a_guardian_that_cannot_be_true_or_five_guardians_prove_nothing() {
    // With 4 in r6c4, both would be 7.
    let wrong = [&TWO[..], &[("r4c4 r4c5", &[4, 7])]].concat();
    assert_eq!(find_all(&TRIDAGON_FORCING, &holding(&wrong)), []);
    let mut five = TWO;
    five[2].1 = &[1, 2, 3, 4, 5, 6];
    five[3].1 = &[1, 2, 3, 4, 5];
    assert_eq!(find_all(&TRIDAGON_FORCING, &holding(&five)), []);
    // In one cell they are a plain tridagon.
    let mut one = TWO;
    one[2].1 = &[1, 2, 3];
    assert_eq!(find_all(&TRIDAGON_FORCING, &holding(&one)), []);
    check_breaks(&[&TRIDAGON_FORCING]);
}

#[test]
fn kept_tridagons_remove_all_that_their_guardians_lead_to() {
    let found = stored(Technique::TridagonForcing).map(|kept| {
        let found = find_all(&TRIDAGON_FORCING, &kept.grid);
        let most = found.iter().map(|it| it.eliminations.len()).max();
        most.unwrap_or(0)
    });
    assert_eq!(found.collect::<Vec<_>>(), [18, 18, 18, 53]);
}
