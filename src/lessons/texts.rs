//! The words of the lessons.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::explain::Text;
use crate::rules::{Family, Technique};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    // A test reads every text; should one be broken all the same, there are no
    // lessons, which is better than no program.
    toml::from_str(include_str!("texts.toml")).unwrap_or_default()
});

#[derive(Debug, Default, Deserialize)]
struct Texts {
    families: BTreeMap<String, String>,
    #[serde(flatten)]
    techniques: BTreeMap<String, Words>,
}

/// What is said about a technique.
#[derive(Debug, Deserialize)]
pub(super) struct Words {
    pub(super) what: String,
    pub(super) when: String,
    pub(super) why: String,
}

pub(super) fn of(technique: Technique) -> Option<&'static Words> {
    TEXTS.techniques.get(&technique.slug())
}

pub(super) fn of_family(family: Family) -> Option<&'static str> {
    let name = family.to_string().replace(' ', "-");
    TEXTS.families.get(&name).map(String::as_str)
}

/// A text in which the names of techniques stand in square brackets. What is no such
/// name stays as it is written.
pub(super) fn marked(words: &str) -> Text {
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
