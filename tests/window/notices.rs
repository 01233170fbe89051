//! What is told over the window.

use iced_test::selector::id;
use sudoku_stepper::app::Message;
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::settings::{Settings, TextSize, WindowSize};

use crate::common::{ASSIGNMENT as LINE, ASSIGNMENT_SOLVED};
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

#[test]
fn how_a_text_was_read_is_told_when_it_is_opened() {
    let other = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
    let grids = [LINE, other].map(|line| {
        let rows: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
        rows.join("\n")
    });
    for (text, told) in [
        (
            format!(
                "Two of them\n{}\n\nGrid 02\n{}\nThat is all.\n",
                grids[0], grids[1]
            ),
            "Read as 21 lines: 2 grids, 2 of them with a title. Line 22 is not part of a puzzle \
             and was left out.",
        ),
        (
            format!("Monday\n{}\nHave fun!\n\nAda\n", grids[0].replace('.', "-")),
            "The sign '-' was read as an empty cell. 2 lines are not part of a puzzle and were \
             left out, the first is line 11.",
        ),
        (
            format!(
                "quizzes,solutions\n{LINE},{}\n",
                ASSIGNMENT_SOLVED.replace('6', "7")
            ),
            "The solution in line 2 does not solve its puzzle.",
        ),
    ] {
        let mut app = app(HARD);
        paste(&mut app, &text);
        read(&mut app);
        assert_eq!(app.notice(), Some(told), "{text}");
    }
}
