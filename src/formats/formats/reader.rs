mod lines;
mod otherwise;
mod page;
mod rows;
mod source;
mod uneven;

use std::io::{self, BufRead, Read};

use lines::Lines;
use otherwise::undressed;
use page::Page;
use rows::{Begun, begun_lines};
use source::{Plain, read_rest};

use super::detection::{detect, foreign_shape, tells};
use super::finder::{Found, refused};
use super::opensudoku::Games;
use super::reading::{Reading, ReadingNote};
use super::record::Reads;
use super::shape::{Shape, Sureness};
use super::{BitOrder, Format, FormatError, MAX_BYTES, ReadError, decode, gri, plain};
use sudoku_engine::grid::Values;
use sudoku_engine::sudoku::Puzzle;

/// The bytes at the start of a source that are examined first to recognize its format.
const START: u64 = 16 * 1024;

/// The most mistakes in a list of puzzles; with more, it is a list of something else.
const MOST_MISTAKES: usize = 100;

/// The puzzles of a source of any size, one after another.
///
/// Formats that hold many puzzles are read only as far as puzzles are requested, in limited memory:
/// all puzzles before a mistake are returned before the mistake, and where each line or each entry of
/// a list is a puzzle, those below are returned behind it. The other formats are read in one piece, up to
/// [`MAX_BYTES`]. Up to [`MAX_BYTES`], [`read`](super::read) returns the same puzzles or the first
/// error.
///
/// ```
/// use sudoku_formats::formats::{Format, Reader};
///
/// let lines = ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2\n"
///     .repeat(1000);
/// let mut puzzles = Reader::new(lines.as_bytes())?;
/// assert_eq!(puzzles.format(), Some(Format::Line));
/// assert_eq!(puzzles.next().transpose()?.map(|puzzle| puzzle.given_count()), Some(37));
/// assert_eq!(puzzles.count(), 999);
/// # Ok::<(), sudoku_formats::formats::ReadError>(())
/// ```
pub struct Reader<R> {
    format: Option<Format>,
    /// The name of the kind of file, if the source is another program's.
    foreign: Option<&'static str>,
    puzzles: Puzzles<R>,
    /// Whether the first line that is not a comment comes later than any format but a collection
    /// allows.
    is_late: bool,
    /// Whether a puzzle was found.
    found: bool,
    /// Whether the end was reached, or a mistake behind which nothing can be read.
    ended: bool,
    mistakes: usize,
}

enum Puzzles<R> {
    Lines(Box<Lines<Started<R>>>),
    Games(Box<Games<Started<R>>>),
    /// Puzzles found in a text that is in no format to the letter.
    Found(Box<Found<Started<R>>>),
    /// The remaining puzzles of a source that was read in one piece, and the notes about it.
    Whole(
        std::vec::IntoIter<Result<Puzzle, FormatError>>,
        Vec<ReadingNote>,
    ),
}

impl<R> Puzzles<R> {
    fn whole(reading: Reading) -> Self {
        let (each, notes) = reading.each();
        Self::Whole(each.into_iter(), notes)
    }
}

/// A source whose start was examined.
type Started<R> = io::Chain<io::Cursor<Vec<u8>>, R>;

impl<R: BufRead> Reader<R> {
    /// Examines the start of a source to recognize its format.
    ///
    /// # Errors
    ///
    /// If it cannot be read or, in a format that is read in one piece, contains a mistake.
    pub fn new(source: R) -> Result<Self, ReadError> {
        Self::with(source, BitOrder::default())
    }

    /// Does the same as [`new`](Self::new), but reads a constraint dump with its bits in this
    /// order.
    ///
    /// # Errors
    ///
    /// The same as for [`new`](Self::new).
    pub fn with(mut source: R, order: BitOrder) -> Result<Self, ReadError> {
        let mut start = Vec::new();
        let mut is_whole = false;
        // Comments and blank lines may be long.
        while !tells(&start) && start.len() as u64 <= MAX_BYTES {
            let more = START.max(start.len() as u64);
            let read = source.by_ref().take(more).read_to_end(&mut start)?;
            if (read as u64) < more {
                is_whole = true;
                break;
            }
        }
        if let Some(error) = refused::file(&start).filter(|_| !gri::is_gri(&start)) {
            return Err(error.into());
        }
        let is_late = start.len() as u64 > MAX_BYTES;
        let (mut start, is_whole) = match source::plainly(&mut source, start, is_whole, order)? {
            Plain::Text(start, is_whole) => (start, is_whole),
            Plain::Read(reading) => return Ok(Self::of(None, Puzzles::whole(reading))),
        };
        if is_whole && is_blank(&start) {
            return Err(FormatError::Empty.into());
        }
        let format = detect(&start);
        let page = page::of(&mut source, &mut start, is_whole)?;
        let is_page = page.is_some();
        let is_whole = match page {
            Some(Page::Read(reading)) => {
                return Ok(Self::of(None, Puzzles::whole(reading)));
            }
            Some(Page::Meant(page, meaning)) => {
                let source = io::Cursor::new(page).chain(source);
                let found = Box::new(Found::new(source, meaning));
                return Ok(Self::of(None, Puzzles::Found(found)));
            }
            Some(Page::Other(is_whole)) => is_whole,
            None => is_whole,
        };
        if let Some(shape) = foreign_shape(&start, Sureness::Likely) {
            read_rest(&mut source, &mut start)?;
            // A word before brackets may belong to a program instead of JSON.
            let first = start.trim_ascii_start().first();
            let is_program = first.is_some_and(u8::is_ascii_alphabetic);
            let read = read_foreign(&start, shape);
            let reading = match read {
                Err(error) if is_program => undressed(&start).unwrap_or(Err(error)),
                read => read,
            };
            let reading = reading.map_err(|error| match error {
                // The source is a page, so invalid XML is not the mistake.
                FormatError::Mistake { .. } if is_page => FormatError::Empty,
                error => error,
            })?;
            return Ok(Self {
                foreign: format.is_none().then_some(shape.name),
                ..Self::of(format, Puzzles::whole(reading))
            });
        }
        let puzzles = match format {
            Some(format) if matches!(format.record().reads, Reads::Elements) => {
                Puzzles::Games(Box::new(Games::new(io::Cursor::new(start).chain(source))))
            }
            Some(format) if format.has_puzzle_a_line() => {
                let begun = begun_lines(&start, is_whole)?;
                let source = io::Cursor::new(start).chain(source);
                match begun {
                    Begun::As(meaning) => Puzzles::Found(Box::new(Found::new(source, meaning))),
                    Begun::Sound | Begun::Bad => {
                        let mut lines = Lines::new(source);
                        lines.is_strict = begun == Begun::Bad;
                        Puzzles::Lines(Box::new(lines))
                    }
                }
            }
            // Only a collection can begin so late.
            None if is_late => {
                Puzzles::Lines(Box::new(Lines::new(io::Cursor::new(start).chain(source))))
            }
            _ => rows::read(source, start, format, order)?,
        };
        Ok(Self {
            is_late: is_late && format.is_none(),
            ..Self::of(format, puzzles)
        })
    }

    const fn of(format: Option<Format>, puzzles: Puzzles<R>) -> Self {
        Self {
            format,
            foreign: None,
            puzzles,
            is_late: false,
            found: false,
            ended: false,
            mistakes: 0,
        }
    }

    /// Returns the format, as recognized by [`detect`].
    pub const fn format(&self) -> Option<Format> {
        self.format
    }

    /// Returns the name of the kind of file, if the source is a file of another program.
    pub const fn foreign(&self) -> Option<&'static str> {
        self.foreign
    }

    /// Returns the notes on how the source was read so far; all of them after the last puzzle.
    pub fn notes(&self) -> Vec<ReadingNote> {
        match &self.puzzles {
            Puzzles::Lines(lines) => lines.notes(),
            Puzzles::Found(found) => found.notes(),
            Puzzles::Whole(_, notes) => notes.clone(),
            Puzzles::Games(_) => Vec::new(),
        }
    }

    /// Returns the givens of the next puzzles, at most this many, as long as each is a line of 81
    /// characters and nothing else. Such lines are read much faster than others. If it returns
    /// none, [`next`](Self::next) returns whatever comes.
    ///
    /// ```
    /// use sudoku_formats::formats::Reader;
    ///
    /// let line = ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2\n";
    /// let lines = line.repeat(1000);
    /// let mut puzzles = Reader::new(lines.as_bytes())?;
    /// let (mut plain, mut others) = (0, 0);
    /// loop {
    ///     match puzzles.plain_lines(4096).len() {
    ///         0 if puzzles.next().transpose()?.is_none() => break,
    ///         0 => others += 1,
    ///         some => plain += some,
    ///     }
    /// }
    /// assert!(plain > 900 && plain + others == 1000);
    /// # Ok::<(), sudoku_formats::formats::ReadError>(())
    /// ```
    pub fn plain_lines(&mut self, most: usize) -> Vec<Values> {
        let Puzzles::Lines(lines) = &mut self.puzzles else {
            return Vec::new();
        };
        if self.ended {
            return Vec::new();
        }
        let plain = lines.plain(most);
        self.found |= !plain.is_empty();
        plain
    }

    /// Whether the lines behind one with a mistake may have puzzles.
    fn goes_on_behind(&self, mistake: &FormatError) -> bool {
        match &self.puzzles {
            Puzzles::Lines(_) => mistake.line().is_some(),
            Puzzles::Found(found) => found.goes_on(),
            Puzzles::Games(games) => games.goes_on(),
            Puzzles::Whole(..) => true,
        }
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
            Puzzles::Found(found) => found.next()?,
            Puzzles::Whole(puzzles, _) => puzzles.next().transpose()?,
        };
        // What was meant as a puzzle was reported.
        if puzzle.is_none() && !self.found && self.mistakes == 0 {
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
        self.ended = match &next {
            Some(Ok(_)) => false,
            Some(Err(ReadError::Format(mistake))) => {
                self.mistakes += 1;
                self.mistakes == MOST_MISTAKES || !self.goes_on_behind(mistake)
            }
            Some(Err(ReadError::Io(_))) | None => true,
        };
        next
    }
}

/// Whether a text is nothing but blanks and line ends.
fn is_blank(text: &[u8]) -> bool {
    str::from_utf8(text).is_ok_and(|text| text.trim_start().is_empty())
}

/// Reads the file of another program.
fn read_foreign(bytes: &[u8], shape: &Shape) -> Result<Reading, FormatError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FormatError::TooLarge);
    }
    let text = decode(bytes)?;
    (shape.read)(&plain(&text))
}
