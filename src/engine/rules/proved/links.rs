//! Wings and chains: strong links are truths, weak links are links.

use super::Draft;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use crate::proof::{CandidateSet, Claim};
use crate::rules::StrongLink;
use crate::rules::chains::{ChainForm, ChainLink, ChainNode, ChainPattern, LinkReason};
use crate::rules::single_digit::{SingleDigitArgument, SingleDigitPattern};
use crate::rules::wings::{ChutePattern, WingPattern};

/// Returns the link between two cells that cannot both hold a digit.
fn joined(digit: Digit, one: Cell, other: Cell) -> CandidateSet {
    CandidateSet::Apart(digit, CellSet::only(one) | CellSet::only(other))
}

fn truth_of(digit: Digit, link: &StrongLink) -> CandidateSet {
    CandidateSet::House(digit, link.house)
}

/// Returns the candidates of both ends of a link.
fn candidates(ends: [&ChainNode; 2]) -> Vec<Candidate> {
    let of_end = |end: &ChainNode| {
        let digit = end.digit;
        let cells = end.cells.into_iter();
        cells.map(move |cell| Candidate::new(cell, digit))
    };
    ends.into_iter().flat_map(of_end).collect()
}

impl Draft<'_> {
    pub(super) fn wing(&mut self, pattern: &WingPattern) {
        match pattern {
            WingPattern::Pivoted {
                pivot,
                pincers: [first, second],
                joined_by: [x, y],
                ..
            } => {
                let truths = [*pivot, *first, *second].map(CandidateSet::Cell);
                let links = [joined(*x, *pivot, *first), joined(*y, *pivot, *second)];
                self.remove_all(&truths, &links);
            }
            WingPattern::Linked {
                pincers: [first, second],
                link,
                joined_by,
                ..
            } => {
                let [one, other] = link.ends;
                let truths = [
                    CandidateSet::Cell(*first),
                    truth_of(*joined_by, link),
                    CandidateSet::Cell(*second),
                ];
                let links = [
                    joined(*joined_by, *first, one),
                    joined(*joined_by, *second, other),
                ];
                self.remove_all(&truths, &links);
            }
        }
    }

    pub(super) fn chute(&mut self, pattern: &ChutePattern) {
        for argument in &pattern.arguments {
            let digit = argument.joined_by;
            let mut truths = pattern.pincers.map(CandidateSet::Cell).to_vec();
            truths.push(CandidateSet::House(digit, pattern.block));
            let pincers = pattern.pincers.into_iter().zip(argument.places);
            let links = pincers
                .map(|(pincer, places)| CandidateSet::Apart(digit, places | CellSet::only(pincer)));
            let links: Vec<CandidateSet> = links.collect();
            let removed = self.deduction.eliminations.iter().copied();
            let removed: Vec<Candidate> = removed
                .filter(|it| it.digit == argument.eliminated)
                .collect();
            self.remove(removed, &truths, &links);
        }
    }

    pub(super) fn single_digit(&mut self, pattern: &SingleDigitPattern) {
        let digit = pattern.digit;
        for argument in &pattern.arguments {
            match argument {
                SingleDigitArgument::Chain(chain) => {
                    let [first, second] = &chain.links;
                    let truths = [truth_of(digit, first), truth_of(digit, second)];
                    let weak = joined(digit, first.ends[1], second.ends[0]);
                    let removed = self.deduction.eliminations.iter().copied();
                    let removed: Vec<Candidate> = removed
                        .filter(|it| chain.eliminated.contains(it.cell))
                        .collect();
                    self.remove(removed, &truths, &[weak]);
                }
                SingleDigitArgument::EmptyRectangle(view) => {
                    let truths = [
                        CandidateSet::House(digit, view.block),
                        truth_of(digit, &view.link),
                    ];
                    let near = view.cells & view.near.cells();
                    let weak = CandidateSet::Apart(digit, near | CellSet::only(view.link.ends[0]));
                    let removed = Candidate::new(view.eliminated, digit);
                    self.remove([removed], &truths, &[weak]);
                }
            }
        }
    }

    pub(super) fn chain(&mut self, pattern: &ChainPattern) {
        if matches!(pattern.form, ChainForm::RemotePair) {
            self.remote_pair(pattern);
            return;
        }
        let (mut truths, mut links) = (Vec::new(), Vec::new());
        let ends = |number: usize| {
            let next = &pattern.nodes[(number + 1) % pattern.nodes.len()];
            [&pattern.nodes[number], next]
        };
        // The weak links by cages that remove candidates, each with its place among the links.
        let mut in_cages = Vec::new();
        for (number, link) in pattern.links.iter().enumerate() {
            if let LinkReason::Sum(cage) = &link.reason
                && !link.strong
                && !link.removes.is_empty()
            {
                in_cages.push((number, cage, links.len()));
            }
            self.link(link, ends(number), &mut truths, &mut links);
        }
        self.place(&truths, &links);
        let mut removed: Vec<Candidate> = self.deduction.eliminations.iter().copied().collect();
        for (number, cage, own) in in_cages {
            let gone = &pattern.links[number].removes;
            let of_cage: Vec<Candidate> = removed.extract_if(.., |it| gone.contains(it)).collect();
            if of_cage.is_empty() {
                continue;
            }
            // In a loop, one end of the link is true.
            let mut others = links.clone();
            others.remove(own);
            let either = Claim::OneOf(candidates(ends(number)));
            let either = self.counted(either, truths.clone(), others);
            self.unfilled(cage, of_cage, either);
        }
        self.remove(removed, &truths, &links);
    }

    fn link(
        &mut self,
        link: &ChainLink,
        ends: [&ChainNode; 2],
        truths: &mut Vec<CandidateSet>,
        links: &mut Vec<CandidateSet>,
    ) {
        let digits: DigitSet = ends.iter().map(|end| end.digit).collect();
        let both = ends.iter().fold(CellSet::EMPTY, |all, end| all | end.cells);
        match (link.strong, &link.reason) {
            (is_strong, LinkReason::Sum(cage)) => {
                let all = candidates(ends);
                let line = CandidateSet::Line(self.in_cage(cage, all, is_strong));
                let sets = if is_strong { truths } else { links };
                sets.push(line);
            }
            (true, LinkReason::Cell(cell)) => truths.push(CandidateSet::Cell(*cell)),
            (true, LinkReason::House(house)) => {
                truths.push(CandidateSet::House(ends[0].digit, *house));
            }
            (true, LinkReason::Set(set)) => {
                let (more, taken) = self.set_without(set, digits);
                truths.extend(more);
                links.extend(taken);
            }
            (false, LinkReason::Cell(cell)) => links.push(CandidateSet::Cell(*cell)),
            (_, _) => links.push(CandidateSet::Apart(ends[0].digit, both)),
        }
    }

    /// Removes each candidate by a part of the chain: its two ends see the candidate, and hold
    /// different digits.
    fn remote_pair(&mut self, pattern: &ChainPattern) {
        let mut row: Vec<Cell> = Vec::new();
        for node in &pattern.nodes {
            row.extend(node.cells.single().filter(|cell| row.last() != Some(cell)));
        }
        let Some(digits) = row.first().map(|cell| self.grid.candidates(*cell)) else {
            return;
        };
        let removed: Vec<Candidate> = self.deduction.eliminations.iter().copied().collect();
        for it in removed {
            let is_seen = |cell: &Cell| self.grid.layout().sees(*cell, it.cell);
            let ends = (0..row.len()).flat_map(|first| {
                let lasts = (first + 1..row.len()).step_by(2);
                lasts.map(move |last| (first, last))
            });
            let mut seen =
                ends.filter(|(first, last)| is_seen(&row[*first]) && is_seen(&row[*last]));
            let Some((first, last)) = seen.next() else {
                continue;
            };
            let part = &row[first..=last];
            let other = digits.without(it.digit);
            let links = part.windows(2).enumerate().flat_map(|(number, pair)| {
                let digits = if number % 2 == 0 {
                    other
                } else {
                    DigitSet::only(it.digit)
                };
                let pair = CellSet::only(pair[0]) | CellSet::only(pair[1]);
                digits
                    .into_iter()
                    .map(move |digit| CandidateSet::Apart(digit, pair))
            });
            let links: Vec<CandidateSet> = links.collect();
            let truths: Vec<CandidateSet> = part.iter().copied().map(CandidateSet::Cell).collect();
            self.remove([it], &truths, &links);
        }
    }
}
