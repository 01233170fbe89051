//! Cages as links of chains, on positions worked out by hand.

use crate::common::boards::named;
use crate::common::pinned::pinned;
use crate::common::positions::{caged, keep, that_removes};
use crate::common::{candidate, candidates, cell, cells, digit, digits};
use crate::shown::{chain, says};
use sudoku_stepper::explain::{Notation, SumPart, picture};
use sudoku_stepper::grid::{Candidate, Grid};
use sudoku_stepper::notation::{Style, check, compact, read};
use sudoku_stepper::proof::Unproved;
use sudoku_stepper::rules::chains::{
    AIC, CONTINUOUS_NICE_LOOP, DISCONTINUOUS_NICE_LOOP, GROUPED_CONTINUOUS_NICE_LOOP, LinkReason,
};
use sudoku_stepper::rules::{Deduction, find_all};
use sudoku_stepper::sudoku::Position;

/// Takes a digit from the cells of a house that are not in a list.
fn only_places(grid: &mut Grid, house: &str, names: &str, value: u8) {
    for cell in cells(house) - cells(names) {
        grid.eliminate(Candidate::new(cell, candidate("r1c1", value).digit));
    }
}

/// It can be read as it is written, in both styles, and holds on the board; on `other` it
/// does not.
pub fn reads_back(deduction: &Deduction, grid: &Grid, other: &Grid, written: [&str; 2]) {
    for (style, expected) in Style::ALL.into_iter().zip(written) {
        let text = compact(deduction, style, Notation::Rc);
        assert_eq!(text, expected);
        let steps = read(&text, grid.layout(), Notation::Rc).unwrap();
        assert_eq!(steps[0].eliminations[..], deduction.eliminations[..]);
        assert!(check(&steps[0], grid).is_ok(), "{text}");
        assert!(check(&steps[0], other).is_err(), "{text}");
    }
}

const ROW_8: &str = "r8c1 r8c2 r8c3 r8c4 r8c5 r8c6 r8c7 r8c8 r8c9";
const ROW_9: &str = "r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8 r9c9";

/// 1 + 2 + 3 in r3c3, r4c3 and r4c4, where 1 is not in r4c3; and 1 in row 9 is in c4 or c7.
fn with_a_required_digit(sum: Option<u8>) -> Grid {
    let mut grid = caged(&[(sum, "r3c3 r4c3 r4c4")]);
    keep(&mut grid, "r3c3 r4c4", &[1, 2, 3]);
    keep(&mut grid, "r4c3", &[2, 3]);
    only_places(&mut grid, ROW_9, "r9c4 r9c7", 1);
    grid
}

#[test]
fn a_digit_that_a_cage_needs_links_its_two_places_there() {
    let grid = with_a_required_digit(Some(6));
    let found = that_removes(&DISCONTINUOUS_NICE_LOOP, &grid, &[candidate("r3c7", 1)]).unwrap();
    let strong: Vec<&LinkReason> = chain(&found)
        .links
        .iter()
        .filter(|link| link.strong)
        .map(|link| &link.reason)
        .collect();
    assert!(
        strong
            .iter()
            .any(|reason| matches!(reason, LinkReason::Sum(cage)
            if cage.live == [digits(&[1, 2, 3])])),
        "{strong:?}"
    );
    pinned!(says(&found));
    assert_eq!(
        picture(&found).sums,
        [(cells("r3c3 r4c3 r4c4"), SumPart::Cage)]
    );
    // 9 is 1 + 2 + 6, 1 + 3 + 5 or 2 + 3 + 4: it needs no 1.
    let mut other = with_a_required_digit(Some(9));
    assert_eq!(
        that_removes(&DISCONTINUOUS_NICE_LOOP, &other, &[candidate("r3c7", 1)]),
        None
    );
    let written = [
        "Discontinuous Nice Loop: 1 r3c7 -1- r9c7 =1= r9c4 -1- r4c4 =1= r3c3 -1- r3c7 \
         => r3c7<>1",
        "Discontinuous Nice Loop: (1)r3c7-(1)r9c7=(1)r9c4-(1)r4c4=(1)r3c3-(1)r3c7 => r3c7<>1",
    ];
    reads_back(&found, &grid, &other, written);
    // Without a sum it tells nothing either.
    other = with_a_required_digit(None);
    assert_eq!(
        that_removes(&DISCONTINUOUS_NICE_LOOP, &other, &[candidate("r3c7", 1)]),
        None
    );
    // With a third place the two do not make a link.
    let mut open = caged(&[(Some(6), "r3c3 r4c3 r4c4")]);
    keep(&mut open, "r3c3 r4c3 r4c4", &[1, 2, 3]);
    only_places(&mut open, ROW_9, "r9c4 r9c7", 1);
    assert_eq!(
        that_removes(&DISCONTINUOUS_NICE_LOOP, &open, &[candidate("r3c7", 1)]),
        None
    );
    reads_back(&found, &grid, &open, written);
}

/// 1 + 8 or 2 + 7 in r3c3 and r3c4, from 1 or 2 and 7 or 8; and cells with 4 and 1, 4 and 7.
fn with_two_sets(sum: Option<u8>) -> Grid {
    let mut grid = caged(&[(sum, "r3c3 r3c4")]);
    keep(&mut grid, "r3c3", &[1, 2]);
    keep(&mut grid, "r3c4", &[7, 8]);
    keep(&mut grid, "r8c3", &[1, 4]);
    keep(&mut grid, "r8c4", &[4, 7]);
    grid
}

#[test]
fn without_the_digit_of_one_set_a_cage_holds_that_of_the_other() {
    let grid = with_two_sets(Some(9));
    let gone = candidates("r8c1 r8c2 r8c5 r8c6 r8c7 r8c8 r8c9", 4);
    let found = that_removes(&AIC, &grid, &gone).unwrap();
    pinned!(says(&found));
    // 1 + 7 is 8, and 9 is not.
    let other = with_two_sets(None);
    assert_eq!(that_removes(&AIC, &other, &gone), None);
    let tail = "r8c1256789<>4";
    let hodoku = "AIC: 4 4- r8c3 -1- r3c3 =1/7= r3c4 -7- r8c4 -4";
    let eureka = "AIC: (4=1)r8c3-(1)r3c3=(7)r3c4-(7=4)r8c4";
    reads_back(
        &found,
        &grid,
        &other,
        [
            &format!("{hodoku} => {tail}"),
            &format!("{eureka} => {tail}"),
        ],
    );
}

#[test]
fn two_digits_that_a_cage_cannot_have_together_are_linked_weakly() {
    // 7 in column 4 and 1 in column 3 have two places each.
    let build = |sum| {
        let mut grid = caged(&[(sum, "r3c3 r3c4")]);
        keep(&mut grid, "r3c3", &[1, 2, 3]);
        keep(&mut grid, "r3c4", &[6, 7, 8]);
        for (house, names, value) in [
            (
                "r1c4 r2c4 r3c4 r4c4 r5c4 r6c4 r7c4 r8c4 r9c4",
                "r3c4 r8c4",
                7,
            ),
            (
                "r1c3 r2c3 r3c3 r4c3 r5c3 r6c3 r7c3 r8c3 r9c3",
                "r3c3 r8c3",
                1,
            ),
        ] {
            only_places(&mut grid, house, names, value);
        }
        grid
    };
    let grid = build(Some(9));
    let mut gone = vec![candidate("r8c3", 7), candidate("r8c4", 1)];
    gone.sort();
    let found = that_removes(&AIC, &grid, &gone).unwrap();
    pinned!(says(&found));
    // 8 is 1 + 7, among others.
    let other = build(Some(8));
    assert_eq!(that_removes(&AIC, &other, &gone), None);
    reads_back(
        &found,
        &grid,
        &other,
        [
            "AIC: 1/7 r8c3 =1= r3c3 -1/7- r3c4 =7= r8c4 => r8c3<>7, r8c4<>1",
            "AIC: (1)r8c3=(1)r3c3-(7)r3c4=(7)r8c4 => r8c3<>7, r8c4<>1",
        ],
    );
}

#[test]
fn a_loop_through_a_cage_leaves_it_only_what_goes_with_one_of_its_ends() {
    // As above, and 1 and 7 in row 8 have the same two places, which closes the loop.
    let mut grid = caged(&[(Some(9), "r3c3 r3c4")]);
    keep(&mut grid, "r3c3", &[1, 2, 3]);
    keep(&mut grid, "r3c4", &[6, 7, 8]);
    keep(&mut grid, "r8c3", &[1, 4]);
    keep(&mut grid, "r8c4", &[4, 7]);
    only_places(&mut grid, ROW_8, "r8c3 r8c4", 4);
    only_places(
        &mut grid,
        "r1c4 r2c4 r3c4 r4c4 r5c4 r6c4 r7c4 r8c4 r9c4",
        "r3c4 r8c4",
        7,
    );
    only_places(
        &mut grid,
        "r1c3 r2c3 r3c3 r4c3 r5c3 r6c3 r7c3 r8c3 r9c3",
        "r3c3 r8c3",
        1,
    );
    // r3c3 is 1 or r3c4 is 7: not 3 + 6.
    let mut gone = vec![candidate("r3c3", 3), candidate("r3c4", 6)];
    gone.sort();
    let found = that_removes(&CONTINUOUS_NICE_LOOP, &grid, &gone).unwrap();
    pinned!(says(&found));
    for style in Style::ALL {
        let text = compact(&found, style, Notation::Rc);
        let steps = read(&text, grid.layout(), Notation::Rc).unwrap();
        assert!(check(&steps[0], &grid).is_ok(), "{text}");
    }
}

#[test]
fn what_a_loop_removes_by_the_sums_of_its_cages_is_proved() {
    let mut puzzle = named("killer");
    for (at, value) in [("r2c8", 8), ("r3c7", 6), ("r6c8", 1), ("r9c1", 4)] {
        puzzle.entries[cell(at).index()] = Some(digit(value));
    }
    let position = Position::new(&puzzle);
    let grid = position.grid();
    let found = find_all(&GROUPED_CONTINUOUS_NICE_LOOP, grid);
    // Either 6 or 8 is in r4c9 or r5c9, whose sum is 13: so 4 and 9 are not.
    let by_sum = candidate("r4c9", 4);
    assert!(found.iter().any(|it| it.eliminations.contains(&by_sum)));
    for deduction in &found {
        let proved = deduction.proved(grid);
        let text = compact(deduction, Style::Hodoku, Notation::Rc);
        assert!(
            !matches!(proved, Err(Unproved::Refused(_))),
            "{text}: {proved:?}"
        );
    }
}
