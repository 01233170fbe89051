//! What game a person wishes, and dealing it.

use super::ice::freeze;
use crate::generate::{GenerateError, GivensLevel, Progress, Request};
use crate::grid::CellSet;
use crate::rules::Level;
use crate::search::Stop;
use crate::sudoku::{ErrorsTold, GameKind, GameLevel, GameRecord, Measure, Mode, Puzzle};

/// What game is wished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wish {
    /// What is played.
    pub mode: Mode,
    /// What the puzzle and its ice are made from.
    pub seed: u64,
    /// When it is told that an entry is wrong.
    pub errors_told: ErrorsTold,
    /// Whether the time is shown.
    pub timer: bool,
    /// How long it may take in seconds, if there shall be a limit.
    pub limit: Option<u64>,
}

impl Wish {
    /// Makes the game: a puzzle with one solution, and what is frozen. The same
    /// mode and seed give the same game on every machine. Errors, timer and
    /// limit change nothing about it, and a classic game is the ice game without ice.
    ///
    /// By technique, the levels are those of [`rate`](crate::rate::rate): Easy,
    /// Medium and Hard by their names, and Unfair for Expert. By givens they are
    /// the [`GivensLevel`]s.
    ///
    /// ```
    /// use sudoku_stepper::generate::Progress;
    /// use sudoku_stepper::play::{Wish, can_be_finished};
    /// use sudoku_stepper::search::Stop;
    /// use sudoku_stepper::sudoku::{GameKind, GameLevel, Measure, Mode};
    ///
    /// let mode = Mode { kind: GameKind::Ice, measure: Measure::Givens, level: GameLevel::Easy };
    /// let wish = Wish { mode, seed: 3, ..Wish::default() };
    /// let puzzle = wish.deal(&Stop::never(), &Progress::default())?;
    /// assert_eq!(puzzle.given_count(), 47);
    /// let game = puzzle.game.as_ref().expect("it is a game");
    /// // A fifth of 34 empty cells.
    /// assert_eq!(game.frozen.len(), 7);
    /// assert_eq!(wish.deal(&Stop::never(), &Progress::default())?, puzzle);
    /// # Ok::<(), sudoku_stepper::generate::GenerateError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`GenerateError::Stopped`] if `stop` was raised before there was one.
    pub fn deal(&self, stop: &Stop, progress: &Progress) -> Result<Puzzle, GenerateError> {
        let generator = self.request().generator()?;
        let mut number = 0;
        let (givens, ice) = loop {
            let givens = generator.puzzle(number, stop, progress)?;
            if let Some(ice) = freeze(&givens, self.seed) {
                break (givens, ice);
            }
            // Too many of its empty cells stand alone. Next to no puzzle is so.
            number += 1;
        };
        let mut puzzle = Puzzle::new(givens);
        puzzle.game = Some(GameRecord {
            mode: self.mode,
            seed: self.seed,
            errors_told: self.errors_told,
            timer: self.timer,
            limit: self.limit,
            frozen: match self.mode.kind {
                GameKind::Classic => CellSet::EMPTY,
                GameKind::Ice => ice,
            },
            ..GameRecord::default()
        });
        Ok(puzzle)
    }

    fn request(&self) -> Request {
        let request = Request::new(self.seed);
        let Mode { measure, level, .. } = self.mode;
        match (measure, level) {
            (Measure::Technique, GameLevel::Easy) => request.level(Level::Easy),
            (Measure::Technique, GameLevel::Medium) => request.level(Level::Medium),
            (Measure::Technique, GameLevel::Hard) => request.level(Level::Hard),
            (Measure::Technique, GameLevel::Expert) => request.level(Level::Unfair),
            (Measure::Givens, GameLevel::Easy) => request.givens_of(GivensLevel::Easy),
            (Measure::Givens, GameLevel::Medium) => request.givens_of(GivensLevel::Medium),
            (Measure::Givens, GameLevel::Hard) => request.givens_of(GivensLevel::Hard),
            (Measure::Givens, GameLevel::Expert) => request.givens_of(GivensLevel::Expert),
        }
    }
}
