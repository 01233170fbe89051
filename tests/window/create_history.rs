//! A draft is never lost: changes can be undone and redone, leaving keeps it, and an unfinished one
//! can be saved.

use std::fs;
use std::path::Path;

use sudoku_stepper::app::autosave::Message as Autosave;
use sudoku_stepper::app::board::Gesture;
use sudoku_stepper::app::modal::{self, Leaving, Modal};
use sudoku_stepper::app::pad;
use sudoku_stepper::app::screen::create::{self, Making, Tool};
use sudoku_stepper::app::{App, Message, Screen};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, Feature};
use sudoku_stepper::session::WorkKind;
use sudoku_stepper::sudoku::Puzzle;

use crate::common::{cell, cells, digit};
use crate::create_boards::{cages, creating, draft, drag, tell};
use crate::support::{carry_out, deliver, type_key, update};

fn value(app: &App, name: &str) -> Option<u8> {
    let value = draft(app).session().grid().value(cell(name));
    value.map(|digit| digit.get())
}

fn features(app: &App) -> Vec<Feature> {
    draft(app).board().features()
}

fn choose(app: &mut App, name: &str) {
    let place = Candidate::new(cell(name), digit(5));
    let press = Gesture::Press { place, more: false };
    tell(app, create::Message::Board(press));
    tell(app, create::Message::Pad(pad::Message::Drop));
}

fn go(app: &mut App, message: &create::Message, times: usize) {
    for _ in 0..times {
        tell(app, message.clone());
    }
}

/// Waits until the draft is written, and reads it.
fn kept(app: &mut App, folder: &Path) -> Puzzle {
    deliver(app, |it| {
        matches!(
            it,
            Message::Autosave(Autosave::Written(WorkKind::Making, _))
        )
    });
    let files = fs::read_dir(folder).unwrap();
    let mut files = files.map(|file| file.unwrap().path());
    let file = files.find(|it| it.extension().is_some_and(|it| it == "toml"));
    let text = fs::read(file.expect("the draft is kept")).unwrap();
    formats::read(&text).unwrap().remove(0)
}

#[test]
fn digits_behind_a_change_of_the_board_are_made_again() {
    let mut app = creating();
    type_key(&mut app, "5");
    tell(&mut app, create::Message::Turn(Feature::AntiKnight));
    choose(&mut app, "r1c2");
    type_key(&mut app, "6");
    go(&mut app, &create::Message::Undo, 3);
    assert_eq!((value(&app, "r1c1"), features(&app)), (None, vec![]));
    go(&mut app, &create::Message::Redo, 3);
    assert_eq!(
        (value(&app, "r1c1"), value(&app, "r1c2")),
        (Some(5), Some(6))
    );
    assert_eq!(features(&app), [Feature::AntiKnight]);
}

#[test]
fn what_was_taken_back_before_the_board_was_changed_is_not_made_again() {
    let mut app = creating();
    type_key(&mut app, "5");
    tell(&mut app, create::Message::Undo);
    tell(&mut app, create::Message::Turn(Feature::AntiKnight));
    go(&mut app, &create::Message::Undo, 1);
    go(&mut app, &create::Message::Redo, 2);
    assert_eq!(features(&app), [Feature::AntiKnight]);
    assert_eq!(value(&app, "r1c1"), None);
}

#[test]
fn every_change_of_the_digits_is_made_again_after_the_board_was_changed_back() {
    // A digit is taken back, and so is a change of the board that followed.
    let begun = || {
        let mut app = creating();
        type_key(&mut app, "5");
        choose(&mut app, "r1c2");
        type_key(&mut app, "6");
        tell(&mut app, create::Message::Undo);
        tell(&mut app, create::Message::Turn(Feature::AntiKnight));
        tell(&mut app, create::Message::Undo);
        app
    };
    let mut app = begun();
    choose(&mut app, "r4c4");
    tell(&mut app, create::Message::Hover(Some(cell("r1c1"))));
    let place = Candidate::new(cell("r1c1"), digit(5));
    let press = Gesture::Press { place, more: false };
    tell(&mut app, create::Message::Board(press));
    tell(&mut app, create::Message::Hover(Some(cell("r1c3"))));
    tell(&mut app, create::Message::Pad(pad::Message::Drop));
    assert_eq!(value(&app, "r1c3"), Some(5), "it was dragged there");
    tell(&mut app, create::Message::Undo);
    assert_eq!(value(&app, "r1c1"), Some(5));
    tell(&mut app, create::Message::Redo);
    assert_eq!(value(&app, "r1c3"), Some(5));

    let mut app = begun();
    tell(&mut app, create::Message::Restart);
    tell(&mut app, create::Message::Undo);
    assert_eq!(value(&app, "r1c1"), Some(5));
    tell(&mut app, create::Message::Redo);
    assert_eq!(value(&app, "r1c1"), None, "it is cleared again");
}

#[test]
fn what_changes_nothing_leaves_what_was_taken_back() {
    let mut app = creating();
    tell(&mut app, create::Message::Turn(Feature::AntiKnight));
    tell(&mut app, create::Message::Undo);
    tell(&mut app, create::Message::Restart);
    tell(&mut app, create::Message::Redo);
    assert_eq!(features(&app), [Feature::AntiKnight]);
}

#[test]
fn the_chosen_cell_is_on_the_board_to_which_one_goes_back() {
    let mut app = creating();
    tell(&mut app, create::Message::Shape([2, 2]));
    tell(&mut app, create::Message::Shape([3, 3]));
    choose(&mut app, "r9c9");
    tell(&mut app, create::Message::Undo);
    assert_eq!(draft(&app).board().size(), 4);
    let chosen = draft(&app).selected().expect("a cell is chosen");
    assert!(draft(&app).board().cells().contains(chosen));
}

#[test]
fn a_stroke_ends_where_its_change_is_taken_back() {
    let mut app = creating();
    tell(&mut app, create::Message::Tool(Tool::Cages));
    drag(&mut app, "r9c1 r9c2");
    let place = Candidate::new(cell("r1c1"), digit(5));
    let press = Gesture::Press { place, more: false };
    tell(&mut app, create::Message::Board(press));
    let over = |name| create::Message::Board(Gesture::Over(cell(name)));
    tell(&mut app, over("r1c2"));
    tell(&mut app, create::Message::Undo);
    tell(&mut app, over("r2c1"));
    tell(&mut app, create::Message::Board(Gesture::Release));
    assert_eq!(cages(&app), [(cells("r9c1 r9c2"), None)]);
    tell(&mut app, create::Message::Redo);
    assert_eq!(cages(&app).len(), 2, "what was drawn can be made again");
}

#[test]
fn every_cell_of_a_stroke_is_kept_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = creating();
    let _ = app.keep_work_in(folder.path().to_owned());
    tell(&mut app, create::Message::Tool(Tool::Cages));
    let place = Candidate::new(cell("r1c1"), digit(5));
    let press = Gesture::Press { place, more: false };
    tell(&mut app, create::Message::Board(press));
    for (name, count) in [("r1c2", 2), ("r1c3", 3), ("r2c3", 4)] {
        tell(&mut app, create::Message::Board(Gesture::Over(cell(name))));
        let cages = kept(&mut app, folder.path()).layout.cages().to_vec();
        assert_eq!(cages[0].cells.len(), count);
    }
}

#[test]
fn a_change_is_kept_at_once_however_many_there_were_before() {
    const CHANGES: usize = 501;
    let folder = tempfile::tempdir().unwrap();
    let mut app = creating();
    // A board that is unfinished is not looked at for solutions.
    tell(&mut app, create::Message::Tool(Tool::Regions));
    drag(&mut app, "r1c1 r1c4");
    go(
        &mut app,
        &create::Message::Turn(Feature::AntiKnight),
        CHANGES,
    );
    let _ = app.keep_work_in(folder.path().to_owned());
    for on in [false, true] {
        tell(&mut app, create::Message::Turn(Feature::AntiKnight));
        let features = kept(&mut app, folder.path()).layout.features();
        assert_eq!(!features.is_empty(), on);
    }
}

#[test]
fn leaving_saves_no_board_without_its_regions() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.sudoku.toml");
    let mut app = creating();
    type_key(&mut app, "5");
    tell(&mut app, create::Message::SaveAs);
    let typed = modal::Message::PathTyped(path.display().to_string());
    carry_out(&mut app, Message::Modal(typed));
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    assert!(!draft(&app).is_unsaved());
    assert!(app.notice().is_some_and(|it| it.starts_with("Saved in")));
    let written = fs::read(&path).unwrap();
    tell(&mut app, create::Message::Tool(Tool::Regions));
    drag(&mut app, "r1c1 r1c4");
    tell(&mut app, create::Message::Start);
    carry_out(&mut app, Message::CloseRequested);
    assert!(matches!(app.modal(), Some(Modal::Leave(Leaving::Draft))));
    carry_out(&mut app, Message::Modal(modal::Message::SaveAndLeave));
    assert_eq!(fs::read(&path).unwrap(), written, "the file is as it was");
    assert!(app.modal().is_none() && app.screen() == Screen::Create);
    assert_eq!(app.notice(), None, "nothing says that it was saved");
    assert_eq!(
        draft(&app).told(),
        Some("A region has 10 cells; it needs 9.")
    );
    assert!(draft(&app).is_unsaved());
}

#[test]
fn nothing_is_made_of_an_unfinished_board() {
    let mut app = creating();
    tell(&mut app, create::Message::Tool(Tool::Regions));
    drag(&mut app, "r1c1 r1c4");
    tell(&mut app, create::Message::Tool(Tool::Digits));
    for message in [
        create::Message::Make(Making::Complete, 1),
        create::Message::Solve,
    ] {
        type_key(&mut app, "0");
        tell(&mut app, message);
        assert_eq!(
            draft(&app).told(),
            Some("A region has 10 cells; it needs 9.")
        );
        assert!(draft(&app).session().position().given().is_empty());
    }
}
