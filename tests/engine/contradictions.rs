//! What stops the steps, and the move that is named for it.

use std::sync::Arc;

use crate::common;
use crate::common::{
    ASSIGNMENT, candidate, cell, cells, digit, empty_puzzle, enter, in_order, puzzle,
};
use sudoku_stepper::explain::{Notation, contradiction};
use sudoku_stepper::grid::{Contradiction, House};
use sudoku_stepper::session::{Diagnosis, Origin, Outcome, Session, read_file};
use sudoku_stepper::solver::Granularity;
use sudoku_stepper::sudoku::{Cause, Puzzle};
use sudoku_stepper::texts::Language;

fn with_givens(values: &[(&str, u8)]) -> Puzzle {
    Puzzle::new(*common::grid_with(values).values())
}

/// The diagnosis of a step that must be stopped and change nothing.
fn stopped(session: &mut Session) -> Diagnosis {
    let before = session.position().clone();
    let Outcome::Inconsistent(diagnosis) = session.step() else {
        panic!("the step was not stopped");
    };
    assert_eq!(session.position(), &before);
    diagnosis
}

/// Whether the contradiction is traced to a person's entry in a cell, which
/// is the move with this number.
fn is_traced_to(diagnosis: &Diagnosis, index: usize, name: &str) -> bool {
    match &diagnosis.origin {
        Origin::Move {
            index: at, change, ..
        } => *at == index && change.cause == Cause::Person && change.values[0].cell == cell(name),
        _ => false,
    }
}

fn says(diagnosis: &Diagnosis) -> String {
    contradiction(&diagnosis.contradiction).render(Language::english(), Notation::Rc)
}

#[test]
fn a_clash_stops_the_steps_and_is_traced_to_its_entry() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r1c1", 6);
    // r1c2 holds a 7.
    enter(&mut session, "r1c3", 7);
    enter(&mut session, "r1c4", 5);
    let diagnosis = stopped(&mut session);
    assert_eq!(
        diagnosis.contradiction,
        Contradiction::Clash {
            digit: digit(7),
            house: House::row(0),
            cells: cells("r1c2 r1c3"),
        }
    );
    assert!(is_traced_to(&diagnosis, 1, "r1c3"), "{diagnosis:?}");
    assert_eq!(says(&diagnosis), "Row 1 holds 7 twice: in r1c2 and r1c3.");
}

#[test]
fn a_cell_with_nothing_left_stops_the_steps_and_is_traced_to_the_entry_that_took_the_last() {
    let row = in_order(
        "r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
        &[1, 2, 3, 4, 5, 6, 7, 8],
    );
    let mut session = Session::new(&with_givens(&row));
    enter(&mut session, "r9c9", 9);
    enter(&mut session, "r5c1", 9);
    let diagnosis = stopped(&mut session);
    assert_eq!(
        diagnosis.contradiction,
        Contradiction::NoCandidate(cell("r1c1"))
    );
    assert!(is_traced_to(&diagnosis, 1, "r5c1"), "{diagnosis:?}");
    assert_eq!(
        says(&diagnosis),
        "r1c1 has nothing left: no digit fits there."
    );
}

#[test]
fn a_digit_without_a_place_stops_the_steps_and_is_traced_to_the_entry_that_took_the_last() {
    // The only place for 5 in row 1 is r1c1.
    let fives = [("r2c5", 5), ("r3c8", 5), ("r4c2", 5), ("r7c3", 5)];
    let mut session = Session::new(&with_givens(&fives));
    enter(&mut session, "r9c9", 1);
    enter(&mut session, "r1c1", 9);
    let diagnosis = stopped(&mut session);
    assert_eq!(
        diagnosis.contradiction,
        Contradiction::NoPlace {
            digit: digit(5),
            house: House::row(0),
        }
    );
    assert!(is_traced_to(&diagnosis, 1, "r1c1"), "{diagnosis:?}");
    assert_eq!(says(&diagnosis), "Row 1 has no place left for 5.");
}

#[test]
fn a_wrong_entry_of_which_nothing_shows_yet_stops_the_steps_and_is_traced() {
    // The solution has 6 in r1c1, and 1 in r5c6.
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r1c1", 6);
    enter(&mut session, "r5c6", 7);
    assert_eq!(session.visible_contradictions(), []);
    let diagnosis = stopped(&mut session);
    assert_eq!(diagnosis.contradiction, Contradiction::NoSolution);
    assert!(is_traced_to(&diagnosis, 1, "r5c6"), "{diagnosis:?}");
    assert_eq!(
        says(&diagnosis),
        "This position has no solution: the empty cells cannot all be filled."
    );
}

#[test]
fn a_contradiction_that_a_rule_brought_to_light_is_traced_to_the_entry_before() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.set_granularity(Granularity::Deduction);
    session.step();
    enter(&mut session, "r5c6", 7);
    // The rules go on from the wrong entry until it shows.
    let mut steps = 0;
    while session.visible_contradictions().is_empty() {
        let deductions = session.rules().step(session.grid(), session.granularity());
        session.apply(&Arc::from(deductions.unwrap()));
        steps += 1;
    }
    assert!(steps > 1, "{steps}");
    let diagnosis = stopped(&mut session);
    assert_ne!(diagnosis.contradiction, Contradiction::NoSolution);
    assert!(is_traced_to(&diagnosis, 1, "r5c6"), "{diagnosis:?}");

    session.back_to(1);
    assert!(matches!(session.step(), Outcome::Stepped(_)));
}

#[test]
fn the_last_of_two_wrong_entries_is_not_blamed_for_the_first() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r1c1", 5);
    enter(&mut session, "r1c3", 1);
    assert!(is_traced_to(&stopped(&mut session), 0, "r1c1"));
}

#[test]
fn a_candidate_removed_by_hand_is_traced_too() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.toggle_candidate(candidate("r1c1", 5)).unwrap();
    session.toggle_candidate(candidate("r1c1", 6)).unwrap();
    let diagnosis = stopped(&mut session);
    let Origin::Move { index, change, .. } = diagnosis.origin else {
        panic!("no move");
    };
    assert_eq!(index, 1);
    assert_eq!(change.removals[0].candidate, candidate("r1c1", 6));
}

#[test]
fn a_puzzle_without_a_solution_has_it_from_its_givens() {
    let mut line = ASSIGNMENT.to_owned();
    line.replace_range(0..1, "5");
    let mut session = Session::new(&puzzle(&line));
    assert_eq!(stopped(&mut session).origin, Origin::Givens);
    enter(&mut session, "r1c3", 9);
    assert_eq!(stopped(&mut session).origin, Origin::Givens);

    let clash = with_givens(&[("r1c1", 1), ("r1c9", 1)]);
    let mut session = Session::new(&clash);
    let diagnosis = stopped(&mut session);
    assert_eq!(diagnosis.origin, Origin::Givens);
    assert_eq!(says(&diagnosis), "Row 1 holds 1 twice: in r1c1 and r1c9.");
}

#[test]
fn a_wrong_entry_that_a_file_was_saved_with_is_traced_to_the_saved_entries() {
    let mut saved = puzzle(ASSIGNMENT);
    saved.entries[cell("r1c1").index()] = Some(digit(5));
    let mut session = Session::new(&saved);
    assert_eq!(stopped(&mut session).origin, Origin::SavedEntries);

    saved.entries[cell("r1c1").index()] = Some(digit(7));
    let mut session = Session::new(&saved);
    let diagnosis = stopped(&mut session);
    assert_eq!(diagnosis.origin, Origin::SavedEntries);
    assert_eq!(says(&diagnosis), "Row 1 holds 7 twice: in r1c1 and r1c2.");
}

#[test]
fn a_clash_in_a_puzzle_that_has_no_solution_anyway_is_traced_to_its_entry() {
    let mut line = ASSIGNMENT.to_owned();
    line.replace_range(0..1, "5");
    let mut session = Session::new(&puzzle(&line));
    enter(&mut session, "r1c3", 7);
    assert!(is_traced_to(&stopped(&mut session), 0, "r1c3"));
}

#[test]
fn a_full_board_with_a_clash_is_not_solved() {
    let mut session = Session::new(&empty_puzzle());
    let mut wrong = *common::grid(common::ASSIGNMENT_SOLVED).values();
    wrong.swap(0, 1);
    session.fill(&wrong);
    let diagnosis = stopped(&mut session);
    assert!(matches!(
        diagnosis.contradiction,
        Contradiction::Clash { .. }
    ));
}

#[test]
fn all_that_can_be_seen_is_listed_clashes_first() {
    let mut session = Session::new(&with_givens(&[("r1c1", 1)]));
    enter(&mut session, "r1c9", 1);
    enter(&mut session, "r5c1", 1);
    let seen = session.visible_contradictions();
    let clash = |house, names| Contradiction::Clash {
        digit: digit(1),
        house,
        cells: cells(names),
    };
    assert_eq!(
        seen,
        [
            clash(House::row(0), "r1c1 r1c9"),
            clash(House::column(0), "r1c1 r5c1"),
        ]
    );
}

#[test]
fn a_clash_with_an_entry_that_was_wrong_already_is_traced_to_that() {
    // The solution has 9 in r1c1 and 8 in r1c5.
    let easy = read_file(&common::puzzle_file("easy-1.txt")).unwrap();
    let mut session = Session::new(&easy[0]);
    enter(&mut session, "r1c6", 8);
    enter(&mut session, "r1c5", 8);
    let diagnosis = stopped(&mut session);
    assert_eq!(says(&diagnosis), "Row 1 holds 8 twice: in r1c5 and r1c6.");
    assert!(is_traced_to(&diagnosis, 0, "r1c6"), "{diagnosis:?}");
    // Saved, there is no move to name any more.
    session.back_to(1);
    let mut saved = session.to_puzzle();
    saved.history = Default::default();
    let mut session = Session::new(&saved);
    enter(&mut session, "r1c5", 8);
    assert_eq!(stopped(&mut session).origin, Origin::SavedEntries);
}

#[test]
fn a_clash_on_a_board_that_had_no_solution_before_is_traced_to_what_took_that() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r5c6", 7);
    // r1c2 holds a 7.
    enter(&mut session, "r1c3", 7);
    assert!(is_traced_to(&stopped(&mut session), 0, "r5c6"));
}

#[test]
fn what_holds_without_the_wrong_entry_too_is_told_before_it_and_apart() {
    let english = Language::english();
    let (mut told, mut seen) = (Vec::new(), 0);
    for cell in Session::new(&puzzle(ASSIGNMENT)).grid().unsolved() {
        for digit in Session::new(&puzzle(ASSIGNMENT)).grid().candidates(cell) {
            let mut session = Session::new(&puzzle(ASSIGNMENT));
            let without = session.grid().clone();
            session.enter(cell, digit).unwrap();
            let Outcome::Inconsistent(diagnosis) = session.step() else {
                continue;
            };
            let Some(row) = diagnosis.forced_row(session.grid()) else {
                continue;
            };
            let text = diagnosis.argument(session.grid());
            let text = text.render(english, Notation::Rc);
            let begun = format!("If {cell} is {digit}, then ");
            let Some((before, _)) = text.split_once(&begun) else {
                continue;
            };
            seen += 1;
            let first = row.singles.first().map(|single| single.placement);
            let holds =
                first.is_some_and(|it| without.candidates(it.cell).single() == Some(it.digit));
            if holds {
                assert!(before.starts_with("In any case, "), "{text}");
                told.push(before.to_owned());
            }
        }
    }
    assert!(seen > 10 && !told.is_empty(), "{seen}");
}
