//! Measures the rules: their speed on the paths of puzzles, and the agreement of the ratings with
//! given ones; the search: its speed by each available method; and the generator.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin benchmark -- paths FILE [--preset NAME | --rules NAME,NAME…]
//! cargo run --release -p sudoku-tools --bin benchmark -- steps FILE… [OPTION…]
//! cargo run --release -p sudoku-tools --bin benchmark -- stops FILE… [--take N]
//! cargo run --release -p sudoku-tools --bin benchmark -- why FILE [--preset NAME]
//! cargo run --release -p sudoku-tools --bin benchmark -- levels FILE [--differ]
//! cargo run --release -p sudoku-tools --bin benchmark -- rate-se FILE
//! cargo run --release -p sudoku-tools --bin benchmark -- solve|count|answer FILE
//! cargo run --release -p sudoku-tools --bin benchmark -- generate [--hardest LEVEL] [--seconds N]
//! cargo run --release -p sudoku-tools --bin benchmark -- generate --check COUNT
//! ```
//!
//! `paths` prints the puzzles per second on one core and on all, the ends of the paths, and the
//! time per rule: how often it was tried, how often it found something, its share of the time, and
//! its longest time. The rules come from the preset, `hodoku` by default, or are only the named
//! ones, in the order of the catalog.
//!
//! `steps` walks the paths of files of any boards like Step, with all rules on, and prints how many
//! steps of each file take more than a second of one core, and the ten slowest of all: their
//! places, the slowest rule, and the finding. `--take N`: this many puzzles of each file, spread
//! evenly; `--preset NAME`; `--seconds N`: gives up a puzzle after this time [240]; `--only TEXT`:
//! only the puzzles with this text in their place or name, with a line for each step; `--paths`:
//! for each puzzle a line with a number computed from its whole path, to compare two runs.
//!
//! `stops` tells every rule to stop after 20 ms, where the assignment's rules stall on files of any
//! boards, and prints how many need more than 100 ms to stop, and the ten latest.
//!
//! `why` asks a thousand questions about positions on the paths, and prints how long the answers
//! take, and what they are.
//!
//! `levels` reads puzzles that are followed by a level and a score, such as `… #1 Medium (388)`,
//! and prints the share of equal levels, a table of the levels in both ratings, and the rank
//! correlation of the scores; with `--differ` also the puzzles whose levels differ, with the
//! techniques of their path.
//!
//! `rate-se` prints how many puzzles per second are rated on Sudoku Explainer's scale, on one core
//! and on all, the average and the longest time of one puzzle, and the number of puzzles with each
//! rating.
//!
//! `solve` and `count` print how many microseconds the search takes for a puzzle, to find one
//! solution and to count to two, by each engine that the processor can run, on one core and on all.
//! They begin with the grid; `answer` finds one solution from text to text, which is what other
//! programs usually measure.
//!
//! `generate` prints how many minimal puzzles are made per second, and how long a puzzle takes that
//! needs a technique, for each technique up to the level `hard` or the named one: a hundred puzzles
//! each, or as many as possible in 10 seconds or the given time. With `--check` it makes this many
//! puzzles for each of many sets of wishes, and checks that each has one solution and is as
//! requested.

#[macro_use]
#[path = "../../shared/say.rs"]
mod say;
mod generate;
mod levels;
mod named;
mod paths;
mod ratings;
mod search;
mod steps;
mod stops;
mod why;
mod wishes;

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use paths::Choice;
use search::Question;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rules::Level;
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
        ["why", file] => {
            why::why(&read(file)?, Preset::HoDoKu);
            return Ok(());
        }
        ["why", file, "--preset", name] => {
            let preset = name.parse().map_err(|error| format!("{error}"))?;
            why::why(&read(file)?, preset);
            return Ok(());
        }
        ["steps", ref options @ ..] => return steps::steps(&steps::Wishes::read(options)?),
        ["stops", ref files @ .., "--take", take] => {
            let take = take.parse();
            let take = take.map_err(|_| "--take takes a number".to_owned())?;
            return stops::stops(files, take);
        }
        ["stops", ref files @ ..] => return stops::stops(files, usize::MAX),
        ["rate-se", file] => return ratings::ratings(&grids(file)?),
        ["solve", file] => {
            search::search(grids(file)?, Question::Solve);
            return Ok(());
        }
        ["count", file] => {
            search::search(grids(file)?, Question::Count);
            return Ok(());
        }
        ["answer", file] => {
            search::search(grids(file)?, Question::Answer);
            return Ok(());
        }
        ["generate", ref options @ ..] => return generate(options),
        ["paths", file] => (file, Choice::of_preset(Preset::HoDoKu)),
        ["paths", file, "--preset", name] => {
            let preset = name.parse().map_err(|error| format!("{error}"))?;
            (file, Choice::of_preset(preset))
        }
        ["paths", file, "--rules", names] => (file, Choice::of_names(names)?),
        _ => {
            let usage = "it takes: paths FILE [--preset NAME | --rules NAME,NAME…], steps FILE… \
                         [--take N] [--preset NAME] [--seconds N] [--only TEXT] [--paths], \
                         stops FILE… [--take N], why FILE [--preset NAME], levels FILE [--differ], rate-se FILE, solve FILE, \
                         count FILE, answer FILE, or generate [--hardest LEVEL] \
                         [--seconds N] | --check COUNT";
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

fn generate(options: &[&str]) -> Result<(), String> {
    let (mut hardest, mut seconds) = (Level::Hard, 10);
    for option in options.chunks(2) {
        let [name, value] = option else {
            return Err(format!("{} takes a value", option[0]));
        };
        let number = || {
            value
                .parse()
                .map_err(|_| format!("'{value}' is not a number"))
        };
        match *name {
            "--check" => return generate::check(number()?),
            "--seconds" => seconds = number()?,
            "--hardest" => hardest = value.parse().map_err(|error| format!("{error}"))?,
            other => return Err(format!("generate does not take {other}")),
        }
    }
    generate::speed(hardest, Duration::from_secs(seconds))
}

fn read(file: &str) -> Result<Vec<Puzzle>, String> {
    read_puzzles(Path::new(file)).map_err(|error| error.to_string())
}
