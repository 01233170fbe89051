//! What is told over the window.

use iced_test::selector::id;
use sudoku_stepper::app::Message;
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::settings::{Settings, TextSize, WindowSize};

use crate::support::*;

fn tell(app: &mut sudoku_stepper::app::App, words: &str) -> News<Message> {
    hold(app, Message::Ask(Ask::Tell(words.to_owned())))
}

fn passes(news: &mut News<Message>) -> Message {
    news.next().expect("it goes by itself")
}

#[test]
fn what_only_tells_goes_by_itself_and_what_went_wrong_stays() {
    let mut app = app(ASSIGNMENT);
    let mut first = tell(&mut app, "One.");
    assert_eq!(app.notice(), Some("One."));
    // What is told meanwhile takes its place, and is shown for its own time.
    let mut second = tell(&mut app, "Two.");
    assert_eq!(app.notice(), Some("Two."));
    if let Some(late) = first.next() {
        carry_out(&mut app, late);
    }
    assert_eq!(app.notice(), Some("Two."));
    let passed = passes(&mut second);
    carry_out(&mut app, passed);
    assert_eq!(app.notice(), None);

    let mut told = tell(&mut app, "Three.");
    paste(&mut app, "0,7,0,0,0,0,0,4");
    let wrong = app.notice().expect("it is told").to_owned();
    carry_out(&mut app, passes(&mut told));
    assert_eq!(app.notice(), Some(&*wrong), "it stays");
    click(&mut app, "Close");
    assert_eq!(app.notice(), None);
}

#[test]
fn a_notice_moves_nothing() {
    let mut app = app(ASSIGNMENT);
    let board = |app: &sudoku_stepper::app::App| {
        let mut ui = simulator(app);
        ui.find(id("board")).unwrap().bounds()
    };
    let before = board(&app);
    paste(&mut app, "0,7,0,0,0,0,0,4");
    assert!(app.notice().is_some());
    assert_eq!(board(&app), before);
}

#[test]
fn text_grows_with_a_large_window_unless_its_size_was_chosen() {
    let scale = |text_size: TextSize, width: f32, height: f32| {
        let window = WindowSize { width, height };
        text_size.scale(window)
    };
    let usual = Settings::default().text_size;
    assert_eq!(scale(usual, 1000.0, 700.0), 1.0);
    assert_eq!(scale(usual, 1500.0, 1000.0), 1.0);
    assert_eq!(scale(usual, 2560.0, 1440.0), 1.6);
    assert_eq!(scale(usual, 1920.0, 600.0), 1.0, "it is wide alone");
    assert_eq!(scale(TextSize::Percent(100), 2560.0, 1440.0), 1.0);
    assert_eq!(usual.larger(), TextSize::Percent(115));
    assert_eq!(usual.smaller(), TextSize::Percent(90));
}
