//! The regions of a jigsaw as a separate grid, below its digits or above them.

use super::cages::speaks_of_cells;
use super::grid::is_solution;
use super::row::{self, Row, Written};
use super::{Finder, Last, is_full};
use crate::formats::boards::{impossible, mistake, names_regions};
use crate::formats::lines::MEANT;
use crate::formats::{Fault, FormatError, Place};
use sudoku_engine::grid::{Cell, CellSet, Digit, Layout, LayoutBuilder, Values};
use sudoku_engine::sudoku::{Position, Puzzle};

/// The most zeros in a map of regions: a region has no more cells.
const MOST_NOUGHTS: usize = 9;

/// The most names in a map of regions, even in one with mistakes.
const MOST_NAMES: usize = 12;

/// The longest row of names, with the separators.
const LONGEST_NAMES: usize = 80;

/// The fewest lines of letters that are not just words.
const FEWEST_ROWS: usize = 3;

/// Returns the board with these regions, a character for each cell.
pub(in crate::formats) fn board(names: &str, line: usize) -> Result<Layout, FormatError> {
    let place = Place { line, column: 1 };
    let layout = LayoutBuilder::new(9).regions_from(names).build();
    layout.map_err(|error| match sizes(names) {
        Some(problem) => mistake(place, problem),
        None => impossible(error, place),
    })
}

/// Returns values as the names of regions, if they are meant as names.
pub(in crate::formats) fn regions_of(values: &Values) -> Option<String> {
    let name = |value: &Option<Digit>| value.map_or('0', |it| char::from(b'0' + it.get()));
    let names: String = values.iter().map(name).collect();
    is_map(&names).then_some(names)
}

/// Whether a character for each cell is meant as the name of its region.
pub(super) fn is_map(names: &str) -> bool {
    names_regions(names) && are_names(names) && names.matches('0').count() <= MOST_NOUGHTS
}

/// Whether a board that a line was read as is the beginning of a map of regions: it is small, and
/// no full board has a digit twice in a house.
pub(in crate::formats) fn is_cut_map(puzzle: &Puzzle) -> bool {
    let is_small = puzzle.layout.size() < Cell::SIDE;
    is_small && is_full(puzzle) && Position::new(puzzle).grid().has_clash()
}

/// The longest text before a map of regions that only names it.
pub(super) const LONGEST_LABEL: usize = 20;

/// The names of regions in a word that is meant as a map of them, and the most signs in it that name
/// none.
const NAMES: std::ops::RangeInclusive<usize> = 7..=MOST_NAMES;
const MOST_WRONG: usize = 3;

/// Returns the mistake in a line with a word that is meant as a map of regions, but has a character
/// that is not a name, or too few or too many names.
pub(in crate::formats) fn damaged(line: &str, number: usize) -> Option<FormatError> {
    if line.len() < *MEANT.start() {
        return None;
    }
    let is_between = |one: char| one.is_whitespace() || ",;:=\"'|".contains(one);
    let word = line.split(is_between).find(|word| is_damaged_map(word))?;
    let start = word.as_ptr() as usize - line.as_ptr() as usize;
    let column = line[..start].chars().count() + 1;
    let wrong = (column..).zip(word.chars());
    let wrong = wrong.into_iter().find(|(_, one)| !one.is_alphanumeric());
    Some(match wrong {
        Some((column, one)) => {
            let place = Place {
                line: number,
                column,
            };
            let text = one.to_string();
            mistake(place, Fault::NotARegionName { text })
        }
        None => {
            let place = Place {
                line: number,
                column,
            };
            let (found, needed) = (word.len(), Cell::COUNT);
            mistake(place, Fault::RegionCells { found, needed })
        }
    })
}

/// Whether a word is a damaged map of regions: in rows of nine, at least half of its characters are
/// equal to a neighbor.
fn is_damaged_map(word: &str) -> bool {
    let signs = word.as_bytes();
    if !MEANT.contains(&signs.len()) || !signs.iter().all(u8::is_ascii_graphic) {
        return false;
    }
    let wrong = signs
        .iter()
        .filter(|it| !it.is_ascii_alphanumeric())
        .count();
    let is_whole = signs.len() == Cell::COUNT && wrong == 0;
    if wrong > MOST_WRONG || is_whole || !are_names(word) {
        return false;
    }
    let mut names: Vec<u8> = signs.to_vec();
    names.retain(u8::is_ascii_alphanumeric);
    names.sort_unstable();
    names.dedup();
    let like = |at: usize| {
        let own = signs[at];
        let beside = [
            at.checked_sub(1),
            Some(at + 1),
            at.checked_sub(9),
            Some(at + 9),
        ];
        let mut beside = beside.into_iter().flatten().filter_map(|it| signs.get(it));
        own.is_ascii_alphanumeric() && !b"0xX".contains(&own) && beside.any(|it| *it == own)
    };
    NAMES.contains(&names.len())
        && 2 * (0..signs.len()).filter(|at| like(*at)).count() >= signs.len()
}

/// Returns the mistake in the sizes of the regions; `None` if they are right.
fn sizes(names: &str) -> Option<Fault> {
    let mut all: Vec<(char, CellSet)> = Vec::new();
    for (cell, name) in Cell::all().zip(names.chars()) {
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, cells)) => _ = cells.insert(cell),
            None => all.push((name, CellSet::only(cell))),
        }
    }
    // These are names of cages; a killer has more than nine.
    if all.len() > MOST_NAMES {
        return Some(Fault::MapNames { found: all.len() });
    }
    all.sort_unstable_by_key(|(name, _)| *name);
    let sizes: Vec<(char, usize)> = all
        .iter()
        .filter(|(_, cells)| cells.len() != 9)
        .map(|(name, cells)| (*name, cells.len()))
        .collect();
    if sizes.is_empty() {
        return None;
    }
    // A cell that does not touch another cell of its region.
    let is_alone = |cell: &Cell, cells: CellSet| (CellSet::only(*cell).beside() & cells).is_empty();
    let large = all.iter().filter(|(_, cells)| cells.len() != 9);
    let mut alone = large.flat_map(|(_, cells)| cells.iter().filter(|it| is_alone(it, *cells)));
    let alone = match (alone.next(), alone.next()) {
        (Some(cell), None) => Some(cell),
        _ => None,
    };
    Some(Fault::RegionSizes { sizes, alone })
}

/// Returns a row of nine letters, or of letters and digits.
fn letters(line: &str) -> Option<String> {
    let names = names(line)?;
    let is_row = names.bytes().all(|it| it.is_ascii_alphanumeric())
        && names.bytes().any(|it| it.is_ascii_alphabetic());
    is_row.then_some(names)
}

/// Returns the nine characters of a line, of any kind.
fn names(line: &str) -> Option<String> {
    if line.len() > LONGEST_NAMES {
        return None;
    }
    let names: String = line.chars().filter(|one| !is_between(*one)).collect();
    (names.chars().count() == 9 && names.is_ascii()).then_some(names)
}

fn is_between(one: char) -> bool {
    one.is_whitespace() || matches!(one, ',' | ';' | '|')
}

/// Whether two signs side by side are the same.
fn has_pair(names: &str) -> bool {
    names.as_bytes().windows(2).any(|pair| pair[0] == pair[1])
}

/// Whether no name belongs to more cells than two regions have. A more common character would be an
/// empty cell.
fn are_names(rows: &str) -> bool {
    let mut counts = [0_usize; 128];
    for byte in rows.bytes() {
        if let Some(count) = counts.get_mut(usize::from(byte)) {
            *count += 1;
        }
    }
    counts.into_iter().all(|count| count <= 18)
}

/// Whether the only letter among the digits of rows is one that may be an empty cell.
fn has_one_letter(rows: &[String]) -> bool {
    let letters = || rows.iter().flat_map(|row| row.bytes());
    let mut letters = letters().filter(u8::is_ascii_alphabetic);
    letters
        .next()
        .is_some_and(|first| b"xXoO".contains(&first) && letters.all(|it| it == first))
}

/// Whether rows of names look like regions: at least half of the names have an equal neighbor.
fn look_like_regions(rows: &[String]) -> bool {
    let like = |row: usize, column: usize| {
        let sign = |row: usize, column: usize| {
            rows.get(row)
                .and_then(|it| it.as_bytes().get(column))
                .copied()
        };
        let own = sign(row, column);
        let beside = [
            (row.wrapping_sub(1), column),
            (row + 1, column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
        ];
        beside
            .iter()
            .any(|(row, column)| sign(*row, *column) == own)
    };
    let cells = (0..rows.len()).flat_map(|row| (0..9).map(move |column| (row, column)));
    are_names(&rows.concat())
        && 2 * cells.filter(|(row, column)| like(*row, *column)).count() >= 9 * rows.len()
}

impl Finder {
    /// Whether the rows of a grid are the regions of another grid. They are given to the grid above
    /// or, if there is none, to the next.
    ///
    /// # Errors
    ///
    /// If they are meant as regions but are not valid.
    pub(super) fn is_regions(&mut self, rows: &[Row], line: usize) -> Result<bool, FormatError> {
        let name = |cell: &Written| match cell {
            Written::Digit(digit) => Some(char::from(b'0' + digit.get())),
            Written::Empty | Written::Nothing => Some('0'),
            Written::Entered(_) | Written::Aside(_) | Written::Bold(_) | Written::Marks(_) => None,
        };
        let cells = rows.iter().flat_map(|row| &row.cells);
        let Some(names) = cells.map(name).collect::<Option<String>>() else {
            return Ok(false);
        };
        if !is_map(&names) || !self.needs_regions() {
            return Ok(false);
        }
        self.take_regions(&names, line)?;
        Ok(true)
    }

    /// Whether rows of digits are meant as the regions of the grid above, but are not all of them.
    pub(super) fn are_some_regions(&self, rows: &[Row]) -> bool {
        let name = |cell: &Written| match cell {
            Written::Digit(digit) => Some(char::from(b'0' + digit.get())),
            _ => None,
        };
        let names = |row: &Row| row.cells.iter().map(name).collect::<Option<String>>();
        let is_above = self.last.as_ref().is_some_and(|last| last.is_grid);
        if !is_above || rows.len() < FEWEST_ROWS || !self.needs_regions() {
            return false;
        }
        let named: Option<Vec<String>> = rows.iter().map(names).collect();
        named.is_some_and(|rows| {
            rows.iter().all(|row| row.len() == Cell::SIDE) && look_like_regions(&rows)
        })
    }

    /// Refuses a line with a damaged map of regions. Without them, the puzzle above it would be
    /// another one.
    pub(super) fn check_map(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let Some(error) = damaged(line, number) else {
            return Ok(());
        };
        self.counts.is_refused = true;
        let is_alone = line.trim().len() <= *MEANT.end() + LONGEST_LABEL;
        if is_alone && self.needs_regions() {
            self.last = None;
        }
        Err(error)
    }

    /// Whether regions would belong to a grid: the one above or the next.
    pub(super) fn needs_regions(&self) -> bool {
        match &self.last {
            Some(last) => last.is_plain && last.puzzle.layout.is_classic(),
            None => self.map.is_none() && self.counts.puzzles == 0,
        }
    }

    pub(super) fn take_regions(&mut self, names: &str, line: usize) -> Result<(), FormatError> {
        let layout = board(names, line).inspect_err(|_| {
            self.counts.is_refused = true;
            // Without its regions, it would be another puzzle.
            self.last = None;
        })?;
        // With these regions, a grid between the puzzle and them may be its solution.
        let mut solution = self.unproven.take();
        if let Some(puzzle) = self.held.take()
            && let Some(full) = self.last.replace(puzzle)
        {
            self.counts.puzzles -= 1;
            self.counts.grids -= usize::from(full.is_grid);
            self.counts.titles = self
                .counts
                .titles
                .saturating_sub(usize::from(full.puzzle.title.is_some()));
            solution = Some((full.line, full.puzzle.givens));
        }
        if let (Some((line, values)), Some(last)) = (solution, &self.last) {
            let puzzle = Puzzle::on(layout.clone(), last.puzzle.givens);
            self.counts
                .tally
                .solution(line, is_solution(&values, &puzzle));
        }
        match &mut self.last {
            Some(Last { puzzle, .. }) => {
                puzzle.layout = layout;
                self.counts.others += 1;
                // The words above them are not a title.
                self.heading = None;
            }
            None => self.map = Some((line, layout)),
        }
        Ok(())
    }

    /// Gives a new grid the regions above it, if there are some.
    pub(super) fn give_regions(&mut self, last: &mut Last) {
        if last.is_plain
            && last.puzzle.layout.is_classic()
            && let Some((_, layout)) = self.map.take()
        {
            last.puzzle.layout = layout;
        }
    }

    /// Handles a row of regions in letters, if a line is one and it is allowed here.
    ///
    /// # Errors
    ///
    /// If rows are meant as regions but are not valid.
    pub(super) fn region_row(&mut self, number: usize, line: &str) -> Result<bool, FormatError> {
        let begins = || self.last.is_some() || letters(line).is_some_and(|it| has_pair(&it));
        let is_open =
            self.rows.is_empty() && self.needs_regions() && (!self.regions.is_empty() || begins());
        let is_other = || row::read(line, self.meaning.sign).is_some() || speaks_of_cells(line);
        if !is_open || letters(line).is_none() || is_other() {
            self.regions_end(Some((number, line)))?;
            return Ok(false);
        }
        self.regions.push((number, line.to_owned()));
        if self.regions.len() == 9 {
            let lines = self.regions.iter();
            let names: String = lines.filter_map(|(_, line)| letters(line)).collect();
            if names_regions(&names) && are_names(&names) {
                let first = std::mem::take(&mut self.regions);
                self.take_regions(&names, first.first().map_or(number, |(line, _)| *line))?;
            }
            self.regions_end(None)?;
        }
        Ok(true)
    }

    /// Handles rows that do not continue as regions: they are words, or damaged in the next line,
    /// if there is one.
    pub(super) fn regions_end(&mut self, next: Option<(usize, &str)>) -> Result<(), FormatError> {
        let lines = std::mem::take(&mut self.regions);
        let rows: Vec<String> = lines.iter().filter_map(|(_, line)| letters(line)).collect();
        if let Some((first, _)) = lines.first()
            && rows.len() >= FEWEST_ROWS
            && look_like_regions(&rows)
            && !has_one_letter(&rows)
        {
            self.counts.is_refused = true;
            // Without its regions, it would be another puzzle.
            self.last = None;
            let wrong = next.filter(|(_, line)| names(line).is_some());
            if let Some((number, line)) = wrong
                && let Some((at, sign)) = (1..)
                    .zip(line.chars())
                    .find(|(_, one)| !is_between(*one) && !one.is_ascii_alphanumeric())
            {
                let place = Place {
                    line: number,
                    column: at,
                };
                return Err(mistake(
                    place,
                    Fault::NotARegionName {
                        text: sign.to_string(),
                    },
                ));
            }
            let place = Place {
                line: *first,
                column: 1,
            };
            let problem = Fault::RegionRows {
                found: rows.len(),
                needed: Cell::SIDE,
            };
            return Err(mistake(place, problem));
        }
        // The line right above the next one may be the first row of a grid, with a mistake.
        if let Some((number, line)) = lines.last()
            && next.is_some_and(|(next, _)| next == number + 1)
        {
            self.bad_row = row::damage(line, *number, self.meaning.sign);
        }
        for (number, line) in lines {
            self.words(number, &line);
        }
        Ok(())
    }

    /// Reports regions whose digits never came as a mistake.
    pub(super) fn map_ends(&mut self) -> Result<(), FormatError> {
        match self.map.take() {
            Some((line, _)) => {
                // Among other lines they may be rows of something else.
                self.counts.is_refused |= self.counts.lines == Cell::SIDE;
                let place = Place { line, column: 1 };
                Err(mistake(place, Fault::OnlyRegions))
            }
            None => Ok(()),
        }
    }
}
