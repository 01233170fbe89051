//! Multi-sector locked sets.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::{SectorShape, deduction};
use crate::grid::{Cell, CellSet, Digit, House};
use crate::rules::{Rule, Survey, Technique};

/// The limits on the number of rows, and on the number of columns.
const LEAST: usize = 3;
const MOST: usize = 6;

/// The cost of a deduction from some rows and columns, and of adding a row to the others, in
/// tenths of a microsecond.
const TO_DEDUCE: usize = 100;
const TO_ADD_ROW: usize = 500;

/// A count for every choice of columns, read as bits; each word holds eight counts.
type Counts = [u64; 64];

/// A 1 in each count of a word.
const ONES: u64 = 0x0101_0101_0101_0101;

/// For each of the first three columns, the counts in a word whose choices include it.
const HAVING: [u64; 3] = [
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// The number of rows, with the places of each digit and the empty cells in each row, as bits of
/// columns.
struct RowPlaces {
    count: usize,
    places: [[u16; Cell::SIDE]; Digit::COUNT],
    open: [u16; Cell::SIDE],
}

/// The counts for some rows.
#[derive(Clone)]
struct Rows {
    rows: u16,
    /// For each digit and each choice of columns, the most places that the digit has in these rows
    /// and columns with no two on a line.
    fits: [Counts; Digit::COUNT],
    /// For each choice of columns, the number of empty cells in these rows and columns.
    cells: Counts,
}

/// Some rows and columns whose empty cells need every digit they can be given.
struct Hit {
    rows: u16,
    columns: u16,
    cells: usize,
}

/// Multi-Sector Locked Sets: the empty cells where three to six rows cross three to six columns.
/// For each digit, take the fewest of these lines that contain all its places there. By König's
/// theorem, their number is the largest number of its places there with no two on a line. If all
/// digits together take exactly as many lines as there are cells, each line has its digit there.
pub static MULTI_SECTOR_LOCKED_SETS: Rule =
    Rule::new(Technique::MultiSectorLockedSets, |_, grid, found| {
        let board = RowPlaces::of(grid);
        let mut hits = Vec::new();
        let none = Rows {
            rows: 0,
            fits: [[0; 64]; Digit::COUNT],
            cells: [0; 64],
        };
        hunt(grid, &board, &none, 0, &mut hits)?;
        // The smallest first.
        hits.sort_by_key(|hit| hit.cells);
        let mut known = HashSet::new();
        for hit in &hits {
            grid.spend(TO_DEDUCE)?;
            if let Some(deduction) = hit.deduction(grid, &board)
                && known.insert(deduction.eliminations.clone())
            {
                found(deduction)?;
            }
        }
        ControlFlow::Continue(())
    });

impl RowPlaces {
    fn of(grid: &Survey<'_>) -> Self {
        let mut places = [[0; Cell::SIDE]; Digit::COUNT];
        let mut open = [0; Cell::SIDE];
        for cell in grid.unsolved() {
            open[cell.row()] |= 1 << cell.column();
            for digit in grid.candidates(cell) {
                places[digit.index()][cell.row()] |= 1 << cell.column();
            }
        }
        Self {
            count: grid.layout().size(),
            places,
            open,
        }
    }
}

/// Extends the rows with each later row in turn.
fn hunt(
    grid: &Survey<'_>,
    board: &RowPlaces,
    before: &Rows,
    from: usize,
    hits: &mut Vec<Hit>,
) -> ControlFlow<()> {
    for row in from..board.count {
        if board.open[row].count_ones() < 2 {
            continue;
        }
        grid.spend(TO_ADD_ROW)?;
        if grid.is_stopped() {
            return ControlFlow::Break(());
        }
        let mut rows = before.clone();
        rows.add(board, row);
        let taken = rows.rows.count_ones() as usize;
        if taken >= LEAST {
            rows.look(board, hits);
        }
        if taken < MOST {
            hunt(grid, board, &rows, row + 1, hits)?;
        }
    }
    ControlFlow::Continue(())
}

impl Rows {
    /// Adds a row to the counts. The row adds a place for a digit if it has the digit in a column
    /// without which the earlier rows have no fewer places.
    fn add(&mut self, board: &RowPlaces, row: usize) {
        self.rows |= 1 << row;
        for (fits, places) in self.fits.iter_mut().zip(&board.places) {
            let before = *fits;
            let mut more = [0; 64];
            for column in bits(places[row]) {
                spare(&before, column, &mut more);
            }
            for (fit, more) in fits.iter_mut().zip(&more) {
                *fit += more;
            }
        }
        for column in bits(board.open[row]) {
            for (number, cells) in self.cells.iter_mut().enumerate() {
                *cells += ONES & having(number, column);
            }
        }
    }

    /// Finds the choices of columns where the number of digits that fit is the number of cells.
    fn look(&self, board: &RowPlaces, hits: &mut Vec<Hit>) {
        for (number, cells) in self.cells.iter().enumerate() {
            let given: u64 = self.fits.iter().map(|fits| fits[number]).sum();
            let apart = given ^ cells;
            // Whether a count of the word may be zero.
            if apart.wrapping_sub(ONES) & !apart & (ONES << 7) == 0 {
                continue;
            }
            for (place, byte) in (0_u16..).zip(apart.to_le_bytes()) {
                let columns = 8 * number as u16 + place;
                if byte == 0 && self.is_whole(board, columns) {
                    hits.push(Hit {
                        rows: self.rows,
                        columns,
                        cells: usize::from(cells.to_le_bytes()[usize::from(place)]),
                    });
                }
            }
        }
    }

    /// Whether the number of columns is within the limits and each line has at least two empty
    /// cells at the crossings; otherwise fewer lines would do.
    fn is_whole(&self, board: &RowPlaces, columns: u16) -> bool {
        let size = columns.count_ones() as usize;
        if !(LEAST..=MOST).contains(&size) || columns >> board.count != 0 {
            return false;
        }
        let (mut once, mut twice) = (0, 0);
        for row in bits(self.rows) {
            let open = board.open[row] & columns;
            if open.count_ones() < 2 {
                return false;
            }
            twice |= once & open;
            once |= open;
        }
        twice == columns
    }
}

/// All bits of the counts in a word whose choices include a column.
const fn having(number: usize, column: usize) -> u64 {
    if column < 3 {
        HAVING[column]
    } else if number & (1 << (column - 3)) != 0 {
        u64::MAX
    } else {
        0
    }
}

/// Marks the choices with a column that have no fewer places without it. The column adds 0 or 1,
/// so 1 plus the places without it, minus the places with it, is also 0 or 1.
fn spare(fits: &Counts, column: usize, more: &mut Counts) {
    for (number, more) in more.iter_mut().enumerate() {
        let mask = having(number, column);
        if mask == 0 {
            continue;
        }
        let without = if column < 3 {
            fits[number] << (8 << column)
        } else {
            fits[number ^ (1 << (column - 3))]
        };
        *more |= ((without & mask) + (ONES & mask)) - (fits[number] & mask);
    }
}

fn bits(set: u16) -> impl Iterator<Item = usize> + Clone {
    (0..Cell::SIDE).filter(move |number| set & (1 << number) != 0)
}

impl Hit {
    fn deduction(&self, grid: &Survey<'_>, board: &RowPlaces) -> Option<crate::rules::Deduction> {
        let layout = grid.layout();
        let house = |houses: &[House], number: usize| houses.get(number).copied();
        let of = |houses: &[House], set| -> Vec<House> {
            bits(set).filter_map(|it| house(houses, it)).collect()
        };
        let rows = of(layout.rows(), self.rows);
        let columns = of(layout.columns(), self.columns);
        let union = |houses: &[House]| {
            let cells = houses.iter().map(|it| it.cells());
            cells.fold(CellSet::EMPTY, |all, it| all | it)
        };
        let cells = union(&rows) & union(&columns) & grid.unsolved();
        let mut choices = |digit: Digit| {
            let fewest = self.fewest(board, digit);
            let lines = fewest.into_iter().map(|(across, down)| {
                [of(layout.rows(), across), of(layout.columns(), down)].concat()
            });
            lines.collect()
        };
        let shape = SectorShape::Crossing { rows, columns };
        let technique = Technique::MultiSectorLockedSets;
        deduction(grid, technique, shape, cells, &mut choices)
    }

    /// Every choice of the fewest lines that contain all places of a digit at the crossings: some
    /// rows, and the columns of the digit's places in the other rows.
    fn fewest(&self, board: &RowPlaces, digit: Digit) -> Vec<(u16, u16)> {
        let places = &board.places[digit.index()];
        let mut fewest = u32::MAX;
        let mut all = Vec::new();
        // Every subset of the rows, from none to all.
        let mut rows = 0_u16;
        loop {
            let rest = bits(self.rows & !rows);
            let down = rest.fold(0, |down, row| down | places[row]) & self.columns;
            let count = rows.count_ones() + down.count_ones();
            if count < fewest {
                fewest = count;
                all.clear();
            }
            if count == fewest {
                all.push((rows, down));
            }
            rows = rows.wrapping_sub(self.rows) & self.rows;
            if rows == 0 {
                return all;
            }
        }
    }
}
