//! Double exocets: each digit is in one base cell and in one target, and the lines follow from it.

use super::{Draft, cells};
use crate::grid::{Candidate, Cell, CellSet, Digit, House};
use crate::proof::{Alternatives, CandidateSet, Claim, Inference};
use crate::rules::large_patterns::{Exocet, ExocetPattern};

/// A digit of the base, with the places of the lines about it.
struct Known {
    digit: Digit,
    /// The line that claims that a base cell holds it.
    in_base: usize,
    /// The line that claims that a target holds it.
    in_targets: usize,
    /// The line that claims that at most one target holds it.
    in_one_target: usize,
}

impl Draft<'_> {
    /// No two base cells hold the same digit, so the four base cells hold the four digits. If a
    /// base holds a digit, the cross-lines need it in one of its targets, so the four targets also
    /// hold the four digits. The removals from targets and covers follow for each place of the
    /// digit in the base.
    pub(super) fn double_exocet(
        &mut self,
        pattern: &ExocetPattern,
        crowded: &[(Candidate, House)],
        shared: House,
    ) -> Option<()> {
        let known = self.known(pattern, shared)?;
        let targets: Vec<CandidateSet> = cells(pattern.targets()).collect();
        let in_targets = known.iter().map(|it| CandidateSet::Line(it.in_targets));
        let in_targets: Vec<CandidateSet> = in_targets.collect();
        let removed: Vec<Candidate> = self.deduction.eliminations.iter().copied().collect();
        for it in removed {
            let claim = Claim::False(vec![it]);
            let sees = |all: CellSet| self.grid.layout().common_peers(all).contains(it.cell);
            let Some(of_digit) = known.iter().find(|known| known.digit == it.digit) else {
                self.remove([it], &in_targets, &targets);
                continue;
            };
            if sees(pattern.base()) {
                self.counted(claim, vec![CandidateSet::Line(of_digit.in_base)], vec![]);
            } else if sees(pattern.targets()) {
                self.counted(claim, vec![CandidateSet::Line(of_digit.in_targets)], vec![]);
            } else {
                let crowded = crowded.iter().find(|(other, _)| *other == it);
                self.lost_in_each_case(pattern, of_digit, it, crowded.map(|(_, line)| *line))?;
            }
        }
        Some(())
    }

    fn known(&mut self, pattern: &ExocetPattern, shared: House) -> Option<Vec<Known>> {
        let digits = || pattern.digits.into_iter();
        let base: Vec<CandidateSet> = cells(pattern.base()).collect();
        let targets: Vec<CandidateSet> = cells(pattern.targets()).collect();
        let mut at_most_once = Vec::new();
        for digit in digits() {
            let mut links = vec![CandidateSet::House(digit, shared)];
            let mut truths = Vec::new();
            for part in &pattern.parts {
                truths.extend(self.cross_lines(pattern, digit));
                let targets = part.targets.into_iter().collect();
                links.extend(self.covers(pattern, part, digit, targets, None)?);
            }
            let all = self.of_digit(digit, pattern.base());
            at_most_once.push(self.counted(Claim::AtMostOne(all), truths, links));
        }
        let mut in_base = Vec::new();
        for digit in digits() {
            let others = at_most_once.iter().zip(digits());
            let others = others.filter(|(_, other)| *other != digit);
            let others = others.map(|(line, _)| CandidateSet::Line(*line)).collect();
            let all = self.of_digit(digit, pattern.base());
            in_base.push(self.counted(Claim::OneOf(all), base.clone(), others));
        }
        let mut in_targets = Vec::new();
        for (digit, in_base) in digits().zip(&in_base) {
            let claim = Claim::OneOf(self.of_digit(digit, pattern.targets()));
            let line = self.in_each_case(pattern, *in_base, &claim, |draft, part| {
                Some(Inference::Counted {
                    truths: draft.cross_lines(pattern, digit),
                    links: draft.covers(pattern, part, digit, pattern.targets(), None)?,
                })
            })?;
            in_targets.push(line);
        }
        let mut known = Vec::new();
        for ((digit, in_base), of_digit) in digits().zip(in_base).zip(&in_targets) {
            let others = in_targets.iter().filter(|line| *line != of_digit);
            let others = others.map(|line| CandidateSet::Line(*line)).collect();
            let all = self.of_digit(digit, pattern.targets());
            known.push(Known {
                digit,
                in_base,
                in_targets: *of_digit,
                in_one_target: self.counted(Claim::AtMostOne(all), others, targets.clone()),
            });
        }
        Some(known)
    }

    /// Removes a digit from a target or from a cell of a cover, for each place of the digit in the
    /// base. If a crowded target held it, only one line would be left for the other two
    /// cross-lines.
    fn lost_in_each_case(
        &mut self,
        pattern: &ExocetPattern,
        known: &Known,
        it: Candidate,
        crowded: Option<House>,
    ) -> Option<usize> {
        let claim = Claim::False(vec![it]);
        self.in_each_case(pattern, known.in_base, &claim, |draft, part| {
            let mut truths = draft.cross_lines(pattern, it.digit);
            let mut links = vec![CandidateSet::Line(known.in_one_target)];
            match crowded.filter(|_| part.targets.contains(&it.cell)) {
                Some(line) => {
                    let has_it = |set: &CandidateSet| {
                        matches!(set, CandidateSet::House(_, house) if house.contains(it.cell))
                    };
                    truths.retain(|set| !has_it(set));
                    links.extend(draft.open_house(it.digit, line));
                }
                None => {
                    let through = crowded.is_none().then_some(it.cell);
                    let targets = pattern.targets();
                    links.extend(draft.covers(pattern, part, it.digit, targets, through)?);
                }
            }
            links.retain(|link| draft.has_room(*link, it));
            Some(Inference::Counted { truths, links })
        })
    }

    /// Makes a claim that follows in each exocet if its base holds the digit of a line.
    fn in_each_case(
        &mut self,
        pattern: &ExocetPattern,
        in_base: usize,
        claim: &Claim,
        counted: impl Fn(&Self, &Exocet) -> Option<Inference>,
    ) -> Option<usize> {
        let Claim::OneOf(places) = self.lines.get(in_base)?.claim.clone() else {
            return None;
        };
        let mut branches = Vec::new();
        for it in places {
            let mut parts = pattern.parts.iter();
            let part = parts.find(|part| part.base.contains(&it.cell))?;
            let case = self.push(Claim::True(it), Inference::Supposed, Vec::new(), None);
            let by = counted(self, part)?;
            let from = [case].into_iter().chain(by.cited()).collect();
            branches.push([case, self.push(claim.clone(), by, from, Some(case))]);
        }
        let of = Alternatives::Set(CandidateSet::Line(in_base));
        let by = Inference::Cases { of, branches };
        Some(self.push(claim.clone(), by, vec![in_base], None))
    }

    /// Returns the cross-lines that still need a digit.
    fn cross_lines(&self, pattern: &ExocetPattern, digit: Digit) -> Vec<CandidateSet> {
        let lines = pattern.cross_lines.iter();
        lines
            .filter_map(|line| self.open_house(digit, *line))
            .collect()
    }

    fn open_house(&self, digit: Digit, house: House) -> Option<CandidateSet> {
        let is_held = self.grid.held(house).contains(digit);
        (!is_held).then_some(CandidateSet::House(digit, house))
    }

    fn of_digit(&self, digit: Digit, cells: CellSet) -> Vec<Candidate> {
        let places = self.grid.cells_with(digit) & cells;
        places
            .into_iter()
            .map(|cell| Candidate::new(cell, digit))
            .collect()
    }

    /// Returns two lines, one of them `through` a given cell, that have all places of a digit in
    /// the cross-lines, except targets and cells that both base cells of an exocet see. A line that
    /// already holds the digit is left out, since it has no room for it.
    fn covers(
        &self,
        pattern: &ExocetPattern,
        part: &Exocet,
        digit: Digit,
        targets: CellSet,
        through: Option<Cell>,
    ) -> Option<Vec<CandidateSet>> {
        let layout = self.grid.layout();
        let crossing = pattern.cross_lines.iter();
        let crossing = crossing.fold(CellSet::EMPTY, |all, line| all | line.cells());
        let seen = layout.common_peers(part.base.into_iter().collect());
        let places = self.grid.cells_with(digit) | self.grid.placed(digit);
        let left = (places & crossing) - targets - seen;
        let lines: Vec<House> = House::lines().collect();
        let pairs = lines
            .iter()
            .enumerate()
            .flat_map(|(place, one)| lines[..place].iter().map(move |other| [*one, *other]));
        let mut fitting = pairs.filter(|pair| {
            let covered = pair[0].cells() | pair[1].cells();
            left.is_subset(covered) && through.is_none_or(|cell| covered.contains(cell))
        });
        let pair = fitting.next()?;
        Some(
            pair.into_iter()
                .filter_map(|line| self.open_house(digit, line))
                .collect(),
        )
    }
}
