use std::ops::ControlFlow;

use super::{AlmostLockedSetsPattern, DeductionRule, Report, Survey, Technique, removing};
use crate::grid::DigitSet;

/// Almost Locked Set XY-Wing: an almost locked set, the pivot, has a
/// restricted common X with one such set and another, Y, with a second.
///
/// If the first set is without a digit Z, neither X nor Y, that it and the
/// second have, it holds X. So the pivot is without X and holds Y, and the
/// second set is without Y and holds Z. One of the two holds Z, wherever it
/// is: Z leaves every cell that sees all places of Z in both.
///
/// The pivot has no cell in common with either; the other two may overlap.
#[derive(Debug)]
pub struct AlsXyWing;

impl DeductionRule for AlsXyWing {
    fn technique(&self) -> Technique {
        Technique::AlsXyWing
    }

    fn search(&self, grid: &Survey<'_>, found: Report<'_>) -> ControlFlow<()> {
        let all = grid.almost_locked_sets();
        let sets = all.sets();
        let mut commons = vec![DigitSet::EMPTY; sets.len()];
        for (number, pivot) in sets.iter().enumerate() {
            for (other, digits) in all.links(number) {
                commons[*other] = *digits;
            }
            for (second, ys) in all.links(number) {
                for first in all.linked_and_aiming(number, *second) {
                    if first >= *second {
                        break;
                    }
                    let xs = commons[first];
                    let (first, second) = (&sets[first], &sets[*second]);
                    let aims = first.common_aims(second);
                    for x in xs {
                        for y in ys.without(x) {
                            let digits = aims.without(x).without(y);
                            if digits.is_empty() {
                                continue;
                            }
                            let losers = |digit| first.targets(digit) & second.targets(digit);
                            let sets = [first, pivot, second].map(|set| set.describe(grid));
                            let pattern = AlmostLockedSetsPattern::Chain {
                                sets: sets.into(),
                                restricted_commons: vec![x, y],
                                digits,
                            };
                            found(removing(self.technique(), digits, losers, pattern))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
