//! The rules of a solver, their order, and which of them are on.

use super::{Preset, Solver, Switch};
use crate::rules::chains::THROUGH_SETS;
use crate::rules::{CATALOG, Technique, rule_for};

impl Solver {
    /// Creates a solver with the rules of these techniques in this order, each on or off. A
    /// technique without a rule in the catalog, or one that was named before, is left out.
    ///
    /// ```
    /// use sudoku_engine::rules::Technique;
    /// use sudoku_engine::solver::Solver;
    ///
    /// let rules = [(Technique::HiddenSingle, true), (Technique::NakedSingle, false)];
    /// let solver = Solver::switched(rules);
    /// assert!(solver.techniques().eq(rules));
    /// ```
    pub fn switched(techniques: impl IntoIterator<Item = (Technique, bool)>) -> Self {
        let mut solver = Self::new([]);
        for (technique, on) in techniques {
            if let (None, Some(rule)) = (solver.place(technique), rule_for(technique)) {
                solver.rules.push(Switch::new(rule, on));
            }
        }
        solver
    }

    /// Adds all other rules of the catalog, turned off, each right behind the rule that it
    /// follows there.
    ///
    /// So a choice of rules made before the catalog had some rule works as before, and the new
    /// rule is where it belongs.
    #[must_use]
    pub fn complete(mut self) -> Self {
        let mut behind = 0;
        for rule in CATALOG.iter().copied() {
            let place = self.place(rule.technique()).unwrap_or_else(|| {
                self.rules.insert(behind, Switch::new(rule, false));
                behind
            });
            behind = place + 1;
        }
        self.choose_grouped();
        self
    }

    /// The index of a rule in the order, from 0.
    pub fn place(&self, technique: Technique) -> Option<usize> {
        self.rules
            .iter()
            .position(|switch| switch.rule.technique() == technique)
    }

    /// Moves a rule to this index, or to the end if there is no such index; does nothing if the
    /// rule is not in the solver.
    pub fn move_to(&mut self, technique: Technique, place: usize) {
        if let Some(now) = self.place(technique) {
            let switch = self.rules.remove(now);
            self.rules.insert(place.min(self.rules.len()), switch);
        }
    }

    /// Whether the active rules are those of the preset, in its order.
    pub fn matches(&self, preset: Preset) -> bool {
        let on = self.techniques().filter(|(_, on)| *on);
        on.map(|(technique, _)| technique).eq(preset.techniques())
    }

    /// The preset that consists of exactly the active rules, if there is one.
    pub fn matching_preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| self.matches(*preset))
    }

    /// Whether grouped chains go through almost locked sets.
    pub const fn through_sets(&self) -> bool {
        self.through_sets
    }

    /// Sets whether grouped chains also go through almost locked sets: their rules are then those
    /// of [`THROUGH_SETS`], and otherwise those of the catalog.
    pub fn set_through_sets(&mut self, through_sets: bool) {
        if self.through_sets != through_sets {
            self.through_sets = through_sets;
            self.choose_grouped();
        }
    }

    /// Selects the rules of the grouped chains according to the option.
    fn choose_grouped(&mut self) {
        for through_sets in THROUGH_SETS {
            let technique = through_sets.technique();
            let chosen = if self.through_sets {
                Some(through_sets)
            } else {
                rule_for(technique)
            };
            if let (Some(place), Some(rule)) = (self.place(technique), chosen) {
                self.rules[place].rule = rule;
            }
        }
    }
}
