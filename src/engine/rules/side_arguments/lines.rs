//! An argument against a candidate as it is told: numbered lines, and side arguments among
//! them with lines of their own.

use crate::grid::{Cage, Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::rules::forcing::Claim;

/// An argument against a candidate: what follows if it is supposed, down to a contradiction.
///
/// All lines of an argument are numbered through, in the order in which they are told: the
/// supposition, what follows, the contradiction. The lines of a side argument stand before
/// the line that says what it has shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refutation {
    /// What is supposed, and is impossible.
    pub supposed: Candidate,
    /// The number of the line that supposes it.
    pub number: usize,
    /// What follows, in order.
    pub lines: Vec<Line>,
    /// The number of the line that has the contradiction.
    pub end: usize,
    /// The contradiction.
    pub conflict: Conflict,
    /// The lines that the contradiction rests on, by their numbers.
    pub from: Vec<usize>,
    /// The lines of the arguments around this one that any of it rests on; none for a main
    /// argument.
    pub outside: Vec<usize>,
}

/// What follows from lines before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The number.
    pub number: usize,
    /// What follows: that a candidate is true, or that some are false.
    pub claims: Vec<Claim>,
    /// Why.
    pub reason: Reason,
    /// The lines from which it follows, by their numbers.
    pub from: Vec<usize>,
}

/// Why a line follows from those that it names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// It is the last candidate of its cell.
    LastCandidate,
    /// It is the last place of its digit in the house.
    LastPlace(House),
    /// The cells see all that is left of the digit in the house.
    Locked {
        /// The house.
        house: House,
        /// Where it may be left there.
        places: CellSet,
    },
    /// The digits are used up by as many cells that have nothing else.
    Naked {
        /// The house of all these cells.
        house: House,
        /// The cells that have nothing else.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// The cells are used up by as many digits that have no other place.
    Hidden {
        /// The house in which they have none.
        house: House,
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// The sum of the cells cannot be had otherwise.
    Sum(Cage),
    /// A side argument shows it.
    Refuted(Box<Refutation>),
}

/// How an argument ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conflict {
    /// Nothing is left for a cell.
    NoCandidate(Cell),
    /// A house has no place left for a digit.
    NoPlace {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
    },
    /// What is left in the cells does not add up to their sum.
    NoSum(Cage),
}

impl Refutation {
    /// Those of the side arguments that the lines of this one lead to, in order.
    pub fn side(&self) -> impl Iterator<Item = &Self> {
        self.lines.iter().filter_map(|line| match &line.reason {
            Reason::Refuted(side) => Some(side.as_ref()),
            _ => None,
        })
    }

    /// How many side arguments there are, those of side arguments too.
    pub fn side_arguments(&self) -> usize {
        self.side().map(|side| 1 + side.side_arguments()).sum()
    }

    /// How many suppositions lie in each other at the most: 1 without a side argument.
    pub fn level(&self) -> usize {
        1 + self.side().map(Self::level).max().unwrap_or(0)
    }

    /// How many lines there are, those of side arguments too.
    pub const fn length(&self) -> usize {
        self.end + 1 - self.number
    }
}
