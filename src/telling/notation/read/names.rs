//! Reads the number and the name before a step.

use crate::notation::error::ReadError;
use crate::notation::write;
use sudoku_engine::named::repeated;
use sudoku_engine::rules::Technique;

/// The technique with a name that may be followed by the place whose cases are exhausted.
pub(super) fn technique(text: &str) -> Option<Technique> {
    let place = text.rfind(" in ").map(|at| &text[..at]);
    [Some(text), place].into_iter().flatten().find_map(|name| {
        let name = name.trim();
        let of_hodoku = |technique: &Technique| write::name(*technique).eq_ignore_ascii_case(name);
        let known = Technique::ALL.iter().copied().find(of_hodoku);
        known.or_else(|| name.parse().ok()).or_else(|| alias(name))
    })
}

/// Other names that are in use.
fn alias(name: &str) -> Option<Technique> {
    Some(match name.to_lowercase().as_str() {
        "locked candidates type 1" => Technique::Pointing,
        "locked candidates type 2" => Technique::Claiming,
        "y-wing" => Technique::XyWing,
        "als-xz" | "als-xz rule" => Technique::AlsXzRule,
        "als-xy-wing" => Technique::AlsXyWing,
        "als chain" => Technique::AlsChain,
        "bug+1" | "bug + 1" => Technique::BivalueUniversalGravePlusOne,
        "unique rectangle type 1" => Technique::UniquenessTest1,
        "unique rectangle type 2" => Technique::UniquenessTest2,
        "unique rectangle type 3" => Technique::UniquenessTest3,
        "unique rectangle type 4" => Technique::UniquenessTest4,
        "unique rectangle type 5" => Technique::UniquenessTest5,
        "unique rectangle type 6" => Technique::UniquenessTest6,
        _ => return None,
    })
}

/// The technique, if one is named, and the text after its name.
pub(super) fn name(text: &str) -> Result<(Option<Technique>, &str), ReadError> {
    let Some((before, behind)) = text.split_once(':').filter(|(it, _)| *it != "ALS") else {
        return Ok(match technique(text) {
            Some(technique) => (Some(technique), ""),
            None => (None, text),
        });
    };
    if let Some(technique) = technique(before) {
        return Ok((Some(technique), behind.trim()));
    }
    // A colon after `ALS` in a chain, or before the branches of a fish, does not end a name.
    if before.ends_with("ALS") || before.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Ok((None, text));
    }
    Err(ReadError::UnknownTechnique(repeated(before)))
}

/// The text after the number of a line: `13. `.
pub(super) fn without_number(text: &str) -> &str {
    let behind = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match behind.strip_prefix(". ") {
        Some(behind) if behind.len() + 2 < text.len() => behind,
        _ => text,
    }
}
