//! The end of one grid and the start of the next: blank lines may separate the boxes or rows of a
//! grid, and also two grids.

use super::row::{self, Row};
use super::{Finder, Last, STRAY_ROWS};
use crate::formats::boards::mistake;
use crate::formats::{Fault, FormatError, Place};
use sudoku_engine::grid::Cell;

/// The longest text before the number of a row.
const LONGEST_NAME: usize = 12;

/// The names of the row behind the ninth.
pub(super) const NEXT_NAMES: [&str; 3] = ["10", "J", "j"];

/// The end of a whole grid.
pub(super) struct Whole {
    /// The line of its last row.
    pub(super) line: usize,
    /// The number of rows above its first blank line; 0 if it has none.
    pub(super) part: usize,
    /// Whether its rows are numbered from 1.
    pub(super) is_numbered: bool,
    /// The mistake if the next row is right below: then a part of the next grid was read as this
    /// one's.
    pub(super) torn: Option<FormatError>,
}

impl Finder {
    /// Returns the row of blank fields in a line of a table; `None` if the line only separates
    /// others, such as right below a grid.
    pub(super) fn blank_row(&self, number: usize, line: &str) -> Option<Row> {
        let above = self
            .rows
            .first()
            .map_or(Cell::SIDE, |first| first.cells.len());
        let row = Row::blank_fields(line, above)?;
        let parts =
            self.rows.is_empty() && self.whole.as_ref().is_some_and(|it| it.line + 1 == number);
        (!parts && !self.needs_no_blanks()).then_some(row)
    }

    /// Handles a blank line or a comment between rows, or the end of a grid by one. One or two rows
    /// more than a grid has are a mistake.
    pub(super) fn gap(&mut self, number: usize) -> Result<(), FormatError> {
        self.short_first = None;
        let Some(first) = self.rows.first() else {
            return Ok(());
        };
        let count = self.rows.len();
        // These rows may be the first part of the next grid.
        let is_part = |it: &Whole| it.part > 0 && count.is_multiple_of(it.part);
        let is_right_below = |it: &Whole| !is_part(it) && it.line + 1 == first.at;
        if count <= STRAY_ROWS && self.whole.as_ref().is_some_and(is_right_below) {
            return self.rows_end(number);
        }
        if self.gaps.last() != Some(&count) {
            self.gaps.push(count);
        }
        Ok(())
    }

    /// Returns the mistake in a whole grid if the row right below also belongs to it: blank lines
    /// separate its rows, but not evenly.
    pub(super) fn torn(&self, size: usize, bad_row: Option<FormatError>) -> Option<FormatError> {
        let last = *self.gaps.last()?;
        let mut starts = [0].iter().chain(&self.gaps).zip(&self.gaps);
        if starts.all(|(start, end)| end - start == size - last) {
            return None;
        }
        let place = Place {
            line: self.first_row,
            column: 1,
        };
        let problem = Fault::GridRows {
            found: last,
            needed: size,
        };
        Some(bad_row.unwrap_or_else(|| mistake(place, problem)))
    }

    /// Refuses the last grid if a row right below it shows that it is torn.
    pub(super) fn check_whole(&mut self, number: usize) -> Result<(), FormatError> {
        let whole = self.whole.as_mut().filter(|it| it.line + 1 == number);
        let Some(torn) = whole.and_then(|it| it.torn.take()) else {
            return Ok(());
        };
        self.take_last_grid(Cell::SIDE);
        self.counts.is_refused = true;
        Err(torn)
    }

    /// Refuses the last grid if a tenth row is right below its nine numbered ones.
    pub(super) fn check_numbered(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let is_above = |it: &Whole| it.is_numbered && it.line + 1 == number;
        // Its number or letter, in the name that the others have.
        let named = |name: &&str| {
            let (before, behind) = line.split_once(*name)?;
            let is_digit = |one: char| one.is_ascii_digit();
            let is_letter = name.starts_with(char::is_alphabetic);
            let is_of_name = |one: char| is_digit(one) || is_letter && one.is_alphabetic();
            let goes_on_word = is_letter && before.ends_with(char::is_alphabetic);
            let is_name = before.len() <= LONGEST_NAME
                && !goes_on_word
                && !before.contains(is_digit)
                && !behind.starts_with(is_of_name);
            is_name.then_some(behind)
        };
        let behind = NEXT_NAMES.iter().find_map(named);
        // A sign right behind the name, or a bar or an equals sign behind it.
        let ends = [":", ".", ")", ",]", ",", ";"];
        let cells = behind.map(|cells| {
            let end = ends.iter().find_map(|it| cells.strip_prefix(it));
            let cells = end.unwrap_or(cells).trim_start();
            cells.strip_prefix(['|', '=']).unwrap_or(cells).trim_start()
        });
        let is_row = |cells: &str| {
            let row = row::read(cells, self.meaning.sign);
            row.is_some_and(|row| row.cells.len() == Cell::SIDE)
        };
        if !self.whole.as_ref().is_some_and(is_above) || !cells.is_some_and(is_row) {
            return Ok(());
        }
        let found = Cell::SIDE + 1;
        let line = self
            .take_last_grid(Cell::SIDE)
            .map_or(number, |last| last.line);
        self.counts.is_refused = true;
        let place = Place { line, column: 1 };
        let needed = Cell::SIDE;
        Err(mistake(place, Fault::GridRows { found, needed }))
    }

    /// Takes the last grid back, if it is right above.
    pub(super) fn take_last_grid(&mut self, size: usize) -> Option<Last> {
        let above = self.last.take_if(|last| {
            let is_same = last.is_grid && last.puzzle.layout.size() == size;
            is_same && self.is_adjacent
        })?;
        self.counts.puzzles -= 1;
        self.counts.grids = self.counts.grids.saturating_sub(1);
        self.counts.open = self.counts.open.saturating_sub(1);
        Some(above)
    }
}
