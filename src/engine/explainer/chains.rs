//! Forcing chains and cycles.
//!
//! A chain leads from a candidate to its absence, or from its absence to the candidate. A cycle
//! leads from a candidate back to itself, in both directions. Both are found breadth first, the
//! nearest nodes of each candidate first. Because nothing is removed on the way, it is enough to
//! walk from one true candidate to the next; a [`Network`] has these steps ready.

use crate::grid::Digit;
use std::collections::HashSet;

use super::best_chain::Best;
use super::board::{IndexedGrid, cells, peers};
use super::hint::{Hint, HintChains, Removed};
use super::length;
use super::network::{ASSUMED, CANDIDATES, Link, Links, Network, cell_of, digit_of, number};
use super::technique::Technique;

/// The limits on the length of chains. All candidates are searched up to one limit before longer
/// chains are tried, because a short chain makes the longer ones unnecessary.
const ROUNDS: [u32; 4] = [8, 12, 20, u32::MAX];

/// A node of a chain or cycle: a candidate, whether it is true, and the kind of link to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) candidate: u16,
    pub(super) on: bool,
    pub(super) by: u8,
}

impl Node {
    const fn on((candidate, by): Link) -> Self {
        Self {
            candidate,
            on: true,
            by,
        }
    }

    const fn off((candidate, by): Link) -> Self {
        Self {
            candidate,
            on: false,
            by,
        }
    }
}

/// The receiver of the results of a search.
pub(super) trait Collector {
    /// The most nodes of a cycle or a chain that is still of interest.
    fn limit(&self, links: Links, cycle: bool) -> u32;

    /// Receives a cycle; `path` goes back from its last node, the source, to its first node, also
    /// the source.
    fn cycle(&mut self, links: Links, path: &[Node]);

    /// Receives a chain; `path` goes back from its last node, the opposite of the source.
    fn chain(&mut self, links: Links, path: &[Node]);
}

/// The memory of the search, reused.
pub(super) struct Chains {
    network: Network,
    walk: Walk,
}

impl Chains {
    pub(super) fn new() -> Self {
        Self {
            network: Network::new(),
            walk: Walk::new(),
        }
    }

    /// The best of all cycles and chains.
    pub(super) fn best(&mut self, board: &IndexedGrid) -> Option<Hint> {
        let mut best = Best::of(board);
        for links in [Links::Houses, Links::Cells, Links::Both] {
            self.network.read(board, links);
            let mut done = 0;
            for most in ROUNDS {
                let limits = best.limits[links as usize];
                if limits[0].max(limits[1]) <= done {
                    break;
                }
                best.most = most;
                self.sweep(links, &mut best);
                done = most;
            }
        }
        best.chosen.map(|chosen| chosen.hint)
    }

    /// Passes all cycles and chains along these links to `sink`, in order.
    pub(super) fn sweep(&mut self, links: Links, sink: &mut impl Collector) {
        for at in 0..self.network.sources.len() {
            let source = self.network.sources[at];
            self.walk.search_on(&self.network, links, source, sink);
            if links != Links::Cells {
                self.walk.search_off(&self.network, links, source, sink);
            }
        }
    }

    /// All cycles and chains, the best first; of those that remove the same candidates, only the
    /// best.
    pub(super) fn all(&mut self, board: &IndexedGrid) -> Vec<Found> {
        let mut all = All {
            board,
            found: Vec::new(),
        };
        for links in [Links::Houses, Links::Cells, Links::Both] {
            self.network.read(board, links);
            self.sweep(links, &mut all);
        }
        let mut found = all.found;
        found.sort_by(|one, other| {
            let by_rating = one.rating.total_cmp(&other.rating);
            by_rating.then((one.complexity, one.key).cmp(&(other.complexity, other.key)))
        });
        let mut seen = HashSet::new();
        found.retain(|it| seen.insert(it.removed.clone()));
        found
    }
}

/// The technique of a cycle or chain with `complexity` nodes.
pub(super) const fn technique(links: Links, is_cycle: bool, complexity: u32) -> Technique {
    match (links, is_cycle) {
        (Links::Houses, true) => Technique::BidirectionalXCycle,
        (Links::Cells, true) => Technique::BidirectionalYCycle,
        (Links::Both, true) => Technique::BidirectionalCycle,
        (Links::Both, false) => Technique::ForcingChain,
        _ if complexity == 6 => Technique::TurbotFish,
        _ => Technique::ForcingXChain,
    }
}

/// A cycle or a chain with all its removals.
pub(super) struct Found {
    technique: Technique,
    rating: f64,
    pub(super) complexity: u32,
    key: u8,
    pub(super) is_cycle: bool,
    pub(super) removed: Removed,
    /// The nodes from the last one back.
    pub(super) path: Vec<Node>,
}

impl Found {
    /// The hint for this cycle or chain.
    pub(super) fn hint(self, board: &IndexedGrid) -> Option<Hint> {
        let mut hint = if self.is_cycle {
            Hint::removing(self.technique, self.rating, self.removed)?
        } else {
            let end = self.path.first()?;
            let (cell, digit) = (cell_of(end.candidate), digit_of(end.candidate));
            conclusion(board, self.technique, self.rating, cell, digit, end.on)
        };
        hint.complexity = Some(self.complexity);
        hint.chains = Some(Box::new(HintChains::Plain {
            path: self.path,
            is_cycle: self.is_cycle,
        }));
        Some(hint)
    }
}

/// Keeps all cycles and chains.
struct All<'a> {
    board: &'a IndexedGrid,
    found: Vec<Found>,
}

impl All<'_> {
    fn keep(
        &mut self,
        links: Links,
        complexity: u32,
        is_cycle: bool,
        removed: Removed,
        path: &[Node],
    ) {
        if !removed.is_empty() {
            self.found.push(Found {
                technique: technique(links, is_cycle, complexity),
                rating: rating(links, is_cycle, complexity),
                complexity,
                key: key(links),
                is_cycle,
                removed,
                path: path.to_vec(),
            });
        }
    }
}

impl Collector for All<'_> {
    fn limit(&self, _: Links, _: bool) -> u32 {
        u32::MAX
    }

    fn cycle(&mut self, links: Links, path: &[Node]) {
        let removed = removed_by_cycle(self.board, path);
        self.keep(links, path.len() as u32 - 1, true, removed, path);
    }

    fn chain(&mut self, links: Links, path: &[Node]) {
        let end = path[0];
        let removed = removed_by_node(self.board, end.candidate, end.on);
        self.keep(links, path.len() as u32, false, removed, path);
    }
}

/// The removals of a conclusion: the candidate itself, or the other candidates of its cell.
pub(super) fn removed_by_node(board: &IndexedGrid, candidate: u16, on: bool) -> Removed {
    let (cell, digit) = (cell_of(candidate), digit_of(candidate));
    let own = 1 << digit;
    let digits = if on { board.digits[cell] & !own } else { own };
    let removed = (digits != 0).then_some((cell as u8, digits));
    removed.into_iter().collect()
}

/// A walk from one source.
struct Walk {
    queue: Vec<u16>,
    /// For each candidate, the walk in which it was reached and its depth, and the true and false
    /// candidates before it.
    came: Vec<Came>,
    number: u32,
    path: Vec<Node>,
}

#[derive(Clone, Copy, Default)]
struct Came {
    walk: u32,
    depth: u32,
    from: u16,
    over: Link,
    by: u8,
}

impl Walk {
    fn new() -> Self {
        Self {
            queue: Vec::with_capacity(CANDIDATES),
            came: vec![Came::default(); CANDIDATES],
            number: 0,
            path: Vec::new(),
        }
    }

    fn begin(&mut self) {
        self.number += 1;
        self.queue.clear();
    }

    fn has(&self, candidate: u16) -> bool {
        self.came[usize::from(candidate)].walk == self.number
    }

    fn add(&mut self, candidate: u16, depth: u32, from: u16, over: Link, by: u8) {
        self.came[usize::from(candidate)] = Came {
            walk: self.number,
            depth,
            from,
            over,
            by,
        };
        self.queue.push(candidate);
    }

    /// Finds the cycles through a candidate, and the chain by which it rules itself out.
    fn search_on(
        &mut self,
        network: &Network,
        links: Links,
        source: u16,
        sink: &mut impl Collector,
    ) {
        let back = network.strong_of(source);
        let wants_chain = links != Links::Cells;
        self.begin();
        self.add(source, 0, source, (source, ASSUMED), ASSUMED);
        let mut refuted = None;
        let mut at = 0;
        while at < self.queue.len() {
            let from = self.queue[at];
            let depth = self.came[usize::from(from)].depth;
            let in_cycle = !back.is_empty() && depth + 2 <= sink.limit(links, true);
            let in_chain =
                wants_chain && refuted.is_none() && depth + 2 <= sink.limit(links, false);
            if !in_cycle && !in_chain {
                break;
            }
            at += 1;
            if depth > 0 {
                if in_chain && network.exclude_each_other(from, source) {
                    refuted = Some(from);
                }
                if in_cycle && self.closes(network, from, back) {
                    for &over in network.off(from) {
                        let closing = back.iter().find(|(candidate, _)| *candidate == over.0);
                        if closing.is_some() && !self.is_ancestor(over.0, from, source) {
                            self.close_over(network, over, source);
                            self.trace(from, source);
                            sink.cycle(links, &self.path);
                        }
                    }
                }
            }
            for step in network.steps(from) {
                if !self.has(step.to.0) {
                    self.add(step.to.0, depth + 2, from, step.over, step.to.1);
                }
            }
        }
        if let Some(last) = refuted {
            let by = network.off(last).iter().find(|off| off.0 == source);
            let by = by.map_or(ASSUMED, |off| off.1);
            self.path.clear();
            self.path.push(Node::off((source, by)));
            self.trace(last, source);
            sink.chain(links, &self.path);
        }
    }

    /// Whether `from` rules out a candidate whose absence makes the source true.
    fn closes(&self, network: &Network, from: u16, back: &[Link]) -> bool {
        back.iter()
            .any(|(over, _)| network.exclude_each_other(from, *over))
    }

    /// Finds the chain by which the absence of a candidate makes the candidate true.
    fn search_off(
        &mut self,
        network: &Network,
        links: Links,
        source: u16,
        sink: &mut impl Collector,
    ) {
        let back = network.strong_of(source);
        if back.is_empty() {
            return;
        }
        self.begin();
        for &(to, by) in back {
            self.add(to, 1, source, (source, ASSUMED), by);
        }
        let mut at = 0;
        while at < self.queue.len() {
            let from = self.queue[at];
            let depth = self.came[usize::from(from)].depth;
            if depth + 3 > sink.limit(links, false) {
                return;
            }
            at += 1;
            if self.closes(network, from, back) {
                let off = network.off(from).iter();
                let over = off
                    .copied()
                    .find(|over| back.iter().any(|to| to.0 == over.0));
                let over = over.unwrap_or((source, ASSUMED));
                self.close_over(network, over, source);
                self.trace_to_off(from, source);
                sink.chain(links, &self.path);
                return;
            }
            for step in network.steps(from) {
                if step.to.0 != source && !self.has(step.to.0) {
                    self.add(step.to.0, depth + 2, from, step.over, step.to.1);
                }
            }
        }
    }

    fn is_ancestor(&self, over: u16, mut of: u16, source: u16) -> bool {
        while of != source {
            let came = &self.came[usize::from(of)];
            if came.over.0 == over {
                return true;
            }
            of = came.from;
        }
        false
    }

    /// Starts the path with the source, which the absence of `over` makes true.
    fn close_over(&mut self, network: &Network, over: Link, source: u16) {
        let by = network.strong_of(over.0).iter().find(|to| to.0 == source);
        let by = by.map_or(ASSUMED, |to| to.1);
        self.path.clear();
        self.path.push(Node::on((source, by)));
        self.path.push(Node::off(over));
    }

    /// Writes the path back from a candidate to the source, which is true.
    fn trace(&mut self, mut from: u16, source: u16) {
        while from != source {
            from = self.trace_step(from);
        }
        self.path.push(Node::on((source, ASSUMED)));
    }

    /// Writes the path back from a candidate to the source, which is false.
    fn trace_to_off(&mut self, mut from: u16, source: u16) {
        loop {
            from = self.trace_step(from);
            if from == source {
                return;
            }
        }
    }

    /// Writes a true candidate and the false one before it; returns the true candidate before
    /// both.
    fn trace_step(&mut self, from: u16) -> u16 {
        let came = self.came[usize::from(from)];
        self.path.push(Node::on((from, came.by)));
        self.path.push(Node::off(came.over));
        came.from
    }
}

/// The removals of a cycle: the candidates outside its cells that see both a true and a false node
/// of their digit.
pub(super) fn removed_by_cycle(board: &IndexedGrid, path: &[Node]) -> Removed {
    let mut seen = [[0_u128; 2]; Digit::COUNT];
    let mut own = 0_u128;
    for node in path {
        let cell = cell_of(node.candidate);
        own |= 1 << cell;
        seen[digit_of(node.candidate)][usize::from(node.on)] |= peers(cell);
    }
    let mut removed: Vec<(u8, u16)> = Vec::new();
    for (digit, [off, on]) in seen.into_iter().enumerate() {
        for cell in cells(off & on & !own & board.unsolved) {
            if board.has(cell, digit) {
                match removed.iter_mut().find(|(of, _)| usize::from(*of) == cell) {
                    Some((_, digits)) => *digits |= 1 << digit,
                    None => removed.push((cell as u8, 1 << digit)),
                }
            }
        }
    }
    removed.sort_unstable();
    removed.into_iter().collect()
}

/// The order of links among chains of equal rating and length.
pub(super) const fn key(links: Links) -> u8 {
    match links {
        Links::Houses => 2,
        Links::Cells => 3,
        Links::Both => 4,
    }
}

/// The rating of a cycle or chain with `complexity` nodes.
pub(super) fn rating(links: Links, cycle: bool, complexity: u32) -> f64 {
    let base = technique(links, cycle, complexity).base();
    base.rating() + length::added(complexity)
}

/// The hint of a chain whose conclusion is this node.
pub(super) fn conclusion(
    board: &IndexedGrid,
    technique: Technique,
    rating: f64,
    cell: usize,
    digit: usize,
    on: bool,
) -> Hint {
    let mut hint = Hint::placing(technique, rating, cell, digit);
    if !on {
        hint.placed = None;
    }
    hint.removed = removed_by_node(board, number(cell, digit), on);
    hint
}
