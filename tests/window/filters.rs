//! The filter: where digits can be or are, and the cells with two candidates.

use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::App;
use sudoku_stepper::app::board::{CandidateSource, Filter, Match};
use sudoku_stepper::app::screen::solver;
use sudoku_stepper::grid::{Cell, DigitSet};
use sudoku_stepper::sudoku::Mark;

/// The highlighted cells on the board.
fn found(app: &App) -> Option<Vec<(Cell, Match)>> {
    the_solver(app).scene().by_hand.found
}

fn with_key(app: &mut App, named: Named, modifiers: Modifiers) {
    press(app, Key::Named(named), modifiers);
}

fn digits(values: &[u8]) -> DigitSet {
    values.iter().copied().map(digit).collect()
}

#[test]
fn a_digit_is_shown_where_it_stands_and_where_it_may_stand() {
    let mut app = app(ASSIGNMENT);
    key(&mut app, Named::F4);
    let grid = board(&app);
    let expected: Vec<_> = Cell::all()
        .filter_map(|cell| match grid.value(cell) {
            Some(value) => (value == digit(4)).then_some((cell, Match::Stands)),
            None => {
                let may = grid.candidates(cell).contains(digit(4));
                may.then_some((cell, Match::Possible))
            }
        })
        .collect();
    assert_eq!(found(&app), Some(expected));
    let layer = the_solver(&app).scene().by_hand;
    assert!(layer.bright.iter().all(|one| one.digit == digit(4)));
    assert!(!layer.bright.is_empty());
    key(&mut app, Named::F4);
    assert_eq!(found(&app), None);
}

#[test]
fn another_digit_takes_the_place_of_the_first_or_comes_to_it() {
    let mut app = app(ASSIGNMENT);
    key(&mut app, Named::F4);
    key(&mut app, Named::F5);
    let looked_for = |app: &App| the_solver(app).looked_for();
    assert_eq!(looked_for(&app), Some(Filter::Digits(digits(&[5]))));
    with_key(&mut app, Named::F6, Modifiers::CTRL);
    with_key(&mut app, Named::F7, Modifiers::SHIFT);
    assert_eq!(looked_for(&app), Some(Filter::Digits(digits(&[5, 6, 7]))));
    with_key(&mut app, Named::F7, Modifiers::SHIFT);
    let grid = board(&app);
    for (cell, found) in found(&app).unwrap() {
        let both = (grid.candidates(cell) & digits(&[5, 6])).len() == 2;
        let is_both = found == Match::Several;
        assert_eq!(is_both, grid.value(cell).is_none() && both, "{cell}");
    }
    key(&mut app, Named::Escape);
    assert_eq!(looked_for(&app), None);
}

#[test]
fn f10_shows_the_cells_with_two_candidates() {
    let mut app = app(HARD);
    key(&mut app, Named::F10);
    let grid = board(&app);
    let two = Cell::all().filter(|cell| grid.candidates(*cell).len() == 2);
    let two: Vec<_> = two.map(|cell| (cell, Match::Possible)).collect();
    assert!(!two.is_empty());
    assert_eq!(found(&app), Some(two));
    assert!(shows(&app, "Filter: two candidates"));
    click(&mut app, "Filter: two candidates");
    assert_eq!(found(&app), None);
}

#[test]
fn who_works_with_notes_is_told_what_the_values_leave() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "k");
    assert_eq!(app.settings().candidates, CandidateSource::ByHand);
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    press(&mut app, Key::Character("9".into()), Modifiers::CTRL);
    key(&mut app, Named::F5);
    let grid = board(&app);
    for cell in grid.unsolved() {
        let free = grid.placed(digit(5)).is_disjoint(cell.peers());
        let shown = found(&app).unwrap().contains(&(cell, Match::Possible));
        assert_eq!(shown, free, "{cell}");
    }
    // Of the notes, those of the digit stand out: there are none.
    assert!(the_solver(&app).scene().by_hand.bright.is_empty());
    let noted = the_solver(&app).session().marks().iter();
    assert!(matches!(noted.collect::<Vec<_>>()[..], [Mark::Note(_)]));
}

#[test]
fn what_a_step_shows_stays_under_the_filter() {
    let mut app = app(HARD);
    while the_solver(&app).scene().houses.is_empty() {
        send(&mut app, solver::Message::Step);
    }
    let without = the_solver(&app).scene();
    key(&mut app, Named::F1);
    let with = the_solver(&app).scene();
    assert_eq!(with.marks, without.marks);
    assert_eq!(with.houses, without.houses);
    assert_eq!(with.candidates, without.candidates);
}

#[test]
fn ctrl_with_an_arrow_goes_to_the_next_empty_cell() {
    let mut app = app(ASSIGNMENT);
    let jump = |app: &mut App, named, shift: bool| {
        let shift = if shift {
            Modifiers::SHIFT
        } else {
            Modifiers::empty()
        };
        with_key(app, named, Modifiers::CTRL | shift);
        the_solver(app).selected().unwrap()
    };
    send(&mut app, solver::Message::Select(Cell::at(0, 6)));
    // The rest of the row is filled, and so is the start of the next.
    assert_eq!(jump(&mut app, Named::ArrowRight, false), Cell::at(1, 0));
    assert_eq!(jump(&mut app, Named::ArrowLeft, false), Cell::at(0, 6));
    let mut seen = Vec::new();
    for _ in 0..81 {
        let cell = jump(&mut app, Named::ArrowDown, false);
        assert!(board(&app).value(cell).is_none());
        seen.push(cell);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), board(&app).unsolved().len());
    key(&mut app, Named::F5);
    let cell = jump(&mut app, Named::ArrowRight, true);
    assert!(found(&app).unwrap().contains(&(cell, Match::Possible)));
}

#[test]
fn home_and_end_go_to_the_edges_of_the_board() {
    let mut app = app(ASSIGNMENT);
    send(&mut app, solver::Message::Select(Cell::at(3, 4)));
    key(&mut app, Named::Home);
    assert_eq!(the_solver(&app).selected(), Some(Cell::at(3, 0)));
    key(&mut app, Named::End);
    assert_eq!(the_solver(&app).selected(), Some(Cell::at(3, 8)));
    with_key(&mut app, Named::Home, Modifiers::CTRL);
    assert_eq!(the_solver(&app).selected(), Some(Cell::at(0, 8)));
    with_key(&mut app, Named::End, Modifiers::CTRL);
    assert_eq!(the_solver(&app).selected(), Some(Cell::at(8, 8)));
}
