//! Two grids, one beside the other.

use super::Finder;
use super::row::{self, Row};
use super::signs::Sign;
use crate::formats::boards::mistake;
use crate::formats::{FormatError, Place};

/// No line with a row of each is longer than this.
const LONGEST: usize = 400;

/// No more gaps of a line are tried than this.
const MOST_GAPS: usize = 24;

/// The rows of two grids in a line, with two blanks or more between them, if these are no
/// empty cells.
pub(super) fn split(line: &str, sign: Sign) -> Option<[Row; 2]> {
    let line = line.trim();
    if line.len() > LONGEST || sign == Sign::Blank {
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
        (row.cells.len() == 9 && !row.has_marks() && !row.is_labelled).then_some(row)
    };
    let mut rows = gaps.map(|at| line.split_at(at));
    rows.find_map(|(left, right)| Some([row(left)?, row(right.trim_start())?]))
}

impl Finder {
    /// Takes the next rows of two grids.
    pub(super) fn two_rows(
        &mut self,
        number: usize,
        left: Row,
        right: Row,
    ) -> Result<(), FormatError> {
        if self.rows.is_empty() {
            self.beside.clear();
        }
        let mut beside = std::mem::take(&mut self.beside);
        if beside.len() != self.rows.len() {
            self.counts.is_refused = true;
            let place = Place {
                line: self.first_row + beside.len(),
                column: 1,
            };
            let problem = "two grids stand side by side, and this row has only one of them";
            return Err(mistake(place, problem));
        }
        self.row(number, left)?;
        beside.push(right);
        if self.rows.is_empty() && beside.len() == 9 {
            return self.grid(beside);
        }
        self.beside = beside;
        Ok(())
    }
}
