//! The names of techniques, families and levels, in a language.
//! [`Technique::name`] and the others are the names in code and in files.

use super::Language;
use super::words;
use crate::grid::HouseKind;
use crate::technique::{Family, Level, Technique};

/// The name of a technique, as a title: `X-Wing`. A rule from outside the catalogue
/// has its own, unless the language knows it.
pub fn technique_name(language: &Language, technique: Technique) -> String {
    language
        .find(&format!("technique-{}", technique.slug()))
        .unwrap_or_else(|| technique.name().to_owned())
}

/// The name of a level: `Easy`.
pub fn level_name(language: &Language, level: Level) -> String {
    let name = level.to_string();
    language
        .find(&format!("level-{}", name.to_lowercase()))
        .unwrap_or(name)
}

/// The name of a family of techniques, within a line: `single digit`.
pub fn family_name(language: &Language, family: Family) -> String {
    language
        .find(&format!("family-{}", family.slug()))
        .unwrap_or_else(|| family.to_string())
}

/// The name of a family of techniques, at the head of a list of them: `Single digit`.
pub fn family_heading(language: &Language, family: Family) -> String {
    language
        .find(&format!("family-heading-{}", family.slug()))
        .unwrap_or_else(|| family.to_string())
}

/// What a kind of house is called: `row`.
pub fn house_kind_name(language: &Language, kind: HouseKind) -> String {
    match kind {
        HouseKind::Row => words!(language, "kind-row"),
        HouseKind::Column => words!(language, "kind-column"),
        HouseKind::Box => words!(language, "kind-box"),
        HouseKind::Region => words!(language, "kind-region"),
        HouseKind::Diagonal => words!(language, "kind-diagonal"),
        HouseKind::Window => words!(language, "kind-window"),
        HouseKind::HiddenWindow => words!(language, "kind-hidden-window"),
        HouseKind::Group => words!(language, "kind-group"),
        HouseKind::Asterisk => words!(language, "kind-asterisk"),
        HouseKind::CenterDot => words!(language, "kind-center-dot"),
        HouseKind::Girandola => words!(language, "kind-girandola"),
        HouseKind::Extra => words!(language, "kind-extra"),
        HouseKind::Cage => words!(language, "kind-cage"),
    }
}

/// A small number in words: `two`. Any other is written in digits.
pub fn number_name(language: &Language, number: usize) -> String {
    match number {
        2 => words!(language, "number-two"),
        3 => words!(language, "number-three"),
        4 => words!(language, "number-four"),
        5 => words!(language, "number-five"),
        6 => words!(language, "number-six"),
        7 => words!(language, "number-seven"),
        8 => words!(language, "number-eight"),
        _ => number.to_string(),
    }
}
