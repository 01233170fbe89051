use std::ops::ControlFlow;

use super::links::Links;
use super::sets::{Set, Sets};
use super::{AlmostLockedSetsPattern, Rule, Sink, Survey, Technique, report};
use crate::grid::{Digit, DigitSet};
use crate::rules::rows::{Rows, is_disjoint, members};

const TECHNIQUE: Technique = Technique::AlsXzRule;

/// Almost Locked Set XZ-Rule: two almost locked sets without a common cell have a
/// restricted common X, so all places of X in one set see all places of X in the other.
///
/// Singly linked: at least one of the sets is without X, and so holds all of its other
/// digits. So a digit Z that both sets have is in at least one of them: Z is removed from
/// every cell that sees all places of Z in both.
///
/// A set by the combinations of a cage may be certain to hold fewer digits: Z must be in
/// each combination without X.
///
/// Doubly linked, by X and Y: a set is missing at most one of its digits, so the set
/// without X holds Y, and the other set holds X. Each set then holds all of its other
/// digits: they are removed from the cells outside the sets that see all of their places in
/// that set alone, and X and Y are removed from the cells that see all of their places in
/// both sets.
pub static ALS_XZ_RULE: Rule = Rule::new(TECHNIQUE, |_, grid, found| {
    let all = grid.almost_locked_sets();
    let (sets, links) = (all.sets(), all.links());
    let mut partners = Rows::new(1, sets.len());
    for (number, second) in sets.iter().enumerate() {
        if links.ends_of(number).is_empty() {
            continue;
        }
        collect_partners(links, number, &mut partners);
        for other in members(partners.row(0)).take_while(|other| *other < number) {
            grid.spend(1)?;
            let first = &sets[other];
            let restricted = links.commons(number, other);
            match restricted.len() {
                1 => singly_linked(grid, sets, [first, second], restricted, found)?,
                2 if first.is_counted() && second.is_counted() => {
                    doubly_linked(grid, sets, [first, second], restricted, found)?
                }
                // More than two restricted commons leave the sets too few digits.
                _ => {}
            }
        }
    }
    ControlFlow::Continue(())
});

/// Collects the sets that a set is linked to by two restricted commons, or by one through
/// which some linked set removes a candidate of another digit that this set removes too.
fn collect_partners(links: &Links, number: usize, partners: &mut Rows) {
    let ends = links.ends_of(number);
    partners.clear(0);
    for end in ends.clone() {
        let linked = links.linked(end);
        if !is_disjoint(links.offers(end), links.targets_of(number)) {
            partners.add(0, linked);
        }
        for other in ends.start..end {
            partners.add_shared(0, linked, links.linked(other));
        }
    }
}

fn singly_linked(
    grid: &Survey<'_>,
    sets: &Sets,
    [first, second]: [&Set; 2],
    restricted: DigitSet,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let left = |set, x| sets.left_without(set, x);
    let held = |x| left(first, x) & left(second, x);
    let held = restricted
        .iter()
        .fold(DigitSet::ALL, |all, x| all & held(x));
    let digits = sets.common_aims(first, second) & held;
    if digits.is_empty() {
        return ControlFlow::Continue(());
    }
    let losers = |digit| sets.targets(first, digit) & sets.targets(second, digit);
    let pattern = || AlmostLockedSetsPattern::Chain {
        sets: [first, second].map(|set| sets.describe(set, grid)).into(),
        restricted_commons: restricted.iter().collect(),
        digits,
    };
    let cells = first.size() + second.size();
    report(TECHNIQUE, grid, digits, losers, cells, pattern, found)
}

fn doubly_linked(
    grid: &Survey<'_>,
    sets: &Sets,
    [first, second]: [&Set; 2],
    restricted: DigitSet,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let losers = |digit: Digit| {
        if restricted.contains(digit) {
            // The places in one set see the places in the other.
            sets.targets(first, digit) & sets.targets(second, digit)
        } else {
            (sets.targets(first, digit) | sets.targets(second, digit)) - first.cells - second.cells
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
    let pattern = || AlmostLockedSetsPattern::DoublyLinked {
        sets: [first, second].map(|set| sets.describe(set, grid)),
        restricted_commons: restricted,
    };
    let cells = first.size() + second.size();
    report(TECHNIQUE, grid, digits, losers, cells, pattern, found)
}
