use std::ops::ControlFlow;

use super::sets::Sets;
use super::{AlmostLockedSetsPattern, DeductionRule, Sink, Survey, Technique, report};
use crate::grid::{Cell, CellSet, Digit, DigitSet};

/// Death Blossom: a cell, the stem, has for each of its candidates an almost
/// locked set, a petal, all of whose places of that candidate it sees; and all
/// petals have a digit Z in common that the stem has not. There are two petals
/// or more: they may overlap, and one of them may serve several candidates.
///
/// Whichever candidate the stem holds, the petal of that candidate is without
/// it and so holds all its other digits. One of the petals holds Z: Z leaves
/// every cell that sees all places of Z in all petals.
///
/// A stem whose only petal serves all its candidates is locked together with
/// it. With two candidates, that is an XZ-Rule with two restricted commons.
#[derive(Debug)]
pub struct DeathBlossom;

impl DeductionRule for DeathBlossom {
    fn technique(&self) -> Technique {
        Technique::DeathBlossom
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let mut blossom = Blossom {
            grid,
            sets: grid.almost_locked_sets().sets(),
            petals: [const { Vec::new() }; Digit::COUNT],
        };
        let mut stems: Vec<Cell> = grid.unsolved().into_iter().collect();
        if grid.is_listed() {
            // Of those with few candidates more can be looked at.
            stems.sort_by_key(|stem| grid.candidates(*stem).len());
        }
        for stem in stems {
            let digits = grid.candidates(stem);
            if digits.len() > 1 && blossom.bud(stem, digits) {
                let lost = Digit::ALL.map(|digit| grid.cells_with(digit));
                let start = Growth {
                    stem,
                    left: digits,
                    chosen: &[],
                    digits: !digits,
                    lost: &lost,
                };
                blossom.grow(start, found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The sets of a position, and which of them could be petals of a stem.
struct Blossom<'a, 's> {
    grid: &'a Survey<'s>,
    sets: &'a Sets,
    /// Of each candidate of the stem, the sets that could be its petal.
    petals: [Vec<usize>; Digit::COUNT],
}

/// The petals of the first candidates of a stem.
#[derive(Clone, Copy)]
struct Growth<'a> {
    stem: Cell,
    /// The candidates of the stem without a petal.
    left: DigitSet,
    /// Those with a petal, and the petals.
    chosen: &'a [(Digit, usize)],
    /// The digits that all petals have in common and some cell could lose.
    digits: DigitSet,
    /// Of each of them, the cells that could lose it.
    lost: &'a [CellSet; Digit::COUNT],
}

impl Blossom<'_, '_> {
    /// Collects what could be petals; whether each candidate has one.
    fn bud(&mut self, stem: Cell, digits: DigitSet) -> bool {
        digits.into_iter().all(|digit| {
            let petals = &mut self.petals[digit.index()];
            petals.clear();
            let sets = self.sets.iter().enumerate();
            // Seeing all places of its candidate, the stem is one of the targets.
            let could = sets.filter(|(_, set)| {
                self.sets.targets(set, digit).contains(stem) && !(set.aimed - digits).is_empty()
            });
            petals.extend(could.map(|(number, _)| number));
            !petals.is_empty()
        })
    }

    /// Gives each candidate that is left a petal, in all ways.
    fn grow(&self, growth: Growth, found: Sink<'_>) -> ControlFlow<()> {
        let Some(digit) = growth.left.first() else {
            let mut petals = growth.chosen.windows(2);
            return if petals.any(|pair| pair[0].1 != pair[1].1) {
                self.report(growth, found)
            } else {
                ControlFlow::Continue(())
            };
        };
        let mut chosen = [(digit, 0); Digit::COUNT];
        let count = growth.chosen.len();
        chosen[..count].copy_from_slice(growth.chosen);
        let petals = &self.petals[digit.index()];
        // Most of them are dismissed at a glance.
        self.grid.spend(petals.len() / 8)?;
        for petal in petals {
            let set = &self.sets[*petal];
            let mut lost = [CellSet::EMPTY; Digit::COUNT];
            let mut digits = DigitSet::EMPTY;
            for z in growth.digits & set.aimed & self.sets.left_without(set, digit) {
                lost[z.index()] = growth.lost[z.index()] & self.sets.targets(set, z);
                if !lost[z.index()].is_empty() {
                    digits.insert(z);
                }
            }
            if !digits.is_empty() {
                chosen[count] = (digit, *petal);
                let grown = Growth {
                    stem: growth.stem,
                    left: growth.left.without(digit),
                    chosen: &chosen[..=count],
                    digits,
                    lost: &lost,
                };
                self.grow(grown, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn report(&self, growth: Growth, found: Sink<'_>) -> ControlFlow<()> {
        // In the order of the first candidate that each serves.
        let mut petals: Vec<(DigitSet, usize)> = Vec::with_capacity(growth.chosen.len());
        for (digit, petal) in growth.chosen {
            match petals.iter_mut().find(|(_, other)| other == petal) {
                Some((served, _)) => {
                    served.insert(*digit);
                }
                None => petals.push((DigitSet::only(*digit), *petal)),
            }
        }
        let losers = |digit: Digit| growth.lost[digit.index()];
        let sizes = petals.iter().map(|(_, petal)| self.sets[*petal].size());
        let cells = 1 + sizes.sum::<usize>();
        let described = petals
            .iter()
            .map(|(served, petal)| (*served, self.sets.describe(&self.sets[*petal], self.grid)));
        let pattern = || AlmostLockedSetsPattern::DeathBlossom {
            stem: growth.stem,
            petals: described.collect(),
            digits: growth.digits,
        };
        let technique = Technique::DeathBlossom;
        report(
            technique,
            self.grid,
            growth.digits,
            losers,
            cells,
            pattern,
            found,
        )
    }
}
