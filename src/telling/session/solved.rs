//! The puzzles that a person has solved. A file stores their givens, their candidates if these
//! belong to the puzzle, and their boards, so that each is recognized in any file.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use sudoku_engine::sudoku::Puzzle;
use sudoku_formats::files::{self, FileError};
use sudoku_formats::formats::{write_line_on, write_own};

/// The maximum number of bytes read from a file: a line for each puzzle, and some extra.
const MOST_BYTES: u64 = 100 * SolvedPuzzles::MOST as u64;

/// The solved puzzles, each as the line of its givens. If the board is not the classic one, or the
/// puzzle came with candidates, a number after the line represents these.
///
/// ```
/// use sudoku_telling::session::SolvedPuzzles;
/// use sudoku_engine::sudoku::Puzzle;
///
/// let line = "070000043040009610800634900094052000358460020000800530080070091902100005007040802";
/// let puzzle = Puzzle::from_line(line).unwrap();
/// let mut solved = SolvedPuzzles::default();
/// assert!(solved.add(&puzzle));
/// assert!(solved.contains(&puzzle));
/// assert_eq!(SolvedPuzzles::parse(&solved.write()), solved);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SolvedPuzzles {
    /// In the order in which they were solved.
    lines: Vec<String>,
    known: HashSet<String>,
}

impl SolvedPuzzles {
    /// The maximum number of puzzles; beyond that, the earliest ones are forgotten.
    pub const MOST: usize = 10_000;

    /// Whether the puzzle with the givens and the board of this one was solved.
    pub fn contains(&self, puzzle: &Puzzle) -> bool {
        self.known.contains(&line_of(puzzle))
    }

    /// Records that the puzzle with these givens and this board was solved. Returns whether this is
    /// new.
    pub fn add(&mut self, puzzle: &Puzzle) -> bool {
        self.add_line(line_of(puzzle))
    }

    fn add_line(&mut self, line: String) -> bool {
        let is_new = self.known.insert(line.clone());
        if is_new {
            self.lines.push(line);
        }
        if self.lines.len() > Self::MOST {
            let first = self.lines.remove(0);
            self.known.remove(&first);
        }
        is_new
    }

    /// Adds the puzzles of another list.
    pub fn extend(&mut self, other: &Self) {
        for line in &other.lines {
            self.add_line(line.clone());
        }
    }

    /// Reads the text of a file. Lines that are not puzzles are left out.
    pub fn parse(text: &str) -> Self {
        let mut solved = Self::default();
        for line in text.lines() {
            if let Some(puzzle) = Puzzle::from_line(line) {
                solved.add(&puzzle);
            } else if is_of_other_board(line) {
                solved.add_line(line.to_owned());
            }
        }
        solved
    }

    /// The text that [`parse`](Self::parse) reads: a line for each puzzle.
    pub fn write(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// Reads a file; without a file, nothing was solved.
    ///
    /// # Errors
    ///
    /// The reason why it cannot be read.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        let bytes = files::open(path).and_then(|file| files::read_up_to(MOST_BYTES, file));
        match bytes {
            Ok(bytes) => Ok(Self::parse(&String::from_utf8_lossy(&bytes))),
            Err(error) if error.is_missing() => Ok(Self::default()),
            Err(error) => Err(error),
        }
    }

    /// Records in a file that a puzzle was solved. The file is read again first, because another
    /// program may have changed it.
    ///
    /// # Errors
    ///
    /// The reason why it cannot be read or written.
    pub fn keep(path: &Path, puzzle: &Puzzle) -> Result<(), FileError> {
        let mut solved = Self::read(path)?;
        if !solved.add(puzzle) {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        files::write_whole(path, solved.write().as_bytes())
    }
}

/// The line that identifies a puzzle.
fn line_of(puzzle: &Puzzle) -> String {
    let line = write_line_on(&puzzle.layout, &puzzle.givens);
    let bare = puzzle.as_given();
    if puzzle.layout.is_classic() && bare.removed.is_empty() {
        return line;
    }
    let bare = write_own(&bare);
    // The candidates are between the givens and the board.
    let marks = bare.split_once("removed = [").map(|(_, marks)| marks);
    let board = || bare.split_once("[layout]").map(|(_, board)| board);
    let said = marks.or_else(board).unwrap_or_default();
    format!("{line} {:016x}", fingerprint(said))
}

/// Whether a line represents a puzzle of another board than the classic one, or a puzzle that came
/// with candidates.
fn is_of_other_board(line: &str) -> bool {
    let is_cell = |letter: char| letter == '.' || letter.is_ascii_digit();
    let parts = line.split_once(' ');
    parts.is_some_and(|(cells, board)| {
        (16..=81).contains(&cells.len())
            && cells.chars().all(is_cell)
            && board.len() == 16
            && board.chars().all(|letter| letter.is_ascii_hexdigit())
    })
}

/// A number that hardly any other text has, the same on every machine: the hash of Fowler,
/// Noll and Vo.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
