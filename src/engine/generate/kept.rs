//! Puzzles that need a technique which is hardly ever needed.
//!
//! An Avoidable Rectangle Type 2 finds something in one of some 9,000 positions in
//! which the easier rules stall, so that a puzzle which needs it takes seconds to come
//! by. The puzzles of its file were found in this way, by the generator before it had
//! them. A Forcing Net Verity finds something in one of some 150 positions in which
//! Forcing Net Contradictions stall, a Template Delete in one of some 400 in which all else
//! does, and only the hardest puzzles have such positions: those of their files were found
//! by the example `find_needed`, among puzzles of SE 11.4 and more.
//!
//! The generator draws one of them in one of its forms, makes some more of its
//! cells givens, takes others away, and goes on as with any other puzzle: what comes
//! out has other givens, but the full grid is a form of one of these few.

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

/// A puzzle that is kept for a technique, in one of its forms.
#[derive(Debug)]
pub(super) struct Kept {
    pub(super) puzzle: Values,
    /// So many of its cells may become givens, for others to go. With more, there are more
    /// puzzles that it can come to, and fewer of them need the technique.
    pub(super) added: RangeInclusive<u32>,
}

/// One of those that are kept for the technique.
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
