//! Direct pointing and direct hidden subsets, on positions worked out by hand.

use crate::common::pinned::pinned;
use crate::common::positions::leave_only;
use crate::common::{candidate, cells, digits};
use crate::shown::says;
use sudoku_stepper::explain::{Role, picture};
use sudoku_stepper::grid::{Grid, House};
use sudoku_stepper::rules::direct::{
    DIRECT_HIDDEN_PAIR, DIRECT_HIDDEN_TRIPLET, DIRECT_POINTING, DirectPattern, Keeper,
};
use sudoku_stepper::rules::{Deduction, Pattern, Technique, find_all};
use sudoku_stepper::solver::Preset;

/// The empty grid with a digit left in these cells of a house alone.
fn left(left: &[(u8, House, &str)]) -> Grid {
    let mut grid = Grid::empty();
    for (digit, house, names) in left {
        leave_only(&mut grid, *house, *digit, names);
    }
    grid
}

fn seen(deduction: &Deduction) -> &DirectPattern {
    let Pattern::Direct(pattern) = &deduction.pattern else {
        panic!("another pattern");
    };
    pattern
}

#[test]
fn a_digit_locked_in_a_box_leaves_one_place_in_the_next() {
    let (one, two) = (House::box_at(0), House::box_at(1));
    let grid = left(&[(1, one, "r1c1 r1c2"), (1, two, "r1c4 r2c5")]);
    let found = find_all(&DIRECT_POINTING, &grid);
    assert_eq!(found.len(), 1, "{found:?}");
    let deduction = &found[0];
    assert_eq!(deduction.technique, Technique::DirectPointing);
    assert_eq!(deduction.placements.to_vec(), [candidate("r2c5", 1)]);
    // What is locked is not removed: that is pointing.
    assert!(deduction.eliminations.is_empty());
    let pattern = seen(deduction);
    assert_eq!((pattern.house, pattern.others), (two, cells("r1c4")));
    let Keeper::Locked(locked) = &pattern.by else {
        panic!("it is locked");
    };
    assert_eq!((locked.base, locked.cover), (one, House::row(0)));
    pinned!(says(deduction));
    let picture = picture(deduction);
    assert_eq!(
        (picture.houses, picture.covers),
        (vec![one, two], vec![House::row(0)])
    );
    assert_eq!(picture.sights[0].to, [candidate("r1c4", 1)]);
}

#[test]
fn a_third_place_off_the_row_locks_no_digit() {
    let (one, two) = (House::box_at(0), House::box_at(1));
    let grid = left(&[(1, one, "r1c1 r1c2 r2c3"), (1, two, "r1c4 r2c5")]);
    assert!(find_all(&DIRECT_POINTING, &grid).is_empty());
}

#[test]
fn two_places_off_the_row_are_one_too_many() {
    let (one, two) = (House::box_at(0), House::box_at(1));
    let grid = left(&[(1, one, "r1c1 r1c2"), (1, two, "r1c4 r2c5 r3c6")]);
    assert!(find_all(&DIRECT_POINTING, &grid).is_empty());
}

#[test]
fn what_has_one_place_anyway_is_a_hidden_single() {
    let (one, two) = (House::box_at(0), House::box_at(1));
    let grid = left(&[(1, one, "r1c1 r1c2"), (1, two, "r2c5")]);
    assert!(find_all(&DIRECT_POINTING, &grid).is_empty());
}

#[test]
fn a_hidden_pair_leaves_one_place_for_a_third_digit() {
    let house = House::box_at(0);
    let grid = left(&[
        (1, house, "r1c1 r2c2"),
        (2, house, "r1c1 r2c2"),
        (3, house, "r1c1 r3c3"),
    ]);
    let found = find_all(&DIRECT_HIDDEN_PAIR, &grid);
    assert_eq!(found.len(), 1, "{found:?}");
    let deduction = &found[0];
    assert_eq!(deduction.technique, Technique::DirectHiddenPair);
    assert_eq!(deduction.placements.to_vec(), [candidate("r3c3", 3)]);
    assert!(deduction.eliminations.is_empty());
    let Keeper::Subset(subset) = &seen(deduction).by else {
        panic!("it is a subset");
    };
    assert_eq!(
        (subset.digits, subset.cells),
        (digits(&[1, 2]), cells("r1c1 r2c2"))
    );
    pinned!(says(deduction));
    let base = (candidate("r2c2", 2), Role::Base);
    assert!(picture(deduction).candidates.contains(&base));
    // A third place for one of the two, and one of the cells is free.
    let grid = left(&[
        (1, house, "r1c1 r2c2"),
        (2, house, "r1c1 r2c2 r3c3"),
        (3, house, "r1c1 r3c3"),
    ]);
    assert!(find_all(&DIRECT_HIDDEN_PAIR, &grid).is_empty());
    // The third digit has two places besides.
    let grid = left(&[
        (1, house, "r1c1 r2c2"),
        (2, house, "r1c1 r2c2"),
        (3, house, "r1c1 r3c3 r3c1"),
    ]);
    assert!(find_all(&DIRECT_HIDDEN_PAIR, &grid).is_empty());
}

#[test]
fn a_hidden_triplet_leaves_one_place_for_a_fourth_digit() {
    let house = House::row(4);
    let three = [
        (1, house, "r5c1 r5c5"),
        (2, house, "r5c5 r5c9"),
        (3, house, "r5c1 r5c9"),
    ];
    let grid = left(&[&three[..], &[(4, house, "r5c1 r5c5 r5c7")]].concat());
    let found = find_all(&DIRECT_HIDDEN_TRIPLET, &grid);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].technique, Technique::DirectHiddenTriplet);
    assert_eq!(found[0].placements.to_vec(), [candidate("r5c7", 4)]);
    let grid = left(&[&three[..], &[(4, house, "r5c1 r5c6 r5c7")]].concat());
    assert!(find_all(&DIRECT_HIDDEN_TRIPLET, &grid).is_empty());
}

#[test]
fn nothing_is_found_twice_where_everything_is_looked_for() {
    for technique in [
        Technique::DirectPointing,
        Technique::DirectHiddenPair,
        Technique::DirectHiddenTriplet,
    ] {
        assert!(!Preset::Everything.has(technique));
        assert!(!Preset::HoDoKu.has(technique));
        assert!(Preset::SudokuExplainer.has(technique));
    }
}
