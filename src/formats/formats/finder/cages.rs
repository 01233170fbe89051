//! Cages given in lines such as `r1c1+r1c2=3` or `15: r1c4 r1c5`, and cells with their digits in
//! the same form.

mod damage;
mod line;

pub(in crate::formats) use line::named_cell;
pub(super) use line::{has_pairs, names_cells, speaks_of_cells};

use crate::formats::held::FEWEST_GIVENS;
use damage::{cage_damage, damage};
use line::{
    LONGEST, Written, cage_with_numbers, digits, has_formula, head, is_cage_like, names_by_letters,
    of_solver, region, says_givens, several,
};

use super::words::{Heading, says_solution, title};
use super::{Finder, Last, is_full, solves};
use crate::formats::axes::{self, Order};
use crate::formats::boards::{self, built, mistake};
use crate::formats::fault::{Fault, GREATEST_SUM};
use crate::formats::{FormatError, Place, Unknown, counting};
use sudoku_engine::grid::{Cell, CellSet, Digit, Layout, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

/// A line of cells and a number.
struct Cage {
    line: usize,
    cells: Vec<Written>,
    sum: u8,
    /// Whether its line also has its own number.
    is_numbered: bool,
}

/// A line of cells without a number, and whether its name says that they are a region.
struct Region {
    line: usize,
    cells: Vec<Written>,
    is_named: bool,
}

/// The lines of cells that do not belong to a puzzle yet.
#[derive(Default)]
pub(super) struct Told {
    cages: Vec<Cage>,
    /// The cells given with their digits, and their lines.
    digits: Vec<(usize, Written, Digit)>,
    /// Whether a word before them says that these are givens.
    are_givens: bool,
    /// Whether a cell is given by two numbers in brackets.
    has_pairs: bool,
    /// Whether each of these cells has a letter in its name.
    are_by_letters: bool,
    /// Lines of nothing but cells, which may be regions.
    regions: Vec<Region>,
    /// The place of the sum among the numbers of a line, if a line with the names of the columns
    /// shows it.
    place_of_sum: Option<usize>,
    /// The words above the first line.
    heading: Option<Heading>,
    /// Whether there is something else, or nothing, below the last line.
    is_paused: bool,
    /// The first line that seems to be about cages, but is not understood.
    unread: Option<usize>,
    /// The number of cells in lines with a mistake in a cell or digit, and the first mistake.
    damaged: (usize, Option<FormatError>),
    /// The mistake in the first line that is meant as a cage.
    bad_cage: Option<FormatError>,
}

impl Told {
    pub(super) const NONE: Self = Self {
        cages: Vec::new(),
        digits: Vec::new(),
        are_givens: false,
        has_pairs: false,
        are_by_letters: false,
        regions: Vec::new(),
        place_of_sum: None,
        heading: None,
        is_paused: false,
        unread: None,
        damaged: (0, None),
        bad_cage: None,
    };

    /// Records a line without cells.
    pub(super) const fn pause(&mut self) {
        self.is_paused = true;
    }

    const fn is_empty(&self) -> bool {
        self.cages.is_empty() && self.digits.is_empty() && self.regions.is_empty()
    }

    /// Whether one of these cells is in earlier lines, after another line: then these cells begin
    /// another puzzle.
    fn has_one_of(&self, cells: &[Written]) -> bool {
        let mut told = self.cages.iter().flat_map(|cage| &cage.cells);
        self.is_paused && told.any(|it| cells.contains(it))
    }

    /// Returns the cells and the sum of a line. It may also have the number of the cage, behind the
    /// same column of each line, or before the sum and one higher than in the line before.
    fn cage(&self, line: &str) -> Option<(Vec<Written>, u16, bool)> {
        let (cells, numbers) = cage_with_numbers(line)?;
        let count = self.cages.len();
        let before = self.cages.last().map(|cage| cage.is_numbered);
        match (numbers.as_slice(), self.place_of_sum) {
            ([sum], None) if before != Some(true) => Some((cells, *sum, false)),
            (numbers, Some(place)) => Some((cells, *numbers.get(place)?, numbers.len() > 1)),
            // The sum may be before the cells and behind them.
            ([one, sum], None) if before == Some(false) && one == sum => Some((cells, *sum, false)),
            ([own, sum], None) if before != Some(false) => {
                let own = usize::from(*own);
                let is_next = own == count + 1 || own == count;
                is_next.then_some((cells, *sum, true))
            }
            _ => None,
        }
    }

    /// Returns the numbers of all lines with cages, regions or digits.
    fn lines(&self) -> impl Iterator<Item = usize> {
        let cages = self.cages.iter().map(|cage| cage.line);
        let cages = cages.chain(self.regions.iter().map(|region| region.line));
        cages.chain(self.digits.iter().map(|(line, ..)| *line))
    }

    /// Reads letters as columns if only then the cells are in reading order. Returns `None` if they
    /// are clearly rows, as in most files.
    fn letters_are_columns(&mut self) -> Option<bool> {
        if !self.are_by_letters {
            return None;
        }
        let order = match self.cages.is_empty() {
            true => axes::order(self.digits.iter().map(|(_, written, _)| *written)),
            // The first cell of each cage.
            false => {
                let first = |cage: &Cage| cage.cells.iter().min().copied();
                let turned = |cage: &Cage| {
                    let cells = cage.cells.iter().map(|[letter, number]| [*number, *letter]);
                    cells.min()
                };
                let by_rows = self.cages.iter().filter_map(first);
                let by_columns = self.cages.iter().filter_map(turned);
                match (by_rows.is_sorted(), by_columns.is_sorted()) {
                    (true, _) => Order::Rows,
                    (false, true) => Order::Columns,
                    (false, false) => Order::Neither,
                }
            }
        };
        if order == Order::Columns {
            let digits = self.digits.iter_mut().map(|(_, written, _)| written);
            let caged = self.cages.iter_mut().flat_map(|cage| &mut cage.cells);
            digits.chain(caged).for_each(|it| it.reverse());
        }
        (order != Order::Rows).then_some(order == Order::Columns)
    }

    /// Returns the number of rows of the board whose cells are exactly those in these lines.
    fn size(&self) -> usize {
        let cages = self.cages.iter().flat_map(|cage| {
            let cells = cage.cells.iter();
            cells.filter_map(|it| self.cell(cage.line, *it).ok())
        });
        let digits = self.digits.iter();
        let single = digits.filter_map(|(line, it, _)| self.cell(*line, *it).ok());
        boards::size_filled(cages.chain(single).collect()).unwrap_or(Cell::SIDE)
    }

    /// Whether a puzzle is given cell by cell in reading order, and these cells begin another one.
    fn begins_again(&self, found: &[(Written, Digit)]) -> bool {
        let mut cells = self.digits.iter().map(|(_, written, _)| written);
        self.cages.is_empty()
            && self.digits.len() >= FEWEST_GIVENS
            && cells.clone().is_sorted()
            && (cells.next_back())
                .zip(found.first())
                .is_some_and(|(last, (first, _))| first < last)
    }

    /// Returns the cell named in a line.
    fn cell(&self, line: usize, written: Written) -> Result<Cell, FormatError> {
        let cages = self.cages.iter().flat_map(|cage| &cage.cells);
        let regions = self.regions.iter().flat_map(|region| &region.cells);
        let digits = self.digits.iter().map(|(_, written, _)| written);
        let all = cages.chain(regions).chain(digits);
        let numbers = || all.clone().flatten().map(|it| usize::from(*it));
        let place = Place { line, column: 1 };
        // Unlike names, pairs of numbers are counted from 0 as often as from 1.
        let first = match self.has_pairs {
            true => {
                let last = numbers().max().unwrap_or(Cell::SIDE);
                let mut seen = [[false; 10]; 10];
                let is_new = |[row, column]: &&Written| {
                    let slot = &mut seen[usize::from(*row)][usize::from(*column)];
                    !std::mem::replace(slot, true)
                };
                let count = all.clone().filter(is_new).count();
                let is_small = last < Cell::SIDE && count == last * last;
                let size = if is_small { last } else { Cell::SIDE };
                let unknown = || mistake(place, Fault::LinesFromWhere { size });
                counting::first(numbers(), size).ok_or_else(unknown)?
            }
            false => counting::first_of_names(numbers()),
        };
        match written.map(|it| usize::from(it).checked_sub(first)) {
            [Some(row), Some(column)] => Ok(Cell::at(row, column)),
            _ => Err(mistake(place, Fault::RowZero)),
        }
    }
}

impl Finder {
    /// Whether a line gives cages, or digits of cells; records them.
    pub(super) fn cage_line(&mut self, number: usize, line: &str) -> Result<bool, FormatError> {
        if line.len() > 9 * LONGEST || has_formula(line) {
            return Ok(false);
        }
        if let Some(cages) = several(line) {
            for cage in cages {
                self.cage_line(number, cage)?;
            }
            return Ok(true);
        }
        if let Some(place) = head(line) {
            self.told.place_of_sum = Some(place);
            return Ok(true);
        }
        let digits = digits(line);
        if let Some(found) = &digits
            && self.told.begins_again(found)
        {
            self.give_cages(None)?;
        }
        // A single cell is not the cage of a sum larger than any digit.
        let is_sum = |(cells, sum, _): &(Vec<Written>, u16, bool)| cells.len() > 1 || *sum <= 9;
        let caged = match &digits {
            Some(_) => None,
            None => {
                let of_solver = || of_solver(line).map(|(cells, sum)| (cells, sum, false));
                self.told.cage(line).or_else(of_solver)
            }
        };
        let caged = caged.filter(is_sum);
        if let Some((named, ..)) = &caged
            && self.told.has_one_of(named)
        {
            self.give_cages(None)?;
        }
        if self.told.is_empty() {
            self.told.heading = self.heading.take();
        }
        let told = &mut self.told;
        let is_first = told.digits.is_empty() && told.cages.is_empty();
        let are_by_letters = names_by_letters(line) && (is_first || told.are_by_letters);
        if let Some(found) = digits {
            told.are_by_letters = are_by_letters;
            if told.digits.len() + found.len() > Cell::COUNT {
                return Ok(false);
            }
            told.are_givens |= says_givens(line);
            let found = found.into_iter().map(|(cell, digit)| (number, cell, digit));
            told.digits.extend(found);
        } else if let Some((named, sum, is_numbered)) = caged {
            let place = Place {
                line: number,
                column: 1,
            };
            let Some(sum) = u8::try_from(sum)
                .ok()
                .filter(|it| (1..=GREATEST_SUM).contains(it))
            else {
                self.counts.is_refused = true;
                let sum = usize::from(sum);
                return Err(mistake(place, Fault::NoSuchSum { sum }));
            };
            if told.cages.len() >= Cell::COUNT {
                return Ok(false);
            }
            told.are_by_letters = are_by_letters;
            told.has_pairs |= has_pairs(line);
            told.cages.push(Cage {
                line: number,
                cells: named,
                sum,
                is_numbered,
            });
        } else if let Some((cells, is_named)) = region(line) {
            if told.regions.len() >= Cell::COUNT {
                return Ok(false);
            }
            told.regions.push(Region {
                line: number,
                cells,
                is_named,
            });
        } else {
            let above = told.cages.last();
            let is_unnumbered = above.is_some_and(|cage| !cage.is_numbered);
            let cage_damage = cage_damage(line, above.is_some(), is_unnumbered);
            let has_two_sums = matches!(cage_damage, Some(Fault::TwoSums { .. }));
            if speaks_of_cells(line) && !has_two_sums {
                told.unread.get_or_insert(number);
            }
            let place = Place {
                line: number,
                column: 1,
            };
            if let Some((count, damage)) = damage(line) {
                told.damaged.0 += count;
                told.damaged.1.get_or_insert(mistake(place, damage));
            } else if let Some(damage) = cage_damage {
                told.bad_cage.get_or_insert(mistake(place, damage));
            }
            if told.is_empty() {
                self.heading = told.heading.take().or(self.heading.take());
            }
            return Ok(false);
        }
        told.is_paused = false;
        self.rows_end(number)?;
        Ok(true)
    }

    /// Records a line behind a grid that may be a cage in another form; a second such line confirms
    /// it.
    pub(super) fn no_cages(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let is_behind = self.last.is_some() && self.rows.is_empty();
        if !is_behind || !is_cage_like(line) {
            return Ok(());
        }
        match self.cage_like.replace(number) {
            Some(first) if first + 1 == number => {
                self.counts.is_refused = true;
                // Without its cages, it would be another puzzle.
                self.last = None;
                let place = Place {
                    line: first,
                    column: 1,
                };
                Err(mistake(place, Fault::CageLines))
            }
            _ => Ok(()),
        }
    }

    /// Gives the cages to the puzzle above them or, if there is none, to the puzzle just found.
    pub(super) fn give_cages(&mut self, mut found: Option<&mut Last>) -> Result<(), FormatError> {
        let mut told = std::mem::take(&mut self.told);
        self.give_told_regions(&mut told, found.as_deref_mut())?;
        let has_cages = told.cages.iter().any(|cage| cage.cells.len() > 1);
        if let Some(line) = told.unread.filter(|_| has_cages) {
            self.counts.is_refused = true;
            self.last = None;
            let place = Place { line, column: 1 };
            return Err(mistake(place, Fault::CageLine));
        }
        let is_beside = self.last.is_some() || found.is_some();
        let cells = told.digits.len() + told.damaged.0;
        let is_list = told.cages.is_empty() && (cells >= FEWEST_GIVENS || is_beside && cells > 1);
        let bad_digit = told.damaged.1.take().filter(|_| has_cages || is_list);
        let bad_cage = told.bad_cage.take().filter(|_| has_cages || is_beside);
        if let Some(error) = bad_digit.or(bad_cage) {
            self.counts.is_refused = true;
            self.last = None;
            return Err(error);
        }
        if told.are_givens && told.cages.is_empty() {
            let found = found.as_deref_mut();
            if let Some(last) = self.last.as_mut().or(found).filter(|it| it.is_plain) {
                let given = give_digits(&told, &mut last.puzzle);
                return given.inspect_err(|_| {
                    self.counts.is_refused = true;
                    self.last = None;
                });
            }
        }
        let is_above = self.last.is_some();
        let above = self.last.as_mut();
        let Some(last) = above.or(found).filter(|last| last.is_plain && has_cages) else {
            return self.tell_digits(told, has_cages);
        };
        self.letters = told.letters_are_columns().or(self.letters);
        match caged(&told, &last.puzzle.layout) {
            Ok(layout) => {
                last.puzzle.layout = layout;
                self.counts.others += 1;
                // The next lines do not belong to it.
                last.is_plain = false;
                if !is_above && last.puzzle.title.is_none() {
                    last.puzzle.title = told.heading.take().map(|it| it.title);
                    self.counts.titles += usize::from(last.puzzle.title.is_some());
                }
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

    /// Gives the regions from lines of cells to the puzzle above them or, if there is none, to the
    /// puzzle just found.
    fn give_told_regions(
        &mut self,
        told: &mut Told,
        found: Option<&mut Last>,
    ) -> Result<(), FormatError> {
        let Some(first) = told.regions.first() else {
            return Ok(());
        };
        let place = Place {
            line: first.line,
            column: 1,
        };
        let is_named = told.regions.iter().any(|it| it.is_named);
        let last = self.last.as_mut().or(found);
        let last = last.filter(|it| it.is_plain && it.puzzle.layout.regions().len() > 1);
        let read = last.map(|last| {
            let size = last.puzzle.layout.size();
            let layout = board_of(told, size, place)?;
            last.puzzle.layout = layout;
            Ok(())
        });
        match read {
            Some(Ok(())) => {
                told.regions.clear();
                self.counts.others += 1;
                self.heading = None;
                Ok(())
            }
            Some(Err(error)) if is_named => {
                self.counts.is_refused = true;
                self.last = None;
                Err(error)
            }
            _ => Ok(()),
        }
    }

    /// Makes a puzzle from cages, or from cells with their digits, that belong to no grid.
    fn tell_digits(&mut self, mut told: Told, has_cages: bool) -> Result<(), FormatError> {
        let Some(first) = told.lines().min() else {
            return Ok(());
        };
        let is_puzzle = has_cages || told.cages.is_empty() && told.digits.len() >= FEWEST_GIVENS;
        if !is_puzzle || self.counts.puzzles > self.counts.told_by_cells {
            // These are moves, or other text about cells.
            let mut lines: Vec<usize> = told.lines().collect();
            lines.sort_unstable();
            lines.dedup();
            lines
                .into_iter()
                .for_each(|line| self.leave_out(line, false));
            return Ok(());
        }
        let mut puzzle = Puzzle::new([None; Cell::COUNT]);
        self.letters = told.letters_are_columns();
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
                    return Err(mistake(place, Fault::CellTwice { cell }));
                }
            }
        }
        if let Some(heading) = told.heading.take().filter(|it| it.line < first) {
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

/// Adds the givens from lines with cells near a grid.
fn give_digits(told: &Told, puzzle: &mut Puzzle) -> Result<(), FormatError> {
    for (line, written, digit) in &told.digits {
        let cell = told.cell(*line, *written)?;
        let own = &mut puzzle.givens[cell.index()];
        if let Some(other) = own.filter(|it| it != digit) {
            let place = Place {
                line: *line,
                column: 1,
            };
            let problem = Fault::OtherThanInGrid {
                cell,
                digit: *digit,
                other,
            };
            return Err(mistake(place, problem));
        }
        *own = Some(*digit);
    }
    Ok(())
}

/// Returns the board of a size with the given regions.
fn board_of(told: &Told, size: usize, place: Place) -> Result<Layout, FormatError> {
    if told.regions.len() != size {
        let problem = Fault::RegionCount {
            found: told.regions.len(),
            needed: size,
        };
        return Err(mistake(place, problem));
    }
    let region = |region: &Region| {
        let mut own = CellSet::EMPTY;
        for written in &region.cells {
            let cell = told.cell(region.line, *written)?;
            if !own.insert(cell) {
                let place = Place {
                    line: region.line,
                    column: 1,
                };
                return Err(mistake(place, Fault::TwiceInOne { cell }));
            }
        }
        Ok(own)
    };
    let regions: Vec<CellSet> = told.regions.iter().map(region).collect::<Result<_, _>>()?;
    built(LayoutBuilder::new(size).regions(regions), place)
}

/// Returns a board with the given cages. A cell with its digit is a cage of one cell.
fn caged(told: &Told, layout: &Layout) -> Result<Layout, FormatError> {
    let place = |line: usize| Place { line, column: 1 };
    let first = told.cages.first().map_or(1, |cage| cage.line);
    let size = layout.size();
    let usual = boards::usual(size);
    if !usual.clone().build().is_ok_and(|usual| usual == *layout) {
        return Err(FormatError::Unsupported {
            place: place(first),
            what: Unknown::CagesOnOtherBoard,
        });
    }
    let single = told.digits.iter().map(|(line, written, digit)| {
        let cell = told.cell(*line, *written)?;
        Ok((*line, CellSet::only(cell), digit.get()))
    });
    let caged = told.cages.iter().map(|cage| {
        let mut cells = CellSet::EMPTY;
        for written in &cage.cells {
            let cell = told.cell(cage.line, *written)?;
            if !cells.insert(cell) {
                return Err(mistake(place(cage.line), Fault::TwiceInOne { cell }));
            }
        }
        Ok((cage.line, cells, cage.sum))
    });
    let cages = single.chain(caged).map(|cage| {
        let (line, cells, sum) = cage?;
        Ok((place(line), cells, Some(sum)))
    });
    let cages: Vec<(Place, CellSet, Option<u8>)> = cages.collect::<Result<_, FormatError>>()?;
    boards::caged(&usual, &cages)
}
