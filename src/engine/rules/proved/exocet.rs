//! Exocets: base and cross-lines counted against covers, targets and the digits of the base.

use super::{Draft, cells};
use crate::grid::{CellSet, House};
use crate::proof::{CandidateSet, Claim, Inference, Line, Proof};
use crate::rules::large_patterns::{Exocet, ExocetPattern};

impl Draft<'_> {
    /// The base cells and the cross-lines of each digit need as many true candidates as the covers,
    /// the targets and the digits of the base have room for. A removed candidate that this counting
    /// leaves is refuted case by case.
    pub(super) fn exocet(&mut self, pattern: &ExocetPattern) -> Option<()> {
        let mut tried: Vec<CandidateSet> = cells(pattern.base()).collect();
        let grid = self.grid;
        let crossing = pattern.digits.into_iter().flat_map(|digit| {
            let open = pattern.cross_lines.iter();
            let open = open.filter(move |house| !grid.held(**house).contains(digit));
            open.map(move |house| CandidateSet::House(digit, *house))
        });
        let crossing: Vec<CandidateSet> = crossing.collect();
        tried.extend(&crossing);
        tried.extend(cells(pattern.targets() & self.grid.unsolved()));
        // The box of a target needs each digit.
        let layout = self.grid.layout();
        for target in pattern.targets() {
            let region = layout.region_of(target)?;
            let open = pattern.digits - self.grid.held(region);
            tried.extend(
                open.into_iter()
                    .map(|digit| CandidateSet::House(digit, region)),
            );
        }
        for claim in self.conclusions() {
            let counted = pattern.parts.iter().find_map(|part| {
                let mut truths: Vec<CandidateSet> = part.base.map(CandidateSet::Cell).to_vec();
                truths.extend(&crossing);
                self.room_in(pattern, part, &claim)
                    .into_iter()
                    .map(|links| self.as_line(&claim, &truths, &links))
                    .find(|line| self.follows(line))
            });
            match counted {
                Some(line) => self.lines.push(line),
                None => {
                    self.refuted(claim, &[], &tried)?;
                }
            }
        }
        Some(())
    }

    /// Returns the links of an exocet, for each choice of covers.
    fn room_in(
        &self,
        pattern: &ExocetPattern,
        part: &Exocet,
        claim: &Claim,
    ) -> Vec<Vec<CandidateSet>> {
        let layout = self.grid.layout();
        let base: CellSet = part.base.into_iter().collect();
        let seen = layout.common_peers(base);
        let crossing = pattern.cross_lines.iter();
        let crossing = crossing.fold(CellSet::EMPTY, |all, house| all | house.cells());
        let mut fixed: Vec<CandidateSet> = part.targets.map(CandidateSet::Cell).to_vec();
        let in_base = pattern.digits.into_iter();
        fixed.extend(in_base.map(|digit| CandidateSet::Apart(digit, base | seen & crossing)));
        let of_claim = match claim {
            Claim::False(all) => all.first().map(|it| it.digit),
            _ => None,
        };
        let mut all = vec![fixed];
        for (digit, choices) in &pattern.covers {
            let choices = if Some(*digit) == of_claim {
                &choices[..]
            } else {
                &choices[..choices.len().min(1)]
            };
            let with = |links: &Vec<CandidateSet>, houses: &Vec<House>| {
                let mut links = links.clone();
                links.extend(houses.iter().map(|it| CandidateSet::House(*digit, *it)));
                links
            };
            let chosen = all
                .iter()
                .flat_map(|links| choices.iter().map(|it| with(links, it)));
            all = chosen.collect();
        }
        all
    }

    fn as_line(&self, claim: &Claim, truths: &[CandidateSet], links: &[CandidateSet]) -> Line {
        let kept = links.iter().copied().filter(|link| match claim {
            Claim::False(all) => all.iter().all(|it| self.has_room(*link, *it)),
            _ => true,
        });
        Line {
            claim: claim.clone(),
            by: Inference::Counted {
                truths: truths.to_vec(),
                links: kept.collect(),
            },
            from: Vec::new(),
            under: None,
        }
    }

    /// Whether a line that rests on no other follows from the board.
    fn follows(&self, line: &Line) -> bool {
        let lines = vec![line.clone()];
        Proof { lines }.check(self.grid).is_ok()
    }
}
