//! Grids side by side.

use super::row::{self, Row};
use super::signs::Sign;
use super::{Finder, Heading};
use crate::formats::boards::mistake;
use crate::formats::rows::LONGEST_ROW;
use crate::formats::{Fault, FormatError, Place};

/// The most gaps of a line to try.
const MOST_GAPS: usize = 24;

/// The most grids in a line.
const MOST: usize = 6;

/// Returns the rows of two or more grids in a line, with two blanks or more between them, if blanks
/// are not empty cells.
pub(super) fn split(line: &str, sign: Sign) -> Option<Vec<Row>> {
    let line = line.trim();
    if line.len() > LONGEST_ROW || sign == Sign::Blank {
        return None;
    }
    let bytes = line.as_bytes();
    let is_gap = |at: &usize| {
        let is_blank = |at: usize| matches!(bytes.get(at), Some(b' ' | b'\t'));
        let is_wide = bytes[*at] == b'\t' || is_blank(*at + 1);
        is_blank(*at) && is_wide && !is_blank(at.wrapping_sub(1))
    };
    let gaps = (1..bytes.len()).filter(is_gap).take(MOST_GAPS);
    let row = |text: &str| {
        let mut row = row::read(text, sign)?;
        row.bars = None;
        (row.cells.len() == 9 && !row.has_marks() && !row.is_labeled).then_some(row)
    };
    let mut rows = Vec::new();
    let mut start = 0;
    for at in gaps.chain([line.len()]) {
        if let Some(row) = row(line[start..at].trim_start()) {
            rows.push(row);
            start = at;
        }
    }
    (start == line.len() && (2..=MOST).contains(&rows.len())).then_some(rows)
}

impl Finder {
    /// Handles the next rows of two or more grids.
    pub(super) fn rows_beside(&mut self, number: usize, rows: Vec<Row>) -> Result<(), FormatError> {
        if self.rows.is_empty() {
            self.beside.clear();
        }
        let mut beside = std::mem::take(&mut self.beside);
        let is_even = beside.last().is_none_or(|it| it.len() + 1 == rows.len());
        if beside.len() != self.rows.len() || !is_even {
            self.counts.is_refused = true;
            let place = Place {
                line: self.first_row + beside.len(),
                column: 1,
            };
            return Err(mistake(place, Fault::SideBySide));
        }
        if beside.is_empty() {
            self.part_heading(rows.len());
        }
        let mut rows = rows.into_iter();
        if let Some(first) = rows.next() {
            self.row(number, first)?;
        }
        beside.push(rows.collect());
        if self.rows.is_empty() && beside.len() == 9 {
            for at in 0..beside[0].len() {
                let rows = beside.iter().filter_map(|row| row.get(at).cloned());
                let rows: Vec<Row> = rows.collect();
                // An empty grid next to another one is there for the answers.
                if !rows.iter().all(Row::is_empty) {
                    self.heading = self.beside_headings.get_mut(at).and_then(Option::take);
                    self.grid(rows)?;
                }
            }
            let first = self.first_row;
            self.blank.take_if(|it| it.line == first);
            return Ok(());
        }
        self.beside = beside;
        Ok(())
    }

    /// Separates the titles above grids side by side, with two blanks or more between them.
    fn part_heading(&mut self, count: usize) {
        self.beside_headings.clear();
        let Some(heading) = &mut self.heading else {
            return;
        };
        let parts = heading.title.split("  ").flat_map(|it| it.split('\t'));
        let titles: Vec<String> = parts
            .map(|it| it.trim().to_owned())
            .filter(|it| !it.is_empty())
            .collect();
        if titles.len() != count {
            return;
        }
        let (line, is_comment) = (heading.line, heading.is_comment);
        let mut all = titles.into_iter().map(|title| Heading {
            line,
            title,
            is_comment,
        });
        self.heading = all.next();
        self.beside_headings = all.map(Some).collect();
    }
}
