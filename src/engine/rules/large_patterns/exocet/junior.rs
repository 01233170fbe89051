//! Junior exocets.

use std::ops::ControlFlow;

use super::lines::{self, Crossed, View};
use super::{ExocetConclusion, Found, deduction, holds_in, is_possible};
use crate::grid::{Candidate, Cell, CellSet, Grid, lines_of_chute, others_in_chute};
use crate::rules::{Conclusions, Deduction, Rule, Technique};

/// Junior Exocet: both targets lie in the chute of the base, in its other two boxes. Each lies on
/// a cross-line but not on the line of the base, and the third cell of its box on the cross-line,
/// also off the line of the base, has no base digit. The places left for a digit are then its
/// places on the cross-lines outside the chute.
///
/// A target can hold only a base digit that the other two cross-lines can have at two different
/// places. The base has no digit that neither target can hold. Also, the digit in a target is in
/// the box of the other target on the third line, because the base and the target have it on the
/// other two. There it is neither in the other target nor beside it, so it is in one of two cells,
/// the mirror of the target. A target cannot hold a digit that its mirror cannot hold.
pub static JUNIOR_EXOCET: Rule =
    Rule::limited(Technique::JuniorExocet, holds_in, |_, grid, found| {
        if !is_possible(grid) {
            return ControlFlow::Continue(());
        }
        for view in View::both(grid) {
            juniors(&view, &mut |it| {
                let of_targets = it.deductions(Technique::JuniorExocet);
                for deduction in of_targets.chain(mirrored(it)) {
                    found(deduction)?;
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    });

/// Passes every junior exocet to `found`.
pub(super) fn juniors(
    view: &View<'_>,
    found: &mut dyn FnMut(&Found<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    view.bases(&mut |base| {
        base.crossed(&mut |crossed| {
            let mut digits = base.digits.iter();
            if digits.any(|digit| lines::fit(crossed.outside(digit))) {
                return ControlFlow::Continue(());
            }
            let [firsts, seconds] = [1, 2].map(|number| targets(crossed, number));
            for (first, second) in firsts.iter().flatten().flat_map(|first| {
                seconds
                    .iter()
                    .flatten()
                    .map(move |second| (*first, *second))
            }) {
                let left = base.digits.iter();
                found(&Found {
                    crossed,
                    targets: [first, second],
                    at: [1, 2],
                    left: left.map(|it| (it, crossed.outside(it))).collect(),
                })?;
            }
            ControlFlow::Continue(())
        })
    })
}

/// The cells of a cross-line in its box that can be a target.
fn targets(crossed: &Crossed<'_>, number: usize) -> [Option<Cell>; 2] {
    let (base, line) = (crossed.base, crossed.lines[number]);
    let first = 3 * base.chute;
    let [one, other] = match base.place - first {
        0 => [first + 1, first + 2],
        1 => [first, first + 2],
        _ => [first, first + 1],
    };
    [[one, other], [other, one]].map(|[target, beside]| {
        let [target, beside] = [target, beside].map(|place| base.view.cell(line, place));
        let can_hold = !(base.view.grid.candidates(target) & base.digits).is_empty();
        (can_hold && !base.view.has_any(beside, base.digits)).then_some(target)
    })
}

/// The deduction about targets whose mirrors cannot hold a digit.
fn mirrored(it: &Found<'_>) -> Option<Deduction> {
    let (base, view) = (it.crossed.base, it.crossed.base.view);
    let grid: &Grid = view.grid;
    let mut gone = Vec::new();
    for (number, target) in it.targets.into_iter().enumerate() {
        let line = it.crossed.lines[it.at[1 - number]];
        let places = lines_of_chute(base.chute).into_iter();
        let mut third = places.filter(|place| *place != base.place && *place != view.place(target));
        let third = third.next()?;
        let beside = others_in_chute(line).into_iter();
        let mirror: CellSet = beside.map(|line| view.cell(line, third)).collect();
        for digit in grid.candidates(target) & base.digits {
            let holds = grid.cells_with(digit) | grid.placed(digit);
            if holds.is_disjoint(mirror) {
                gone.push((Candidate::new(target, digit), mirror));
            }
        }
    }
    if gone.is_empty() {
        return None;
    }
    let eliminations: Conclusions = gone.iter().map(|(candidate, _)| *candidate).collect();
    let pattern = it.pattern(ExocetConclusion::Mirror(gone));
    let technique = Technique::JuniorExocet;
    Some(deduction(technique, grid, eliminations, pattern))
}
