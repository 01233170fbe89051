//! The positions that are kept for the lessons.

use super::StoredPosition;
use sudoku_engine::rules::Technique;

/// Found by `examples/tools/find_lessons`: for each technique first the position of its
/// lesson, then those of exercises. A line is read when it is asked for.
const POSITIONS: &str = include_str!("positions.txt");

/// The positions that are kept for a technique: that of its lesson, and those of
/// exercises.
pub fn stored(technique: Technique) -> impl Iterator<Item = StoredPosition> {
    let name = technique.slug();
    let is_of = move |line: &&str| {
        let behind = line.strip_prefix(&*name);
        behind.is_some_and(|behind| behind.starts_with(' '))
    };
    let lines = POSITIONS.lines().filter(is_of);
    lines.filter_map(|line| StoredPosition::read(line).ok().flatten())
}
