//! XML: an `opensudoku` element with data about all the puzzles, and a `game` for each puzzle,
//! whose attribute `data` is 81 characters.
//!
//! A file is read event by event, so it may have any size. Document types are refused, and with
//! them all entities that a file defines. Elements nested deeper than in any real file are refused,
//! too.

use std::io::{self, BufRead};

use quick_xml::Reader;
use quick_xml::escape::escape;
use quick_xml::events::{BytesStart, Event};

use super::boards::mistake;
use super::error::shown;
use super::loss::tidy_title;
use super::text::Text;
use super::{Fault, FormatError, MAX_BYTES, Place, ReadError, cell_value};
use sudoku_engine::grid::{Cell, Values};
use sudoku_engine::sudoku::{Field, Metadata, Puzzle};

const ROOT: &str = "opensudoku";
const GAME: &str = "game";
const DATA: &str = "data";
const NAME: &str = "name";

/// The element of each field.
const ELEMENTS: [(&str, Field); 7] = [
    ("author", Field::Author),
    ("description", Field::Description),
    ("created", Field::Date),
    ("source", Field::Source),
    ("level", Field::Level),
    ("sourceURL", Field::Url),
    ("comment", Field::Comment),
];

/// The most elements around another one; a deeper one is refused.
const DEEPEST: usize = 8;

/// The size in bytes of the longest title; each puzzle keeps a copy of it.
pub(super) const LONGEST_TITLE: usize = 4096;

/// Reads the puzzles of a file one by one.
pub(super) struct Games<R> {
    xml: Reader<Located<Text<R>>>,
    event: Vec<u8>,
    /// The number of open elements.
    depth: usize,
    /// The title and other data about the puzzles, and their total size.
    title: Option<String>,
    metadata: Metadata,
    header: u64,
    /// The text of the innermost element, if it is about the puzzles.
    text: Option<String>,
    /// Whether the last mistake is in a game, so that others may follow.
    goes_on: bool,
}

impl<R: BufRead> Games<R> {
    pub(super) fn new(source: R) -> Self {
        Self {
            xml: Reader::from_reader(Located::new(Text::new(source))),
            event: Vec::new(),
            depth: 0,
            title: None,
            metadata: Metadata::default(),
            header: 0,
            text: None,
            goes_on: false,
        }
    }

    /// Whether there may be puzzles behind the mistake returned last.
    pub(super) const fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// Returns the next puzzle; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Puzzle>, ReadError> {
        loop {
            let place = self.xml.get_ref().place;
            self.goes_on = false;
            self.xml.get_mut().left = MAX_BYTES;
            let mut event = std::mem::take(&mut self.event);
            event.clear();
            let read = self.xml.read_event_into(&mut event);
            let puzzle = match read {
                Ok(Event::Eof) => {
                    if self.depth > 0 {
                        return Err(mistake(place, Fault::CutOff).into());
                    }
                    return Ok(None);
                }
                Ok(read) => self.take(&read, place)?,
                Err(quick_xml::Error::Io(_)) if self.xml.get_ref().left == 0 => {
                    return Err(FormatError::TooLarge.into());
                }
                Err(quick_xml::Error::Io(error)) => {
                    if let Some(problem) = self.xml.get_mut().source.take_problem() {
                        return Err(problem.into());
                    }
                    return Err(io::Error::new(error.kind(), error).into());
                }
                Err(error) => return Err(bad_xml(place, &error).into()),
            };
            self.event = event;
            if puzzle.is_some() {
                return Ok(puzzle);
            }
        }
    }

    /// Handles an event at a place. Returns a puzzle if it is one.
    fn take(&mut self, event: &Event<'_>, place: Place) -> Result<Option<Puzzle>, FormatError> {
        match event {
            Event::Start(element) => {
                self.check_root(element, place)?;
                self.depth += 1;
                if self.depth > DEEPEST {
                    return Err(mistake(place, Fault::TooDeep));
                }
                self.text = None;
                let name = element.name();
                if field(name.as_ref()).is_some() || name.as_ref() == NAME.as_bytes() {
                    self.text = Some(String::new());
                }
                self.game(element, place)
            }
            Event::Empty(element) => {
                self.check_root(element, place)?;
                self.game(element, place)
            }
            Event::End(element) => {
                self.depth = self.depth.saturating_sub(1);
                if let Some(text) = self.text.take() {
                    match field(element.name().as_ref()) {
                        Some(field) => self.metadata.set(field, &text),
                        None => self.set_title(&text, place)?,
                    }
                }
                Ok(None)
            }
            Event::Text(text) => {
                let text = text
                    .decode()
                    .map_err(|error| bad_xml(place, &error.into()))?;
                self.say(&text, place)
            }
            Event::CData(text) => {
                let text = text
                    .decode()
                    .map_err(|error| bad_xml(place, &error.into()))?;
                self.say(&text, place)
            }
            Event::GeneralRef(reference) => {
                let name = reference
                    .decode()
                    .map_err(|error| bad_xml(place, &error.into()))?;
                let text = quick_xml::escape::unescape(&format!("&{name};"))
                    .map_err(|error| bad_xml(place, &error.into()))?
                    .into_owned();
                self.say(&text, place)
            }
            Event::DocType(_) => Err(mistake(place, Fault::DocumentType)),
            Event::Decl(_) | Event::PI(_) | Event::Comment(_) | Event::Eof => Ok(None),
        }
    }

    fn check_root(&self, element: &BytesStart<'_>, place: Place) -> Result<(), FormatError> {
        let name = element.name();
        if self.depth > 0 || name.as_ref() == ROOT.as_bytes() {
            return Ok(());
        }
        let name = shown(
            &String::from_utf8_lossy(name.as_ref()),
            FormatError::SHOWN_OF_NAME,
        );
        Err(mistake(place, Fault::NotOpenSudoku { name }))
    }

    /// Adds to the text of the innermost element.
    fn say(&mut self, said: &str, place: Place) -> Result<Option<Puzzle>, FormatError> {
        if let Some(text) = &mut self.text {
            self.header += said.len() as u64;
            if self.header > MAX_BYTES {
                return Err(mistake(place, Fault::HeaderTooLarge));
            }
            text.push_str(said);
        } else if self.depth == 0 && !said.trim().is_empty() {
            let start = said.trim_start();
            let text = shown(start.trim_end(), FormatError::SHOWN_OF_NAME);
            let blanks = &said[..said.len() - start.len()];
            return Err(mistake(place.plus(blanks), Fault::OutsideElements { text }));
        }
        Ok(None)
    }

    fn set_title(&mut self, text: &str, place: Place) -> Result<(), FormatError> {
        let title = tidy_title(text);
        if title.len() > LONGEST_TITLE {
            let bytes = LONGEST_TITLE;
            return Err(mistake(place, Fault::NameTooLong { bytes }));
        }
        self.title = (!title.is_empty()).then_some(title);
        Ok(())
    }

    /// Returns the puzzle of an element, if it is a game.
    fn game(
        &mut self,
        element: &BytesStart<'_>,
        place: Place,
    ) -> Result<Option<Puzzle>, FormatError> {
        self.goes_on = element.name().as_ref() == GAME.as_bytes();
        if !self.goes_on {
            return Ok(None);
        }
        let data = element
            .try_get_attribute(DATA)
            .map_err(|error| bad_xml(place, &error.into()))?
            .ok_or_else(|| mistake(place, Fault::GameWithoutData))?;
        // The cells start after `<` and the part of the tag before them.
        let before = data.value.as_ptr() as usize - element.as_ptr() as usize;
        let before = String::from_utf8_lossy(&element[..before]).into_owned();
        let place = place.plus(&format!("<{before}"));
        let cells = String::from_utf8_lossy(&data.value);
        let mut puzzle = Puzzle::new(read_cells(&cells, place)?);
        puzzle.title.clone_from(&self.title);
        puzzle.metadata.clone_from(&self.metadata);
        Ok(Some(puzzle))
    }
}

fn field(element: &[u8]) -> Option<Field> {
    let mut elements = ELEMENTS.iter();
    let found = elements.find(|(name, _)| name.as_bytes() == element)?;
    Some(found.1)
}

fn bad_xml(place: Place, error: &quick_xml::Error) -> FormatError {
    match error {
        quick_xml::Error::Encoding(_) => FormatError::NotUtf8(place),
        error => mistake(place, super::xml_problem::told(error)),
    }
}

fn read_cells(cells: &str, place: Place) -> Result<Values, FormatError> {
    let mut values = [None; Cell::COUNT];
    let mut found = 0;
    for character in cells.chars() {
        let column = place.column + found;
        let value = cell_value(character, false)
            .ok_or_else(|| FormatError::not_a_digit(Place { column, ..place }, character))?;
        if let Some(slot) = values.get_mut(found) {
            *slot = value;
        }
        found += 1;
    }
    if found == Cell::COUNT {
        return Ok(values);
    }
    Err(FormatError::Cells {
        line: place.line,
        found,
        needed: Cell::COUNT,
    })
}

/// Writes the start of a file, with this data about all the puzzles.
pub(super) fn write_start(title: Option<&str>, metadata: &Metadata) -> String {
    let mut file = format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<{ROOT}>\n");
    let mut element = |name: &str, text: &str| {
        file += &format!("  <{name}>{}</{name}>\n", escape(text));
    };
    if let Some(title) = title {
        element(NAME, title);
    }
    for (name, field) in ELEMENTS {
        if let Some(text) = metadata.get(field) {
            element(name, text);
        }
    }
    file
}

pub(super) fn write_game(values: &Values) -> String {
    let data = super::lines::write_cells(values).replace('.', "0");
    format!("  <{GAME} {DATA}=\"{data}\"/>\n")
}

pub(super) fn write_end() -> String {
    format!("</{ROOT}>\n")
}

/// A plain text that tracks its line and column, and that fails if more than a limit is read at
/// once.
struct Located<R> {
    source: R,
    place: Place,
    /// The number of bytes that may still be read.
    left: u64,
}

impl<R> Located<R> {
    const fn new(source: R) -> Self {
        Self {
            source,
            place: Place::START,
            left: 0,
        }
    }
}

impl<R: BufRead> BufRead for Located<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.left == 0 {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.source.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        // Consumed bytes were in the buffer before and are still there.
        let consumed = self.source.fill_buf().unwrap_or_default();
        for byte in consumed.iter().take(amount) {
            match byte {
                b'\n' => {
                    self.place.line += 1;
                    self.place.column = 1;
                }
                // A byte inside a character.
                0x80..0xc0 => {}
                _ => self.place.column += 1,
            }
        }
        self.left = self.left.saturating_sub(amount as u64);
        self.source.consume(amount);
    }
}

impl<R: BufRead> io::Read for Located<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let amount = available.len().min(into.len());
        into[..amount].copy_from_slice(&available[..amount]);
        self.consume(amount);
        Ok(amount)
    }
}
