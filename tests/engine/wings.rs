//! What the wings find, on positions worked out by hand, what they say and
//! what they show.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, only, xy_wing};
use crate::common::{candidate, candidates, cell, cells, digit, digits};
use crate::shown::{self, marked, says};
use crate::walk::check_breaks;
use sudoku_stepper::explain::{self, CellPart, Link, Role, picture};
use sudoku_stepper::grid::{Candidate, Grid, House};
use sudoku_stepper::rules::StrongLink;
use sudoku_stepper::rules::wings::{W_WING, WingPattern, XY_WING, XYZ_WING};
use sudoku_stepper::rules::{DeductionRule, Pattern, find_all};

pub const RULES: [&dyn DeductionRule; 3] = [&W_WING, &XY_WING, &XYZ_WING];

fn xyz_wing() -> Grid {
    holding(&[("r1c1", &[1, 2, 3]), ("r1c5", &[1, 3]), ("r2c2", &[2, 3])])
}

/// Column 9 has its ones in the rows of two cells that are 1 or 2.
fn w_wing() -> Grid {
    let mut grid = holding(&[("r1c1", &[1, 2]), ("r5c5", &[1, 2])]);
    for cell in House::column(8).cells() - cells("r1c9 r5c9") {
        grid.eliminate(Candidate::new(cell, digit(1)));
    }
    grid
}

fn link(from: (&str, u8), to: (&str, u8), strong: bool) -> Link {
    shown::link(
        &[candidate(from.0, from.1)],
        &[candidate(to.0, to.1)],
        strong,
    )
}

#[test]
fn an_xy_wing_takes_the_third_digit_from_what_sees_both_pincers() {
    let deduction = only(&XY_WING, &xy_wing());
    assert_eq!(deduction.eliminations, candidates("r5c5", 3));
    assert!(deduction.placements.is_empty());
    assert_eq!(explain::digits(&deduction), digits(&[1, 2, 3]));
    assert_eq!(
        deduction.pattern,
        Pattern::Wing(Box::new(WingPattern::Pivoted {
            pivot: cell("r1c1"),
            digits: digits(&[1, 2]),
            pincers: [cell("r1c5"), cell("r5c1")],
            joined_by: [digit(1), digit(2)],
            eliminated: digit(3),
        }))
    );
    pinned!(says(&deduction));
    assert_eq!(
        marked(&deduction, Role::X),
        [candidate("r1c1", 1), candidate("r1c5", 1)]
    );
    assert_eq!(
        marked(&deduction, Role::Y),
        [candidate("r1c1", 2), candidate("r5c1", 2)]
    );
    assert_eq!(
        marked(&deduction, Role::Z),
        [candidate("r1c5", 3), candidate("r5c1", 3)]
    );
    assert_eq!(
        picture(&deduction).cells,
        [
            (cells("r1c1"), CellPart::Pivot),
            (cells("r1c5 r5c1"), CellPart::Pincer)
        ]
    );
    assert_eq!(
        picture(&deduction).links,
        [
            link(("r1c5", 3), ("r1c5", 1), true),
            link(("r1c5", 1), ("r1c1", 1), false),
            link(("r1c1", 1), ("r1c1", 2), true),
            link(("r1c1", 2), ("r5c1", 2), false),
            link(("r5c1", 2), ("r5c1", 3), true),
        ]
    );
}

#[test]
fn pincers_with_the_same_digit_of_the_pivot_are_no_xy_wing() {
    let grid = holding(&[("r1c1", &[1, 2]), ("r1c5", &[1, 3]), ("r5c1", &[1, 3])]);
    assert_eq!(find_all(&XY_WING, &grid), []);
}

#[test]
fn three_cells_of_one_house_are_a_naked_triple_and_no_wing() {
    let pairs = holding(&[("r1c1", &[1, 2]), ("r1c5", &[1, 3]), ("r1c7", &[2, 3])]);
    assert_eq!(find_all(&XY_WING, &pairs), []);
    let triple = holding(&[("r1c1", &[1, 2, 3]), ("r1c5", &[1, 3]), ("r1c7", &[2, 3])]);
    assert_eq!(find_all(&XYZ_WING, &triple), []);
}

#[test]
fn an_xyz_wing_takes_the_shared_digit_from_what_sees_all_three() {
    let deduction = only(&XYZ_WING, &xyz_wing());
    assert_eq!(deduction.eliminations, candidates("r1c2 r1c3", 3));
    assert_eq!(explain::digits(&deduction), digits(&[1, 2, 3]));
    assert_eq!(
        deduction.pattern,
        Pattern::Wing(Box::new(WingPattern::Pivoted {
            pivot: cell("r1c1"),
            digits: digits(&[1, 2, 3]),
            pincers: [cell("r1c5"), cell("r2c2")],
            joined_by: [digit(1), digit(2)],
            eliminated: digit(3),
        }))
    );
    pinned!(says(&deduction));
    assert_eq!(marked(&deduction, Role::Z).len(), 3, "the pivot has it too");
    // No link inside the pivot: it has a third candidate.
    assert_eq!(
        picture(&deduction).links,
        [
            link(("r1c5", 3), ("r1c5", 1), true),
            link(("r1c5", 1), ("r1c1", 1), false),
            link(("r1c1", 2), ("r2c2", 2), false),
            link(("r2c2", 2), ("r2c2", 3), true),
        ]
    );
}

#[test]
fn pincers_that_nothing_sees_with_the_pivot_are_no_xyz_wing() {
    let grid = holding(&[("r1c1", &[1, 2, 3]), ("r1c5", &[1, 3]), ("r5c1", &[2, 3])]);
    assert_eq!(find_all(&XYZ_WING, &grid), []);
}

#[test]
fn a_w_wing_takes_the_other_digit_from_what_sees_both_pincers() {
    let deduction = only(&W_WING, &w_wing());
    assert_eq!(deduction.eliminations, candidates("r1c5 r5c1", 2));
    assert_eq!(explain::digits(&deduction), digits(&[1, 2]));
    assert_eq!(
        deduction.pattern,
        Pattern::Wing(Box::new(WingPattern::Linked {
            pincers: [cell("r1c1"), cell("r5c5")],
            link: StrongLink {
                house: House::column(8),
                ends: [cell("r1c9"), cell("r5c9")],
            },
            joined_by: digit(1),
            eliminated: digit(2),
        }))
    );
    pinned!(says(&deduction));
    assert_eq!(
        marked(&deduction, Role::X),
        candidates("r1c1 r1c9 r5c5 r5c9", 1)
    );
    assert_eq!(marked(&deduction, Role::Z), candidates("r1c1 r5c5", 2));
    let pincers = (cells("r1c1 r5c5"), CellPart::Pincer);
    assert_eq!(picture(&deduction).cells, [pincers]);
    assert_eq!(picture(&deduction).houses, [House::column(8)]);
    assert_eq!(
        picture(&deduction).links,
        [
            link(("r1c1", 2), ("r1c1", 1), true),
            link(("r1c1", 1), ("r1c9", 1), false),
            link(("r1c9", 1), ("r5c9", 1), true),
            link(("r5c9", 1), ("r5c5", 1), false),
            link(("r5c5", 1), ("r5c5", 2), true),
        ]
    );
}

#[test]
fn a_third_place_in_the_linking_house_is_no_w_wing() {
    let mut grid = holding(&[("r1c1", &[1, 2]), ("r5c5", &[1, 2])]);
    for cell in House::column(8).cells() - cells("r1c9 r5c9 r8c9") {
        grid.eliminate(Candidate::new(cell, digit(1)));
    }
    assert_eq!(find_all(&W_WING, &grid), []);
}

#[test]
fn cells_that_see_each_other_are_a_naked_pair_and_no_w_wing() {
    let mut grid = holding(&[("r1c1", &[1, 2]), ("r1c5", &[1, 2])]);
    for cell in House::row(7).cells() - cells("r8c1 r8c5") {
        grid.eliminate(Candidate::new(cell, digit(1)));
    }
    assert_eq!(find_all(&W_WING, &grid), []);
}

#[test]
fn a_search_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&RULES);
}
