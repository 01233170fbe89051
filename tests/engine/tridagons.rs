//! What tridagons find, on positions worked out by hand, and what they say.

use crate::common::positions::{holding, only};
use crate::common::{candidates, cells};
use crate::shown::{marked, says};
use crate::walk::check_breaks;
use sudoku_stepper::explain::{CellPart, Role, picture};
use sudoku_stepper::grid::{House, Layout, LayoutBuilder};
use sudoku_stepper::rules::large_patterns::Tridagon;
use sudoku_stepper::rules::{DeductionRule, Obstacle, find_all};

const FALLING: &str = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3";

#[test]
fn twelve_cells_that_three_digits_cannot_fill_leave_one_to_its_other_candidates() {
    let grid = holding(&[
        (FALLING, &[1, 2, 3]),
        ("r4c6 r5c5", &[1, 2, 3]),
        ("r6c4", &[1, 2, 3, 4]),
    ]);
    let deduction = only(&Tridagon, &grid);
    let gone = [1, 2, 3].map(|value| candidates("r6c4", value));
    assert_eq!(deduction.eliminations, gone.concat());
    assert_eq!(
        says(&deduction),
        "r1c1, r1c4, r2c2, r2c5, r3c3, r3c6, r4c1, r4c6, r5c2, r5c5, r6c3 and r6c4 are three \
         cells of each of boxes 1, 2, 4 and 5, one in each row and column there. If only 1, 2 \
         and 3 filled them, boxes side by side would have these in the same circular order by \
         rows, and boxes one above the other in the same circular order by columns. In box 5, \
         the order by columns is the opposite of that by rows; in the three others both are the \
         same. Going round the four, the order would turn into its opposite, which cannot be. \
         So r6c4 is 4, an extra candidate (guardian): remove 1, 2 and 3 from r6c4."
    );
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
    let deduction = only(&Tridagon, &grid);
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
    assert_eq!(find_all(&Tridagon, &all_alike), []);
    let two = holding(&[
        (FALLING, &[1, 2, 3]),
        ("r4c6", &[1, 2, 3]),
        ("r5c5", &[1, 2, 3, 5]),
        ("r6c4", &[1, 2, 3, 4]),
    ]);
    assert_eq!(find_all(&Tridagon, &two), []);
    check_breaks(&[&Tridagon]);
}

#[test]
fn a_tridagon_needs_the_classic_boxes() {
    let latin = LayoutBuilder::new(9).build().unwrap();
    assert_eq!(Tridagon.holds_in(&latin), Err(Obstacle::NoClassicBoxes));
    assert_eq!(Tridagon.holds_in(&Layout::CLASSIC), Ok(()));
}
