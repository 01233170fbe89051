use std::io::Write;
use std::path::PathBuf;

use rayon::prelude::*;

use super::{Error, FINE, NOT_SOLVED, complain, input};
use crate::formats::write_line;
use crate::grid::Grid;
use crate::search::{Solutions, Stop, solve};
use crate::sudoku::{Position, Puzzle};

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Puzzle files; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Prints a line for each puzzle of each file. A file that cannot be read is
/// told and the next one is taken up.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let mut code = FINE;
    for file in &arguments.files {
        let result = input::for_each_batch(file, |puzzles| {
            let answers: Vec<(bool, String)> = puzzles.par_iter().map(answer).collect();
            for (unique, line) in answers {
                writeln!(out, "{line}")?;
                if !unique {
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

/// Whether there is exactly one solution, and the line to print.
fn answer(puzzle: &Puzzle) -> (bool, String) {
    let grid: Grid = Position::new(puzzle).grid().clone();
    match solve(&grid, &Stop::never()).map(|found| found.solutions) {
        Ok(Solutions::One(solution)) => (true, write_line(&solution)),
        Ok(Solutions::Several(_)) => (false, "several solutions".to_owned()),
        // Nobody raises the stop.
        Ok(Solutions::None) | Err(_) => (false, "no solution".to_owned()),
    }
}
