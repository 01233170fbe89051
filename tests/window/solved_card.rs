//! The card about a solved puzzle: the effort, and the techniques that were found or shown.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use sudoku_stepper::app::modal::Modal;
use sudoku_stepper::app::screen::solver::{Message, summary};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{Granularities, Settings, ThemeChoice};
use sudoku_stepper::app::{App, Screen};
use sudoku_stepper::rate::rate;
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::search::{self, Solutions, Stop};
use sudoku_stepper::session::{By, Summary};
use sudoku_stepper::solver::{Granularity, Preset, Solver};

use crate::support::*;

/// With these rules a step makes one deduction.
fn deductions(rules: &Solver) -> Granularities {
    let mut all = Granularities::default();
    all.choose(rules, Granularity::Deduction);
    all
}

fn one_by_one(rules: &Solver, text: &str) -> App {
    let settings = Settings {
        granularity: deductions(rules),
        ..with_rules(rules)
    };
    app_with(settings, text)
}

fn solve(app: &mut App) {
    while !board(app).is_solved() {
        step(app);
    }
    wait_until(app, |app| the_solver(app).summary().is_some());
    wait_until(app, |app| the_solver(app).solved_level().is_some());
    deliver(app, is_rested);
}

fn is_rested(message: &sudoku_stepper::app::Message) -> bool {
    use sudoku_stepper::app::Message as Any;
    matches!(
        message,
        Any::Solver(Message::Solved(summary::Message::Rested(_)))
    )
}

fn summary(app: &App) -> Summary {
    let summary = the_solver(app).summary();
    summary.expect("what it took is known").clone()
}

#[test]
fn steps_are_counted_as_the_path_counts_them_and_ones_own_are_told_apart() {
    let mut app = one_by_one(&Solver::default(), ASSIGNMENT);
    assert!(the_solver(&app).summary().is_none(), "it is not solved yet");
    // A single by hand, and the rest by rules.
    let rule = sudoku_stepper::rules::rule_for(Technique::HiddenSingle).unwrap();
    let single = sudoku_stepper::rules::find_first(rule, &board(&app)).unwrap();
    let placed = single.placements[0];
    send(&mut app, Message::Select(placed.cell));
    send(&mut app, Message::Enter(placed.digit));
    solve(&mut app);
    let made = made(&app);
    let told = summary(&app);
    assert_eq!(told.steps.len(), made);
    assert_eq!(told.own(), 1);
    assert_eq!(told.steps[0].by, By::Person);
    let level = |taken: &sudoku_stepper::session::Credited| taken.technique().map(|it| it.level());
    assert_eq!(level(&told.steps[0]), Some(Level::Easy), "it was a single");
    let found: usize = told.met.iter().map(|met| met.found).sum();
    let times: usize = told.met.iter().map(|met| met.times).sum();
    assert_eq!((found, times), (1, made));
    assert!(shows(&app, "Solved"));
    assert!(shows(&app, &format!("{made} steps, 1 of them your own.")));
    // Taken back it is not solved, and made again it is.
    key(&mut app, Named::Escape);
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    assert!(the_solver(&app).summary().is_none());
    press(&mut app, Key::Character("y".into()), Modifiers::CTRL);
    wait_until(&mut app, |app| the_solver(app).summary().is_some());
    assert_eq!(summary(&app).steps.len(), made);
}

#[test]
fn a_guess_makes_the_puzzle_no_easier() {
    let mut app = app(HARD);
    let givens = the_solver(&app).session().position().givens();
    let rules = Solver::preset(Preset::HoDoKuAndOn);
    let level = rate(&givens, &rules, &Stop::never()).unwrap().level;
    let Solutions::One(solution) = search::solve(&givens, &Stop::never()).unwrap().solutions else {
        panic!("it is a puzzle")
    };
    // All that is not a single is guessed.
    while !board(&app).is_solved() {
        let before = made(&app);
        step(&mut app);
        if made(&app) == before {
            let cell = board(&app).unsolved().first().unwrap();
            send(&mut app, Message::Select(cell));
            send(&mut app, Message::Enter(solution[cell.index()].unwrap()));
        }
    }
    wait_until(&mut app, |app| the_solver(app).summary().is_some());
    wait_until(&mut app, |app| the_solver(app).solved_level().is_some());
    let hardest = summary(&app).hardest_technique().unwrap().level();
    assert!(hardest < level);
    assert_eq!(the_solver(&app).solved_level(), Some(level));
    assert!(shows(&app, &level.to_string()) && !shows(&app, &hardest.to_string()));
}

#[test]
fn what_was_done_before_a_restart_does_not_count() {
    let mut app = app(ASSIGNMENT);
    solve(&mut app);
    let all = summary(&app).steps.len();
    send(&mut app, Message::Restart);
    assert!(!board(&app).is_solved());
    solve(&mut app);
    assert_eq!(summary(&app).steps.len(), all);
    assert!(shows(&app, &format!("{all} steps, none of them your own.")));
}

#[test]
fn the_hardest_step_is_shown_again_on_its_board() {
    let rules = Solver::preset(Preset::HoDoKu).complete();
    let mut app = one_by_one(&rules, HARD);
    solve(&mut app);
    let told = summary(&app);
    let hardest = told.hardest.clone().expect("there is a hardest one");
    let technique = hardest.step[0].technique;
    let is_harder = |met: &sudoku_stepper::session::Met| met.technique.level() > technique.level();
    assert!(!told.met.iter().any(is_harder));
    assert_eq!(told.hardest_technique(), Some(told.met[0].technique));
    let solved = board(&app);
    click(&mut app, "Show again");
    let scene = the_solver(&app).scene();
    let given = hardest.before.grid().clone();
    assert_eq!(scene.values.len(), 81 - given.unsolved().len());
    assert!(!scene.marks.is_empty(), "it is drawn");
    // The legend is that of this step, and not of the last one, a single.
    assert!(shows(&app, "Removed") && !shows(&app, "Placed"));
    assert_eq!(board(&app), solved, "the board itself stays as it is");
    click(&mut app, "Back to the end");
    assert_eq!(the_solver(&app).scene().values.len(), 81);
    press(&mut app, Key::Character("b".into()), Modifiers::CTRL);
    assert!(shows(&app, "Back to the end"));
    key(&mut app, Named::Escape);
    assert!(!shows(&app, "Back to the end"));
}

#[test]
fn it_leads_to_the_next_puzzle_to_an_exercise_and_to_a_page() {
    let mut app = one_by_one(&Solver::default(), ASSIGNMENT);
    solve(&mut app);
    let hardest = summary(&app).hardest_technique().unwrap();
    click(&mut app, "Keep as page");
    let Some(Modal::Export(_)) = app.modal() else {
        panic!("the export is not shown");
    };
    assert!(shows(&app, "Save"), "it can be written at once");
    key(&mut app, Named::Escape);
    click(&mut app, "Practice this");
    assert_eq!(app.screen(), Screen::Lessons);
    assert_eq!(app.lessons().unwrap().technique(), Some(hardest));
    assert!(app.lessons().unwrap().is_making());
    key(&mut app, Named::Escape);
    key(&mut app, Named::Escape);
    assert_eq!(app.screen(), Screen::Solver);
    key(&mut app, Named::Enter);
    assert!(app.modal().is_none(), "nothing is lost by that");
    assert!(!board(&app).is_solved(), "another puzzle is open");
}

#[test]
fn a_press_beyond_the_last_step_does_not_go_on_to_another_puzzle() {
    let mut app = one_by_one(&Solver::default(), ASSIGNMENT);
    while !board(&app).is_solved() {
        click_on_step(&mut app);
    }
    wait_until(&mut app, |app| the_solver(app).summary().is_some());
    // More presses make nothing of it while this lasts.
    for _ in 0..3 {
        assert!(!shows(&app, "Next puzzle"));
        click_on_step(&mut app);
        let told = app.notice().expect("why nothing is done");
        assert!(told.contains("Enter goes on to the next puzzle"), "{told}");
        deliver(&mut app, is_rested);
    }
    assert!(board(&app).is_solved() && shows(&app, "Solved"));
    assert!(!shows(&app, "Next puzzle"), "it was pressed just now");
    send(&mut app, Message::Show(Beside::Path));
    assert!(!shows(&app, "Next puzzle"), "nor beside the path");
    key(&mut app, Named::Enter);
    assert!(board(&app).is_solved(), "no key goes on either");
    deliver(&mut app, is_rested);
    assert!(shows(&app, "Next"), "the button below the card");
    send(&mut app, Message::Show(Beside::Step));
    assert!(steps_on(&app));
    click_on_step(&mut app);
    assert!(!board(&app).is_solved(), "another puzzle is open");
}

#[test]
fn what_was_solved_looks_as_it_did() {
    let rules = Solver::preset(Preset::HoDoKu).complete();
    let settings = Settings {
        theme: ThemeChoice::Light,
        granularity: deductions(&rules),
        ..with_rules(&rules)
    };
    let mut app = app_with(settings, HARD);
    solve(&mut app);
    matches_snapshot(&app, "solved");
}

/// The solution of the assignment.
fn full() -> String {
    let mut app = app(ASSIGNMENT);
    act(&mut app, "solve");
    let grid = board(&app);
    let cells = grid.layout().cells().into_iter();
    let values = cells.map(|cell| grid.value(cell).map_or(0, |digit| digit.get()));
    values.map(|it| it.to_string()).collect()
}

#[test]
fn a_board_that_is_full_and_right_is_told_as_solved_however_it_came_to_be_so() {
    // As it was opened.
    let full = full();
    let mut opened = app(&full);
    send(&mut opened, Message::Hover(None));
    wait_until(&mut opened, |app| the_solver(app).summary().is_some());
    deliver(&mut opened, is_rested);
    assert!(shows(&opened, "Solved"));
    assert!(shows(
        &opened,
        "Every cell was filled when the puzzle was opened, and all digits are right."
    ));
    assert!(!shows(
        &opened,
        "Step shows what must be true next, and why."
    ));
    assert!(shows(&opened, "Next"), "it goes on");
    // By an entry.
    let last = format!("{}.", &full[..80]);
    let mut entered = app(&last);
    assert!(shows(&entered, "Ready"));
    let cell = sudoku_stepper::grid::Cell::at(8, 8);
    send(&mut entered, Message::Select(cell));
    type_key(&mut entered, &full[80..]);
    assert!(shows(&entered, "Solved"));
    // Made again.
    send(&mut entered, Message::Undo);
    assert!(!shows(&entered, "Solved"));
    send(&mut entered, Message::Redo);
    assert!(shows(&entered, "Solved"));
    wait_until(&mut entered, |app| the_solver(app).summary().is_some());
    assert!(shows(&entered, "1 step, 1 of them your own."));
}

#[test]
fn what_solve_filled_in_is_no_step_and_has_no_level() {
    let filled = |steps: usize| {
        let mut app = one_by_one(&Solver::default(), ASSIGNMENT);
        for _ in 0..steps {
            step(&mut app);
        }
        let empty = board(&app).unsolved().len();
        act(&mut app, "solve");
        // Undone and made again, the card tells what the whole puzzle took.
        press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
        press(&mut app, Key::Character("y".into()), Modifiers::CTRL);
        wait_until(&mut app, |app| the_solver(app).summary().is_some());
        assert!(shows(&app, "Solved"));
        (app, empty)
    };
    let (app, empty) = filled(3);
    let told = format!(
        "3 steps, none of them your own. Solve filled in {empty} cells by trying (backtracking)."
    );
    assert!(shows(&app, &told));
    assert!(!shows(&app, "Easy"), "how hard the rest is, is not known");
    let (app, empty) = filled(0);
    let told = format!("Solve filled in {empty} cells by trying (backtracking).");
    assert!(shows(&app, &told));
    assert!(!shows(&app, "Easy"));
}

#[test]
fn after_the_last_of_a_list_it_is_told_where_the_next_puzzle_comes_from() {
    let settings = Settings::default();
    let mut app = begin(settings, sudoku_stepper::app::settings::Store::none());
    let two = format!("{ASSIGNMENT}\n{}", include_str!("../../puzzles/easy-4.txt"));
    let source = sudoku_stepper::app::Source::named("two.txt");
    open_as(&mut app, puzzles(&two), source);
    assert_eq!(app.screen(), Screen::Collection);
    key(&mut app, Named::End);
    key(&mut app, Named::Enter);
    solve(&mut app);
    send(&mut app, Message::Solved(summary::Message::Next));
    if app.modal().is_some() {
        click(&mut app, "Don't save");
    }
    let name = the_solver(&app).name();
    let told = format!(
        "That was the last puzzle of the list. The next one comes with the program: {name}."
    );
    assert_eq!(app.notice().as_deref(), Some(&*told));
}

#[test]
fn the_next_puzzle_is_another_one_whatever_the_open_one_is_called() {
    let text = include_str!("../../puzzles/easy-1.txt");
    for _ in 0..6 {
        let mut app = app(text);
        let before = the_solver(&app).session().position().givens();
        solve(&mut app);
        send(&mut app, Message::Solved(summary::Message::Next));
        if app.modal().is_some() {
            click(&mut app, "Don't save");
        }
        assert_ne!(the_solver(&app).session().position().givens(), before);
    }
}

#[test]
fn a_solved_puzzle_has_no_reason_to_be_told_in_short() {
    let mut app = app(ASSIGNMENT);
    solve(&mut app);
    type_key(&mut app, "z");
    let told = app.notice().expect("it is told");
    assert!(
        told.starts_with("Z has nothing to do here right now."),
        "{told}"
    );
}
