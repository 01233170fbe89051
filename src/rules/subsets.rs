//! Subsets: as many cells of a house as digits that they hold between them.

use std::ops::ControlFlow;

use super::{Deduction, DeductionRule, Pattern, Report, Survey, Technique};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};

/// The rules of the family; the locked ones stand with the intersections.
pub(super) static RULES: [&dyn DeductionRule; 6] = [
    &NakedSubset { size: 2 },
    &NakedSubset { size: 3 },
    &HiddenSubset { size: 2 },
    &HiddenSubset { size: 3 },
    &NakedSubset { size: 4 },
    &HiddenSubset { size: 4 },
];

/// Naked Pair, Triple, Quadruple: as many cells of a house as they have
/// candidates between them. Each cell takes another of these digits and so
/// they are all used up: no other cell of the house can hold one.
///
/// A subset that takes candidates from a box and from a line is a
/// [`LockedSubset`] and is left to that rule.
#[derive(Debug)]
pub struct NakedSubset {
    /// How many cells: two to four.
    pub size: usize,
}

/// Locked Pair, Triple: a naked subset in the cells that a box and a line
/// share, which therefore takes its digits from the rest of both.
#[derive(Debug)]
pub struct LockedSubset {
    /// How many cells: two or three.
    pub size: usize,
}

/// Hidden Pair, Triple, Quadruple: as many digits as they have places in a
/// house between them. Each digit takes another of these cells and so they are
/// all used up: none of them can hold anything else.
#[derive(Debug)]
pub struct HiddenSubset {
    /// How many digits: two to four.
    pub size: usize,
}

impl DeductionRule for NakedSubset {
    fn technique(&self) -> Technique {
        match self.size {
            2 => Technique::NakedPair,
            3 => Technique::NakedTriple,
            _ => Technique::NakedQuadruple,
        }
    }

    fn search(&self, grid: &Survey<'_>, found: Report<'_>) -> ControlFlow<()> {
        for house in House::all() {
            naked_subsets(grid, house, self.size, &mut |cells, digits| {
                if shared_houses(grid, house, cells, digits).len() > 1 {
                    return ControlFlow::Continue(());
                }
                report(self.technique(), grid, vec![house], cells, digits, found)
            })?;
        }
        ControlFlow::Continue(())
    }
}

impl DeductionRule for LockedSubset {
    fn technique(&self) -> Technique {
        if self.size == 2 {
            Technique::LockedPair
        } else {
            Technique::LockedTriple
        }
    }

    fn search(&self, grid: &Survey<'_>, found: Report<'_>) -> ControlFlow<()> {
        for house in House::boxes() {
            naked_subsets(grid, house, self.size, &mut |cells, digits| {
                let houses = shared_houses(grid, house, cells, digits);
                if houses.len() < 2 {
                    return ControlFlow::Continue(());
                }
                report(self.technique(), grid, houses, cells, digits, found)
            })?;
        }
        ControlFlow::Continue(())
    }
}

impl DeductionRule for HiddenSubset {
    fn technique(&self) -> Technique {
        match self.size {
            2 => Technique::HiddenPair,
            3 => Technique::HiddenTriple,
            _ => Technique::HiddenQuadruple,
        }
    }

    fn search(&self, grid: &Survey<'_>, found: Report<'_>) -> ControlFlow<()> {
        for house in House::all() {
            let places = Digit::ALL.map(|digit| grid.cells_with(digit) & house.cells());
            let small = |digit: &Digit| (1..=self.size).contains(&places[digit.index()].len());
            let digits: Vec<Digit> = Digit::ALL.into_iter().filter(small).collect();
            if digits.len() < self.size {
                continue;
            }
            combinations(
                &digits,
                self.size,
                CellSet::EMPTY,
                |cells, digit| {
                    let cells = cells | places[digit.index()];
                    (cells.len() <= self.size).then_some(cells)
                },
                &mut |chosen, cells| {
                    let digits: DigitSet = chosen.iter().copied().collect();
                    let eliminations: Vec<Candidate> = cells
                        .iter()
                        .flat_map(|cell| {
                            let others = grid.candidates(cell) - digits;
                            others
                                .into_iter()
                                .map(move |digit| Candidate::new(cell, digit))
                        })
                        .collect();
                    if cells.len() < self.size || eliminations.is_empty() {
                        return ControlFlow::Continue(());
                    }
                    let houses = vec![house];
                    found(Deduction {
                        technique: self.technique(),
                        placements: Vec::new(),
                        eliminations,
                        pattern: Pattern::Subset {
                            hidden: true,
                            digits,
                            cells,
                            houses,
                        },
                    })
                },
            )?;
        }
        ControlFlow::Continue(())
    }
}

/// The naked subsets of a house, whether or not they take anything away.
fn naked_subsets(
    grid: &Grid,
    house: House,
    size: usize,
    found: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let empty = grid.unsolved() & house.cells();
    if empty.len() <= size {
        return ControlFlow::Continue(());
    }
    let small = |cell: &Cell| (1..=size).contains(&grid.candidates(*cell).len());
    let cells: Vec<Cell> = empty.iter().filter(small).collect();
    combinations(
        &cells,
        size,
        DigitSet::EMPTY,
        |digits, cell| {
            let digits = digits | grid.candidates(cell);
            (digits.len() <= size).then_some(digits)
        },
        &mut |cells, digits| {
            if digits.len() < size {
                // Fewer digits than cells: the position contradicts itself.
                return ControlFlow::Continue(());
            }
            found(cells.iter().copied().collect(), digits)
        },
    )
}

/// The houses from which a naked subset takes something, out of `house` and,
/// for a pair or triple that lies in a box and a line, the other of the two.
fn shared_houses(grid: &Grid, house: House, cells: CellSet, digits: DigitSet) -> Vec<House> {
    let others: Vec<House> = match house.kind() {
        HouseKind::Box => House::lines().collect(),
        HouseKind::Row | HouseKind::Column => House::boxes().collect(),
    };
    let holds = |house: &House| cells.is_subset(house.cells());
    [house]
        .into_iter()
        .chain(others.into_iter().filter(holds))
        .filter(|house| !taken(grid, *house, cells, digits).is_empty())
        .collect()
}

/// What a naked subset takes from the rest of a house.
fn taken(grid: &Grid, house: House, cells: CellSet, digits: DigitSet) -> Vec<Candidate> {
    let rest = (grid.unsolved() & house.cells()) - cells;
    rest.into_iter()
        .flat_map(|cell| {
            let lost = grid.candidates(cell) & digits;
            lost.into_iter()
                .map(move |digit| Candidate::new(cell, digit))
        })
        .collect()
}

fn report(
    technique: Technique,
    grid: &Grid,
    houses: Vec<House>,
    cells: CellSet,
    digits: DigitSet,
    found: Report<'_>,
) -> ControlFlow<()> {
    let mut eliminations: Vec<Candidate> = houses
        .iter()
        .flat_map(|house| taken(grid, *house, cells, digits))
        .collect();
    eliminations.sort();
    eliminations.dedup();
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = Pattern::Subset {
        hidden: false,
        digits,
        cells,
        houses,
    };
    found(Deduction {
        technique,
        placements: Vec::new(),
        eliminations,
        pattern,
    })
}

/// Every choice of `size` items, in order, with what `add` has made of them
/// one by one; a choice that `add` refuses is not carried on.
fn combinations<T: Copy, A: Copy>(
    items: &[T],
    size: usize,
    start: A,
    add: impl Fn(A, T) -> Option<A>,
    found: &mut dyn FnMut(&[T], A) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn choose<T: Copy, A: Copy>(
        items: &[T],
        left: usize,
        sum: A,
        chosen: &mut Vec<T>,
        add: &impl Fn(A, T) -> Option<A>,
        found: &mut dyn FnMut(&[T], A) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if left == 0 {
            return found(chosen, sum);
        }
        for (number, item) in items.iter().enumerate() {
            if items.len() - number < left {
                break;
            }
            if let Some(sum) = add(sum, *item) {
                chosen.push(*item);
                choose(&items[number + 1..], left - 1, sum, chosen, add, found)?;
                chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }
    choose(
        items,
        size,
        start,
        &mut Vec::with_capacity(size),
        &add,
        found,
    )
}
