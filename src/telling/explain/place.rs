//! The place of a deduction in a few words, which do not reveal the conclusion if there is anything
//! else to name.

use super::{Text, pattern, picture, said};
use sudoku_engine::grid::{Candidate, CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::Language;

/// The place after the name of the technique: `4 and 9 in r3c2 and r3c7`.
pub(super) fn place(language: &Language, deduction: &Deduction) -> Text {
    pattern::of(deduction).place(language, deduction)
}

/// `4 and 9 in r3c2 and r3c7`
pub(super) fn digits_in(language: &Language, digits: DigitSet, cells: CellSet) -> Text {
    said!(
        language,
        "place-cells",
        digits = Text::listed(language, digits),
        cells = Text::listed(language, cells)
    )
}

/// `r1c9 (14)`
pub(super) fn with_digits(language: &Language, cells: CellSet, digits: DigitSet) -> Text {
    said!(
        language,
        "short-cells",
        cells = Text::listed(language, cells),
        digits = digits.iter().fold(Text::new(), Text::then),
    )
}

fn cells_of(candidates: &[Candidate]) -> CellSet {
    candidates.iter().map(|candidate| candidate.cell).collect()
}

fn digits_of(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|candidate| candidate.digit).collect()
}

/// The digits that the deduction sets or removes.
pub(super) fn concluded(language: &Language, deduction: &Deduction) -> Text {
    let all = [&deduction.placements[..], &deduction.eliminations[..]].concat();
    digits_in(language, digits_of(&all), cells_of(&all))
}

/// The two ends of the links if the picture has a connected row of links, otherwise the houses or
/// cells that the argument uses, otherwise the conclusions.
pub(super) fn shown(language: &Language, deduction: &Deduction) -> Text {
    let picture = picture(deduction);
    let joined = picture
        .links
        .windows(2)
        .all(|pair| pair[0].to == pair[1].from);
    if let ([first, ..], [.., last], true) = (&picture.links[..], &picture.links[..], joined) {
        if first.from == last.to {
            return said!(language, "place-around", node = node(language, &first.from));
        }
        return said!(
            language,
            "place-from-to",
            from = node(language, &first.from),
            to = node(language, &last.to)
        );
    }
    if !picture.houses.is_empty() {
        let digits = pattern::of(deduction).digits(deduction);
        return digits_in_houses(language, digits, picture.houses);
    }
    let used: Vec<Candidate> = picture.used().collect();
    if used.is_empty() {
        let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        Text::new().list(language, conclusions.copied())
    } else {
        digits_in(language, digits_of(&used), cells_of(&used))
    }
}

/// `5 of r1c2`, or `5 of r1c2 and r1c3` for candidates that act as one.
fn node(language: &Language, candidates: &[Candidate]) -> Text {
    match candidates {
        [candidate] => Text::new().then(*candidate),
        _ => said!(
            language,
            "place-node",
            digits = Text::listed(language, digits_of(candidates)),
            cells = Text::listed(language, cells_of(candidates)),
        ),
    }
}

/// `5 in rows 1 and 4`
pub(super) fn digits_in_houses(
    language: &Language,
    digits: DigitSet,
    houses: impl IntoIterator<Item = House>,
) -> Text {
    said!(
        language,
        "place-houses",
        digits = Text::listed(language, digits),
        houses = Text::listed_houses(language, houses),
    )
}

/// `5 in rows 1 and 4 with the fin r1c4`
pub(super) fn with_fins(
    language: &Language,
    digit: Digit,
    houses: &[House],
    fins: CellSet,
) -> Text {
    if fins.is_empty() {
        return digits_in_houses(language, DigitSet::only(digit), houses.iter().copied());
    }
    said!(
        language,
        "place-fins",
        digit = digit,
        houses = Text::listed_houses(language, houses.iter().copied()),
        fins = Text::listed(language, fins),
        count = fins.len(),
    )
}
