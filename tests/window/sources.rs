//! The displayed, stored, copied and spoken state of a board comes from several sources. In the
//! window, they agree after any acts in any order: in a game, where each act is counted, and with
//! checks of one's own moves.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use sudoku_stepper::app::board::ValueKind;
use sudoku_stepper::app::screen::solver::{self, Report, SolverScreen};
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Source};
use sudoku_stepper::formats::{self, Format};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Values};
use sudoku_stepper::play::Game;
use sudoku_stepper::sudoku::{ErrorsTold, GameOutcome, GameRecord, Puzzle};
use sudoku_stepper::why::{Answer, Standing};

use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, cell, puzzle};
use crate::living::{Living, PATIENCE};

/// The number of acts on each way, and the number after which everything is compared.
const ACTS: usize = 24;
const BETWEEN: usize = 8;

fn open(puzzle: Puzzle) -> Living {
    let mut app = App::new(Settings::default(), Store::none());
    let source = Source::named("puzzle.txt");
    let begun = app.open_with(Opening::Puzzles(vec![puzzle], source));
    let mut living = Living::new(app, begun, iced::Size::new(1000.0, 700.0));
    // With the first message it is looked whether a game can go on.
    living.send(Message::InFront(true));
    living.wait_until(|app| app.solver().is_some_and(|it| !it.is_resuming()));
    living
}

fn solver(living: &Living) -> &SolverScreen {
    living.app.solver().expect("a puzzle is open")
}

fn game(living: &Living) -> &Game {
    solver(living).game().expect("a game is open")
}

fn values(living: &Living) -> Values {
    *solver(living).session().grid().values()
}

fn solution() -> Values {
    puzzle(ASSIGNMENT_SOLVED).givens
}

/// The cells that are red.
fn red(living: &Living) -> CellSet {
    let values = solver(living).scene().values.into_iter();
    let red = values.filter(|(_, _, kind)| *kind == ValueKind::Clashing);
    red.map(|(cell, _, _)| cell).collect()
}

/// Makes one act on few cells, so that entries are often overwritten. Returns whether it may count
/// as an error of the game.
fn act(living: &mut Living, rng: &mut StdRng, others: &[&str]) {
    let cells = ["r1c1", "r1c3", "r1c4", "r5c6", "r5c5", "r9c2"].map(cell);
    let at = *cells.choose(rng).unwrap();
    living.send(Message::Solver(solver::Message::Select(at)));
    let right = solution()[at.index()].unwrap();
    match rng.random_range(0..14) {
        0..=4 => living.keys(&rng.random_range(1..=9).to_string()),
        5 => living.keys(&right.to_string()),
        6 => living.keys("delete"),
        7 => living.keys(&format!("ctrl+{}", rng.random_range(1..=9))),
        8..=9 => living.keys("ctrl+z"),
        10 => living.keys("ctrl+y"),
        11 => living.keys("ctrl+r"),
        _ => living.keys(others.choose(rng).unwrap()),
    }
}

/// Fails unless the copied board, and the board written in any format, equal the visible one.
fn assert_written(living: &mut Living) {
    let shown = values(living);
    living.keys("ctrl+c");
    let copied = living.clipboard.clone().expect("the board is copied");
    let copied = formats::read(copied.as_bytes()).unwrap().remove(0);
    assert_eq!(copied.values(), shown);
    let puzzle = solver(living).to_puzzle();
    for format in Format::ALL {
        if formats::unheld(&puzzle, format).is_some() {
            continue;
        }
        let written = formats::write(&puzzle, format).unwrap();
        let read = formats::read(&written);
        // A cell without candidates is no puzzle, and one with a single candidate a value.
        let marks = [
            Format::PencilMarks,
            Format::CandidateLine,
            Format::Constraints,
        ];
        if marks.contains(&format) {
            let Ok(read) = read else {
                continue;
            };
            let read = read[0].values();
            let is_kept = |it: &Cell| {
                let value = shown[it.index()];
                value.is_none() || value == read[it.index()]
            };
            assert!(Cell::all().all(|it| is_kept(&it)), "{format:?}");
        } else {
            assert_eq!(read.unwrap()[0].values(), shown, "{format:?}");
        }
    }
}

/// Fails unless the game counts and shows the state of the board, and is the same after it is
/// continued from a file.
fn assert_game(living: &mut Living) {
    let shown = values(living);
    let solution = solution();
    let given = solver(living).session().position().given();
    let wrong = |cell: &Cell| {
        let value = shown[cell.index()];
        !given.contains(*cell) && value.is_some() && value != solution[cell.index()]
    };
    let wrong: CellSet = Cell::all().filter(wrong).collect();
    let record = game(living).record().clone();
    let is_on = record.outcome == GameOutcome::Playing;
    assert_eq!(is_on, shown != solution);
    assert!(record.known_errors <= record.errors);
    if is_on {
        match record.errors_told {
            ErrorsTold::AtOnce => {
                assert_eq!(red(living), wrong);
                assert_eq!(record.known_errors, record.errors);
            }
            ErrorsTold::OnCheck => {
                assert!((red(living) - wrong).is_empty());
                // A check tells what is wrong on the board as it is.
                let session = solver(living).session();
                let checked = game(living).clone().check(session).unwrap();
                assert_eq!(checked.wrong - given, wrong);
            }
        }
    }
    // Written to a file and gone on with.
    let file = formats::write_own(&solver(living).to_puzzle());
    let read = formats::read(file.as_bytes()).unwrap().remove(0);
    let again = open(read);
    assert_eq!(values(&again), shown);
    assert_eq!(
        solver(&again).session().position(),
        solver(living).session().position()
    );
    let resumed = GameRecord {
        seconds: record.seconds,
        ..game(&again).record().clone()
    };
    assert_eq!(resumed, record);
    assert_eq!(red(&again), red(living));
    assert_eq!(
        solver(&again).session().journal().undone().len(),
        solver(living).session().journal().undone().len()
    );
}

#[test]
fn in_a_game_all_agrees_after_any_acts() {
    for (seed, errors_told) in [
        (1, ErrorsTold::AtOnce),
        (2, ErrorsTold::AtOnce),
        (3, ErrorsTold::OnCheck),
        (4, ErrorsTold::OnCheck),
    ] {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut played = puzzle(ASSIGNMENT);
        played.game = Some(GameRecord {
            errors_told,
            ..GameRecord::default()
        });
        let mut living = open(played);
        let mut errors = 0;
        for number in 0..ACTS {
            let before = values(&living);
            let moves = solver(&living).session().journal().moves().len();
            act(&mut living, &mut rng, &["c", "j"]);
            // Undoing and redoing cost nothing, and errors stay counted.
            let counted = game(&living).record().errors;
            let after = values(&living);
            let new = Cell::all().filter(|it| {
                let (was, is) = (before[it.index()], after[it.index()]);
                is.is_some() && is != was && is != solution()[it.index()]
            });
            assert!(counted >= errors);
            let is_more = counted > errors;
            assert!(
                !is_more || new.count() == 1,
                "an error without a wrong entry"
            );
            assert!(!is_more || solver(&living).session().journal().moves().len() > moves);
            errors = counted;
            if number % BETWEEN == BETWEEN - 1 {
                assert_game(&mut living);
                assert_written(&mut living);
            }
        }
    }
}

/// Fails unless the verdict on each own move is right and about the present board.
fn assert_checked(living: &mut Living) {
    living.keys("j");
    living.wait(PATIENCE);
    let session = solver(living).session();
    let Report::Weighed(all, _) = solver(living).report() else {
        return;
    };
    let solution = solution();
    for why in all {
        let Answer::Proved(proof) = &why.answer else {
            continue;
        };
        let Candidate { cell, digit } = proof.claim.candidate;
        let is_right = solution[cell.index()] == Some(digit);
        assert_eq!(proof.claim.is_true, is_right, "{}", proof.claim.candidate);
        match proof.standing {
            Standing::Entered(_) => assert_eq!(session.grid().value(cell), Some(digit)),
            Standing::Removed(_) => assert!(session.position().removed(cell).contains(digit)),
            other => panic!("{other:?} is no move of one's own"),
        }
        // Nothing that is wrong is on the board of the argument.
        assert!(Cell::all().all(|it| {
            let value = why.grid.value(it);
            value.is_none() || value == solution[it.index()]
        }));
    }
}

#[test]
fn what_is_exported_and_checked_is_what_is_shown_after_any_acts() {
    for seed in 0..2 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut living = open(puzzle(ASSIGNMENT));
        for number in 0..ACTS {
            act(&mut living, &mut rng, &["space", "h", "ctrl+r"]);
            if number % BETWEEN == BETWEEN - 1 {
                assert_written(&mut living);
                assert_checked(&mut living);
            }
        }
    }
}
