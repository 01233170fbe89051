//! Checks every deduction of every rule, on every position along the paths of
//! the puzzles of a file, against the only solution.
//!
//! ```text
//! cargo run --release --example soundness -- FILE [--positions N] [--standard]
//! ```
//!
//! With `--standard`, which comes last, only the standard rules are checked: some of the
//! others take minutes on a board with many houses.
//!
//! A file with boards of other layouts tells the solution of each puzzle too (see
//! [`read_board_line`]): it must be the only one. How many the rules solve is counted.
//!
//! The path is walked with the standard rules, and where these stall one cell
//! is filled from the solution, so that late positions are reached too.
//! Puzzles of a plain file without exactly one solution are left out. Exit code 1 if a
//! deduction or a solution is wrong, 2 if the file cannot be read.

#[macro_use]
#[path = "../../shared/say.rs"]
mod say;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use rayon::prelude::*;
use sudoku_stepper::formats::{FormatError, read_board_line};
use sudoku_stepper::grid::{Candidate, Grid, Values};
use sudoku_stepper::rules::chains::THROUGH_SETS;
use sudoku_stepper::rules::{CATALOGUE, Deduction, DeductionRule, Survey, Technique};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::read_puzzles;
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{Position, Puzzle};

/// So many deductions of a rule on one position are checked. Some rules come to the same
/// conclusion in tens of thousands of ways.
const ENOUGH: usize = 2000;

/// So long a solution is searched for.
const LONGEST_SEARCH: Duration = Duration::from_secs(30);

/// What was checked.
#[derive(Default)]
struct Tally {
    positions: usize,
    deductions: BTreeMap<Technique, usize>,
    wrong: Vec<String>,
    puzzles: usize,
    /// How many the rules of the path solve.
    solved: usize,
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("soundness: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<bool, String> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("name the file of puzzles")?;
    let mut limit = usize::MAX;
    let mut standard = false;
    while let Some(argument) = arguments.next() {
        match (argument.as_str(), arguments.next()) {
            ("--standard", None) => standard = true,
            ("--positions", Some(number)) => {
                let is_no_number = |_| format!("'{number}' is not a number of positions");
                limit = number.parse().map_err(is_no_number)?;
            }
            _ => return Err(format!("'{argument}' is not understood here")),
        }
    }
    let is_wanted = |rule: &&&dyn DeductionRule| !standard || rule.technique().is_standard();
    let rules: Vec<&dyn DeductionRule> = CATALOGUE
        .iter()
        .chain(&THROUGH_SETS)
        .filter(is_wanted)
        .copied()
        .collect();
    let puzzles = puzzles(Path::new(&file))?;
    let mut total = Tally::default();
    for batch in puzzles.chunks(64) {
        let tallies: Vec<Tally> = batch
            .par_iter()
            .map(|puzzle| check(puzzle, &rules))
            .collect();
        for tally in tallies {
            total.positions += tally.positions;
            total.puzzles += tally.puzzles;
            total.solved += tally.solved;
            total.wrong.extend(tally.wrong);
            for (technique, count) in tally.deductions {
                *total.deductions.entry(technique).or_default() += count;
            }
        }
        if total.positions >= limit {
            break;
        }
    }
    for line in &total.wrong {
        say!("{line}");
    }
    for (technique, count) in &total.deductions {
        say!("{count:12}  {technique}");
    }
    say!(
        "{:12}  puzzles, {} solved by the rules",
        total.puzzles,
        total.solved
    );
    let deductions: usize = total.deductions.values().sum();
    say!(
        "{deductions:12}  deductions on {} positions, {} wrong",
        total.positions,
        total.wrong.len()
    );
    Ok(total.wrong.is_empty())
}

/// The puzzles of a file, each with the solution that the file tells, if it does. What it
/// has of other boards that cannot be had is said.
fn puzzles(file: &Path) -> Result<Vec<(Puzzle, Option<Values>)>, String> {
    let text = std::fs::read(file).map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&text);
    let first = text
        .lines()
        .enumerate()
        .find_map(|(at, line)| read_board_line(line, at).transpose());
    if !matches!(
        first,
        Some(Ok(_)) | Some(Err(FormatError::Unsupported { .. }))
    ) {
        let puzzles = read_puzzles(file).map_err(|error| error.to_string())?;
        return Ok(puzzles.into_iter().map(|puzzle| (puzzle, None)).collect());
    }
    let mut puzzles = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        match read_board_line(line, number) {
            Ok(Some(board)) => puzzles.push((board.puzzle, Some(board.solution))),
            Ok(None) => {}
            Err(error) => say!("left out: {error}"),
        }
    }
    Ok(puzzles)
}

/// Checks every deduction on the way to the solution of one puzzle.
fn check((puzzle, told): &(Puzzle, Option<Values>), rules: &[&dyn DeductionRule]) -> Tally {
    let mut tally = Tally::default();
    let mut grid = Position::new(puzzle).grid().clone();
    let name = || puzzle.title.as_deref().unwrap_or("a puzzle");
    let found = solve(&grid, &Stop::after(LONGEST_SEARCH)).map(|found| found.solutions);
    let solution = match (found, told) {
        (Ok(Solutions::One(solution)), None) => *solution,
        (Ok(Solutions::One(solution)), Some(told)) if *solution == *told => *solution,
        (_, None) => return tally,
        (Err(_), Some(told)) => {
            say!("{}: the search takes too long", name());
            *told
        }
        (Ok(other), Some(_)) => {
            tally.wrong.push(format!("{}: {other:?}", name()));
            return tally;
        }
    };
    tally.puzzles = 1;
    let mut is_solved = true;
    let path = Solver::preset(Preset::HoDoKu);
    while !grid.is_full() {
        tally.positions += 1;
        let survey = Survey::of(&grid);
        for rule in rules {
            for deduction in some_on(*rule, &survey) {
                *tally.deductions.entry(deduction.technique).or_default() += 1;
                if !holds(&deduction, &grid, &solution) {
                    tally
                        .wrong
                        .push(format!("{}: {deduction:?} on {grid}", name()));
                }
            }
        }
        match path.step(&grid, Granularity::Deduction) {
            Some(step) => step.iter().for_each(|deduction| deduction.apply(&mut grid)),
            None => {
                is_solved = false;
                if let Some(cell) = grid.unsolved().first()
                    && let Some(digit) = solution[cell.index()]
                {
                    grid.place(Candidate::new(cell, digit));
                }
            }
        }
    }
    tally.solved = usize::from(is_solved);
    tally
}

/// What a rule finds on a position, but no more than [`ENOUGH`].
fn some_on(rule: &dyn DeductionRule, survey: &Survey<'_>) -> Vec<Deduction> {
    let mut some = Vec::new();
    let _ = rule.search(survey, &mut |deduction| {
        some.push(deduction);
        if some.len() < ENOUGH {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    some
}

/// Whether a deduction concludes something, only what is new, and nothing that
/// the solution contradicts.
fn holds(deduction: &Deduction, grid: &Grid, solution: &Values) -> bool {
    let is_true = |candidate: &Candidate| solution[candidate.cell.index()] == Some(candidate.digit);
    let conclusions = || deduction.placements.iter().chain(&deduction.eliminations);
    conclusions().next().is_some()
        && conclusions().all(|candidate| grid.has(*candidate))
        && deduction.placements.iter().all(is_true)
        && !deduction.eliminations.iter().any(is_true)
}
