//! 3D Medusa: candidates of all digits, joined by strong links and colored alternately.

use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::rules::{Conclusions, Deduction, Pattern, Rule, Survey, Technique};

/// The pattern of 3D Medusa.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MedusaPattern {
    /// The candidates of each color; if one color is known to be false, it is the first.
    pub colors: [Vec<Candidate>; 2],
    /// The strong links through which the candidates got their colors.
    pub links: Vec<[Candidate; 2]>,
    /// The reason why the first color is false, or the candidates that both colors exclude.
    pub proof: MedusaProof,
}

/// The reason why a color is false, or the candidates that are false whichever color is
/// true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MedusaProof {
    /// Rule 1: the first color has two candidates of a cell.
    TwiceInCell {
        /// The cell.
        cell: Cell,
        /// The two digits.
        digits: DigitSet,
    },
    /// Rule 2: the first color has a digit in two cells that see each other.
    TwiceInHouse {
        /// The digit.
        digit: Digit,
        /// The cells.
        ends: [Cell; 2],
        /// The house that they share, if any.
        house: Option<House>,
    },
    /// Rule 6: each candidate of a cell sees the first color or has the second color.
    Emptied {
        /// The cell.
        cell: Cell,
        /// Its candidates, each with a cell in which it sees the first color, if any.
        seen: Vec<(Digit, Option<Cell>)>,
    },
    /// Rules 3 to 5: the candidates that both colors exclude.
    Trap(Vec<Trapped>),
}

/// A candidate that both colors exclude, and the reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trapped {
    /// The candidate.
    pub candidate: Candidate,
    /// How the colors exclude it.
    pub by: Trap,
}

/// How both colors exclude a candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trap {
    /// Rule 3: its cell has other digits of the first and of the second color.
    InCell([Digit; 2]),
    /// Rule 4: it sees its digit in the first and in the second color.
    SeesBoth([Cell; 2]),
    /// Rule 5: it sees its digit in one color, and its cell has another digit of the other
    /// color.
    SeesOne {
        /// The color that it sees: 0 or 1.
        color: usize,
        /// The cell where it sees that color.
        at: Cell,
        /// The digit of the other color in its own cell.
        own: Digit,
    },
}

impl Trap {
    /// The number of the rule.
    pub const fn rule(self) -> usize {
        match self {
            Self::InCell(_) => 3,
            Self::SeesBoth(_) => 4,
            Self::SeesOne { .. } => 5,
        }
    }
}

impl MedusaPattern {
    /// The number of the rule; `None` if several rules trap candidates.
    pub fn rule(&self) -> Option<usize> {
        match &self.proof {
            MedusaProof::TwiceInCell { .. } => Some(1),
            MedusaProof::TwiceInHouse { .. } => Some(2),
            MedusaProof::Emptied { .. } => Some(6),
            MedusaProof::Trap(trapped) => {
                let mut rules = trapped.iter().map(|it| it.by.rule());
                let first = rules.next()?;
                rules.all(|rule| rule == first).then_some(first)
            }
        }
    }

    /// The digits that have a color.
    pub fn digits(&self) -> DigitSet {
        self.colors.iter().flatten().map(|it| it.digit).collect()
    }

    /// The cells with a candidate that has a color.
    pub fn cells(&self) -> CellSet {
        self.colors.iter().flatten().map(|it| it.cell).collect()
    }
}

/// The cells of one color, by digits.
#[derive(Debug, Clone, Copy)]
struct Color([CellSet; Digit::COUNT]);

impl Color {
    const NONE: Self = Self([CellSet::EMPTY; Digit::COUNT]);

    const fn of(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    const fn has(&self, candidate: Candidate) -> bool {
        self.of(candidate.digit).contains(candidate.cell)
    }

    const fn insert(&mut self, candidate: Candidate) {
        self.0[candidate.digit.index()].insert(candidate.cell);
    }

    /// The cells with a candidate that has the color.
    fn cells(&self) -> CellSet {
        self.0
            .iter()
            .fold(CellSet::EMPTY, |all, cells| all | *cells)
    }

    /// The digits of a cell that have the color.
    fn digits_in(&self, cell: Cell) -> DigitSet {
        let has = |digit: &Digit| self.of(*digit).contains(cell);
        Digit::ALL.into_iter().filter(has).collect()
    }

    fn candidates(&self) -> Vec<Candidate> {
        let of = |digit: Digit| {
            let cells = self.of(digit).into_iter();
            cells.map(move |cell| Candidate::new(cell, digit))
        };
        Digit::ALL.into_iter().flat_map(of).collect()
    }
}

/// Connected candidates in their two colors, with the links that gave them these colors.
struct Cluster {
    colors: [Color; 2],
    links: Vec<[Candidate; 2]>,
    is_contradictory: bool,
}

impl Cluster {
    /// Collects all candidates that strong links join to a candidate.
    fn from(start: Candidate, grid: &Survey<'_>) -> Self {
        let mut cluster = Self {
            colors: [Color::NONE; 2],
            links: Vec::new(),
            is_contradictory: false,
        };
        cluster.colors[0].insert(start);
        let mut open = vec![(start, 0)];
        while let Some((one, color)) = open.pop() {
            for other in linked(one, grid) {
                cluster.is_contradictory |= cluster.colors[color].has(other);
                if !cluster.colors.iter().any(|it| it.has(other)) {
                    cluster.colors[1 - color].insert(other);
                    cluster.links.push([one, other]);
                    open.push((other, 1 - color));
                }
            }
        }
        cluster
    }

    /// Whether it has more than one digit; otherwise, it is left to simple colors.
    fn has_several_digits(&self) -> bool {
        let [first, second] = &self.colors;
        let used = first.0.iter().zip(&second.0);
        let used = used.filter(|(first, second)| !(**first | **second).is_empty());
        used.count() > 1
    }

    fn pattern(&self, first: usize, proof: MedusaProof) -> Pattern {
        let colors = [first, 1 - first].map(|color| self.colors[color].candidates());
        Pattern::Medusa(Box::new(MedusaPattern {
            colors,
            links: self.links.clone(),
            proof,
        }))
    }
}

/// The candidates at the other ends of the strong links of a candidate: exactly one of the
/// two is true.
fn linked(one: Candidate, grid: &Survey<'_>) -> impl Iterator<Item = Candidate> {
    let in_cell = grid.candidates(one.cell).without(one.digit).single();
    let in_cell = in_cell.map(|digit| Candidate::new(one.cell, digit));
    let of_digit = grid.strong_links(one.digit).iter().filter_map(move |link| {
        let [first, second] = link.ends;
        let other = if first == one.cell {
            second
        } else if second == one.cell {
            first
        } else {
            return None;
        };
        Some(Candidate::new(other, one.digit))
    });
    in_cell.into_iter().chain(of_digit)
}

/// The reason why a color is false, if there is one.
fn wrong([color, opposite]: [&Color; 2], grid: &Survey<'_>) -> Option<MedusaProof> {
    let layout = grid.layout();
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for cells in color.0 {
        twice |= once & cells;
        once |= cells;
    }
    if let Some(cell) = twice.first() {
        let digits = color.digits_in(cell).iter().take(2).collect();
        return Some(MedusaProof::TwiceInCell { cell, digits });
    }
    let mut left = CellSet::EMPTY;
    let mut any = CellSet::EMPTY;
    for digit in Digit::ALL {
        let cells = color.of(digit);
        for cell in cells {
            if let Some(other) = (cells & layout.peers(cell)).first() {
                return Some(MedusaProof::TwiceInHouse {
                    digit,
                    ends: [cell, other],
                    house: layout.shared_house(cell, other),
                });
            }
        }
        left |= grid.cells_with(digit) - layout.seen_from(cells) - opposite.of(digit);
        any |= grid.cells_with(digit);
    }
    let cell = ((any & grid.unsolved()) - color.cells() - left).first()?;
    let seen = grid.candidates(cell).into_iter().map(|digit| {
        let at = (color.of(digit) & layout.peers(cell)).first();
        (digit, at)
    });
    let seen = seen.collect();
    Some(MedusaProof::Emptied { cell, seen })
}

/// The candidates that both colors exclude.
fn trapped(colors: &[Color; 2], grid: &Survey<'_>) -> Vec<Trapped> {
    let layout = grid.layout();
    let cells = colors.each_ref().map(Color::cells);
    let mut all = Vec::new();
    for digit in Digit::ALL {
        let seen = colors.each_ref().map(|it| layout.seen_from(it.of(digit)));
        let free = grid.cells_with(digit) - colors[0].of(digit) - colors[1].of(digit);
        let out = free & (cells[0] | seen[0]) & (cells[1] | seen[1]);
        for cell in out {
            let sees = |color: usize| (colors[color].of(digit) & layout.peers(cell)).first();
            let own = |color: usize| colors[color].digits_in(cell).first();
            let by = match ([own(0), own(1)], [sees(0), sees(1)]) {
                ([Some(first), Some(second)], _) => Trap::InCell([first, second]),
                (_, [Some(first), Some(second)]) => Trap::SeesBoth([first, second]),
                ([None, Some(own)], [Some(at), None]) => Trap::SeesOne { color: 0, at, own },
                ([Some(own), None], [None, Some(at)]) => Trap::SeesOne { color: 1, at, own },
                _ => continue,
            };
            all.push(Trapped {
                candidate: Candidate::new(cell, digit),
                by,
            });
        }
    }
    all.sort_unstable_by_key(|it| it.candidate);
    all
}

/// 3D Medusa: the candidates of a cell with two, and the two places of a digit in a house,
/// have different colors. Exactly one of the two is true each time, so one color is all
/// true and the other is all false.
///
/// If a color puts two digits in a cell (rule 1), a digit in two cells that see each other
/// (rule 2) or nothing in a cell (rule 6), the other color is true. Otherwise, the
/// candidates that both colors exclude are false: the other candidates of a cell with both
/// colors (rule 3), a candidate that sees its digit in both colors (rule 4), and a
/// candidate that sees its digit in one color while its cell has the other color (rule 5).
/// The rules are numbered as on `SudokuWiki`.
pub static MEDUSA: Rule = Rule::new(Technique::Medusa, |technique, grid, found| {
    let mut done = [Color::NONE; 2];
    for start in grid.all_candidates() {
        if done.iter().any(|it| it.has(start)) || linked(start, grid).next().is_none() {
            continue;
        }
        let cluster = Cluster::from(start, grid);
        for (done, color) in done.iter_mut().zip(&cluster.colors) {
            for (all, cells) in done.0.iter_mut().zip(color.0) {
                *all |= cells;
            }
        }
        if cluster.is_contradictory || !cluster.has_several_digits() {
            continue;
        }
        let of_color = |color: usize| {
            let colors = [color, 1 - color].map(|it| &cluster.colors[it]);
            Some((color, wrong(colors, grid)?))
        };
        if let Some((color, proof)) = of_color(0).or_else(|| of_color(1)) {
            let mut placements = cluster.colors[1 - color].candidates();
            placements.sort_unstable();
            found(Deduction {
                technique,
                placements: placements.into(),
                eliminations: Conclusions::new(),
                pattern: cluster.pattern(color, proof),
            })?;
            continue;
        }
        let trapped = trapped(&cluster.colors, grid);
        if !trapped.is_empty() {
            found(Deduction {
                technique,
                placements: Conclusions::new(),
                eliminations: trapped.iter().map(|it| it.candidate).collect(),
                pattern: cluster.pattern(0, MedusaProof::Trap(trapped)),
            })?;
        }
    }
    ControlFlow::Continue(())
});
