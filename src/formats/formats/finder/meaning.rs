//! The meaning of a text: the sign of an empty cell in it.

use super::page::is_web_page;
use super::signs::Sign;
use super::{Counts, Finder};

/// The bytes of a text that are examined to find its meaning.
const LOOKED_AT: usize = 256 * 1024;

/// The meaning of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::formats) struct Meaning {
    pub(super) sign: Sign,
    /// Whether this finds a puzzle with an empty cell.
    pub(in crate::formats) finds_open: bool,
    /// Whether something is damaged, and no puzzle is found before it.
    pub(in crate::formats) is_refused: bool,
}

/// Finds the meaning of a text, which is complete or the start of one. `None` if nothing in it
/// could be a puzzle. A puzzle in it may be damaged; reading reports that.
pub(in crate::formats) fn look(text: &str, is_whole: bool) -> Option<Meaning> {
    let start = if text.len() > LOOKED_AT {
        let end = (0..=LOOKED_AT).rev().find(|at| text.is_char_boundary(*at));
        &text[..end.unwrap_or_default()]
    } else {
        text
    };
    let is_whole = is_whole && start.len() == text.len();
    let start = match start.rfind('\n') {
        Some(end) if !is_whole => &start[..=end],
        _ => start,
    };
    let mut best: Option<(Judged, Meaning)> = None;
    for sign in Sign::possible(start) {
        let mut meaning = Meaning {
            sign,
            finds_open: false,
            is_refused: false,
        };
        let mut found = Finder::new(meaning);
        let lines = (1..).zip(start.split('\n'));
        let is_damaged = found.all(lines, is_whole);
        meaning.finds_open = found.counts.open > 0;
        meaning.is_refused = is_damaged && found.counts.puzzles == 0;
        // A sign without any empty cell is not the right one.
        if sign != Sign::Usual && !meaning.finds_open {
            found.counts.puzzles = 0;
        }
        let judged = Judged::of(&found.counts, is_damaged);
        if best.as_ref().is_none_or(|(best, _)| judged.is_better(best)) {
            best = Some((judged, meaning));
        }
    }
    let (judged, meaning) = best?;
    let is_sought = if judged.is_damaged {
        judged.is_refused || judged.begins_with_words || is_web_page(text) || judged.puzzles > 0
    } else {
        judged.puzzles > 0
    };
    is_sought.then_some(meaning)
}

/// The quality of a meaning for a text.
struct Judged {
    is_damaged: bool,
    puzzles: usize,
    open: usize,
    /// Lines outside of any puzzle, and rows of a damaged one.
    words: usize,
    begins_with_words: bool,
    is_refused: bool,
}

impl Judged {
    const fn of(counts: &Counts, is_damaged: bool) -> Self {
        Self {
            is_damaged,
            puzzles: counts.puzzles,
            open: counts.open,
            words: counts.tally.left_out() + counts.titles,
            begins_with_words: counts.begins_with_words,
            is_refused: counts.is_refused,
        }
    }

    fn is_better(&self, other: &Self) -> bool {
        // A sign without any empty cell is not the right one.
        let found = |it: &Self| (it.puzzles, it.open, it.puzzles == 0 && it.is_refused);
        found(self) > found(other) || found(self) == found(other) && self.words < other.words
    }
}
