//! Patterns of one digit made of strong links: conclusions where two houses have only two
//! places each for the digit, or a box has only a row and a column.

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

/// The pattern of a rule of this family.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SingleDigitPattern {
    /// The digit.
    pub digit: Digit,
    /// The arguments: one, or two for a dual form.
    pub arguments: Vec<SingleDigitArgument>,
}

/// An argument about one digit that removes it from cells.
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

    /// The cells that lose the digit.
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
