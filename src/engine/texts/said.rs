//! Messages whose placeholders accept cells, houses, digits and other texts.

use super::{Argument, Language, LineName, Part, Span, Sum, Text};
use crate::grid::{Candidate, Cell, Digit, House};
use crate::technique::Technique;

/// A value for a placeholder of a sentence.
#[derive(Debug, Clone)]
pub enum Put {
    /// A number or words, which the sentence may use to choose its own words.
    Argument(Argument),
    /// A part of the sentence.
    Text(Text),
}

impl From<Text> for Put {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

/// Converts a single span, or a number or words.
macro_rules! put {
    ($variant:ident: $($kind:ty),*) => {
        $(impl From<$kind> for Put {
            fn from(value: $kind) -> Self {
                put!($variant, value)
            }
        })*
    };
    (Span, $value:ident) => {
        Self::Text(Text::new().then($value))
    };
    (Argument, $value:ident) => {
        Self::Argument($value.into())
    };
}

put!(Span: Span, Cell, House, Digit, Candidate, Sum, Technique, LineName);
put!(Argument: usize, u32, &str, String);

/// A message as a text. Callers use `said!`.
pub fn text_of(language: &Language, name: &str, all: Vec<(&str, Put)>) -> Text {
    let mut arguments = Vec::new();
    let mut places = Vec::new();
    let mut texts = Vec::new();
    for (name, put) in all {
        match put {
            Put::Argument(argument) => arguments.push((name, argument)),
            Put::Text(text) => {
                places.push(name);
                texts.push(text);
            }
        }
    }
    let parts = language.parts(name, &arguments, &places);
    let mut said = Text::new();
    for (number, part) in parts.iter().enumerate() {
        said = match part {
            Part::Words(words) => said.then(words.clone()),
            // Most texts have only one place.
            Part::Place(place) if parts[number + 1..].contains(part) => {
                said.join(texts[*place].clone())
            }
            Part::Place(place) => said.join(std::mem::take(&mut texts[*place])),
        };
    }
    said
}

/// A message as a [`Text`]: `said!(language, "fish-base", digit = pattern.digit, …)`. A value is a
/// number or words, which the message may use to choose its own words, or anything that can be part
/// of a text.
#[doc(hidden)]
#[macro_export]
macro_rules! said {
    ($language:expr, $name:expr $(, $argument:ident = $value:expr)* $(,)?) => {
        $crate::texts::said::text_of(
            $language,
            $name,
            vec![$((stringify!($argument), $crate::texts::said::Put::from($value))),*],
        )
    };
}
#[doc(hidden)]
pub use said;
