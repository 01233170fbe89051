//! The path beside the board: moving along it by keys, by the timeline and automatically.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::living::Living;
use crate::living_tree::shown;
use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Event, Point, Rectangle, mouse};
use iced_test::simulator::Simulator;
use sudoku_stepper::app::list;
use sudoku_stepper::app::screen::solver::{self, Report, Speed, path};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{Settings, ThemeChoice};
use sudoku_stepper::app::{App, Message, iced_settings};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::rate::explainer::{self, difficulty_of};
use sudoku_stepper::rules::{Deduction, Technique};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::solver::{Ending, Solver};
use sudoku_stepper::sudoku::Cause;

/// Waits until the path from the present board is known.
fn wait_for_path(app: &mut App) {
    wait_until(app, |app| the_solver(app).path_ending().is_some());
}

/// Waits until the puzzle is rated by the rules that are on.
fn wait_for_rating(app: &mut App) {
    wait_until(app, |app| the_solver(app).rating().is_some());
}

/// Shows the path, and holds back the news of the search for it.
fn look_for_path(app: &mut App) -> News<Message> {
    let show = solver::Message::Show(Beside::Path);
    hold(app, Message::Solver(show))
}

/// The next part of the path that is found.
fn next_part(news: &mut News<Message>) -> Message {
    loop {
        let message = news.next().expect("more of the path is found");
        if is_of_path(&message) {
            return message;
        }
    }
}

fn is_of_path(message: &Message) -> bool {
    let found = |it: &solver::Message| matches!(it, solver::Message::Path(path::Message::Found(_)));
    matches!(message, Message::Solver(it) if found(it))
}

/// A tick of the clock that moves along the path automatically.
fn next_tick(news: &mut News<Message>) -> Message {
    let is_tick =
        |it: &solver::Message| matches!(it, solver::Message::Path(path::Message::Tick(_)));
    loop {
        let message = news.next().expect("it goes on by itself");
        if matches!(&message, Message::Solver(it) if is_tick(it)) {
            return message;
        }
    }
}

fn send_path(app: &mut App, message: path::Message) {
    send(app, solver::Message::Path(message));
}

/// The puzzle with its path and rating shown.
fn on_path(theme: ThemeChoice) -> App {
    let mut app = hard(theme);
    type_key(&mut app, "p");
    wait_for_path(&mut app);
    wait_for_rating(&mut app);
    app
}

fn ahead(app: &App) -> &[Arc<[Deduction]>] {
    the_solver(app).ahead()
}

#[test]
fn the_path_is_listed_from_the_opening_to_the_end() {
    let app = on_path(ThemeChoice::Light);
    assert_eq!(the_solver(&app).path_ending(), Some(&Ending::Solved));
    let all = ahead(&app).len();
    assert!(shows(
        &app,
        &format!("Step 0 of {all}. The last one solves the puzzle.")
    ));
    assert!(shows(&app, "Opened"));
    assert!(shows(&app, "Hidden Single"));
    assert!(shows(&app, "Unfair"), "the level of the puzzle");
}

#[test]
fn keys_go_to_any_place_of_the_path_and_back() {
    let mut app = on_path(ThemeChoice::Light);
    let opened = board(&app);
    let all = ahead(&app).len();
    key(&mut app, Named::ArrowRight);
    assert_eq!((made(&app), ahead(&app).len()), (1, all - 1));
    assert!(matches!(report(&app), Report::Stepped(_)));
    // Room for 11 rows: a page goes by one less.
    let resized = list::Message::Resized(300.0);
    send_path(&mut app, path::Message::List(resized));
    key(&mut app, Named::PageDown);
    assert_eq!((made(&app), ahead(&app).len()), (11, all - 11));
    key(&mut app, Named::ArrowLeft);
    assert_eq!((made(&app), ahead(&app).len()), (10, all - 10));
    key(&mut app, Named::End);
    assert!(board(&app).is_solved());
    assert_eq!((made(&app), ahead(&app).len()), (all, 0));
    key(&mut app, Named::Home);
    assert_eq!(board(&app), opened);
    assert_eq!((made(&app), ahead(&app).len()), (0, all));
    assert_eq!(report(&app), &Report::Ready);
}

#[test]
fn steps_and_undo_stay_on_the_path() {
    let mut app = on_path(ThemeChoice::Light);
    let all = ahead(&app).len();
    steps(&mut app, 3);
    assert_eq!((made(&app), ahead(&app).len()), (3, all - 3));
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    assert_eq!((made(&app), ahead(&app).len()), (2, all - 2));
    let next = Arc::clone(&ahead(&app)[0]);
    key(&mut app, Named::ArrowRight);
    assert_eq!(report(&app), &Report::Stepped(next));
}

#[test]
fn moves_made_before_the_path_was_known_can_be_gone_back_over() {
    let mut app = hard(ThemeChoice::Light);
    steps(&mut app, 5);
    type_key(&mut app, "p");
    wait_for_path(&mut app);
    let all = 5 + ahead(&app).len();
    key(&mut app, Named::Home);
    assert_eq!((made(&app), ahead(&app).len()), (0, all));
    key(&mut app, Named::End);
    assert!(board(&app).is_solved());
}

#[test]
fn another_way_keeps_the_old_path_until_the_new_one_is_known() {
    let mut app = on_path(ThemeChoice::Light);
    key(&mut app, Named::ArrowRight);
    let old = ahead(&app).to_vec();
    // r1c1 is 6.
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "6");
    assert_eq!(ahead(&app), old);
    assert_eq!(the_solver(&app).path_ending(), None);
    key(&mut app, Named::ArrowRight);
    assert_eq!(made(&app), 2, "the old steps do not fit the board any more");
    wait_for_path(&mut app);
    assert_ne!(ahead(&app), old);
    key(&mut app, Named::End);
    assert!(board(&app).is_solved());
}

#[test]
fn what_an_older_search_finds_is_late() {
    let mut app = hard(ThemeChoice::Light);
    let mut older = look_for_path(&mut app);
    let part = next_part(&mut older);
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "6");
    for late in std::iter::once(part).chain(older.rest()) {
        update(&mut app, late);
        assert!(ahead(&app).is_empty());
        assert_eq!(the_solver(&app).path_ending(), None);
    }
    wait_for_path(&mut app);
    assert_eq!(the_solver(&app).path_ending(), Some(&Ending::Solved));
}

#[test]
fn the_search_for_the_path_can_be_canceled_and_what_it_found_stays() {
    let mut app = hard(ThemeChoice::Light);
    let mut news = look_for_path(&mut app);
    assert!(shows(&app, "Looking for the path from here."));
    let part = next_part(&mut news);
    update(&mut app, part);
    let found = ahead(&app).len();
    assert!(found > 0);
    let words = format!("Looking for the path: {found} steps so far.");
    assert!(shows(&app, &words));
    click(&mut app, "Cancel");
    let words = format!("Step 0 of {found}. The search was stopped there.");
    assert!(shows(&app, &words));
    for late in news.rest() {
        update(&mut app, late);
    }
    assert!(shows(&app, &words), "what comes now is late");
    key(&mut app, Named::End);
    assert_eq!(made(&app), found);
    click(&mut app, "Go on");
    wait_for_path(&mut app);
    assert_eq!(the_solver(&app).path_ending(), Some(&Ending::Solved));
}

#[test]
fn the_path_goes_on_by_itself_until_it_is_paused_or_ends() {
    let mut app = on_path(ThemeChoice::Light);
    send_path(&mut app, path::Message::Speed(Speed::Fastest));
    let play = || Message::Solver(solver::Message::Path(path::Message::Play));
    let mut clock = hold(&mut app, play());
    assert!(the_solver(&app).is_playing());
    assert_eq!(made(&app), 1);
    let tick = next_tick(&mut clock);
    let mut clock = hold(&mut app, tick);
    assert_eq!(made(&app), 2);
    let late = next_tick(&mut clock);
    update(&mut app, play());
    assert!(!the_solver(&app).is_playing());
    update(&mut app, late.clone());
    assert_eq!(made(&app), 2, "it was paused");
    update(&mut app, play());
    assert_eq!(made(&app), 3);
    update(&mut app, late);
    assert_eq!(made(&app), 3, "a tick of the first time is late");
    wait_until(&mut app, |app| !the_solver(app).is_playing());
    assert!(board(&app).is_solved());
}

#[test]
fn an_entry_pauses_what_goes_on_by_itself() {
    let mut app = on_path(ThemeChoice::Light);
    key(&mut app, Named::Enter);
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "6");
    assert!(!the_solver(&app).is_playing());
}

/// The place of the timeline in the window.
fn timeline(app: &App) -> Rectangle {
    match simulator(app)
        .find(iced_test::selector::id("timeline"))
        .unwrap()
    {
        iced_test::selector::Target::Container { bounds, .. } => bounds,
        target => panic!("the timeline is {target:?}"),
    }
}

#[test]
fn the_timeline_goes_where_it_is_pressed_and_where_the_knob_is_dragged() {
    let mut app = on_path(ThemeChoice::Light);
    let all = ahead(&app).len();
    let bounds = timeline(&app);
    let at = |share: f32| Point::new(bounds.x + bounds.width * share, bounds.y + 10.0);
    let left = mouse::Button::Left;
    let mut ui = simulator(&app);
    ui.point_at(at(0.5));
    let _ = ui.simulate([Event::Mouse(mouse::Event::ButtonPressed(left))]);
    for share in [0.6, 1.1] {
        let position = at(share);
        ui.point_at(position);
        let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
    }
    let _ = ui.simulate([Event::Mouse(mouse::Event::ButtonReleased(left))]);
    let position = at(0.1);
    ui.point_at(position);
    let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
    let messages: Vec<_> = ui.into_messages().collect();
    let mut places = Vec::new();
    for message in messages {
        update(&mut app, message);
        places.push(made(&app));
    }
    assert_eq!(places.len(), 3, "the knob was let go at the end");
    assert_eq!((places[0], places[2]), (all.div_ceil(2), all));
    assert!(places.is_sorted());
}

#[test]
fn the_summary_lists_techniques_with_scores_and_goes_up_to_their_next_step() {
    let mut app = on_path(ThemeChoice::Light);
    click(&mut app, "Summary");
    assert!(shows(&app, "X-Wing"));
    assert!(shows(&app, "Total"));
    // As many as the path has steps.
    wait_for_path(&mut app);
    let all = ahead(&app).len();
    assert!(made(&app) == 0 && shows(&app, &all.to_string()));
    send_path(&mut app, path::Message::UpTo(Technique::XWing));
    assert!(made(&app) > 0);
    assert_eq!(ahead(&app)[0][0].technique, Technique::XWing);
    // By keys: the second technique from the end.
    send_path(&mut app, path::Message::Techniques(list::Message::Last));
    key(&mut app, Named::ArrowUp);
    key(&mut app, Named::Enter);
    assert_eq!(ahead(&app)[0][0].technique, Technique::XyzWing);
}

/// The technique of each deduction on the visible path.
fn on_shown_path(app: &App) -> Vec<Technique> {
    let session = the_solver(app).session();
    let journal = session.journal();
    let made = journal.moves().iter().filter_map(|it| match &it.cause {
        Cause::Rule(step) => Some(step.iter().map(|it| it.technique).collect::<Vec<_>>()),
        _ => None,
    });
    let ahead = ahead(app)
        .iter()
        .map(|step| step.iter().map(|it| it.technique).collect());
    made.chain(ahead).flatten().collect()
}

#[test]
fn the_summary_has_the_techniques_of_the_path_that_is_shown_and_each_leads_somewhere() {
    let mut app = on_path(ThemeChoice::Light);
    wait_for_path(&mut app);
    let whole = on_shown_path(&app);
    // With these entries the path is another one.
    let solution = solve(&board(&app), &Stop::never()).unwrap();
    let Solutions::One(solution) = solution.solutions else {
        panic!("it has one solution");
    };
    for cell in board(&app).unsolved().into_iter().skip(8).take(20) {
        send(&mut app, solver::Message::Select(cell));
        send(
            &mut app,
            solver::Message::Enter(solution[cell.index()].unwrap()),
        );
    }
    wait_for_path(&mut app);
    let shown = on_shown_path(&app);
    assert!(!shown.contains(&Technique::XWing) && whole.contains(&Technique::XWing));
    click(&mut app, "Summary");
    assert!(!shows(&app, "X-Wing"));
    assert!(shows(&app, &shown.len().to_string()));
}

#[test]
fn a_technique_of_the_summary_that_leads_nowhere_else_says_so() {
    let mut app = on_path(ThemeChoice::Light);
    wait_for_path(&mut app);
    let all = on_shown_path(&app);
    let is_rare = |it: &&Technique| all.iter().filter(|one| one == it).count() == 1;
    let only = *all.iter().find(is_rare).expect("one is used once");
    send_path(&mut app, path::Message::UpTo(only));
    wait_for_path(&mut app);
    assert_eq!(ahead(&app)[0][0].technique, only);
    assert_eq!(app.notice(), None);
    send_path(&mut app, path::Message::UpTo(only));
    assert_eq!(
        app.notice().as_deref(),
        Some("The next step is its only use on this path.")
    );
}

#[test]
fn a_technique_of_the_summary_leads_from_use_to_use_and_back_to_the_first() {
    let mut app = on_path(ThemeChoice::Light);
    wait_for_path(&mut app);
    let all = on_shown_path(&app);
    let uses: Vec<usize> = (0..all.len())
        .filter(|at| all[*at] == Technique::NakedSingle)
        .collect();
    assert!(uses.len() > 1 && uses[0] > 0);
    for at in uses.iter().chain(uses.first()) {
        send_path(&mut app, path::Message::UpTo(Technique::NakedSingle));
        assert_eq!(made(&app), *at);
        wait_for_path(&mut app);
    }
}

#[test]
fn the_steps_are_told_by_sudoku_explainers_rating_as_well() {
    let mut app = on_path(ThemeChoice::Light);
    wait_for_path(&mut app);
    press(&mut app, Key::Character("u".into()), Modifiers::SHIFT);
    deliver(&mut app, |it| {
        matches!(
            it,
            Message::Solver(solver::Message::Path(path::Message::Explained(_)))
        )
    });
    let givens = the_solver(&app).session().position().givens();
    let rating = explainer::rate(&givens, &Stop::never()).unwrap();
    let told = format!("Sudoku Explainer: {}", rating.hardest.difficulty);
    assert!(shows(&app, &told));
    let first = difficulty_of(&ahead(&app)[0][0]).expect("it is a single");
    assert!(shows(&app, &first.to_string()));
    press(&mut app, Key::Character("u".into()), Modifiers::SHIFT);
    assert!(!shows(&app, &told));
}

#[test]
fn a_stalled_path_says_that_the_rules_find_nothing_more() {
    let mut app = app(HARD);
    type_key(&mut app, "p");
    wait_for_path(&mut app);
    let all = ahead(&app).len();
    let words = format!("Step 0 of {all}. Then these rules find nothing more.");
    assert!(shows(&app, &words));
}

#[test]
fn other_rules_make_another_path_and_what_they_change_is_told() {
    let mut app = on_path(ThemeChoice::Light);
    let before = ahead(&app).len();
    send(&mut app, solver::Message::Switch(Technique::XWing, false));
    assert!(the_solver(&app).rating().is_none());
    assert_eq!(ahead(&app).len(), before, "until the new one is known");
    wait_until(&mut app, |app| the_solver(app).difference().is_some());
    let told = the_solver(&app).difference().unwrap().to_owned();
    assert!(told.starts_with("Without X-Wing this puzzle "), "{told}");
    assert!(shows(&app, &told));
    send(&mut app, solver::Message::Show(Beside::Rules));
    assert!(shows(&app, &told), "also beside the rules");
    type_key(&mut app, "r");
    assert!(shows(&app, &told), "also where they are chosen");
}

#[test]
fn escape_stops_what_is_looked_for_and_then_leads_back_to_the_next_step() {
    for (letter, beside) in [("p", Beside::Path), ("a", Beside::EveryStep)] {
        let mut app = hard(ThemeChoice::Light);
        type_key(&mut app, letter);
        key(&mut app, Named::Escape);
        assert_eq!(the_solver(&app).beside(), beside);
        key(&mut app, Named::Escape);
        assert_eq!(the_solver(&app).beside(), Beside::Step);
    }
}

#[test]
fn the_path_looks_as_it_did_in_the_light() {
    let mut app = on_path(ThemeChoice::Light);
    // The W-Wing.
    for _ in 0..13 {
        key(&mut app, Named::ArrowRight);
    }
    matches_snapshot(&app, "path");
}

#[test]
fn the_summary_looks_as_it_did_in_the_dark() {
    let mut app = on_path(ThemeChoice::Dark);
    type_key(&mut app, "u");
    matches_snapshot(&app, "summary");
}

#[test]
fn the_level_is_that_of_the_puzzle_where_the_rules_that_are_on_do_not_solve_it() {
    let mut app = app(HARD);
    type_key(&mut app, "p");
    wait_for_rating(&mut app);
    let guesses = |app: &App| match the_solver(app).rating() {
        Some(Ok(rating)) => rating.guesses(),
        other => panic!("{other:?}"),
    };
    assert_eq!(guesses(&app), 2, "the basics leave some");
    wait_until(&mut app, |app| shows(app, "Unfair"));
    assert!(!shows(&app, "Extreme"), "that would be of a guess");
    assert!(shows(&app, "2 guesses"));
    key(&mut app, Named::ArrowRight);
    assert!(shows(&app, "Unfair"));
}

#[test]
fn guesses_on_the_path_are_explained_in_a_tooltip() {
    let mut app = app(HARD);
    type_key(&mut app, "p");
    wait_for_rating(&mut app);
    let mut living = Living::new(app, iced::Task::none(), (1000.0, 700.0));
    living.draw();
    let place = living.place_of("2 guesses");
    living.move_to(place);
    living.draw();
    let before = living.picture();
    thread::sleep(Duration::from_millis(800));
    living.draw();
    assert_ne!(living.picture(), before);
}

#[test]
fn a_long_name_on_the_path_leaves_the_rating_its_room() {
    let rules = Solver::with([
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::ContradictionWithSideArguments,
    ]);
    for language in ["en", "de"] {
        let settings = Settings {
            language: Some(language.to_owned()),
            ..with_rules(&rules)
        };
        let mut app = app_with(settings, HARD);
        type_key(&mut app, "p");
        wait_for_path(&mut app);
        let is_long = |step: &Arc<[Deduction]>| step[0].technique.name().len() > 20;
        let long = ahead(&app)
            .iter()
            .position(is_long)
            .expect("a name is long");
        let score = ahead(&app)[long][0].technique.score().to_string();
        let mut living = Living::new(app, iced::Task::none(), (760.0, 560.0));
        living.draw();
        living.send(Message::Solver(solver::Message::Path(path::Message::GoTo(
            long,
        ))));
        living.draw();
        let words = living.words();
        let scores: Vec<_> = words.iter().filter(|(words, _)| *words == score).collect();
        assert!(!scores.is_empty(), "{language}: {words:?}");
        for (_, place) in scores {
            assert!(place.width > 15.0, "{language}: {score} is cut: {place:?}");
        }
    }
}

/// Enters a digit that clashes with one in sight.
fn enter_clash(app: &mut App) {
    let empty = board(app).unsolved().first().unwrap();
    let mut seen = board(app).layout().peers(empty).into_iter();
    let digit = seen.find_map(|it| board(app).value(it)).unwrap();
    send(app, solver::Message::Select(empty));
    send(app, solver::Message::Enter(digit));
}

#[test]
fn steps_are_counted_in_one_way() {
    let mut app = app(include_str!("../../puzzles/easy-4.txt"));
    type_key(&mut app, "p");
    wait_for_path(&mut app);
    wait_for_rating(&mut app);
    let all = ahead(&app).len();
    assert!(shows(
        &app,
        &format!("Step 0 of {all}. The last one solves the puzzle.")
    ));
    assert!(shows(&app, "Score 176"), "it says nothing of steps");
    // A clash: no path leads on.
    enter_clash(&mut app);
    assert!(shows(&app, "Score 176"));
}

#[test]
fn the_score_stays_in_one_line_in_the_smallest_window() {
    let window = (760.0, 560.0);
    for text in [
        include_str!("../../puzzles/easy-4.txt"),
        include_str!("../../puzzles/medium-1.txt"),
        include_str!("../../puzzles/medium-2.txt"),
    ] {
        let mut app = app(text);
        carry_out(&mut app, Message::Resized(window.into()));
        type_key(&mut app, "p");
        wait_for_path(&mut app);
        wait_for_rating(&mut app);
        let Some(Ok(rating)) = the_solver(&app).rating() else {
            panic!("it is rated");
        };
        let score = rating.score.to_string();
        let size = (window.0 / app.scale(), window.1 / app.scale());
        let mut ui = Simulator::with_size(iced_settings(), size, app.view());
        let found = ui
            .find(format!("Score {score}"))
            .or_else(|_| ui.find(score.as_str()));
        let bounds = found.expect("it is shown").bounds();
        assert!(bounds.height < 24.0, "{score}: {bounds:?}");
    }
}

#[test]
fn the_summary_tells_by_the_measure_that_is_chosen() {
    let mut app = on_path(ThemeChoice::Light);
    send_path(&mut app, path::Message::Summary);
    assert!(shows(&app, "Score") && !shows(&app, "Hardest"));
    send_path(&mut app, path::Message::Scale(path::Scale::Explainer));
    assert!(shows(&app, "Hardest") && !shows(&app, "Score"));
    // A hidden single in a row or column is the hardest of its kind on this path.
    let singles = ahead(&app).iter().flat_map(|step| step.iter());
    let singles = singles.filter(|it| it.technique == Technique::NakedSingle);
    let hardest = singles.filter_map(difficulty_of).max().unwrap();
    assert!(shows(&app, &hardest.to_string()));
    wait_until(&mut app, |app| shows(app, "Sudoku Explainer: 7.1"));
}

#[test]
fn a_contradiction_on_the_path_is_answered_by_the_button_below() {
    let mut app = on_path(ThemeChoice::Light);
    enter_clash(&mut app);
    wait_until(&mut app, |app| report(app).origin().is_some());
    assert!(shows(&app, "Go back"));
    assert!(
        !shows(&app, "Back before the contradiction"),
        "once is enough"
    );
}

#[test]
fn the_summary_counts_the_digits_that_no_rule_set() {
    let mut app = on_path(ThemeChoice::Light);
    let Solutions::One(solution) = solve(&board(&app), &Stop::never()).unwrap().solutions else {
        panic!("it has one solution");
    };
    let open = board(&app).unsolved();
    for cell in open.iter() {
        send(&mut app, solver::Message::Select(cell));
        let digit = solution[cell.index()].expect("it is filled");
        send(&mut app, solver::Message::Enter(digit));
    }
    assert!(board(&app).is_solved());
    send(&mut app, solver::Message::Show(Beside::Path));
    wait_for_path(&mut app);
    send_path(&mut app, path::Message::Summary);
    assert!(shows(&app, "Digits of your own") && shows(&app, &open.len().to_string()));
    assert!(!shows(&app, "Total"), "no rule found a step");
    // Nothing of it can be chosen.
    send_path(&mut app, path::Message::Techniques(list::Message::Last));
    key(&mut app, Named::Enter);
    assert!(board(&app).is_solved());
}

#[test]
fn what_a_step_of_the_path_does_is_whole_in_a_tooltip() {
    let app = shown(Some(HARD), "p wait");
    let mut living = Living::new(app, iced::Task::none(), (760.0, 560.0));
    living.draw();
    for (begun, is_cut) in [("r1c4 = ", false), ("r2c1 = 8, r1c8 = 3, ", true)] {
        let mut words = living.words().into_iter();
        let acts = words.find(|(words, _)| words.starts_with(begun));
        let (_, place) = acts.expect("the step is in sight");
        living.move_to(place.center());
        living.draw();
        let before = living.picture();
        thread::sleep(Duration::from_millis(800));
        living.draw();
        assert_eq!(living.picture() != before, is_cut, "{begun}");
    }
}
