//! Reading files of any size: whole where they hold a grid, streamed where
//! they hold a puzzle a line.

use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use super::{OpenError, open_file, read_bytes};
use crate::formats::{self, FormatError, MAX_BYTES};
use crate::sudoku::Puzzle;

/// How much of a file is looked at to tell what it is.
const START: u64 = 16 * 1024;

/// How many puzzles of a collection are handed over at once.
const BATCH: usize = 4096;

/// Reads the puzzles of a file of any size: what
/// [`read_file`](super::read_file) reads, and collections that are larger.
///
/// # Errors
///
/// As for [`read_file`](super::read_file), but for the size of a collection.
pub fn read_puzzles(path: &Path) -> Result<Vec<Puzzle>, OpenError> {
    let mut puzzles = Vec::new();
    read_in_batches(open_file(path)?, path, &mut |batch| {
        puzzles.extend(batch);
        Ok::<(), OpenError>(())
    })?;
    Ok(puzzles)
}

/// Hands the puzzles of a source to `work`, in order and in batches that are
/// never empty. A collection is streamed, in bounded memory: what stands
/// before a bad line has been worked on when that is found. `name` is what the
/// source is called in errors.
///
/// # Errors
///
/// What is wrong with the source, or the first error of `work`.
pub fn read_in_batches<E: From<OpenError>>(
    source: impl Read,
    name: &Path,
    work: &mut dyn FnMut(Vec<Puzzle>) -> Result<(), E>,
) -> Result<(), E> {
    let unreadable = |error| OpenError::Unreadable(name.to_owned(), error);
    let mut source = BufReader::new(source);
    let mut start = Vec::new();
    let read = source.by_ref().take(START).read_to_end(&mut start);
    read.map_err(unreadable)?;
    // Lines that end in a carriage return alone are left to the other reader.
    let has_lines = start.contains(&b'\n') || !start.contains(&b'\r');
    if has_lines && formats::is_collection(&start) {
        stream(io::Cursor::new(start).chain(source), name, work)
    } else {
        let read = source.take(MAX_BYTES + 1 - START).read_to_end(&mut start);
        read.map_err(unreadable)?;
        work(read_bytes(name, &start)?)
    }
}

/// Reads a puzzle a line.
fn stream<E: From<OpenError>>(
    mut lines: impl BufRead,
    name: &Path,
    work: &mut dyn FnMut(Vec<Puzzle>) -> Result<(), E>,
) -> Result<(), E> {
    let bad = |error| OpenError::Content(name.to_owned(), error);
    let mut found = 0;
    let mut batch = Vec::new();
    let mut bytes = Vec::new();
    for number in 1.. {
        bytes.clear();
        let line = lines
            .by_ref()
            .take(MAX_BYTES + 1)
            .read_until(b'\n', &mut bytes);
        let read = line.map_err(|error| OpenError::Unreadable(name.to_owned(), error))?;
        let puzzle = read_line(&bytes, number);
        batch.extend(puzzle.as_ref().ok().cloned().flatten());
        let at_end = read == 0 || puzzle.is_err();
        if batch.len() == BATCH || (at_end && !batch.is_empty()) {
            found += batch.len();
            work(std::mem::take(&mut batch))?;
        }
        puzzle.map_err(bad)?;
        if at_end {
            break;
        }
    }
    if found == 0 {
        return Err(bad(FormatError::Empty).into());
    }
    Ok(())
}

fn read_line(bytes: &[u8], number: usize) -> Result<Option<Puzzle>, FormatError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FormatError::TooLarge);
    }
    formats::read_line(formats::decode_line(bytes, number)?, number)
}
