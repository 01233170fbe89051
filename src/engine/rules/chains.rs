//! Chains: alternating strong and weak links from node to node.
//!
//! A node is a candidate, or a group of places of a digit; the group is true if one of its
//! places holds the digit. A strong link joins two nodes of which at least one is true: if
//! either is false, the other is true. A weak link joins two nodes that are not both true:
//! if either is true, the other is false. So along alternating strong and weak links that
//! begin and end with a strong link, the last node is true if the first is false, and, read
//! backward, the first node is true if the last is false. At least one of the ends is true.
//!
//! Cages with sums add links as well: the combinations of a cage may leave a digit that it
//! needs one of two places, leave the cage one of two digits, or never allow two candidates
//! together.
//!
//! All chains of a position come from one network of nodes. For every node, the nodes that
//! are true if it is false, over any number of links, are worked out once. From the nodes
//! where that shows a wanted chain, all chains grow at the same time, link by link, so a
//! shortest one is found first.

mod aic;
mod network;
mod nice_loop;
mod reach;
mod remote_pair;
mod simple;

use std::cell::OnceCell;
use std::collections::HashSet;
use std::ops::ControlFlow;

use super::almost_locked_sets::AlmostLockedSet;
use super::cages::OpenCage;
use super::known::{Before, Known};
use super::rows::{self, Row, Rows, members, share_after, share_besides, shared};
use super::{Conclusions, Deduction, DeductionRule, Pattern, Rule, Sink, Survey, Technique};
use crate::grid::{Cage, Candidate, Cell, CellSet, Digit, DigitSet, House, Layout};
pub(super) use network::Material;
use network::Network;
use reach::{Growth, Links, Reach, shortest};
use simple::shortest_simple;

use aic::AIC_THROUGH_SETS;
use nice_loop::{CONTINUOUS_NICE_LOOP_THROUGH_SETS, DISCONTINUOUS_NICE_LOOP_THROUGH_SETS};

pub use aic::{AIC, GROUPED_AIC, X_CHAIN, XY_CHAIN};
pub use nice_loop::{
    CONTINUOUS_NICE_LOOP, DISCONTINUOUS_NICE_LOOP, GROUPED_CONTINUOUS_NICE_LOOP,
    GROUPED_DISCONTINUOUS_NICE_LOOP,
};
pub use remote_pair::REMOTE_PAIR;

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &REMOTE_PAIR,
    &X_CHAIN,
    &XY_CHAIN,
    &CONTINUOUS_NICE_LOOP,
    &DISCONTINUOUS_NICE_LOOP,
    &AIC,
    &GROUPED_CONTINUOUS_NICE_LOOP,
    &GROUPED_DISCONTINUOUS_NICE_LOOP,
    &GROUPED_AIC,
];

/// The grouped rules with almost locked sets as links, which a solver may use in place of the
/// rules without them. Without one of its digits, such a set holds all the others.
pub static THROUGH_SETS: [&dyn DeductionRule; 3] = [
    &CONTINUOUS_NICE_LOOP_THROUGH_SETS,
    &DISCONTINUOUS_NICE_LOOP_THROUGH_SETS,
    &AIC_THROUGH_SETS,
];

/// The nodes that a chain may have in addition to single candidates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Through {
    /// No other nodes.
    Candidates,
    /// Groups: the places of a digit where a box and a line cross, or in a cage. At least
    /// one node is a group.
    Groups,
    /// Groups, and the places of a digit in an almost locked set: without one of its
    /// digits, the set holds all the others. At least one node is a group or at least one
    /// link is a set.
    Sets,
}

/// A candidate, or several places of a digit; true if one of the cells holds the digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChainNode {
    /// The digit.
    pub digit: Digit,
    /// The cells: one for a candidate.
    pub cells: CellSet,
}

/// Why two nodes are linked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkReason {
    /// They are candidates of a cell: for a strong link, its only two.
    Cell(Cell),
    /// They share a house: for a strong link, they are its only places for the digit.
    House(House),
    /// They see each other, although they share neither a house nor a cage: always a weak
    /// link.
    Sight,
    /// They have the same digit in this cage, which cannot repeat a digit: always a weak
    /// link.
    Cage(Cage),
    /// They are in this cage, which needs at least one of them or cannot have both.
    Sum(OpenCage),
    /// They are two digits of an almost locked set, which is missing at most one of them.
    Set(AlmostLockedSet),
}

/// A link of a chain, from a node to the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChainLink {
    /// Whether it is strong: if either node is false, the other is true. Otherwise it is
    /// weak: if either node is true, the other is false.
    pub strong: bool,
    /// The reason for the link.
    pub reason: LinkReason,
    /// The candidates that it removes in a continuous loop; candidates removed by several
    /// links are with the first of these.
    pub removes: Vec<Candidate>,
}

/// The pattern of a chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChainPattern {
    /// The form of the chain.
    pub form: ChainForm,
    /// The nodes in order.
    pub nodes: Vec<ChainNode>,
    /// The links in order, each from the node with its number to the next; in
    /// a loop the last leads back to the first node.
    pub links: Vec<ChainLink>,
    /// The digits that the deduction is about.
    pub digits: DigitSet,
}

/// The form of a chain, which decides its conclusion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChainForm {
    /// At least one of its ends is true. It begins and ends with a strong link.
    Open,
    /// Cells with the same two candidates, each of which sees the next: the cells hold the
    /// two digits in turn.
    RemotePair,
    /// It comes back to its first node, with alternating strong and weak links all the way
    /// around: exactly one end of each link is true.
    Continuous,
    /// If its first node is true, it is false. It begins and ends with a weak
    /// link.
    Refuted,
    /// If its first node is false, it is true. It begins and ends with a
    /// strong link.
    Proved,
}

impl LinkReason {
    /// The reason why cells that see each other cannot hold a digit twice.
    fn of_sight(layout: &Layout, cells: CellSet) -> Self {
        if let Some(house) = layout.houses_with(cells).next() {
            return Self::House(house);
        }
        let mut cages = layout.cages().iter();
        let cage = cages.find(|cage| cells.is_subset(cage.cells));
        cage.map_or(Self::Sight, |cage| Self::Cage(*cage))
    }
}

impl Through {
    const fn material(self) -> Material {
        match self {
            Self::Candidates => Material::Plain,
            Self::Groups => Material::Grouped,
            Self::Sets => Material::WithSets,
        }
    }

    /// Whether a chain belongs here and not to a simpler kind.
    fn fits(self, pattern: &ChainPattern) -> bool {
        self == Self::Candidates || pattern.is_grouped()
    }
}

/// Runs the search of a rule through candidates alone, unless it found nothing the last time and
/// the strong links are unchanged: the chains are then the same, and they would already have
/// removed their candidates.
fn unless_silent(
    grid: &Survey<'_>,
    of_rule: impl FnOnce(&Known) -> &Before,
    found: Sink<'_>,
    search: impl FnOnce(Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    // The combinations of a cage may change where no strong link of a house or a cell does.
    let known = grid.known().filter(|_| !grid.layout().has_sums());
    let silence = known.map(of_rule);
    if silence.is_some_and(|silence| silence.keeps_links(grid)) {
        return ControlFlow::Continue(());
    }
    Before::noticing_silence(silence, grid, found, search)
}

impl ChainNode {
    /// The node of one candidate.
    pub const fn of(candidate: Candidate) -> Self {
        Self {
            digit: candidate.digit,
            cells: CellSet::only(candidate.cell),
        }
    }

    /// The candidates.
    pub fn candidates(self) -> impl Iterator<Item = Candidate> {
        let cells = self.cells.into_iter();
        cells.map(move |cell| Candidate::new(cell, self.digit))
    }
}

impl ChainPattern {
    /// The digits that it is about, which some cell loses.
    pub const fn digits(&self) -> DigitSet {
        self.digits
    }

    /// The length as the field's libraries count it: the number of links, without the one
    /// that closes a continuous loop and without a link inside the cell where a
    /// discontinuous loop begins; a set counts as two.
    pub fn length(&self) -> usize {
        let is_set = |link: &&ChainLink| matches!(link.reason, LinkReason::Set(_));
        let in_cell = |link: &&ChainLink| matches!(link.reason, LinkReason::Cell(_));
        let closing = match self.form {
            ChainForm::Continuous => 1,
            ChainForm::Refuted => {
                let ends = [self.links.first(), self.links.last()].into_iter();
                ends.flatten().filter(in_cell).count()
            }
            ChainForm::Open | ChainForm::RemotePair | ChainForm::Proved => 0,
        };
        self.links.len() - closing + self.links.iter().filter(is_set).count()
    }
}

/// A network with the chains in it.
#[derive(Debug)]
pub(super) struct Chains {
    network: Network,
    /// The chains that do not begin with an almost locked set.
    plain: Reach,
    /// All chains, if there are almost locked sets.
    any: OnceCell<Reach>,
    /// The numbers of the network's targets that plain chains refute.
    refuted: OnceCell<Vec<usize>>,
}

/// A chain from one node to another: the first or the last (or both) is true.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Span {
    ends: [usize; 2],
    /// The links with which it may begin and end.
    links: [Links; 2],
}

/// A candidate that is false whichever end of a chain is true.
struct Refuted<'a> {
    candidate: Candidate,
    /// The nodes that are false if it is true.
    weak: &'a Row,
    /// The links at the ends of the chains.
    links: [Links; 2],
}

impl Refuted<'_> {
    /// The newly grown chains that refute the candidate, each a shortest one between its
    /// ends.
    fn by<'a>(&'a self, growth: &'a Growth<'a>) -> impl Iterator<Item = Span> + 'a {
        let last = self.links[1];
        let starts = members(self.weak);
        let starts = starts.filter_map(move |start| Some((start, growth.ends_from(start, last)?)));
        starts.flat_map(move |(start, ends)| self.from(start, ends))
    }

    /// The chains from a node to other nodes that refute the candidate.
    fn from<'a>(&'a self, start: usize, ends: &'a Row) -> impl Iterator<Item = Span> + 'a {
        let ends = shared(ends, self.weak).filter(move |end| start != *end);
        ends.map(move |end| Span {
            ends: [start, end],
            links: self.links,
        })
    }
}

impl Chains {
    pub(super) fn of(grid: &Survey<'_>, material: Material) -> Self {
        let network = Network::of(grid, material);
        let plain = Reach::of(&network, Links::Plain);
        Self {
            network,
            plain,
            any: OnceCell::new(),
            refuted: OnceCell::new(),
        }
    }

    /// For each node, the nodes at the other ends of chains with these links at their ends.
    fn reach(&self, [first, last]: [Links; 2]) -> &Rows {
        // Without sets, all links are plain.
        let reach = if first == Links::Plain || self.network.set_partners().is_none() {
            &self.plain
        } else {
            self.any
                .get_or_init(|| Reach::of(&self.network, Links::Any))
        };
        reach.ending(last)
    }

    /// Whether no chain without almost locked sets refutes a candidate.
    fn refutes_nothing(&self) -> bool {
        self.refuted
            .get_or_init(|| self.refuted_targets([Links::Plain; 2]))
            .is_empty()
    }

    /// The candidates refuted by a chain with these links at its ends.
    fn refuted(&self, links: [Links; 2]) -> Vec<Refuted<'_>> {
        let is_plain = links == [Links::Plain; 2] || self.network.set_partners().is_none();
        let worked_out = OnceCell::new();
        let targets = if is_plain { &self.refuted } else { &worked_out };
        let targets = targets.get_or_init(|| self.refuted_targets(links)).iter();
        let refuted = targets.map(|target| {
            let (candidate, weak) = self.network.target(*target);
            Refuted {
                candidate,
                weak,
                links,
            }
        });
        refuted.collect()
    }

    /// The numbers of the targets refuted by a chain with these links at its ends.
    fn refuted_targets(&self, links: [Links; 2]) -> Vec<usize> {
        let reach = self.reach(links);
        // With the same links at both ends, a chain can be read backward, so it is enough
        // to look for the later end of each.
        let both_ways = links[0] == links[1];
        // Chains rarely lead from a node back to itself, so this already excludes most
        // targets.
        let mut targets = self.network.leading_back(reach);
        targets.retain(|target| {
            let (_, weak) = self.network.target(*target);
            members(weak).any(|start| {
                let ends = reach.row(start);
                if both_ways {
                    share_after(ends, weak, start)
                } else {
                    share_besides(ends, weak, start)
                }
            })
        });
        targets
    }

    /// Grows chains from the nodes where a chain that refutes one of the candidates could
    /// begin, and from some other nodes.
    fn growth(
        &self,
        refuted: &[Refuted<'_>],
        others: impl IntoIterator<Item = usize>,
        first: Links,
    ) -> Growth<'_> {
        let mut starts = Rows::new(1, self.network.len());
        for other in others {
            starts.insert(0, other);
        }
        for refuted in refuted {
            starts.add(0, refuted.weak);
        }
        Growth::from(&self.network, members(starts.row(0)), first)
    }

    /// The nodes of a shortest chain.
    fn path(&self, span: Span) -> Vec<ChainNode> {
        let path = shortest(&self.network, span.ends, span.links).into_iter();
        path.map(|node| self.network.node(node)).collect()
    }

    /// The nodes of a shortest chain with any links at its ends. If there is an equally
    /// short chain that visits no node twice, returns that chain.
    fn simple_path(&self, ends: [usize; 2]) -> Vec<ChainNode> {
        let any = [Links::Any; 2];
        let mut path = shortest(&self.network, ends, any);
        let mut nodes = HashSet::new();
        if !path.iter().all(|node| nodes.insert(*node))
            && let Some(simple) = shortest_simple(&self.network, ends)
        {
            path = simple;
        }
        let path = path.into_iter();
        path.map(|node| self.network.node(node)).collect()
    }

    /// The pattern of a chain through nodes.
    fn pattern(&self, form: ChainForm, path: &[ChainNode], digits: DigitSet) -> ChainPattern {
        let closed = form != ChainForm::Open;
        let begins_strong = form != ChainForm::Refuted;
        let pairs = path.iter().zip(path.iter().cycle().skip(1));
        let count = if closed { path.len() } else { path.len() - 1 };
        let links = pairs.take(count).enumerate().map(|(number, (from, to))| {
            let strong = (number % 2 == 0) == begins_strong;
            let reason = if strong {
                self.network.strong_reasons(*from, *to).next()
            } else {
                None
            };
            ChainLink {
                strong,
                reason: reason.unwrap_or_else(|| self.network.weak_reason(*from, *to)),
                removes: Vec::new(),
            }
        });
        ChainPattern {
            form,
            nodes: path.to_vec(),
            links: links.collect(),
            digits,
        }
    }
}

impl ChainPattern {
    /// Whether it goes through a group or a set.
    fn is_grouped(&self) -> bool {
        let is_set = |link: &ChainLink| matches!(link.reason, LinkReason::Set(_));
        self.nodes.iter().any(|node| node.cells.len() > 1) || self.links.iter().any(is_set)
    }
}

/// The eliminations reported so far, so that each list is reported once.
#[derive(Debug, Default)]
struct Told(HashSet<Vec<Candidate>>);

impl Told {
    fn is_new(&self, eliminations: &[Candidate]) -> bool {
        !self.0.contains(eliminations)
    }

    /// Reports a chain, unless an earlier chain eliminated the same candidates.
    fn tell(
        &mut self,
        technique: Technique,
        eliminations: Vec<Candidate>,
        pattern: ChainPattern,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        if !self.0.insert(eliminations.clone()) {
            return ControlFlow::Continue(());
        }
        found(Deduction {
            technique,
            placements: Conclusions::new(),
            eliminations: eliminations.into(),
            pattern: Pattern::Chain(Box::new(pattern)),
        })
    }
}
