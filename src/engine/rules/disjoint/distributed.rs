//! Disjoint subsets anywhere on the board.

use std::ops::ControlFlow;

use super::{Disjoint, Rule, Sink, Survey, Technique, bent, report};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House, Layout};

/// The number of cells in the largest subset.
const MOST: usize = 6;

/// Distributed Disjoint Subset: up to six cells, not all in one house, with an equal number
/// of digits, all restricted. The cells use up each digit: it is removed from every cell
/// that sees all of its places among them. Subsets of four or five cells in a box and a
/// line, and of six cells in two lines and three others, have names of their own and are
/// left to their rules.
pub static DISTRIBUTED_DISJOINT_SUBSET: Rule = Rule::new(
    Technique::DistributedDisjointSubset,
    |technique, grid, found| {
        let fit = |cell: &Cell| (2..=MOST).contains(&grid.candidates(*cell).len());
        let open: CellSet = grid.unsolved().iter().filter(fit).collect();
        let neighbors = Neighbors::of(grid, open);
        let layout = grid.layout();
        let mut before = CellSet::EMPTY;
        for cell in open {
            if grid.is_stopped() {
                return ControlFlow::Break(());
            }
            before.insert(cell);
            let first = Growing {
                cells: CellSet::only(cell),
                digits: grid.candidates(cell),
                beside: neighbors.joined[cell.index()],
                barred: before | neighbors.barred[cell.index()],
            };
            first.grow(grid, &neighbors, &mut |set| {
                let is_named = layout.houses_with(set.cells).next().is_some()
                    || bent::is_ring(layout, set.cells)
                    || is_twinned(layout, set.cells);
                if is_named || set.has_smaller(grid) {
                    return ControlFlow::Continue(());
                }
                report(technique, grid, set, &[], found)
            })?;
        }
        ControlFlow::Continue(())
    },
);

/// For each cell, the cells that share a digit with it: those that see it, and those that
/// do not see it and so are never in a subset with it.
struct Neighbors {
    joined: [CellSet; Cell::COUNT],
    barred: [CellSet; Cell::COUNT],
}

impl Neighbors {
    fn of(grid: &Survey<'_>, open: CellSet) -> Self {
        let mut neighbors = Self {
            joined: [CellSet::EMPTY; Cell::COUNT],
            barred: [CellSet::EMPTY; Cell::COUNT],
        };
        for cell in open {
            let digits = grid.candidates(cell).into_iter();
            let sharing = digits.fold(CellSet::EMPTY, |all, digit| all | grid.cells_with(digit));
            let (sharing, peers) = (sharing & open, grid.layout().peers(cell));
            neighbors.joined[cell.index()] = sharing & peers;
            neighbors.barred[cell.index()] = sharing - peers;
        }
        neighbors
    }
}

/// Some cells of a subset. Each shares a digit with another of them: otherwise, the subset
/// would be two subsets.
#[derive(Clone, Copy)]
struct Growing {
    cells: CellSet,
    digits: DigitSet,
    /// The cells that share a digit with one of them.
    beside: CellSet,
    /// The cells that cannot be added, or that were tried before.
    barred: CellSet,
}

impl Growing {
    fn grow(
        self,
        grid: &Survey<'_>,
        neighbors: &Neighbors,
        look: &mut dyn FnMut(Disjoint) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut barred = self.barred;
        for cell in self.beside - self.barred {
            barred.insert(cell);
            let digits = self.digits | grid.candidates(cell);
            if digits.len() > MOST {
                continue;
            }
            let cells = self.cells.with(cell);
            if digits.len() <= cells.len() {
                grid.spend(1)?;
                // With more cells, it would be a subset within a larger one.
                let z = None;
                if digits.len() == cells.len() {
                    look(Disjoint { cells, digits, z })?;
                }
            } else if cells.len() < MOST {
                let more = Self {
                    cells,
                    digits,
                    beside: self.beside | neighbors.joined[cell.index()],
                    barred: barred | neighbors.barred[cell.index()],
                };
                more.grow(grid, neighbors, look)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Twinned XY-Chain: the six cells where two parallel lines cross three others, with six
/// digits, all restricted. The cells use up each digit: it is removed from every cell that
/// sees all of its places among them. It is a disjoint subset in a shape that is easy to
/// look for, and a small multi-sector locked set. Each digit has at least two places: with
/// only one, the subset would be smaller. A naked pair may be a part of it.
pub static TWINNED_XY_CHAIN: Rule = Rule::new(Technique::TwinnedXyChain, |_, grid, found| {
    let layout = grid.layout();
    let fit = |cell: &Cell| (2..=MOST).contains(&grid.candidates(*cell).len());
    let open: CellSet = grid.unsolved().iter().filter(fit).collect();
    for (two, three) in [
        (layout.rows(), layout.columns()),
        (layout.columns(), layout.rows()),
    ] {
        for (at, one) in two.iter().enumerate() {
            for other in &two[at + 1..] {
                if grid.is_stopped() {
                    return ControlFlow::Break(());
                }
                let lines = one.cells() | other.cells();
                // A crossing line with its two cells, if both are open.
                let crossing = three.iter().filter_map(|line| {
                    let cells = line.cells() & lines & open;
                    let digits = cells.iter().map(|cell| grid.candidates(cell));
                    let digits = digits.fold(DigitSet::EMPTY, |all, it| all | it);
                    (cells.len() == 2 && digits.len() <= MOST).then_some((*line, cells, digits))
                });
                let crossing: Vec<(House, CellSet, DigitSet)> = crossing.collect();
                twins(grid, [*one, *other], &crossing, found)?;
            }
        }
    }
    ControlFlow::Continue(())
});

/// Chooses three of the lines that cross two lines.
fn twins(
    grid: &Survey<'_>,
    two: [House; 2],
    crossing: &[(House, CellSet, DigitSet)],
    found: Sink<'_>,
) -> ControlFlow<()> {
    for (first, (a, a_cells, a_digits)) in crossing.iter().enumerate() {
        for (second, (b, b_cells, b_digits)) in crossing.iter().enumerate().skip(first + 1) {
            let digits = *a_digits | *b_digits;
            if digits.len() > MOST {
                continue;
            }
            for (c, c_cells, c_digits) in &crossing[second + 1..] {
                grid.spend(1)?;
                let digits = digits | *c_digits;
                let cells = *a_cells | *b_cells | *c_cells;
                if digits.len() != MOST || grid.layout().houses_with(cells).next().is_some() {
                    continue;
                }
                if let Some(set @ Disjoint { z: None, .. }) = Disjoint::of(grid, cells, digits) {
                    let places = |digit: Digit| cells & grid.cells_with(digit);
                    if digits.iter().any(|digit| places(digit).has_one()) {
                        continue;
                    }
                    let lines = [two[0], two[1], *a, *b, *c];
                    report(Technique::TwinnedXyChain, grid, set, &lines, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether cells are those where two parallel lines cross three others.
fn is_twinned(layout: &Layout, cells: CellSet) -> bool {
    let count = |lines: &[House]| {
        let met = lines.iter().filter(|line| !cells.is_disjoint(line.cells()));
        met.count()
    };
    let lines = [count(layout.rows()), count(layout.columns())];
    cells.len() == MOST && (lines == [2, 3] || lines == [3, 2])
}
