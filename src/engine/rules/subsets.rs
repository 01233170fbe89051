//! Subsets: n cells of a house that hold only n digits.

mod choices;
mod houses;

use std::ops::ControlFlow;

use super::houses::Houses;
use super::{Conclusions, Deduction, Pattern, Rule, Sink, Survey, Technique};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};

pub(super) use houses::{KnownHouses, SubsetHouses};

/// The rules of the family; the locked subsets are with the intersections.
pub(super) static RULES: &[&Rule] = &[
    &NAKED_PAIR,
    &NAKED_TRIPLE,
    &HIDDEN_PAIR,
    &HIDDEN_TRIPLE,
    &NAKED_QUADRUPLE,
    &HIDDEN_QUADRUPLE,
];

/// An equal number of cells and digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubsetPattern {
    /// Whether the digits have no other place in the house; otherwise, the cells have no
    /// other candidate.
    pub hidden: bool,
    /// The digits.
    pub digits: DigitSet,
    /// The cells.
    pub cells: CellSet,
    /// The houses of the subset: two or more if the cells are in all of them and each of
    /// them loses candidates.
    pub houses: Vec<House>,
}

/// Naked Pair, Triple, Quadruple: cells of a house that have an equal number of digits as
/// candidates between them, each cell at least two of them. Each cell takes a different one of
/// these digits, so they are all used up: no other cell of the house can hold one.
///
/// A pair or triple that removes candidates from several houses is a
/// [Locked Pair](LOCKED_PAIR) or Triple and is left to that rule.
pub static NAKED_PAIR: Rule = Rule::new(Technique::NakedPair, naked_subset::<2>);

/// Naked Triple: a [Naked Pair](NAKED_PAIR) with three cells and three digits.
pub static NAKED_TRIPLE: Rule = Rule::new(Technique::NakedTriple, naked_subset::<3>);

/// Naked Quadruple: a [Naked Pair](NAKED_PAIR) with four cells and four digits.
pub static NAKED_QUADRUPLE: Rule = Rule::new(Technique::NakedQuadruple, naked_subset::<4>);

fn naked_subset<const SIZE: usize>(
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    for house in grid.subset_houses().naked(SIZE).iter(grid.layout()) {
        naked_subsets(grid, house, SIZE, &mut |cells, digits| {
            let losing = losing_houses(grid, house, cells, digits);
            // There is no locked rule for larger subsets.
            let is_own = match SIZE {
                2 | 3 => losing.clone().eq([house]),
                _ => is_first_of(house, losing.clone()),
            };
            if !is_own {
                return ControlFlow::Continue(());
            }
            report(technique, grid, losing, cells, digits, found)
        })?;
    }
    ControlFlow::Continue(())
}

/// Locked Pair, Triple: a naked subset in the cells that a box and a line, or any other two
/// houses, share. It removes its digits from the rest of both houses.
pub static LOCKED_PAIR: Rule = Rule::new(Technique::LockedPair, locked_subset::<2>);

/// Locked Triple: a [Locked Pair](LOCKED_PAIR) with three cells and three digits.
pub static LOCKED_TRIPLE: Rule = Rule::new(Technique::LockedTriple, locked_subset::<3>);

fn locked_subset<const SIZE: usize>(
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let houses = grid.subset_houses().naked(SIZE);
    for house in houses.and(Houses::NOT_LINES).iter(grid.layout()) {
        naked_subsets(grid, house, SIZE, &mut |cells, digits| {
            let losing = losing_houses(grid, house, cells, digits);
            let mut apart = losing.clone().filter(|other| !other.kind().is_line());
            if losing.clone().count() < 2 || apart.any(|other| other < house) {
                return ControlFlow::Continue(());
            }
            report(technique, grid, losing, cells, digits, found)
        })?;
    }
    ControlFlow::Continue(())
}

/// Hidden Pair, Triple, Quadruple: digits that have an equal number of places in a house
/// between them. Each digit takes a different one of these cells, so the cells are all used
/// up: none of them can hold anything else.
pub static HIDDEN_PAIR: Rule = Rule::new(Technique::HiddenPair, hidden_subset::<2>);

/// Hidden Triple: a [Hidden Pair](HIDDEN_PAIR) with three digits and three cells.
pub static HIDDEN_TRIPLE: Rule = Rule::new(Technique::HiddenTriple, hidden_subset::<3>);

/// Hidden Quadruple: a [Hidden Pair](HIDDEN_PAIR) with four digits and four cells.
pub static HIDDEN_QUADRUPLE: Rule = Rule::new(Technique::HiddenQuadruple, hidden_subset::<4>);

fn hidden_subset<const SIZE: usize>(
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    for house in grid.subset_houses().hidden(SIZE).iter(grid.layout()) {
        hidden_subsets(grid, house, SIZE, &mut |cells, digits| {
            let gone = |cell: Cell| grid.candidates(cell) - digits;
            if cells.iter().all(|cell| gone(cell).is_empty()) {
                return ControlFlow::Continue(());
            }
            let of_cell = |cell: Cell| gone(cell).into_iter().map(move |d| Candidate::new(cell, d));
            found(Deduction {
                technique,
                placements: Conclusions::new(),
                eliminations: cells.iter().flat_map(of_cell).collect(),
                pattern: Pattern::Subset(SubsetPattern {
                    hidden: true,
                    digits,
                    cells,
                    houses: vec![house],
                }),
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// A callback that takes the cells and digits of a subset.
type FoundSubset<'a> = &'a mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>;

/// The naked subsets of a house, whether or not they remove anything.
fn naked_subsets(
    grid: &Grid,
    house: House,
    size: usize,
    found: FoundSubset<'_>,
) -> ControlFlow<()> {
    let empty = grid.unsolved() & house.cells();
    if empty.has_at_most(size) {
        return ControlFlow::Continue(());
    }
    // A cell with one candidate is a naked single.
    let is_small = |digits: DigitSet| !digits.has_at_most(1) && digits.has_at_most(size);
    let small = |cell: &Cell| is_small(grid.candidates(*cell));
    let small: CellSet = empty.iter().filter(small).collect();
    combinations(
        small.iter(),
        size,
        (CellSet::EMPTY, DigitSet::EMPTY),
        &|(cells, digits), cell| {
            let digits = digits | grid.candidates(cell);
            digits.has_at_most(size).then(|| (cells.with(cell), digits))
        },
        &mut |(cells, digits)| {
            if digits.has_at_most(size - 1) {
                // Fewer digits than cells: the position contradicts itself.
                return ControlFlow::Continue(());
            }
            found(cells, digits)
        },
    )
}

/// The hidden subsets of a house, whether or not they remove anything.
pub(super) fn hidden_subsets(
    grid: &Grid,
    house: House,
    size: usize,
    found: FoundSubset<'_>,
) -> ControlFlow<()> {
    let places = Digit::ALL.map(|digit| grid.cells_with(digit) & house.cells());
    let is_small = |cells: CellSet| !cells.is_empty() && cells.has_at_most(size);
    let small = |digit: &Digit| is_small(places[digit.index()]);
    let small: DigitSet = Digit::ALL.into_iter().filter(small).collect();
    combinations(
        small.iter(),
        size,
        (CellSet::EMPTY, DigitSet::EMPTY),
        &|(cells, digits), digit| {
            let cells = cells | places[digit.index()];
            cells.has_at_most(size).then(|| (cells, digits.with(digit)))
        },
        &mut |(cells, digits)| {
            if cells.has_at_most(size - 1) {
                // Fewer cells than digits: the position contradicts itself.
                return ControlFlow::Continue(());
            }
            found(cells, digits)
        },
    )
}

/// Whether a house has the lowest index among some houses.
fn is_first_of(house: House, houses: impl Iterator<Item = House>) -> bool {
    houses.min() == Some(house)
}

/// The houses that lose candidates to a naked subset, out of `house` and the other houses
/// that contain all of its cells.
fn losing_houses(
    grid: &Grid,
    house: House,
    cells: CellSet,
    digits: DigitSet,
) -> impl Iterator<Item = House> + Clone + '_ {
    let others = grid.layout().houses_with(cells);
    std::iter::once(house)
        .chain(others.filter(move |other| *other != house))
        .filter(move |house| {
            let rest = house.cells() - cells;
            let loses = |digit: Digit| !grid.cells_with(digit).is_disjoint(rest);
            digits.into_iter().any(loses)
        })
}

/// Reports a naked subset that removes candidates from each of these houses.
fn report(
    technique: Technique,
    grid: &Grid,
    houses: impl Iterator<Item = House> + Clone,
    cells: CellSet,
    digits: DigitSet,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let held = houses.clone().map(House::cells);
    let rest = held.fold(CellSet::EMPTY, CellSet::union) - cells;
    if rest.is_empty() {
        return ControlFlow::Continue(());
    }
    let lost = |cell: Cell| {
        let lost = grid.candidates(cell) & digits;
        lost.into_iter().map(move |d| Candidate::new(cell, d))
    };
    found(Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations: rest.into_iter().flat_map(lost).collect(),
        pattern: Pattern::Subset(SubsetPattern {
            hidden: false,
            digits,
            cells,
            houses: houses.collect(),
        }),
    })
}

/// Passes each choice of `size` items, in order, to `found`, as the value that `add` builds
/// from the items one by one. A choice that `add` rejects is not continued.
fn combinations<T, A: Copy>(
    mut items: impl Iterator<Item = T> + Clone,
    size: usize,
    chosen: A,
    add: &impl Fn(A, T) -> Option<A>,
    found: &mut dyn FnMut(A) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if size == 0 {
        return found(chosen);
    }
    while let Some(item) = items.next() {
        if let Some(chosen) = add(chosen, item) {
            combinations(items.clone(), size - 1, chosen, add, found)?;
        }
    }
    ControlFlow::Continue(())
}
