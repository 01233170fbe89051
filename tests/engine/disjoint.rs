//! Cells that are as many as their digits, on positions worked out by hand.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, only, without};
use crate::common::{candidate, candidates, cell, cells, digit, digits, sorted};
use crate::shown::{marked, says};
use crate::walk::{check_breaks, check_on_paths};
use sudoku_stepper::explain::{Role, picture};
use sudoku_stepper::grid::{Candidate, Grid, House, Layout};
use sudoku_stepper::notation::{Style, compact};
use sudoku_stepper::rules::disjoint::{
    DISTRIBUTED_DISJOINT_SUBSET, DisjointPattern, TWINNED_XY_CHAIN, VWXYZ_RING, VWXYZ_WING,
    WXYZ_RING, WXYZ_WING,
};
use sudoku_stepper::rules::{Deduction, DeductionRule, Pattern, Technique, find_all, rule_for};
use sudoku_stepper::texts::Notation;

const RULES: [&dyn DeductionRule; 6] = [
    &WXYZ_WING,
    &WXYZ_RING,
    &VWXYZ_WING,
    &VWXYZ_RING,
    &TWINNED_XY_CHAIN,
    &DISTRIBUTED_DISJOINT_SUBSET,
];

fn pattern(deduction: &Deduction) -> &DisjointPattern {
    match &deduction.pattern {
        Pattern::Disjoint(pattern) => pattern,
        other => panic!("another pattern: {other:?}"),
    }
}

/// The cells of a house but some, as a deduction has their candidates.
fn rest_of(house: House, but: &str, values: &[u8]) -> Vec<Candidate> {
    let rest = house.cells() - cells(but);
    let all = values.iter().flat_map(|value| {
        let digit = digit(*value);
        rest.iter().map(move |cell| Candidate::new(cell, digit))
    });
    all.collect()
}

/// What is in one list or several, each once.
fn union(parts: &[Vec<Candidate>]) -> Vec<Candidate> {
    let mut all = sorted(&parts.concat());
    all.dedup();
    all
}

/// r2c2 and r2c7 in row 2, r2c2, r1c1 and r1c3 in box 1; only 9 is in both rests.
fn wing() -> Grid {
    holding(&[
        ("r2c2", &[1, 2, 3, 9]),
        ("r2c7", &[1, 9]),
        ("r1c3", &[2, 9]),
        ("r1c1", &[3, 9]),
    ])
}

#[test]
fn four_cells_of_a_box_and_a_line_need_the_digit_that_is_in_both_rests() {
    let deduction = only(&WXYZ_WING, &wing());
    assert_eq!(deduction.technique, Technique::WxyzWing);
    assert_eq!(deduction.eliminations, candidates("r2c1 r2c3", 9));
    let seen = pattern(&deduction);
    assert_eq!(seen.cells, cells("r1c1 r1c3 r2c2 r2c7"));
    assert_eq!(
        (seen.digits, seen.z),
        (digits(&[1, 2, 3, 9]), Some(digit(9)))
    );
    assert_eq!(seen.houses, [House::row(1), House::box_at(0)]);
    pinned!(says(&deduction));
    assert_eq!(
        marked(&deduction, Role::Z),
        candidates("r1c1 r1c3 r2c2 r2c7", 9)
    );
    assert_eq!(picture(&deduction).sets, [seen.cells]);
    assert_eq!(
        compact(&deduction, Style::Hodoku, Notation::Rc),
        "WXYZ-Wing: 1/2/3/9 in r1c13,r2c27 => r2c13<>9"
    );
}

#[test]
fn a_second_digit_in_both_rests_or_a_digit_too_many_is_no_wing() {
    for (name, held) in [("r1c3", [1, 2, 9]), ("r1c3", [2, 4, 9])] {
        let mut grid = wing();
        let gone = grid.candidates(cell(name)) - digits(&held);
        for digit in gone {
            grid.eliminate(Candidate::new(cell(name), digit));
        }
        let all: [(&str, &[u8]); 4] = [
            ("r2c2", &[1, 2, 3, 9]),
            ("r2c7", &[1, 9]),
            (name, &held),
            ("r1c1", &[3, 9]),
        ];
        let grid = holding(&all);
        assert_eq!(find_all(&WXYZ_WING, &grid), []);
        assert_eq!(find_all(&WXYZ_RING, &grid), []);
    }
}

#[test]
fn cells_with_a_naked_pair_among_them_are_no_wing() {
    let grid = holding(&[
        ("r2c1 r2c2", &[1, 2]),
        ("r2c7", &[1, 3, 9]),
        ("r1c3", &[3, 9]),
    ]);
    assert_eq!(find_all(&WXYZ_WING, &grid), []);
}

#[test]
fn four_cells_with_no_digit_in_both_rests_use_up_their_digits() {
    let ring: [(&str, &[u8]); 4] = [
        ("r2c1", &[1, 3]),
        ("r2c2", &[2, 4]),
        ("r2c7", &[1, 2]),
        ("r1c3", &[3, 4]),
    ];
    let deduction = only(&WXYZ_RING, &holding(&ring));
    assert_eq!(deduction.technique, Technique::WxyzRing);
    let gone = [
        rest_of(House::row(1), "r2c1 r2c2 r2c7", &[1, 2]),
        rest_of(House::box_at(0), "r2c1 r2c2 r1c3", &[3, 4]),
    ];
    assert_eq!(deduction.eliminations, union(&gone));
    assert_eq!(pattern(&deduction).z, None);
    pinned!(says(&deduction));
    // With 1 in both rests it is a wing.
    let mut wing = ring;
    wing[3] = ("r1c3", &[1, 3, 4]);
    let grid = holding(&wing);
    assert_eq!(find_all(&WXYZ_RING, &grid), []);
    assert_eq!(
        only(&WXYZ_WING, &grid).eliminations,
        candidates("r2c3", 1),
        "it sees r1c3, r2c1 and r2c7"
    );
}

#[test]
fn five_cells_of_a_box_and_a_line_need_the_digit_in_both_rests_too() {
    let wing = holding(&[
        ("r2c2", &[1, 2, 3, 4, 9]),
        ("r2c7", &[1, 9]),
        ("r2c9", &[4, 9]),
        ("r1c3", &[2, 9]),
        ("r1c1", &[3, 9]),
    ]);
    let deduction = only(&VWXYZ_WING, &wing);
    assert_eq!(deduction.technique, Technique::VwxyzWing);
    assert_eq!(deduction.eliminations, candidates("r2c1 r2c3", 9));
    assert!(says(&deduction).contains("the five cells would have four digits left"));
    // Without a place of Z in the rest of the box there is none left over.
    let cut = without(wing, &[candidate("r1c3", 9), candidate("r1c1", 9)]);
    assert_eq!(find_all(&VWXYZ_WING, &cut), []);
}

#[test]
fn five_cells_with_no_digit_in_both_rests_use_up_their_digits_too() {
    let ring = holding(&[
        ("r2c1", &[1, 3]),
        ("r2c2", &[2, 4]),
        ("r2c7", &[1, 5]),
        ("r2c4", &[2, 5]),
        ("r1c3", &[3, 4]),
    ]);
    let deduction = only(&VWXYZ_RING, &ring);
    assert_eq!(deduction.technique, Technique::VwxyzRing);
    let gone = [
        rest_of(House::row(1), "r2c1 r2c2 r2c7 r2c4", &[1, 2, 5]),
        rest_of(House::box_at(0), "r2c1 r2c2 r1c3", &[3, 4]),
    ];
    assert_eq!(deduction.eliminations, union(&gone));
}

/// Around a rectangle of four boxes, each cell shares a digit with the next.
const AROUND: [(&str, &[u8]); 4] = [
    ("r2c2", &[1, 2]),
    ("r2c5", &[2, 3]),
    ("r6c5", &[3, 4]),
    ("r6c2", &[1, 4]),
];

#[test]
fn a_subset_needs_no_house_of_its_own() {
    let deduction = only(&DISTRIBUTED_DISJOINT_SUBSET, &holding(&AROUND));
    assert_eq!(deduction.technique, Technique::DistributedDisjointSubset);
    let gone = [
        rest_of(House::column(1), "r2c2 r6c2", &[1]),
        rest_of(House::row(1), "r2c2 r2c5", &[2]),
        rest_of(House::column(4), "r2c5 r6c5", &[3]),
        rest_of(House::row(5), "r6c5 r6c2", &[4]),
    ];
    assert_eq!(deduction.eliminations, union(&gone));
    assert!(
        says(&deduction)
            .contains("r2c2, r2c5, r6c2 and r6c5 have only 1, 2, 3 and 4: four cells with four")
    );
    // A digit of two cells that do not see each other.
    let mut apart = AROUND;
    apart[2] = ("r6c5", &[1, 3, 4]);
    assert_eq!(find_all(&DISTRIBUTED_DISJOINT_SUBSET, &holding(&apart)), []);
    // A naked subset, and a ring, have names of their own.
    let naked = holding(&[("r2c2 r2c5", &[1, 2]), ("r2c7", &[3, 4]), ("r2c8", &[3, 4])]);
    assert_eq!(find_all(&DISTRIBUTED_DISJOINT_SUBSET, &naked), []);
}

/// Rows 2 and 6 across columns 2, 5 and 8.
const TWINS: [(&str, &[u8]); 6] = [
    ("r2c2", &[1, 4]),
    ("r2c5", &[2, 4, 5]),
    ("r2c8", &[3, 5]),
    ("r6c2", &[1, 6]),
    ("r6c5", &[2, 6]),
    ("r6c8", &[3, 6]),
];

#[test]
fn six_cells_in_two_lines_across_three_use_up_their_digits() {
    let deduction = only(&TWINNED_XY_CHAIN, &holding(&TWINS));
    assert_eq!(deduction.technique, Technique::TwinnedXyChain);
    let gone = [
        rest_of(House::column(1), "r2c2 r6c2", &[1]),
        rest_of(House::column(4), "r2c5 r6c5", &[2]),
        rest_of(House::column(7), "r2c8 r6c8", &[3]),
        rest_of(House::row(1), "r2c2 r2c5 r2c8", &[4, 5]),
        rest_of(House::row(5), "r6c2 r6c5 r6c8", &[6]),
    ];
    assert_eq!(deduction.eliminations, union(&gone));
    assert!(says(&deduction).contains("Where rows 2 and 6 cross columns 2, 5 and 8, "));
    assert_eq!(find_all(&DISTRIBUTED_DISJOINT_SUBSET, &holding(&TWINS)), []);
    // 1 can then stand in the six cells twice.
    let mut apart = TWINS;
    apart[5] = ("r6c8", &[1, 3, 6]);
    assert_eq!(find_all(&TWINNED_XY_CHAIN, &holding(&apart)), []);
}

#[test]
fn bent_sets_are_looked_for_where_there_are_regions() {
    let plain = Layout::CLASSIC;
    for technique in [
        Technique::WxyzWing,
        Technique::WxyzRing,
        Technique::VwxyzWing,
        Technique::VwxyzRing,
        Technique::TwinnedXyChain,
        Technique::DistributedDisjointSubset,
    ] {
        assert!(rule_for(technique).unwrap().holds_in(&plain).is_ok());
    }
}

#[test]
fn nothing_true_is_removed_along_the_paths_of_puzzles() {
    let found = check_on_paths(&RULES, |deduction, _| {
        let seen = pattern(deduction);
        assert_eq!(seen.cells.len(), seen.digits.len());
    });
    assert!(found[..4].iter().all(|count| *count > 10), "{found:?}");
}

#[test]
fn a_search_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&RULES);
}
