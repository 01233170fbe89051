//! Senior exocets.

use std::ops::ControlFlow;

use super::lines::{self, CROSS, Crossed, View};
use super::{Found, holds_in, is_possible};
use crate::grid::{Cell, Digit, DigitSet, lines_of_chute};
use crate::rules::{Rule, Sink, Technique};

/// The cost of trying the cross-lines of a base, in tenths of a microsecond.
const TO_CROSS: usize = 100;

/// Senior Exocet: one target lies in the chute of the base as in a [Junior Exocet], and the other
/// outside it, on another cross-line. For each base digit, the places in the cross-lines, without
/// the targets and the cells that both base cells see, do not allow three different places in the
/// three lines. So they lie in two lines.
///
/// [Junior Exocet]: super::JUNIOR_EXOCET
pub static SENIOR_EXOCET: Rule =
    Rule::limited(Technique::SeniorExocet, holds_in, |_, grid, found| {
        if !is_possible(grid) {
            return ControlFlow::Continue(());
        }
        for view in View::both(grid) {
            view.bases(&mut |base| {
                grid.spend(TO_CROSS)?;
                if grid.is_stopped() {
                    return ControlFlow::Break(());
                }
                base.crossed(&mut |crossed| seniors(crossed, found))
            })?;
        }
        ControlFlow::Continue(())
    });

/// Passes the senior exocets with this base and these cross-lines to `found`.
fn seniors(crossed: &Crossed<'_>, found: Sink<'_>) -> ControlFlow<()> {
    let (base, view) = (crossed.base, crossed.base.view);
    let all: Vec<(Digit, [u16; CROSS])> = base
        .digits
        .iter()
        .map(|digit| (digit, crossed.unseen(digit)))
        .collect();
    let can_hold = |cell: Cell| !view.grid.candidates(cell).is_disjoint(base.digits);
    for (number, place) in [1, 2]
        .into_iter()
        .flat_map(|number| lines_of_chute(base.chute).map(move |place| (number, place)))
    {
        let inside = view.cell(crossed.lines[number], place);
        if place == base.place || !can_hold(inside) {
            continue;
        }
        // The digits that the first target alone does not catch. The second target must have them
        // all.
        let mut left = all.clone();
        let mut open = DigitSet::EMPTY;
        for (digit, places) in &mut left {
            places[number] &= !(1 << place);
            if lines::fit(*places) {
                open.insert(*digit);
            }
        }
        if open.is_empty() {
            continue;
        }
        for other in (0..lines::CROSS).filter(|other| *other != number) {
            let free = (0..Cell::SIDE).filter(|place| base.chute_places() & (1 << place) == 0);
            for place in free {
                let outside = view.cell(crossed.lines[other], place);
                if !can_hold(outside) || !open.is_subset(view.grid.candidates(outside)) {
                    continue;
                }
                let mut left = left.clone();
                for (_, places) in &mut left {
                    places[other] &= !(1 << place);
                }
                let is_left = |(_, places): &(Digit, [u16; CROSS])| lines::fit(*places);
                if left.iter().any(is_left) {
                    continue;
                }
                let it = Found {
                    crossed,
                    targets: [inside, outside],
                    at: [number, other],
                    left,
                };
                for deduction in it.deductions(Technique::SeniorExocet) {
                    found(deduction)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
