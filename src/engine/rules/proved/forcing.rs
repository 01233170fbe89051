//! Forcing chains and nets: suppositions and what follows from them, line by line.

use super::{Draft, cells};
use crate::grid::{Candidate, Digit};
use crate::proof::{Alternatives, CandidateSet, Inference, Line};
use crate::rules::forcing::{
    Because, Claim, Conflict, Consequence, ForcingPattern, Premise, Proof,
};

/// A branch of a proof.
struct Branch {
    /// The place of its supposition.
    supposition: usize,
    /// The place of the line of each consequence.
    lines: Vec<usize>,
}

/// The sets that a consequence is counted with.
type Sets = (Vec<CandidateSet>, Vec<CandidateSet>);

impl Draft<'_> {
    /// Proves the conclusions of a forcing chain or net. `None` if a consequence rests on an
    /// argument within the branch.
    pub(super) fn forcing(
        &mut self,
        pattern: &ForcingPattern,
        conclusions: impl IntoIterator<Item = Claim>,
    ) -> Option<()> {
        let mut branches = Vec::new();
        for branch in &pattern.branches {
            branches.push(self.branch(branch)?);
        }
        for conclusion in conclusions {
            let (by, from) = self.closed(pattern.proof, &branches, conclusion)?;
            self.line(conclusion, by, from, None);
        }
        Some(())
    }

    /// The inference that draws a conclusion from branches, and the lines that it rests on.
    fn closed(
        &mut self,
        proof: Proof,
        branches: &[Branch],
        conclusion: Claim,
    ) -> Option<(Inference, Vec<usize>)> {
        let of = match proof {
            Proof::Contradiction(conflict) => {
                let branch = branches.first()?;
                let end = self.impossible(conflict, branch);
                return Some((Inference::Refuted, vec![branch.supposition, end]));
            }
            Proof::Verity(Premise::Cell(cell)) => Alternatives::Set(CandidateSet::Cell(cell)),
            Proof::Verity(Premise::House { digit, house }) => {
                Alternatives::Set(CandidateSet::House(digit, house))
            }
            Proof::Verity(Premise::Candidate(candidate)) => Alternatives::Opposites(candidate),
        };
        let claim = said(conclusion);
        let ends = branches.iter().map(|branch| {
            let mut lines = branch.lines.iter();
            let end = lines.find(|line| self.lines[**line].claim == claim)?;
            Some([branch.supposition, *end])
        });
        let branches = ends.collect::<Option<Vec<_>>>()?;
        Some((Inference::Cases { of, branches }, Vec::new()))
    }

    /// The lines of a branch.
    fn branch(&mut self, branch: &[Consequence]) -> Option<Branch> {
        let (first, rest) = branch.split_first()?;
        let supposition = self.line(first.claim, Inference::Supposed, Vec::new(), None);
        let mut lines = vec![supposition];
        for consequence in rest {
            let (truths, links) = self.sets_of(consequence.because, consequence.claim)?;
            let from = consequence
                .from
                .iter()
                .map(|place| lines.get(*place).copied());
            let from = from.collect::<Option<Vec<_>>>()?;
            let by = Inference::Counted { truths, links };
            lines.push(self.line(consequence.claim, by, from, Some(supposition)));
        }
        Some(Branch { supposition, lines })
    }

    fn line(
        &mut self,
        claim: Claim,
        by: Inference,
        from: Vec<usize>,
        under: Option<usize>,
    ) -> usize {
        self.lines.push(Line {
            claim: said(claim),
            by,
            from,
            under,
        });
        self.lines.len() - 1
    }

    /// The sets with which a consequence is counted; `None` if it is argued otherwise.
    fn sets_of(&self, because: Because, claim: Claim) -> Option<Sets> {
        let Candidate { cell, digit } = claim.candidate;
        let house = |digit: Digit| move |house| CandidateSet::House(digit, house);
        Some(match because {
            Because::LastCandidate => (vec![CandidateSet::Cell(cell)], Vec::new()),
            Because::LastPlace(base) | Because::Locked { base, .. } => {
                (vec![CandidateSet::House(digit, base)], Vec::new())
            }
            Because::Naked {
                cells: some,
                digits,
            } => {
                let others = self.apart(digits.without(digit), some);
                (cells(some).collect(), others.collect())
            }
            Because::Hidden {
                house,
                cells: some,
                digits,
            } => {
                let digits = digits.into_iter();
                let truths = digits.map(|digit| CandidateSet::House(digit, house));
                (truths.collect(), cells(some).collect())
            }
            Because::XWing { base, cover } => (
                base.map(house(digit)).to_vec(),
                cover.map(house(digit)).to_vec(),
            ),
            Because::CellTaken | Because::HouseTaken(_) | Because::Seen => (Vec::new(), Vec::new()),
            Because::Assumed | Because::Argued(_) | Because::Outside(_) => return None,
        })
    }

    /// The line that says that a branch comes to nothing possible.
    fn impossible(&mut self, conflict: Conflict, branch: &Branch) -> usize {
        let truths = match conflict {
            Conflict::NoCandidate(cell) => vec![CandidateSet::Cell(cell)],
            Conflict::NoPlace { digit, house } => vec![CandidateSet::House(digit, house)],
            Conflict::Opposite(_)
            | Conflict::TwoDigits { .. }
            | Conflict::Twice { .. }
            | Conflict::Both(_) => Vec::new(),
        };
        let ends = conflict.ends(self.grid);
        let denied = match conflict {
            Conflict::Both(candidate) => Some(Claim::no(candidate)),
            _ => None,
        };
        let is_end = |line: &usize| {
            let mut ends = ends.claims().chain(denied);
            ends.any(|it| said(it) == self.lines[*line].claim)
        };
        let mut from: Vec<usize> = branch.lines.iter().copied().filter(is_end).collect();
        from.push(branch.supposition);
        self.lines.push(Line {
            claim: crate::proof::Claim::Impossible,
            by: Inference::Counted {
                truths,
                links: Vec::new(),
            },
            from,
            under: Some(branch.supposition),
        });
        self.lines.len() - 1
    }
}

/// A claim as proofs make it.
fn said(claim: Claim) -> crate::proof::Claim {
    if claim.is_true {
        crate::proof::Claim::True(claim.candidate)
    } else {
        crate::proof::Claim::False(vec![claim.candidate])
    }
}
