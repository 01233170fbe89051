//! Where chains of almost locked sets could lead, so that only those are
//! followed step by step that could end well.

use super::links::{Aiming, End, Links};
use super::sets::Sets;
use crate::rules::rows::{Row, Rows, contains, first_besides, is_disjoint, members};

/// The ends from which chains could lead to a set that takes a digit from the
/// same cell as the first one, a set after it, in order.
///
/// Here a chain may come to a set more than once, so that where it goes on
/// depends on nothing but the end through which it entered the last one. So what
/// an end leads to is the union of what the next ones lead to.
pub(super) struct PromisingStarts<'a> {
    sets: &'a Sets,
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
    /// How many ends were followed so far.
    followed: usize,
    /// The sets that could take something from the same cell as one.
    aiming: Aiming<'a>,
    aiming_of: Option<usize>,
    /// Room for the ends that were gone on from, and for sets.
    gone_on: Rows,
    last: Rows,
}

impl<'a> PromisingStarts<'a> {
    pub(super) fn of(sets: &'a Sets, links: &'a Links) -> Self {
        let count = links.len();
        let mut of_digit = Rows::new(9, count);
        for end in 0..count {
            of_digit.insert(links.end(end).digit.index(), end);
        }
        let mut ends_of = of_digit.empty_rows(sets.len());
        for set in 0..sets.len() {
            ends_of.insert_range(set, links.ends_of(set));
        }
        let mut partners = Rows::new(count, count);
        let mut next = Rows::new(count, count);
        next.join(links.all_linked(), |set| ends_of.row(set));
        for end in 0..count {
            let same_digit = of_digit.row(links.end(end).digit.index());
            partners.add_shared(end, next.row(end), same_digit);
            next.take(end, same_digit);
        }
        Self {
            sets,
            links,
            partners,
            next,
            leads_to: Rows::with_capacity(count, count),
            reached: Rows::with_capacity(count, sets.len()),
            followed: 0,
            aiming: Aiming::new(sets, links),
            aiming_of: None,
            gone_on: Rows::new(1, count),
            last: Rows::new(1, sets.len()),
        }
    }

    /// Works out where the next end leads to.
    fn follow(&mut self, start: usize) {
        self.leads_to.push_empty();
        self.reached.push_empty();
        self.gone_on.clear(0);
        self.leads_to.insert(start, start);
        let mut near = start;
        while let Some(end) = first_besides(self.leads_to.row(start), self.gone_on.row(0), near) {
            near = end;
            if end < start {
                // What an earlier end leads to is known already.
                if contains(self.leads_to.row(end), start) {
                    // Each of the two leads to the other, and so to the same.
                    self.leads_to.add_own(start, end);
                    self.reached.add_own(start, end);
                    return;
                }
                self.gone_on.add(0, self.leads_to.row(end));
                self.leads_to.add_own(start, end);
                self.reached.add_own(start, end);
            } else {
                self.gone_on.insert(0, end);
                self.leads_to.add(start, self.next.row(end));
                self.reached.add(start, self.links.linked(end));
            }
        }
    }

    fn is_promising(&mut self, start: usize) -> bool {
        let End { set, digit: x } = self.links.end(start);
        let first = &self.sets[set];
        if self.aiming_of.replace(set) != Some(set) {
            self.aiming.turn_to(first);
        }
        self.last.clear(0);
        for z in first.aimed.without(x) {
            let row = self.aiming.of(z);
            self.last.add_shared(0, row, self.reached.row(start));
        }
        let mut lasts = members(self.last.row(0)).filter(|last| *last > set);
        lasts.any(|last| {
            let digits = self.sets.common_aims(first, &self.sets[last]).without(x);
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
            let start = self.followed;
            if start == self.links.len() {
                return None;
            }
            self.followed += 1;
            self.follow(start);
            if self.is_promising(start) {
                return Some(self.links.end(start));
            }
        }
    }
}
