//! Measures the rules: their speed on the paths of puzzles, and how well the
//! ratings agree with given ones; the search: its speed by each way there is; and
//! the generator.
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
//! `paths` prints puzzles a second on one core and on all, how the paths ended,
//! and where the time goes: for each rule how often it was asked, how often it
//! found something, its share of the time, and how long it took at most. The rules
//! are those of the preset, `hodoku` unless another is named, or the named ones alone,
//! in the order of the catalogue.
//!
//! `steps` walks the paths of files of any boards as Step does it, all rules on, and prints how
//! many steps of each file take more than a second of one core, and the ten slowest of all:
//! where they are, which rule took longest, and what was found. `--take N`: so many puzzles of
//! each file, spread evenly; `--preset NAME`; `--seconds N`: a puzzle is left off after so
//! long [240]; `--only TEXT`: only the puzzles with this in their place or name, each of their
//! steps in a line; `--paths`: for each puzzle a line with a number that stands for all that
//! its path is, by which two runs can be compared.
//!
//! `stops` tells every rule to leave off after 20 ms, where the assignment's rules stall on
//! files of any boards, and prints how many need more than 100 ms for it and the ten latest.
//!
//! `why` asks a thousand questions on positions of the paths, and prints how long the
//! answers take, and what they are.
//!
//! `levels` reads puzzles that are followed by a level and a score, such as
//! `… #1 Medium (388)`, and prints the share of equal levels, which levels stand
//! against which, and the rank correlation of the scores; with `--differ` also
//! the puzzles whose levels differ, with the techniques of their path.
//!
//! `rate-se` prints how many puzzles are rated a second as Sudoku Explainer rates them,
//! on one core and on all, how long one takes on average and at most, and how many are
//! of each rating.
//!
//! `solve` and `count` print how many microseconds the search takes for a puzzle,
//! to find one solution and to count to two, by each engine that the processor
//! can run, on one core and on all. They begin with the grid; `answer` finds one solution
//! from text to text, which is what the figures of other programs are about.
//!
//! `generate` prints how many minimal puzzles are made a second, and how long a
//! puzzle takes that needs a technique, for each technique up to the level `hard`
//! or the named one: a hundred puzzles each, or as many as come in 10 seconds or
//! in the given ones. With `--check` it makes so many puzzles for each of many
//! sets of wishes, and checks that each has one solution and is as wished.

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
