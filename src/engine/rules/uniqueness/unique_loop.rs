//! Unique loops.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, Layout};
use crate::rules::guardians::{Guarded, Shape};
use crate::rules::houses::Houses;
use crate::rules::{Obstacle, Rule, Survey, Technique};

/// The shortest and the longest loop. A loop of four cells is a unique rectangle.
const SHORTEST: usize = 6;
const LONGEST: usize = 14;

/// The most cells of a loop that may have extra candidates.
const MOST_EXTRA: usize = 3;

/// Passes each unique loop of `shortest` cells or more to `found` once. All its cells have the
/// same two candidates, and all but at most three of them have no others. Each cell sees the next,
/// and each house that meets the loop has one cell at an even place and one at an odd place. If
/// the two digits alternated along the loop, they could be swapped: every house would still have
/// the same digits, and no cell is a given.
pub(in crate::rules) fn unique_loops(
    grid: &Survey<'_>,
    shortest: usize,
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = grid.layout();
    if Obstacle::unless_exchange(layout).is_err() {
        return ControlFlow::Continue(());
    }
    for (pair, both) in grid.pairs() {
        let clean = both & grid.bivalue();
        if clean.len() + MOST_EXTRA < shortest {
            continue;
        }
        let mut walk = Walk {
            layout,
            clean,
            shortest,
            seen: HashSet::new(),
            path: Vec::new(),
            found: &mut |cells| found(Guarded::of(grid, Shape::UniqueLoop, cells.to_vec(), pair)),
        };
        // A loop begins at the first of its clean cells.
        let mut allowed = both;
        for start in clean {
            walk.path.push(start);
            walk.go_on(
                allowed.without(start),
                [Houses::of(start, layout), Houses::NONE],
                0,
            )?;
            walk.path.pop();
            allowed.remove(start);
        }
    }
    ControlFlow::Continue(())
}

struct Walk<'a> {
    layout: &'a Layout,
    clean: CellSet,
    shortest: usize,
    /// The loops already passed to `found`.
    seen: HashSet<CellSet>,
    path: Vec<Cell>,
    found: &'a mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
}

impl Walk<'_> {
    /// Extends the path to each cell that the last one sees, unless a house would have two cells
    /// at even places or two at odd places.
    fn go_on(&mut self, allowed: CellSet, met: [Houses; 2], extra: usize) -> ControlFlow<()> {
        let (Some(first), Some(last)) = (self.path.first(), self.path.last()) else {
            return ControlFlow::Continue(());
        };
        let (first, peers) = (*first, self.layout.peers(*last));
        let length = self.path.len();
        if length >= self.shortest
            && length.is_multiple_of(2)
            && met[0] == met[1]
            && peers.contains(first)
            && extra > 0
            && self.seen.insert(self.path.iter().copied().collect())
        {
            (self.found)(&self.path)?;
        }
        if length == LONGEST {
            return ControlFlow::Continue(());
        }
        let place = length % 2;
        for next in allowed & peers {
            let houses = Houses::of(next, self.layout);
            let extra = extra + usize::from(!self.clean.contains(next));
            if met[place].meets(houses) || extra > MOST_EXTRA {
                continue;
            }
            let mut met = met;
            met[place] = met[place].or(houses);
            self.path.push(next);
            self.go_on(allowed.without(next), met, extra)?;
            self.path.pop();
        }
        ControlFlow::Continue(())
    }
}

/// A loop with extra candidates in one cell: the two digits leave that cell.
pub static UNIQUE_LOOP_1: Rule = Rule::limited(
    Technique::UniqueLoop1,
    Obstacle::unless_exchange,
    |technique, grid, found| {
        unique_loops(grid, SHORTEST, &mut |it| {
            it.in_one_cell(grid, technique, found)
        })
    },
);

/// A loop whose cells have one extra digit in all: it leaves every cell that sees all loop cells
/// with that digit.
pub static UNIQUE_LOOP_2: Rule = Rule::limited(
    Technique::UniqueLoop2,
    Obstacle::unless_exchange,
    |technique, grid, found| {
        unique_loops(grid, SHORTEST, &mut |it| {
            it.of_one_digit(grid, technique, found)
        })
    },
);

/// A loop with extra candidates in cells of one house: these cells act as one cell of a naked
/// subset there.
pub static UNIQUE_LOOP_3: Rule = Rule::limited(
    Technique::UniqueLoop3,
    Obstacle::unless_exchange,
    |technique, grid, found| {
        unique_loops(grid, SHORTEST, &mut |it| {
            it.in_subsets(grid, technique, found)
        })
    },
);

/// A loop with extra candidates in two cells of a house that has one of the two digits nowhere
/// else: the other digit leaves both cells.
pub static UNIQUE_LOOP_4: Rule = Rule::limited(
    Technique::UniqueLoop4,
    Obstacle::unless_exchange,
    |technique, grid, found| {
        unique_loops(grid, SHORTEST, &mut |it| it.locked(grid, technique, found))
    },
);
