use std::ops::ControlFlow;

use super::links::{Aiming, Links};
use super::sets::Set;
use super::{AlmostLockedSetsPattern, Rule, Technique, report};
use crate::grid::DigitSet;
use crate::rules::rows::{Rows, is_disjoint, members};

/// Almost Locked Set XY-Wing: an almost locked set, the pivot, has a restricted common X
/// with one almost locked set, and a different restricted common Y with a second one.
///
/// Suppose that the first set does not hold a digit Z, neither X nor Y, that the first and
/// the second set have. Then it holds X, so the pivot is without X and holds Y, and the
/// second set is without Y and holds Z. So at least one of the two sets holds Z: Z is
/// removed from every cell that sees all places of Z in both.
///
/// The pivot has no cell in common with the other two sets, which may overlap each other.
pub static ALS_XY_WING: Rule = Rule::new(Technique::AlsXyWing, |technique, grid, found| {
    let all = grid.almost_locked_sets();
    let (sets, links) = (all.sets(), all.links());
    let mut firsts = Rows::new(1, sets.len());
    let mut seconds = Rows::new(1, sets.len());
    let mut aiming = Aiming::new(sets, links);
    for (number, pivot) in sets.iter().enumerate() {
        if !promises(links, number) {
            continue;
        }
        seconds.clear(0);
        for end in links.ends_of(number) {
            seconds.add(0, links.linked(end));
        }
        for second in members(seconds.row(0)) {
            grid.spend(1)?;
            let ys = links.commons(number, second);
            aiming.turn_to(&sets[second]);
            collect_firsts(links, number, &sets[second], ys, &aiming, &mut firsts);
            for first in members(firsts.row(0)).take_while(|first| *first < second) {
                grid.spend(1)?;
                let xs = links.commons(number, first);
                let (first, second) = (&sets[first], &sets[second]);
                let aims = sets.common_aims(first, second);
                for x in xs {
                    for y in ys & sets.left_without(pivot, x) {
                        let digits = aims.without(x).without(y)
                            & sets.left_without(first, x)
                            & sets.left_without(second, y);
                        if digits.is_empty() {
                            continue;
                        }
                        let losers =
                            |digit| sets.targets(first, digit) & sets.targets(second, digit);
                        let wing = [first, pivot, second];
                        let pattern = || AlmostLockedSetsPattern::Chain {
                            sets: wing.map(|set| sets.describe(set, grid)).into(),
                            restricted_commons: vec![x, y],
                            digits,
                        };
                        let cells = wing.iter().map(|set| set.size()).sum();
                        report(technique, grid, digits, losers, cells, pattern, found)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
});

/// Whether sets at two ends of a pivot could remove the same candidate, whose digit differs
/// from the digits of both ends.
fn promises(links: &Links, pivot: usize) -> bool {
    let ends = links.ends_of(pivot);
    ends.clone().any(|end| {
        let mut before = ends.start..end;
        before.any(|other| !is_disjoint(links.offers(end), links.offers(other)))
    })
}

/// Collects the sets linked to a pivot by a restricted common X that remove a digit other
/// than X and Y from the same cell as the second set, which is linked to the pivot by a
/// different restricted common Y.
fn collect_firsts(
    links: &Links,
    pivot: usize,
    second: &Set,
    ys: DigitSet,
    aiming: &Aiming<'_>,
    firsts: &mut Rows,
) {
    firsts.clear(0);
    for y in ys {
        for end in links.ends_of(pivot) {
            let x = links.end(end).digit;
            if x != y {
                for z in second.aimed.without(x).without(y) {
                    firsts.add_shared(0, links.linked(end), aiming.of(z));
                }
            }
        }
    }
}
