//! Checks every deduction of every rule, on every position along the paths of
//! the puzzles of a file, against the only solution.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin soundness -- FILE [OPTION…]
//! cargo run --release -p sudoku-tools --bin soundness -- --deal N [--board NAME] [--seed S] [OPTION…]
//! ```
//!
//! The second form deals this many puzzles of a board, or of each board, and checks these.
//!
//! - `--standard`: only the standard rules are checked: some of the others take minutes on a board
//!   with many houses.
//! - `--of NAME`: only this rule is checked; it can be repeated.
//! - `--without NAME`: this rule is not checked.
//! - `--path`: on each position only the rule of the path is checked, with all its findings.
//! - `--walk PRESET`: the rules of the path [default: hodoku].
//! - `--stalls`: only positions on which the rules of the path stall are checked.
//! - `--each N`: this many deductions of a rule on one position are checked [default: 2000].
//! - `--positions N`: it ends after this many positions.
//!
//! A file with boards of other layouts also contains the solution of each puzzle (see
//! [`read_board_line`]): it must be the only one. The puzzles that the rules solve are counted.
//!
//! The path is walked with HoDoKu's rules or those of `--walk`. When these stall, one cell is
//! filled from the solution, so that late positions are reached too. The kernel checks the proof of
//! each deduction; those without a proof are counted. The arguments of chains, nets
//! and kraken fish must also be well founded: nothing in them, down to the innermost arguments, may
//! rest on itself or on a later statement. The number of these arguments is printed. Puzzles of a
//! plain file without exactly one solution are left out. Exit code 1 if a deduction or a solution
//! is wrong, 2 if the file cannot be read.

#[macro_use]
#[path = "../../shared/say.rs"]
mod say;
#[path = "../../shared/founded.rs"]
mod founded;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use sudoku_stepper::formats::{FormatError, read_board_line};
use sudoku_stepper::generate::{Progress, Request};
use sudoku_stepper::grid::{BoardKind, Candidate, Grid, Values};
use sudoku_stepper::proof::Unproved;
use sudoku_stepper::rules::chains::THROUGH_SETS;
use sudoku_stepper::rules::{CATALOG, Deduction, DeductionRule, Pattern, Survey, Technique};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::read_puzzles;
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{Position, Puzzle};

/// The longest search for a solution.
const LONGEST_SEARCH: Duration = Duration::from_secs(30);

/// The results of the checks.
#[derive(Default)]
struct Tally {
    positions: usize,
    deductions: BTreeMap<Technique, usize>,
    /// The number of arguments checked, and of those within them.
    arguments: usize,
    within: usize,
    /// The number of deductions that the kernel vouches for, the lines of their proofs, and the
    /// number of those without a proof.
    proved: usize,
    lines: usize,
    unproved: BTreeMap<Technique, usize>,
    wrong: Vec<String>,
    puzzles: usize,
    /// The number of puzzles that the rules of the path solve.
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

/// The options.
struct Wishes {
    file: Option<String>,
    /// The number of puzzles to deal for each board.
    deal: u64,
    boards: Vec<BoardKind>,
    seed: u64,
    /// The number of positions that are enough.
    limit: usize,
    /// Whether only the rule of the path is checked on each position.
    path: bool,
    walk: Preset,
    /// Whether only positions on which the path stalls are checked.
    stalls: bool,
    /// The number of deductions of a rule to check on one position. Some rules reach the same
    /// conclusion in tens of thousands of ways.
    each: usize,
    rules: Vec<&'static dyn DeductionRule>,
}

impl Wishes {
    fn read() -> Result<Self, String> {
        let mut wishes = Self {
            file: None,
            deal: 0,
            boards: BoardKind::ALL.to_vec(),
            seed: 1,
            limit: usize::MAX,
            path: false,
            walk: Preset::HoDoKu,
            stalls: false,
            each: 2000,
            rules: CATALOG.iter().chain(&THROUGH_SETS).copied().collect(),
        };
        let mut chosen: Vec<Technique> = Vec::new();
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let mut value = || {
                arguments
                    .next()
                    .ok_or(format!("'{argument}' lacks a value"))
            };
            let number = |value: String| {
                let number = value.parse::<u64>();
                number.map_err(|_| format!("'{value}' is not a number"))
            };
            let technique = |value: String| {
                let technique = value.parse::<Technique>();
                technique.map_err(|error| error.to_string())
            };
            match argument.as_str() {
                "--of" => chosen.push(technique(value()?)?),
                "--without" => {
                    let without = technique(value()?)?;
                    wishes.rules.retain(|rule| rule.technique() != without);
                }
                "--walk" => {
                    let preset = value()?.parse::<Preset>();
                    wishes.walk = preset.map_err(|error| error.to_string())?;
                }
                "--stalls" => wishes.stalls = true,
                "--each" => wishes.each = number(value()?)? as usize,
                "--standard" => wishes.rules.retain(|rule| rule.technique().is_standard()),
                "--path" => wishes.path = true,
                "--positions" => wishes.limit = number(value()?)? as usize,
                "--deal" => wishes.deal = number(value()?)?,
                "--seed" => wishes.seed = number(value()?)?,
                "--board" => {
                    let board = value()?.parse();
                    wishes.boards = vec![board.map_err(|error| format!("{error}"))?];
                }
                _ if argument.starts_with('-') => {
                    return Err(format!("'{argument}' is not understood here"));
                }
                _ => wishes.file = Some(argument),
            }
        }
        if !chosen.is_empty() {
            let rules = &mut wishes.rules;
            rules.retain(|rule| chosen.contains(&rule.technique()));
        }
        Ok(wishes)
    }
}

fn run() -> Result<bool, String> {
    let wishes = Wishes::read()?;
    if let Some(file) = &wishes.file {
        return Ok(check_all(&puzzles(Path::new(file))?, &wishes));
    }
    if wishes.deal == 0 {
        return Err("name the file of puzzles, or say how many to deal".to_owned());
    }
    let mut is_fine = true;
    for board in &wishes.boards {
        let start = Instant::now();
        let puzzles = dealt(*board, &wishes)?;
        say!(
            "{board}: {} puzzles dealt in {:.1?}",
            puzzles.len(),
            start.elapsed()
        );
        is_fine &= check_all(&puzzles, &wishes);
    }
    Ok(is_fine)
}

/// Deals puzzles of a board.
fn dealt(board: BoardKind, wishes: &Wishes) -> Result<Vec<(Puzzle, Option<Values>)>, String> {
    let generator = Request::new(wishes.seed).on(board).generator();
    let generator = generator.map_err(|error| error.to_string())?;
    let progress = Progress::default();
    let made = generator.make(0..wishes.deal, u64::MAX, &Stop::never(), &progress);
    let named = (1..).zip(made.puzzles).map(|(number, puzzle)| Puzzle {
        title: Some(format!("{board} {number} of seed {}", wishes.seed)),
        ..puzzle
    });
    Ok(named.map(|puzzle| (puzzle, None)).collect())
}

/// Checks some puzzles and prints the results; returns false if something is wrong.
fn check_all(puzzles: &[(Puzzle, Option<Values>)], wishes: &Wishes) -> bool {
    let mut total = Tally::default();
    for batch in puzzles.chunks(16) {
        let tallies: Vec<Tally> = batch
            .par_iter()
            .map(|puzzle| check(puzzle, wishes))
            .collect();
        for tally in tallies {
            total.positions += tally.positions;
            total.arguments += tally.arguments;
            total.within += tally.within;
            total.proved += tally.proved;
            total.lines += tally.lines;
            total.puzzles += tally.puzzles;
            total.solved += tally.solved;
            total.wrong.extend(tally.wrong);
            for (technique, count) in tally.deductions {
                *total.deductions.entry(technique).or_default() += count;
            }
            for (technique, count) in tally.unproved {
                *total.unproved.entry(technique).or_default() += count;
            }
        }
        if total.positions >= wishes.limit {
            break;
        }
        say!(
            "{:12}  puzzles so far, {} positions, {} arguments, {} within these, {} wrong",
            total.puzzles,
            total.positions,
            total.arguments,
            total.within,
            total.wrong.len()
        );
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
    for (technique, count) in &total.unproved {
        say!("{count:12}  {technique} without a proof");
    }
    say!(
        "{:12}  deductions proved, in {} lines",
        total.proved,
        total.lines
    );
    say!(
        "{:12}  arguments of chains, nets and kraken fish, and {} within these",
        total.arguments,
        total.within
    );
    let deductions: usize = total.deductions.values().sum();
    say!(
        "{deductions:12}  deductions on {} positions, {} wrong",
        total.positions,
        total.wrong.len()
    );
    total.wrong.is_empty()
}

/// Returns the puzzles of a file, each with the solution in the file, if there is one. Boards of
/// the file that cannot be opened are reported.
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
fn check((puzzle, told): &(Puzzle, Option<Values>), wishes: &Wishes) -> Tally {
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
    let path = Solver::preset(wishes.walk);
    while !grid.is_full() {
        let granularity = if wishes.path {
            Granularity::Rule
        } else {
            Granularity::Deduction
        };
        let step = path.step(&grid, granularity);
        let is_looked_at = !wishes.stalls || step.is_none();
        tally.positions += usize::from(is_looked_at);
        let survey = Survey::of(&grid);
        let found: Vec<Deduction> = if !is_looked_at {
            Vec::new()
        } else if wishes.path {
            step.clone().unwrap_or_default()
        } else {
            let rules = wishes.rules.iter();
            rules
                .flat_map(|rule| some_on(*rule, &survey, wishes.each))
                .collect()
        };
        for deduction in found {
            *tally.deductions.entry(deduction.technique).or_default() += 1;
            if !holds(&deduction, &grid, &solution) {
                tally
                    .wrong
                    .push(format!("{}: {deduction:?} on {grid}", name()));
            }
            match deduction.proved(&grid) {
                Ok(proof) => {
                    tally.proved += 1;
                    tally.lines += proof.lines.len();
                }
                Err(Unproved::NoProof) => {
                    *tally.unproved.entry(deduction.technique).or_default() += 1;
                }
                Err(error) => {
                    let technique = deduction.technique;
                    let problem = format!("{}: {technique}: {error} {deduction:?}", name());
                    tally.wrong.push(format!("{problem} on {grid}"));
                }
            }
            let is_in_branches = matches!(
                deduction.pattern,
                Pattern::Forcing(_) | Pattern::Kraken(_) | Pattern::Guardians(_)
            );
            if !is_in_branches {
                continue;
            }
            tally.arguments += 1;
            tally.within += founded::within(&deduction);
            if let Some(problem) = founded::unfounded(&deduction) {
                let technique = deduction.technique;
                tally
                    .wrong
                    .push(format!("{}: {technique}: {problem} on {grid}", name()));
            }
        }
        match step {
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

/// Returns the findings of a rule on a position, up to `enough`.
fn some_on(rule: &dyn DeductionRule, survey: &Survey<'_>, enough: usize) -> Vec<Deduction> {
    let mut some = Vec::new();
    let _ = rule.search(survey, &mut |deduction| {
        some.push(deduction);
        if some.len() < enough {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    some
}

/// Whether a deduction has a conclusion, only new ones, and none that the solution contradicts.
fn holds(deduction: &Deduction, grid: &Grid, solution: &Values) -> bool {
    let is_true = |candidate: &Candidate| solution[candidate.cell.index()] == Some(candidate.digit);
    let conclusions = || deduction.placements.iter().chain(&deduction.eliminations);
    conclusions().next().is_some()
        && conclusions().all(|candidate| grid.has(*candidate))
        && deduction.placements.iter().all(is_true)
        && !deduction.eliminations.iter().any(is_true)
}
