//! Measures the rules: their speed on the paths of puzzles, and how well the
//! ratings agree with given ones.
//!
//! ```text
//! cargo run --release --example benchmark -- paths FILE [--preset NAME | --rules NAME,NAME…]
//! cargo run --release --example benchmark -- levels FILE [--differ]
//! ```
//!
//! `paths` prints puzzles a second on one core and on all, how the paths ended,
//! and where the time goes: for each rule how often it was asked, how often it
//! found something, and its share of the time. The rules are those of the preset,
//! `hodoku` unless another is named, or the named ones alone, in the order of the
//! catalogue.
//!
//! `levels` reads puzzles that are followed by a level and a score, such as
//! `… #1 Medium (388)`, and prints the share of equal levels, which levels stand
//! against which, and the rank correlation of the scores; with `--differ` also
//! the puzzles whose levels differ, with the techniques of their path.

mod levels;
mod paths;

use std::path::Path;
use std::process::ExitCode;

use paths::Choice;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::session::read_puzzles;
use sudoku_stepper::solver::Preset;
use sudoku_stepper::sudoku::Puzzle;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("benchmark: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (file, choice) = match words[..] {
        ["levels", file] => return levels::levels(&read(file)?, false),
        ["levels", file, "--differ"] => return levels::levels(&read(file)?, true),
        ["paths", file] => (file, Choice::of_preset(Preset::HoDoKu)),
        ["paths", file, "--preset", name] => {
            let preset = name.parse().map_err(|error| format!("{error}"))?;
            (file, Choice::of_preset(preset))
        }
        ["paths", file, "--rules", names] => (file, Choice::of_names(names)?),
        _ => {
            let usage = "it takes: paths FILE [--preset NAME | --rules NAME,NAME…], or levels \
                         FILE [--differ]";
            return Err(usage.to_owned());
        }
    };
    let puzzles = read(file)?;
    let grids: Vec<Grid> = puzzles
        .iter()
        .map(|puzzle| Grid::from_values(&puzzle.givens))
        .collect();
    paths::paths(&grids, &choice);
    Ok(())
}

fn read(file: &str) -> Result<Vec<Puzzle>, String> {
    read_puzzles(Path::new(file)).map_err(|error| error.to_string())
}
