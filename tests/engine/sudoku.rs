//! Who hears of what: the puzzle being worked on and its observers.

use std::sync::{Arc, Mutex};

use crate::common;
use crate::common::{ASSIGNMENT, candidate, cell, cells, digit, empty_puzzle, puzzle};
use sudoku_stepper::grid::{Candidate, Cell};
use sudoku_stepper::rules::{Deduction, NAKED_SINGLE, Technique, find_all};
use sudoku_stepper::sudoku::{
    Cause, Change, Checker, Edits, Interest, Journal, Observer, Position, Removal, Sudoku,
    UnsavedMark, Value, ValueChange,
};

/// Writes down what it hears.
#[derive(Default)]
struct Listener {
    heard: Vec<Change>,
    /// The board at the time.
    boards: Vec<Position>,
}

impl Observer for Listener {
    fn changed(&mut self, position: &Position, change: &Change) {
        self.heard.push(change.clone());
        self.boards.push(position.clone());
    }
}

fn listen(sudoku: &mut Sudoku, interest: Interest) -> Arc<Mutex<Listener>> {
    let listener = Arc::new(Mutex::new(Listener::default()));
    sudoku.observe(interest, Arc::clone(&listener));
    listener
}

fn enter(sudoku: &mut Sudoku, name: &str, value: u8) -> bool {
    sudoku.apply(&Edits::placing([candidate(name, value)]), Cause::Person)
}

fn erase(sudoku: &mut Sudoku, name: &str) -> bool {
    let edits = Edits {
        values: vec![(cell(name), None)],
        ..Edits::default()
    };
    sudoku.apply(&edits, Cause::Person)
}

fn remove(sudoku: &mut Sudoku, name: &str, value: u8) -> bool {
    let edits = Edits::default().removing([candidate(name, value)]);
    sudoku.apply(&edits, Cause::Person)
}

fn entered(name: &str, value: u8) -> ValueChange {
    ValueChange {
        cell: cell(name),
        before: None,
        after: Some(Value {
            digit: digit(value),
            given: false,
        }),
    }
}

/// The candidates that a change made disappear, or appear.
fn turned(change: &Change, present: bool) -> Vec<Candidate> {
    let matching = change.candidates.iter().filter(|c| c.present == present);
    matching.map(|change| change.candidate).collect()
}

#[test]
fn an_observer_of_values_does_not_hear_of_candidates_alone() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    let values = listen(&mut sudoku, Interest::Values);
    let candidates = listen(&mut sudoku, Interest::Candidates);

    assert!(remove(&mut sudoku, "r1c1", 5));
    assert_eq!(values.lock().unwrap().heard.len(), 0);
    assert_eq!(candidates.lock().unwrap().heard.len(), 1);

    assert!(enter(&mut sudoku, "r1c1", 9));
    assert_eq!(values.lock().unwrap().heard.len(), 1);
    assert_eq!(candidates.lock().unwrap().heard.len(), 2);
    assert_eq!(values.lock().unwrap().heard[0].values, [entered("r1c1", 9)]);
}

#[test]
fn everybody_hears_of_a_new_puzzle_even_of_the_same_one_again() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    let values = listen(&mut sudoku, Interest::Values);
    let candidates = listen(&mut sudoku, Interest::Candidates);
    sudoku.open(&puzzle(ASSIGNMENT));
    sudoku.open(&puzzle(ASSIGNMENT));
    for listener in [values, candidates] {
        let listener = listener.lock().unwrap();
        assert_eq!(listener.heard.len(), 2);
        assert_eq!(listener.heard[0].cause, Cause::Opened);
        assert_eq!(listener.heard[0].values.len(), 37);
        assert_eq!(listener.heard[1].cause, Cause::Opened);
        assert!(listener.heard[1].is_empty());
    }
}

#[test]
fn an_act_that_changes_nothing_is_told_to_nobody() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    enter(&mut sudoku, "r1c1", 9);
    let listener = listen(&mut sudoku, Interest::Candidates);
    assert!(!enter(&mut sudoku, "r1c1", 9));
    assert!(!erase(&mut sudoku, "r5c5"));
    assert!(!sudoku.apply(&Edits::default(), Cause::Person));
    assert_eq!(listener.lock().unwrap().heard, []);
}

#[test]
fn observers_join_and_leave_while_the_work_goes_on() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    let stays = listen(&mut sudoku, Interest::Values);
    let leaves = Arc::new(Mutex::new(Listener::default()));
    let id = sudoku.observe(Interest::Values, Arc::clone(&leaves));
    enter(&mut sudoku, "r1c1", 1);
    assert!(sudoku.leave(id).is_some());
    assert!(sudoku.leave(id).is_none());
    enter(&mut sudoku, "r1c2", 2);
    let joins = listen(&mut sudoku, Interest::Values);
    enter(&mut sudoku, "r1c3", 3);
    let heard = |listener: &Arc<Mutex<Listener>>| -> Vec<ValueChange> {
        let listener = listener.lock().unwrap();
        listener
            .heard
            .iter()
            .map(|change| change.values[0])
            .collect()
    };
    let all = [entered("r1c1", 1), entered("r1c2", 2), entered("r1c3", 3)];
    assert_eq!(heard(&stays), all);
    assert_eq!(heard(&leaves), all[..1]);
    assert_eq!(heard(&joins), all[2..]);
}

#[test]
fn who_left_gets_the_observer_back_and_it_can_join_again() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    let listener = Arc::new(Mutex::new(Listener::default()));
    let id = sudoku.observe(Interest::Values, Arc::clone(&listener));
    let mut back = sudoku.leave(id).unwrap();
    let change = Change {
        cause: Cause::Person,
        values: vec![entered("r1c1", 1)],
        removals: Vec::new(),
        candidates: Vec::new(),
        marks: Vec::new(),
    };
    back.changed(sudoku.position(), &change);
    assert_eq!(listener.lock().unwrap().heard, [change]);
}

#[test]
fn observers_are_told_in_the_order_in_which_they_joined() {
    struct Named(char, Arc<Mutex<String>>);
    impl Observer for Named {
        fn changed(&mut self, _position: &Position, _change: &Change) {
            self.1.lock().unwrap().push(self.0);
        }
    }
    let mut sudoku = Sudoku::new(&empty_puzzle());
    let told = Arc::new(Mutex::new(String::new()));
    let mut ids = Vec::new();
    for name in ['a', 'b', 'c'] {
        ids.push(sudoku.observe(Interest::Candidates, Named(name, Arc::clone(&told))));
    }
    enter(&mut sudoku, "r1c1", 1);
    sudoku.leave(ids[0]);
    sudoku.observe(Interest::Candidates, Named('a', Arc::clone(&told)));
    enter(&mut sudoku, "r1c2", 2);
    assert_eq!(*told.lock().unwrap(), "abcbca");
}

#[test]
fn a_resident_is_told_of_every_change_before_all_others_and_can_be_read_meanwhile() {
    struct Named(&'static str, Arc<Mutex<String>>);
    impl Observer for Named {
        fn changed(&mut self, position: &Position, _change: &Change) {
            let empty = position.grid().unsolved().len();
            *self.1.lock().unwrap() += &format!("{} {empty} ", self.0);
        }
    }
    let told = Arc::new(Mutex::new(String::new()));
    let named = |name| Named(name, Arc::clone(&told));
    let mut sudoku = Sudoku::with_resident(&empty_puzzle(), |position| {
        assert_eq!(position, &Position::new(&empty_puzzle()));
        named("resident")
    });
    sudoku.observe(Interest::Values, named("observer"));
    sudoku.apply(&Edits::placing([candidate("r1c1", 1)]), Cause::Person);
    let ruled_out = Edits::default().removing([candidate("r5c5", 5)]);
    sudoku.apply(&ruled_out, Cause::Person);
    sudoku.open(&empty_puzzle());
    assert_eq!(
        *told.lock().unwrap(),
        "resident 80 observer 80 resident 80 resident 81 observer 81 "
    );
    assert_eq!(sudoku.resident().0, "resident");
    let (position, resident) = sudoku.resident_mut();
    assert_eq!(position, &Position::new(&empty_puzzle()));
    resident.0 = "another name";
    assert_eq!(sudoku.resident().0, "another name");
}

#[test]
fn an_observer_is_shown_the_board_as_it_is_after_the_change() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    let listener = listen(&mut sudoku, Interest::Candidates);
    enter(&mut sudoku, "r1c1", 9);
    assert_eq!(listener.lock().unwrap().boards, [sudoku.position().clone()]);
    assert_eq!(
        listener.lock().unwrap().boards[0]
            .grid()
            .value(cell("r1c1")),
        Some(digit(9))
    );
}

#[test]
fn a_change_tells_every_candidate_that_went_and_which_were_ruled_out() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    let listener = listen(&mut sudoku, Interest::Candidates);
    remove(&mut sudoku, "r1c2", 4);
    enter(&mut sudoku, "r1c1", 9);
    let heard = &listener.lock().unwrap().heard;

    let removal = Removal {
        candidate: candidate("r1c2", 4),
        removed: true,
    };
    assert_eq!(heard[0].removals, [removal]);
    assert_eq!(turned(&heard[0], false), [candidate("r1c2", 4)]);
    assert_eq!(heard[0].values, []);

    // The nine candidates of the cell, and the nines of its twenty peers.
    assert_eq!(heard[1].removals, []);
    let gone = turned(&heard[1], false);
    assert_eq!(gone.len(), 9 + 20);
    assert_eq!(turned(&heard[1], true), []);
    for peer in cell("r1c1").peers() {
        assert!(gone.contains(&Candidate::new(peer, digit(9))));
    }
}

/// What a listener heard of a change of each kind, the deductions of the one by a rule, and the
/// given that another corrected.
fn heard_of_each_kind() -> (Vec<Change>, Arc<[Deduction]>, Value) {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    let listener = listen(&mut sudoku, Interest::Candidates);
    sudoku.open(&puzzle(ASSIGNMENT));
    let deductions: Arc<[Deduction]> = find_all(&NAKED_SINGLE, sudoku.position().grid()).into();
    let placements: Vec<_> = deductions.iter().map(|d| d.placements[0]).collect();
    sudoku.apply(
        &Edits::placing(placements),
        Cause::Rule(Arc::clone(&deductions)),
    );
    enter(&mut sudoku, "r1c1", 6);
    sudoku.apply(&Edits::placing([candidate("r1c3", 9)]), Cause::Search);
    let given = Value {
        digit: digit(5),
        given: true,
    };
    let correction = Edits {
        values: vec![(cell("r1c4"), Some(given))],
        ..Edits::default()
    };
    sudoku.apply(&correction, Cause::Given);
    let last = listener.lock().unwrap().heard.last().unwrap().clone();
    sudoku.revert(&last);
    sudoku.replay(&last);
    sudoku.restart();
    let heard = listener.lock().unwrap().heard.clone();
    (heard, deductions, given)
}

#[test]
fn every_change_tells_its_cause() {
    let (heard, deductions, _) = heard_of_each_kind();
    let causes: Vec<_> = heard.into_iter().map(|change| change.cause).collect();
    assert_eq!(
        causes,
        [
            Cause::Opened,
            Cause::Rule(deductions),
            Cause::Person,
            Cause::Search,
            Cause::Given,
            Cause::Undo,
            Cause::Redo,
            Cause::Restart,
        ]
    );
}

#[test]
fn every_change_tells_the_values_before_and_after() {
    let (heard, _, given) = heard_of_each_kind();
    assert_eq!(heard[1].values.len(), 4);
    let corrected = ValueChange {
        cell: cell("r1c4"),
        before: None,
        after: Some(given),
    };
    let taken_back = ValueChange {
        before: corrected.after,
        after: corrected.before,
        ..corrected
    };
    assert_eq!(heard[4].values, [corrected]);
    assert_eq!(heard[5].values, [taken_back]);
    assert_eq!(heard[6].values, [corrected]);
    // The corrected given stays.
    assert_eq!(heard[7].values.len(), 4 + 2);
}

#[test]
fn the_checker_is_not_run_for_changes_of_candidates() {
    let mut sudoku = Sudoku::new(&puzzle(ASSIGNMENT));
    let checker = Arc::new(Mutex::new(Checker::of(sudoku.position())));
    sudoku.observe(Interest::Values, Arc::clone(&checker));
    assert_eq!(checker.lock().unwrap().checks(), 1);
    remove(&mut sudoku, "r1c1", 6);
    remove(&mut sudoku, "r1c1", 5);
    assert_eq!(checker.lock().unwrap().checks(), 1);
    enter(&mut sudoku, "r1c1", 7);
    assert_eq!(checker.lock().unwrap().checks(), 2);
    // The 7 of r1c2 shares row and box, that of r3c9 is not there yet.
    assert_eq!(checker.lock().unwrap().cells(), cells("r1c1 r1c2"));
    assert_eq!(checker.lock().unwrap().clashes().len(), 2);
    erase(&mut sudoku, "r1c1");
    assert_eq!(checker.lock().unwrap().checks(), 3);
    assert_eq!(checker.lock().unwrap().clashes(), []);
}

#[test]
fn the_journal_keeps_moves_and_those_taken_back_and_a_new_move_forgets_the_latter() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    let journal = Arc::new(Mutex::new(Journal::default()));
    sudoku.observe(Interest::Candidates, Arc::clone(&journal));
    enter(&mut sudoku, "r1c1", 1);
    enter(&mut sudoku, "r1c2", 2);
    remove(&mut sudoku, "r5c5", 5);
    let moves = journal.lock().unwrap().moves().to_vec();
    assert_eq!(moves.len(), 3);

    for change in moves.iter().rev() {
        assert!(sudoku.revert(change));
    }
    assert_eq!(journal.lock().unwrap().moves(), []);
    let undone: Vec<_> = journal
        .lock()
        .unwrap()
        .undone()
        .iter()
        .rev()
        .cloned()
        .collect();
    assert_eq!(undone, moves);
    assert_eq!(sudoku.position(), &Position::new(&empty_puzzle()));

    sudoku.replay(&moves[0]);
    assert_eq!(journal.lock().unwrap().moves(), &moves[..1]);
    assert_eq!(journal.lock().unwrap().undone().len(), 2);
    enter(&mut sudoku, "r9c9", 9);
    assert_eq!(journal.lock().unwrap().moves().len(), 2);
    assert_eq!(journal.lock().unwrap().undone(), []);

    sudoku.open(&empty_puzzle());
    assert_eq!(journal.lock().unwrap().moves(), []);
}

#[test]
fn the_journal_counts_the_uses_of_a_technique_since_the_last_restart() {
    let mut sudoku = Sudoku::new(&puzzle(ASSIGNMENT));
    let journal = Arc::new(Mutex::new(Journal::default()));
    sudoku.observe(Interest::Candidates, Arc::clone(&journal));
    let naked_singles = |sudoku: &mut Sudoku| {
        let deduction = find_all(&NAKED_SINGLE, sudoku.position().grid()).remove(0);
        let edits = Edits::placing(deduction.placements.clone());
        sudoku.apply(&edits, Cause::Rule([deduction].into()));
    };
    naked_singles(&mut sudoku);
    naked_singles(&mut sudoku);
    assert_eq!(journal.lock().unwrap().uses(Technique::NakedSingle), 2);
    assert_eq!(journal.lock().unwrap().uses(Technique::HiddenSingle), 0);
    sudoku.restart();
    assert_eq!(journal.lock().unwrap().uses(Technique::NakedSingle), 0);
    naked_singles(&mut sudoku);
    assert_eq!(journal.lock().unwrap().uses(Technique::NakedSingle), 1);
}

#[test]
fn the_unsaved_mark_goes_off_when_the_board_is_as_it_was_saved() {
    let mut sudoku = Sudoku::new(&puzzle(ASSIGNMENT));
    let mark = Arc::new(Mutex::new(UnsavedMark::new(sudoku.position())));
    let journal = Arc::new(Mutex::new(Journal::default()));
    sudoku.observe(Interest::Candidates, Arc::clone(&mark));
    sudoku.observe(Interest::Candidates, Arc::clone(&journal));
    let is_set = || mark.lock().unwrap().is_set();
    assert!(!is_set());

    remove(&mut sudoku, "r1c1", 6);
    assert!(is_set());
    let last = journal.lock().unwrap().moves()[0].clone();
    sudoku.revert(&last);
    assert!(!is_set());

    sudoku.replay(&last);
    mark.lock().unwrap().saved(sudoku.position());
    assert!(!is_set());
    sudoku.revert(&last);
    assert!(is_set());

    sudoku.open(&empty_puzzle());
    assert!(!is_set());
}

#[test]
fn a_value_taken_back_out_of_order_returns_what_it_alone_had_excluded() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    remove(&mut sudoku, "r1c9", 5);
    let before = sudoku.position().clone();
    enter(&mut sudoku, "r1c1", 5);
    enter(&mut sudoku, "r4c2", 5);
    enter(&mut sudoku, "r9c9", 5);

    let listener = listen(&mut sudoku, Interest::Candidates);
    erase(&mut sudoku, "r1c1");
    let back: Vec<_> = turned(&listener.lock().unwrap().heard[0], true);
    // r4c2 keeps its column and its box without a five, r9c9 its column, and
    // the five of r1c9 had been ruled out before.
    let expected: Vec<Candidate> = Cell::all()
        .flat_map(|at| {
            common::digits(&[1, 2, 3, 4, 5, 6, 7, 8, 9])
                .iter()
                .map(move |d| (at, d))
        })
        .filter(|(at, d)| {
            let itself = *at == cell("r1c1");
            let five = *d == digit(5) && at.sees(cell("r1c1"));
            let still_excluded = at.sees(cell("r4c2")) || at.sees(cell("r9c9"));
            itself || (five && !still_excluded && *at != cell("r1c9"))
        })
        .map(|(at, d)| Candidate::new(at, d))
        .collect();
    assert_eq!(back, expected);
    assert_eq!(turned(&listener.lock().unwrap().heard[0], false), []);

    erase(&mut sudoku, "r9c9");
    erase(&mut sudoku, "r4c2");
    assert_eq!(sudoku.position(), &before);
}

#[test]
fn a_candidate_ruled_out_under_a_value_is_still_ruled_out_when_that_goes() {
    let mut sudoku = Sudoku::new(&empty_puzzle());
    remove(&mut sudoku, "r1c1", 3);
    enter(&mut sudoku, "r1c1", 5);
    erase(&mut sudoku, "r1c1");
    let left = sudoku.position().grid().candidates(cell("r1c1"));
    assert_eq!(left, !common::digits(&[3]));
    assert_eq!(
        sudoku.position().removed(cell("r1c1")),
        common::digits(&[3])
    );
}
