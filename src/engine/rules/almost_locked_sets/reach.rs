//! The prospects of chains of almost locked sets, so that only chains that could end well
//! are followed step by step.

use super::links::Links;
use crate::rules::rows::{Rows, share_besides_those, shared};

/// The candidates that chains could remove at their last set, for each end through which
/// they leave a set.
///
/// Here, a chain may come to a set more than once, so its continuation depends only on the
/// end through which it entered the last set. So the prospects of an end are the offers of
/// the sets on its other side, and the prospects of all ends through which a chain can
/// leave these sets.
pub(super) struct Prospects<'a> {
    links: &'a Links,
    /// For each end, the candidates that could be removed by a set that a chain leaving
    /// there can reach, except those of the restricted common through which the chain
    /// reaches that set.
    ahead: Rows,
}

impl<'a> Prospects<'a> {
    pub(super) fn of(links: &'a Links) -> Self {
        let ahead = Walk::of(links).all();
        Self { links, ahead }
    }

    /// Whether a chain that leaves through an end could reach a set that removes the same
    /// candidate as the set from which another end starts the chain, and whose digit
    /// differs from that of the start.
    pub(super) fn are_good(&self, end: usize, start: usize) -> bool {
        let wanted = self.links.targets_of(self.links.end(start).set);
        share_besides_those(self.ahead.row(end), wanted, self.links.with_digit_of(start))
    }
}

/// The number of an end that the walk has not reached yet.
const NEW: u32 = u32::MAX;
/// The number of an end whose prospects are all known. It is larger than the number of any
/// open end, so no end gets a smaller number through it.
const SETTLED: u32 = u32::MAX - 1;

/// A walk through all ends, from each end to the next ones, and back as soon as everything
/// ahead of it is known.
///
/// Ends that lead to each other have the same prospects. Such a group is complete when the
/// walk turns back from the first end that it reached there, which by then has seen
/// everything that the group leads to: this is how Tarjan finds the strongly connected
/// components of a graph.
struct Walk {
    /// For each end, the ends through which a chain that leaves there can leave the next
    /// set, one list after another.
    next: Vec<u32>,
    /// Where the list of each end begins, and then where the last list ends.
    starts: Vec<usize>,
    ahead: Rows,
    /// For each end, the smallest number of an end that it is known to lead to, including
    /// itself. Ends are numbered as the walk reaches them.
    lowest: Vec<u32>,
    /// The ends that the walk has reached and that are not settled yet.
    open: Vec<usize>,
}

/// An end on the way from the start of a walk to its current end.
struct Stop {
    end: usize,
    number: u32,
    /// The index in `next` of the next step from there.
    step: usize,
}

impl Walk {
    fn of(links: &Links) -> Self {
        let count = links.len();
        let mut next = Vec::with_capacity(8 * count);
        let mut starts = Vec::with_capacity(count + 1);
        let passable = links.passable();
        for end in 0..count {
            starts.push(next.len());
            let entered_by = links.end(end).digit;
            for set in shared(links.linked(end), passable.row(0)) {
                let exits = links.ends_of(set);
                for (exit, other) in exits.clone().zip(&links.ends()[exits]) {
                    if other.digit != entered_by {
                        next.push(exit as u32);
                    }
                }
            }
        }
        starts.push(next.len());
        Self {
            next,
            starts,
            ahead: links.all_offers().clone(),
            lowest: vec![NEW; count],
            open: Vec::new(),
        }
    }

    /// Returns the prospects of each end.
    fn all(mut self) -> Rows {
        let mut way = Vec::new();
        let mut count = 0;
        for start in 0..self.lowest.len() {
            if self.lowest[start] == NEW {
                way.push(self.come_to(start, &mut count));
            }
            while let Some(stop) = way.last_mut() {
                let left = &self.next[stop.step..self.starts[stop.end + 1]];
                let is_new = |next: &u32| self.lowest[*next as usize] == NEW;
                let first_new = left.iter().position(is_new);
                let known = &left[..first_new.unwrap_or(left.len())];
                let lowest = known.iter().map(|next| self.lowest[*next as usize]);
                let lowest = lowest.fold(self.lowest[stop.end], u32::min);
                self.lowest[stop.end] = lowest;
                self.ahead.add_each_own(stop.end, known);
                // Back from a new end, the walk takes the same step once more.
                stop.step += known.len();
                if let Some(new) = first_new {
                    let next = left[new] as usize;
                    way.push(self.come_to(next, &mut count));
                } else {
                    let Stop { end, number, .. } = *stop;
                    self.leave(end, number);
                    way.pop();
                }
            }
        }
        self.ahead
    }

    fn come_to(&mut self, end: usize, count: &mut u32) -> Stop {
        let number = *count;
        *count += 1;
        self.lowest[end] = number;
        self.open.push(end);
        let step = self.starts[end];
        Stop { end, number, step }
    }

    /// Turns back from an end.
    fn leave(&mut self, end: usize, number: u32) {
        if self.lowest[end] < number {
            // It leads to an earlier end, which leads to it.
            return;
        }
        while let Some(member) = self.open.pop() {
            self.lowest[member] = SETTLED;
            if member == end {
                return;
            }
            self.ahead.add_own(member, end);
        }
    }
}
