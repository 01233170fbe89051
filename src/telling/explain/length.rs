use std::fmt;

use super::acts::removing;
use super::{Text, argument, conclusion, pattern, place, said};
use sudoku_engine::named::named;
use sudoku_engine::rules::Deduction;

named! {
    /// The length of the text about a deduction.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Length {
        /// The technique: `Naked Pair`.
        Name: "name";
        /// The technique and its place: `Naked Pair: 4 and 9 in r3c2 and r3c7`.
        Place: "place";
        /// The technique, its parts in the field's words, and the conclusion, in one line:
        /// `XY-Wing, pivot r1c9 (14), pincers r1c2 (13) and r5c9 (34), Z = 3: remove 3 from r5c2`.
        Short: "short";
        /// The full argument: the pattern, the reasoning, and the conclusion.
        #[default]
        Argument: "argument";
    }
    /// The error for a name that no length has.
    UnknownLength: "is not a length; the lengths are";
}

impl Length {
    /// The levels of a hint, each of which says more than the previous one.
    pub const DEGREES: [Self; 3] = [Self::Name, Self::Place, Self::Argument];

    /// The next level of a hint; `None` after the conclusion.
    pub const fn longer(self) -> Option<Self> {
        match self {
            Self::Name => Some(Self::Place),
            Self::Place => Some(Self::Argument),
            Self::Short | Self::Argument => None,
        }
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// The text of a deduction at a length.
pub fn text(deduction: &Deduction, length: Length) -> Text {
    match length {
        Length::Name => Text::new().then(deduction.technique),
        Length::Place => said!(
            "technique-and-place",
            technique = deduction.technique,
            place = place::place(deduction),
        ),
        Length::Short => said!(
            "in-short",
            technique = deduction.technique,
            pattern = pattern::of(deduction).short(deduction),
            conclusion = if deduction.placements.is_empty() {
                removing(&deduction.eliminations)
            } else {
                conclusion(deduction)
            },
        ),
        Length::Argument => argument(deduction).text(),
    }
}

/// The technique and its parts in the field's words, in one line without the conclusion: `XY-Wing:
/// pivot r1c9 (14), pincers r1c2 (13) and r5c9 (34), Z = 3.`
pub fn in_short(deduction: &Deduction) -> Text {
    said!(
        "in-short-alone",
        technique = deduction.technique,
        pattern = pattern::of(deduction).short(deduction),
    )
}
