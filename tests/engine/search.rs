//! Backtracking: how many solutions a board has and which, that each engine says
//! so, and that the answer comes quickly whatever the board is.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use crate::common::naive::count_solutions;
use crate::common::random::{
    careless_board, legal_board, rng, shuffled_cells, solved_board, unique_puzzle,
};
use crate::common::{
    ASSIGNMENT, ASSIGNMENT_SOLVED, ONE_AND_TWO_MAY_SWAP, candidate, grid, grid_with,
};
use proptest::prelude::*;
use rand::RngExt;
use sudoku_stepper::formats::write_line;
use sudoku_stepper::grid::{Candidate, Cell, Digit, Grid, House, LayoutBuilder, Values};
use sudoku_stepper::search::{
    Engine, Found, LanePath, Solutions, Stop, Stopped, count, exists, first, solutions, solve,
    unique_all, unique_values,
};

fn found(grid: &Grid) -> Found {
    solve(grid, &Stop::never()).unwrap()
}

fn number_of(solutions: &Solutions) -> usize {
    match solutions {
        Solutions::None => 0,
        Solutions::One(_) => 1,
        Solutions::Several(_) => 2,
    }
}

/// Solves the board, which must not take long.
fn quick(grid: &Grid) -> Solutions {
    let start = Instant::now();
    let solutions = found(grid).solutions;
    let time = start.elapsed();
    assert!(time < Duration::from_secs(1), "{grid} took {time:?}");
    solutions
}

fn extends(solution: &Values, grid: &Grid) -> bool {
    let stays = |cell: Cell| match grid.value(cell) {
        Some(digit) => solution[cell.index()] == Some(digit),
        None => solution[cell.index()].is_some_and(|d| grid.candidates(cell).contains(d)),
    };
    Grid::from_values(solution).is_solved() && Cell::all().all(stays)
}

#[test]
fn a_puzzle_with_one_solution_is_solved() {
    let found = found(&grid(ASSIGNMENT));
    let Solutions::One(solution) = found.solutions else {
        panic!("not one solution");
    };
    assert_eq!(write_line(&solution), ASSIGNMENT_SOLVED);
    assert_eq!(found.guesses, 0);
}

#[test]
fn a_puzzle_that_needs_guesses_is_solved_too() {
    // 17 clues, and one that is known to be hard for people.
    for line in [
        "...8.1..........435............7.8........1...2..3....6......75..34........2..6..",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ] {
        let Solutions::One(solution) = quick(&grid(line)) else {
            panic!("{line} has one solution");
        };
        assert!(extends(&solution, &grid(line)));
    }
}

#[test]
fn several_solutions_come_as_two_different_ones() {
    let Solutions::Several(two) = quick(&grid(ONE_AND_TWO_MAY_SWAP)) else {
        panic!("there are two solutions");
    };
    let with = |first_row: &str, fourth_row: &str| {
        let mut line = ONE_AND_TWO_MAY_SWAP.to_owned();
        line.replace_range(0..2, first_row);
        line.replace_range(27..29, fourth_row);
        line
    };
    let mut lines = two.map(|solution| write_line(&solution));
    lines.sort();
    assert_eq!(lines, [with("12", "21"), with("21", "12")]);
}

#[test]
fn the_empty_board_has_several_solutions_and_the_full_one_itself() {
    assert_eq!(number_of(&quick(&Grid::empty())), 2);
    let full = grid(ASSIGNMENT_SOLVED);
    assert_eq!(quick(&full), Solutions::One(Box::new(*full.values())));
}

#[test]
fn boards_without_a_solution_are_told() {
    let clash = grid_with(&[("r1c1", 5), ("r1c9", 5)]);
    // r1c9 sees all nine digits.
    let no_candidate = grid(&format!("12345678.........9{}", ".".repeat(63)));
    let mut full_with_a_clash = ASSIGNMENT_SOLVED.to_owned();
    full_with_a_clash.replace_range(0..1, "9");
    for board in [clash, no_candidate, grid(&full_with_a_clash)] {
        assert_eq!(
            found(&board),
            Found {
                solutions: Solutions::None,
                guesses: 0
            }
        );
    }
    let deep = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    assert_eq!(quick(&grid(deep)), Solutions::None);
}

#[test]
fn regions_that_leave_two_cells_of_a_row_for_one_digit_have_no_solution() {
    // Regions 1, 4 and 7 fill columns 1 to 3 except for r1c3, in whose place region 1 has r1c4.
    let regions =
        "112122333111222333111222333444555666444555666444555666777888999777888999777889899";
    let board = LayoutBuilder::new(9).regions_from(regions);
    let board = Grid::empty_on(&board.build().unwrap());
    assert_eq!(quick(&board), Solutions::None);
}

#[test]
fn a_removed_candidate_is_not_tried() {
    let mut board = grid(ASSIGNMENT);
    assert!(board.eliminate(candidate("r1c1", 6)));
    assert_eq!(quick(&board), Solutions::None);

    let mut board = grid(ASSIGNMENT);
    assert!(board.eliminate(candidate("r1c1", 5)));
    assert_eq!(number_of(&quick(&board)), 1);
}

#[test]
fn the_count_goes_up_to_the_limit() {
    let stop = Stop::never();
    for limit in [0, 1, 2, 100] {
        assert_eq!(count(&Grid::empty(), limit, &stop), Ok(limit));
        assert_eq!(count(&grid(ASSIGNMENT), limit, &stop), Ok(limit.min(1)));
    }
    assert_eq!(count(&grid(ONE_AND_TWO_MAY_SWAP), 100, &stop), Ok(2));
}

#[test]
fn a_raised_stop_ends_the_search_without_an_answer() {
    let stop = Stop::never();
    assert!(!stop.is_raised());
    stop.clone().raise();
    assert!(stop.is_raised());
    assert_eq!(solve(&Grid::empty(), &stop), Err(Stopped));
    assert_eq!(count(&Grid::empty(), usize::MAX, &stop), Err(Stopped));
}

#[test]
fn a_stop_by_the_clock_ends_a_search_without_end() {
    let start = Instant::now();
    let stop = Stop::after(Duration::from_millis(50));
    assert_eq!(count(&Grid::empty(), usize::MAX, &stop), Err(Stopped));
    assert!(start.elapsed() < Duration::from_secs(1));
}

#[test]
fn a_stop_raised_elsewhere_ends_the_search() {
    let stop = Stop::never();
    let remote = stop.clone();
    let search = std::thread::spawn(move || count(&Grid::empty(), usize::MAX, &stop));
    std::thread::sleep(Duration::from_millis(20));
    remote.raise();
    assert_eq!(search.join().unwrap(), Err(Stopped));
}

#[test]
fn careless_boards_of_any_number_of_digits_are_answered_at_once() {
    for seed in 0..300 {
        let rng = &mut rng(seed);
        let clues = rng.random_range(0..=81);
        quick(&Grid::from_values(&careless_board(rng, clues)));
    }
}

#[test]
fn boards_whose_few_digits_do_not_clash_are_answered_at_once() {
    let mut seen = [0; 3];
    for seed in 0..400 {
        let clues = 8 + seed as usize % 17;
        let board = Grid::from_values(&legal_board(&mut rng(seed), clues));
        let solutions = quick(&board);
        if let Solutions::Several(two) = &solutions {
            assert!(two.iter().all(|solution| extends(solution, &board)));
        }
        seen[number_of(&solutions)] += 1;
    }
    assert!(seen[0] > 10 && seen[2] > 10, "{seen:?}");
}

#[test]
fn boards_that_are_known_to_be_slow_are_answered_at_once() {
    // Found by looking for slow ones among millions of random boards: each
    // took tens of thousands of tries before the search learned from failures.
    for (line, expected) in [
        (
            ".5.1...7.....462.......7...5...19.....................4...9.....19.54............",
            2,
        ),
        (
            "..7...3....4...........6.....9...1....6....2.....1...6....6.7495...............3.",
            0,
        ),
        (
            ".......3.9..4872......................5....2...2..............3.3....1.2.9......8",
            2,
        ),
        (
            ".........189234..6........8...5....7....1..............5..9..3.9.687...........9.",
            0,
        ),
        (
            "...7..89....2..3.4.......6.....1.......5.6..9.9.3...46.....3......8.....4...9..8.",
            2,
        ),
    ] {
        assert_eq!(number_of(&quick(&grid(line))), expected, "{line}");
    }
}

#[test]
fn a_digit_with_too_few_columns_for_its_rows_is_found_out_at_once() {
    // So many rows have the largest digits only in one column fewer.
    for (rows, columns) in [(4, 3), (5, 4), (6, 5), (7, 6)] {
        let order = [0, 3, 6, 1, 4, 7, 2, 5, 8];
        for digits in 1..=3 {
            let mut board = Grid::empty();
            for row in &order[..rows] {
                for column in &order[columns..] {
                    for digit in &Digit::ALL[9 - digits..] {
                        board.eliminate(Candidate::new(Cell::at(*row, *column), *digit));
                    }
                }
            }
            assert_eq!(
                quick(&board),
                Solutions::None,
                "{rows} rows, {digits} digits"
            );
        }
    }
}

#[test]
fn more_cells_than_digits_are_found_out_at_once() {
    for digits in 3..8 {
        let mut board = Grid::empty();
        for cell in House::row(8).cells().iter().take(digits + 1) {
            for digit in &Digit::ALL[digits..] {
                board.eliminate(Candidate::new(cell, *digit));
            }
        }
        assert_eq!(quick(&board), Solutions::None, "{digits} digits");
    }
}

#[test]
fn a_random_puzzle_made_to_have_one_solution_has_that_one() {
    for seed in 0..10 {
        let (puzzle, solution) = unique_puzzle(seed, 81);
        let grid = Grid::from_values(&puzzle.givens);
        assert_eq!(quick(&grid), Solutions::One(Box::new(solution)));
    }
}

/// So many digits of a solved board, one of them perhaps changed, and perhaps
/// candidates removed: a position with no, one or several solutions.
fn a_position() -> impl Strategy<Value = Grid> {
    (any::<u64>(), 28..=81usize, 0..20usize, 0..4u8).prop_map(|(seed, clues, removed, change)| {
        let rng = &mut rng(seed);
        let solution = solved_board(rng);
        let mut values = [None; Cell::COUNT];
        let cells = shuffled_cells(rng);
        for cell in &cells[..clues] {
            values[cell.index()] = solution[cell.index()];
        }
        if change == 0 {
            values[cells[0].index()] = Some(Digit::ALL[rng.random_range(0..9)]);
        }
        let mut grid = Grid::from_values(&values);
        for cell in shuffled_cells(rng).into_iter().take(removed) {
            let digit = Digit::ALL[rng.random_range(0..9)];
            grid.eliminate(Candidate::new(cell, digit));
        }
        grid
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_engine_counts_as_a_naive_solver_does(grid in a_position()) {
        let limit = 6;
        let expected = count_solutions(&grid, limit);
        let stop = Stop::never();
        for engine in Engine::ALL {
            prop_assert_eq!(engine.count(&grid, limit, &stop), Ok(expected), "{}", engine);
            prop_assert_eq!(
                number_of(&engine.solve(&grid, &stop).unwrap().solutions),
                expected.min(2),
                "{}", engine
            );
            let first = engine.first(&grid, &stop).unwrap();
            prop_assert_eq!(first.is_some(), expected > 0, "{}", engine);
            prop_assert!(first.is_none_or(|first| extends(&first, &grid)), "{}", engine);
        }
        prop_assert_eq!(exists(&grid, &stop), Ok(expected > 0));
        prop_assert_eq!(solutions(&grid, &stop).take(limit).count(), expected);
    }

    #[test]
    fn every_engine_finds_the_same_number_of_many_solutions(seed: u64, clues in 20..32usize) {
        let grid = Grid::from_values(&legal_board(&mut rng(seed), clues));
        let stop = Stop::never();
        let expected = Engine::Minirows.count(&grid, 300, &stop);
        for engine in Engine::ALL {
            prop_assert_eq!(engine.count(&grid, 300, &stop), expected, "{}", engine);
        }
        prop_assert_eq!(Ok(solutions(&grid, &stop).take(300).count()), expected);
    }

    #[test]
    fn solutions_come_once_each_and_all_extend_the_position(grid in a_position()) {
        let stop = Stop::never();
        let found: Result<Vec<Values>, Stopped> = solutions(&grid, &stop).take(50).collect();
        let found = found.unwrap();
        prop_assert!(found.iter().all(|solution| extends(solution, &grid)));
        let different: HashSet<String> = found.iter().map(write_line).collect();
        prop_assert_eq!(different.len(), found.len());
    }
}

#[test]
fn a_puzzle_needs_no_grid_to_be_solved() {
    let stop = Stop::never();
    let boards = (0..40).map(|seed| legal_board(&mut rng(seed), 20 + seed as usize / 2));
    let boards: Vec<Values> = boards.collect();
    for board in &boards {
        for engine in Engine::ALL {
            let expected = engine.first(&Grid::from_values(board), &stop);
            assert_eq!(engine.first_values(board, &stop), expected, "{engine}");
        }
    }
    let grids: Vec<Grid> = boards.iter().map(Grid::from_values).collect();
    for path in LanePath::available() {
        let expected = path.solve_all(&grids, &stop).unwrap();
        assert_eq!(path.solve_values(&boards, &stop), Ok(expected), "{path}");
    }
}

#[test]
fn two_solutions_are_the_same_two_by_every_engine() {
    let stop = Stop::never();
    for seed in 0..30 {
        let board = Grid::from_values(&legal_board(&mut rng(seed), 12));
        let expected = solve(&board, &stop).unwrap().solutions;
        for engine in Engine::ALL {
            assert_eq!(engine.solve(&board, &stop).unwrap().solutions, expected);
        }
        if let Solutions::Several(two) = expected {
            let walk: Result<Vec<Values>, Stopped> = solutions(&board, &stop).take(2).collect();
            assert_eq!(walk, Ok(two.to_vec()));
        }
    }
}

#[test]
fn an_engine_is_always_at_hand() {
    assert!(Engine::Minirows.is_available());
    assert!(Engine::fastest().is_available());
}

#[test]
fn every_solution_of_a_board_is_walked_through() {
    // Royle's minimum of a board of 17 givens, without one of them.
    let board =
        grid("000000010400000000020000000000050407008000300001090000300400200050100000000800000");
    let stop = Stop::never();
    let all: Result<Vec<Values>, Stopped> = solutions(&board, &stop).collect();
    let all = all.unwrap();
    let different: HashSet<String> = all.iter().map(write_line).collect();
    assert_eq!(different.len(), all.len());
    assert!(all.iter().all(|solution| extends(solution, &board)));
    for engine in Engine::ALL {
        assert_eq!(engine.count(&board, usize::MAX, &stop), Ok(all.len()));
    }
}

#[test]
fn the_walk_is_over_after_its_last_solution_and_after_a_stop() {
    let stop = Stop::never();
    let mut walk = solutions(&grid(ONE_AND_TWO_MAY_SWAP), &stop);
    assert!(matches!(
        (walk.next(), walk.next()),
        (Some(Ok(_)), Some(Ok(_)))
    ));
    assert_eq!(walk.next(), None);
    assert_eq!(walk.next(), None);

    let mut walk = solutions(&Grid::empty(), &stop);
    assert!(walk.next().is_some_and(|solution| solution.is_ok()));
    stop.raise();
    let last = walk.by_ref().take(10_000).last();
    assert_eq!(last, Some(Err(Stopped)));
    assert_eq!(walk.next(), None);
}

#[test]
fn a_knot_with_one_way_out_is_untied_by_every_engine() {
    // Five rows have 8 and 9 only in four columns, but for one cell more.
    let mut board = Grid::empty();
    for row in [0, 3, 6, 1, 4] {
        for column in [1, 4, 2, 5, 8] {
            for digit in &Digit::ALL[7..] {
                if (row, column, digit.get()) != (4, 8, 9)
                    && (row, column, digit.get()) != (3, 5, 8)
                {
                    board.eliminate(Candidate::new(Cell::at(row, column), *digit));
                }
            }
        }
    }
    let stop = Stop::never();
    for engine in Engine::ALL {
        assert_eq!(engine.count(&board, 40, &stop), Ok(40), "{engine}");
        let solution = engine.first(&board, &stop).unwrap().unwrap();
        assert!(extends(&solution, &board), "{engine}");
    }
    let walk: Result<Vec<Values>, Stopped> = solutions(&board, &stop).take(40).collect();
    assert!(
        walk.unwrap()
            .iter()
            .all(|solution| extends(solution, &board))
    );
}

#[test]
fn first_finds_a_solution_where_there_is_one() {
    let stop = Stop::never();
    let solution = first(&grid(ASSIGNMENT), &stop).unwrap().unwrap();
    assert_eq!(write_line(&solution), ASSIGNMENT_SOLVED);
    let mut none = grid(ASSIGNMENT);
    none.eliminate(candidate("r1c1", 6));
    assert_eq!(first(&none, &stop), Ok(None));
    assert_eq!(exists(&none, &stop), Ok(false));
    stop.raise();
    assert_eq!(first(&Grid::empty(), &stop), Err(Stopped));
    assert_eq!(exists(&Grid::empty(), &stop), Err(Stopped));
}

#[test]
fn lines_of_values_are_answered_as_the_grids_that_they_make_even_if_they_clash() {
    let mut random = rng(7);
    let mut lines = Vec::new();
    for most in 0..=Cell::COUNT {
        let mut values = [None; Cell::COUNT];
        for _ in 0..most {
            let cell = random.random_range(0..Cell::COUNT);
            values[cell] = Digit::new(random.random_range(1..=9));
        }
        lines.push(values);
    }
    // Some of a solution, too, which do not clash.
    let solved = *grid(ASSIGNMENT_SOLVED).values();
    for _ in 0..40 {
        lines.push(solved.map(|value| value.filter(|_| random.random_bool(0.4))));
    }
    let grids: Vec<Grid> = lines.iter().map(Grid::from_values).collect();
    let never = Stop::never();
    let by_values = unique_values(&lines, &never).unwrap();
    assert_eq!(by_values, unique_all(&grids, &never).unwrap());
}
