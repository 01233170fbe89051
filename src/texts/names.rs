//! The names of techniques, families and levels, in the language that is spoken.
//! [`Technique::name`] and the others are the names in code and in files.

use super::spoken;
use crate::technique::{Family, Level, Technique};

/// The name of a technique, as a title: `X-Wing`. A rule from outside the catalogue
/// has its own, unless the language knows it.
pub fn technique_name(technique: Technique) -> String {
    spoken()
        .find(&format!("technique-{}", technique.slug()))
        .unwrap_or_else(|| technique.name().to_owned())
}

/// The name of a level: `Easy`.
pub fn level_name(level: Level) -> String {
    let name = level.to_string();
    spoken()
        .find(&format!("level-{}", name.to_lowercase()))
        .unwrap_or(name)
}

/// The name of a family of techniques, within a line: `single digit`.
pub fn family_name(family: Family) -> String {
    spoken()
        .find(&format!("family-{}", family.slug()))
        .unwrap_or_else(|| family.to_string())
}

/// The name of a family of techniques, at the head of a list of them: `Single digit`.
pub fn family_heading(family: Family) -> String {
    spoken()
        .find(&format!("family-heading-{}", family.slug()))
        .unwrap_or_else(|| family.to_string())
}
