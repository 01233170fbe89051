//! Which of several stories is the easiest to follow.
//!
//! What counts first is the hardest technique that has to be understood, and then how
//! much there is to follow in all. Singles, locked candidates and subsets are alike in
//! that: one Box-Line Reduction is easier than ten singles. A story that is too long to
//! be read at a go may give way to a harder one that is short.

use super::follow::Rule;
use sudoku_engine::rules::{Deduction, Level, Technique};

/// Techniques that ask for about the same understanding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Band {
    /// Singles, locked candidates, subsets.
    Plain,
    /// Patterns that are seen once they are known: fish, wings, short chains.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Nets and the like, which show just about anything at length.
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

    /// How much more a step is than its technique scores. Ratings count a net as much as
    /// fifty singles, and a person takes longer over one.
    const fn factor(self) -> u32 {
        match self {
            Self::Plain | Self::Hard => 1,
            Self::Unfair => 3,
            Self::Extreme => 4,
        }
    }
}

/// So many steps are read at a go.
const READABLE: usize = 12;

/// What it takes, beside its technique, to take in that a step has been made.
const OF_A_STEP: u32 = 20;

/// Whether a story has so few steps that no harder one is looked for.
pub(super) const fn is_readable(steps: &[Deduction]) -> bool {
    steps.len() <= READABLE
}

/// Of two stories the easier one; the first one if they are alike.
pub(super) fn easier(one: Vec<Deduction>, other: Vec<Deduction>) -> Vec<Deduction> {
    let is_easier = if is_readable(&one) && is_readable(&other) {
        (hardest(&other), sum(&other)) < (hardest(&one), sum(&one))
    } else {
        sum(&other) < sum(&one)
    };
    if is_easier { other } else { one }
}

/// The rules by how easy they are.
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
