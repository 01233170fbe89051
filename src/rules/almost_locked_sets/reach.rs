//! Where chains of almost locked sets could lead, so that only those are
//! followed step by step that could end well.

use super::links::{End, Links};
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
                for (exit, End { digit, .. }) in links.numbered_ends_of(set) {
                    if *digit != entered_by {
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
        // The ends on the way to where the walk is, the number of each, and which
        // of the next ones it goes to from there.
        let mut way: Vec<(usize, u32, usize)> = Vec::new();
        let mut count = 0;
        for start in 0..self.lowest.len() {
            if self.lowest[start] == NEW {
                way.push(self.come_to(start, &mut count));
            }
            while let Some((end, number, step)) = way.last_mut() {
                if *step == self.starts[*end + 1] {
                    self.leave(*end, *number);
                    way.pop();
                    continue;
                }
                let next = self.next[*step] as usize;
                if self.lowest[next] == NEW {
                    // Back from there, it takes the same step once more.
                    way.push(self.come_to(next, &mut count));
                } else {
                    *step += 1;
                    self.lowest[*end] = self.lowest[*end].min(self.lowest[next]);
                    self.ahead.add_own(*end, next);
                }
            }
        }
        self.ahead
    }

    fn come_to(&mut self, end: usize, count: &mut u32) -> (usize, u32, usize) {
        let number = *count;
        *count += 1;
        self.lowest[end] = number;
        self.open.push(end);
        (end, number, self.starts[end])
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
