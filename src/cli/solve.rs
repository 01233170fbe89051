use std::io::Write;

use rayon::prelude::*;

use super::input::{self, Sources};
use super::{Error, FINE, NOT_SOLVED};
use crate::formats::write_line_on;
use crate::grid::{Grid, Layout, Values};
use crate::search::{Stop, Uniqueness, unique_all, unique_values};
use crate::session::Run;
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
    input::work_on_answers(&arguments.sources, out, answered, |chunks, out| {
        let mut code = FINE;
        for (fine, lines) in chunks {
            out.write_all(&lines)?;
            if !fine {
                code = NOT_SOLVED;
            }
        }
        Ok(code)
    })
}

/// For each chunk of a run, whether all its puzzles have exactly one solution, and the lines
/// to print.
fn answered(run: Run) -> Vec<(bool, Vec<u8>)> {
    match run {
        Run::Plain(givens) => givens.par_chunks(CHUNK).map(plain_answers).collect(),
        Run::Puzzles(puzzles) => puzzles.par_chunks(CHUNK).map(answers).collect(),
    }
}

/// Whether each puzzle has exactly one solution, and the lines to print.
fn plain_answers(puzzles: &[Values]) -> (bool, Vec<u8>) {
    let answers = unique_values(puzzles, &Stop::never()).expect("nobody raises the stop");
    lines(answers.iter().map(|answer| (&Layout::CLASSIC, answer)))
}

/// The same for puzzles of any kind.
fn answers(puzzles: &[Puzzle]) -> (bool, Vec<u8>) {
    let grids = puzzles.iter().map(|it| Position::new(it).grid().clone());
    let grids: Vec<Grid> = grids.collect();
    let answers = unique_all(&grids, &Stop::never()).expect("nobody raises the stop");
    lines(grids.iter().map(Grid::layout).zip(&answers))
}

/// Whether all answers are a solution, and the lines to print.
fn lines<'a>(answers: impl Iterator<Item = (&'a Layout, &'a Uniqueness)>) -> (bool, Vec<u8>) {
    let mut fine = true;
    let mut lines = Vec::new();
    for (layout, answer) in answers {
        match answer {
            // As below, without a text for each.
            Uniqueness::One(solution) if layout.is_classic() => {
                lines.extend(solution.map(|value| value.map_or(b'.', |it| b'0' + it.get())));
            }
            Uniqueness::One(solution) => lines.extend(write_line_on(layout, solution).bytes()),
            Uniqueness::Several => lines.extend(b"several solutions"),
            Uniqueness::None => lines.extend(b"no solution"),
        }
        lines.push(b'\n');
        fine &= matches!(answer, Uniqueness::One(_));
    }
    (fine, lines)
}
