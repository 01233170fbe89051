//! The law of leftovers: lines and an equal number of regions hold the same digits, and so
//! do the cells that they do not share.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::{Conclusions, Deduction, Obstacle, Pattern, Rule, Technique};
use crate::grid::{Candidate, CellSet, DigitSet, Grid, House, HouseKind, Layout};

/// The rules of the family that are not locked candidates.
pub(super) static RULES: &[&Rule] = &[&LAW_OF_LEFTOVERS];

/// The greatest number of lines taken together, side by side.
const MOST_LINES: usize = 4;

/// The greatest number of cells left on a side. With more, a side is rarely missing a
/// digit.
const MOST_CELLS: usize = 5;

/// Lines and regions that hold the same digits, and the cells that they do not share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftoversPattern {
    /// The lines, side by side.
    pub lines: Vec<House>,
    /// The regions, equal in number to the lines.
    pub regions: Vec<House>,
    /// The cells of one side, which have no place for some digits.
    pub lacking: CellSet,
    /// The digits.
    pub digits: DigitSet,
    /// The cells of the other side, which lose these digits.
    pub losing: CellSet,
}

/// Law of Leftovers: some rows side by side and an equal number of regions hold each digit
/// equally often: once for each row, and once for each region. The cells that they share
/// count the same for both. So the other cells of the rows hold the same digits as the
/// other cells of the regions, and a digit without a place on one side has no place on the
/// other. The same works with columns.
pub static LAW_OF_LEFTOVERS: Rule = Rule::limited(
    Technique::LawOfLeftovers,
    unless_boxes,
    |technique, grid, found| {
        let layout = grid.layout();
        if unless_boxes(layout).is_err() {
            return ControlFlow::Continue(());
        }
        let mut seen = HashSet::new();
        for count in 1..=MOST_LINES.min(layout.size() - 1) {
            let runs = layout.rows().windows(count);
            for lines in runs.chain(layout.columns().windows(count)) {
                let area = cells_of(lines);
                let near = layout.regions().iter().copied();
                // A region with few cells in the lines leaves too many cells.
                let enough = |it: &House| (it.cells() - area).has_at_most(MOST_CELLS);
                let near: Vec<House> = near.filter(enough).collect();
                for regions in choices(&near, count) {
                    let other = cells_of(&regions);
                    let (one, other) = (area - other, other - area);
                    let is_few = !one.is_empty() && one.has_at_most(MOST_CELLS);
                    // Other lines and regions may leave the same cells, with the sides
                    // swapped.
                    if !is_few || seen.contains(&(other, one)) || !seen.insert((one, other)) {
                        continue;
                    }
                    for (lacking, losing) in [(one, other), (other, one)] {
                        let (digits, gone) = lost(grid, lacking, losing);
                        if gone.is_empty() {
                            continue;
                        }
                        found(Deduction {
                            technique,
                            placements: Conclusions::new(),
                            eliminations: gone,
                            pattern: Pattern::Leftovers(Box::new(LeftoversPattern {
                                lines: lines.to_vec(),
                                regions: regions.clone(),
                                lacking,
                                digits,
                                losing,
                            })),
                        })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    },
);

/// Checks a board for regions that are not boxes.
fn unless_boxes(layout: &Layout) -> Result<(), Obstacle> {
    Obstacle::unless_regions(layout)?;
    let mut regions = layout.regions().iter();
    if regions.any(|region| region.kind() == HouseKind::Region) {
        Ok(())
    } else {
        Err(Obstacle::Boxes)
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

/// The digits that some cells cannot hold and other cells could, and their candidates
/// there.
fn lost(grid: &Grid, lacking: CellSet, losing: CellSet) -> (DigitSet, Conclusions) {
    let held = |cells: CellSet| {
        let values = cells.iter().filter_map(|cell| grid.value(cell));
        values.fold(DigitSet::EMPTY, DigitSet::with)
    };
    let open = |cells: CellSet| {
        let candidates = cells.iter().map(|cell| grid.candidates(cell));
        candidates.fold(DigitSet::EMPTY, DigitSet::union)
    };
    let digits = open(losing) - open(lacking) - held(lacking);
    let of_cell = |cell| {
        let gone = grid.candidates(cell) & digits;
        gone.into_iter()
            .map(move |digit| Candidate::new(cell, digit))
    };
    (digits, losing.iter().flat_map(of_cell).collect())
}
