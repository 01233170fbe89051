//! One line of a text: a row, a drawn line, a puzzle with anything around it, or words.

use super::cages::{self, names_cells};
use super::columns::{self, Columns};
use super::in_line::{self, InLine, Wrong};
use super::joined::{self, Broken, unbroken};
use super::notation::{begins_with_link, in_notation, in_word, small, small_damage};
use super::page::{self, clean};
use super::row::{self, Row};
use super::signs::Sign;
use super::words::{
    Heading, declared, is_comment, is_known_heading, is_page_break, is_prose, names_row, title,
};
use super::{Finder, STRAY_ROWS, beside, is_cut_map};
use crate::formats::{Fault, FormatError, Place, boards, link, read_line, table, without_comment};
use sudoku_engine::grid::Cell;
use sudoku_engine::sudoku::Puzzle;

impl Finder {
    /// Reads the line with a number.
    pub(super) fn line(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let before = (self.counts.puzzles, self.rows.len());
        self.is_blank = line.trim().is_empty();
        let cleaned = clean(line);
        // The element of a row ends a line before and behind it.
        let is_row = || !line.to_ascii_lowercase().contains("table");
        let skips_blanks = cleaned.contains('\n') && !cleaned.trim().is_empty() && is_row();
        for part in cleaned.split('\n') {
            if skips_blanks && part.trim_matches(' ').is_empty() {
                continue;
            }
            let taken = self.clean_line(number, part);
            taken.map_err(|error| page::in_place(error, number, line))?;
            let bad_row = self.bad_row.take();
            self.bad_row = bad_row.map(|error| page::in_place(error, number, line));
        }
        if self.sign_as_written.is_none() && before != (self.counts.puzzles, self.rows.len()) {
            self.sign_as_written = self.meaning.sign.as_written(line);
        }
        Ok(())
    }

    pub(super) fn whole_line(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let sign = self.meaning.sign;
        if let Some(taken) = self.goes_on(number, line) {
            self.counts.lines += 1;
            return taken;
        }
        if line.trim().is_empty() {
            let is_row = sign == Sign::Blank && !self.rows.is_empty();
            if is_row && !line.is_empty() {
                return self.row(number, Row::blanks(line));
            }
            if let Some(row) = self.blank_row(number, line) {
                return self.row(number, row);
            }
            self.is_adjacent &= !self.rows.is_empty();
            self.told.pause();
            self.rule("");
            if self.is_blank {
                self.blanks.count(true);
            }
            return self.gap(number);
        }
        self.blanks.count(false);
        self.counts.lines += 1;
        self.check_map(number, line)?;
        if self.region_row(number, line)? {
            return Ok(());
        }
        let is_below_names = self.has_head && self.rows.is_empty() && table::is_rule(line);
        if row::is_drawn(line, sign) || is_below_names || table::is_clear_rule(line) {
            if self.rows.is_empty() {
                self.is_ruled[0] = true;
            } else if self.rows.len() == 1 {
                self.is_ruled[1] = true;
            }
            self.rule(line);
            return Ok(());
        }
        if !sign.is('#') && is_comment(line) {
            self.rows_pause(number)?;
            self.words(number, line);
            return Ok(());
        }
        // The name of the next row is in a line of its own.
        if names_row(line, self.rows.len() + 1) {
            return Ok(());
        }
        if !self.rows.is_empty() && is_page_break(line) {
            self.leave_out(number, false);
            return Ok(());
        }
        if let Some(separator) = columns::heads(line) {
            self.rows_end(number)?;
            self.names_rows = separator;
            self.has_head = true;
            return Ok(());
        }
        let fields = columns::barred(line).unwrap_or(line);
        let named = self.names_rows.and_then(|it| fields.split_once(it));
        if let Some((_, cells)) = named
            && let Some(row) = row::of_fields(cells, sign)
        {
            return self.row(number, row);
        }
        if let Some((name, cells)) = named
            && row::read(line, sign).is_some_and(|row| row.cells.len() == Cell::SIDE)
            && self.is_next_name(name)
        {
            // Its name is not one of its cells.
            self.rows.clear();
            self.counts.is_refused = true;
            let separators = self.names_rows.map_or(0, |it| cells.matches(it).count());
            return Err(FormatError::Cells {
                line: number,
                found: separators + 1,
                needed: Cell::SIDE,
            });
        }
        if self.rows.is_empty() && cages::has_pairs(line) && self.cage_line(number, line)? {
            return Ok(());
        }
        if let Some(row) = row::read(line, sign).filter(|row| self.comes_next(row)) {
            if row.is_blank() && self.needs_no_blanks() {
                return Ok(());
            }
            if self.rows.is_empty()
                && let Some(title) = declared(line)
            {
                self.heading = Some(Heading {
                    line: number,
                    title,
                    is_comment: false,
                });
            }
            return self.row(number, row);
        }
        if sign != Sign::Blank && !sign.is('#') && !line.trim_start().starts_with('#') {
            let content = without_comment(line);
            if content.len() < line.len()
                && let Some(row) = row::read(content, sign)
            {
                return self.row(number, row);
            }
        }
        if let Some(rows) = beside::split(line, sign) {
            return self.rows_beside(number, rows);
        }
        if let Some(taken) = self.joins_tail(number, line) {
            return taken;
        }
        if self.held.is_none()
            && let Some(last) = &mut self.last
            && let Some(givens) = &last.givens
            && boards::belong_together(givens, line.trim())
            && let Some(puzzle) = read_line(&(givens.clone() + line.trim()), number)?
        {
            let title = last.puzzle.title.take();
            last.puzzle = Puzzle { title, ..puzzle };
            last.givens = None;
            self.counts.others += 1;
            return Ok(());
        }
        if let Some(names) = in_line::regions(line).filter(|_| self.needs_regions()) {
            self.rows_end(number)?;
            return self.take_regions(names, number);
        }
        if let Some(puzzle) = in_notation(line, number)? {
            self.rows_end(number)?;
            return self.in_line(InLine::of(puzzle), number);
        }
        if let Some(pieces) = in_line::tuples(line, sign) {
            self.rows_end(number)?;
            return self.pieces(&pieces, line, number);
        }
        if let Some(found) = in_line::read(line, sign, self.columns.as_ref(), self.counts.listed())
        {
            if self.is_lost(&found, line, number)? {
                return Ok(());
            }
            if found.wrong == Some(Wrong::Several)
                && self.columns.is_none()
                && let Some(pieces) = in_line::sentences(line, sign)
            {
                self.rows_end(number)?;
                return self.pieces(&pieces, line, number);
            }
            if begins_with_link(line) {
                self.found_link()?;
            }
            self.rows_end(number)?;
            self.in_line(found, number)?;
            if let Some(last) = &mut self.last {
                let givens = line.trim();
                last.givens = (givens.len() == Cell::COUNT).then(|| givens.to_owned());
            }
            return Ok(());
        }
        if self.columns.as_ref().is_some_and(|it| it.lack_puzzle(line)) {
            self.rows_end(number)?;
            self.leave_out(number, false);
            return Ok(());
        }
        if let Some(found) = small(line, self.columns.as_ref()) {
            self.rows_end(number)?;
            return self.in_line(found, number);
        }
        match in_word(line, number) {
            // The link names a page for the puzzle that was found.
            Err(error @ FormatError::NoPuzzleInLink { .. }) if !self.has_link => {
                self.lone_link.get_or_insert(error);
            }
            Err(error) => return Err(error),
            Ok(Some(puzzle)) if self.is_cut_map(&puzzle, number) => {
                // Its givens alone are another puzzle.
                self.last = None;
                self.counts.puzzles -= 1;
                self.counts.is_refused = true;
                let (found, needed) = (line.trim().chars().count(), Cell::COUNT);
                return Err(boards::mistake(
                    Place {
                        line: number,
                        column: 1,
                    },
                    Fault::RegionCells { found, needed },
                ));
            }
            Ok(Some(puzzle)) => {
                if line.split_whitespace().any(link::is_link) {
                    self.found_link()?;
                }
                self.rows_end(number)?;
                return self.in_line(InLine::of(puzzle), number);
            }
            Ok(None) => {}
        }
        if let Some(damage) = in_line::damage(line, number, sign) {
            let cells = unbroken(line);
            let is_begun = cells.chars().all(|one| sign.value(one).is_some())
                && cells.chars().count() < Cell::COUNT;
            let begun = if is_begun {
                cells
            } else {
                match joined::tail(line, sign) {
                    Some(tail) => tail,
                    None => return Err(damage),
                }
            };
            self.rows_end(number)?;
            self.broken = Some(Broken {
                line: number,
                cells: begun.to_owned(),
                damage,
            });
            return Ok(());
        }
        if self.cage_line(number, line)? {
            return Ok(());
        }
        self.no_cages(number, line)?;
        let size = self.last.as_ref().filter(|last| !last.is_grid);
        let size = size.map_or(Cell::SIDE, |last| last.puzzle.layout.size());
        if let Some(damage) = small_damage(line, number, size) {
            return Err(damage);
        }
        self.no_row(number, line)?;
        self.tail = joined::tail(line, sign).map(|tail| (number, tail.to_owned()));
        let bad_row = row::damage(line, number, sign)
            .or_else(|| self.short_row(number, line))
            .or_else(|| self.named_damage(number, line));
        self.run_on(bad_row.as_ref())?;
        if self.rows.len() > STRAY_ROWS {
            let first = || self.run.1.clone();
            self.bad_row = self.bad_row.take().or_else(first);
        }
        self.rows_end(number)?;
        self.short_first = row::short(line, sign, None).map(|found| FormatError::Cells {
            line: number,
            found,
            needed: Cell::SIDE,
        });
        self.bad_row = bad_row;
        self.is_adjacent = false;
        self.is_ruled = [false; 2];
        if self.counts.puzzles == 0 && self.columns.is_none() {
            self.columns = Columns::named(line);
            if self.columns.is_some() {
                self.hear_of_boxes(line);
                self.named_columns = Some((number, line.to_owned()));
                return Ok(());
            }
        }
        self.words(number, line);
        Ok(())
    }

    /// Records a puzzle found in a link; a link without a puzzle is now a mistake.
    pub(super) fn found_link(&mut self) -> Result<(), FormatError> {
        self.has_link = true;
        self.lone_link.take().map_or(Ok(()), Err)
    }

    /// Whether a small board right below the line of a puzzle is the beginning of its regions.
    fn is_cut_map(&self, small: &Puzzle, number: usize) -> bool {
        let follows = self.last.as_ref().is_some_and(|last| {
            !last.is_grid && last.line + 1 == number && last.is_plain && !last.is_full()
        });
        follows && is_cut_map(small)
    }

    /// Keeps a drawn or blank line between the rows of a grid.
    pub(super) fn rule(&mut self, line: &str) {
        let above = self.rows.len();
        if above > 0 && self.ruled.len() < 4 * above {
            self.ruled.push((above, line.to_owned()));
        }
    }

    /// Handles words, which may be the next title.
    pub(super) fn words(&mut self, number: usize, line: &str) {
        self.told.pause();
        self.hear_of_boxes(line);
        let names_cells = names_cells(line);
        match names_cells {
            true => self.heard.hear_of_cells(line, || number),
            false => self.heard.hear(line, || number),
        }
        let is_first = self.counts.puzzles == 0 && self.first_row == 0;
        let is_comment = line.trim_start().starts_with('#');
        self.counts.begins_with_words |= is_first && !is_comment && is_prose(line);
        // A statement about cells is not a title.
        let titled = declared(line).or_else(|| title(line).filter(|_| !names_cells));
        let before = match titled {
            Some(title) => self.heading.replace(Heading {
                line: number,
                title,
                is_comment,
            }),
            None if is_known_heading(line) => self.heading.take(),
            None => {
                self.leave_out(number, is_comment);
                self.heading.take()
            }
        };
        if let Some(before) = before {
            self.leave_out(before.line, before.is_comment);
        }
    }

    pub(super) const fn leave_out(&mut self, number: usize, is_comment: bool) {
        if !is_comment {
            self.counts.tally.leave_out(number);
        }
    }
}
