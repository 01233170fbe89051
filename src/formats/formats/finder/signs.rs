//! The sign of an empty cell in a text.

use super::characters::plain;
use super::page::clean;
use crate::formats::cell_value;
use crate::formats::rows::is_vertical;
use sudoku_engine::grid::Digit;

/// The signs that may each be an empty cell in a whole text, if none of [`EMPTY`] is used. Similar
/// signs have been unified by then.
const OTHERS: [char; 10] = ['-', '*', 'x', '?', '#', '~', '+', 'o', '·', '□'];

/// The sign of an empty cell in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// A dot, a zero or an underscore.
    Usual,
    /// This character.
    One(char),
    /// A blank.
    Blank,
}

impl Sign {
    /// Returns the signs that may be meant in a text, the likeliest first.
    pub(super) fn possible(text: &str) -> Vec<Self> {
        let mut found = [false; OTHERS.len()];
        let text = clean(text);
        // A letter in a word of others is no cell.
        let is_other = |one: char, sign: char| one.is_alphabetic() && lower(one) != sign;
        let mut before = '\n';
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            let sign = lower(character);
            if let Some(at) = OTHERS.iter().position(|it| *it == sign) {
                let next = characters.peek().is_some_and(|it| is_other(*it, sign));
                let is_in_word = sign.is_alphabetic() && (next || is_other(before, sign));
                found[at] |= !is_in_word;
            }
            before = character;
        }
        let others = OTHERS.iter().zip(found).filter(|(_, found)| *found);
        let mut possible = vec![Self::Usual];
        possible.extend(others.map(|(sign, _)| Self::One(*sign)));
        if text.split('\n').any(has_blank_cells) {
            possible.push(Self::Blank);
        }
        possible
    }

    /// Returns the content of a cell written as this character; `None` if it is not a cell.
    pub(super) fn value(self, character: char) -> Option<Option<Digit>> {
        match self {
            Self::Usual => cell_value(character, false),
            Self::One(sign) if lower(character) == sign => Some(None),
            Self::One(_) | Self::Blank => Digit::from_char(character).map(Some),
        }
    }

    /// Whether the sign is this character.
    pub(super) fn is(self, character: char) -> bool {
        self == Self::One(character)
    }

    /// Returns the character of a text that this sign means.
    pub(super) fn as_written(self, text: &str) -> Option<char> {
        let Self::One(sign) = self else { return None };
        text.chars()
            .find(|one| plain(*one).map(lower) == Some(sign))
    }

    /// Returns the character to report, if it is not a usual one.
    pub(super) const fn told(self) -> Option<char> {
        match self {
            Self::Usual => None,
            Self::One(sign) => Some(sign),
            Self::Blank => Some(' '),
        }
    }
}

/// Whether blanks may be empty cells of a line: it has nothing but digits, blanks and bars, and the
/// blanks are not only separators between cells.
fn has_blank_cells(line: &str) -> bool {
    let line = line.trim_end();
    let is_known = |one: char| one == ' ' || one.is_ascii_digit() || is_vertical(one);
    let has_pair = || {
        let mut pairs = line.as_bytes().windows(2);
        line.contains(' ') && pairs.any(|pair| pair.iter().all(u8::is_ascii_digit))
    };
    line.chars().all(is_known) && (line.contains("   ") || has_pair())
}

/// Returns the lower case of a letter that may be a sign.
const fn lower(character: char) -> char {
    match character {
        'X' => 'x',
        'O' => 'o',
        other => other,
    }
}
