//! Bent sets: the cells are in a box and a line that cross.

use std::ops::ControlFlow;

use super::{Disjoint, Obstacle, Rule, Sink, Survey, Technique, report};
use crate::grid::{Cell, CellSet, DigitSet, House, Layout};
use crate::rules::houses::crossing_pairs;

/// WXYZ-Wing and VWXYZ-Wing: four or five cells in a box and a line that cross, some in
/// both, some only in the box and some only in the line, with an equal number of digits.
/// All digits except one, Z, are restricted. Without Z, there would be fewer digits than
/// cells, each for at most one cell: Z is removed from every cell that sees all of its
/// places among them. No cell has to have all of the digits.
pub static WXYZ_WING: Rule = Rule::limited(
    Technique::WxyzWing,
    Obstacle::unless_regions,
    search::<4, true>,
);

/// VWXYZ-Wing: a [WXYZ-Wing](WXYZ_WING) with five cells and five digits.
pub static VWXYZ_WING: Rule = Rule::limited(
    Technique::VwxyzWing,
    Obstacle::unless_regions,
    search::<5, true>,
);

/// WXYZ-Ring and VWXYZ-Ring: the cells of a [WXYZ-Wing](WXYZ_WING) with only restricted
/// digits. The cells use up each digit: it is removed from every cell that sees all of its
/// places among them.
pub static WXYZ_RING: Rule = Rule::limited(
    Technique::WxyzRing,
    Obstacle::unless_regions,
    search::<4, false>,
);

/// VWXYZ-Ring: a [WXYZ-Ring](WXYZ_RING) with five cells and five digits.
pub static VWXYZ_RING: Rule = Rule::limited(
    Technique::VwxyzRing,
    Obstacle::unless_regions,
    search::<5, false>,
);

/// The greatest number of cells in a ring with a name of its own.
const MOST: usize = 5;

/// Whether a disjoint subset is a ring with a name of its own.
pub(super) fn is_ring(layout: &Layout, cells: CellSet) -> bool {
    let is_in = |(block, line): (House, House)| cells.is_subset(block.cells() | line.cells());
    (4..=MOST).contains(&cells.len()) && crossing_pairs(layout).any(is_in)
}

fn search<const SIZE: usize, const HAS_Z: bool>(
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let layout = grid.layout();
    let fit = |cell: &Cell| (2..=SIZE).contains(&grid.candidates(*cell).len());
    let open: CellSet = grid.unsolved().iter().filter(fit).collect();
    for (block, line) in crossing_pairs(layout) {
        if grid.is_stopped() {
            return ControlFlow::Break(());
        }
        let parts = [
            block.cells() & line.cells(),
            line.cells() - block.cells(),
            block.cells() - line.cells(),
        ];
        if parts.iter().any(|part| part.is_disjoint(open)) {
            continue;
        }
        let cells = open & (block.cells() | line.cells());
        choose(
            grid,
            SIZE,
            cells,
            CellSet::EMPTY,
            DigitSet::EMPTY,
            &mut |chosen| {
                grid.spend(1)?;
                if parts.iter().any(|part| part.is_disjoint(chosen.cells))
                    || chosen.z.is_some() != HAS_Z
                    || chosen.has_smaller(grid)
                {
                    return ControlFlow::Continue(());
                }
                report(technique, grid, chosen, &[line, block], found)
            },
        )?;
    }
    ControlFlow::Continue(())
}

/// Chooses more cells until there are `size` cells with an equal number of digits.
fn choose(
    grid: &Survey<'_>,
    size: usize,
    mut among: CellSet,
    chosen: CellSet,
    digits: DigitSet,
    look: &mut dyn FnMut(Disjoint) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let left = size - chosen.len();
    if left == 0 {
        return match Disjoint::of(grid, chosen, digits) {
            Some(set) if digits.len() == size => look(set),
            _ => ControlFlow::Continue(()),
        };
    }
    while let Some(cell) = among.first() {
        if among.len() < left {
            break;
        }
        among.remove(cell);
        let with = digits | grid.candidates(cell);
        if with.len() <= size {
            choose(grid, size, among, chosen.with(cell), with, look)?;
        }
    }
    ControlFlow::Continue(())
}
