//! Which rules a solver has, which of them are on, and their order.

use super::{Preset, Solver, Switch};
use crate::rules::chains::THROUGH_SETS;
use crate::rules::{CATALOGUE, Technique, rule_for};

impl Solver {
    /// The rules of these techniques in this order, each of them on or off. A
    /// technique that has no rule in the catalogue, or was named before, is
    /// left out.
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

    /// With these come all other rules of the catalogue, switched off: each
    /// stands right behind the one that it follows there.
    ///
    /// So a choice of rules that was made before the catalogue had some rule
    /// goes on as it was, and that rule can be found where it belongs.
    #[must_use]
    pub fn complete(mut self) -> Self {
        let mut behind = 0;
        for rule in CATALOGUE.iter().copied() {
            let place = self.place(rule.technique()).unwrap_or_else(|| {
                self.rules.insert(behind, Switch::new(rule, false));
                behind
            });
            behind = place + 1;
        }
        self.choose_grouped();
        self
    }

    /// The place of a rule in the order, from 0.
    pub fn place(&self, technique: Technique) -> Option<usize> {
        self.rules
            .iter()
            .position(|switch| switch.rule.technique() == technique)
    }

    /// Takes a rule out of the order and puts it in at this place, or at the
    /// end if there is no such place; nothing happens if it is not among the
    /// rules.
    pub fn move_to(&mut self, technique: Technique, place: usize) {
        if let Some(now) = self.place(technique) {
            let switch = self.rules.remove(now);
            self.rules.insert(place.min(self.rules.len()), switch);
        }
    }

    /// Whether the rules that are on are those of the preset, in its order.
    pub fn matches(&self, preset: Preset) -> bool {
        let on = self.techniques().filter(|(_, on)| *on);
        on.map(|(technique, _)| technique).eq(preset.techniques())
    }

    /// The preset that the rules which are on make up, if they do.
    pub fn matching_preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| self.matches(*preset))
    }

    /// Whether the grouped chains go through almost locked sets.
    pub const fn through_sets(&self) -> bool {
        self.through_sets
    }

    /// Lets the grouped chains go through almost locked sets too: their rules
    /// are those of [`THROUGH_SETS`] from now on, or again those of the
    /// catalogue.
    pub fn set_through_sets(&mut self, through_sets: bool) {
        if self.through_sets != through_sets {
            self.through_sets = through_sets;
            self.choose_grouped();
        }
    }

    /// Puts in the rules of the grouped chains that the option asks for.
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
