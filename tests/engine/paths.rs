//! The path ahead and every step that is possible, as a session looks for
//! them.

use std::sync::Arc;

use crate::common;
use crate::common::{ASSIGNMENT, candidate, cell, digit, puzzle};
use sudoku_stepper::grid::Contradiction;
use sudoku_stepper::rules::{Deduction, Technique, find_all, rule_for};
use sudoku_stepper::search::{Stop, Stopped};
use sudoku_stepper::session::{Finding, Outcome, Session, read_file};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};

fn path(session: &Session) -> (Vec<Arc<[Deduction]>>, Ending) {
    let mut steps = Vec::new();
    let ending = session
        .search_path()
        .run(&Stop::never(), &mut |step| steps.push(step));
    (steps, ending.unwrap())
}

fn every_step(session: &Session) -> Vec<(Technique, Vec<Finding>)> {
    let mut found = Vec::new();
    let search = session.search_every_step();
    let rules = search.rules();
    search
        .run(&Stop::never(), &mut |technique, findings| {
            found.push((technique, findings));
        })
        .unwrap();
    assert_eq!(found.len(), rules);
    found
}

fn hard() -> Session {
    let puzzles = read_file(&common::puzzle_file("hard-1.txt")).unwrap();
    let mut session = Session::new(&puzzles[0]);
    session.set_rules(Solver::preset(Preset::HoDoKu));
    session
}

#[test]
fn the_path_is_the_steps_that_will_be_made() {
    for granularity in Granularity::ALL {
        let mut session = hard();
        session.set_granularity(granularity);
        let (steps, ending) = path(&session);
        assert_eq!(ending, Ending::Solved);
        for step in steps {
            assert_eq!(session.step(), Outcome::Stepped(step));
        }
        assert!(session.grid().is_solved());
    }
}

#[test]
fn the_path_begins_at_the_board_as_it_stands() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let (whole, _) = path(&session);
    session.apply(&whole[0]);
    assert_eq!(session.search_path().start(), session.grid());
    assert_eq!(path(&session).0, whole[1..]);
}

#[test]
fn a_path_that_the_rules_do_not_finish_ends_stalled() {
    let mut session = hard();
    session.set_rules(Solver::default());
    let (steps, ending) = path(&session);
    assert_eq!(ending, Ending::Stalled);
    assert!(!steps.is_empty());
}

#[test]
fn a_board_without_a_solution_has_no_path() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    // Nothing clashes, and yet r1c1 is 6.
    assert_eq!(session.enter(cell("r1c1"), digit(5)), Ok(true));
    let none = Ending::Inconsistent(Contradiction::NoSolution);
    assert_eq!(path(&session), (Vec::new(), none));
}

#[test]
fn a_path_can_be_stopped_between_its_steps() {
    let stop = Stop::never();
    let mut steps = 0;
    let ending = hard().search_path().run(&stop, &mut |_| {
        steps += 1;
        if steps == 3 {
            stop.raise();
        }
    });
    assert_eq!((steps, ending), (3, Err(Stopped)));
}

#[test]
fn every_step_is_what_each_rule_that_is_on_finds() {
    let mut session = hard();
    session.switch(Technique::HiddenSingle, false);
    while session.grid().unsolved().len() > 40 {
        assert!(matches!(session.step(), Outcome::Stepped(_)));
    }
    let found = every_step(&session);
    assert!(found.iter().all(|(it, _)| *it != Technique::HiddenSingle));
    for (technique, findings) in found {
        let all = find_all(rule_for(technique).unwrap(), session.grid());
        let found: Vec<_> = findings
            .iter()
            .map(|finding| finding.deduction().clone())
            .collect();
        assert_eq!(found, all);
    }
}

#[test]
fn a_step_tells_how_many_candidates_it_clears() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let count = |session: &Session| -> usize {
        let grid = session.grid();
        let cells = grid.unsolved().into_iter();
        cells.map(|cell| grid.candidates(cell).len()).sum()
    };
    let found = every_step(&session);
    let two = candidate("r1c7", 2);
    let finding = found
        .into_iter()
        .flat_map(|(_, findings)| findings)
        .find(|finding| finding.deduction().placements == [two])
        .unwrap();
    let before = count(&session);
    session.apply(&finding.step);
    assert_eq!(before - count(&session), finding.clears);
}

#[test]
fn a_board_that_contradicts_itself_has_no_steps() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    assert_eq!(session.enter(cell("r1c1"), digit(7)), Ok(true));
    let mut rules = 0;
    let end = session
        .search_every_step()
        .run(&Stop::never(), &mut |_, _| rules += 1);
    assert_eq!((rules, end), (0, Ok(())));
}

#[test]
fn the_search_for_every_step_can_be_stopped() {
    let stop = Stop::never();
    stop.raise();
    let end = hard().search_every_step().run(&stop, &mut |_, _| {});
    assert_eq!(end, Err(Stopped));
}
