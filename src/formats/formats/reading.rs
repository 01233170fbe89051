//! The notes for a person on how a file was read.

use super::{Each, FormatError};
use sudoku_engine::grid::{Cell, DigitSet};
use sudoku_engine::sudoku::Puzzle;

/// The puzzles of a file, and notes on how it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The puzzles, at least one.
    pub puzzles: Vec<Puzzle>,
    /// The other content of the file, and how it was understood. Empty for a file that is just a
    /// puzzle in a known format.
    pub notes: Vec<ReadingNote>,
    /// The mistakes in entries of a list whose other entries are puzzles, each with the number of
    /// puzzles before it.
    pub(super) mistakes: Vec<(usize, FormatError)>,
}

impl Reading {
    /// Returns a reading without notes.
    pub(super) const fn plain(puzzles: Vec<Puzzle>) -> Self {
        Self::noted(puzzles, Vec::new())
    }

    /// Returns a reading of puzzles alone, with notes.
    pub(super) const fn noted(puzzles: Vec<Puzzle>, notes: Vec<ReadingNote>) -> Self {
        Self {
            puzzles,
            notes,
            mistakes: Vec::new(),
        }
    }

    /// Returns the puzzles and the mistakes in their order, and the notes.
    pub(super) fn each(self) -> Each<FormatError> {
        let mut mistakes = self.mistakes.into_iter().peekable();
        let mut each = Vec::with_capacity(self.puzzles.len() + mistakes.len());
        for (at, puzzle) in self.puzzles.into_iter().enumerate() {
            while let Some((_, mistake)) = mistakes.next_if(|(before, _)| *before <= at) {
                each.push(Err(mistake));
            }
            each.push(Ok(puzzle));
        }
        each.extend(mistakes.map(|(_, mistake)| Err(mistake)));
        (each, self.notes)
    }
}

/// A note on how a file was read. Lines are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ReadingNote {
    /// The lines were read as grids, some or none of them with the line above as the title.
    Grids {
        /// The number of lines.
        lines: usize,
        /// The number of grids.
        grids: usize,
        /// The number of grids with a title.
        titles: usize,
    },
    /// A grid and its pencil marks are one puzzle.
    MarksOfGrids {
        /// The number of these puzzles.
        count: usize,
    },
    /// A few cells with several digits, among more that are empty, were read as notes.
    FewNotes {
        /// The number of these cells.
        count: usize,
        /// The line of the first of them.
        first: usize,
        /// The digits in it.
        digits: String,
    },
    /// This character was read as an empty cell.
    EmptySign {
        /// The character; it may be a blank.
        sign: char,
    },
    /// This letter, which looks like a digit, was taken for it.
    LetterAsDigit {
        /// The letter.
        letter: char,
        /// The digit, which may be 0 for an empty cell.
        digit: char,
    },
    /// All the solutions in the file solve their puzzles.
    Solutions {
        /// The number of solutions.
        count: usize,
    },
    /// Some solutions in the file do not solve their puzzles.
    WrongSolutions {
        /// The number of wrong solutions.
        wrong: usize,
        /// The number of all solutions in the file.
        count: usize,
        /// The line of the first wrong one.
        first: usize,
    },
    /// Some digits were in brackets; these were read as entries.
    EntriesInBrackets,
    /// Some digits were in bold; these were read as the givens.
    GivensInBold,
    /// In names of cells such as A1, which could be read either way, the letter was read this way.
    Letters {
        /// Whether letters are columns, not rows.
        are_columns: bool,
    },
    /// In fields with these names, x was read as the column of a cell and y as its row.
    XAsColumn,
    /// The first of two numbers for a cell, which could be read either way, was read as the row.
    FirstAsRow,
    /// A title, or another line, names a rule, but the puzzle was read without it.
    RuleInWords {
        /// The line.
        line: usize,
        /// The word for the rule, as written in the file.
        word: String,
    },
    /// Lines that are not part of any puzzle were left out.
    LeftOut {
        /// The number of lines.
        count: usize,
        /// The first of them.
        first: usize,
    },
    /// Notes or colors of a puzzle in JSON were left out.
    MarksLeftOut {
        /// The line where they begin.
        line: usize,
    },
    /// Fields of a puzzle in JSON that name cells were left out.
    FieldsLeftOut {
        /// The names of the fields; only the first ones if there are many.
        names: Vec<String>,
    },
    /// Entries of a list in JSON that are not puzzles were left out.
    EntriesLeftOut {
        /// The number of entries.
        count: usize,
        /// The line where the first of them begins.
        first: usize,
    },
}

/// Cells with several digits in a grid that has more empty cells: perhaps a slip.
#[derive(Debug, Clone, Copy)]
pub(super) struct FewNotes {
    count: usize,
    first: usize,
    digits: DigitSet,
}

impl FewNotes {
    /// Returns the cells with several digits, each with its line, if there are more empty cells
    /// among those without a value.
    pub(super) fn among(
        puzzle: &Puzzle,
        mut cells: impl Iterator<Item = (usize, DigitSet)>,
    ) -> Option<Self> {
        let (first, digits) = cells.next()?;
        let count = 1 + cells.count();
        let values = puzzle.values().iter().flatten().count();
        (values + 2 * count < Cell::COUNT).then_some(Self {
            count,
            first,
            digits,
        })
    }

    /// Adds those of a later grid.
    pub(super) const fn and(self, later: Self) -> Self {
        Self {
            count: self.count + later.count,
            ..self
        }
    }

    pub(super) fn note(self) -> ReadingNote {
        ReadingNote::FewNotes {
            count: self.count,
            first: self.first,
            digits: self
                .digits
                .iter()
                .map(|it| it.to_string())
                .collect::<Vec<_>>()
                .join(", "),
        }
    }
}

/// The counts taken while a file is read.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tally {
    left_out: usize,
    first_left_out: usize,
    solutions: usize,
    wrong: usize,
    first_wrong: usize,
}

impl Tally {
    pub(super) const NONE: Self = Self {
        left_out: 0,
        first_left_out: 0,
        solutions: 0,
        wrong: 0,
        first_wrong: 0,
    };

    /// Counts a line that was left out.
    pub(super) const fn leave_out(&mut self, line: usize) {
        if self.left_out == 0 || line < self.first_left_out {
            self.first_left_out = line;
        }
        self.left_out += 1;
    }

    /// Returns the number of lines that were left out.
    pub(super) const fn left_out(&self) -> usize {
        self.left_out
    }

    /// Counts a solution given in this line.
    pub(super) const fn solution(&mut self, line: usize, is_right: bool) {
        self.solutions += 1;
        if !is_right {
            if self.wrong == 0 {
                self.first_wrong = line;
            }
            self.wrong += 1;
        }
    }

    /// Returns the notes on these counts.
    pub(super) fn notes(&self) -> impl Iterator<Item = ReadingNote> {
        let count = self.solutions;
        let solutions = match self.wrong {
            _ if count == 0 => None,
            0 => Some(ReadingNote::Solutions { count }),
            wrong => Some(ReadingNote::WrongSolutions {
                wrong,
                count,
                first: self.first_wrong,
            }),
        };
        let left_out = (self.left_out > 0).then_some(ReadingNote::LeftOut {
            count: self.left_out,
            first: self.first_left_out,
        });
        solutions.into_iter().chain(left_out)
    }
}
