use std::io::Write;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use super::interrupt::raise_at_signal;
use super::{Error, FINE, INTERRUPTED, UNMADE, language, numbers, say};
use sudoku_engine::generate::{
    BoardGenerator, GenerateError, Generator, GivensLevel, Made, Progress, Request, Symmetry,
    Unmade,
};
use sudoku_engine::grid::{BoardKind, Cell, CellSet};
use sudoku_engine::rate::explainer::Difficulty;
use sudoku_engine::rules::{Level, Technique};
use sudoku_engine::search::Stop;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::words;
use sudoku_formats::formats::{Format, Writer, unheld};

/// The approximate time to make a batch of puzzles, which are printed together.
const BATCH: Duration = Duration::from_millis(200);

/// The time until the progress is first reported if it cannot be shown continuously.
const FIRST_SAID: Duration = Duration::from_secs(5);

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The board, by name: killer, jigsaw, diagonal, windoku, 6x6 and so on
    #[arg(long, default_value = "classic", value_name = "NAME")]
    board: BoardKind,
    /// The fewest and the most cells of a cage of a killer, such as 2-4; if there is no other
    /// way to one solution, a few cages are smaller, and standard error says so
    #[arg(long, value_name = "SIZES", value_parser = cage_sizes)]
    cages: Option<(usize, usize)>,
    /// Write the puzzles in this format, as 'convert' names them [default: the first that
    /// holds a puzzle of the board on a line, or else the program's own]
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    /// How many puzzles
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = numbers::count)]
    count: u64,
    /// The seed of all random choices [default: a random one, printed on standard error]
    #[arg(long, value_name = "S", value_parser = seed)]
    seed: Option<u64>,
    /// How hard: easy, medium, hard, unfair or extreme, as 'rate' says
    #[arg(long, value_name = "NAME")]
    level: Option<Level>,
    /// The number of givens, exactly
    #[arg(long, value_name = "N", value_parser = numbers::whole::<u32>)]
    givens: Option<u32>,
    /// The number of givens by name: easy (47), medium (35), hard (25) or expert
    /// (17), however hard the path is
    #[arg(long, value_name = "NAME", conflicts_with = "givens")]
    assignment: Option<GivensLevel>,
    /// The symmetry of the givens: none, half-turn, quarter-turn, mirror (left and
    /// right) or diagonal (rows and columns)
    #[arg(long, default_value = "none", value_name = "NAME")]
    symmetry: Symmetry,
    /// A technique the puzzle cannot be solved without
    #[arg(long, value_name = "RULE")]
    needs: Option<Technique>,
    /// The hardest technique that may be needed
    #[arg(long, value_name = "RULE")]
    hardest: Option<Technique>,
    /// The rating of Sudoku Explainer, as 'rate --scale se' says: 7.2, or a range as
    /// 7.1..7.3; on the classic board alone
    #[arg(long, value_name = "RATING", value_parser = rating_range)]
    se: Option<RangeInclusive<Difficulty>>,
    /// No given can be left out; of a killer, no two cages can be joined either
    #[arg(long)]
    minimal: bool,
    /// The cells of the givens, exactly: 81 characters, `.` or `0` for an empty
    /// cell
    #[arg(long, value_name = "CELLS", value_parser = pattern)]
    pattern: Option<CellSet>,
    /// Give up after this many tries to make a puzzle
    #[arg(long, value_name = "TRIES", value_parser = numbers::count)]
    limit: Option<u64>,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds)]
    time: Option<u64>,
}

/// Prints a line for each puzzle.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let seed = arguments.seed.unwrap_or_else(rand::random);
    let maker = Maker::new(arguments, seed)?;
    if arguments.seed.is_none() {
        eprintln!("seed {seed}");
    }
    let interrupted = Stop::never();
    raise_at_signal(&interrupted);
    let stop = match arguments.time {
        Some(seconds) => interrupted.or_after(Duration::from_secs(seconds)),
        None => interrupted.clone(),
    };
    let attempts = arguments.limit.unwrap_or(u64::MAX);
    let progress = Arc::new(Progress::default());
    let shown = Shown::new(arguments.count, &progress);
    let mut written = Written {
        format: arguments.format,
        count: arguments.count,
        writer: None,
    };
    let mut done = 0;
    // The puzzles do not depend on the size of the batches.
    let mut size = 1;
    while done < arguments.count {
        let next = done.saturating_add(size).min(arguments.count);
        let start = Instant::now();
        let made = maker.make(done..next, attempts, &stop, &progress);
        if start.elapsed() < BATCH / 2 {
            size *= 2;
        } else if start.elapsed() > BATCH * 2 {
            size = (size / 2).max(1);
        }
        shown.suspend(|| {
            for (puzzle, number) in made.puzzles.iter().zip(done + 1..) {
                written.add(puzzle, out)?;
                tell_of_small_cages(arguments, puzzle, number);
            }
            out.flush().map_err(Error::from)
        })?;
        done += made.puzzles.len() as u64;
        shown.set(done);
        if let Err(unmade) = made.end {
            drop(shown);
            let why = match unmade {
                Unmade::GivenUp => words!(
                    language(),
                    "cli-generate-given-up",
                    attempts = attempts,
                    number = done + 1
                ),
                Unmade::Stopped if interrupted.is_raised() => {
                    words!(language(), "cli-interrupted")
                }
                Unmade::Stopped => words!(language(), "cli-generate-time"),
            };
            let count = arguments.count;
            written.end(out)?;
            let made = words!(language(), "cli-generate-made", done = done, count = count);
            say(&format!("{why}; {made}"));
            return Ok(match unmade {
                Unmade::Stopped if interrupted.is_raised() => INTERRUPTED,
                _ => UNMADE,
            });
        }
    }
    written.end(out)?;
    Ok(FINE)
}

/// Reports how many cages are smaller than requested, if any, because there was no other way to get
/// a single solution.
fn tell_of_small_cages(arguments: &Arguments, puzzle: &Puzzle, number: u64) {
    let Some((least, _)) = arguments.cages else {
        return;
    };
    let cages = puzzle.layout.cages().iter();
    let small = cages.filter(|cage| cage.cells.len() < least).count();
    if small > 0 {
        say(&words!(
            language(),
            "cli-generate-small-cages",
            number = number,
            cages = small,
            least = least
        ));
    }
}

/// The generator for the puzzles of a board.
enum Maker {
    Classic(Generator),
    Other(BoardGenerator),
}

impl Maker {
    fn new(arguments: &Arguments, seed: u64) -> Result<Self, GenerateError> {
        let request = request(arguments, seed);
        if arguments.board.is_classic() && arguments.cages.is_none() {
            return request.generator().map(Self::Classic);
        }
        let request = request.on(arguments.board);
        let request = match arguments.cages {
            Some((least, most)) => request.cage_sizes(least, most),
            None => request,
        };
        request.generator().map(Self::Other)
    }

    fn make(
        &self,
        numbers: Range<u64>,
        attempts: u64,
        stop: &Stop,
        progress: &Progress,
    ) -> Made<Puzzle> {
        match self {
            Self::Classic(generator) => {
                let made = generator.make(numbers, attempts, stop, progress);
                Made {
                    puzzles: made.puzzles.into_iter().map(Puzzle::new).collect(),
                    end: made.end,
                }
            }
            Self::Other(generator) => generator.make(numbers, attempts, stop, progress),
        }
    }
}

/// The formats for puzzles if no other was requested; the first one that has a place for the puzzle
/// is used.
const FORMATS: [Format; 5] = [
    Format::Line,
    Format::Andoku,
    Format::SumoCue,
    Format::Solo,
    Format::FPuzzlesLink,
];

/// The output: one puzzle per line, or a file.
struct Written {
    /// The requested format.
    format: Option<Format>,
    /// The requested number of puzzles.
    count: u64,
    /// The part that is written but not printed yet.
    writer: Option<Writer<Vec<u8>>>,
}

impl Written {
    /// Prints a puzzle, or keeps it for the end if the format has an end.
    fn add(&mut self, puzzle: &Puzzle, out: &mut impl Write) -> Result<(), Error> {
        let format = self.format.unwrap_or_else(|| {
            let holds = |format: &Format| unheld(puzzle, *format).is_none();
            FORMATS.into_iter().find(holds).unwrap_or(Format::Own)
        });
        if self.count > 1 && !format.holds_several() {
            return Err(Error::OnlyOne(format));
        }
        let writer = self.writer.take();
        let mut writer = writer.unwrap_or_else(|| Writer::new(Vec::new(), format));
        writer.write(puzzle)?;
        if format.holds_several() && !format.has_frame() {
            out.write_all(&writer.finish()?)?;
        } else {
            self.writer = Some(writer);
        }
        Ok(())
    }

    /// Prints the rest.
    fn end(&mut self, out: &mut impl Write) -> Result<(), Error> {
        if let Some(writer) = self.writer.take() {
            out.write_all(&writer.finish()?)?;
            out.flush()?;
        }
        Ok(())
    }
}

/// Reads sizes of cages: two numbers with a hyphen between them, or one.
fn cage_sizes(text: &str) -> Result<(usize, usize), String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (least.trim().parse(), most.trim().parse()) {
        (Ok(least), Ok(most)) => Ok((least, most)),
        _ => Err("sizes of cages are two numbers with a hyphen between them, as 2-4".to_owned()),
    }
}

/// Reads the seed of random choices.
fn seed(text: &str) -> Result<u64, String> {
    let most = u64::MAX;
    let read = text.parse();
    read.map_err(|_| format!("a seed is a whole number from 0 to {most}"))
}

/// Reads a rating, or two with two dots between them.
fn rating_range(text: &str) -> Result<RangeInclusive<Difficulty>, String> {
    Difficulty::range(text).ok_or_else(|| {
        "a rating is a number with one decimal, as 7.2; a range of them has two dots, as 7.1..7.3"
            .to_owned()
    })
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
    if let Some(range) = arguments.se.clone() {
        request = request.rated(range);
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

/// Shows the progress on standard error: continuously on a terminal, otherwise in a sentence from
/// time to time.
struct Shown {
    bar: ProgressBar,
    /// The thread that prints the sentences ends when this is dropped.
    _said: Option<Sender<()>>,
}

impl Shown {
    fn new(count: u64, progress: &Arc<Progress>) -> Self {
        let bar = progress_bar(count, progress);
        let said = bar
            .is_hidden()
            .then(|| say_now_and_then(bar.clone(), Arc::clone(progress)));
        Self { bar, _said: said }
    }

    /// Sets the number of finished puzzles.
    fn set(&self, done: u64) {
        self.bar.set_position(done);
    }

    /// Runs something while the progress is hidden.
    fn suspend<T>(&self, work: impl FnOnce() -> T) -> T {
        self.bar.suspend(work)
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

fn progress_bar(count: u64, progress: &Arc<Progress>) -> ProgressBar {
    let progress = Arc::clone(progress);
    let how_far = move |state: &ProgressState, out: &mut dyn std::fmt::Write| {
        let words = words!(
            language(),
            "cli-generate-progress",
            done = state.pos(),
            count = count,
            tried = progress.tried()
        );
        // Writing to a string cannot fail.
        let _ = write!(out, "{words}");
    };
    let style = ProgressStyle::with_template("{spinner} {how_far}")
        .expect("the template is a constant that the tests draw")
        .with_key("how_far", how_far);
    let bar = ProgressBar::new(count).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

/// Reports the progress at growing intervals, until the returned value is dropped.
fn say_now_and_then(bar: ProgressBar, progress: Arc<Progress>) -> Sender<()> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut pause = FIRST_SAID;
        while receiver.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
            pause *= 2;
            say(&words!(
                language(),
                "cli-generate-so-far",
                done = bar.position(),
                count = bar.length().unwrap_or_default(),
                tried = progress.tried()
            ));
        }
    });
    sender
}
