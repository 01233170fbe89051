//! Puzzles that need a technique that is hardly ever needed.
//!
//! An Avoidable Rectangle Type 2 finds something in one of about 9,000 positions in which the
//! easier rules stall, so finding a puzzle that needs it takes seconds. The puzzles in its file
//! were found in this way, by the generator before it had them. A Forcing Net Verity finds
//! something in one of about 150 positions in which Forcing Net Contradictions stall, and a
//! Template Delete in one of about 400 in which all else stalls. Only the hardest puzzles have such
//! positions: the puzzles in their files were found by the example `find_needed`, among puzzles of
//! SE 11.4 and more.
//!
//! The generator draws one of these puzzles in one of its forms, turns some more cells into givens,
//! removes others, and continues as with any other puzzle. The result has other givens, but its
//! full grid is a form of one of these few.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use super::random::Random;
use super::shuffle::shuffled;
use crate::grid::{Values, values_of_line};
use crate::rules::Technique;

static AVOIDABLE_RECTANGLES: LazyLock<Vec<Values>> =
    LazyLock::new(|| puzzles(include_str!("avoidable_rectangle_type_2.txt")));

static FORCING_NET_VERITIES: LazyLock<Vec<Values>> =
    LazyLock::new(|| puzzles(include_str!("forcing_net_verity.txt")));

static TEMPLATE_DELETES: LazyLock<Vec<Values>> =
    LazyLock::new(|| puzzles(include_str!("template_delete.txt")));

fn puzzles(lines: &str) -> Vec<Values> {
    lines.lines().filter_map(values_of_line).collect()
}

/// A puzzle stored for a technique, in one of its forms.
#[derive(Debug)]
pub(super) struct Kept {
    pub(super) puzzle: Values,
    /// The number of cells that may become givens, so that others can be removed. A larger number
    /// leads to more puzzles, but fewer of them need the technique.
    pub(super) added: RangeInclusive<u32>,
}

/// Draws one of the puzzles stored for the technique.
pub(super) fn draw(technique: Technique, random: &mut Random) -> Option<Kept> {
    let (kept, added) = match technique {
        Technique::AvoidableRectangleType2 => (&*AVOIDABLE_RECTANGLES, 8..=20),
        Technique::ForcingNetVerity => (&*FORCING_NET_VERITIES, 2..=6),
        Technique::TemplateDelete => (&*TEMPLATE_DELETES, 2..=6),
        _ => return None,
    };
    let one = kept.get(random.below(kept.len() as u32) as usize)?;
    let puzzle = shuffled(one, random);
    Some(Kept { puzzle, added })
}
