//! The techniques of the path, with the number and place of their uses.

use super::grading::hardest_of;
use super::{PathPanel, PathStep};
use crate::screen::solver::context::Context;
use sudoku_engine::rate::explainer::Difficulty;
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::sudoku::{Cause, SetBy};

/// The uses of a technique on the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Uses {
    /// The technique.
    pub(super) technique: Technique,
    /// The number of its steps.
    pub(super) count: usize,
    /// The score of all of them.
    pub(super) score: u32,
    /// The rating of the hardest of them by Sudoku Explainer; `None` if there is none.
    pub(super) hardest: Option<Difficulty>,
}

/// Digits on the board that no rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Others {
    /// Their origin.
    pub(super) by: SetBy,
    /// Their number.
    pub(super) count: usize,
}

/// Whether a step has a deduction by a technique.
fn has(step: &[Deduction], technique: Technique) -> bool {
    step.iter().any(|it| it.technique == technique)
}

impl PathPanel {
    /// The rule steps since the opening or the last restart, each with the number of moves before
    /// it: the steps made, and the steps ahead.
    fn steps<'a>(
        &'a self,
        context: &Context<'a>,
    ) -> (
        Vec<(usize, PathStep)>,
        impl Iterator<Item = (usize, &'a PathStep)>,
    ) {
        let made = context.made();
        let journal = context.session.journal();
        let before_restart = made - context.moves_made();
        let moves = journal.board_moves().enumerate().skip(before_restart);
        let moves = moves.filter_map(|(place, (_, change))| match &change.cause {
            Cause::Rule(step) => Some((place, PathStep::clone(step))),
            _ => None,
        });
        let ahead = self.ahead(context).iter().enumerate();
        let ahead = ahead.map(move |(place, step)| (made + place, step));
        (moves.collect(), ahead)
    }

    /// The techniques of the path, in the order of the rules.
    pub(super) fn uses(&self, context: &Context<'_>) -> Vec<Uses> {
        let (moves, ahead) = self.steps(context);
        let moves = moves.iter().map(|(_, step)| step);
        let steps: Vec<&PathStep> = moves.chain(ahead.map(|(_, step)| step)).collect();
        let deductions: Vec<&Deduction> = steps.iter().flat_map(|step| step.iter()).collect();
        let rules = context.session.rules();
        let on = rules.techniques().map(|(technique, _)| technique);
        let mut order: Vec<Technique> = on.collect();
        for deduction in &deductions {
            if !order.contains(&deduction.technique) {
                order.push(deduction.technique);
            }
        }
        let uses = order.into_iter().map(|technique| {
            let of_it = || deductions.iter().filter(|it| it.technique == technique);
            Uses {
                technique,
                count: steps.iter().filter(|step| has(step, technique)).count(),
                score: of_it().map(|it| it.score()).fold(0, u32::saturating_add),
                hardest: hardest_of(technique, deductions.iter().copied()),
            }
        });
        uses.filter(|uses| uses.count > 0).collect()
    }

    /// The digits on the board that no rule set.
    pub(super) fn others(&self, context: &Context<'_>) -> Vec<Others> {
        let origins = context.session.journal().origins();
        let others = [SetBy::Person, SetBy::Answer, SetBy::Search].map(|by| Others {
            by,
            count: origins.iter().filter(|(_, it)| *it == by).count(),
        });
        others.into_iter().filter(|it| it.count > 0).collect()
    }

    /// The number of moves before the next use of a technique, not counting the very next step. If
    /// there is none ahead, the number before its first use so far.
    pub(super) fn next_use(&self, technique: Technique, context: &Context<'_>) -> Option<usize> {
        let is_it = |step: &[Deduction]| has(step, technique);
        let fits = self.on_line(context).is_some();
        let made = context.made();
        let (moves, mut ahead) = self.steps(context);
        let ahead = ahead.find(|(place, step)| fits && *place > made && is_it(step));
        let first = || moves.iter().find(|(_, step)| is_it(step)).map(|it| it.0);
        ahead.map(|(place, _)| place).or_else(first)
    }
}
