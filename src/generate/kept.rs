//! Puzzles that need a technique which is hardly ever needed.
//!
//! An Avoidable Rectangle Type 2 finds something in one of some 9,000 positions in
//! which the easier rules stall, so that a puzzle which needs it takes seconds to come
//! by. The puzzles of the file beside this one were found in this way, by the generator
//! before it had them. It draws one of them in one of its forms, makes some more of its
//! cells givens, takes others away, and goes on as with any other puzzle: what comes
//! out has other givens, but the full grid is a form of one of these few.

use std::sync::LazyLock;

use super::random::Random;
use super::shuffle::shuffled;
use crate::grid::Values;
use crate::rules::Technique;
use crate::sudoku::Puzzle;

static AVOIDABLE_RECTANGLES: LazyLock<Vec<Values>> = LazyLock::new(|| {
    let lines = include_str!("avoidable_rectangle_type_2.txt").lines();
    let puzzles = lines.filter_map(Puzzle::from_line);
    puzzles.map(|puzzle| puzzle.givens).collect()
});

/// One of the puzzles that are kept for the technique, in one of its forms.
pub(super) fn draw(technique: Technique, random: &mut Random) -> Option<Values> {
    let kept = match technique {
        Technique::AvoidableRectangleType2 => &*AVOIDABLE_RECTANGLES,
        _ => return None,
    };
    let one = kept.get(random.below(kept.len() as u32) as usize)?;
    Some(shuffled(one, random))
}
