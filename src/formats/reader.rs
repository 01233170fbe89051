use std::io::{self, BufRead, Read};

use super::detection::{detect, tells};
use super::opensudoku::Games;
use super::text::Text;
use super::{BitOrder, Format, FormatError, MAX_BYTES, ReadError, boards, read_line, read_whole};
use crate::grid::Cell;
use crate::sudoku::Puzzle;

/// How much of a source is looked at first to tell what it is.
const START: u64 = 16 * 1024;

/// The puzzles of a source of any size, one after another.
///
/// Formats that hold many puzzles are read as far as they are asked for, in
/// bounded memory: what stands before a mistake has been handed out when that
/// is found. The others are read at once, up to [`MAX_BYTES`]. After an error
/// there is nothing more. Up to [`MAX_BYTES`], [`read`](super::read) comes to the same
/// puzzles or to the same error.
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
    /// Whether there is more than any format but a collection holds before the first
    /// line that is no comment.
    is_late: bool,
    /// Whether a puzzle was found.
    found: bool,
    /// Whether the end or a mistake was reached.
    ended: bool,
}

enum Puzzles<R> {
    Lines(Box<Lines<Started<R>>>),
    Games(Box<Games<Started<R>>>),
    /// The puzzles of a source that was read at once, until they are handed out.
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
    pub fn new(source: R) -> Result<Self, ReadError> {
        Self::with(source, BitOrder::default())
    }

    /// Does as [`new`](Self::new); a constraint dump is read with its bits in this order.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    pub fn with(mut source: R, order: BitOrder) -> Result<Self, ReadError> {
        let mut start = Vec::new();
        // Comments and blank lines may go on for long.
        while !tells(&start) && start.len() as u64 <= MAX_BYTES {
            let more = START.max(start.len() as u64);
            let read = source.by_ref().take(more).read_to_end(&mut start)?;
            if (read as u64) < more {
                break;
            }
        }
        let is_late = start.len() as u64 > MAX_BYTES;
        let format = detect(&start);
        let puzzles = match format {
            Some(Format::OpenSudoku) => {
                Puzzles::Games(Box::new(Games::new(io::Cursor::new(start).chain(source))))
            }
            Some(format) if format.has_puzzle_a_line() => {
                Puzzles::Lines(Box::new(Lines::new(io::Cursor::new(start).chain(source))))
            }
            // Nothing but a collection can begin as late.
            None if is_late => {
                Puzzles::Lines(Box::new(Lines::new(io::Cursor::new(start).chain(source))))
            }
            _ => {
                let rest = (MAX_BYTES + 1).saturating_sub(start.len() as u64);
                source.take(rest).read_to_end(&mut start)?;
                Puzzles::Whole(read_whole(&start, order)?.into_iter())
            }
        };
        Ok(Self {
            format,
            puzzles,
            is_late: is_late && format.is_none(),
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
            Puzzles::Lines(lines) => match lines.next() {
                Err(ReadError::Format(_)) if self.is_late && !self.found => {
                    return Err(FormatError::TooLarge.into());
                }
                puzzle => puzzle?,
            },
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
    source: Text<R>,
    /// The number of the line, and how many lines the one before was.
    number: usize,
    several: usize,
    line: Vec<u8>,
    /// The line after it, and how its reading came out, if that was looked at.
    next: Vec<u8>,
    ahead: Option<Result<bool, ReadError>>,
}

impl<R: BufRead> Lines<R> {
    const fn new(source: R) -> Self {
        Self {
            source: Text::new(source),
            number: 0,
            several: 1,
            line: Vec::new(),
            next: Vec::new(),
            ahead: None,
        }
    }

    /// The next puzzle; `None` at the end.
    fn next(&mut self) -> Result<Option<Puzzle>, ReadError> {
        while self.read_line()? {
            if let Some(puzzle) = read_line(text(&self.line), self.number)? {
                return Ok(Some(puzzle));
            }
        }
        Ok(None)
    }

    /// Reads the next line, with those that belong to it; false if nothing is left.
    fn read_line(&mut self) -> Result<bool, ReadError> {
        self.number += std::mem::replace(&mut self.several, 1);
        let is_there = match self.ahead.take() {
            Some(ahead) => {
                std::mem::swap(&mut self.line, &mut self.next);
                ahead?
            }
            None => {
                self.line.clear();
                self.read_on()?
            }
        };
        while boards::goes_on(text(&self.line)) {
            self.line.push(b' ');
            self.several += 1;
            if !self.read_on()? {
                break;
            }
        }
        // The regions of a jigsaw may stand on the line after its givens.
        if self.line.len() == Cell::COUNT {
            std::mem::swap(&mut self.line, &mut self.next);
            self.line.clear();
            let ahead = self.read_on();
            std::mem::swap(&mut self.line, &mut self.next);
            if boards::belong_together(text(&self.line), text(&self.next)) {
                self.line.extend_from_slice(&self.next);
                self.several += 1;
            } else {
                self.ahead = Some(ahead);
            }
        }
        Ok(is_there)
    }

    /// Adds what goes up to the next line end; false if nothing is left.
    fn read_on(&mut self) -> Result<bool, ReadError> {
        let before = self.line.len();
        loop {
            let bytes = match self.source.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) => {
                    return Err(match self.source.take_problem() {
                        Some(problem) => problem.into(),
                        None => error.into(),
                    });
                }
            };
            if bytes.is_empty() {
                return Ok(self.line.len() > before);
            }
            let end = bytes.iter().position(|byte| *byte == b'\n');
            let line = &bytes[..end.unwrap_or(bytes.len())];
            if (self.line.len() + line.len()) as u64 > MAX_BYTES {
                return Err(FormatError::TooLarge.into());
            }
            self.line.extend_from_slice(line);
            let consumed = line.len() + usize::from(end.is_some());
            self.source.consume(consumed);
            if end.is_some() {
                return Ok(true);
            }
        }
    }
}

/// What was read, which is text.
fn text(line: &[u8]) -> &str {
    str::from_utf8(line).unwrap_or_default()
}
