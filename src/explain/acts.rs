//! What a deduction does.

use super::{Notation, Text, said};
use crate::grid::{Candidate, CellSet, Digit};
use crate::rules::Deduction;
use crate::texts::{Language, enumerated, words};

/// `4 leaves r3c5, 9 leaves r3c5 and r3c9`, within a sentence.
pub(super) fn leaving(language: &Language, eliminations: &[Candidate]) -> Text {
    Text::enumerated(
        language,
        Digit::ALL.into_iter().filter_map(|digit| {
            let cells = cells_of(eliminations, digit);
            (!cells.is_empty()).then(|| {
                said!(
                    language,
                    "leaving",
                    digit = digit,
                    cells = Text::listed(language, cells)
                )
            })
        }),
    )
}

/// The cells of the candidates with this digit.
fn cells_of(candidates: &[Candidate], digit: Digit) -> CellSet {
    let with_digit = candidates.iter().filter(|one| one.digit == digit);
    with_digit.map(|candidate| candidate.cell).collect()
}

/// What a deduction does, without the reason: `r1c3 = 7`, or `Filled in 7 at
/// row 0, column 2` in the notation that counts from 0.
pub fn acts(language: &Language, deduction: &Deduction, notation: Notation) -> String {
    conclusions(
        language,
        &deduction.placements,
        &deduction.eliminations,
        notation,
    )
}

/// What a deduction concludes, as a sentence without a full stop: `r1c3 is 7`.
pub fn conclusion(language: &Language, deduction: &Deduction) -> Text {
    let placed = deduction.placements.iter().map(|candidate| {
        said!(
            language,
            "concludes-is",
            cell = candidate.cell,
            digit = candidate.digit
        )
    });
    let removed = Digit::ALL.into_iter().filter_map(|digit| {
        let cells = cells_of(&deduction.eliminations, digit);
        (!cells.is_empty()).then(|| {
            said!(
                language,
                "concludes-is-not",
                count = cells.len(),
                cells = Text::listed(language, cells),
                digit = digit
            )
        })
    });
    Text::enumerated(language, placed.chain(removed))
}

/// What the deductions of a step do, in one line.
pub fn step_acts(language: &Language, deductions: &[Deduction], notation: Notation) -> String {
    let acts = deductions
        .iter()
        .map(|deduction| acts(language, deduction, notation));
    all_acts(language, acts, notation)
}

/// Placements and eliminations, without the reason.
pub(super) fn conclusions(
    language: &Language,
    placements: &[Candidate],
    eliminations: &[Candidate],
    notation: Notation,
) -> String {
    let is_at_length = notation == Notation::Zero;
    let placed = placements.iter().map(|&Candidate { cell, digit }| {
        let cell = notation.cell_at_length(language, cell);
        if is_at_length {
            words!(
                language,
                "acts-placed",
                digit = digit.to_string(),
                cell = cell
            )
        } else {
            format!("{cell} = {digit}")
        }
    });
    let removed = Digit::ALL.into_iter().filter_map(|digit| {
        let cells = cells_of(eliminations, digit).into_iter();
        let cells = cells.map(|cell| notation.cell_at_length(language, cell));
        if is_at_length {
            let cells = cells.reduce(|before, item| {
                words!(language, "acts-cells", before = before, item = item)
            })?;
            Some(words!(
                language,
                "acts-removed",
                digit = digit.to_string(),
                cells = cells
            ))
        } else {
            Some(format!("{} ≠ {digit}", enumerated(language, cells)?))
        }
    });
    all_acts(language, placed.chain(removed), notation)
}

/// Acts one after the other.
fn all_acts(language: &Language, acts: impl Iterator<Item = String>, notation: Notation) -> String {
    let all = if notation == Notation::Zero {
        acts.reduce(|before, item| words!(language, "list-clause", before = before, item = item))
    } else {
        enumerated(language, acts)
    };
    all.unwrap_or_default()
}
