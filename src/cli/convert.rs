use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::input::{self, Sources};
use super::{Error, FAILED, FINE, LOST, language, progress, say};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::words;
use sudoku_formats::files::is_written_directly;
use sudoku_formats::formats::{self, Format, Loss, WriteError, Writer};
use sudoku_telling::session::{SaveError, write_all_named, write_named};

/// The placeholder for the number of a puzzle in a file name.
pub(super) const NUMBER: &str = "{}";

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    sources: Sources,
    /// The format to write: comma, grid, line, pencil-marks, candidate-line,
    /// constraints, library, sdk, sdm, ss, opensudoku, gri, ps, sumocue, arrows, jigsaw,
    /// andoku, solo, f-puzzles, f-puzzles-link, sudokupad-link or own
    ///
    /// comma: nine lines of nine numbers with commas. grid: nine rows of nine
    /// characters. line: 81 characters. pencil-marks: the candidates, drawn.
    /// candidate-line: 729 characters. constraints: a binary number a cell, a 1 for each
    /// digit that cannot go there. library: a line as libraries of techniques have it.
    /// sdk, sdm, ss, opensudoku, gri: as the programs of these names write them. ps,
    /// sumocue, arrows: a line with the cages of a killer. jigsaw: 81 characters and 81 for
    /// the regions. andoku, solo, f-puzzles, sudokupad-link: as these write boards of many
    /// kinds. own: all that the window keeps.
    #[arg(long, value_name = "FORMAT")]
    to: Format,
    /// The file to write instead of standard output; if its name contains {}, each puzzle gets its
    /// own file, numbered from 1
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Writes the puzzles of all files in one format.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    if let Some(path) = &arguments.output {
        arguments.sources.spare(path)?;
    }
    let mut account = Account::new(arguments.to);
    let code = write(arguments, out, &mut account);
    account.sum_up();
    Ok(code?.max(account.code()))
}

/// Writes the puzzles to their file or files, or to standard output.
fn write(arguments: &Arguments, out: &mut impl Write, account: &mut Account) -> Result<u8, Error> {
    let (format, order) = (arguments.to, arguments.sources.bit_order());
    match &arguments.output {
        None => write_to(out, format, &arguments.sources, account),
        Some(path) => match path.to_str().filter(|path| path.contains(NUMBER)) {
            Some(names) => for_each_puzzle(&arguments.sources, |puzzle| {
                account.count(formats::losses(puzzle, format));
                if formats::unheld(puzzle, format).is_some() {
                    return Ok(());
                }
                let number = account.puzzles.to_string();
                let path = PathBuf::from(names.replace(NUMBER, &number));
                arguments.sources.spare(&path)?;
                let mut file = Writer::new(Vec::new(), format).with_bit_order(order);
                file.write(puzzle)?;
                Ok(write_all_named(&path, &file.finish()?)?)
            }),
            None => replace(path, format, &arguments.sources, account),
        },
    }
}

/// Writes a file, which replaces an old one only if everything could be read. A device or a pipe
/// gets everything that could be read.
fn replace(
    path: &Path,
    format: Format,
    sources: &Sources,
    account: &mut Account,
) -> Result<u8, Error> {
    let is_replaced = !is_written_directly(path);
    let written = write_named(path, |out| match write_to(out, format, sources, account)? {
        FAILED if is_replaced => Err(Error::Unwritten(path.to_owned())),
        _ if is_replaced && account.written == 0 => Err(Error::NonePlaced(path.to_owned(), format)),
        code => Ok(code),
    });
    written.map_err(|error| match error {
        Error::Write(error) => SaveError::new(path, error).into(),
        error => error,
    })
}

fn write_to(
    out: &mut impl Write,
    format: Format,
    sources: &Sources,
    account: &mut Account,
) -> Result<u8, Error> {
    let mut writer = Writer::new(out, format).with_bit_order(sources.bit_order());
    let code = for_each_puzzle(sources, |puzzle| {
        account.count(writer.losses(puzzle));
        match writer.write(puzzle) {
            // The error was already reported.
            Err(WriteError::NoPlace(_)) => Ok(()),
            written => {
                account.written += 1;
                Ok(written?)
            }
        }
    })?;
    writer.finish()?;
    Ok(code)
}

/// Passes on the puzzles of all files in order. A file that cannot be read is reported, and the
/// next one follows.
fn for_each_puzzle(
    sources: &Sources,
    mut take: impl FnMut(&Puzzle) -> Result<(), Error>,
) -> Result<u8, Error> {
    let mut code = FINE;
    for source in sources.each() {
        let read = input::for_each_batch(&source, |puzzles| {
            puzzles.iter().try_for_each(|puzzle| {
                take(puzzle)?;
                progress::done(1);
                Ok(())
            })
        });
        match read {
            Err(error @ Error::Open(_)) => code = source.complain(&error),
            read => read?,
        }
    }
    Ok(code)
}

impl From<WriteError> for Error {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::Io(error) => Self::Write(error),
            WriteError::Several(format) => Self::Several(format),
            WriteError::NoPlace(error) => Self::NoPlace(error),
        }
    }
}

/// The number of puzzles, and for each loss the number of puzzles that it affected and the first of
/// them.
struct Account {
    format: Format,
    puzzles: u64,
    written: u64,
    lost: BTreeMap<Loss, (u64, u64)>,
}

impl Account {
    const fn new(format: Format) -> Self {
        Self {
            format,
            puzzles: 0,
            written: 0,
            lost: BTreeMap::new(),
        }
    }

    /// Counts the losses of the next puzzle.
    fn count(&mut self, losses: Vec<Loss>) {
        self.puzzles += 1;
        for loss in losses {
            self.lost.entry(loss).or_insert((0, self.puzzles)).0 += 1;
        }
    }

    /// Reports each loss: with the puzzle that it affected, or with their number.
    fn sum_up(&self) {
        for (loss, (count, first)) in &self.lost {
            let format = self.format.text().words(language());
            let loss = loss.text().words(language());
            say(&match count {
                1 => words!(
                    language(),
                    "cli-convert-lost",
                    number = *first,
                    format = format,
                    loss = loss
                ),
                count => words!(
                    language(),
                    "cli-convert-lost-of-many",
                    count = *count,
                    format = format,
                    loss = loss
                ),
            });
        }
    }

    fn code(&self) -> u8 {
        if self.lost.is_empty() { FINE } else { LOST }
    }
}
