//! The length of the reason of a step beside the board: complete for learners, one line for people
//! who know the technique.

use std::fs;

use crate::support::*;
use iced::keyboard::key::Named;
use sudoku_stepper::app::App;
use sudoku_stepper::app::Source;
use sudoku_stepper::app::settings::{Settings, Store, ThemeChoice};
use sudoku_stepper::app::telling::TellingChoice;
use sudoku_stepper::explain::Notation;
use sudoku_stepper::rules::Technique;
use sudoku_stepper::texts::Language;

/// The line about the assignment's first step for people who know the technique.
const SHORT: &str = "Naked Single: 2 in r1c7.";

fn stepped(choice: TellingChoice, learned: &str) -> App {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("lessons.toml"), learned).unwrap();
    let settings = Settings {
        telling: choice,
        ..Settings::default()
    };
    let mut app = begin(settings, Store::at(folder.path().join("settings.toml")));
    open_as(
        &mut app,
        puzzles(ASSIGNMENT),
        Source::named("assignment.txt"),
    );
    step(&mut app);
    app
}

#[test]
fn who_has_not_practised_a_technique_reads_the_whole_reason() {
    for learned in [
        "",
        "[naked-single]\nright = 2\nfound = 2\n",
        "[x-wing]\nright = 3\n",
    ] {
        let app = stepped(TellingChoice::Practised, learned);
        assert!(!the_solver(&app).is_told_in_short(), "{learned}");
        assert!(!shows(&app, SHORT) && !shows(&app, "Whole reason"));
    }
}

#[test]
fn who_has_practised_it_reads_a_line_and_the_rest_at_one_press() {
    for learned in [
        "[naked-single]\nright = 3\n",
        "[naked-single]\nfound = 3\nmet = 4\n",
    ] {
        let mut app = stepped(TellingChoice::Practised, learned);
        assert!(shows(&app, SHORT), "{learned}");
        click(&mut app, "Whole reason");
        assert!(!shows(&app, SHORT) && !the_solver(&app).is_told_in_short());
        click(&mut app, "In short");
        assert!(shows(&app, SHORT));
        type_key(&mut app, "z");
        assert!(!shows(&app, SHORT));
        // A wish about one step does not apply to the next.
        step(&mut app);
        assert!(the_solver(&app).is_told_in_short());
    }
}

#[test]
fn the_settings_choose_for_all_techniques() {
    let mut app = stepped(TellingChoice::Short, "");
    assert!(shows(&app, SHORT));
    press(
        &mut app,
        iced::keyboard::Key::Character(",".into()),
        iced::keyboard::Modifiers::CTRL,
    );
    click(&mut app, "Always whole");
    key(&mut app, Named::Escape);
    assert_eq!(app.settings().telling, TellingChoice::Whole);
    assert!(!shows(&app, SHORT));
    let known = stepped(TellingChoice::Whole, "[naked-single]\nright = 9\n");
    assert!(!the_solver(&known).is_told_in_short());
    assert!(!shows(&known, "Whole reason"));
}

#[test]
fn a_hint_that_is_asked_for_its_reason_gives_it() {
    let mut app = stepped(TellingChoice::Short, "");
    for _ in 0..3 {
        hint(&mut app);
    }
    assert!(the_solver(&app).drawn_step().is_some());
    assert!(!the_solver(&app).is_told_in_short());
}

#[test]
fn a_walk_through_a_chain_tells_its_links_at_either_length() {
    let mut app = after(Technique::Aic, RICH, ThemeChoice::Light);
    type_key(&mut app, "z");
    assert!(the_solver(&app).is_told_in_short());
    let link = |app: &App| {
        let link = the_solver(app).links()[0].text.clone();
        shows(app, &link.render(Language::english(), Notation::Rc))
    };
    assert!(!link(&app));
    press(
        &mut app,
        iced::keyboard::Key::Named(Named::ArrowRight),
        iced::keyboard::Modifiers::ALT,
    );
    assert!(link(&app));
    key(&mut app, Named::Escape);
    assert!(!link(&app) && the_solver(&app).is_told_in_short());
}
