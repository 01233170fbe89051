//! The sentences: of a deduction, of a contradiction, of a move.

use super::{
    Notation, Text, almost_locked_sets, chains, coloring, fish, forcing, kraken, said,
    single_digit, templates, uniqueness, wings,
};
use crate::grid::{Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, House};
use crate::rules::{Deduction, Pattern};
use crate::sudoku::{Cause, Change, Mark, MarkChange};

/// The full argument of a deduction: what is seen, why the conclusion follows,
/// the conclusion.
pub fn argument(deduction: &Deduction) -> Text {
    match &deduction.pattern {
        Pattern::NakedSingle { seen, .. } => naked_single(deduction, *seen),
        Pattern::HiddenSingle {
            house,
            others,
            ruled_out,
            witnesses,
        } => hidden_single(deduction, *house, *others, *ruled_out, *witnesses),
        Pattern::LockedCandidates {
            digit,
            cells,
            base,
            cover,
            ..
        } => said!(
            "locked-candidates",
            digit = *digit,
            cells = Text::listed(*cells),
            count = cells.len(),
            base = *base,
            cover = *cover,
            eliminated = Text::listed(eliminated_cells(deduction)),
        ),
        Pattern::FullHouse { house } => hidden_single(
            deduction,
            *house,
            CellSet::EMPTY,
            CellSet::EMPTY,
            CellSet::EMPTY,
        ),
        Pattern::Subset {
            hidden,
            digits,
            cells,
            houses,
        } => subset(deduction, *hidden, *digits, *cells, houses),
        Pattern::Fish(pattern) => fish::argument(deduction, pattern),
        Pattern::SingleDigit(pattern) => single_digit::argument(deduction, pattern),
        Pattern::Wing(pattern) => wings::argument(deduction, pattern),
        Pattern::Coloring(pattern) => coloring::argument(deduction, pattern),
        Pattern::Uniqueness(pattern) => uniqueness::argument(deduction, pattern),
        Pattern::AlmostLockedSets(pattern) => almost_locked_sets::argument(deduction, pattern),
        Pattern::Chain(pattern) => chains::argument(deduction, pattern),
        Pattern::Kraken(pattern) => kraken::argument(deduction, pattern),
        Pattern::Forcing(pattern) => forcing::argument(deduction, pattern),
        Pattern::Templates(pattern) => templates::argument(deduction, pattern),
        Pattern::NotKept => not_kept(deduction),
        Pattern::Custom { reason, .. } => reason.clone(),
    }
}

/// The cells that lose a candidate.
fn eliminated_cells(deduction: &Deduction) -> impl Iterator<Item = Cell> {
    deduction
        .eliminations
        .iter()
        .map(|candidate| candidate.cell)
}

/// The links of a chain or a net one by one, a sentence each, for each branch;
/// empty for a deduction that is neither.
pub fn links(deduction: &Deduction) -> Vec<Vec<Text>> {
    match &deduction.pattern {
        Pattern::Chain(pattern) => vec![chains::links(pattern)],
        Pattern::Forcing(pattern) => forcing::links(&pattern.branches),
        Pattern::Kraken(pattern) => forcing::links(&pattern.branches),
        _ => Vec::new(),
    }
}

/// All that is known of a step whose argument no file keeps.
fn not_kept(deduction: &Deduction) -> Text {
    let mut text = Text::new();
    if !deduction.placements.is_empty() {
        text = text.list(deduction.placements.iter().copied());
        text = text.then(match deduction.placements.len() {
            1 => " was filled in. ",
            _ => " were filled in. ",
        });
    }
    if !deduction.eliminations.is_empty() {
        text = text.list(deduction.eliminations.iter().copied());
        text = text.then(match deduction.eliminations.len() {
            1 => " was removed. ",
            _ => " were removed. ",
        });
    }
    text.then("Why it follows is not in the file.")
}

fn naked_single(deduction: &Deduction, seen: DigitSet) -> Text {
    let mut text = Text::new();
    for Candidate { cell, digit } in &deduction.placements {
        let removed = DigitSet::ALL - seen - DigitSet::only(*digit);
        text = text
            .then(*cell)
            .then(" can only be ")
            .then(*digit)
            .then(": ");
        text = if removed.is_empty() {
            text.then("the eight other digits stand in its row, column and box.")
        } else if seen.is_empty() {
            text.list(removed).then(" were ruled out before.")
        } else {
            let stand = if seen.len() == 1 { " stands" } else { " stand" };
            let were = if removed.len() == 1 { " was" } else { " were" };
            text.list(seen)
                .then(stand)
                .then(" in its row, column or box, and ")
                .list(removed)
                .then(were)
                .then(" ruled out before.")
        };
    }
    text
}

fn hidden_single(
    deduction: &Deduction,
    house: House,
    others: CellSet,
    ruled_out: CellSet,
    witnesses: CellSet,
) -> Text {
    let mut text = Text::new();
    for Candidate { cell, digit } in &deduction.placements {
        if others.is_empty() {
            text = text
                .then(*cell)
                .then(" is the last empty cell of ")
                .then(house)
                .then(", which lacks ");
            text = text.then(*digit).then(".");
            continue;
        }
        text = text
            .then("In ")
            .then(house)
            .then(", ")
            .then(*digit)
            .then(" can only stand in ")
            .then(*cell);
        text = text.then(": ");
        let seeing = others - ruled_out;
        if !seeing.is_empty() {
            let see = if seeing.len() == 1 {
                " sees the "
            } else {
                " see the "
            };
            text = text
                .list(seeing)
                .then(see)
                .then(*digit)
                .then(" in ")
                .list(witnesses);
        }
        if !ruled_out.is_empty() {
            text = text
                .then(if seeing.is_empty() { "" } else { ", and " })
                .then(*digit);
            text = text
                .then(" was ruled out in ")
                .list(ruled_out)
                .then(" before");
        }
        text = text.then(".");
    }
    text
}

/// A naked or a hidden subset: what holds what, and why nothing else does.
fn subset(
    deduction: &Deduction,
    hidden: bool,
    digits: DigitSet,
    cells: CellSet,
    houses: &[House],
) -> Text {
    let text = Text::new()
        .then("In ")
        .list(houses.iter().copied())
        .then(", ");
    let text = if hidden {
        let text = text.list(digits).then(" can only stand in ").list(cells);
        text.then(". These cells hold them, in some order, and so nothing else: ")
    } else {
        let text = text.list(cells).then(" hold only ").list(digits);
        let mut pair = digits.iter();
        let text = match (digits.len(), pair.next(), pair.next()) {
            (2, Some(one), Some(other)) => text
                .then(". One of them is the ")
                .then(one)
                .then(" and the other the ")
                .then(other),
            _ => text.then(". They take them all, in some order"),
        };
        text.then(", so no other cell of ")
            .list(houses.iter().copied())
            .then(if digits.len() == 2 {
                " can be either: "
            } else {
                " can be one of them: "
            })
    };
    leaving(text, &deduction.eliminations)
}

/// `4 leaves r3c5, 9 leaves r3c5 and r3c9.`
pub(super) fn leaving(mut text: Text, eliminations: &[Candidate]) -> Text {
    let mut first = true;
    for digit in Digit::ALL {
        let with_digit = eliminations
            .iter()
            .filter(|candidate| candidate.digit == digit);
        let cells: CellSet = with_digit.map(|candidate| candidate.cell).collect();
        if !cells.is_empty() {
            text = text
                .then(if first { "" } else { ", " })
                .then(digit)
                .then(" leaves ")
                .list(cells);
            first = false;
        }
    }
    text.then(".")
}

/// What a deduction does, without the reason: `r1c3 = 7`, or `Filled in 7 at
/// row 0, column 2` in the notation that counts from 0.
pub fn acts(deduction: &Deduction, notation: Notation) -> String {
    conclusions(&deduction.placements, &deduction.eliminations, notation)
}

fn conclusions(placements: &[Candidate], eliminations: &[Candidate], notation: Notation) -> String {
    let placed = placements.iter().map(|candidate| match notation {
        Notation::Zero => format!(
            "Filled in {} at {}",
            candidate.digit,
            notation.cell_at_length(candidate.cell)
        ),
        _ => format!(
            "{} = {}",
            notation.cell_at_length(candidate.cell),
            candidate.digit
        ),
    });
    let removed = Digit::ALL.into_iter().filter_map(|digit| {
        let cells: CellSet = eliminations
            .iter()
            .filter(|candidate| candidate.digit == digit)
            .map(|c| c.cell)
            .collect();
        let names: Vec<_> = cells
            .iter()
            .map(|cell| notation.cell_at_length(cell))
            .collect();
        (!names.is_empty()).then(|| match notation {
            Notation::Zero => format!("Removed {digit} at {}", names.join(" and ")),
            _ => format!("{} ≠ {digit}", names.join(", ")),
        })
    });
    let separator = if notation == Notation::Zero {
        "; "
    } else {
        ", "
    };
    placed.chain(removed).collect::<Vec<_>>().join(separator)
}

/// Why a position cannot be completed.
pub fn contradiction(contradiction: &Contradiction) -> Text {
    match contradiction {
        Contradiction::Clash {
            digit,
            house,
            cells,
        } => Text::new()
            .then(*house)
            .then(" holds ")
            .then(*digit)
            .then(if cells.len() == 2 {
                " twice: in "
            } else {
                " several times: in "
            })
            .list(*cells)
            .then("."),
        Contradiction::NoCandidate(cell) => Text::new()
            .then(*cell)
            .then(" has nothing left: every digit is in its row, column or box or was removed."),
        Contradiction::NoPlace { digit, house } => Text::new()
            .then(*house)
            .then(" has no place left for ")
            .then(*digit)
            .then("."),
        Contradiction::NoSolution => Text::new().then(
            "This position has no solution: however the empty cells are filled, two digits clash.",
        ),
    }
}

/// Who made a change: the technique's name, `You`, `Solve` and so on.
pub fn change_title(change: &Change) -> &'static str {
    match &change.cause {
        Cause::Opened => "Opened",
        Cause::Given => "Given",
        Cause::Rule(deductions) => deductions
            .first()
            .map_or("Rule", |deduction| deduction.technique.name()),
        Cause::Person => "You",
        Cause::Search => "Solve",
        Cause::Restart => "Restart",
        Cause::SavePoint(_) => "Save point",
        Cause::Undo => "Undo",
        Cause::Redo => "Redo",
    }
}

/// What a change did, in one line.
pub fn change(change: &Change, notation: Notation) -> String {
    match &change.cause {
        Cause::Rule(deductions) => {
            let acts: Vec<_> = deductions
                .iter()
                .map(|deduction| acts(deduction, notation))
                .collect();
            acts.join(if notation == Notation::Zero {
                "; "
            } else {
                ", "
            })
        }
        Cause::Restart => "back to the givens".to_owned(),
        Cause::SavePoint(name) => format!("back to '{name}'"),
        Cause::Search => format!("filled in {}", cells(change.values.len())),
        _ if change.is_of_board() => by_hand(change, notation),
        _ => marked(&change.marks, notation),
    }
}

fn cells(count: usize) -> String {
    if count == 1 {
        "1 cell".to_owned()
    } else {
        format!("{count} cells")
    }
}

fn by_hand(change: &Change, notation: Notation) -> String {
    let mut parts: Vec<String> = Vec::new();
    for value in &change.values {
        parts.push(match (value.before, value.after) {
            (_, Some(after)) => {
                conclusions(&[Candidate::new(value.cell, after.digit)], &[], notation)
            }
            (Some(before), None) => {
                format!(
                    "erased {} from {}",
                    before.digit,
                    notation.cell_at_length(value.cell)
                )
            }
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
        parts.push(format!(
            "put {digit} back in {}",
            notation.cell_at_length(cell)
        ));
    }
    parts.join(", ")
}

/// What was marked: a single mark is named, several are counted.
fn marked(marks: &[MarkChange], notation: Notation) -> String {
    let put = marks.iter().filter(|change| change.present).count();
    let taken = marks.len() - put;
    let name = |mark: Mark| match mark {
        Mark::Note(Candidate { cell, digit }) => {
            format!("the note {digit} in {}", notation.cell_at_length(cell))
        }
        Mark::Cell(cell, color) => format!("color {color} on {}", notation.cell_at_length(cell)),
        Mark::Candidate(Candidate { cell, digit }, color) => {
            let cell = notation.cell_at_length(cell);
            format!("color {color} on {digit} in {cell}")
        }
        Mark::Link(link) => {
            let kind = if link.is_strong() { "strong" } else { "weak" };
            let [one, other] = link.ends().map(|Candidate { cell, digit }| {
                format!("{digit} in {}", notation.cell_at_length(cell))
            });
            format!("a {kind} link from {one} to {other}")
        }
    };
    let counted = |count| match count {
        1 => "1 mark".to_owned(),
        count => format!("{count} marks"),
    };
    match marks {
        [MarkChange { mark, present }] => {
            let act = if *present { "put" } else { "took away" };
            format!("{act} {}", name(*mark))
        }
        _ if taken == 0 => format!("put {}", counted(put)),
        _ if put == 0 => format!("took away {}", counted(taken)),
        _ => format!("put {} and took away {}", counted(put), counted(taken)),
    }
}
