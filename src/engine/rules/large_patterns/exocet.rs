//! Exocets: two base cells, and two target cells that must hold the digits of the base.
//!
//! The base lies on a line in a box. Three lines that cross the chute are the cross-lines: one in
//! each of the other two boxes, and one through the third cell of the base's line in its own box.
//! Suppose that a digit of the base is true. It is then in no cell that both base cells see, and
//! each of the three cross-lines needs it once. If the remaining places in the cross-lines,
//! without the two targets, lie in two lines, these lines hold the digit at most twice, so a
//! target holds it. This is true of both base digits, so each target has one of them.
//!
//! Found by Champagne, Bird and others in the players' forum. The test with any two lines, instead
//! of two that run along the base, comes from the senior exocet.

mod double;
mod junior;
mod lines;
mod senior;

use super::super::{Conclusions, Deduction, Obstacle, Pattern, Survey, Technique};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, Layout};
use lines::{Base, Crossed, View};

pub use double::DOUBLE_EXOCET;
pub use junior::JUNIOR_EXOCET;
pub use senior::SENIOR_EXOCET;

/// The base and the targets of an exocet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exocet {
    /// The base cells.
    pub base: [Cell; 2],
    /// The cells that hold the digits of the base.
    pub targets: [Cell; 2],
}

/// The pattern of an exocet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExocetPattern {
    /// The exocet, or both exocets of a double exocet.
    pub parts: Vec<Exocet>,
    /// The candidates of the base cells.
    pub digits: DigitSet,
    /// The three lines that need each digit of the base.
    pub cross_lines: [House; 3],
    /// For each digit, at most two lines that contain all its places in the cross-lines, except
    /// for the targets and the cells that both base cells see; for a double exocet, the
    /// choices of two such lines that a removal needs.
    pub covers: Vec<(Digit, Vec<Vec<House>>)>,
    /// The candidates of the base that are not removed.
    pub of_base: Vec<Candidate>,
    /// The base digits in the targets, without the removed candidates.
    pub of_targets: Vec<Candidate>,
    /// The candidates of the base digits in the cross-lines that the lines cover.
    pub covered: Vec<Candidate>,
    /// The cells among these places that already hold a base digit.
    pub standing: CellSet,
    /// The conclusion.
    pub conclusion: ExocetConclusion,
}

/// The conclusion from an exocet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExocetConclusion {
    /// The targets lose the digits they cannot hold; the base loses the digits no target can hold.
    Targets {
        /// The candidates ruled out in a target, each with the line in which the other two
        /// cross-lines would both need the digit.
        crowded: Vec<(Candidate, House)>,
        /// The digits ruled out in the base.
        base: DigitSet,
    },
    /// The candidates ruled out in a target, each with the two cells in the box of the other
    /// target, the mirror, where the digit would also have to be.
    Mirror(Vec<(Candidate, CellSet)>),
    /// The two bases hold four digits, and so do their targets.
    Double {
        /// The candidates ruled out in a target, as above.
        crowded: Vec<(Candidate, House)>,
        /// The box in which both exocets have a target.
        shared: House,
    },
}

impl ExocetPattern {
    /// All base cells.
    pub fn base(&self) -> CellSet {
        self.parts.iter().flat_map(|part| part.base).collect()
    }

    /// All targets.
    pub fn targets(&self) -> CellSet {
        self.parts.iter().flat_map(|part| part.targets).collect()
    }
}

/// Exocets need chutes of three boxes.
fn holds_in(layout: &Layout) -> Result<(), Obstacle> {
    Obstacle::unless_classic_boxes(layout)
}

/// An exocet on the board: base, cross-lines and targets, with the cross-lines that contain the
/// targets.
struct Found<'a> {
    crossed: &'a Crossed<'a>,
    targets: [Cell; 2],
    /// The number of the cross-line of each target.
    at: [usize; 2],
    /// For each base digit, its places in each cross-line, without the targets and the cells that
    /// both base cells see.
    left: Vec<(Digit, [u16; 3])>,
}

/// The candidates ruled out in the targets.
struct Excluded {
    /// The digits that each target can hold.
    allowed: [DigitSet; 2],
    crowded: Vec<(Candidate, House)>,
}

impl Found<'_> {
    fn base(&self) -> &Base<'_> {
        self.crossed.base
    }

    fn view(&self) -> &View<'_> {
        self.base().view
    }

    fn exocet(&self) -> Exocet {
        Exocet {
            base: self.base().cells,
            targets: self.targets,
        }
    }

    /// Finds the base digits that a target cannot hold. If a target holds a digit, the other two
    /// cross-lines have it outside the targets, out of sight of this target. Both cannot have it
    /// if one line contains all these places.
    fn excluded(&self) -> Excluded {
        let mut allowed = [DigitSet::EMPTY; 2];
        let mut crowded = Vec::new();
        for (number, target) in self.targets.into_iter().enumerate() {
            let held = self.view().grid.candidates(target);
            let out_of_sight = !(1 << self.view().place(target));
            for (digit, left) in &self.left {
                if !held.contains(*digit) {
                    continue;
                }
                let mut others = left.map(|places| places & out_of_sight);
                others[self.at[number]] = 0;
                match lines::one_line(others, self.at[number]) {
                    None => {
                        allowed[number].insert(*digit);
                    }
                    Some(line) => {
                        crowded.push((Candidate::new(target, *digit), self.crossed.house(line)));
                    }
                }
            }
        }
        Excluded { allowed, crowded }
    }

    /// Up to `most` choices of lines that cover each digit.
    fn covers(&self, most: usize) -> Vec<(Digit, Vec<Vec<House>>)> {
        let houses = |cover: lines::Lines| {
            let lines = cover.lines();
            let mut houses: Vec<House> = lines.map(|line| self.crossed.house(line)).collect();
            houses.sort_unstable();
            houses
        };
        let of_digit = |(digit, left): &(Digit, [u16; 3])| {
            let covers = lines::fewest(*left).take(most);
            (*digit, covers.map(houses).collect())
        };
        self.left.iter().map(of_digit).collect()
    }

    /// The covered candidates, and the covered cells that have a value.
    fn covered(&self) -> (Vec<Candidate>, CellSet) {
        let grid = self.view().grid;
        let mut all = Vec::new();
        let mut standing = CellSet::EMPTY;
        for (digit, left) in &self.left {
            for (line, places) in self.crossed.lines.into_iter().zip(left) {
                let cells = (0..Cell::SIDE).filter(|place| places & (1 << place) != 0);
                let cells = cells.map(|place| self.view().cell(line, place));
                for cell in cells {
                    if grid.value(cell).is_some() {
                        standing.insert(cell);
                    } else {
                        all.push(Candidate::new(cell, *digit));
                    }
                }
            }
        }
        (all, standing)
    }

    fn pattern(&self, conclusion: ExocetConclusion) -> ExocetPattern {
        let (covered, standing) = self.covered();
        ExocetPattern {
            parts: vec![self.exocet()],
            digits: self.base().digits,
            cross_lines: self.crossed.houses(),
            covers: self.covers(1),
            of_base: Vec::new(),
            of_targets: Vec::new(),
            covered,
            standing,
            conclusion,
        }
    }

    /// The deductions about the targets and the base: first from the digits that neither target
    /// can hold, then also from the digits that one target cannot hold, if that removes more.
    fn deductions(&self, technique: Technique) -> impl Iterator<Item = Deduction> {
        let Excluded { allowed, crowded } = self.excluded();
        let either = allowed[0] | allowed[1];
        let mut all = Vec::new();
        if allowed.iter().all(|digits| !digits.is_empty()) {
            let of_both = crowded.iter().copied();
            let of_both = of_both.filter(|(it, _)| !either.contains(it.digit));
            let first = self.excluding(technique, [either; 2], of_both.collect());
            let more = self.excluding(technique, allowed, crowded);
            let is_more = more.eliminations.len() > first.eliminations.len();
            all.extend(Some(first).filter(|it| !it.eliminations.is_empty()));
            all.extend(Some(more).filter(|_| is_more));
        }
        all.into_iter()
    }

    /// The deduction if the targets can hold only the digits in `allowed`.
    fn excluding(
        &self,
        technique: Technique,
        allowed: [DigitSet; 2],
        crowded: Vec<(Candidate, House)>,
    ) -> Deduction {
        let grid = self.view().grid;
        let gone = self.base().digits - (allowed[0] | allowed[1]);
        let mut eliminations = Conclusions::new();
        for (target, allowed) in self.targets.into_iter().zip(allowed) {
            for digit in grid.candidates(target) - allowed {
                eliminations.push(Candidate::new(target, digit));
            }
        }
        for cell in self.base().cells {
            for digit in grid.candidates(cell) & gone {
                eliminations.push(Candidate::new(cell, digit));
            }
        }
        let conclusion = ExocetConclusion::Targets {
            crowded,
            base: gone,
        };
        let pattern = self.pattern(conclusion);
        deduction(technique, grid, eliminations, pattern)
    }
}

fn deduction(
    technique: Technique,
    grid: &Grid,
    mut gone: Conclusions,
    mut pattern: ExocetPattern,
) -> Deduction {
    gone.sort_unstable();
    let staying = |cells: CellSet| {
        let of_cell = |cell: Cell| {
            let digits = grid.candidates(cell) & pattern.digits;
            digits.into_iter().map(move |it| Candidate::new(cell, it))
        };
        let all = cells.into_iter().flat_map(of_cell);
        all.filter(|it| !gone.contains(it)).collect::<Vec<_>>()
    };
    let [base, targets] = [pattern.base(), pattern.targets()].map(staying);
    (pattern.of_base, pattern.of_targets) = (base, targets);
    Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations: gone,
        pattern: Pattern::Exocet(Box::new(pattern)),
    }
}

/// Whether exocets are possible on this board at all.
fn is_possible(survey: &Survey<'_>) -> bool {
    survey.layout().has_classic_boxes()
}
