//! The nodes that are true if a node is false: which they are, by how long a chain, and by
//! which chain.

use super::network::Network;
use super::rows::{Row, Rows, members};

/// The strong links that a chain may begin or end with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Links {
    /// Any links except almost locked sets.
    Plain,
    /// Any links.
    Any,
}

/// The nodes to which chains lead from each node.
#[derive(Debug)]
pub(super) struct Reach {
    /// All nodes to which chains lead.
    any_end: Rows,
    /// The nodes with a chain that does not end with an almost locked set; `None` if there
    /// are no sets.
    plain_end: Option<Rows>,
}

impl Reach {
    /// Works out the chains that begin with links of this kind.
    pub(super) fn of(network: &Network, first: Links) -> Self {
        let sets = network.next_by_sets();
        let with_sets = (first == Links::Any)
            .then(|| network.set_partners())
            .flatten()
            .map(|sets| {
                let mut partners = network.plain_partners().clone();
                partners.add_all(sets);
                partners
            });
        let partners = with_sets.as_ref().unwrap_or(network.plain_partners());
        let leads_to = match sets {
            None => network.next().closure(),
            Some(sets) => {
                let mut next = network.next().clone();
                next.add_all(sets);
                next.closure()
            }
        };
        let any_end = Rows::over(network.len(), partners, &leads_to);
        let plain_end = sets.map(|_| {
            let mut plain_end = Rows::over(network.len(), &any_end, network.next());
            plain_end.add_all(network.plain_partners());
            plain_end
        });
        Self { any_end, plain_end }
    }

    /// The nodes to which chains that end with links of this kind lead.
    pub(super) fn ending(&self, last: Links) -> &Rows {
        match (&self.plain_end, last) {
            (Some(plain_end), Links::Plain) => plain_end,
            _ => &self.any_end,
        }
    }
}

/// Chains from some nodes that grow link by link, all at the same time.
///
/// The length of a chain is the number of its links, where an almost locked
/// set counts as two.
pub(super) struct Growth<'a> {
    network: &'a Network,
    first: Links,
    starts: Vec<usize>,
    /// The number of each starting node in `starts`.
    numbers: Vec<Option<usize>>,
    any_end: Ends,
    /// The ends of the chains that do not end with an almost locked set; `None`
    /// if there are no sets.
    plain_end: Option<Ends>,
    length: usize,
}

/// The ends of the shortest chains from some nodes.
struct Ends {
    /// For each starting node, all ends so far.
    all: Rows,
    /// The ends at the last three lengths, longest first; `None` for a length without new
    /// ends.
    latest: [Option<Rows>; 3],
}

impl Ends {
    fn new(starts: usize, nodes: usize) -> Self {
        Self {
            all: Rows::new(starts, nodes),
            latest: [const { None }; 3],
        }
    }

    /// Adds the ends at the next length that were not reached before.
    fn push(&mut self, new: Option<Rows>) {
        let new = new.and_then(|mut new| {
            new.keep_new(&mut self.all);
            (!new.is_empty()).then_some(new)
        });
        self.latest.rotate_right(1);
        self.latest[0] = new;
    }
}

impl<'a> Growth<'a> {
    /// Chains from some nodes, which begin with links of this kind and have no links yet.
    pub(super) fn from(
        network: &'a Network,
        starts: impl IntoIterator<Item = usize>,
        first: Links,
    ) -> Self {
        let starts: Vec<usize> = starts.into_iter().collect();
        let nodes = if starts.is_empty() { 0 } else { network.len() };
        let mut numbers = vec![None; nodes];
        for (number, start) in starts.iter().enumerate() {
            numbers[*start] = Some(number);
        }
        let ends = || Ends::new(starts.len(), network.len());
        Self {
            network,
            first,
            any_end: ends(),
            plain_end: network.set_partners().map(|_| ends()),
            numbers,
            starts,
            length: 0,
        }
    }

    /// Grows the chains until some have reached new nodes at a length of at least
    /// `at_least`; returns false if they cannot grow any longer.
    pub(super) fn grow(&mut self, at_least: usize) -> bool {
        if self.starts.is_empty() {
            return false;
        }
        loop {
            self.grow_by_one();
            let is_longer = self.any_end.latest[0].is_some() || self.ended_plainly().is_some();
            if is_longer && self.length >= at_least {
                return true;
            }
            // A weak link and a set together add three to the length.
            if self.length >= 3 && self.any_end.latest.iter().all(Option::is_none) {
                return false;
            }
        }
    }

    /// The nodes for which the shortest chains from a node, ending with links of this kind,
    /// have the current length.
    pub(super) fn ends_from(&self, start: usize, last: Links) -> Option<&Row> {
        let rows = match last {
            Links::Plain => self.ended_plainly(),
            Links::Any => self.any_end.latest[0].as_ref(),
        };
        Some(rows?.row(self.numbers[start]?))
    }

    /// The starting nodes, each with these nodes.
    pub(super) fn rows(&self, last: Links) -> impl Iterator<Item = (usize, &Row)> {
        let starts = self.starts.iter();
        starts.filter_map(move |start| Some((*start, self.ends_from(*start, last)?)))
    }

    fn ended_plainly(&self) -> Option<&Rows> {
        let ends = self.plain_end.as_ref().unwrap_or(&self.any_end);
        ends.latest[0].as_ref()
    }

    fn grow_by_one(&mut self) {
        let network = self.network;
        self.length += 1;
        let [_, two_before, three_before] = &self.any_end.latest;
        let mut plain = None;
        if self.length == 1 {
            plain = Some(self.partners(network.plain_partners()));
        } else if let Some(before) = two_before {
            plain = Some(Rows::over(self.starts.len(), before, network.next()));
        }
        let mut by_sets = None;
        if self.length == 2 && self.first == Links::Any {
            by_sets = network.set_partners().map(|sets| self.partners(sets));
        } else if let Some(next) = network.next_by_sets()
            && let Some(before) = three_before
        {
            by_sets = Some(Rows::over(self.starts.len(), before, next));
        }
        let Some(plain_end) = &mut self.plain_end else {
            self.any_end.push(plain);
            return;
        };
        let mut any = plain.clone();
        match (&mut any, by_sets) {
            (Some(any), Some(by_sets)) => any.add_all(&by_sets),
            (None, by_sets) => any = by_sets,
            (Some(_), None) => {}
        }
        plain_end.push(plain);
        self.any_end.push(any);
    }

    /// The partners of the starting nodes.
    fn partners(&self, partners: &Rows) -> Rows {
        let mut rows = Rows::new(self.starts.len(), self.network.len());
        for (number, start) in self.starts.iter().enumerate() {
            rows.add(number, partners.row(*start));
        }
        rows
    }
}

/// A shortest chain from a false node to a node that is therefore true, with links of these
/// kinds at its ends: the nodes at the ends of its strong links, alternately false and
/// true. Empty if there is none.
pub(super) fn shortest(network: &Network, ends: [usize; 2], links: [Links; 2]) -> Vec<usize> {
    let [from, to] = ends;
    // The step by which each node was first reached.
    let mut reached: Vec<Option<ReachedLink>> = vec![None; network.len()];
    // The strong links to look at, by the length of the chain with them: the current
    // length, and the three after it.
    let mut waiting = Waiting::default();
    let plain = members(network.plain_partners().row(from));
    waiting.add(1, plain.map(|to| ReachedLink::first(from, to)));
    if let Some(sets) = network.set_partners()
        && links[0] == Links::Any
    {
        waiting.add(
            2,
            members(sets.row(from)).map(|to| ReachedLink::first(from, to).by_set()),
        );
    }
    while let Some(step) = waiting.next() {
        let on = usize::from(step.to);
        if on == to && (!step.is_set || links[1] == Links::Any) {
            return path(step, &reached);
        }
        if reached[on].is_some() {
            continue;
        }
        reached[on] = Some(step);
        for off in members(network.weak(on)) {
            let plain = members(network.plain_partners().row(off));
            let new = plain.filter(|node| *node == to || reached[*node].is_none());
            waiting.add(2, new.map(|to| step.then(off, to)));
            if let Some(sets) = network.set_partners() {
                waiting.add(
                    3,
                    members(sets.row(off)).map(|to| step.then(off, to).by_set()),
                );
            }
        }
    }
    Vec::new()
}

/// The nodes of the chain that ends with a link.
fn path(last: ReachedLink, reached: &[Option<ReachedLink>]) -> Vec<usize> {
    let before = |step: &ReachedLink| reached[usize::from(step.on?)];
    let steps = std::iter::successors(Some(last), before);
    let nodes = steps.flat_map(|step| [step.to, step.off].map(usize::from));
    let mut chain: Vec<usize> = nodes.collect();
    chain.reverse();
    chain
}

/// A strong link of a chain. Many links wait, and there are few enough nodes to keep their
/// numbers small.
#[derive(Debug, Clone, Copy)]
struct ReachedLink {
    /// The true node before it; `None` at the beginning.
    on: Option<u16>,
    /// The false node where it begins.
    off: u16,
    /// The true node that it leads to.
    to: u16,
    is_set: bool,
}

impl ReachedLink {
    const fn first(off: usize, to: usize) -> Self {
        Self {
            on: None,
            off: off as u16,
            to: to as u16,
            is_set: false,
        }
    }

    const fn then(self, off: usize, to: usize) -> Self {
        Self {
            on: Some(self.to),
            off: off as u16,
            to: to as u16,
            is_set: false,
        }
    }

    const fn by_set(self) -> Self {
        Self {
            is_set: true,
            ..self
        }
    }
}

/// Links to look at, those of the shortest chains first.
#[derive(Debug, Default)]
struct Waiting {
    by_length: [Vec<ReachedLink>; 4],
    /// The current length, and how many of its links have been handed out.
    length: usize,
    number: usize,
}

impl Waiting {
    /// Adds links whose chains are longer than the current length by `longer`.
    fn add(&mut self, longer: usize, steps: impl Iterator<Item = ReachedLink>) {
        self.by_length[(self.length + longer) % 4].extend(steps);
    }

    fn next(&mut self) -> Option<ReachedLink> {
        for _ in 0..4 {
            let now = &mut self.by_length[self.length % 4];
            if let Some(step) = now.get(self.number) {
                self.number += 1;
                return Some(*step);
            }
            now.clear();
            self.number = 0;
            self.length += 1;
        }
        None
    }
}
