//! The description of a format that is read in one piece: how sure it is of a text, and its reader.

use super::{FormatError, Reading};

/// How sure a format is that a text is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sureness {
    /// The text is not in this format.
    No,
    /// The text may be in this format, if no other format claims it.
    Possible,
    /// The first line says so, but that may be chance.
    Likely,
    /// The text has a signature that no other format has.
    Certain,
}

/// A format that is read in one piece.
pub(super) struct Shape {
    /// The name of the format, as in 'a game of GNOME Sudoku'.
    pub(super) name: &'static str,
    /// Tells how sure the format is of a text that starts like this. The start has no byte-order
    /// mark and `\n` for all line ends, is at least 16 KB long unless the text is shorter, and may
    /// be cut anywhere.
    pub(super) sure: fn(&str) -> Sureness,
    /// Reads a whole text of at most 1 MB.
    pub(super) read: fn(&str) -> Result<Reading, FormatError>,
}

/// Returns the shape that is surest of a text, if one is at least this sure.
pub(super) fn surest(
    shapes: &'static [Shape],
    text: &str,
    least: Sureness,
) -> Option<&'static Shape> {
    let sure = shapes.iter().map(|shape| ((shape.sure)(text), shape));
    // If several are equally sure, the first is used.
    let surest = sure.rev().max_by_key(|(sure, _)| *sure)?;
    (surest.0 >= least).then_some(surest.1)
}
