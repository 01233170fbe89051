//! What the rules of almost locked sets find, on positions worked out by hand,
//! the sentences that tell why, what is drawn, and that they are never wrong.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, only};
use crate::common::{
    all_of, candidate, candidates, cell, cells, digit, digits, grid_with, in_order,
};
use crate::shown::{link, says};
use crate::walk::check_on_paths;
use sudoku_stepper::explain::{CellPart, Notation, Role, picture};
use sudoku_stepper::grid::{Candidate, Grid, House};
use sudoku_stepper::notation::{Style, compact};
use sudoku_stepper::rules::almost_locked_sets::{
    ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLE_EXCLUSION, ALS_CHAIN, ALS_XY_WING, ALS_XZ_RULE,
    AlmostLockedSet, AlmostLockedSetsPattern, DEATH_BLOSSOM, Home, SUE_DE_COQ, SectorSet,
};
use sudoku_stepper::rules::{Deduction, DeductionRule, Family, Form, Pattern, find_all};

const RULES: [&dyn DeductionRule; 5] = [
    &SUE_DE_COQ,
    &ALS_XZ_RULE,
    &ALS_XY_WING,
    &ALS_CHAIN,
    &DEATH_BLOSSOM,
];

fn set(house: House, names: &str, of: &[(&str, &[u8])]) -> AlmostLockedSet {
    let candidates = all_of(of);
    AlmostLockedSet {
        home: Home::House(house),
        cells: cells(names),
        digits: candidates.iter().map(|candidate| candidate.digit).collect(),
        candidates,
    }
}

fn sector(names: &str, of: &[(&str, &[u8])]) -> SectorSet {
    let AlmostLockedSet {
        cells,
        digits,
        candidates,
        ..
    } = set(House::row(0), names, of);
    SectorSet {
        cells,
        digits,
        candidates,
    }
}

fn pattern(deduction: &Deduction) -> &AlmostLockedSetsPattern {
    match &deduction.pattern {
        Pattern::AlmostLockedSets(pattern) => pattern,
        _ => panic!("another pattern"),
    }
}

/// The first thing that a rule finds, where all that it finds takes away the
/// same.
fn first(rule: &dyn DeductionRule, grid: &Grid) -> Deduction {
    let found = find_all(rule, grid);
    let lost = &found[0].eliminations;
    assert!(
        found
            .iter()
            .all(|deduction| deduction.eliminations == *lost)
    );
    found[0].clone()
}

// XZ-Rule

/// Linked by 1, which r1c1 and r5c1 hold; r1c2 and r5c1 hold 2.
const SINGLY_LINKED: [(&str, &[u8]); 3] = [("r1c1", &[1, 3]), ("r1c2", &[2, 3]), ("r5c1", &[1, 2])];

/// r2c3 shares 3 and 4 with r1c1 and r1c2, and these share 1 and 2 with r1c5.
const CROSSING: [(&str, &[u8]); 4] = [
    ("r1c1", &[1, 2, 3, 4]),
    ("r1c2", &[1, 2, 3, 4]),
    ("r1c5", &[1, 2]),
    ("r2c3", &[3, 4]),
];

#[test]
fn a_digit_of_two_sets_with_a_restricted_common_leaves_what_sees_it_in_both() {
    let found = find_all(&ALS_XZ_RULE, &holding(&SINGLY_LINKED));
    let lost = candidates("r2c1 r3c1 r4c2 r5c2 r6c2", 2);
    assert!(found.iter().all(|deduction| deduction.eliminations == lost));
    assert!(
        found
            .iter()
            .all(|deduction| deduction.placements.is_empty())
    );
    assert_eq!(
        *pattern(&found[0]),
        AlmostLockedSetsPattern::Chain {
            sets: vec![
                set(House::row(4), "r5c1", &[("r5c1", &[1, 2])]),
                set(
                    House::row(0),
                    "r1c1 r1c2",
                    &[("r1c1", &[1, 3]), ("r1c2", &[2, 3])]
                ),
            ],
            restricted_commons: vec![digit(1)],
            digits: digits(&[2]),
        }
    );
    pinned!(says(&found[0]));
}

#[test]
fn two_sets_are_drawn_with_their_restricted_common_and_the_links_through_it() {
    let picture = picture(&first(&ALS_XZ_RULE, &holding(&SINGLY_LINKED)));
    let lost = candidates("r2c1 r3c1 r4c2 r5c2 r6c2", 2);
    let lost = lost.into_iter().map(|lost| (lost, Role::Eliminated));
    let mut roles = vec![
        (candidate("r5c1", 1), Role::RestrictedCommon),
        (candidate("r1c1", 1), Role::RestrictedCommon),
        (candidate("r5c1", 2), Role::Z),
        (candidate("r1c2", 2), Role::Z),
        (candidate("r1c1", 3), Role::Set(1)),
        (candidate("r1c2", 3), Role::Set(1)),
    ];
    roles.extend(lost);
    assert_eq!(picture.candidates, roles);
    let (one, other) = ([candidate("r5c1", 1)], [candidate("r1c1", 1)]);
    assert_eq!(
        picture.links,
        [
            link(&[candidate("r5c1", 2)], &one, true),
            link(&one, &other, false),
            link(&other, &[candidate("r1c2", 2)], true),
        ]
    );
}

#[test]
fn two_restricted_commons_lock_every_digit_of_both_sets() {
    let deduction = first(&ALS_XZ_RULE, &holding(&CROSSING));
    assert_eq!(deduction.eliminations, crossing_lost());
    assert_eq!(deduction.form(), Some(Form::DoublyLinked));
    assert_eq!(
        *pattern(&deduction),
        AlmostLockedSetsPattern::DoublyLinked {
            sets: [
                set(House::row(1), "r2c3", &[("r2c3", &[3, 4])]),
                set(House::row(0), "r1c1 r1c2 r1c5", &CROSSING[..3]),
            ],
            restricted_commons: digits(&[3, 4]),
        }
    );
    pinned!(says(&deduction));
    let links = picture(&deduction).links;
    let strengths: Vec<bool> = links.iter().map(|link| link.strong).collect();
    assert_eq!(strengths, [false, true, false, true]);
    assert!(
        links
            .iter()
            .zip(&links[1..])
            .all(|(link, next)| link.to == next.from)
    );
    assert_eq!(links[3].to, links[0].from);
}

/// What 1 and 2 locked in row 1 and 3 and 4 locked in box 1 take away.
fn crossing_lost() -> Vec<Candidate> {
    let mut lost = all_of(&[("r1c3 r1c4 r1c6 r1c7 r1c8 r1c9", &[1, 2])]);
    lost.extend(all_of(&[("r1c3 r2c1 r2c2 r3c1 r3c2 r3c3", &[3, 4])]));
    lost.sort();
    lost
}

#[test]
fn two_sets_without_a_restricted_common_say_nothing() {
    let grid = holding(&[("r1c1", &[1, 3]), ("r1c2", &[2, 3]), ("r5c4", &[1, 2])]);
    assert_eq!(find_all(&ALS_XZ_RULE, &grid), []);
}

#[test]
fn a_common_digit_with_a_place_that_does_not_see_the_others_is_not_restricted() {
    let grid = holding(&[("r1c1", &[1, 3]), ("r1c2", &[1, 2, 3]), ("r5c1", &[1, 2])]);
    assert_eq!(find_all(&ALS_XZ_RULE, &grid), []);
}

// XY-Wing

const WING: [(&str, &[u8]); 3] = [("r1c1", &[1, 9]), ("r1c5", &[1, 2]), ("r5c5", &[2, 9])];

#[test]
fn a_pivot_linked_to_two_sets_takes_away_what_these_have_in_common() {
    let deduction = first(&ALS_XY_WING, &holding(&WING));
    assert_eq!(deduction.placements, []);
    assert_eq!(deduction.eliminations, [candidate("r5c1", 9)]);
    assert_eq!(
        *pattern(&deduction),
        AlmostLockedSetsPattern::Chain {
            sets: vec![
                set(House::row(0), "r1c1", &WING[..1]),
                set(House::row(0), "r1c5", &WING[1..2]),
                set(House::row(4), "r5c5", &WING[2..]),
            ],
            restricted_commons: vec![digit(1), digit(2)],
            digits: digits(&[9]),
        }
    );
    pinned!(says(&deduction));
    let roles = picture(&deduction).candidates;
    assert!(roles.contains(&(candidate("r1c5", 2), Role::RestrictedCommon)));
    assert!(roles.contains(&(candidate("r1c1", 9), Role::Z)));
    assert!(roles.contains(&(candidate("r5c5", 9), Role::Z)));
}

#[test]
fn a_pivot_with_the_same_restricted_common_twice_is_no_wing() {
    let grid = holding(&[("r1c1", &[1, 9]), ("r1c5", &[1, 2]), ("r5c5", &[1, 9])]);
    assert_eq!(find_all(&ALS_XY_WING, &grid), []);
}

// Chain

const PATH: [(&str, &[u8]); 7] = [
    ("r1c1", &[1, 9]),
    ("r1c4", &[1, 2]),
    ("r4c4", &[2, 3]),
    ("r4c7", &[3, 4]),
    ("r7c7", &[4, 5]),
    ("r7c2", &[5, 6]),
    ("r5c2", &[6, 9]),
];

#[test]
fn a_chain_of_sets_takes_away_what_its_ends_have_in_common() {
    let deduction = first(&ALS_CHAIN, &holding(&PATH));
    assert_eq!(
        deduction.eliminations,
        all_of(&[("r1c2 r2c2 r3c2 r4c1 r5c1 r6c1", &[9])])
    );
    let AlmostLockedSetsPattern::Chain {
        sets,
        restricted_commons,
        digits: held,
    } = pattern(&deduction)
    else {
        panic!("another pattern");
    };
    assert_eq!(sets.len(), 4);
    assert_eq!(restricted_commons.len(), 3);
    assert_eq!(*held, digits(&[9]));
    pinned!(says(&deduction));
    let links = picture(&deduction).links;
    let strengths: Vec<bool> = links.iter().map(|link| link.strong).collect();
    assert_eq!(strengths, [true, false, true, false, true, false, true]);
    assert!(
        links
            .iter()
            .zip(&links[1..])
            .all(|(link, next)| link.to == next.from)
    );
}

#[test]
fn a_chain_with_a_link_missing_says_nothing() {
    for gap in 1..PATH.len() - 1 {
        let mut cut = PATH.to_vec();
        cut.remove(gap);
        assert_eq!(find_all(&ALS_CHAIN, &holding(&cut)), []);
    }
}

// Death Blossom

const BLOSSOM: [(&str, &[u8]); 5] = [
    ("r5c5", &[1, 2, 3]),
    ("r5c1", &[1, 9]),
    ("r1c5", &[2, 9]),
    ("r5c2", &[3, 8]),
    ("r1c2", &[8, 9]),
];

#[test]
fn a_digit_of_all_petals_leaves_what_sees_it_in_all_of_them() {
    let deduction = first(&DEATH_BLOSSOM, &holding(&BLOSSOM));
    assert_eq!(deduction.placements, []);
    assert_eq!(deduction.eliminations, [candidate("r1c1", 9)]);
    assert_eq!(
        *pattern(&deduction),
        AlmostLockedSetsPattern::DeathBlossom {
            stem: cell("r5c5"),
            petals: vec![
                (digits(&[1]), set(House::row(4), "r5c1", &BLOSSOM[1..2])),
                (digits(&[2]), set(House::row(0), "r1c5", &BLOSSOM[2..3])),
                (
                    digits(&[3]),
                    set(House::column(1), "r1c2 r5c2", &[BLOSSOM[4], BLOSSOM[3]])
                ),
            ],
            digits: digits(&[9]),
        }
    );
    pinned!(says(&deduction));
    let roles = picture(&deduction).candidates;
    assert!(roles.contains(&(candidate("r5c5", 2), Role::Base)));
    let stem = (cells("r5c5"), CellPart::Stem);
    assert_eq!(picture(&deduction).cells, [stem]);
    assert!(roles.contains(&(candidate("r5c1", 1), Role::RestrictedCommon)));
    assert!(roles.contains(&(candidate("r1c5", 9), Role::Z)));
    assert!(roles.contains(&(candidate("r5c2", 8), Role::Set(2))));
}

/// The stem r2c8 sees 2 and 3 in r2c2 and r2c3: whichever of the two it holds,
/// these two cells lose it and hold the other and 9.
const SHARED_PETAL: [(&str, &[u8]); 4] = [
    ("r2c8", &[1, 2, 3]),
    ("r8c8", &[1, 9]),
    ("r2c2", &[2, 3]),
    ("r2c3", &[2, 3, 9]),
];

#[test]
fn a_petal_may_serve_two_candidates_of_the_stem() {
    let deduction = first(&DEATH_BLOSSOM, &holding(&SHARED_PETAL));
    // It sees r8c8 and r2c3, of which one holds 9.
    assert_eq!(deduction.eliminations, [candidate("r8c3", 9)]);
    assert_eq!(
        *pattern(&deduction),
        AlmostLockedSetsPattern::DeathBlossom {
            stem: cell("r2c8"),
            petals: vec![
                (
                    digits(&[1]),
                    set(House::row(7), "r8c8", &SHARED_PETAL[1..2])
                ),
                (
                    digits(&[2, 3]),
                    set(House::row(1), "r2c2 r2c3", &SHARED_PETAL[2..])
                ),
            ],
            digits: digits(&[9]),
        }
    );
    pinned!(says(&deduction));
    assert_eq!(
        compact(&deduction, Style::Hodoku, Notation::Rc),
        "Death Blossom: r2c8, A=r8c8 {19}, B=r2c23 {239}, X=1,23, Z=9 => r8c3<>9"
    );
}

#[test]
fn a_stem_with_a_single_petal_does_not_blossom() {
    let mut cut = SHARED_PETAL;
    cut[0] = ("r2c8", &[2, 3]);
    assert_eq!(find_all(&DEATH_BLOSSOM, &holding(&cut[..])), []);
}

#[test]
fn a_stem_with_a_candidate_without_a_petal_does_not_blossom() {
    let mut cut = BLOSSOM;
    cut[0] = ("r5c5", &[1, 2, 3, 7]);
    assert_eq!(find_all(&DEATH_BLOSSOM, &holding(&cut)), []);
}

// Sue de Coq

#[test]
fn what_a_line_and_a_box_take_from_their_intersection_is_locked_in_them() {
    let deduction = only(&SUE_DE_COQ, &holding(&CROSSING));
    assert_eq!(deduction.placements, []);
    assert_eq!(deduction.eliminations, crossing_lost());
    assert_eq!(
        *pattern(&deduction),
        AlmostLockedSetsPattern::SueDeCoq {
            block: House::box_at(0),
            line: House::row(0),
            intersection: sector("r1c1 r1c2", &CROSSING[..2]),
            in_line: sector("r1c5", &CROSSING[2..3]),
            in_block: sector("r2c3", &CROSSING[3..]),
        }
    );
    pinned!(says(&deduction));
    let picture = picture(&deduction);
    assert_eq!(picture.houses, [House::row(0), House::box_at(0)]);
    assert!(
        picture
            .candidates
            .contains(&(candidate("r1c1", 4), Role::Base))
    );
    assert!(
        picture
            .candidates
            .contains(&(candidate("r1c5", 1), Role::Set(0)))
    );
    assert!(
        picture
            .candidates
            .contains(&(candidate("r2c3", 3), Role::Set(1)))
    );
}

#[test]
fn an_extra_digit_needs_an_extra_cell() {
    let mut cut = CROSSING.to_vec();
    cut[2] = ("r1c5", &[1, 2, 9]);
    assert_eq!(find_all(&SUE_DE_COQ, &holding(&cut)), []);
    cut.push(("r1c6", &[1, 2, 9]));
    let deduction = only(&SUE_DE_COQ, &holding(&cut));
    let mut lost = all_of(&[("r1c3 r1c4 r1c7 r1c8 r1c9", &[1, 2, 9])]);
    lost.extend(all_of(&[("r1c3 r2c1 r2c2 r3c1 r3c2 r3c3", &[3, 4])]));
    lost.sort();
    assert_eq!(deduction.eliminations, lost);
}

#[test]
fn an_extra_digit_may_stand_in_both_rests_once() {
    let grid = holding(&[
        CROSSING[0],
        CROSSING[1],
        ("r1c5", &[1, 9]),
        ("r1c6", &[2, 9]),
        ("r2c3", &[3, 9]),
        ("r3c3", &[4, 9]),
    ]);
    let deduction = only(&SUE_DE_COQ, &grid);
    let mut lost = all_of(&[("r1c3 r1c4 r1c7 r1c8 r1c9", &[1, 2, 9])]);
    lost.extend(all_of(&[("r1c3 r2c1 r2c2 r3c1 r3c2", &[3, 4, 9])]));
    lost.sort();
    lost.dedup();
    assert_eq!(deduction.eliminations, lost);
    assert!(says(&deduction).contains(
        "but for 9, which can stand once in each rest; no other digit stands twice in these six cells"
    ));
}

#[test]
fn a_digit_of_the_intersection_that_both_rests_have_breaks_the_count() {
    let mut cut = CROSSING;
    cut[2] = ("r1c5", &[1, 3]);
    assert_eq!(find_all(&SUE_DE_COQ, &holding(&cut)), []);
}

// Aligned exclusion

/// What a rule concludes from combinations of these cells.
fn excluded(rule: &dyn DeductionRule, grid: &Grid, of: &str) -> Option<Deduction> {
    let is_of = |it: &Deduction| match &it.pattern {
        Pattern::Exclusion(pattern) => pattern.cells.iter().copied().eq(cells(of)),
        _ => false,
    };
    find_all(rule, grid).into_iter().find(is_of)
}

#[test]
fn a_candidate_in_no_possible_pair_goes() {
    let mut cut = [
        ("r1c1", &[1, 2, 3][..]),
        ("r1c2", &[4, 5]),
        ("r1c9", &[1, 4]),
        ("r2c3", &[1, 5]),
    ];
    let deduction = excluded(&ALIGNED_PAIR_EXCLUSION, &holding(&cut), "r1c1 r1c2").unwrap();
    assert_eq!(deduction.eliminations, candidates("r1c1", 1));
    pinned!(says(&deduction));
    // Sets of several cells exclude too.
    cut[3] = ("r2c3", &[5, 6]);
    let with_set = [&cut[..], &[("r3c3", &[1, 6])]].concat();
    let deduction = excluded(&ALIGNED_PAIR_EXCLUSION, &holding(&with_set), "r1c1 r1c2").unwrap();
    assert_eq!(deduction.eliminations, candidates("r1c1", 1));
    cut[3] = ("r2c3", &[1, 5, 6]);
    assert_eq!(
        excluded(&ALIGNED_PAIR_EXCLUSION, &holding(&cut), "r1c1 r1c2"),
        None
    );
}

#[test]
fn a_candidate_in_no_possible_triple_goes() {
    let mut cut = [
        ("r1c1", &[1, 2, 3][..]),
        ("r1c2", &[4, 6]),
        ("r1c3", &[5, 6]),
        ("r1c9", &[1, 4]),
        ("r2c2", &[1, 5]),
    ];
    let of = "r1c1 r1c2 r1c3";
    let deduction = excluded(&ALIGNED_TRIPLE_EXCLUSION, &holding(&cut), of).unwrap();
    assert_eq!(deduction.eliminations, candidates("r1c1", 1));
    pinned!(says(&deduction));
    cut[4] = ("r2c2", &[1, 5, 7, 8]);
    assert_eq!(
        excluded(&ALIGNED_TRIPLE_EXCLUSION, &holding(&cut), of),
        None
    );
}

// All of them

#[test]
fn nothing_that_follows_is_ever_wrong_or_known_or_said_twice() {
    let found = check_on_paths(&RULES, |_, _| {});
    assert!(found.iter().all(|count| *count > 100), "{found:?}");
}

#[test]
fn boards_without_a_candidate_or_without_a_solution_are_no_trouble() {
    let mut no_candidate = holding(&CROSSING);
    for value in 1..=4 {
        no_candidate.eliminate(candidate("r1c1", value));
    }
    let clash = grid_with(&in_order("r1c1 r1c2 r1c3 r2c1 r2c2", &[1, 1, 2, 2, 3]));
    for grid in [no_candidate, clash, Grid::empty()] {
        for rule in RULES {
            for deduction in find_all(rule, &grid) {
                assert_eq!(deduction.technique.family(), Family::AlmostLockedSets);
                assert!(!deduction.eliminations.is_empty());
                assert!(deduction.eliminations.iter().all(|lost| grid.has(*lost)));
            }
        }
    }
}
