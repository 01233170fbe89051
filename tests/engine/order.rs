//! Which rules a solver has, their order, and which of them are on.

use crate::common::{ASSIGNMENT, grid, puzzle};
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rules::chains::{ChainLink, LinkReason, THROUGH_SETS};
use sudoku_stepper::rules::{CATALOG, Pattern, Technique};
use sudoku_stepper::search::{Stop, Stopped};
use sudoku_stepper::session::{Outcome, Session};
use sudoku_stepper::solver::{Granularity, Preset, Solver};

use Technique::{BoxLineReduction, FullHouse, HiddenSingle, NakedSingle, XWing};

fn techniques(solver: &Solver) -> Vec<Technique> {
    solver
        .techniques()
        .map(|(technique, _)| technique)
        .collect()
}

fn catalog() -> Vec<Technique> {
    CATALOG.iter().map(|rule| rule.technique()).collect()
}

#[test]
fn a_list_of_rules_comes_back_as_it_was_given() {
    let list = [(XWing, false), (HiddenSingle, true), (NakedSingle, false)];
    assert!(Solver::switched(list).techniques().eq(list));
}

#[test]
fn a_rule_named_twice_or_unknown_is_left_out() {
    let list = [
        (XWing, true),
        (Technique::Custom("Mine"), true),
        (XWing, false),
    ];
    assert!(Solver::switched(list).techniques().eq([(XWing, true)]));
}

#[test]
fn rules_are_tried_in_the_order_they_were_given() {
    let first = |list| {
        let step = Solver::switched(list).step(&grid(ASSIGNMENT), Granularity::Deduction);
        step.unwrap()[0].technique
    };
    assert_eq!(
        first([(NakedSingle, true), (HiddenSingle, true)]),
        NakedSingle
    );
    assert_eq!(
        first([(HiddenSingle, true), (NakedSingle, true)]),
        HiddenSingle
    );
    assert_eq!(
        first([(HiddenSingle, false), (NakedSingle, true)]),
        NakedSingle
    );
}

#[test]
fn a_rule_is_moved_to_a_place_and_the_others_close_ranks() {
    let mut solver = Solver::default();
    solver.move_to(BoxLineReduction, 0);
    assert_eq!(
        techniques(&solver),
        [BoxLineReduction, NakedSingle, HiddenSingle]
    );
    solver.move_to(BoxLineReduction, 1);
    assert_eq!(
        techniques(&solver),
        [NakedSingle, BoxLineReduction, HiddenSingle]
    );
    solver.move_to(NakedSingle, 99);
    assert_eq!(
        techniques(&solver),
        [BoxLineReduction, HiddenSingle, NakedSingle]
    );
    solver.move_to(XWing, 0);
    assert_eq!(solver.place(XWing), None);
    assert_eq!(solver.place(NakedSingle), Some(2));
}

#[test]
fn a_moved_rule_stays_on_or_off() {
    let mut solver = Solver::switched([(XWing, false), (NakedSingle, true)]);
    solver.move_to(XWing, 1);
    assert!(
        solver
            .techniques()
            .eq([(NakedSingle, true), (XWing, false)])
    );
}

#[test]
fn completed_presets_are_the_catalog_in_its_order() {
    // Those of Sudoku Explainer and SudokuWiki have orders of their own.
    let in_order = |preset: &Preset| preset.own_order().is_none();
    for preset in Preset::ALL.into_iter().filter(in_order) {
        let solver = Solver::preset(preset).complete();
        let expected = catalog()
            .into_iter()
            .map(|technique| (technique, preset.has(technique)));
        assert!(solver.techniques().eq(expected), "{preset}");
    }
}

#[test]
fn what_a_choice_does_not_name_is_off_behind_the_rule_it_follows_in_the_catalog() {
    let solver = Solver::with([HiddenSingle, NakedSingle]).complete();
    assert_eq!(
        techniques(&solver)[..4],
        [
            FullHouse,
            Technique::LastCellInCage,
            HiddenSingle,
            Technique::DirectPointing
        ]
    );
    assert_eq!(techniques(&solver).last(), Some(&NakedSingle));
    let on: Vec<_> = solver.techniques().filter(|(_, on)| *on).collect();
    assert_eq!(on, [(HiddenSingle, true), (NakedSingle, true)]);
}

#[test]
fn a_preset_is_recognized_by_what_is_on_and_its_order() {
    for preset in Preset::ALL {
        assert_eq!(Solver::preset(preset).matching_preset(), Some(preset));
        assert_eq!(
            Solver::preset(preset).complete().matching_preset(),
            Some(preset)
        );
    }
    let mut solver = Solver::default().complete();
    solver.move_to(XWing, 0);
    assert!(
        solver.matches(Preset::Assignment),
        "what is off makes no difference"
    );
    solver.set(XWing, true);
    assert_eq!(solver.matching_preset(), None);
    solver.set(XWing, false);
    solver.move_to(HiddenSingle, 0);
    assert_eq!(solver.matching_preset(), None);
    solver.set(HiddenSingle, false);
    solver.set(BoxLineReduction, false);
    assert_eq!(solver.matching_preset(), Some(Preset::NakedSingles));
}

#[test]
fn grouped_chains_go_through_almost_locked_sets_only_when_asked() {
    let mut solver = Solver::with([Technique::GroupedAic]);
    let mut grid = stalled();
    let (steps, _) = solver.path(&mut grid, Granularity::Rule);
    assert!(!steps.is_empty(), "there are some through groups");
    let step = |solver: &Solver| solver.step(&grid, Granularity::Deduction);
    assert_eq!(step(&solver), None);
    solver.set_through_sets(true);
    let deduction = step(&solver).expect("there is one through a set").remove(0);
    assert_eq!(deduction.technique, Technique::GroupedAic);
    let Pattern::Chain(chain) = deduction.pattern else {
        panic!("it is a chain")
    };
    let is_set = |link: &ChainLink| matches!(link.reason, LinkReason::Set(_));
    assert!(chain.links.iter().any(is_set));
    assert!(solver.through_sets());
    solver.set_through_sets(false);
    assert_eq!(step(&solver), None);
}

#[test]
fn the_option_holds_for_rules_that_are_added_later_and_adds_none() {
    let mut solver = Solver::default();
    solver.set_through_sets(true);
    assert_eq!(techniques(&solver).len(), 3);
    let solver = solver.complete();
    assert_eq!(techniques(&solver), catalog());
    for rule in THROUGH_SETS {
        assert!(solver.place(rule.technique()).is_some());
    }
    assert!(solver.through_sets());
}

/// Where the rules of the assignment find nothing more in the hard puzzle.
fn stalled() -> Grid {
    let text = include_str!("../../puzzles/hard-1.txt");
    let puzzles = sudoku_stepper::formats::read(text.as_bytes()).unwrap();
    let mut grid = Grid::from_values(&puzzles[0].givens);
    let _ = Solver::default().path(&mut grid, Granularity::Rule);
    grid
}

#[test]
fn a_step_is_not_looked_for_once_it_is_stopped() {
    let stop = Stop::never();
    let solver = Solver::default();
    let grid = grid(ASSIGNMENT);
    assert_eq!(
        solver.step_until(&grid, Granularity::Rule, &stop),
        Ok(solver.step(&grid, Granularity::Rule))
    );
    stop.raise();
    assert_eq!(
        solver.step_until(&grid, Granularity::Rule, &stop),
        Err(Stopped)
    );
}

#[test]
fn a_step_that_another_thread_found_is_taken() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let mut other = Session::new(&puzzle(ASSIGNMENT));
    let search = session.search_step();
    let found = std::thread::spawn(move || search.run(&Stop::never()));
    let found = found.join().unwrap().expect("it was not stopped");
    assert_eq!(
        session.position(),
        other.position(),
        "nothing has changed yet"
    );
    let outcome = session.take_step(found);
    assert!(matches!(outcome, Outcome::Stepped(_)));
    assert_eq!(outcome, other.step());
    assert_eq!(session.position(), other.position());
}

#[test]
fn a_stop_that_was_given_more_time_stops_with_the_first() {
    let first = Stop::never();
    let second = first.or_after(std::time::Duration::from_secs(3600));
    assert!(!second.is_raised());
    first.raise();
    assert!(second.is_raised());
    let soon = Stop::never().or_after(std::time::Duration::ZERO);
    assert!(soon.is_raised());
}
