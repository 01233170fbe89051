//! The names of techniques, families and levels, in a language.
//! [`Technique::name`] and the others are the names in code and in files.

use super::Language;
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
