//! Houses less their cages, and the cells left on both sides, in words and pictures.

use crate::explain::place::digits_in;
use crate::explain::{Picture, SumPart, Text, said};
use sudoku_engine::grid::{Cage, Candidate, CellSet, DigitSet};
use sudoku_engine::rules::cages::{ParityPattern, Remainder};
use sudoku_engine::texts::Sum;

/// The cells that the cages inside houses leave: `The cages inside leave the innies r1c1 and r1c2,
/// which make 45 - 15 - 17 = 13.`
pub fn left_of_houses(remainder: &Remainder) -> Text {
    let sum = usize::try_from(remainder.difference()).unwrap_or_default();
    houses_add_up(remainder, false).sentence(said!(
        "cage-inner",
        cells = Text::listed(remainder.inner),
        count = remainder.inner.len(),
        equation = one_side(remainder, sum),
    ))
}

/// The cells left on both sides, and the removals because of their sums.
pub(super) fn difference(remainder: &Remainder, removing: Text) -> Text {
    sides(remainder).sentence(said!("cage-cannot", removing = removing))
}

/// The cells left on both sides.
fn sides(remainder: &Remainder) -> Text {
    let is_outer = match remainder.one_side() {
        Some(_) => !remainder.outer.is_empty(),
        None => remainder.difference() < 0,
    };
    let houses = houses_add_up(remainder, is_outer);
    if let Some((cells, sum)) = remainder.one_side() {
        let name = if remainder.outer.is_empty() {
            "cage-inner"
        } else {
            "cage-outer"
        };
        let left = said!(
            name,
            houses = remainder.houses.len(),
            cells = Text::listed(cells),
            count = cells.len(),
            equation = one_side(remainder, sum),
        );
        return houses.sentence(left);
    }
    let difference = remainder.difference();
    let (more, less) = if difference < 0 {
        (remainder.outer, remainder.inner)
    } else {
        (remainder.inner, remainder.outer)
    };
    let sum = difference.unsigned_abs();
    houses.sentence(said!(
        "cage-sides",
        inner = Text::listed(remainder.inner),
        outer = Text::listed(remainder.outer),
        more = Text::listed(more),
        more_count = more.len(),
        less = Text::listed(less),
        difference = sum,
        equation = if difference < 0 {
            one_side(remainder, sum)
        } else {
            taken_off(remainder, sum)
        },
    ))
}

/// The sums on both sides, and whether the last undetermined cell must be odd or even because of
/// them.
pub(super) fn parity(pattern: &ParityPattern, removing: Text) -> Text {
    let remainder = &pattern.remainder;
    let name = if pattern.is_odd {
        "cage-parity-odd"
    } else {
        "cage-parity-even"
    };
    sides(remainder).sentence(said!(name, cell = pattern.cell, removing = removing))
}

/// The total of houses, and the values to add in the equation: those for the outies of the cages or
/// else those for the innies.
pub(super) fn houses_add_up(remainder: &Remainder, is_outer: bool) -> Text {
    let sum = said!(
        "cage-houses",
        houses = Text::listed_houses(remainder.houses.iter().copied()),
        count = remainder.houses.len(),
        total = remainder.total,
    );
    sum.sentence(added_values(remainder, is_outer))
}

/// `45 - 15 - 17 - 9 = 4`, or `15 + 17 + 9 + 8 - 45 = 4` if the outies are left.
pub(super) fn one_side(remainder: &Remainder, sum: usize) -> Text {
    if remainder.outer.is_empty() {
        return taken_off(remainder, sum);
    }
    let cages = remainder.cages.iter().map(|cage| (true, of_cage(cage)));
    let inner = remainder.placed_inner.iter();
    let outer = remainder.placed_outer.iter();
    let terms = cages
        .chain(inner.map(|value| (true, of_value(*value))))
        .chain([(false, of_houses(remainder))])
        .chain(outer.map(|value| (false, of_value(*value))));
    equation(terms, sum)
}

/// The reason why values are added in an equation, if there are any: values outside the houses if
/// the cages are subtracted, values inside if the outies are left.
fn added_values(remainder: &Remainder, is_outer: bool) -> Text {
    let (name, values) = if is_outer {
        ("cage-added-inside", &remainder.placed_inner)
    } else {
        ("cage-added-outside", &remainder.placed_outer)
    };
    if values.is_empty() {
        return Text::new();
    }
    let in_cells = values.iter().map(|value| {
        let cells = CellSet::only(value.cell);
        digits_in(DigitSet::only(value.digit), cells)
    });
    said!(
        name,
        values = Text::listed_texts(in_cells),
        count = values.len(),
    )
}

/// `45 - 15 - 17 - 9 = 4`
fn taken_off(remainder: &Remainder, sum: usize) -> Text {
    let cages = remainder.cages.iter().map(|cage| (false, of_cage(cage)));
    let inner = remainder.placed_inner.iter();
    let outer = remainder.placed_outer.iter();
    let terms = std::iter::once((true, of_houses(remainder)))
        .chain(outer.map(|value| (true, of_value(*value))))
        .chain(cages)
        .chain(inner.map(|value| (false, of_value(*value))));
    equation(terms, sum)
}

/// Terms that are added or subtracted, and their result; the first term is added. A single term is
/// its own result.
pub(super) fn equation(terms: impl IntoIterator<Item = (bool, Sum)>, sum: usize) -> Text {
    let mut text = Text::new();
    let mut count = 0;
    for (is_added, term) in terms {
        if count > 0 {
            text = text.then(if is_added { " + " } else { " - " });
        }
        text = text.then(term);
        count += 1;
    }
    if count > 1 {
        text = text.then(" = ").then(sum.to_string());
    }
    text
}

pub(super) fn of_cage(cage: &Cage) -> Sum {
    Sum {
        cells: cage.cells,
        sum: cage.sum.map_or(0, usize::from),
    }
}

pub(super) fn of_value(value: Candidate) -> Sum {
    Sum {
        cells: CellSet::only(value.cell),
        sum: value.digit.get().into(),
    }
}

fn of_houses(remainder: &Remainder) -> Sum {
    let houses = remainder.houses.iter();
    Sum {
        cells: houses.fold(CellSet::EMPTY, |all, house| all | house.cells()),
        sum: remainder.total,
    }
}

pub(super) fn place_of_houses(remainder: &Remainder) -> Text {
    said!(
        "place-remainder",
        cells = Text::listed(remainder.inner | remainder.outer),
        houses = Text::listed_houses(remainder.houses.iter().copied()),
    )
}

/// Houses, the cages subtracted from them, and the cells left on both sides.
pub(super) fn of_remainder(remainder: &Remainder) -> Picture {
    let cages = remainder.cages.iter();
    let counted = cages.map(|cage| (cage.cells, SumPart::Counted));
    let sides = [
        (remainder.inner, SumPart::Innie),
        (remainder.outer, SumPart::Outie),
    ];
    let sides = sides.into_iter().filter(|(cells, _)| !cells.is_empty());
    Picture {
        witnesses: placed_in(remainder),
        ..Picture::default()
    }
    .tinting(remainder.houses.iter().copied())
    .adding(counted.chain(sides))
}

/// The cells whose values are used.
fn placed_in(remainder: &Remainder) -> CellSet {
    let placed = remainder.placed_inner.iter().chain(&remainder.placed_outer);
    placed.map(|value| value.cell).collect()
}
