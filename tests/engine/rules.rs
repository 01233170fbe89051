//! What the three rules of the catalog find, on positions worked out by
//! hand, and the sentences that tell why.

use crate::common::pinned::pinned;
use crate::common::positions::{
    box_1_has_only_row_1_left, eight_digits_around_r1c1, fives_around_r1c1, only,
    row_1_has_only_box_1_left, without,
};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, all_puzzles, grid, grid_with, in_order};
use crate::common::{candidate, candidates, cell, cells, digit, digits};
use crate::shown::says;
use sudoku_stepper::grid::{Candidate, CellSet, DigitSet, Grid, House, Layout};
use sudoku_stepper::rules::{
    BOX_LINE_REDUCTION, CATALOG, Deduction, DeductionRule, Exclusion, HIDDEN_SINGLE,
    HiddenSinglePattern, Locked, LockedCandidatesPattern, NAKED_SINGLE, NakedSinglePattern,
    Pattern, Technique, find_all, find_first,
};
use sudoku_stepper::solver::{Granularity, Solver};

fn placements(deductions: &[Deduction]) -> Vec<Candidate> {
    deductions
        .iter()
        .flat_map(|deduction| deduction.placements.iter().copied())
        .collect()
}

// Naked Single

#[test]
fn a_cell_that_sees_eight_digits_holds_the_ninth() {
    let deduction = only(&NAKED_SINGLE, &eight_digits_around_r1c1());
    assert_eq!(deduction.technique, Technique::NakedSingle);
    assert_eq!(deduction.placements, [candidate("r1c1", 9)]);
    assert!(deduction.eliminations.is_empty());
    assert_eq!(
        deduction.pattern,
        Pattern::NakedSingle(NakedSinglePattern {
            seen: digits(&[1, 2, 3, 4, 5, 6, 7, 8]),
            witnesses: cells("r1c2 r1c3 r1c4 r2c2 r3c3 r4c1 r5c1 r9c1"),
            removed: DigitSet::EMPTY,
            houses: Layout::CLASSIC.kinds_between(cell("r1c1"), CellSet::EMPTY),
        })
    );
    assert_eq!(
        says(&deduction),
        "r1c1 can only be 9: the eight other digits are already in its row, column and box."
    );
}

#[test]
fn one_cell_is_witness_enough_for_a_digit_that_is_seen_twice() {
    let mut grid = eight_digits_around_r1c1();
    grid.place(candidate("r1c9", 4));
    let deduction = only(&NAKED_SINGLE, &grid);
    let Pattern::NakedSingle(NakedSinglePattern {
        seen, witnesses, ..
    }) = deduction.pattern
    else {
        panic!("another pattern");
    };
    assert_eq!(seen.len(), 8);
    assert_eq!(witnesses.len(), 8);
    assert!(witnesses.contains(cell("r1c9")) != witnesses.contains(cell("r4c1")));
}

#[test]
fn a_cell_with_two_candidates_is_no_naked_single() {
    let mut values = in_order("r1c2 r1c3 r1c4 r4c1 r5c1 r2c2 r3c3", &[1, 2, 3, 4, 5, 6, 7]);
    assert!(find_all(&NAKED_SINGLE, &grid_with(&values)).is_empty());
    values.push(("r9c1", 8));
    assert_eq!(find_all(&NAKED_SINGLE, &grid_with(&values)).len(), 1);
}

#[test]
fn a_naked_single_tells_what_was_ruled_out_before() {
    let two_seen = without(
        grid_with(&[("r1c2", 1), ("r4c1", 2)]),
        &[3, 4, 5, 6, 7, 8].map(|value| candidate("r1c1", value)),
    );
    pinned!("two seen", says(&only(&NAKED_SINGLE, &two_seen)));
    let one_seen = without(
        grid_with(&[("r1c2", 1)]),
        &[2, 3, 4, 5, 6, 7, 8].map(|value| candidate("r1c1", value)),
    );
    pinned!("one seen", says(&only(&NAKED_SINGLE, &one_seen)));
    let none_seen = without(
        Grid::empty(),
        &[1, 2, 3, 4, 5, 6, 7, 8].map(|value| candidate("r1c1", value)),
    );
    assert_eq!(
        says(&only(&NAKED_SINGLE, &none_seen)),
        "r1c1 can only be 9: 1, 2, 3, 4, 5, 6, 7 and 8 are already ruled out."
    );
    let seven_seen = without(
        grid_with(&in_order(
            "r1c2 r1c3 r1c4 r4c1 r5c1 r2c2 r3c3",
            &[1, 2, 3, 4, 5, 6, 7],
        )),
        &[candidate("r1c1", 8)],
    );
    pinned!("seven seen", says(&only(&NAKED_SINGLE, &seven_seen)));
}

#[test]
fn naked_singles_come_in_reading_order() {
    // Worked out by hand: all the cells with one candidate.
    assert_eq!(
        placements(&find_all(&NAKED_SINGLE, &grid(ASSIGNMENT))),
        [
            candidate("r1c7", 2),
            candidate("r3c9", 7),
            candidate("r8c5", 8),
            candidate("r9c8", 6),
        ]
    );
}

// Hidden Single

#[test]
fn a_digit_with_one_place_in_a_house_goes_there_box_row_and_column_in_this_order() {
    let deductions = find_all(&HIDDEN_SINGLE, &fives_around_r1c1());
    let houses = [House::box_at(0), House::row(0), House::column(0)];
    assert_eq!(deductions.len(), houses.len());
    for (deduction, house) in deductions.iter().zip(houses) {
        assert_eq!(deduction.technique, Technique::HiddenSingle);
        assert_eq!(deduction.placements, [candidate("r1c1", 5)]);
        assert!(deduction.eliminations.is_empty());
        let Pattern::HiddenSingle(single) = &deduction.pattern else {
            panic!("a hidden single says where it is");
        };
        assert_eq!(single.house, house);
        assert_eq!(single.others, house.cells().without(cell("r1c1")));
        assert_eq!(single.ruled_out, CellSet::EMPTY);
        // Each of the others is told with one digit that it sees.
        let told = single.excluded.iter().map(|one| one.cells);
        let told = told.fold(CellSet::EMPTY, |all, cells| {
            assert!(all.is_disjoint(cells));
            all | cells
        });
        assert_eq!(told, single.others);
        for one in &single.excluded {
            assert!(cells("r2c5 r3c8 r4c2 r7c3").contains(one.witness));
            assert!(one.cells.is_subset(one.witness.peers()));
        }
    }
    pinned!(says(&deductions[0]));
}

#[test]
fn a_digit_with_two_places_in_each_house_is_no_hidden_single() {
    let grid = grid_with(&[("r2c5", 5), ("r3c8", 5), ("r4c2", 5)]);
    assert_eq!(find_all(&HIDDEN_SINGLE, &grid), []);
}

#[test]
fn a_digit_ruled_out_before_leaves_a_hidden_single_that_says_so() {
    let seven = in_order("r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7", &[1, 2, 3, 4, 5, 6, 7]);
    let ruled_out = without(grid_with(&seven), &[candidate("r1c8", 8)]);
    let deduction = only(&HIDDEN_SINGLE, &ruled_out);
    assert_eq!(deduction.placements, [candidate("r1c9", 8)]);
    assert_eq!(
        says(&deduction),
        "In row 1, the 8 can only go in r1c9: it is already ruled out in r1c8."
    );

    let mut six = in_order("r1c1 r1c2 r1c3 r1c4 r1c5 r1c6", &[1, 2, 3, 4, 5, 6]);
    six.push(("r5c7", 8));
    let both = without(grid_with(&six), &[candidate("r1c8", 8)]);
    let deduction = only(&HIDDEN_SINGLE, &both);
    assert_eq!(
        deduction.pattern,
        Pattern::HiddenSingle(HiddenSinglePattern {
            house: House::row(0),
            others: cells("r1c7 r1c8"),
            excluded: vec![Exclusion {
                witness: cell("r5c7"),
                cells: cells("r1c7"),
            }],
            ruled_out: cells("r1c8"),
        })
    );
    pinned!(says(&deduction));
}

#[test]
fn the_last_empty_cell_of_a_house_is_called_that() {
    let grid = grid_with(&in_order(
        "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8",
        &[1, 2, 3, 4, 5, 6, 7, 8],
    ));
    let deduction = only(&HIDDEN_SINGLE, &grid);
    assert_eq!(deduction.placements, [candidate("r1c9", 9)]);
    assert_eq!(
        says(&deduction),
        "r1c9 is the last empty cell in row 1, and the only digit missing there is 9."
    );
}

// Box-Line Reduction

const POINTED_AT: &str = "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
const CLAIMED: &str = "r2c1 r2c2 r2c3 r3c1 r3c2 r3c3";

#[test]
fn a_digit_that_a_box_has_in_one_line_only_leaves_the_rest_of_the_line() {
    let deductions = find_all(&BOX_LINE_REDUCTION, &box_1_has_only_row_1_left());
    assert_eq!(deductions.len(), 3);
    for (deduction, value) in deductions.iter().zip([5, 8, 9]) {
        assert_eq!(deduction.technique, Technique::BoxLineReduction);
        assert!(deduction.placements.is_empty());
        assert_eq!(deduction.eliminations, candidates(POINTED_AT, value));
        assert_eq!(
            deduction.pattern,
            Pattern::LockedCandidates(LockedCandidatesPattern {
                kind: Locked::Pointing,
                digit: digit(value),
                cells: cells("r1c1 r1c2 r1c3"),
                base: House::box_at(0),
                cover: House::row(0),
            })
        );
    }
    pinned!(says(&deductions[0]));
}

#[test]
fn a_digit_that_a_line_has_in_one_box_only_leaves_the_rest_of_the_box() {
    let deductions = find_all(&BOX_LINE_REDUCTION, &row_1_has_only_box_1_left());
    assert_eq!(deductions.len(), 3);
    for (deduction, value) in deductions.iter().zip([5, 8, 9]) {
        assert!(deduction.placements.is_empty());
        assert_eq!(deduction.eliminations, candidates(CLAIMED, value));
        assert_eq!(
            deduction.pattern,
            Pattern::LockedCandidates(LockedCandidatesPattern {
                kind: Locked::Claiming,
                digit: digit(value),
                cells: cells("r1c1 r1c2 r1c3"),
                base: House::row(0),
                cover: House::box_at(0),
            })
        );
    }
    pinned!(says(&deductions[0]));
}

#[test]
fn pointing_comes_before_claiming_and_small_digits_come_first() {
    let mut grid = box_1_has_only_row_1_left();
    // Row 9 is full but for its part in box 9, which lacks 5, 8 and 9 too.
    for (name, value) in in_order("r9c1 r9c2 r9c3 r9c4 r9c5 r9c6", &[2, 3, 1, 4, 6, 7]) {
        grid.place(candidate(name, value));
    }
    let found: Vec<_> = find_all(&BOX_LINE_REDUCTION, &grid)
        .iter()
        .map(|deduction| match deduction.pattern {
            Pattern::LockedCandidates(LockedCandidatesPattern { kind, digit, .. }) => {
                (kind, digit.get())
            }
            _ => panic!("another pattern"),
        })
        .collect();
    let of_kind = |kind| [5, 8, 9].map(|value| (kind, value));
    assert_eq!(
        found,
        [of_kind(Locked::Pointing), of_kind(Locked::Claiming)].concat()
    );
}

#[test]
fn a_digit_that_a_box_has_in_two_rows_is_not_locked() {
    let grid = grid_with(&in_order("r2c1 r2c2 r2c3", &[1, 2, 3]));
    assert_eq!(find_all(&BOX_LINE_REDUCTION, &grid), []);
}

#[test]
fn a_locked_digit_with_nothing_left_to_remove_is_not_found() {
    let mut grid = box_1_has_only_row_1_left();
    // The fives of boxes 2 and 3 empty the rest of row 1.
    grid.place(candidate("r2c5", 5));
    grid.place(candidate("r3c8", 5));
    let found = find_all(&BOX_LINE_REDUCTION, &grid);
    let of_five = |deduction: &&Deduction| deduction.eliminations[0].digit == digit(5);
    assert_eq!(found.iter().filter(of_five).count(), 0);
    assert_eq!(found.len(), 2);
}

#[test]
fn a_digit_with_one_place_is_left_to_the_hidden_single() {
    let one_left = without(
        box_1_has_only_row_1_left(),
        &[candidate("r1c1", 5), candidate("r1c2", 5)],
    );
    let found = find_all(&BOX_LINE_REDUCTION, &one_left);
    assert!(
        found
            .iter()
            .all(|deduction| deduction.eliminations[0].digit != digit(5))
    );
    assert_eq!(
        placements(&find_all(&HIDDEN_SINGLE, &one_left)),
        [candidate("r1c3", 5)]
    );
}

// All of them

#[test]
fn every_rule_is_silent_on_the_empty_and_on_the_solved_board() {
    for rule in CATALOG.iter().copied() {
        assert_eq!(find_first(rule, &Grid::empty()), None);
        assert_eq!(find_first(rule, &grid(ASSIGNMENT_SOLVED)), None);
    }
}

#[test]
fn the_first_thing_found_is_the_first_of_everything_found() {
    for (rule, grid) in [
        (&NAKED_SINGLE as &dyn DeductionRule, grid(ASSIGNMENT)),
        (&HIDDEN_SINGLE, fives_around_r1c1()),
        (&BOX_LINE_REDUCTION, box_1_has_only_row_1_left()),
    ] {
        let all = find_all(rule, &grid);
        assert!(all.len() > 1);
        assert_eq!(find_first(rule, &grid).as_ref(), all.first());
    }
}

#[test]
fn what_a_rule_finds_is_always_new() {
    let rules: [&dyn DeductionRule; 3] = [&NAKED_SINGLE, &HIDDEN_SINGLE, &BOX_LINE_REDUCTION];
    let mut found = 0;
    for puzzle in all_puzzles() {
        let mut grid = Grid::from_values(&puzzle.givens);
        while let Some(step) = Solver::default().step(&grid, Granularity::Deduction) {
            for deduction in rules.iter().flat_map(|rule| find_all(*rule, &grid)) {
                let mut conclusions = deduction.placements.iter().chain(&deduction.eliminations);
                assert!(conclusions.clone().count() > 0, "{deduction:?}");
                assert!(conclusions.all(|c| grid.has(*c)), "{deduction:?}");
                found += 1;
            }
            step[0].apply(&mut grid);
        }
    }
    assert!(found > 1000, "{found}");
}
