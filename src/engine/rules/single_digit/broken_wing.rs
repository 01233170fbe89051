//! Broken wings: odd loops of one digit, and their guardians.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::rules::guardians::{Guarded, Shape};
use crate::rules::houses::Houses;
use crate::rules::{Rule, Survey, Technique};

/// The lengths of the loops to look for. Three cells lie in one house, or other rules find the
/// loop.
const LENGTHS: [usize; 3] = [5, 7, 9];

/// The most guardians a loop may have.
const MOST_GUARDIANS: usize = 5;

struct Walk<'a, 's> {
    grid: &'a Survey<'s>,
    digit: Digit,
    places: CellSet,
    length: usize,
    path: Vec<Cell>,
    houses: Vec<House>,
    /// The sets of guardians of the loops already passed to `found`.
    seen: HashSet<CellSet>,
    found: &'a mut dyn FnMut(Guarded) -> ControlFlow<()>,
}

impl Walk<'_, '_> {
    /// Extends the path from the last cell through each house with no other cell of the loop, as
    /// long as some place sees all guardians or there is at most one guardian.
    fn go_on(&mut self, guardians: CellSet, met: Houses) -> ControlFlow<()> {
        let (Some(first), Some(last)) = (self.path.first(), self.path.last()) else {
            return ControlFlow::Continue(());
        };
        let (first, last) = (*first, *last);
        let layout = self.grid.layout();
        let own: CellSet = self.path.iter().copied().collect();
        let closes = self.path.len() == self.length;
        for house in layout.houses_of(last) {
            if met.has(*house) {
                continue;
            }
            let others = (self.places & house.cells()).without(last);
            let next = if closes {
                others & CellSet::only(first)
            } else {
                // The first cell of the loop is the first in reading order.
                others - own
            };
            for next in next {
                if !closes && next < first {
                    continue;
                }
                let guardians = guardians | others.without(next);
                let path = own.with(next);
                if !guardians.is_disjoint(path) || !guardians.has_at_most(MOST_GUARDIANS) {
                    continue;
                }
                let seeing = layout.common_peers(guardians) & self.places;
                if seeing.is_empty() && !guardians.has_at_most(1) {
                    continue;
                }
                self.houses.push(*house);
                if closes {
                    self.close(guardians)?;
                } else {
                    // Each house along the loop has exactly two cells of the loop.
                    self.path.push(next);
                    self.go_on(guardians, met.with(*house))?;
                    self.path.pop();
                }
                self.houses.pop();
            }
        }
        ControlFlow::Continue(())
    }

    fn close(&mut self, guardians: CellSet) -> ControlFlow<()> {
        if guardians.is_empty() || !self.seen.insert(guardians) {
            return ControlFlow::Continue(());
        }
        let of = |cells: &mut dyn Iterator<Item = Cell>| -> Vec<Candidate> {
            cells.map(|cell| Candidate::new(cell, self.digit)).collect()
        };
        (self.found)(Guarded {
            shape: Shape::BrokenWing,
            cells: self.path.clone(),
            digits: DigitSet::only(self.digit),
            base: of(&mut self.path.iter().copied()),
            guardians: of(&mut guardians.into_iter()),
            houses: self.houses.clone(),
        })
    }
}

/// Broken Wing: an odd loop of places for a digit, each of which shares a house with the next. If
/// these houses had no other places, the digit would be in every other cell of the loop, which is
/// impossible because their number is odd. So at least one of the other places, the guardians, is
/// true. A single guardian is placed; otherwise every cell that sees all guardians loses the
/// digit.
pub static BROKEN_WING: Rule = Rule::new(Technique::BrokenWing, |technique, grid, found| {
    for digit in grid.impossible().digits() {
        let places = grid.cells_with(digit);
        let mut seen = HashSet::new();
        for length in LENGTHS {
            let mut walk = Walk {
                grid,
                digit,
                places,
                length,
                path: Vec::new(),
                houses: Vec::new(),
                seen,
                found: &mut |guarded: Guarded| {
                    if guarded.guardians.len() == 1 {
                        guarded.placed(technique, found)
                    } else {
                        guarded.of_one_digit(grid, technique, found)
                    }
                },
            };
            for start in places {
                walk.path.push(start);
                walk.go_on(CellSet::EMPTY, Houses::NONE)?;
                walk.path.pop();
            }
            seen = walk.seen;
        }
    }
    ControlFlow::Continue(())
});
