//! What is said and drawn about a deduction, and what a move is called.

use crate::common::pinned::pinned;
use crate::common::positions::{
    box_1_has_only_row_1_left, eight_digits_around_r1c1, fives_around_r1c1, only,
    row_1_has_only_box_1_left,
};
use crate::common::{
    ASSIGNMENT, ASSIGNMENT_SOLVED, candidate, candidates, cell, cells, digit, grid, puzzle,
};
use crate::shown::marked;
use sudoku_stepper::explain::{
    Notation, Role, acts, argument, change, change_title, contradiction, picture,
};
use sudoku_stepper::grid::{Contradiction, House};
use sudoku_stepper::rules::{BOX_LINE_REDUCTION, Deduction, HIDDEN_SINGLE, NAKED_SINGLE, find_all};
use sudoku_stepper::session::Session;
use sudoku_stepper::texts::Language;

#[test]
fn the_argument_is_written_in_letters_too() {
    let said =
        |deduction: &Deduction| argument(deduction).render(Language::english(), Notation::Letters);
    assert_eq!(
        said(&only(&NAKED_SINGLE, &eight_digits_around_r1c1())),
        "A1 can only be 9: the eight other digits are already in its row, column and box."
    );
    let hidden = find_all(&HIDDEN_SINGLE, &fives_around_r1c1());
    pinned!("the place in a row", said(&hidden[1]));
    pinned!("the place in a column", said(&hidden[2]));
    let pointing = find_all(&BOX_LINE_REDUCTION, &box_1_has_only_row_1_left());
    pinned!("locked candidates", said(&pointing[1]));
}

#[test]
fn the_argument_can_count_from_zero() {
    let said =
        |deduction: &Deduction| argument(deduction).render(Language::english(), Notation::Zero);
    assert_eq!(
        said(&only(&NAKED_SINGLE, &eight_digits_around_r1c1())),
        "r0c0 can only be 9: the eight other digits are already in its row, column and box."
    );
    let claiming = find_all(&BOX_LINE_REDUCTION, &row_1_has_only_box_1_left());
    assert!(
        said(&claiming[0])
            .starts_with("In row 0, the 5 can only go in r0c0, r0c1 and r0c2, all in box 0 too."),
        "{}",
        said(&claiming[0])
    );
}

#[test]
fn the_acts_are_the_argument_without_the_reason() {
    let naked = only(&NAKED_SINGLE, &eight_digits_around_r1c1());
    assert_eq!(acts(Language::english(), &naked, Notation::Rc), "r1c1 = 9");
    assert_eq!(
        acts(Language::english(), &naked, Notation::Letters),
        "A1 = 9"
    );
    assert_eq!(
        acts(Language::english(), &naked, Notation::Zero),
        "Filled in 9 at row 0, column 0"
    );

    let mut pointing = find_all(&BOX_LINE_REDUCTION, &box_1_has_only_row_1_left()).remove(0);
    pointing.eliminations.truncate(2);
    assert_eq!(
        acts(Language::english(), &pointing, Notation::Rc),
        "r1c4, r1c5 ≠ 5"
    );
    assert_eq!(
        acts(Language::english(), &pointing, Notation::Letters),
        "A4, A5 ≠ 5"
    );
    assert_eq!(
        acts(Language::english(), &pointing, Notation::Zero),
        "Removed 5 at row 0, column 3 and row 0, column 4"
    );
}

#[test]
fn the_picture_gives_each_candidate_its_role_and_tints_the_base() {
    let naked = picture(&only(&NAKED_SINGLE, &eight_digits_around_r1c1()));
    assert_eq!(naked.candidates, [(candidate("r1c1", 9), Role::Placed)]);
    assert_eq!(naked.witnesses.len(), 8);
    assert!(naked.houses.is_empty());

    let hidden = picture(&find_all(&HIDDEN_SINGLE, &fives_around_r1c1())[1]);
    assert_eq!(hidden.candidates, [(candidate("r1c1", 5), Role::Placed)]);
    assert_eq!(hidden.witnesses, cells("r2c5 r3c8 r4c2 r7c3"));
    assert_eq!(hidden.houses, [House::row(0)]);

    let pointing = &find_all(&BOX_LINE_REDUCTION, &box_1_has_only_row_1_left())[0];
    let with_role = |role| marked(pointing, role);
    assert_eq!(with_role(Role::Base), candidates("r1c1 r1c2 r1c3", 5));
    assert_eq!(
        with_role(Role::Eliminated),
        candidates("r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", 5)
    );
    assert_eq!(with_role(Role::Placed), []);
    assert_eq!(picture(pointing).houses, [House::box_at(0)]);
}

/// The title and the line of the last move.
fn last_move(session: &Session, notation: Notation) -> (String, String) {
    let journal = session.journal();
    let last = journal.moves().last().unwrap();
    (
        change_title(Language::english(), last),
        change(Language::english(), last, notation),
    )
}

#[test]
fn each_move_has_a_title_and_a_line() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let said = |title: &str, line: &str| (title.to_owned(), line.to_owned());
    session.step();
    assert_eq!(
        last_move(&session, Notation::Rc),
        said("Naked Single", "r1c7 = 2, r3c9 = 7, r8c5 = 8, r9c8 = 6")
    );
    pinned!(last_move(&session, Notation::Zero).1);
    session.enter(cell("r1c1"), digit(6)).unwrap();
    assert_eq!(last_move(&session, Notation::Rc), said("You", "r1c1 = 6"));
    session.enter(cell("r1c1"), digit(5)).unwrap();
    assert_eq!(
        last_move(&session, Notation::Letters),
        said("You", "A1 = 5")
    );
    session.erase(cell("r1c1")).unwrap();
    assert_eq!(
        last_move(&session, Notation::Rc),
        said("You", "erased 5 from r1c1")
    );
    session.toggle_candidate(candidate("r1c3", 5)).unwrap();
    assert_eq!(
        last_move(&session, Notation::Rc),
        said("You", "removed 5 from r1c3")
    );
    assert_eq!(
        last_move(&session, Notation::Letters),
        said("You", "removed 5 from A3")
    );
    session.toggle_candidate(candidate("r1c3", 5)).unwrap();
    assert_eq!(
        last_move(&session, Notation::Rc),
        said("You", "put 5 back in r1c3")
    );
    session.set_given(cell("r1c1"), Some(digit(6)));
    assert_eq!(last_move(&session, Notation::Rc), said("Given", "r1c1 = 6"));
    session.fill(grid(ASSIGNMENT_SOLVED).values());
    assert_eq!(
        last_move(&session, Notation::Rc),
        said("Solve", "filled in 39 cells")
    );
    session.restart();
    assert_eq!(
        last_move(&session, Notation::Rc),
        said("Restart", "back to the givens")
    );
}

#[test]
fn contradictions_are_told_in_the_notation_of_the_reader() {
    let clash = Contradiction::Clash {
        digit: digit(7),
        house: House::row(0),
        cells: cells("r1c1 r1c2 r1c5"),
    };
    let said =
        |it: &Contradiction, notation| contradiction(it).render(Language::english(), notation);
    assert_eq!(
        said(&clash, Notation::Letters),
        "Row A holds 7 several times: in A1, A2 and A5."
    );
    let no_candidate = Contradiction::NoCandidate(cell("r1c1"));
    assert!(said(&no_candidate, Notation::Zero).starts_with("r0c0 has nothing left: "));
    let no_place = Contradiction::NoPlace {
        digit: digit(7),
        house: House::box_at(8),
    };
    assert_eq!(
        said(&no_place, Notation::Zero),
        "Box 8 has no place left for 7."
    );
}
