//! The words of the lessons.

use super::Text;
use sudoku_engine::rules::{Family, Technique};
use sudoku_engine::texts::Language;
use sudoku_engine::texts::said::{Message, Put};

/// The texts about a technique.
pub(super) struct Words {
    pub(super) what: Text,
    pub(super) when: Text,
    pub(super) why: Text,
    pub(super) look: Vec<Text>,
    pub(super) mistake: Text,
    pub(super) origin: Option<Text>,
}

/// A text about a technique of the catalog.
pub(super) fn of(language: &Language, technique: Technique) -> Option<Words> {
    let name = technique.slug();
    let of = |part: &str| {
        language
            .find(&format!("lesson-{name}-{part}"))
            .map(|words| marked(&words))
    };
    Some(Words {
        what: of("what")?,
        when: of("when")?,
        why: of("why")?,
        look: (1..)
            .map_while(|step| of(&format!("look-{step}")))
            .collect(),
        mistake: of("mistake")?,
        origin: of("origin"),
    })
}

/// The text about a family.
pub(super) fn of_family(language: &Language, family: Family) -> Option<Text> {
    language
        .find(&format!("lesson-family-{}", family.slug()))
        .map(|words| marked(&words))
}

/// A message with places for cells, houses and digits.
pub(super) fn with_places(
    name: String,
    places: impl Iterator<Item = (&'static str, Text)>,
) -> Text {
    let places = places.map(|(place, text)| (place, Put::Text(text)));
    Message::new(name, places.collect()).into()
}

/// A text with the names of techniques in square brackets. Anything else in brackets stays as it
/// is.
fn marked(words: &str) -> Text {
    let mut text = Text::new();
    let mut rest = words;
    while let Some((before, behind)) = rest.split_once('[') {
        let named = behind.split_once(']');
        let named = named.and_then(|(name, after)| Some((name.parse::<Technique>().ok()?, after)));
        match named {
            Some((technique, after)) => {
                text = text.then(before.to_owned()).then(technique);
                rest = after;
            }
            None => {
                text = text.then(format!("{before}["));
                rest = behind;
            }
        }
    }
    if rest.is_empty() {
        text
    } else {
        text.then(rest.to_owned())
    }
}
