//! Singles, locked candidates, subsets, fish, and other patterns that need only one count.

use super::{Draft, cells};
use crate::grid::{Candidate, Digit, House};
use crate::proof::{CandidateSet, Claim};
use crate::rules::direct::{DirectPattern, Keeper};
use crate::rules::disjoint::DisjointPattern;
use crate::rules::fish::FishPattern;
use crate::rules::large_patterns::{RankZeroPattern, SectorPattern, Slot};
use crate::rules::{
    AlmostLockedPattern, HiddenSinglePattern, LockedCandidatesPattern, SubsetPattern,
};

impl Draft<'_> {
    pub(super) fn naked_single(&mut self) {
        for placed in self.deduction.placements.iter() {
            let cell = CandidateSet::Cell(placed.cell);
            self.counted(Claim::True(*placed), vec![cell], Vec::new());
        }
    }

    pub(super) fn hidden_single(&mut self, pattern: &HiddenSinglePattern) {
        for placed in self.deduction.placements.iter() {
            let house = CandidateSet::House(placed.digit, pattern.house);
            self.counted(Claim::True(*placed), vec![house], Vec::new());
        }
    }

    pub(super) fn locked(&mut self, pattern: &LockedCandidatesPattern) {
        let [truth, link] =
            [pattern.base, pattern.cover].map(|house| CandidateSet::House(pattern.digit, house));
        self.remove_all(&[truth], &[link]);
    }

    pub(super) fn subset(&mut self, pattern: &SubsetPattern) {
        let filled: Vec<CandidateSet> = cells(pattern.cells).collect();
        for house in &pattern.houses {
            let digits = pattern.digits.into_iter();
            let digits: Vec<CandidateSet> = digits
                .map(|digit| CandidateSet::House(digit, *house))
                .collect();
            let removed = self.deduction.eliminations.iter().copied();
            let removed: Vec<Candidate> = removed.filter(|it| house.contains(it.cell)).collect();
            if pattern.hidden {
                self.remove(removed, &digits, &filled);
            } else {
                self.remove(removed, &filled, &digits);
            }
        }
    }

    pub(super) fn fish(&mut self, pattern: &FishPattern) {
        let sets = |houses: &[House]| -> Vec<CandidateSet> {
            let houses = houses.iter();
            houses
                .map(|house| CandidateSet::House(pattern.digit, *house))
                .collect()
        };
        let base = sets(&pattern.base);
        for cover in &pattern.covers {
            let lost = cover.eliminated | cover.cannibalistic;
            let removed = self.deduction.eliminations.iter().copied();
            let removed: Vec<Candidate> = removed.filter(|it| lost.contains(it.cell)).collect();
            self.remove(removed, &base, &sets(&cover.houses));
        }
    }

    pub(super) fn disjoint(&mut self, pattern: &DisjointPattern) {
        let truths: Vec<CandidateSet> = cells(pattern.cells).collect();
        let restricted = pattern
            .z
            .map_or(pattern.digits, |z| pattern.digits.without(z));
        let links: Vec<CandidateSet> = self.apart(restricted, pattern.cells).collect();
        self.remove_all(&truths, &links);
    }

    pub(super) fn rank_zero(&mut self, pattern: &RankZeroPattern) {
        let sets = |slots: &[(Slot, usize)]| -> Vec<CandidateSet> {
            let set = |slot: &Slot| match *slot {
                Slot::Cell(cell) => CandidateSet::Cell(cell),
                Slot::Digit(digit, house) => CandidateSet::House(digit, house),
            };
            let times = slots.iter();
            times
                .flat_map(|(slot, times)| vec![set(slot); *times])
                .collect()
        };
        let (truths, links) = (sets(&pattern.truths), sets(&pattern.links));
        self.place(&truths, &links);
        self.remove_all(&truths, &links);
    }

    pub(super) fn sectors(&mut self, pattern: &SectorPattern) {
        let truths: Vec<CandidateSet> = cells(pattern.cells).collect();
        let removed: Vec<Candidate> = self.deduction.eliminations.iter().copied().collect();
        for it in removed {
            let houses = |(digit, choices): &(Digit, Vec<Vec<House>>)| {
                let has_it = |houses: &&Vec<House>| {
                    *digit == it.digit && houses.iter().any(|house| house.contains(it.cell))
                };
                let chosen = choices.iter().find(has_it).or(choices.first());
                let houses = chosen.cloned().unwrap_or_default().into_iter();
                let digit = *digit;
                houses.map(move |house| CandidateSet::House(digit, house))
            };
            let links: Vec<CandidateSet> = pattern.covers.iter().flat_map(houses).collect();
            self.remove([it], &truths, &links);
        }
    }

    /// Places the digit for which a pattern leaves only one place.
    pub(super) fn direct(&mut self, pattern: &DirectPattern) {
        let (mut truths, links) = match &pattern.by {
            Keeper::Locked(locked) => {
                let [truth, link] = [locked.base, locked.cover]
                    .map(|house| CandidateSet::House(locked.digit, house));
                (vec![truth], vec![link])
            }
            Keeper::Subset(subset) => {
                let house = subset.houses.first().copied();
                let digits = subset.digits.into_iter();
                let truths =
                    digits.flat_map(|digit| house.map(|house| CandidateSet::House(digit, house)));
                (truths.collect(), cells(subset.cells).collect())
            }
        };
        for placed in self.deduction.placements.iter() {
            truths.push(CandidateSet::House(placed.digit, pattern.house));
        }
        self.place(&truths, &links);
    }

    /// In one house, the digits are in the set or the crossing; in the other house, they are in the
    /// hidden cells or the crossing. Together they fill all of these cells.
    pub(super) fn almost_locked(&mut self, pattern: &AlmostLockedPattern) {
        let digits = |house: House| {
            let digits = pattern.digits.into_iter();
            digits.map(move |digit| CandidateSet::House(digit, house))
        };
        let truths: Vec<CandidateSet> = cells(pattern.set).chain(digits(pattern.other)).collect();
        let links: Vec<CandidateSet> = cells(pattern.hidden).chain(digits(pattern.house)).collect();
        self.remove_all(&truths, &links);
    }
}
