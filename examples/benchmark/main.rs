//! Measures the rules: their speed on the paths of puzzles, and how well the
//! ratings agree with given ones; and the search: its speed by each way there is.
//!
//! ```text
//! cargo run --release --example benchmark -- paths FILE [--preset NAME | --rules NAME,NAME…]
//! cargo run --release --example benchmark -- levels FILE [--differ]
//! cargo run --release --example benchmark -- solve|count FILE
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
//!
//! `solve` and `count` print how many microseconds the search takes for a puzzle,
//! to find one solution and to count to two, by each engine that the processor
//! can run, on one core and on all.

mod levels;
mod paths;
mod search;

use std::path::Path;
use std::process::ExitCode;

use paths::Choice;
use search::Question;
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
        ["solve", file] => {
            search::search(&grids(file)?, Question::Solve);
            return Ok(());
        }
        ["count", file] => {
            search::search(&grids(file)?, Question::Count);
            return Ok(());
        }
        ["paths", file] => (file, Choice::of_preset(Preset::HoDoKu)),
        ["paths", file, "--preset", name] => {
            let preset = name.parse().map_err(|error| format!("{error}"))?;
            (file, Choice::of_preset(preset))
        }
        ["paths", file, "--rules", names] => (file, Choice::of_names(names)?),
        _ => {
            let usage = "it takes: paths FILE [--preset NAME | --rules NAME,NAME…], levels \
                         FILE [--differ], solve FILE, or count FILE";
            return Err(usage.to_owned());
        }
    };
    paths::paths(&grids(file)?, &choice);
    Ok(())
}

fn grids(file: &str) -> Result<Vec<Grid>, String> {
    let puzzles = read(file)?;
    let givens = puzzles.iter().map(|puzzle| &puzzle.givens);
    Ok(givens.map(Grid::from_values).collect())
}

fn read(file: &str) -> Result<Vec<Puzzle>, String> {
    read_puzzles(Path::new(file)).map_err(|error| error.to_string())
}
