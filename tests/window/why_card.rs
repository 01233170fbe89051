//! 'Why?' in the window: the questions, the answer line by line on its board, and the ways that
//! lead to it.

use crate::common::pinned::pinned;
use crate::common::{boards, cell};
use crate::living::Living;
use crate::otherwise::sentences;
use crate::support::*;
use iced::Task;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::board::Frame;
use sudoku_stepper::app::screen::solver::{self, Report, why};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::{App, Message, Source};
use sudoku_stepper::explain::{Notation, Role};
use sudoku_stepper::grid::Candidate;
use sudoku_stepper::texts::Language;
use sudoku_stepper::why::{Answer, Grounds, Passage, Question, Why};

fn choose(app: &mut App, name: &str) {
    send(app, solver::Message::Select(cell(name)));
}

fn ask(app: &mut App, name: &str, value: u8) {
    let candidate = Candidate::new(cell(name), digit(value));
    let question = why::Message::About(Question::Digit(candidate));
    send(app, solver::Message::Why(question));
    wait_until(app, |app| !the_solver(app).is_searching());
}

fn asked(app: &mut App) {
    type_key(app, "y");
    wait_until(app, |app| !the_solver(app).is_searching());
}

fn answer(app: &App) -> &Why {
    match report(app) {
        Report::Answered { why, .. } => why,
        report => panic!("{report:?} is no answer"),
    }
}

fn lines(app: &App) -> Vec<Passage> {
    answer(app).passages()
}

fn said(line: &Passage) -> String {
    line.argument.render(Language::english(), Notation::Rc)
}

fn marks(app: &App) -> Vec<(Candidate, Role)> {
    the_solver(app).scene().marks
}

fn framed(app: &App, frame: Frame) -> bool {
    let frames = the_solver(app).scene().frames;
    frames.iter().any(|(_, it)| *it == frame)
}

#[test]
fn enter_goes_on_with_an_answer_that_shows_no_mistake() {
    let mut app = app(ASSIGNMENT);
    ask(&mut app, "r1c2", 7);
    press(&mut app, Key::Named(Named::Enter), Modifiers::default());
    assert!(!matches!(report(&app), Report::Answered { .. }));
    assert_eq!(app.notice(), None);
}

#[test]
fn a_line_that_is_not_read_now_takes_little_room() {
    let mut app = app(ASSIGNMENT);
    open_as(
        &mut app,
        vec![boards::named("killer")],
        Source::named("killer"),
    );
    send(&mut app, solver::Message::Select(cell("r3c4")));
    asked(&mut app);
    send(&mut app, solver::Message::Why(why::Message::Read(1)));
    assert!(lines(&app).len() > 2);
    let mut living = Living::new(app, Task::none(), (1000.0, 700.0));
    let words = living.words().into_iter().map(|(words, _)| words);
    let conclusions: Vec<_> = words.filter(|it| it.contains(" ≠ ")).collect();
    assert!(!conclusions.is_empty());
    for words in conclusions {
        assert!(words.chars().count() < 100, "{words}");
    }
}

#[test]
fn the_card_says_what_is_looked_for_while_it_waits() {
    use solver::Message::{Enter, Hint, Select, Why};
    let about = |question| Why(why::Message::About(question));
    let five = Candidate::new(cell("r3c4"), digit(5));
    let given = Question::Cell(cell("r1c2"));
    let mut said = Vec::new();
    for (message, heading) in [
        (about(Question::Digit(five)), "Why?"),
        (about(Question::Cell(cell("r1c1"))), "Why?"),
        (about(given), "Why?"),
        (about(Question::Board), "Why?"),
        (Why(why::Message::Weigh), "Checking your moves"),
        (Hint, "Hint"),
    ] {
        let mut app = app(ASSIGNMENT);
        send(&mut app, Select(cell("r1c1")));
        if matches!(message, Why(why::Message::Weigh)) {
            send(&mut app, Enter(digit(6)));
        }
        app.solver_mut().unwrap().lose_patience();
        let _late = hold(&mut app, Message::Solver(message));
        let words = sentences(&app);
        assert!(shows(&app, heading), "{words}");
        assert!(shows(&app, "Cancel"), "{words}");
        said.push(words);
    }
    pinned!(said.join("\n\n"));
}

#[test]
fn a_chosen_cell_is_told_its_digit_and_why_line_by_line() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r5c6");
    click(&mut app, "Why r5c6?");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    let all = lines(&app);
    assert!(all.len() > 2, "{all:?}");
    assert!(shows(&app, "Why 1?"));
    assert!(shows(&app, "r5c6 is 1"));
    let before = board(&app);
    for (number, line) in all.iter().enumerate() {
        let place = format!("Line {} of {}", number + 1, all.len());
        assert!(shows(&app, &place), "{place}");
        assert!(shows(&app, &said(line)), "{}", said(line));
        // The drawing belongs to the line, and so does the board.
        let scene = the_solver(&app).scene();
        for (candidate, role) in &line.picture.candidates {
            assert!(scene.marks.contains(&(*candidate, *role)));
        }
        let values = scene.values.len();
        assert_eq!(values, 81 - line.grid.unsolved().len());
        if number + 1 < all.len() {
            click(&mut app, "Next");
        }
    }
    key(&mut app, Named::ArrowLeft);
    assert!(shows(
        &app,
        &format!("Line {} of {}", all.len() - 1, all.len())
    ));
    key(&mut app, Named::ArrowRight);
    assert_eq!(board(&app), before, "nothing is set");
    key(&mut app, Named::Space);
    assert_eq!(
        report(&app),
        &Report::Ready,
        "behind the last line is the board"
    );
    assert_eq!(made(&app), 0);
}

#[test]
fn a_wrong_entry_is_argued_with_on_the_board_before_it_and_taken_back() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r5c6");
    type_key(&mut app, "7");
    asked(&mut app);
    assert!(shows(&app, "Why not the 7 you set?"));
    assert!(shows(&app, "r5c6 is not 7"));
    assert!(framed(&app, Frame::Clashing));
    let wrong = Candidate::new(cell("r5c6"), digit(7));
    assert!(
        marks(&app).contains(&(wrong, Role::Wrong)),
        "it is seen before its line"
    );
    let values = the_solver(&app).scene().values;
    assert!(values.iter().all(|(it, _, _)| *it != cell("r5c6")));
    click(&mut app, "Erase 7");
    assert_eq!(board(&app).value(cell("r5c6")), None);
    assert!(matches!(report(&app), Report::Entered(_)));
}

#[test]
fn the_board_of_an_entry_in_place_of_another_is_not_said_to_be_the_one_before_it() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r1c1");
    type_key(&mut app, "1");
    type_key(&mut app, "5");
    asked(&mut app);
    let said = sentences(&app);
    assert!(said.contains("1 digit is left out"), "{said}");
    assert!(!said.contains("as it was before step 2"), "{said}");
}

#[test]
fn enter_goes_on_and_delete_takes_back_what_the_answer_is_about() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r5c6");
    type_key(&mut app, "7");
    asked(&mut app);
    // Enter does what the filled button says.
    for _ in 0..lines(&app).len() {
        assert!(matches!(report(&app), Report::Answered { .. }));
        key(&mut app, Named::Enter);
    }
    assert!(!matches!(report(&app), Report::Answered { .. }));
    assert_eq!(board(&app).value(cell("r5c6")), Some(digit(7)));
    asked(&mut app);
    key(&mut app, Named::Delete);
    assert_eq!(board(&app).value(cell("r5c6")), None);
    asked(&mut app);
    key(&mut app, Named::Enter);
    assert!(
        matches!(report(&app), Report::Answered { .. }),
        "nothing is wrong"
    );
}

#[test]
fn a_hint_at_a_mistake_leads_to_the_argument() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r5c6");
    type_key(&mut app, "7");
    choose(&mut app, "r1c1");
    hint(&mut app);
    pinned!(sentences(&app));
    click(&mut app, "Why is it wrong?");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    assert!(shows(&app, "r5c6 is not 7"));
    assert_eq!(the_solver(&app).selected(), Some(cell("r5c6")));
}

#[test]
fn a_clash_is_told_with_what_and_where() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r1c1");
    type_key(&mut app, "7");
    click(&mut app, "Why is there no solution?");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    assert!(matches!(answer(&app).answer, Answer::NoSolution(_)));
    assert!(shows(&app, "Erase 7"));
    ask(&mut app, "r1c1", 7);
    assert!(shows(&app, "7 stands twice"));
    pinned!(sentences(&app));
    click(&mut app, "Erase 7");
    assert_eq!(board(&app).value(cell("r1c1")), None);
}

#[test]
fn a_digit_that_is_no_candidate_is_told_what_rules_it_out() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r1c1");
    press(&mut app, Key::Character("3".into()), Modifiers::CTRL);
    pinned!("in passing", app.notice().expect("the key is answered"));
    assert_eq!(report(&app), &Report::Ready, "it is told in passing");
    asked(&mut app);
    assert!(shows(&app, "Why not 3?"));
    pinned!("asked", sentences(&app));
    let scene = the_solver(&app).scene();
    assert_eq!(scene.houses.len(), 2);
    // Another digit of the cell is a press away.
    assert!(shows(&app, "Click a digit to ask about it in r1c1"));
    ask(&mut app, "r1c1", 6);
    assert!(shows(&app, "r1c1 is 6"));
}

#[test]
fn the_board_is_asked_about_where_no_cell_is_chosen() {
    let mut app = app(SEVERAL);
    asked(&mut app);
    assert!(shows(&app, "Why are there several solutions?"));
    assert!(shows(&app, "One solution, and the other"));
    let Answer::SeveralSolutions(several) = &answer(&app).answer else {
        panic!("{:?}", answer(&app));
    };
    let cells = several.cells;
    let marked = marks(&app);
    for it in cells {
        assert_eq!(marked.iter().filter(|(one, _)| one.cell == it).count(), 2);
    }
    key(&mut app, Named::Escape);
    assert_eq!(report(&app), &Report::Ready);
}

#[test]
fn a_removal_that_leaves_no_solution_is_marked_as_made() {
    let mut app = app(include_str!("../../puzzles/easy-4.txt"));
    choose(&mut app, "r4c6");
    send(&mut app, solver::Message::Toggle(digit(2)));
    asked(&mut app);
    assert!(shows(&app, "Why is there no solution?"));
    assert!(shows(&app, "Removed"));
    assert!(!shows(&app, "Can be removed"));
}

#[test]
fn where_a_rule_that_is_off_is_needed_the_answer_names_it() {
    let mut app = app(HARD);
    choose(&mut app, "r4c4");
    asked(&mut app);
    let Answer::Proved(proof) = &answer(&app).answer else {
        panic!("it can be shown");
    };
    let Grounds::Story(story) = &proof.grounds else {
        panic!("by steps");
    };
    let off = story.off.expect("the assignment does not solve it");
    let reason = answer(&app).reason();
    let reason = reason.render(Language::english(), Notation::Rc);
    assert!(reason.contains(off.name()), "{reason}");
    assert!(shows(&app, &reason));
}

#[test]
fn the_links_of_a_line_are_gone_through_before_the_lines() {
    let mut app = app(HARD);
    ask(&mut app, "r7c2", 6);
    let all = lines(&app);
    let chain = all.iter().position(|line| !line.walk.is_empty());
    let chain = chain.expect("it takes a chain");
    for _ in 0..chain {
        key(&mut app, Named::Space);
    }
    press(&mut app, Key::Named(Named::ArrowRight), Modifiers::ALT);
    assert_eq!(the_solver(&app).walked(), Some(0));
    key(&mut app, Named::ArrowRight);
    assert_eq!(the_solver(&app).walked(), Some(1));
    key(&mut app, Named::Escape);
    assert_eq!(the_solver(&app).walked(), None);
    assert!(matches!(report(&app), Report::Answered { .. }));
    key(&mut app, Named::ArrowLeft);
    assert!(shows(&app, &format!("Line {chain} of {}", all.len())));
}

#[test]
fn what_is_asked_elsewhere_is_answered_beside_the_board() {
    let mut app = app(ASSIGNMENT);
    for beside in [Beside::Path, Beside::EveryStep, Beside::Marks] {
        choose(&mut app, "r1c1");
        send(&mut app, solver::Message::Show(beside));
        asked(&mut app);
        assert_eq!(the_solver(&app).beside(), Beside::Step);
        assert!(matches!(report(&app), Report::Answered { .. }));
    }
    // What is done to the board ends it.
    type_key(&mut app, "6");
    assert!(matches!(report(&app), Report::Entered(_)));
    assert_eq!(board(&app).value(cell("r1c1")), Some(digit(6)));
}

#[test]
fn other_rules_make_an_answer_void() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r1c1");
    asked(&mut app);
    press(&mut app, Key::Character("1".into()), Modifiers::ALT);
    assert_eq!(report(&app), &Report::Ready);
}

#[test]
fn an_idea_of_ones_own_is_checked_move_by_move() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r5c6");
    type_key(&mut app, "1");
    choose(&mut app, "r1c1");
    press(&mut app, Key::Character("1".into()), Modifiers::CTRL);
    press(&mut app, Key::Character("6".into()), Modifiers::CTRL);
    click(&mut app, "Check what I did");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    assert!(shows(&app, "2 of these 3 follow"));
    for said in [
        "1 in r5c6 follows",
        "The removal of 1 from r1c1 follows",
        "The removal of 6 from r1c1 does not follow",
    ] {
        assert!(shows(&app, said), "{said}");
    }
    let Report::Weighed(all, _) = report(&app) else {
        panic!("{:?}", report(&app));
    };
    let words = |why: &Why| {
        let summary = why.summary();
        summary.render(Language::english(), Notation::Rc)
    };
    let all: Vec<String> = all.iter().map(words).collect();
    pinned!(all.join("\n"));
    // Each leads to its argument.
    click(&mut app, &all[2]);
    assert!(shows(&app, "r1c1 is 6"));
    click(&mut app, "Put 6 back");
    let six = Candidate::new(cell("r1c1"), digit(6));
    assert!(board(&app).has(six));
    // A step of the rules begins anew.
    step(&mut app);
    type_key(&mut app, "j");
    assert!(matches!(report(&app), Report::Stepped(_)));
}

#[test]
fn what_was_done_is_checked_on_the_card_whatever_is_beside_the_board() {
    for panel in ["m", "s"] {
        let mut app = app(ASSIGNMENT);
        choose(&mut app, "r5c6");
        type_key(&mut app, "1");
        choose(&mut app, "r1c1");
        press(&mut app, Key::Character("6".into()), Modifiers::CTRL);
        type_key(&mut app, panel);
        type_key(&mut app, "j");
        wait_until(&mut app, |app| !the_solver(app).is_searching());
        assert!(shows(&app, "1 in r5c6 follows"));
        assert_eq!(app.notice(), None);
        // Once more, it is said that the card says it.
        type_key(&mut app, "j");
        wait_until(&mut app, |app| !the_solver(app).is_searching());
        assert!(shows(&app, "1 in r5c6 follows"));
        let told = app.notice().expect("nothing else happens");
        assert_eq!(told, "That is what the card says already.");
    }
}

#[test]
fn where_ones_own_moves_cannot_be_checked_it_is_said_why() {
    let told = |app: &mut App| {
        type_key(app, "j");
        app.notice().unwrap_or_default().to_owned()
    };
    let mut app = app(ASSIGNMENT);
    pinned!("no moves", told(&mut app));
    type_key(&mut app, "w");
    pinned!("a search on the board", told(&mut app));
    type_key(&mut app, "s");
    choose(&mut app, "r5c6");
    type_key(&mut app, "1");
    app.solver_mut().unwrap().lose_patience();
    let news = hold(&mut app, Message::Solver(solver::Message::Hint));
    assert!(the_solver(&app).is_searching());
    let weigh = solver::Message::Why(why::Message::Weigh);
    carry_out(&mut app, Message::Solver(weigh));
    pinned!(
        "a search at work",
        app.notice().expect("the key is answered")
    );
    drop(news);
}

#[test]
fn a_digit_typed_at_an_answer_is_entered_and_the_card_says_to_click_to_ask() {
    let mut app = app(ASSIGNMENT);
    ask(&mut app, "r1c1", 5);
    assert!(shows(&app, "Click a digit to ask about it in r1c1"));
    type_key(&mut app, "6");
    assert_eq!(board(&app).value(cell("r1c1")), Some(digit(6)));
    assert!(matches!(report(&app), Report::Entered(_)));
}

#[test]
fn the_card_of_a_step_comes_back_after_the_answer_to_a_question() {
    for back in [Key::Named(Named::Escape), Key::Character("y".into())] {
        let mut app = app(ASSIGNMENT);
        step(&mut app);
        let stepped = report(&app).clone();
        assert!(matches!(stepped, Report::Stepped(_)));
        // The step sets several digits, and one of the later ones is on the card.
        send(&mut app, solver::Message::Focus(1));
        let shown = marks(&app);
        asked(&mut app);
        assert_eq!(answer(&app).answer, Answer::OneSolution);
        press(&mut app, back.clone(), Modifiers::default());
        assert_eq!(report(&app), &stepped, "{back:?}");
        assert_eq!(marks(&app), shown, "{back:?}");
        assert!(!the_solver(&app).is_moving(), "it was seen before");
    }
}

#[test]
fn the_key_that_asks_about_a_cell_ends_the_answer_too() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r1c2");
    asked(&mut app);
    assert!(matches!(report(&app), Report::Answered { .. }));
    asked(&mut app);
    assert_eq!(report(&app), &Report::Ready);
    asked(&mut app);
    choose(&mut app, "r1c3");
    asked(&mut app);
    let asked_about = answer(&app).question();
    assert!(
        !asked_about
            .render(Language::english(), Notation::Rc)
            .is_empty()
    );
}
