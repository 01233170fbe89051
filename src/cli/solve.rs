use std::io::Write;

use rayon::prelude::*;

use super::input::{self, Sources};
use super::{Error, FINE, NOT_SOLVED};
use crate::formats::write_line_on;
use crate::grid::Grid;
use crate::search::{Stop, Uniqueness, unique_all};
use crate::sudoku::{Position, Puzzle};

/// How many puzzles a processor answers at a time: enough for the search to answer many
/// of them side by side, and few enough that all processors have some.
const CHUNK: usize = 512;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    sources: Sources,
}

/// Prints a line for each puzzle of each file.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    input::work_on_each(&arguments.sources, out, |puzzles, out| {
        let chunks: Vec<_> = puzzles.par_chunks(CHUNK).map(answers).collect();
        let mut code = FINE;
        for (fine, lines) in chunks {
            out.write_all(lines.as_bytes())?;
            if !fine {
                code = NOT_SOLVED;
            }
        }
        Ok(code)
    })
}

/// Whether each puzzle has exactly one solution, and the lines to print.
fn answers(puzzles: &[Puzzle]) -> (bool, String) {
    let grids = puzzles.iter().map(|it| Position::new(it).grid().clone());
    let grids: Vec<Grid> = grids.collect();
    let answers = unique_all(&grids, &Stop::never()).expect("nobody raises the stop");
    let mut fine = true;
    let mut lines = String::new();
    for (grid, answer) in grids.iter().zip(answers) {
        match answer {
            Uniqueness::One(solution) => {
                lines.push_str(&write_line_on(grid.layout(), &solution));
            }
            Uniqueness::Several => lines.push_str("several solutions"),
            Uniqueness::None => lines.push_str("no solution"),
        }
        lines.push('\n');
        fine &= matches!(answer, Uniqueness::One(_));
    }
    (fine, lines)
}
