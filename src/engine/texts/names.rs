//! The names of techniques, families and levels, in a language.
//! [`Technique::name`] and the others are the names in code and in files.

use super::said::Put;
use super::{Language, Text, said, words};
use crate::grid::{Feature, HouseKind};
use crate::technique::{Family, Level, Technique};

/// The name of a technique, as a title: `X-Wing`. A rule from outside the catalog has its own
/// name, unless the language has one for it.
pub fn technique_name(language: &Language, technique: Technique) -> String {
    language
        .find(&format!("technique-{}", technique.slug()))
        .unwrap_or_else(|| technique.name().to_owned())
}

/// The other names of a technique in the field: `Y-Wing` for the XY-Wing.
pub fn other_names(language: &Language, technique: Technique) -> Vec<String> {
    let names = language.find(&format!("lesson-{}-also", technique.slug()));
    let names = names.unwrap_or_default();
    let names = names.split(';').map(str::trim).filter(|it| !it.is_empty());
    names.map(str::to_owned).collect()
}

/// The name by which a technique is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FoundBy {
    /// The name under which it is listed.
    Name,
    /// Another name.
    OtherName(String),
}

/// The name by which a technique is found, if any: a name for which `passes` is true in lower case.
/// The listed name comes first, and in any language the English names come last.
///
/// ```
/// use sudoku_engine::rules::Technique;
/// use sudoku_engine::texts::{Language, found_by};
///
/// let english = Language::english();
/// let found = found_by(english, Technique::XyWing, |name| name.starts_with("y-w")).unwrap();
/// assert_eq!(
///     found.sentence(english, Technique::XyWing).unwrap(),
///     "Y-Wing: other name of XY-Wing"
/// );
/// ```
pub fn found_by(
    language: &Language,
    technique: Technique,
    passes: impl Fn(&str) -> bool,
) -> Option<FoundBy> {
    let passes = |name: &str| passes(&name.to_lowercase());
    if passes(&technique_name(language, technique)) {
        return Some(FoundBy::Name);
    }
    let english = Language::english();
    let in_english = std::iter::once(technique_name(english, technique));
    let in_english = in_english.chain(other_names(english, technique));
    let mut others = other_names(language, technique)
        .into_iter()
        .chain(in_english);
    others.find(|name| passes(name)).map(FoundBy::OtherName)
}

impl FoundBy {
    /// The sentence about another name: `Y-Wing: other name of XY-Wing`. `None` for the listed
    /// name.
    pub fn sentence(&self, language: &Language, technique: Technique) -> Option<String> {
        match self {
            Self::Name => None,
            Self::OtherName(other) => Some(words!(
                language,
                "found-by-other-name",
                other = other.as_str(),
                technique = technique_name(language, technique)
            )),
        }
    }
}

/// The name of a level: `Easy`.
pub fn level_name(language: &Language, level: Level) -> String {
    level_text(level).words(language)
}

/// The name of a level as a part of a sentence.
pub fn level_text(level: Level) -> Text {
    said!(format!("level-{}", level.to_string().to_lowercase()))
}

/// The name of a family of techniques, within a line: `single digit`.
pub fn family_name(language: &Language, family: Family) -> String {
    language
        .find(&format!("family-{}", family.slug()))
        .unwrap_or_else(|| family.to_string())
}

/// The name of a family of techniques, as the heading of a list: `Single digit`.
pub fn family_heading(language: &Language, family: Family) -> String {
    language
        .find(&format!("family-heading-{}", family.slug()))
        .unwrap_or_else(|| family.to_string())
}

/// The name of a kind of house: `row`.
pub fn house_kind_name(kind: HouseKind) -> Text {
    match kind {
        HouseKind::Row => said!("kind-row"),
        HouseKind::Column => said!("kind-column"),
        HouseKind::Box => said!("kind-box"),
        HouseKind::Region => said!("kind-region"),
        HouseKind::Diagonal => said!("kind-diagonal"),
        HouseKind::Window => said!("kind-window"),
        HouseKind::HiddenWindow => said!("kind-hidden-window"),
        HouseKind::Group => said!("kind-group"),
        HouseKind::Asterisk => said!("kind-asterisk"),
        HouseKind::CenterDot => said!("kind-center-dot"),
        HouseKind::Girandola => said!("kind-girandola"),
        HouseKind::Extra => said!("kind-extra"),
        HouseKind::Cage => said!("kind-cage"),
    }
}

/// The name of a feature of a board: `Windoku`.
pub fn feature_name(feature: Feature) -> Text {
    match feature {
        Feature::DiagonalDown => said!("feature-diagonal-down"),
        Feature::DiagonalUp => said!("feature-diagonal-up"),
        Feature::Windoku => said!("feature-windoku"),
        Feature::Percent => said!("feature-percent"),
        Feature::DisjointGroups => said!("feature-disjoint-groups"),
        Feature::Asterisk => said!("feature-asterisk"),
        Feature::CenterDot => said!("feature-center-dot"),
        Feature::Girandola => said!("feature-girandola"),
        Feature::Argyle => said!("feature-argyle"),
        Feature::AntiKnight => said!("feature-anti-knight"),
        Feature::AntiKing => said!("feature-anti-king"),
    }
}

/// A small number in words: `two`. Any other number is in digits.
pub fn number_name(number: usize) -> Put {
    Put::Words(match number {
        2 => said!("number-two"),
        3 => said!("number-three"),
        4 => said!("number-four"),
        5 => said!("number-five"),
        6 => said!("number-six"),
        7 => said!("number-seven"),
        8 => said!("number-eight"),
        _ => return number.to_string().into(),
    })
}

/// A number in groups of three digits: `12,345`, with the separator of the language.
pub fn grouped(language: &Language, number: u64) -> String {
    match number / 1000 {
        0 => number.to_string(),
        thousands => words!(
            language,
            "number-grouped",
            before = grouped(language, thousands),
            group = format!("{:03}", number % 1000),
        ),
    }
}

/// A number with this many decimals: `12.3`, or `12,3` with a decimal comma.
pub fn decimal(language: &Language, number: f64, places: usize) -> String {
    let written = format!("{number:.places$}");
    match written.split_once('.') {
        Some((whole, decimals)) => words!(
            language,
            "number-decimal",
            whole = whole.to_owned(),
            decimals = decimals.to_owned()
        ),
        None => written,
    }
}
