use std::fmt;

use serde::{Deserialize, Serialize};

use super::Conclusion;
use crate::grid::{BoardKind, Candidate, CellSet};

/// The rules of a game.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// Every empty cell accepts a digit from the start.
    #[default]
    Classic,
    /// A fifth of the empty cells are frozen at the start. A frozen cell accepts no digit; it thaws
    /// when a neighbor filled by the player is right.
    Ice,
}

/// The measure for the level of a game.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// The techniques that the puzzle needs.
    #[default]
    Technique,
    /// The number of givens alone.
    Givens,
}

/// The difficulty of a game.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum GameLevel {
    /// For beginners.
    #[default]
    Easy,
    /// For players who know the game.
    Medium,
    /// For players who know its techniques.
    Hard,
    /// For players who know all of its techniques.
    Expert,
}

/// The mode of a game; each mode has its own best times and scores.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub struct Mode {
    /// The rules.
    pub kind: GameKind,
    /// The measure for the level.
    pub measure: Measure,
    /// The difficulty.
    pub level: GameLevel,
    /// The board.
    #[serde(default, skip_serializing_if = "is_classic")]
    pub board: BoardKind,
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "what leaves fields out of files is lent them"
)]
fn is_classic(board: &BoardKind) -> bool {
    board.is_classic()
}

/// When the player is told that an entry is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorsTold {
    /// Right after the entry.
    #[default]
    AtOnce,
    /// When the player has the board checked.
    OnCheck,
}

/// The state of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameOutcome {
    /// The game goes on.
    #[default]
    Playing,
    /// The player filled the board.
    Won,
    /// The player had the board filled.
    GivenUp,
}

/// The numbers of hints taken, by their cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct HintsTaken {
    /// Steps by a naked single.
    pub naked_singles: u32,
    /// Steps by a hidden single.
    pub hidden_singles: u32,
    /// Steps by any other technique.
    pub techniques: u32,
    /// Digits that were filled in for the player.
    pub answers: u32,
}

impl HintsTaken {
    /// The total number of hints.
    pub const fn count(&self) -> u32 {
        self.naked_singles
            .saturating_add(self.hidden_singles)
            .saturating_add(self.techniques)
            .saturating_add(self.answers)
    }
}

/// A game as a file stores it in addition to the board: plain values that `play` turns into a game
/// again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameRecord {
    /// The mode of the game.
    pub mode: Mode,
    /// The seed of the puzzle and its ice.
    pub seed: u64,
    /// When the player is told that an entry is wrong.
    pub errors_told: ErrorsTold,
    /// Whether the time is shown.
    pub timer: bool,
    /// The time limit in seconds, if there is one.
    pub limit: Option<u64>,
    /// The playing time in seconds, without pauses.
    pub seconds: u64,
    /// The number of entries that were wrong or clashed.
    pub errors: u32,
    /// The number of errors that the player was told about.
    pub known_errors: u32,
    /// The hints taken.
    pub hints: HintsTaken,
    /// The cells that were frozen at the start.
    pub frozen: CellSet,
    /// The entries that were checked most recently.
    pub checked: Vec<Candidate>,
    /// The steps of hints that were paid for.
    pub paid: Vec<Conclusion>,
    /// The cells whose digit was paid for.
    pub answered: CellSet,
    /// The state of the game.
    pub outcome: GameOutcome,
}

impl GameRecord {
    /// The seconds left, if there is a limit: 0 after the time is over.
    pub fn seconds_left(&self) -> Option<u64> {
        self.limit.map(|limit| limit.saturating_sub(self.seconds))
    }

    /// Whether the playing time has reached the limit.
    pub fn is_out_of_time(&self) -> bool {
        self.seconds_left() == Some(0)
    }
}

impl GameKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Ice];
}

impl Measure {
    /// Both measures.
    pub const ALL: [Self; 2] = [Self::Technique, Self::Givens];
}

impl GameLevel {
    /// All levels, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];
}

impl ErrorsTold {
    /// Both choices.
    pub const ALL: [Self; 2] = [Self::AtOnce, Self::OnCheck];
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for GameLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// The display text: `Ice, Hard`, or `Ice, Hard by givens`; on other boards `killer, Ice, Hard`.
impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = match self.measure {
            Measure::Technique => "",
            Measure::Givens => " by givens",
        };
        if !self.board.is_classic() {
            write!(f, "{}, ", self.board)?;
        }
        write!(f, "{}, {}{by}", self.kind, self.level)
    }
}
