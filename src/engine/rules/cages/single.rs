//! One sum at a time: of a cage, or of cells that the rule of 45 leaves.

use std::ops::ControlFlow;

use super::known_sum::Fitted;
use super::{
    CagePattern, KnownSum, Remainder, Source, SumObservation, SumPattern, all_see_each_other,
    unless_sums,
};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, combinations};
use crate::rules::conclusions::candidates_of;
use crate::rules::{Conclusions, Deduction, Pattern, Rule, Sink, Survey, Technique};

/// Last Cell in Cage: a cage has one empty cell. Its digit is the sum minus the other
/// digits, since the digits of the cage add up to the sum.
pub static LAST_CELL_IN_CAGE: Rule = Rule::limited(
    Technique::LastCellInCage,
    unless_sums,
    |technique, grid, found| {
        for fitted in grid.sums().cages(grid) {
            if let Some(cell) = fitted.known.cells.single() {
                last_cell(
                    technique,
                    grid,
                    cell,
                    || fitted.known.clone(),
                    fitted.known.sum,
                    found,
                )?;
            }
        }
        ControlFlow::Continue(())
    },
);

/// Reports the digit of the last cell of a sum, if it is among the cell's candidates.
fn last_cell(
    technique: Technique,
    grid: &Grid,
    cell: Cell,
    known: impl FnOnce() -> KnownSum,
    sum: usize,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let digit = u8::try_from(sum).ok().and_then(Digit::new);
    let placement = digit.map(|digit| Candidate::new(cell, digit));
    match placement.filter(|it| grid.has(*it)) {
        Some(placement) => {
            let pattern = CagePattern::LastCell(known());
            found(Deduction::placing(
                technique,
                placement,
                Pattern::Cage(Box::new(pattern)),
            ))
        }
        None => ControlFlow::Continue(()),
    }
}

/// Rule of 45: a house holds each digit once, so its digits have a known sum. Cages inside
/// are subtracted from it; if one empty cell is left, its digit is the rest. If the cages
/// that cover the house stick out by one empty cell, its digit is the excess of these
/// cages. The same works for several houses that share no cell.
pub static RULE_OF_45: Rule = Rule::limited(Technique::RuleOf45, unless_sums, rule_of_45::<false>);

/// Rule of 45 in Several Houses: the [Rule of 45](RULE_OF_45) for several houses together.
pub static RULE_OF_45_IN_SEVERAL_HOUSES: Rule = Rule::limited(
    Technique::RuleOf45InSeveralHouses,
    unless_sums,
    rule_of_45::<true>,
);

fn rule_of_45<const SEVERAL: bool>(
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let remainders = grid.sums().remainders(grid).iter();
    for remainder in remainders.filter(|it| (it.houses.len() > 1) == SEVERAL) {
        if let Some((cells, sum)) = remainder.one_side()
            && let Some(cell) = cells.single()
        {
            let known = || KnownSum {
                cells,
                sum,
                source: Source::Houses(remainder.clone()),
            };
            last_cell(technique, grid, cell, known, sum, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Unique-Sum Cage: only one set of digits has the sum of the empty cells of a cage. These
/// cells hold exactly that set, in some order: no other digit fits in them, and a cell that
/// sees all of them can hold no digit of the set.
pub static UNIQUE_SUM_CAGE: Rule = Rule::limited(
    Technique::UniqueSumCage,
    unless_sums,
    |technique, grid, found| {
        for fitted in several_cells(grid.sums().cages(grid)) {
            let KnownSum { cells, sum, source } = &fitted.known;
            let Source::Cage(_, placed) = source else {
                continue;
            };
            let held: DigitSet = placed.iter().map(|value| value.digit).collect();
            let free = grid.layout().digits() - held;
            let sets = combinations(cells.len(), *sum).iter();
            let mut sets = sets.copied().filter(|set| set.is_subset(free));
            let (Some(digits), None) = (sets.next(), sets.next()) else {
                continue;
            };
            let inside = outside_of(grid, *cells, digits);
            let beside = candidates_of(grid, grid.layout().common_peers(*cells), digits);
            report(
                technique,
                inside.chain(beside).collect(),
                &fitted.known,
                || SumObservation::Unique(digits),
                found,
            )?;
        }
        ControlFlow::Continue(())
    },
);

/// Cage Minimum and Maximum: all cells of a cage except one hold at least the smallest
/// possible different digits, and at most the greatest. The rest of the sum is the most,
/// and the least, that the remaining cell can hold.
pub static CAGE_MINIMUM_AND_MAXIMUM: Rule = Rule::limited(
    Technique::CageMinimumAndMaximum,
    unless_sums,
    |technique, grid, found| {
        for fitted in several_cells(grid.sums().cages(grid)) {
            let KnownSum { cells, sum, .. } = fitted.known;
            let all = cells.iter().map(|cell| grid.candidates(cell));
            let all = all.fold(DigitSet::EMPTY, DigitSet::union);
            let others = cells.len() - 1;
            let smallest: DigitSet = all.iter().take(others).collect();
            let greatest: DigitSet = all.iter().skip(all.len().saturating_sub(others)).collect();
            let is_too_great = |digit: &Digit| usize::from(digit.get()) + smallest.sum() > sum;
            let is_too_small = |digit: &Digit| usize::from(digit.get()) + greatest.sum() < sum;
            let great: DigitSet = all.iter().filter(is_too_great).collect();
            let small: DigitSet = all.iter().filter(is_too_small).collect();
            for (gone, seen) in [
                (great, SumObservation::Most(smallest)),
                (small, SumObservation::Least(greatest)),
            ] {
                let gone = candidates_of(grid, cells, gone).collect();
                report(technique, gone, &fitted.known, || seen, found)?;
            }
        }
        ControlFlow::Continue(())
    },
);

/// Cage Combinations: the empty cells of a cage hold a set of digits with the right sum
/// that can be placed in them. A digit that is in no such set is in none of the cells.
pub static CAGE_COMBINATIONS: Rule = Rule::limited(
    Technique::CageCombinations,
    unless_sums,
    |technique, grid, found| {
        for fitted in several_cells(grid.sums().cages(grid)) {
            let gone = outside_of(grid, fitted.known.cells, fitted.union()).collect();
            let seen = || SumObservation::Combinations(fitted.live.clone());
            report(technique, gone, &fitted.known, seen, found)?;
        }
        ControlFlow::Continue(())
    },
);

/// Cage Permutations: no way to place such a set gives a certain cell a certain digit. One
/// of the ways is true, so the cell does not hold that digit.
pub static CAGE_PERMUTATIONS: Rule = Rule::limited(
    Technique::CagePermutations,
    unless_sums,
    |technique, grid, found| {
        for fitted in several_cells(grid.sums().cages(grid)) {
            let gone = fitted.impossible(grid);
            let seen = || SumObservation::Permutations(fitted.live.clone(), fitted.placements());
            report(technique, gone, &fitted.known, seen, found)?;
        }
        ControlFlow::Continue(())
    },
);

/// Hidden Cage, Split Cage: the rule of 45 leaves several cells that all see each other.
/// They hold different digits with a known sum, as a cage does, so everything that works
/// for cages works for them. If they are in one cage, that cage is split by the edge of the
/// houses.
///
/// If they do not all see each other, digits may repeat in cells that do not.
pub static HIDDEN_CAGE: Rule =
    Rule::limited(Technique::HiddenCage, unless_sums, hidden_cage::<false>);

/// Split Cage: a [Hidden Cage](HIDDEN_CAGE) whose cells are in one cage.
pub static SPLIT_CAGE: Rule = Rule::limited(Technique::SplitCage, unless_sums, hidden_cage::<true>);

fn hidden_cage<const SPLIT: bool>(
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let in_one_cage = |cells: CellSet| {
        let mut cages = grid.layout().cages().iter();
        cages.any(|cage| cells.is_subset(cage.cells))
    };
    let hidden = grid.sums().hidden(grid).iter();
    for fitted in hidden.filter(|it| in_one_cage(it.known.cells) == SPLIT) {
        let cells = fitted.known.cells;
        let gone = fitted.impossible(grid);
        let is_union = gone.iter().all(|it| !fitted.union().contains(it.digit));
        let seen = || {
            let live = fitted.live.clone();
            if is_union {
                SumObservation::Combinations(live)
            } else {
                SumObservation::Permutations(live, fitted.placements())
            }
        };
        report(technique, gone, &fitted.known, seen, found)?;
        for digit in fitted.required() {
            let places = grid.cells_with(digit) & cells;
            let gone = grid.layout().common_peers(places);
            let gone = candidates_of(grid, gone - cells, DigitSet::only(digit)).collect();
            let seen = || SumObservation::Required(digit, places, fitted.live.clone());
            report(technique, gone, &fitted.known, seen, found)?;
        }
    }
    if SPLIT {
        return ControlFlow::Continue(());
    }
    for remainder in grid.sums().remainders(grid) {
        if let Some((cells, _)) = remainder.one_side()
            && !all_see_each_other(grid.layout(), cells)
        {
            impossible_sides(technique, grid, remainder, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Innie-Outie Difference: cages that are subtracted from houses leave cells on both sides.
/// The sum inside minus the sum outside equals the sum of the houses minus the sum of the
/// cages. A digit that makes this impossible, whatever the other cells hold, is removed.
pub static INNIE_OUTIE_DIFFERENCE: Rule = Rule::limited(
    Technique::InnieOutieDifference,
    unless_sums,
    |technique, grid, found| {
        for remainder in grid.sums().remainders(grid) {
            if !remainder.inner.is_empty() && !remainder.outer.is_empty() {
                impossible_sides(technique, grid, remainder, found)?;
            }
        }
        ControlFlow::Continue(())
    },
);

/// The greatest number of cells on both sides together.
const MOST_ON_SIDES: usize = 4;

/// Reports the digits with which the sides of a remainder cannot have their difference, if
/// the sides have few cells.
fn impossible_sides(
    technique: Technique,
    grid: &Grid,
    remainder: &Remainder,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let cells = remainder.inner | remainder.outer;
    if !cells.has_at_most(MOST_ON_SIDES) {
        return ControlFlow::Continue(());
    }
    let inner = remainder.inner.iter().map(|cell| (cell, 1));
    let outer = remainder.outer.iter().map(|cell| (cell, -1));
    let mut sides = Sides {
        grid,
        cells: inner.chain(outer).collect(),
        held: Vec::new(),
        possible: Vec::new(),
    };
    sides.possible = vec![DigitSet::EMPTY; sides.cells.len()];
    if !sides.share_out(remainder.difference()) {
        return ControlFlow::Continue(());
    }
    let all = sides.cells.iter().zip(&sides.possible);
    let gone = all.flat_map(|((cell, _), possible)| {
        let gone = grid.candidates(*cell) - *possible;
        gone.into_iter()
            .map(move |digit| Candidate::new(*cell, digit))
    });
    let eliminations: Conclusions = gone.collect();
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    found(Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations,
        pattern: Pattern::Cage(Box::new(CagePattern::Difference(remainder.clone()))),
    })
}

/// The ways to fill cells whose digits are added or subtracted.
struct Sides<'a> {
    grid: &'a Grid,
    cells: Vec<(Cell, isize)>,
    /// The digits of the first cells.
    held: Vec<Digit>,
    /// The digits that each cell holds in at least one way.
    possible: Vec<DigitSet>,
}

impl Sides<'_> {
    /// Fills the remaining cells in all ways that make up exactly `rest`. Returns whether
    /// there is one.
    fn share_out(&mut self, rest: isize) -> bool {
        let number = self.held.len();
        let Some(&(cell, sign)) = self.cells.get(number) else {
            return rest == 0;
        };
        let mut any = false;
        for digit in self.grid.candidates(cell) {
            let rest = rest - sign * isize::from(digit.get());
            let before = self.cells.iter().zip(&self.held);
            let layout = self.grid.layout();
            let mut before = before.filter(|((other, _), _)| layout.sees(*other, cell));
            if before.any(|(_, held)| *held == digit) || !self.can_be_made_up(number + 1, rest) {
                continue;
            }
            self.held.push(digit);
            if self.share_out(rest) {
                self.possible[number].insert(digit);
                any = true;
            }
            self.held.pop();
        }
        any
    }

    /// Whether the cells from number `from` on may add up to the rest, each taken by
    /// itself.
    fn can_be_made_up(&self, from: usize, rest: isize) -> bool {
        let (mut least, mut most) = (0, 0);
        for (cell, sign) in &self.cells[from..] {
            let digits = self.grid.candidates(*cell);
            let ends = [digits.first(), digits.iter().last()];
            let ends = ends.map(|it| it.map_or(0, |digit| sign * isize::from(digit.get())));
            least += ends[0].min(ends[1]);
            most += ends[0].max(ends[1]);
        }
        (least..=most).contains(&rest)
    }
}

/// The sums of two or more cells.
fn several_cells(all: &[Fitted]) -> impl Iterator<Item = &Fitted> {
    all.iter().filter(|it| !it.known.cells.has_at_most(1))
}

/// The candidates of some cells that are not among some digits.
fn outside_of(grid: &Grid, cells: CellSet, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    candidates_of(grid, cells, DigitSet::ALL - digits)
}

/// Reports the eliminations that follow from a sum, if there are any.
pub(super) fn report(
    technique: Technique,
    eliminations: Conclusions,
    known: &KnownSum,
    seen: impl FnOnce() -> SumObservation,
    found: Sink<'_>,
) -> ControlFlow<()> {
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = CagePattern::Sum(SumPattern {
        known: known.clone(),
        seen: seen(),
    });
    found(Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations,
        pattern: Pattern::Cage(Box::new(pattern)),
    })
}
