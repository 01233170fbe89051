//! Sums of cages and houses, proved by all ways to fill their cells.

use super::Draft;
use crate::grid::{Cage, Candidate, CellSet, Digit, DigitSet, House};
use crate::proof::{CandidateSet, Claim, Inference, Sum, Total};
use crate::rules::LeftoversPattern;
use crate::rules::cages::{
    BesidePattern, CagePattern, KnownSum, OpenCage, Remainder, Source, SumObservation, SumPattern,
    With,
};

impl Draft<'_> {
    pub(super) fn cage(&mut self, pattern: &CagePattern) {
        match pattern {
            CagePattern::LastCell(known) => self.fill(vec![of_known(known)], CellSet::EMPTY, &[]),
            CagePattern::Sum(SumPattern { known, seen }) => match seen {
                SumObservation::Required(digit, places, _) => {
                    let line = self.one_in(known, DigitSet::only(*digit), *places);
                    self.conclude_from(line, &[], &[]);
                }
                _ => self.fill(vec![of_known(known)], CellSet::EMPTY, &[]),
            },
            CagePattern::Beside(pattern) => self.beside(pattern),
            CagePattern::Difference(remainder) => {
                self.fill(vec![of_houses(remainder)], CellSet::EMPTY, &[]);
            }
            CagePattern::Parity(pattern) => {
                self.fill(vec![of_houses(&pattern.remainder)], CellSet::EMPTY, &[]);
            }
        }
    }

    fn beside(&mut self, pattern: &BesidePattern) {
        let mut sums = vec![of_known(&pattern.known)];
        let rest = pattern.house.cells() & self.grid.unsolved();
        match &pattern.with {
            With::Claim(digit, places) => {
                let line = self.place_in(*digit, pattern.house, *places);
                self.fill(sums, CellSet::EMPTY, &[line]);
            }
            With::Used(_, others) => self.fill(sums, *others, &[]),
            With::UsedByBoth(_, other, _) | With::Compared(other, _) => {
                sums.push(of_known(other));
                self.fill(sums, CellSet::EMPTY, &[]);
            }
            With::Blocked(_) => self.fill(sums, rest, &[]),
            With::Combined(others) => {
                sums.extend(others.iter().map(|(other, _)| of_known(other)));
                self.fill(sums, rest, &[]);
            }
        }
    }

    /// Returns the inference from the sum of a cage, or from the sums of houses around these cells.
    pub(super) fn summed(&self, cage: Cage) -> Option<Inference> {
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

    /// Claims all conclusions: without them, there is no way to fill the cells of the sums.
    fn fill(&mut self, sums: Vec<Sum>, with: CellSet, from: &[usize]) {
        for placed in self.deduction.placements.iter() {
            let by = Inference::Filled {
                sums: sums.clone(),
                with,
            };
            self.push(Claim::True(*placed), by, from.to_vec(), None);
        }
        let removed: Vec<Candidate> = self.deduction.eliminations.iter().copied().collect();
        if !removed.is_empty() {
            let by = Inference::Filled { sums, with };
            self.push(Claim::False(removed), by, from.to_vec(), None);
        }
    }

    /// Adds the line that claims that a house has a digit in one of these cells.
    fn place_in(&mut self, digit: Digit, house: House, places: CellSet) -> usize {
        let by = Inference::Counted {
            truths: vec![CandidateSet::House(digit, house)],
            links: Vec::new(),
        };
        let places = (places & self.grid.cells_with(digit)).into_iter();
        let places = places.map(|cell| Candidate::new(cell, digit));
        self.push(Claim::OneOf(places.collect()), by, Vec::new(), None)
    }

    /// Adds the line that claims that some cells of a sum hold one of these digits.
    pub(super) fn one_in(&mut self, known: &KnownSum, digits: DigitSet, of: CellSet) -> usize {
        let all = of.into_iter().flat_map(|cell| {
            let digits = (self.grid.candidates(cell) & digits).into_iter();
            digits.map(move |digit| Candidate::new(cell, digit))
        });
        let claim = Claim::OneOf(all.collect());
        self.push(claim, filled(known), Vec::new(), None)
    }

    /// Adds the line that claims that a cage holds at least one of these candidates (`strong`), or
    /// at most one.
    pub(super) fn in_cage(&mut self, cage: &OpenCage, all: Vec<Candidate>, strong: bool) -> usize {
        let claim = if strong {
            Claim::OneOf(all)
        } else {
            Claim::AtMostOne(all)
        };
        self.push(claim, filled(&cage.known), Vec::new(), None)
    }

    /// Removes candidates that contradict a line: whichever of the line's candidates is true, the
    /// cage could not be filled.
    pub(super) fn unfilled(&mut self, cage: &OpenCage, removed: Vec<Candidate>, line: usize) {
        let cells: CellSet = removed.iter().map(|it| it.cell).collect();
        let by = Inference::Filled {
            sums: vec![of_known(&cage.known)],
            with: cells - cage.cells(),
        };
        self.push(Claim::False(removed), by, vec![line], None);
    }

    /// The lines have each digit as often as the regions do.
    pub(super) fn leftovers(&mut self, pattern: &LeftoversPattern) {
        for digit in pattern.digits {
            let open = |houses: &[House]| -> Vec<CandidateSet> {
                let houses = houses.iter().copied();
                let open = houses.filter(|house| !self.grid.held(*house).contains(digit));
                open.map(|house| CandidateSet::House(digit, house))
                    .collect()
            };
            let sides = [open(&pattern.lines), open(&pattern.regions)];
            let lines = pattern.lines.iter();
            let in_lines = lines.fold(CellSet::EMPTY, |all, house| all | house.cells());
            let [truths, links] = if pattern.lacking.is_subset(in_lines) {
                sides
            } else {
                let [lines, regions] = sides;
                [regions, lines]
            };
            let removed = self.deduction.eliminations.iter().copied();
            let removed: Vec<Candidate> = removed.filter(|it| it.digit == digit).collect();
            self.remove(removed, &truths, &links);
        }
    }
}

fn filled(known: &KnownSum) -> Inference {
    Inference::Filled {
        sums: vec![of_known(known)],
        with: CellSet::EMPTY,
    }
}

fn of_known(known: &KnownSum) -> Sum {
    match &known.source {
        Source::Cage(cage, _) => Sum::of_cage(cage.cells),
        Source::Houses(remainder) => of_houses(remainder),
    }
}

fn of_houses(remainder: &Remainder) -> Sum {
    let houses = remainder.houses.iter().copied();
    let cages = remainder.cages.iter();
    Sum {
        plus: houses.map(Total::House).collect(),
        minus: cages.map(|cage| Total::Cage(cage.cells)).collect(),
    }
}
