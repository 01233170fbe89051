//! The regions of a jigsaw as a grid of their own below its digits.

use super::row::{self, Row, Written};
use super::{Finder, Last};
use crate::formats::boards::names_regions;
use sudoku_engine::grid::{Layout, LayoutBuilder};

/// The board with these regions, a character for each cell, if they are some.
fn board(names: &str) -> Option<Layout> {
    let board = || LayoutBuilder::new(9).regions_from(names).build();
    names_regions(names).then(|| board().ok())?
}

/// A row of nine letters, or of letters and digits.
fn letters(line: &str) -> Option<String> {
    if line.len() > 80 {
        return None;
    }
    let is_between = |one: char| one.is_whitespace() || matches!(one, ',' | ';' | '|');
    let names: String = line.chars().filter(|one| !is_between(*one)).collect();
    let is_row = names.len() == 9
        && names.bytes().all(|it| it.is_ascii_alphanumeric())
        && names.bytes().any(|it| it.is_ascii_alphabetic());
    is_row.then_some(names)
}

impl Finder {
    /// Whether the rows of a grid are the regions of the one above, which gets them.
    pub(super) fn is_regions(&mut self, rows: &[Row]) -> bool {
        let digit = |cell: &Written| match cell {
            Written::Digit(digit) => Some(char::from(b'0' + digit.get())),
            _ => None,
        };
        let cells = rows.iter().flat_map(|row| &row.cells);
        let names: Option<String> = cells.map(digit).collect();
        names.is_some_and(|names| self.take_regions(&names))
    }

    fn take_regions(&mut self, names: &str) -> bool {
        let Some(Last {
            puzzle,
            is_plain: true,
            ..
        }) = &mut self.last
        else {
            return false;
        };
        let Some(layout) = board(names).filter(|_| puzzle.layout.is_classic()) else {
            return false;
        };
        puzzle.layout = layout;
        // What stands above them is no title.
        self.heading = None;
        true
    }

    /// Takes a row of regions in letters, if a line is one and may be one here.
    pub(super) fn region_row(&mut self, number: usize, line: &str) -> bool {
        let is_open = self.rows.is_empty() && self.last.as_ref().is_some_and(|it| it.is_plain);
        let is_row = || row::read(line, self.meaning.sign).is_some();
        if !is_open || letters(line).is_none() || is_row() {
            self.regions_end();
            return false;
        }
        self.regions.push((number, line.to_owned()));
        if self.regions.len() == 9 {
            let lines = self.regions.iter();
            let names: String = lines.filter_map(|(_, line)| letters(line)).collect();
            if self.take_regions(&names) {
                self.regions.clear();
            }
            self.regions_end();
        }
        true
    }

    /// What does not go on as regions is words.
    pub(super) fn regions_end(&mut self) {
        for (number, line) in std::mem::take(&mut self.regions) {
            self.words(number, &line);
        }
    }
}
