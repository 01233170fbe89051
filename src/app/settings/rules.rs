//! The choice of rules in the settings.
//!
//! Its form is as short as possible, for people to read and change:
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
//! is a choice of the player's own: the rules in their order, those of them that are off, and
//! whether grouped chains may use almost locked sets. Instead of `order` there can be a `preset`.
//! Rules that are not named are off, and in the place where the catalog has them. The same applies
//! to a rule added by a later version of the program, unless the choice is a preset that contains
//! it.
//!
//! `cage_rules` is the same for boards with cages.

use serde::{Serialize, Serializer};

use super::Fields;
use sudoku_engine::grid::Layout;
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::{Preset, Solver};
use sudoku_engine::texts::{Text, said};

/// The most unknown rule names in a complaint.
const TOLD: usize = 3;

/// The most characters of a name in a complaint.
const SHOWN: usize = 40;

/// The rules for each kind of board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RuleChoices {
    /// The rules on boards without cages.
    rules: RuleChoice,
    /// The rules on boards with cages.
    cage_rules: RuleChoice,
}

impl Default for RuleChoices {
    /// The usual rules of each board (see [`Preset::usual`]).
    fn default() -> Self {
        Self {
            rules: RuleChoice::of(&Solver::preset(Preset::Assignment)),
            cage_rules: RuleChoice::of(&Solver::preset(Preset::HoDoKu)),
        }
    }
}

impl RuleChoices {
    /// These rules on every board.
    pub fn everywhere(rules: RuleChoice) -> Self {
        Self {
            cage_rules: rules.clone(),
            rules,
        }
    }

    /// The rules for a board.
    pub fn on(&self, board: &Layout) -> &RuleChoice {
        if board.cages().is_empty() {
            &self.rules
        } else {
            &self.cage_rules
        }
    }

    /// Chooses the rules for boards like this one.
    pub fn choose(&mut self, board: &Layout, rules: RuleChoice) {
        if board.cages().is_empty() {
            self.rules = rules;
        } else {
            self.cage_rules = rules;
        }
    }

    /// Reads the choices in the settings. Missing or invalid choices get the usual rules, and
    /// invalid ones are named among the complaints.
    pub(super) fn read(fields: &mut Fields<'_>) -> Self {
        let mut choices = Self::default();
        let mut read = |name: &'static str, choice: &mut RuleChoice| {
            let value = fields.table.remove(name)?;
            let mut reader = Reader {
                name,
                usual: choice.solver(),
                complaints: fields.complaints,
            };
            *choice = reader.read(value);
            Some(())
        };
        if read("rules", &mut choices.rules).is_none() {
            read("rules_off", &mut choices.rules);
        }
        read("cage_rules", &mut choices.cage_rules);
        choices
    }
}

/// A choice of rules: all rules of the catalog, in the order in which they are tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleChoice {
    /// The rules, each with whether it is on.
    rules: Vec<(Technique, bool)>,
    /// Whether grouped chains may use almost locked sets.
    through_sets: bool,
}

impl RuleChoice {
    /// The choice of a solver.
    pub fn of(solver: &Solver) -> Self {
        Self {
            rules: solver.clone().complete().techniques().collect(),
            through_sets: solver.through_sets(),
        }
    }

    /// A solver with this choice: it has every rule of the catalog, on or off.
    pub fn solver(&self) -> Solver {
        let mut solver = Solver::switched(self.rules.iter().copied()).complete();
        solver.set_through_sets(self.through_sets);
        solver
    }

    /// The rules in their order, each with whether it is on.
    pub fn rules(&self) -> &[(Technique, bool)] {
        &self.rules
    }

    /// The rules that are on, in order.
    fn on(&self) -> impl Iterator<Item = Technique> + '_ {
        let on = self.rules.iter().filter(|(_, on)| *on);
        on.map(|(technique, _)| *technique)
    }
}

/// A reader of choices. It leaves out invalid parts and names them among the complaints.
struct Reader<'a> {
    /// The name of the field.
    name: &'static str,
    /// The rules to use if the field is not valid.
    usual: Solver,
    complaints: &'a mut Vec<Text>,
}

impl Reader<'_> {
    fn read(&mut self, value: toml::Value) -> RuleChoice {
        let solver = match value {
            toml::Value::String(preset) => self.preset(&preset),
            toml::Value::Table(table) => self.table(table),
            // Earlier versions stored the rules of the assignment that are off.
            toml::Value::Array(off) if self.name == "rules_off" => {
                let mut solver = self.usual.clone();
                self.switch_off(&mut solver, toml::Value::Array(off), "");
                solver
            }
            _ => self.complain(""),
        };
        RuleChoice::of(&solver)
    }

    /// Adds a complaint about a field of the table or about the whole table, and returns the usual
    /// rules.
    fn complain(&mut self, field: &str) -> Solver {
        self.complaints.push(self.place(field));
        self.usual.clone()
    }

    /// A field of the table, or the whole table.
    fn place(&self, field: &str) -> Text {
        Text::new().then(format!("{}{field}", self.name))
    }

    fn preset(&mut self, name: &str) -> Solver {
        let preset = name.parse().map(Solver::preset);
        preset.unwrap_or_else(|_| self.complain(""))
    }

    fn table(&mut self, mut table: toml::Table) -> Solver {
        let order = table
            .remove("order")
            .and_then(|order| self.techniques(order, ".order"));
        let mut solver = match (order, table.remove("preset")) {
            (Some(order), _) => Solver::switched(order.into_iter().map(|rule| (rule, true))),
            (None, Some(toml::Value::String(preset))) => self.preset(&preset),
            (None, Some(_)) => self.complain(".preset"),
            (None, None) => self.usual.clone(),
        };
        if let Some(off) = table.remove("off") {
            self.switch_off(&mut solver, off, ".off");
        }
        match table.remove("through-sets") {
            Some(toml::Value::Boolean(through_sets)) => solver.set_through_sets(through_sets),
            Some(_) => {
                self.complain(".through-sets");
            }
            None => {}
        }
        solver
    }

    fn switch_off(&mut self, solver: &mut Solver, names: toml::Value, field: &str) {
        for technique in self.techniques(names, field).unwrap_or_default() {
            solver.set(technique, false);
        }
    }

    /// The techniques of a list; `None`, and a complaint, if it is not one.
    fn techniques(&mut self, names: toml::Value, field: &str) -> Option<Vec<Technique>> {
        let toml::Value::Array(names) = names else {
            self.complain(field);
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
            let named = self.named(&unknown, field);
            self.complaints.push(named);
        }
        // If nothing valid is left, the list does not count.
        (!techniques.is_empty() || unknown.is_empty()).then_some(techniques)
    }

    /// The first few unknown names, and their place.
    fn named(&self, unknown: &[String], field: &str) -> Text {
        let shown = unknown.iter().take(TOLD);
        let mut told: Vec<Text> = shown.map(|name| Text::new().then(short(name))).collect();
        if unknown.len() > TOLD {
            let others = unknown.len() - TOLD;
            told.push(said!("settings-others", count = others));
        }
        let told = told
            .into_iter()
            .reduce(|before, name| said!("settings-and", before = before, name = name));
        said!(
            "settings-names-in",
            names = told.unwrap_or_default(),
            field = self.place(field)
        )
    }
}

/// The beginning of any text.
fn short(name: &str) -> String {
    let mut letters = name.chars();
    let mut short: String = letters.by_ref().take(SHOWN).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short.escape_debug().to_string().replace("\\\"", "\"")
}

/// A choice in its written form.
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
            // Rules that are off can be left out if their place is the usual one.
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
