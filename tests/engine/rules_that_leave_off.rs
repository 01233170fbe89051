//! Rules that take long leave off as soon as nobody waits for them, and what they
//! had found by then is taken for nothing.

use std::cell::Cell;

use crate::common::applications::applications;
use sudoku_stepper::rules::{Survey, Technique, all_on, rule_for};
use sudoku_stepper::search::{Stop, Stopped};
use sudoku_stepper::solver::{Granularity, Solver};

const LONG: [Technique; 7] = [
    Technique::FinnedFrankenLeviathan,
    Technique::MutantLeviathan,
    Technique::FinnedMutantLeviathan,
    Technique::KrakenFishType1,
    Technique::KrakenFishType2,
    Technique::ForcingNetContradiction,
    Technique::ForcingNetVerity,
];

#[test]
fn a_rule_that_takes_long_finds_nothing_once_it_is_stopped() {
    let applications = applications();
    for technique in LONG {
        let (grid, _) = &applications[&technique];
        let rule = rule_for(technique).unwrap();
        let asked = Cell::new(0);
        let go_on = || {
            asked.set(asked.get() + 1);
            false
        };
        assert!(!all_on(rule, &Survey::until(grid, &go_on)).is_empty());
        assert!(asked.get() > 10, "{technique} asks {} times", asked.get());
        assert!(all_on(rule, &Survey::until(grid, &|| true)).is_empty());
    }
}

#[test]
fn a_step_that_is_stopped_is_none() {
    let applications = applications();
    let stop = Stop::never();
    stop.raise();
    for technique in LONG {
        let (grid, _) = &applications[&technique];
        let solver = Solver::with([technique]);
        let step = solver.step_until(grid, Granularity::Deduction, &stop);
        assert_eq!(step, Err(Stopped));
    }
}
