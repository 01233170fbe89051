//! Full House, Pointing, Claiming and the subsets, naked, locked and hidden,
//! on positions worked out by hand.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, keeping, only};
use crate::common::{all_of, candidate, candidates, cells, digits, grid_with, in_order};
use crate::shown::says;
use sudoku_stepper::explain::{Role, picture};
use sudoku_stepper::grid::{Candidate, Grid, House};
use sudoku_stepper::rules::{
    CLAIMING, FULL_HOUSE, FullHousePattern, HIDDEN_PAIR, HIDDEN_QUADRUPLE, HIDDEN_TRIPLE,
    LOCKED_PAIR, LOCKED_TRIPLE, NAKED_PAIR, NAKED_QUADRUPLE, NAKED_TRIPLE, POINTING, Pattern,
    SubsetPattern, Technique, find_all, find_first,
};

/// Takes digits away from the cells of a list.
fn lose(mut grid: Grid, names: &str, lost: &[u8]) -> Grid {
    for cell in cells(names) {
        for lost in grid.candidates(cell) & digits(lost) {
            grid.eliminate(Candidate::new(cell, lost));
        }
    }
    grid
}

#[test]
fn the_last_empty_cell_of_a_house_holds_what_the_house_lacks() {
    let row = in_order(
        "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8",
        &[4, 1, 2, 3, 9, 6, 7, 8],
    );
    let deduction = only(&FULL_HOUSE, &grid_with(&row));
    assert_eq!(deduction.placements, [candidate("r1c9", 5)]);
    assert_eq!(
        deduction.pattern,
        Pattern::FullHouse(FullHousePattern {
            house: House::row(0)
        })
    );
    assert_eq!(
        says(&deduction),
        "r1c9 is the last empty cell in row 1, and the only digit missing there is 5."
    );
    assert_eq!(picture(&deduction).houses, [House::row(0)]);
}

#[test]
fn two_empty_cells_or_a_digit_that_does_not_fit_make_no_full_house() {
    let row = in_order(
        "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8",
        &[4, 1, 2, 3, 9, 6, 7, 8],
    );
    assert_eq!(find_first(&FULL_HOUSE, &grid_with(&row[..7])), None);
    let blocked = lose(grid_with(&row), "r1c9", &[5]);
    assert_eq!(find_first(&FULL_HOUSE, &blocked), None);
}

#[test]
fn what_points_from_a_box_is_not_claimed_by_a_line() {
    let pointing = grid_with(&in_order(
        "r2c1 r2c2 r2c3 r3c1 r3c2 r3c3",
        &[1, 2, 3, 4, 6, 7],
    ));
    let found = find_all(&POINTING, &pointing);
    assert_eq!(found.len(), 3);
    assert_eq!(found[0].technique, Technique::Pointing);
    assert_eq!(
        found[0].eliminations,
        candidates("r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", 5)
    );
    assert_eq!(find_first(&CLAIMING, &pointing), None);
}

#[test]
fn what_a_line_claims_does_not_point_from_a_box() {
    let claiming = grid_with(&in_order(
        "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
        &[1, 2, 3, 4, 6, 7],
    ));
    let found = find_all(&CLAIMING, &claiming);
    assert_eq!(found.len(), 3);
    assert_eq!(found[0].technique, Technique::Claiming);
    assert_eq!(
        found[0].eliminations,
        candidates("r2c1 r2c2 r2c3 r3c1 r3c2 r3c3", 5)
    );
    assert_eq!(find_first(&POINTING, &claiming), None);
}

#[test]
fn a_naked_pair_takes_its_digits_from_the_rest_of_the_house() {
    let grid = lose(Grid::empty(), "r3c1 r3c3 r3c4 r3c6 r3c8", &[4, 9]);
    let grid = lose(keeping(grid, "r3c2 r3c7", &[4, 9]), "r3c5", &[1]);
    let grid = lose(grid, "r3c9", &[4]);
    let deduction = only(&NAKED_PAIR, &grid);
    assert_eq!(deduction.technique, Technique::NakedPair);
    assert_eq!(
        deduction.eliminations,
        [
            candidate("r3c5", 4),
            candidate("r3c5", 9),
            candidate("r3c9", 9)
        ]
    );
    pinned!(says(&deduction));
    let roles = picture(&deduction).candidates;
    assert!(roles.contains(&(candidate("r3c2", 4), Role::Base)));
    assert!(roles.contains(&(candidate("r3c9", 9), Role::Eliminated)));
}

#[test]
fn a_cell_with_one_candidate_makes_no_naked_subset() {
    let grid = holding(&[("r1c1", &[7]), ("r1c2", &[2, 7])]);
    assert_eq!(find_first(&NAKED_PAIR, &grid), None);
    assert_eq!(find_first(&LOCKED_PAIR, &grid), None);
    let three = holding(&[("r1c1", &[7]), ("r1c2", &[2, 7]), ("r1c5", &[2, 3])]);
    assert_eq!(find_first(&NAKED_TRIPLE, &three), None);
}

#[test]
fn a_naked_triple_needs_no_cell_with_all_three_digits() {
    let grid = keeping(Grid::empty(), "r1c1", &[1, 2]);
    let grid = keeping(keeping(grid, "r1c5", &[2, 3]), "r1c9", &[1, 3]);
    let deduction = only(&NAKED_TRIPLE, &grid);
    assert_eq!(deduction.technique, Technique::NakedTriple);
    assert_eq!(
        deduction.eliminations,
        all_of(&[("r1c2 r1c3 r1c4 r1c6 r1c7 r1c8", &[1, 2, 3])])
    );
    assert_eq!(find_first(&NAKED_PAIR, &grid), None);
}

#[test]
fn a_naked_quadruple_takes_four_digits() {
    let grid = keeping(Grid::empty(), "r1c1 r4c1", &[1, 2, 3]);
    let grid = keeping(grid, "r7c1 r9c1", &[3, 4]);
    let quadruple = find_all(&NAKED_QUADRUPLE, &grid);
    assert_eq!(quadruple.len(), 1);
    assert_eq!(quadruple[0].technique, Technique::NakedQuadruple);
    assert_eq!(
        quadruple[0].eliminations,
        all_of(&[("r2c1 r3c1 r5c1 r6c1 r8c1", &[1, 2, 3, 4])])
    );
    let Pattern::Subset(SubsetPattern {
        hidden: false,
        digits: held,
        cells: held_in,
        houses,
    }) = &quadruple[0].pattern
    else {
        panic!("{:?}", quadruple[0].pattern)
    };
    assert_eq!(
        (*held, *held_in),
        (digits(&[1, 2, 3, 4]), cells("r1c1 r4c1 r7c1 r9c1"))
    );
    assert_eq!(houses, &[House::column(0)]);
}

#[test]
fn a_pair_in_a_box_and_a_line_that_takes_from_both_is_a_locked_pair() {
    let grid = keeping(Grid::empty(), "r1c1 r1c2", &[1, 2]);
    assert_eq!(find_first(&NAKED_PAIR, &grid), None);
    let deduction = only(&LOCKED_PAIR, &grid);
    assert_eq!(deduction.technique, Technique::LockedPair);
    assert_eq!(
        deduction.eliminations,
        all_of(&[(
            "r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3",
            &[1, 2]
        )])
    );
    assert!(
        says(&deduction).starts_with(
            "In box 1 and row 1, r1c1 and r1c2 have the same two candidates, 1 and 2."
        )
    );
}

#[test]
fn a_pair_in_a_box_and_a_line_that_takes_from_one_of_them_is_a_naked_pair() {
    let grid = keeping(Grid::empty(), "r1c1 r1c2", &[1, 2]);
    let grid = lose(grid, "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r1c3", &[1, 2]);
    assert_eq!(find_first(&LOCKED_PAIR, &grid), None);
    let deduction = only(&NAKED_PAIR, &grid);
    assert_eq!(
        deduction.eliminations,
        all_of(&[("r2c1 r2c2 r2c3 r3c1 r3c2 r3c3", &[1, 2])])
    );
}

#[test]
fn three_cells_of_a_box_and_a_line_make_a_locked_triple() {
    let grid = keeping(Grid::empty(), "r4c4 r4c5 r4c6", &[7, 8, 9]);
    let deduction = only(&LOCKED_TRIPLE, &grid);
    assert_eq!(deduction.technique, Technique::LockedTriple);
    assert_eq!(deduction.eliminations.len(), 12 * 3);
    assert_eq!(find_first(&NAKED_TRIPLE, &grid), None);
}

#[test]
fn a_hidden_pair_takes_everything_else_from_its_cells() {
    let others = "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9";
    let grid = keeping(lose(Grid::empty(), others, &[1, 2]), "r1c1", &[1, 2, 3]);
    let grid = keeping(grid, "r1c5", &[1, 2, 4, 5]);
    let deduction = only(&HIDDEN_PAIR, &grid);
    assert_eq!(deduction.technique, Technique::HiddenPair);
    assert_eq!(
        deduction.eliminations,
        [
            candidate("r1c1", 3),
            candidate("r1c5", 4),
            candidate("r1c5", 5)
        ]
    );
    pinned!(says(&deduction));
}

#[test]
fn hidden_triples_and_quadruples_are_found_with_digits_that_lack_a_place() {
    let others = "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    let grid = lose(Grid::empty(), others, &[1, 2, 3]);
    let grid = lose(grid, "r1c1", &[1]);
    let triple = find_all(&HIDDEN_TRIPLE, &grid);
    assert_eq!(triple.len(), 1);
    assert_eq!(triple[0].technique, Technique::HiddenTriple);
    assert_eq!(
        triple[0].eliminations,
        all_of(&[("r1c1 r1c2 r1c3", &[4, 5, 6, 7, 8, 9])])
    );

    let others = "r2c1 r2c2 r2c3 r2c4 r2c5";
    let grid = lose(Grid::empty(), others, &[5, 6, 7, 8]);
    let quadruple = find_all(&HIDDEN_QUADRUPLE, &grid);
    assert_eq!(quadruple.len(), 1);
    assert_eq!(quadruple[0].technique, Technique::HiddenQuadruple);
    assert_eq!(
        quadruple[0].eliminations,
        all_of(&[("r2c6 r2c7 r2c8 r2c9", &[1, 2, 3, 4, 9])])
    );
}

#[test]
fn subsets_that_take_nothing_away_are_not_reported() {
    let empty = Grid::empty();
    for rule in [&NAKED_PAIR, &NAKED_TRIPLE, &NAKED_QUADRUPLE] {
        assert_eq!(find_first(rule, &empty), None);
    }
    for rule in [&HIDDEN_PAIR, &HIDDEN_TRIPLE, &HIDDEN_QUADRUPLE] {
        assert_eq!(find_first(rule, &empty), None);
    }
    let alone = keeping(Grid::empty(), "r1c1 r1c5", &[1, 2]);
    let alone = lose(alone, "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9", &[1, 2]);
    assert_eq!(find_first(&NAKED_PAIR, &alone), None);
    assert_eq!(find_first(&HIDDEN_PAIR, &alone), None);
}

#[test]
fn fewer_digits_than_cells_is_a_contradiction_and_no_subset() {
    let grid = keeping(Grid::empty(), "r1c1 r1c5 r1c9", &[1, 2]);
    assert_eq!(find_first(&NAKED_TRIPLE, &grid), None);
}
