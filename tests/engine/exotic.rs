//! Positions of large patterns and others beyond the usual ones, as libraries of techniques
//! list them by name. The example `technique_library` tests whole libraries.

use sudoku_stepper::formats::{LibraryCase, read_library_line};
use sudoku_stepper::rules::{Deduction, Technique, find_all, rule_for};
use sudoku_stepper::search::{Solutions, Stop, solve};

/// One position for each of some techniques.
const LIBRARY: &str = include_str!("exotic.txt");

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
    let mut count = 0;
    for (number, line) in (1..).zip(LIBRARY.lines()) {
        let Some(case) = read_library_line(line, number).unwrap() else {
            continue;
        };
        let technique = case.named_technique().expect("the line names a technique");
        assert!(passes(&case, technique), "{technique}: {line}");
        count += 1;
    }
    assert_eq!(count, 17);
}
