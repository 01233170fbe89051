//! Truths, which must be filled, and links, which can be filled only once.

mod dictionary;
mod proof;
mod relaxation;

use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, Digit, Grid, House};
use crate::rules::{Conclusions, Deduction, Pattern, Rule, Technique};

use proof::Proof;

/// A cell, or a digit in a house: exactly one of its candidates is true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// The cell has one of its candidates.
    Cell(Cell),
    /// The digit has one of its places in the house.
    Digit(Digit, House),
}

/// Truths and links that use each other up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankZeroPattern {
    /// The truths, each with its multiplicity.
    pub truths: Vec<(Slot, usize)>,
    /// The links, each with its multiplicity.
    pub links: Vec<(Slot, usize)>,
    /// The candidates of the truths, each once.
    pub candidates: Vec<Candidate>,
}

impl Slot {
    /// Whether a candidate belongs to the slot.
    pub fn has(self, it: Candidate) -> bool {
        match self {
            Self::Cell(cell) => it.cell == cell,
            Self::Digit(digit, house) => it.digit == digit && house.contains(it.cell),
        }
    }

    /// Whether the cell has a value, or the digit is in the house.
    pub fn is_filled(self, grid: &Grid) -> bool {
        match self {
            Self::Cell(cell) => grid.value(cell).is_some(),
            Self::Digit(digit, house) => {
                let mut cells = house.cells().iter();
                cells.any(|cell| grid.value(cell) == Some(digit))
            }
        }
    }

    /// The candidates of the slot.
    pub fn candidates(self, grid: &Grid) -> Vec<Candidate> {
        match self {
            Self::Cell(cell) => {
                let digits = grid.candidates(cell).iter();
                digits.map(|digit| Candidate::new(cell, digit)).collect()
            }
            Self::Digit(digit, house) => {
                let places = (grid.cells_with(digit) & house.cells()).iter();
                places.map(|cell| Candidate::new(cell, digit)).collect()
            }
        }
    }
}

impl RankZeroPattern {
    /// The number of true candidates in the truths, which is the most the links can have. A
    /// candidate counts once for each truth or link that contains it.
    pub fn count(&self) -> usize {
        self.truths.iter().map(|(_, times)| times).sum()
    }

    /// The number of truths and the number of links that contain a candidate.
    pub fn counts(&self, it: Candidate) -> [usize; 2] {
        [&self.truths, &self.links].map(|slots| {
            let own = slots.iter().filter(|(slot, _)| slot.has(it));
            own.map(|(_, times)| times).sum()
        })
    }
}

/// Rank-0 Logic: an equal number of truths and links. Truths and links are slots: a cell, or a
/// digit in a house, with exactly one true candidate. If each candidate of the truths is in at
/// least as many links as truths, the true candidates of the truths use up all links. A candidate
/// in more links than truths is then false. A truth or a link may count more than once.
///
/// Subsets, fish, rings and continuous loops are of this kind. This rule finds them in any shape:
/// each candidate is an unknown that is 0 or more, and the candidates of a slot add up to 1. If a
/// candidate cannot be more than 0, weights of these equations prove it, by the duality of linear
/// programs.
///
/// Proofs of single candidates come first, each if it removes a candidate that no earlier proof
/// removed, and then all proofs together.
pub static RANK_ZERO_LOGIC: Rule = Rule::new(Technique::RankZeroLogic, |_, grid, found| {
    let Some(board) = CoverProblem::of(grid) else {
        return ControlFlow::Continue(());
    };
    let false_ones = relaxation::false_candidates(&board, &mut |pivots| {
        grid.spend(PIVOT * pivots)?;
        if grid.is_stopped() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    let mut proofs: Vec<(usize, Proof)> = Vec::new();
    for (candidate, weights) in false_ones {
        grid.spend(TO_PROVE)?;
        let proof = Proof::of(&board, candidate, &weights);
        proofs.extend(proof.map(|proof| (candidate, proof)));
    }
    // The smallest first, without proofs that remove nothing new.
    proofs.sort_by_key(|(_, proof)| proof.size());
    let mut all = Proof::default();
    let mut count = 0;
    for (candidate, proof) in proofs {
        if !all.removed.contains(&candidate) {
            let proof = if count < MADE_LESS {
                grid.spend(TO_MAKE_LESS)?;
                proof.made_less(&board, candidate)
            } else {
                proof
            };
            found(proof.deduction(grid, &board))?;
            all = all.with(&board, &proof);
            count += 1;
        }
    }
    if count > 1 {
        found(all.deduction(grid, &board))?;
    }
    ControlFlow::Continue(())
});

/// The most candidates in a position; with more, a person could not follow a proof.
const MOST_CANDIDATES: usize = 450;

/// The number of proofs that are made as small as possible, which takes the longest.
const MADE_LESS: usize = 2;

/// The cost of a search step, of a proof and of shrinking a proof, in tenths of a microsecond.
const PIVOT: usize = 200;
const TO_PROVE: usize = 3_000;
const TO_MAKE_LESS: usize = 300_000;

/// The unfilled cells, and the digits that houses still need, of a position.
#[derive(Debug)]
struct CoverProblem {
    slots: Vec<Slot>,
    candidates: Vec<Candidate>,
    /// For each candidate, the numbers of its slots.
    slots_of: Vec<Vec<usize>>,
}

impl CoverProblem {
    /// The board of a position; `None` if a slot can no longer be filled, or if there are too
    /// many candidates.
    fn of(grid: &Grid) -> Option<Self> {
        let cells = grid.unsolved().iter().map(Slot::Cell);
        let digits = grid.layout().digits().iter().flat_map(|digit| {
            let houses = grid.layout().houses().iter().copied();
            houses.map(move |house| Slot::Digit(digit, house))
        });
        let mut board = Self {
            slots: Vec::new(),
            candidates: Vec::new(),
            slots_of: Vec::new(),
        };
        let mut numbers = vec![usize::MAX; Cell::COUNT * Digit::ALL.len()];
        for slot in cells.chain(digits) {
            let own = slot.candidates(grid);
            if own.is_empty() {
                if slot.is_filled(grid) {
                    continue;
                }
                return None;
            }
            for candidate in own {
                let at = candidate.cell.index() * Digit::ALL.len() + candidate.digit.index();
                if numbers[at] == usize::MAX {
                    numbers[at] = board.candidates.len();
                    board.candidates.push(candidate);
                    board.slots_of.push(Vec::new());
                }
                board.slots_of[numbers[at]].push(board.slots.len());
            }
            board.slots.push(slot);
        }
        (board.candidates.len() <= MOST_CANDIDATES).then_some(board)
    }
}

impl Proof {
    fn deduction(&self, grid: &Grid, board: &CoverProblem) -> Deduction {
        let of = |sign: i32| {
            let slots = self
                .weights
                .iter()
                .filter(move |(_, weight)| weight * sign > 0);
            let slots =
                slots.map(|(slot, weight)| (board.slots[*slot], weight.unsigned_abs() as usize));
            slots.collect::<Vec<_>>()
        };
        let truths = of(-1);
        let mut candidates: Vec<Candidate> = truths
            .iter()
            .flat_map(|(slot, _)| slot.candidates(grid))
            .collect();
        candidates.sort_unstable();
        candidates.dedup();
        let removed = self.removed.iter().map(|number| board.candidates[*number]);
        let mut eliminations: Conclusions = removed.collect();
        eliminations.sort();
        candidates.retain(|it| !eliminations.contains(it));
        Deduction {
            technique: Technique::RankZeroLogic,
            placements: Conclusions::new(),
            eliminations,
            pattern: Pattern::RankZero(Box::new(RankZeroPattern {
                truths,
                links: of(1),
                candidates,
            })),
        }
    }
}
