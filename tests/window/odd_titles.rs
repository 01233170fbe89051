//! Titles of puzzles from outside: very long ones, and ones with characters that change the writing
//! direction.

use crate::common;
use crate::support::*;
use sudoku_stepper::app::{App, Screen};
use sudoku_stepper::sudoku::Puzzle;

const OVERRIDE: char = '\u{202e}';

fn titled(title: &str) -> Puzzle {
    Puzzle {
        title: Some(title.to_owned()),
        ..common::puzzle(common::ASSIGNMENT)
    }
}

fn opened(title: &str) -> App {
    let mut app = app(ASSIGNMENT);
    open(&mut app, titled(title));
    app
}

#[test]
fn a_title_changes_no_writing_direction_in_the_window() {
    let title = format!("Monday{OVERRIDE}\u{7}\nand more");
    let app = opened(&title);
    assert_eq!(app.title(), "Monday and more – Sudoku Stepper");
    assert!(shows(&app, "Monday and more"));
    // The puzzle keeps its title.
    assert_eq!(the_solver(&app).to_puzzle().title, Some(title));
}

#[test]
fn a_very_long_title_ends_with_an_ellipsis() {
    let app = opened(&"long ".repeat(200));
    let title = app.title();
    assert!(title.chars().count() < 120, "{title}");
    assert!(title.contains("…"), "{title}");
}

#[test]
fn the_titles_of_a_list_are_lines_without_such_characters() {
    let mut app = app(ASSIGNMENT);
    let titles = [format!("one{OVERRIDE}"), format!("two{OVERRIDE}")];
    let puzzles = titles.iter().map(|it| titled(it)).collect();
    open_as(&mut app, puzzles, sudoku_stepper::app::Source::named("odd"));
    assert_eq!(app.screen(), Screen::Collection);
    for title in titles {
        assert!(!shows(&app, &title), "{title:?}");
    }
    assert!(shows(&app, "two"));
}
