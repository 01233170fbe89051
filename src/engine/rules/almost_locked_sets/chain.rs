use std::ops::ControlFlow;

use super::links::{End, Links};
use super::reach::Prospects;
use super::sets::Sets;
use super::{AlmostLockedSet, AlmostLockedSetsPattern, Rule, Sink, Survey, Technique, report};
use crate::grid::{Digit, DigitSet};
use crate::rules::rows::members_of_any;

/// The fewest restricted commons in a chain; with fewer, it is the XZ-Rule or the XY-Wing.
const SHORTEST: usize = 3;

/// The number of sets that are looked at for the cost of one combination: most of them were
/// reached before.
const REACHED_IN_ONE: usize = 8;

/// Almost Locked Set Chain: four or more almost locked sets in a sequence, each with a
/// restricted common with the next set that differs from its restricted common with the set
/// before.
///
/// Suppose that the first set does not hold a digit Z that the first and the last set have.
/// Then it holds its restricted common, so the next set is without that digit and holds the
/// next restricted common, and so on to the last set, which is without its restricted
/// common and holds Z; Z is neither of the two restricted commons at the ends. So at least
/// one of the two sets holds Z: Z is removed from every cell that sees all places of Z in
/// both.
///
/// Consecutive sets have no cell in common; other sets may overlap. Of all chains with the
/// same ends and the same restricted commons there, a shortest one is found, and none if
/// the XZ-Rule or the XY-Wing has these ends and restricted commons.
pub static ALS_CHAIN: Rule = Rule::new(Technique::AlsChain, |_, grid, found| {
    let all = grid.almost_locked_sets();
    let (sets, links) = (all.sets(), all.links());
    let mut search = Search {
        grid,
        sets,
        links,
        prospects: Prospects::of(links),
        without: vec![DigitSet::EMPTY; sets.len()],
        exits: vec![DigitSet::EMPTY; sets.len()],
        steps: Vec::new(),
    };
    for start in 0..links.len() {
        if search.prospects.are_good(start, start) {
            search.from(start, found)?;
        }
    }
    ControlFlow::Continue(())
});

/// A set that a chain reaches.
#[derive(Clone, Copy)]
struct ReachedSet {
    set: usize,
    /// The restricted common through which it was reached.
    without: Digit,
    /// The number of the step before, if there is one.
    from: Option<usize>,
    /// The number of restricted commons so far.
    length: usize,
}

/// A search for chains, step by step away from one set.
struct Search<'a, 's> {
    grid: &'a Survey<'s>,
    sets: &'a Sets,
    links: &'a Links,
    prospects: Prospects<'a>,
    /// For each set, the restricted commons through which it was reached.
    without: Vec<DigitSet>,
    /// For each set, the digits through which no chain has left it yet.
    exits: Vec<DigitSet>,
    steps: Vec<ReachedSet>,
}

impl Search<'_, '_> {
    /// Finds the chains that leave a set through a restricted common and lead to sets after
    /// it, shortest first.
    fn from(&mut self, start: usize, found: Sink<'_>) -> ControlFlow<()> {
        let End { set, digit: x } = self.links.end(start);
        self.without.fill(DigitSet::EMPTY);
        self.exits.fill(DigitSet::ALL);
        self.steps.clear();
        self.without[set] = DigitSet::ALL;
        self.leave(set, DigitSet::only(x), start, None)?;
        let mut number = 0;
        while let Some(step) = self.steps.get(number).copied() {
            if step.length >= SHORTEST && step.set > set {
                let aims = self.sets.common_aims(&self.sets[set], &self.sets[step.set]);
                let digits = aims.without(x).without(step.without)
                    & self.sets.left_without(&self.sets[set], x)
                    & self.sets.left_without(&self.sets[step.set], step.without);
                if !digits.is_empty() {
                    self.report(set, number, digits, found)?;
                }
            }
            // A digit through which an earlier step left leads nowhere new.
            let held = self.sets.left_without(&self.sets[step.set], step.without);
            let exits = self.exits[step.set] & held;
            self.exits[step.set] -= exits;
            self.leave(step.set, exits, start, Some(number))?;
            number += 1;
        }
        ControlFlow::Continue(())
    }

    /// Adds the steps from a set through some of its restricted commons, except those
    /// through which no chain that began with `start` can end well.
    fn leave(
        &mut self,
        set: usize,
        exits: DigitSet,
        start: usize,
        from: Option<usize>,
    ) -> ControlFlow<()> {
        let links = self.links;
        let ends = links.ends_of(set);
        let digits = ends.clone().filter(|end| {
            exits.contains(links.end(*end).digit) && self.prospects.are_good(*end, start)
        });
        let exits: DigitSet = digits.map(|end| links.end(end).digit).collect();
        let ends = ends.filter(|end| exits.contains(links.end(*end).digit));
        let mut looked_at = 0;
        for other in members_of_any(ends.map(|end| links.linked(end))) {
            for digit in (links.commons(set, other) & exits) - self.without[other] {
                self.reach(other, digit, from);
            }
            looked_at += 1;
        }
        self.grid.spend(1 + looked_at / REACHED_IN_ONE)
    }

    /// Adds a step to a chain, unless the set is in it already.
    fn reach(&mut self, set: usize, without: Digit, from: Option<usize>) {
        let is_new = self.without[set].is_empty();
        if !is_new && self.back_from(from).any(|step| step.set == set) {
            return;
        }
        self.without[set].insert(without);
        let length = from.map_or(1, |from| self.steps[from].length + 1);
        self.steps.push(ReachedSet {
            set,
            without,
            from,
            length,
        });
    }

    /// The steps of a chain from its end to its start.
    fn back_from(&self, number: Option<usize>) -> impl Iterator<Item = ReachedSet> + '_ {
        let step = move |number: usize| self.steps[number];
        std::iter::successors(number.map(step), move |last| last.from.map(step))
    }

    fn describe(&self, set: usize) -> AlmostLockedSet {
        self.sets.describe(&self.sets[set], self.grid)
    }

    /// Reports the chain that ends with a step.
    fn report(
        &self,
        start: usize,
        number: usize,
        digits: DigitSet,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let (first, last) = (&self.sets[start], &self.sets[self.steps[number].set]);
        let targets = |set, digit| self.sets.targets(set, digit);
        let losers = |digit| targets(first, digit) & targets(last, digit);
        let sizes = self
            .back_from(Some(number))
            .map(|step| self.sets[step.set].size());
        let cells = first.size() + sizes.sum::<usize>();
        let pattern = || {
            let (mut sets, mut restricted_commons): (Vec<_>, Vec<_>) = self
                .back_from(Some(number))
                .map(|step| (self.describe(step.set), step.without))
                .unzip();
            sets.push(self.describe(start));
            sets.reverse();
            restricted_commons.reverse();
            AlmostLockedSetsPattern::Chain {
                sets,
                restricted_commons,
                digits,
            }
        };
        report(
            Technique::AlsChain,
            self.grid,
            digits,
            losers,
            cells,
            pattern,
            found,
        )
    }
}
