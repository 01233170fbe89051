//! How a text is meant: what stands for an empty cell in it.

use super::signs::{Sign, is_web_page};
use super::{Counts, Finder};

/// How much of a text is looked at to tell how it is meant.
const LOOKED_AT: usize = 256 * 1024;

/// How a text is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::formats) struct Meaning {
    pub(super) sign: Sign,
    /// Whether a puzzle is found so in which a cell is empty.
    pub(in crate::formats) finds_open: bool,
    /// Whether something is damaged, and no puzzle is found before that.
    pub(in crate::formats) is_refused: bool,
}

/// Looks how a text is meant, which is whole or the start of one. `None` if there is nothing
/// in it that could be a puzzle. A puzzle in it may be damaged, which reading tells.
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
        // What stands in no empty cell is the sign of none.
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
        judged.is_refused
            || judged.begins_with_words
            || is_web_page(text)
            || judged.puzzles > 0 && !judged.runs_on
    } else {
        judged.puzzles > 0
    };
    is_sought.then_some(meaning)
}

/// How good a meaning is for a text.
struct Judged {
    is_damaged: bool,
    puzzles: usize,
    open: usize,
    /// Lines that are no part of a puzzle, and rows of one that is damaged.
    words: usize,
    begins_with_words: bool,
    runs_on: bool,
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
            runs_on: counts.runs_on,
            is_refused: counts.is_refused,
        }
    }

    fn is_better(&self, other: &Self) -> bool {
        // The sign of an empty cell is not one that stands in none.
        let found = |it: &Self| (it.puzzles, it.open, it.puzzles == 0 && it.is_refused);
        found(self) > found(other) || found(self) == found(other) && self.words < other.words
    }
}
