//! Cages told by lines, such as `r1c1+r1c2=3` or `15: r1c4 r1c5`, and cells with their
//! digits told in the same way.

use super::words::title;
use super::{Finder, Last};
use crate::formats::boards::{built, mistake, named_twice};
use crate::formats::{FormatError, Place};
use sudoku_engine::grid::{Cell, CellSet, Digit, Layout, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

/// A line of a cage is no longer.
const LONGEST: usize = 400;

/// No sum is more than that of all digits.
const GREATEST: u8 = 45;

/// No puzzle with one solution has fewer givens.
const FEWEST: usize = 17;

/// A line of cells and a number.
#[derive(Clone, Copy)]
struct Cage {
    line: usize,
    cells: CellSet,
    sum: u8,
}

/// The lines of cells that are not given to a puzzle yet.
#[derive(Default)]
pub(super) struct Told {
    cages: Vec<Cage>,
    /// The cells that are told with their digits, and their lines.
    digits: Vec<(usize, Cell, Digit)>,
}

impl Told {
    pub(super) const NONE: Self = Self {
        cages: Vec::new(),
        digits: Vec::new(),
    };
}

/// The cell that a text begins with, and what follows it: `r1c2`, `R1C2`, or `A2` where that
/// is meant too.
fn cell(text: &str, has_letters: bool) -> Option<(Cell, &str)> {
    let number = |byte: u8| {
        (b'1'..=b'9')
            .contains(&byte)
            .then(|| usize::from(byte - b'1'))
    };
    let (row, column, length) = match *text.as_bytes() {
        [b'r' | b'R', row, b'c' | b'C', column, ..] => (number(row)?, number(column)?, 4),
        [row @ (b'A'..=b'I'), column, ..] if has_letters => {
            (usize::from(row - b'A'), number(column)?, 2)
        }
        _ => return None,
    };
    let rest = &text[length..];
    let ends = !rest.starts_with(|one: char| one.is_alphanumeric());
    ends.then(|| (Cell::at(row, column), rest))
}

/// The cells and the one number of a line; `None` if it says anything else.
fn cage(line: &str) -> Option<(Vec<Cell>, u16)> {
    let mut cells = Vec::new();
    let mut sum: Option<u16> = None;
    let mut rest = without_number(line.trim());
    if rest.len() > LONGEST {
        return None;
    }
    while let Some(next) = rest.chars().next() {
        if let Some((cell, behind)) = cell(rest, true) {
            cells.push(cell);
            rest = behind;
        } else if next.is_ascii_digit() {
            let end = rest.find(|one: char| !one.is_ascii_digit());
            let (number, behind) = rest.split_at(end.unwrap_or(rest.len()));
            if sum.replace(number.parse().ok()?).is_some() {
                return None;
            }
            rest = behind;
        } else if next.is_whitespace() || "+,;:=()[]{}|\"&".contains(next) {
            rest = &rest[next.len_utf8()..];
        } else {
            let names = ["sum", "cage", "cells", "total"];
            let is_it = |name: &&&str| {
                let head = rest.get(..name.len());
                head.is_some_and(|head| head.eq_ignore_ascii_case(name))
            };
            rest = &rest[names.iter().find(is_it)?.len()..];
        }
    }
    (!cells.is_empty()).then_some((cells, sum?))
}

/// A line without the name of its cage: `Cage 1:`.
fn without_number(line: &str) -> &str {
    let Some((name, behind)) = line.split_once(':') else {
        return line;
    };
    let word = name.trim_end_matches(|one: char| one.is_ascii_digit() || one == ' ');
    let is_name = word.len() < name.len() && !word.is_empty();
    if is_name && word.chars().all(char::is_alphabetic) && word.len() < 12 {
        behind
    } else {
        line
    }
}

/// The cells of a line, each with its digit: `r1c1=5, r1c2=3`.
fn digits(line: &str) -> Option<Vec<(Cell, Digit)>> {
    let mut found = Vec::new();
    for part in line.split([',', ';']).map(str::trim) {
        if part.is_empty() {
            continue;
        }
        let (cell, rest) = cell(part, true)?;
        let digit = rest.trim_start().strip_prefix(['=', ':'])?.trim();
        let mut characters = digit.chars();
        found.push((cell, Digit::from_char(characters.next()?)?));
        if characters.next().is_some() || found.len() > Cell::COUNT {
            return None;
        }
    }
    (!found.is_empty()).then_some(found)
}

/// Whether a line names the columns of a table of cages.
fn is_head(line: &str) -> bool {
    let words = || {
        let words = line.split(|one: char| !one.is_alphanumeric());
        words.filter(|word| !word.is_empty())
    };
    let names = ["sum", "cells", "cage", "total", "value"];
    let is_name = |word: &str| names.iter().any(|name| word.eq_ignore_ascii_case(name));
    words().any(|word| word.eq_ignore_ascii_case("cells")) && words().all(is_name)
}

impl Finder {
    /// Whether a line tells cages, or digits of cells, which are kept.
    pub(super) fn cage_line(&mut self, number: usize, line: &str) -> Result<bool, FormatError> {
        if line.len() > 9 * LONGEST {
            return Ok(false);
        }
        if is_head(line) {
            return Ok(true);
        }
        let told = &mut self.told;
        if let Some(found) = digits(line) {
            if told.digits.len() + found.len() > Cell::COUNT {
                return Ok(false);
            }
            let found = found.into_iter().map(|(cell, digit)| (number, cell, digit));
            told.digits.extend(found);
        } else if let Some((named, sum)) = cage(line) {
            let place = Place {
                line: number,
                column: 1,
            };
            let Some(sum) = u8::try_from(sum)
                .ok()
                .filter(|it| (1..=GREATEST).contains(it))
            else {
                self.counts.is_refused = true;
                return Err(mistake(place, format!("no cage has the sum {sum}")));
            };
            let mut cells = CellSet::EMPTY;
            for cell in &named {
                if !cells.insert(*cell) {
                    self.counts.is_refused = true;
                    return Err(mistake(place, named_twice(*cell)));
                }
            }
            if told.cages.len() >= Cell::COUNT {
                return Ok(false);
            }
            told.cages.push(Cage {
                line: number,
                cells,
                sum,
            });
        } else {
            return Ok(false);
        }
        self.rows_end(number)?;
        Ok(true)
    }

    /// Gives the cages that were told to the puzzle above them or, if there is none, to the
    /// one that is found.
    pub(super) fn give_cages(&mut self, found: Option<&mut Last>) -> Result<(), FormatError> {
        let told = std::mem::take(&mut self.told);
        let has_cages = told.cages.iter().any(|cage| cage.cells.len() > 1);
        let above = self.last.as_mut();
        let Some(last) = above.or(found).filter(|last| last.is_plain && has_cages) else {
            return self.tell_digits(told, has_cages);
        };
        match caged(&told, &last.puzzle.layout) {
            Ok(layout) => {
                last.puzzle.layout = layout;
                self.counts.others += 1;
            }
            Err(error) => {
                self.counts.is_refused = true;
                return Err(error);
            }
        }
        Ok(())
    }

    /// Makes a puzzle of cages, or of cells with their digits, that belong to no grid.
    fn tell_digits(&mut self, told: Told, has_cages: bool) -> Result<(), FormatError> {
        let first = told.cages.iter().map(|cage| cage.line);
        let Some(first) = first
            .chain(told.digits.iter().map(|(line, ..)| *line))
            .min()
        else {
            return Ok(());
        };
        let is_puzzle = has_cages || told.cages.is_empty() && told.digits.len() >= FEWEST;
        if !is_puzzle || self.counts.puzzles > 0 {
            // Moves, or anything else that is said of cells.
            let lines = told.cages.iter().map(|cage| cage.line);
            let mut lines: Vec<usize> = lines
                .chain(told.digits.iter().map(|(line, ..)| *line))
                .collect();
            lines.sort_unstable();
            lines.dedup();
            lines
                .into_iter()
                .for_each(|line| self.leave_out(line, false));
            return Ok(());
        }
        let mut puzzle = Puzzle::new([None; Cell::COUNT]);
        if has_cages {
            let layout = caged(&told, &puzzle.layout);
            puzzle.layout = layout.inspect_err(|_| self.counts.is_refused = true)?;
        } else {
            for (line, cell, digit) in &told.digits {
                let place = Place {
                    line: *line,
                    column: 1,
                };
                if puzzle.givens[cell.index()].replace(*digit).is_some() {
                    self.counts.is_refused = true;
                    return Err(mistake(place, format!("the cell {cell} is told twice")));
                }
            }
        }
        if let Some(heading) = self.heading.take_if(|it| it.line < first) {
            puzzle.title = title(&heading.title);
            self.counts.titles += usize::from(puzzle.title.is_some());
        }
        self.found(Last {
            puzzle,
            is_plain: false,
            is_headed: false,
            givens: None,
        })
    }
}

/// A board with the cages that were told. A cell with its digit is a cage of one cell.
fn caged(told: &Told, layout: &Layout) -> Result<Layout, FormatError> {
    let place = |line: usize| Place { line, column: 1 };
    let first = told.cages.first().map_or(1, |cage| cage.line);
    if !layout.is_classic() {
        let what = "cages on a board of another kind".to_owned();
        return Err(FormatError::Unsupported {
            place: place(first),
            what,
        });
    }
    let mut board = LayoutBuilder::new(9).boxes(3, 3);
    let mut all = CellSet::EMPTY;
    let single = told.digits.iter().map(|(line, cell, digit)| Cage {
        line: *line,
        cells: CellSet::only(*cell),
        sum: digit.get(),
    });
    for cage in single.chain(told.cages.iter().copied()) {
        // The line of the first that overlaps another is told.
        if !(all & cage.cells).is_empty() {
            return built(board.cage(cage.cells, Some(cage.sum)), place(cage.line));
        }
        all |= cage.cells;
        board = board.cage(cage.cells, Some(cage.sum));
    }
    built(board, place(first))
}
