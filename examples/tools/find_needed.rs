//! Finds puzzles that need a technique, and shows how rare it is. The generator's stored puzzles
//! for techniques that are hardly ever needed were found with it.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin find_needed -- TECHNIQUE FILE [--ways N] [--puzzles N] [--seed N]
//! ```
//!
//! Each puzzle of the file is walked with the easier rules. When they stall, the technique is
//! tried. Whether it finds something or not, an empty cell is filled from the solution as a given,
//! and the walk continues until the board is full; `--ways` is the number of walks for each puzzle,
//! each with other cells [default: 4]. A puzzle with the givens of such a position that needs the
//! technique is printed, then the number of positions, and the number where the technique found
//! something.

#[macro_use]
#[path = "../shared/say.rs"]
mod say;

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use sudoku_stepper::formats::write_line;
use sudoku_stepper::generate::{needs, rules_up_to};
use sudoku_stepper::grid::{Candidate, Cell, Grid, Values};
use sudoku_stepper::rules::{DeductionRule, Technique, find_first, rule_for};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::read_puzzles;
use sudoku_stepper::solver::{Granularity, Solver};

/// The target of the search, and its results so far.
struct Hunt {
    technique: Technique,
    rule: &'static dyn DeductionRule,
    easier: Solver,
    positions: AtomicUsize,
    found: AtomicUsize,
    printed: Mutex<BTreeSet<String>>,
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("find_needed: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [technique, file, options @ ..] = &arguments[..] else {
        return Err("name the technique and the file of puzzles".to_owned());
    };
    let (mut ways, mut puzzles, mut seed) = (4, usize::MAX, 1);
    for option in options.chunks(2) {
        let [name, value] = option else {
            return Err(format!("{} lacks a value", option[0]));
        };
        let number: usize = value
            .parse()
            .map_err(|_| format!("{name} takes a number"))?;
        match name.as_str() {
            "--ways" => ways = number,
            "--puzzles" => puzzles = number,
            "--seed" => seed = number as u64,
            _ => return Err(format!("'{name}' is not understood here")),
        }
    }
    let technique: Technique = technique.parse().map_err(|error| format!("{error}"))?;
    let easier = rules_up_to(technique).filter(|it| *it != technique);
    let hunt = Hunt {
        technique,
        rule: rule_for(technique).ok_or("the technique has no rule of its own")?,
        easier: Solver::with(easier),
        positions: AtomicUsize::new(0),
        found: AtomicUsize::new(0),
        printed: Mutex::default(),
    };
    let all = read_puzzles(file.as_ref()).map_err(|error| error.to_string())?;
    let some = &all[..all.len().min(puzzles)];
    some.par_iter()
        .enumerate()
        .try_for_each(|(number, puzzle)| {
            let grid = Grid::from_values(&puzzle.givens);
            let found = solve(&grid, &Stop::never()).map_err(|error| error.to_string())?;
            if let Solutions::One(solution) = found.solutions {
                let mut random = StdRng::seed_from_u64(seed ^ ((number as u64) << 20));
                (0..ways).for_each(|_| hunt.walk(grid.clone(), &solution, &mut random));
            }
            Ok::<(), String>(())
        })?;
    say!(
        "{technique}: {} positions on which the easier rules stall, {} on which it finds something",
        hunt.positions.into_inner(),
        hunt.found.into_inner()
    );
    Ok(())
}

impl Hunt {
    /// Walks a puzzle to its end.
    fn walk(&self, mut grid: Grid, solution: &Values, random: &mut StdRng) {
        loop {
            while let Some(step) = self.easier.step(&grid, Granularity::Rule) {
                step.iter().for_each(|deduction| deduction.apply(&mut grid));
            }
            if grid.is_full() {
                return;
            }
            self.positions.fetch_add(1, Ordering::Relaxed);
            if find_first(self.rule, &grid).is_some() {
                self.found.fetch_add(1, Ordering::Relaxed);
                self.print_if_needed(&grid);
            }
            let open: Vec<Cell> = grid.unsolved().iter().collect();
            let cell = open[random.random_range(0..open.len())];
            let digit = solution[cell.index()].expect("a solution has a digit in each cell");
            grid.place(Candidate::new(cell, digit));
            grid.set_givens(grid.given().with(cell));
        }
    }

    /// Prints the puzzle with the givens of the position, if it needs the technique and was not
    /// printed yet.
    fn print_if_needed(&self, grid: &Grid) {
        let mut givens = *grid.values();
        for cell in !grid.given() {
            givens[cell.index()] = None;
        }
        let line = write_line(&givens);
        let puzzle = Grid::from_values(&givens);
        if needs(&puzzle, self.technique, &Stop::never()) == Ok(true)
            && let Ok(mut printed) = self.printed.lock()
            && printed.insert(line.clone())
        {
            say!("{line}");
        }
    }
}
