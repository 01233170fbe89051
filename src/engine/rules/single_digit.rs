//! Patterns of one digit made of strong links: conclusions where two houses have only two
//! places each for the digit, or a box has only a row and a column.

mod broken_wing;
mod empty_rectangle;
mod turbot;

use super::Rule;
use crate::grid::{CellSet, Digit, DigitSet};

pub use broken_wing::BROKEN_WING;
pub use empty_rectangle::{DUAL_EMPTY_RECTANGLE, EMPTY_RECTANGLE, EmptyRectangleView};
pub use turbot::{DUAL_TWO_STRING_KITE, SKYSCRAPER, TURBOT_FISH, TWO_STRING_KITE, TurbotChain};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &SKYSCRAPER,
    &TWO_STRING_KITE,
    &TURBOT_FISH,
    &EMPTY_RECTANGLE,
    &DUAL_TWO_STRING_KITE,
    &DUAL_EMPTY_RECTANGLE,
    &BROKEN_WING,
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
