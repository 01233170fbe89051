//! Many positions at a time: each path gives the answers of a plain solver, in
//! order, whatever the positions are.

use std::cell::Cell as Counter;
use std::time::Duration;

use crate::common::naive::count_solutions;
use crate::common::random::{careless_board, legal_board, rng, shuffled_cells, unique_puzzle};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, grid, grid_with};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sudoku_stepper::formats::write_line;
use sudoku_stepper::grid::{Candidate, Cell, Digit, Grid, Values};
use sudoku_stepper::search::{
    LanePath, Stop, Stopped, Uniqueness, count, count_all, count_each, solve_all, solve_each,
};

/// A puzzle with one solution, some more of its givens missing, some candidates
/// removed by hand.
fn worked_on(rng: &mut StdRng) -> Grid {
    let (puzzle, _) = unique_puzzle(rng.random(), 55);
    let mut givens = puzzle.givens;
    for cell in shuffled_cells(rng)
        .into_iter()
        .take(rng.random_range(0..12))
    {
        givens[cell.index()] = None;
    }
    let mut grid = Grid::from_values(&givens);
    for cell in shuffled_cells(rng).into_iter().take(rng.random_range(0..8)) {
        let digit = Digit::ALL[rng.random_range(0..9)];
        grid.eliminate(Candidate::new(cell, digit));
    }
    grid
}

/// Positions with one solution, with several and with none, some with values
/// that clash.
fn mixed_positions(seed: u64) -> Vec<Grid> {
    let mut rng = rng(seed);
    (0..20)
        .map(|_| match rng.random_range(0..8) {
            0 => Grid::from_values(&careless_board(&mut rng, 12)),
            1 => Grid::from_values(&legal_board(&mut rng, 30)),
            2 => Grid::from_values(&unique_puzzle(rng.random(), 81).0.givens),
            _ => worked_on(&mut rng),
        })
        .collect()
}

/// Whether the values are a solution of the position as it stands.
fn solves(solution: &Values, position: &Grid) -> bool {
    let stays = |cell: Cell| match position.value(cell) {
        Some(digit) => solution[cell.index()] == Some(digit),
        None => solution[cell.index()].is_some_and(|d| position.candidates(cell).contains(d)),
    };
    Grid::from_values(solution).is_solved() && Cell::all().all(stays)
}

/// Boards without an end for plain backtracking, with the number of their
/// solutions up to two.
const KNOTS: [(&str, usize); 4] = [
    (
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        0,
    ),
    (
        ".5.1...7.....462.......7...5...19.....................4...9.....19.54............",
        2,
    ),
    (
        "..7...3....4...........6.....9...1....6....2.....1...6....6.7495...............3.",
        0,
    ),
    (
        ".........189234..6........8...5....7....1..............5..9..3.9.687...........9.",
        0,
    ),
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn every_path_counts_like_the_plain_solver(seed: u64, limit in 1_usize..6) {
        let positions = mixed_positions(seed);
        let expected: Vec<usize> = positions.iter().map(|it| count_solutions(it, limit)).collect();
        for path in LanePath::available() {
            let counts = path.count_all(&positions, limit, &Stop::never());
            prop_assert_eq!(counts.as_ref(), Ok(&expected), "{}", path);
        }
    }

    #[test]
    fn every_path_finds_the_same_solutions(seed: u64) {
        let positions = mixed_positions(seed);
        let solutions = LanePath::PORTABLE.solve_all(&positions, &Stop::never()).unwrap();
        for (solution, position) in solutions.iter().zip(&positions) {
            match solution {
                Some(solution) => prop_assert!(solves(solution, position)),
                None => prop_assert_eq!(count_solutions(position, 1), 0),
            }
        }
        for path in LanePath::available() {
            let other = path.solve_all(&positions, &Stop::never());
            prop_assert_eq!(other.as_ref(), Ok(&solutions), "{}", path);
        }
    }

    #[test]
    fn every_path_tells_one_solution_from_several(seed: u64) {
        let positions = mixed_positions(seed);
        for path in LanePath::available() {
            let answers = path.unique_all(&positions, &Stop::never()).unwrap();
            for (answer, position) in answers.iter().zip(&positions) {
                match (answer, count_solutions(position, 2)) {
                    (Uniqueness::One(solution), 1) => prop_assert!(solves(solution, position)),
                    (Uniqueness::None, 0) | (Uniqueness::Several, 2) => {}
                    (answer, count) => prop_assert!(false, "{path}: {answer:?} of {count}"),
                }
            }
        }
    }

    #[test]
    fn a_stream_has_the_answers_of_the_slice(seed: u64, limit in 0_usize..4) {
        let positions = mixed_positions(seed);
        let never = Stop::never();
        let solutions: Result<Vec<_>, _> = solve_each(positions.clone(), &never).collect();
        prop_assert_eq!(solutions, solve_all(&positions, &never));
        let counts: Result<Vec<_>, _> = count_each(&positions, limit, &never).collect();
        prop_assert_eq!(counts, count_all(&positions, limit, &never));
    }
}

#[test]
fn the_fastest_path_is_one_of_those_available() {
    let paths = LanePath::available();
    assert_eq!(paths[0], LanePath::PORTABLE);
    assert_eq!(paths.last(), Some(&LanePath::fastest()));
    let mut names: Vec<String> = paths.iter().map(LanePath::to_string).collect();
    names.dedup();
    assert_eq!(names.len(), paths.len());
    assert!(paths.iter().all(|path| path.lanes() > 1));
}

#[test]
fn the_answers_are_in_the_order_of_the_positions() {
    // Quick ones, slow ones and ones without a solution, so that the lanes
    // finish in another order.
    let mut without_a_row = ASSIGNMENT_SOLVED.to_owned();
    without_a_row.replace_range(0..9, ".........");
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let clash = grid_with(&[("r1c1", 5), ("r1c9", 5)]);
    let kinds = [grid(hard), grid(&without_a_row), clash, grid(ASSIGNMENT)];
    let positions: Vec<Grid> = (0..60)
        .map(|number| kinds[number * number % 4 + number % 3 % 2].clone())
        .collect();
    let solved: Vec<Option<Values>> = kinds
        .iter()
        .map(|kind| solve_all(std::slice::from_ref(kind), &Stop::never()).unwrap()[0])
        .collect();
    assert_eq!(solved.iter().filter(|it| it.is_none()).count(), 1);
    assert_eq!(write_line(&solved[3].unwrap()), ASSIGNMENT_SOLVED);
    for path in LanePath::available() {
        let solutions = path.solve_all(&positions, &Stop::never()).unwrap();
        for (solution, position) in solutions.iter().zip(&positions) {
            let kind = kinds.iter().position(|kind| kind == position).unwrap();
            assert_eq!(*solution, solved[kind], "{path}");
        }
    }
}

#[test]
fn a_stream_longer_than_what_is_read_ahead_keeps_its_order() {
    let numbers = [0, 1, 2];
    let full = grid(ASSIGNMENT_SOLVED);
    let kinds = [grid_with(&[("r1c1", 5), ("r1c9", 5)]), full, Grid::empty()];
    let stream = (0..10_000_usize).map(|number| &kinds[number % 3]);
    let mut answers = 0;
    for (number, answer) in count_each(stream, 2, &Stop::never()).enumerate() {
        assert_eq!(answer, Ok(numbers[number % 3]));
        answers += 1;
    }
    assert_eq!(answers, 10_000);
}

#[test]
fn a_stream_is_read_only_so_far_ahead() {
    let read = Counter::new(0);
    let endless = std::iter::repeat_with(|| {
        read.set(read.get() + 1);
        grid(ASSIGNMENT_SOLVED)
    });
    let never = Stop::never();
    let mut solutions = solve_each(endless, &never);
    assert_eq!(read.get(), 0);
    for number in 0..5000 {
        assert!(solutions.next().unwrap().unwrap().is_some());
        assert!(read.get() <= number + 4096);
    }
}

#[test]
fn nothing_asked_is_nothing_answered() {
    let never = Stop::never();
    for path in LanePath::available() {
        assert_eq!(path.solve_all(&[], &never), Ok(Vec::new()));
        assert_eq!(path.count_all(&[], 2, &never), Ok(Vec::new()));
        let boards = [Grid::empty(), grid(ASSIGNMENT)];
        assert_eq!(path.count_all(&boards, 0, &never), Ok(vec![0, 0]));
        assert_eq!(path.count_each(&boards, 2, &never).count(), 2);
    }
}

#[test]
fn boards_with_many_solutions_are_counted_up_to_the_limit() {
    let boards = [Grid::empty(), grid_with(&[("r5c5", 5)]), Grid::empty()];
    for path in LanePath::available() {
        let counts = path.count_all(&boards, 100, &Stop::never());
        assert_eq!(counts, Ok(vec![100; 3]), "{path}");
    }
}

#[test]
fn knots_are_untied() {
    let boards = KNOTS.map(|(line, _)| grid(line));
    let expected = KNOTS.map(|(_, count)| count);
    for path in LanePath::available() {
        let counts = path.count_all(&boards, 2, &Stop::never());
        assert_eq!(counts, Ok(expected.to_vec()), "{path}");
        let solutions = path.solve_all(&boards, &Stop::never()).unwrap();
        for ((solution, count), board) in solutions.iter().zip(expected).zip(&boards) {
            assert_eq!(solution.is_some(), count > 0, "{path}");
            assert!(solution.is_none_or(|solution| solves(&solution, board)));
        }
    }
}

#[test]
fn one_at_a_time_and_in_lanes_the_counts_are_the_same() {
    let mut rng = StdRng::seed_from_u64(81);
    let boards: Vec<Grid> = (0..60)
        .map(|_| {
            let clues = rng.random_range(0..30);
            Grid::from_values(&legal_board(&mut rng, clues))
        })
        .collect();
    let never = Stop::never();
    let one_by_one: Result<Vec<usize>, Stopped> =
        boards.iter().map(|board| count(board, 2, &never)).collect();
    assert_eq!(count_all(&boards, 2, &never), one_by_one);
}

#[test]
fn a_raised_stop_ends_the_work_without_answers() {
    let stop = Stop::never();
    stop.raise();
    let boards = [grid(ASSIGNMENT)];
    for path in LanePath::available() {
        assert_eq!(path.solve_all(&boards, &stop), Err(Stopped));
        assert_eq!(path.count_all(&boards, 2, &stop), Err(Stopped));
        let answers: Vec<_> = path.solve_each(&boards, &stop).collect();
        assert_eq!(answers, [Err(Stopped)]);
    }
}

#[test]
fn a_stop_by_the_clock_ends_a_count_without_end() {
    for path in LanePath::available() {
        let stop = Stop::after(Duration::from_millis(20));
        let counts = path.count_all(&[Grid::empty()], usize::MAX, &stop);
        assert_eq!(counts, Err(Stopped), "{path}");
    }
}

#[test]
fn a_stop_raised_between_answers_ends_a_stream() {
    let stop = Stop::never();
    let endless = std::iter::repeat_with(|| grid(ASSIGNMENT_SOLVED));
    let mut answers = 0;
    for answer in count_each(endless, 2, &stop) {
        match answer {
            Ok(count) => assert_eq!(count, 1),
            Err(Stopped) => break,
        }
        answers += 1;
        if answers == 10 {
            stop.raise();
        }
    }
    // Those that were worked out already are still handed out.
    assert_eq!(answers, 4096);
}
