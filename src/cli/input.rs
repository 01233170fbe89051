//! Where the subcommands get their puzzles from: files and standard input,
//! read whole where they hold a grid, and streamed where they hold a puzzle a
//! line.

use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};

use super::Error;
use crate::formats::{self, FormatError, MAX_BYTES};
use crate::session::{OpenError, open_file, read_bytes, read_file};
use crate::sudoku::Puzzle;

/// How much of a file is looked at to tell what it is.
const START: u64 = 16 * 1024;

/// How many puzzles of a collection are worked on at once.
const BATCH: usize = 4096;

/// Hands the puzzles of a file or, for `-`, of standard input to `work`, in
/// order and in batches that are never empty. A collection is streamed: what
/// stands before a bad line has been worked on when that is found.
pub(super) fn for_each_batch(
    path: &Path,
    mut work: impl FnMut(Vec<Puzzle>) -> Result<(), Error>,
) -> Result<(), Error> {
    let (source, size): (Box<dyn Read>, Option<u64>) = if path == Path::new("-") {
        (Box::new(io::stdin().lock()), None)
    } else {
        let file = open_file(path)?;
        let size = file.metadata().ok().map(|metadata| metadata.len());
        (Box::new(file), size)
    };
    let name = if path == Path::new("-") {
        PathBuf::from("standard input")
    } else {
        path.to_owned()
    };
    let unreadable = |error| OpenError::Unreadable(name.clone(), error);

    let progress = progress_bar(size);
    let mut source = BufReader::new(progress.wrap_read(source));
    let mut start = Vec::new();
    source
        .by_ref()
        .take(START)
        .read_to_end(&mut start)
        .map_err(unreadable)?;
    // Lines that end in a carriage return alone are left to the other reader.
    let has_lines = start.contains(&b'\n') || !start.contains(&b'\r');
    if has_lines && formats::is_collection(&start) {
        let lines = io::Cursor::new(start).chain(source);
        stream(lines, &name, &mut |batch| progress.suspend(|| work(batch)))?;
    } else {
        source
            .take(MAX_BYTES + 1 - START)
            .read_to_end(&mut start)
            .map_err(unreadable)?;
        work(read_bytes(&name, &start)?)?;
    }
    progress.finish_and_clear();
    Ok(())
}

/// Reads a puzzle a line.
fn stream(
    mut lines: impl BufRead,
    name: &Path,
    work: &mut dyn FnMut(Vec<Puzzle>) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut number = 0;
    let mut found = 0;
    let mut batch = Vec::new();
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = lines
            .by_ref()
            .take(MAX_BYTES + 1)
            .read_until(b'\n', &mut bytes)
            .map_err(|error| OpenError::Unreadable(name.to_owned(), error))?;
        number += 1;
        let puzzle = if read as u64 > MAX_BYTES {
            Err(FormatError::TooLarge)
        } else {
            formats::decode_line(&bytes, number).and_then(|line| formats::read_line(line, number))
        };
        let bad = match puzzle {
            Ok(puzzle) => {
                batch.extend(puzzle);
                None
            }
            Err(error) => Some(OpenError::Content(name.to_owned(), error)),
        };
        let at_end = read == 0;
        if batch.len() == BATCH || ((at_end || bad.is_some()) && !batch.is_empty()) {
            found += batch.len();
            work(std::mem::take(&mut batch))?;
        }
        match bad {
            Some(error) => return Err(error.into()),
            None if at_end && found == 0 => {
                return Err(OpenError::Content(name.to_owned(), FormatError::Empty).into());
            }
            None if at_end => return Ok(()),
            None => {}
        }
    }
}

/// Shows on standard error how far the reading is, if that is a terminal.
fn progress_bar(size: Option<u64>) -> ProgressBar {
    let bar = size.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
    let style = if size.is_some() {
        ProgressStyle::with_template("{bar:40} {bytes} of {total_bytes}, {eta} left")
    } else {
        ProgressStyle::with_template("{spinner} {bytes}")
    };
    bar.with_style(style.expect("the templates are constants of which the tests draw both"))
}

/// Reads what the window is to open: a file, or standard input for `-`.
pub(super) fn read_to_open(path: &Path) -> Result<Vec<Puzzle>, OpenError> {
    if path != Path::new("-") {
        return read_file(path);
    }
    let name = Path::new("standard input");
    let mut bytes = Vec::new();
    let read = io::stdin()
        .lock()
        .take(MAX_BYTES + 1)
        .read_to_end(&mut bytes);
    read.map_err(|error| OpenError::Unreadable(name.to_owned(), error))?;
    read_bytes(name, &bytes)
}
