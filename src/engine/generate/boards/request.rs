use super::BoardGenerator;
use crate::generate::{GenerateError, Request};
use crate::grid::BoardKind;

/// What kind of puzzle is wished of a board that is not the classic one.
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
    /// The same wishes for a board of another kind, each puzzle with one solution there.
    ///
    /// Of a killer the symmetry is that of the cages, it has no givens unless they are
    /// wished, and it is minimal if no two cages can be joined, as far as their sizes and the
    /// symmetry allow, and no given can go.
    pub const fn on(self, board: BoardKind) -> BoardRequest {
        BoardRequest {
            request: self,
            board,
            cage_sizes: None,
        }
    }
}

impl BoardRequest {
    /// How many cells cages have, at least and at most. A few may have less, where there is
    /// no other way to one solution.
    pub const fn cage_sizes(mut self, least: usize, most: usize) -> Self {
        self.cage_sizes = Some((least, most));
        self
    }

    /// Checks the wishes and makes a generator of them.
    ///
    /// # Errors
    ///
    /// A wish that cannot be fulfilled. What passes is not known to be impossible,
    /// but may be so rare that nobody would wait for it.
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

    /// Fewer givens leave two digits out, which could change places, unless cages tell them
    /// apart.
    fn fewest_givens(&self) -> u32 {
        if self.board.has_cages() {
            0
        } else {
            self.board.size() as u32 - 1
        }
    }
}

/// The fewest givens of a puzzle with one solution, of boards for which all fewer were tried.
const fn proven_fewest(board: BoardKind) -> Option<u32> {
    match board {
        BoardKind::Four => Some(4),
        BoardKind::Six | BoardKind::SixTall => Some(8),
        _ => None,
    }
}
