//! Arguments against a candidate that have side arguments, line by line.

use std::collections::BTreeMap;

use super::{Draft, by_hidden, counted};
use crate::grid::{Cage, Candidate, CellSet, DigitSet};
use crate::proof::{CandidateSet, Claim, Inference, Sum, Total};
use crate::rules::side_arguments::{Conflict, Line, Reason, Refutation};

/// The places of the proof's lines for each number of an argument's line.
type Places = BTreeMap<usize, Vec<usize>>;

impl Draft<'_> {
    pub(super) fn side_arguments(&mut self, main: &Refutation) -> Option<()> {
        self.refutation(main, None, &mut Places::new())?;
        Some(())
    }

    /// Adds the lines that refute the supposed candidate, and returns the place of the last.
    fn refutation(
        &mut self,
        argument: &Refutation,
        under: Option<usize>,
        places: &mut Places,
    ) -> Option<usize> {
        let supposed = Claim::True(argument.supposed);
        let supposition = self.push(supposed, Inference::Supposed, Vec::new(), under);
        places.insert(argument.number, vec![supposition]);
        for line in &argument.lines {
            let lines = match &line.reason {
                Reason::Refuted(side) => vec![self.refutation(side, Some(supposition), places)?],
                reason => self.conclusions_of(line, reason, supposition, places)?,
            };
            places.insert(line.number, lines);
        }
        let grid = self.grid;
        let by = match argument.conflict {
            // The conflict is with a value of the board: it was ruled out.
            Conflict::NoCandidate(cell) if grid.value(cell).is_some() => Inference::NOTHING,
            Conflict::NoPlace { digit, house } if grid.held(house).contains(digit) => {
                Inference::NOTHING
            }
            Conflict::NoCandidate(cell) => counted(vec![CandidateSet::Cell(cell)], Vec::new()),
            Conflict::NoPlace { digit, house } => {
                counted(vec![CandidateSet::House(digit, house)], Vec::new())
            }
            Conflict::NoSum(cage) => self.summed(cage)?,
        };
        let from = cited(&argument.from, places)?;
        let end = self.push(Claim::Impossible, by, from, Some(supposition));
        let claim = Claim::False(vec![argument.supposed]);
        Some(self.push(claim, Inference::Refuted, vec![supposition, end], under))
    }

    /// Adds the lines for the claims of an argument's line. Removals of the same digit share a
    /// line.
    fn conclusions_of(
        &mut self,
        line: &Line,
        reason: &Reason,
        under: usize,
        places: &Places,
    ) -> Option<Vec<usize>> {
        let from = cited(&line.from, places)?;
        let mut lines = Vec::new();
        let true_ones = line.claims.iter().filter(|claim| claim.is_true);
        for it in true_ones.map(|claim| claim.candidate) {
            let by = self.inference(reason, it)?;
            lines.push(self.push(Claim::True(it), by, from.clone(), Some(under)));
        }
        let false_ones = line.claims.iter().filter(|claim| !claim.is_true);
        let all: Vec<Candidate> = false_ones.map(|claim| claim.candidate).collect();
        let digits: DigitSet = all.iter().map(|it| it.digit).collect();
        for digit in digits {
            let of_digit = all.iter().copied().filter(|it| it.digit == digit);
            let of_digit: Vec<Candidate> = of_digit.collect();
            let by = self.inference(reason, *of_digit.first()?)?;
            lines.push(self.push(Claim::False(of_digit), by, from.clone(), Some(under)));
        }
        Some(lines)
    }

    fn inference(&self, reason: &Reason, it: Candidate) -> Option<Inference> {
        Some(match reason {
            Reason::LastCandidate => counted(vec![CandidateSet::Cell(it.cell)], Vec::new()),
            Reason::LastPlace(house) | Reason::Locked { house, .. } => {
                counted(vec![CandidateSet::House(it.digit, *house)], Vec::new())
            }
            Reason::Naked {
                cells: some,
                digits,
                ..
            } => self.by_naked(*some, digits.without(it.digit)),
            Reason::Hidden {
                house,
                cells: some,
                digits,
            } => by_hidden(*digits, *house, *some),
            Reason::Sum(cage) => self.summed(*cage)?,
            Reason::Refuted(_) => return None,
        })
    }

    /// Returns the inference from the sum of a cage, or from the sums of houses around these cells.
    fn summed(&self, cage: Cage) -> Option<Inference> {
        let layout = self.grid.layout();
        let mut cages = layout.cages().iter();
        let sum = if cages.any(|other| other.cells == cage.cells && other.sum == cage.sum) {
            Sum::of_cage(cage.cells)
        } else {
            self.by_houses(cage.cells)?
        };
        Some(Inference::Filled {
            sums: vec![sum],
            with: CellSet::EMPTY,
        })
    }

    /// Returns the sum of houses minus cages that leaves just these cells.
    fn by_houses(&self, left: CellSet) -> Option<Sum> {
        let layout = self.grid.layout();
        let cages = layout.cages().iter().filter(|cage| cage.sum.is_some());
        let cages: Vec<CellSet> = cages.map(|cage| cage.cells).collect();
        layout.areas().iter().find_map(|area| {
            let inside = cages.iter().filter(|cage| cage.is_subset(area.cells));
            let inside: Vec<CellSet> = inside.copied().collect();
            let meeting = cages.iter().filter(|cage| !cage.is_disjoint(area.cells));
            let meeting: Vec<CellSet> = meeting.copied().collect();
            let all = |cages: &[CellSet]| cages.iter().fold(CellSet::EMPTY, |all, it| all | *it);
            let taken = if area.cells - all(&inside) == left {
                inside
            } else if area.cells.is_subset(all(&meeting)) && all(&meeting) - area.cells == left {
                meeting
            } else {
                return None;
            };
            let houses = area.houses.iter().copied();
            Some(Sum {
                plus: houses.map(Total::House).collect(),
                minus: taken.into_iter().map(Total::Cage).collect(),
            })
        })
    }
}

fn cited(numbers: &[usize], places: &Places) -> Option<Vec<usize>> {
    let mut all = Vec::new();
    for number in numbers {
        all.extend(places.get(number)?);
    }
    Some(all)
}
