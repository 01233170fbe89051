//! Messages whose placeholders accept cells, houses, digits and other texts.

use std::borrow::Cow;

use super::{Argument, Language, LineName, Part, Span, Sum, Text};
use crate::grid::{Candidate, Cell, Digit, House};
use crate::technique::Technique;

/// A value for a placeholder of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Put {
    /// A number or words, which the sentence may use to choose its own words.
    Argument(Argument),
    /// Words in the language of the sentence, which may choose its own words by them.
    Words(Text),
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
put!(Argument: usize, u32, u64, &str, String);

/// A message with the values for its placeholders, in no language yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    name: Cow<'static, str>,
    values: Vec<(&'static str, Put)>,
}

impl Message {
    /// A message with these values. Callers use `said!`.
    pub fn new(name: impl Into<Cow<'static, str>>, values: Vec<(&'static str, Put)>) -> Self {
        let name = name.into();
        Self { name, values }
    }

    /// The texts among the values.
    pub(super) fn texts(&self) -> impl Iterator<Item = &Text> {
        self.values.iter().filter_map(|(_, put)| match put {
            Put::Argument(_) => None,
            Put::Words(text) | Put::Text(text) => Some(text),
        })
    }

    /// Appends the spans of the message in a language.
    pub(super) fn tell(&self, language: &Language, told: &mut Vec<Span>) {
        let mut arguments = Vec::new();
        let mut places = Vec::new();
        let mut texts = Vec::new();
        for (name, put) in &self.values {
            match put {
                Put::Argument(argument) => arguments.push((*name, argument.clone())),
                Put::Words(text) => arguments.push((*name, text.words(language).into())),
                Put::Text(text) => {
                    places.push(*name);
                    texts.push(text);
                }
            }
        }
        for part in language.parts(&self.name, &arguments, &places).iter() {
            match part {
                Part::Words(words) => told.push(Span::from(words.clone())),
                Part::Place(place) => texts[*place].tell(language, told),
            }
        }
    }
}

/// A message as a [`Text`]: `said!("fish-base", digit = pattern.digit, …)`. A value is a number or
/// words, which the message may use to choose its own words, or anything that can be part of a
/// text.
#[doc(hidden)]
#[macro_export]
macro_rules! said {
    ($name:expr $(, $argument:ident = $value:expr)* $(,)?) => {
        $crate::texts::Text::from($crate::texts::said::Message::new(
            $name,
            vec![$((stringify!($argument), $crate::texts::said::Put::from($value))),*],
        ))
    };
}
#[doc(hidden)]
pub use said;
