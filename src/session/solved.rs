//! Which puzzles a person has solved: kept in a file by their givens, so that each is
//! known again in whatever file it stands.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use crate::files::{self, FileError};
use crate::formats::write_line;
use crate::grid::Values;
use crate::sudoku::Puzzle;

/// The bytes of a file up to which it is read: a line for each puzzle, and some to spare.
const MOST_BYTES: u64 = 100 * SolvedPuzzles::MOST as u64;

/// The puzzles that were solved, each by the line of its givens.
///
/// ```
/// use sudoku_stepper::session::SolvedPuzzles;
/// use sudoku_stepper::sudoku::Puzzle;
///
/// let line = "070000043040009610800634900094052000358460020000800530080070091902100005007040802";
/// let puzzle = Puzzle::from_line(line).unwrap();
/// let mut solved = SolvedPuzzles::default();
/// assert!(solved.add(&puzzle.givens));
/// assert!(solved.contains(&puzzle.givens));
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

    /// Whether the puzzle with these givens was solved.
    pub fn contains(&self, givens: &Values) -> bool {
        self.known.contains(&write_line(givens))
    }

    /// Remembers that the puzzle with these givens was solved. True if that is new.
    pub fn add(&mut self, givens: &Values) -> bool {
        self.add_line(write_line(givens))
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
                solved.add(&puzzle.givens);
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
    pub fn keep(path: &Path, givens: &Values) -> Result<(), FileError> {
        let mut solved = Self::read(path)?;
        if !solved.add(givens) {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        files::write_whole(path, solved.write().as_bytes())
    }
}
