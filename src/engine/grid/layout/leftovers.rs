//! The law of leftovers: lines and an equal number of regions hold the same digits, and so do the
//! cells that they do not share.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::Layout;
use crate::grid::cell::CellSet;
use crate::grid::house::{House, HouseKind};

/// The greatest number of lines taken together, side by side.
const MOST_LINES: usize = 4;

/// The greatest number of cells left on a side. With more, a side is rarely missing a digit.
const MOST_CELLS: usize = 5;

/// Lines and regions that hold the same digits, and the cells that they do not share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leftovers<'a> {
    /// The lines, side by side.
    pub lines: &'a [House],
    /// The regions, equal in number to the lines.
    pub regions: &'a [House],
    /// The cells of the lines outside the regions.
    pub of_lines: CellSet,
    /// The cells of the regions outside the lines. Together they hold the same digits.
    pub of_regions: CellSet,
}

impl Layout {
    /// Whether the board has regions that are not boxes.
    pub fn has_other_regions(&self) -> bool {
        let mut regions = self.regions().iter();
        regions.any(|region| region.kind() == HouseKind::Region)
    }

    /// Passes the leftovers of few lines to `found`, those of fewer lines first, each pair of sides
    /// once. There are none unless the board has regions that are not boxes.
    pub fn leftovers(
        &self,
        found: &mut dyn FnMut(Leftovers<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.has_other_regions() {
            return ControlFlow::Continue(());
        }
        let mut seen = HashSet::new();
        for count in 1..=MOST_LINES.min(self.size() - 1) {
            let runs = self.rows().windows(count);
            for lines in runs.chain(self.columns().windows(count)) {
                let area = cells_of(lines);
                let near = self.regions().iter().copied();
                // A region with few cells in the lines leaves too many cells.
                let enough = |it: &House| (it.cells() - area).has_at_most(MOST_CELLS);
                let near: Vec<House> = near.filter(enough).collect();
                for regions in choices(&near, count) {
                    let other = cells_of(&regions);
                    let (one, other) = (area - other, other - area);
                    let is_few = !one.is_empty() && one.has_at_most(MOST_CELLS);
                    // Other lines and regions may leave the same cells, with the sides swapped.
                    if is_few && !seen.contains(&(other, one)) && seen.insert((one, other)) {
                        found(Leftovers {
                            lines,
                            regions: &regions,
                            of_lines: one,
                            of_regions: other,
                        })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn cells_of(houses: &[House]) -> CellSet {
    let cells = houses.iter().map(|house| house.cells());
    cells.fold(CellSet::EMPTY, CellSet::union)
}

/// All choices of `count` houses.
fn choices(houses: &[House], count: usize) -> Vec<Vec<House>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_first = |(number, first): (usize, &House)| {
        let mut rest = choices(&houses[number + 1..], count - 1);
        for choice in &mut rest {
            choice.insert(0, *first);
        }
        rest
    };
    houses.iter().enumerate().flat_map(with_first).collect()
}
