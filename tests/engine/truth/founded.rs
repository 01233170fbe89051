//! No argument is circular: on positions along solving paths, not only where rules stall, no
//! statement of nested, dynamic and kraken chains rests on itself or on a later statement.

use super::{problem, some_of};
use crate::common::founded;
use std::collections::BTreeMap;
use sudoku_stepper::branching::Because;
use sudoku_stepper::explain::{Argument, argument};
use sudoku_stepper::formats;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rules::{Deduction, Pattern, Survey, Technique, rule_for};
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::Position;

/// A position in which the same inner chain is found in both branches of a double chain, resting on
/// different removed candidates in each.
const MARKS: &str = "\
123579 12589 23789 1347 1234578 6 2378 1389 129
4 1258 6 137 123578 9 2378 138 12
12379 1289 23789 137 12378 128 5 4 1269
26 2468 1 46 9 48 23 7 256
26 3 28 5 14678 148 9 16 126
69 7 5 2 16 3 4 16 8
23569 2569 239 8 23456 245 1 59 7
135679 1569 379 13469 13456 145 8 2 459
8 1259 4 19 125 7 6 59 3
";

const PUZZLES: [&str; 2] = [
    ".....6...4.6..9.........54...1.9..7..3.5..9...752.3..8...8..1.7.......2.8.4..7..3",
    "1..4.......6...2.1789.........5.3.6.3...68.2....9....76.5..7....4..9......2....45",
];

/// The rules whose arguments have branches.
const BRANCHING: [Technique; 7] = [
    Technique::NestedForcingChains,
    Technique::DynamicForcingChainsPlus,
    Technique::DynamicForcingChains,
    Technique::MultipleForcingChains,
    Technique::ForcingNetContradiction,
    Technique::ForcingNetVerity,
    Technique::KrakenFishType1,
];

/// Reads at most this many arguments of each rule on a position.
fn look(grid: &Grid, technique: Technique, most: usize, told: &mut BTreeMap<Technique, usize>) {
    let Some(rule) = rule_for(technique) else {
        panic!("{technique} is a rule of the catalog");
    };
    some_of(rule, &Survey::of(grid), most, |deduction| {
        assert_eq!(problem(grid, deduction), None);
        *told.entry(technique).or_default() += 1;
    });
}

fn marks() -> Grid {
    let puzzles = formats::read(MARKS.as_bytes()).unwrap();
    Position::new(&puzzles[0]).grid().clone()
}

/// Returns the positions along the path of a puzzle.
fn path(line: &str) -> Vec<Grid> {
    let solver = Solver::preset(Preset::HoDoKu);
    let mut grid = crate::common::grid(line);
    let mut positions = vec![grid.clone()];
    while let Some(step) = solver.step(&grid, Granularity::Deduction) {
        step.iter().for_each(|it| it.apply(&mut grid));
        positions.push(grid.clone());
    }
    positions
}

#[test]
fn nested_chains_take_from_around_only_what_was_gone_before() {
    let mut told = BTreeMap::new();
    look(&marks(), Technique::NestedForcingChains, 30, &mut told);
    look(
        &path(PUZZLES[0])[2],
        Technique::NestedForcingChains,
        10,
        &mut told,
    );
    assert!(told[&Technique::NestedForcingChains] > 10, "{told:?}");
}

#[test]
fn arguments_along_paths_are_founded() {
    let mut told = BTreeMap::new();
    for line in PUZZLES {
        for grid in path(line).iter().step_by(12) {
            for technique in BRANCHING.into_iter().skip(1) {
                look(grid, technique, 3, &mut told);
            }
        }
    }
    assert!(
        told.len() >= 5 && told.values().sum::<usize>() > 50,
        "{told:?}"
    );
}

/// Returns a nested argument with an inner one that says what is removed around it.
fn nested() -> Deduction {
    let mut first = None;
    let rule = rule_for(Technique::NestedForcingChains).unwrap();
    some_of(rule, &Survey::of(&marks()), 30, |deduction| {
        let says = |it: &Deduction| format!("{it:?}").contains("Outside(");
        if first.is_none() && says(deduction) {
            first = Some(deduction.clone());
        }
    });
    first.unwrap()
}

#[test]
fn an_argument_within_that_rests_on_what_it_shows_is_caught() {
    let mut deduction = nested();
    assert_eq!(founded::unfounded(&deduction), None);
    assert!(founded::within(&deduction) > 0);
    let Pattern::Forcing(pattern) = &mut deduction.pattern else {
        panic!("{deduction:?}");
    };
    let mut changed = 0;
    for branch in &pattern.argument.branches {
        for (place, one) in branch.iter().enumerate() {
            let Because::Argued(number) = one.because else {
                continue;
            };
            for inner in pattern.argument.inner[number]
                .argument
                .branches
                .iter_mut()
                .flatten()
            {
                if let Because::Outside(outer) = &mut inner.because {
                    *outer = place;
                    changed += 1;
                }
            }
        }
    }
    assert!(changed > 0, "{deduction:?}");
    let said = founded::unfounded(&deduction).unwrap();
    assert!(
        said.contains("rests on") || said.contains("say so"),
        "{said}"
    );
}

#[test]
fn a_line_that_rests_on_a_later_one_is_caught() {
    let argument = argument(&nested());
    assert_eq!(founded::in_lines(&argument), Ok(()));
    let last = argument.lines.len() - 1;
    for number in 0..last {
        for later in [number, last] {
            let mut circle: Argument = argument.clone();
            circle.lines[number].from.push(later);
            assert!(founded::in_lines(&circle).is_err());
        }
    }
}
