//! The first view of an opened puzzle: few controls, and the others behind them.

use std::collections::BTreeSet;

use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Point, Rectangle};
use iced_test::Selector;
use iced_test::selector::{Candidate, id};
use iced_test::simulator::Simulator;
use sudoku_stepper::app::modal::Modal;
use sudoku_stepper::app::screen::solver;
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source, iced_settings};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::texts::Language;

use crate::living::Living;
use crate::support::*;

/// The sizes of the window in these tests.
const SIZES: [(f32, f32); 5] = [
    (760.0, 560.0),
    (1000.0, 700.0),
    (1400.0, 1000.0),
    (1920.0, 1080.0),
    (800.0, 1200.0),
];

fn opened(text: &str, size: (f32, f32)) -> Living {
    let mut app = App::new(Settings::default(), Store::none());
    let task = app.open_with(Opening::Puzzles(puzzles(text), Source::named("puzzle.txt")));
    let mut living = Living::new(app, task, size);
    living.resize(size);
    living
}

/// The controls outside the board and the pad, as the messages that they send.
fn controls(living: &mut Living) -> BTreeSet<String> {
    let (size, texts) = (living.logical_size(), living.texts());
    let app = &living.app;
    let window = || Simulator::with_size(iced_settings(), size, app.view());
    let mut ui = window();
    let apart: Vec<Rectangle> = ["board", "pad", "pad-modes"]
        .into_iter()
        .filter_map(|name| Some(ui.find(id(name)).ok()?.bounds()))
        .collect();
    let middles = texts.into_iter().map(|bounds| bounds.center());
    let beside = |point: &Point| !apart.iter().any(|it| it.contains(*point));
    let mut sent = BTreeSet::new();
    for point in middles.filter(beside) {
        let mut ui = window();
        ui.point_at(point);
        ui.simulate(iced_test::simulator::click());
        let messages = ui.into_messages();
        let is_pressed = |it: &Message| {
            use solver::Message as Solving;
            !matches!(it, Message::Solver(Solving::Point(..) | Solving::Hover(_)))
        };
        sent.extend(messages.filter(is_pressed).map(|it| format!("{it:?}")));
    }
    sent
}

#[test]
fn at_first_there_are_at_most_twelve_controls_beside_the_board_and_the_pad() {
    for size in SIZES {
        let mut living = opened(HARD, size);
        let controls = controls(&mut living);
        assert!(
            (7..=12).contains(&controls.len()),
            "{} at {size:?}: {controls:#?}",
            controls.len()
        );
    }
}

#[test]
fn what_is_done_to_the_puzzle_as_a_whole_is_in_the_menu() {
    let mut living = opened(HARD, (1000.0, 700.0));
    living.click("Menu");
    for line in [
        "Open",
        "Save",
        "Export",
        "Start over",
        "Choose rules",
        "Settings",
        "Keys",
    ] {
        assert!(living.shows(line), "{line}");
    }
    living.click("Settings");
    assert!(matches!(living.app.modal(), Some(Modal::Settings)));
    living.keys("esc");
    assert!(!living.shows("Start over"), "it is closed");
}

#[test]
fn a_menu_has_keys_and_closes_on_a_press_beside_it_and_on_any_other_key() {
    let mut living = opened(HARD, (1000.0, 700.0));
    let menu = |living: &Living| living.app.solver().unwrap().menu().is_some();
    living.keys("alt+m down end up enter");
    assert!(matches!(living.app.modal(), Some(Modal::Settings)));
    living.keys("esc alt+m");
    assert!(menu(&living));
    living.keys("alt+m");
    assert!(!menu(&living), "the key that opened it closes it");
    living.keys("alt+m esc");
    assert!(!menu(&living));
    assert_eq!(living.app.screen(), Screen::Solver);
    living.keys("alt+m");
    living.click_at(Point::new(200.0, 400.0));
    assert!(!menu(&living));
    let chosen = living.app.solver().unwrap().selected();
    assert_eq!(chosen, None, "the press went to nothing below the menu");
    living.keys("alt+m space");
    living.wait(crate::living::PATIENCE);
    assert!(!menu(&living));
    assert_eq!(made(&living.app), 1, "keys do what they do without it");
}

#[test]
fn what_cannot_be_done_just_now_is_passed_over_in_a_menu() {
    let mut app = app(HARD);
    press(&mut app, Key::Character("m".into()), Modifiers::ALT);
    // Nothing was done yet that could be taken back.
    for _ in 0..3 {
        key(&mut app, Named::ArrowDown);
    }
    key(&mut app, Named::Enter);
    assert!(matches!(app.modal(), Some(Modal::Rules(_))));
}

#[test]
fn what_was_opened_once_keeps_its_tab() {
    let size = (1400.0, 1000.0);
    let mut living = opened(ASSIGNMENT, size);
    assert!(!living.shows("All steps"));
    living.click("More");
    living.click("All steps");
    living.wait(crate::living::PATIENCE);
    assert_eq!(living.app.solver().unwrap().beside(), Beside::EveryStep);
    living.keys("s");
    assert!(living.shows("All steps") && living.shows("More"));
    assert_eq!(living.app.settings().opened, [Beside::EveryStep]);
    // It is remembered for the next start.
    let text = toml::to_string(living.app.settings()).unwrap();
    let (read, complaints) = parsed(&text);
    assert!(complaints.is_empty());
    assert_eq!(read.opened, [Beside::EveryStep]);
}

#[test]
fn where_a_tab_has_no_room_more_leads_to_it() {
    let mut living = opened(ASSIGNMENT, (760.0, 560.0));
    living.keys("w a m shift+r");
    living.wait(crate::living::PATIENCE);
    assert!(living.shows("Rules"), "what is shown is named");
    living.keys("s");
    living.click("More");
    for tab in ["All steps", "Search", "Marks", "Rules"] {
        assert!(living.shows(tab), "{tab}");
    }
    let before = living.app.solver().unwrap().beside();
    assert_eq!(before, Beside::Step);
}

#[test]
fn buttons_tabs_and_pad_stay_where_they_are_whatever_the_card_says() {
    for size in SIZES {
        let mut living = opened(RICH, size);
        let parts = ["Step", "Hint", "Undo", "Redo", "Path", "More"];
        let before = parts.map(|part| living.place_of(part));
        for keys in ["space", "space*3", "h wait h h", "left 5", "h wait", "c"] {
            living.keys(keys);
            living.wait(crate::living::PATIENCE);
            let now = parts.map(|part| living.place_of(part));
            assert_eq!(now, before, "after {keys} at {size:?}");
        }
    }
}

#[test]
fn a_board_of_pencil_marks_says_what_it_holds() {
    let marked = include_str!("../engine/marked/sukaku.txt");
    let mut app = App::new(Settings::default(), Store::none());
    open(&mut app, puzzles(marked).remove(0));
    let position = the_solver(&app).session().position();
    let left = |cell| 9 - position.ruled_out(cell).len();
    let candidates: usize = Cell::all().map(left).sum();
    assert!(candidates < 729);
    let told =
        format!("{candidates} candidates are given, and no digits. 81 digits are to be found.");
    assert!(shows(&app, &told), "{told}");
}

#[test]
fn a_puzzle_with_several_solutions_or_none_says_so_when_it_is_opened() {
    let known = |text: &str| {
        let mut app = app(text);
        send(&mut app, solver::Message::Hover(None));
        wait_until(&mut app, |app| the_solver(app).path_ending().is_some());
        app
    };
    let app = known(SEVERAL);
    assert!(shows(
        &app,
        "This position has several solutions, so some cells are a free choice."
    ));
    let app = known(IMPOSSIBLE);
    assert!(shows(
        &app,
        "This position has no solution: the empty cells cannot all be filled."
    ));
}

/// Something that scrolls, because it is higher than its room.
#[derive(Debug)]
struct TooHigh;

impl Selector for TooHigh {
    type Output = (Rectangle, Rectangle);

    fn select(&mut self, candidate: Candidate<'_>) -> Option<Self::Output> {
        match candidate {
            Candidate::Scrollable {
                bounds,
                content_bounds,
                ..
            } if content_bounds.height > bounds.height + 0.5 => Some((bounds, content_bounds)),
            _ => None,
        }
    }

    fn description(&self) -> String {
        "something that is higher than its room".to_owned()
    }
}

#[test]
fn the_first_card_has_room_for_all_that_it_says() {
    let window = (1000.0, 700.0);
    let texts = [HARD, include_str!("../../puzzles/medium-1.txt")];
    for (text, language) in texts.into_iter().flat_map(|text| {
        let languages = Language::translations().iter();
        languages
            .chain([Language::english()])
            .map(move |it| (text, it))
    }) {
        let mut living = opened(text, window);
        living.app.speak(language.clone());
        living.rest();
        let app = &living.app;
        let mut ui = Simulator::with_size(iced_settings(), window, app.view());
        let found = ui.find(TooHigh);
        assert!(
            found.is_err(),
            "it scrolls in {}: {found:?}",
            language.tag()
        );
    }
}

#[test]
fn that_there_is_no_solution_is_in_sight_on_the_first_card() {
    for window in SIZES {
        let mut living = opened(IMPOSSIBLE, window);
        living.rest();
        let told = "This position has no solution: the empty cells cannot all be filled.";
        assert!(living.shows_whole(told), "not at {window:?}");
    }
}

#[test]
fn a_new_report_is_read_from_its_beginning() {
    let mut living = opened(HARD, (760.0, 560.0));
    living.keys("p space");
    living.rest();
    let card = living.bounds_of("card-text");
    living.move_to(card.center());
    living.scroll(-100.0);
    assert!(
        living.scrolled("card-text").y > 5.0,
        "the first step is long"
    );
    living.keys("space");
    living.rest();
    assert_eq!(living.scrolled("card-text").y, 0.0);
}

#[test]
fn the_way_to_the_lesson_is_in_sight_on_a_low_card() {
    let mut living = opened(HARD, (760.0, 560.0));
    living.keys("p space");
    living.rest();
    let (asked, seen) = (living.asked_by_controls(), living.controls_in_sight());
    let is_learn = |it: &Message| matches!(it, Message::Solver(solver::Message::Learn(_)));
    let mut learn = asked.iter().zip(seen);
    let is_seen = learn.any(|(asked, seen)| {
        asked.iter().any(is_learn) && seen.is_some_and(|seen| seen.height > 20.0)
    });
    assert!(is_seen);
}

#[test]
fn in_the_smallest_window_the_reason_of_a_step_can_be_scrolled_to() {
    let mut living = opened(ASSIGNMENT, (360.0, 640.0));
    living.keys("space");
    living.rest();
    let card = living.bounds_of("card-text");
    assert!(card.height > 50.0, "{card:?}");
    living.move_to(card.center());
    living.scroll(-40.0);
    assert!(living.scrolled("card-text").y > 0.0);
}

#[test]
fn the_card_beside_a_list_has_room_for_an_argument_and_the_list_for_rows() {
    for window in SIZES {
        for panel in ["p", "a"] {
            let mut living = opened(HARD, window);
            living.keys("space space");
            living.keys(panel);
            living.rest();
            let card = living.bounds_of("card-text");
            // Four lines of an argument and two rows; with long lines, three and one.
            let (least, fewest) = if card.width > 500.0 {
                (60.0, 1)
            } else {
                (76.0, 2)
            };
            assert!(card.height > least, "{panel} at {window:?}: {card:?}");
            let rows = living.words().into_iter();
            let rows =
                rows.filter(|(words, at)| at.y > card.y + card.height && words.ends_with("Single"));
            assert!(rows.count() >= fewest, "{panel} at {window:?}");
        }
    }
}
