//! Shortest chains that go through no node twice.
//!
//! A shortest chain reaches no node twice with the same truth value, but it may go through
//! a node as false and come back to it as true, or the other way around. This part alone,
//! which is a loop, then decides the node, and the rest of the chain is not an argument of
//! its own.

use super::network::Network;
use super::rows::members;

/// A shortest chain from a false node to a node that is therefore true, through no node
/// twice: the nodes at the ends of its strong links, alternately false and true. `None` if
/// each of the shortest chains goes through a node twice, or if there is no chain.
///
/// The length is that of [`Growth`](super::reach::Growth): an almost locked set
/// counts as two links.
pub(super) fn shortest_simple(network: &Network, [from, to]: [usize; 2]) -> Option<Vec<usize>> {
    let left = Left::to(network, from, to)?;
    let mut path = vec![from];
    let length = left.when_false[from]?;
    left.extend(network, &mut path, length).then_some(path)
}

/// The lengths of the chains that lead from nodes to the end.
struct Left {
    to: usize,
    /// The length from each node, if it is false; `None` if there is no chain, or if it is
    /// longer than the whole.
    when_false: Vec<Option<usize>>,
}

impl Left {
    /// Works out the lengths backward, until the start is reached.
    fn to(network: &Network, from: usize, to: usize) -> Option<Self> {
        let nodes = network.len();
        let mut when_false = vec![None; nodes];
        let mut when_true = vec![None; nodes];
        when_true[to] = Some(0);
        // The nodes that are this far from the end when true, by length.
        let mut by_length = vec![vec![to]];
        let mut length: usize = 0;
        while when_false[from].is_none() {
            length += 1;
            let mut newly_false = Vec::new();
            let mut reach = |on: usize, off: usize| {
                if off != on && when_false[off].is_none() {
                    when_false[off] = Some(length);
                    newly_false.push(off);
                }
            };
            let at = |length: Option<usize>| length.and_then(|length| by_length.get(length));
            for on in at(length.checked_sub(1)).into_iter().flatten() {
                members(network.plain_partners().row(*on)).for_each(|off| reach(*on, off));
            }
            if let Some(sets) = network.set_partners() {
                for on in at(length.checked_sub(2)).into_iter().flatten() {
                    members(sets.row(*on)).for_each(|off| reach(*on, off));
                }
            }
            // A weak link before these nodes.
            let mut newly_true = Vec::new();
            for off in newly_false {
                for on in members(network.weak(off)) {
                    if when_true[on].is_none() {
                        when_true[on] = Some(length + 1);
                        newly_true.push(on);
                    }
                }
            }
            by_length.resize_with(length + 2, Vec::new);
            by_length[length + 1] = newly_true;
            let ended = by_length.iter().rev().take(3).all(Vec::is_empty);
            if ended && when_false[from].is_none() {
                return None;
            }
        }
        Some(Self { to, when_false })
    }

    /// Extends a chain whose last node is false to the end by exactly `left` links. Returns
    /// false, with the chain unchanged, if that is impossible without going through a node
    /// twice.
    fn extend(&self, network: &Network, path: &mut Vec<usize>, left: usize) -> bool {
        let Some(off) = path.last().copied() else {
            return false;
        };
        let plain = members(network.plain_partners().row(off)).map(|on| (on, 1));
        let sets = network.set_partners().into_iter();
        let sets = sets.flat_map(|sets| members(sets.row(off)).map(|on| (on, 2)));
        for (on, strong) in plain.chain(sets) {
            if strong > left || path.contains(&on) {
                continue;
            }
            path.push(on);
            if on == self.to && strong == left {
                return true;
            }
            // The links that are left after the strong link and a weak link.
            let then = left.checked_sub(strong + 1);
            for next in members(network.weak(on)) {
                if then.is_some() && self.when_false[next] == then && !path.contains(&next) {
                    path.push(next);
                    if then.is_some_and(|left| self.extend(network, path, left)) {
                        return true;
                    }
                    path.pop();
                }
            }
            path.pop();
        }
        false
    }
}
