use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

use sudoku_engine::grid::BoardKind;
use sudoku_engine::sudoku::{ErrorsTold, GameKind, GameLevel, Measure, Mode};
use sudoku_telling::play::{Wish, levels_on};

/// What was chosen last for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct GameChoice {
    /// By which rules.
    pub kind: GameKind,
    /// By what the level is measured.
    pub measure: Measure,
    /// How hard.
    pub level: GameLevel,
    /// On which board.
    pub board: BoardKind,
    /// When it is told that an entry is wrong.
    pub errors_told: ErrorsTold,
    /// Whether the time is shown.
    pub timer: bool,
    /// How many minutes it may take, if there shall be a limit.
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
    /// What is played. Where the board has no game of the level that was chosen, the
    /// hardest that it has.
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

    /// The wish for such a game with a seed.
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
