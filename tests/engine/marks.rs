//! What a person puts on the board beside the digits: notes, colors, links.

use std::sync::{Arc, Mutex};

use crate::common::files::formats_of;
use crate::common::{ASSIGNMENT, candidate, cell, digit, digits, puzzle, session};
use proptest::prelude::*;
use proptest::sample::select;
use sudoku_stepper::explain;
use sudoku_stepper::explain::Notation;
use sudoku_stepper::formats::{self, Format, Loss, losses};
use sudoku_stepper::grid::{Candidate, Cell, Digit};
use sudoku_stepper::session::{EntryError, Outcome, Session};
use sudoku_stepper::sudoku::{
    Change, Interest, Mark, MarkColor, MarkedLink, Marks, Observer, Position,
};
use sudoku_stepper::texts::Language;

fn link(one: Candidate, other: Candidate, strong: bool) -> MarkedLink {
    MarkedLink::new(one, other, strong).unwrap()
}

#[test]
fn a_thing_has_one_color_and_two_candidates_have_one_link() {
    let (one, other) = (candidate("r1c1", 5), candidate("r1c3", 5));
    let mut marks = Marks::default();
    assert!(marks.put(Mark::Candidate(one, MarkColor::A)));
    assert!(!marks.put(Mark::Candidate(one, MarkColor::A)));
    assert!(marks.put(Mark::Candidate(one, MarkColor::F)));
    assert_eq!(marks.candidate_color(one), Some(MarkColor::F));
    assert!(marks.put(Mark::Link(link(one, other, true))));
    assert!(marks.put(Mark::Link(link(other, one, false))));
    let links: Vec<_> = marks.links().collect();
    assert_eq!(links, [link(one, other, false)]);
    assert_eq!(MarkedLink::new(one, one, true), None);
    assert!(marks.take(Mark::Link(links[0])));
    assert!(!marks.take(Mark::Link(links[0])));
    assert_eq!(marks.iter().count(), 1);
}

#[test]
fn a_mark_put_twice_is_taken_away_and_another_color_replaces_the_first() {
    let mut session = session();
    let at = cell("r1c1");
    assert!(session.color_cell(at, MarkColor::B));
    assert!(session.color_cell(at, MarkColor::C));
    assert_eq!(session.marks().cell_color(at), Some(MarkColor::C));
    assert!(session.color_cell(at, MarkColor::C));
    assert!(session.marks().is_empty());
    assert_eq!(session.journal().moves().len(), 3);
}

#[test]
fn a_note_is_set_and_removed_in_empty_cells_only() {
    let mut session = session();
    assert_eq!(session.toggle_note(candidate("r1c1", 7)), Ok(true));
    assert_eq!(session.toggle_note(candidate("r1c1", 5)), Ok(true));
    assert_eq!(session.marks().notes(cell("r1c1")), digits(&[5, 7]));
    assert_eq!(session.toggle_note(candidate("r1c1", 7)), Ok(true));
    assert_eq!(session.marks().notes(cell("r1c1")), digits(&[5]));
    let given = session.toggle_note(candidate("r1c2", 5));
    assert_eq!(given, Err(EntryError::Given));
    session.enter(cell("r1c1"), digit(6)).unwrap();
    let filled = session.toggle_note(candidate("r1c1", 5));
    assert_eq!(filled, Err(EntryError::Filled));
}

#[test]
fn notes_do_not_touch_what_the_rules_see() {
    let mut session = session();
    let before = session.grid().clone();
    session.toggle_note(candidate("r1c1", 7)).unwrap();
    assert_eq!(session.grid(), &before);
    assert!(matches!(session.step(), Outcome::Stepped(_)));
}

#[test]
fn an_entry_takes_its_notes_from_the_peers_and_undo_brings_them_back() {
    let mut session = session();
    assert!(session.fill_in_notes());
    let noted = session.marks().clone();
    let entered = candidate("r1c1", 6);
    session.enter(entered.cell, entered.digit).unwrap();
    for at in Cell::all() {
        let mut expected = noted.notes(at);
        if at.sees(entered.cell) {
            expected.remove(entered.digit);
        }
        assert_eq!(session.marks().notes(at), expected, "{at}");
    }
    assert!(session.undo());
    assert_eq!(session.marks(), &noted);
    assert!(session.redo());
    assert!(!session.marks().notes(cell("r1c3")).contains(digit(6)));
}

#[test]
fn a_candidate_that_a_rule_removes_loses_its_note() {
    let mut session = session();
    session.fill_in_notes();
    let removed = candidate("r1c1", 5);
    session.toggle_candidate(removed).unwrap();
    assert!(!session.marks().has(Mark::Note(removed)));
    session.undo();
    assert!(session.marks().has(Mark::Note(removed)));
}

#[test]
fn all_notes_are_those_of_the_candidates_as_they_stand() {
    let mut session = session();
    session.toggle_candidate(candidate("r1c1", 5)).unwrap();
    // A note that the board excludes, and one in a cell that will be filled.
    session.toggle_note(candidate("r1c1", 7)).unwrap();
    assert!(session.fill_in_notes());
    for at in session.grid().unsolved() {
        assert_eq!(session.marks().notes(at), session.grid().candidates(at));
    }
    assert!(!session.fill_in_notes(), "they are there already");
    assert!(session.clear_notes(cell("r1c1")));
    assert!(session.marks().notes(cell("r1c1")).is_empty());
}

#[test]
fn clearing_takes_colors_and_links_and_leaves_notes() {
    let mut session = session();
    let (one, other) = (candidate("r1c1", 5), candidate("r1c3", 5));
    session.toggle_note(one).unwrap();
    session.color_cell(one.cell, MarkColor::A);
    session.color_candidate(other, MarkColor::B);
    session.draw_link(link(one, other, true));
    assert!(session.clear_marks());
    assert_eq!(
        session.marks().iter().collect::<Vec<_>>(),
        [Mark::Note(one)]
    );
    assert!(!session.clear_marks());
    assert!(session.undo(), "it was one move");
    assert_eq!(session.marks().iter().count(), 4);
}

#[test]
fn marks_are_moves_in_order_with_entries_but_no_steps_on_the_path() {
    let mut session = session();
    session.color_cell(cell("r1c1"), MarkColor::A);
    session.enter(cell("r1c1"), digit(6)).unwrap();
    session.color_cell(cell("r1c3"), MarkColor::B);
    {
        let journal = session.journal();
        assert_eq!(journal.moves().len(), 3);
        let of_board: Vec<usize> = journal.board_moves().map(|(at, _)| at).collect();
        assert_eq!(of_board, [1]);
        assert_eq!(journal.board_moves_in(1), 0);
        assert_eq!(journal.board_moves_in(3), 1);
    }
    session.undo();
    assert_eq!(session.marks().cell_color(cell("r1c3")), None);
    assert_eq!(session.grid().value(cell("r1c1")), Some(digit(6)));
    session.undo();
    assert_eq!(session.grid().value(cell("r1c1")), None);
    assert_eq!(session.marks().cell_color(cell("r1c1")), Some(MarkColor::A));
    session.undo();
    assert!(session.marks().is_empty());
    assert!(!session.undo());
}

#[test]
fn a_mark_keeps_what_of_the_board_can_be_made_again() {
    let mut session = session();
    session.enter(cell("r1c1"), digit(6)).unwrap();
    session.color_cell(cell("r1c3"), MarkColor::A);
    session.enter(cell("r1c3"), digit(5)).unwrap();
    session.back_to(0);
    session.color_cell(cell("r9c9"), MarkColor::C);
    assert!(session.redo());
    assert!(session.redo());
    assert!(!session.redo(), "the mark that was taken back is gone");
    assert_eq!(session.grid().value(cell("r1c1")), Some(digit(6)));
    assert_eq!(session.grid().value(cell("r1c3")), Some(digit(5)));
    assert_eq!(session.marks().cell_color(cell("r1c3")), None);
    session.back_to(0);
    assert_eq!(session.position(), &Position::new(&puzzle(ASSIGNMENT)));
}

#[test]
fn an_entry_ends_what_could_be_made_again_of_marks_too() {
    let mut session = session();
    session.color_cell(cell("r1c3"), MarkColor::A);
    session.undo();
    session.enter(cell("r1c1"), digit(6)).unwrap();
    assert!(!session.redo());
}

#[test]
fn restart_clears_the_marks_and_undo_brings_them_back() {
    let mut session = session();
    session.color_cell(cell("r1c3"), MarkColor::A);
    assert!(!session.position().is_untouched());
    assert!(session.restart());
    assert!(session.marks().is_empty());
    session.undo();
    assert_eq!(session.marks().cell_color(cell("r1c3")), Some(MarkColor::A));
}

#[test]
fn marks_are_unsaved_work_until_they_are_saved_or_taken_back() {
    let mut session = session();
    session.color_cell(cell("r1c3"), MarkColor::A);
    assert!(session.is_unsaved());
    session.undo();
    assert!(!session.is_unsaved());
    session.redo();
    session.mark_saved();
    assert!(!session.is_unsaved());
}

#[derive(Default)]
struct Listener(Vec<Change>);

impl Observer for Listener {
    fn changed(&mut self, _position: &Position, change: &Change) {
        self.0.push(change.clone());
    }
}

#[test]
fn marks_are_told_to_those_who_asked_for_them() {
    let mut session = session();
    let heard = [Interest::Values, Interest::Candidates, Interest::Marks].map(|interest| {
        let listener = Arc::new(Mutex::new(Listener::default()));
        session.observe(interest, Arc::clone(&listener));
        listener
    });
    session.color_cell(cell("r1c3"), MarkColor::A);
    session.toggle_candidate(candidate("r1c3", 5)).unwrap();
    session.enter(cell("r1c1"), digit(6)).unwrap();
    let counts = heard.map(|listener| listener.lock().unwrap().0.len());
    assert_eq!(counts, [1, 2, 3]);
}

#[test]
fn a_move_of_marks_is_told_in_words() {
    let mut session = session();
    let told = |session: &Session| {
        let journal = session.journal();
        explain::change(
            Language::english(),
            journal.moves().last().unwrap(),
            Notation::Rc,
        )
    };
    session.color_cell(cell("r1c3"), MarkColor::A);
    assert_eq!(told(&session), "colored r1c3 with color A");
    session.toggle_note(candidate("r1c1", 5)).unwrap();
    assert_eq!(told(&session), "noted 5 in r1c1");
    let (one, other) = (candidate("r1c3", 5), candidate("r1c1", 5));
    session.draw_link(link(one, other, true));
    assert_eq!(
        told(&session),
        "drew a strong link from 5 in r1c1 to 5 in r1c3"
    );
    session.clear_marks();
    assert_eq!(told(&session), "removed 1 color, removed 1 link");
    session.color_cell(cell("r1c3"), MarkColor::B);
    session.color_cell(cell("r1c3"), MarkColor::C);
    assert_eq!(told(&session), "added 1 color, removed 1 color");
    session.toggle_note(candidate("r1c1", 5)).unwrap();
    assert_eq!(told(&session), "removed the note 5 from r1c1");
}

#[test]
fn marks_in_a_file_look_as_documented() {
    let mut session = session();
    let (one, other) = (candidate("r1c1", 5), candidate("r1c9", 5));
    session.toggle_note(one).unwrap();
    session.toggle_note(candidate("r1c1", 6)).unwrap();
    session.color_cell(cell("r5c5"), MarkColor::A);
    session.color_candidate(one, MarkColor::B);
    session.draw_link(link(one, other, true));
    session.draw_link(link(one, candidate("r9c9", 4), false));
    let file = formats::write_own(&session.to_puzzle());
    let table = "[marks]\nnotes = [\n    \"r1c1 5 6\",\n]\ncells = [\n    \"r5c5 A\",\n]\n\
                 candidates = [\n    \"r1c1 5 B\",\n]\nlinks = [\n    \"r1c1 5 = r1c9 5\",\n    \
                 \"r1c1 5 - r9c9 4\",\n]\n";
    assert!(file.contains(table), "{file}");
}

#[test]
fn mistakes_in_the_marks_of_a_file_are_named_with_their_place() {
    let start = formats::write_own(&puzzle(ASSIGNMENT));
    let lines = start.lines().count();
    for (field, problem) in [
        (
            "notes = [\"r1c0 1\"]",
            "'r1c0 1' is not a cell and digits such as r1c1 2 3",
        ),
        (
            "cells = [\"r1c1 G\"]",
            "'r1c1 G' is not a cell and a color such as r1c1 A",
        ),
        (
            "cells = [\"r1c1 2 A\"]",
            "'r1c1 2 A' is not a cell and a color such as r1c1 A",
        ),
        (
            "candidates = [\"r1c1 A\"]",
            "'r1c1 A' is not a candidate and a color such as r1c1 2 A",
        ),
        (
            "links = [\"r1c1 2 = r1c1 2\"]",
            "'r1c1 2 = r1c1 2' is not a link such as r1c1 2 = r1c9 2",
        ),
        (
            "links = [\"r1c1 2 ~ r1c2 2\"]",
            "'r1c1 2 ~ r1c2 2' is not a link such as r1c1 2 = r1c9 2",
        ),
    ] {
        let file = format!("{start}[marks]\n{field}\n");
        let error = formats::read(file.as_bytes()).unwrap_err().to_string();
        let column = field.find('"').unwrap() + 1;
        assert_eq!(
            error,
            format!("line {}, column {column}: {problem}", lines + 2)
        );
    }
}

#[test]
fn every_other_format_says_that_marks_are_lost() {
    let mut session = session();
    session.color_cell(cell("r5c5"), MarkColor::A);
    let marked = session.to_puzzle();
    for format in formats_of(&marked) {
        let lost = losses(&marked, format).contains(&Loss::Marks);
        assert_eq!(lost, format != Format::Own, "{format}");
    }
}

/// Something that a person does.
#[derive(Debug, Clone, Copy)]
enum Act {
    Note(Candidate),
    AllNotes,
    Cell(Cell, MarkColor),
    Candidate(Candidate, MarkColor),
    Link(MarkedLink),
    Clear,
    Enter(Candidate),
    Remove(Candidate),
    Step,
    Restart,
    SavePoint,
    GoToSavePoint,
    Undo,
    Redo,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let places = || {
        let cell = (0..81usize).prop_map(|cell| Cell::new(cell).unwrap());
        (cell, select(Digit::ALL.to_vec())).prop_map(|(cell, digit)| Candidate::new(cell, digit))
    };
    let color = || select(MarkColor::ALL.to_vec());
    let act = prop_oneof![
        4 => places().prop_map(Act::Note),
        1 => Just(Act::AllNotes),
        4 => (places(), color()).prop_map(|(place, color)| Act::Cell(place.cell, color)),
        4 => (places(), color()).prop_map(|(place, color)| Act::Candidate(place, color)),
        4 => (places(), places(), any::<bool>()).prop_filter_map("two ends", |(a, b, strong)| {
            MarkedLink::new(a, b, strong).map(Act::Link)
        }),
        1 => Just(Act::Clear),
        4 => places().prop_map(Act::Enter),
        2 => places().prop_map(Act::Remove),
        2 => Just(Act::Step),
        1 => Just(Act::Restart),
        2 => Just(Act::SavePoint),
        2 => Just(Act::GoToSavePoint),
        8 => Just(Act::Undo),
        4 => Just(Act::Redo),
    ];
    proptest::collection::vec(act, 0..40)
}

fn carry_out(session: &mut Session, act: Act) {
    match act {
        Act::Note(place) => drop(session.toggle_note(place)),
        Act::AllNotes => drop(session.fill_in_notes()),
        Act::Cell(cell, color) => drop(session.color_cell(cell, color)),
        Act::Candidate(place, color) => drop(session.color_candidate(place, color)),
        Act::Link(link) => drop(session.draw_link(link)),
        Act::Clear => drop(session.clear_marks()),
        Act::Enter(place) => drop(session.enter(place.cell, place.digit)),
        Act::Remove(place) => drop(session.toggle_candidate(place)),
        Act::Step => drop(session.step()),
        Act::Restart => drop(session.restart()),
        Act::SavePoint => drop(session.make_save_point(Language::english())),
        Act::GoToSavePoint => drop(session.go_to_save_point(0)),
        Act::Undo => drop(session.undo()),
        Act::Redo => drop(session.redo()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn undo_reaches_the_opening_and_redo_the_end_over_marks_and_entries(acts in acts()) {
        let mut session = session();
        for act in acts {
            carry_out(&mut session, act);
        }
        while session.redo() {}
        let end = session.position().clone();
        let mut moves = session.journal().moves().len();
        while session.undo() {
            moves -= 1;
        }
        prop_assert_eq!(moves, 0);
        prop_assert_eq!(session.position(), &Position::new(&puzzle(ASSIGNMENT)));
        while session.redo() {}
        prop_assert_eq!(session.position(), &end);
    }

    #[test]
    fn what_was_done_by_hand_is_read_again_from_the_programs_own_file(acts in acts()) {
        let mut session = session();
        for act in acts {
            carry_out(&mut session, act);
        }
        let puzzle = session.to_puzzle();
        let file = formats::write_own(&puzzle);
        prop_assert_eq!(formats::read(file.as_bytes()).unwrap(), [puzzle.clone()]);
        let again = Session::new(&puzzle);
        prop_assert_eq!(again.position(), session.position());
        prop_assert_eq!(again.save_points(), session.save_points());
    }
}
