//! What is known of a format that is read at once: how sure it is of a text, and its reader.

use super::{FormatError, Reading};

/// How sure a format is that a text is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sureness {
    /// It is not.
    No,
    /// It may be, if nothing else claims the text.
    Possible,
    /// Its first line says so, and that may be chance.
    Likely,
    /// It has a signature that nothing else has.
    Certain,
}

/// A format that is read at once.
pub(super) struct Shape {
    /// What it is called, as in 'a game of GNOME Sudoku'.
    pub(super) name: &'static str,
    /// How sure it is of a text that starts like this. The start has no byte-order mark and `\n` for all line
    /// ends, is at least 16 KB long unless the text ends before, and may be cut anywhere.
    pub(super) sure: fn(&str) -> Sureness,
    /// Reads a whole text of at most 1 MB.
    pub(super) read: fn(&str) -> Result<Reading, FormatError>,
}

/// The shape that is surest of a text, if one is at least this sure.
pub(super) fn surest(
    shapes: &'static [Shape],
    text: &str,
    least: Sureness,
) -> Option<&'static Shape> {
    let sure = shapes.iter().map(|shape| ((shape.sure)(text), shape));
    // Of several that are as sure the first is taken.
    let surest = sure.rev().max_by_key(|(sure, _)| *sure)?;
    (surest.0 >= least).then_some(surest.1)
}
