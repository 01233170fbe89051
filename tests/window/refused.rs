//! A rule that went wrong: its step is left out, the player is told, and there is a report to send.

use std::ops::ControlFlow;

use iced::Task;
use iced_test::runtime::{Action, clipboard};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::screen::solver::Report;
use sudoku_stepper::app::{App, Message};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, CellSet, DigitSet, HouseKinds};
use sudoku_stepper::rules::{
    Deduction, DeductionRule, HIDDEN_SINGLE, NAKED_SINGLE, NakedSinglePattern, Pattern, Rule, Sink,
    Survey, Technique,
};
use sudoku_stepper::solver::Solver;
use sudoku_stepper::sudoku::Position;

use crate::support::*;

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

const TOLD: &str = "A rule went wrong here and was skipped: Last one. Its step did not follow. The \
                    next rule went on.";

/// The window with the false rule before the others.
fn with_a_false_rule() -> App {
    let mut app = app(ASSIGNMENT);
    let rules = [&LAST_ONE, &NAKED_SINGLE, &HIDDEN_SINGLE];
    let rules = rules.map(|rule| rule as &'static dyn DeductionRule);
    let solver = app.solver_mut().expect("a puzzle is open");
    solver.set_rules(Solver::new(rules));
    app
}

#[test]
fn a_rule_that_went_wrong_is_told_until_it_is_closed_and_the_next_rule_goes_on() {
    let mut app = with_a_false_rule();
    app.pass_notices_at_once();
    step(&mut app);
    assert!(matches!(report(&app), Report::Stepped(_)));
    assert_eq!(app.notice().as_deref(), Some(TOLD));
    // Another notice takes its place for a while.
    carry_out(&mut app, Message::Ask(Ask::Tell("One.".to_owned().into())));
    assert_eq!(app.notice().as_deref(), Some("One."));
    deliver(&mut app, |it| matches!(it, Message::NoticePassed(_)));
    assert_eq!(app.notice().as_deref(), Some(TOLD));
    step(&mut app);
    assert_eq!(app.notice().as_deref(), Some(TOLD));
    click(&mut app, "Close");
    assert_eq!(app.notice(), None);
    // It is told once of each rule.
    step(&mut app);
    assert_eq!(app.notice(), None);
}

/// The text that a message puts on the clipboard.
fn copied(task: Task<Message>) -> Option<String> {
    use iced::futures::StreamExt;
    use iced::futures::executor::block_on;
    let mut actions = iced_test::runtime::task::into_stream(task)?;
    block_on(async {
        while let Some(action) = actions.next().await {
            if let Action::Clipboard(clipboard::Action::Write { contents, .. }) = action {
                return Some(contents);
            }
        }
        None
    })
}

#[test]
fn the_report_of_a_rule_that_went_wrong_has_all_that_is_needed_to_mend_it() {
    let mut app = with_a_false_rule();
    let before = board(&app);
    step(&mut app);
    assert!(shows(&app, "Copy the report"));
    app.pass_notices_at_once();
    let report = copied(app.update(Message::CopyReport)).expect("it is copied");
    let lines: Vec<&str> = report.lines().collect();
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        lines[0],
        format!("# Sudoku Stepper {version}: a rule went wrong.")
    );
    assert_eq!(lines[1], "# Rule: Last one");
    assert!(
        lines[2].starts_with("# Step: Last one: r1c1="),
        "{}",
        lines[2]
    );
    assert!(
        lines[3].starts_with("# Reason: line 1 of the proof"),
        "{}",
        lines[3]
    );
    // The program reads it again, with all candidates.
    let read = formats::read(report.as_bytes()).unwrap();
    assert_eq!(read.len(), 1);
    assert_eq!(*Position::new(&read[0]).grid(), before);
}
