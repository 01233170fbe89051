//! Tridagons: twelve cells in four boxes that three digits cannot fill.

mod forcing;

use std::ops::ControlFlow;

use crate::grid::{BOX_SIDE, Cell, CellSet, Digit, DigitSet, Grid};
use crate::rules::guardians::{Guarded, Shape};
use crate::rules::{Obstacle, Rule, Survey, Technique};

pub use forcing::TRIDAGON_FORCING;

/// The columns of three cells of a box, by row: first the orders that run one way around, then
/// those that run the other way.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [1, 0, 2],
    [2, 1, 0],
];

/// Whether three cells of a box, one in each row and column, run the other way. The circular order
/// of their digits, read by columns, is then opposite to the order read by rows.
pub fn is_opposite(cells: CellSet) -> bool {
    let columns: Vec<usize> = cells.iter().map(Cell::column).collect();
    let pairs =
        (0..columns.len()).flat_map(|one| (one + 1..columns.len()).map(move |it| (one, it)));
    let turned = pairs.filter(|(one, other)| columns[*one] > columns[*other]);
    turned.count() % 2 == 1
}

/// Three cells of a box, with their direction and their extra candidates.
#[derive(Clone, Copy)]
struct Part {
    cells: CellSet,
    is_opposite: bool,
    /// The cells with extra candidates.
    guarded: CellSet,
    /// The number of extra candidates.
    guardians: usize,
}

/// The limits on the guardians of a tridagon.
#[derive(Clone, Copy)]
struct Most {
    /// The most cells with guardians.
    cells: usize,
    guardians: usize,
}

impl Most {
    /// Whether the guardians of some parts of a tridagon are within the limits.
    fn lets(self, parts: &[Part]) -> bool {
        let guarded: usize = parts.iter().map(|part| part.guarded.len()).sum();
        let guardians: usize = parts.iter().map(|part| part.guardians).sum();
        guarded <= self.cells && guardians <= self.guardians
    }
}

/// The choices of three cells in a box that three digits could fill, except for extra candidates
/// within the limits.
fn parts(grid: &Grid, block: usize, digits: DigitSet, most: Most) -> Vec<Part> {
    let part = |(number, columns): (usize, &[usize; 3])| {
        let mut part = Part {
            cells: CellSet::EMPTY,
            is_opposite: number > 2,
            guarded: CellSet::EMPTY,
            guardians: 0,
        };
        for (down, right) in columns.iter().enumerate() {
            let cell = Cell::in_box(block, BOX_SIDE * down + right);
            let held = grid.candidates(cell);
            if (held & digits).is_empty() {
                return None;
            }
            part.cells.insert(cell);
            if !held.is_subset(digits) {
                part.guarded.insert(cell);
                part.guardians += (held - digits).len();
            }
        }
        most.lets(&[part]).then_some(part)
    };
    ORDERS.iter().enumerate().filter_map(part).collect()
}

/// Passes each tridagon within the limits to `found`.
fn tridagons(
    grid: &Survey<'_>,
    most: Most,
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if Obstacle::unless_classic_boxes(grid.layout()).is_err() {
        return ControlFlow::Continue(());
    }
    for digits in threes() {
        if grid.is_stopped() {
            return ControlFlow::Break(());
        }
        let of_boxes: [Vec<Part>; Cell::SIDE] =
            std::array::from_fn(|block| parts(grid, block, digits, most));
        for (top, bottom) in [(0, 3), (0, 6), (3, 6)] {
            for (left, right) in [(0, 1), (0, 2), (1, 2)] {
                let blocks = [top + left, top + right, bottom + left, bottom + right];
                let chosen = &mut Vec::new();
                choose(grid, digits, most, &of_boxes, &blocks, chosen, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Chooses three cells in each of the remaining boxes.
fn choose(
    grid: &Survey<'_>,
    digits: DigitSet,
    most: Most,
    of_boxes: &[Vec<Part>; Cell::SIDE],
    blocks: &[usize],
    chosen: &mut Vec<Part>,
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !most.lets(chosen) {
        return ControlFlow::Continue(());
    }
    let Some((block, blocks)) = blocks.split_first() else {
        let opposite = chosen.iter().filter(|part| part.is_opposite).count();
        let is_guarded = chosen.iter().any(|part| part.guardians > 0);
        if opposite % 2 == 0 || !is_guarded {
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
        let went_on = choose(grid, digits, most, of_boxes, blocks, chosen, found);
        chosen.pop();
        went_on?;
    }
    ControlFlow::Continue(())
}

/// Every set of three digits.
fn threes() -> impl Iterator<Item = DigitSet> {
    let all = Digit::ALL;
    (0..all.len()).flat_map(move |a| {
        (a + 1..all.len()).flat_map(move |b| {
            (b + 1..all.len()).map(move |c| [all[a], all[b], all[c]].into_iter().collect())
        })
    })
}

/// A tridagon with extra candidates in one of its cells: the three digits leave that cell.
///
/// Take three empty cells in each of four boxes at the corners of a rectangle, one in each row and
/// one in each column of the box. If three digits filled them, two boxes side by side would have
/// the digits in the same circular order, read by rows, and two boxes one above the other would
/// have them in the same circular order, read by columns. In a box whose cells run one way, both
/// readings agree; in a box whose cells run the other way, they are opposite. An odd number of
/// boxes of the second kind reverses the order on the way around, so the cells cannot be filled.
/// (Berthier; mith, 2022)
pub static TRIDAGON: Rule = Rule::limited(
    Technique::Tridagon,
    Obstacle::unless_classic_boxes,
    |technique, grid, found| {
        let most = Most {
            cells: 1,
            guardians: Digit::ALL.len(),
        };
        tridagons(grid, most, &mut |it| it.in_one_cell(grid, technique, found))
    },
);
