use std::io::{self, BufRead, Read};

use super::detection::detect;
use super::opensudoku::Games;
use super::{Format, FormatError, MAX_BYTES, ReadError, decode_line, read, read_line};
use crate::sudoku::Puzzle;

/// How much of a source is looked at to tell what it is.
const START: u64 = 16 * 1024;

/// The puzzles of a source of any size, one after another.
///
/// Formats that hold many puzzles are read as far as they are asked for, in
/// bounded memory: what stands before a mistake has been handed out when that
/// is found. The others are read at once, up to [`MAX_BYTES`]. After an error
/// there is nothing more.
///
/// ```
/// use sudoku_stepper::formats::{Format, Reader};
///
/// let lines = ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2\n"
///     .repeat(1000);
/// let mut puzzles = Reader::new(lines.as_bytes())?;
/// assert_eq!(puzzles.format(), Some(Format::Line));
/// assert_eq!(puzzles.next().transpose()?.map(|puzzle| puzzle.given_count()), Some(37));
/// assert_eq!(puzzles.count(), 999);
/// # Ok::<(), sudoku_stepper::formats::ReadError>(())
/// ```
pub struct Reader<R> {
    format: Option<Format>,
    puzzles: Puzzles<R>,
    /// Whether a puzzle was found.
    found: bool,
    /// Whether the end or a mistake was reached.
    ended: bool,
}

enum Puzzles<R> {
    Lines(Lines<Started<R>>),
    Games(Box<Games<Started<R>>>),
    /// What is left of a source that was read at once.
    Whole(std::vec::IntoIter<Puzzle>),
}

/// A source after its start was looked at.
type Started<R> = io::Chain<io::Cursor<Vec<u8>>, R>;

impl<R: BufRead> Reader<R> {
    /// Looks at the start of a source to tell its format.
    ///
    /// # Errors
    ///
    /// When it cannot be read or, in a format that is read at once, has a
    /// mistake in it.
    pub fn new(mut source: R) -> Result<Self, ReadError> {
        let mut start = Vec::new();
        source.by_ref().take(START).read_to_end(&mut start)?;
        let format = detect(&start);
        let puzzles = match format {
            Some(format) if format.has_puzzle_a_line() => {
                Puzzles::Lines(Lines::new(io::Cursor::new(start).chain(source)))
            }
            Some(Format::OpenSudoku) => {
                let mark = start.starts_with(BYTE_ORDER_MARK.as_bytes());
                start.drain(..if mark { BYTE_ORDER_MARK.len() } else { 0 });
                Puzzles::Games(Box::new(Games::new(io::Cursor::new(start).chain(source))))
            }
            _ => {
                let rest = (MAX_BYTES + 1).saturating_sub(start.len() as u64);
                source.take(rest).read_to_end(&mut start)?;
                Puzzles::Whole(read(&start)?.into_iter())
            }
        };
        Ok(Self {
            format,
            puzzles,
            found: false,
            ended: false,
        })
    }

    /// The format, as [`detect`] tells it.
    pub const fn format(&self) -> Option<Format> {
        self.format
    }

    fn read_next(&mut self) -> Result<Option<Puzzle>, ReadError> {
        let puzzle = match &mut self.puzzles {
            Puzzles::Lines(lines) => lines.next()?,
            Puzzles::Games(games) => games.next()?,
            Puzzles::Whole(puzzles) => puzzles.next(),
        };
        if puzzle.is_none() && !self.found {
            return Err(FormatError::Empty.into());
        }
        self.found = true;
        Ok(puzzle)
    }
}

const BYTE_ORDER_MARK: &str = "\u{feff}";

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Puzzle, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let next = self.read_next().transpose();
        self.ended = !matches!(next, Some(Ok(_)));
        next
    }
}

/// Reads a puzzle a line.
struct Lines<R> {
    source: R,
    number: usize,
    line: Vec<u8>,
    /// Whether the last line ended in a carriage return, so that a line feed
    /// that follows belongs to it.
    after_return: bool,
}

impl<R: BufRead> Lines<R> {
    const fn new(source: R) -> Self {
        Self {
            source,
            number: 0,
            line: Vec::new(),
            after_return: false,
        }
    }

    /// The next puzzle; `None` at the end.
    fn next(&mut self) -> Result<Option<Puzzle>, ReadError> {
        while self.read_line()? {
            let line = decode_line(&self.line, self.number)?;
            if let Some(puzzle) = read_line(line, self.number)? {
                return Ok(Some(puzzle));
            }
        }
        Ok(None)
    }

    /// Reads up to the next line end, of any kind; false if nothing is left.
    fn read_line(&mut self) -> Result<bool, ReadError> {
        self.line.clear();
        self.number += 1;
        loop {
            let mut bytes = self.source.fill_buf()?;
            if bytes.is_empty() {
                return Ok(!self.line.is_empty());
            }
            let line_feed = bytes[0] == b'\n';
            if std::mem::take(&mut self.after_return) && line_feed {
                self.source.consume(1);
                continue;
            }
            let end = bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            if let Some(end) = end {
                self.after_return = bytes[end] == b'\r';
                bytes = &bytes[..end];
            }
            if (self.line.len() + bytes.len()) as u64 > MAX_BYTES {
                return Err(FormatError::TooLarge.into());
            }
            self.line.extend_from_slice(bytes);
            let consumed = bytes.len() + usize::from(end.is_some());
            self.source.consume(consumed);
            if end.is_some() {
                return Ok(true);
            }
        }
    }
}
