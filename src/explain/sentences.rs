//! The sentences: of a deduction, of a contradiction, of a move.

use super::{
    Notation, Text, almost_locked_sets, chains, coloring, fish, forcing, kraken, said,
    single_digit, technique_name, templates, uniqueness, wings,
};
use crate::grid::{Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, House};
use crate::rules::{Deduction, Pattern};
use crate::sudoku::{Cause, Change, Mark, MarkChange};
use crate::texts::{enumerated, words};

/// The full argument of a deduction: what is seen, why the conclusion follows,
/// the conclusion.
pub fn argument(deduction: &Deduction) -> Text {
    match &deduction.pattern {
        Pattern::NakedSingle { seen, .. } => naked_single(deduction, *seen),
        Pattern::HiddenSingle {
            house,
            others,
            witnesses,
        } => hidden_single(deduction, *house, *others, *witnesses),
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
        Pattern::FullHouse { house } => {
            hidden_single(deduction, *house, CellSet::EMPTY, CellSet::EMPTY)
        }
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
        Pattern::Custom(pattern) => pattern.reason.clone(),
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
        text = said!(
            "not-kept-placed",
            placed = Text::listed(deduction.placements.iter().copied()),
            count = deduction.placements.len(),
        );
    }
    if !deduction.eliminations.is_empty() {
        text = text.sentence(said!(
            "not-kept-removed",
            removed = Text::listed(deduction.eliminations.iter().copied()),
            count = deduction.eliminations.len(),
        ));
    }
    text.sentence(said!("not-kept"))
}

fn naked_single(deduction: &Deduction, seen: DigitSet) -> Text {
    let said_of = |&Candidate { cell, digit }: &Candidate| {
        let removed = DigitSet::ALL - seen - DigitSet::only(digit);
        if removed.is_empty() {
            said!("naked-single-seen", cell = cell, digit = digit)
        } else if seen.is_empty() {
            said!(
                "naked-single-ruled-out",
                cell = cell,
                digit = digit,
                removed = Text::listed(removed),
            )
        } else {
            said!(
                "naked-single",
                cell = cell,
                digit = digit,
                seen = Text::listed(seen),
                seen_count = seen.len(),
                removed = Text::listed(removed),
                removed_count = removed.len(),
            )
        }
    };
    let sentences = deduction.placements.iter().map(said_of);
    sentences.fold(Text::new(), Text::sentence)
}

fn hidden_single(deduction: &Deduction, house: House, others: CellSet, witnesses: CellSet) -> Text {
    let sees = |cell: &Cell| !witnesses.is_disjoint(cell.peers());
    let seeing: CellSet = others.iter().filter(sees).collect();
    let ruled_out = others - seeing;
    let said_of = |&Candidate { cell, digit }: &Candidate| {
        if others.is_empty() {
            said!("full-house", cell = cell, house = house, digit = digit)
        } else if seeing.is_empty() {
            said!(
                "hidden-single-ruled-out",
                house = house,
                digit = digit,
                cell = cell,
                ruled_out = Text::listed(ruled_out),
            )
        } else if ruled_out.is_empty() {
            said!(
                "hidden-single-seen",
                house = house,
                digit = digit,
                cell = cell,
                seeing = Text::listed(seeing),
                count = seeing.len(),
                witnesses = Text::listed(witnesses),
            )
        } else {
            said!(
                "hidden-single",
                house = house,
                digit = digit,
                cell = cell,
                seeing = Text::listed(seeing),
                count = seeing.len(),
                witnesses = Text::listed(witnesses),
                ruled_out = Text::listed(ruled_out),
            )
        }
    };
    let sentences = deduction.placements.iter().map(said_of);
    sentences.fold(Text::new(), Text::sentence)
}

/// A naked or a hidden subset: what holds what, and why nothing else does.
fn subset(
    deduction: &Deduction,
    hidden: bool,
    digits: DigitSet,
    cells: CellSet,
    houses: &[House],
) -> Text {
    let houses = Text::listed(houses.iter().copied());
    let mut pair = digits.iter();
    match (hidden, digits.len(), pair.next(), pair.next()) {
        (true, ..) => said!(
            "hidden-subset",
            houses = houses,
            digits = Text::listed(digits),
            cells = Text::listed(cells),
            leaving = leaving(&deduction.eliminations),
        ),
        (false, 2, Some(one), Some(other)) => said!(
            "naked-pair",
            houses = houses,
            cells = Text::listed(cells),
            digits = Text::listed(digits),
            one = one,
            other = other,
            leaving = leaving(&deduction.eliminations),
        ),
        _ => said!(
            "naked-subset",
            houses = houses,
            cells = Text::listed(cells),
            digits = Text::listed(digits),
            leaving = leaving(&deduction.eliminations),
        ),
    }
}

/// `4 leaves r3c5, 9 leaves r3c5 and r3c9`, within a sentence.
pub(super) fn leaving(eliminations: &[Candidate]) -> Text {
    Text::enumerated(Digit::ALL.into_iter().filter_map(|digit| {
        let cells = cells_of(eliminations, digit);
        (!cells.is_empty()).then(|| said!("leaving", digit = digit, cells = Text::listed(cells)))
    }))
}

/// The cells of the candidates with this digit.
fn cells_of(candidates: &[Candidate], digit: Digit) -> CellSet {
    let with_digit = candidates.iter().filter(|one| one.digit == digit);
    with_digit.map(|candidate| candidate.cell).collect()
}

/// What a deduction does, without the reason: `r1c3 = 7`, or `Filled in 7 at
/// row 0, column 2` in the notation that counts from 0.
pub fn acts(deduction: &Deduction, notation: Notation) -> String {
    conclusions(&deduction.placements, &deduction.eliminations, notation)
}

/// What the deductions of a step do, in one line.
pub fn step_acts(deductions: &[Deduction], notation: Notation) -> String {
    let acts = deductions.iter().map(|deduction| acts(deduction, notation));
    all_acts(acts, notation)
}

fn conclusions(placements: &[Candidate], eliminations: &[Candidate], notation: Notation) -> String {
    let is_at_length = notation == Notation::Zero;
    let placed = placements.iter().map(|&Candidate { cell, digit }| {
        let cell = notation.cell_at_length(cell);
        if is_at_length {
            words!("acts-placed", digit = digit.to_string(), cell = cell)
        } else {
            format!("{cell} = {digit}")
        }
    });
    let removed = Digit::ALL.into_iter().filter_map(|digit| {
        let cells = cells_of(eliminations, digit).into_iter();
        let cells = cells.map(|cell| notation.cell_at_length(cell));
        if is_at_length {
            let cells =
                cells.reduce(|before, item| words!("acts-cells", before = before, item = item))?;
            Some(words!(
                "acts-removed",
                digit = digit.to_string(),
                cells = cells
            ))
        } else {
            Some(format!("{} ≠ {digit}", enumerated(cells)?))
        }
    });
    all_acts(placed.chain(removed), notation)
}

/// Acts one after the other.
fn all_acts(acts: impl Iterator<Item = String>, notation: Notation) -> String {
    let all = if notation == Notation::Zero {
        acts.reduce(|before, item| words!("list-clause", before = before, item = item))
    } else {
        enumerated(acts)
    };
    all.unwrap_or_default()
}

/// Why a position cannot be completed.
pub fn contradiction(contradiction: &Contradiction) -> Text {
    match contradiction {
        Contradiction::Clash {
            digit,
            house,
            cells,
        } => said!(
            "contradiction-clash",
            house = *house,
            digit = *digit,
            count = cells.len(),
            cells = Text::listed(*cells),
        ),
        Contradiction::NoCandidate(cell) => said!("contradiction-no-candidate", cell = *cell),
        Contradiction::NoPlace { digit, house } => {
            said!("contradiction-no-place", house = *house, digit = *digit)
        }
        Contradiction::NoSolution => said!("contradiction-no-solution"),
    }
}

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
