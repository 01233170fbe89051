//! Save points: what they keep, and the way back to them.

use crate::common::files::formats_of;
use crate::common::{ASSIGNMENT, candidate, cell, digit, puzzle, session};
use sudoku_stepper::explain;
use sudoku_stepper::explain::Notation;
use sudoku_stepper::formats::{self, Format, Loss, losses};
use sudoku_stepper::session::{SavePointError, Session};
use sudoku_stepper::sudoku::{Cause, MarkColor};
use sudoku_stepper::texts::Language;

fn names(session: &Session) -> Vec<&str> {
    let all = session.save_points().iter();
    all.map(|one| one.name.as_str()).collect()
}

/// A session with work of every kind done, and a save point after it.
fn worked_on() -> Session {
    let mut session = session();
    session.enter(cell("r1c1"), digit(6)).unwrap();
    session.toggle_candidate(candidate("r1c3", 5)).unwrap();
    session.toggle_note(candidate("r1c3", 9)).unwrap();
    session.color_cell(cell("r1c3"), MarkColor::D);
    session.make_save_point(Language::english()).unwrap();
    session
}

#[test]
fn going_back_restores_values_removed_candidates_and_marks_as_one_move() {
    let mut session = worked_on();
    let kept = session.position().clone();
    session.restart();
    session.enter(cell("r1c3"), digit(1)).unwrap();
    session.color_cell(cell("r1c1"), MarkColor::A);
    let left = session.position().clone();
    let moves = session.journal().moves().len();

    assert!(session.go_to_save_point(0));
    assert_eq!(session.position(), &kept);
    assert_eq!(session.journal().moves().len(), moves + 1);
    assert!(!session.go_to_save_point(0), "nothing is different");
    assert!(session.undo());
    assert_eq!(session.position(), &left);
    assert!(session.redo());
    assert_eq!(session.position(), &kept);
}

#[test]
fn the_move_is_told_with_the_name_of_the_save_point() {
    let mut session = worked_on();
    session.restart();
    session.go_to_save_point(0);
    let journal = session.journal();
    let last = journal.moves().last().unwrap();
    assert_eq!(last.cause, Cause::SavePoint("Save point 1".into()));
    assert_eq!(
        explain::change_title(Language::english(), last),
        "Save point"
    );
    assert_eq!(
        explain::change(Language::english(), last, Notation::Rc),
        "back to 'Save point 1'"
    );
}

#[test]
fn givens_that_were_corrected_since_stay_as_they_are() {
    let mut session = worked_on();
    session.set_given(cell("r1c1"), Some(digit(5)));
    session.go_to_save_point(0);
    assert_eq!(session.grid().value(cell("r1c1")), Some(digit(5)));
    assert!(session.position().given().contains(cell("r1c1")));
}

#[test]
fn names_are_proposed_that_are_free_and_can_be_changed() {
    let mut session = session();
    for _ in 0..3 {
        session.make_save_point(Language::english()).unwrap();
    }
    assert_eq!(
        names(&session),
        ["Save point 1", "Save point 2", "Save point 3"]
    );
    session.rename_save_point(1, "  before the X-Wing ");
    session.rename_save_point(2, "   ");
    assert_eq!(session.make_save_point(Language::english()), Ok(3));
    assert_eq!(
        names(&session),
        [
            "Save point 1",
            "before the X-Wing",
            "Save point 3",
            "Save point 2"
        ]
    );
    session.rename_save_point(0, &"x".repeat(1000));
    assert_eq!(names(&session)[0].len(), 60);
}

#[test]
fn a_deleted_one_can_be_put_back_where_it_was() {
    let mut session = session();
    for _ in 0..3 {
        session.make_save_point(Language::english()).unwrap();
    }
    let deleted = session.delete_save_point(1).unwrap();
    assert_eq!(names(&session), ["Save point 1", "Save point 3"]);
    session.put_back_save_point(1, deleted);
    assert_eq!(names(&session).len(), 3);
    assert_eq!(names(&session)[1], "Save point 2");
    assert!(session.delete_save_point(3).is_none());
    assert!(!session.go_to_save_point(3));
}

#[test]
fn there_is_an_end_to_their_number() {
    let mut session = session();
    let made = (0..1000).take_while(|_| session.make_save_point(Language::english()).is_ok());
    assert_eq!(made.count(), 99);
    assert_eq!(
        session.make_save_point(Language::english()),
        Err(SavePointError::TooMany)
    );
    // A full list with all notes fits in a file that can be read again.
    let mut session = self::session();
    session.fill_in_notes();
    while session.make_save_point(Language::english()).is_ok() {}
    let file = formats::write_own(&session.to_puzzle());
    let read = formats::read(file.as_bytes()).unwrap();
    assert_eq!(read[0].save_points.len(), 99);
}

#[test]
fn they_are_unsaved_work_and_are_kept_in_the_programs_own_file_alone() {
    let mut session = session();
    session.make_save_point(Language::english()).unwrap();
    assert!(session.is_unsaved());
    session.mark_saved();
    assert!(!session.is_unsaved());
    session.rename_save_point(0, "start");
    assert!(session.is_unsaved());
    for format in formats_of(&session.to_puzzle()) {
        let lost = losses(&session.to_puzzle(), format).contains(&Loss::SavePoints);
        assert_eq!(lost, format != Format::Own, "{format}");
    }
}

#[test]
fn another_puzzle_brings_its_own() {
    let mut session = worked_on();
    let saved = session.to_puzzle();
    session.open(&puzzle(ASSIGNMENT));
    assert!(session.save_points().is_empty());
    session.open(&saved);
    assert_eq!(names(&session), ["Save point 1"]);
    assert!(!session.is_unsaved());
}

#[test]
fn in_a_file_they_look_as_documented() {
    let session = worked_on();
    let file = formats::write_own(&session.to_puzzle());
    let dots = ".........\n".repeat(8);
    let table = format!(
        "\n[[save-points]]\nname = \"Save point 1\"\nentries = \"\"\"\n6........\n{dots}\"\"\"\n\
         removed = [\n    \"r1c3 5\",\n]\n\n[save-points.marks]\nnotes = [\n    \"r1c3 9\",\n]\n\
         cells = [\n    \"r1c3 D\",\n]\n"
    );
    assert!(file.contains(&table), "{file}");
}
