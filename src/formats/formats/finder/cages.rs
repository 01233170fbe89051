//! Cages told by lines, such as `r1c1+r1c2=3` or `15: r1c4 r1c5`, and cells with their
//! digits told in the same way.

use super::words::{says_solution, title};
use super::{Finder, Last, is_full, solves};
use crate::formats::boards::{self, built, mistake, named_twice};
use crate::formats::{FormatError, Place, without_comment};
use sudoku_engine::grid::{Cell, CellSet, Digit, Layout};
use sudoku_engine::sudoku::Puzzle;

/// A line of a cage is no longer.
const LONGEST: usize = 400;

/// No sum is more than that of all digits.
const GREATEST: u8 = 45;

/// No puzzle with one solution has fewer givens.
const FEWEST: usize = 17;

/// The row and the column of a cell as they are written, counted from 1 or from 0.
type Written = [u8; 2];

/// A line of cells and a number.
struct Cage {
    line: usize,
    cells: Vec<Written>,
    sum: u8,
}

/// The lines of cells that are not given to a puzzle yet.
#[derive(Default)]
pub(super) struct Told {
    cages: Vec<Cage>,
    /// The cells that are told with their digits, and their lines.
    digits: Vec<(usize, Written, Digit)>,
    /// A line that speaks of cells as those of cages do, and is not understood.
    unread: Option<usize>,
}

impl Told {
    pub(super) const NONE: Self = Self {
        cages: Vec::new(),
        digits: Vec::new(),
        unread: None,
    };

    /// The lines with cages of more cells than one, or with digits.
    fn lines(&self) -> impl Iterator<Item = usize> {
        let cages = self.cages.iter().map(|cage| cage.line);
        cages.chain(self.digits.iter().map(|(line, ..)| *line))
    }

    /// How many rows a board has of which all cells are in these cages.
    fn size(&self) -> usize {
        let cages = self.cages.iter().flat_map(|cage| {
            let cells = cage.cells.iter();
            cells.filter_map(|it| self.cell(cage.line, *it).ok())
        });
        let digits = self.digits.iter();
        let single = digits.filter_map(|(line, it, _)| self.cell(*line, *it).ok());
        boards::size_filled(cages.chain(single).collect()).unwrap_or(Cell::SIDE)
    }

    /// Whether a puzzle is told cell by cell in reading order, and these begin another one.
    fn begins_again(&self, found: &[(Written, Digit)]) -> bool {
        let mut cells = self.digits.iter().map(|(_, written, _)| written);
        self.cages.is_empty()
            && self.digits.len() >= FEWEST
            && cells.clone().is_sorted()
            && (cells.next_back())
                .zip(found.first())
                .is_some_and(|(last, (first, _))| first < last)
    }

    /// A cell that is named in a line: where a row or column 0 is named, they are counted
    /// from 0.
    fn cell(&self, line: usize, written: Written) -> Result<Cell, FormatError> {
        let cages = self.cages.iter().flat_map(|cage| &cage.cells);
        let mut all = cages.chain(self.digits.iter().map(|(_, written, _)| written));
        let first = u8::from(!all.any(|it| it.contains(&0)));
        let [row, column] = written.map(|it| usize::from(it - first));
        if row > 8 || column > 8 {
            let place = Place { line, column: 1 };
            let problem =
                "this line names a row or column 9, and another 0, from which they are counted";
            return Err(mistake(place, problem));
        }
        Ok(Cell::at(row, column))
    }
}

/// The cells that a text begins with, and what follows them: `r1c2`, `R1C2`, `r1c23` for two
/// of them, or `A2` where that is meant too.
fn cells(text: &str, has_letters: bool) -> Option<(Vec<Written>, &str)> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let (rows, columns, rest) = match *text.as_bytes() {
        [b'r' | b'R', ..] => {
            let (rows, behind) = text[1..].split_at(digits(&text[1..]));
            let behind = behind.strip_prefix(['c', 'C'])?;
            let (columns, rest) = behind.split_at(digits(behind));
            let both = [rows, columns].map(|it| it.bytes().map(|it| it - b'0').collect::<Vec<_>>());
            let [rows, columns] = both;
            (rows, columns, rest)
        }
        [row @ (b'A'..=b'I'), column @ b'1'..=b'9', ..] if has_letters => {
            (vec![row - b'A' + 1], vec![column - b'0'], &text[2..])
        }
        _ => return None,
    };
    let ends = !rest.starts_with(|one: char| one.is_alphanumeric());
    let is_short = |all: &[u8]| (1..=9).contains(&all.len());
    if !ends || !is_short(&rows) || !is_short(&columns) {
        return None;
    }
    let row = |row: u8| columns.iter().map(move |column| [row, *column]);
    Some((rows.iter().flat_map(|it| row(*it)).collect(), rest))
}

/// The one cell that a text names and nothing else.
pub(in crate::formats) fn named_cell(text: &str) -> Option<Cell> {
    let (all, rest) = cells(text.trim(), true)?;
    let [both] = all[..] else { return None };
    let [row, column] = both.map(|it| usize::from(it).checked_sub(1));
    rest.is_empty().then_some(Cell::at(row?, column?))
}

/// The cells and the one number of a line; `None` if it says anything else.
fn cage(line: &str) -> Option<(Vec<Written>, u16)> {
    let mut found = Vec::new();
    let mut sum: Option<u16> = None;
    let mut rest = without_number(without_comment(line).trim());
    if rest.len() > LONGEST {
        return None;
    }
    while let Some(next) = rest.chars().next() {
        if let Some((own, behind)) = cells(rest, true) {
            found.extend(own);
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
    (!found.is_empty()).then_some((found, sum?))
}

/// A line without the name of its cage: `Cage 1:` or `1.`.
fn without_number(line: &str) -> &str {
    let behind = line.trim_start_matches(|one: char| one.is_ascii_digit());
    if behind.len() < line.len()
        && let Some(cage) = behind.strip_prefix(". ")
    {
        return cage;
    }
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
fn digits(line: &str) -> Option<Vec<(Written, Digit)>> {
    let mut found = Vec::new();
    let line = line.trim();
    let is_told = line.starts_with(['r', 'R', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']);
    if !is_told {
        return None;
    }
    // Blanks may stand around the sign, and alone between two cells.
    let tight = [" =", "= ", " :", ": "]
        .iter()
        .fold(line.to_owned(), |text, sign| {
            text.replace(sign, sign.trim())
        });
    for part in tight
        .split([',', ';', ' ', '\t'])
        .filter(|it| !it.is_empty())
    {
        let (cells, rest) = cells(part, true)?;
        let [cell] = cells[..] else { return None };
        let mut characters = rest.strip_prefix(['=', ':'])?.chars();
        found.push((cell, Digit::from_char(characters.next()?)?));
        if characters.next().is_some() || found.len() > Cell::COUNT {
            return None;
        }
    }
    (!found.is_empty()).then_some(found)
}

/// Whether a line has nothing but numbers and the names of cells by rows and columns, in
/// whatever way.
pub(super) fn speaks_of_cells(line: &str) -> bool {
    let is_letter = |one: char| one.is_alphabetic() && !matches!(one, 'r' | 'R' | 'c' | 'C');
    let bytes = line.as_bytes();
    let is_row = |pair: &[u8]| matches!(pair, [b'r' | b'R', b'0'..=b'9']);
    let is_column = |pair: &[u8]| matches!(pair, [b'c' | b'C', b'0'..=b'9']);
    !line.contains(is_letter)
        && bytes.windows(2).any(is_row)
        && bytes.windows(2).any(is_column)
        && line
            .trim_start()
            .starts_with(|one: char| one.is_ascii_digit())
}

/// Whether a line has nothing but the sum of a cage and its cells, each as two numbers or one
/// of two digits. Other numbers do not hang together as these do.
fn is_cage_like(line: &str) -> bool {
    if line.len() > LONGEST || line.contains(char::is_alphabetic) {
        return false;
    }
    let words = line.split(|one: char| !one.is_ascii_digit());
    let words: Vec<&str> = words.filter(|it| !it.is_empty()).collect();
    let number = |word: &str| word.parse::<usize>().ok().filter(|it| *it < 100);
    let is_cage = |sum: &str, cells: &[&str]| {
        let all: Option<Vec<usize>> = cells.iter().map(|it| number(it)).collect();
        let Some(all) = all else {
            return false;
        };
        let pairs: Vec<[usize; 2]> = match cells.iter().all(|it| it.len() == 2) {
            true => all.iter().map(|it| [it / 10, it % 10]).collect(),
            false if all.len().is_multiple_of(2) => {
                all.chunks(2).map(|it| [it[0], it[1]]).collect()
            }
            false => return false,
        };
        // The sum of as many digits, none of them twice.
        let count = pairs.len();
        let is_sum = number(sum).is_some_and(|it| {
            count * (count + 1) <= 2 * it && 2 * it <= count * (19 - count.min(9))
        });
        let are_cells = pairs.iter().all(|it| it[0] <= 9 && it[1] <= 9);
        (2..=9).contains(&count) && is_sum && are_cells && hang_together(&pairs)
    };
    match words[..] {
        [first, .., last] => {
            is_cage(first, &words[1..]) || is_cage(last, &words[..words.len() - 1])
        }
        _ => false,
    }
}

/// Whether each of these places can be reached from the first by steps to one beside it.
fn hang_together(places: &[[usize; 2]]) -> bool {
    let is_beside = |one: &[usize; 2], other: &[usize; 2]| {
        one[0].abs_diff(other[0]) + one[1].abs_diff(other[1]) == 1
    };
    let mut reached: Vec<[usize; 2]> = places.iter().copied().take(1).collect();
    for _ in places {
        for place in places {
            if !reached.contains(place) && reached.iter().any(|it| is_beside(it, place)) {
                reached.push(*place);
            }
        }
    }
    reached.len() == places.len()
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
        let digits = digits(line);
        if let Some(found) = &digits
            && self.told.begins_again(found)
        {
            self.give_cages(None)?;
        }
        let told = &mut self.told;
        if let Some(found) = digits {
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
            if told.cages.len() >= Cell::COUNT {
                return Ok(false);
            }
            told.cages.push(Cage {
                line: number,
                cells: named,
                sum,
            });
        } else {
            if speaks_of_cells(line) {
                told.unread.get_or_insert(number);
            }
            return Ok(false);
        }
        self.rows_end(number)?;
        Ok(true)
    }

    /// Takes note of a line behind a grid that may be a cage in another form: the second one
    /// tells that it is.
    pub(super) fn no_cages(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let is_behind = self.last.is_some() && self.rows.is_empty();
        if !is_behind || !is_cage_like(line) {
            return Ok(());
        }
        match self.cage_like.replace(number) {
            Some(first) if first + 1 == number => {
                self.counts.is_refused = true;
                // Without them it is another puzzle.
                self.last = None;
                let place = Place {
                    line: first,
                    column: 1,
                };
                let problem =
                    "this line and others seem to tell cages, in a form that is not known";
                Err(mistake(place, problem))
            }
            _ => Ok(()),
        }
    }

    /// Gives the cages that were told to the puzzle above them or, if there is none, to the
    /// one that is found.
    pub(super) fn give_cages(&mut self, found: Option<&mut Last>) -> Result<(), FormatError> {
        let told = std::mem::take(&mut self.told);
        let has_cages = told.cages.iter().any(|cage| cage.cells.len() > 1);
        if let Some(line) = told.unread.filter(|_| has_cages) {
            self.counts.is_refused = true;
            self.last = None;
            let place = Place { line, column: 1 };
            let problem = "others tell cages, and this line of cells is in no form that is known";
            return Err(mistake(place, problem));
        }
        let is_above = self.last.is_some();
        let above = self.last.as_mut();
        let Some(last) = above.or(found).filter(|last| last.is_plain && has_cages) else {
            return self.tell_digits(told, has_cages);
        };
        match caged(&told, &last.puzzle.layout) {
            Ok(layout) => {
                last.puzzle.layout = layout;
                self.counts.others += 1;
                // The cages are the puzzle, and a full grid is its solution.
                if is_full(&last.puzzle) {
                    let empty = [None; Cell::COUNT];
                    let values = std::mem::replace(&mut last.puzzle.givens, empty);
                    let is_solution = solves(&values, &last.puzzle);
                    self.counts.tally.solution(last.line, is_solution);
                    self.counts.open += usize::from(is_above);
                    let title = &mut last.puzzle.title;
                    let is_titled = title.take_if(|it| says_solution(it)).is_some();
                    self.counts.titles = self.counts.titles.saturating_sub(usize::from(is_titled));
                }
            }
            Err(error) => {
                self.counts.is_refused = true;
                self.last = None;
                return Err(error);
            }
        }
        Ok(())
    }

    /// Makes a puzzle of cages, or of cells with their digits, that belong to no grid.
    fn tell_digits(&mut self, told: Told, has_cages: bool) -> Result<(), FormatError> {
        let Some(first) = told.lines().min() else {
            return Ok(());
        };
        let is_puzzle = has_cages || told.cages.is_empty() && told.digits.len() >= FEWEST;
        if !is_puzzle || self.counts.puzzles > self.counts.told_by_cells {
            // Moves, or anything else that is said of cells.
            let mut lines: Vec<usize> = told.lines().collect();
            lines.sort_unstable();
            lines.dedup();
            lines
                .into_iter()
                .for_each(|line| self.leave_out(line, false));
            return Ok(());
        }
        let mut puzzle = Puzzle::new([None; Cell::COUNT]);
        if has_cages {
            let size = told.size();
            puzzle.layout = boards::usual(size).build().unwrap_or(puzzle.layout);
            let layout = caged(&told, &puzzle.layout);
            puzzle.layout = layout.inspect_err(|_| self.counts.is_refused = true)?;
        } else {
            for (line, written, digit) in &told.digits {
                let place = Place {
                    line: *line,
                    column: 1,
                };
                let cell = told.cell(*line, *written);
                let cell = cell.inspect_err(|_| self.counts.is_refused = true)?;
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
        self.counts.told_by_cells += 1;
        self.found(Last {
            puzzle,
            is_plain: false,
            is_headed: false,
            givens: None,
            line: first,
            is_grid: false,
        })
    }
}

/// A board with the cages that were told. A cell with its digit is a cage of one cell.
fn caged(told: &Told, layout: &Layout) -> Result<Layout, FormatError> {
    let place = |line: usize| Place { line, column: 1 };
    let first = told.cages.first().map_or(1, |cage| cage.line);
    let size = layout.size();
    let usual = boards::usual(size);
    if !usual.clone().build().is_ok_and(|usual| usual == *layout) {
        let what = "cages on a board of another kind".to_owned();
        return Err(FormatError::Unsupported {
            place: place(first),
            what,
        });
    }
    let mut board = usual;
    let mut all = CellSet::EMPTY;
    let single = told.digits.iter().map(|(line, written, digit)| {
        let cell = told.cell(*line, *written)?;
        Ok((*line, CellSet::only(cell), digit.get()))
    });
    let caged = told.cages.iter().map(|cage| {
        let mut cells = CellSet::EMPTY;
        for written in &cage.cells {
            let cell = told.cell(cage.line, *written)?;
            if !cells.insert(cell) {
                return Err(mistake(place(cage.line), named_twice(cell)));
            }
        }
        Ok((cage.line, cells, cage.sum))
    });
    for cage in single.chain(caged) {
        let (line, cells, sum) = cage?;
        // The line of the first that overlaps another is told.
        if !(all & cells).is_empty() {
            return built(board.cage(cells, Some(sum)), place(line));
        }
        all |= cells;
        board = board.cage(cells, Some(sum));
    }
    built(board, place(first))
}
