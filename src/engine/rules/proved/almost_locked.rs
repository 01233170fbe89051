//! Almost locked sets: with one of its digits gone, a set holds all others.

use super::{Draft, cells};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, House};
use crate::proof::CandidateSet;
use crate::rules::almost_locked_sets::{AlmostLockedSet, AlmostLockedSetsPattern, Home, SectorSet};

impl Draft<'_> {
    /// `None` if the size of a set rests on the sum of its cage.
    pub(super) fn almost_locked_sets(&mut self, pattern: &AlmostLockedSetsPattern) -> Option<()> {
        match pattern {
            AlmostLockedSetsPattern::Chain {
                sets,
                restricted_commons,
                ..
            } => {
                ensure_counted(sets)?;
                self.row_of_sets(sets, restricted_commons);
            }
            AlmostLockedSetsPattern::DoublyLinked {
                sets,
                restricted_commons,
            } => {
                ensure_counted(sets)?;
                let [one, other] = sets;
                let common = self.apart(*restricted_commons, one.cells | other.cells);
                let mut links: Vec<CandidateSet> = common.collect();
                for set in sets {
                    links.extend(self.apart(set.digits - *restricted_commons, set.cells));
                }
                self.remove_all(&truths(sets), &links);
            }
            AlmostLockedSetsPattern::DeathBlossom { stem, petals, .. } => {
                let sets = petals.iter().map(|(_, set)| set);
                ensure_counted(sets.clone())?;
                let mut truths = truths(sets);
                truths.push(CandidateSet::Cell(*stem));
                self.for_each_digit(|draft, digit| {
                    let mut links = Vec::new();
                    for (linking, set) in petals {
                        let with_stem = set.cells | CellSet::only(*stem);
                        links.extend(draft.apart(*linking, with_stem));
                        let rest = (set.digits - *linking).without(digit);
                        links.extend(draft.apart(rest, set.cells));
                    }
                    (truths.clone(), links)
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
        Some(())
    }

    /// Sets in a sequence: whatever the first and the last hold if their links take a digit.
    fn row_of_sets(&mut self, sets: &[AlmostLockedSet], restricted_commons: &[Digit]) {
        self.for_each_digit(|draft, digit| {
            let mut links = Vec::new();
            for (pair, common) in sets.windows(2).zip(restricted_commons) {
                let both = pair.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
                links.extend(draft.apart(DigitSet::only(*common), both));
            }
            for (number, set) in sets.iter().enumerate() {
                let before = number.checked_sub(1).map(|it| restricted_commons[it]);
                let linking = before
                    .into_iter()
                    .chain(restricted_commons.get(number).copied());
                let is_end = number == 0 || number + 1 == sets.len();
                let open = is_end.then_some(digit);
                let rest = linking.chain(open).fold(set.digits, DigitSet::without);
                links.extend(draft.apart(rest, set.cells));
            }
            (truths(sets), links)
        });
    }

    /// Removes the candidates of each digit by truths and links of their own.
    fn for_each_digit(
        &mut self,
        sets: impl Fn(&Self, Digit) -> (Vec<CandidateSet>, Vec<CandidateSet>),
    ) {
        let removed: Vec<Candidate> = self.deduction.eliminations.iter().copied().collect();
        let digits: DigitSet = removed.iter().map(|it| it.digit).collect();
        for digit in digits {
            let of_digit = removed.iter().copied().filter(|it| it.digit == digit);
            let (truths, links) = sets(self, digit);
            self.remove(of_digit, &truths, &links);
        }
    }

    /// Cells of a line and of a box: a digit of the line's part is there once, one of the box's
    /// part there, and any other once in the cells that both have.
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

/// The cells of sets as truths; a cell of several sets counts for each.
fn truths<'a>(sets: impl IntoIterator<Item = &'a AlmostLockedSet>) -> Vec<CandidateSet> {
    sets.into_iter().flat_map(|set| cells(set.cells)).collect()
}

fn ensure_counted<'a>(sets: impl IntoIterator<Item = &'a AlmostLockedSet>) -> Option<()> {
    let mut sets = sets.into_iter();
    let are_counted = sets.all(|set| !matches!(set.home, Home::Combinations(_)));
    are_counted.then_some(())
}
