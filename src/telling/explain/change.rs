//! Moves in words: who made them, and their effect.

use super::acts::conclusions;
use super::{Notation, step_acts, step_title};
use sudoku_engine::grid::{Candidate, Digit};
use sudoku_engine::sudoku::{Cause, Change, Mark, MarkChange};
use sudoku_engine::texts::{Language, enumerated, words};

/// The maker of a change: the technique's name, `You`, `Solve` and so on.
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

/// The effect of a change in one line.
pub fn change(language: &Language, change: &Change, notation: Notation) -> String {
    match &change.cause {
        Cause::Rule(deductions) => step_acts(language, deductions, notation),
        Cause::Restart => words!(language, "change-restart"),
        Cause::SavePoint(name) => words!(language, "change-save-point", name = name.to_string()),
        Cause::Search => words!(language, "change-search", count = change.values.len()),
        _ if change.is_of_board() => by_hand(language, change, notation, |entry| {
            conclusions(language, &[entry], &[], notation)
        }),
        _ => marked(language, &change.marks, notation),
    }
}

/// A move of the player on the board in a sentence, such as `You put 5 in r1c3.`; `None` for any
/// other move.
pub fn own_move(language: &Language, change: &Change, notation: Notation) -> Option<String> {
    own_move_as("change-own", language, change, notation)
}

/// The same of a move that was taken back: `You had put 5 in r1c3.`
pub fn own_move_before(language: &Language, change: &Change, notation: Notation) -> Option<String> {
    own_move_as("change-own-before", language, change, notation)
}

fn own_move_as(
    name: &'static str,
    language: &Language,
    change: &Change,
    notation: Notation,
) -> Option<String> {
    if change.cause != Cause::Person || !change.is_of_board() {
        return None;
    }
    let what = by_hand(language, change, notation, |Candidate { cell, digit }| {
        words!(
            language,
            "change-entered",
            digit = digit.to_string(),
            cell = notation.cell_at_length(language, cell),
        )
    });
    Some(words!(language, name, what = what))
}

/// The effect of a change of values and candidates, with words for an entry.
fn by_hand(
    language: &Language,
    change: &Change,
    notation: Notation,
    entered: impl Fn(Candidate) -> String,
) -> String {
    let mut parts: Vec<String> = Vec::new();
    for value in &change.values {
        parts.push(match (value.before, value.after) {
            (_, Some(after)) => entered(Candidate::new(value.cell, after.digit)),
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
    if notation == Notation::Zero && !removed.is_empty() {
        parts.push(conclusions(language, &[], &removed, notation));
    } else {
        // Players need no signs for their own moves.
        parts.extend(Digit::ALL.into_iter().filter_map(|digit| {
            let cells = removed.iter().filter(|it| it.digit == digit);
            let cells = enumerated(language, cells.map(|it| notation.cell(it.cell)))?;
            let digit = digit.to_string();
            Some(words!(
                language,
                "change-removed",
                digit = digit,
                cells = cells
            ))
        }));
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

/// The effect of a change on notes, colors and links. A single mark is named; several are counted
/// by kind.
fn marked(language: &Language, marks: &[MarkChange], notation: Notation) -> String {
    if let [change] = marks {
        return one_mark(language, *change, notation);
    }
    let kinds = [MarkKind::Note, MarkKind::Color, MarkKind::Link];
    let counts = [true, false].into_iter().flat_map(|present| {
        kinds.into_iter().filter_map(move |kind| {
            let is_meant = |change: &&MarkChange| {
                change.present == present && MarkKind::of(change.mark) == kind
            };
            let count = marks.iter().filter(is_meant).count();
            (count > 0).then(|| match present {
                true => words!(
                    language,
                    "change-marks-added",
                    mark = kind.name(),
                    count = count
                ),
                false => words!(
                    language,
                    "change-marks-removed",
                    mark = kind.name(),
                    count = count
                ),
            })
        })
    });
    enumerated(language, counts).unwrap_or_default()
}

/// A kind of mark to count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MarkKind {
    Note,
    /// A color of a cell or of a candidate.
    Color,
    Link,
}

impl MarkKind {
    const fn of(mark: Mark) -> Self {
        match mark {
            Mark::Note(_) => Self::Note,
            Mark::Cell(..) | Mark::Candidate(..) => Self::Color,
            Mark::Link(_) => Self::Link,
        }
    }

    /// The name that selects the words of a message.
    const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Color => "color",
            Self::Link => "link",
        }
    }
}

/// The addition or removal of a single mark.
fn one_mark(language: &Language, change: MarkChange, notation: Notation) -> String {
    let at = |cell| notation.cell_at_length(language, cell);
    let (mut digit, mut color) = (String::new(), String::new());
    let (mut to_digit, mut to_cell) = (String::new(), String::new());
    let (mark, cell) = match change.mark {
        Mark::Note(candidate) => {
            digit = candidate.digit.to_string();
            ("note", at(candidate.cell))
        }
        Mark::Cell(cell, of_cell) => {
            color = of_cell.to_string();
            ("cell", at(cell))
        }
        Mark::Candidate(candidate, of_candidate) => {
            digit = candidate.digit.to_string();
            color = of_candidate.to_string();
            ("candidate", at(candidate.cell))
        }
        Mark::Link(link) => {
            let [from, to] = link.ends();
            digit = from.digit.to_string();
            to_digit = to.digit.to_string();
            to_cell = at(to.cell);
            let kind = if link.is_strong() { "strong" } else { "weak" };
            (kind, at(from.cell))
        }
    };
    let name = if change.present {
        "change-mark-added"
    } else {
        "change-mark-removed"
    };
    words!(
        language,
        name,
        mark = mark,
        digit = digit,
        cell = cell,
        color = color,
        to_digit = to_digit,
        to_cell = to_cell,
    )
}
