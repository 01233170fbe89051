//! Patterns of one digit made of strong links: what follows where two houses
//! have only two places for it each, or a box only a row and a column.

mod broken_wing;
mod empty_rectangle;
mod turbot;

use super::DeductionRule;
use crate::grid::{CellSet, Digit, DigitSet};

pub use broken_wing::BrokenWing;
pub use empty_rectangle::{DualEmptyRectangle, EmptyRectangle, EmptyRectangleView};
pub use turbot::{DualTwoStringKite, Skyscraper, TurbotChain, TurbotFish, TwoStringKite};

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 7] = [
    &Skyscraper,
    &TwoStringKite,
    &TurbotFish,
    &EmptyRectangle,
    &DualTwoStringKite,
    &DualEmptyRectangle,
    &BrokenWing,
];

/// What such a rule saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SingleDigitPattern {
    /// The digit.
    pub digit: Digit,
    /// The argument: one, or for a dual form two.
    pub arguments: Vec<SingleDigitArgument>,
}

/// An argument about one digit that takes it away from cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SingleDigitArgument {
    /// Two strong links and the weak link between them.
    Chain(TurbotChain),
    /// An empty rectangle and the strong link outside it.
    EmptyRectangle(EmptyRectangleView),
}

impl SingleDigitPattern {
    /// The digits that it is about.
    pub fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }

    /// The cells from which the digit leaves.
    pub fn eliminated(&self) -> CellSet {
        self.arguments
            .iter()
            .fold(CellSet::EMPTY, |cells, argument| {
                cells
                    | match argument {
                        SingleDigitArgument::Chain(chain) => chain.eliminated,
                        SingleDigitArgument::EmptyRectangle(view) => CellSet::only(view.eliminated),
                    }
            })
    }
}
