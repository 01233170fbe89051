//! Sets of digits that a cage cannot hold because of the rest of its house.

use std::ops::ControlFlow;

use super::houses::{beside, outside_all, removing};
use super::known_sum::Fitted;
use super::{KnownSum, With, all_sums, unless_sums};
use crate::grid::{CellSet, DigitSet, Grid, House};
use crate::rules::conclusions::candidates_of;
use crate::rules::{Conclusions, Rule, Survey, Technique};

/// The greatest number of cells that are blocked together.
const MOST_BLOCKED: usize = 3;

/// Blocked Combination: if a cage in a house held a certain set, some other cells of the
/// house would have fewer digits left than cells. These cells hold different digits, none
/// of which is in the cage. So the cage does not hold the set, and candidates that are in
/// no other way to fill the cage are removed.
pub static BLOCKED_COMBINATION: Rule = Rule::limited(
    Technique::BlockedCombination,
    unless_sums,
    |technique, grid, found| {
        for house in grid.layout().houses() {
            for one in inside(grid, *house) {
                if one.live.len() < 2 {
                    continue;
                }
                let others = grid.unsolved() & (house.cells() - one.known.cells);
                let short = |set: &DigitSet| Some((*set, short_of(grid, others, *set)?));
                let blocked: Vec<(DigitSet, CellSet)> = one.live.iter().filter_map(short).collect();
                let is_left = |set: &&DigitSet| !blocked.iter().any(|(other, _)| other == *set);
                let left: Vec<DigitSet> = one.live.iter().filter(is_left).copied().collect();
                if left.is_empty() || blocked.is_empty() {
                    continue;
                }
                let gone = outside_all(grid, &one.known, &left);
                if !gone.is_empty() {
                    let pattern = beside(one, *house, With::Blocked(blocked));
                    found(removing(technique, gone, pattern))?;
                }
            }
        }
        ControlFlow::Continue(())
    },
);

/// The smallest group of cells with fewer digits than cells, not counting the digits of a
/// set.
fn short_of(grid: &Grid, cells: CellSet, without: DigitSet) -> Option<CellSet> {
    // Only cells with few digits left can be short of them.
    let few = cells
        .iter()
        .filter(|cell| (grid.candidates(*cell) - without).has_at_most(MOST_BLOCKED - 1));
    let few: CellSet = few.collect();
    (1..=MOST_BLOCKED).find_map(|count| choose_short(grid, few, CellSet::EMPTY, count, without))
}

/// Extends the chosen cells to `count` cells with fewer digits than cells.
fn choose_short(
    grid: &Grid,
    cells: CellSet,
    chosen: CellSet,
    count: usize,
    without: DigitSet,
) -> Option<CellSet> {
    let digits = chosen.iter().map(|cell| grid.candidates(cell) - without);
    let digits = digits.fold(DigitSet::EMPTY, DigitSet::union);
    if !digits.has_at_most(count - 1) {
        return None;
    }
    if chosen.len() == count {
        return Some(chosen);
    }
    let mut rest = cells;
    cells.iter().find_map(|cell| {
        rest.remove(cell);
        choose_short(grid, rest, chosen.with(cell), count, without)
    })
}

/// House Combinations: cages, or hidden cages, are side by side in one house. Each holds
/// one of its sets, no digit is in two of them, and the digits of the house that they leave
/// fill the other cells. Candidates that are in no such choice are removed, since one of
/// the choices is true.
pub static HOUSE_COMBINATIONS: Rule = Rule::limited(
    Technique::HouseCombinations,
    unless_sums,
    |technique, grid, found| {
        for house in grid.layout().houses() {
            let sums = grid.sums();
            let in_house = |it: &&Fitted| is_inside(it, *house);
            let cages: Vec<&Fitted> = sums.cages(grid).iter().filter(in_house).collect();
            let covered = cages.iter().map(|it| it.known.cells);
            let covered = covered.fold(CellSet::EMPTY, CellSet::union);
            let hidden = sums.hidden(grid).iter().filter(in_house);
            let beside_cages = hidden.filter(|it| it.known.cells.is_disjoint(covered));
            let with_hidden = beside_cages.map(|hidden| [&cages[..], &[hidden]].concat());
            for parts in std::iter::once(cages.clone()).chain(with_hidden) {
                if parts.len() < 2 {
                    continue;
                }
                let Some(gone) = left_out(grid, *house, &parts) else {
                    continue;
                };
                if !gone.is_empty() {
                    let others = parts[1..].iter();
                    let others = others.map(|it| (it.known.clone(), it.live.clone()));
                    let with = With::Combined(others.collect());
                    let pattern = beside(parts[0], *house, with);
                    found(removing(technique, gone, pattern))?;
                }
            }
        }
        ControlFlow::Continue(())
    },
);

/// The candidates that are in no choice of a set for each of some sums of a house. `None`
/// if there is no choice.
fn left_out(grid: &Grid, house: House, parts: &[&Fitted]) -> Option<Conclusions> {
    let covered = parts.iter().map(|it| it.known.cells);
    let covered = covered.fold(CellSet::EMPTY, CellSet::union);
    let rest = grid.unsolved() & (house.cells() - covered);
    let mut choices = Choices {
        grid,
        parts,
        rest,
        held: vec![Vec::new(); parts.len()],
        possible: vec![DigitSet::EMPTY; rest.len()],
    };
    if !choices.choose(0, grid.layout().digits() - grid.held(house)) {
        return None;
    }
    let mut gone = Conclusions::new();
    for (part, held) in parts.iter().zip(&choices.held) {
        gone.extend(outside_all(grid, &part.known, held));
    }
    for (cell, possible) in rest.iter().zip(&choices.possible) {
        let digits = DigitSet::ALL - *possible;
        gone.extend(candidates_of(grid, CellSet::only(cell), digits));
    }
    Some(gone)
}

/// The choices of a set for each of some sums.
struct Choices<'a> {
    grid: &'a Grid,
    parts: &'a [&'a Fitted],
    /// The other empty cells of the house.
    rest: CellSet,
    /// The sets of each sum that are in at least one choice.
    held: Vec<Vec<DigitSet>>,
    /// The digits that each of the other cells holds in at least one choice.
    possible: Vec<DigitSet>,
}

impl Choices<'_> {
    /// Goes through all choices for the sums from `number` on, with the digits that are
    /// left. Returns whether there is a choice.
    fn choose(&mut self, number: usize, left: DigitSet) -> bool {
        let Some(part) = self.parts.get(number).copied() else {
            let shared = self.grid.shared_out(self.rest, left);
            for (possible, digits) in self.possible.iter_mut().zip(shared.iter().flatten()) {
                *possible |= *digits;
            }
            return shared.is_some();
        };
        let mut any = false;
        for set in part.live.iter().filter(|set| set.is_subset(left)) {
            if self.choose(number + 1, left - *set) {
                any = true;
                if !self.held[number].contains(set) {
                    self.held[number].push(*set);
                }
            }
        }
        any
    }
}

/// The sums of at least two cells inside a house.
fn inside<'a>(grid: &'a Survey<'_>, house: House) -> impl Iterator<Item = &'a Fitted> {
    all_sums(grid).filter(move |it| is_inside(it, house))
}

fn is_inside(fitted: &Fitted, house: House) -> bool {
    let KnownSum { cells, .. } = fitted.known;
    cells.is_subset(house.cells()) && !cells.has_at_most(1)
}
