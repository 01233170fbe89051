//! The choice of the story that is easiest to follow.
//!
//! The hardest technique of a story counts first, then the total amount to follow. Singles, locked
//! candidates and subsets are in the same band: one Box-Line Reduction is easier than ten singles.
//! A story that is too long to read in one go may give way to a harder but shorter one.

use super::follow::Rule;
use sudoku_engine::rules::{Deduction, Level, Technique};

/// A band of techniques that are about equally hard to understand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Band {
    /// Singles, locked candidates, subsets.
    Plain,
    /// Patterns that can be seen once they are known: fish, wings, short chains.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Nets and similar techniques, which can show nearly anything at length.
    Extreme,
}

impl Band {
    /// Every band, the easiest first.
    pub(super) const ALL: [Self; 4] = [Self::Plain, Self::Hard, Self::Unfair, Self::Extreme];

    pub(super) const fn of(technique: Technique) -> Self {
        match technique.level() {
            Level::Easy | Level::Medium => Self::Plain,
            Level::Hard => Self::Hard,
            Level::Unfair => Self::Unfair,
            Level::Extreme => Self::Extreme,
        }
    }

    /// The factor by which a step is harder to follow than its score says. Ratings count a net as
    /// much as fifty singles, but a person needs even longer for it.
    const fn factor(self) -> u32 {
        match self {
            Self::Plain | Self::Hard => 1,
            Self::Unfair => 3,
            Self::Extreme => 4,
        }
    }
}

/// The number of steps that can be read in one go.
const READABLE: usize = 12;

/// The effort of following a step, apart from its technique.
const OF_A_STEP: u32 = 20;

/// Whether a story is so short that no harder one is searched for.
pub(super) const fn is_readable(steps: &[Deduction]) -> bool {
    steps.len() <= READABLE
}

/// Whether all steps are singles, locked candidates and subsets.
pub(super) fn is_plain(steps: &[Deduction]) -> bool {
    hardest(steps) <= Some(Band::Plain)
}

/// The easier of two stories; the first one if they are equal.
pub(super) fn easier(one: Vec<Deduction>, other: Vec<Deduction>) -> Vec<Deduction> {
    let is_easier = if is_readable(&one) && is_readable(&other) {
        (hardest(&other), sum(&other)) < (hardest(&one), sum(&one))
    } else {
        sum(&other) < sum(&one)
    };
    if is_easier { other } else { one }
}

/// The rules, the easiest first.
pub(super) fn by_ease(rules: &[Rule]) -> Vec<Rule> {
    let mut sorted = rules.to_vec();
    sorted.sort_by_key(|rule| ease(rule.technique()));
    sorted
}

/// The rules that are easier than a technique.
pub(super) fn easier_than(technique: Technique, rules: &[Rule]) -> Vec<Rule> {
    let is_easier = |rule: &&Rule| ease(rule.technique()) < ease(technique);
    rules.iter().filter(is_easier).copied().collect()
}

const fn ease(technique: Technique) -> (Level, u32) {
    (technique.level(), technique.score())
}

fn hardest(steps: &[Deduction]) -> Option<Band> {
    steps.iter().map(|step| Band::of(step.technique)).max()
}

fn sum(steps: &[Deduction]) -> u32 {
    let each = steps.iter().map(|step| step.technique);
    let each = each.map(|it| it.score() * Band::of(it).factor() + OF_A_STEP);
    each.sum()
}
