//! Puzzles with seventeen givens, the fewest possible.
//!
//! Removing givens at random never leaves so few. So the puzzles in the file next to this one are
//! the seeds. The first is the first of Gordon Royle's list of 17-clue puzzles; the others were
//! found near it by `examples/tools/find_seventeen.rs`. No two are the same under the symmetries of
//! the grid. Each has 2 · 6⁸ · 9! = 1,218,998,108,160 forms, and no player would recognize one in
//! another. The generator draws one of all these. It does not make new 17-clue puzzles beyond them:
//! about 49,000 are known, and these are a few of them.

use std::sync::LazyLock;

use super::random::Random;
use super::shuffle::shuffled;
use crate::grid::Values;
use crate::sudoku::Puzzle;

static SEEDS: LazyLock<Vec<Values>> = LazyLock::new(|| {
    let lines = include_str!("seventeen.txt").lines();
    let puzzles = lines.filter_map(Puzzle::from_line);
    puzzles.map(|puzzle| puzzle.givens).collect()
});

/// Draws one of the seeds in one of its forms.
pub(super) fn draw(random: &mut Random) -> Values {
    let seed = random.below(SEEDS.len() as u32) as usize;
    shuffled(&SEEDS[seed], random)
}
