//! The screens without a display: clicked and read as widgets, messages sent
//! through `update`, pictures compared with those kept in `tests/snapshots`.

use crate::common::pinned::pinned;
use crate::otherwise::sentences;
use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::simulator::Simulator;
use sudoku_stepper::app::ask::Action;
use sudoku_stepper::app::board::{Frame, Tint, ValueKind};
use sudoku_stepper::app::modal::{self, Modal};
use sudoku_stepper::app::reading::Read;
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::screen::start;
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{Granularities, Settings, Store, ThemeChoice};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source, iced_settings};
use sudoku_stepper::explain::{Notation, Role};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::rules::{CATALOG, Pattern, Technique};
use sudoku_stepper::session::{Session, SolutionCount};
use sudoku_stepper::solver::Solver;
use sudoku_stepper::sudoku::Cause;
use sudoku_stepper::texts::Language;

fn search(app: &mut App) {
    send(app, solver::Message::Solve);
}

#[test]
fn the_start_screen_offers_every_way_to_a_puzzle() {
    let app = App::new(Settings::default(), Store::none());
    for words in [
        "Learn",
        "Play",
        "Open a puzzle",
        "Make one",
        "Easy",
        "Medium",
        "Hard",
        "Settings",
        "Keys",
        "Quit",
    ] {
        assert!(shows(&app, words), "{words} is missing");
    }
}

#[test]
fn each_level_opens_one_of_our_puzzles() {
    for label in ["Easy", "Medium", "Hard"] {
        let mut app = App::new(Settings::default(), Store::none());
        click(&mut app, label);
        assert_eq!(app.screen(), Screen::Solver);
        assert!(the_solver(&app).name().starts_with(label));
    }
}

#[test]
fn h_opens_a_hard_puzzle_where_there_is_no_board_to_hint_at() {
    let mut app = App::new(Settings::default(), Store::none());
    type_key(&mut app, "h");
    assert!(the_solver(&app).name().starts_with("Hard"));
    type_key(&mut app, "h");
    assert!(matches!(report(&app), Report::Hinted { .. }));
}

#[test]
fn step_is_pressed_until_the_assignments_puzzle_is_solved() {
    let mut app = app(ASSIGNMENT);
    let mut presses = 0;
    while !the_solver(&app).session().grid().is_solved() {
        click_on_step(&mut app);
        assert!(matches!(report(&app), Report::Stepped(_)));
        presses += 1;
        assert!(presses <= 81);
    }
    assert!(shows(&app, "Solved"));
    // Nothing is left to step, and after a moment the next puzzle is offered.
    wait_until(&mut app, |app| shows(app, "Next"));
    let told = report(&app).clone();
    key(&mut app, Named::Space);
    assert_eq!(report(&app), &told, "the card stays");
    assert!(shows(&app, "Solved"));
}

#[test]
fn a_step_shows_the_rule_its_count_and_the_move() {
    let mut app = app(ASSIGNMENT);
    send(&mut app, solver::Message::Show(Beside::Rules));
    assert!(shows(&app, "not used"));
    send(&mut app, solver::Message::Show(Beside::Step));
    click_on_step(&mut app);
    assert!(shows(&app, "Naked Single"));
    assert!(shows(&app, "r1c7 is 2"), "the conclusion comes first");
    assert!(shows(&app, "This step sets 4 cells"));
    send(&mut app, solver::Message::Show(Beside::Rules));
    assert!(shows(&app, "once"));
}

#[test]
fn a_step_marks_the_cells_set_and_those_used() {
    let mut app = app(ASSIGNMENT);
    send(&mut app, solver::Message::Step);
    let scene = the_solver(&app).scene();
    let framed = |frame: Frame| -> Vec<Cell> {
        let frames = scene.frames.iter().filter(|(_, it)| *it == frame);
        frames.map(|(cell, _)| *cell).collect()
    };
    assert_eq!(framed(Frame::Set), [Cell::at(0, 6)]);
    assert_eq!(
        framed(Frame::Also),
        [Cell::at(2, 8), Cell::at(7, 4), Cell::at(8, 7)]
    );
    assert!(
        scene.tints.contains(&(Cell::at(0, 1), Tint::Used)),
        "r1c2 holds a 7 that r1c7 sees"
    );
    assert!(
        scene
            .values
            .contains(&(Cell::at(0, 6), digit(2), ValueKind::Found))
    );
    assert!(
        scene
            .values
            .contains(&(Cell::at(0, 1), digit(7), ValueKind::Given))
    );
}

#[test]
fn a_reduction_strikes_what_it_removes_and_marks_what_it_rests_on() {
    let mut app = app(HARD);
    let removed = loop {
        send(&mut app, solver::Message::Step);
        match report(&app) {
            Report::Stepped(deductions) if deductions[0].placements.is_empty() => {
                break deductions[0].eliminations.clone();
            }
            Report::Stepped(_) => {}
            report => panic!("no reduction before {report:?}"),
        }
    };
    let scene = the_solver(&app).scene();
    for candidate in removed {
        assert!(scene.candidates.contains(&candidate));
        assert!(scene.marks.contains(&(candidate, Role::Eliminated)));
    }
    assert!(scene.marks.iter().any(|(_, role)| *role == Role::Base));
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    assert!(
        the_solver(&app)
            .scene()
            .marks
            .iter()
            .any(|(_, role)| *role == Role::Eliminated)
    );
    send(&mut app, solver::Message::Step);
    assert_ne!(
        the_solver(&app).scene(),
        scene,
        "the next action takes the marks away"
    );
}

#[test]
fn a_step_that_sets_several_cells_shows_one_reason_at_a_time() {
    let mut app = app(ASSIGNMENT);
    step(&mut app);
    let set = |app: &App| {
        let frames = the_solver(app).scene().frames;
        let set = frames.iter().filter(|(_, frame)| *frame == Frame::Set);
        set.map(|(cell, _)| *cell).collect::<Vec<_>>()
    };
    let cells = [(0, 6), (2, 8), (7, 4), (8, 7)].map(|(row, column)| Cell::at(row, column));
    for cell in cells {
        assert_eq!(set(&app), [cell]);
        type_key(&mut app, "n");
    }
    assert_eq!(set(&app), [cells[0]], "after the last comes the first");
    press(&mut app, Key::Character("N".into()), Modifiers::SHIFT);
    assert_eq!(set(&app), [cells[3]]);
    assert!(shows(&app, "4 of 4"));
    click(&mut app, "The next one");
    assert_eq!(set(&app), [cells[0]]);
    let Report::Stepped(deductions) = report(&app) else {
        panic!("a step was made");
    };
    let deductions = deductions.clone();
    for (number, cell) in cells.into_iter().enumerate() {
        let placed = deductions[number].placements[0];
        // In this window chips are seen of two cells at once.
        send(&mut app, solver::Message::Focus(number ^ 1));
        click(
            &mut app,
            &format!("{} = {}", Notation::Rc.cell(cell), placed.digit),
        );
        assert_eq!(set(&app), [cell]);
        let conclusion = format!("{} is {}", Notation::Rc.cell(cell), placed.digit);
        assert!(shows(&app, &conclusion), "{conclusion}");
    }
}

#[test]
fn when_the_rules_stall_a_cell_is_asked_for_and_chosen() {
    let mut app = app(HARD);
    while !matches!(report(&app), Report::Stalled { .. }) {
        send(&mut app, solver::Message::Step);
    }
    assert!(shows(&app, "The rules end here"));
    let cell = the_solver(&app).selected().expect("a cell is chosen");
    assert!(the_solver(&app).session().grid().value(cell).is_none());
    let marked = |app: &App| {
        let tints = the_solver(app).scene().tints;
        tints.iter().any(|(_, tint)| *tint == Tint::WorthTrying)
    };
    assert!(marked(&app), "the cells worth trying are shown at once");
    click(&mut app, "Unmark cells");
    assert!(!marked(&app));
    click(&mut app, "Mark cells worth trying");
    assert!(marked(&app));
    let candidate = the_solver(&app)
        .session()
        .grid()
        .candidates(cell)
        .first()
        .unwrap();
    type_key(&mut app, &candidate.to_string());
    assert_eq!(
        the_solver(&app).session().grid().value(cell),
        Some(candidate)
    );
    assert!(matches!(report(&app), Report::Entered(_)));
}

#[test]
fn rules_that_are_off_are_counted_when_the_others_stall() {
    let mut app = app(ASSIGNMENT);
    for technique in [
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::BoxLineReduction,
    ] {
        send(&mut app, solver::Message::Switch(technique, false));
    }
    click_on_step(&mut app);
    assert!(shows(&app, "The rules end here") && shows(&app, "All rules are off"));
    send(
        &mut app,
        solver::Message::Switch(Technique::BoxLineReduction, true),
    );
    assert_eq!(report(&app), &Report::Ready, "it may find something now");
    while !matches!(report(&app), Report::Stalled { .. }) {
        click_on_step(&mut app);
    }
    let all = CATALOG.len();
    assert!(shows(&app, "The rules end here"));
    assert!(shows(&app, &format!("1 of {all} rules are on")));
    click(&mut app, "All rules");
    assert!(matches!(app.modal(), Some(Modal::Rules(_))));
}

#[test]
fn few_rules_that_are_off_are_named_when_the_others_stall() {
    let rules = Solver::switched([
        (Technique::NakedPair, true),
        (Technique::NakedSingle, false),
        (Technique::XWing, false),
    ]);
    let puzzle = puzzles(ASSIGNMENT).remove(0);
    let granularity = Granularities::default();
    let mut screen = solver::SolverScreen::new(&puzzle, String::new(), None, rules, granularity);
    while !matches!(screen.report(), Report::Stalled { .. }) {
        if let Action::Run(task) = screen.update(Language::english(), solver::Message::Step).0 {
            for message in News::of(task).rest() {
                let _ = screen.update(Language::english(), message);
            }
        }
    }
    let view = screen.view(plainly());
    let mut ui = Simulator::with_size(iced_settings(), (1000.0, 700.0), view);
    assert!(ui.find("Switched off: Naked Single, X-Wing").is_ok());
}

#[test]
fn a_clashing_entry_is_marked_and_can_be_gone_back_on() {
    let mut app = app(ASSIGNMENT);
    send(&mut app, solver::Message::Step);
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "7");
    assert!(shows(&app, "Contradiction"));
    let scene = the_solver(&app).scene();
    let kinds = [ValueKind::Clashing, ValueKind::Given];
    for (cell, kind) in [Cell::at(0, 0), Cell::at(0, 1)].into_iter().zip(kinds) {
        assert!(scene.values.contains(&(cell, digit(7), kind)));
        assert!(scene.tints.contains(&(cell, Tint::Contradicting)));
    }
    // The button that undoes it is in the place of Step.
    wait_until(&mut app, |app| report(app).origin().is_some());
    click_on_step(&mut app);
    assert!(
        the_solver(&app)
            .session()
            .grid()
            .value(Cell::at(0, 0))
            .is_none()
    );
    assert_eq!(the_solver(&app).session().journal().moves().len(), 1);
}

#[test]
fn givens_that_clash_open_marked_and_can_be_corrected() {
    let mut app = app(&ASSIGNMENT.replacen("0,7,0", "7,7,0", 1));
    assert!(shows(&app, "Contradiction"));
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "6");
    assert!(
        shows(&app, "Not entered"),
        "a given is not typed over by mistake"
    );
    send(&mut app, solver::Message::Step);
    click(&mut app, "Correct the givens");
    press(&mut app, Key::Named(Named::Delete), Modifiers::default());
    assert!(the_solver(&app).session().clashing().is_empty());
    click(&mut app, "Done");
    click_on_step(&mut app);
    assert!(matches!(report(&app), Report::Stepped(_)));
}

#[test]
fn solve_fills_the_board_and_tells_what_it_took() {
    let mut app = app(HARD);
    search(&mut app);
    assert!(the_solver(&app).session().grid().is_solved());
    assert!(shows(&app, "Solved by trying"));
    click(&mut app, "Undo");
    assert!(!the_solver(&app).session().grid().is_full());
    click(&mut app, "Redo");
    assert!(the_solver(&app).session().grid().is_solved());
}

#[test]
fn solve_says_when_there_are_several_solutions_and_offers_one() {
    let mut app = app(SEVERAL);
    search(&mut app);
    assert!(shows(&app, "Several solutions"));
    assert!(!the_solver(&app).session().grid().is_full());
    click(&mut app, "Fill in one of them");
    assert!(the_solver(&app).session().grid().is_solved());
}

#[test]
fn solve_names_the_entry_since_which_there_is_no_solution() {
    let mut app = app(ASSIGNMENT);
    // r1c1 can be 5 as far as anybody sees, and is 6.
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "5");
    search(&mut app);
    assert_eq!(report(&app).origin(), Some(0));
    pinned!(sentences(&app));
}

#[test]
fn a_search_can_be_canceled_and_its_answer_comes_too_late() {
    let mut app = begin(Settings::default(), Store::none());
    open(&mut app, after_many_moves(IMPOSSIBLE, |_| {}));
    app.solver_mut().unwrap().lose_patience();
    let mut news = hold(&mut app, Message::Solver(solver::Message::Solve));
    assert!(the_solver(&app).is_searching());
    assert_eq!(report(&app), &Report::Solving);
    click(&mut app, "Cancel");
    assert_eq!(report(&app), &Report::Canceled);
    let late = news.rest();
    assert!(!late.is_empty());
    for message in late {
        update(&mut app, message);
    }
    assert_eq!(report(&app), &Report::Canceled);
}

#[test]
fn a_solution_that_is_not_there_is_told_with_its_cause_once_both_are_found() {
    let mut app = begin(Settings::default(), Store::none());
    open(&mut app, after_many_moves(IMPOSSIBLE, |_| {}));
    app.solver_mut().unwrap().lose_patience();
    let mut news = hold(&mut app, Message::Solver(solver::Message::Solve));
    assert_eq!(report(&app), &Report::Solving);
    // The solution need not be the first that is told, so nothing is waited for here.
    for message in news.rest() {
        carry_out(&mut app, message);
    }
    assert!(matches!(report(&app), Report::Inconsistent(_)));
}

#[test]
fn the_origin_of_a_contradiction_is_traced_beside_the_window() {
    let clash = |session: &mut Session| {
        session.enter(Cell::at(0, 0), digit(7)).unwrap();
    };
    let mut app = begin(Settings::default(), Store::none());
    open(&mut app, after_many_moves(ASSIGNMENT, clash));
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    assert_eq!(report(&app).origin(), None, "it was not looked for yet");
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    wait_until(&mut app, |app| report(app).origin() == Some(0));
    pinned!(sentences(&app));
}

#[test]
fn on_a_solved_board_nothing_is_entered_stepped_hinted_or_solved() {
    let mut app = app(ASSIGNMENT);
    send(&mut app, solver::Message::Solve);
    let solved = board(&app);
    assert!(solved.is_solved());
    for button in ["hint", "solve"] {
        assert!(!acts(&app, button), "{button}");
    }
    // A press more than it took is answered, and makes nothing.
    act(&mut app, "step");
    assert!(app.notice().is_some_and(|it| it.contains("right")));
    assert_eq!(board(&app), solved);
    // Neither is a key that does the same dead without a word.
    for _ in 0..2 {
        carry_out(&mut app, Message::NoticeDismissed);
        key(&mut app, Named::Space);
    }
    assert!(app.notice().is_some_and(|it| it.contains("right")));
    carry_out(&mut app, Message::NoticeDismissed);
    assert!(does(&app, "Undo"));
    let moves = made(&app);
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "5");
    assert_eq!(report(&app), &Report::NothingLeft);
    assert_eq!((board(&app), made(&app)), (solved, moves));
}

#[test]
fn a_click_on_the_board_chooses_the_cell_under_the_pointer() {
    let mut app = app(ASSIGNMENT);
    let mut ui = simulator(&app);
    let bounds = match ui.find(iced_test::selector::id("board")).unwrap() {
        iced_test::selector::Target::Container { bounds, .. } => bounds,
        target => panic!("the board is {target:?}"),
    };
    let cell = bounds.width / 9.0;
    ui.point_at((bounds.x + cell * 2.5, bounds.y + cell * 4.5));
    let _ = ui.simulate(iced_test::simulator::click());
    let messages: Vec<_> = ui.into_messages().collect();
    for message in messages {
        update(&mut app, message);
    }
    assert_eq!(the_solver(&app).selected(), Some(Cell::at(4, 2)));
}

#[test]
fn candidates_of_the_chosen_cell_are_removed_and_restored() {
    let mut app = app(ASSIGNMENT);
    send(&mut app, solver::Message::Show(Beside::Marks));
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    pinned!("at first", sentences(&app));
    send(&mut app, solver::Message::Toggle(digit(5)));
    pinned!("one removed", sentences(&app));
    press(&mut app, Key::Character("5".into()), Modifiers::CTRL);
    pinned!("restored", sentences(&app));
}

#[test]
fn unsaved_work_is_asked_about_before_another_puzzle_is_opened() {
    let mut app = app(ASSIGNMENT);
    enter_something(&mut app);
    click(&mut app, "Back");
    click(&mut app, "Hard");
    assert!(matches!(app.modal(), Some(Modal::Leave(_))));
    assert!(shows(&app, "Unsaved work"));
    click(&mut app, "Cancel");
    assert_eq!(the_solver(&app).name(), "assignment.txt");
    click(&mut app, "Hard");
    click(&mut app, "Do not save");
    assert!(the_solver(&app).name().starts_with("Hard"));
}

#[test]
fn what_cannot_be_read_is_told_and_what_was_open_stays() {
    let mut app = app(ASSIGNMENT);
    paste(&mut app, "0,7,0,0,0,0,0,4");
    pinned!(app.notice().expect("it is told"));
    assert_eq!(the_solver(&app).name(), "assignment.txt");
    click(&mut app, "Close");
    assert_eq!(app.notice(), None);
}

#[test]
fn settings_that_cannot_be_kept_are_told_when_a_file_is_opened_and_until_the_next() {
    let folder = tempfile::TempDir::new().unwrap();
    let in_the_way = folder.path().join("file");
    std::fs::write(&in_the_way, "").unwrap();
    let store = Store::at(in_the_way.join("settings.toml"));
    let mut app = App::new(Settings::default(), store);
    let source = Source::file("assignment.txt".as_ref());
    run(app.open_with(Opening::Puzzles(puzzles(ASSIGNMENT), source)));
    assert_eq!(the_solver(&app).name(), "assignment.txt");
    let notice = app.notice().expect("it is told").to_owned();
    assert!(
        notice.starts_with("The settings cannot be kept in "),
        "{notice}"
    );
    paste(&mut app, HARD);
    assert_eq!(app.notice(), None);
}

#[test]
fn a_late_answer_to_an_older_request_is_ignored() {
    let mut app = begin(Settings::default(), Store::none());
    carry_out(&mut app, Message::Dropped("one.txt".into()));
    let one = reading().with_answer(Read::Whole(puzzles(HARD)));
    carry_out(&mut app, Message::Dropped("two.txt".into()));
    let two = reading().with_answer(Read::Whole(puzzles(ASSIGNMENT)));
    carry_out(&mut app, Message::Read(one));
    assert!(app.solver().is_none());
    carry_out(&mut app, Message::Read(two));
    assert_eq!(the_solver(&app).name(), "two.txt");
}

#[test]
fn notation_theme_and_granularity_are_settings() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "Settings");
    click(&mut app, "A3");
    click(&mut app, "Dark");
    click(&mut app, "Close");
    send(&mut app, solver::Message::Show(Beside::Marks));
    send(&mut app, solver::Message::Select(Cell::at(0, 2)));
    pinned!(sentences(&app));
    assert_eq!(app.settings().theme, ThemeChoice::Dark);
    send(&mut app, solver::Message::Show(Beside::Rules));
    click(&mut app, "One cell");
    click_on_step(&mut app);
    let Report::Stepped(deductions) = report(&app) else {
        panic!("a step was made")
    };
    assert_eq!(deductions.len(), 1);
}

#[test]
fn steps_are_made_taken_back_and_made_again_by_keys() {
    let mut app = app(ASSIGNMENT);
    press(&mut app, Key::Named(Named::Space), Modifiers::default());
    assert!(matches!(report(&app), Report::Stepped(_)));
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    assert!(matches!(report(&app), Report::Undone(_)));
    press(&mut app, Key::Character("y".into()), Modifiers::CTRL);
    assert!(matches!(report(&app), Report::Stepped(_)));
    press(&mut app, Key::Character("r".into()), Modifiers::CTRL);
    assert_eq!(report(&app), &Report::Restarted);
}

#[test]
fn a_puzzle_is_solved_by_a_key() {
    let mut app = app(ASSIGNMENT);
    press(&mut app, Key::Named(Named::Enter), Modifiers::CTRL);
    assert!(matches!(report(&app), Report::Filled(_)));
}

#[test]
fn a_hint_is_asked_for_and_dismissed_by_keys() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "h");
    assert!(matches!(report(&app), Report::Hinted { .. }));
    key(&mut app, Named::Escape);
    assert_eq!(report(&app), &Report::Ready);
}

#[test]
fn the_dialogs_of_the_solver_screen_are_opened_by_keys() {
    let mut app = app(ASSIGNMENT);
    press(&mut app, Key::Character(",".into()), Modifiers::CTRL);
    assert!(matches!(app.modal(), Some(Modal::Settings)));
    press(&mut app, Key::Named(Named::Escape), Modifiers::default());
    type_key(&mut app, "?");
    assert!(matches!(app.modal(), Some(Modal::Keys)));
    press(&mut app, Key::Named(Named::Enter), Modifiers::default());
    press(&mut app, Key::Character("s".into()), Modifiers::CTRL);
    assert!(matches!(app.modal(), Some(Modal::SaveAs { .. })));
}

#[test]
fn keys_lead_from_the_solver_screen_to_the_start_and_back() {
    let mut app = app(ASSIGNMENT);
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    assert_eq!(app.screen(), Screen::Start);
    press(&mut app, Key::Named(Named::Escape), Modifiers::default());
    assert_eq!(app.screen(), Screen::Solver);
}

#[test]
fn the_path_field_opens_what_is_typed() {
    let mut app = App::new(Settings::default(), Store::none());
    carry_out(
        &mut app,
        Message::Start(start::Message::PathTyped(" \"a b.txt\" ".to_owned())),
    );
    carry_out(&mut app, Message::Start(start::Message::PathEntered));
    let read = reading().with_answer(Read::Whole(puzzles(ASSIGNMENT)));
    carry_out(&mut app, Message::Read(read));
    assert_eq!(the_solver(&app).name(), "a b.txt");
    assert!(app.settings().recent[0].ends_with("a b.txt"));
}

#[test]
fn what_another_format_would_lose_is_said_before_it_is_saved() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("begun.sdm");
    let mut app = app(ASSIGNMENT);
    click_on_step(&mut app);
    press(&mut app, Key::Character("s".into()), Modifiers::CTRL);
    let typed = modal::Message::PathTyped(path.display().to_string());
    carry_out(&mut app, Message::Modal(typed));
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    pinned!(sentences(&app));
    assert!(!path.exists());
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    assert!(path.exists());
    assert!(app.modal().is_none());
}

#[test]
fn another_file_is_replaced_only_after_it_was_told() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("old.sudoku.toml");
    std::fs::write(&path, "mine").unwrap();
    let mut app = app(ASSIGNMENT);
    let save = |app: &mut App| {
        press(
            app,
            Key::Character("s".into()),
            Modifiers::CTRL | Modifiers::SHIFT,
        );
        let typed = modal::Message::PathTyped(path.display().to_string());
        carry_out(app, Message::Modal(typed));
        update(app, Message::Modal(modal::Message::PathEntered));
    };
    save(&mut app);
    pinned!(sentences(&app));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    assert!(app.modal().is_none());
    // Now it is the puzzle's own.
    save(&mut app);
    assert!(app.modal().is_none());
}

#[test]
fn a_name_of_another_kind_of_file_is_taken_only_after_it_was_told() {
    let folder = tempfile::TempDir::new().unwrap();
    for (name, is_told) in [("x.pdf", true), ("x.28", false), ("x.toml", false)] {
        let path = folder.path().join(name);
        let mut app = app(ASSIGNMENT);
        let control_shift = Modifiers::CTRL | Modifiers::SHIFT;
        press(&mut app, Key::Character("s".into()), control_shift);
        let typed = modal::Message::PathTyped(path.display().to_string());
        carry_out(&mut app, Message::Modal(typed));
        update(&mut app, Message::Modal(modal::Message::PathEntered));
        let told = "A file whose name ends in .pdf would hold the text of the puzzle. \
                    Export makes pictures and pages. Press Save again to save it anyway.";
        assert_eq!(shows(&app, told), is_told, "{name}");
        assert_eq!(path.exists(), !is_told, "{name}");
    }
}

#[test]
fn a_name_is_proposed_that_no_file_has_and_every_system_takes() {
    let folder = tempfile::TempDir::new().unwrap();
    let last = folder.path().join("last.txt");
    std::fs::write(folder.path().join("a_b-c.sudoku.toml"), "").unwrap();
    let settings = Settings {
        recent: vec![last],
        ..Settings::default()
    };
    let mut app = App::new(settings, Store::none());
    for (name, proposed) in [
        ("a/b c", "a_b-c-2.sudoku.toml"),
        ("Monday", "Monday.sudoku.toml"),
        ("..", "sudoku.sudoku.toml"),
    ] {
        run(app.open_with(Opening::Puzzles(puzzles(ASSIGNMENT), Source::named(name))));
        press(&mut app, Key::Character("s".into()), Modifiers::CTRL);
        let Some(Modal::SaveAs { path, .. }) = app.modal() else {
            panic!("it asks where")
        };
        assert_eq!(*path, folder.path().join(proposed).display().to_string());
        press(&mut app, Key::Named(Named::Escape), Modifiers::default());
    }
}

#[test]
fn a_write_protected_file_is_not_saved_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.sudoku.toml");
    let kept = sudoku_stepper::formats::write_own(&puzzles(ASSIGNMENT)[0]);
    std::fs::write(&path, &kept).unwrap();
    let mut permissions = std::fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&path, permissions).unwrap();
    let mut app = App::new(Settings::default(), Store::none());
    run(app.open_with(Opening::Puzzles(puzzles(&kept), Source::file(&path))));
    press(&mut app, Key::Named(Named::Space), Modifiers::default());
    assert!(the_solver(&app).is_unsaved());
    press(&mut app, Key::Character("s".into()), Modifiers::CTRL);
    let Some(Modal::SaveAs { problem, .. }) = app.modal() else {
        panic!("another place is asked for")
    };
    let path = path.display();
    let said = format!("{path} cannot be written: it is write-protected");
    assert_eq!(problem.as_ref().map(in_english), Some(said));
    assert_eq!(std::fs::read_to_string(path.to_string()).unwrap(), kept);
}

#[test]
fn what_takes_long_to_save_is_told_and_what_comes_meanwhile_follows() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("slow.sudoku.toml");
    let opening = sudoku_stepper::formats::write_own(&puzzles(ASSIGNMENT)[0]);
    std::fs::write(&path, &opening).unwrap();
    let mut app = App::new(Settings::default(), Store::none());
    app.lose_patience();
    run(app.open_with(Opening::Puzzles(puzzles(&opening), Source::file(&path))));
    press(&mut app, Key::Named(Named::Space), Modifiers::default());
    let mut news = hold(&mut app, Message::Solver(solver::Message::Save));
    let told = format!("{} is being written.", path.display());
    assert!(shows(&app, &told));
    // Nothing goes by that could not be saved with it, and Esc does not break it off.
    for key in [Named::Space, Named::Escape, Named::Enter] {
        let key = Key::Named(key);
        run(app.update(Message::Key(key, Modifiers::default())));
    }
    assert!(shows(&app, &told));
    assert_eq!(made(&app), 1);
    let other = puzzles(HARD).remove(0);
    run(app.open_with(Opening::Puzzles(vec![other], Source::named("other"))));
    assert_eq!(made(&app), 1, "the other puzzle waits");
    carry_out(&mut app, news.next().expect("it is written"));
    assert!(app.modal().is_none());
    assert_eq!(the_solver(&app).name(), "other");
    let saved = std::fs::read_to_string(&path).unwrap();
    assert_eq!(puzzles(&saved)[0].history.made.len(), 1);
}

#[test]
fn a_step_that_came_with_its_file_is_explained_when_it_is_shown_again() {
    let mut session = Session::new(&puzzles(ASSIGNMENT)[0]);
    session.step();
    session.step();
    let mut app = App::new(Settings::default(), Store::none());
    let source = Source::named("saved");
    run(app.open_with(Opening::Puzzles(vec![session.to_puzzle()], source)));
    assert_eq!(made(&app), 2);
    click(&mut app, "Undo");
    click(&mut app, "Redo");
    let Report::Stepped(step) = report(&app) else {
        panic!("a step is shown")
    };
    assert_eq!(step[0].pattern, Pattern::NotKept);
    let is_kept = |app: &App| match report(app) {
        Report::Stepped(step) => step[0].pattern != Pattern::NotKept,
        _ => false,
    };
    wait_until(&mut app, is_kept);
    let journal = session.journal();
    let Cause::Rule(step) = &journal.moves()[1].cause else {
        panic!("it was a step")
    };
    assert_eq!(report(&app), &Report::Stepped(step.clone()));
}

#[test]
fn what_was_shown_beside_the_board_is_shown_again() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "p");
    assert_eq!(app.settings().beside, Beside::Path);
    type_key(&mut app, "w");
    assert_eq!(app.settings().beside, Beside::Path, "a search is asked for");
    let again = app_with(app.settings().clone(), ASSIGNMENT);
    assert_eq!(the_solver(&again).beside(), Beside::Path);
}

#[test]
fn a_stalled_position_with_several_solutions_says_so() {
    let mut app = app(SEVERAL);
    while !matches!(report(&app), Report::Stalled { .. }) {
        send(&mut app, solver::Message::Step);
    }
    let several = SolutionCount::Several;
    assert!(matches!(report(&app), Report::Stalled { solutions, .. } if *solutions == several));
}

#[test]
fn the_start_screen_looks_as_it_did() {
    matches_snapshot(
        &App::new(settings(ThemeChoice::Light), Store::none()),
        "start",
    );
}

#[test]
fn a_step_looks_as_it_did_in_the_light() {
    let mut app = app_with(settings(ThemeChoice::Light), HARD);
    while !matches!(report(&app), Report::Stepped(deductions) if deductions[0].placements.is_empty())
    {
        send(&mut app, solver::Message::Step);
    }
    matches_snapshot(&app, "step");
}

#[test]
fn a_contradiction_looks_as_it_did_in_the_dark() {
    let mut app = app_with(settings(ThemeChoice::Dark), ASSIGNMENT);
    send(&mut app, solver::Message::Step);
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "7");
    wait_until(&mut app, |app| report(app).origin().is_some());
    matches_snapshot(&app, "contradiction");
}
