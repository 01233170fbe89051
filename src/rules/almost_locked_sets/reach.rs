//! Where chains of almost locked sets could lead, so that only those are
//! followed step by step that could end well.

use super::links::{End, Links};
use super::sets::Set;
use crate::rules::rows::{Row, Rows, is_disjoint, members};

/// The ends from which chains could lead to a set that takes a digit from the
/// same cell as the first one, a set after it, in order.
///
/// Here a chain may come to a set more than once, so that where it goes on
/// depends on nothing but the end through which it entered the last one. So what
/// an end leads to is the union of what the next ones lead to.
pub(super) struct PromisingStarts<'a> {
    sets: &'a [Set],
    links: &'a Links,
    /// Of each end, those at the other side, through which a chain that leaves
    /// there enters the next set.
    partners: Rows,
    /// Of each end, those through which such a chain can leave the next set.
    next: Rows,
    /// Of each end so far, itself and all those through which such a chain can
    /// leave a set later on.
    leads_to: Rows,
    /// Of each end so far, the sets to which such a chain can come.
    reached: Rows,
}

impl<'a> PromisingStarts<'a> {
    pub(super) fn of(sets: &'a [Set], links: &'a Links) -> Self {
        let count = links.len();
        let mut partners = Rows::new(count, count);
        let mut next = Rows::new(count, count);
        for end in 0..count {
            let digit = links.end(end).digit;
            for set in members(links.linked(end)) {
                for other in links.ends_of(set) {
                    if links.end(other).digit == digit {
                        partners.insert(end, other);
                    } else {
                        next.insert(end, other);
                    }
                }
            }
        }
        Self {
            sets,
            links,
            partners,
            next,
            leads_to: Rows::new(0, count),
            reached: Rows::new(0, sets.len()),
        }
    }

    /// Works out where the next end leads to.
    fn follow(&mut self, start: usize) {
        let mut leads_to = Rows::new(1, self.links.len());
        let mut gone_on = leads_to.clone();
        let mut reached = Rows::new(1, self.sets.len());
        leads_to.insert(0, start);
        while let Some(end) = leads_to.first_besides(0, &gone_on) {
            if end < start {
                // What an earlier end leads to is known already.
                leads_to.add(0, self.leads_to.row(end));
                gone_on.add(0, self.leads_to.row(end));
                reached.add(0, self.reached.row(end));
            } else {
                leads_to.add(0, self.next.row(end));
                gone_on.insert(0, end);
                reached.add(0, self.links.linked(end));
            }
        }
        self.leads_to.push(leads_to.row(0));
        self.reached.push(reached.row(0));
    }

    fn is_promising(&self, start: usize) -> bool {
        let End { set, digit: x } = self.links.end(start);
        let first = &self.sets[set];
        let mut aiming = Rows::new(1, self.sets.len());
        for z in first.aimed.without(x) {
            let row = self.links.aiming(first, z);
            aiming.add_shared(0, row, self.reached.row(start));
        }
        let mut lasts = members(aiming.row(0)).filter(|last| *last > set);
        lasts.any(|last| {
            let digits = first.common_aims(&self.sets[last]).without(x);
            self.links.ends_of(last).any(|end| {
                let digits = digits.without(self.links.end(end).digit);
                !digits.is_empty() && self.enters_through(start, end)
            })
        })
    }

    /// Whether a chain that leaves a set through one end can enter another
    /// through the other.
    fn enters_through(&self, start: usize, end: usize) -> bool {
        let left_before: &Row = self.partners.row(end);
        !is_disjoint(left_before, self.leads_to.row(start))
    }
}

impl Iterator for PromisingStarts<'_> {
    type Item = End;

    fn next(&mut self) -> Option<End> {
        loop {
            let start = self.leads_to.len();
            if start == self.links.len() {
                return None;
            }
            self.follow(start);
            if self.is_promising(start) {
                return Some(self.links.end(start));
            }
        }
    }
}
