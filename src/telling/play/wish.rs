//! The game that a person wishes, and dealing it.

use super::ice::freeze_on;
use sudoku_engine::generate::{
    BoardGenerator, GenerateError, Generator, GivensLevel, Progress, Request,
};
use sudoku_engine::grid::{BoardKind, CellSet};
use sudoku_engine::rules::Level;
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::sudoku::{ErrorsTold, GameKind, GameLevel, GameRecord, Measure, Mode, Puzzle};

/// A wish for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wish {
    /// The mode of the game.
    pub mode: Mode,
    /// The seed of the puzzle and its ice.
    pub seed: u64,
    /// When wrong entries are reported.
    pub errors_told: ErrorsTold,
    /// Whether the clock is shown.
    pub timer: bool,
    /// The time limit in seconds, if there is one.
    pub limit: Option<u64>,
}

impl Wish {
    /// Makes the game: a puzzle with one solution, and its ice. The same mode and seed give the
    /// same game on every machine. The reporting of errors, the clock and the limit do not change
    /// the puzzle, and a classic game has the puzzle of the ice game without the ice.
    ///
    /// By technique, the levels are those of [`rate`](sudoku_engine::rate::rate): Easy, Medium and
    /// Hard by their names, and Unfair for Expert. By givens, they are the [`GivensLevel`]s, and
    /// the numbers of [`givens_on`] on other boards.
    ///
    /// ```
    /// use sudoku_engine::generate::Progress;
    /// use sudoku_engine::grid::BoardKind;
    /// use sudoku_telling::play::{Wish, can_be_finished};
    /// use sudoku_engine::search::Stop;
    /// use sudoku_engine::sudoku::{GameKind, GameLevel, Measure, Mode};
    ///
    /// let mode = Mode {
    ///     kind: GameKind::Ice,
    ///     measure: Measure::Givens,
    ///     level: GameLevel::Easy,
    ///     board: BoardKind::Classic,
    /// };
    /// let wish = Wish { mode, seed: 3, ..Wish::default() };
    /// let puzzle = wish.deal(&Stop::never(), &Progress::default())?;
    /// assert_eq!(puzzle.given_count(), 47);
    /// let game = puzzle.game.as_ref().expect("it is a game");
    /// // A fifth of 34 empty cells.
    /// assert_eq!(game.frozen.len(), 7);
    /// assert_eq!(wish.deal(&Stop::never(), &Progress::default())?, puzzle);
    /// # Ok::<(), sudoku_engine::generate::GenerateError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`GenerateError::Stopped`] if `stop` was raised before there was one.
    pub fn deal(&self, stop: &Stop, progress: &Progress) -> Result<Puzzle, GenerateError> {
        let dealer = self.dealer()?;
        let mut number = 0;
        let (mut puzzle, ice) = loop {
            let puzzle = dealer.puzzle(number, stop, progress)?;
            if let Some(ice) = freeze_on(&puzzle.layout, &puzzle.givens, self.seed) {
                break (puzzle, ice);
            }
            // Too many of its empty cells have no empty neighbor, which hardly ever happens.
            number += 1;
        };
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

    fn dealer(&self) -> Result<Dealer, GenerateError> {
        let board = self.mode.board;
        if board.is_classic() {
            let generator = self.request().generator();
            return generator.map(Box::new).map(Dealer::Classic);
        }
        let generator = self.request().on(board).generator();
        generator.map(Box::new).map(Dealer::Other)
    }

    fn request(&self) -> Request {
        let request = Request::new(self.seed);
        let Mode {
            measure,
            level,
            board,
            ..
        } = self.mode;
        match (measure, level) {
            (Measure::Givens, level) if !board.is_classic() => {
                request.givens(givens_on(board, level))
            }
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

/// The generator for the puzzles of a wish.
enum Dealer {
    Classic(Box<Generator>),
    Other(Box<BoardGenerator>),
}

impl Dealer {
    fn puzzle(&self, number: u64, stop: &Stop, progress: &Progress) -> Result<Puzzle, Stopped> {
        match self {
            Self::Classic(generator) => generator.puzzle(number, stop, progress).map(Puzzle::new),
            Self::Other(generator) => generator.puzzle(number, stop, progress),
        }
    }
}

/// The levels that games on a board can have, the easiest first. By technique, all puzzles with
/// four rows are easy, and few with six rows are hard.
pub const fn levels_on(board: BoardKind, measure: Measure) -> &'static [GameLevel] {
    let most = match (measure, board) {
        (Measure::Technique, BoardKind::Four | BoardKind::KillerFour) => 1,
        (Measure::Technique, BoardKind::KillerSix) => 2,
        (
            Measure::Technique,
            BoardKind::Six | BoardKind::SixTall | BoardKind::SixX | BoardKind::JigsawSix,
        ) => 3,
        _ => 4,
    };
    const ALL: &[GameLevel] = &GameLevel::ALL;
    ALL.split_at(most).0
}

/// The number of givens in a game whose level depends on that number. On the classic board, these
/// are the [`GivensLevel`]s. Other boards with nine rows have more givens for the level with 17,
/// because hardly any of their puzzles has so few, and smaller boards have the same share of their
/// cells. A killer has few givens besides its cages, or none.
pub const fn givens_on(board: BoardKind, level: GameLevel) -> u32 {
    let [easy, medium, hard, expert] = match board {
        BoardKind::Classic => [47, 35, 25, 17],
        BoardKind::KillerFour => [4, 2, 1, 0],
        BoardKind::KillerSix => [8, 4, 2, 0],
        _ if board.has_cages() => [20, 10, 5, 0],
        BoardKind::Four => [10, 8, 6, 5],
        BoardKind::Six | BoardKind::SixTall | BoardKind::SixX | BoardKind::JigsawSix => {
            [21, 16, 13, 10]
        }
        BoardKind::Eight => [37, 28, 23, 19],
        _ => [47, 35, 28, 24],
    };
    match level {
        GameLevel::Easy => easy,
        GameLevel::Medium => medium,
        GameLevel::Hard => hard,
        GameLevel::Expert => expert,
    }
}
