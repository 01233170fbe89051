//! Forcing chains and nets: suppositions and their consequences, line by line.

use super::{Draft, by_hidden, counted};
use crate::branching::{Because, Branching, Claim, Conflict, Consequence, Premise, Proof, Within};
use crate::grid::Candidate;
use crate::proof::{Alternatives, CandidateSet, Inference};

/// A branch of a proof.
pub(super) struct Branch {
    /// The place of its supposition.
    pub(super) supposition: usize,
    /// The place of the line of each consequence.
    pub(super) lines: Vec<usize>,
}

/// The branch around an argument.
#[derive(Clone, Copy, Default)]
struct Around<'a> {
    supposition: Option<usize>,
    /// The places of the lines so far.
    lines: &'a [usize],
}

impl Draft<'_> {
    /// Proves the conclusions of a forcing chain or net.
    pub(super) fn forcing(
        &mut self,
        argument: &Branching,
        conclusions: impl IntoIterator<Item = Claim>,
    ) -> Option<()> {
        let branches = self.branches(argument, Around::default())?;
        for conclusion in conclusions {
            self.closed(argument.proof, &branches, conclusion, &[], None)?;
        }
        Some(())
    }

    fn branches(&mut self, argument: &Branching, around: Around<'_>) -> Option<Vec<Branch>> {
        let branches = argument.branches.iter();
        branches
            .map(|branch| self.branch_within(branch, &argument.inner, around))
            .collect()
    }

    /// Adds the line with a conclusion from branches and from lines around them, and returns its
    /// place.
    fn closed(
        &mut self,
        proof: Proof,
        branches: &[Branch],
        conclusion: Claim,
        outer: &[usize],
        under: Option<usize>,
    ) -> Option<usize> {
        let of = match proof {
            Proof::Contradiction(conflict) => {
                let branch = branches.first()?;
                let end = self.impossible(conflict, branch);
                let from = vec![branch.supposition, end];
                let wrong = match self.lines[branch.supposition].claim {
                    crate::proof::Claim::True(it) => Claim::no(it),
                    crate::proof::Claim::False(ref all) => Claim::yes(*all.first()?),
                    _ => return None,
                };
                let refuted = self.line(wrong, Inference::Refuted, from, under);
                if wrong == conclusion {
                    return Some(refuted);
                }
                // The true candidate rules out another.
                return Some(self.line(conclusion, Inference::NOTHING, vec![refuted], under));
            }
            Proof::Verity(Premise::Cell(cell)) => Alternatives::Set(CandidateSet::Cell(cell)),
            Proof::Verity(Premise::House { digit, house }) => {
                Alternatives::Set(CandidateSet::House(digit, house))
            }
            Proof::Verity(Premise::Candidate(candidate)) => Alternatives::Opposites(candidate),
        };
        let claim = said(conclusion);
        let ends = branches.iter().map(|branch| self.end_of(branch, &claim));
        let branches = ends.collect::<Option<Vec<_>>>()?;
        let by = Inference::Cases { of, branches };
        Some(self.line(conclusion, by, outer.to_vec(), under))
    }

    /// Returns the places of a branch's supposition, and of its line with this claim.
    pub(super) fn end_of(
        &self,
        branch: &Branch,
        claim: &crate::proof::Claim,
    ) -> Option<[usize; 2]> {
        let mut lines = branch.lines.iter();
        let end = lines.find(|line| self.lines[**line].claim == *claim)?;
        Some([branch.supposition, *end])
    }

    /// Adds the lines of a branch that is not within another.
    pub(super) fn branch(&mut self, branch: &[Consequence]) -> Option<Branch> {
        self.branch_within(branch, &[], Around::default())
    }

    /// Adds the lines of a branch. `None` if a consequence cites a missing line.
    fn branch_within(
        &mut self,
        branch: &[Consequence],
        inner: &[Within],
        around: Around<'_>,
    ) -> Option<Branch> {
        let (first, rest) = branch.split_first()?;
        let opens = Inference::Supposed;
        let supposition = self.line(first.claim, opens, Vec::new(), around.supposition);
        let mut lines = vec![supposition];
        for consequence in rest {
            let line = match consequence.because {
                Because::Outside(place) => *around.lines.get(place)?,
                Because::Argued(number) => {
                    let around = Around {
                        supposition: Some(supposition),
                        lines: &lines,
                    };
                    self.argued(inner.get(number)?, consequence.claim, around)?
                }
                because => {
                    let by = self.reason(because, consequence.claim)?;
                    let places = consequence.from.iter();
                    let from = places.map(|place| lines.get(*place).copied());
                    let from = from.collect::<Option<Vec<_>>>()?;
                    self.line(consequence.claim, by, from, Some(supposition))
                }
            };
            lines.push(line);
        }
        Some(Branch { supposition, lines })
    }

    /// Adds the lines of an argument within a branch, and returns the place of its conclusion.
    fn argued(&mut self, within: &Within, claim: Claim, around: Around<'_>) -> Option<usize> {
        let outer = within
            .outer
            .iter()
            .map(|place| around.lines.get(*place).copied());
        let outer = outer.collect::<Option<Vec<_>>>()?;
        let branches = self.branches(&within.argument, around)?;
        let proof = within.argument.proof;
        self.closed(proof, &branches, claim, &outer, around.supposition)
    }

    fn line(
        &mut self,
        claim: Claim,
        by: Inference,
        from: Vec<usize>,
        under: Option<usize>,
    ) -> usize {
        self.push(said(claim), by, from, under)
    }

    /// Returns the inference for a reason; `None` if the reason is not an inference in one line.
    fn reason(&self, because: Because, claim: Claim) -> Option<Inference> {
        let Candidate { cell, digit } = claim.candidate;
        let house = |house| CandidateSet::House(digit, house);
        Some(match because {
            Because::LastCandidate => counted(vec![CandidateSet::Cell(cell)], Vec::new()),
            Because::LastPlace(base) | Because::Locked { base, .. } => {
                counted(vec![house(base)], Vec::new())
            }
            Because::Naked { cells, digits } => self.by_naked(cells, digits.without(digit)),
            Because::Hidden {
                house,
                cells,
                digits,
            } => by_hidden(digits, house, cells),
            Because::XWing { base, cover } => {
                counted(base.map(house).to_vec(), cover.map(house).to_vec())
            }
            Because::CellTaken | Because::HouseTaken(_) | Because::Seen => Inference::NOTHING,
            Because::Assumed | Because::Argued(_) | Because::Outside(_) => return None,
        })
    }

    /// Adds the line that claims that a branch is impossible, and returns its place.
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
        let by = Inference::Counted {
            truths,
            links: Vec::new(),
        };
        let claim = crate::proof::Claim::Impossible;
        self.push(claim, by, from, Some(branch.supposition))
    }
}

/// Converts a rule's claim to a claim of a proof.
fn said(claim: Claim) -> crate::proof::Claim {
    if claim.is_true {
        crate::proof::Claim::True(claim.candidate)
    } else {
        crate::proof::Claim::False(vec![claim.candidate])
    }
}
