use std::ops::ControlFlow;

use super::sets::{Links, collect};
use super::{AlmostLockedSetsPattern, DeductionRule, Report, Survey, Technique, removing};

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
        let sets = collect(grid);
        let links = Links::between(&sets);
        for (number, pivot) in sets.iter().enumerate() {
            let linked = links.of(number);
            for (position, (second, ys)) in linked.iter().enumerate() {
                let second = &sets[*second];
                if second.aimed.is_empty() {
                    continue;
                }
                for (first, xs) in &linked[..position] {
                    let first = &sets[*first];
                    let aims = first.common_aims(second);
                    if aims.is_empty() {
                        continue;
                    }
                    for x in *xs {
                        for y in ys.without(x) {
                            let digits = aims.without(x).without(y);
                            if digits.is_empty() {
                                continue;
                            }
                            let losers = |digit| first.targets(digit) & second.targets(digit);
                            let sets = [first, pivot, second].map(|set| set.describe());
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
