//! Where the player left a screen: the panel beside a puzzle, the order of a list.

use serde::{Deserialize, Serialize};

/// The panel beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beside {
    /// One step.
    #[default]
    Step,
    /// The whole path.
    Path,
    /// Every possible step.
    EveryStep,
    /// The watched search.
    Search,
    /// Tools to mark the board, and the save points.
    Marks,
    /// The granularity, the rules with the number of their uses, and the moves.
    Rules,
    /// The game, if there is one.
    Game,
}

/// The order of the puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// As in the file.
    #[default]
    File,
    /// The easiest first.
    Easiest,
    /// The hardest first.
    Hardest,
    /// The fewest givens first.
    FewestGivens,
    /// By the hardest technique that they need, the easiest first.
    Technique,
}
