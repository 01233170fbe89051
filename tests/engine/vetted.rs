//! Steps that the kernel refuses: left out and kept, and the next rule goes on.

use std::ops::ControlFlow;

use sudoku_stepper::grid::{Candidate, CellSet, DigitSet, Grid, HouseKinds};
use sudoku_stepper::proof::{RefusalKind, Unproved};
use sudoku_stepper::rules::{
    Deduction, DeductionRule, HIDDEN_SINGLE, NAKED_SINGLE, NakedSinglePattern, Pattern, Rule, Sink,
    Survey, Technique,
};
use sudoku_stepper::search::Stop;
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::sudoku::Puzzle;

/// A rule that takes the last candidate of each cell for its only one.
static LAST_ONE: Rule = Rule::new(Technique::Custom("Last one"), last_one);

fn last_one(technique: Technique, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
    for cell in grid.unsolved() {
        let last = grid.candidates(cell).into_iter().last().unwrap();
        let pattern = Pattern::NakedSingle(NakedSinglePattern {
            seen: DigitSet::EMPTY,
            witnesses: CellSet::EMPTY,
            removed: DigitSet::EMPTY,
            houses: Some(HouseKinds::default()),
        });
        let it = Candidate::new(cell, last);
        found(Deduction::placing(technique, it, pattern))?;
    }
    ControlFlow::Continue(())
}

fn puzzle() -> Grid {
    let line = "070000043040009610800634900094052000358460020000800530080070091902100005007040802";
    Grid::from_values(&Puzzle::from_line(line).unwrap().givens)
}

fn with(rules: &[&'static Rule]) -> Solver {
    let rules = rules.iter().copied();
    Solver::new(rules.map(|rule| rule as &'static dyn DeductionRule))
}

fn with_a_false_rule() -> Solver {
    with(&[&LAST_ONE, &NAKED_SINGLE, &HIDDEN_SINGLE])
}

#[test]
fn a_step_that_does_not_follow_is_left_out_and_the_next_rule_goes_on() {
    for granularity in Granularity::ALL {
        let solver = with_a_false_rule();
        let mut grid = puzzle();
        let (steps, _) = solver.path(&mut grid, granularity);
        assert!(grid.is_solved(), "{granularity}");
        // What follows of the false rule is made all the same.
        let own = steps.iter().flat_map(|step| step.iter());
        let mut own = own.filter(|it| it.technique == Technique::Custom("Last one"));
        assert!(own.next().is_some());
    }
}

#[test]
fn a_solver_that_is_checked_as_another_reports_to_it_what_is_refused() {
    // The hints of a game have rules of their own, and the session tells of all.
    let told = with(&[&NAKED_SINGLE]);
    let solver = with_a_false_rule().checked_as(&told);
    solver.step(&puzzle(), Granularity::Rule);
    let refused = told.take_refused();
    assert!(!refused.is_empty());
    assert!(
        refused
            .iter()
            .all(|it| it.deduction.technique == Technique::Custom("Last one"))
    );
    // Without the check, nothing is refused, so nothing is told.
    let solver = with_a_false_rule().checked_as(&with(&[]).unchecked());
    solver.step(&puzzle(), Granularity::Rule);
    assert!(solver.take_refused().is_empty());
}

#[test]
fn refused_steps_are_kept_with_their_reason_until_they_are_taken() {
    let solver = with_a_false_rule();
    let grid = puzzle();
    // A search in the background works with a copy.
    solver.clone().step(&grid, Granularity::Rule);
    let refused = solver.take_refused();
    assert_eq!(refused.len(), 8);
    for step in &refused {
        assert_eq!(step.grid, grid);
        assert_eq!(step.deduction.technique, Technique::Custom("Last one"));
        let Unproved::Refused(refusal) = step.reason else {
            panic!("{:?}", step.reason);
        };
        assert_eq!(refusal.kind, RefusalKind::Uncounted);
        let sentence = "line 1 of the proof does not follow: if it were wrong, there would still be \
                        room for everything that has to be true";
        assert_eq!(step.reason.to_string(), sentence);
    }
    assert!(solver.take_refused().is_empty());
}

#[test]
fn refused_steps_are_not_listed() {
    let grid = puzzle();
    let listed = |solver: Solver| {
        let mut count = 0;
        let listed = solver.every_step(&grid, &Stop::never(), &mut |rule| {
            count += rule.listed.len();
        });
        listed.unwrap();
        count
    };
    let singles = listed(with(&[&NAKED_SINGLE]));
    assert_eq!(listed(with(&[&LAST_ONE])), singles);
    assert!(listed(with(&[&LAST_ONE]).unchecked()) > singles);
}
