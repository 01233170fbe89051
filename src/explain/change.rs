//! What a move says: who made it, and what it did.

use super::acts::conclusions;
use super::{Notation, step_acts, technique_name};
use crate::grid::Candidate;
use crate::sudoku::{Cause, Change, Mark, MarkChange};
use crate::texts::{enumerated, words};

/// Who made a change: the technique's name, `You`, `Solve` and so on.
pub fn change_title(change: &Change) -> String {
    match &change.cause {
        Cause::Opened => words!("change-title-opened"),
        Cause::Given => words!("change-title-given"),
        Cause::Rule(deductions) => match deductions.first() {
            Some(deduction) => technique_name(deduction.technique),
            None => words!("change-title-rule"),
        },
        Cause::Person => words!("change-title-person"),
        Cause::Search => words!("change-title-search"),
        Cause::Restart => words!("change-title-restart"),
        Cause::SavePoint(_) => words!("change-title-save-point"),
        Cause::Undo => words!("change-title-undo"),
        Cause::Redo => words!("change-title-redo"),
    }
}

/// What a change did, in one line.
pub fn change(change: &Change, notation: Notation) -> String {
    match &change.cause {
        Cause::Rule(deductions) => step_acts(deductions, notation),
        Cause::Restart => words!("change-restart"),
        Cause::SavePoint(name) => words!("change-save-point", name = name.to_string()),
        Cause::Search => words!("change-search", count = change.values.len()),
        _ if change.is_of_board() => by_hand(change, notation),
        _ => marked(&change.marks, notation),
    }
}

fn by_hand(change: &Change, notation: Notation) -> String {
    let mut parts: Vec<String> = Vec::new();
    for value in &change.values {
        parts.push(match (value.before, value.after) {
            (_, Some(after)) => {
                conclusions(&[Candidate::new(value.cell, after.digit)], &[], notation)
            }
            (Some(before), None) => words!(
                "change-erased",
                digit = before.digit.to_string(),
                cell = notation.cell_at_length(value.cell),
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
        parts.push(conclusions(&[], &removed, notation));
    }
    for back in change.removals.iter().filter(|removal| !removal.removed) {
        let Candidate { cell, digit } = back.candidate;
        parts.push(words!(
            "change-put-back",
            digit = digit.to_string(),
            cell = notation.cell_at_length(cell),
        ));
    }
    enumerated(parts).unwrap_or_default()
}

/// What was marked: a single mark is named, several are counted.
fn marked(marks: &[MarkChange], notation: Notation) -> String {
    let put = marks.iter().filter(|change| change.present).count();
    let taken = marks.len() - put;
    match marks {
        [MarkChange { mark, present }] if *present => {
            words!("change-mark-put", mark = mark_name(*mark, notation))
        }
        [MarkChange { mark, .. }] => {
            words!("change-mark-taken", mark = mark_name(*mark, notation))
        }
        _ if taken == 0 => words!("change-marks-put", put = put),
        _ if put == 0 => words!("change-marks-taken", taken = taken),
        _ => words!("change-marks-put-and-taken", put = put, taken = taken),
    }
}

/// A mark, within a sentence.
fn mark_name(mark: Mark, notation: Notation) -> String {
    match mark {
        Mark::Note(Candidate { cell, digit }) => words!(
            "mark-note",
            digit = digit.to_string(),
            cell = notation.cell_at_length(cell),
        ),
        Mark::Cell(cell, color) => words!(
            "mark-cell",
            color = color.to_string(),
            cell = notation.cell_at_length(cell),
        ),
        Mark::Candidate(Candidate { cell, digit }, color) => words!(
            "mark-candidate",
            color = color.to_string(),
            digit = digit.to_string(),
            cell = notation.cell_at_length(cell),
        ),
        Mark::Link(link) => {
            let [one, other] = link.ends();
            words!(
                "mark-link",
                kind = if link.is_strong() { "strong" } else { "weak" },
                from_digit = one.digit.to_string(),
                from_cell = notation.cell_at_length(one.cell),
                to_digit = other.digit.to_string(),
                to_cell = notation.cell_at_length(other.cell),
            )
        }
    }
}
