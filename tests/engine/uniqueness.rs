//! What would give a second solution, on positions worked out by hand, the
//! sentences that tell why, the pictures, and the paths of random puzzles.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, leave_only, only, without};
use crate::common::{
    all_of, candidate, candidates, cell, cells, digit, digits, grid, grid_with, sorted,
};
use crate::shown::{link, marked, says};
use crate::walk::check_on_paths;
use sudoku_stepper::explain::{self, Link, Role, picture};
use sudoku_stepper::grid::{Candidate, CellSet, DigitSet, Grid, House};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::rules::guardians::{GuardiansPattern, Outcome, Shape};
use sudoku_stepper::rules::joint::{JointSubset, LockedDigit};
use sudoku_stepper::rules::uniqueness::{
    AVOIDABLE_RECTANGLE_TYPE_1, AVOIDABLE_RECTANGLE_TYPE_2, BIVALUE_UNIVERSAL_GRAVE_PLUS_ONE,
    BUG_2, BUG_3, BUG_4, BUG_N, EXTENDED_RECTANGLE_1, EXTENDED_RECTANGLE_2, EXTENDED_RECTANGLE_3,
    EXTENDED_RECTANGLE_4, Escape, Exchange, HIDDEN_RECTANGLE, UNIQUE_LOOP_1, UNIQUE_LOOP_2,
    UNIQUE_LOOP_3, UNIQUE_LOOP_4, UNIQUENESS_TEST_1, UNIQUENESS_TEST_2, UNIQUENESS_TEST_3,
    UNIQUENESS_TEST_4, UNIQUENESS_TEST_5, UNIQUENESS_TEST_6, UniqueRectangle, UniquenessPattern,
};
use sudoku_stepper::rules::{
    CATALOG, Deduction, DeductionRule, Family, Pattern, Technique, find_all,
};

fn narrow(grid: &mut Grid, cells: CellSet, to: DigitSet) {
    for cell in cells {
        for digit in grid.candidates(cell) - to {
            grid.eliminate(Candidate::new(cell, digit));
        }
    }
}

/// The grid in which a digit stands nowhere in these houses but in these cells.
fn confined(mut grid: Grid, value: u8, houses: &[House], names: &str) -> Grid {
    for house in houses {
        for cell in house.cells() - cells(names) {
            grid.eliminate(Candidate::new(cell, digit(value)));
        }
    }
    grid
}

fn pattern(deduction: &Deduction) -> &UniquenessPattern {
    match &deduction.pattern {
        Pattern::Uniqueness(pattern) => pattern,
        other => panic!("another pattern: {other:?}"),
    }
}

fn escape(deduction: &Deduction) -> &Escape {
    match pattern(deduction) {
        UniquenessPattern::UniqueRectangle { escape, .. } => escape,
        other => panic!("another pattern: {other:?}"),
    }
}

fn strong(one: Candidate, other: Candidate) -> Link {
    link(&[one], &[other], true)
}

/// The grid as one of a puzzle that is not given by its candidates alone.
fn with_a_given(mut grid: Grid) -> Grid {
    grid.set_givens(cells("r9c9"));
    grid
}

fn is_silent(rule: &dyn DeductionRule, grid: &Grid) -> bool {
    find_all(rule, grid).is_empty()
}

// Uniqueness Test 1

fn three_corners_with_2_and_3() -> Grid {
    holding(&[("r1c1 r1c4 r2c1", &[2, 3])])
}

#[test]
fn a_corner_may_lack_a_digit_only_if_the_puzzle_has_givens() {
    // 3 could have gone from r2c4 on the way, or never have been there.
    let grid = without(three_corners_with_2_and_3(), &[candidate("r2c4", 3)]);
    assert!(is_silent(&UNIQUENESS_TEST_1, &grid));
    let deduction = only(&UNIQUENESS_TEST_1, &with_a_given(grid));
    assert_eq!(deduction.eliminations, [candidate("r2c4", 2)]);
}

#[test]
fn the_fourth_corner_loses_what_the_three_others_only_have() {
    let deduction = only(&UNIQUENESS_TEST_1, &three_corners_with_2_and_3());
    assert_eq!(deduction.technique, Technique::UniquenessTest1);
    assert!(deduction.placements.is_empty());
    assert_eq!(
        deduction.eliminations,
        [candidate("r2c4", 2), candidate("r2c4", 3)]
    );
    let others = [1, 4, 5, 6, 7, 8, 9].map(|value| candidates("r2c4", value));
    let floor = [2, 3].map(|value| candidates("r1c1 r1c4 r2c1", value));
    assert_eq!(
        *pattern(&deduction),
        UniquenessPattern::UniqueRectangle {
            rectangle: UniqueRectangle {
                digits: digits(&[2, 3]),
                floor: cells("r1c1 r1c4 r2c1"),
                roof: cells("r2c4"),
                candidates: sorted(&[floor.concat(), others.concat()].concat()),
                lines: [0, 1]
                    .map(House::row)
                    .into_iter()
                    .chain([0, 3].map(House::column))
                    .collect(),
                exchange: Exchange::of(Grid::empty().layout(), cells("r1c1 r1c4 r2c1 r2c4")),
            },
            escape: Escape::OtherCandidates,
        }
    );
    assert_eq!(explain::digits(&deduction), digits(&[2, 3]));
    pinned!(says(&deduction));
    // What is removed is a part of the pattern, too.
    assert_eq!(
        sorted(&marked(&deduction, Role::Base)),
        all_of(&[("r1c1 r1c4 r2c1 r2c4", &[2, 3])])
    );
    assert_eq!(marked(&deduction, Role::Fin), others.concat());
    assert_eq!(marked(&deduction, Role::Eliminated), deduction.eliminations);
}

#[test]
fn a_corner_may_lack_a_digit_of_the_rectangle() {
    let grid = with_a_given(three_corners_with_2_and_3());
    let lacking = without(grid, &[candidate("r2c4", 2)]);
    let deduction = only(&UNIQUENESS_TEST_1, &lacking);
    assert_eq!(deduction.eliminations, [candidate("r2c4", 3)]);
    assert!(
        says(&deduction).contains("If the roof, r2c4, were 3, the four would hold only 2 and 3")
    );
    let lacking_both = without(lacking, &[candidate("r2c4", 3)]);
    assert!(is_silent(&UNIQUENESS_TEST_1, &lacking_both));
}

#[test]
fn a_rectangle_in_four_boxes_proves_nothing() {
    let four_boxes = holding(&[("r1c1 r1c4 r4c1", &[2, 3])]);
    assert!(is_silent(&UNIQUENESS_TEST_1, &four_boxes));
    let one_box = holding(&[("r1c1 r1c2 r2c1", &[2, 3])]);
    assert!(is_silent(&UNIQUENESS_TEST_1, &one_box));
}

#[test]
fn a_rectangle_with_a_given_proves_nothing() {
    let mut with_given = three_corners_with_2_and_3();
    with_given.place(candidate("r2c4", 2));
    with_given.set_givens(cells("r2c4"));
    for rule in CATALOG.iter().copied() {
        if rule.needs_unique_solution() {
            assert!(is_silent(rule, &with_given), "{rule:?}");
        }
    }
}

// Uniqueness Test 2 and 5

fn extra_8_in(names: &str) -> Grid {
    let floor = cells("r1c1 r1c4 r2c1 r2c4") - cells(names);
    let mut grid = Grid::empty();
    narrow(&mut grid, cells(names), digits(&[3, 7, 8]));
    narrow(&mut grid, floor, digits(&[3, 7]));
    grid
}

#[test]
fn an_extra_digit_of_two_corners_on_a_side_leaves_what_sees_both() {
    let grid = extra_8_in("r2c1 r2c4");
    let deduction = only(&UNIQUENESS_TEST_2, &grid);
    assert_eq!(deduction.technique, Technique::UniquenessTest2);
    assert_eq!(
        deduction.eliminations,
        candidates("r2c2 r2c3 r2c5 r2c6 r2c7 r2c8 r2c9", 8)
    );
    assert_eq!(*escape(&deduction), Escape::OneExtra(digit(8)));
    pinned!(says(&deduction));
    assert_eq!(marked(&deduction, Role::Base).len(), 8);
    assert_eq!(marked(&deduction, Role::Fin), candidates("r2c1 r2c4", 8));
    assert!(is_silent(&UNIQUENESS_TEST_5, &grid));
}

#[test]
fn two_different_extra_digits_are_no_test_2() {
    let mut grid = extra_8_in("r2c1");
    assert!(is_silent(&UNIQUENESS_TEST_2, &grid));
    grid = holding(&[
        ("r1c1 r1c4", &[3, 7]),
        ("r2c1", &[3, 7, 8]),
        ("r2c4", &[3, 7, 9]),
    ]);
    assert!(is_silent(&UNIQUENESS_TEST_2, &grid));
}

#[test]
fn two_corners_that_lack_the_same_digit_cannot_complete_a_rectangle() {
    let grid = with_a_given(extra_8_in("r2c1 r2c4"));
    let grid = without(grid, &[candidate("r2c1", 3)]);
    assert_eq!(only(&UNIQUENESS_TEST_2, &grid).eliminations.len(), 7);
    let grid = without(grid, &[candidate("r2c4", 3)]);
    assert!(is_silent(&UNIQUENESS_TEST_2, &grid));
}

#[test]
fn an_extra_digit_of_two_corners_that_face_each_other_leaves_what_sees_both() {
    let grid = extra_8_in("r1c4 r2c1");
    let deduction = only(&UNIQUENESS_TEST_5, &grid);
    assert_eq!(deduction.technique, Technique::UniquenessTest5);
    assert_eq!(deduction.eliminations, candidates("r1c2 r1c3 r2c5 r2c6", 8));
    assert_eq!(*escape(&deduction), Escape::OneExtra(digit(8)));
    assert!(is_silent(&UNIQUENESS_TEST_2, &grid));
}

#[test]
fn an_extra_digit_of_three_corners_leaves_what_sees_all_of_them() {
    let deduction = only(&UNIQUENESS_TEST_5, &extra_8_in("r1c4 r2c1 r2c4"));
    assert_eq!(deduction.eliminations, candidates("r2c5 r2c6", 8));
    pinned!(says(&deduction));
    assert_eq!(
        marked(&deduction, Role::Fin),
        candidates("r1c4 r2c1 r2c4", 8)
    );
}

// Uniqueness Test 3

#[test]
fn two_corners_act_as_one_cell_of_a_naked_pair() {
    let grid = holding(&[
        ("r1c1 r1c4", &[8, 9]),
        ("r2c1", &[2, 8, 9]),
        ("r2c4", &[7, 8, 9]),
        ("r2c8", &[2, 7]),
    ]);
    let deduction = only(&UNIQUENESS_TEST_3, &grid);
    assert_eq!(deduction.technique, Technique::UniquenessTest3);
    let rest = "r2c2 r2c3 r2c5 r2c6 r2c7 r2c9";
    assert_eq!(deduction.eliminations, all_of(&[(rest, &[2, 7])]));
    assert_eq!(
        *escape(&deduction),
        Escape::Subset(JointSubset {
            digits: digits(&[2, 7]),
            cells: cells("r2c8"),
            candidates: all_of(&[("r2c8", &[2, 7])]),
            houses: vec![House::row(1)],
            open: 9,
        })
    );
    assert_eq!(explain::digits(&deduction), digits(&[8, 9]));
    pinned!(says(&deduction));
    let shown = picture(&deduction);
    assert_eq!(marked(&deduction, Role::Base).len(), 8);
    assert_eq!(
        marked(&deduction, Role::Fin),
        [candidate("r2c1", 2), candidate("r2c4", 7)]
    );
    assert_eq!(
        marked(&deduction, Role::Set(0)),
        [candidate("r2c8", 2), candidate("r2c8", 7)]
    );
    assert_eq!(shown.houses, [House::row(1)]);
}

#[test]
fn a_subset_in_a_box_and_a_line_takes_from_both() {
    let grid = holding(&[
        ("r4c1 r4c2", &[8, 9]),
        ("r1c1", &[2, 8, 9]),
        ("r1c2", &[7, 8, 9]),
        ("r1c3", &[2, 7]),
    ]);
    let deduction = only(&UNIQUENESS_TEST_3, &grid);
    let rest = "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3";
    assert_eq!(deduction.eliminations, all_of(&[(rest, &[2, 7])]));
    assert!(says(&deduction).contains("no other cell of row 1 and box 1 can be either"));
}

#[test]
fn two_corners_act_as_one_cell_of_a_naked_triple() {
    let triple = holding(&[
        ("r1c1 r1c4", &[8, 9]),
        ("r2c1", &[4, 6, 8, 9]),
        ("r2c4", &[5, 8, 9]),
        ("r2c7", &[4, 5]),
        ("r2c8", &[4, 6]),
    ]);
    let deduction = only(&UNIQUENESS_TEST_3, &triple);
    let rest = "r2c2 r2c3 r2c5 r2c6 r2c9";
    assert_eq!(deduction.eliminations, all_of(&[(rest, &[4, 5, 6])]));
    pinned!(says(&deduction));
}

#[test]
fn two_corners_act_as_one_cell_of_a_naked_quadruple() {
    let quadruple = holding(&[
        ("r1c1 r1c4", &[8, 9]),
        ("r2c1", &[4, 6, 8, 9]),
        ("r2c4", &[5, 8, 9]),
        ("r2c7", &[3, 5]),
        ("r2c8", &[3, 4]),
        ("r2c9", &[3, 4, 5, 6]),
    ]);
    let rest = "r2c2 r2c3 r2c5 r2c6";
    assert_eq!(
        only(&UNIQUENESS_TEST_3, &quadruple).eliminations,
        all_of(&[(rest, &[3, 4, 5, 6])])
    );
}

#[test]
fn a_cell_with_another_digit_makes_no_subset() {
    let grid = holding(&[
        ("r1c1 r1c4", &[8, 9]),
        ("r2c1", &[2, 8, 9]),
        ("r2c4", &[7, 8, 9]),
        ("r2c8", &[2, 6]),
    ]);
    assert!(is_silent(&UNIQUENESS_TEST_3, &grid));
}

// Uniqueness Test 4

fn six_and_seven_on_row_1() -> Grid {
    holding(&[("r1c1 r1c4", &[6, 7])])
}

#[test]
fn the_other_digit_leaves_two_corners_that_hold_one_between_them() {
    let grid = confined(six_and_seven_on_row_1(), 6, &[House::row(1)], "r2c1 r2c4");
    let deduction = only(&UNIQUENESS_TEST_4, &grid);
    assert_eq!(deduction.technique, Technique::UniquenessTest4);
    assert_eq!(deduction.eliminations, candidates("r2c1 r2c4", 7));
    assert_eq!(
        *escape(&deduction),
        Escape::Locked(LockedDigit {
            digit: digit(6),
            houses: vec![House::row(1)],
        })
    );
    pinned!(says(&deduction));
    let shown = picture(&deduction);
    assert_eq!(
        sorted(&marked(&deduction, Role::Base)),
        all_of(&[("r1c1 r1c4 r2c1 r2c4", &[6, 7])])
    );
    assert_eq!(shown.houses, [House::row(1)]);
    assert_eq!(
        shown.links,
        [strong(candidate("r2c1", 6), candidate("r2c4", 6))]
    );
}

#[test]
fn a_third_place_of_the_digit_spoils_test_4() {
    let grid = confined(
        six_and_seven_on_row_1(),
        6,
        &[House::row(1)],
        "r2c1 r2c4 r2c9",
    );
    assert!(is_silent(&UNIQUENESS_TEST_4, &grid));
}

// Uniqueness Test 6

fn two_and_five_on_a_diagonal() -> Grid {
    holding(&[("r1c1 r2c4", &[2, 5])])
}

#[test]
fn a_digit_with_an_x_wing_on_the_rectangle_leaves_the_roof() {
    let lines = [
        House::row(0),
        House::row(1),
        House::column(0),
        House::column(3),
    ];
    let corners = "r1c1 r1c4 r2c1 r2c4";
    let grid = confined(two_and_five_on_a_diagonal(), 5, &lines, corners);
    let deduction = only(&UNIQUENESS_TEST_6, &grid);
    assert_eq!(deduction.technique, Technique::UniquenessTest6);
    assert_eq!(deduction.eliminations, candidates("r1c4 r2c1", 5));
    assert_eq!(*escape(&deduction), Escape::XWing(digit(5)));
    pinned!(says(&deduction));
    let shown = picture(&deduction);
    assert_eq!(shown.houses, lines);
    assert_eq!(shown.links.len(), 4);
    assert_eq!(
        shown.links[0],
        strong(candidate("r1c1", 5), candidate("r1c4", 5))
    );
    // Each of the two corners of the floor is also one of a hidden rectangle.
    let hidden = find_all(&HIDDEN_RECTANGLE, &grid);
    let lost: Vec<_> = hidden.iter().map(|d| d.eliminations.clone()).collect();
    assert_eq!(lost, [[candidate("r2c4", 2)], [candidate("r1c1", 2)]]);
}

#[test]
fn a_digit_with_another_place_in_a_line_is_no_test_6() {
    let lines = [
        House::row(0),
        House::row(1),
        House::column(0),
        House::column(3),
    ];
    let corners = "r1c1 r1c4 r2c1 r2c4 r9c4";
    let grid = confined(two_and_five_on_a_diagonal(), 5, &lines, corners);
    assert!(is_silent(&UNIQUENESS_TEST_6, &grid));
}

// Hidden Rectangle

#[test]
fn the_corner_opposite_loses_a_digit_if_the_other_is_strongly_linked() {
    let grid = confined(
        holding(&[("r1c1", &[5, 9])]),
        5,
        &[House::row(1), House::column(3)],
        "r1c4 r2c1 r2c4",
    );
    let deduction = only(&HIDDEN_RECTANGLE, &grid);
    assert_eq!(deduction.technique, Technique::HiddenRectangle);
    assert_eq!(deduction.eliminations, [candidate("r2c4", 9)]);
    assert_eq!(
        *escape(&deduction),
        Escape::StrongLinks {
            digit: digit(5),
            corner: cell("r1c1"),
            opposite: cell("r2c4"),
        }
    );
    pinned!(says(&deduction));
    let shown = picture(&deduction);
    assert_eq!(
        sorted(&marked(&deduction, Role::Base)),
        all_of(&[("r1c1 r1c4 r2c1 r2c4", &[5, 9])])
    );
    assert_eq!(shown.houses, [House::row(1), House::column(3)]);
    assert_eq!(
        shown.links,
        [
            strong(candidate("r2c1", 5), candidate("r2c4", 5)),
            strong(candidate("r1c4", 5), candidate("r2c4", 5)),
        ]
    );
    // The corners between may lack the digit that is removed.
    let lacking = with_a_given(without(grid, &candidates("r1c4 r2c1", 9)));
    assert_eq!(
        only(&HIDDEN_RECTANGLE, &lacking).eliminations,
        [candidate("r2c4", 9)]
    );
}

#[test]
fn a_hidden_rectangle_needs_the_digit_in_each_corner_of_its_links() {
    let linked = confined(
        holding(&[("r1c1", &[5, 9])]),
        5,
        &[House::row(1), House::column(3)],
        "r1c4 r2c1 r2c4",
    );
    for name in ["r1c4", "r2c1", "r2c4"] {
        let lacking = without(linked.clone(), &[candidate(name, 5)]);
        assert!(is_silent(&HIDDEN_RECTANGLE, &lacking), "{name}");
    }
}

// Avoidable Rectangles

#[test]
fn the_last_corner_of_a_rectangle_without_a_given_loses_the_digit_that_completes_it() {
    let mut grid = grid_with(&[("r1c1", 9), ("r1c4", 7), ("r2c1", 7), ("r9c9", 1)]);
    grid.set_givens(cells("r9c9"));
    let deduction = only(&AVOIDABLE_RECTANGLE_TYPE_1, &grid);
    assert_eq!(deduction.technique, Technique::AvoidableRectangleType1);
    assert_eq!(deduction.eliminations, [candidate("r2c4", 9)]);
    assert_eq!(
        *pattern(&deduction),
        UniquenessPattern::AvoidableRectangle {
            solved: vec![
                candidate("r1c1", 9),
                candidate("r1c4", 7),
                candidate("r2c1", 7)
            ],
            missing: vec![candidate("r2c4", 9)],
            extra: None,
            exchange: Exchange::of(Grid::empty().layout(), cells("r1c1 r1c4 r2c1 r2c4")),
        }
    );
    assert_eq!(explain::digits(&deduction), digits(&[7, 9]));
    pinned!(says(&deduction));
    let shown = picture(&deduction);
    assert_eq!(shown.witnesses, cells("r1c1 r1c4 r2c1"));
    assert_eq!(shown.candidates, [(candidate("r2c4", 9), Role::Eliminated)]);

    for given in ["r1c1", "r1c4", "r2c1"] {
        grid.set_givens(cells(given));
        assert!(is_silent(&AVOIDABLE_RECTANGLE_TYPE_1, &grid), "{given}");
    }
}

#[test]
fn an_extra_digit_of_the_two_last_corners_leaves_what_sees_both() {
    let mut grid = grid_with(&[("r1c1", 3), ("r1c4", 7), ("r9c9", 1)]);
    grid.set_givens(cells("r9c9"));
    narrow(&mut grid, cells("r2c1"), digits(&[7, 9]));
    narrow(&mut grid, cells("r2c4"), digits(&[3, 9]));
    let deduction = only(&AVOIDABLE_RECTANGLE_TYPE_2, &grid);
    assert_eq!(deduction.technique, Technique::AvoidableRectangleType2);
    assert_eq!(
        deduction.eliminations,
        candidates("r2c2 r2c3 r2c5 r2c6 r2c7 r2c8 r2c9", 9)
    );
    assert_eq!(
        *pattern(&deduction),
        UniquenessPattern::AvoidableRectangle {
            solved: vec![candidate("r1c1", 3), candidate("r1c4", 7)],
            missing: vec![candidate("r2c1", 7), candidate("r2c4", 3)],
            extra: Some(digit(9)),
            exchange: Exchange::of(Grid::empty().layout(), cells("r1c1 r1c4 r2c1 r2c4")),
        }
    );
    assert_eq!(explain::digits(&deduction), digits(&[3, 7]));
    pinned!(says(&deduction));
    let shown = picture(&deduction);
    assert_eq!(shown.witnesses, cells("r1c1 r1c4"));
    assert_eq!(
        marked(&deduction, Role::Base),
        [candidate("r2c1", 7), candidate("r2c4", 3)]
    );
    assert_eq!(marked(&deduction, Role::Fin), candidates("r2c1 r2c4", 9));

    for given in ["r1c1", "r1c4"] {
        grid.set_givens(cells(given));
        assert!(is_silent(&AVOIDABLE_RECTANGLE_TYPE_2, &grid), "{given}");
    }
}

#[test]
fn corners_with_different_extra_digits_are_no_avoidable_rectangle() {
    let mut grid = grid_with(&[("r1c1", 3), ("r1c4", 7), ("r9c9", 1)]);
    grid.set_givens(cells("r9c9"));
    narrow(&mut grid, cells("r2c1"), digits(&[7, 9]));
    narrow(&mut grid, cells("r2c4"), digits(&[3, 8]));
    assert!(is_silent(&AVOIDABLE_RECTANGLE_TYPE_2, &grid));
}

#[test]
fn a_puzzle_given_by_its_candidates_has_no_avoidable_rectangle() {
    let grid = grid_with(&[("r1c1", 9), ("r1c4", 7), ("r2c1", 7), ("r9c9", 1)]);
    assert!(grid.given().is_empty());
    assert!(is_silent(&AVOIDABLE_RECTANGLE_TYPE_1, &grid));

    let mut grid = grid_with(&[("r1c1", 3), ("r1c4", 7), ("r9c9", 1)]);
    narrow(&mut grid, cells("r2c1"), digits(&[7, 9]));
    narrow(&mut grid, cells("r2c4"), digits(&[3, 9]));
    assert!(is_silent(&AVOIDABLE_RECTANGLE_TYPE_2, &grid));
}

// Bivalue Universal Grave + 1

/// In the empty cells each digit has two places in each house that lacks it,
/// but for 8, which has three in row 5, column 3 and box 4: r5c3 is in all.
const GRAVE_BUT_FOR_R5C3: &str =
    "523487961987631425416952738649178253.5.364.9737.2956.4.347.65.979.5.3.46165849372";

const NO_GRAVE: &str =
    "3564..971421957836789..3452148236795975..46232635791846127953485943..2.7837.4.5.9";

#[test]
fn the_third_candidate_of_the_last_cell_keeps_the_grave_away() {
    let grid = grid(GRAVE_BUT_FOR_R5C3);
    let deduction = only(&BIVALUE_UNIVERSAL_GRAVE_PLUS_ONE, &grid);
    assert_eq!(deduction.technique, Technique::BivalueUniversalGravePlusOne);
    assert_eq!(
        deduction.eliminations,
        [candidate("r5c3", 1), candidate("r5c3", 2)]
    );
    assert_eq!(
        *pattern(&deduction),
        UniquenessPattern::BivalueUniversalGrave {
            extra: candidate("r5c3", 8),
            houses: cell("r5c3").houses().to_vec(),
            others: cells("r5c1 r5c7 r6c3 r8c3"),
        }
    );
    assert_eq!(explain::digits(&deduction), digits(&[8]));
    pinned!(says(&deduction));
    let shown = picture(&deduction);
    assert_eq!(marked(&deduction, Role::Fin), [candidate("r5c3", 8)]);
    assert_eq!(
        marked(&deduction, Role::Base),
        candidates("r5c1 r5c7 r6c3 r8c3", 8)
    );
    assert_eq!(
        shown.houses,
        [House::row(4), House::column(2), House::box_at(3)]
    );
}

#[test]
fn a_digit_with_one_or_three_places_or_a_cell_with_one_candidate_is_no_grave() {
    // r8c5 alone has three candidates, but 2 has only one place in column 5.
    let one_place = grid(NO_GRAVE);
    assert!(is_silent(&BIVALUE_UNIVERSAL_GRAVE_PLUS_ONE, &one_place));
    // Each cell has two candidates, but 8 still has three places.
    let no_third = without(grid(GRAVE_BUT_FOR_R5C3), &[candidate("r5c3", 1)]);
    assert!(is_silent(&BIVALUE_UNIVERSAL_GRAVE_PLUS_ONE, &no_third));
    // With r9c9 empty, it has one candidate.
    let mut values = GRAVE_BUT_FOR_R5C3.to_owned();
    values.replace_range(80..81, ".");
    assert!(is_silent(&BIVALUE_UNIVERSAL_GRAVE_PLUS_ONE, &grid(&values)));
}

// Guardians: loops, extended rectangles, graves

fn guardians(deduction: &Deduction) -> &GuardiansPattern {
    match &deduction.pattern {
        Pattern::Guardians(pattern) => pattern,
        other => panic!("another pattern: {other:?}"),
    }
}

/// Four cells of a loop of 8 and 9, which r6c2 and r6c3 close.
const LOOP: (&str, &[u8]) = ("r1c2 r1c6 r2c6 r2c3", &[8, 9]);

#[test]
fn the_digits_of_a_loop_leave_its_only_cell_with_others() {
    let deduction = only(&UNIQUE_LOOP_1, &holding(&[LOOP, ("r6c2", &[8, 9])]));
    assert_eq!(
        deduction.eliminations,
        [candidate("r6c3", 8), candidate("r6c3", 9)]
    );
    let pattern = guardians(&deduction);
    assert_eq!(pattern.shape, Shape::UniqueLoop);
    assert_eq!(pattern.outcome, Outcome::OneCell(cell("r6c3")));
    assert_eq!(pattern.cells.len(), 6);
    assert_eq!(deduction.score(), 120);
    pinned!(says(&deduction));
    let shown = picture(&deduction);
    assert_eq!(shown.links.len(), 6);
    assert_eq!(marked(&deduction, Role::Guardian).len(), 7);
    // A house with three of its cells: the digits cannot change places.
    let three = holding(&[("r1c2 r1c6 r2c6 r2c2 r6c2", &[8, 9])]);
    assert!(is_silent(&UNIQUE_LOOP_1, &three));
    // A given in the loop.
    let mut given = holding(&[LOOP, ("r6c2", &[8, 9])]);
    given.place(candidate("r1c2", 8));
    given.set_givens(cells("r1c2"));
    assert!(is_silent(&UNIQUE_LOOP_1, &given));
}

#[test]
fn a_further_digit_of_a_loop_leaves_what_sees_all_its_places() {
    let deduction = only(&UNIQUE_LOOP_2, &holding(&[LOOP, ("r6c2 r6c3", &[5, 8, 9])]));
    let seen = "r4c1 r4c2 r4c3 r5c1 r5c2 r5c3 r6c1 r6c4 r6c5 r6c6 r6c7 r6c8 r6c9";
    assert_eq!(deduction.eliminations, candidates(seen, 5));
    let other = holding(&[LOOP, ("r6c2", &[5, 8, 9]), ("r6c3", &[4, 8, 9])]);
    assert!(is_silent(&UNIQUE_LOOP_2, &other));
}

#[test]
fn cells_of_a_loop_act_as_one_cell_of_a_subset() {
    let with_pair = [
        LOOP,
        ("r6c2", &[4, 8, 9]),
        ("r6c3", &[5, 8, 9]),
        ("r6c9", &[4, 5]),
    ];
    let deduction = only(&UNIQUE_LOOP_3, &holding(&with_pair));
    let rest = ["r6c1", "r6c4", "r6c5", "r6c6", "r6c7", "r6c8"];
    let gone: Vec<Candidate> = rest
        .into_iter()
        .flat_map(|name| [candidate(name, 4), candidate(name, 5)])
        .collect();
    assert_eq!(deduction.eliminations, gone);
    pinned!(says(&deduction));
    assert!(is_silent(&UNIQUE_LOOP_3, &holding(&with_pair[..3])));
}

#[test]
fn a_digit_of_a_loop_locked_in_two_cells_frees_them_of_the_other() {
    let mut grid = holding(&[LOOP, ("r6c2", &[4, 8, 9]), ("r6c3", &[5, 8, 9])]);
    assert!(is_silent(&UNIQUE_LOOP_4, &grid));
    leave_only(&mut grid, House::row(5), 8, "r6c2 r6c3");
    let deduction = only(&UNIQUE_LOOP_4, &grid);
    assert_eq!(deduction.eliminations, candidates("r6c2 r6c3", 9));
    let locked = Outcome::Locked(LockedDigit {
        digit: digit(8),
        houses: vec![House::row(5)],
    });
    assert_eq!(guardians(&deduction).outcome, locked);
}

/// Four of six cells of two rows with three digits.
const SIX: (&str, &[u8]) = ("r7c2 r7c6 r8c6 r8c8", &[1, 5, 7]);

#[test]
fn the_digits_of_an_extended_rectangle_leave_its_only_cell_with_others() {
    let grid = holding(&[SIX, ("r7c8", &[1, 5, 7])]);
    let deduction = only(&EXTENDED_RECTANGLE_1, &grid);
    let gone = [1, 5, 7].map(|value| candidate("r8c2", value));
    assert_eq!(deduction.eliminations, gone);
    assert_eq!(guardians(&deduction).shape, Shape::ExtendedRectangle);
    assert!(says(&deduction).contains(
        "1. r7c2, r7c6, r7c8, r8c2, r8c6 and r8c8 lie on two parallel lines, three cells of each"
    ));
    // Rows of different bands.
    let apart = holding(&[("r5c2 r5c6 r8c6 r8c8 r5c8", &[1, 5, 7])]);
    assert!(is_silent(&EXTENDED_RECTANGLE_1, &apart));
}

#[test]
fn further_digits_of_an_extended_rectangle_act_as_in_a_loop() {
    let extra = holding(&[SIX, ("r7c8 r8c2", &[1, 3, 5, 7])]);
    let deduction = only(&EXTENDED_RECTANGLE_2, &extra);
    assert_eq!(deduction.eliminations, candidates("r7c1 r7c3 r8c7 r8c9", 3));
    let row = |value, others: &[(&str, &[u8])]| {
        let both = [
            ("r7c2 r7c6 r8c2 r8c6", &[1_u8, 5, 7][..]),
            ("r7c8", &[1, 3, 5, 7]),
            ("r8c8", value),
        ];
        holding(&[&both[..], others].concat())
    };
    let subset = row(&[1, 4, 5, 7], &[("r1c8", &[3, 4])]);
    let deduction = only(&EXTENDED_RECTANGLE_3, &subset);
    assert!(
        deduction
            .eliminations
            .iter()
            .all(|it| it.cell.column() == 7)
    );
    assert_eq!(deduction.eliminations.len(), 12);
    let mut locked = row(&[1, 4, 5, 7], &[]);
    assert!(is_silent(&EXTENDED_RECTANGLE_4, &locked));
    leave_only(&mut locked, House::column(7), 5, "r7c8 r8c8");
    let deduction = only(&EXTENDED_RECTANGLE_4, &locked);
    let gone = ["r7c8", "r8c8"].map(|name| [candidate(name, 1), candidate(name, 7)]);
    assert_eq!(deduction.eliminations, gone.concat());
}

#[test]
fn one_of_the_candidates_too_many_keeps_the_grave_away() {
    let rules: [(&dyn DeductionRule, Technique); 4] = [
        (&BUG_2, Technique::Bug2),
        (&BUG_3, Technique::Bug3),
        (&BUG_4, Technique::Bug4),
        (&BUG_N, Technique::BugN),
    ];
    for (rule, technique) in rules {
        let position = stored(technique).next().unwrap();
        let deduction = position.shown().unwrap();
        let pattern = guardians(&deduction);
        assert_eq!(pattern.shape, Shape::Grave);
        assert!(pattern.guardians.len() > 1);
        if matches!(technique, Technique::Bug2 | Technique::BugN) {
            let is_one = pattern.guardian_digits().has_one();
            assert_eq!(is_one, technique == Technique::Bug2);
        }
        assert!(matches!(
            (technique, &pattern.outcome),
            (Technique::Bug2 | Technique::BugN, Outcome::AllSee)
                | (Technique::Bug3, Outcome::Subset(_))
                | (Technique::Bug4, Outcome::Locked(_))
        ));
        assert!(says(&deduction).starts_with("Without "));
        // A cell with one candidate left is in no grave.
        let bivalue = position.grid.unsolved().into_iter();
        let pair = bivalue
            .filter(|cell| position.grid.candidates(*cell).len() == 2)
            .find(|cell| deduction.eliminations.iter().all(|it| it.cell != *cell));
        let pair = pair.unwrap();
        let one = Candidate::new(pair, position.grid.candidates(pair).first().unwrap());
        assert!(is_silent(rule, &without(position.grid.clone(), &[one])));
    }
}

// The paths of random puzzles

#[test]
fn on_the_paths_of_random_puzzles_nothing_true_is_ever_removed() {
    let rules: Vec<_> = CATALOG
        .iter()
        .copied()
        .filter(|rule| rule.technique().family() == Family::Uniqueness)
        .collect();
    assert_eq!(rules.len(), 23);
    assert!(rules.iter().all(|rule| rule.needs_unique_solution()));
    let found = check_on_paths(&rules, |deduction, grid| {
        for (candidate, _) in picture(deduction).candidates {
            assert!(grid.has(candidate), "{candidate:?} of {deduction:?}");
        }
    });
    assert!(found.iter().sum::<usize>() > 100, "{found:?}");
}
