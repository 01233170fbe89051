//! Which puzzles a person has solved: kept in a file by their givens, their pencil marks where
//! these belong to them, and their boards, so that each is known again in whatever file it stands.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use sudoku_engine::sudoku::Puzzle;
use sudoku_formats::files::{self, FileError};
use sudoku_formats::formats::{write_line_on, write_own};

/// The bytes of a file up to which it is read: a line for each puzzle, and some to spare.
const MOST_BYTES: u64 = 100 * SolvedPuzzles::MOST as u64;

/// The puzzles that were solved, each by the line of its givens; behind that, if the board
/// is not the classic one or the puzzle has pencil marks of its own, a number stands for
/// these.
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
    /// The first that was solved comes first.
    lines: Vec<String>,
    known: HashSet<String>,
}

impl SolvedPuzzles {
    /// The most that are kept: of more, those are forgotten that were solved first.
    pub const MOST: usize = 10_000;

    /// Whether the puzzle with the givens and the board of this one was solved.
    pub fn contains(&self, puzzle: &Puzzle) -> bool {
        self.known.contains(&line_of(puzzle))
    }

    /// Remembers that the puzzle with these givens and this board was solved. True if that
    /// is new.
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

    /// Takes in what another one has.
    pub fn extend(&mut self, other: &Self) {
        for line in &other.lines {
            self.add_line(line.clone());
        }
    }

    /// Reads the text of a file. What is no puzzle is left out.
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

    /// Reads a file; where there is none, nothing was solved.
    ///
    /// # Errors
    ///
    /// Why it cannot be read.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        let bytes = files::open(path).and_then(|file| files::read_up_to(MOST_BYTES, file));
        match bytes {
            Ok(bytes) => Ok(Self::parse(&String::from_utf8_lossy(&bytes))),
            Err(error) if error.is_missing() => Ok(Self::default()),
            Err(error) => Err(error),
        }
    }

    /// Remembers in a file that a puzzle was solved. What is there is read again first:
    /// another program may have written it.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or written.
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

/// What a puzzle is known by.
fn line_of(puzzle: &Puzzle) -> String {
    let line = write_line_on(&puzzle.layout, &puzzle.givens);
    let bare = puzzle.as_given();
    if puzzle.layout.is_classic() && bare.removed.is_empty() {
        return line;
    }
    let bare = write_own(&bare);
    // What stands between the givens and the board are the marks.
    let marks = bare.split_once("removed = [").map(|(_, marks)| marks);
    let board = || bare.split_once("[layout]").map(|(_, board)| board);
    let said = marks.or_else(board).unwrap_or_default();
    format!("{line} {:016x}", fingerprint(said))
}

/// Whether a line stands for a puzzle of a board that is not the classic one, or with pencil
/// marks of its own.
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
