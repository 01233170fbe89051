//! The names that the field gives some deductions in addition to the name of their
//! technique.

use super::almost_locked_sets::AlmostLockedSetsPattern;
use super::chains::{ChainForm, ChainPattern, LinkReason};
use super::single_digit::SingleDigitArgument;
use super::{Deduction, Pattern};

/// A form of a technique that has a name of its own.
///
/// The wings are chains of candidates with three strong links, each of which is a cell with
/// two candidates or a house with two places of a digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Form {
    /// A cell, then two houses that meet in a cell; both ends are the same digit:
    /// `(x=y) - y=(y-x)=x`.
    MWing,
    /// Two houses, joined by a cell: `x=x - (x=y) - y=y`.
    SWing,
    /// Three houses, each of which meets the next in a cell: `x=(x-y)=(y-z)=z`.
    LWing,
    /// Cells and houses with three digits: `(x=y) - y=(y-z)=z` or `(x=y) - (y=z) - z=z`.
    HWing,
    /// Two almost locked sets with two restricted commons, which form a ring.
    DoublyLinked,
    /// An empty rectangle seen from the other side: the digit cannot be both in a cell and
    /// at the near end of a strong link, since the box would have no place left for it.
    RectangleElimination,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 6] = [
        Self::MWing,
        Self::SWing,
        Self::LWing,
        Self::HWing,
        Self::DoublyLinked,
        Self::RectangleElimination,
    ];
}

impl Deduction {
    /// The form of the deduction, if that form has a name of its own.
    pub fn form(&self) -> Option<Form> {
        match &self.pattern {
            Pattern::Chain(chain) => of_chain(chain),
            Pattern::AlmostLockedSets(pattern) => match pattern.as_ref() {
                AlmostLockedSetsPattern::DoublyLinked { .. } => Some(Form::DoublyLinked),
                _ => None,
            },
            Pattern::SingleDigit(pattern) => match pattern.arguments[..] {
                [SingleDigitArgument::EmptyRectangle(_)] => Some(Form::RectangleElimination),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Whether a link is inside a cell or along a house; `None` if it is neither.
const fn is_in_cell(reason: &LinkReason) -> Option<bool> {
    match reason {
        LinkReason::Cell(_) => Some(true),
        LinkReason::House(_) => Some(false),
        _ => None,
    }
}

/// The wing that an open chain forms.
fn of_chain(chain: &ChainPattern) -> Option<Form> {
    if chain.form != ChainForm::Open || chain.nodes.iter().any(|node| !node.cells.has_one()) {
        return None;
    }
    let links: Option<Vec<bool>> = chain
        .links
        .iter()
        .map(|it| is_in_cell(&it.reason))
        .collect();
    let [first, in_first, middle, in_second, last] = links?[..] else {
        return None;
    };
    let ends = [chain.nodes.first()?.digit, chain.nodes.last()?.digit];
    match [first, middle, last] {
        [false, false, false] => (in_first && in_second).then_some(Form::LWing),
        [false, true, false] => Some(Form::SWing),
        // Cells alone are an XY-Chain, and a house between two cells with the same digits
        // is a W-Wing.
        [true, _, true] => None,
        // The two houses must meet in a cell; otherwise, the chain has only one digit
        // there.
        [true, false, false] if !in_second => None,
        [false, false, true] if !in_first => None,
        [_, false, _] if ends[0] == ends[1] => Some(Form::MWing),
        _ if ends[0] != ends[1] => Some(Form::HWing),
        _ => None,
    }
}
