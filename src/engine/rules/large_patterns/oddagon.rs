//! Bivalue oddagons: odd loops that two digits cannot fill.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, Layout};
use crate::rules::guardians::{Guarded, Shape};
use crate::rules::{Rule, Survey, Technique};

/// The lengths of the loops to look for. Three cells with only two candidates are already a
/// contradiction.
const LENGTHS: [usize; 3] = [5, 7, 9];

/// The most cells of a loop that may have extra candidates.
const MOST_EXTRA: usize = 3;

/// Passes odd loops to `found`, one for each set of guardians. A loop has five or more cells with
/// two candidates in common. All but at most three of the cells have no other candidates, and each
/// cell sees the next. The two digits would have to alternate along the loop, which is impossible
/// because the number of cells is odd; so at least one of the extra candidates is true. This does
/// not depend on the puzzle having one solution.
pub(super) fn oddagons(
    grid: &Survey<'_>,
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = grid.layout();
    for (pair, both) in grid.pairs() {
        let clean = both & grid.bivalue();
        let mut seen = HashSet::new();
        for length in LENGTHS {
            if clean.len() + MOST_EXTRA < length {
                break;
            }
            let mut walk = Walk {
                layout,
                clean,
                length,
                seen,
                path: Vec::new(),
                found: &mut |cells| found(Guarded::of(grid, Shape::Oddagon, cells.to_vec(), pair)),
            };
            // A loop begins at the first of its clean cells.
            let mut allowed = both;
            for start in clean {
                walk.path.push(start);
                allowed.remove(start);
                walk.go_on(allowed, CellSet::EMPTY)?;
                walk.path.pop();
            }
            seen = walk.seen;
        }
    }
    ControlFlow::Continue(())
}

struct Walk<'a> {
    layout: &'a Layout,
    clean: CellSet,
    length: usize,
    /// The cells with extra candidates of the loops already passed to `found`.
    seen: HashSet<CellSet>,
    path: Vec<Cell>,
    found: &'a mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
}

impl Walk<'_> {
    /// Extends the path to each cell that the last one sees.
    fn go_on(&mut self, allowed: CellSet, extra: CellSet) -> ControlFlow<()> {
        let (Some(first), Some(last)) = (self.path.first(), self.path.last()) else {
            return ControlFlow::Continue(());
        };
        let (first, peers) = (*first, self.layout.peers(*last));
        if self.path.len() == self.length {
            if peers.contains(first) && !extra.is_empty() && self.seen.insert(extra) {
                (self.found)(&self.path)?;
            }
            return ControlFlow::Continue(());
        }
        for next in allowed & peers {
            let extra = if self.clean.contains(next) {
                extra
            } else {
                extra.with(next)
            };
            if extra.has_at_most(MOST_EXTRA) {
                self.path.push(next);
                self.go_on(allowed.without(next), extra)?;
                self.path.pop();
            }
        }
        ControlFlow::Continue(())
    }
}

/// An odd loop with extra candidates in one cell: the two digits leave that cell.
pub static BIVALUE_ODDAGON_1: Rule =
    Rule::new(Technique::BivalueOddagon1, |technique, grid, found| {
        oddagons(grid, &mut |it| it.in_one_cell(grid, technique, found))
    });

/// An odd loop whose cells have one extra digit in all: it leaves every cell that sees all loop
/// cells with that digit.
pub static BIVALUE_ODDAGON_2: Rule =
    Rule::new(Technique::BivalueOddagon2, |technique, grid, found| {
        oddagons(grid, &mut |it| it.of_one_digit(grid, technique, found))
    });

/// An odd loop with extra candidates in cells of one house: these cells act as one cell of a naked
/// subset there.
pub static BIVALUE_ODDAGON_3: Rule =
    Rule::new(Technique::BivalueOddagon3, |technique, grid, found| {
        oddagons(grid, &mut |it| it.in_subsets(grid, technique, found))
    });
