//! The positions of a library that stands beside the project, by the names that it has for
//! techniques.

use std::collections::BTreeMap;

use sudoku_stepper::formats::{LibraryCase, read_library_line};
use sudoku_stepper::rules::{Deduction, Technique, find_all, rule_for};
use sudoku_stepper::search::{Solutions, Stop, solve};

/// Where the library stands, if it does.
const LIBRARY: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../shared/data/techniques/exotic.txt"
);

/// Whether one of the steps that are found concludes just what is listed, and all are true.
fn passes(case: &LibraryCase, technique: Technique) -> bool {
    let Solutions::One(solution) = solve(&case.grid, &Stop::never()).unwrap().solutions else {
        return false;
    };
    let found = find_all(rule_for(technique).unwrap(), &case.grid);
    let is_true = |step: &Deduction| {
        let mut placed = step.placements.iter();
        let mut removed = step.eliminations.iter();
        placed.all(|it| solution[it.cell.index()] == Some(it.digit))
            && removed.all(|it| solution[it.cell.index()] != Some(it.digit))
    };
    let is_listed = |step: &Deduction| {
        let mut eliminated = step.eliminations.to_vec();
        eliminated.sort_unstable();
        let mut placed = step.placements.to_vec();
        placed.sort_unstable();
        eliminated == case.eliminated && placed == case.placed
    };
    found.iter().all(is_true) && found.iter().any(is_listed)
}

#[test]
fn what_a_library_of_large_patterns_lists_is_found() {
    let Ok(text) = std::fs::read_to_string(LIBRARY) else {
        println!("skipped: there is no {LIBRARY}");
        return;
    };
    let mut passed: BTreeMap<String, usize> = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        let Some(case) = read_library_line(line, number).unwrap() else {
            continue;
        };
        let name = case.name().unwrap_or_else(|| case.code.clone());
        let is_passed = case.named_technique().is_some_and(|it| passes(&case, it));
        *passed.entry(name).or_default() += usize::from(is_passed);
    }
    for (name, count) in &passed {
        let expected = match name.as_str() {
            // The library has three of it.
            "chute-remote-pair-double" => 3,
            _ => 4,
        };
        assert_eq!(*count, expected, "{name}");
    }
    assert_eq!(passed.values().sum::<usize>(), 207);
}
