use std::ops::ControlFlow;

use super::reach::Growth;
use super::rows::{Row, contains, shared};
use super::{
    ChainForm, ChainNode, ChainPattern, Chains, LinkReason, Links, Span, Through, Told,
    unless_silent,
};
use crate::grid::{Candidate, CellSet, Digit, DigitSet};
use crate::rules::almost_locked_sets::AlmostLockedSet;
use crate::rules::{Rule, Sink, Survey, Technique};

/// The length of a chain with two strong links.
const SHORTEST: usize = 3;

/// The cost of finding out which candidates a loop eliminates, in tenths of a microsecond.
const TO_CLOSE: usize = 200;

/// Continuous Nice Loop: a chain that begins and ends with a strong link, and whose ends
/// cannot both be true, so that a weak link closes it. In whichever direction the loop is
/// read, one end of each link is true and the other false. So the weak links are strong as
/// well: a digit is removed from the cells outside the loop that see both ends of a weak
/// link, and a cell with both ends of a weak link in it loses all of its other candidates.
/// An almost locked set in the loop is missing one of its two digits there, so it holds all
/// the others: they are removed from every cell that sees all of their places in it.
pub static CONTINUOUS_NICE_LOOP: Rule =
    Rule::new(Technique::ContinuousNiceLoop, |technique, grid, found| {
        unless_silent(
            grid,
            |known| &known.continuous_nice_loop,
            found,
            |found| continuous(Through::Candidates, technique, grid, found),
        )
    });

/// Grouped Continuous Nice Loop: a [Continuous Nice Loop](CONTINUOUS_NICE_LOOP) through groups.
pub static GROUPED_CONTINUOUS_NICE_LOOP: Rule = Rule::new(
    Technique::GroupedContinuousNiceLoop,
    |technique, grid, found| continuous(Through::Groups, technique, grid, found),
);

/// Grouped Continuous Nice Loop, with almost locked sets as links.
pub(super) static CONTINUOUS_NICE_LOOP_THROUGH_SETS: Rule = Rule::new(
    Technique::GroupedContinuousNiceLoop,
    |technique, grid, found| continuous(Through::Sets, technique, grid, found),
);

fn continuous(
    through: Through,
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let chains = grid.chains(through.material());
    // A candidate that sees both ends of a weak link that closes a loop, or shares
    // their cell, is false if either end is true, so a chain refutes it.
    if through != Through::Sets && chains.refutes_nothing() {
        return ControlFlow::Continue(());
    }
    // A loop that eliminates something does so at a weak link, where it can be closed,
    // or at a set.
    let closes = |span: &Span| through == Through::Sets || chains.closing_eliminates(grid, *span);
    let reach = chains.reach([Links::Any; 2]);
    let ends = |start: &usize| chains.closed(*start, reach.row(*start));
    let starts = (0..reach.len()).filter(|start| ends(start).any(|span| closes(&span)));
    let mut growth = Growth::from(&chains.network, starts, Links::Any);
    let mut told = Told::default();
    while growth.grow(SHORTEST) {
        let spans = growth
            .rows(Links::Any)
            .flat_map(|(start, row)| chains.closed(start, row));
        for span in spans.filter(closes) {
            grid.spend(TO_CLOSE)?;
            let path = chains.path(span);
            let mut pattern = chains.pattern(ChainForm::Continuous, &path, DigitSet::EMPTY);
            chains.choose_sets(grid, &mut pattern);
            let eliminations = chains.eliminate(grid, &mut pattern);
            if !eliminations.is_empty() && through.fits(&pattern) {
                let digits = eliminations.iter().map(|candidate| candidate.digit);
                pattern.digits = digits.collect();
                told.tell(technique, eliminations, pattern, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Discontinuous Nice Loop: a chain that comes back to the candidate where it began and
/// contradicts it. A candidate that would be false if it were true is false. A candidate
/// that would be true if it were false is true, and all other candidates of its cell are
/// false.
///
/// The [grouped](GROUPED_DISCONTINUOUS_NICE_LOOP) loops go through a group at least once.
pub static DISCONTINUOUS_NICE_LOOP: Rule = Rule::new(
    Technique::DiscontinuousNiceLoop,
    |technique, grid, found| {
        unless_silent(
            grid,
            |known| &known.discontinuous_nice_loop,
            found,
            |found| discontinuous(Through::Candidates, technique, grid, found),
        )
    },
);

/// Grouped Discontinuous Nice Loop: a [Discontinuous Nice Loop](DISCONTINUOUS_NICE_LOOP)
/// through groups.
pub static GROUPED_DISCONTINUOUS_NICE_LOOP: Rule = Rule::new(
    Technique::GroupedDiscontinuousNiceLoop,
    |technique, grid, found| discontinuous(Through::Groups, technique, grid, found),
);

/// Grouped Discontinuous Nice Loop, with almost locked sets as links.
pub(super) static DISCONTINUOUS_NICE_LOOP_THROUGH_SETS: Rule = Rule::new(
    Technique::GroupedDiscontinuousNiceLoop,
    |technique, grid, found| discontinuous(Through::Sets, technique, grid, found),
);

fn discontinuous(
    through: Through,
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let chains = grid.chains(through.material());
    let links = [Links::Any; 2];
    let refuted = chains.refuted(links);
    let proved: Vec<(Candidate, Span)> = chains.proved(links).collect();
    let proving = proved.iter().map(|(_, span)| span.ends[0]);
    let mut growth = chains.growth(&refuted, proving, Links::Any);
    let mut told = Told::default();
    while growth.grow(SHORTEST) {
        for (candidate, span) in &proved {
            let [start, end] = span.ends;
            let ends = growth.ends_from(start, Links::Plain);
            if !ends.is_some_and(|ends| contains(ends, end)) {
                continue;
            }
            let others = grid.candidates(candidate.cell).without(candidate.digit);
            let others = others.into_iter();
            let eliminations: Vec<Candidate> = others
                .map(|digit| Candidate::new(candidate.cell, digit))
                .collect();
            let mut path = chains.path(*span);
            // The chain comes back to its first node.
            path.pop();
            let digits = eliminations.iter().map(|candidate| candidate.digit);
            let pattern = chains.pattern(ChainForm::Proved, &path, digits.collect());
            if !eliminations.is_empty() && through.fits(&pattern) {
                told.tell(technique, eliminations, pattern, found)?;
            }
        }
        for refuted in &refuted {
            let target = refuted.candidate;
            for span in refuted.by(&growth) {
                if !told.is_new(&[target]) {
                    break;
                }
                let mut path = vec![ChainNode::of(target)];
                path.extend(chains.path(span));
                let digits = DigitSet::only(target.digit);
                let pattern = chains.pattern(ChainForm::Refuted, &path, digits);
                if through.fits(&pattern) {
                    told.tell(technique, vec![target], pattern, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl Chains {
    /// The chains from a node to those of some nodes that cannot be true together with it.
    fn closed<'a>(&'a self, start: usize, ends: &'a Row) -> impl Iterator<Item = Span> + 'a {
        let ends = shared(ends, self.network.weak(start));
        ends.map(move |end| Span {
            ends: [start, end],
            links: [Links::Any; 2],
        })
    }

    /// Whether the weak link that closes a loop eliminates any candidate.
    fn closing_eliminates(&self, grid: &Survey<'_>, span: Span) -> bool {
        let [start, end] = span.ends.map(|node| self.network.node(node));
        let [by_start, by_end] = span.ends.map(|node| self.network.seen(node));
        match (start.cells | end.cells).single() {
            Some(cell) => grid.candidates(cell).len() > 2,
            None if start.digit != end.digit => {
                !self.network.refuted_by_either(start, end).is_empty()
            }
            None => !(grid.cells_with(start.digit) & by_start & by_end).is_empty(),
        }
    }

    /// Replaces each set of a loop with the set that eliminates the most, out of those with
    /// the same two ends.
    fn choose_sets(&self, grid: &Survey<'_>, pattern: &mut ChainPattern) {
        let ends = pattern
            .nodes
            .iter()
            .zip(pattern.nodes.iter().cycle().skip(1));
        for ((from, to), link) in ends.zip(&mut pattern.links) {
            let LinkReason::Set(set) = &mut link.reason else {
                continue;
            };
            let eliminated =
                |set: &AlmostLockedSet| locked_out(grid, set, [from.digit, to.digit]).len();
            for other in self.network.strong_reasons(*from, *to) {
                if let LinkReason::Set(other) = other
                    && eliminated(&other) > eliminated(set)
                {
                    *set = other;
                }
            }
        }
    }

    /// The candidates that a continuous loop eliminates, in reading order; also stores them
    /// with the links.
    fn eliminate(&self, grid: &Survey<'_>, pattern: &mut ChainPattern) -> Vec<Candidate> {
        let cells = pattern.nodes.iter().map(|node| node.cells);
        let in_loop = cells.fold(CellSet::EMPTY, CellSet::union);
        let mut eliminated: Vec<Candidate> = Vec::new();
        let ends = pattern
            .nodes
            .iter()
            .zip(pattern.nodes.iter().cycle().skip(1));
        for ((from, to), link) in ends.zip(&mut pattern.links) {
            let mut removes: Vec<Candidate> = match &link.reason {
                LinkReason::Cell(cell) if !link.strong => {
                    let others = grid.candidates(*cell).without(from.digit).without(to.digit);
                    others
                        .iter()
                        .map(|digit| Candidate::new(*cell, digit))
                        .collect()
                }
                LinkReason::Sum(_) if !link.strong && from.digit != to.digit => {
                    let mut refuted = self.network.refuted_by_either(*from, *to);
                    let is_node = |it: &Candidate| {
                        let mut nodes = pattern.nodes.iter();
                        nodes.any(|node| node.digit == it.digit && node.cells.contains(it.cell))
                    };
                    refuted.retain(|it| !is_node(it));
                    refuted
                }
                LinkReason::House(_) | LinkReason::Sight | LinkReason::Cage(_) if !link.strong => {
                    let both = from.cells | to.cells;
                    let cells =
                        (grid.cells_with(from.digit) & grid.layout().common_peers(both)) - in_loop;
                    cells
                        .iter()
                        .map(|cell| Candidate::new(cell, from.digit))
                        .collect()
                }
                LinkReason::Set(set) => locked_out(grid, set, [from.digit, to.digit]),
                LinkReason::Cell(_)
                | LinkReason::House(_)
                | LinkReason::Sight
                | LinkReason::Cage(_)
                | LinkReason::Sum(_) => Vec::new(),
            };
            removes.retain(|candidate| !eliminated.contains(candidate));
            eliminated.extend(&removes);
            link.removes = removes;
        }
        eliminated.sort();
        eliminated
    }

    /// The candidates that would be true if they were false, each with the chain that shows
    /// it.
    fn proved(&self, [first, _]: [Links; 2]) -> impl Iterator<Item = (Candidate, Span)> {
        let links = [first, Links::Plain];
        let reach = self.reach(links);
        let nodes = (0..reach.len()).filter(|node| contains(reach.row(*node), *node));
        nodes.filter_map(move |number| {
            let node = self.network.node(number);
            let candidate = Candidate::new(node.cells.single()?, node.digit);
            let ends = [number; 2];
            Some((candidate, Span { ends, links }))
        })
    }
}

/// The candidates eliminated by an almost locked set that is missing one of two digits, and
/// so holds all others.
fn locked_out(grid: &Survey<'_>, set: &AlmostLockedSet, lacking: [Digit; 2]) -> Vec<Candidate> {
    let mut eliminated = Vec::new();
    for digit in set.digits - DigitSet::from_iter(lacking) {
        let places: CellSet = set.candidates_of(digit).map(|place| place.cell).collect();
        let cells = grid.cells_with(digit) & grid.layout().common_peers(places);
        eliminated.extend(cells.iter().map(|cell| Candidate::new(cell, digit)));
    }
    eliminated
}
