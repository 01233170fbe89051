//! The names of techniques, families and levels, in the language that is spoken.
//! [`Technique::name`] and the others are the names in code and in files.

use crate::rules::{Family, Level, Technique};
use crate::texts::{find, words};

/// The name of a technique, as a title: `X-Wing`. A rule from outside the catalogue
/// has its own, unless the language knows it.
pub fn technique_name(technique: Technique) -> String {
    find(&format!("technique-{}", technique.slug())).unwrap_or_else(|| technique.name().to_owned())
}

/// The name of a level: `Easy`.
pub fn level_name(level: Level) -> String {
    match level {
        Level::Easy => words!("level-easy"),
        Level::Medium => words!("level-medium"),
        Level::Hard => words!("level-hard"),
        Level::Unfair => words!("level-unfair"),
        Level::Extreme => words!("level-extreme"),
    }
}

/// The name of a family of techniques, within a line: `single digit`.
pub fn family_name(family: Family) -> String {
    match family {
        Family::Singles => words!("family-singles"),
        Family::Intersections => words!("family-intersections"),
        Family::Subsets => words!("family-subsets"),
        Family::Fish => words!("family-fish"),
        Family::SingleDigit => words!("family-single-digit"),
        Family::Wings => words!("family-wings"),
        Family::Coloring => words!("family-coloring"),
        Family::Uniqueness => words!("family-uniqueness"),
        Family::Chains => words!("family-chains"),
        Family::AlmostLockedSets => words!("family-almost-locked-sets"),
        Family::Forcing => words!("family-forcing"),
        Family::Templates => words!("family-templates"),
        Family::Custom => words!("family-custom"),
    }
}

/// The name of a family of techniques, at the head of a list of them: `Single digit`.
pub fn family_heading(family: Family) -> String {
    match family {
        Family::Singles => words!("family-heading-singles"),
        Family::Intersections => words!("family-heading-intersections"),
        Family::Subsets => words!("family-heading-subsets"),
        Family::Fish => words!("family-heading-fish"),
        Family::SingleDigit => words!("family-heading-single-digit"),
        Family::Wings => words!("family-heading-wings"),
        Family::Coloring => words!("family-heading-coloring"),
        Family::Uniqueness => words!("family-heading-uniqueness"),
        Family::Chains => words!("family-heading-chains"),
        Family::AlmostLockedSets => words!("family-heading-almost-locked-sets"),
        Family::Forcing => words!("family-heading-forcing"),
        Family::Templates => words!("family-heading-templates"),
        Family::Custom => words!("family-heading-custom"),
    }
}
