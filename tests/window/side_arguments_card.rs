//! The card of the last resort: side arguments that are folded, and another argument.

use std::sync::Arc;

use crate::living_tree::EASTER_MONSTER;
use crate::support::*;
use iced::keyboard::key::Named;
use sudoku_stepper::app::App;
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::explain::{Argument, Line, Notation, argument};
use sudoku_stepper::rules::{Deduction, Technique};
use sudoku_stepper::solver::Solver;
use sudoku_stepper::texts::Language;

/// The window after a step of the last resort.
fn stepped() -> App {
    let rules = Solver::with([
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::ContradictionWithSideArguments,
    ]);
    let mut app = app_with(with_rules(&rules.complete()), EASTER_MONSTER);
    step(&mut app);
    wait_until(&mut app, |app| matches!(report(app), Report::Stepped(_)));
    app
}

fn told(app: &App) -> Argument {
    let (Report::Stepped(step) | Report::Previewed(step)) = report(app) else {
        panic!("{:?}", report(app));
    };
    argument(&step[0])
}

fn said(line: &Line) -> String {
    line.text.render(Language::english(), Notation::Rc)
}

#[test]
fn a_side_argument_is_folded_until_it_is_pressed() {
    let mut app = stepped();
    let told = told(&app);
    let depth = |line: usize| told.depth(line);
    // What stands in it, and nowhere else.
    let sides = (0..told.lines.len()).filter(|line| depth(*line) == 1);
    let mut sides = sides.filter(|line| depth(line + 1) == 2);
    let side = sides.next().expect("there are side arguments");
    let inside: Vec<usize> = (side + 1..told.lines.len())
        .take_while(|line| depth(*line) > 1)
        .collect();
    let last = said(&told.lines[*inside.last().unwrap()]);
    let label = match inside.len() {
        1 => "Unfold 1 line".to_owned(),
        lines => format!("Unfold {lines} lines"),
    };
    assert!(shows(&app, &said(&told.lines[side])));
    assert!(shows(&app, &label) && !shows(&app, "Fold up"));
    assert!(!shows(&app, &last), "{last}");
    // The button is scrolled to.
    send(&mut app, solver::Message::Fold(side));
    assert!(shows(&app, &last) && shows(&app, "Fold up"));
    send(&mut app, solver::Message::Fold(side));
    assert!(!shows(&app, &last) && shows(&app, &label));
}

#[test]
fn another_argument_takes_the_step_back_and_shows_the_next_one() {
    let mut app = stepped();
    assert_eq!(made(&app), 1);
    type_key(&mut app, "e");
    wait_until(&mut app, |app| matches!(report(app), Report::Previewed(_)));
    assert_eq!(made(&app), 0);
    let shown = |app: &App| -> Arc<[Deduction]> {
        match report(app) {
            Report::Previewed(step) => Arc::clone(step),
            report => panic!("{report:?}"),
        }
    };
    let second = shown(&app);
    click(&mut app, "Another argument");
    wait_until(
        &mut app,
        |app| matches!(report(app), Report::Previewed(step) if **step != *second),
    );
    let third = shown(&app);
    assert_ne!(third[0].eliminations, second[0].eliminations);
    key(&mut app, Named::Enter);
    assert_eq!(report(&app), &Report::Stepped(third));
    assert_eq!(made(&app), 1);
}
