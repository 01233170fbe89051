use std::fmt;

use serde::{Deserialize, Serialize};

use crate::grid::{BoardKind, Candidate, CellSet};

/// By which rules a game is played.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// Every empty cell takes a digit from the start.
    #[default]
    Classic,
    /// A fifth of the empty cells are frozen at the start. A frozen cell takes
    /// no digit; it thaws when a neighbour that the person filled is right.
    Ice,
}

/// By what the level of a game is measured.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// By the techniques that the puzzle needs.
    #[default]
    Technique,
    /// By the number of givens alone.
    Givens,
}

/// How hard a game is.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum GameLevel {
    /// For a beginning.
    #[default]
    Easy,
    /// For those who know the game.
    Medium,
    /// For those who know its techniques.
    Hard,
    /// For those who know all of them.
    Expert,
}

/// What is played: best times and scores are kept for each of these.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub struct Mode {
    /// By which rules.
    pub kind: GameKind,
    /// By what the level is measured.
    pub measure: Measure,
    /// How hard.
    pub level: GameLevel,
    /// On which board.
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

/// When it is told that an entry is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorsTold {
    /// As soon as it is made.
    #[default]
    AtOnce,
    /// When the person has the board checked.
    OnCheck,
}

/// How a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameOutcome {
    /// It goes on.
    #[default]
    Playing,
    /// The person filled the board.
    Won,
    /// The person had it filled.
    GivenUp,
}

/// How many hints were taken, by what they cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct HintsTaken {
    /// Steps by a naked single.
    pub naked_singles: u32,
    /// Steps by a hidden single.
    pub hidden_singles: u32,
    /// Steps by any other technique.
    pub techniques: u32,
    /// Digits that were filled in for the person.
    pub answers: u32,
}

impl HintsTaken {
    /// All of them together.
    pub const fn count(&self) -> u32 {
        self.naked_singles
            .saturating_add(self.hidden_singles)
            .saturating_add(self.techniques)
            .saturating_add(self.answers)
    }
}

/// A game as a file keeps it, beside the board: plain values, of which
/// `play` makes a game again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameRecord {
    /// What is played.
    pub mode: Mode,
    /// What the puzzle and its ice were made from.
    pub seed: u64,
    /// When it is told that an entry is wrong.
    pub errors_told: ErrorsTold,
    /// Whether the time is shown.
    pub timer: bool,
    /// How long it may take in seconds, if there is a limit.
    pub limit: Option<u64>,
    /// How long it was played, without pauses.
    pub seconds: u64,
    /// How many entries were wrong or clashed.
    pub errors: u32,
    /// How many of them the person was told of.
    pub known_errors: u32,
    /// The hints taken.
    pub hints: HintsTaken,
    /// The cells that were frozen at the start.
    pub frozen: CellSet,
    /// The entries that were checked last.
    pub checked: Vec<Candidate>,
    /// How it stands.
    pub outcome: GameOutcome,
}

impl GameRecord {
    /// How many seconds are left of its time, if that has a limit: none once it is over.
    pub fn seconds_left(&self) -> Option<u64> {
        self.limit.map(|limit| limit.saturating_sub(self.seconds))
    }

    /// Whether it took longer than it may.
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
    /// Every level, the easiest first.
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

/// For people: `Ice, Hard`, or `Ice, Hard by givens`; on other boards `killer, Ice, Hard`.
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
