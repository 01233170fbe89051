//! The choice of rules as it is kept.
//!
//! It is written as short as it can be, for people to read and to change:
//!
//! ```toml
//! rules = "hodoku"
//! ```
//!
//! is a preset, and
//!
//! ```toml
//! [rules]
//! order = ["hidden-single", "naked-single", "x-wing"]
//! off = ["x-wing"]
//! through-sets = true
//! ```
//!
//! is a choice of its own: the rules in their order, those of them that are
//! off, and whether grouped chains go through almost locked sets. In the place
//! of `order` there can be a `preset`. Rules that are not named are off, and
//! stand where the catalogue has them; so does a rule that a later version of
//! the program adds, unless the choice is a preset that has it.

use serde::{Serialize, Serializer};

use crate::rules::Technique;
use crate::solver::{Preset, Solver};
use crate::texts::{Language, words};

/// How many names that no rule has are told.
const TOLD: usize = 3;

/// Every rule of the catalogue, in the order in which they are tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleChoice {
    /// The rules, each with whether it is on.
    rules: Vec<(Technique, bool)>,
    /// Whether the grouped chains go through almost locked sets.
    through_sets: bool,
}

impl Default for RuleChoice {
    /// [`Preset::Assignment`].
    fn default() -> Self {
        Self::of(&Solver::default())
    }
}

impl RuleChoice {
    /// The choice that a solver works with.
    pub fn of(solver: &Solver) -> Self {
        Self {
            rules: solver.clone().complete().techniques().collect(),
            through_sets: solver.through_sets(),
        }
    }

    /// A solver that works with this choice: with every rule of the catalogue,
    /// on or off.
    pub fn solver(&self) -> Solver {
        let mut solver = Solver::switched(self.rules.iter().copied()).complete();
        solver.set_through_sets(self.through_sets);
        solver
    }

    /// The rules in their order, each with whether it is on.
    pub fn rules(&self) -> &[(Technique, bool)] {
        &self.rules
    }

    /// Those that are on, in their order.
    fn on(&self) -> impl Iterator<Item = Technique> + '_ {
        let on = self.rules.iter().filter(|(_, on)| *on);
        on.map(|(technique, _)| *technique)
    }

    /// Reads a choice as it is kept. What makes no sense is left out and named
    /// among the complaints.
    pub(super) fn read(
        language: &Language,
        value: toml::Value,
        complaints: &mut Vec<String>,
    ) -> Self {
        match value {
            toml::Value::String(preset) => Self::of(&named_preset(&preset, complaints)),
            toml::Value::Table(table) => Self::read_table(language, table, complaints),
            _ => {
                complaints.push("rules".to_owned());
                Self::default()
            }
        }
    }

    fn read_table(
        language: &Language,
        mut table: toml::Table,
        complaints: &mut Vec<String>,
    ) -> Self {
        let order = table
            .remove("order")
            .and_then(|order| techniques(language, order, "rules.order", complaints));
        let mut solver = match (order, table.remove("preset")) {
            (Some(order), _) => Solver::switched(order.into_iter().map(|rule| (rule, true))),
            (None, Some(toml::Value::String(preset))) => named_preset(&preset, complaints),
            (None, Some(_)) => {
                complaints.push("rules.preset".to_owned());
                Solver::default()
            }
            (None, None) => Solver::default(),
        };
        if let Some(off) = table.remove("off") {
            switch_off(language, &mut solver, off, "rules.off", complaints);
        }
        match table.remove("through-sets") {
            Some(toml::Value::Boolean(through_sets)) => solver.set_through_sets(through_sets),
            Some(_) => complaints.push("rules.through-sets".to_owned()),
            None => {}
        }
        Self::of(&solver)
    }

    /// Reads what earlier versions kept: the rules of the Assignment that are
    /// off.
    pub(super) fn read_off(
        language: &Language,
        value: toml::Value,
        complaints: &mut Vec<String>,
    ) -> Self {
        let mut solver = Solver::default();
        switch_off(language, &mut solver, value, "rules_off", complaints);
        Self::of(&solver)
    }
}

fn switch_off(
    language: &Language,
    solver: &mut Solver,
    names: toml::Value,
    field: &str,
    complaints: &mut Vec<String>,
) {
    for technique in techniques(language, names, field, complaints).unwrap_or_default() {
        solver.set(technique, false);
    }
}

fn named_preset(name: &str, complaints: &mut Vec<String>) -> Solver {
    let preset = name.parse().map(Solver::preset);
    preset.unwrap_or_else(|_| {
        complaints.push("rules".to_owned());
        Solver::default()
    })
}

/// The techniques of a list; `None`, and a complaint, if it is not one.
fn techniques(
    language: &Language,
    names: toml::Value,
    field: &str,
    complaints: &mut Vec<String>,
) -> Option<Vec<Technique>> {
    let toml::Value::Array(names) = names else {
        complaints.push(field.to_owned());
        return None;
    };
    let mut techniques = Vec::new();
    let mut unknown = Vec::new();
    for name in names {
        match name.as_str().map(str::parse) {
            Some(Ok(technique)) => techniques.push(technique),
            _ => unknown.push(name.to_string()),
        }
    }
    if !unknown.is_empty() {
        let mut told: Vec<String> = unknown.iter().take(TOLD).map(|name| short(name)).collect();
        if unknown.len() > TOLD {
            told.push(words!(
                language,
                "settings-others",
                count = unknown.len() - TOLD
            ));
        }
        let told = told
            .into_iter()
            .reduce(|before, name| words!(language, "settings-and", before = before, name = name));
        complaints.push(words!(
            language,
            "settings-names-in",
            names = told.unwrap_or_default(),
            field = field,
        ));
    }
    // A list of which nothing is left over says nothing.
    (!techniques.is_empty() || unknown.is_empty()).then_some(techniques)
}

/// The beginning of what may be anything.
fn short(name: &str) -> String {
    let mut letters = name.chars();
    let mut short: String = letters.by_ref().take(40).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short.escape_debug().to_string().replace("\\\"", "\"")
}

/// A choice as it is written.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Written {
    #[serde(skip_serializing_if = "Option::is_none")]
    preset: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<Vec<Technique>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    off: Vec<Technique>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    through_sets: bool,
}

impl Serialize for RuleChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let is = |rules: &Solver| {
            let complete = rules.clone().complete();
            complete.techniques().eq(self.rules.iter().copied())
        };
        let preset = Preset::ALL
            .into_iter()
            .find(|preset| is(&Solver::preset(*preset)));
        let mut written = Written {
            preset: preset.map(Preset::slug),
            order: None,
            off: Vec::new(),
            through_sets: self.through_sets,
        };
        match preset {
            Some(preset) if !self.through_sets => return serializer.serialize_str(preset.slug()),
            Some(_) => {}
            // Those that are off need no mention where they will be anyway.
            None if is(&Solver::with(self.on())) => written.order = Some(self.on().collect()),
            None => {
                let all = self.rules.iter();
                written.order = Some(all.clone().map(|(technique, _)| *technique).collect());
                let off = all.filter(|(_, on)| !on);
                written.off = off.map(|(technique, _)| *technique).collect();
            }
        }
        written.serialize(serializer)
    }
}
