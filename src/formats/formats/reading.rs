//! What a person is told of how a file was read.

use sudoku_engine::sudoku::Puzzle;

/// The puzzles of a file, and what is to be said of how it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The puzzles, at least one.
    pub puzzles: Vec<Puzzle>,
    /// What the file had besides, and how it was understood. Empty for a file that is a
    /// puzzle in a known format and nothing else.
    pub notes: Vec<ReadingNote>,
}

impl Reading {
    /// Puzzles of which nothing is to be said.
    pub(super) const fn plain(puzzles: Vec<Puzzle>) -> Self {
        let notes = Vec::new();
        Self { puzzles, notes }
    }
}

/// Something about how a file was read. Lines are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ReadingNote {
    /// The lines were taken for grids, some or none of them with a line above that is
    /// taken for the title.
    Grids {
        /// How many lines there are.
        lines: usize,
        /// How many grids.
        grids: usize,
        /// How many of them have a title.
        titles: usize,
    },
    /// A grid and its pencil marks are one puzzle.
    MarksOfGrids {
        /// How many such puzzles there are.
        count: usize,
    },
    /// This character was taken for an empty cell.
    EmptySign {
        /// The character, a blank among them.
        sign: char,
    },
    /// This letter, which looks like a digit, was taken for it.
    LetterAsDigit {
        /// The letter.
        letter: char,
        /// The digit, which may be 0 for an empty cell.
        digit: char,
    },
    /// The solutions that the file tells all solve their puzzles.
    Solutions {
        /// How many there are.
        count: usize,
    },
    /// Solutions that the file tells do not solve their puzzles.
    WrongSolutions {
        /// How many of them.
        wrong: usize,
        /// How many solutions the file tells.
        count: usize,
        /// The line of the first wrong one.
        first: usize,
    },
    /// Digits in brackets, beside others in none, were taken for entries.
    EntriesInBrackets,
    /// Digits in bold, beside others that are not, were taken for the givens.
    GivensInBold,
    /// In names of cells such as A1, which could be read either way, the letter was read so.
    Letters {
        /// Whether letters are columns, and not rows.
        are_columns: bool,
    },
    /// A title, or another line, names a rule that the puzzle was read without.
    RuleInWords {
        /// The line.
        line: usize,
        /// The word for the rule, as it is written.
        word: String,
    },
    /// Lines that are no part of any puzzle were left out.
    LeftOut {
        /// How many.
        count: usize,
        /// The first of them.
        first: usize,
    },
    /// Notes or colors that JSON tells beside a puzzle were left out.
    MarksLeftOut {
        /// The line in which they begin.
        line: usize,
    },
    /// Fields of JSON beside a puzzle that name cells were left out.
    FieldsLeftOut {
        /// What they are called, the first of them if there are many.
        names: Vec<String>,
    },
    /// Entries of a list in JSON that are no puzzles were left out.
    EntriesLeftOut {
        /// How many.
        count: usize,
        /// The line in which the first of them begins.
        first: usize,
    },
}

/// What is counted while a file is read.
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

    /// A line was left out.
    pub(super) const fn leave_out(&mut self, line: usize) {
        if self.left_out == 0 || line < self.first_left_out {
            self.first_left_out = line;
        }
        self.left_out += 1;
    }

    /// How many lines were left out.
    pub(super) const fn left_out(&self) -> usize {
        self.left_out
    }

    /// A solution was told, in this line.
    pub(super) const fn solution(&mut self, line: usize, is_right: bool) {
        self.solutions += 1;
        if !is_right {
            if self.wrong == 0 {
                self.first_wrong = line;
            }
            self.wrong += 1;
        }
    }

    /// What is to be said of it.
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
