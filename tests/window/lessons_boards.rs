//! What the lessons say of other boards than the classic one.

use sudoku_stepper::app::screen::lessons::Message as LessonsMessage;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message};
use sudoku_stepper::lessons::BoardLesson;
use sudoku_stepper::texts::Language;

use crate::support::{begin, carry_out, click, simulator, type_key};

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
