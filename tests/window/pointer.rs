//! The pointer on the board and on the pad: noting, filling in, choosing and dragging.

use std::time::{Duration, Instant};

use iced::keyboard::{self, Modifiers};
use iced::{Event, Point, Task, mouse, window};
use sudoku_stepper::app::board::{Place, Spots};
use sudoku_stepper::app::pad::Mode;
use sudoku_stepper::app::screen::solver::SolverScreen;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Opening, Source};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Layout};
use sudoku_stepper::sudoku::MarkColor;

use crate::living::Living;
use crate::support::{ASSIGNMENT, digit, drawn, puzzles};

const SIZE: (f32, f32) = (1000.0, 700.0);

fn opened() -> Living {
    let mut app = App::new(Settings::default(), Store::none());
    let source = Source::named("assignment.txt");
    let task = app.open_with(Opening::Puzzles(puzzles(ASSIGNMENT), source));
    Living::new(app, task, SIZE)
}

fn playing() -> Living {
    let mut living = opened();
    living.keys("ctrl+shift+n enter");
    living.wait_until(|app| app.solver().is_some_and(SolverScreen::is_game_on));
    living
}

fn solver(living: &Living) -> &SolverScreen {
    living.app.solver().expect("a puzzle is open")
}

fn moves(living: &Living) -> usize {
    solver(living).session().journal().moves().len()
}

fn value(living: &Living, cell: Cell) -> Option<Digit> {
    solver(living).session().grid().value(cell)
}

fn candidate(cell: Cell, value: u8) -> Candidate {
    Candidate::new(cell, digit(value))
}

/// Where a candidate is on the board.
fn at(living: &mut Living, candidate: Candidate) -> Point {
    let board = living.bounds_of("board");
    let middle = Place::of(drawn(board.size()), &Layout::CLASSIC, true)
        .point(Spots::CLASSIC.place(candidate));
    Point::new(board.x + middle.x, board.y + middle.y)
}

fn middle(living: &mut Living, cell: Cell) -> Point {
    at(living, candidate(cell, 5))
}

fn key(living: &mut Living, name: &'static str) -> Point {
    living.bounds_of(name).center()
}

fn hold(living: &mut Living, modifiers: Modifiers) {
    let held = keyboard::Event::ModifiersChanged(modifiers);
    living.events(&[Event::Keyboard(held)]);
}

fn click_aside(living: &mut Living, point: Point) {
    living.move_to(point);
    living.press(mouse::Button::Right);
    living.release(mouse::Button::Right);
}

fn drag(living: &mut Living, way: &[Point]) {
    living.move_to(way[0]);
    living.press(mouse::Button::Left);
    for point in &way[1..] {
        living.move_to(*point);
    }
    living.release(mouse::Button::Left);
}

/// The empty cells with their candidates, those with the fewest first.
fn open_cells(living: &Living) -> Vec<(Cell, Vec<Digit>)> {
    let grid = solver(living).session().grid();
    let cells = grid.unsolved().into_iter();
    let mut cells: Vec<_> = cells
        .map(|cell| (cell, grid.candidates(cell).into_iter().collect::<Vec<_>>()))
        .collect();
    cells.sort_by_key(|(_, digits)| digits.len());
    cells
}

#[test]
fn the_other_button_and_a_long_press_remove_the_candidate_under_the_pointer() {
    let mut living = opened();
    let (cell, digits) = open_cells(&living).pop().unwrap();
    let place = at(&mut living, Candidate::new(cell, digits[0]));
    click_aside(&mut living, place);
    let has = |living: &Living, digit| {
        let grid = solver(living).session().grid();
        grid.has(Candidate::new(cell, digit))
    };
    assert!(!has(&living, digits[0]));
    click_aside(&mut living, place);
    assert!(has(&living, digits[0]), "it is put back");
    living.move_to(place);
    living.press(mouse::Button::Left);
    assert!(has(&living, digits[0]));
    let later = Instant::now() + Duration::from_secs(1);
    let later = window::Event::RedrawRequested(later);
    living.events(&[Event::Window(later)]);
    assert!(!has(&living, digits[0]));
    living.release(mouse::Button::Left);
    assert_eq!(moves(&living), 3);
}

#[test]
fn by_hand_the_other_button_notes() {
    let mut living = opened();
    living.keys("k");
    let (cell, _) = open_cells(&living).pop().unwrap();
    let place = at(&mut living, candidate(cell, 3));
    click_aside(&mut living, place);
    let notes = |living: &Living| solver(living).session().marks().notes(cell);
    assert!(notes(&living).contains(digit(3)));
    click_aside(&mut living, place);
    assert!(notes(&living).is_empty());
}

#[test]
fn two_quick_presses_fill_in_the_only_candidate() {
    let mut living = opened();
    let (cell, digits) = open_cells(&living).swap_remove(0);
    assert_eq!(digits.len(), 1);
    let place = middle(&mut living, cell);
    living.click_at(place);
    living.click_at(place);
    assert_eq!(value(&living, cell), Some(digits[0]));
    let mut living = opened();
    let (cell, _) = open_cells(&living).pop().unwrap();
    let place = middle(&mut living, cell);
    living.click_at(place);
    living.click_at(place);
    assert_eq!(value(&living, cell), None, "it has several");
}

#[test]
fn several_cells_are_chosen_and_notes_and_colors_act_on_all_as_one_move() {
    let mut living = opened();
    living.keys("k");
    let open: Vec<Cell> = open_cells(&living).iter().map(|(cell, _)| *cell).collect();
    let way: Vec<Point> = [open[0], open[1]]
        .map(|cell| middle(&mut living, cell))
        .into();
    drag(&mut living, &way);
    assert!(solver(&living).chosen().cells().contains(open[1]));
    let third = middle(&mut living, open[2]);
    hold(&mut living, Modifiers::CTRL);
    living.click_at(third);
    hold(&mut living, Modifiers::empty());
    let chosen = solver(&living).chosen().cells();
    let three: CellSet = open[..3].iter().copied().collect();
    assert!(three.is_subset(chosen));
    let all_have = |living: &Living, value: u8| {
        let marks = solver(living).session().marks();
        let empty = chosen & solver(living).session().grid().unsolved();
        empty
            .iter()
            .all(|cell| marks.notes(cell).contains(digit(value)))
    };
    living.keys("4");
    assert!(all_have(&living, 4), "a digit is noted in several cells");
    assert_eq!(moves(&living), 1);
    living.keys("v");
    assert_eq!(solver(&living).pad().mode(), Mode::Note);
    let seven = key(&mut living, "key-7");
    living.click_at(seven);
    assert!(all_have(&living, 7));
    living.keys("v");
    let second = key(&mut living, "key-2");
    living.click_at(second);
    let marks = solver(&living).session().marks().clone();
    assert!(
        chosen
            .iter()
            .all(|cell| marks.cell_color(cell) == Some(MarkColor::B))
    );
    assert_eq!(moves(&living), 3);
    living.keys("delete");
    assert!(!all_have(&living, 4));
    assert_eq!(moves(&living), 4);
    living.keys("ctrl+z*4");
    assert!(solver(&living).session().marks().is_empty());
}

#[test]
fn the_arrow_keys_with_shift_choose_one_more_cell_and_escape_none() {
    let mut living = opened();
    living.keys("right shift+right shift+down");
    assert_eq!(solver(&living).chosen().cells().len(), 3);
    living.keys("up");
    assert_eq!(solver(&living).chosen().cells().len(), 1);
    living.keys("esc");
    assert_eq!(solver(&living).selected(), None);
}

#[test]
fn a_key_of_the_pad_fills_in_where_a_cell_is_chosen_and_is_taken_where_none_is() {
    let mut living = opened();
    let (cell, digits) = open_cells(&living).swap_remove(0);
    let place = middle(&mut living, cell);
    let name = [
        "key-1", "key-2", "key-3", "key-4", "key-5", "key-6", "key-7", "key-8", "key-9",
    ];
    let name = name[digits[0].index()];
    let pressed = key(&mut living, name);
    living.click_at(place);
    living.click_at(pressed);
    assert_eq!(value(&living, cell), Some(digits[0]));
    assert_eq!(solver(&living).pad().hand(), None);
    living.keys("ctrl+z esc");
    living.click_at(pressed);
    assert_eq!(solver(&living).pad().hand(), Some(digits[0]));
    living.click_at(place);
    assert_eq!(value(&living, cell), Some(digits[0]));
    assert_eq!(solver(&living).pad().hand(), Some(digits[0]), "it stays");
    living.keys("esc");
    assert_eq!(solver(&living).pad().hand(), None);
    let (other, _) = open_cells(&living).pop().unwrap();
    let place = middle(&mut living, other);
    living.click_at(place);
    assert_eq!(value(&living, other), None);
    click_aside(&mut living, pressed);
    assert_eq!(solver(&living).pad().hand(), Some(digits[0]));
}

#[test]
fn digits_are_dragged_from_the_pad_onto_the_board_on_it_and_off_it() {
    let mut living = opened();
    let open: Vec<Cell> = open_cells(&living).iter().map(|(cell, _)| *cell).collect();
    let (from, to) = (middle(&mut living, open[0]), middle(&mut living, open[1]));
    let pad = key(&mut living, "key-6");
    let between = Point::new((pad.x + from.x) / 2.0, (pad.y + from.y) / 2.0);
    drag(&mut living, &[pad, between, from]);
    assert_eq!(value(&living, open[0]), Some(digit(6)));
    drag(&mut living, &[from, to]);
    assert_eq!(value(&living, open[0]), None);
    assert_eq!(value(&living, open[1]), Some(digit(6)));
    assert_eq!(moves(&living), 2, "one move each");
    drag(&mut living, &[to, Point::new(995.0, 690.0)]);
    assert_eq!(value(&living, open[1]), None);
    living.click_at(to);
    assert_eq!(moves(&living), 3, "a press alone moves nothing");
    drag(&mut living, &[pad, between, Point::new(995.0, 300.0)]);
    assert_eq!(
        moves(&living),
        3,
        "what is dropped beside the board is nowhere"
    );
}

#[test]
fn a_game_counts_what_is_done_with_the_pointer() {
    let mut living = playing();
    let solution = *solver(&living).game().unwrap().solution();
    let open: Vec<Cell> = open_cells(&living).iter().map(|(cell, _)| *cell).collect();
    let cell = *open
        .iter()
        .find(|cell| solution[cell.index()] != Some(digit(6)))
        .unwrap();
    let (pad, on_board) = (key(&mut living, "key-6"), middle(&mut living, cell));
    drag(&mut living, &[pad, on_board]);
    assert_eq!(value(&living, cell), Some(digit(6)));
    assert_eq!(solver(&living).game().unwrap().record().errors, 1);
    drag(&mut living, &[on_board, Point::new(995.0, 690.0)]);
    assert_eq!(value(&living, cell), None);
    living.keys("k");
    let place = at(&mut living, candidate(cell, 8));
    click_aside(&mut living, place);
    let notes = solver(&living).session().marks().notes(cell);
    assert!(notes.contains(digit(8)), "notes are in games too");
    living.keys("p");
    let before = moves(&living);
    living.click_at(on_board);
    assert_eq!(moves(&living), before);
}

#[test]
fn the_wheel_and_the_middle_button_do_nothing_on_the_board() {
    let mut living = opened();
    let (cell, _) = open_cells(&living).swap_remove(0);
    let place = middle(&mut living, cell);
    living.move_to(place);
    for _ in 0..2 {
        living.press(mouse::Button::Middle);
        living.release(mouse::Button::Middle);
        living.scroll(3.0);
    }
    assert_eq!((solver(&living).selected(), moves(&living)), (None, 0));
}

#[test]
fn the_pad_marks_in_an_exercise() {
    let app = App::new(Settings::default(), Store::none());
    let mut living = Living::new(app, Task::none(), SIZE);
    living.keys("l home enter wait");
    let exercise = living
        .app
        .lessons()
        .unwrap()
        .exercise()
        .expect("it is made");
    let open = exercise.grid().unsolved();
    let cell = open.first().unwrap();
    let candidate = Candidate::new(cell, exercise.grid().candidates(cell).first().unwrap());
    let names = [
        "key-1", "key-2", "key-3", "key-4", "key-5", "key-6", "key-7", "key-8", "key-9",
    ];
    let pad = key(&mut living, names[candidate.digit.index()]);
    let place = middle(&mut living, cell);
    assert!(living.shows("Nothing yet."));
    drag(&mut living, &[pad, place]);
    assert!(!living.shows("Nothing yet."));
}
