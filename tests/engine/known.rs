//! What is known from positions before changes nothing that a rule finds.

use crate::common::puzzle_file;
use crate::common::random::{careless_board, rng, unique_puzzle};
use rand::RngExt;
use sudoku_stepper::grid::{Candidate, Grid};
use sudoku_stepper::rules::{
    DeductionRule, Family, Known, Survey, Technique, all_on, first_on, rule_for,
};
use sudoku_stepper::session::read_file;
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;

/// The rules that make use of what is known. That they do not make it wrong for
/// others, the paths show.
fn rules() -> Vec<&'static dyn DeductionRule> {
    let uses_it = |technique: &Technique| match technique.family() {
        Family::Intersections | Family::Subsets | Family::SingleDigit | Family::Coloring => true,
        Family::Fish => technique.score() <= 410,
        _ => matches!(
            technique,
            Technique::SueDeCoq | Technique::XChain | Technique::XyChain
        ),
    };
    let techniques = Technique::ALL.iter().copied().filter(uses_it);
    techniques.filter_map(rule_for).collect()
}

/// Checks that each rule finds the same on a position with what is known as
/// without: the first, and then everything.
fn check(rules: &[&dyn DeductionRule], grid: &Grid, known: &Known) {
    let nobody_stops = || false;
    let carried = Survey::knowing(grid, &nobody_stops, known);
    let fresh = Survey::of(grid);
    for rule in rules {
        let name = rule.technique();
        let first = first_on(*rule, &fresh);
        assert_eq!(first_on(*rule, &carried), first, "{name} on {grid}");
        let all = all_on(*rule, &fresh);
        assert_eq!(all_on(*rule, &carried), all, "{name} on {grid}");
        // Now it is known that there is nothing, if there is nothing.
        assert_eq!(first_on(*rule, &carried), first, "{name} on {grid}");
    }
}

/// Puzzles that need many rules.
fn puzzles() -> Vec<Puzzle> {
    let files = ["hard-1.txt", "hard-2.txt", "hard-3.txt", "hard-4.txt"];
    let hard = files
        .map(|file| read_file(&puzzle_file(file)).unwrap())
        .concat();
    let random = (0..4).map(|seed| unique_puzzle(seed, 81).0);
    hard.into_iter().chain(random).collect()
}

/// The positions of the paths of these puzzles, in their order.
fn positions() -> Vec<Grid> {
    let solver = Solver::preset(Preset::HoDoKu);
    let mut positions = Vec::new();
    for puzzle in puzzles() {
        let mut grid = Grid::from_values(&puzzle.givens);
        let (steps, _) = solver.path(&mut grid.clone(), Granularity::Deduction);
        for step in steps {
            positions.push(grid.clone());
            step.iter().for_each(|deduction| deduction.apply(&mut grid));
        }
    }
    positions
}

#[test]
fn rules_find_the_same_along_a_path_with_what_is_known_from_its_positions() {
    let (rules, known) = (rules(), Known::default());
    let positions = positions();
    assert!(positions.len() > 100);
    for grid in &positions {
        check(&rules, grid, &known);
    }
}

#[test]
fn rules_find_the_same_on_positions_in_any_order() {
    let (rules, known) = (rules(), Known::default());
    let positions = positions();
    let rng = &mut rng(7);
    for _ in 0..150 {
        let mut grid = positions[rng.random_range(0..positions.len())].clone();
        // Before, after and beside the paths.
        for _ in 0..rng.random_range(0..3) {
            let candidates: Vec<Candidate> = grid.all_candidates().collect();
            if !candidates.is_empty() {
                grid.eliminate(candidates[rng.random_range(0..candidates.len())]);
            }
        }
        check(&rules, &grid, &known);
    }
}

#[test]
fn rules_find_the_same_on_positions_that_contradict_themselves() {
    let (rules, known) = (rules(), Known::default());
    for seed in 0..40 {
        let rng = &mut rng(seed);
        let clues = rng.random_range(10..30);
        let mut grid = Grid::from_values(&careless_board(rng, clues));
        check(&rules, &grid, &known);
        let candidates: Vec<Candidate> = grid.all_candidates().collect();
        for candidate in candidates {
            if rng.random_range(0..4) == 0 {
                grid.eliminate(candidate);
            }
        }
        check(&rules, &grid, &known);
    }
}

#[test]
fn a_path_is_the_steps_that_are_made_one_by_one() {
    let solver = Solver::preset(Preset::HoDoKu);
    for granularity in Granularity::ALL {
        for puzzle in puzzles() {
            let mut grid = Grid::from_values(&puzzle.givens);
            let (steps, ending) = solver.path(&mut grid.clone(), granularity);
            for step in steps {
                assert_eq!(solver.step(&grid, granularity), Some(step.to_vec()));
                step.iter().for_each(|deduction| deduction.apply(&mut grid));
            }
            assert_eq!(ending == Ending::Solved, grid.is_solved());
        }
    }
}
