//! Reasons why a rule does not work on a board.

use super::{Technique, rule_for};
use crate::grid::{Chess, Layout, LayoutBuilder};
use crate::texts::{Text, said};

/// The reason why a rule does not work on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// The rule looks at boxes or regions, and the board has none.
    NoRegions,
    /// The rule compares lines with regions of other shapes, and the board has boxes.
    Boxes,
    /// The rule rests on swapping digits all over the board, which can break the sum of a
    /// cage, or put two equal digits where they see each other without sharing a house.
    NoExchange,
    /// The rule looks at the sums of cages, and the board has none.
    NoCages,
    /// The rule looks at boxes of three by three cells in bands and stacks, and the board
    /// has other boxes or none.
    NoClassicBoxes,
    /// The rule follows the search of Sudoku Explainer, which only knows the classic board.
    NotClassic,
}

impl Obstacle {
    /// The reason in words, as a sentence.
    pub fn text(self) -> Text {
        match self {
            Self::NoRegions => said!("obstacle-no-regions"),
            Self::Boxes => said!("obstacle-boxes"),
            Self::NoExchange => said!("obstacle-no-exchange"),
            Self::NoCages => said!("obstacle-no-cages"),
            Self::NoClassicBoxes => said!("obstacle-no-classic-boxes"),
            Self::NotClassic => said!("obstacle-not-classic"),
        }
    }

    /// The reasons why the rule of a technique does not work on every board, each once;
    /// empty if it works on all boards.
    pub fn all_of(technique: Technique) -> Vec<Self> {
        let mut all = Vec::new();
        let Some(rule) = rule_for(technique) else {
            return all;
        };
        // Together, these boards have all of the obstacles.
        let boards = [
            LayoutBuilder::new(9),
            LayoutBuilder::classic(),
            LayoutBuilder::new(6).boxes(2, 3),
            LayoutBuilder::classic().chess(Chess::Knight),
        ];
        for board in boards.into_iter().filter_map(|it| it.build().ok()) {
            if let Err(obstacle) = rule.holds_in(&board)
                && !all.contains(&obstacle)
            {
                all.push(obstacle);
            }
        }
        // A rule that needs regions of other shapes needs regions.
        if all.contains(&Self::Boxes) {
            all.retain(|it| *it != Self::NoRegions);
        }
        all
    }

    /// The boards on which a rule with this obstacle works, as a sentence.
    pub fn holds(self) -> Text {
        match self {
            Self::NoRegions => said!("holds-with-regions"),
            Self::Boxes => said!("holds-without-boxes"),
            Self::NoExchange => said!("holds-with-exchange"),
            Self::NoCages => said!("holds-with-cages"),
            Self::NoClassicBoxes => said!("holds-with-classic-boxes"),
            Self::NotClassic => said!("holds-on-classic"),
        }
    }

    /// Checks a board for rules that look at boxes or regions.
    pub(super) fn unless_regions(layout: &Layout) -> Result<(), Self> {
        if layout.regions().is_empty() {
            Err(Self::NoRegions)
        } else {
            Ok(())
        }
    }

    /// Checks a board for rules that look at bands and stacks of three boxes.
    pub(super) fn unless_classic_boxes(layout: &Layout) -> Result<(), Self> {
        if layout.has_classic_boxes() {
            Ok(())
        } else {
            Err(Self::NoClassicBoxes)
        }
    }

    /// Checks a board for rules that follow the search of Sudoku Explainer.
    pub(super) fn unless_classic(layout: &Layout) -> Result<(), Self> {
        if layout.is_classic() {
            Ok(())
        } else {
            Err(Self::NotClassic)
        }
    }

    /// Checks a board for rules that rest on swapping digits all over the board.
    pub(super) fn unless_exchange(layout: &Layout) -> Result<(), Self> {
        let mut cells = layout.cells().into_iter();
        if layout.cages().is_empty() && cells.all(|cell| layout.peers_apart(cell).is_empty()) {
            Ok(())
        } else {
            Err(Self::NoExchange)
        }
    }
}
