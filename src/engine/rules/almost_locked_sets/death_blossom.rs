use std::ops::ControlFlow;

use super::sets::Sets;
use super::{AlmostLockedSetsPattern, Rule, Sink, Survey, Technique, report};
use crate::grid::{Cell, CellSet, Digit, DigitSet};

/// The number of petals that are looked at for the cost of one combination: most of them are
/// dismissed at a glance.
const DISMISSED_IN_ONE: usize = 8;

/// Death Blossom: a cell, the stem, has an almost locked set, a petal, for each of its
/// candidates, and sees all places of that candidate in the petal. All petals have a digit
/// Z in common that the stem does not have. There are two or more petals; they may overlap,
/// and one petal may serve several candidates.
///
/// Whichever candidate the stem holds, the petal of that candidate is without it and so
/// holds all of its other digits. At least one of the petals holds Z: Z is removed from
/// every cell that sees all places of Z in all petals.
///
/// If a single petal serves all candidates of the stem, the stem and the petal are locked
/// together. With two candidates, that is an XZ-Rule with two restricted commons.
pub static DEATH_BLOSSOM: Rule = Rule::new(Technique::DeathBlossom, |_, grid, found| {
    let mut blossom = Blossom {
        grid,
        sets: grid.almost_locked_sets().sets(),
        petals: [const { Vec::new() }; Digit::COUNT],
    };
    let mut stems: Vec<Cell> = grid.unsolved().into_iter().collect();
    if grid.is_listed() {
        // Stems with few candidates come first, since more of them can be looked at.
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
});

/// The sets of a position, and those of them that could be petals of a stem.
struct Blossom<'a, 's> {
    grid: &'a Survey<'s>,
    sets: &'a Sets,
    /// For each candidate of the stem, the sets that could be its petal.
    petals: [Vec<usize>; Digit::COUNT],
}

/// The petals of the first candidates of a stem.
#[derive(Clone, Copy)]
struct Growth<'a> {
    stem: Cell,
    /// The candidates of the stem that have no petal yet.
    left: DigitSet,
    /// The candidates with a petal, and the petals.
    chosen: &'a [(Digit, usize)],
    /// The digits that all petals have in common and that some cell could lose.
    digits: DigitSet,
    /// For each of these digits, the cells that could lose it.
    lost: &'a [CellSet; Digit::COUNT],
}

impl Blossom<'_, '_> {
    /// Collects the possible petals; returns whether each candidate has one.
    fn bud(&mut self, stem: Cell, digits: DigitSet) -> bool {
        digits.into_iter().all(|digit| {
            let petals = &mut self.petals[digit.index()];
            petals.clear();
            let sets = self.sets.iter().enumerate();
            // The stem is one of the targets if it sees all places of its candidate.
            let could = sets.filter(|(_, set)| {
                self.sets.targets(set, digit).contains(stem) && !(set.aimed - digits).is_empty()
            });
            petals.extend(could.map(|(number, _)| number));
            !petals.is_empty()
        })
    }

    /// Gives each remaining candidate a petal, in all possible ways.
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
        self.grid.spend(petals.len() / DISMISSED_IN_ONE)?;
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
        // In the order of the first candidate that each petal serves.
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
