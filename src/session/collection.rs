//! Reading files of any size.

use std::io::{BufReader, Read};
use std::path::Path;

use super::{OpenError, open_file};
use crate::formats::{ReadError, Reader};
use crate::sudoku::Puzzle;

/// How many puzzles of a collection are handed over at once.
const BATCH: usize = 4096;

/// How many bytes of titles are handed over at once.
const BATCH_TITLES: usize = 1_000_000;

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
/// before a mistake has been worked on when that is found. `name` is what the
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
    let bad = |error| match error {
        ReadError::Io(error) => OpenError::Unreadable(name.to_owned(), error),
        ReadError::Format(error) => OpenError::Content(name.to_owned(), error),
    };
    let mut hand_over = |batch: &mut Vec<Puzzle>| {
        if batch.is_empty() {
            return Ok(());
        }
        work(std::mem::take(batch))
    };
    let mut batch = Vec::new();
    let mut titles = 0;
    for puzzle in Reader::new(BufReader::new(source)).map_err(bad)? {
        match puzzle {
            Ok(puzzle) => {
                titles += puzzle.title.as_ref().map_or(0, String::len);
                batch.push(puzzle);
            }
            Err(error) => {
                hand_over(&mut batch)?;
                return Err(bad(error).into());
            }
        }
        if batch.len() == BATCH || titles > BATCH_TITLES {
            hand_over(&mut batch)?;
            titles = 0;
        }
    }
    hand_over(&mut batch)
}
