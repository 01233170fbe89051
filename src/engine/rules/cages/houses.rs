//! Sums together with houses: digits that a cage must have, and digits that cages and other
//! cells use up between them.

use std::ops::ControlFlow;

use super::known_sum::Fitted;
use super::single::report;
use super::{BesidePattern, CagePattern, KnownSum, SumObservation, With, all_sums, unless_sums};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use crate::rules::conclusions::candidates_of;
use crate::rules::{Conclusions, Deduction, Pattern, Rule, Sink, Survey, Technique};

/// Required Digit: each set of digits that a cage can hold has a certain digit. One of the
/// cells holds it, so a cell that sees all of its places in the cage does not. If there is
/// only one place, that cell holds nothing else.
pub static REQUIRED_DIGIT: Rule = Rule::limited(
    Technique::RequiredDigit,
    unless_sums,
    |technique, grid, found| {
        for fitted in grid.sums().cages(grid) {
            let cells = fitted.known.cells;
            if cells.has_at_most(1) {
                continue;
            }
            for digit in fitted.required() {
                let places = grid.cells_with(digit) & cells;
                let seeing = grid.layout().common_peers(places) - cells;
                let seeing = candidates_of(grid, seeing, DigitSet::only(digit));
                let other = places.single().into_iter().flat_map(|cell| {
                    let others = DigitSet::ALL.without(digit);
                    candidates_of(grid, CellSet::only(cell), others)
                });
                let gone = seeing.chain(other).collect();
                let seen = || SumObservation::Required(digit, places, fitted.live.clone());
                report(technique, gone, &fitted.known, seen, found)?;
            }
        }
        ControlFlow::Continue(())
    },
);

/// Cage Claiming: a house has a digit only in cells of one cage. So the cage holds the
/// digit, in one of these cells. Sets of digits without it are ruled out, and so are
/// candidates that are in no way to place the other sets.
pub static CAGE_CLAIMING: Rule = Rule::limited(
    Technique::CageClaiming,
    unless_sums,
    |technique, grid, found| {
        let layout = grid.layout();
        for fitted in grid.sums().cages(grid) {
            let cells = fitted.known.cells;
            let overlapping = layout.houses().iter().copied();
            for house in overlapping.filter(|house| !house.cells().is_disjoint(cells)) {
                for digit in fitted.union() {
                    let places = grid.cells_with(digit) & house.cells();
                    let in_cage = grid.cells_with(digit) & cells;
                    let is_claimed = !places.is_empty() && places.is_subset(cells);
                    let is_new = places != in_cage || !fitted.required().contains(digit);
                    if !is_claimed || !is_new {
                        continue;
                    }
                    let mut gone = without(grid, fitted, digit, places);
                    // Losing some of these places would not follow from the house.
                    gone.retain(|it| it.digit != digit || !places.contains(it.cell));
                    if gone.is_empty() {
                        continue;
                    }
                    let with = With::Claim(digit, places);
                    let pattern = beside(fitted, house, with);
                    found(removing(technique, gone, pattern))?;
                }
            }
        }
        ControlFlow::Continue(())
    },
);

/// The candidates of cells that are in no way to place a live set with the digit in one of
/// some places. Empty if there is no such way.
fn without(grid: &Grid, fitted: &Fitted, digit: Digit, places: CellSet) -> Conclusions {
    let mut possible = [DigitSet::EMPTY; Cell::COUNT];
    let mut any = false;
    for digits in fitted.live.iter().filter(|live| live.contains(digit)) {
        for place in places {
            let rest = fitted.known.cells.without(place);
            if let Some(shared) = grid.shared_out(rest, digits.without(digit)) {
                any = true;
                possible[place.index()].insert(digit);
                for (cell, digits) in rest.iter().zip(shared) {
                    possible[cell.index()] |= digits;
                }
            }
        }
    }
    if !any {
        return Conclusions::new();
    }
    let cells = fitted.known.cells.iter();
    let gone = cells.flat_map(|cell| {
        let gone = grid.candidates(cell) - possible[cell.index()];
        gone.into_iter()
            .map(move |digit| Candidate::new(cell, digit))
    });
    gone.collect()
}

/// Killer Pair, Killer Triple: some digits of a house are used up by a cage that must hold
/// at least a certain number of them, together with other cells that can hold nothing else,
/// or with another cage. They take as many places as there are digits, so the rest of the
/// house has none of them.
pub static KILLER_PAIR: Rule =
    Rule::limited(Technique::KillerPair, unless_sums, killer_subset::<2>);

/// Killer Triple: a [Killer Pair](KILLER_PAIR) with three digits.
pub static KILLER_TRIPLE: Rule =
    Rule::limited(Technique::KillerTriple, unless_sums, killer_subset::<3>);

fn killer_subset<const SIZE: usize>(
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    for house in grid.layout().houses() {
        let inside = |it: &&Fitted| {
            it.known.cells.is_subset(house.cells()) && !it.known.cells.has_at_most(1)
        };
        let inside: Vec<&Fitted> = all_sums(grid).filter(inside).collect();
        if inside.is_empty() {
            continue;
        }
        let open = grid.unsolved() & house.cells();
        let candidates = open.iter().map(|cell| grid.candidates(cell));
        let candidates = candidates.fold(DigitSet::EMPTY, DigitSet::union);
        for digits in subsets(candidates, SIZE) {
            // These cells must hold some of the digits.
            let held = open
                .iter()
                .filter(|cell| grid.candidates(*cell).is_subset(digits));
            let held: CellSet = held.collect();
            for (number, one) in inside.iter().enumerate() {
                let cells = one.known.cells;
                let count = one.least_of(digits);
                if count == 0 || count == SIZE {
                    continue;
                }
                let others = held - cells;
                if count + others.len() == SIZE {
                    let gone = open - cells - others;
                    let with = With::Used(digits, others);
                    report_subset(technique, grid, one, *house, with, gone, found)?;
                }
                for other in &inside[number + 1..] {
                    let second = other.known.cells;
                    if cells.is_disjoint(second)
                        && count + other.least_of(digits) == SIZE
                        && other.least_of(digits) > 0
                    {
                        let gone = open - cells - second;
                        let with = With::UsedByBoth(
                            digits,
                            Box::new(other.known.clone()),
                            other.live.clone(),
                        );
                        report_subset(technique, grid, one, *house, with, gone, found)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports the digits that a subset rules out in the cells outside it.
fn report_subset(
    technique: Technique,
    grid: &Grid,
    fitted: &Fitted,
    house: House,
    with: With,
    losing: CellSet,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let (With::Used(digits, _) | With::UsedByBoth(digits, ..)) = with else {
        return ControlFlow::Continue(());
    };
    let gone: Conclusions = candidates_of(grid, losing, digits).collect();
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    found(removing(technique, gone, beside(fitted, house, with)))
}

/// Cage Comparison: two cages, or hidden cages, are in one house and so share no digit. A
/// set for one cage is ruled out if it has a digit of each set for the other cage, and so
/// are candidates that are in no other way to fill the first cage.
pub static CAGE_COMPARISON: Rule = Rule::limited(
    Technique::CageComparison,
    unless_sums,
    |technique, grid, found| {
        for house in grid.layout().houses() {
            let inside = |it: &&Fitted| {
                it.known.cells.is_subset(house.cells()) && !it.known.cells.has_at_most(1)
            };
            let inside: Vec<&Fitted> = all_sums(grid).filter(inside).collect();
            for one in &inside {
                for other in &inside {
                    if !one.known.cells.is_disjoint(other.known.cells) {
                        continue;
                    }
                    let fits = |set: &&DigitSet| other.live.iter().any(|it| it.is_disjoint(**set));
                    let left: Vec<DigitSet> = one.live.iter().filter(fits).copied().collect();
                    if left.is_empty() || left.len() == one.live.len() {
                        continue;
                    }
                    let gone = outside_all(grid, &one.known, &left);
                    if !gone.is_empty() {
                        let with =
                            With::Compared(Box::new(other.known.clone()), other.live.clone());
                        let pattern = beside(one, *house, with);
                        found(removing(technique, gone, pattern))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    },
);

/// The candidates of cells with a sum that are in no way to place any of some sets.
pub(super) fn outside_all(grid: &Grid, known: &KnownSum, sets: &[DigitSet]) -> Conclusions {
    let mut possible = vec![DigitSet::EMPTY; known.cells.len()];
    for shared in sets
        .iter()
        .filter_map(|set| grid.shared_out(known.cells, *set))
    {
        for (possible, digits) in possible.iter_mut().zip(shared) {
            *possible |= digits;
        }
    }
    let all = known.cells.iter().zip(possible);
    let gone = all.flat_map(|(cell, possible)| {
        let gone = grid.candidates(cell) - possible;
        gone.into_iter()
            .map(move |digit| Candidate::new(cell, digit))
    });
    gone.collect()
}

pub(super) fn beside(fitted: &Fitted, house: House, with: With) -> BesidePattern {
    BesidePattern {
        known: fitted.known.clone(),
        live: fitted.live.clone(),
        house,
        with,
    }
}

pub(super) fn removing(
    technique: Technique,
    eliminations: Conclusions,
    pattern: BesidePattern,
) -> Deduction {
    Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations,
        pattern: Pattern::Cage(Box::new(CagePattern::Beside(pattern))),
    }
}

/// The sets of `size` digits out of some digits.
fn subsets(digits: DigitSet, size: usize) -> impl Iterator<Item = DigitSet> {
    let all = (0..=DigitSet::ALL.bits()).map(DigitSet::from_bits);
    all.filter(move |set| set.is_subset(digits) && set.len() == size)
}
