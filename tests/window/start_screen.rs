//! The start screen: a board that teaches before anything is pressed, and the ways to a
//! puzzle beside it.

use iced::keyboard::key::Named;
use iced::{Point, Task, window};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::modal::Modal;
use sudoku_stepper::app::screen::start;
use sudoku_stepper::app::settings::MotionChoice;
use sudoku_stepper::app::settings::{Settings, Store, TextSize};
use sudoku_stepper::app::{App, Message, Screen};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::texts::Text;

use crate::living::Living;
use crate::support::*;
use sudoku_stepper::app::board::{Scene, ValueKind};
use sudoku_stepper::app::screen::solver::Report;

fn first_start() -> App {
    let settings = Settings {
        motion: MotionChoice::Usual,
        ..Settings::default()
    };
    begin(settings, Store::none())
}

#[test]
fn a_notice_moves_nothing_and_covers_no_control() {
    for window in [(760.0, 560.0), (1000.0, 700.0)] {
        for text_size in [TextSize::Percent(100), TextSize::Percent(150)] {
            let settings = Settings {
                text_size,
                motion: MotionChoice::Off,
                ..Settings::default()
            };
            let mut living = Living::new(begin(settings, Store::none()), Task::none(), window);
            living.rest();
            let (words, controls) = (living.words(), living.controls_in_sight());
            assert!(words.len() > 10 && controls.len() > 8);
            let told = Text::new().then("The clipboard holds no text.".to_owned());
            living.send(Message::Ask(Ask::Complain(told)));
            let (notice, after) = (living.bounds_of("notice"), living.words());
            for before in words {
                assert!(
                    after.contains(&before),
                    "{before:?} has moved at {window:?}"
                );
                let covered = notice.intersection(&before.1);
                assert!(covered.is_none(), "{before:?} is covered at {window:?}");
            }
            for control in controls.into_iter().flatten() {
                let covered = notice.intersection(&control);
                assert!(covered.is_none(), "{control:?} is covered at {window:?}");
            }
        }
    }
}

#[test]
fn a_long_notice_moves_nothing_and_all_ways_scroll_out_from_under_it() {
    let mut living = Living::new(first_start(), Task::none(), (760.0, 560.0));
    living.rest();
    let before = living.place_of("Learn");
    let long = "Not opened: /home/somebody/documents/puzzles/of-last-year.txt: line 3 \
                has 80 characters, and a row of a puzzle has 81.";
    living.send(Message::Ask(Ask::Complain(
        Text::new().then(long.to_owned()),
    )));
    assert_eq!(living.place_of("Learn"), before);
    let notice = living.bounds_of("notice");
    living.move_to(before);
    living.scroll(-100.0);
    living.draw();
    let last = living.place_of("Make one");
    assert!(last.y + 30.0 < notice.y, "{last:?} is under {notice:?}");
}

fn scene(app: &App) -> Scene {
    app.start_scene()
}

/// The cells that were filled in, and are no givens.
fn found(scene: &Scene) -> Vec<Cell> {
    let found = scene.values.iter();
    let found = found.filter(|(_, _, kind)| *kind == ValueKind::Found);
    found.map(|(cell, _, _)| *cell).collect()
}

const fn is_beat(message: &Message) -> bool {
    matches!(message, Message::Start(start::Message::Beat(_)))
}

#[test]
fn one_press_leads_to_a_first_step_that_is_shown_and_said() {
    let by_key = |app: &mut App| key(app, Named::Enter);
    let by_pointer = |app: &mut App| click(app, "Go on from here");
    for press in [by_key as fn(&mut App), by_pointer] {
        let mut app = first_start();
        let shown = scene(&app);
        press(&mut app);
        assert_eq!(app.screen(), Screen::Solver);
        assert_eq!(the_solver(&app).name(), "Easy 2");
        let Report::Stepped(step) = report(&app) else {
            panic!("no step is told: {:?}", report(&app));
        };
        let placed = step[0].placements[0];
        assert_eq!(found(&shown), [placed.cell], "it is the same step");
        assert_eq!(
            board(&app).value(placed.cell),
            Some(placed.digit),
            "it was made"
        );
        assert!(shows(&app, "Hidden Single"), "it is named");
    }
}

#[test]
fn the_demonstration_shows_three_steps_by_itself_and_then_rests() {
    let mut app = first_start();
    carry_out(&mut app, Message::Opened(window::Id::unique()));
    for step in 0..3 {
        assert_eq!(app.start().step(), step);
        let looking = scene(&app);
        assert!(!looking.sights.is_empty(), "it is shown what excludes");
        assert_eq!(found(&looking).len(), step);
        deliver(&mut app, is_beat);
        let concluded = scene(&app);
        assert_eq!(found(&concluded).len(), step + 1);
        assert!(concluded.candidates.is_empty(), "digits alone");
        if step < 2 {
            deliver(&mut app, is_beat);
        }
    }
    assert!(!app.start().is_running(), "no clock runs");
    assert!(shows(&app, "Easy 2, step 3 of 3"));
}

#[test]
fn the_demonstration_stops_when_the_pointer_comes_onto_the_board() {
    let mut app = first_start();
    drop(app.update(Message::Opened(window::Id::unique())));
    let mut living = Living::new(app, iced::Task::none(), (1000.0, 700.0));
    assert!(living.app.start().is_running());
    living.move_to(Point::new(900.0, 300.0));
    assert!(living.app.start().is_running(), "it came beside it");
    living.move_to(Point::new(300.0, 300.0));
    assert!(!living.app.start().is_running());
    assert_eq!(found(&scene(&living.app)).len(), 1, "the step is whole");
}

#[test]
fn without_motion_the_first_step_is_shown_at_rest() {
    let settings = Settings {
        motion: MotionChoice::Off,
        ..Settings::default()
    };
    let mut app = begin(settings, Store::none());
    carry_out(&mut app, Message::Opened(window::Id::unique()));
    assert!(!app.start().is_running());
    assert_eq!(found(&scene(&app)).len(), 1);
}

#[test]
fn going_on_leads_to_the_step_that_is_shown() {
    let mut app = first_start();
    key(&mut app, Named::ArrowRight);
    assert!(shows(&app, "Easy 2, step 2 of 3"));
    let shown = found(&scene(&app));
    key(&mut app, Named::Enter);
    assert_eq!(made(&app), 2);
    let filled = shown.iter().all(|cell| board(&app).value(*cell).is_some());
    assert!(filled);
    click(&mut app, "Undo");
    assert_eq!(made(&app), 1, "each is a step of its own");
}

#[test]
fn the_board_shows_what_was_left_in_the_place_of_the_demonstration() {
    let mut app = app(ASSIGNMENT);
    step(&mut app);
    let left = board(&app);
    type_start(&mut app);
    assert!(shows(&app, "Continue"));
    assert!(shows(&app, "assignment.txt, step 1"));
    assert!(!shows(&app, "Go on from here"));
    let scene = scene(&app);
    for (cell, digit, _) in &scene.values {
        assert_eq!(left.value(*cell), Some(*digit));
    }
    assert_eq!(scene.values.len(), 81 - left.unsolved().len());
    carry_out(&mut app, Message::Opened(window::Id::unique()));
    assert!(!app.start().is_running(), "no clock runs for it");
}

#[test]
fn a_game_is_hidden_while_it_is_not_played() {
    let mut app = app(ASSIGNMENT);
    press(
        &mut app,
        iced::keyboard::Key::Character("n".into()),
        iced::keyboard::Modifiers::CTRL | iced::keyboard::Modifiers::SHIFT,
    );
    key(&mut app, Named::Enter);
    deliver(&mut app, |it| matches!(it, Message::Modal(_)));
    assert!(the_solver(&app).is_game_on());
    type_start(&mut app);
    assert!(scene(&app).values.is_empty());
    assert!(shows(&app, "Paused"), "and no empty board");
    assert!(shows(&app, "Classic, Easy, 00:00 played"));
    click(&mut app, "Paused");
    assert_eq!(app.screen(), Screen::Solver);
}

#[test]
fn what_is_continued_says_when_it_was_left() {
    let mut app = app(ASSIGNMENT);
    type_start(&mut app);
    assert!(shows(&app, "Just now"));
}

#[test]
fn the_key_that_leads_to_the_start_screen_opens_a_new_game_there() {
    let mut app = app(ASSIGNMENT);
    type_start(&mut app);
    press(
        &mut app,
        iced::keyboard::Key::Character("n".into()),
        iced::keyboard::Modifiers::CTRL,
    );
    assert_eq!(app.screen(), Screen::Start);
    assert!(matches!(app.modal(), Some(Modal::NewGame(_))));
}

#[test]
fn a_key_that_has_nothing_to_act_on_says_what_is_there() {
    let ctrl_d = |app: &mut App| {
        let key = iced::keyboard::Key::Character("d".into());
        press(app, key, iced::keyboard::Modifiers::CTRL);
    };
    let notice = |app: &App| app.notice().unwrap_or_default().to_owned();
    let mut app = first_start();
    type_key(&mut app, "3");
    assert_eq!(
        notice(&app),
        "No file was opened yet, so there is no recent file."
    );
    ctrl_d(&mut app);
    assert_eq!(notice(&app), "There is no unsaved work to discard.");
    key(&mut app, Named::ArrowLeft);
    assert_eq!(notice(&app), "This is the first step of the demonstration.");
    for (count, told) in [
        (1, "There is only one recent file: press 1."),
        (2, "There are only 2 recent files: press 1 to 2."),
    ] {
        let recent = (0..count).map(|it| format!("{it}.txt").into()).collect();
        let settings = Settings {
            recent,
            ..Settings::default()
        };
        let mut app = begin(settings, Store::none());
        type_key(&mut app, "3");
        assert_eq!(notice(&app), told);
    }
    // With a puzzle on the board, the demonstration is not there.
    let mut app = super::support::app(ASSIGNMENT);
    type_start(&mut app);
    key(&mut app, Named::ArrowLeft);
    let told = "The board shows a puzzle and not the demonstration.";
    assert_eq!(notice(&app), told);
}

fn type_start(app: &mut App) {
    press(
        app,
        iced::keyboard::Key::Character("n".into()),
        iced::keyboard::Modifiers::CTRL,
    );
    assert_eq!(app.screen(), Screen::Start);
}

#[test]
fn without_recent_files_that_is_told() {
    let mut app = first_start();
    click(&mut app, "Recent");
    assert!(shows(&app, "No file was opened yet. Type the path of one:"));
}

#[test]
fn the_field_for_a_path_is_in_sight_in_the_smallest_window() {
    for keys in ["ctrl+l", "ctrl+n r"] {
        let app = app(ASSIGNMENT);
        let mut living = Living::new(app, iced::Task::none(), (760.0, 560.0));
        living.keys(keys);
        assert!(
            living.shows_whole("No file was opened yet. Type the path of one:"),
            "{keys}"
        );
        assert!(living.shows_whole("Open"), "{keys}");
    }
}
