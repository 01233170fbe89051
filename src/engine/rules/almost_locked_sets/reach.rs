//! Where chains of almost locked sets could lead, so that only those are
//! followed step by step that could end well.

use super::links::Links;
use crate::rules::rows::{Rows, share_besides_those, shared};

/// What chains could have in the end that leave a set through each of its ends.
///
/// Here a chain may come to a set more than once, so that where it goes on
/// depends on nothing but the end through which it entered the last one. So what
/// is ahead of an end is what the sets at its other side offer, and what is ahead
/// of all ends through which a chain can leave those.
pub(super) struct Prospects<'a> {
    links: &'a Links,
    /// Of each end, the candidates that some set could take to which a chain that
    /// leaves there can come: but for those of the restricted common through which
    /// it comes.
    ahead: Rows,
}

impl<'a> Prospects<'a> {
    pub(super) fn of(links: &'a Links) -> Self {
        let ahead = Walk::of(links).all();
        Self { links, ahead }
    }

    /// Whether a chain that leaves through an end could come to a set that takes
    /// the same candidate as the set from which another end starts the chain, a
    /// candidate of another digit than that of the start.
    pub(super) fn are_good(&self, end: usize, start: usize) -> bool {
        let wanted = self.links.targets_of(self.links.end(start).set);
        share_besides_those(self.ahead.row(end), wanted, self.links.with_digit_of(start))
    }
}

/// The number of an end that the walk has not come to yet.
const NEW: u32 = u32::MAX;
/// The number of an end all of whose prospects are known: larger than all others,
/// so that no end leads to a smaller one by it.
const SETTLED: u32 = u32::MAX - 1;

/// A walk through all ends, from each to the next ones and back as soon as all is
/// known that is ahead.
///
/// Ends that lead to each other have the same ahead of them. Such a group is known
/// when the walk turns back from the end of it to which it came first, which then
/// has seen all that the group leads to: that is how Tarjan finds the strongly
/// connected components of a graph.
struct Walk {
    /// Of each end, those through which a chain that leaves there can leave the
    /// next set, one end after the other.
    next: Vec<u32>,
    /// Where those of each end begin, and where those of the last one end.
    starts: Vec<usize>,
    ahead: Rows,
    /// Of each end, the smallest number of an end that it is known to lead to,
    /// itself included; they are numbered as the walk comes to them.
    lowest: Vec<u32>,
    /// The ends that the walk has come to and that are not settled yet.
    open: Vec<usize>,
}

/// An end on the way from where a walk began to where it is.
struct Stop {
    end: usize,
    number: u32,
    /// Which of the next ends the walk goes to from there.
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

    /// What is ahead of each end.
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
                // Back from a new one, it takes the same step once more.
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
