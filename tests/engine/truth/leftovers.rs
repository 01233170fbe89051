//! Checks the sentences of the law of leftovers.

use super::holds::{Holds, ensure};
use super::read::{Read, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{CellSet, Grid, House, HouseKind};
use sudoku_stepper::rules::Deduction;
use sudoku_stepper::texts::Language;

/// Reads the argument; `Err` with the first part that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    use Read::{Cells, Digits, Houses, Removed};
    let [line] = &argument.lines[..] else {
        return Err("not one line".to_owned());
    };
    let [first, second, third] = &line.text.sentences(Language::english())[..] else {
        return Err("not three sentences".to_owned());
    };
    let first = tokens(first);
    let (lines, regions) = match (
        matched(
            "{houses} holds each digit once , and so does {houses} .",
            &first,
        )
        .as_deref(),
        matched(
            "together , {houses} hold each digit as often as {houses} .",
            &first,
        )
        .as_deref(),
    ) {
        (Some([Houses(line), Houses(region)]), _) => {
            ensure(line.len() == 1 && region.len() == 1, "one house each")?;
            (line.clone(), region.clone())
        }
        (_, Some([Houses(lines), Houses(regions)])) => {
            ensure(lines.len() > 1, "several houses")?;
            (lines.clone(), regions.clone())
        }
        _ => return Err("the houses are not understood".to_owned()),
    };
    let is_line = |house: &House| matches!(house.kind(), HouseKind::Row | HouseKind::Column);
    ensure(
        lines.iter().all(is_line) && !regions.iter().any(is_line),
        "lines against regions",
    )?;
    ensure(lines.len() == regions.len(), "as many lines as regions")?;
    ensure(
        are_apart(&lines) && are_apart(&regions),
        "a cell is counted twice",
    )?;
    let of = |houses: &[House]| {
        let cells = houses.iter().map(|house| house.cells());
        cells.fold(CellSet::EMPTY, CellSet::union)
    };
    let (lines, regions) = (of(&lines), of(&regions));
    let second = tokens(second);
    let sides = matched(
        "what they share falls away , so {cells} hold the same digits .",
        &second,
    );
    // The two lists are joined by 'and'.
    let Some([Cells(both)]) = sides.as_deref() else {
        return Err("the sides are not understood".to_owned());
    };
    let third = tokens(third);
    let places = matched(
        "{cells} has/have no place for {digits} : {removed} .",
        &third,
    );
    let Some([Cells(lacking), Digits(digits), Removed(removed)]) = places.as_deref() else {
        return Err("the end is not understood".to_owned());
    };
    let (lacking, digits) = (*lacking, *digits);
    let (one, other) = (lines - regions, regions - lines);
    ensure(
        lacking == one || lacking == other,
        "these are not what is left of a side",
    )?;
    ensure(*both == one | other, "not all of both sides")?;
    let losing = if lacking == one { other } else { one };
    for digit in digits {
        let stands = grid.placed(digit) | grid.cells_with(digit);
        ensure(lacking.is_disjoint(stands), "they have a place for it")?;
    }
    let mut told = removed.clone();
    told.sort();
    let mut all = deduction.eliminations.to_vec();
    all.sort();
    ensure(told == all, "it removes something else")?;
    let goes = |it: &sudoku_stepper::grid::Candidate| {
        losing.contains(it.cell) && digits.contains(it.digit) && grid.has(*it)
    };
    ensure(told.iter().all(goes), "a removal does not follow")
}

fn are_apart(houses: &[House]) -> bool {
    let pairs = houses.iter().enumerate();
    let mut pairs = pairs.flat_map(|(at, one)| houses[at + 1..].iter().map(move |it| (one, it)));
    pairs.all(|(one, other)| one.cells().is_disjoint(other.cells()))
}
