//! The lessons about boards other than the classic one.

use iced::Task;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::screen::lessons::Message as LessonsMessage;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Screen};
use sudoku_stepper::drawing::{Appearance, Drawn, Painter, Part, Place, Size};
use sudoku_stepper::grid::Layout;
use sudoku_stepper::lessons::BoardLesson;
use sudoku_stepper::rules::{Obstacle, Technique};
use sudoku_stepper::texts::Language;

use crate::common::boards::named;
use crate::living::Living;
use crate::support::{begin, carry_out, click, key, open, press, simulator, step, type_key};

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
    // The puzzle that was open there makes room.
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

/// The program with a puzzle and the lesson of a technique that was opened from it.
fn lesson_beside(board: &str, technique: Technique) -> App {
    let mut app = begin(Settings::default(), Store::none());
    open(&mut app, named(board));
    type_key(&mut app, "l");
    let message = LessonsMessage::Learn(technique);
    carry_out(&mut app, Message::Lessons(message));
    app
}

#[test]
fn a_lesson_says_on_which_boards_its_technique_holds() {
    for (technique, holds) in [
        (
            Technique::LawOfLeftovers,
            "Holds only on boards with regions of other shapes than boxes.",
        ),
        (Technique::RuleOf45, "Holds only on boards with cages."),
        (
            Technique::JuniorExocet,
            "Holds only on boards with boxes of three by three cells.",
        ),
        (
            Technique::EmptyRectangle,
            "Holds only on boards with boxes or regions.",
        ),
        (
            Technique::BivalueUniversalGravePlusOne,
            "Does not hold on boards with cages, nor where cells see each other that share no \
             house, as with Anti-knight.",
        ),
    ] {
        let mut app = lessons();
        carry_out(&mut app, Message::Lessons(LessonsMessage::Learn(technique)));
        assert!(simulator(&app).find(holds).is_ok(), "{technique}");
    }
    assert_eq!(Obstacle::all_of(Technique::NakedSingle), []);
    assert_eq!(
        Obstacle::all_of(Technique::ExtendedRectangle1),
        [Obstacle::NoRegions, Obstacle::NoExchange]
    );
}

#[test]
fn a_lesson_says_that_its_technique_does_not_hold_on_the_open_board() {
    let english = Language::english();
    for (board, technique, obstacle) in [
        ("six", Technique::JuniorExocet, Obstacle::NoClassicBoxes),
        ("six", Technique::RuleOf45, Obstacle::NoCages),
        (
            "killer",
            Technique::BivalueUniversalGravePlusOne,
            Obstacle::NoExchange,
        ),
    ] {
        let mut app = lesson_beside(board, technique);
        let said = format!(
            "It does not hold on the board of the open puzzle. {}",
            obstacle.text().words(english)
        );
        let general = obstacle.holds().words(english);
        assert!(simulator(&app).find(said.as_str()).is_ok(), "{technique}");
        assert!(
            simulator(&app).find(general.as_str()).is_err(),
            "{technique}"
        );
        // From elsewhere it does not matter which puzzle is open.
        key(&mut app, Named::Escape);
        press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
        assert_eq!(app.screen(), Screen::Start);
        type_key(&mut app, "l");
        carry_out(&mut app, Message::Lessons(LessonsMessage::Learn(technique)));
        assert!(simulator(&app).find(said.as_str()).is_err(), "{technique}");
        assert!(
            simulator(&app).find(general.as_str()).is_ok(),
            "{technique}"
        );
    }
    // Where it holds nothing is said but that it does not everywhere.
    let app = lesson_beside("killer", Technique::RuleOf45);
    let holds = Obstacle::NoCages.holds().words(english);
    assert!(simulator(&app).find(holds.as_str()).is_ok());
}

#[test]
fn the_board_of_a_lesson_is_large_enough_for_sums_in_the_smallest_window() {
    let mut living = Living::new(
        lesson_beside("killer", Technique::RuleOf45),
        Task::none(),
        (760.0, 560.0),
    );
    living.rest();
    let side = living.bounds_of("board").width;
    let layout = named("killer").layout;
    let place = Place::of(Size::new(side, side), &layout, true);
    let mut painter = Painter::new(place, Appearance::Light);
    painter.digits(&living.app.lessons().unwrap().scene());
    let drawn = painter.into_sheet();
    let sums = drawn
        .drawn()
        .iter()
        .filter_map(|(part, drawn)| match (part, drawn) {
            (Part::Cage(_), Drawn::Text(sum)) => Some(sum.size),
            _ => None,
        });
    // The others are the numbers of the terms of the argument.
    let readable = sums.filter(|size| *size >= 8.0).count();
    let cages = layout.cages().iter();
    assert_eq!(readable, cages.filter(|cage| cage.sum.is_some()).count());
}
