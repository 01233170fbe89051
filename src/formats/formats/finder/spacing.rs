//! Grids with blank lines between their rows: the number of blank lines shows where a row belongs.

use super::row::Row;
use super::{Finder, Ready};
use crate::formats::boards::mistake;
use crate::formats::{Fault, FormatError, Place};

/// The blank lines above the next row.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Blanks {
    /// The number of those right above the current line.
    now: usize,
    /// The most of them that follow each other, without anything between them.
    most: usize,
}

impl Blanks {
    pub(super) const NONE: Self = Self { now: 0, most: 0 };

    /// Counts a line.
    pub(super) const fn count(&mut self, is_blank: bool) {
        self.now = if is_blank { self.now + 1 } else { 0 };
        if self.now > self.most {
            self.most = self.now;
        }
    }

    /// Returns the number above the row that comes now.
    pub(super) const fn take(&mut self) -> usize {
        let most = self.most;
        *self = Self::NONE;
        most
    }
}

/// Grids below each other with an equal number of blank lines between all rows or boxes, even
/// between two grids: only the number of rows shows where a grid ends.
pub(super) struct Spaced {
    /// The first line, and the line of the last row.
    line: usize,
    last: usize,
    /// The number of blank lines between two rows or boxes.
    gap: usize,
    grids: usize,
    size: usize,
}

/// The blank lines between the rows of a grid.
enum Spacing {
    /// There are none, or different numbers between boxes.
    Other,
    /// There are this many between two boxes, and fewer within a box.
    Boxes(usize),
    /// There are this many between two rows.
    Even(usize),
    /// There are more of them below this number of rows, which are not whole boxes.
    Torn(usize),
}

impl Spacing {
    /// Returns the spacing of the rows of a grid.
    fn of(rows: &[Row]) -> Self {
        let gaps = || rows.iter().skip(1).map(|row| row.gap);
        let least = gaps().min().unwrap_or(0);
        let wide = (1..).zip(gaps()).filter(|(_, gap)| *gap > least);
        let wide: Vec<usize> = wide.map(|(above, _)| above).collect();
        let Some(first) = wide.first() else {
            return match least {
                0 => Self::Other,
                least => Self::Even(least),
            };
        };
        let most = gaps().max().unwrap_or(0);
        let is_even = gaps().all(|gap| gap == least || gap == most);
        let ends = wide.iter().copied().chain([rows.len()]);
        let mut starts = [0].into_iter().chain(wide.iter().copied());
        let are_boxes = *first > 1 && starts.all(|it| it.is_multiple_of(*first));
        match are_boxes && ends.count() * first == rows.len() {
            true if is_even => Self::Boxes(most),
            false if least > 0 => Self::Torn(*first),
            _ => Self::Other,
        }
    }
}

impl Finder {
    /// Handles the spacing of a whole grid.
    pub(super) fn spaced(&mut self, rows: &[Row], number: usize) -> Result<(), FormatError> {
        let [first, ..] = rows else { return Ok(()) };
        let size = rows.len();
        let (gap, is_even) = match Spacing::of(rows) {
            Spacing::Even(gap) => (gap, true),
            Spacing::Boxes(gap) => (gap, false),
            Spacing::Other => {
                self.spaced = None;
                return Ok(());
            }
            Spacing::Torn(found) => {
                let place = Place {
                    line: first.at,
                    column: 1,
                };
                let needed = size;
                return Err(mistake(place, Fault::GridRows { found, needed }));
            }
        };
        let before = self
            .spaced
            .take()
            .filter(|it| is_even && it.gap == gap && it.is_above(rows));
        let (line, grids) = before.map_or((first.at, 0), |it| (it.line, it.grids));
        self.spaced = Some(Spaced {
            line,
            last: number,
            gap,
            grids: grids + 1,
            size,
        });
        Ok(())
    }

    /// Refuses the grids above if these rows continue them but are not a whole grid: it is not
    /// known which row is extra, or where one is missing.
    pub(super) fn check_spaced(&mut self, rows: &[Row]) -> Result<(), FormatError> {
        let Some(spaced) = self.spaced.take_if(|it| it.is_above(rows)) else {
            return Ok(());
        };
        let line = spaced.line;
        self.last.take_if(|it| it.is_grid && it.line >= line);
        self.ready.retain(|it| it.line < line);
        let (grids, size) = (spaced.grids, spaced.size);
        self.counts.puzzles = self.counts.puzzles.saturating_sub(grids);
        self.counts.grids = self.counts.grids.saturating_sub(grids);
        self.counts.open = self.counts.open.saturating_sub(grids);
        self.counts.is_refused = true;
        let is_short = 2 * rows.len() > size;
        let problem = Fault::GridRows {
            found: grids * size + rows.len(),
            needed: (grids + usize::from(is_short)) * size,
        };
        Err(mistake(Place { line, column: 1 }, problem))
    }

    /// Whether a row with this number of blank lines above it is farther away from the rows above it
    /// than these are from the grids above them.
    pub(super) fn parts_spaced(&self, gap: usize) -> bool {
        let spaced = self.spaced.as_ref();
        spaced.is_some_and(|it| it.gap < gap && it.is_above(&self.rows))
    }

    /// Whether a puzzle may be one of grids that are not known to be whole.
    pub(super) fn awaits_end(&self, ready: &Ready) -> bool {
        let spaced = self.spaced.as_ref();
        spaced.is_some_and(|it| ready.line >= it.line)
    }
}

impl Spaced {
    /// Whether these rows continue the grids.
    fn is_above(&self, rows: &[Row]) -> bool {
        let first = rows.first();
        first.is_some_and(|it| it.at == self.last + self.gap + 1 && it.cells.len() == self.size)
    }
}
