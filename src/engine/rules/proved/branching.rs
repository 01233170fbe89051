//! Forcing chains and nets, and arguments with side arguments: suppositions and their consequences,
//! line by line.

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
    /// Proves the conclusions of the deduction.
    pub(super) fn branching(&mut self, argument: &Branching) -> Option<()> {
        let branches = self.branches(argument, Around::default())?;
        let deduction = self.deduction;
        let placed = deduction.placements.iter().map(|it| Claim::yes(*it));
        let removed = deduction.eliminations.iter().map(|it| Claim::no(*it));
        for conclusion in placed.chain(removed) {
            self.closed(argument, &branches, conclusion, &[], None)?;
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
        argument: &Branching,
        branches: &[Branch],
        conclusion: Claim,
        outer: &[usize],
        under: Option<usize>,
    ) -> Option<usize> {
        let of = match argument.proof {
            Proof::Contradiction(conflict) => {
                let branch = branches.first()?;
                let end = self.impossible(conflict, &argument.ends, branch)?;
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
        let says_it = |said: &crate::proof::Claim| match (said, claim) {
            (crate::proof::Claim::False(all), crate::proof::Claim::False(some)) => {
                some.iter().all(|it| all.contains(it))
            }
            (said, claim) => said == claim,
        };
        let end = lines.find(|line| says_it(&self.lines[**line].claim))?;
        Some([branch.supposition, *end])
    }

    /// Adds the lines of a branch that is not within another.
    pub(super) fn branch(&mut self, branch: &[Consequence]) -> Option<Branch> {
        self.branch_within(branch, &[], Around::default())
    }

    /// Adds the lines of a branch. Consequences about a digit that are one inference share a line.
    /// `None` if a consequence cites a missing line.
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
        for (before, consequence) in branch.iter().zip(rest) {
            let line = match consequence.because {
                _ if consequence.is_one_with(before) && is_same_digit(consequence, before) => {
                    let line = *lines.last()?;
                    if let crate::proof::Claim::False(all) = &mut self.lines[line].claim {
                        all.push(consequence.claim.candidate);
                    }
                    line
                }
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
                    let from = cited(&lines, &consequence.from)?;
                    self.line(consequence.claim, by, from, Some(supposition))
                }
            };
            lines.push(line);
        }
        Some(Branch { supposition, lines })
    }

    /// Adds the lines of an argument within a branch, and returns the place of its conclusion.
    fn argued(&mut self, within: &Within, claim: Claim, around: Around<'_>) -> Option<usize> {
        let outer = cited(around.lines, &within.outer)?;
        let branches = self.branches(&within.argument, around)?;
        self.closed(
            &within.argument,
            &branches,
            claim,
            &outer,
            around.supposition,
        )
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
            Because::Sum(cage) => self.summed(cage)?,
            Because::Assumed | Because::Argued(_) | Because::Outside(_) => return None,
        })
    }

    /// Adds the line that claims that a branch is impossible, and returns its place.
    fn impossible(&mut self, conflict: Conflict, ends: &[usize], branch: &Branch) -> Option<usize> {
        let by = match conflict {
            // The conflict is with a value of the board: it was ruled out.
            Conflict::NoCandidate(cell) if self.grid.value(cell).is_some() => Inference::NOTHING,
            Conflict::NoPlace { digit, house } if self.grid.held(house).contains(digit) => {
                Inference::NOTHING
            }
            Conflict::NoCandidate(cell) => counted(vec![CandidateSet::Cell(cell)], Vec::new()),
            Conflict::NoPlace { digit, house } => {
                counted(vec![CandidateSet::House(digit, house)], Vec::new())
            }
            Conflict::NoSum(cage) => self.summed(cage)?,
            Conflict::Opposite(_)
            | Conflict::TwoDigits { .. }
            | Conflict::Twice { .. }
            | Conflict::Both(_) => Inference::NOTHING,
        };
        let from = cited(&branch.lines, ends)?;
        let claim = crate::proof::Claim::Impossible;
        Some(self.push(claim, by, from, Some(branch.supposition)))
    }
}

/// Returns the lines of some consequences, each once.
fn cited(lines: &[usize], places: &[usize]) -> Option<Vec<usize>> {
    let mut cited = Vec::new();
    for place in places {
        let line = *lines.get(*place)?;
        if !cited.contains(&line) {
            cited.push(line);
        }
    }
    Some(cited)
}

fn is_same_digit(one: &Consequence, other: &Consequence) -> bool {
    one.claim.candidate.digit == other.claim.candidate.digit
}

/// Converts a rule's claim to a claim of a proof.
fn said(claim: Claim) -> crate::proof::Claim {
    if claim.is_true {
        crate::proof::Claim::True(claim.candidate)
    } else {
        crate::proof::Claim::False(vec![claim.candidate])
    }
}
