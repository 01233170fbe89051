use std::io::Write;

use super::Error;
use super::input::{self, Sources};
use crate::formats::write_line;
use crate::grid::Grid;
use crate::search::{Solutions, Stop, solve};
use crate::sudoku::{Position, Puzzle};

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    sources: Sources,
}

/// Prints a line for each puzzle of each file.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    input::answer_each(&arguments.sources, out, answer)
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
