use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

use sudoku_engine::grid::BoardKind;
use sudoku_engine::sudoku::{ErrorsTold, GameKind, GameLevel, Measure, Mode};
use sudoku_telling::play::{Wish, levels_on};

/// The choices of the last game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct GameChoice {
    /// The kind of game.
    pub kind: GameKind,
    /// The measure of the level.
    pub measure: Measure,
    /// The difficulty.
    pub level: GameLevel,
    /// The kind of board.
    pub board: BoardKind,
    /// The time when wrong entries are told.
    pub errors_told: ErrorsTold,
    /// Whether the time is shown.
    pub timer: bool,
    /// The time limit in minutes, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<NonZeroU16>,
}

impl Default for GameChoice {
    fn default() -> Self {
        Self {
            kind: GameKind::default(),
            measure: Measure::default(),
            level: GameLevel::default(),
            board: BoardKind::default(),
            errors_told: ErrorsTold::default(),
            timer: true,
            limit: None,
        }
    }
}

impl GameChoice {
    /// The mode of the game. If the board has no game of the chosen level, the hardest one that it
    /// has.
    pub fn mode(self) -> Mode {
        let levels = levels_on(self.board, self.measure);
        let hardest = levels.last().copied().unwrap_or_default();
        Mode {
            kind: self.kind,
            measure: self.measure,
            level: self.level.min(hardest),
            board: self.board,
        }
    }

    /// The wish for this game with a seed.
    pub fn wish(self, seed: u64) -> Wish {
        Wish {
            mode: self.mode(),
            seed,
            errors_told: self.errors_told,
            timer: self.timer,
            limit: self.limit.map(|minutes| u64::from(minutes.get()) * 60),
        }
    }
}
