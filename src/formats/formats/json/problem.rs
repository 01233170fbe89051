//! The reasons why JSON is not a puzzle.

use super::Step;
use crate::formats::boards::{self, on_board};
use crate::formats::error::shown;
use crate::formats::{Fault, FormatError, Place, Unknown};
use sudoku_engine::grid::{Digit, LayoutError};

/// The reason why JSON is not a puzzle for this program.
#[derive(Debug)]
pub(in crate::formats) enum Problem {
    /// It is not a complete puzzle.
    Damaged,
    /// It would be larger than a file may be.
    TooLarge,
    /// This name is not a cell of the board.
    NotACell(String),
    /// A cell has this content.
    NotADigit(String),
    /// It has a feature that the program does not know.
    Unsupported(Unknown),
    /// The board is impossible.
    Impossible(LayoutError),
    /// A digit is too large for the board.
    NotOnBoard(usize, Digit),
    /// A cell of a grid has this content.
    BadCell {
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
        /// The text in it.
        text: String,
    },
    /// A grid has too few or too many cells; the text says how many.
    Shape(Fault),
    /// It is not known from which number places are counted; the text says so.
    Counting(Fault),
    /// A text is meant as a puzzle, and has this mistake.
    Text(FormatError),
    /// The value at a step has this problem.
    Within(Step, Box<Problem>),
}

impl Problem {
    /// Moves the problem to the value at a step.
    pub(super) fn within(self, step: Step) -> Self {
        Self::Within(step, Box::new(self))
    }

    /// Moves the problem to the value at the end of a path.
    pub(super) fn along(self, steps: &[Step]) -> Self {
        steps.iter().rev().cloned().fold(self, Self::within)
    }

    /// Moves the problem to the value in a field.
    pub(super) fn in_field(self, name: &str) -> Self {
        self.within(Step::Field(name.to_owned()))
    }

    /// Moves the problem to the entry of a list with this number, counted from 0.
    pub(super) fn in_entry(self, number: usize) -> Self {
        self.within(Step::Entry(number))
    }

    /// Moves the problem to the cell of rows of cells.
    pub(super) fn in_cell(self, row: usize, column: usize) -> Self {
        self.in_entry(column).in_entry(row)
    }

    /// Whether there is no complete puzzle.
    pub(super) fn is_damage(&self) -> bool {
        match self {
            Self::Within(_, inner) => inner.is_damage(),
            problem => matches!(problem, Self::Damaged),
        }
    }

    /// Returns the steps to the problem, and the problem itself.
    pub(super) fn apart(self) -> (Vec<Step>, Self) {
        let (mut steps, mut problem) = (Vec::new(), self);
        while let Self::Within(step, inner) = problem {
            steps.push(step);
            problem = *inner;
        }
        (steps, problem)
    }

    /// Returns the error about a puzzle in a link at this place. The link does not show the text of
    /// the puzzle, so the mistake names its place in the puzzle.
    pub(in crate::formats) fn in_link(self, place: Place) -> FormatError {
        let (steps, problem) = self.apart();
        match problem.at(place) {
            FormatError::Mistake { place, problem } if !steps.is_empty() => {
                let problem = Box::new(problem);
                boards::mistake(place, Fault::Within { steps, problem })
            }
            FormatError::NotADigit { place, text } if !steps.is_empty() => {
                let problem = Box::new(Fault::NotADigit { text });
                boards::mistake(place, Fault::Within { steps, problem })
            }
            error => error,
        }
    }

    /// Returns the error about a problem at this place.
    pub(in crate::formats) fn at(self, place: Place) -> FormatError {
        let problem = match self {
            Self::Damaged => Fault::LinkDamaged,
            Self::NotACell(name) => {
                let name = shown(&name, FormatError::SHOWN_OF_LINE);
                Fault::NamesNoCell { name }
            }
            Self::TooLarge => Fault::LinkTooLarge,
            Self::BadCell { row, column, text } => {
                let text = shown(&text, FormatError::SHOWN_OF_TEXT);
                Fault::NotADigitAt { text, row, column }
            }
            Self::Shape(problem) | Self::Counting(problem) => problem,
            Self::Text(FormatError::NotADigit { text, .. }) => {
                return FormatError::not_a_digit(place, text);
            }
            Self::Text(FormatError::Cells { found, needed, .. }) => {
                Fault::PuzzleCells { found, needed }
            }
            Self::Text(error) => return error,
            Self::Within(_, inner) => return inner.at(place),
            Self::NotADigit(text) => return FormatError::not_a_digit(place, text),
            Self::Unsupported(what) => return FormatError::Unsupported { place, what },
            Self::Impossible(error) => return boards::impossible(error, place),
            Self::NotOnBoard(size, digit) => {
                let told = on_board(size, digit, place).err();
                return told.unwrap_or_else(|| FormatError::not_a_digit(place, digit.to_string()));
            }
        };
        boards::mistake(place, problem)
    }
}

impl From<LayoutError> for Problem {
    fn from(error: LayoutError) -> Self {
        Self::Impossible(error)
    }
}
