use std::ops::ControlFlow;

use super::sets::{Set, collect};
use super::{AlmostLockedSetsPattern, DeductionRule, Report, Survey, Technique, removing};
use crate::grid::{Digit, DigitSet};

/// Almost Locked Set XZ-Rule: two almost locked sets without a common cell
/// have a restricted common X, that is, all places of X in the one see all its
/// places in the other.
///
/// Singly linked: one of the sets is without X, and so holds all its other
/// digits. A digit Z that both have stands in one of them, wherever it is: Z
/// leaves every cell that sees all places of Z in both.
///
/// Doubly linked, by X and Y: a set lacks one of its digits at most, so that
/// the set without X holds Y, and the other X. Each holds all its other digits
/// then: such a digit leaves the cells outside the sets that see all its
/// places in that set alone, and X and Y leave those that see all their places
/// in both.
#[derive(Debug)]
pub struct AlsXzRule;

impl DeductionRule for AlsXzRule {
    fn technique(&self) -> Technique {
        Technique::AlsXzRule
    }

    fn search(&self, grid: &Survey<'_>, found: Report<'_>) -> ControlFlow<()> {
        let sets = collect(grid);
        for (number, second) in sets.iter().enumerate() {
            for first in &sets[..number] {
                // A digit besides the restricted common is needed.
                if (first.digits & second.digits).len() < 2 {
                    continue;
                }
                let restricted = first.restricted_commons(second);
                match restricted.len() {
                    1 => singly_linked(first, second, restricted, found)?,
                    2 => doubly_linked(first, second, restricted, found)?,
                    // More than two leave the sets too few digits.
                    _ => {}
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn singly_linked(
    first: &Set,
    second: &Set,
    restricted: DigitSet,
    found: Report<'_>,
) -> ControlFlow<()> {
    let digits = first.common_aims(second) - restricted;
    if digits.is_empty() {
        return ControlFlow::Continue(());
    }
    let losers = |digit| first.targets(digit) & second.targets(digit);
    let pattern = AlmostLockedSetsPattern::Chain {
        sets: vec![first.describe(), second.describe()],
        restricted_commons: restricted.iter().collect(),
        digits,
    };
    found(removing(Technique::AlsXzRule, digits, losers, pattern))
}

fn doubly_linked(
    first: &Set,
    second: &Set,
    restricted: DigitSet,
    found: Report<'_>,
) -> ControlFlow<()> {
    let losers = |digit: Digit| {
        if restricted.contains(digit) {
            // The places in the one set see those in the other.
            first.targets(digit) & second.targets(digit)
        } else {
            (first.targets(digit) | second.targets(digit)) - first.cells - second.cells
        }
    };
    let aimed = first.aimed | second.aimed;
    let digits: DigitSet = aimed
        .iter()
        .filter(|digit| !losers(*digit).is_empty())
        .collect();
    if digits.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = AlmostLockedSetsPattern::DoublyLinked {
        sets: [first.describe(), second.describe()],
        restricted_commons: restricted,
    };
    found(removing(Technique::AlsXzRule, digits, losers, pattern))
}
