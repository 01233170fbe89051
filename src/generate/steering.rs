//! Which givens bring a grid nearer to a rare technique.

use super::full::{Full, digit_at};
use crate::grid::{Cell, CellSet, DigitSet, Grid};
use crate::rules::Technique;

/// How many candidates too many the roof of a rectangle may have to be looked at.
const MOST_EXCESS: usize = 3;

/// Cells whose digits, as givens, may lead to a position in which the technique finds
/// something; none where no such way is known.
pub(super) fn helpful(technique: Technique, grid: &Grid, full: &Full) -> CellSet {
    match technique {
        Technique::AvoidableRectangleType2 => near_rectangles(grid, full),
        _ => CellSet::EMPTY,
    }
}

/// The cells whose digits exclude what the roof of an Avoidable Rectangle Type 2 has
/// too many, for all such rectangles that are near.
///
/// The floor is solved, but not by givens. The roof lies so that each of its cells
/// faces a cell of the floor, and holds the digit of that, the digit that the other
/// cell of the roof has in the solution or it has itself, and little else.
fn near_rectangles(grid: &Grid, full: &Full) -> CellSet {
    let mut helpful = CellSet::EMPTY;
    let solved = !grid.unsolved() - grid.given();
    let mut later = solved;
    for first in solved {
        later.remove(first);
        let [row, column, _] = first.houses();
        for (second, along_row) in (later & row.cells())
            .into_iter()
            .map(|cell| (cell, true))
            .chain(
                (later & column.cells())
                    .into_iter()
                    .map(|cell| (cell, false)),
            )
        {
            let same_box = first.box_index() == second.box_index();
            for line in 0..9 {
                let roof = if along_row {
                    [
                        Cell::at(line, first.column()),
                        Cell::at(line, second.column()),
                    ]
                } else {
                    [Cell::at(first.row(), line), Cell::at(second.row(), line)]
                };
                let in_two_boxes = same_box != (roof[0].box_index() == first.box_index());
                if in_two_boxes && !roof.iter().any(|cell| !grid.unsolved().contains(*cell)) {
                    helpful |= in_the_way(grid, full, roof, [second, first]);
                }
            }
        }
    }
    helpful
}

/// The same for one rectangle: its roof, and the cells of the floor that these face.
fn in_the_way(grid: &Grid, full: &Full, roof: [Cell; 2], facing: [Cell; 2]) -> CellSet {
    let [one, other] = roof.map(|cell| digit_at(full, cell));
    let [for_one, for_other] = facing.map(|cell| digit_at(full, cell));
    // One of the roof has what completes the forbidden rectangle, the other does not.
    let extra = match (one == for_one, other == for_other) {
        (true, false) => other,
        (false, true) => one,
        _ => return CellSet::EMPTY,
    };
    let needed = [for_one, for_other].map(|digit| DigitSet::only(digit).with(extra));
    let mut excess = [DigitSet::EMPTY; 2];
    for ((excess, cell), needed) in excess.iter_mut().zip(roof).zip(needed) {
        let candidates = grid.candidates(cell);
        if !(needed - candidates).is_empty() {
            return CellSet::EMPTY;
        }
        *excess = candidates - needed;
    }
    let roof_cells = CellSet::only(roof[0]).with(roof[1]);
    let too_many = excess[0].len() + excess[1].len();
    let removes = !roof_cells
        .common_peers()
        .is_disjoint(grid.cells_with(extra));
    if too_many == 0 || too_many > MOST_EXCESS || !removes {
        return CellSet::EMPTY;
    }
    let mut helpful = CellSet::EMPTY;
    for (excess, cell) in excess.into_iter().zip(roof) {
        let open = (cell.peers() & grid.unsolved()) - roof_cells;
        helpful.extend(
            open.into_iter()
                .filter(|peer| excess.contains(digit_at(full, *peer))),
        );
    }
    helpful
}
