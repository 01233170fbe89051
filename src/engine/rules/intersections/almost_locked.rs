//! Almost locked candidates: a locked subset that is one cell short.

use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, CellSet, DigitSet, House};
use crate::rules::houses::crossing_pairs;
use crate::rules::{Conclusions, Deduction, Obstacle, Pattern, Rule, Sink, Survey, Technique};

/// The pattern of an almost locked pair, triple or quadruple.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AlmostLockedPattern {
    /// The house of the set.
    pub house: House,
    /// The house of the hidden cells.
    pub other: House,
    /// The digits.
    pub digits: DigitSet,
    /// The cells of the set.
    pub set: CellSet,
    /// The hidden cells.
    pub hidden: CellSet,
    /// The cells of the crossing that can hold one of the digits.
    pub crossing: CellSet,
    /// The candidates of the digits in the set, in the hidden cells and in the crossing.
    pub candidates: [Vec<Candidate>; 3],
}

/// Almost Locked Pair, Triple and Quadruple: two houses cross. Outside the crossing, the first
/// house has a set of cells with exactly one more digit than cells. Outside the crossing, the
/// second house has places for these digits only in an equal number of cells, the hidden cells,
/// and it holds none of the digits yet.
///
/// The hidden cells have room for all but one of the digits, so at least one digit is in the
/// crossing. The set takes all but one of them, and the first house has each digit once, so at
/// most one digit is in the crossing. So exactly one is: the rest of the first house has none of
/// the digits, and the hidden cells hold the others and nothing else.
///
/// The definition is that of Almost Locked Candidates in the players' forums.
pub static ALMOST_LOCKED_PAIR: Rule = Rule::limited(
    Technique::AlmostLockedPair,
    Obstacle::unless_regions,
    almost_locked::<2>,
);

/// Almost Locked Triple: an [Almost Locked Pair](ALMOST_LOCKED_PAIR) with three digits.
pub static ALMOST_LOCKED_TRIPLE: Rule = Rule::limited(
    Technique::AlmostLockedTriple,
    Obstacle::unless_regions,
    almost_locked::<3>,
);

/// Almost Locked Quadruple: an [Almost Locked Pair](ALMOST_LOCKED_PAIR) with four digits.
pub static ALMOST_LOCKED_QUADRUPLE: Rule = Rule::limited(
    Technique::AlmostLockedQuadruple,
    Obstacle::unless_regions,
    almost_locked::<4>,
);

fn almost_locked<const SIZE: usize>(
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    for (block, line) in crossing_pairs(grid.layout()) {
        for (house, other) in [(line, block), (block, line)] {
            let fit = |cell: &Cell| (2..=SIZE).contains(&grid.candidates(*cell).len());
            let rest = grid.unsolved() & (house.cells() - other.cells());
            let rest: Vec<Cell> = rest.iter().filter(fit).collect();
            let set = CellSet::EMPTY;
            choose::<SIZE>(
                technique,
                grid,
                [house, other],
                &rest,
                set,
                DigitSet::EMPTY,
                found,
            )?;
        }
    }
    ControlFlow::Continue(())
}

/// Adds cells of the first house to the set until it has one cell fewer than the digits.
fn choose<const SIZE: usize>(
    technique: Technique,
    grid: &Survey<'_>,
    houses: [House; 2],
    among: &[Cell],
    set: CellSet,
    digits: DigitSet,
    found: Sink<'_>,
) -> ControlFlow<()> {
    // A set with no more digits than cells would be a naked subset.
    if !set.is_empty() && digits.len() <= set.len() {
        return ControlFlow::Continue(());
    }
    if set.len() + 1 == SIZE {
        grid.spend(1)?;
        if digits.len() == SIZE {
            return look(technique, grid, houses, set, digits, found);
        }
        return ControlFlow::Continue(());
    }
    for (number, cell) in among.iter().enumerate() {
        let with = digits | grid.candidates(*cell);
        if with.len() <= SIZE {
            let set = set.with(*cell);
            choose::<SIZE>(
                technique,
                grid,
                houses,
                &among[number + 1..],
                set,
                with,
                found,
            )?;
        }
    }
    ControlFlow::Continue(())
}

fn look(
    technique: Technique,
    grid: &Survey<'_>,
    houses: [House; 2],
    set: CellSet,
    digits: DigitSet,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let [house, other] = houses;
    let held = grid.held(house) | grid.held(other);
    if !held.is_disjoint(digits) {
        return ControlFlow::Continue(());
    }
    let with_digits = digits.iter().map(|digit| grid.cells_with(digit));
    let places = with_digits.fold(CellSet::EMPTY, |all, cells| all | cells);
    let crossing = places & house.cells() & other.cells();
    let hidden = places & (other.cells() - house.cells());
    if crossing.is_empty() || hidden.len() != set.len() {
        return ControlFlow::Continue(());
    }
    let candidates = |cells: CellSet, wanted: DigitSet| -> Vec<Candidate> {
        let of_cell = |cell| {
            let digits = grid.candidates(cell) & wanted;
            digits.into_iter().map(move |it| Candidate::new(cell, it))
        };
        cells.iter().flat_map(of_cell).collect()
    };
    let losing = house.cells() - other.cells() - set;
    let mut eliminations: Conclusions = candidates(losing, digits)
        .into_iter()
        .chain(candidates(hidden, grid.layout().digits() - digits))
        .collect();
    eliminations.sort();
    let size = set.len() + hidden.len() + crossing.len();
    if eliminations.is_empty() || !grid.needs(&eliminations, size) {
        return ControlFlow::Continue(());
    }
    found(Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations,
        pattern: Pattern::AlmostLocked(Box::new(AlmostLockedPattern {
            house,
            other,
            digits,
            set,
            hidden,
            crossing,
            candidates: [set, hidden, crossing].map(|cells| candidates(cells, digits)),
        })),
    })
}
