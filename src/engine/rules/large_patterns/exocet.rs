//! Exocets: two base cells, and two target cells that must hold the digits of the base.
//!
//! The base lies on a line in a box. The other two boxes of its chute and the third cell of
//! the base's line in its own box give three lines that cross the chute, the cross-lines.
//! Take a digit of the base to be true. It is then in no cell that both base cells see, and
//! the three cross-lines need it once each. If what is left of them for it, without the two
//! targets, lies in two lines, these hold it twice at most: so a target holds it. That
//! holds for both base digits, so that each target has one of them.
//!
//! Found by Champagne, Bird and others in the players' forum; the test by any two lines, in
//! the place of two that run along the base, is that of the senior exocet.

mod double;
mod junior;
mod lines;
mod senior;

use super::super::{Conclusions, Deduction, Obstacle, Pattern, Survey, Technique};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, Layout};
use lines::{Base, Crossed, View};

pub use double::DoubleExocet;
pub use junior::JuniorExocet;
pub use senior::SeniorExocet;

/// The base and the targets of an exocet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exocet {
    /// The base cells.
    pub base: [Cell; 2],
    /// The cells that hold the digits of the base.
    pub targets: [Cell; 2],
}

/// What an exocet shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExocetPattern {
    /// The base and the targets; of a double exocet those of both.
    pub parts: Vec<Exocet>,
    /// The candidates of the base cells.
    pub digits: DigitSet,
    /// The three lines that need each digit of the base.
    pub cross_lines: [House; 3],
    /// For each of the digits at most two lines that have all its places in the cross-lines,
    /// without the targets and what both base cells see; of a double exocet every choice of
    /// two such lines.
    pub covers: Vec<(Digit, Vec<Vec<House>>)>,
    /// What the base can be, without what is removed.
    pub of_base: Vec<Candidate>,
    /// The digits of the base in the targets, without what is removed.
    pub of_targets: Vec<Candidate>,
    /// The digits of the base in the cross-lines, where they are so covered.
    pub covered: Vec<Candidate>,
    /// The cells among these places where such a digit stands already.
    pub standing: CellSet,
    /// What follows.
    pub conclusion: ExocetConclusion,
}

/// What follows from an exocet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExocetConclusion {
    /// The targets lose what the base cannot be; what no target can be the base cannot be.
    Targets {
        /// What a target cannot be, with the line in which the other two cross-lines would
        /// both need the digit.
        crowded: Vec<(Candidate, House)>,
        /// What the base cannot be.
        base: DigitSet,
    },
    /// What a target cannot be as the two cells cannot in which the box of the other one
    /// would need it.
    Mirror(Vec<(Candidate, CellSet)>),
    /// The two bases hold four digits, as do their targets.
    Double {
        /// What a target cannot be, as above.
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

/// Exocets look at chutes of three boxes.
fn holds_in(layout: &Layout) -> Result<(), Obstacle> {
    Obstacle::unless_classic_boxes(layout)
}

/// An exocet that was found: base, cross-lines and targets, with the cross-lines in which
/// the targets are.
struct Found<'a> {
    crossed: &'a Crossed<'a>,
    targets: [Cell; 2],
    /// The number of its cross-line, for each target.
    at: [usize; 2],
    /// For each digit of the base, its places in each cross-line without the targets and
    /// what both base cells see.
    left: Vec<(Digit, [u16; 3])>,
}

/// What the targets cannot be.
struct Excluded {
    /// What each target can be.
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

    /// A target holds a digit of the base. If it holds this one, the other two cross-lines
    /// have it outside the targets, out of sight of this one; they cannot both if one line
    /// has all these places.
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

    /// So many choices of lines that cover each digit.
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

    /// The candidates that are covered, and the cells of the values.
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

    /// What the targets and the base lose: first what neither target can hold, then also
    /// what one of them alone cannot, if there is more to it.
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

    /// What is lost if the targets can be but what is allowed.
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

/// Whether there can be exocets on a position at all.
fn is_possible(survey: &Survey<'_>) -> bool {
    survey.layout().has_classic_boxes()
}
