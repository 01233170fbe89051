use std::io::Write;

use super::Error;
use super::input::{self, Sources};
use crate::export::rating_object;
use crate::rate::{Rating, RatingError, rate};
use crate::search::Stop;
use crate::solver::{Preset, Solver};
use crate::sudoku::Position;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    sources: Sources,
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
}

/// Prints a line for each puzzle of each file.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let solver = Solver::preset(Preset::HoDoKu);
    input::answer_each(&arguments.sources, out, |puzzle| {
        // The givens alone: what was filled in since is part of the path.
        let givens = Position::new(puzzle).givens();
        let rating = rate(&givens, &solver, &Stop::never());
        let said = if arguments.json {
            rating_object(&rating).to_string()
        } else {
            line(&rating)
        };
        (rating.is_ok(), said)
    })
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
