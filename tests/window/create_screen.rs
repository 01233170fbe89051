//! The screen for making a puzzle, without a display.

use crate::common::pinned::pinned;
use crate::living::Living;
use crate::otherwise::sentences;
use crate::support::*;
use iced::Task;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::autosave;
use sudoku_stepper::app::board::{Gesture, Tint, ValueKind};
use sudoku_stepper::app::modal::{self, Leaving, Modal};
use sudoku_stepper::app::pad;
use sudoku_stepper::app::screen::create::{self, Create, Making};
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Screen};
use sudoku_stepper::generate::Symmetry;
use sudoku_stepper::grid::{Candidate, Cell, Digit};
use sudoku_stepper::rate::explainer::Difficulty;
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::{DraftSolutions, LeftBehind, WorkKind};

/// The message about a draft that is not a puzzle.
const UNFIT: &str = "This is not a puzzle yet. The words beside the board say why.";

fn creating() -> App {
    let mut app = begin(Settings::default(), Store::none());
    click(&mut app, "Make one");
    assert_eq!(app.screen(), Screen::Create);
    app
}

fn draft(app: &App) -> &Create {
    app.create().expect("the screen was shown")
}

fn tell(app: &mut App, message: create::Message) {
    carry_out(app, Message::Create(message));
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn digit(digit: u8) -> Digit {
    Digit::new(digit).expect("a digit")
}

fn value(app: &App, name: &str) -> Option<u8> {
    let value = draft(app).session().grid().value(cell(name));
    value.map(Digit::get)
}

fn pressed(cell: Cell) -> create::Message {
    create::Message::Board(Gesture::Press {
        place: Candidate::new(cell, digit(5)),
        more: false,
    })
}

/// Waits until the check of the givens is complete.
fn check(app: &mut App) {
    while !draft(app).checked().is_done() {
        deliver(app, |it| {
            matches!(it, Message::Create(create::Message::Checked(_)))
        });
    }
}

/// Has this made of the givens, and waits for it.
fn make(app: &mut App, making: Making, seed: u64) {
    tell(app, create::Message::Make(making, seed));
    deliver(app, |it| {
        matches!(it, Message::Create(create::Message::Made(_)))
    });
}

fn type_line(app: &mut App, line: &str) {
    for (cell, character) in Cell::all().zip(line.chars()) {
        if let Some(digit) = Digit::from_char(character) {
            tell(app, pressed(cell));
            tell(app, create::Message::Pad(pad::Message::Drop));
            tell(app, create::Message::Enter(digit));
        }
    }
}

const PUZZLE: &str =
    ".1...52.8..3.7....2...13..54.6....2...........8....9.67..98...4....6.8..1.87...9.";

#[test]
fn digits_are_typed_and_cleared_and_it_can_be_undone() {
    let mut app = creating();
    type_key(&mut app, "5");
    assert_eq!(value(&app, "r1c1"), Some(5));
    type_key(&mut app, "6");
    assert_eq!(value(&app, "r1c1"), Some(6));
    tell(&mut app, create::Message::Undo);
    assert_eq!(value(&app, "r1c1"), Some(5));
    tell(&mut app, create::Message::Redo);
    tell(&mut app, create::Message::Erase);
    assert_eq!(value(&app, "r1c1"), None);
}

#[test]
fn a_digit_of_the_pad_is_dragged_onto_a_cell_and_replaces_what_is_there() {
    let mut app = creating();
    for number in [3, 8] {
        tell(
            &mut app,
            create::Message::Pad(pad::Message::Grab(digit(number))),
        );
        tell(&mut app, create::Message::Hover(Some(cell("r4c7"))));
        tell(&mut app, create::Message::Pad(pad::Message::Drop));
        assert_eq!(value(&app, "r4c7"), Some(number));
        tell(&mut app, create::Message::Hover(None));
    }
    // Only pressed, it goes to the chosen cell.
    tell(&mut app, create::Message::Pad(pad::Message::Grab(digit(1))));
    tell(&mut app, create::Message::Pad(pad::Message::Drop));
    assert_eq!(value(&app, "r4c7"), Some(1));
}

#[test]
fn a_digit_is_dragged_to_another_cell_and_off_the_board() {
    let mut app = creating();
    type_key(&mut app, "9");
    tell(&mut app, create::Message::Hover(Some(cell("r1c1"))));
    tell(&mut app, pressed(cell("r1c1")));
    tell(&mut app, create::Message::Hover(Some(cell("r2c5"))));
    tell(&mut app, create::Message::Pad(pad::Message::Drop));
    assert_eq!((value(&app, "r1c1"), value(&app, "r2c5")), (None, Some(9)));
    tell(&mut app, pressed(cell("r2c5")));
    tell(&mut app, create::Message::Pad(pad::Message::Drop));
    assert_eq!(value(&app, "r2c5"), Some(9), "a press alone moves nothing");
    tell(&mut app, pressed(cell("r2c5")));
    tell(&mut app, create::Message::Hover(None));
    tell(&mut app, create::Message::Pad(pad::Message::Drop));
    assert_eq!(value(&app, "r2c5"), None);
}

#[test]
fn a_digit_dragged_from_the_pad_to_nowhere_goes_nowhere() {
    let mut app = creating();
    tell(&mut app, create::Message::Pad(pad::Message::Grab(digit(4))));
    for x in [10.0, 80.0] {
        let moved = pad::Message::Moved(iced::Point::new(x, 10.0));
        tell(&mut app, create::Message::Pad(moved));
    }
    tell(&mut app, create::Message::Pad(pad::Message::Drop));
    assert!(draft(&app).session().position().given().is_empty());
}

#[test]
fn clashes_are_red_while_typing() {
    let mut app = creating();
    type_line(&mut app, "5.......5");
    let scene = draft(&app).scene();
    let clashing: Vec<Cell> = scene
        .values
        .iter()
        .filter(|(_, _, kind)| *kind == ValueKind::Clashing)
        .map(|(cell, _, _)| *cell)
        .collect();
    assert_eq!(clashing, [cell("r1c1"), cell("r1c9")]);
    check(&mut app);
    click(&mut app, "Check");
    pinned!(sentences(&app));
    assert_eq!(
        draft(&app).told(),
        Some(UNFIT),
        "the check is answered, and the card says why"
    );
}

#[test]
fn check_says_that_it_is_a_puzzle_once_that_is_known() {
    let mut app = creating();
    type_line(&mut app, PUZZLE);
    click(&mut app, "Check");
    let is_looked_at = "This is still being looked at.";
    assert!(shows(&app, is_looked_at));
    check(&mut app);
    assert!(!shows(&app, is_looked_at));
    pinned!(sentences(&app));
    // Of several solutions it is told at once, and what is looked at is no refusal.
    let mut app = creating();
    type_key(&mut app, "5");
    click(&mut app, "Check");
    assert_eq!(draft(&app).told(), Some(is_looked_at));
    check(&mut app);
    let told = "This is not a puzzle yet. The words beside the board say why.";
    assert_eq!(draft(&app).told(), Some(told));
}

#[test]
fn escape_in_the_field_of_the_rating_leaves_the_field_and_not_the_draft() {
    let mut app = begin(Settings::default(), Store::none());
    carry_out(&mut app, Message::Ask(Ask::Create));
    let mut living = Living::new(app, Task::none(), iced::Size::new(1000.0, 700.0));
    living.keys("1 g 7");
    assert_eq!(living.typed(), ["7"]);
    assert!(living.focused().is_some());
    living.keys("esc");
    assert_eq!(living.app.screen(), Screen::Create);
    assert!(living.focused().is_none());
    living.keys("esc");
    assert_eq!(living.app.screen(), Screen::Start);
}

/// The cells that are marked as open.
fn marked(app: &App) -> Vec<Cell> {
    let tints = draft(app).scene().tints.into_iter();
    let open = tints.filter(|(_, tint)| *tint == Tint::WorthTrying);
    open.map(|(cell, _)| cell).collect()
}

#[test]
fn the_cells_in_which_several_solutions_differ_are_marked() {
    let mut app = creating();
    check(&mut app);
    assert!(shows(&app, "several, which differ in 81 cells"));
    // That says nothing yet.
    assert_eq!(marked(&app), []);
    type_key(&mut app, "5");
    check(&mut app);
    assert!(shows(&app, "several, which differ in 80 cells"));
    assert_eq!(marked(&app), [], "neither does that all the others differ");
    let mut app = creating();
    // Two digits in the corners of a rectangle can be exchanged; r1c1 is certain.
    let line = ".346789126721953..1983425678597614234268537917139248569615372..287419635345286179";
    type_line(&mut app, line);
    check(&mut app);
    assert!(shows(&app, "several, which differ in 4 cells"));
    assert_eq!(marked(&app), ["r2c8", "r2c9", "r7c8", "r7c9"].map(cell));
    let scene = draft(&app).scene();
    assert!(scene.candidates.is_empty());
}

#[test]
fn a_puzzle_is_rated_and_worked_on() {
    let mut app = creating();
    type_line(&mut app, PUZZLE);
    check(&mut app);
    assert_eq!(draft(&app).checked().solutions, Some(DraftSolutions::One));
    for words in ["A puzzle", "exactly one"] {
        assert!(shows(&app, words), "{words} is missing");
    }
    click(&mut app, "Use as puzzle");
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).session().position().given().len(), 26);
    // The draft is still there.
    assert_eq!(draft(&app).session().position().given().len(), 26);
}

#[test]
fn an_answer_about_other_givens_is_late() {
    let mut app = creating();
    let of_empty_board = news(|it| matches!(it, Message::Create(create::Message::Checked(_))));
    type_key(&mut app, "5");
    carry_out(&mut app, of_empty_board);
    assert_eq!(draft(&app).checked().solutions, None);
    check(&mut app);
    assert!(draft(&app).checked().solutions.is_some());
}

#[test]
fn the_generator_fills_makes_minimal_and_symmetric() {
    let mut app = creating();
    tell(&mut app, create::Message::Symmetry(Symmetry::Diagonal));
    for making in Making::ALL {
        let givens = *draft(&app).session().grid().values();
        make(&mut app, making, 7);
        let stop = Stop::never();
        let made = match making {
            Making::Complete => {
                sudoku_stepper::generate::complete(&givens, Symmetry::Diagonal, 7, &stop)
            }
            Making::Minimal => sudoku_stepper::generate::minimized(&givens, 7, &stop),
            Making::Symmetric | Making::Rated => {
                sudoku_stepper::generate::made_symmetric(&givens, Symmetry::Diagonal, 7, &stop)
            }
        };
        assert_eq!(draft(&app).session().grid().values(), &made.expect("made"));
        assert!(draft(&app).told().is_some());
    }
    let given = draft(&app).session().position().given();
    assert!(Symmetry::Diagonal.holds_for(given));
    tell(&mut app, create::Message::Restart);
    assert!(draft(&app).session().position().given().is_empty());
    tell(&mut app, create::Message::Undo);
    assert_eq!(draft(&app).session().position().given(), given);
}

#[test]
fn a_puzzle_is_made_to_a_rating_which_is_told() {
    let mut app = creating();
    let wished = "1.2-2.3";
    tell(&mut app, create::Message::Make(Making::Rated, 3));
    assert_eq!(draft(&app).told(), None, "nothing was wished");
    tell(&mut app, create::Message::Rating("7.3-7.1".to_owned()));
    tell(&mut app, create::Message::Make(Making::Rated, 3));
    assert!(draft(&app).told().is_some_and(|it| it.contains("7.3")));
    tell(&mut app, create::Message::Rating(wished.to_owned()));
    tell(&mut app, create::Message::Make(Making::Rated, 3));
    while draft(&app).told().is_none() {
        deliver(&mut app, |it| {
            matches!(it, Message::Create(create::Message::Made(_)))
        });
    }
    check(&mut app);
    let explained = draft(&app).checked().explained.expect("it is rated");
    let rating = explained.hardest.difficulty;
    assert!(Difficulty::range(wished).unwrap().contains(&rating));
    assert!(shows(&app, &format!("SE {rating}")));
}

#[test]
fn what_cannot_be_made_is_told() {
    let mut app = creating();
    make(&mut app, Making::Minimal, 1);
    pinned!(draft(&app).told().expect("it is told"));
}

#[test]
fn what_is_made_after_it_was_canceled_or_of_other_givens_is_late() {
    let made = || news(|it| matches!(it, Message::Create(create::Message::Made(_))));
    let mut app = creating();
    for end in [create::Message::Cancel, create::Message::Enter(digit(5))] {
        tell(&mut app, create::Message::Make(Making::Complete, 7));
        let late = made();
        tell(&mut app, end);
        let givens = *draft(&app).session().grid().values();
        carry_out(&mut app, late);
        assert_eq!(draft(&app).session().grid().values(), &givens);
        assert_eq!(draft(&app).told(), None);
    }
}

#[test]
fn leaving_the_program_with_an_unsaved_draft_asks() {
    let mut app = creating();
    type_key(&mut app, "5");
    tell(&mut app, create::Message::Start);
    assert_eq!(app.screen(), Screen::Start);
    carry_out(&mut app, Message::CloseRequested);
    assert!(matches!(app.modal(), Some(Modal::Leave(Leaving::Draft))));
    assert_eq!(app.screen(), Screen::Create);
}

#[test]
fn closing_again_asks_for_the_draft_still_once_the_puzzle_is_answered() {
    let mut app = app(ASSIGNMENT);
    enter_something(&mut app);
    press(&mut app, Key::Character("t".into()), Modifiers::CTRL);
    type_key(&mut app, "5");
    let _ = app.update(Message::CloseRequested);
    assert!(matches!(app.modal(), Some(Modal::Leave(Leaving::Quit))));
    let _ = app.update(Message::Modal(modal::Message::Discard));
    assert!(matches!(app.modal(), Some(Modal::Leave(Leaving::Draft))));
    let _ = app.update(Message::CloseRequested);
    assert!(matches!(app.modal(), Some(Modal::Leave(Leaving::Draft))));
}

#[test]
fn a_draft_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("draft.sdk");
    let mut app = creating();
    type_line(&mut app, PUZZLE);
    tell(&mut app, create::Message::Save);
    let typed = modal::Message::PathTyped(path.display().to_string());
    carry_out(&mut app, Message::Modal(typed));
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    assert!(!draft(&app).is_unsaved());
    assert_eq!(draft(&app).name(), "draft.sdk");
    let read = sudoku_stepper::session::read_file(&path).expect("it can be read");
    assert_eq!(read[0].givens, *draft(&app).session().grid().values());
}

/// The number of digits on the board that are not givens.
fn beside_givens(app: &App) -> usize {
    let values = draft(app).scene().values;
    let found = values.iter();
    let found = found.filter(|(_, _, kind)| *kind == ValueKind::Found);
    found.count()
}

#[test]
fn a_solution_is_found_shown_beside_the_givens_and_taken_away_by_any_change() {
    let mut app = creating();
    type_line(&mut app, PUZZLE);
    let is_solved = |it: &Message| matches!(it, Message::Create(create::Message::Solved(_)));
    let givens = draft(&app).to_puzzle();
    click(&mut app, "Find a solution");
    assert!(shows(&app, "A solution is looked for …"));
    deliver(&mut app, is_solved);
    assert_eq!(beside_givens(&app), 81 - givens.given_count());
    assert_eq!(draft(&app).to_puzzle(), givens, "none of it is a given");
    assert!(draft(&app).told().unwrap().starts_with("This is the only"));
    click(&mut app, "Hide the solution");
    assert_eq!(beside_givens(&app), 0);
    for (line, told, shown) in [
        (SEVERAL, "This is one of several solutions.", 53),
        (IMPOSSIBLE, "There is no solution", 0),
    ] {
        tell(&mut app, create::Message::Restart);
        type_line(&mut app, line);
        type_key(&mut app, "f");
        deliver(&mut app, is_solved);
        assert!(draft(&app).told().unwrap().starts_with(told), "{told}");
        assert_eq!(beside_givens(&app), shown);
    }
    tell(&mut app, create::Message::Restart);
    type_line(&mut app, PUZZLE);
    type_key(&mut app, "f");
    deliver(&mut app, is_solved);
    tell(&mut app, create::Message::Undo);
    assert_eq!(
        beside_givens(&app),
        0,
        "it was the solution of other givens"
    );
}

#[test]
fn it_is_said_why_the_draft_cannot_be_used_yet() {
    let mut app = creating();
    check(&mut app);
    pinned!("several solutions", sentences(&app));
    type_line(&mut app, "11");
    pinned!("a clash", sentences(&app));
    tell(&mut app, create::Message::Restart);
    type_line(&mut app, PUZZLE);
    check(&mut app);
    assert!(!shows(
        &app,
        "No puzzle yet: there are several solutions. The marked cells differ."
    ));
    assert!(does(&app, "Use as puzzle"));
}

#[test]
fn a_digit_that_hangs_on_the_pointer_falls_when_the_screen_is_left() {
    let mut app = creating();
    let grabbed = create::Message::Pad(pad::Message::Grab(digit(1)));
    tell(&mut app, grabbed);
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    assert_eq!(app.screen(), Screen::Start);
    press(&mut app, Key::Character("t".into()), Modifiers::CTRL);
    assert_eq!(app.screen(), Screen::Create);
    tell(&mut app, create::Message::Hover(Some(cell("r5c5"))));
    tell(&mut app, create::Message::Pad(pad::Message::Drop));
    assert_eq!(value(&app, "r5c5"), None);
}

#[test]
fn the_screen_looks_as_kept() {
    let mut app = creating();
    type_line(&mut app, PUZZLE);
    check(&mut app);
    matches_snapshot(&app, "create");
}

#[test]
fn a_check_of_what_is_no_puzzle_is_answered() {
    let by_keys: [fn(&mut App); 3] = [
        |app| click(app, "Check"),
        |app| type_key(app, "c"),
        |app| key(app, Named::Space),
    ];
    for line in ["", "11", PUZZLE] {
        for press in by_keys {
            let mut app = creating();
            type_line(&mut app, line);
            check(&mut app);
            press(&mut app);
            let is_puzzle = line == PUZZLE;
            assert_eq!(draft(&app).told() == Some(UNFIT), !is_puzzle, "{line}");
            assert!(draft(&app).told().is_some());
            // Pressed again, it says that nothing is new.
            assert_eq!(app.notice(), None);
            press(&mut app);
            assert_eq!(
                app.notice().as_deref(),
                Some("That is what the card says already.")
            );
            type_key(&mut app, "1");
            assert_eq!((app.notice(), draft(&app).told()), (None, None));
        }
    }
    let mut app = creating();
    key(&mut app, Named::F1);
    assert!(matches!(app.modal(), Some(Modal::Keys)), "it helps");
}

#[test]
fn what_a_key_changes_beside_another_tool_is_told() {
    let mut app = creating();
    type_key(&mut app, "r");
    pinned!("on", app.notice().expect("it is told"));
    type_key(&mut app, "r");
    pinned!("off", app.notice().expect("it is told"));
    tell(&mut app, create::Message::Tool(create::Tool::Board));
    type_key(&mut app, "o");
    let told = app.notice().unwrap_or_default();
    assert!(told.starts_with("Symmetry: "), "{told}");
    assert!(told.ends_with(" The tool 'Digits' shows it."), "{told}");
}

#[test]
fn the_key_of_the_rating_leads_to_its_field_from_every_tool() {
    for tool in create::Tool::ALL {
        let mut app = creating();
        tell(&mut app, create::Message::Tool(tool));
        type_key(&mut app, "g");
        assert_eq!(draft(&app).tool(), create::Tool::Digits);
    }
}

#[test]
fn a_board_that_is_not_rated_says_so_where_its_rating_is_asked_for() {
    let mut app = creating();
    tell(&mut app, create::Message::Shape([2, 3]));
    type_key(&mut app, "g");
    let told = Some("Sudoku Explainer rates classic puzzles only");
    assert_eq!(app.notice().as_deref(), told);
    tell(&mut app, create::Message::Shape([3, 3]));
    carry_out(&mut app, Message::NoticeDismissed);
    type_key(&mut app, "g");
    assert_eq!(app.notice(), None, "the cursor is in the field");
}

#[test]
fn a_puzzle_that_was_made_is_kept_before_anything_is_done_on_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = creating();
    run(app.keep_work_in(folder.path().to_owned()));
    type_line(&mut app, PUZZLE);
    check(&mut app);
    tell(&mut app, create::Message::Use);
    assert_eq!(app.screen(), Screen::Solver);
    assert!(the_solver(&app).has_unsaved_work());
    assert!(app.title().starts_with('•'));
    assert!(shows(&app, "not saved"));
    let is_kept = |it: &Message| {
        matches!(
            it,
            Message::Autosave(autosave::Message::Written(WorkKind::Solving, _))
        )
    };
    deliver(&mut app, is_kept);
    // Used again, it takes the place of the one on which nothing was done.
    press(&mut app, Key::Character("t".into()), Modifiers::CTRL);
    tell(&mut app, create::Message::Use);
    assert_eq!(app.notice(), None);
    deliver(&mut app, is_kept);
    // As if the program was killed.
    drop(app);
    let is_solved = |it: &&LeftBehind| it.work().kind == WorkKind::Solving;
    let left = LeftBehind::look(folder.path()).work;
    assert_eq!(left.iter().filter(is_solved).count(), 1);
    let kept = left.iter().find(is_solved).expect("it is kept").work();
    assert!(kept.is_own() && kept.is_made);
    drop(left);
    let mut app = begin(Settings::default(), Store::none());
    run(app.keep_work_in(folder.path().to_owned()));
    deliver(&mut app, |it| {
        matches!(it, Message::Autosave(autosave::Message::Found(_)))
    });
    assert!(shows(&app, "Continue"));
    // The draft is kept too.
    while app.solver().is_none() {
        update(&mut app, Message::Ask(Ask::TakeUp(0)));
    }
    assert!(the_solver(&app).has_unsaved_work());
}

#[test]
fn a_row_is_typed_cell_after_cell_once_that_is_turned_on_and_it_is_remembered() {
    let mut app = creating();
    for digit in ["5", "3"] {
        type_key(&mut app, digit);
    }
    assert_eq!(value(&app, "r1c1"), Some(3), "it stays in its cell");
    type_key(&mut app, "n");
    assert!(app.settings().goes_on);
    for character in ["1", "2", "0", ".", "4", "5", "6", "7", "8", "9"] {
        type_key(&mut app, character);
    }
    let row = |row: usize| -> Vec<Option<u8>> {
        (1..=9)
            .map(|column| value(&app, &format!("r{row}c{column}")))
            .collect()
    };
    assert_eq!(
        row(1),
        [
            Some(1),
            Some(2),
            None,
            None,
            Some(4),
            Some(5),
            Some(6),
            Some(7),
            Some(8)
        ]
    );
    assert_eq!(row(2)[0], Some(9), "the next row goes on");
    assert_eq!(draft(&app).selected(), Some(cell("r2c2")));
    key(&mut app, Named::Backspace);
    assert_eq!(draft(&app).selected(), Some(cell("r2c2")), "it only erases");
    tell(&mut app, pressed(cell("r9c9")));
    tell(&mut app, create::Message::Pad(pad::Message::Drop));
    type_key(&mut app, "2");
    assert_eq!(
        draft(&app).selected(),
        Some(cell("r9c9")),
        "there is no next one"
    );
    click(&mut app, "Row by row");
    assert!(!app.settings().goes_on);
}
