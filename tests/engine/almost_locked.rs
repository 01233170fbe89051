//! Almost locked candidates and chute remote pairs, on positions worked out by hand.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, leave_only, only};
use crate::common::{candidate, candidates, cell, cells, digits, sorted};
use crate::shown::{lines, marked, says};
use crate::walk::{check_breaks, check_on_paths};
use sudoku_stepper::explain::{CellPart, Notation, Role, picture};
use sudoku_stepper::grid::{Candidate, CellSet, Grid, House};
use sudoku_stepper::notation::{Style, compact};
use sudoku_stepper::rules::wings::CHUTE_REMOTE_PAIR;
use sudoku_stepper::rules::{
    ALMOST_LOCKED_PAIR, ALMOST_LOCKED_QUADRUPLE, ALMOST_LOCKED_TRIPLE, Deduction, DeductionRule,
    Pattern, Technique, find_all,
};

const RULES: [&dyn DeductionRule; 4] = [
    &ALMOST_LOCKED_PAIR,
    &ALMOST_LOCKED_TRIPLE,
    &ALMOST_LOCKED_QUADRUPLE,
    &CHUTE_REMOTE_PAIR,
];

/// Takes digits from the cells of box 1 but some.
fn with_places(mut grid: Grid, values: &[u8], names: &str) -> Grid {
    for value in values {
        leave_only(&mut grid, House::box_at(0), *value, names);
    }
    grid
}

fn all_in(cells: CellSet, values: &[u8]) -> Vec<Candidate> {
    let digits = digits(values);
    let all = cells.iter().flat_map(|cell| {
        let digits = digits.iter();
        digits.map(move |digit| Candidate::new(cell, digit))
    });
    all.collect()
}

/// The rest of row 2 beside box 1 and a set.
fn rest_of_row(set: &str) -> CellSet {
    House::row(1).cells() - House::box_at(0).cells() - cells(set)
}

#[test]
fn a_pair_is_locked_when_one_of_it_is_in_the_crossing() {
    let grid = holding(&[("r2c7", &[1, 2]), ("r1c2", &[1, 2, 3, 4])]);
    let grid = with_places(grid, &[1, 2], "r1c2 r2c1 r2c3");
    let deduction = only(&ALMOST_LOCKED_PAIR, &grid);
    assert_eq!(deduction.technique, Technique::AlmostLockedPair);
    let gone = [
        all_in(rest_of_row("r2c7"), &[1, 2]),
        all_in(cells("r1c2"), &[3, 4]),
    ];
    assert_eq!(deduction.eliminations, sorted(&gone.concat()));
    pinned!(says(&deduction));
    assert_eq!(marked(&deduction, Role::Base).len(), 4);
    assert_eq!(picture(&deduction).sets, [cells("r2c7"), cells("r1c2")]);
    assert_eq!(
        picture(&deduction).houses,
        [House::row(1), House::box_at(0)]
    );
    assert_eq!(
        compact(&deduction, Style::Hodoku, Notation::Rc),
        "Almost Locked Pair: 1/2 in r2c7 and r1c2 (r2c13) => r1c2<>34, r2c45689<>12"
    );
}

#[test]
fn a_second_place_beside_the_crossing_or_a_value_there_locks_nothing() {
    let grid = holding(&[("r2c7", &[1, 2]), ("r1c2", &[1, 2, 3, 4])]);
    let two = with_places(grid.clone(), &[1, 2], "r1c2 r3c1 r2c1 r2c3");
    assert_eq!(find_all(&ALMOST_LOCKED_PAIR, &two), []);
    // Another row has the 2 of the box.
    let mut placed = with_places(grid, &[1, 2], "r1c2 r3c1 r2c1 r2c3");
    placed.place(candidate("r3c1", 2));
    let in_row = |it: &Deduction| matches!(&it.pattern, Pattern::AlmostLocked(it) if it.set == cells("r2c7"));
    assert!(!find_all(&ALMOST_LOCKED_PAIR, &placed).iter().any(in_row));
}

#[test]
fn a_triple_is_locked_in_the_same_way() {
    let grid = holding(&[
        ("r2c7", &[1, 2]),
        ("r2c4", &[2, 3]),
        ("r1c1", &[1, 2, 3, 4]),
        ("r3c3", &[1, 3, 5]),
    ]);
    let grid = with_places(grid, &[1, 2, 3], "r1c1 r3c3 r2c1 r2c2 r2c3");
    let deduction = only(&ALMOST_LOCKED_TRIPLE, &grid);
    assert_eq!(deduction.technique, Technique::AlmostLockedTriple);
    let others = vec![candidate("r1c1", 4), candidate("r3c3", 5)];
    let gone = [all_in(rest_of_row("r2c4 r2c7"), &[1, 2, 3]), others];
    assert_eq!(deduction.eliminations, sorted(&gone.concat()));
    assert_eq!(find_all(&ALMOST_LOCKED_PAIR, &grid), []);
    let mut open = grid.clone();
    open = with_places(open, &[1], "r1c1 r3c3 r2c1");
    assert_eq!(
        find_all(&ALMOST_LOCKED_TRIPLE, &open).len(),
        1,
        "a place less does no harm"
    );
}

#[test]
fn a_quadruple_is_locked_in_the_same_way() {
    let grid = holding(&[
        ("r2c7", &[1, 2]),
        ("r2c4", &[2, 3]),
        ("r2c9", &[3, 4]),
        ("r1c1 r3c2 r3c3", &[1, 2, 3, 4, 6]),
    ]);
    let grid = with_places(grid, &[1, 2, 3, 4], "r1c1 r3c2 r3c3 r2c1 r2c2 r2c3");
    let deduction = only(&ALMOST_LOCKED_QUADRUPLE, &grid);
    assert_eq!(deduction.technique, Technique::AlmostLockedQuadruple);
    let gone = [
        all_in(rest_of_row("r2c4 r2c7 r2c9"), &[1, 2, 3, 4]),
        candidates("r1c1 r3c2 r3c3", 6),
    ];
    assert_eq!(deduction.eliminations, sorted(&gone.concat()));
    assert!(lines(&deduction)[2].contains("These three cells are too few for all of them"));
}

/// Pincers in boxes 1 and 2, rows 1 and 2; box 3 has no 1 in row 3.
fn chute() -> Grid {
    let mut grid = holding(&[("r1c2", &[1, 2]), ("r2c5", &[1, 2])]);
    for name in ["r3c7", "r3c8", "r3c9"] {
        grid.eliminate(candidate(name, 1));
    }
    grid
}

#[test]
fn two_equal_cells_of_a_chute_take_the_digit_that_the_third_box_does_not_lack() {
    let deduction = only(&CHUTE_REMOTE_PAIR, &chute());
    let seen = "r1c4 r1c5 r1c6 r2c1 r2c2 r2c3";
    assert_eq!(deduction.technique, Technique::ChuteRemotePair);
    assert_eq!(deduction.eliminations, candidates(seen, 2));
    pinned!(says(&deduction));
    assert_eq!(marked(&deduction, Role::Z), candidates("r1c2 r2c5", 2));
    let pincers = (cells("r1c2 r2c5"), CellPart::Pincer);
    assert_eq!(picture(&deduction).cells, [pincers]);
    let links = picture(&deduction).links;
    let strong: Vec<bool> = links.iter().map(|link| link.strong).collect();
    assert_eq!(strong, [true, false, true, false, true]);
    assert_eq!(links[2].from, candidates("r1c7 r1c8 r1c9", 1));
}

#[test]
fn if_the_third_box_lacks_both_digits_both_go() {
    let mut grid = chute();
    for name in ["r3c7", "r3c8", "r3c9"] {
        grid.eliminate(candidate(name, 2));
    }
    let deduction = only(&CHUTE_REMOTE_PAIR, &grid);
    let seen = cells("r1c4 r1c5 r1c6 r2c1 r2c2 r2c3");
    assert_eq!(deduction.eliminations, all_in(seen, &[1, 2]));
    let said = lines(&deduction);
    assert_eq!(said.len(), 3);
    assert!(said[1].starts_with("1. In box 3, the 1 can only go in"));
    assert!(said[2].starts_with("2. In box 3, the 2 can only go in"));
}

#[test]
fn the_digit_in_the_third_line_or_placed_in_the_third_box_proves_nothing() {
    let mut there = holding(&[("r1c2", &[1, 2]), ("r2c5", &[1, 2])]);
    assert_eq!(find_all(&CHUTE_REMOTE_PAIR, &there), []);
    there.place(candidate("r3c8", 1));
    assert_eq!(find_all(&CHUTE_REMOTE_PAIR, &there), []);
    // Pincers in one line are a naked pair.
    let mut one_line = holding(&[("r1c2", &[1, 2]), ("r1c5", &[1, 2])]);
    for name in ["r3c7", "r3c8", "r3c9"] {
        one_line.eliminate(candidate(name, 1));
    }
    assert!(cell("r1c2").sees(cell("r1c5")));
    assert_eq!(find_all(&CHUTE_REMOTE_PAIR, &one_line), []);
}

#[test]
fn nothing_true_is_removed_along_the_paths_of_puzzles() {
    let found = check_on_paths(&RULES, |_, _| ());
    assert!(found.iter().all(|count| *count > 10), "{found:?}");
}

#[test]
fn a_search_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&RULES);
}
