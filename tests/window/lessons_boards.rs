//! What the lessons say of other boards than the classic one.

use iced::keyboard::key::Named;
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::screen::lessons::Message as LessonsMessage;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Screen};
use sudoku_stepper::grid::Layout;
use sudoku_stepper::lessons::BoardLesson;
use sudoku_stepper::texts::Language;

use crate::common::boards::named;
use crate::support::{begin, carry_out, click, key, open, simulator, step, type_key};

fn lessons() -> App {
    let mut app = begin(Settings::default(), Store::none());
    type_key(&mut app, "l");
    app
}

#[test]
fn each_kind_of_board_has_a_lesson_with_its_board() {
    let english = Language::english();
    let mut app = lessons();
    for board in BoardLesson::ALL {
        carry_out(
            &mut app,
            Message::Lessons(LessonsMessage::LearnBoard(board)),
        );
        let scene = app.lessons().unwrap().scene();
        assert!(!scene.layout.is_classic(), "{board:?}");
        assert_eq!(scene.layout, board.puzzle().layout);
        let seen = scene.layout.peers(board.cell());
        let tinted = scene.tints.iter().filter(|(_, tint)| tint.is_of_chosen());
        assert!(tinted.count() >= seen.len(), "{board:?}");
        let mut ui = simulator(&app);
        for words in [
            board.name(english),
            board.rule(english),
            board.advice(english),
        ] {
            assert!(ui.find(words.as_str()).is_ok(), "{board:?}: {words}");
        }
    }
}

#[test]
fn a_board_is_found_by_its_name_among_all_lessons() {
    let mut app = lessons();
    click(&mut app, "All");
    for (filter, board) in [
        ("killer", BoardLesson::Killer),
        ("jig", BoardLesson::Jigsaw),
    ] {
        let message = LessonsMessage::Filter(filter.to_owned());
        carry_out(&mut app, Message::Lessons(message));
        click(&mut app, &board.name(Language::english()));
        assert_eq!(app.lessons().unwrap().board(), Some(board));
        assert_eq!(app.lessons().unwrap().technique(), None);
    }
}

#[test]
fn every_board_that_is_no_classic_one_leads_to_its_lesson() {
    for board in BoardLesson::ALL {
        assert_eq!(BoardLesson::of(&board.puzzle().layout), Some(board));
    }
    assert_eq!(BoardLesson::of(&Layout::CLASSIC), None);
    let mut app = begin(Settings::default(), Store::none());
    open(&mut app, named("killer"));
    click(&mut app, "Killer");
    assert_eq!(app.screen(), Screen::Lessons);
    assert_eq!(app.lessons().unwrap().board(), Some(BoardLesson::Killer));
    // What was open there makes room.
    carry_out(&mut app, Message::Lessons(LessonsMessage::Map));
    carry_out(&mut app, Message::Ask(Ask::Continue));
    type_key(&mut app, "l");
    let rule = BoardLesson::Killer.rule(Language::english());
    assert!(simulator(&app).find(rule.as_str()).is_ok());
    key(&mut app, Named::Escape);
    assert_eq!(app.screen(), Screen::Solver);
    step(&mut app);
    type_key(&mut app, "l");
    let technique = app.lessons().unwrap().technique();
    assert!(technique.is_some(), "what is shown on the card comes first");
}
