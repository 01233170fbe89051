//! The size of a step, for each choice of rules.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use sudoku_engine::solver::{Granularity, Preset, Solver};

/// The size of a step last chosen for each preset and for the player's own rules. By default, a
/// step applies a whole rule with the three rules of [`Preset::Assignment`], and makes one
/// deduction with all others.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Kept")]
pub struct Granularities(BTreeMap<String, Granularity>);

/// The stored form. Earlier versions stored one value for all presets.
#[derive(Deserialize)]
#[serde(untagged)]
enum Kept {
    One(Granularity),
    Each(BTreeMap<String, Granularity>),
}

impl From<Kept> for Granularities {
    fn from(kept: Kept) -> Self {
        match kept {
            Kept::One(granularity) => {
                let assignment = Preset::Assignment.slug().to_owned();
                Self(BTreeMap::from([(assignment, granularity)]))
            }
            Kept::Each(each) => Self(each),
        }
    }
}

/// The name for rules that are not a preset.
const OWN: &str = "own";

impl Granularities {
    /// The size of a step with these rules.
    pub fn of(&self, rules: &Solver) -> Granularity {
        let name = name(rules);
        let chosen = self.0.get(name).copied();
        chosen.unwrap_or(if name == Preset::Assignment.slug() {
            Granularity::Rule
        } else {
            Granularity::Deduction
        })
    }

    /// Chooses the size of a step with these rules.
    pub fn choose(&mut self, rules: &Solver, granularity: Granularity) {
        self.0.insert(name(rules).to_owned(), granularity);
    }

    /// Keeps the size of a step when single rules are turned on or off: a choice that becomes the
    /// player's own, or a preset again, has the size that it had before.
    pub fn keep(&mut self, before: &Solver, after: &Solver) {
        if name(before) != name(after) {
            self.choose(after, self.of(before));
        }
    }

    /// Does the same when other rules are taken, if these are the player's own and have no size yet.
    /// A preset has its own size.
    pub fn keep_for_own(&mut self, before: &Solver, after: &Solver) {
        if name(after) == OWN && !self.has_choice(after) {
            self.keep(before, after);
        }
    }

    /// Whether the player chose the size with these rules.
    pub fn has_choice(&self, rules: &Solver) -> bool {
        self.0.contains_key(name(rules))
    }

    /// Whether no choice was made.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The preset of these rules. The assignment with some of its rules turned off still counts as the
/// assignment.
fn name(rules: &Solver) -> &'static str {
    let mut on = rules.techniques().filter(|(_, on)| *on);
    if let Some(preset) = rules.matching_preset() {
        preset.slug()
    } else if on.all(|(technique, _)| Preset::Assignment.has(technique)) {
        Preset::Assignment.slug()
    } else {
        OWN
    }
}
