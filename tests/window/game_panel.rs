//! A game in the window: chosen, dealt, played, paused, won and given up.

use crate::common;
use crate::common::pinned::pinned;
use crate::common::{ASSIGNMENT_SOLVED, cell, cells};
use crate::living::Living;
use crate::otherwise::sentences;
use crate::support::*;
use std::num::NonZeroU16;

use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::board::{Frame, Scene, ValueKind};
use sudoku_stepper::app::lookup::Late;
use sudoku_stepper::app::modal::new_game::Dealt;
use sudoku_stepper::app::modal::{self, Modal, new_game};
use sudoku_stepper::app::screen::solver::GameReport;
use sudoku_stepper::app::screen::solver::game::Message;
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{GameChoice, SettingChange, Settings, Store, ThemeChoice};
use sudoku_stepper::app::{App, Message as AppMessage, Opening, Screen, Source};
use sudoku_stepper::explain::Length;
use sudoku_stepper::formats::{self, Format};
use sudoku_stepper::generate::Progress;
use sudoku_stepper::grid::{BoardKind, Cell, CellSet, Values};
use sudoku_stepper::play::{Game, PlayError, ResumeError, Verdict, freeze};
use sudoku_stepper::search::Stop;
use sudoku_stepper::sudoku::{
    ErrorsTold, GameKind, GameLevel, GameOutcome, GameRecord, HintsTaken, Measure, Mode, Puzzle,
};

fn ice() -> GameRecord {
    GameRecord {
        mode: Mode {
            kind: GameKind::Ice,
            ..Mode::default()
        },
        seed: 4711,
        timer: true,
        // r1c5 can only thaw after r1c4.
        frozen: cells("r1c4 r1c5"),
        ..GameRecord::default()
    }
}

/// The assignment's puzzle as a game.
fn puzzle_with(record: GameRecord) -> Puzzle {
    let mut puzzle = common::puzzle(common::ASSIGNMENT);
    puzzle.game = Some(record);
    puzzle
}

fn open(app: &mut App, puzzle: Puzzle) {
    let source = Source::named("a game");
    open_as(app, vec![puzzle], source);
}

fn playing_with(theme: ThemeChoice, record: GameRecord) -> App {
    let mut app = begin(settings(theme), Store::none());
    open(&mut app, puzzle_with(record));
    app
}

fn playing(record: GameRecord) -> App {
    playing_with(ThemeChoice::Light, record)
}

fn on_check() -> App {
    playing(GameRecord {
        errors_told: ErrorsTold::OnCheck,
        ..GameRecord::default()
    })
}

fn game(app: &App) -> &Game {
    the_solver(app).game().expect("a game is open")
}

fn scene(app: &App) -> Scene {
    the_solver(app).scene()
}

/// The cells that are red.
fn red(app: &App) -> CellSet {
    let values = scene(app).values;
    let red = values
        .into_iter()
        .filter(|(_, _, kind)| *kind == ValueKind::Clashing);
    red.map(|(cell, _, _)| cell).collect()
}

fn enter(app: &mut App, name: &str, digit: &str) {
    send(app, solver::Message::Select(cell(name)));
    type_key(app, digit);
}

fn value(app: &App, name: &str) -> Option<u8> {
    board(app).value(cell(name)).map(|digit| digit.get())
}

fn solution() -> Values {
    common::puzzle(ASSIGNMENT_SOLVED).givens
}

/// Fills in all empty cells in reading order, which no ice in these tests prevents.
fn win(app: &mut App) {
    for cell in board(app).unsolved() {
        send(app, solver::Message::Select(cell));
        let right = solution()[cell.index()].unwrap();
        type_key(app, &right.to_string());
    }
}

/// Asks for a hint and waits for it.
fn ask(app: &mut App) {
    type_key(app, "h");
}

/// Waits until the path of a puzzle whose game is over is known.
fn wait_for_path(app: &mut App) {
    assert!(shows(app, "Looking for the path of the puzzle."));
    wait_until(app, |app| {
        !shows(app, "Looking for the path of the puzzle.")
    });
}

fn game_report(app: &App) -> &GameReport {
    match report(app) {
        Report::Game(report) => report,
        other => panic!("the game reports nothing: {other:?}"),
    }
}

fn dialog(app: &App) -> &new_game::NewGame {
    match app.modal() {
        Some(Modal::NewGame(dialog)) => dialog,
        other => panic!("no choice of a game: {other:?}"),
    }
}

fn choose(app: &mut App, message: new_game::Message) {
    let message = modal::Message::NewGame(message);
    update(app, AppMessage::Modal(message));
}

/// A message about the game that is being made.
fn dealing() -> Late<Dealt, u64> {
    let is_it = |it: &AppMessage| {
        let dealing = |it: &_| matches!(it, modal::Message::NewGame(new_game::Message::Dealing(_)));
        matches!(it, AppMessage::Modal(message) if dealing(message))
    };
    match news(is_it) {
        AppMessage::Modal(modal::Message::NewGame(new_game::Message::Dealing(late))) => late,
        other => panic!("{other:?} is of another kind"),
    }
}

fn dealt(choice: GameChoice, seed: u64) -> Puzzle {
    let wish = choice.wish(seed);
    wish.deal(&Stop::never(), &Progress::default()).unwrap()
}

/// The choice that [`choose_by_keys`] makes.
fn chosen_by_keys() -> GameChoice {
    GameChoice {
        kind: GameKind::Ice,
        level: GameLevel::Medium,
        measure: Measure::Givens,
        board: BoardKind::Killer,
        errors_told: ErrorsTold::OnCheck,
        timer: false,
        limit: NonZeroU16::new(10),
    }
}

/// The window with a game chosen by keys from the start screen.
fn choose_by_keys() -> App {
    let mut app = begin(Settings::default(), Store::none());
    assert!(shows(&app, "Play"));
    type_key(&mut app, "n");
    for key in ["2", "4", "8", "b", "c", "t", "l", "l"] {
        type_key(&mut app, key);
    }
    app
}

/// The window while the chosen game is made, and the message about that.
fn making_by_keys() -> (App, Late<Dealt, u64>) {
    let mut app = choose_by_keys();
    choose(&mut app, new_game::Message::SeedTyped(" 77 ".to_owned()));
    key(&mut app, Named::Enter);
    assert!(dialog(&app).is_dealing());
    (app, dealing())
}

#[test]
fn a_game_is_chosen_by_keys_and_the_choice_is_remembered() {
    let app = choose_by_keys();
    assert_eq!(dialog(&app).choice(), chosen_by_keys());
    assert_eq!(app.settings().game, chosen_by_keys(), "it is remembered");
}

#[test]
fn while_a_game_is_made_its_progress_is_told_and_the_choice_stays() {
    let (mut app, dealing) = making_by_keys();
    choose(
        &mut app,
        new_game::Message::Dealing(dealing.with_progress(12)),
    );
    assert!(shows(&app, "Making the game: 12 puzzles were tried."));
    // The choice stays visible while the game is made.
    type_key(&mut app, "1");
    assert_eq!(dialog(&app).choice(), chosen_by_keys());
}

#[test]
fn the_game_that_was_made_is_opened_and_begins() {
    let (mut app, dealing) = making_by_keys();
    let puzzle = dealt(chosen_by_keys(), 77);
    let made = Ok(Box::new(puzzle.clone()));
    choose(
        &mut app,
        new_game::Message::Dealing(dealing.with_answer(made)),
    );
    assert!(app.modal().is_none());
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).name(), "killer-ice-medium-77");
    assert_eq!(the_solver(&app).beside(), Beside::Game);
    assert_eq!(the_solver(&app).to_puzzle().game, puzzle.game);
    assert!(shows(&app, "Killer, Ice, Medium by givens"));
    assert!(shows(&app, "Game 77"));
    assert_eq!(scene(&app).ice, puzzle.game.unwrap().frozen);
}

#[test]
fn the_choice_comes_back_from_the_settings() {
    let text = "[game]\nkind = \"ice\"\nlevel = \"hard\"\n";
    let (read, complaints) = parsed(text);
    assert_eq!(complaints, [""; 0]);
    let choice = GameChoice {
        kind: GameKind::Ice,
        level: GameLevel::Hard,
        ..GameChoice::default()
    };
    assert_eq!(read.game, choice);
    assert!(read.game.timer);
    let (read, complaints) = parsed("[game]\nkind = \"chess\"\n");
    assert_eq!(complaints, ["game"]);
    assert_eq!(read.game, GameChoice::default());
}

#[test]
fn a_game_has_its_own_panel_whatever_was_beside_the_board_before() {
    for beside in [Beside::Step, Beside::Path, Beside::EveryStep, Beside::Marks] {
        let settings = Settings {
            beside,
            ..Settings::default()
        };
        let mut app = begin(settings, Store::none());
        type_key(&mut app, "n");
        key(&mut app, Named::Enter);
        let made = dealing().with_answer(Ok(Box::new(dealt(GameChoice::default(), 1))));
        choose(&mut app, new_game::Message::Dealing(made));
        assert_eq!(the_solver(&app).beside(), Beside::Game);
        assert!(shows(&app, "Check") && !shows(&app, "Step"));
        // The puzzle after it has what there was before.
        assert_eq!(app.settings().beside, beside);
        key(&mut app, Named::ArrowDown);
        assert_eq!(app.settings().beside, beside);
    }
}

#[test]
fn a_seed_that_is_none_is_told_and_an_empty_one_is_random() {
    let mut app = App::new(Settings::default(), Store::none());
    type_key(&mut app, "n");
    choose(&mut app, new_game::Message::SeedTyped("7a".to_owned()));
    key(&mut app, Named::Enter);
    let problem = in_english(dialog(&app).problem().unwrap());
    assert!(problem.starts_with("A game number is a whole number"));
    assert!(!dialog(&app).is_dealing());
    choose(&mut app, new_game::Message::SeedTyped(String::new()));
    assert_eq!(dialog(&app).problem(), None);
    key(&mut app, Named::Enter);
    assert!(dialog(&app).is_dealing());
}

#[test]
fn making_a_game_can_be_stopped_and_what_comes_late_is_nothing() {
    let mut app = begin(Settings::default(), Store::none());
    type_key(&mut app, "n");
    key(&mut app, Named::Enter);
    let dealing = dealing();
    key(&mut app, Named::Escape);
    assert!(!dialog(&app).is_dealing());
    let late = || {
        let made = Ok(Box::new(dealt(GameChoice::default(), 1)));
        new_game::Message::Dealing(dealing.clone().with_answer(made))
    };
    choose(&mut app, late());
    assert!(app.solver().is_none());
    key(&mut app, Named::Escape);
    assert!(app.modal().is_none());
    type_key(&mut app, "?");
    choose(&mut app, late());
    assert!(matches!(app.modal(), Some(Modal::Keys)));
}

#[test]
fn a_clash_and_a_departure_are_red_at_once_with_words_of_their_own() {
    let mut app = playing(GameRecord::default());
    enter(&mut app, "r1c1", "7");
    assert_eq!(red(&app), cells("r1c1"), "a given is never red");
    let ring = (cell("r1c2"), Frame::ClashingGiven);
    assert!(scene(&app).frames.contains(&ring));
    assert!(shows(&app, "A clash"));
    pinned!("a clash", sentences(&app));
    enter(&mut app, "r1c1", "5");
    assert_eq!(red(&app), cells("r1c1"));
    pinned!("a departure", sentences(&app));
    enter(&mut app, "r1c1", "6");
    assert_eq!(red(&app), CellSet::EMPTY);
    assert_eq!(game(&app).score().total(), 980);
    assert!(shows(&app, "980"));
}

#[test]
fn a_clash_with_several_cells_names_them_all() {
    let mut app = playing(GameRecord::default());
    enter(&mut app, "r4c1", "7");
    enter(&mut app, "r1c1", "7");
    pinned!(sentences(&app));
}

#[test]
fn an_answer_that_was_typed_over_is_filled_in_again_for_nothing() {
    let mut app = playing(GameRecord::default());
    send(&mut app, solver::Message::Select(cell("r1c1")));
    type_key(&mut app, "a");
    click(&mut app, "Fill it in");
    enter(&mut app, "r1c1", "5");
    type_key(&mut app, "a");
    assert_eq!(value(&app, "r1c1"), Some(6));
    pinned!(sentences(&app));
    assert_eq!(game(&app).score().total(), 890);
}

#[test]
fn an_entry_that_is_right_is_not_red_while_another_is_wrong_and_that_is_told() {
    let mut app = playing(GameRecord::default());
    enter(&mut app, "r1c1", "5");
    // It sees the wrong 5, but is right.
    enter(&mut app, "r1c4", "5");
    assert_eq!(red(&app), cells("r1c1"));
    assert_eq!(game(&app).score().total(), 990, "it costs nothing");
    pinned!(sentences(&app));
    enter(&mut app, "r1c1", "6");
    assert!(!shows(&app, "r1c1 is still wrong."));
}

#[test]
fn what_a_check_found_is_red_still_where_the_game_is_gone_on_with() {
    let mut app = on_check();
    enter(&mut app, "r1c1", "5");
    enter(&mut app, "r1c3", "7");
    type_key(&mut app, "c");
    // This one was not checked.
    enter(&mut app, "r1c4", "5");
    assert_eq!(red(&app), cells("r1c1 r1c3"));
    let file = formats::write(&the_solver(&app).to_puzzle(), Format::Own).unwrap();
    let mut again = begin(Settings::default(), Store::none());
    open(&mut again, formats::read(&file).unwrap().remove(0));
    assert_eq!(red(&again), cells("r1c1 r1c3"));
}

/// A game that tells errors on a check, with a departure in r1c1 and a clash in r1c3.
fn with_two_errors() -> App {
    let mut app = on_check();
    enter(&mut app, "r1c1", "5");
    enter(&mut app, "r1c3", "7");
    app
}

#[test]
fn before_a_check_nothing_gives_an_error_away() {
    let app = with_two_errors();
    assert_eq!(red(&app), CellSet::EMPTY);
    assert_eq!(
        scene(&app)
            .tints
            .iter()
            .filter(|(_, tint)| { *tint == sudoku_stepper::app::board::Tint::Contradicting })
            .count(),
        0
    );
    assert!(shows(&app, "1000"), "the score gives nothing away");
    pinned!(sentences(&app));
}

#[test]
fn a_check_says_how_many_errors_there_are_and_takes_points_for_them() {
    let mut app = with_two_errors();
    type_key(&mut app, "c");
    assert_eq!(red(&app), cells("r1c1 r1c3"));
    assert!(shows(&app, "2 errors"));
    pinned!(sentences(&app));
    assert!(shows(&app, "980"));
}

/// The same game once both errors were told, put right, and checked again.
fn with_errors_put_right() -> App {
    let mut app = with_two_errors();
    type_key(&mut app, "c");
    for (name, digit) in [("r1c1", "6"), ("r1c3", "9")] {
        enter(&mut app, name, digit);
    }
    click(&mut app, "Check");
    app
}

#[test]
fn a_check_says_that_all_entries_are_right() {
    let app = with_errors_put_right();
    assert!(shows(&app, "No errors"));
    pinned!(sentences(&app));
}

#[test]
fn an_error_that_was_taken_back_counts_and_the_check_says_so() {
    let mut app = with_errors_put_right();
    enter(&mut app, "r1c4", "9");
    key(&mut app, Named::Backspace);
    assert_eq!(value(&app, "r1c4"), None);
    click(&mut app, "Check");
    assert!(shows(&app, "No errors"));
    pinned!(sentences(&app));
    assert!(shows(&app, "970"));
}

#[test]
fn ice_is_on_the_board_takes_no_digit_and_thaws() {
    let mut app = playing(ice());
    assert_eq!(scene(&app).ice, cells("r1c4 r1c5"));
    pinned!("at first", sentences(&app));
    enter(&mut app, "r1c4", "5");
    assert_eq!(value(&app, "r1c4"), None);
    pinned!("a frozen cell", sentences(&app));
    assert!(matches!(
        game_report(&app),
        GameReport::Refused(PlayError::Frozen { .. })
    ));
    enter(&mut app, "r1c3", "9");
    assert_eq!(scene(&app).ice, cells("r1c5"));
    pinned!("a cell that has thawed", sentences(&app));
    enter(&mut app, "r1c4", "5");
    assert_eq!(value(&app, "r1c4"), Some(5));
    pinned!("without ice", sentences(&app));
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    assert_eq!(scene(&app).ice, cells("r1c4 r1c5"));
}

#[test]
fn a_hint_names_its_price_first_and_may_be_declined_for_nothing() {
    let mut app = playing(GameRecord::default());
    ask(&mut app);
    assert!(matches!(game_report(&app), GameReport::Offered { .. }));
    assert!(shows(&app, "A hint?"));
    pinned!(sentences(&app));
    assert_eq!(game(&app).score().total(), 1000);
    key(&mut app, Named::Escape);
    assert!(matches!(game_report(&app), GameReport::Begun));
    assert_eq!(game(&app).score().total(), 1000);
}

/// A game in which a hint was paid for and told in all its parts.
fn hinted() -> App {
    let mut app = playing(GameRecord::default());
    ask(&mut app);
    key(&mut app, Named::Enter);
    assert_eq!(game(&app).score().total(), 975);
    for told in [Length::Name, Length::Place, Length::Argument] {
        assert!(matches!(report(&app), Report::Hinted { told: it, .. } if *it == told));
        type_key(&mut app, "h");
    }
    app
}

#[test]
fn a_hint_is_told_in_three_parts_and_paid_for_once() {
    let app = hinted();
    assert_eq!(game(&app).score().total(), 975, "more of it costs no more");
}

#[test]
fn a_second_request_for_the_same_hint_is_free() {
    let mut app = hinted();
    enter(&mut app, "r1c2", "1");
    ask(&mut app);
    assert!(matches!(
        report(&app),
        Report::Hinted {
            told: Length::Argument,
            ..
        }
    ));
    key(&mut app, Named::Enter);
    assert_eq!(made(&app), 1);
    assert_eq!(game(&app).score().total(), 975);
}

#[test]
fn a_hint_where_something_is_wrong_leads_to_a_check() {
    let mut app = on_check();
    enter(&mut app, "r1c1", "5");
    ask(&mut app);
    assert!(shows(&app, "Something is wrong"));
    key(&mut app, Named::Enter);
    assert!(shows(&app, "1 error"));
    assert_eq!(red(&app), cells("r1c1"));
    assert_eq!(game(&app).record().hints.count(), 0);
}

#[test]
fn an_answer_names_its_price_and_fills_the_cell() {
    let mut app = playing(ice());
    type_key(&mut app, "a");
    assert_eq!(report(&app), &Report::NoCell);
    send(&mut app, solver::Message::Select(cell("r1c2")));
    assert_ne!(report(&app), &Report::NoCell, "that is answered");
    click(&mut app, "Answer");
    pinned!("a given", sentences(&app));
    send(&mut app, solver::Message::Select(cell("r1c1")));
    click(&mut app, "Answer");
    pinned!("the price", sentences(&app));
    assert_eq!(value(&app, "r1c1"), None);
    click(&mut app, "Fill it in");
    assert_eq!(value(&app, "r1c1"), Some(6));
    assert_eq!(game(&app).score().total(), 900);
    click(&mut app, "Answer");
    key(&mut app, Named::Enter);
    assert!(shows(&app, "It is right"));
    assert_eq!(game(&app).score().total(), 900);
    send(&mut app, solver::Message::Select(cell("r1c5")));
    click(&mut app, "Answer");
    assert!(shows(&app, "Frozen"));
    assert_eq!(game(&app).score().total(), 900);
}

#[test]
fn an_answer_that_is_asked_for_twice_names_the_key_that_takes_it() {
    let mut app = playing(GameRecord::default());
    send(&mut app, solver::Message::Select(cell("r1c1")));
    type_key(&mut app, "a");
    type_key(&mut app, "a");
    pinned!(app.notice().expect("the key is answered"));
    assert_eq!(value(&app, "r1c1"), None);
}

#[test]
fn what_the_score_cannot_pay_is_told_to_come_off_the_bonus() {
    let spent = |errors| {
        playing(GameRecord {
            hints: HintsTaken {
                answers: 9,
                ..HintsTaken::default()
            },
            errors,
            known_errors: errors,
            ..GameRecord::default()
        })
    };
    let ask = |app: &mut App| {
        send(app, solver::Message::Select(cell("r1c1")));
        type_key(app, "a");
    };
    let mut app = spent(4);
    assert_eq!(game(&app).score().total(), 60);
    ask(&mut app);
    pinned!("a part: asked", sentences(&app));
    key(&mut app, Named::Enter);
    pinned!("a part: taken", sentences(&app));
    let mut app = spent(10);
    assert_eq!(game(&app).score().total(), 0);
    ask(&mut app);
    pinned!("nothing left: asked", sentences(&app));
    key(&mut app, Named::Enter);
    pinned!("nothing left: taken", sentences(&app));
    enter(&mut app, "r1c3", "5");
    pinned!("nothing left: an error", sentences(&app));
}

#[test]
fn nothing_in_a_game_shows_the_answer_by_accident() {
    let mut app = playing(GameRecord::default());
    let before = board(&app);
    for named in [Named::Space, Named::Tab] {
        key(&mut app, named);
    }
    for letter in ["s", "w", "g", "r", "b", "u", "o"] {
        type_key(&mut app, letter);
    }
    for beside in [
        Beside::Step,
        Beside::Path,
        Beside::EveryStep,
        Beside::Search,
    ] {
        send(&mut app, solver::Message::Show(beside));
        assert_eq!(game_report(&app), &GameReport::Hidden);
    }
    for message in [
        solver::Message::Step,
        solver::Message::WorthTrying,
        solver::Message::Givens,
        solver::Message::FillIn,
        solver::Message::Rules,
    ] {
        send(&mut app, message);
    }
    enter(&mut app, "r1c2", "1");
    assert_eq!(value(&app, "r1c2"), Some(7), "a given stays as it is");
    assert_eq!(the_solver(&app).beside(), Beside::Game);
    assert!(!shows(&app, "Path"));
    assert!(app.modal().is_none());
    assert_eq!(board(&app), before);
    assert_eq!(game(&app).score().total(), 1000);
}

#[test]
fn a_late_answer_about_the_puzzle_before_says_nothing_in_a_game() {
    let mut before = app_with(Settings::default(), common::ASSIGNMENT);
    send(&mut before, solver::Message::Show(Beside::Path));
    let is_found =
        |it: &solver::Message| matches!(it, solver::Message::Path(solver::path::Message::Found(_)));
    let late = news(|it| matches!(it, AppMessage::Solver(it) if is_found(it)));
    let mut app = playing(GameRecord::default());
    let told = format!("{:?}", game_report(&app));
    update(&mut app, late);
    assert_eq!(format!("{:?}", game_report(&app)), told);
}

/// Presses the key that gives a game up.
fn give_up(app: &mut App) {
    press(app, Key::Named(Named::Enter), Modifiers::CTRL);
}

#[test]
fn giving_up_is_asked_and_may_be_declined() {
    let mut app = playing(ice());
    enter(&mut app, "r1c1", "5");
    give_up(&mut app);
    assert!(game(&app).is_on());
    assert!(shows(&app, "Give up?"));
    click(&mut app, "Not now");
    assert!(game(&app).is_on());
    give_up(&mut app);
    key(&mut app, Named::Escape);
    assert!(game(&app).is_on() && !shows(&app, "Give up?"));
}

#[test]
fn enter_gives_up_where_that_is_asked() {
    let mut app = playing(ice());
    give_up(&mut app);
    key(&mut app, Named::Enter);
    assert!(!game(&app).is_on());
}

#[test]
fn giving_up_twice_ends_the_game_and_shows_the_solution() {
    let mut app = playing(ice());
    enter(&mut app, "r1c1", "5");
    give_up(&mut app);
    give_up(&mut app);
    assert_eq!(game(&app).record().outcome, GameOutcome::GivenUp);
    assert!(board(&app).is_solved());
    assert_eq!(red(&app), CellSet::EMPTY);
    assert_eq!(scene(&app).ice, CellSet::EMPTY);
    assert!(shows(&app, "Given up"));
    pinned!(sentences(&app));
    // Now the rest may be seen.
    click(&mut app, "Path");
    assert_eq!(the_solver(&app).beside(), Beside::Path);
}

#[test]
fn a_pause_hides_the_board_stops_the_clock_and_takes_no_keys() {
    let mut app = playing(GameRecord {
        seconds: 65,
        timer: true,
        ..GameRecord::default()
    });
    assert!(shows(&app, "01:05"));
    type_key(&mut app, "p");
    assert!(game(&app).is_paused());
    assert!(shows(&app, "Paused"));
    assert_eq!(scene(&app), Scene::default());
    let before = board(&app);
    send(&mut app, solver::Message::Select(cell("r1c1")));
    for key in ["6", "h", "c", "a", "t"] {
        type_key(&mut app, key);
    }
    key(&mut app, Named::ArrowDown);
    press(&mut app, Key::Named(Named::Enter), Modifiers::CTRL);
    for message in [
        solver::Message::Enter(digit(6)),
        Message::Check.into(),
        Message::GiveUp.into(),
        Message::Solve.into(),
    ] {
        send(&mut app, message);
    }
    assert_eq!(board(&app), before);
    assert_eq!(the_solver(&app).selected(), None);
    assert_eq!(game(&app).record().seconds, 65);
    key(&mut app, Named::Space);
    assert!(!game(&app).is_paused());
    assert_ne!(scene(&app), Scene::default());
}

#[test]
fn a_pause_lets_one_leave_the_board_and_says_that_no_step_is_looked_at() {
    let mut app = playing(GameRecord::default());
    type_key(&mut app, "p");
    let pasted = AppMessage::Pasted(Some("Naked Single: r1c7=2".to_owned()));
    carry_out(&mut app, pasted);
    assert!(app.notice().expect("it is told").contains("give up"));
    send(&mut app, solver::Message::Learn(None));
    assert_eq!(app.screen(), Screen::Lessons);
    key(&mut app, Named::Escape);
    assert_eq!(app.notice(), None, "that goes first");
    key(&mut app, Named::Escape);
    assert_eq!(app.screen(), Screen::Solver);
    assert!(shows(&app, "Paused"));
}

#[test]
fn the_start_screen_pauses_the_game() {
    let mut app = playing(GameRecord::default());
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    assert_eq!(app.screen(), Screen::Start);
    assert!(game(&app).is_paused());
    key(&mut app, Named::Escape);
    assert_eq!(app.screen(), Screen::Solver);
    assert!(shows(&app, "Paused"));
}

#[test]
fn the_time_can_be_hidden() {
    let mut app = playing(GameRecord {
        seconds: 3_725,
        timer: true,
        ..GameRecord::default()
    });
    assert!(shows(&app, "1:02:05"));
    click(&mut app, "Hide time");
    assert!(!shows(&app, "1:02:05"));
    assert!(shows(&app, "Show time"));
    type_key(&mut app, "t");
    assert!(shows(&app, "1:02:05"));
}

/// A game with an error and two hints.
fn with_an_error_and_two_hints() -> GameRecord {
    GameRecord {
        seconds: 83,
        errors: 1,
        known_errors: 1,
        hints: HintsTaken {
            techniques: 2,
            ..HintsTaken::default()
        },
        ..ice()
    }
}

/// The window with a game won, whose best games are in a folder.
fn won_in(folder: &std::path::Path, record: GameRecord) -> App {
    let store = Store::at(folder.join("settings.toml"));
    let mut app = begin(Settings::default(), store);
    open(&mut app, puzzle_with(record));
    win(&mut app);
    app
}

#[test]
fn a_win_shows_the_score_and_of_what_it_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let app = won_in(folder.path(), with_an_error_and_two_hints());
    assert_eq!(game(&app).record().outcome, GameOutcome::Won);
    for words in [
        "Won",
        "01:23",
        "1 error",
        "−10",
        "Helped 2 times",
        "−80",
        "+817",
        "1727",
    ] {
        assert!(shows(&app, words), "{words} is missing");
    }
    pinned!(sentences(&app));
}

#[test]
fn a_win_shows_the_path_and_leaves_nothing_to_save() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = won_in(folder.path(), with_an_error_and_two_hints());
    wait_for_path(&mut app);
    assert!(shows(&app, "Full House"));
    assert!(shows(&app, "Easy"));
    assert!(!the_solver(&app).is_unsaved());
}

/// A quicker game with more errors, won in the window of another program after the first.
fn won_after_another(folder: &std::path::Path) -> App {
    won_in(folder, with_an_error_and_two_hints());
    let quicker = GameRecord {
        seconds: 60,
        errors: 20,
        ..with_an_error_and_two_hints()
    };
    won_in(folder, quicker)
}

#[test]
fn a_win_is_compared_with_the_best_of_games_won_before() {
    let folder = tempfile::tempdir().unwrap();
    let app = won_after_another(folder.path());
    pinned!(sentences(&app));
}

#[test]
fn a_game_that_was_won_is_not_counted_again_when_its_file_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = won_after_another(folder.path());
    let saved = the_solver(&app).to_puzzle();
    let kept = std::fs::read_to_string(folder.path().join("best.toml")).unwrap();
    open(&mut app, saved);
    key(&mut app, Named::Escape);
    let after = std::fs::read_to_string(folder.path().join("best.toml")).unwrap();
    assert_eq!(after, kept);
}

#[test]
fn broken_best_games_are_kept_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let best = folder.path().join("best.toml");
    std::fs::write(&best, "[[best]]\nkind = \"chess\"\n").unwrap();
    let store = Store::at(folder.path().join("settings.toml"));
    let mut app = App::new(Settings::default(), store);
    open(&mut app, puzzle_with(GameRecord::default()));
    win(&mut app);
    let notice = app.notice().expect("it is told");
    assert!(
        notice.contains("are broken (one entry makes no sense)"),
        "{notice}"
    );
    let copy = std::fs::read_to_string(best.with_extension("toml.broken")).unwrap();
    assert!(copy.contains("chess"));
    let written = std::fs::read_to_string(best).unwrap();
    assert!(written.contains("won = 1"), "{written}");
}

#[cfg(unix)]
#[test]
fn a_pipe_for_the_best_games_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let best = folder.path().join("best.toml");
    let made = std::process::Command::new("mkfifo").arg(&best).status();
    assert!(made.unwrap().success());
    let store = Store::at(folder.path().join("settings.toml"));
    let mut app = App::new(Settings::default(), store);
    open(&mut app, puzzle_with(GameRecord::default()));
    win(&mut app);
    let notice = app.notice().expect("it is told");
    assert!(notice.starts_with("The best games cannot be "), "{notice}");
    assert!(notice.ends_with(": it is not a file."), "{notice}");
}

#[test]
fn a_score_that_is_spent_is_0_and_it_is_said_why() {
    let mut app = App::new(Settings::default(), Store::none());
    open(
        &mut app,
        puzzle_with(GameRecord {
            errors: 300,
            ..GameRecord::default()
        }),
    );
    win(&mut app);
    assert_eq!(game(&app).score().total(), 0);
    assert!(shows(&app, "No score is below 0."));
    let mut app = App::new(Settings::default(), Store::none());
    open(&mut app, puzzle_with(GameRecord::default()));
    win(&mut app);
    assert!(!shows(&app, "No score is below 0."));
}

#[test]
fn a_game_goes_on_from_its_file() {
    let mut app = playing(GameRecord {
        seconds: 600,
        ..ice()
    });
    enter(&mut app, "r1c1", "5");
    enter(&mut app, "r1c3", "9");
    let file = formats::write(&the_solver(&app).to_puzzle(), Format::Own).unwrap();
    let mut app = App::new(Settings::default(), Store::none());
    open(&mut app, formats::read(&file).unwrap().remove(0));
    assert!(game(&app).is_on());
    assert_eq!(red(&app), cells("r1c1"));
    assert_eq!(scene(&app).ice, cells("r1c5"));
    for words in ["10:00", "990", "Game 4711"] {
        assert!(shows(&app, words), "{words} is missing");
    }
}

#[test]
fn a_file_whose_game_cannot_go_on_opens_without_it() {
    let app = playing(GameRecord {
        frozen: CellSet::ALL,
        ..GameRecord::default()
    });
    assert!(the_solver(&app).game().is_none());
    assert_eq!(the_solver(&app).beside(), Beside::Step);
    assert!(shows(&app, "Opened without its game"));
    pinned!(sentences(&app));
}

#[test]
fn candidates_are_notes_also_under_ice() {
    let mut app = playing(ice());
    send(&mut app, solver::Message::Select(cell("r1c4")));
    press(&mut app, Key::Character("2".into()), Modifiers::CTRL);
    assert!(!board(&app).has(common::candidate("r1c4", 2)));
    assert_eq!(game(&app).score().total(), 1000);
}

#[test]
fn a_chosen_frozen_cell_is_framed_as_any_other() {
    let mut app = playing(ice());
    let chosen = Cell::at(0, 3);
    send(&mut app, solver::Message::Select(chosen));
    assert!(scene(&app).frames.contains(&(chosen, Frame::Selected)));
}

#[test]
fn an_entry_that_is_right_is_told_so_by_its_verdict() {
    let mut app = playing(GameRecord::default());
    enter(&mut app, "r1c1", "6");
    assert!(matches!(
        game_report(&app),
        GameReport::Entered(entry) if entry.verdict == Some(Verdict::Right)
    ));
}

#[test]
fn a_game_with_ice_looks_as_it_did() {
    let mut app = playing_with(
        ThemeChoice::Light,
        GameRecord {
            // Hidden: the clock of a real window would move it.
            timer: false,
            frozen: freeze(&common::puzzle(common::ASSIGNMENT).givens, 3).unwrap(),
            ..ice()
        },
    );
    enter(&mut app, "r1c3", "9");
    enter(&mut app, "r2c1", "7");
    matches_snapshot(&app, "game-ice");
}

#[test]
fn a_game_that_is_won_looks_as_it_did_in_the_dark() {
    let mut app = playing_with(
        ThemeChoice::Dark,
        GameRecord {
            seconds: 421,
            errors: 2,
            ..ice()
        },
    );
    win(&mut app);
    wait_for_path(&mut app);
    matches_snapshot(&app, "game-won");
}

/// A window in which a game is being opened, and the news of it.
fn opening(puzzle: Puzzle) -> (App, News<AppMessage>) {
    let mut app = begin(settings(ThemeChoice::Light), Store::none());
    run(app.open_with(Opening::Puzzles(vec![puzzle], Source::named("a game"))));
    app.solver_mut().unwrap().lose_patience();
    let news = hold(
        &mut app,
        AppMessage::Solver(solver::Message::Select(cell("r1c1"))),
    );
    (app, news)
}

#[test]
fn a_saved_game_is_shown_when_it_is_known_that_it_can_go_on() {
    let record = ice();
    let (mut app, mut news) = opening(puzzle_with(record.clone()));
    assert!(the_solver(&app).is_resuming());
    assert!(shows(&app, "Opening the game") && !shows(&app, "Check"));
    assert!(scene(&app).values.is_empty(), "what is frozen is not known");
    // The board cannot be changed, and nothing of the game is lost.
    for key in ["6", "h"] {
        carry_out(
            &mut app,
            AppMessage::Key(Key::Character(key.into()), Modifiers::default()),
        );
    }
    assert!(the_solver(&app).session().journal().moves().is_empty());
    assert_eq!(the_solver(&app).to_puzzle().game, Some(record.clone()));
    let resumed = news.next().expect("it is found out");
    update(&mut app, resumed);
    assert!(!the_solver(&app).is_resuming());
    assert_eq!(game(&app).record(), &record);
    assert_eq!(scene(&app).ice, record.frozen);
    assert!(!the_solver(&app).is_unsaved());
}

#[test]
fn a_saved_game_without_one_solution_is_waited_for_and_then_told() {
    for (board, told) in [
        (".".repeat(81), ResumeError::NotOneSolution),
        (format!("11{}", ".".repeat(79)), ResumeError::NoSolution),
    ] {
        let mut puzzle = common::puzzle(&board);
        puzzle.game = Some(GameRecord::default());
        let (mut app, mut news) = opening(puzzle);
        assert!(the_solver(&app).is_resuming());
        assert!(shows(&app, "Opening the game"));
        let found = news.next().expect("it is found out");
        update(&mut app, found);
        assert!(the_solver(&app).game().is_none());
        assert_eq!(the_solver(&app).beside(), Beside::Step);
        match told {
            // A visible contradiction is reported as such.
            ResumeError::NoSolution => assert!(matches!(report(&app), Report::Inconsistent(_))),
            told => assert_eq!(game_report(&app), &GameReport::NotResumed(told)),
        }
        assert!(!the_solver(&app).is_unsaved());
    }
}

#[test]
fn whoever_leaves_before_a_game_is_open_does_not_wait_for_it() {
    let (mut app, mut news) = opening(puzzle_with(ice()));
    carry_out(&mut app, AppMessage::Solver(solver::Message::Start));
    assert_eq!(app.screen(), Screen::Start);
    let late = news.next().expect("it is told all the same");
    carry_out(&mut app, late);
    assert!(the_solver(&app).is_resuming(), "it came too late");
    // It is looked for again when the puzzle is shown again.
    key(&mut app, Named::Escape);
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(game(&app).record(), &ice());
    // And another puzzle is not given the game.
    let (mut app, mut news) = opening(puzzle_with(ice()));
    paste(&mut app, HARD);
    let late = news.next().expect("it is told all the same");
    carry_out(&mut app, late);
    assert!(the_solver(&app).game().is_none() && !the_solver(&app).is_resuming());
}

#[test]
fn of_an_entry_that_is_told_as_wrong_a_game_says_why_and_of_nothing_else() {
    let mut app = playing(GameRecord::default());
    enter(&mut app, "r1c1", "5");
    click(&mut app, "Why is it wrong?");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    let Report::Answered { why, is_told } = report(&app) else {
        panic!("{:?}", report(&app));
    };
    let (cell_of, is_told) = (why.cell(), *is_told);
    assert_eq!(cell_of, Some(cell("r1c1")));
    assert!(shows(&app, "Why not the 5 you set?"));
    let kept_back = "In a game the steps are not told: they would give other digits away.";
    assert_eq!(shows(&app, kept_back), !is_told);
    click(&mut app, "Erase 5");
    assert_eq!(board(&app).value(cell("r1c1")), None);
    for (key, kept_back) in [
        ("y", GameReport::WhyKeptBack),
        ("j", GameReport::WeighKeptBack),
    ] {
        type_key(&mut app, key);
        assert_eq!(report(&app), &Report::Game(kept_back));
        assert!(shows(&app, "Kept back while you play"));
    }
}

#[test]
fn why_an_entry_is_wrong_never_shows_another_digit_in_a_game() {
    let mut app = playing(GameRecord::default());
    let cells = board(&app).unsolved().into_iter().take(12);
    let mut kept_back = 0;
    for cell in cells {
        let candidates = board(&app).candidates(cell).into_iter();
        let wrong = candidates.filter(|digit| solution()[cell.index()] != Some(*digit));
        for digit in wrong {
            send(&mut app, solver::Message::Select(cell));
            type_key(&mut app, &digit.to_string());
            type_key(&mut app, "y");
            wait_until(&mut app, |app| !the_solver(app).is_searching());
            if let Report::Answered { why, is_told } = report(&app) {
                let passages = why.passages();
                let steps = passages.iter().filter_map(|it| it.step.as_ref());
                let places = steps.flat_map(|step| &step.placements).count() > 0;
                assert!(!(*is_told && places), "{cell} {digit}");
                kept_back += usize::from(places);
            }
            send(&mut app, solver::Message::Erase);
        }
    }
    assert!(kept_back > 0, "some argument sets a digit");
}

#[test]
fn the_ice_stays_on_the_board_where_it_is_told_why_a_digit_is_wrong() {
    let mut app = playing(ice());
    enter(&mut app, "r1c1", "5");
    let frozen = scene(&app).ice;
    assert!(!frozen.is_empty());
    click(&mut app, "Why is it wrong?");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    assert!(shows(&app, "Why not the 5 you set?"));
    assert_eq!(scene(&app).ice, frozen);
}

#[test]
fn what_is_done_on_the_board_of_a_game_that_was_given_up_is_told() {
    let mut app = playing(GameRecord::default());
    let before = board(&app);
    click(&mut app, "Give up");
    key(&mut app, Named::Enter);
    assert!(board(&app).is_solved());
    assert_eq!(the_solver(&app).beside(), Beside::Game);
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    assert_eq!(board(&app), before);
    assert_eq!(the_solver(&app).beside(), Beside::Step);
    assert!(matches!(report(&app), Report::Undone(_)));
}

#[test]
fn what_is_left_of_the_time_is_shown_and_its_end_told_and_the_game_goes_on() {
    let mut app = playing(GameRecord {
        timer: true,
        limit: Some(600),
        seconds: 599,
        ..GameRecord::default()
    });
    assert!(shows(&app, "Left") && shows(&app, "00:01"));
    assert_eq!(app.notice(), None);
    let is_tick = |it: &solver::Message| matches!(it, solver::Message::Game(Message::Tick(_)));
    while app.notice().is_none() {
        wait_for_news(&mut app, is_tick);
    }
    assert!(app.notice().unwrap().starts_with("The time is over."));
    assert!(shows(&app, "Beyond"));
    enter(&mut app, "r1c1", "6");
    assert_eq!(value(&app, "r1c1"), Some(6), "it goes on");
}

#[test]
fn a_game_that_was_won_too_late_is_not_among_the_best() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path().join("settings.toml"));
    let mut app = begin(Settings::default(), store);
    let late = GameRecord {
        limit: Some(600),
        seconds: 601,
        ..GameRecord::default()
    };
    open(&mut app, puzzle_with(late.clone()));
    assert_eq!(app.notice(), None, "it was told before");
    win(&mut app);
    pinned!(sentences(&app));
    assert!(!shows(&app, "Best games: Classic, Easy"));
    open(
        &mut app,
        puzzle_with(GameRecord {
            seconds: 83,
            ..late
        }),
    );
    win(&mut app);
    assert!(shows(&app, "Best games: Classic, Easy"));
    assert!(shows(&app, "1."));
}

#[test]
fn the_best_games_are_listed_and_this_one_among_them() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("best.toml"),
        "[[best]]\nkind = \"classic\"\nmeasure = \"technique\"\nlevel = \"easy\"\nwon = 4\n\
         seconds = 77\nscore = 1923\n",
    )
    .unwrap();
    let store = Store::at(folder.path().join("settings.toml"));
    let mut app = begin(Settings::default(), store);
    let game = GameRecord {
        seconds: 130,
        ..GameRecord::default()
    };
    open(&mut app, puzzle_with(game));
    win(&mut app);
    for words in ["1.", "01:17", "1923", "2.", "02:10", "1870"] {
        assert!(shows(&app, words), "{words} is missing");
    }
    assert!(!shows(&app, "3."));
}

#[test]
fn right_digits_are_green_only_where_that_was_chosen_and_not_before_a_check() {
    let right = |app: &App| -> CellSet {
        let values = scene(app).values.into_iter();
        let right = values.filter(|(_, _, kind)| *kind == ValueKind::Right);
        right.map(|(cell, _, _)| cell).collect()
    };
    for errors_told in ErrorsTold::ALL {
        let mut app = playing(GameRecord {
            errors_told,
            ..GameRecord::default()
        });
        enter(&mut app, "r1c1", "6");
        enter(&mut app, "r1c3", "7");
        type_key(&mut app, "c");
        assert_eq!(right(&app), CellSet::EMPTY, "nobody asked for it");
        update(
            &mut app,
            AppMessage::Modal(modal::Message::Set(SettingChange::RightDigits)),
        );
        assert!(app.settings().right_digits);
        assert_eq!(right(&app), cells("r1c1"));
        enter(&mut app, "r1c4", "5");
        let told = match errors_told {
            ErrorsTold::AtOnce => cells("r1c1 r1c4"),
            ErrorsTold::OnCheck => cells("r1c1"),
        };
        assert_eq!(right(&app), told);
    }
}

#[test]
fn a_hint_where_the_error_is_red_already_sends_nobody_to_check() {
    let mut app = playing(GameRecord::default());
    enter(&mut app, "r1c1", "5");
    assert_eq!(red(&app), cells("r1c1"));
    ask(&mut app);
    pinned!("told at once", sentences(&app));
    let mut app = on_check();
    enter(&mut app, "r1c1", "5");
    ask(&mut app);
    pinned!("told on check", sentences(&app));
}

#[test]
fn a_game_that_was_given_up_is_not_told_as_solved() {
    let mut app = playing(GameRecord::default());
    enter(&mut app, "r1c1", "6");
    let open = board(&app).unsolved().len();
    click(&mut app, "Give up");
    key(&mut app, Named::Enter);
    send(&mut app, solver::Message::Show(Beside::Step));
    wait_until(&mut app, |app| the_solver(app).summary().is_some());
    assert!(shows(&app, "Given up") && !shows(&app, "Solved"));
    let told = format!(
        "1 step, 1 of them your own. You gave up, and the program filled in {open} cells. 00:00, \
         without help."
    );
    assert!(shows(&app, &told));
    // Enter does what the panel offers: another game, and not the next puzzle.
    send(&mut app, solver::Message::Show(Beside::Game));
    key(&mut app, Named::Enter);
    assert!(shows(&app, "Play") && the_solver(&app).game().is_some());
}

#[test]
fn the_pad_of_a_paused_game_is_off_and_a_key_says_why() {
    let mut app = playing(GameRecord::default());
    assert!(does(&app, "Note"));
    type_key(&mut app, "p");
    assert!(!does(&app, "Note"));
    type_key(&mut app, "6");
    let told = "The game is paused. Go on with it first.";
    assert_eq!(app.notice().as_deref(), Some(told));
    type_key(&mut app, "p");
    assert!(does(&app, "Note"));
}

#[test]
fn the_price_of_a_full_house_is_told_as_it_is_taken() {
    use sudoku_stepper::play::Help;
    use sudoku_stepper::rules::Technique;
    let app = playing(GameRecord::default());
    let price = Help::by(Technique::FullHouse).price();
    let told = format!("a hint {price} for a full house or a naked single,");
    let words = Living::new(app, iced::Task::none(), (1000.0, 700.0)).words();
    assert!(
        words.iter().any(|(words, _)| words.contains(&told)),
        "{words:?}"
    );
}
