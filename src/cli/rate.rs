use std::io::Write;
use std::path::PathBuf;

use rayon::prelude::*;
use serde_json::{Value as Json, json};

use super::{Error, FINE, NOT_SOLVED, complain, input};
use crate::rate::{Rating, RatingError, rate};
use crate::search::Stop;
use crate::solver::{Preset, Solver};
use crate::sudoku::{Position, Puzzle};

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Puzzle files; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
}

/// Prints a line for each puzzle of each file. A file that cannot be read is
/// told and the next one is taken up.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let solver = Solver::preset(Preset::HoDoKu);
    // The givens alone: what was filled in since is part of the path.
    let rating = |puzzle: &Puzzle| rate(&Position::new(puzzle).givens(), &solver, &Stop::never());
    let mut code = FINE;
    for file in &arguments.files {
        let result = input::for_each_batch(file, |puzzles| {
            let ratings: Vec<Result<Rating, RatingError>> =
                puzzles.par_iter().map(rating).collect();
            for rating in ratings {
                if arguments.json {
                    writeln!(out, "{}", object(&rating))?;
                } else {
                    writeln!(out, "{}", line(&rating))?;
                }
                if rating.is_err() {
                    code = code.max(NOT_SOLVED);
                }
            }
            Ok(())
        });
        match result {
            Err(error @ Error::Open(_)) => {
                out.flush()?;
                code = complain(&error);
            }
            result => result?,
        }
    }
    Ok(code)
}

/// Level, score and hardest technique in columns.
fn line(rating: &Result<Rating, RatingError>) -> String {
    let rating = match rating {
        Ok(rating) => rating,
        Err(error) => return error.to_string(),
    };
    let hardest = rating.hardest().map_or("-", |technique| technique.name());
    let needs = match rating.guesses() {
        0 => String::new(),
        1 => " (needs a guess)".to_owned(),
        guesses => format!(" (needs {guesses} guesses)"),
    };
    let level = rating.level.to_string();
    format!("{level:7} {:6}  {hardest}{needs}", rating.score)
}

fn object(rating: &Result<Rating, RatingError>) -> Json {
    match rating {
        Ok(rating) => {
            let techniques: Vec<Json> = rating
                .techniques
                .iter()
                .map(|tally| {
                    json!({
                        "technique": tally.technique,
                        "name": tally.technique.name(),
                        "count": tally.count,
                        "score": tally.score,
                    })
                })
                .collect();
            json!({
                "level": rating.level,
                "score": rating.score,
                "hardest": rating.hardest(),
                "steps": rating.steps(),
                "guesses": rating.guesses(),
                "techniques": techniques,
            })
        }
        Err(error) => json!({ "error": error.to_string() }),
    }
}
