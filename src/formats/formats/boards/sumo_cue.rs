//! The text of SumoCue: `SumoCueV1`, a `D` if the diagonals count, then each cell. A cell is `=`
//! and the sum of the cage that begins there; for a single cell this is its given or 0, for more
//! cells 0 is an unknown sum. Or it is `+` and the number of the cell where its cage begins. In a
//! jigsaw, `J` and the number of its region follow each cell.

use super::{Place, built, mistake};
use crate::formats::error::shown;
use crate::formats::{Fault, FormatError, TomlFault};
use sudoku_engine::grid::{Cell, CellSet, Digit, Feature, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

const START: &str = "SumoCueV1";

pub(in crate::formats) fn is_start(word: &str) -> bool {
    word.starts_with(START)
}

/// Whether there are fewer cells than a board has.
pub(super) fn goes_on(line: &str) -> bool {
    is_start(line.trim_start()) && line.matches(['=', '+']).count() < Cell::COUNT
}

/// A cell as written in the text.
struct Entry {
    begins: bool,
    number: usize,
    region: Option<usize>,
}

/// Returns the puzzle, and the rest of the line behind it.
pub(in crate::formats) fn read(line: &str, place: Place) -> Result<(Puzzle, &str), FormatError> {
    let mut reading = Reading {
        rest: line.trim_start().strip_prefix(START).unwrap_or_default(),
    };
    let has_diagonals = reading.take('D');
    let mut entries = Vec::new();
    for cell in Cell::all() {
        let missing = || mistake(place, Fault::NumberMissing { cell });
        if let Some(entry) = reading.entry(missing)? {
            entries.push(entry);
            continue;
        }
        let behind = reading.rest.trim_start();
        if !behind.is_empty() {
            let text = shown(behind, FormatError::SHOWN_OF_TEXT);
            return Err(mistake(place, Fault::NotTheNextCell { cell, text }));
        }
        break;
    }
    if entries.len() != Cell::COUNT {
        let (line, found) = (place.line, entries.len());
        return Err(FormatError::Cells {
            line,
            found,
            needed: Cell::COUNT,
        });
    }
    reading.end(place)?;
    let mut cages = [CellSet::EMPTY; Cell::COUNT];
    for (cell, entry) in Cell::all().zip(&entries) {
        let first = if entry.begins {
            cell.index()
        } else {
            entry.number
        };
        if !entries.get(first).is_some_and(|entry| entry.begins) {
            return Err(mistake(place, Fault::NoCageAt { number: first }));
        }
        cages[first].insert(cell);
    }
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    let mut board = LayoutBuilder::classic();
    let regions: Option<Vec<usize>> = entries.iter().map(|entry| entry.region).collect();
    if let Some(regions) = regions {
        let of = |number| {
            let cells = Cell::all().zip(&regions).filter(|(_, it)| **it == number);
            cells.map(|(cell, _)| cell).collect::<CellSet>()
        };
        let all = (0..Cell::COUNT).map(of).filter(|cells| !cells.is_empty());
        board = board.regions(all);
    } else if entries.iter().any(|entry| entry.region.is_some()) {
        return Err(mistake(place, Fault::SomeWithoutRegion));
    }
    if has_diagonals {
        board = board.diagonals();
    }
    for (cell, cells) in Cell::all().zip(cages) {
        let sum = entries[cell.index()].number;
        match (cells.len(), u8::try_from(sum)) {
            (0, _) => {}
            (1, Ok(sum)) if sum <= 9 => puzzle.givens[cell.index()] = Digit::new(sum),
            // A cage with an unknown sum only forbids equal digits.
            (_, Ok(0)) => board = board.cage(cells, None),
            (_, Ok(sum)) => board = board.cage(cells, Some(sum)),
            (_, Err(_)) => return Err(mistake(place, Fault::SumTooLarge { sum })),
        }
    }
    puzzle.layout = built(board, place)?;
    Ok((puzzle, reading.rest))
}

/// The rest of the text to read.
struct Reading<'a> {
    rest: &'a str,
}

impl Reading<'_> {
    /// Whether this character comes next; if so, reads it.
    fn take(&mut self, character: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(character);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn number(&mut self) -> Option<usize> {
        self.rest = self.rest.trim_start();
        let end = self.rest.find(|one: char| !one.is_ascii_digit());
        let (digits, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        digits.parse().ok().filter(|number| *number < 1000)
    }

    /// Refuses more cells behind the last one, and a text that nothing separates from it.
    fn end(&self, place: Place) -> Result<(), FormatError> {
        let behind = self.rest.trim_start();
        if behind.starts_with(['=', '+']) {
            return Err(FormatError::Cells {
                line: place.line,
                found: Cell::COUNT + behind.matches(['=', '+']).count(),
                needed: Cell::COUNT,
            });
        }
        let is_apart = behind.len() < self.rest.len() || behind.starts_with('#');
        if behind.is_empty() || is_apart {
            return Ok(());
        }
        let text = shown(behind, FormatError::SHOWN_OF_TEXT);
        Err(mistake(place, Fault::Toml(TomlFault::BehindValue { text })))
    }

    /// Returns the next cell, if one begins here.
    fn entry(&mut self, missing: impl Fn() -> FormatError) -> Result<Option<Entry>, FormatError> {
        let begins = self.take('=');
        if !begins && !self.take('+') {
            return Ok(None);
        }
        let number = self.number().ok_or_else(&missing)?;
        let region = match self.take('J') {
            true => Some(self.number().ok_or_else(missing)?),
            false => None,
        };
        Ok(Some(Entry {
            begins,
            number,
            region,
        }))
    }
}

pub(in crate::formats) fn write(puzzle: &Puzzle) -> String {
    let layout = &puzzle.layout;
    let mut text = START.to_owned();
    if layout.features().contains(&Feature::DiagonalDown) {
        text.push('D');
    }
    let values = puzzle.values();
    for cell in Cell::all() {
        let begun = layout.cage_of(cell).and_then(|cage| {
            let first = cage.cells.first()?;
            Some((first, cage.sum.unwrap_or(0)))
        });
        text += &match begun {
            Some((first, sum)) if first == cell => format!("={sum}"),
            Some((first, _)) => format!("+{}", first.index()),
            None => format!("={}", values[cell.index()].map_or(0, Digit::get)),
        };
        if !layout.has_classic_boxes() {
            let region = layout.region_of(cell).map_or(0, |it| it.number());
            text += &format!("J{region}");
        }
    }
    text
}
