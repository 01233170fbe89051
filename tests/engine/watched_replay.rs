//! What a watched search tells can be followed: each event fits the board that those
//! before it lead to.

use std::collections::BTreeSet;

use crate::common::naive::count_solutions;
use crate::common::random::{careless_board, rng, shuffled_cells, unique_puzzle};
use proptest::prelude::*;
use rand::RngExt;
use sudoku_stepper::formats::write_line;
use sudoku_stepper::grid::{Candidate, CellSet, Contradiction, Digit, Grid, Values};
use sudoku_stepper::search::watched::{Counters, Event, Method, Until, Watched};
use sudoku_stepper::search::{Stop, count};

/// A position with few enough empty cells that the plainest method comes to its
/// end soon: of no, one or several solutions, some candidates ruled out.
fn a_position() -> impl Strategy<Value = Grid> {
    (any::<u64>(), 20..=44usize, 0..=8usize, 0..=6usize).prop_map(
        |(seed, tried, emptied, removed)| {
            let (puzzle, _) = unique_puzzle(seed, tried);
            let mut values = puzzle.givens;
            let rng = &mut rng(seed);
            for cell in shuffled_cells(rng).into_iter().take(emptied) {
                values[cell.index()] = None;
            }
            let mut grid = Grid::from_values(&values);
            for cell in shuffled_cells(rng).into_iter().take(removed) {
                let digit = Digit::ALL[rng.random_range(0..9)];
                grid.eliminate(Candidate::new(cell, digit));
            }
            grid
        },
    )
}

/// Follows a search from outside: what its events alone say.
struct Replay {
    /// The positions before each trial that stands, and the trial.
    before: Vec<(Grid, Candidate)>,
    /// How many solutions there were when each of them was tried.
    solutions_before: Vec<u64>,
    grid: Grid,
    counters: Counters,
}

impl Replay {
    fn new(grid: &Grid) -> Self {
        Self {
            before: Vec::new(),
            solutions_before: Vec::new(),
            grid: grid.clone(),
            counters: Counters::default(),
        }
    }

    /// Follows an event, which must hold.
    fn follow(&mut self, event: &Event) {
        let grid = &self.grid;
        match *event {
            Event::Choose { cell, candidates } => {
                assert_eq!(candidates, grid.candidates(cell));
                assert!(!candidates.is_empty());
            }
            Event::Try { trial, .. } => {
                assert!(grid.has(trial));
                self.before.push((grid.clone(), trial));
                self.solutions_before.push(self.counters.solutions);
                self.grid.place(trial);
                self.counters.tries += 1;
            }
            Event::Single { placement, house } => {
                let Candidate { cell, digit } = placement;
                match house {
                    Some(house) => {
                        let places = grid.cells_with(digit) & house.cells();
                        assert_eq!(places.single(), Some(cell));
                    }
                    None => assert_eq!(grid.candidates(cell).single(), Some(digit)),
                }
                self.grid.place(placement);
            }
            Event::Contradiction(contradiction) => {
                let mut visible = Contradiction::visible(grid);
                assert!(visible.any(|seen| seen == contradiction));
            }
            Event::Back { trial, solved, .. } => {
                let (before, tried) = self.before.pop().unwrap();
                assert_eq!(trial, tried);
                let solutions = self.solutions_before.pop().unwrap();
                assert_eq!(solved, self.counters.solutions > solutions);
                self.grid = before;
                self.counters.go_backs += 1;
            }
            Event::Solution => {
                assert!(grid.is_solved());
                self.counters.solutions += 1;
            }
            Event::End => assert_eq!(self.before.len(), 0),
        }
        let depth = self.before.len();
        self.counters.depth = depth;
        self.counters.greatest_depth = self.counters.greatest_depth.max(depth);
    }

    /// Compares with what the search says of itself.
    fn agrees_with(&self, search: &Watched) {
        assert_eq!(search.counters(), self.counters);
        assert_eq!(search.values(), *self.grid.values());
        assert_eq!(search.grid(), self.grid);
        let standing: Vec<Candidate> = search
            .choices()
            .filter_map(|choice| Some(Candidate::new(choice.cell, choice.trying?)))
            .collect();
        let trials: Vec<Candidate> = self.before.iter().map(|(_, trial)| *trial).collect();
        assert_eq!(standing, trials);
        let trials: CellSet = trials.iter().map(|trial| trial.cell).collect();
        assert_eq!(search.trials(), trials);
        let filled = search.start().unsolved() - self.grid.unsolved();
        assert_eq!(search.singles(), filled - trials);
    }
}

/// Replays up to so many events.
fn replay(grid: &Grid, method: Method, at_most: usize) {
    let mut search = Watched::new(grid, method);
    let mut replay = Replay::new(grid);
    replay.agrees_with(&search);
    for _ in 0..at_most {
        let Some(event) = search.step() else {
            return;
        };
        replay.follow(&event);
        replay.agrees_with(&search);
    }
}

/// Every solution that a method comes to; none of them twice.
fn solutions(grid: &Grid, method: Method) -> BTreeSet<String> {
    let mut search = Watched::new(grid, method);
    let mut found = BTreeSet::new();
    while let Ok(Some(Event::Solution)) = search.run(Until::Solution, u64::MAX, &Stop::never()) {
        let values: Values = search.values();
        assert!(found.insert(write_line(&values)), "the same one twice");
    }
    let counters = search.counters();
    assert_eq!(counters.solutions, found.len() as u64);
    assert_eq!((counters.depth, counters.tries), (0, counters.go_backs));
    found
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_three_methods_find_the_same_solutions_as_the_fast_search(grid in a_position()) {
        let all = Method::ALL.map(|method| solutions(&grid, method));
        prop_assert_eq!(&all[0], &all[1]);
        prop_assert_eq!(&all[0], &all[2]);
        let found = all[0].len();
        prop_assert_eq!(count(&grid, found + 1, &Stop::never()), Ok(found));
        prop_assert_eq!(count_solutions(&grid, found + 1), found);
    }

    #[test]
    fn the_events_alone_give_the_state_at_every_step(grid in a_position()) {
        for method in Method::ALL {
            replay(&grid, method, 300);
        }
    }

    #[test]
    fn boards_filled_carelessly_are_searched_too(seed in any::<u64>(), clues in 0..=81usize) {
        let grid = Grid::from_values(&careless_board(&mut rng(seed), clues));
        for method in Method::ALL {
            replay(&grid, method, 200);
        }
    }
}
