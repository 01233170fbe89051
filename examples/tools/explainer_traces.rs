//! Compares the rater of `rate::explainer` with the results of Sudoku Explainer.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin explainer_traces -- FILE… [--up-to RATING] [--path]
//! ```
//!
//! A file contains rated puzzles, one per line: 81 characters, a blank, and `ER` or `ER/EP/ED`. Or
//! it contains traces: such a line behind `P `, and a line for each step of the puzzle with rating,
//! technique, conclusions and, for chains, complexity, separated by tabs; `r4c7=5` places a value,
//! `r4c7-59` removes candidates. Lines that begin with `#` are skipped, and with `--up-to` also
//! puzzles with a higher rating. With `--path`, the path of the preset Sudoku Explainer and the
//! difficulty of its steps are compared with the rater's, step by step. Prints the first difference
//! of each puzzle that is not equal, and the number of equal ones. Exit code 1 if one is not equal,
//! 2 if a file cannot be read.

#[macro_use]
#[path = "../shared/say.rs"]
mod say;

use std::process::ExitCode;

use rayon::prelude::*;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rate::explainer::{Difficulty, RatedStep, Steps, difficulty_of, rate};
use sudoku_stepper::search::Stop;
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;

/// A puzzle, its rating, and its steps, if they are given.
struct Told<'a> {
    puzzle: &'a str,
    rating: &'a str,
    steps: Vec<&'a str>,
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("explainer_traces: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<bool, String> {
    let (mut files, mut up_to) = (Vec::new(), Difficulty::BEYOND);
    let mut compare: fn(&Told<'_>) -> Option<String> = difference;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--up-to" {
            let rating = arguments.next().unwrap_or_default();
            up_to = difficulty(&rating)?;
        } else if argument == "--path" {
            compare = difference_of_path;
        } else {
            files.push(argument);
        }
    }
    if files.is_empty() {
        return Err("name the files of ratings or traces".to_owned());
    }
    let mut all_equal = true;
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
        let told = read(&text, up_to).map_err(|error| format!("{file}: {error}"))?;
        let differences: Vec<String> = told.par_iter().filter_map(compare).collect();
        for difference in &differences {
            say!("{difference}");
        }
        let equal = told.len() - differences.len();
        say!("{file}: {equal} of {} equal", told.len());
        all_equal &= differences.is_empty();
    }
    Ok(all_equal)
}

fn difficulty(text: &str) -> Result<Difficulty, String> {
    let tenths = text.parse();
    tenths.map_err(|()| format!("'{text}' is not a rating such as 7.2"))
}

/// Returns the puzzles of a file that do not have a higher rating.
fn read(text: &str, up_to: Difficulty) -> Result<Vec<Told<'_>>, String> {
    let mut told: Vec<Told<'_>> = Vec::new();
    let lines = text.lines();
    for line in lines.filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        if line.contains('\t') {
            let puzzle = told.last_mut().ok_or("a step stands before all puzzles")?;
            puzzle.steps.push(line);
            continue;
        }
        let mut words = line.strip_prefix("P ").unwrap_or(line).split_whitespace();
        let (Some(puzzle), Some(rating)) = (words.next(), words.next()) else {
            return Err(format!("'{line}' is not a puzzle and its rating"));
        };
        told.push(Told {
            puzzle,
            rating,
            steps: Vec::new(),
        });
    }
    let mut chosen = Vec::new();
    for it in told {
        let highest = it.rating.split('/').next().unwrap_or_default();
        if difficulty(highest)? <= up_to {
            chosen.push(it);
        }
    }
    Ok(chosen)
}

/// Returns the first difference between the rater and the file.
fn difference(told: &Told<'_>) -> Option<String> {
    let Told { puzzle, rating, .. } = told;
    let Some(read) = Puzzle::from_line(puzzle) else {
        return Some(format!("{puzzle} is not a puzzle"));
    };
    let grid = Grid::from_values(&read.givens);
    let own = match rate(&grid, &Stop::never()) {
        Ok(own) if rating.contains('/') => own.to_string(),
        Ok(own) => own.hardest.difficulty.to_string(),
        Err(error) => error.to_string(),
    };
    if own != *rating {
        return Some(format!("{puzzle}: {rating} is told, {own} is found"));
    }
    if told.steps.is_empty() {
        return None;
    }
    let own = Steps::new(&grid, &Stop::never()).filter_map(Result::ok);
    let own: Vec<String> = own.map(|step| trace(&step)).collect();
    let count = own.len().max(told.steps.len());
    let line = |lines: &[String], at: usize| lines.get(at).map_or("no step", |it| it).to_owned();
    let steps: Vec<String> = told.steps.iter().map(|step| (*step).to_owned()).collect();
    let differs = (0..count).find(|at| own.get(*at) != steps.get(*at))?;
    Some(format!(
        "{puzzle} {rating}, step {}:\n  told  {}\n  found {}",
        differs + 1,
        line(&steps, differs),
        line(&own, differs)
    ))
}

/// Returns the first step in which the path of the preset differs from the rater's.
fn difference_of_path(told: &Told<'_>) -> Option<String> {
    let Told { puzzle, .. } = told;
    let Some(read) = Puzzle::from_line(puzzle) else {
        return Some(format!("{puzzle} is not a puzzle"));
    };
    let mut grid = Grid::from_values(&read.givens);
    let solver = Solver::preset(Preset::SudokuExplainer);
    for step in Steps::new(&grid.clone(), &Stop::never()).filter_map(Result::ok) {
        let said = trace(&step);
        let Some(own) = solver.step(&grid, Granularity::Deduction) else {
            return Some(format!("{puzzle}: nothing is found for {said}"));
        };
        for deduction in &own {
            let rated = difficulty_of(deduction);
            if deduction.placements.first() != step.placed.as_ref()
                || deduction.eliminations.to_vec() != step.removed
                || rated != Some(step.difficulty)
            {
                let placed = deduction.placements.iter();
                let removed = deduction.eliminations.iter();
                let all: Vec<String> = placed.chain(removed).map(|it| format!("{it:?}")).collect();
                let (technique, all) = (deduction.technique, all.join(" "));
                return Some(format!("{puzzle}: {rated:?} {technique} {all} for {said}"));
            }
            deduction.apply(&mut grid);
        }
    }
    (!grid.is_full()).then(|| format!("{puzzle}: not solved"))
}

/// Writes a step as in the traces.
fn trace(step: &RatedStep) -> String {
    let mut conclusions = Vec::new();
    if let Some(placed) = step.placed {
        conclusions.push(format!("{}={}", placed.cell, placed.digit));
    }
    for of_cell in step.removed.chunk_by(|one, other| one.cell == other.cell) {
        let digits = of_cell.iter().map(|removed| removed.digit.to_string());
        let digits: String = digits.collect();
        conclusions.push(format!("{}-{digits}", of_cell[0].cell));
    }
    let mut line = format!(
        "{}\t{}\t{}",
        step.difficulty,
        step.technique,
        conclusions.join(" ")
    );
    if let Some(complexity) = step.complexity {
        line += &format!("\t{complexity}");
    }
    line
}
