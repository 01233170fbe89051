//! How hard a puzzle is.

use std::ops::ControlFlow;

use crate::common;
use crate::common::random::{rng, shuffled_cells, unique_puzzle};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, grid};
use sudoku_stepper::explain::Text;
use sudoku_stepper::grid::{Candidate, Grid};
use sudoku_stepper::rate::{BRUTE_FORCE, Rating, RatingError, Tally, rate};
use sudoku_stepper::rules::{
    CustomPattern, Deduction, DeductionRule, Level, Pattern, Sink, Survey, Technique,
};
use sudoku_stepper::search::Stop;
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};

fn rated(puzzle: &Grid, solver: &Solver) -> Result<Rating, RatingError> {
    rate(puzzle, solver, &Stop::never())
}

fn rated_as_the_field_does(puzzle: &Grid) -> Rating {
    rated(puzzle, &Solver::preset(Preset::HoDoKu)).unwrap()
}

/// The solution of the assignment without these cells.
fn solved_but_for(names: &str) -> Grid {
    let mut values = *grid(ASSIGNMENT_SOLVED).values();
    for cell in common::cells(names) {
        values[cell.index()] = None;
    }
    Grid::from_values(&values)
}

fn tally(technique: Technique, count: u32, score: u32) -> Tally {
    Tally {
        technique,
        count,
        score,
    }
}

/// So many steps of one technique.
fn steps(technique: Technique, count: usize) -> Rating {
    Rating::of(std::iter::repeat_n(technique, count))
}

#[test]
fn each_value_that_a_rule_sets_is_a_step_of_its_own() {
    // Each of the three is the last empty cell of its box.
    let rating = rated_as_the_field_does(&solved_but_for("r1c1 r5c5 r9c9"));
    assert_eq!(rating.level, Level::Easy);
    assert_eq!(rating.score, 12);
    assert_eq!(rating.steps(), 3);
    assert_eq!(rating.hardest(), Some(Technique::FullHouse));
    assert_eq!(rating.techniques, [tally(Technique::FullHouse, 3, 12)]);
    assert_eq!(rating.guesses(), 0);
}

#[test]
fn a_puzzle_that_comes_solved_has_no_hardest_technique() {
    let rating = rated_as_the_field_does(&grid(ASSIGNMENT_SOLVED));
    assert_eq!((rating.level, rating.score), (Level::Easy, 0));
    assert_eq!((rating.hardest(), rating.steps()), (None, 0));
}

#[test]
fn a_level_allows_its_highest_score_and_no_more() {
    use Technique::{DeathBlossom, ForcingNetVerity, NakedSingle, Pointing, UniquenessTest1};
    for (technique, count, level) in [
        (NakedSingle, 200, Level::Easy),
        (NakedSingle, 201, Level::Medium),
        (Pointing, 20, Level::Medium),
        (Pointing, 21, Level::Hard),
        (UniquenessTest1, 16, Level::Hard),
        (UniquenessTest1, 17, Level::Unfair),
        (DeathBlossom, 5, Level::Unfair),
        (DeathBlossom, 6, Level::Extreme),
        (ForcingNetVerity, 1, Level::Extreme),
        // The score of 1,200 is too high for Medium too, that of 2,000 for all.
        (NakedSingle, 300, Level::Hard),
        (NakedSingle, 500, Level::Extreme),
    ] {
        assert_eq!(
            steps(technique, count).level,
            level,
            "{technique} x {count}"
        );
    }
}

#[test]
fn the_hardest_technique_is_that_of_the_highest_level_and_then_score() {
    use Technique::{FinnedSwordfish, HiddenQuadruple, HiddenSingle, NakedSingle, XyzWing};
    // An XYZ-Wing scores 180, a Hidden Quadruple, as hard, 150; a Finned
    // Swordfish is harder than both.
    let easy = [HiddenSingle, NakedSingle, HiddenSingle];
    assert_eq!(Rating::of(easy).hardest(), Some(HiddenSingle));
    let hard = [XyzWing, HiddenSingle, HiddenQuadruple];
    assert_eq!(Rating::of(hard).hardest(), Some(XyzWing));
    let unfair = [FinnedSwordfish, XyzWing];
    assert_eq!(Rating::of(unfair).hardest(), Some(FinnedSwordfish));
    assert_eq!(Rating::of(unfair).score, 380);
}

/// A puzzle of 23 clues that Hidden Singles solve.
fn for_hidden_singles() -> (Grid, Vec<Candidate>) {
    let hidden_singles = Solver::with([Technique::HiddenSingle]);
    for seed in 0.. {
        let (puzzle, solution) = unique_puzzle(seed, 81);
        let mut grid = Grid::from_values(&puzzle.givens);
        for cell in shuffled_cells(&mut rng(seed)) {
            if grid.unsolved().len() > 58 && grid.unsolved().contains(cell) {
                grid.place(Candidate::new(cell, solution[cell.index()].unwrap()));
            }
        }
        let grid = Grid::from_values(grid.values());
        let solves = || {
            let path = hidden_singles.path(&mut grid.clone(), Granularity::Deduction);
            path.1 == Ending::Solved
        };
        if grid.unsolved().len() == 58 && solves() {
            let missing = grid.unsolved().iter();
            let missing = missing.map(|cell| Candidate::new(cell, solution[cell.index()].unwrap()));
            return (grid.clone(), missing.collect());
        }
    }
    unreachable!("there are more seeds than it takes")
}

#[test]
fn a_long_path_of_easy_steps_is_no_easy_puzzle() {
    let hidden_singles = Solver::with([Technique::HiddenSingle]);
    let (mut puzzle, missing) = for_hidden_singles();
    let rating = rated(&puzzle, &hidden_singles).unwrap();
    assert_eq!((rating.level, rating.score), (Level::Medium, 58 * 14));
    puzzle.place(missing[0]);
    let rating = rated(&puzzle, &hidden_singles).unwrap();
    assert_eq!((rating.level, rating.score), (Level::Easy, 57 * 14));
}

#[test]
fn where_the_rules_stall_a_cell_is_filled_from_the_solution() {
    let rating = rated(&solved_but_for("r1c1 r5c5 r9c9"), &Solver::with([])).unwrap();
    assert_eq!(rating.guesses(), 3);
    assert_eq!((rating.level, rating.score), (Level::Extreme, 30_000));
    assert_eq!(rating.hardest(), Some(BRUTE_FORCE));

    let naked_singles = Solver::preset(Preset::NakedSingles);
    let puzzle = (0..).map(|seed| unique_puzzle(seed, 81).0).find(|puzzle| {
        let path = naked_singles.path(
            &mut Grid::from_values(&puzzle.givens),
            Granularity::Deduction,
        );
        path.1 == Ending::Stalled
    });
    let grid = Grid::from_values(&puzzle.unwrap().givens);
    let rating = rated(&grid, &naked_singles).unwrap();
    let guesses = rating.guesses();
    assert!(guesses > 0);
    assert_eq!(rating.steps() as usize, grid.unsolved().len());
    assert_eq!(
        rating.techniques,
        [
            tally(
                Technique::NakedSingle,
                rating.steps() - guesses,
                4 * (rating.steps() - guesses)
            ),
            tally(BRUTE_FORCE, guesses, 10_000 * guesses)
        ]
    );
}

#[test]
fn a_puzzle_without_exactly_one_solution_is_refused() {
    let solver = Solver::preset(Preset::HoDoKu);
    let clash = format!("11{}", ".".repeat(79));
    let none = rated(&grid(&clash), &solver).unwrap_err();
    assert_eq!(none, RatingError::NoSolution);
    assert_eq!(
        none.to_string(),
        "the puzzle has no solution, so there is no path to rate"
    );
    let several = rated(&Grid::empty(), &solver).unwrap_err();
    assert_eq!(several, RatingError::SeveralSolutions);
    assert_eq!(
        several.to_string(),
        "the puzzle has several solutions, so there is no path to rate"
    );
}

#[test]
fn a_rating_can_be_stopped() {
    let stop = Stop::never();
    stop.raise();
    let rating = rate(&grid(ASSIGNMENT), &Solver::preset(Preset::HoDoKu), &stop);
    assert_eq!(rating, Err(RatingError::Stopped));
}

/// Takes the first candidate of the first empty cell for its value.
#[derive(Debug)]
struct Hasty;

impl DeductionRule for Hasty {
    fn technique(&self) -> Technique {
        Technique::Custom("Haste")
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let Some(candidate) = grid.all_candidates().next() else {
            return ControlFlow::Continue(());
        };
        let pattern = Pattern::Custom(Box::new(CustomPattern {
            reason: Text::new().then("It is the first."),
            used: Vec::new(),
            houses: Vec::new(),
            proof: None,
        }));
        found(Deduction::placing(self.technique(), candidate, pattern))
    }
}

#[test]
fn a_rule_that_leads_away_from_the_solution_is_named() {
    // The assignment has 6 in r1c1, and 5 is a candidate there.
    let error = rated(&grid(ASSIGNMENT), &Solver::new([&Hasty as _])).unwrap_err();
    assert_eq!(error, RatingError::Unsound(Technique::Custom("Haste")));
    assert_eq!(
        error.to_string(),
        "the rule 'Haste' led away from the only solution, so the path cannot be rated"
    );
}

#[test]
fn the_rating_is_that_of_the_path() {
    let solver = Solver::preset(Preset::HoDoKu);
    let mut solved = 0;
    for seed in 0..30 {
        let (puzzle, _) = unique_puzzle(seed, 81);
        let grid = Grid::from_values(&puzzle.givens);
        let (path, ending) = solver.path(&mut grid.clone(), Granularity::Deduction);
        let techniques = path.iter().map(|step| step[0].technique);
        if ending == Ending::Solved {
            solved += 1;
            let rating = rated(&grid, &solver).unwrap();
            assert_eq!(rating, Rating::of(techniques.clone()), "seed {seed}");
            let scores: u32 = techniques.clone().map(Technique::score).sum();
            assert_eq!(rating.score, scores);
            assert_eq!(rating.steps() as usize, path.len());
            let placed = path.iter().filter(|step| !step[0].placements.is_empty());
            assert_eq!(placed.count(), grid.unsolved().len());
        }
    }
    assert!(solved >= 20, "{solved} of 30 solved");
}
