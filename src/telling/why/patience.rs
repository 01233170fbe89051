//! The limit of the effort spent on one way to an answer.

use std::cell::Cell;

use super::follow::Rule;
use sudoku_engine::rules::{Level, Technique};
use sudoku_engine::search::Stop;

/// The cost limit of one way to an answer; beyond it, the next way is tried. Costs are counted, not
/// timed, so that a question has the same answer on every machine.
#[derive(Debug)]
pub(super) struct Patience<'a> {
    pub(super) stop: &'a Stop,
    left: Cell<u32>,
    is_over: Cell<bool>,
}

impl<'a> Patience<'a> {
    /// The limit of the costs in all: enough for a story of a hundred steps with easy rules alone,
    /// or for asking hard rules two hundred times, but the slowest ones only twice. A cost of one
    /// is about forty microseconds.
    const ALL: u32 = 20_000;

    pub(super) const fn new(stop: &'a Stop) -> Self {
        Self {
            stop,
            left: Cell::new(Self::ALL),
            is_over: Cell::new(false),
        }
    }

    /// Whether a rule may still be asked. Asking costs about as much as the rule takes.
    pub(super) fn allows(&self, rule: Rule) -> bool {
        let left = self.left.get().checked_sub(cost(rule.technique()));
        self.left.set(left.unwrap_or(0));
        if left.is_none() {
            self.is_over.set(true);
        }
        left.is_some()
    }

    /// Whether a rule was refused, or the search was stopped.
    pub(super) fn is_over(&self) -> bool {
        self.is_over.get() || self.stop.is_raised()
    }
}

/// The cost of asking a rule for everything it finds, measured on positions along paths of jigsaws
/// and killers.
const fn cost(technique: Technique) -> u32 {
    match technique {
        Technique::RankZeroLogic | Technique::ContradictionWithSideArguments => 10_000,
        Technique::FinnedMutantLeviathan | Technique::FinnedMutantWhale => 400,
        Technique::FinnedMutantSquirmbag | Technique::AlsChain => 250,
        _ => match technique.level() {
            Level::Easy => 1,
            Level::Medium => 2,
            Level::Hard => 5,
            Level::Unfair => 20,
            Level::Extreme => 100,
        },
    }
}
