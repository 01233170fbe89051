//! The lines of an argument that a sentence names.

use std::collections::BTreeSet;

use super::{Argument, LineName, Text, said};

/// `(lines 3 and 5)`, in an argument without side arguments.
pub(super) fn cited(lines: &BTreeSet<usize>) -> Text {
    cited_in(&Argument::default(), lines)
}

/// `(lines 3 and a2)`
pub(super) fn cited_in(argument: &Argument, lines: &BTreeSet<usize>) -> Text {
    said!(
        "cited-lines",
        count = lines.len(),
        lines = listed(argument, lines)
    )
}

/// ` (lines 3 and 5)`, for the end of a sentence; nothing if there are none.
pub(super) fn behind(argument: &Argument, from: &BTreeSet<usize>) -> Text {
    if from.is_empty() {
        return Text::new();
    }
    Text::new().then(" ").join(cited_in(argument, from))
}

/// `3 and 5`, `3 to 7`, `2 and a1`
pub(super) fn listed(argument: &Argument, lines: &BTreeSet<usize>) -> Text {
    let lines: Vec<LineName> = lines.iter().map(|place| argument.name(*place)).collect();
    let follows =
        |pair: &[LineName]| pair[0].side == pair[1].side && pair[0].number + 1 == pair[1].number;
    match &lines[..] {
        [first, .., last] if lines.len() > 2 && lines.windows(2).all(follows) => {
            said!("lines-from-to", first = *first, last = *last)
        }
        _ => Text::listed(lines),
    }
}
