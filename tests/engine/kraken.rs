//! What kraken fish find, on positions worked out by hand, what they say and
//! what they show.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, leave_only};
use crate::common::{candidate, candidates, cells, digit, digits, random};
use crate::shown::{conclusion, marked, says};
use crate::walk::check_breaks;
use rayon::prelude::*;
use std::sync::LazyLock;
use sudoku_stepper::branching::Claim;
use sudoku_stepper::explain::{self, Length, Notation, Role, picture, text};
use sudoku_stepper::grid::{Candidate, CellSet, Grid, House, Values};
use sudoku_stepper::rules::kraken::{KRAKEN_FISH_TYPE_1, KRAKEN_FISH_TYPE_2, KrakenPattern};
use sudoku_stepper::rules::{Deduction, DeductionRule, Pattern, find_all};
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::texts::Language;

const RULES: [&dyn DeductionRule; 2] = [&KRAKEN_FISH_TYPE_1, &KRAKEN_FISH_TYPE_2];

/// 7 in rows 2 and 6 stands only in columns 3 and 8, but for r2c5 and r6c5;
/// these cells hold only these digits.
fn finned_x_wing(held: &[(&str, &[u8])]) -> Grid {
    let mut grid = holding(held);
    leave_only(&mut grid, House::row(1), 7, "r2c3 r2c5 r2c8");
    leave_only(&mut grid, House::row(5), 7, "r6c3 r6c5 r6c8");
    grid
}

/// From the fin a chain leads to 7 in r8c2.
fn chain_to_box_7() -> Grid {
    finned_x_wing(&[("r5c5", &[4, 7]), ("r5c2", &[4, 5]), ("r8c2", &[5, 7])])
}

/// From the fin a chain leads to 1 in r5c9, from column 3 to 1 in r8c3.
fn chains_to_1() -> Grid {
    finned_x_wing(&[("r5c5", &[4, 7]), ("r5c9", &[1, 4]), ("r8c3", &[1, 7])])
}

fn seen(deduction: &Deduction) -> &KrakenPattern {
    let Pattern::Kraken(pattern) = &deduction.pattern else {
        panic!("another pattern");
    };
    pattern
}

fn removed(all: &[Deduction]) -> Vec<Candidate> {
    all.iter()
        .flat_map(|one| one.eliminations.clone())
        .collect()
}

#[test]
fn what_the_fish_would_remove_goes_if_a_chain_from_its_fin_removes_it_too() {
    let all = find_all(&KRAKEN_FISH_TYPE_1, &chain_to_box_7());
    assert_eq!(removed(&all), candidates("r7c3 r8c3 r8c8 r9c3", 7));
    let deduction = &all[3];
    assert!(deduction.placements.is_empty());
    assert_eq!(explain::digits(deduction), digits(&[7]));
    let pattern = seen(deduction);
    assert_eq!(pattern.digit, digit(7));
    assert_eq!(pattern.base, [House::row(1), House::row(5)]);
    assert_eq!(pattern.cover, [House::column(2), House::column(7)]);
    assert_eq!(pattern.cells, cells("r2c3 r2c5 r2c8 r6c3 r6c5 r6c8"));
    assert_eq!(pattern.fins, cells("r2c5 r6c5"));
    assert_eq!(pattern.start, None);
    assert_eq!(pattern.branches.len(), 2);
    pinned!(says(deduction));
}

#[test]
fn the_place_of_a_kraken_fish_is_its_base_and_its_fins() {
    let all = find_all(&KRAKEN_FISH_TYPE_1, &chain_to_box_7());
    assert_eq!(
        text(&all[3], Length::Place).render(Language::english(), Notation::Rc),
        "Kraken Fish Type 1: 7 in rows 2 and 6 with the fins r2c5 and r6c5"
    );
}

#[test]
fn the_picture_of_a_kraken_fish_has_the_fish_and_the_chains() {
    let all = find_all(&KRAKEN_FISH_TYPE_1, &chain_to_box_7());
    let picture = picture(&all[3]);
    let marked = |wanted| marked(&all[3], wanted);
    assert_eq!(marked(Role::Base), candidates("r2c3 r2c8 r6c3 r6c8", 7));
    assert_eq!(marked(Role::Fin), candidates("r2c5 r6c5", 7));
    let on = [
        ("r2c5", 7),
        ("r5c5", 4),
        ("r5c2", 5),
        ("r8c2", 7),
        ("r6c5", 7),
    ];
    assert_eq!(marked(Role::True), on.map(|(name, d)| candidate(name, d)));
    assert_eq!(marked(Role::False).len(), 4);
    assert_eq!(marked(Role::Eliminated), candidates("r9c3", 7));
    assert_eq!(picture.houses, [House::row(1), House::row(5)]);
    let strong: Vec<bool> = picture.links.iter().map(|link| link.strong).collect();
    assert_eq!(
        strong,
        [false, true, false, true, false, true, false, false]
    );
}

#[test]
fn what_the_fins_and_the_candidates_of_a_cover_house_lead_to_holds() {
    let grid = chains_to_1();
    assert_eq!(find_all(&KRAKEN_FISH_TYPE_1, &grid), []);
    let all = find_all(&KRAKEN_FISH_TYPE_2, &grid);
    assert_eq!(removed(&all), candidates("r5c3 r8c9", 1));
    let deduction = &all[1];
    let pattern = seen(deduction);
    assert_eq!(pattern.start, Some(House::column(2)));
    assert_eq!(pattern.fins, cells("r2c5 r6c5"));
    assert_eq!(pattern.branches.len(), 4);
    pinned!(says(deduction));
}

#[test]
fn a_fin_that_leads_nowhere_and_a_plain_finned_fish_are_no_kraken() {
    let broken = finned_x_wing(&[("r5c5", &[4, 7]), ("r5c2", &[4, 5, 6]), ("r8c2", &[5, 7])]);
    // The fin sees all that the fish would remove in its box.
    let mut plain = finned_x_wing(&[]);
    for cell in House::row(1).cells() {
        plain.eliminate(Candidate::new(cell, digit(7)));
    }
    for grid in [Grid::empty(), finned_x_wing(&[]), broken, plain] {
        for rule in RULES {
            assert_eq!(find_all(rule, &grid), [], "{rule:?}");
        }
    }
}

#[test]
fn a_fish_in_columns_is_found_as_one_in_rows() {
    let rows = chain_to_box_7();
    let mut grid = Grid::empty();
    for at in Grid::empty().all_candidates() {
        let turned = sudoku_stepper::grid::Cell::at(at.cell.column(), at.cell.row());
        if !rows.has(at) {
            grid.eliminate(Candidate::new(turned, at.digit));
        }
    }
    let all = find_all(&KRAKEN_FISH_TYPE_1, &grid);
    assert_eq!(removed(&all), candidates("r3c7 r3c8 r3c9 r8c8", 7));
    assert_eq!(seen(&all[0]).base, [House::column(1), House::column(5)]);
}

/// A position where simple rules find nothing more, the solution, and what each rule finds there.
struct Stuck {
    grid: Grid,
    solution: Values,
    found: [Vec<Deduction>; 2],
}

/// Thirty random puzzles where simple rules leave off.
static STUCK: LazyLock<Vec<Stuck>> = LazyLock::new(|| {
    let simple = Solver::everything()
        .techniques()
        .map(|(technique, _)| technique)
        .take(12)
        .collect::<Vec<_>>();
    let simple = Solver::with(simple);
    let stuck = |seed| {
        let (puzzle, solution) = random::unique_puzzle(seed, 81);
        let mut grid = Grid::from_values(&puzzle.givens);
        while let Some(step) = simple.step(&grid, Granularity::Rule) {
            for deduction in step {
                deduction.apply(&mut grid);
            }
        }
        let found = RULES.map(|rule| find_all(rule, &grid));
        Stuck {
            grid,
            solution,
            found,
        }
    };
    (0..30).into_par_iter().map(stuck).collect()
});

/// Every kraken there, with its position.
fn krakens() -> impl Iterator<Item = (&'static Stuck, &'static Deduction)> {
    let of = |stuck: &'static Stuck| stuck.found.iter().flatten().map(move |it| (stuck, it));
    STUCK.iter().flat_map(of)
}

fn all_of(houses: &[House]) -> CellSet {
    let all = houses.iter().map(|house| house.cells());
    all.fold(CellSet::EMPTY, |all, cells| all | cells)
}

#[test]
fn each_type_of_kraken_is_found_on_random_puzzles() {
    for number in 0..RULES.len() {
        let count: usize = STUCK.iter().map(|stuck| stuck.found[number].len()).sum();
        assert!(count > 20, "{count}");
    }
}

#[test]
fn what_a_kraken_concludes_is_right_and_was_open() {
    for (stuck, deduction) in krakens() {
        let claim = conclusion(deduction);
        let Candidate { cell, digit } = claim.candidate;
        let is_right = (stuck.solution[cell.index()] == Some(digit)) == claim.is_true;
        assert!(is_right && stuck.grid.has(claim.candidate), "{deduction:?}");
    }
}

#[test]
fn no_conclusion_of_a_kraken_is_said_twice() {
    for all in STUCK.iter().flat_map(|stuck| &stuck.found) {
        for (place, deduction) in all.iter().enumerate() {
            let claim = conclusion(deduction);
            let before = &all[..place];
            assert!(!before.iter().any(|other| conclusion(other) == claim));
        }
    }
}

#[test]
fn every_kraken_is_a_fish_with_up_to_four_fins() {
    for (stuck, deduction) in krakens() {
        let pattern = seen(deduction);
        let cells = stuck.grid.cells_with(pattern.digit) & all_of(&pattern.base);
        assert_eq!(pattern.base.len(), pattern.cover.len());
        assert_eq!(pattern.cells, cells);
        assert_eq!(pattern.fins, cells - all_of(&pattern.cover));
        assert!((1..=4).contains(&pattern.fins.len()));
    }
}

#[test]
fn a_kraken_of_type_1_removes_what_the_fish_would_but_for_its_fins() {
    for deduction in STUCK.iter().flat_map(|stuck| &stuck.found[0]) {
        let pattern = seen(deduction);
        let Candidate { cell, digit } = conclusion(deduction).candidate;
        assert_eq!(pattern.start, None);
        let covered = all_of(&pattern.cover) - all_of(&pattern.base);
        assert!(covered.contains(cell) && digit == pattern.digit);
        assert!(!pattern.fins.is_subset(cell.peers()));
    }
}

#[test]
fn a_kraken_of_type_2_starts_in_a_house_of_its_cover() {
    for deduction in STUCK.iter().flat_map(|stuck| &stuck.found[1]) {
        let pattern = seen(deduction);
        let start = pattern.start.expect("it has a house to start from");
        assert!(pattern.cover.contains(&start));
    }
}

#[test]
fn from_each_fin_and_start_of_a_kraken_a_chain_leads_to_its_conclusion() {
    for (_, deduction) in krakens() {
        let pattern = seen(deduction);
        let start = pattern.start.map(|start| pattern.cells & start.cells());
        let starts = pattern.fins | start.unwrap_or(CellSet::EMPTY);
        let assumed = pattern.branches.iter().map(|branch| branch[0].claim);
        let expected = starts
            .iter()
            .map(|start| Claim::yes(Candidate::new(start, pattern.digit)));
        assert!(assumed.eq(expected), "{deduction:?}");
        for branch in &pattern.branches {
            assert_eq!(branch.last().unwrap().claim, conclusion(deduction));
            assert!(branch.iter().all(|one| one.from.len() < 2));
        }
    }
}

#[test]
fn every_kraken_is_told_in_sentences() {
    for (_, deduction) in krakens() {
        assert!(says(deduction).ends_with('.'));
    }
}

#[test]
fn a_search_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&RULES);
}
