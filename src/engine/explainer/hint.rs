//! The result of a producer.

use smallvec::SmallVec;

use super::board::{IndexedGrid, cells, members};
use super::chains::Node;
use super::forcing::{Found, Producer};
use super::technique::Technique;

/// Candidates to remove: digits of cells. A cell may come more than once.
pub(super) type Removed = SmallVec<[(u8, u16); 6]>;

/// A deduction, with everything needed to choose among several.
#[derive(Debug, Clone)]
pub(super) struct Hint {
    pub(super) technique: Technique,
    /// The computed rating, not rounded.
    pub(super) rating: f64,
    /// A cell and its value.
    pub(super) placed: Option<(u8, u8)>,
    pub(super) removed: Removed,
    /// The number of nodes of the chains, if the hint is made of chains.
    pub(super) complexity: Option<u32>,
    /// The chains.
    pub(super) chains: Option<Box<HintChains>>,
}

/// The chains of a hint.
#[derive(Debug, Clone)]
pub(super) enum HintChains {
    /// A chain or a cycle, from its last node back.
    Plain { path: Vec<Node>, is_cycle: bool },
    /// The conclusions from assumptions.
    Forcing(Producer, Found),
}

impl Hint {
    pub(super) fn placing(technique: Technique, rating: f64, cell: usize, digit: usize) -> Self {
        Self {
            technique,
            rating,
            placed: Some((cell as u8, digit as u8)),
            removed: Removed::new(),
            complexity: None,
            chains: None,
        }
    }

    /// A hint that removes candidates; `None` if it removes nothing.
    pub(super) fn removing(technique: Technique, rating: f64, removed: Removed) -> Option<Self> {
        (!removed.is_empty()).then_some(Self {
            technique,
            rating,
            placed: None,
            removed,
            complexity: None,
            chains: None,
        })
    }

    pub(super) fn apply(&self, board: &mut IndexedGrid) {
        for &(cell, digits) in &self.removed {
            for digit in members(digits) {
                board.remove(usize::from(cell), digit);
            }
        }
        if let Some((cell, digit)) = self.placed {
            board.place(usize::from(cell), usize::from(digit));
        }
    }
}

/// The candidates of these digits that the cells still have, cell by cell.
pub(super) fn removed_from(board: &IndexedGrid, from: u128, digits: u16) -> Removed {
    cells(from)
        .map(|cell| (cell as u8, board.digits[cell] & digits))
        .filter(|(_, digits)| *digits != 0)
        .collect()
}
