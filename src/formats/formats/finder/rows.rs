//! The rows of a grid, one after another.

mod complete;
mod solution;

use super::grid::drawn;
use super::row::{self, Name, Row, Written};
use super::whole::Whole;
use super::{Finder, STRAY_ROWS};
use crate::formats::boards::mistake;
use crate::formats::{Fault, FormatError, Place, labels};
use sudoku_engine::grid::Cell;

impl Finder {
    /// Handles the next row of a grid.
    pub(super) fn row(&mut self, number: usize, mut row: Row) -> Result<(), FormatError> {
        let size = row.cells.len();
        // Words with a comma are not names of columns if a grid comes below them.
        if let Some((line, words)) = self.named_columns.take() {
            self.columns = None;
            self.words(line, &words);
        }
        row.at = number;
        row.gap = self.blanks.take();
        if self.parts_spaced(row.gap) {
            self.rows_end(number)?;
        }
        if let Some(name) = &mut row.name {
            name.line = number;
        }
        if let Some(numbered) = &mut row.numbered {
            numbered.line = number;
        }
        if let Some(before) = self.rows.first().map(|first| first.cells.len())
            && before != size
        {
            // A row with a cell too few or too many may be a row of a smaller board.
            let bad_row = |line, found, needed| FormatError::Cells {
                line,
                found,
                needed,
            };
            let (first, count) = (self.first_row, self.rows.len());
            let is_right_below = self.rows.last().is_some_and(|last| last.at + 1 == number);
            let is_near = |size: usize| size == 8 || size < 8 && is_right_below;
            if before == 9 && is_near(size) && count > STRAY_ROWS {
                let are_numbered = self.rows.iter().all(|row| row.is_labeled);
                let numbered = row.numbered.filter(|_| are_numbered);
                let found = numbered.map_or(size, |it| it.cells);
                self.bad_row = Some(bad_row(number, found, before));
            }
            // The number before the only row is a cell if the next row has no number.
            let numbers = self.rows.iter().filter(|it| it.number.is_some());
            let cells = before + numbers.count() * usize::from(!row.is_labeled);
            self.rows_end(number)?;
            if is_near(before) && size == 9 && count == 1 {
                self.bad_row = Some(bad_row(first, cells, size));
            }
        }
        // The number before the first row is a cell if the next row has no number.
        if let [first] = self.rows.as_slice()
            && let Some(above) = first.number
            && !row.is_labeled
            && row.numbered.is_none_or(|it| it.number != above + 1)
            && size == Cell::SIDE
        {
            self.rows.clear();
            self.run = (0, None);
            return Err(FormatError::Cells {
                line: self.first_row,
                found: size + 1,
                needed: size,
            });
        }
        // The row has the names of the columns.
        if let [first] = self.rows.as_slice() {
            let heads = !first.is_labeled && row.is_labeled && first.counts();
            let is_ruled_off =
                self.is_ruled == [false, true] && (first.is_empty() || first.counts());
            if heads || is_ruled_off {
                self.rows.clear();
            }
        }
        if self.rows.is_empty() {
            self.check_whole(number)?;
            self.first_row = number;
            self.ruled.clear();
            self.gaps.clear();
            if let Some(short) = self.short_first.take().filter(|_| size == Cell::SIDE) {
                self.bad_row.get_or_insert(short);
            }
        }
        if size == Cell::SIDE {
            self.run.0 += 1;
            self.run_ends()?;
        }
        self.rows.push(row);
        if self.rows.len() == 2 {
            self.second_row = number;
        }
        if self.rows.len() == size {
            let bad_row = self.bad_row.take();
            self.run = (0, None);
            let whole = Whole {
                line: number,
                part: self.gaps.first().copied().unwrap_or(0),
                is_numbered: row::are_numbered(&self.rows),
                torn: self.torn(size, bad_row),
            };
            let rows = std::mem::take(&mut self.rows);
            if self.numbers_columns(&rows) || self.divides_names(&rows) {
                // Nine rows may follow below it.
                self.has_head = true;
                self.first_row = self.second_row;
                self.rows = rows.into_iter().skip(1).collect();
                return Ok(());
            }
            self.has_head = false;
            self.spaced(&rows, number).inspect_err(|_| {
                self.counts.is_refused = true;
            })?;
            self.check_cells(&rows).inspect_err(|_| {
                self.counts.is_refused = true;
            })?;
            self.grid(rows)?;
            self.whole = Some(whole);
            self.is_adjacent = true;
            self.is_ruled = [false; 2];
        }
        Ok(())
    }

    /// Whether the first of the rows of a grid numbers its columns.
    fn numbers_columns(&self, rows: &[Row]) -> bool {
        !self.has_head
            && rows[0].counts()
            && !rows[0].is_labeled
            && !rows.iter().any(Row::has_marks)
            && drawn(rows, self.first_row).is_ok_and(|it| labels::has_head(&it.givens))
    }

    /// Whether the first of the rows of a table in Markdown only looks like empty cells: no other row
    /// has that sign.
    fn divides_names(&self, rows: &[Row]) -> bool {
        let [first, others @ ..] = rows else {
            return false;
        };
        let is_empty = |cell: &Written| *cell == Written::Empty;
        self.meaning.sign.is('-')
            && !self.has_head
            && first.bars_around
            && first.cells.iter().all(is_empty)
            && !others.iter().any(|row| row.cells.iter().any(is_empty))
    }

    /// Counts consecutive rows after a line that is damaged or not a row.
    pub(super) fn run_on(&mut self, bad_row: Option<&FormatError>) -> Result<(), FormatError> {
        match bad_row {
            Some(error) => {
                self.run.0 += 1;
                let first = self.first_too_long();
                self.run
                    .1
                    .get_or_insert_with(|| first.unwrap_or_else(|| error.clone()));
                self.run_ends()
            }
            None => {
                self.run = (0, None);
                Ok(())
            }
        }
    }

    /// Returns the mistake in a line right below a row that has nothing but fewer cells.
    pub(super) fn short_row(&self, number: usize, line: &str) -> Option<FormatError> {
        let above = self.rows.last().filter(|above| above.at + 1 == number)?;
        let found = row::short(line, self.meaning.sign, Some(above))?;
        Some(FormatError::Cells {
            line: number,
            found,
            needed: above.cells.len(),
        })
    }

    /// Returns the mistake in a line right below a row with a name, behind the name of its own.
    pub(super) fn named_damage(&self, number: usize, line: &str) -> Option<FormatError> {
        let above = self.rows.last().filter(|above| above.at + 1 == number)?;
        let cells = row::behind_name(line).filter(|_| above.is_labeled)?;
        let start = cells.as_ptr() as usize - line.as_ptr() as usize;
        Some(match row::damage(cells, number, self.meaning.sign)? {
            FormatError::NotADigit { mut place, text } => {
                place.column += line[..start].chars().count();
                FormatError::NotADigit { place, text }
            }
            damage => damage,
        })
    }

    /// Returns the mistake in the first of these rows if its first cell was read as its number: no
    /// row with the number 1 or 0 is above it.
    fn first_too_long(&self) -> Option<FormatError> {
        let first = self.rows.first()?;
        let line = first.name.as_ref()?.line;
        let size = first.cells.len();
        first
            .number
            .filter(|it| *it > 1)
            .map(|_| FormatError::Cells {
                line,
                found: size + 1,
                needed: size,
            })
    }

    /// Reports nine rows with damaged ones among them as a damaged grid.
    fn run_ends(&mut self) -> Result<(), FormatError> {
        if self.run.0 < Cell::SIDE {
            return Ok(());
        }
        match std::mem::take(&mut self.run).1 {
            Some(error) => {
                self.rows.clear();
                // Rows that are too short may be explained better by their own reader.
                self.counts.is_refused |= matches!(error, FormatError::NotADigit { .. });
                Err(error)
            }
            None => Ok(()),
        }
    }

    /// Refuses numbers right below a small grid, as many as in its rows: it is not a grid then, but
    /// the beginning of a table.
    pub(super) fn no_row(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        self.check_numbered(number, line)?;
        let last = self.last.as_ref().filter(|last| last.is_grid);
        let size = last.map_or(9, |last| last.puzzle.layout.size());
        let is_below = last.is_some_and(|last| last.line + size == number);
        if size == 9 || !is_below || !self.rows.is_empty() {
            return Ok(());
        }
        let is_between = |one: char| one.is_whitespace() || matches!(one, ',' | ';');
        let mut fields = line.split(is_between).filter(|it| !it.is_empty());
        let is_number = |it: &str| it.bytes().all(|one| one.is_ascii_digit());
        if fields.clone().count() != size || !fields.all(is_number) {
            return Ok(());
        }
        self.counts.is_refused = true;
        self.last = None;
        let place = Place {
            line: number,
            column: 1,
        };
        Err(mistake(place, Fault::NumbersBelow { size }))
    }

    /// Whether a row may be the next one: the number before it may be its own.
    pub(super) fn comes_next(&self, row: &Row) -> bool {
        let Some(number) = row.number else {
            return true;
        };
        let mut numbers = self.rows.iter().filter_map(|row| row.number).peekable();
        if numbers.peek().is_some() {
            return numbers.all(|it| it != number);
        }
        // Only the names of the columns may be above it, or a row with a cell too few.
        let is_above = |first: &Row| {
            let is_numbered = first.numbered.is_some_and(|it| it.number + 1 == number);
            first.counts() || first.is_empty() || is_numbered
        };
        self.rows.len() < 2 && self.rows.first().is_none_or(is_above)
    }

    /// Refuses a row among numbered rows whose number is a cell, a row with an extra cell whose
    /// first cell looks like its number, and a row with more or fewer fields than the others.
    fn check_cells(&self, rows: &[Row]) -> Result<(), FormatError> {
        let is_numbered = |row: &&Row| row.name.as_ref().is_some_and(Name::is_number);
        let refused = |line: usize, found: usize| {
            Err(FormatError::Cells {
                line,
                found,
                needed: rows.len(),
            })
        };
        if let Some((line, found)) = row::uneven(rows) {
            return refused(line, found);
        }
        // Beside other signs of an empty cell, a row of blanks has lost its cells.
        let is_blank = |row: &&Row| row.cells.iter().all(|it| *it == Written::Nothing);
        let has_sign = |row: &Row| row.cells.contains(&Written::Empty);
        if let Some(row) = rows.iter().find(is_blank)
            && rows.iter().any(has_sign)
        {
            return refused(row.at, 0);
        }
        let mut others = rows.iter().filter(|row| !is_numbered(row)).peekable();
        if others.peek().is_none() {
            return Ok(());
        }
        if 2 * rows.iter().filter(is_numbered).count() > rows.len()
            && let Some(wrong) = others.find_map(|row| row.numbered)
        {
            return refused(wrong.line, wrong.cells);
        }
        let name = |row: &Row| row.number.and(row.name.as_ref()).map(|name| name.line);
        match rows.iter().find_map(name) {
            Some(line) => refused(line, rows.len() + 1),
            None => Ok(()),
        }
    }

    /// Whether a field names the next row by its number, counted from 1 or from 0.
    pub(super) fn is_next_name(&self, field: &str) -> bool {
        let number = field.trim().trim_matches('"').parse::<usize>().ok();
        number.is_some_and(|it| it == self.rows.len() || it == self.rows.len() + 1)
    }

    /// Whether a row of blanks is not a row, because there is another sign for an empty cell.
    pub(super) fn needs_no_blanks(&self) -> bool {
        let has = |wanted: Written| self.rows.iter().any(|row| row.cells.contains(&wanted));
        match self.rows.is_empty() {
            true => self.is_adjacent && !self.has_blank_cells,
            false => has(Written::Empty) && !has(Written::Nothing),
        }
    }

    /// Handles a comment, which may be between the rows of a grid.
    pub(super) fn rows_pause(&mut self, number: usize) -> Result<(), FormatError> {
        if self.rows.len() <= STRAY_ROWS {
            self.rows_end(number)?;
        }
        self.is_adjacent &= !self.rows.is_empty();
        self.gap(number)
    }

    /// Handles the end of consecutive rows: an incomplete grid is reported, but a few digits among
    /// words are just words.
    pub(super) fn rows_end(&mut self, number: usize) -> Result<(), FormatError> {
        let rows = std::mem::take(&mut self.rows);
        self.beside.clear();
        let Some(first) = rows.first() else {
            return Ok(());
        };
        let size = first.cells.len();
        let last = self.first_row.saturating_add(rows.len());
        for number in self.first_row..last.min(number.max(self.first_row + 1)) {
            self.counts.tally.leave_out(number);
        }
        if self.bad_row.is_none() {
            self.check_spaced(&rows)?;
        }
        let is_small = rows.len() <= STRAY_ROWS || size < 9 || rows.iter().all(Row::is_empty);
        // Empty rows of a spreadsheet separate its grids.
        let is_blank = |row: &Row| row.cells.iter().all(|it| *it == Written::Nothing);
        let is_stray = is_small && (!self.is_adjacent || rows.iter().all(is_blank));
        if is_stray {
            return Ok(());
        }
        // Below the names of the columns, only a grid can be meant.
        self.counts.is_refused |= self.has_head || rows.iter().all(|row| row.is_labeled);
        let are_regions = self.are_some_regions(&rows);
        if are_regions {
            // Without its regions, the grid above would be another puzzle.
            self.last = None;
            self.counts.is_refused = true;
        }
        if let Some(bad_row) = self.bad_row.take() {
            return Err(bad_row);
        }
        if are_regions {
            let line = self.first_row;
            let (found, needed) = (rows.len(), Cell::SIDE);
            let problem = Fault::RegionRows { found, needed };
            return Err(mistake(Place { line, column: 1 }, problem));
        }
        // It is not known which rows of the grid above are extra.
        let above = self.take_last_grid(size);
        let place = Place {
            line: above.as_ref().map_or(self.first_row, |last| last.line),
            column: 1,
        };
        let found = rows.len() + above.map_or(0, |_| size);
        let problem = Fault::GridRows {
            found,
            needed: size,
        };
        Err(mistake(place, problem))
    }
}
