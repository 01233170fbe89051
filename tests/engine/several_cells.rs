//! What acts on several cells at once: one move, taken back by one undo.

use crate::common::{ASSIGNMENT, candidate, cell, cells, digit, puzzle, session};
use sudoku_stepper::grid::CellSet;
use sudoku_stepper::play::{Game, PlayError, Verdict};
use sudoku_stepper::session::{EntryError, Session};
use sudoku_stepper::sudoku::{ErrorsTold, GameRecord, MarkColor};

fn moves(session: &Session) -> usize {
    session.journal().moves().len()
}

/// The empty cells, and one that is given.
fn open_and_given(session: &Session) -> (CellSet, CellSet) {
    let open = session.grid().unsolved().into_iter().take(3).collect();
    let given = session.position().given().first().into_iter().collect();
    (open, given)
}

#[test]
fn notes_are_set_in_all_and_taken_away_where_all_have_them() {
    let mut session = session();
    let (open, given) = open_and_given(&session);
    let first = open.first().unwrap();
    session
        .toggle_notes(CellSet::only(first), digit(4))
        .unwrap();
    assert_eq!(session.toggle_notes(open | given, digit(4)), Ok(true));
    let noted = |session: &Session| {
        open.iter()
            .all(|it| session.marks().notes(it).contains(digit(4)))
    };
    assert!(noted(&session));
    assert_eq!(moves(&session), 2);
    assert_eq!(session.toggle_notes(open, digit(4)), Ok(true));
    assert!(session.marks().is_empty());
    session.undo();
    assert!(noted(&session));
    assert_eq!(
        session.toggle_notes(given, digit(4)),
        Err(EntryError::Given)
    );
}

#[test]
fn a_candidate_is_removed_from_all_that_have_it_and_put_back_into_all_that_can_have_it() {
    let mut session = session();
    let all = session.grid().unsolved();
    let before = session.grid().cells_with(digit(5));
    assert_eq!(session.toggle_candidates(all, digit(5)), Ok(true));
    assert!(session.grid().cells_with(digit(5)).is_empty());
    assert_eq!(session.toggle_candidates(all, digit(5)), Ok(true));
    assert_eq!(session.grid().cells_with(digit(5)), before);
    assert_eq!(moves(&session), 2);
    let barred: CellSet = (all - before).into_iter().take(2).collect();
    let refused = session.toggle_candidates(barred, digit(5));
    assert!(
        matches!(refused, Err(EntryError::Excluded(..))),
        "{refused:?}"
    );
}

#[test]
fn colors_are_put_on_all_and_taken_off_where_all_have_them() {
    let mut session = session();
    let chosen = cells("r1c1 r5c5 r9c9");
    assert!(session.color_cells(chosen, MarkColor::C));
    assert!(
        chosen
            .iter()
            .all(|it| session.marks().cell_color(it) == Some(MarkColor::C))
    );
    assert!(session.color_cells(chosen, MarkColor::C));
    assert!(session.marks().is_empty());
    assert_eq!(moves(&session), 2);
}

#[test]
fn cells_are_cleared_of_values_and_notes_and_givens_stay() {
    let mut session = session();
    let (open, given) = open_and_given(&session);
    let mut open_cells = open.into_iter();
    let (one, two) = (open_cells.next().unwrap(), open_cells.next().unwrap());
    session.enter(one, digit(1)).unwrap();
    session.toggle_notes(CellSet::only(two), digit(2)).unwrap();
    let before = session.position().clone();
    assert_eq!(session.clear(open | given, false), Ok(true));
    assert_eq!(session.grid().value(one), None);
    assert!(!session.marks().is_empty(), "notes that are not meant stay");
    session.undo();
    assert_eq!(session.clear(open | given, true), Ok(true));
    assert!(session.marks().is_empty());
    session.undo();
    assert_eq!(session.position(), &before);
    assert_eq!(session.clear(given, true), Err(EntryError::Given));
}

#[test]
fn a_value_goes_from_one_cell_to_another_in_one_move() {
    let mut session = session();
    let (open, given) = open_and_given(&session);
    let mut open_cells = open.into_iter();
    let (from, to) = (open_cells.next().unwrap(), open_cells.next().unwrap());
    assert_eq!(session.shift(from, to), Ok(false), "there is none");
    session.enter(from, digit(9)).unwrap();
    assert_eq!(session.shift(from, to), Ok(true));
    let values = |session: &Session| (session.grid().value(from), session.grid().value(to));
    assert_eq!(values(&session), (None, Some(digit(9))));
    session.undo();
    assert_eq!(values(&session), (Some(digit(9)), None));
    let given = given.first().unwrap();
    assert_eq!(session.shift(from, given), Err(EntryError::Given));
    assert_eq!(session.shift(given, to), Err(EntryError::Given));
}

#[test]
fn a_game_counts_a_digit_that_is_shifted_to_where_it_is_wrong() {
    let mut puzzle = puzzle(ASSIGNMENT);
    puzzle.game = Some(GameRecord {
        errors_told: ErrorsTold::AtOnce,
        ..GameRecord::default()
    });
    let mut game = Game::of(&puzzle).unwrap().unwrap();
    let mut session = Session::new(&puzzle);
    let (open, _) = open_and_given(&session);
    let mut open_cells = open.into_iter();
    let (from, to) = (open_cells.next().unwrap(), open_cells.next().unwrap());
    let right = game.solution()[from.index()].unwrap();
    game.enter(&mut session, from, right).unwrap();
    assert_eq!(game.record().errors, 0);
    let entry = game.shift(&mut session, from, to).unwrap().unwrap();
    assert_ne!(entry.verdict, Some(Verdict::Right));
    assert_eq!(game.record().errors, 1);
    assert_eq!(session.grid().value(from), None);
    assert_eq!(game.note(&mut session, open, digit(3)), Ok(true));
    assert_eq!(game.clear(&mut session, open, true), Ok(true));
    assert!(session.marks().is_empty());
    game.give_up(&mut session).unwrap();
    let over = game.note(&mut session, CellSet::only(cell("r1c1")), digit(3));
    assert_eq!(over, Err(PlayError::Over));
    let over = game.toggle(&mut session, candidate("r1c1", 3));
    assert_eq!(over, Err(PlayError::Over));
}
