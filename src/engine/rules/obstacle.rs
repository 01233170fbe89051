//! Why a rule does not hold on a board.

use super::{Technique, rule_for};
use crate::grid::{Chess, Layout, LayoutBuilder};
use crate::texts::{Language, words};

/// Why a rule does not hold on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// It looks at boxes or regions, and the board has none.
    NoRegions,
    /// It compares lines with regions of other shapes, and the board has boxes.
    Boxes,
    /// It rests on the exchange of digits all over the board, which can break the sum of a
    /// cage, or let two equal digits see each other that share no house.
    NoExchange,
    /// It looks at the sums of cages, and the board has none.
    NoCages,
    /// It looks at boxes of three by three cells in bands and stacks, and the board has
    /// others or none.
    NoClassicBoxes,
    /// It goes by the search of Sudoku Explainer, which knows the classic board alone.
    NotClassic,
}

impl Obstacle {
    /// The reason in words, a sentence.
    pub fn said(self, language: &Language) -> String {
        match self {
            Self::NoRegions => words!(language, "obstacle-no-regions"),
            Self::Boxes => words!(language, "obstacle-boxes"),
            Self::NoExchange => words!(language, "obstacle-no-exchange"),
            Self::NoCages => words!(language, "obstacle-no-cages"),
            Self::NoClassicBoxes => words!(language, "obstacle-no-classic-boxes"),
            Self::NotClassic => words!(language, "obstacle-not-classic"),
        }
    }

    /// Why the rule of a technique does not hold on every board, each reason once; none where
    /// it holds on all of them.
    pub fn all_of(technique: Technique) -> Vec<Self> {
        let mut all = Vec::new();
        let Some(rule) = rule_for(technique) else {
            return all;
        };
        // Each of these has one obstacle after the other.
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
        // What needs regions of other shapes needs regions.
        if all.contains(&Self::Boxes) {
            all.retain(|it| *it != Self::NoRegions);
        }
        all
    }

    /// On which boards a rule with this obstacle holds, a sentence.
    pub fn holds(self, language: &Language) -> String {
        match self {
            Self::NoRegions => words!(language, "holds-with-regions"),
            Self::Boxes => words!(language, "holds-without-boxes"),
            Self::NoExchange => words!(language, "holds-with-exchange"),
            Self::NoCages => words!(language, "holds-with-cages"),
            Self::NoClassicBoxes => words!(language, "holds-with-classic-boxes"),
            Self::NotClassic => words!(language, "holds-on-classic"),
        }
    }

    /// For rules that look at boxes or regions.
    pub(super) fn unless_regions(layout: &Layout) -> Result<(), Self> {
        if layout.regions().is_empty() {
            Err(Self::NoRegions)
        } else {
            Ok(())
        }
    }

    /// For rules that look at bands and stacks of three boxes.
    pub(super) fn unless_classic_boxes(layout: &Layout) -> Result<(), Self> {
        if layout.has_classic_boxes() {
            Ok(())
        } else {
            Err(Self::NoClassicBoxes)
        }
    }

    /// For rules that go by the search of Sudoku Explainer.
    pub(super) fn unless_classic(layout: &Layout) -> Result<(), Self> {
        if layout.is_classic() {
            Ok(())
        } else {
            Err(Self::NotClassic)
        }
    }

    /// For rules that rest on the exchange of digits all over the board.
    pub(super) fn unless_exchange(layout: &Layout) -> Result<(), Self> {
        let mut cells = layout.cells().into_iter();
        if layout.cages().is_empty() && cells.all(|cell| layout.peers_apart(cell).is_empty()) {
            Ok(())
        } else {
            Err(Self::NoExchange)
        }
    }
}
