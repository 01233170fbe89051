//! What a move says: who made it, and what it did.

use super::acts::conclusions;
use super::{Notation, step_acts, step_title};
use sudoku_engine::grid::Candidate;
use sudoku_engine::sudoku::{Cause, Change, Mark, MarkChange};
use sudoku_engine::texts::{Language, enumerated, words};

/// Who made a change: the technique's name, `You`, `Solve` and so on.
pub fn change_title(language: &Language, change: &Change) -> String {
    match &change.cause {
        Cause::Opened => words!(language, "change-title-opened"),
        Cause::Given => words!(language, "change-title-given"),
        Cause::Rule(deductions) if deductions.is_empty() => {
            words!(language, "change-title-rule")
        }
        Cause::Rule(deductions) => step_title(language, deductions),
        Cause::Person => words!(language, "change-title-person"),
        Cause::Search => words!(language, "change-title-search"),
        Cause::Answer => words!(language, "change-title-answer"),
        Cause::Restart => words!(language, "change-title-restart"),
        Cause::SavePoint(_) => words!(language, "change-title-save-point"),
        Cause::Undo => words!(language, "change-title-undo"),
        Cause::Redo => words!(language, "change-title-redo"),
    }
}

/// What a change did, in one line.
pub fn change(language: &Language, change: &Change, notation: Notation) -> String {
    match &change.cause {
        Cause::Rule(deductions) => step_acts(language, deductions, notation),
        Cause::Restart => words!(language, "change-restart"),
        Cause::SavePoint(name) => words!(language, "change-save-point", name = name.to_string()),
        Cause::Search => words!(language, "change-search", count = change.values.len()),
        _ if change.is_of_board() => by_hand(language, change, notation),
        _ => marked(language, &change.marks, notation),
    }
}

fn by_hand(language: &Language, change: &Change, notation: Notation) -> String {
    let mut parts: Vec<String> = Vec::new();
    for value in &change.values {
        parts.push(match (value.before, value.after) {
            (_, Some(after)) => conclusions(
                language,
                &[Candidate::new(value.cell, after.digit)],
                &[],
                notation,
            ),
            (Some(before), None) => words!(
                language,
                "change-erased",
                digit = before.digit.to_string(),
                cell = notation.cell_at_length(language, value.cell),
            ),
            (None, None) => continue,
        });
    }
    let removed: Vec<_> = change
        .removals
        .iter()
        .filter(|removal| removal.removed)
        .map(|r| r.candidate)
        .collect();
    if !removed.is_empty() {
        parts.push(conclusions(language, &[], &removed, notation));
    }
    for back in change.removals.iter().filter(|removal| !removal.removed) {
        let Candidate { cell, digit } = back.candidate;
        parts.push(words!(
            language,
            "change-put-back",
            digit = digit.to_string(),
            cell = notation.cell_at_length(language, cell),
        ));
    }
    enumerated(language, parts).unwrap_or_default()
}

/// What was marked: a single mark is named, several are counted.
fn marked(language: &Language, marks: &[MarkChange], notation: Notation) -> String {
    let put = marks.iter().filter(|change| change.present).count();
    let taken = marks.len() - put;
    match marks {
        [MarkChange { mark, present }] if *present => {
            words!(
                language,
                "change-mark-put",
                mark = mark_name(language, *mark, notation)
            )
        }
        [MarkChange { mark, .. }] => {
            words!(
                language,
                "change-mark-taken",
                mark = mark_name(language, *mark, notation)
            )
        }
        _ if taken == 0 => words!(language, "change-marks-put", put = put),
        _ if put == 0 => words!(language, "change-marks-taken", taken = taken),
        _ => words!(
            language,
            "change-marks-put-and-taken",
            put = put,
            taken = taken
        ),
    }
}

/// A mark, within a sentence.
fn mark_name(language: &Language, mark: Mark, notation: Notation) -> String {
    match mark {
        Mark::Note(Candidate { cell, digit }) => words!(
            language,
            "mark-note",
            digit = digit.to_string(),
            cell = notation.cell_at_length(language, cell),
        ),
        Mark::Cell(cell, color) => words!(
            language,
            "mark-cell",
            color = color.to_string(),
            cell = notation.cell_at_length(language, cell),
        ),
        Mark::Candidate(Candidate { cell, digit }, color) => words!(
            language,
            "mark-candidate",
            color = color.to_string(),
            digit = digit.to_string(),
            cell = notation.cell_at_length(language, cell),
        ),
        Mark::Link(link) => {
            let [one, other] = link.ends();
            words!(
                language,
                "mark-link",
                kind = if link.is_strong() { "strong" } else { "weak" },
                from_digit = one.digit.to_string(),
                from_cell = notation.cell_at_length(language, one.cell),
                to_digit = other.digit.to_string(),
                to_cell = notation.cell_at_length(language, other.cell),
            )
        }
    }
}
