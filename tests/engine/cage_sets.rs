//! Cages as almost locked sets, on positions worked out by hand.

use crate::cage_links::reads_back;
use crate::common::pinned::pinned;
use crate::common::positions::{caged, keep, that_removes};
use crate::common::{candidate, candidates, cells, digits};
use crate::shown::{lines, says};
use crate::truth;
use sudoku_stepper::explain::{Notation, SumPart, picture};
use sudoku_stepper::grid::{Candidate, Grid};
use sudoku_stepper::notation::{Style, check, compact, read};
use sudoku_stepper::rules::almost_locked_sets::{
    ALS_CHAIN, ALS_XY_WING, ALS_XZ_RULE, AlmostLockedSet, AlmostLockedSetsPattern, DEATH_BLOSSOM,
    Home,
};
use sudoku_stepper::rules::{Deduction, DeductionRule, Pattern, find_all, find_first};

#[test]
fn cells_of_a_cage_that_share_no_house_are_an_almost_locked_set() {
    let build = |names| {
        let mut grid = caged(&[(None, names)]);
        keep(&mut grid, "r3c3", &[1, 2, 4]);
        keep(&mut grid, "r4c3 r4c4", &[2, 3, 4]);
        keep(&mut grid, "r3c7", &[1, 3]);
        grid
    };
    let grid = build("r3c3 r4c3 r4c4");
    // The cage holds 1 in r3c3, or all of 2, 3 and 4.
    let gone = [candidate("r4c7", 3)];
    let found = that_removes(&ALS_XZ_RULE, &grid, &gone).unwrap();
    let Pattern::AlmostLockedSets(pattern) = &found.pattern else {
        panic!("another pattern");
    };
    let AlmostLockedSetsPattern::Chain { sets, .. } = &**pattern else {
        panic!("another pattern");
    };
    let in_cage = sets.iter().find(|set| set.cells.len() == 3).unwrap();
    assert_eq!(in_cage.cells, cells("r3c3 r4c3 r4c4"));
    assert_eq!(in_cage.digits, digits(&[1, 2, 3, 4]));
    assert_eq!(in_cage.home, Home::Cage(grid.layout().cages()[0]));
    let said = lines(&found);
    assert!(
        said.iter().any(|line| line.contains(
            "r3c3, r4c3 and r4c4 in the cage at r3c3 with 1, 2, 3 and 4: three cells with four digits"
        )),
        "{said:?}"
    );
    // Without the cage r3c3 and r4c4 could both be 2, or both 4.
    let other = build("r3c3 r4c3 r5c3");
    assert_eq!(find_first(&ALS_XZ_RULE, &other), None);
    for style in Style::ALL {
        let text = compact(&found, style, Notation::Rc);
        let steps = read(&text, grid.layout(), Notation::Rc).unwrap();
        assert!(check(&steps[0], &grid).is_ok(), "{text}");
        assert!(check(&steps[0], &other).is_err(), "{text}");
    }
}

/// A cage in row 1 that can hold 1 + 2 + 7, 1 + 3 + 6, 1 + 4 + 5 or 2 + 3 + 5 if its sum is
/// ten: without 1 only the last.
fn with_one_set_too_many(sum: Option<u8>) -> Grid {
    let mut grid = caged(&[(sum, "r1c1 r1c2 r1c3")]);
    keep(&mut grid, "r1c1", &[1, 5]);
    keep(&mut grid, "r1c2", &[2, 3, 4]);
    keep(&mut grid, "r1c3", &[2, 3, 5, 6, 7]);
    grid
}

/// The step is found, true in all that is said of it, written as expected and read again; and
/// not found where the cage adds up to eleven, so that without 1 it can only hold 2 + 4 + 5,
/// nor where its sum is not told.
fn is_one_only_with_ten(
    rule: &dyn DeductionRule,
    build: impl Fn(Option<u8>) -> Grid,
    gone: &[Candidate],
    written: [&str; 2],
) -> Deduction {
    let grid = build(Some(10));
    let found = that_removes(rule, &grid, gone).expect("the step is there");
    assert_eq!(truth::problem(&grid, &found), None);
    assert_eq!(
        picture(&found).sums,
        [(cells("r1c1 r1c2 r1c3"), SumPart::Cage)]
    );
    for other in [Some(11), None] {
        let other = build(other);
        let removed = |found: &Deduction| gone.iter().any(|it| found.eliminations.contains(it));
        assert!(!find_all(rule, &other).iter().any(removed));
        reads_back(&found, &grid, &other, written);
    }
    found
}

#[test]
fn a_cage_with_one_combination_too_many_is_a_set_of_an_xz_rule() {
    let build = |sum| {
        let mut grid = with_one_set_too_many(sum);
        keep(&mut grid, "r5c1", &[1, 3]);
        grid
    };
    let found = is_one_only_with_ten(
        &ALS_XZ_RULE,
        build,
        &candidates("r2c1 r3c1", 3),
        [
            "Almost Locked Set XZ-Rule: A=r5c1 {13}, B=r1c123 {1234567}, X=1, Z=3 => r23c1<>3",
            "Almost Locked Set XZ-Rule: (3=1)r5c1-(1=235)r1c123 => r23c1<>3",
        ],
    );
    pinned!(says(&found));
    let Pattern::AlmostLockedSets(pattern) = &found.pattern else {
        panic!("another pattern");
    };
    let AlmostLockedSetsPattern::Chain { sets, .. } = &**pattern else {
        panic!("another pattern");
    };
    let cage = sets[1].by_combinations().expect("a cage");
    assert_eq!(cage.live.len(), 4);
    assert_eq!(
        sets[1].left_without(candidate("r1c1", 1).digit),
        digits(&[2, 3, 5])
    );
    assert_eq!(
        sets.iter()
            .filter_map(AlmostLockedSet::by_combinations)
            .count(),
        1
    );
}

#[test]
fn such_a_cage_is_the_pivot_of_an_xy_wing() {
    let build = |sum| {
        let mut grid = with_one_set_too_many(sum);
        keep(&mut grid, "r5c1", &[1, 9]);
        keep(&mut grid, "r1c9", &[3, 9]);
        grid
    };
    let found = is_one_only_with_ten(
        &ALS_XY_WING,
        build,
        &[candidate("r5c9", 9)],
        [
            "Almost Locked Set XY-Wing: A=r1c9 {39}, B=r5c1 {19}, C=r1c123 {1234567}, X,Y=3,1, \
             Z=9 => r5c9<>9",
            "Almost Locked Set XY-Wing: (9=3)r1c9-(3=1)r1c123-(1=9)r5c1 => r5c9<>9",
        ],
    );
    pinned!(says(&found));
}

#[test]
fn such_a_cage_is_a_set_in_a_chain() {
    let build = |sum| {
        let mut grid = with_one_set_too_many(sum);
        keep(&mut grid, "r5c1", &[1, 9]);
        keep(&mut grid, "r1c9", &[3, 8]);
        keep(&mut grid, "r6c9", &[8, 9]);
        grid
    };
    let mut gone = candidates("r5c7 r5c8 r5c9 r6c1 r6c2 r6c3", 9);
    gone.sort();
    let found = is_one_only_with_ten(
        &ALS_CHAIN,
        build,
        &gone,
        [
            "Almost Locked Set Chain: 9- r5c1 {19} -1- r1c123 {1234567} -3- r1c9 {38} -8- \
             r6c9 {89} -9 => r5c789,r6c123<>9",
            "Almost Locked Set Chain: (9=1)r5c1-(1=235)r1c123-(3=8)r1c9-(8=9)r6c9 => \
             r5c789,r6c123<>9",
        ],
    );
    pinned!(says(&found));
}

#[test]
fn such_a_cage_is_a_petal_of_a_death_blossom() {
    let build = |sum| {
        let mut grid = with_one_set_too_many(sum);
        keep(&mut grid, "r5c1", &[1, 4]);
        keep(&mut grid, "r7c1", &[3, 4]);
        grid
    };
    let written = "Death Blossom: r5c1, A=r1c123 {1234567}, B=r7c1 {34}, X=1,4, Z=3 => r23c1<>3";
    let found = is_one_only_with_ten(
        &DEATH_BLOSSOM,
        build,
        &candidates("r2c1 r3c1", 3),
        [written, written],
    );
    pinned!(says(&found));
}

#[test]
fn what_is_empty_of_a_cage_is_a_set_by_what_it_can_still_hold() {
    // As above, with a 9 in the cage as well.
    let mut grid = caged(&[(Some(19), "r1c1 r1c2 r1c3 r2c3")]);
    let nine = candidate("r2c3", 9);
    grid.place(nine);
    keep(&mut grid, "r1c1", &[1, 5]);
    keep(&mut grid, "r1c2", &[2, 3, 4]);
    keep(&mut grid, "r1c3", &[2, 3, 5, 6, 7]);
    keep(&mut grid, "r5c1", &[1, 3]);
    let found = that_removes(&ALS_XZ_RULE, &grid, &candidates("r2c1 r3c1", 3)).unwrap();
    pinned!(says(&found));
    assert_eq!(picture(&found).witnesses, cells("r2c3"));
    assert_eq!(truth::problem(&grid, &found), None);
}
