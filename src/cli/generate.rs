use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use super::{Error, FINE};
use crate::formats::write_line;
use crate::generate::{GenerateError, GivensLevel, Progress, Request, Symmetry};
use crate::grid::{Cell, CellSet};
use crate::rules::{Level, Technique};
use crate::search::Stop;

/// About how long a batch of puzzles should take: they are printed together.
const BATCH: Duration = Duration::from_millis(200);

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// How many puzzles
    #[arg(long, default_value_t = 1, value_name = "N")]
    count: u64,
    /// The number that all random choices follow from [default: a random one, told
    /// on standard error]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// How hard: easy, medium, hard, unfair or extreme, as 'rate' says
    #[arg(long, value_name = "NAME")]
    level: Option<Level>,
    /// The number of givens, exactly
    #[arg(long, value_name = "N")]
    givens: Option<u32>,
    /// The number of givens by name: easy (47), medium (35), hard (25) or expert
    /// (17), whatever the path takes
    #[arg(long, value_name = "NAME", conflicts_with = "givens")]
    assignment: Option<GivensLevel>,
    /// The symmetry of the givens: none, half-turn, quarter-turn, mirror (left and
    /// right) or diagonal (rows and columns)
    #[arg(long, default_value = "none", value_name = "NAME")]
    symmetry: Symmetry,
    /// A technique without which the rules up to it do not come to the end
    #[arg(long, value_name = "RULE")]
    needs: Option<Technique>,
    /// The hardest technique that may be needed
    #[arg(long, value_name = "RULE")]
    hardest: Option<Technique>,
    /// No given can be left out
    #[arg(long)]
    minimal: bool,
    /// The cells of the givens, exactly: 81 characters, `.` or `0` for an empty
    /// cell
    #[arg(long, value_name = "CELLS", value_parser = pattern)]
    pattern: Option<CellSet>,
}

/// Prints a line for each puzzle.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let seed = arguments.seed.unwrap_or_else(rand::random);
    let generator = request(arguments, seed).generator()?;
    if arguments.seed.is_none() {
        eprintln!("seed {seed}");
    }
    let progress = Arc::new(Progress::default());
    let bar = progress_bar(arguments.count, &progress);
    let mut done = 0;
    // What comes out does not depend on the size of the batches.
    let mut size = 1;
    while done < arguments.count {
        let next = done.saturating_add(size).min(arguments.count);
        let start = Instant::now();
        // One alone is made by all processors together.
        let puzzles = match size {
            1 => generator
                .puzzle(done, &Stop::never(), &progress)
                .map(|puzzle| vec![puzzle]),
            _ => generator.puzzles(done..next, &Stop::never(), &progress),
        };
        let puzzles = puzzles.map_err(GenerateError::from)?;
        if start.elapsed() < BATCH / 2 {
            size *= 2;
        } else if start.elapsed() > BATCH * 2 {
            size = (size / 2).max(1);
        }
        bar.suspend(|| {
            puzzles
                .iter()
                .try_for_each(|puzzle| writeln!(out, "{}", write_line(puzzle)))?;
            out.flush()
        })?;
        bar.set_position(next);
        done = next;
    }
    bar.finish_and_clear();
    Ok(FINE)
}

fn request(arguments: &Arguments, seed: u64) -> Request {
    let mut request = Request::new(seed).symmetry(arguments.symmetry);
    if let Some(givens) = arguments.givens {
        request = request.givens(givens);
    }
    if let Some(level) = arguments.assignment {
        request = request.givens_of(level);
    }
    if let Some(level) = arguments.level {
        request = request.level(level);
    }
    if let Some(technique) = arguments.needs {
        request = request.needing(technique);
    }
    if let Some(technique) = arguments.hardest {
        request = request.hardest(technique);
    }
    if let Some(cells) = arguments.pattern {
        request = request.pattern(cells);
    }
    if arguments.minimal {
        request = request.minimal();
    }
    request
}

/// Reads the cells of a pattern.
fn pattern(text: &str) -> Result<CellSet, String> {
    let found = text.chars().count();
    if found != Cell::COUNT {
        return Err(format!(
            "a pattern has 81 characters, and these are {found}"
        ));
    }
    let given = text
        .chars()
        .map(|character| !matches!(character, '.' | '0'));
    let cells = Cell::all().zip(given).filter(|(_, given)| *given);
    Ok(cells.map(|(cell, _)| cell).collect())
}

/// Shows on standard error how far the work is, if that is a terminal.
fn progress_bar(count: u64, progress: &Arc<Progress>) -> ProgressBar {
    let progress = Arc::clone(progress);
    let tried = move |_: &ProgressState, out: &mut dyn std::fmt::Write| {
        // Writing to a string does not fail.
        let _ = write!(out, "{}", progress.tried());
    };
    let style = ProgressStyle::with_template("{spinner} {pos} of {len} puzzles, {tried} tried")
        .expect("the template is a constant that the tests draw")
        .with_key("tried", tried);
    let bar = ProgressBar::new(count).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}
