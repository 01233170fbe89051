//! Tridagons: twelve cells of four boxes that three digits cannot fill.

use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid, Layout};
use crate::rules::guardians::{Guarded, Shape};
use crate::rules::{DeductionRule, Obstacle, Sink, Survey, Technique};

/// The columns of three cells of a box, by its rows: first those that run one way round, then
/// the others.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [1, 0, 2],
    [2, 1, 0],
];

/// A tridagon with further candidates in one of its cells: the three digits leave it.
///
/// In each of four boxes at the corners of a rectangle three empty cells are taken, one in
/// each row and one in each column of the box. If three digits filled them, two boxes side by
/// side would have them in the same circular order, read by rows, and two boxes one above the
/// other in the same circular order, read by columns. In a box whose cells run the one way
/// both readings agree; in one whose cells run the other way they are opposite. An odd number
/// of these turns the order into its opposite on the way round, so the cells cannot be filled.
/// (Berthier; mith, 2022)
#[derive(Debug)]
pub struct Tridagon;

/// Whether three cells of a box, one in each row and column, run the other way: then their
/// digits read by columns have the opposite circular order to that by rows.
pub fn is_opposite(cells: CellSet) -> bool {
    let columns: Vec<usize> = cells.iter().map(Cell::column).collect();
    let pairs =
        (0..columns.len()).flat_map(|one| (one + 1..columns.len()).map(move |it| (one, it)));
    let turned = pairs.filter(|(one, other)| columns[*one] > columns[*other]);
    turned.count() % 2 == 1
}

/// Three cells of a box, which way they run, and those with further candidates.
#[derive(Clone, Copy)]
struct Part {
    cells: CellSet,
    is_opposite: bool,
    guarded: CellSet,
}

/// What three digits could fill of a box, but for the further candidates of a single cell.
fn parts(grid: &Grid, block: usize, digits: DigitSet) -> Vec<Part> {
    let (row, column) = (block / 3 * 3, block % 3 * 3);
    let part = |(number, columns): (usize, &[usize; 3])| {
        let mut part = Part {
            cells: CellSet::EMPTY,
            is_opposite: number > 2,
            guarded: CellSet::EMPTY,
        };
        for (down, right) in columns.iter().enumerate() {
            let cell = Cell::at(row + down, column + right);
            let held = grid.candidates(cell);
            if (held & digits).is_empty() {
                return None;
            }
            part.cells.insert(cell);
            if !held.is_subset(digits) {
                part.guarded.insert(cell);
            }
        }
        part.guarded.has_at_most(1).then_some(part)
    };
    ORDERS.iter().enumerate().filter_map(part).collect()
}

/// Hands over each tridagon whose further candidates are all in one cell.
fn tridagons(
    grid: &Survey<'_>,
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if Obstacle::unless_classic_boxes(grid.layout()).is_err() {
        return ControlFlow::Continue(());
    }
    for digits in threes() {
        let of_boxes: [Vec<Part>; 9] = std::array::from_fn(|block| parts(grid, block, digits));
        for (top, bottom) in [(0, 3), (0, 6), (3, 6)] {
            for (left, right) in [(0, 1), (0, 2), (1, 2)] {
                let blocks = [top + left, top + right, bottom + left, bottom + right];
                choose(grid, digits, &of_boxes, &blocks, &mut Vec::new(), found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Chooses three cells in each of the blocks that are left.
fn choose(
    grid: &Survey<'_>,
    digits: DigitSet,
    of_boxes: &[Vec<Part>; 9],
    blocks: &[usize],
    chosen: &mut Vec<Part>,
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let guarded = chosen
        .iter()
        .fold(CellSet::EMPTY, |all, part| all | part.guarded);
    if !guarded.has_at_most(1) {
        return ControlFlow::Continue(());
    }
    let Some((block, blocks)) = blocks.split_first() else {
        let opposite = chosen.iter().filter(|part| part.is_opposite).count();
        if opposite % 2 == 0 || guarded.is_empty() {
            return ControlFlow::Continue(());
        }
        let cells = chosen
            .iter()
            .fold(CellSet::EMPTY, |all, part| all | part.cells);
        let mut guarded = Guarded::of(grid, Shape::Tridagon, cells.iter().collect(), digits);
        let boxes = cells
            .iter()
            .filter_map(|cell| grid.layout().region_of(cell));
        guarded.houses = boxes.collect();
        guarded.houses.sort_unstable_by_key(|house| house.index());
        guarded.houses.dedup();
        return found(guarded);
    };
    for part in &of_boxes[*block] {
        chosen.push(*part);
        let went_on = choose(grid, digits, of_boxes, blocks, chosen, found);
        chosen.pop();
        went_on?;
    }
    ControlFlow::Continue(())
}

/// Every three digits.
fn threes() -> impl Iterator<Item = DigitSet> {
    let all = Digit::ALL;
    (0..all.len()).flat_map(move |a| {
        (a + 1..all.len()).flat_map(move |b| {
            (b + 1..all.len()).map(move |c| [all[a], all[b], all[c]].into_iter().collect())
        })
    })
}

impl DeductionRule for Tridagon {
    fn technique(&self) -> Technique {
        Technique::Tridagon
    }

    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        Obstacle::unless_classic_boxes(layout)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        tridagons(grid, &mut |it| {
            it.in_one_cell(grid, self.technique(), found)
        })
    }
}
