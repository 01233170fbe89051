//! Slow steps in the window: searched for beside it, stopped, or outdated; and skipped rules.

use std::ops::ControlFlow;
use std::time::Duration;

use crate::support::*;
use iced_test::simulator::Simulator;
use sudoku_stepper::app::ask::{Action, Ask};
use sudoku_stepper::app::iced_settings;
use sudoku_stepper::app::screen::solver::{self, Report, Wanted};
use sudoku_stepper::app::settings::Granularities;
use sudoku_stepper::app::shortcut::{Key, answer};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::rules::{self, DeductionRule, Survey, Technique, rule_for};
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::texts::Language;

/// A rule that finds nothing, and takes its time for that.
struct Slow;

impl DeductionRule for Slow {
    fn technique(&self) -> Technique {
        Technique::Custom("Slow")
    }

    fn search(&self, _: &Survey<'_>, _: rules::Sink<'_>) -> ControlFlow<()> {
        std::thread::sleep(Duration::from_secs(1));
        ControlFlow::Continue(())
    }
}

/// The assignment's puzzle with a slow rule before the others, after Step, and the news of the
/// search.
fn stepping_slowly() -> (solver::SolverScreen, News<solver::Message>) {
    let others = Preset::Assignment.techniques().filter_map(rule_for);
    let rules = Solver::new(std::iter::once(&Slow as _).chain(others));
    let puzzle = puzzles(ASSIGNMENT).remove(0);
    let granularity = Granularities::default();
    let mut screen = solver::SolverScreen::new(&puzzle, String::new(), None, rules, granularity);
    let (action, _) = screen.update(Language::english(), solver::Message::Step);
    let Action::Run(task) = action else {
        panic!("it is looked for beside the window: {action:?}")
    };
    assert_eq!(screen.report(), &Report::Looking(Wanted::Step));
    (screen, News::of(task))
}

fn found(news: &mut News<solver::Message>) -> solver::Message {
    news.next().expect("the search comes to its end")
}

#[test]
fn a_step_that_takes_long_is_taken_when_it_is_found() {
    let (mut screen, mut news) = stepping_slowly();
    assert!(screen.is_searching());
    assert!(screen.session().journal().moves().is_empty());
    let _ = screen.update(Language::english(), found(&mut news));
    assert!(!screen.is_searching());
    assert!(
        matches!(screen.report(), Report::Stepped(steps) if steps[0].technique == Technique::NakedSingle)
    );
    assert_eq!(screen.session().journal().moves().len(), 1);
}

#[test]
fn a_step_that_takes_long_can_be_stopped_and_is_not_taken_later() {
    let (mut screen, mut news) = stepping_slowly();
    {
        let view = screen.view(plainly());
        let mut ui = Simulator::with_size(iced_settings(), (1000.0, 700.0), view);
        assert!(ui.find("Looking for the next step by the rules.").is_ok());
        assert!(ui.click("Cancel").is_ok());
    }
    let cancel = answer(&screen.layers(), Key::ESCAPE).expect("it cancels");
    let _ = screen.update(Language::english(), cancel);
    assert_eq!(screen.report(), &Report::Canceled);
    let _ = screen.update(Language::english(), found(&mut news));
    assert_eq!(screen.report(), &Report::Canceled);
    assert!(screen.session().journal().moves().is_empty());
}

#[test]
fn a_second_step_waits_for_the_first() {
    let (mut screen, mut news) = stepping_slowly();
    let (again, _) = screen.update(Language::english(), solver::Message::Step);
    // It tells that the first is still looked for, and begins nothing.
    assert!(matches!(again, Action::Ask(Ask::Answer(_))));
    let _ = screen.update(Language::english(), found(&mut news));
    assert_eq!(screen.session().journal().moves().len(), 1);
}

#[test]
fn an_entry_makes_the_step_void_that_is_looked_for() {
    let (mut screen, mut news) = stepping_slowly();
    let _ = screen.update(Language::english(), solver::Message::Select(Cell::at(0, 0)));
    let _ = screen.update(Language::english(), solver::Message::Enter(digit(6)));
    assert!(!screen.is_searching());
    let _ = screen.update(Language::english(), found(&mut news));
    assert!(matches!(screen.report(), Report::Entered(_)));
    assert_eq!(screen.session().journal().moves().len(), 1);
}

#[test]
fn other_rules_make_the_step_void_that_is_looked_for() {
    let (mut screen, mut news) = stepping_slowly();
    screen.set_rules(Solver::default());
    assert!(!screen.is_searching());
    let _ = screen.update(Language::english(), found(&mut news));
    assert_eq!(screen.report(), &Report::Canceled);
    assert!(screen.session().journal().moves().is_empty());
}

#[test]
fn rules_that_are_skipped_are_told_once() {
    let mut rules = Solver::default().complete();
    rules.set(Technique::UniquenessTest1, true);
    rules.set(Technique::HiddenRectangle, true);
    let mut app = app_with(with_rules(&rules), SEVERAL);
    step(&mut app);
    let words = "The 2 rules that rest on the puzzle having exactly one solution are skipped: \
                 this puzzle is not known to have one.";
    assert_eq!(app.notice().as_deref(), Some(words));
    click(&mut app, "Close");
    while !matches!(report(&app), Report::Stalled { .. }) {
        step(&mut app);
    }
    assert_eq!(app.notice(), None);
    let Report::Stalled { skipped, .. } = report(&app) else {
        panic!("the rules have stalled")
    };
    assert_eq!(
        skipped,
        &[Technique::UniquenessTest1, Technique::HiddenRectangle]
    );
}
