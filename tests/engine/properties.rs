//! What holds for whatever puzzle and whatever is done with it.

use crate::common;
use crate::common::naive::count_solutions;
use crate::common::random::{rng, shuffled_cells, solved_board, unique_puzzle};
use proptest::prelude::*;
use rand::RngExt;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Values};
use sudoku_stepper::rules::{CATALOG, Deduction, DeductionRule, Family, find_all};
use sudoku_stepper::search::{Solutions, Stop, count, solve};
use sudoku_stepper::session::{Outcome, Session, SolutionCount};
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::sudoku::{Position, Puzzle};

fn a_cell() -> impl Strategy<Value = Cell> {
    (0..81usize).prop_map(|index| Cell::new(index).unwrap())
}

fn a_digit() -> impl Strategy<Value = Digit> {
    (1..=9u8).prop_map(|value| Digit::new(value).unwrap())
}

fn a_candidate() -> impl Strategy<Value = Candidate> {
    (a_cell(), a_digit()).prop_map(|(cell, digit)| Candidate::new(cell, digit))
}

/// A puzzle with one solution, and the solution.
fn a_puzzle() -> impl Strategy<Value = (Puzzle, Values)> {
    (any::<u64>(), 40..=81usize).prop_map(|(seed, tried)| unique_puzzle(seed, tried))
}

/// Whether the conclusions agree with a solution and are new.
fn holds(deduction: &Deduction, grid: &Grid, solution: &Values) -> bool {
    let is_true = |c: &Candidate| solution[c.cell.index()] == Some(c.digit);
    deduction.placements.iter().all(is_true)
        && !deduction.eliminations.iter().any(is_true)
        && (deduction.placements.iter().chain(&deduction.eliminations)).all(|c| grid.has(*c))
        && deduction.first_cell().is_some()
}

/// The rules that are quick enough to be asked everywhere; the tests of the
/// other families check these on fewer positions.
fn quick_rules() -> impl Iterator<Item = &'static dyn DeductionRule> {
    use Family::{Intersections, Singles, Subsets, Wings};
    let quick = [Singles, Intersections, Subsets, Wings];
    CATALOG
        .iter()
        .copied()
        .filter(move |rule| quick.contains(&rule.technique().family()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_rule_contradicts_the_only_solution_on_any_path((puzzle, solution) in a_puzzle()) {
        for granularity in Granularity::ALL {
            let mut grid = Grid::from_values(&puzzle.givens);
            while !grid.is_full() {
                for deduction in quick_rules().flat_map(|rule| find_all(rule, &grid)) {
                    prop_assert!(holds(&deduction, &grid, &solution), "{deduction:?} on {grid}");
                }
                match Solver::default().step(&grid, granularity) {
                    Some(step) => {
                        for deduction in step {
                            prop_assert!(holds(&deduction, &grid, &solution), "{deduction:?}");
                            deduction.apply(&mut grid);
                        }
                    }
                    None => {
                        // Stalled: a person fills in the right digit.
                        let cell = grid.unsolved().first().unwrap();
                        let digit = solution[cell.index()].unwrap();
                        grid.place(Candidate::new(cell, digit));
                    }
                }
            }
            prop_assert_eq!(grid.values(), &solution);
        }
    }

    #[test]
    fn a_session_only_steps_to_positions_that_keep_the_solution((puzzle, solution) in a_puzzle()) {
        let mut session = Session::new(&puzzle);
        let mut outcome = session.step();
        while let Outcome::Stepped(_) = outcome {
            let grid = session.grid();
            for cell in Cell::all() {
                let possible = grid.value(cell).map_or(grid.candidates(cell), DigitSet::only);
                prop_assert!(possible.contains(solution[cell.index()].unwrap()));
            }
            outcome = session.step();
        }
        let stalled = Outcome::Stalled { off: Vec::new(), skipped: Vec::new(), solutions: SolutionCount::One };
        let end = if session.grid().is_solved() { Outcome::Solved } else { stalled };
        prop_assert_eq!(outcome, end);
    }
}

#[derive(Debug, Clone)]
enum Act {
    Enter(Candidate),
    Erase(Cell),
    Toggle(Candidate),
    SetGiven(Cell, Option<Digit>),
    Step(Granularity),
    Fill,
    Restart,
    Undo,
    Redo,
}

fn an_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        4 => a_candidate().prop_map(Act::Enter),
        2 => a_cell().prop_map(Act::Erase),
        4 => a_candidate().prop_map(Act::Toggle),
        1 => (a_cell(), proptest::option::of(a_digit())).prop_map(|(c, d)| Act::SetGiven(c, d)),
        6 => proptest::sample::select(&Granularity::ALL).prop_map(Act::Step),
        1 => Just(Act::Fill),
        1 => Just(Act::Restart),
        2 => Just(Act::Undo),
        1 => Just(Act::Redo),
    ]
}

/// Does it if it can be done.
fn act(session: &mut Session, act: &Act, solution: &Values) {
    match *act {
        Act::Enter(Candidate { cell, digit }) => drop(session.enter(cell, digit)),
        Act::Erase(cell) => drop(session.erase(cell)),
        Act::Toggle(candidate) => drop(session.toggle_candidate(candidate)),
        Act::SetGiven(cell, digit) => drop(session.set_given(cell, digit)),
        Act::Step(granularity) => {
            session.set_granularity(granularity);
            session.step();
        }
        Act::Fill => drop(session.fill(solution)),
        Act::Restart => drop(session.restart()),
        Act::Undo => drop(session.undo()),
        Act::Redo => drop(session.redo()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn undo_and_redo_restore_every_position_exactly(
        seed in any::<u64>(),
        acts in proptest::collection::vec(an_act(), 1..30),
    ) {
        let (puzzle, solution) = unique_puzzle(seed, 50);
        let mut session = Session::new(&puzzle);
        let mut positions = vec![session.position().clone()];
        for one in &acts {
            act(&mut session, one, &solution);
            let moves = session.journal().moves().len();
            if moves == positions.len() {
                positions.push(session.position().clone());
            }
            // An undo leads back, and what is no move leaves the board alone.
            positions.truncate(moves + 1);
            prop_assert_eq!(positions.len(), moves + 1);
            prop_assert_eq!(positions.last(), Some(session.position()));
        }
        for position in positions.iter().rev().skip(1) {
            prop_assert!(session.undo());
            prop_assert_eq!(session.position(), position);
        }
        prop_assert!(!session.undo());
        prop_assert_eq!(session.position(), &Position::new(&puzzle));
        prop_assert!(!session.is_unsaved());
        for position in positions.iter().skip(1) {
            prop_assert!(session.redo());
            prop_assert_eq!(session.position(), position);
        }
    }

    #[test]
    fn a_position_is_what_its_values_and_removals_make_it(
        seed in any::<u64>(),
        acts in proptest::collection::vec(an_act(), 1..30),
    ) {
        let (puzzle, solution) = unique_puzzle(seed, 50);
        let mut session = Session::new(&puzzle);
        for one in &acts {
            act(&mut session, one, &solution);
        }
        let position = session.position();
        for candidate in every_candidate() {
            let Candidate { cell, digit } = candidate;
            let expected = position.value(cell).is_none()
                && position.excluded_by(candidate).is_none()
                && !position.removed(cell).contains(digit);
            prop_assert_eq!(position.grid().has(candidate), expected, "{}", candidate);
        }
        prop_assert_eq!(&Position::new(&session.to_puzzle()), position);
    }
}

fn every_candidate() -> impl Iterator<Item = Candidate> {
    Cell::all().flat_map(|cell| Digit::ALL.map(|digit| Candidate::new(cell, digit)))
}

/// Whether both views of a grid, by cell and by digit, say the same.
fn views_agree(grid: &Grid) -> bool {
    let empty: CellSet = Cell::all()
        .filter(|cell| grid.value(*cell).is_none())
        .collect();
    every_candidate().all(|Candidate { cell, digit }| {
        let may_stand = grid.candidates(cell).contains(digit);
        let stands = grid.value(cell) == Some(digit);
        grid.cells_with(digit).contains(cell) == may_stand
            && grid.placed(digit).contains(cell) == stands
            && (!may_stand || empty.contains(cell))
    }) && grid.unsolved() == empty
}

proptest! {
    #[test]
    fn both_views_of_a_grid_stay_in_step(
        edits in proptest::collection::vec((any::<bool>(), a_candidate()), 0..60),
    ) {
        let mut grid = Grid::empty();
        for (place, candidate) in edits {
            if place {
                grid.place(candidate);
            } else {
                let had = grid.has(candidate);
                prop_assert_eq!(grid.eliminate(candidate), had);
            }
            prop_assert!(!grid.has(candidate));
            prop_assert!(views_agree(&grid));
        }
        let listed: Vec<_> = grid.all_candidates().collect();
        let expected: Vec<_> = every_candidate().filter(|c| grid.has(*c)).collect();
        prop_assert_eq!(listed, expected);
    }

    #[test]
    fn the_order_of_the_values_makes_no_difference_to_a_grid(seed in any::<u64>(), filled in 0..=81usize) {
        let rng = &mut rng(seed);
        let board = common::random::careless_board(rng, filled);
        let mut grid = Grid::empty();
        for cell in shuffled_cells(rng) {
            if let Some(digit) = board[cell.index()] {
                grid.place(Candidate::new(cell, digit));
            }
        }
        prop_assert!(views_agree(&grid));
        grid.set_givens(!grid.unsolved());
        prop_assert_eq!(grid, Grid::from_values(&board));
    }
}

/// A position near a solution: some cells emptied, perhaps one of them filled
/// anyhow, perhaps candidates removed.
fn near_a_solution(seed: u64, emptied: usize) -> Grid {
    let rng = &mut rng(seed);
    let mut values = solved_board(rng);
    let cells = shuffled_cells(rng);
    for cell in &cells[..emptied] {
        values[cell.index()] = None;
    }
    let mut grid = Grid::from_values(&values);
    let anyhow: Vec<Digit> = grid.candidates(cells[0]).iter().collect();
    if rng.random_bool(0.3) {
        grid.place(Candidate::new(
            cells[0],
            anyhow[rng.random_range(0..anyhow.len())],
        ));
    }
    for candidate in grid.clone().all_candidates() {
        if seed.is_multiple_of(2) && rng.random_bool(0.1) {
            grid.eliminate(candidate);
        }
    }
    grid
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(384))]

    #[test]
    fn the_search_agrees_with_a_plain_solver(seed in any::<u64>(), emptied in 1..=52usize) {
        let grid = near_a_solution(seed, emptied);
        let expected = count_solutions(&grid, 3);
        prop_assert_eq!(count(&grid, 3, &Stop::never()), Ok(expected));
        let fits = |solution: &Values| {
            Grid::from_values(solution).is_solved()
                && Cell::all().all(|cell| {
                    let digit = solution[cell.index()].unwrap();
                    grid.value(cell) == Some(digit) || grid.candidates(cell).contains(digit)
                })
        };
        match solve(&grid, &Stop::never()).unwrap().solutions {
            Solutions::None => prop_assert_eq!(expected, 0),
            Solutions::One(solution) => {
                prop_assert_eq!(expected, 1);
                prop_assert!(fits(&solution));
            }
            Solutions::Several(solutions) => {
                prop_assert!(expected > 1);
                prop_assert!(solutions.iter().all(fits));
                prop_assert_ne!(solutions[0], solutions[1]);
            }
        }
    }
}

#[test]
fn the_positions_compared_have_no_solution_one_and_several() {
    let mut seen = [0; 3];
    for seed in 0..200 {
        let emptied = 20 + seed as usize % 33;
        seen[count_solutions(&near_a_solution(seed, emptied), 2)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}
