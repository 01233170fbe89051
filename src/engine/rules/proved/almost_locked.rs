//! Almost locked sets: if one of its digits is ruled out, a set holds all others.

use super::{Draft, cells};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, House};
use crate::proof::CandidateSet;
use crate::rules::almost_locked_sets::{AlmostLockedSet, AlmostLockedSetsPattern, Home, SectorSet};

impl Draft<'_> {
    pub(super) fn almost_locked_sets(&mut self, pattern: &AlmostLockedSetsPattern) {
        match pattern {
            AlmostLockedSetsPattern::Chain {
                sets,
                restricted_commons,
                ..
            } => self.row_of_sets(sets, restricted_commons),
            AlmostLockedSetsPattern::DoublyLinked {
                sets,
                restricted_commons,
            } => self.doubly_linked(sets, *restricted_commons),
            AlmostLockedSetsPattern::DeathBlossom { stem, petals, .. } => {
                self.for_each_digit(|draft, digit| {
                    let mut truths = vec![CandidateSet::Cell(*stem)];
                    let mut links = Vec::new();
                    for (linking, set) in petals {
                        let with_stem = set.cells | CellSet::only(*stem);
                        links.extend(draft.apart(*linking, with_stem));
                        let (more, taken) = draft.set_without(set, linking.with(digit));
                        truths.extend(more);
                        links.extend(taken);
                    }
                    (truths, links)
                });
            }
            AlmostLockedSetsPattern::SueDeCoq {
                block,
                line,
                intersection,
                in_line,
                in_block,
            } => self.crossing([*line, *block], [intersection, in_line, in_block]),
        }
    }

    /// Returns the truths and the links by which a set needs one of the open digits: its cells and
    /// the places of its other digits. For the combinations of a cage, returns a line that claims
    /// it.
    pub(super) fn set_without(
        &mut self,
        set: &AlmostLockedSet,
        open: DigitSet,
    ) -> (Vec<CandidateSet>, Vec<CandidateSet>) {
        match &set.home {
            Home::Combinations(cage) => {
                let line = self.one_in(&cage.known, open, set.cells);
                (vec![CandidateSet::Line(line)], Vec::new())
            }
            Home::House(_) | Home::Cage(_) => {
                let taken = self.apart(set.digits - open, set.cells);
                (cells(set.cells).collect(), taken.collect())
            }
        }
    }

    /// Each of the two sets holds one of the restricted commons, and so all of its other digits.
    fn doubly_linked(&mut self, sets: &[AlmostLockedSet; 2], restricted_commons: DigitSet) {
        let [one, other] = sets;
        let common: Vec<CandidateSet> = self
            .apart(restricted_commons, one.cells | other.cells)
            .collect();
        if sets.iter().all(|set| set.by_combinations().is_none()) {
            let truths: Vec<CandidateSet> = cells(one.cells).chain(cells(other.cells)).collect();
            let mut links = common;
            for set in sets {
                links.extend(self.apart(set.digits - restricted_commons, set.cells));
            }
            self.remove_all(&truths, &links);
            return;
        }
        let removed: Vec<Candidate> = self.deduction.eliminations.iter().copied().collect();
        for it in removed {
            let sees_all = |set: &&AlmostLockedSet| {
                let places = self.grid.cells_with(it.digit) & set.cells;
                set.digits.contains(it.digit) && places.is_subset(self.grid.layout().peers(it.cell))
            };
            let seen = sets.iter().position(|set| sees_all(&set)).unwrap_or(0);
            let (mut truths, mut links) = (Vec::new(), common.clone());
            let mut add = |sets: (Vec<CandidateSet>, Vec<CandidateSet>)| {
                truths.extend(sets.0);
                links.extend(sets.1);
            };
            if restricted_commons.contains(it.digit) {
                add(self.set_without(one, restricted_commons));
                add(self.set_without(other, restricted_commons));
            } else {
                for common in restricted_commons {
                    let open = DigitSet::only(common).with(it.digit);
                    add(self.set_without(&sets[seen], open));
                }
                add(self.set_without(&sets[1 - seen], restricted_commons));
            }
            self.remove([it], &truths, &links);
        }
    }

    /// Chains of sets: removes each digit that the first or the last set holds, since the links use
    /// up one digit of every set.
    fn row_of_sets(&mut self, sets: &[AlmostLockedSet], restricted_commons: &[Digit]) {
        self.for_each_digit(|draft, digit| {
            let (mut truths, mut links) = (Vec::new(), Vec::new());
            for (pair, common) in sets.windows(2).zip(restricted_commons) {
                let both = pair.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
                links.extend(draft.apart(DigitSet::only(*common), both));
            }
            for (number, set) in sets.iter().enumerate() {
                let before = number.checked_sub(1).map(|it| restricted_commons[it]);
                let after = restricted_commons.get(number).copied();
                let is_end = number == 0 || number + 1 == sets.len();
                let end = is_end.then_some(digit);
                let open = before.into_iter().chain(after).chain(end).collect();
                let (more, taken) = draft.set_without(set, open);
                truths.extend(more);
                links.extend(taken);
            }
            (truths, links)
        });
    }

    /// Removes the candidates of each digit, by truths and links for this digit.
    fn for_each_digit(
        &mut self,
        mut sets: impl FnMut(&mut Self, Digit) -> (Vec<CandidateSet>, Vec<CandidateSet>),
    ) {
        let removed: Vec<Candidate> = self.deduction.eliminations.iter().copied().collect();
        let digits: DigitSet = removed.iter().map(|it| it.digit).collect();
        for digit in digits {
            let of_digit = removed.iter().copied().filter(|it| it.digit == digit);
            let (truths, links) = sets(self, digit);
            self.remove(of_digit, &truths, &links);
        }
    }

    /// Cells of a line and a box (Sue de Coq): a digit of the line's part is in these cells of the
    /// line at most once, a digit of the box's part in those of the box, and any other digit at
    /// most once in the shared cells.
    fn crossing(
        &mut self,
        [line, block]: [House; 2],
        [middle, in_line, in_block]: [&SectorSet; 3],
    ) {
        let all = middle.cells | in_line.cells | in_block.cells;
        let truths: Vec<CandidateSet> = cells(all).collect();
        let digits = middle.digits | in_line.digits | in_block.digits;
        for it in self.deduction.eliminations.iter().copied() {
            let mut links = Vec::new();
            for digit in digits {
                let of_line = in_line.digits.contains(digit);
                let of_block = in_block.digits.contains(digit);
                let is_elsewhere = !of_line && !of_block;
                let by_line = digit == it.digit && line.contains(it.cell);
                if of_line || is_elsewhere && by_line {
                    links.push(CandidateSet::House(digit, line));
                }
                if of_block || is_elsewhere && !by_line {
                    links.push(CandidateSet::House(digit, block));
                }
            }
            self.remove([it], &truths, &links);
        }
    }
}
