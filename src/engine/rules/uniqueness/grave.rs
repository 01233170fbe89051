//! Bivalue universal graves with several extra candidates.

use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use crate::rules::guardians::{Guarded, Shape};
use crate::rules::houses::Houses;
use crate::rules::{Obstacle, Rule, Survey, Technique};

/// The most cells that may have more than two candidates.
const MOST_LARGE: usize = 8;

/// Passes to `found` each way to take off two or more candidates that leaves a grave: every empty
/// cell has two candidates, and every digit has two places or none in each house. For any solution
/// of a grave, the unused candidates would be a solution too, so at least one of the candidates
/// taken off is true.
pub(in crate::rules) fn graves(
    grid: &Survey<'_>,
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if Obstacle::unless_exchange(grid.layout()).is_err() || !grid.singles().is_empty() {
        return ControlFlow::Continue(());
    }
    let [_, _, large, _] = grid.at_least();
    if large.is_empty() || !large.has_at_most(MOST_LARGE) {
        return ControlFlow::Continue(());
    }
    let mut dug = Dug {
        grid,
        once: [Houses::NONE; Digit::COUNT],
        twice: [Houses::NONE; Digit::COUNT],
    };
    for cell in grid.bivalue() {
        if !dug.keep(cell, grid.candidates(cell)) {
            return ControlFlow::Continue(());
        }
    }
    dug.choose(large, &mut Vec::new(), found)
}

/// A grave, decided in part.
#[derive(Clone)]
struct Dug<'a> {
    grid: &'a Grid,
    /// For each digit, the houses with at least one place for it.
    once: [Houses; Digit::COUNT],
    /// For each digit, the houses with two places for it.
    twice: [Houses; Digit::COUNT],
}

impl Dug<'_> {
    /// Adds two candidates of a cell to the grave. Returns whether each house still has at most
    /// two places for each digit.
    fn keep(&mut self, cell: Cell, pair: DigitSet) -> bool {
        let houses = Houses::of(cell, self.grid.layout());
        pair.into_iter().all(|digit| {
            let (once, twice) = (
                &mut self.once[digit.index()],
                &mut self.twice[digit.index()],
            );
            let fits = !twice.meets(houses);
            *twice = twice.or(once.and(houses));
            *once = once.or(houses);
            fits
        })
    }

    /// Whether some houses have each digit twice or never.
    fn is_even(&self, houses: Houses) -> bool {
        let open = |digit: Digit| self.once[digit.index()].minus(self.twice[digit.index()]);
        Digit::ALL
            .into_iter()
            .all(|digit| !open(digit).meets(houses))
    }

    fn choose(
        &self,
        large: CellSet,
        extras: &mut Vec<Candidate>,
        found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let layout = self.grid.layout();
        // Houses whose cells are all decided must be even; in the end, that is every house.
        let undecided = large
            .iter()
            .fold(Houses::NONE, |all, cell| all.or(Houses::of(cell, layout)));
        if !self.is_even(Houses::on(layout).minus(undecided)) {
            return ControlFlow::Continue(());
        }
        let Some(cell) = large.first() else {
            return if extras.len() > 1 {
                found(self.guarded(extras))
            } else {
                ControlFlow::Continue(())
            };
        };
        let all = self.grid.candidates(cell);
        let mut later = all;
        for one in all {
            later.remove(one);
            for other in later {
                let pair = DigitSet::only(one).with(other);
                let mut next = self.clone();
                if next.keep(cell, pair) {
                    let before = extras.len();
                    extras.extend((all - pair).into_iter().map(|it| Candidate::new(cell, it)));
                    next.choose(large.without(cell), extras, found)?;
                    extras.truncate(before);
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn guarded(&self, extras: &[Candidate]) -> Guarded {
        let cells: CellSet = extras.iter().map(|it| it.cell).collect();
        let base = cells.iter().flat_map(|cell| {
            let held = self.grid.candidates(cell).into_iter();
            held.map(move |digit| Candidate::new(cell, digit))
        });
        Guarded {
            shape: Shape::Grave,
            cells: cells.iter().collect(),
            digits: DigitSet::EMPTY,
            base: base.filter(|it| !extras.contains(it)).collect(),
            guardians: extras.to_vec(),
            houses: Vec::new(),
        }
    }
}

/// BUG Type 2: a grave except for one extra digit in several cells. At least one of these
/// candidates is true, so every cell that sees all of them loses the digit.
pub static BUG_2: Rule = Rule::limited(
    Technique::Bug2,
    Obstacle::unless_exchange,
    |technique, grid, found| {
        graves(grid, &mut |grave| {
            grave.of_one_digit(grid, technique, found)
        })
    },
);

/// BUG Type 3: a grave except for extra candidates in cells of one house. At least one of them is
/// true, so these cells act as one cell of a naked subset of the house.
pub static BUG_3: Rule = Rule::limited(
    Technique::Bug3,
    Obstacle::unless_exchange,
    |technique, grid, found| graves(grid, &mut |grave| grave.in_subsets(grid, technique, found)),
);

/// BUG Type 4: a grave except for extra candidates in two cells of a house, which are its only
/// places for a digit of the grave. One of the cells holds that digit and the other an extra
/// candidate, so the other digits of the grave leave both.
pub static BUG_4: Rule = Rule::limited(
    Technique::Bug4,
    Obstacle::unless_exchange,
    |technique, grid, found| graves(grid, &mut |grave| grave.locked(grid, technique, found)),
);

/// BUG + n: a grave except for extra candidates of several digits. At least one of them is true,
/// so every candidate that all of them see is false.
pub static BUG_N: Rule = Rule::limited(
    Technique::BugN,
    Obstacle::unless_exchange,
    |technique, grid, found| {
        graves(grid, &mut |grave| {
            if grave.guardian_digits().has_one() {
                // Type 2.
                return ControlFlow::Continue(());
            }
            grave.seen_by_all(grid, technique, found)
        })
    },
);
