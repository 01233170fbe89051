//! The conclusions of a deduction in words.

use super::{Notation, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, Digit, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::{Language, enumerated, words};

/// `remove 4 and 9 from r3c5; 9 from r3c9`, within a sentence.
pub(super) fn removing(eliminations: &[Candidate]) -> Text {
    let removals = removals(eliminations);
    said!("removing", removals = removals)
}

/// `4 and 9 from r3c5; 9 from r3c9`
fn removals(eliminations: &[Candidate]) -> Text {
    let removals = groups(eliminations).into_iter().map(|(cells, digits)| {
        said!(
            "removal",
            digits = Text::listed(digits),
            cells = Text::listed(cells)
        )
    });
    Text::clauses(removals)
}

/// The candidates in groups of some digits in some cells: grouped by the digits of each cell or by
/// the cells of each digit, whichever gives fewer groups.
fn groups(candidates: &[Candidate]) -> Vec<(CellSet, DigitSet)> {
    let cells: CellSet = candidates.iter().map(|one| one.cell).collect();
    let digits: DigitSet = candidates.iter().map(|one| one.digit).collect();
    let mut by_cell: Vec<(CellSet, DigitSet)> = Vec::new();
    for cell in cells {
        let of_cell = candidates.iter().filter(|one| one.cell == cell);
        let digits = of_cell.map(|one| one.digit).collect();
        match by_cell.iter_mut().find(|(_, other)| *other == digits) {
            Some((cells, _)) => *cells |= CellSet::only(cell),
            None => by_cell.push((CellSet::only(cell), digits)),
        }
    }
    let mut by_digit: Vec<(CellSet, DigitSet)> = Vec::new();
    for digit in digits {
        let cells = cells_of(candidates, digit);
        match by_digit.iter_mut().find(|(other, _)| *other == cells) {
            Some((_, digits)) => *digits |= DigitSet::only(digit),
            None => by_digit.push((cells, DigitSet::only(digit))),
        }
    }
    if by_digit.len() < by_cell.len() {
        by_digit
    } else {
        by_cell
    }
}

/// The cells of the candidates with this digit.
fn cells_of(candidates: &[Candidate], digit: Digit) -> CellSet {
    let with_digit = candidates.iter().filter(|one| one.digit == digit);
    with_digit.map(|candidate| candidate.cell).collect()
}

/// The conclusions of a deduction without the reason: `r1c3 = 7`, or `Filled in 7 at row 0, column
/// 2` in the notation that counts from 0.
pub fn acts(language: &Language, deduction: &Deduction, notation: Notation) -> String {
    conclusions(
        language,
        &deduction.placements,
        &deduction.eliminations,
        notation,
    )
}

/// The conclusions of a deduction in less space, with the cells of each digit together: `r3c78 ≠
/// 4`.
pub fn acts_in_short(language: &Language, deduction: &Deduction, notation: Notation) -> String {
    let Deduction {
        placements,
        eliminations,
        ..
    } = deduction;
    let cells = |cells: CellSet| (!cells.is_empty()).then(|| notation.cells(cells));
    let signs = signs(placements, eliminations, cells);
    enumerated(language, signs).unwrap_or_default()
}

/// The conclusion of a deduction as a heading: `r1c3 is 7`, `Remove 4 from r3c5 and r3c9`.
pub fn conclusion(deduction: &Deduction) -> Text {
    let removals = removals(&deduction.eliminations);
    match (deduction.placements.is_empty(), removals.is_empty()) {
        (_, true) => clause(deduction),
        (true, false) => said!("concludes-removal", removals = removals),
        (false, false) => {
            let placed = placed(&deduction.placements);
            let removing = removing(&deduction.eliminations);
            Text::clauses(placed.chain([removing]))
        }
    }
}

/// The clauses that cells are certain digits.
fn placed<'a>(placements: &'a [Candidate]) -> impl Iterator<Item = Text> + 'a {
    placements.iter().map(|candidate| {
        said!(
            "concludes-is",
            cell = candidate.cell,
            digit = candidate.digit
        )
    })
}

/// The conclusion of a deduction within a sentence: `r1c3 is 7`, `r3c5 is not 4`.
pub(super) fn clause(deduction: &Deduction) -> Text {
    let placed = placed(&deduction.placements);
    let removed = groups(&deduction.eliminations).into_iter();
    let removed = removed.map(|(cells, digits)| {
        said!(
            "concludes-is-not",
            count = cells.len(),
            cells = Text::listed(cells),
            digits = Text::alternatives(digits)
        )
    });
    Text::clauses(placed.chain(removed))
}

/// The conclusions of the deductions of a step, in one line.
pub fn step_acts(language: &Language, deductions: &[Deduction], notation: Notation) -> String {
    let acts = deductions
        .iter()
        .map(|deduction| acts(language, deduction, notation));
    all_acts(language, acts, notation)
}

/// The placements and eliminations of a deduction, without the reason.
pub(super) fn conclusions(
    language: &Language,
    placements: &[Candidate],
    eliminations: &[Candidate],
    notation: Notation,
) -> String {
    if notation != Notation::Zero {
        let cells = |cells: CellSet| {
            let cells = cells.into_iter().map(|cell| notation.cell(cell));
            enumerated(language, cells)
        };
        let signs = signs(placements, eliminations, cells);
        return all_acts(language, signs.into_iter(), notation);
    }
    let placed = placements.iter().map(|&Candidate { cell, digit }| {
        words!(
            language,
            "acts-placed",
            digit = digit.to_string(),
            cell = notation.cell_at_length(language, cell)
        )
    });
    let removed = Digit::ALL.into_iter().filter_map(|digit| {
        let cells = cells_of(eliminations, digit).into_iter();
        let cells = cells.map(|cell| notation.cell_at_length(language, cell));
        let cells = cells
            .reduce(|before, item| words!(language, "acts-cells", before = before, item = item))?;
        Some(words!(
            language,
            "acts-removed",
            digit = digit.to_string(),
            cells = cells
        ))
    });
    all_acts(language, placed.chain(removed), notation)
}

/// Placements and eliminations in symbols: `r1c3 = 7`, `r1c4 and r1c5 ≠ 7,8`. The function names
/// cells, and returns `None` for no cells.
fn signs(
    placements: &[Candidate],
    eliminations: &[Candidate],
    named: impl Fn(CellSet) -> Option<String>,
) -> Vec<String> {
    let placed = placements.iter().filter_map(|&Candidate { cell, digit }| {
        let cell = named(CellSet::only(cell))?;
        Some(format!("{cell} = {digit}"))
    });
    let removed = groups(eliminations).into_iter();
    let removed = removed.filter_map(|(cells, digits)| {
        let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
        Some(format!("{} ≠ {}", named(cells)?, digits.join(",")))
    });
    placed.chain(removed).collect()
}

/// The acts in a list.
fn all_acts(language: &Language, acts: impl Iterator<Item = String>, notation: Notation) -> String {
    let all = if notation == Notation::Zero {
        acts.reduce(|before, item| words!(language, "list-clause", before = before, item = item))
    } else {
        enumerated(language, acts)
    };
    all.unwrap_or_default()
}
