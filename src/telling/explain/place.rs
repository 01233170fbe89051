//! The place of a deduction in a few words, which do not reveal the conclusion if there is anything
//! else to name.

use super::{Text, pattern, picture, said};
use sudoku_engine::grid::{Candidate, CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::Deduction;

/// The place after the name of the technique: `4 and 9 in r3c2 and r3c7`.
pub(super) fn place(deduction: &Deduction) -> Text {
    pattern::of(deduction).place(deduction)
}

/// `4 and 9 in r3c2 and r3c7`
pub(super) fn digits_in(digits: DigitSet, cells: CellSet) -> Text {
    said!(
        "place-cells",
        digits = Text::listed(digits),
        cells = Text::listed(cells)
    )
}

/// `r1c9 (14)`
pub(super) fn with_digits(cells: CellSet, digits: DigitSet) -> Text {
    said!(
        "short-cells",
        cells = Text::listed(cells),
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
pub(super) fn concluded(deduction: &Deduction) -> Text {
    let all = [&deduction.placements[..], &deduction.eliminations[..]].concat();
    digits_in(digits_of(&all), cells_of(&all))
}

/// The two ends of the links if the picture has a connected row of links, otherwise the houses or
/// cells that the argument uses, otherwise the conclusions.
pub(super) fn shown(deduction: &Deduction) -> Text {
    let picture = picture(deduction);
    let joined = picture
        .links
        .windows(2)
        .all(|pair| pair[0].to == pair[1].from);
    if let ([first, ..], [.., last], true) = (&picture.links[..], &picture.links[..], joined) {
        if first.from == last.to {
            return said!("place-around", node = node(&first.from));
        }
        return said!(
            "place-from-to",
            from = node(&first.from),
            to = node(&last.to)
        );
    }
    if !picture.houses.is_empty() {
        let digits = pattern::of(deduction).digits(deduction);
        return digits_in_houses(digits, picture.houses);
    }
    let used: Vec<Candidate> = picture.used().collect();
    if used.is_empty() {
        let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        Text::new().list(conclusions.copied())
    } else {
        digits_in(digits_of(&used), cells_of(&used))
    }
}

/// `5 of r1c2`, or `5 of r1c2 and r1c3` for candidates that act as one.
fn node(candidates: &[Candidate]) -> Text {
    match candidates {
        [candidate] => Text::new().then(*candidate),
        _ => said!(
            "place-node",
            digits = Text::listed(digits_of(candidates)),
            cells = Text::listed(cells_of(candidates)),
        ),
    }
}

/// `5 in rows 1 and 4`
pub(super) fn digits_in_houses(digits: DigitSet, houses: impl IntoIterator<Item = House>) -> Text {
    said!(
        "place-houses",
        digits = Text::listed(digits),
        houses = Text::listed_houses(houses),
    )
}

/// `5 in rows 1 and 4 with the fin r1c4`
pub(super) fn with_fins(digit: Digit, houses: &[House], fins: CellSet) -> Text {
    if fins.is_empty() {
        return digits_in_houses(DigitSet::only(digit), houses.iter().copied());
    }
    said!(
        "place-fins",
        digit = digit,
        houses = Text::listed_houses(houses.iter().copied()),
        fins = Text::listed(fins),
        count = fins.len(),
    )
}
