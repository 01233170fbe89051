//! Bent sets: the cells are in a box and a line that cross.

use std::ops::ControlFlow;

use super::{DeductionRule, Disjoint, Obstacle, Sink, Survey, Technique, report};
use crate::grid::{Cell, CellSet, DigitSet, House, Layout};
use crate::rules::houses::crossing_pairs;

/// WXYZ-Wing and VWXYZ-Wing: four or five cells in a box and a line that cross, some in
/// both, some only in the box and some only in the line, with an equal number of digits.
/// All digits except one, Z, are restricted. Without Z, there would be fewer digits than
/// cells, each for at most one cell: Z is removed from every cell that sees all of its
/// places among them. No cell has to have all of the digits.
#[derive(Debug)]
pub struct BentWing {
    /// The number of cells.
    pub size: usize,
}

/// WXYZ-Ring and VWXYZ-Ring: the same with only restricted digits. The cells use up each
/// digit: it is removed from every cell that sees all of its places among them.
#[derive(Debug)]
pub struct BentRing {
    /// The number of cells.
    pub size: usize,
}

impl DeductionRule for BentWing {
    fn technique(&self) -> Technique {
        match self.size {
            4 => Technique::WxyzWing,
            _ => Technique::VwxyzWing,
        }
    }

    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        Obstacle::unless_regions(layout)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        search(self.technique(), grid, self.size, true, found)
    }
}

impl DeductionRule for BentRing {
    fn technique(&self) -> Technique {
        match self.size {
            4 => Technique::WxyzRing,
            _ => Technique::VwxyzRing,
        }
    }

    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        Obstacle::unless_regions(layout)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        search(self.technique(), grid, self.size, false, found)
    }
}

/// The greatest number of cells in a ring with a name of its own.
const MOST: usize = 5;

/// Whether a disjoint subset is a ring with a name of its own.
pub(super) fn is_ring(layout: &Layout, cells: CellSet) -> bool {
    let is_in = |(block, line): (House, House)| cells.is_subset(block.cells() | line.cells());
    (4..=MOST).contains(&cells.len()) && crossing_pairs(layout).any(is_in)
}

fn search(
    technique: Technique,
    grid: &Survey<'_>,
    size: usize,
    has_z: bool,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let layout = grid.layout();
    let fit = |cell: &Cell| (2..=size).contains(&grid.candidates(*cell).len());
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
            size,
            cells,
            CellSet::EMPTY,
            DigitSet::EMPTY,
            &mut |chosen| {
                grid.spend(1)?;
                if parts.iter().any(|part| part.is_disjoint(chosen.cells))
                    || chosen.z.is_some() != has_z
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
