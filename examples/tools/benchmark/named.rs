//! Puzzles of any boards, with the places they come from.

use std::path::Path;

use sudoku_stepper::formats::{read, read_board_line};
use sudoku_stepper::grid::Grid;
use sudoku_stepper::sudoku::Position;

/// A puzzle and its place.
pub struct Named {
    pub name: String,
    pub grid: Grid,
}

impl Named {
    /// Returns the puzzles of a file with one puzzle per line: this many, spread evenly over it, or
    /// only those with a text in their names. Also returns the number of lines without a puzzle.
    pub fn read(file: &str, take: usize, only: Option<&str>) -> Result<(Vec<Self>, usize), String> {
        let text = std::fs::read_to_string(file).map_err(|error| format!("'{file}': {error}"))?;
        let short = Path::new(file).file_name().unwrap_or_default();
        let short = short.to_string_lossy();
        let mut left_out = 0;
        let mut puzzles = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let puzzle = match line.matches('\t').count() {
                8 => read_board_line(line, number)
                    .ok()
                    .flatten()
                    .map(|it| it.puzzle),
                _ => read(line.as_bytes())
                    .ok()
                    .and_then(|all| all.into_iter().next()),
            };
            let Some(puzzle) = puzzle else {
                left_out += 1;
                continue;
            };
            let title = puzzle.title.as_deref().unwrap_or_default();
            let name = format!("{short}:{number} {title}").trim_end().to_owned();
            if only.is_none_or(|part| name.contains(part)) {
                let grid = Position::new(&puzzle).grid().clone();
                puzzles.push(Named { name, grid });
            }
        }
        let every = puzzles.len().div_ceil(take.max(1)).max(1);
        let puzzles = puzzles.into_iter().step_by(every).collect();
        Ok((puzzles, left_out))
    }
}
