//! Bivalue oddagons: odd loops that two digits cannot fill.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, DigitSet, Layout};
use crate::rules::guardians::{Guarded, Shape};
use crate::rules::{DeductionRule, Sink, Survey, Technique};

/// Loops of so many cells are looked for; three cells with two candidates contradict
/// themselves without further ado.
const LENGTHS: [usize; 3] = [5, 7, 9];

/// So many cells of a loop may have further candidates.
const MOST_EXTRA: usize = 3;

/// An odd loop with further candidates in one cell: the two digits leave it.
#[derive(Debug)]
pub struct BivalueOddagon1;

/// An odd loop whose cells have one further digit in all: it leaves what sees all of the
/// cells that have it.
#[derive(Debug)]
pub struct BivalueOddagon2;

/// An odd loop with further candidates in cells of one house: these cells act as one cell of
/// a naked subset there.
#[derive(Debug)]
pub struct BivalueOddagon3;

/// Hands over odd loops, once for all that have the same guardians: five cells or more that
/// have the same two candidates and, all but three of them at most, no others, and each of
/// which sees the next. The two digits would have to stand in them by turns, which cannot be
/// as their number is odd; so one of the further candidates is true. This does not rest on
/// the puzzle having one solution.
pub(super) fn oddagons(
    grid: &Survey<'_>,
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = grid.layout();
    let mut pairs: Vec<DigitSet> = Vec::new();
    for cell in grid.bivalue() {
        let pair = grid.candidates(cell);
        if !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    for pair in pairs {
        let both = pair
            .iter()
            .fold(CellSet::ALL, |all, digit| all & grid.cells_with(digit));
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
            // The first of its clean cells begins a loop.
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
    /// The cells with further candidates of the loops that were handed over.
    seen: HashSet<CellSet>,
    path: Vec<Cell>,
    found: &'a mut dyn FnMut(&[Cell]) -> ControlFlow<()>,
}

impl Walk<'_> {
    /// Goes on to each cell that the last one sees.
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

impl DeductionRule for BivalueOddagon1 {
    fn technique(&self) -> Technique {
        Technique::BivalueOddagon1
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        oddagons(grid, &mut |it| {
            it.in_one_cell(grid, self.technique(), found)
        })
    }
}

impl DeductionRule for BivalueOddagon2 {
    fn technique(&self) -> Technique {
        Technique::BivalueOddagon2
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        oddagons(grid, &mut |it| {
            it.of_one_digit(grid, self.technique(), found)
        })
    }
}

impl DeductionRule for BivalueOddagon3 {
    fn technique(&self) -> Technique {
        Technique::BivalueOddagon3
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        oddagons(grid, &mut |it| it.in_subsets(grid, self.technique(), found))
    }
}
