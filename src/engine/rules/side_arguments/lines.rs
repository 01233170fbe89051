//! An argument against a candidate in numbered lines, with side arguments that have lines of their
//! own.

use crate::branching::Claim;
use crate::grid::{Cage, Candidate, Cell, CellSet, Digit, DigitSet, House};

/// An argument against a candidate: the conclusions from supposing it, down to a contradiction.
///
/// All lines of an argument are numbered in order: the supposition, the conclusions, the
/// contradiction. The lines of a side argument come before the line that states its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refutation {
    /// The supposed candidate, which is impossible.
    pub supposed: Candidate,
    /// The number of the line with the supposition.
    pub number: usize,
    /// The conclusions, in order.
    pub lines: Vec<Line>,
    /// The number of the line with the contradiction.
    pub end: usize,
    /// The contradiction.
    pub conflict: Conflict,
    /// The numbers of the lines that the contradiction rests on.
    pub from: Vec<usize>,
    /// The numbers of the outer lines that any part of the argument rests on; empty for a main
    /// argument.
    pub outside: Vec<usize>,
}

/// A conclusion from earlier lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The number.
    pub number: usize,
    /// The conclusion: one candidate is true, or some candidates are false.
    pub claims: Vec<Claim>,
    /// The reason.
    pub reason: Reason,
    /// The numbers of the lines that the conclusion follows from.
    pub from: Vec<usize>,
}

/// The reason why a line follows from the lines that it names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The candidate is the last one in its cell.
    LastCandidate,
    /// The candidate is the last place for its digit in the house.
    LastPlace(House),
    /// The cells see all remaining places for the digit in the house.
    Locked {
        /// The house.
        house: House,
        /// The cells of the house where the digit may still be.
        places: CellSet,
    },
    /// The digits are used up by an equal number of cells with no other candidates.
    Naked {
        /// The house of all these cells.
        house: House,
        /// The cells with no other candidates.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// The cells are used up by an equal number of digits with no other places.
    Hidden {
        /// The house where the digits have no other places.
        house: House,
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// The cells cannot reach their sum otherwise.
    Sum(Cage),
    /// A side argument refutes the candidate.
    Refuted(Box<Refutation>),
}

/// The contradiction at the end of an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conflict {
    /// A cell has no candidate left.
    NoCandidate(Cell),
    /// A house has no place left for a digit.
    NoPlace {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
    },
    /// The candidates left in the cells cannot add up to their sum.
    NoSum(Cage),
}

impl Refutation {
    /// The side arguments of this argument's own lines, in order.
    pub fn side(&self) -> impl Iterator<Item = &Self> {
        self.lines.iter().filter_map(|line| match &line.reason {
            Reason::Refuted(side) => Some(side.as_ref()),
            _ => None,
        })
    }

    /// The number of side arguments, including nested ones.
    pub fn side_arguments(&self) -> usize {
        self.side().map(|side| 1 + side.side_arguments()).sum()
    }

    /// The greatest number of nested suppositions: 1 without a side argument.
    pub fn level(&self) -> usize {
        1 + self.side().map(Self::level).max().unwrap_or(0)
    }

    /// The number of lines, including those of side arguments.
    pub const fn length(&self) -> usize {
        self.end + 1 - self.number
    }
}
