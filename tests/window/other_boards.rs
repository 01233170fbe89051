//! The window on other boards than the classic one.

use iced::theme::Mode;
use iced_test::selector::id;
use sudoku_stepper::app::modal::Modal;
use sudoku_stepper::app::screen::create::{self, Create};
use sudoku_stepper::app::screen::solver::Report;
use sudoku_stepper::app::settings::{Settings, Store, ThemeChoice};
use sudoku_stepper::app::shortcut::{answer, pressed};
use sudoku_stepper::app::{App, Message, Opening, Source};
use sudoku_stepper::grid::{Cell, LayoutBuilder};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::texts::Language;

use crate::common::boards::{named, puzzles};
use crate::common::cell;
use crate::living::Living;
use crate::support::{
    ASSIGNMENT, acts, app_with, begin, board, click, digit, matches_snapshot, open_as, press,
    report, simulator, step, the_solver, type_key, with_rules,
};
use iced::keyboard::{Key, Modifiers, key::Named};

fn app_on(settings: Settings, puzzle: Puzzle) -> App {
    let mut app = begin(settings, Store::none());
    open_as(&mut app, vec![puzzle], Source::named("board.txt"));
    app
}

fn chosen(app: &App) -> Option<Cell> {
    the_solver(app).chosen().lead()
}

#[test]
fn all_that_is_shown_beside_a_board_is_shown_beside_each() {
    for (name, puzzle) in puzzles() {
        println!("{name}");
        let mut app = App::new(with_rules(&Solver::preset(Preset::HoDoKu)), Store::none());
        let opening = Opening::Puzzles(vec![puzzle], Source::named("board.txt"));
        let begun = app.open_with(opening);
        let mut living = Living::new(app, begun, (1000.0, 700.0));
        for keys in [
            "space*3",
            "h wait h h enter",
            "left ctrl+right y wait space",
            "p wait right u",
            "a wait down end",
            "w wait right*8 end wait",
            "m k ctrl+k a f1 x",
            "shift+r",
            "s r down esc",
            "ctrl+e esc",
            "ctrl+, esc",
            "ctrl+n esc",
            "ctrl+enter wait",
        ] {
            living.keys(keys);
            living.picture();
        }
        living.send(Message::SystemTheme(Mode::Dark));
        living.resize((760.0, 560.0));
        living.picture();
        assert!(
            living.app.solver().unwrap().session().grid().is_solved(),
            "{name}: {:?}, {:?}",
            living.app.notice(),
            living.app.solver().unwrap().report()
        );
    }
}

#[test]
fn a_killer_begins_with_rules_that_know_sums_and_other_boards_keep_theirs() {
    let mut app = app_on(Settings::default(), named("killer"));
    let is_on = |app: &App, preset| the_solver(app).session().rules().matches(preset);
    assert!(is_on(&app, Preset::HoDoKu));
    type_key(&mut app, "r");
    click(&mut app, "Naked singles only");
    click(&mut app, "Close");
    assert!(is_on(&app, Preset::NakedSingles));
    for (name, preset) in [
        ("windoku", Preset::Assignment),
        ("small killer", Preset::NakedSingles),
    ] {
        open_as(&mut app, vec![named(name)], Source::named(name));
        assert!(is_on(&app, preset), "{name}");
    }
}

#[test]
fn what_leads_nowhere_on_a_killer_without_a_solution_is_off_and_says_why() {
    // Two pairs of cells in row 1 would both hold 1 and 2.
    let pair = |columns: [usize; 2]| columns.map(|it| Cell::at(0, it)).into_iter().collect();
    let board = LayoutBuilder::classic().cage(pair([0, 1]), Some(3));
    let layout = board.cage(pair([4, 5]), Some(3)).build().unwrap();
    let mut app = app_on(Settings::default(), Puzzle::on(layout, [None; Cell::COUNT]));
    for _ in 0..40 {
        if matches!(report(&app), Report::Inconsistent(_)) {
            break;
        }
        step(&mut app);
    }
    assert!(
        matches!(report(&app), Report::Inconsistent(_)),
        "{:?}",
        report(&app)
    );
    assert!(the_solver(&app).links().is_empty());
    for button in ["step", "hint", "solve"] {
        assert!(!acts(&app, button), "{button} leads nowhere");
    }
}

#[test]
fn arrows_stay_on_the_board_and_go_round_it() {
    let mut app = app_on(Settings::default(), named("six"));
    let arrow = |app: &mut App, named| press(app, Key::Named(named), Modifiers::default());
    arrow(&mut app, Named::ArrowUp);
    assert_eq!(chosen(&app), Some(cell("r4c4")), "the middle of six rows");
    for (key, expected) in [
        (Named::End, "r4c6"),
        (Named::ArrowRight, "r4c1"),
        (Named::ArrowLeft, "r4c6"),
        (Named::ArrowDown, "r5c6"),
        (Named::ArrowDown, "r6c6"),
        (Named::ArrowDown, "r1c6"),
        (Named::ArrowUp, "r6c6"),
    ] {
        arrow(&mut app, key);
        assert_eq!(chosen(&app), Some(cell(expected)), "{key:?}");
    }
}

#[test]
fn keys_of_digits_that_the_board_does_not_have_do_nothing() {
    let mut app = app_on(Settings::default(), named("four"));
    press(&mut app, Key::Named(Named::Home), Modifiers::CTRL);
    press(&mut app, Key::Named(Named::Home), Modifiers::default());
    assert_eq!(chosen(&app), Some(cell("r1c1")));
    let before = board(&app);
    for key in ["5", "9"] {
        type_key(&mut app, key);
        press(&mut app, Key::Character(key.into()), Modifiers::CTRL);
    }
    press(&mut app, Key::Named(Named::F7), Modifiers::default());
    assert_eq!(board(&app), before);
    assert_eq!(the_solver(&app).scene().by_hand.found, None);
    type_key(&mut app, "4");
    assert_eq!(board(&app).value(cell("r1c1")), Some(digit(4)));
}

#[test]
fn the_pad_has_a_key_for_each_digit_of_the_board() {
    for (name, puzzle) in puzzles() {
        let size = puzzle.layout.size();
        let app = app_on(Settings::default(), puzzle);
        let mut ui = simulator(&app);
        let keys = [
            "key-1", "key-2", "key-3", "key-4", "key-5", "key-6", "key-7", "key-8", "key-9",
        ];
        for (number, key) in keys.into_iter().enumerate() {
            assert_eq!(ui.find(id(key)).is_ok(), number < size, "{name}: {key}");
        }
    }
}

#[test]
fn the_list_of_rules_says_which_do_not_hold_on_the_board_and_why() {
    let mut app = app_on(Settings::default(), named("killer"));
    type_key(&mut app, "r");
    let obstacle = |app: &App, technique| {
        let Some(Modal::Rules(dialog)) = app.modal() else {
            panic!("the rules are shown");
        };
        let obstacle = dialog.obstacle(technique);
        obstacle.map(|it| it.text().words(Language::english()))
    };
    let grave = Technique::BivalueUniversalGravePlusOne;
    let said = obstacle(&app, grave).expect("digits cannot be exchanged in cages");
    assert!(said.contains("cage"), "{said}");
    assert_eq!(obstacle(&app, Technique::HiddenSingle), None);
    let mut classic = app_with(Settings::default(), ASSIGNMENT);
    type_key(&mut classic, "r");
    assert_eq!(obstacle(&classic, grave), None);
}

#[test]
fn a_draft_keeps_its_board_and_takes_its_digits_alone() {
    App::know_shortcuts();
    let language = Language::english();
    let puzzle = named("six");
    let mut draft = Create::opened(&puzzle, "six".to_owned(), None);
    assert_eq!(draft.scene().layout, puzzle.layout);
    assert_eq!(draft.to_puzzle().layout, puzzle.layout);
    let has_key = |draft: &Create, key: &str| {
        let key = pressed(&Key::Character(key.into()), Modifiers::default()).unwrap();
        answer(&draft.layers(), key).is_some()
    };
    assert!(has_key(&draft, "6"));
    assert!(!has_key(&draft, "7"), "six rows have six digits");
    draft.update(language, create::Message::Restart, false);
    assert_eq!(draft.to_puzzle().layout, puzzle.layout);
}

#[test]
fn the_key_of_a_digit_that_the_board_does_not_have_says_so() {
    let mut app = app_on(Settings::default(), named("six"));
    type_key(&mut app, "7");
    let told = "This board has only the digits 1 to 6.";
    assert_eq!(app.notice().as_deref(), Some(told));
}

#[test]
fn boards_look_as_kept() {
    for (name, theme) in [
        ("killer", ThemeChoice::Light),
        ("jigsaw", ThemeChoice::Light),
        ("six", ThemeChoice::Dark),
    ] {
        let all = Solver::preset(Preset::Everything).complete();
        let settings = Settings {
            theme,
            ..with_rules(&all)
        };
        let mut app = app_on(settings, named(name));
        press(&mut app, Key::Named(Named::Space), Modifiers::default());
        matches_snapshot(&app, name);
    }
}
