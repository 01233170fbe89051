//! Ice: what is frozen at the start, what thaws it, and that every game with ice
//! can be finished.

use crate::common;
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, cell, cells, digit, puzzle};
use proptest::prelude::*;
use rayon::prelude::*;
use sudoku_stepper::generate::{GivensLevel, Progress, Request};
use sudoku_stepper::grid::{BoardKind, Cell, CellSet, Grid, Values};
use sudoku_stepper::play::{
    Game, PlayError, Wish, can_be_finished, freeze, givens_on, levels_on, neighbors,
};
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{GameKind, GameLevel, GameOutcome, GameRecord, Measure, Mode, Puzzle};

/// How many games are played to the end.
const GAMES: u64 = 10_000;

fn ice_on(givens: &Values, frozen: CellSet) -> Puzzle {
    let mut puzzle = Puzzle::new(*givens);
    puzzle.game = Some(GameRecord {
        mode: Mode {
            kind: GameKind::Ice,
            ..Mode::default()
        },
        frozen,
        ..GameRecord::default()
    });
    puzzle
}

fn begin(puzzle: &Puzzle) -> (Game, Session) {
    (Game::of(puzzle).unwrap().unwrap(), Session::new(puzzle))
}

fn empty(givens: &Values) -> CellSet {
    Grid::from_values(givens).unsolved()
}

/// Fills what takes a digit, in an order that `turn` decides, until nothing is
/// left or nothing takes one.
fn play_to_the_end(puzzle: &Puzzle, turn: u64) {
    let (mut game, mut session) = begin(puzzle);
    let mut turn = turn as usize;
    while game.is_on() {
        let open = session.grid().unsolved() - game.frozen(&session);
        assert!(!open.is_empty(), "nothing takes a digit in {puzzle:?}");
        turn = turn.wrapping_mul(31).wrapping_add(7);
        let cell = open.iter().nth(turn % open.len()).unwrap();
        let right = game.solution()[cell.index()].unwrap();
        game.enter(&mut session, cell, right).unwrap().unwrap();
    }
    let record = game.record();
    assert_eq!((record.outcome, record.errors), (GameOutcome::Won, 0));
}

#[test]
fn ten_thousand_games_with_ice_can_be_played_to_the_end() {
    let each = GAMES / 4;
    for level in GivensLevel::ALL {
        let generator = Request::new(2).givens_of(level).generator().unwrap();
        let givens = generator
            .puzzles(0..each, &Stop::never(), &Progress::default())
            .unwrap();
        givens.par_iter().enumerate().for_each(|(seed, givens)| {
            let seed = seed as u64;
            let frozen = freeze(givens, seed).expect("a fifth can be frozen");
            let puzzle = ice_on(givens, frozen);
            play_to_the_end(&puzzle, seed);
        });
    }
}

#[test]
fn a_game_that_is_dealt_can_be_finished_whatever_its_level() {
    for (measure, level) in [
        (Measure::Technique, GameLevel::Easy),
        (Measure::Technique, GameLevel::Medium),
        (Measure::Technique, GameLevel::Hard),
        (Measure::Technique, GameLevel::Expert),
        (Measure::Givens, GameLevel::Expert),
    ] {
        for seed in 0..4 {
            let wish = Wish {
                mode: Mode {
                    kind: GameKind::Ice,
                    measure,
                    level,
                    ..Mode::default()
                },
                seed,
                ..Wish::default()
            };
            let dealt = wish.deal(&Stop::never(), &Progress::default()).unwrap();
            play_to_the_end(&dealt, seed);
        }
    }
}

#[test]
fn a_game_on_any_board_can_be_finished_with_its_ice() {
    for board in BoardKind::ALL.iter().copied() {
        for measure in Measure::ALL {
            let levels = levels_on(board, measure);
            let level = match measure {
                Measure::Technique => levels[0],
                Measure::Givens => levels[levels.len() - 2],
            };
            let mode = Mode {
                kind: GameKind::Ice,
                measure,
                level,
                board,
            };
            let wish = Wish {
                mode,
                seed: 5,
                ..Wish::default()
            };
            let dealt = wish.deal(&Stop::never(), &Progress::default()).unwrap();
            assert_eq!(dealt.layout.size(), board.size(), "{mode}");
            let frozen = dealt.game.as_ref().unwrap().frozen;
            assert!(frozen.is_subset(dealt.layout.cells()), "{mode}");
            if measure == Measure::Givens {
                assert_eq!(
                    dealt.given_count(),
                    givens_on(board, level) as usize,
                    "{mode}"
                );
            }
            play_to_the_end(&dealt, 5);
        }
    }
}

/// What the neighbors of a cell are by their distance.
fn near(one: Cell) -> CellSet {
    let distance =
        |other: &Cell| one.row().abs_diff(other.row()) + one.column().abs_diff(other.column());
    Cell::all().filter(|other| distance(other) == 1).collect()
}

#[test]
fn neighbors_are_above_below_left_and_right() {
    for cell in Cell::all() {
        assert_eq!(neighbors(cell), near(cell));
    }
}

#[test]
fn every_cell_with_an_empty_neighbor_may_be_frozen_and_no_other() {
    let givens = puzzle(ASSIGNMENT).givens;
    let empty = empty(&givens);
    let eligible: CellSet = empty
        .iter()
        .filter(|cell| !near(*cell).is_disjoint(empty))
        .collect();
    let mut seen = CellSet::EMPTY;
    for seed in 0..300 {
        let frozen = freeze(&givens, seed).unwrap();
        // A fifth of 45.
        assert_eq!(frozen.len(), 9);
        assert!(frozen.is_subset(eligible));
        assert!(can_be_finished(empty, frozen));
        seen |= frozen;
    }
    assert_eq!(seen, eligible);
    assert_ne!(freeze(&givens, 1), freeze(&givens, 2));
}

#[test]
fn the_same_seed_freezes_the_same_cells_everywhere() {
    // Kept from one machine: it must be so on all.
    let frozen = freeze(&puzzle(ASSIGNMENT).givens, 2026).unwrap();
    assert_eq!(
        frozen,
        cells("r1c3 r1c4 r2c4 r3c3 r4c7 r5c6 r6c2 r6c9 r7c6")
    );
}

#[test]
fn where_empty_cells_stand_alone_nothing_is_frozen() {
    let mut values = puzzle(ASSIGNMENT_SOLVED).givens;
    for name in ["r1c1", "r1c3", "r1c5", "r3c3", "r9c9"] {
        values[cell(name).index()] = None;
    }
    assert_eq!(freeze(&values, 0), None);
    values[cell("r9c8").index()] = None;
    let frozen = freeze(&values, 0).unwrap();
    assert_eq!(frozen.len(), 1);
    assert!(frozen.is_subset(cells("r9c8 r9c9")));
}

#[test]
fn a_region_that_is_frozen_as_a_whole_never_thaws() {
    let empty = cells("r1c1 r1c2 r2c1 r5c5 r5c6");
    assert!(can_be_finished(empty, cells("r1c1 r1c2 r5c5")));
    assert!(!can_be_finished(empty, cells("r5c5 r5c6")));
    assert!(!can_be_finished(empty, cells("r1c1 r1c2 r2c1")));
    assert!(!can_be_finished(empty, cells("r9c9")), "a given");
    assert!(can_be_finished(empty, CellSet::EMPTY));
}

proptest! {
    /// Against the definition: fill what is open, thaw, and again.
    #[test]
    fn what_can_be_finished_is_what_thaws_step_by_step(
        empty in any::<u128>(), frozen in any::<u128>(), more in any::<u128>(),
    ) {
        let board = CellSet::ALL.bits();
        // Dense in frozen cells, so that some regions are frozen as a whole.
        let empty = CellSet::from_bits(empty & board);
        let frozen = CellSet::from_bits((frozen | more) & board) & empty;
        let mut filled = empty - frozen;
        loop {
            let warm: CellSet = frozen
                .iter()
                .filter(|cell| !near(*cell).is_disjoint(filled))
                .collect();
            if warm.is_subset(filled) {
                break;
            }
            filled |= warm;
        }
        prop_assert_eq!(can_be_finished(empty, frozen), filled == empty);
    }
}

/// The assignment's puzzle with ice in two cells of its first row, of which the
/// second hangs on the first. It lacks 6, 9, 5, 1, 8 and 2 there, in this order.
fn two_frozen() -> (Game, Session) {
    begin(&ice_on(&puzzle(ASSIGNMENT).givens, cells("r1c4 r1c5")))
}

#[test]
fn a_frozen_cell_takes_no_digit_and_says_why() {
    let (mut game, mut session) = two_frozen();
    let refused = game
        .enter(&mut session, cell("r1c4"), digit(5))
        .unwrap_err();
    let expected = PlayError::Frozen {
        cell: cell("r1c4"),
        // r1c5 is frozen itself.
        thawed_by: cells("r1c3 r2c4"),
    };
    assert_eq!(refused, expected);
    assert_eq!(
        refused.to_string(),
        "r1c4 takes no digit yet. It thaws when you fill in the right digit of r1c3 or r2c4."
    );
    assert_eq!(session.grid().value(cell("r1c4")), None);
    assert_eq!(game.score().total(), 1000);
    assert_eq!(game.answer(&mut session, cell("r1c4")), Err(expected));
    assert_eq!(game.record().hints.count(), 0);
}

#[test]
fn a_frozen_cell_takes_notes() {
    let (mut game, mut session) = two_frozen();
    let note = common::candidate("r1c4", 2);
    assert_eq!(game.toggle(&mut session, note), Ok(true));
    assert!(!session.grid().has(note));
}

#[test]
fn ice_thaws_when_a_neighbor_is_filled_rightly_and_not_wrongly() {
    let (mut game, mut session) = two_frozen();
    let wrong = game.enter(&mut session, cell("r1c3"), digit(1)).unwrap();
    assert_eq!(wrong.unwrap().thawed, CellSet::EMPTY);
    assert_eq!(game.frozen(&session), cells("r1c4 r1c5"));
    let right = game.enter(&mut session, cell("r1c3"), digit(9)).unwrap();
    assert_eq!(right.unwrap().thawed, cells("r1c4"));
    assert_eq!(game.frozen(&session), cells("r1c5"));
    // The next one thaws by what was frozen itself.
    let next = game.enter(&mut session, cell("r1c4"), digit(5)).unwrap();
    assert_eq!(next.unwrap().thawed, cells("r1c5"));
}

#[test]
fn a_given_beside_it_thaws_nothing() {
    let (game, session) = two_frozen();
    // r2c6 and r1c8 hold givens, and so does r3c4, below r2c4.
    assert_eq!(game.frozen(&session), cells("r1c4 r1c5"));
}

#[test]
fn ice_follows_the_board_through_undo_redo_and_restart() {
    let (mut game, mut session) = two_frozen();
    game.enter(&mut session, cell("r1c3"), digit(9)).unwrap();
    game.undo(&mut session).unwrap();
    assert_eq!(game.frozen(&session), cells("r1c4 r1c5"));
    game.redo(&mut session).unwrap();
    assert_eq!(game.frozen(&session), cells("r1c5"));
    game.enter(&mut session, cell("r1c4"), digit(5)).unwrap();
    game.erase(&mut session, cell("r1c3")).unwrap();
    // What was filled in stays, and warms in its turn.
    assert_eq!(session.grid().value(cell("r1c4")), Some(digit(5)));
    assert_eq!(game.frozen(&session), CellSet::EMPTY);
    game.restart(&mut session).unwrap();
    assert_eq!(game.frozen(&session), cells("r1c4 r1c5"));
    game.undo(&mut session).unwrap();
    assert_eq!(game.frozen(&session), CellSet::EMPTY);
}

#[test]
fn a_file_brings_the_ice_back_as_it_was() {
    let (mut game, mut session) = two_frozen();
    game.enter(&mut session, cell("r1c3"), digit(9)).unwrap();
    let (game, session) = begin(&game.to_puzzle(&session));
    assert_eq!(game.frozen(&session), cells("r1c5"));
    assert_eq!(game.record().frozen, cells("r1c4 r1c5"));
}

#[test]
fn giving_up_fills_frozen_cells_too() {
    let (mut game, mut session) = two_frozen();
    game.enter(&mut session, cell("r1c3"), digit(1)).unwrap();
    game.give_up(&mut session).unwrap();
    assert!(session.grid().is_solved());
    assert_eq!(game.frozen(&session), CellSet::EMPTY);
}
