//! What fireworks find, on positions worked out by hand, what they say and show.

use crate::common::positions::{holding, leave_only, only};
use crate::common::{candidate, candidates, cells};
use crate::shown::{lines, marked};
use sudoku_stepper::explain::{CellPart, Role, picture};
use sudoku_stepper::grid::{Candidate, Grid, House};
use sudoku_stepper::rules::large_patterns::{FireworkQuadruple, FireworkTriple, FireworkWWing};
use sudoku_stepper::rules::{DeductionRule, find_all};

/// A position in which these digits are fireworks of r1c1, with the wings r1c7 and r5c1.
fn fireworks(mut grid: Grid, values: &[u8]) -> Grid {
    for value in values {
        leave_only(&mut grid, House::row(0), *value, "r1c1 r1c2 r1c3 r1c7");
        leave_only(&mut grid, House::column(0), *value, "r1c1 r2c1 r3c1 r5c1");
    }
    grid
}

fn sorted(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_unstable();
    candidates
}

/// These digits in these cells.
fn all_of(names: &str, values: std::ops::RangeInclusive<u8>) -> Vec<Candidate> {
    values.flat_map(|value| candidates(names, value)).collect()
}

#[test]
fn three_fireworks_fill_their_cross_and_their_wings() {
    let deduction = only(&FireworkTriple, &fireworks(Grid::empty(), &[1, 2, 3]));
    let gone = [
        all_of("r1c1 r1c7 r5c1", 4..=9),
        all_of("r2c2 r2c3 r3c2 r3c3", 1..=3),
    ];
    assert_eq!(deduction.eliminations, sorted(gone.concat()));
    assert_eq!(
        lines(&deduction),
        [
            "Three digits, 1, 2 and 3, are in three cells, r1c1, r1c7 and r5c1, which hold \
             nothing else.",
            "1. In row 1, 1, 2 and 3 can only go in box 1 and in r1c7. In column 1, they can \
             only go in box 1 and in r5c1.",
            "2. If one of 1, 2 and 3 were not in r1c1, r1c7 or r5c1, box 1 would have it twice: \
             once in row 1 and once in column 1.",
            "3. So three digits take the three cells r1c1, r1c7 and r5c1, which hold only 1, 2 \
             and 3.",
            "4. Each of 1, 2 and 3 takes only one of these cells, so it is not in both r1c7 and \
             r5c1. Then row 1 or column 1 has it in box 1, which has no other place for it.",
            "5. So remove 4, 5, 6, 7, 8 and 9 from r1c1, r1c7 and r5c1; 1, 2 and 3 from r2c2, \
             r2c3, r3c2 and r3c3.",
        ]
    );
    assert_eq!(
        sorted(marked(&deduction, Role::Base)),
        sorted(all_of("r1c1 r1c7 r5c1", 1..=3))
    );
    let drawn = picture(&deduction);
    assert_eq!(drawn.houses, [House::row(0), House::column(0)]);
    assert_eq!(
        drawn.cells,
        [
            (cells("r1c1"), CellPart::Cross),
            (cells("r1c7 r5c1"), CellPart::Wing)
        ]
    );
}

#[test]
fn two_fireworks_and_a_cell_with_both_fill_the_cross() {
    let grid = fireworks(holding(&[("r5c7", &[1, 2])]), &[1, 2]);
    let deduction = only(&FireworkWWing, &grid);
    assert_eq!(deduction.eliminations, all_of("r1c1", 3..=9));
    assert_eq!(
        lines(&deduction)[3..],
        [
            "3. r5c7 is 1 or 2, and sees r1c7 and r5c1: the digit that it holds is in neither \
             of them.",
            "4. So that digit is in r1c1, which is 1 or 2: remove 3, 4, 5, 6, 7, 8 and 9 from \
             r1c1.",
        ]
    );
    assert_eq!(picture(&deduction).links.len(), 4);
    // The cell does not see r5c1.
    let grid = fireworks(holding(&[("r6c7", &[1, 2])]), &[1, 2]);
    assert_eq!(find_all(&FireworkWWing, &grid), []);
}

#[test]
fn two_and_two_fireworks_fill_four_corners() {
    let mut grid = fireworks(Grid::empty(), &[1, 2]);
    for value in [3, 4] {
        leave_only(&mut grid, House::row(4), value, "r5c1 r5c7 r5c8 r5c9");
        leave_only(&mut grid, House::column(6), value, "r1c7 r4c7 r5c7 r6c7");
    }
    let deduction = only(&FireworkQuadruple, &grid);
    let mut gone = [
        all_of("r1c1", 3..=9),
        all_of("r1c7 r5c1", 5..=9),
        all_of("r5c7", 5..=9),
        all_of("r5c7", 1..=2),
        all_of("r2c2 r2c3 r3c2 r3c3", 1..=2),
        all_of("r4c8 r4c9 r6c8 r6c9", 3..=4),
    ]
    .concat();
    gone.retain(|it| grid.has(*it));
    assert_eq!(deduction.eliminations, sorted(gone));
    let said = lines(&deduction);
    assert_eq!(said.len(), 9);
    assert_eq!(
        said[5],
        "5. So four digits take the four cells r1c1, r1c7, r5c1 and r5c7, which hold only 1, 2, \
         3 and 4."
    );
    assert!(marked(&deduction, Role::Base).contains(&candidate("r5c7", 4)));
}

#[test]
fn a_digit_with_another_place_outside_the_box_is_no_firework() {
    let rules: [&dyn DeductionRule; 3] = [&FireworkTriple, &FireworkQuadruple, &FireworkWWing];
    let mut grid = fireworks(holding(&[("r5c7", &[1, 2])]), &[2, 3]);
    leave_only(&mut grid, House::row(0), 1, "r1c1 r1c2 r1c3 r1c7 r1c8");
    leave_only(&mut grid, House::column(0), 1, "r1c1 r2c1 r3c1 r5c1");
    for rule in rules {
        assert_eq!(find_all(rule, &grid), []);
    }
}
