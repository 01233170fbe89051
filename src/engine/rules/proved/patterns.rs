//! Patterns proved by suppositions: colors, guardians, fireworks, krakens, templates.

use super::branching::Branch;
use super::{Draft, cells};
use crate::grid::{Candidate, Cell, CellSet, Digit, House};
use crate::proof::{Alternatives, CandidateSet, Claim, Inference};
use crate::rules::coloring::{ColoringPattern, MedusaPattern, MedusaProof};
use crate::rules::guardians::{GuardiansPattern, Outcome, Shape};
use crate::rules::joint::{JointSubset, LockedDigit};
use crate::rules::kraken::KrakenPattern;
use crate::rules::large_patterns::FireworkPattern;
use crate::rules::templates::TemplatesPattern;

impl Draft<'_> {
    /// If a removed candidate were true, the strong links would lead to two true candidates that
    /// see each other.
    pub(super) fn coloring(&mut self, pattern: &ColoringPattern) -> Option<()> {
        let links = pattern.clusters.iter().flat_map(|cluster| &cluster.links);
        let houses = links.map(|link| CandidateSet::House(pattern.digit, link.house));
        let truths: Vec<CandidateSet> = houses.collect();
        self.refute_all(&[], &truths)
    }

    pub(super) fn medusa(&mut self, pattern: &MedusaPattern) -> Option<()> {
        let links = pattern.links.iter();
        let mut truths = links
            .map(|link| self.strong(*link))
            .collect::<Option<Vec<_>>>()?;
        if let MedusaProof::Emptied { cell, .. } = pattern.proof {
            truths.push(CandidateSet::Cell(cell));
        }
        self.refute_all(&[], &truths)
    }

    /// Returns the set that has only these two candidates.
    fn strong(&self, [one, other]: [Candidate; 2]) -> Option<CandidateSet> {
        if one.cell == other.cell {
            return Some(CandidateSet::Cell(one.cell));
        }
        let both = CellSet::only(one.cell) | CellSet::only(other.cell);
        let places = self.grid.cells_with(one.digit);
        let mut houses = self.grid.layout().houses_with(both);
        let house = houses.find(|house| places & house.cells() == both)?;
        Some(CandidateSet::House(one.digit, house))
    }

    pub(super) fn guardians(&mut self, pattern: &GuardiansPattern) -> Option<()> {
        let guarded = self.guarded(pattern)?;
        match &pattern.outcome {
            Outcome::Placed | Outcome::OneCell(_) | Outcome::AllSee => {
                self.conclude_from(guarded, &[], &[]);
            }
            Outcome::Subset(subset) => self.joint_subset(guarded, pattern.guarded(), subset),
            Outcome::Locked(locked) => self.locked_digit(guarded, pattern.guarded(), locked)?,
            Outcome::Forced { branches } => {
                let branches = branches.iter().map(|branch| self.branch(branch));
                let branches = branches.collect::<Option<Vec<_>>>()?;
                self.conclude_in_branches(guarded, &branches)?;
            }
        }
        Some(())
    }

    /// Adds the line that claims that one of the guardians is true.
    fn guarded(&mut self, pattern: &GuardiansPattern) -> Option<usize> {
        let own = pattern.cells.iter().copied();
        let truths: Vec<CandidateSet> = match (pattern.shape, pattern.digits.single()) {
            (Shape::BrokenWing, Some(digit)) => {
                let houses = pattern.houses.iter();
                houses
                    .map(|house| CandidateSet::House(digit, *house))
                    .collect()
            }
            (Shape::BrokenWing, None) => return None,
            (Shape::Oddagon | Shape::Tridagon, _) => own.map(CandidateSet::Cell).collect(),
            (Shape::UniqueLoop | Shape::ExtendedRectangle, _) => {
                return Some(self.exchanged(pattern.guardians.clone(), own.collect()));
            }
            (Shape::Grave, _) => {
                let all = self.grid.unsolved();
                return Some(self.exchanged(pattern.guardians.clone(), all));
            }
        };
        self.need(&pattern.guardians, &truths)
    }

    /// One of the joint cells holds a candidate of the line, so together they act as one cell of a
    /// subset.
    pub(super) fn joint_subset(&mut self, line: usize, joint: CellSet, subset: &JointSubset) {
        let truths: Vec<CandidateSet> = cells(subset.cells).collect();
        let links: Vec<CandidateSet> = self.apart(subset.digits, subset.cells | joint).collect();
        self.conclude_from(line, &truths, &links);
    }

    /// A digit is in one of two joint cells, so a candidate of the line is in the other.
    pub(super) fn locked_digit(
        &mut self,
        line: usize,
        joint: CellSet,
        locked: &LockedDigit,
    ) -> Option<()> {
        let house = *locked.houses.first()?;
        let truths = [CandidateSet::House(locked.digit, house)];
        let links: Vec<CandidateSet> = cells(joint).collect();
        self.conclude_from(line, &truths, &links);
        Some(())
    }

    /// Claims the conclusions by counting, with a line as one of the truths.
    pub(super) fn conclude_from(
        &mut self,
        line: usize,
        truths: &[CandidateSet],
        links: &[CandidateSet],
    ) {
        let mut all = vec![CandidateSet::Line(line)];
        all.extend(truths);
        self.place(&all, links);
        self.remove_all(&all, links);
    }

    /// Claims each conclusion, since every candidate of a line leads to it.
    fn conclude_in_branches(&mut self, line: usize, branches: &[Branch]) -> Option<()> {
        for claim in self.conclusions() {
            let ends = branches.iter().map(|branch| self.end_of(branch, &claim));
            let branches = ends.collect::<Option<Vec<_>>>()?;
            let of = Alternatives::Set(CandidateSet::Line(line));
            self.push(claim, Inference::Cases { of, branches }, vec![line], None);
        }
        Some(())
    }

    /// Both the row and the column of a cross need each of its digits.
    pub(super) fn firework(&mut self, pattern: &FireworkPattern) -> Option<()> {
        let mut truths: Vec<CandidateSet> = Vec::new();
        for cross in &pattern.crosses {
            for digit in cross.digits {
                truths.extend([cross.row, cross.column].map(|it| CandidateSet::House(digit, it)));
            }
        }
        truths.extend(pattern.pair.map(CandidateSet::Cell));
        self.refute_all(&[], &truths)
    }

    /// Claims that one of the fins is true, or one of the fish's places in the cover house that is
    /// left out: otherwise the base houses would have too few covers. Each of these leads to the
    /// conclusion, by a chain or because it sees the target.
    pub(super) fn kraken(&mut self, pattern: &KrakenPattern) -> Option<()> {
        let target = self.deduction.eliminations.iter().next().copied();
        let is_of_target =
            |house: &&House| target.is_some_and(|target| house.contains(target.cell));
        let missing = match pattern.start {
            Some(house) => house,
            None => *pattern.cover.iter().find(is_of_target)?,
        };
        let of_digit = |cell: Cell| Candidate::new(cell, pattern.digit);
        let starts = pattern.fins | pattern.cells & missing.cells();
        let houses = |houses: &[House]| -> Vec<CandidateSet> {
            let houses = houses.iter().filter(|house| **house != missing);
            let sets = houses.map(|house| CandidateSet::House(pattern.digit, *house));
            sets.collect()
        };
        let by = Inference::Counted {
            truths: houses(&pattern.base),
            links: houses(&pattern.cover),
        };
        let claim = Claim::OneOf(starts.into_iter().map(of_digit).collect());
        let one_of = self.push(claim, by, Vec::new(), None);
        let branches = pattern.branches.iter();
        let mut branches = branches
            .map(|branch| self.branch(branch))
            .collect::<Option<Vec<_>>>()?;
        if let (None, Some(target)) = (pattern.start, target) {
            for cell in (pattern.cells & missing.cells()) - pattern.fins {
                branches.push(self.seen(of_digit(cell), target));
            }
        }
        self.conclude_in_branches(one_of, &branches)
    }

    /// Adds a branch in which a supposed candidate rules out another one that it sees.
    fn seen(&mut self, supposed: Candidate, it: Candidate) -> Branch {
        let supposed = Claim::True(supposed);
        let supposition = self.push(supposed, Inference::Supposed, Vec::new(), None);
        let seen = Claim::False(vec![it]);
        let lines = vec![
            supposition,
            self.push(
                seen,
                Inference::NOTHING,
                vec![supposition],
                Some(supposition),
            ),
        ];
        Branch { supposition, lines }
    }

    /// First claims the candidates that are in every template of another digit. Then refutes the
    /// removed candidates, by the houses that still need their digit.
    pub(super) fn templates(&mut self, pattern: &TemplatesPattern) -> Option<()> {
        let mut known = Vec::new();
        let mut taken = pattern.taken.clone();
        // The templates of two digits can rule each other out.
        while !taken.is_empty() {
            let before = taken.len();
            taken.retain(|it| {
                let (lines, truths) = (self.lines.len(), self.houses_with(it.digit));
                match self.refuted(Claim::True(*it), &known, &truths) {
                    Some(line) => known.push(line),
                    None => self.lines.truncate(lines),
                }
                self.lines.len() == lines
            });
            if taken.len() == before {
                let digits = self.grid.layout().digits().into_iter();
                let truths: Vec<CandidateSet> =
                    digits.flat_map(|it| self.houses_with(it)).collect();
                for it in std::mem::take(&mut taken) {
                    known.push(self.refuted(Claim::True(it), &known, &truths)?);
                }
            }
        }
        let truths = self.houses_with(pattern.digit);
        self.refute_all(&known, &truths)
    }

    /// Returns the places of a digit in each house that still needs it.
    fn houses_with(&self, digit: Digit) -> Vec<CandidateSet> {
        let houses = self.grid.layout().houses().iter();
        let needing = houses.filter(|house| !self.grid.held(**house).contains(digit));
        needing
            .map(|house| CandidateSet::House(digit, *house))
            .collect()
    }
}
