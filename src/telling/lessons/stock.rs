//! The stored positions of lessons.

use super::StoredPosition;
use sudoku_engine::rules::Technique;

/// The positions found by `examples/tools/find_lessons`: for each technique, first the position of
/// its lesson, then the positions of exercises. Lines are read on demand.
const POSITIONS: &str = include_str!("positions.txt");

/// The stored positions of a technique: first the position of its lesson, then those of exercises.
pub fn stored(technique: Technique) -> impl Iterator<Item = StoredPosition> {
    let name = technique.slug();
    let is_of = move |line: &&str| {
        let behind = line.strip_prefix(&*name);
        behind.is_some_and(|behind| behind.starts_with(' '))
    };
    let lines = POSITIONS.lines().filter(is_of);
    lines.filter_map(|line| StoredPosition::read(line).ok().flatten())
}
