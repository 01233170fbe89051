use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use super::in_order::InOrder;
use super::input::{self, FileName, NamedSources};
use super::output::Output;
use super::{Error, FINE, NOT_SOLVED, progress};
use sudoku_engine::grid::{Grid, Layout, Values};
use sudoku_engine::search::{MOST_GUESSES, Stop, Stopped, Uniqueness, unique_all, unique_values};
use sudoku_engine::sudoku::{Position, Puzzle};
use sudoku_formats::formats::write_line_on;
use sudoku_telling::session::{Run, RunPuzzles};

/// The number of puzzles that a processor answers at a time: enough for the search to answer many
/// of them side by side, but few enough that all processors get some.
const CHUNK: usize = 512;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    sources: NamedSources,
}

/// Prints a line for each puzzle of each file.
pub(super) fn run(arguments: &Arguments, out: &mut Output) -> Result<u8, Error> {
    input::work_on_answers(&arguments.sources, out, answered, |answered, name, out| {
        let mut code = FINE;
        match answered {
            Answered::Plain(chunks) => {
                for (fine, lines) in chunks {
                    out.write_all(&name.before_each(&lines))?;
                    progress::done(lines.iter().filter(|byte| **byte == b'\n').count());
                    if !fine {
                        code = NOT_SOLVED;
                    }
                }
            }
            Answered::Open(puzzles) if !all_fine(&puzzles, name, out)? => code = NOT_SOLVED,
            Answered::Open(_) => {}
        }
        Ok(code)
    })
}

/// A run of puzzles, answered or still to be answered.
enum Answered {
    /// For each chunk, whether all its puzzles have exactly one solution, and its output.
    Plain(Vec<(bool, Vec<u8>)>),
    /// Puzzles of any kind. One can take long, so each answer is printed as soon as it is found.
    Open(Vec<Puzzle>),
}

fn answered(run: Run) -> Answered {
    match run.puzzles {
        RunPuzzles::Plain(givens) => {
            Answered::Plain(givens.par_chunks(CHUNK).map(plain_answers).collect())
        }
        RunPuzzles::Any(puzzles) => Answered::Open(puzzles),
    }
}

/// Prints a line for each puzzle; whether all have exactly one solution.
fn all_fine(puzzles: &[Puzzle], name: &FileName, out: &Output) -> Result<bool, Error> {
    let is_classic = |puzzle: &Puzzle| puzzle.layout.is_classic();
    let size = if puzzles.iter().all(is_classic) {
        CHUNK
    } else {
        1
    };
    let in_order = InOrder::new(out);
    let all_fine = AtomicBool::new(true);
    let chunks = puzzles.chunks(size).enumerate().par_bridge();
    chunks.try_for_each(|(number, puzzles)| {
        let (fine, lines) = answers(puzzles);
        all_fine.fetch_and(fine, Ordering::Relaxed);
        let mut part = in_order.part(number);
        part.write_all(&name.before_each(&lines))?;
        part.end_of(puzzles.len())
    })?;
    Ok(all_fine.into_inner())
}

/// Returns whether each puzzle has exactly one solution, and the lines to print.
fn plain_answers(puzzles: &[Values]) -> (bool, Vec<u8>) {
    let answers = unique_values(puzzles, &Stop::never()).expect("nobody raises the stop");
    lines(
        answers
            .iter()
            .map(|answer| (&Layout::CLASSIC, Some(answer))),
    )
}

/// Does the same for puzzles of any board.
fn answers(puzzles: &[Puzzle]) -> (bool, Vec<u8>) {
    let grids = puzzles.iter().map(|it| Position::new(it).grid().clone());
    let grids: Vec<Grid> = grids.collect();
    let found = unique_all(&grids, &Stop::never().or_after_most_guesses());
    let answers: Vec<Option<Uniqueness>> = match found {
        Ok(answers) => answers.into_iter().map(Some).collect(),
        // One of the puzzles takes too long.
        Err(Stopped) => grids.iter().map(answer).collect(),
    };
    let answers = answers.iter().map(Option::as_ref);
    lines(grids.iter().map(Grid::layout).zip(answers))
}

/// Returns the answer of one puzzle; `None` if it takes too many guesses.
fn answer(grid: &Grid) -> Option<Uniqueness> {
    let stop = Stop::never().or_after_most_guesses();
    let answers = unique_all(std::slice::from_ref(grid), &stop).ok()?;
    answers.into_iter().next()
}

/// Returns whether all answers are a solution, and the lines to print.
fn lines<'a>(
    answers: impl Iterator<Item = (&'a Layout, Option<&'a Uniqueness>)>,
) -> (bool, Vec<u8>) {
    let mut fine = true;
    let mut lines = Vec::new();
    for (layout, answer) in answers {
        match answer {
            // The same as below, without a text for each puzzle.
            Some(Uniqueness::One(solution)) if layout.is_classic() => {
                lines.extend(solution.map(|value| value.map_or(b'.', |it| b'0' + it.get())));
            }
            Some(Uniqueness::One(solution)) => {
                lines.extend(write_line_on(layout, solution).bytes())
            }
            Some(Uniqueness::Several) => lines.extend(b"several solutions"),
            Some(Uniqueness::None) => lines.extend(b"no solution"),
            None => lines.extend(format!("given up after {MOST_GUESSES} guesses").bytes()),
        }
        lines.push(b'\n');
        fine &= matches!(answer, Some(Uniqueness::One(_)));
    }
    (fine, lines)
}
