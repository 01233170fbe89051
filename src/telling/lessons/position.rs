//! The stored positions of lessons, one per line.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use super::board;
use sudoku_engine::grid::{Candidate, Grid, Layout};
use sudoku_engine::rules::{Deduction, Survey, Technique, UnknownTechnique, rule_for};
use sudoku_engine::sudoku::Puzzle;
use sudoku_formats::formats::{Format, FormatError, LibraryCase, read_library_line, write};

/// The number of characters shown of a part that is not valid.
const SHOWN: usize = 40;

/// The way a technique comes up in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// It is the next step on the path: no easier technique finds anything.
    Next,
    /// The position is on a path, but an easier technique also finds something there.
    Asked,
}

impl Origin {
    const ALL: [Self; 2] = [Self::Next, Self::Asked];

    const fn word(self) -> &'static str {
        match self {
            Self::Next => "next",
            Self::Asked => "asked",
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A stored position of a lesson, and the conclusions of the technique there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPosition {
    /// The technique.
    pub technique: Technique,
    /// The way the technique comes up there.
    pub origin: Origin,
    /// The position.
    pub grid: Grid,
    /// The candidates that the technique removes, sorted.
    pub eliminations: Vec<Candidate>,
    /// The digits that the technique sets, sorted.
    pub placements: Vec<Candidate>,
}

/// The reason why a line is not a position of a lesson.
#[derive(Debug, thiserror::Error)]
pub enum PositionError {
    /// It does not start with a technique and the way it comes up.
    #[error("'{}' does not begin with a technique and with next or asked", .0.escape_debug())]
    Beginning(String),
    /// The word for the board is not valid.
    #[error("'{}' is no board with cages or regions", .0.escape_debug())]
    Board(String),
    /// There is no such technique.
    #[error(transparent)]
    Technique(#[from] UnknownTechnique),
    /// The position is not valid.
    #[error(transparent)]
    Position(#[from] FormatError),
}

impl StoredPosition {
    /// Reads a line: the technique, how it comes up, the cages or regions of the board, and
    /// the position as libraries of techniques have it. `None` for a blank line and for a
    /// comment.
    ///
    /// # Errors
    ///
    /// The part of the line that is not valid.
    pub fn read(line: &str) -> Result<Option<Self>, PositionError> {
        if line.trim().is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        let mut words = line.splitn(3, ' ');
        let beginning = || PositionError::Beginning(line.chars().take(SHOWN).collect());
        let (Some(technique), Some(origin), Some(rest)) =
            (words.next(), words.next(), words.next())
        else {
            return Err(beginning());
        };
        let technique = Technique::from_str(technique)?;
        let origin = Origin::ALL.into_iter().find(|it| it.word() == origin);
        let origin = origin.ok_or_else(beginning)?;
        let (grid, case) = read_position(rest)?.ok_or_else(beginning)?;
        Ok(Some(Self {
            technique,
            origin,
            grid,
            eliminations: case.eliminated,
            placements: case.placed,
        }))
    }

    /// The line.
    pub fn write(&self) -> String {
        // Only the technique and its conclusions are missing from the library line of a position.
        let mut puzzle = Puzzle::at(&self.grid);
        puzzle.layout = Layout::CLASSIC;
        let line = write(&puzzle, Format::Library).unwrap_or_default();
        let line = String::from_utf8_lossy(&line);
        let fields: Vec<&str> = line.trim_end().split(':').collect();
        let [cells, removed] = [3, 4].map(|at| fields.get(at).copied().unwrap_or_default());
        let code = match self.technique.code() {
            "-" => "0000",
            code => code,
        };
        let listed = |candidates: &[Candidate]| {
            let words: Vec<String> = candidates.iter().map(triple).collect();
            words.join(" ")
        };
        let board = board::write(self.grid.layout());
        let board = board.map(|word| word + " ").unwrap_or_default();
        format!(
            "{} {} {board}:{code}:x:{cells}:{removed}:{}:{}:",
            self.technique.slug(),
            self.origin,
            listed(&self.eliminations),
            listed(&self.placements),
        )
    }

    /// The step that the rule finds with these conclusions.
    pub fn shown(&self) -> Option<Deduction> {
        found(
            self.technique,
            &self.grid,
            &self.eliminations,
            &self.placements,
        )
    }

    /// The position as a puzzle: its givens, entries and removed candidates.
    pub fn puzzle(&self) -> Puzzle {
        Puzzle::at(&self.grid)
    }
}

/// The deduction of the rule of a technique with exactly these conclusions, both sorted.
pub(super) fn found(
    technique: Technique,
    grid: &Grid,
    eliminations: &[Candidate],
    placements: &[Candidate],
) -> Option<Deduction> {
    let sorted = |candidates: &[Candidate]| {
        let mut candidates = candidates.to_vec();
        candidates.sort_unstable();
        candidates
    };
    let is_meant = |deduction: &Deduction| {
        sorted(&deduction.eliminations) == eliminations
            && sorted(&deduction.placements) == placements
    };
    let mut found = None;
    let _ = rule_for(technique)?.search(&Survey::of(grid), &mut |deduction| {
        if is_meant(&deduction) {
            found = Some(deduction);
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    found
}

/// Digit, row and column.
fn triple(candidate: &Candidate) -> String {
    let Candidate { cell, digit } = candidate;
    format!("{digit}{}{}", cell.row() + 1, cell.column() + 1)
}

/// A position with the cages or regions of its board, and the rest of its line. `None` for a blank
/// line.
pub(super) fn read_position(text: &str) -> Result<Option<(Grid, LibraryCase)>, PositionError> {
    let (word, rest) = match text.split_once(' ') {
        Some((word, behind)) if !text.starts_with(':') => (Some(word), behind),
        _ => (None, text),
    };
    let layout = match word {
        None => Layout::CLASSIC,
        Some(word) => board::read(word)
            .ok_or_else(|| PositionError::Board(word.chars().take(SHOWN).collect()))?,
    };
    let case = read_library_line(rest, 1)?;
    Ok(case.map(|case| {
        let grid = if layout.is_classic() {
            case.grid.clone()
        } else {
            on_board(&layout, &case)
        };
        (grid, case)
    }))
}

/// The values and candidates of a position on another board.
fn on_board(layout: &Layout, case: &LibraryCase) -> Grid {
    let mut grid = Grid::from_values_on(layout, case.grid.values());
    grid.set_givens(case.grid.given());
    for candidate in &case.removed {
        grid.eliminate(*candidate);
    }
    grid
}
