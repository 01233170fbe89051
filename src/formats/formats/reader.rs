mod lines;
mod otherwise;
mod uneven;

use std::borrow::Cow;
use std::io::{self, BufRead, Read};

use lines::Lines;
use otherwise::{in_lists, in_parts, may_be_bare, otherwise, undressed, uneven_grid, with_letters};

use super::detection::{detect, foreign_shape, tells, text_of};
use super::finder::{self, Found, Meaning, refused};
use super::opensudoku::Games;
use super::reading::{Reading, ReadingNote};
use super::record::Reads;
use super::shape::{Shape, Sureness};
use super::{
    BitOrder, Fault, Format, FormatError, MAX_BYTES, Place, ReadError, changes, column_major,
    content_lines, continued, decode, embedded, encoding, foreign, fortran, gri, is_utf16, json,
    labels, link, mail, matrices, own, plain, read_whole, rtf, sdk, text_of_utf16,
};
use sudoku_engine::grid::{Cell, Values};
use sudoku_engine::sudoku::Puzzle;

/// The bytes at the start of a source that are examined first to recognize its format.
const START: u64 = 16 * 1024;

/// The most mistakes of a list; with more, it is none.
const MOST_MISTAKES: usize = 100;

/// The puzzles of a source of any size, one after another.
///
/// Formats that hold many puzzles are read only as far as puzzles are requested, in limited memory:
/// all puzzles before a mistake are returned before the mistake, and where each line is a puzzle,
/// those in the lines below are returned behind it. The other formats are read in one piece, up to
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
    /// The name of the other program's kind of file, if the source is one.
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
    Whole(std::vec::IntoIter<Puzzle>, Vec<ReadingNote>),
}

impl<R> Puzzles<R> {
    fn whole(reading: Reading) -> Self {
        Self::Whole(reading.puzzles.into_iter(), reading.notes)
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
        if let Some(text) = of_utf16(&mut source, &mut start)? {
            start = text.into_bytes();
            is_whole = true;
        }
        if rtf::is_start(&start) {
            if !read_rest(&mut source, &mut start)? {
                return Err(FormatError::TooLarge.into());
            }
            start = rtf::text_of(&encoding::text_of(&start)).into_bytes();
            is_whole = true;
        }
        start = encoding::of_older(&start).unwrap_or(start);
        if is_mail(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            if let (text, false) = text_of(&start) {
                let text = plain(text);
                let mailbox = mail::of_mailbox(&text);
                let subject = mail::subject(&text).filter(|_| mailbox.is_none());
                let bare = || subject.is_some().then(|| mail::without_head(&text));
                let body = mailbox.or_else(|| mail::decoded(&text)).or_else(bare);
                if let Some(body) = body {
                    let subject = subject.filter(|_| mail::subject(&body).is_none());
                    let titled = subject.and_then(|subject| of_mail(&body, subject, order));
                    if let Some(reading) = titled {
                        return Ok(Self::of(None, Puzzles::whole(reading)));
                    }
                    start = body.into_bytes();
                }
            }
        }
        if has_wrapped_link(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            if let (text, false) = text_of(&start)
                && let Some(text) = link::joined(&plain(text))
            {
                start = text.into_bytes();
            }
        }
        if fortran::is_in(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            if let (text, false) = text_of(&start)
                && let Some(text) = fortran::plainly(&plain(text))
            {
                start = text.into_bytes();
            }
        }
        if continued::is_in(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            if let (text, false) = text_of(&start) {
                start = continued::joined(&plain(text)).into_bytes();
            }
        }
        if tells_changes(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            if let (text, false) = text_of(&start)
                && let Some(text) = changes::applied(&plain(text))
            {
                start = text.into_bytes();
            }
        }
        if embedded::is_in(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            let puzzles = embedded::puzzles(&plain(text_of(&start).0));
            if let Some(puzzles) = puzzles {
                return Ok(Self::of(None, Puzzles::whole(Reading::plain(puzzles))));
            }
        }
        if column_major::is_in(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            if let (text, false) = text_of(&start)
                && let Some(text) = column_major::by_rows(&plain(text))
            {
                start = text.into_bytes();
            }
        }
        if matrices::is_in(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            if let (text, false) = text_of(&start)
                && let Some(text) = matrices::plainly(text)
            {
                start = text.into_bytes();
            }
        }
        if has_margins(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            if let (text, false) = text_of(&start)
                && let Some(text) = finder::without_margins(&plain(text))
            {
                start = text.into_bytes();
            }
        }
        if is_drawn(&start) {
            is_whole |= read_rest(&mut source, &mut start)?;
            if let (text, false) = text_of(&start)
                && let Some(text) = finder::lattice(&plain(text))
            {
                start = text.into_bytes();
            }
        }
        let format = detect(&start);
        let is_page = web_page(&start).is_some();
        if is_page {
            is_whole |= read_rest(&mut source, &mut start)?;
        }
        if let Some(page) = web_page(&start) {
            let page = finder::without_type(&page);
            let page = finder::with_told_digits(&page);
            let page = finder::with_whole_rows(&page);
            let meaning = finder::look(&page, is_whole);
            if is_whole
                && meaning.is_none_or(|it| !it.finds_open)
                && let Some(reading) = finder::of_page(&page)
            {
                let mut reading = reading?;
                reading.puzzles.retain(|puzzle| !is_blank(puzzle));
                if reading.puzzles.is_empty() {
                    return Err(blank_page().into());
                }
                return Ok(Self::of(None, Puzzles::whole(reading)));
            }
            if is_whole
                && meaning.is_some_and(|it| it.is_refused)
                && let Some(error) = uneven::reason(&finder::fields_of_page(&page))
            {
                return Err(error.into());
            }
            let (page, meaning) = match finder::links_of_page(&page) {
                Some(links) if meaning.is_none() => {
                    let meaning = finder::look(&links, true);
                    (links.into(), meaning)
                }
                _ => (page, meaning),
            };
            if let Some(meaning) = meaning {
                if is_whole && has_blank_boards(&page, meaning) {
                    return Err(blank_page().into());
                }
                let page = page.into_owned().into_bytes();
                let found = Found::new(io::Cursor::new(page).chain(source), meaning);
                return Ok(Self::of(None, Puzzles::Found(Box::new(found))));
            }
        }
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
            _ => of_rows(source, start, format, order)?,
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
            Puzzles::Games(_) | Puzzles::Whole(..) => false,
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
            Puzzles::Whole(puzzles, _) => puzzles.next(),
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

/// Reads a source in one piece: as the format it looks like, or as the puzzles found in it if it is
/// not in that format to the letter.
fn of_rows<R: BufRead>(
    mut source: R,
    mut start: Vec<u8>,
    format: Option<Format>,
    order: BitOrder,
) -> Result<Puzzles<R>, ReadError> {
    read_rest(&mut source, &mut start)?;
    let (reading, error) = match read_whole(&start, order) {
        Ok(reading) if is_grid(&start, format, &reading)? => return Ok(Puzzles::whole(reading)),
        Ok(reading) => (Some(reading), FormatError::Empty),
        Err(error) => (None, error),
    };
    if let Some(reading) = told(&start, format)? {
        return Ok(Puzzles::whole(reading));
    }
    let meaning = meaning_of_rows(&start, format, &error)?;
    // For a puzzle with gaps in its rows, only the solution may be found.
    let found = meaning.as_ref().map(|it| it.meaning);
    let has_gaps = found.is_some_and(|it| !it.finds_open);
    let is_refused = found.is_some_and(|it| it.is_refused);
    if (is_refused || has_gaps)
        && let Some(read) = with_letters(&start, format, &error)
    {
        return Ok(Puzzles::whole(read?));
    }
    let gapped = has_gaps.then(|| sheet(&start, format)?.ok()).flatten();
    let is_refused = is_refused && may_be_bare(&start, format);
    let bare = is_refused.then(|| undressed(&start)?.ok()).flatten();
    let parted = found.and_then(|meaning| in_parts(&start, meaning));
    let listed = found.and_then(|meaning| in_lists(&start, format, meaning));
    let other = gapped.filter(has_open).or(bare).or(parted).or(listed);
    if other.is_none()
        && found.is_some_and(|it| it.is_refused)
        && let Some(error) = uneven_grid(&start, format, &error)
    {
        return Err(error.into());
    }
    Ok(match (other, meaning, reading) {
        (Some(reading), _, _) | (None, None, Some(reading)) => Puzzles::whole(reading),
        (None, Some(Meant { meaning, stop }), _) => {
            let source = io::Cursor::new(start).chain(source);
            let mut found = Found::new(source, meaning);
            if let Some((line, error)) = stop {
                found = found.up_to(line, error);
            }
            Puzzles::Found(Box::new(found))
        }
        (None, None, None) => Puzzles::whole(otherwise(&start, format, error)?),
    })
}

/// The beginning of a source that looks like a collection.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begun {
    /// It is a collection.
    Sound,
    /// It is something else, with this meaning.
    As(Meaning),
    /// It has a mistake.
    Bad,
}

fn begun_lines(start: &[u8], is_whole: bool) -> Result<Begun, FormatError> {
    let (text, is_broken) = text_of(start);
    if is_broken {
        return Ok(Begun::Bad);
    }
    let text = plain(text);
    let text = match text.rfind('\n') {
        Some(end) if !is_whole => &text[..=end],
        _ => &text[..],
    };
    if is_whole && let Some(error) = refused::board(text) {
        return Err(error);
    }
    let mut lines = Lines::new(text.as_bytes());
    lines.is_strict = true;
    let mut is_small = false;
    loop {
        match lines.next() {
            Ok(Some(puzzle)) => is_small |= puzzle.layout.size() < Cell::SIDE,
            // Its comments say more about the board than its lines.
            Ok(None) if is_small && finder::tells_boxes(text) => {
                let meaning = finder::look(text, is_whole);
                return Ok(meaning.map_or(Begun::Sound, Begun::As));
            }
            Ok(None) => return Ok(Begun::Sound),
            // A line in a notation of its own has a mistake in that notation.
            Err(_) if finder::has_notation(lines::text(&lines.line)) => return Ok(Begun::Bad),
            Err(_) => {
                let meaning = finder::look(text, is_whole);
                if is_whole
                    && meaning.is_none_or(|it| it.is_refused)
                    && let Some(error) = uneven::reason(text)
                {
                    return Err(error);
                }
                return Ok(meaning.map_or(Begun::Bad, Begun::As));
            }
        }
    }
}

/// The meaning of a source, and the first line that cannot be read, with the error.
struct Meant {
    meaning: Meaning,
    stop: Option<(usize, FormatError)>,
}

/// Returns the meaning of a source that cannot be read in one piece as what it looks like, because
/// of this error; `None` if the error should be reported.
fn meaning_of_rows(
    start: &[u8],
    format: Option<Format>,
    error: &FormatError,
) -> Result<Option<Meant>, FormatError> {
    let (text, is_broken) = text_of(start);
    if is_broken {
        return Ok(None);
    }
    let text = plain(text);
    let is_loose = match format {
        None => *error == FormatError::Empty,
        Some(format) if format.record().is_rows => true,
        // Nine zeros and ones may be a row.
        Some(Format::Constraints) => text.contains(|one: char| matches!(one, '2'..='9')),
        // A line may begin with a bracket, or with a word and '='.
        Some(Format::Own) => !text.contains(own::FORMAT),
        // A part of a TOML file may have the same name.
        Some(Format::Sdk) => {
            let is_key = |line: &str| line.contains('=') && own::is_own(line);
            !text.lines().any(sdk::is_section) || text.lines().any(is_key)
        }
        Some(_) => false,
    };
    if !is_loose {
        return Ok(None);
    }
    let is_whole = *error != FormatError::TooLarge;
    if is_whole && let Some(error) = refused::board(&text) {
        // The puzzles before a board that is too large can be opened.
        let FormatError::BoardSize { place, .. } = error else {
            return Err(error);
        };
        let before: String = text.split_inclusive('\n').take(place.line - 1).collect();
        return match finder::look(&before, true).filter(|it| it.finds_open) {
            Some(meaning) => Ok(Some(Meant {
                meaning,
                stop: Some((place.line, error)),
            })),
            None => Err(error),
        };
    }
    // Numbers in nested lists may be the cells of a larger board.
    if format == Some(Format::CommaText)
        && let Err(error @ FormatError::BoardSize { .. }) = json::read_file(&text)
    {
        return Err(error);
    }
    let stop = None;
    Ok(finder::look(&text, is_whole).map(|meaning| Meant { meaning, stop }))
}

/// Reads the puzzles of a source that gives more than digits under names, such as cages, if it is
/// in no format to the letter.
fn told(start: &[u8], format: Option<Format>) -> Result<Option<Reading>, FormatError> {
    let (text, is_broken) = text_of(start);
    if is_broken || start.len() as u64 > MAX_BYTES {
        return Ok(None);
    }
    let text = plain(text);
    let is_own = format == Some(Format::Own) && text.contains(own::FORMAT);
    match is_own || format == Some(Format::Sdk) {
        true => Ok(None),
        false => match json::told(&text) {
            Some(read) => read.map(Some),
            None => Ok(json::rows_of_numbers(&text)),
        },
    }
}

/// Reads the grids of a spreadsheet, if a source that looks like numbers with separators is one.
fn sheet(start: &[u8], format: Option<Format>) -> Option<Result<Reading, FormatError>> {
    let is_table = format.is_none_or(|it| it.record().is_rows);
    match text_of(start) {
        (text, false) if is_table => foreign::sheet::read(&plain(text)),
        _ => None,
    }
}

/// Whether lines drawn in a grid, or comments around it, may tell of other boxes than the usual ones.
fn tells_board(start: &[u8], format: Option<Format>) -> bool {
    let is_grid = format.is_some_and(|it| it.record().is_rows);
    let is_drawn = is_grid && format != Some(Format::CommaText);
    let (text, is_broken) = text_of(start);
    let text = plain(text);
    let is_told = is_grid && finder::tells_boxes(&text);
    !is_broken && (is_told || is_drawn && finder::tells_board(&text))
}

/// Whether the result is the grid in a source, and not its regions or the grid of another kind of
/// board.
///
/// # Errors
///
/// If the numbers of its rows or columns were read as cells.
fn is_grid(start: &[u8], format: Option<Format>, reading: &Reading) -> Result<bool, FormatError> {
    let is_rows = format.is_some_and(|it| it.record().is_rows);
    let (text, _) = text_of(start);
    if let [puzzle] = reading.puzzles.as_slice()
        && is_rows
        && puzzle.layout.is_classic()
    {
        let line = content_lines(text).next().map_or(1, |(line, _)| line);
        if let Some(problem) = labels::problem(&puzzle.givens, line) {
            return Err(problem);
        }
        if finder::is_full(puzzle) && finder::regions_of(&puzzle.givens).is_some() {
            return Ok(false);
        }
    }
    Ok(!tells_board(start, format))
}

/// Whether a puzzle in the result has an empty cell.
fn has_open(reading: &Reading) -> bool {
    let mut givens = reading.puzzles.iter().flat_map(|it| it.givens);
    givens.any(|it| it.is_none())
}

/// Whether a source may begin with a drawn grid in which blank cells are empty.
fn is_drawn(start: &[u8]) -> bool {
    matches!(text_of(start), (text, false) if finder::has_lattice_row(&plain(text)))
}

/// Whether there may be names beside the rows of a drawn grid in a source.
fn has_margins(start: &[u8]) -> bool {
    matches!(text_of(start), (text, false) if finder::has_margins(&plain(text)))
}

/// Reads the text of a mail. The only puzzle in it gets the subject as its title, in place of the
/// words above it; `None` if it cannot be read.
fn of_mail(text: &str, subject: String, order: BitOrder) -> Option<Reading> {
    let mut reader = Reader::with(text.as_bytes(), order).ok()?;
    let mut puzzles: Vec<Puzzle> = reader.by_ref().collect::<Result<_, _>>().ok()?;
    let mut notes = reader.notes();
    // A format with titles has its own.
    let has_title = !matches!(
        reader.format(),
        None | Some(Format::Line | Format::GridText | Format::CommaText | Format::PencilMarks)
    );
    if let [puzzle] = &mut puzzles[..]
        && !has_title
        && let Some(words) = puzzle.title.replace(subject)
        && let Some(at) = text.lines().position(|line| line.contains(&words))
    {
        let line = at + 1;
        let left_out = notes.iter_mut().find_map(|note| match note {
            ReadingNote::LeftOut { count, first } => Some((count, first)),
            _ => None,
        });
        match left_out {
            Some((count, first)) => {
                *count += 1;
                *first = line.min(*first);
            }
            None => notes.push(ReadingNote::LeftOut {
                count: 1,
                first: line,
            }),
        }
    }
    Some(Reading { puzzles, notes })
}

/// Whether a source begins with the headers of a mail.
fn is_mail(start: &[u8]) -> bool {
    let (text, is_broken) = text_of(start);
    let mut lines = text.trim_start().lines();
    let line = lines
        .find(|line| !line.starts_with("From "))
        .unwrap_or_default();
    let is_name = |name: &str| {
        !name.is_empty()
            && name
                .bytes()
                .all(|it| it.is_ascii_alphanumeric() || it == b'-')
    };
    !is_broken && line.split_once(": ").is_some_and(|(name, _)| is_name(name))
}

/// Whether a source may have a link that was broken across lines.
fn has_wrapped_link(start: &[u8]) -> bool {
    matches!(text_of(start), (text, false) if link::may_be_in(&plain(text)))
}

/// Whether a source begins with the changes of a text.
fn tells_changes(start: &[u8]) -> bool {
    matches!(text_of(start), (text, false) if changes::is_in(&plain(text)))
}

/// Reads the text of a source in UTF-16, in one piece; `None` if it is not UTF-16.
fn of_utf16(source: &mut impl Read, start: &mut Vec<u8>) -> Result<Option<String>, ReadError> {
    if gri::is_gri(start) || !is_utf16(start) {
        return Ok(None);
    }
    if !read_rest(source, start)? {
        return Err(FormatError::TooLarge.into());
    }
    Ok(Some(text_of_utf16(start)))
}

/// Returns the start of a web page, or of a part of one.
fn web_page(start: &[u8]) -> Option<Cow<'_, str>> {
    let (text, is_broken) = text_of(start);
    let text = plain(text);
    (!is_broken && finder::is_web_page(&text)).then_some(text)
}

/// Whether a page contains only boards without a digit.
fn has_blank_boards(page: &str, meaning: Meaning) -> bool {
    let mut found = Found::new(page.as_bytes(), meaning);
    let mut has_some = false;
    while let Ok(Some(puzzle)) = found.next() {
        if !is_blank(&puzzle) {
            return false;
        }
        has_some = true;
    }
    has_some
}

fn is_blank(puzzle: &Puzzle) -> bool {
    puzzle.values().iter().all(Option::is_none)
        && puzzle.removed.is_empty()
        && puzzle.layout.is_classic()
}

/// Returns the error for a page whose digits are not in its cells.
fn blank_page() -> FormatError {
    super::boards::mistake(Place::START, Fault::BlankPage)
}

/// Reads on, up to one byte more than the limit for reading in one piece; returns false if there is
/// more.
fn read_rest(source: &mut impl Read, start: &mut Vec<u8>) -> io::Result<bool> {
    let rest = (MAX_BYTES + 1).saturating_sub(start.len() as u64);
    source.by_ref().take(rest).read_to_end(start)?;
    Ok(start.len() as u64 <= MAX_BYTES)
}

/// Reads the file of another program.
fn read_foreign(bytes: &[u8], shape: &Shape) -> Result<Reading, FormatError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FormatError::TooLarge);
    }
    let text = decode(bytes)?;
    (shape.read)(&plain(&text))
}
