use super::BoardGenerator;
use crate::generate::{GenerateError, Request};
use crate::grid::BoardKind;

/// The requirements for puzzles of a board other than the classic one.
///
/// ```
/// use sudoku_engine::generate::{Progress, Request};
/// use sudoku_engine::grid::{BoardKind, Grid};
/// use sudoku_engine::search::{Stop, count};
///
/// let generator = Request::new(3).on(BoardKind::Killer).cage_sizes(2, 4).generator()?;
/// let puzzle = generator.puzzle(0, &Stop::never(), &Progress::default())?;
/// assert_eq!(puzzle.given_count(), 0);
/// let grid = Grid::from_values_on(&puzzle.layout, &puzzle.givens);
/// assert_eq!(count(&grid, 2, &Stop::never()), Ok(1));
/// # Ok::<(), sudoku_engine::generate::GenerateError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct BoardRequest {
    pub(super) request: Request,
    pub(super) board: BoardKind,
    pub(super) cage_sizes: Option<(usize, usize)>,
}

impl Request {
    /// The same requirements for another kind of board, where each puzzle has one solution.
    ///
    /// For a killer, the symmetry is that of the cages, and there are no givens unless requested.
    /// It is minimal if no given can be removed and no two cages can be joined within the limits of
    /// their sizes and the symmetry.
    pub const fn on(self, board: BoardKind) -> BoardRequest {
        BoardRequest {
            request: self,
            board,
            cage_sizes: None,
        }
    }
}

impl BoardRequest {
    /// Sets the smallest and the largest number of cells in a cage. A few cages may be smaller if
    /// there is no other way to one solution.
    pub const fn cage_sizes(mut self, least: usize, most: usize) -> Self {
        self.cage_sizes = Some((least, most));
        self
    }

    /// Checks the requirements and creates a generator for them.
    ///
    /// # Errors
    ///
    /// A requirement that cannot be met. One that passes is not known to be impossible, but may be
    /// too rare to wait for.
    pub fn generator(self) -> Result<BoardGenerator, GenerateError> {
        self.check()?;
        BoardGenerator::new(self)
    }

    fn check(&self) -> Result<(), GenerateError> {
        let board = self.board;
        let size = board.size();
        let request = &self.request;
        request.check_techniques(board)?;
        if request.pattern.is_some() {
            return Err(GenerateError::PatternOfOtherBoard(board));
        }
        if request.explainer.is_some() {
            return Err(GenerateError::RatingOfOtherBoard(board));
        }
        if let Some(givens) = request.givens {
            let cells = (size * size) as u32;
            if givens >= cells {
                return Err(GenerateError::TooManyGivensFor {
                    board,
                    most: cells - 1,
                    givens,
                });
            }
            if let Some(fewest) = proven_fewest(board).filter(|fewest| givens < *fewest) {
                return Err(GenerateError::TooFewGivensOn {
                    board,
                    fewest,
                    givens,
                });
            }
            let fewest = self.fewest_givens();
            if givens < fewest {
                return Err(GenerateError::TooFewGivensFor {
                    board,
                    fewest,
                    givens,
                });
            }
        }
        if let Some((least, most)) = self.cage_sizes {
            if !board.has_cages() {
                return Err(GenerateError::NoCages(board));
            }
            if least == 0 || least > most || most > size || most < 2 {
                return Err(GenerateError::CageSizes { least, most, size });
            }
        }
        Ok(())
    }

    /// With fewer givens, two digits have no given and could be swapped, unless cages distinguish
    /// them.
    fn fewest_givens(&self) -> u32 {
        if self.board.has_cages() {
            0
        } else {
            self.board.size() as u32 - 1
        }
    }
}

/// The fewest givens of a puzzle with one solution, for boards on which all smaller numbers were
/// tried.
const fn proven_fewest(board: BoardKind) -> Option<u32> {
    match board {
        BoardKind::Four => Some(4),
        BoardKind::Six | BoardKind::SixTall => Some(8),
        _ => None,
    }
}
