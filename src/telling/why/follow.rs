//! Following rules until they show something.

use std::cell::Cell;
use std::ops::ControlFlow;

use super::Claim;
use super::easiest::Band;
use super::patience::Patience;
use crate::explain;
use sudoku_engine::grid::{Candidate, Contradiction, Grid, Layout};
use sudoku_engine::rules::{Deduction, DeductionRule, Listing, Survey, rule_for};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::solver::{Granularity, Solver, list_each};

pub(super) type Rule = &'static dyn DeductionRule;

/// The goal to be shown.
#[derive(Debug, Clone, Copy)]
pub(super) enum Goal {
    /// A candidate is right, or wrong.
    Claim(Claim),
    /// The position contradicts itself.
    Contradiction,
}

impl Goal {
    /// Whether a position shows the goal.
    pub(super) fn is_reached_on(self, grid: &Grid) -> bool {
        match self {
            Self::Claim(Claim {
                candidate: Candidate { cell, digit },
                is_true: true,
            }) => grid.value(cell) == Some(digit),
            Self::Claim(claim) => !grid.has(claim.candidate),
            Self::Contradiction => Contradiction::visible(grid).next().is_some(),
        }
    }

    /// Whether a deduction concludes the goal directly or through its consequences. A contradiction
    /// is never concluded; the position shows it.
    pub(super) fn is_reached_by(self, deduction: &Deduction, layout: &Layout) -> bool {
        let Self::Claim(Claim { candidate, is_true }) = self else {
            return false;
        };
        let rules_out = |by: &Candidate| {
            let in_cell = by.cell == candidate.cell && by.digit != candidate.digit;
            in_cell || (by.digit == candidate.digit && layout.sees(by.cell, candidate.cell))
        };
        let placements = &deduction.placements;
        if is_true {
            placements.contains(&candidate)
        } else {
            deduction.eliminations.contains(&candidate) || placements.iter().any(rules_out)
        }
    }
}

impl Goal {
    /// Among the deductions that reach the goal, the one that uses the fewest candidates.
    pub(super) fn shortest(self, found: Vec<Deduction>, layout: &Layout) -> Option<Deduction> {
        let reaching = found
            .into_iter()
            .filter(|it| self.is_reached_by(it, layout));
        reaching.min_by_key(|it| explain::picture(it).used().count())
    }
}

/// A deduction and its rule.
#[derive(Debug, Clone)]
pub(super) struct Planned {
    pub(super) rule: Rule,
    pub(super) deduction: Deduction,
}

impl Planned {
    /// The deduction of the same rule on another position with the same conclusion, as far as it is
    /// still open there; for the last step of a story, any deduction that reaches the goal. `None`
    /// if there is none.
    pub(super) fn again(
        &self,
        grid: &Grid,
        goal: Goal,
        patience: &Patience<'_>,
    ) -> Result<Option<Self>, Stopped> {
        let is_last = goal.is_reached_by(&self.deduction, grid.layout());
        let open = |all: &[Candidate]| -> Vec<Candidate> {
            all.iter().copied().filter(|it| grid.has(*it)).collect()
        };
        let placed = open(&self.deduction.placements);
        let removed = open(&self.deduction.eliminations);
        if placed.is_empty() && removed.is_empty() {
            return Ok(None);
        }
        let is_it = |found: &Deduction| {
            if is_last {
                goal.is_reached_by(found, grid.layout())
            } else {
                let has = |all: &[Candidate], some: &[Candidate]| {
                    some.iter().all(|candidate| all.contains(candidate))
                };
                has(&found.placements, &placed) && has(&found.eliminations, &removed)
            }
        };
        let is_same = |found: &Deduction| {
            found.placements == self.deduction.placements
                && found.eliminations == self.deduction.eliminations
        };
        if !patience.allows(self.rule) {
            return Err(Stopped);
        }
        let stop = patience.stop;
        let mut again: Option<Deduction> = None;
        let stopped = || stop.is_raised();
        let listing = Listing::default();
        let survey = Survey::listing(grid, &stopped, &listing);
        let _ = self.rule.search(&survey, &mut |found| {
            if stop.is_raised() {
                return ControlFlow::Break(());
            }
            if is_same(&found) {
                again = Some(found);
                return ControlFlow::Break(());
            }
            if again.is_none() && is_it(&found) {
                again = Some(found.clone());
            }
            listing.add(found)
        });
        if stop.is_raised() {
            return Err(Stopped);
        }
        Ok(again.map(|deduction| Self {
            rule: self.rule,
            deduction,
        }))
    }
}

/// A position and the steps that led to it.
#[derive(Debug, Clone)]
pub(super) struct Walk {
    pub(super) grid: Grid,
    pub(super) steps: Vec<Planned>,
}

/// The result of a round.
enum Round {
    Reached,
    Went,
    Stalled,
}

impl Walk {
    pub(super) fn from(grid: &Grid) -> Self {
        Self {
            grid: grid.clone(),
            steps: Vec::new(),
        }
    }

    /// Follows the solving path of the rules that are on, however long it is, and returns whether
    /// it reaches the goal.
    pub(super) fn along_path(
        &mut self,
        solver: &Solver,
        goal: Goal,
        stop: &Stop,
    ) -> Result<bool, Stopped> {
        let layout = self.grid.layout().clone();
        let rules: Vec<Rule> = solver.usable(&layout).collect();
        let mut grid = self.grid.clone();
        let mut is_reached = false;
        // One deduction at a time: each is valid on the board after the previous one.
        solver.path_while(&mut grid, Granularity::Deduction, stop, &mut |step| {
            for deduction in step {
                let of_technique = |rule: &&Rule| rule.technique() == deduction.technique;
                let rule = rules.iter().find(of_technique).copied();
                if let Some(rule) = rule.or_else(|| rule_for(deduction.technique)) {
                    self.take(rule, deduction);
                }
            }
            is_reached = goal.is_reached_on(&self.grid);
            if is_reached {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })?;
        Ok(is_reached)
    }

    /// Continues with these rules, the first ones first, until the goal is reached or they find
    /// nothing more, and returns whether the goal was reached. In each round, every rule that
    /// answers quickly is asked whether it reaches the goal at once, before the first rule that
    /// finds anything is applied.
    pub(super) fn go_on(
        &mut self,
        rules: &[Rule],
        goal: Goal,
        patience: &Patience<'_>,
    ) -> Result<bool, Stopped> {
        loop {
            match self.round(rules, goal, patience)? {
                Round::Reached => return Ok(true),
                Round::Went => {}
                Round::Stalled => return Ok(false),
            }
        }
    }

    fn round(
        &mut self,
        rules: &[Rule],
        goal: Goal,
        patience: &Patience<'_>,
    ) -> Result<Round, Stopped> {
        let grid = self.grid.clone();
        let is_found = Cell::new(false);
        let asks = |rule: &Rule| {
            let is_quick = Band::of(rule.technique()) <= Band::Hard;
            !is_found.get() || (is_quick && matches!(goal, Goal::Claim(_)))
        };
        let mut first: Option<(Rule, Vec<Deduction>)> = None;
        let rules = rules.iter().copied().filter(asks);
        let reached = each_on(&grid, rules, patience, &mut |rule, found| {
            if found.iter().any(|it| goal.is_reached_by(it, grid.layout())) {
                return ControlFlow::Break((rule, goal.shortest(found, grid.layout())));
            }
            if !is_found.get() && !found.is_empty() {
                first = Some((rule, found));
                is_found.set(true);
            }
            ControlFlow::Continue(())
        })?;
        if let ControlFlow::Break((rule, Some(deduction))) = reached {
            self.take(rule, deduction);
            return Ok(Round::Reached);
        }
        let Some((rule, found)) = first else {
            return Ok(Round::Stalled);
        };
        Ok(if self.take_all(rule, found, goal) {
            Round::Reached
        } else {
            Round::Went
        })
    }

    /// Applies each deduction that is still valid after those before it because everything it rests
    /// on is still there. Returns whether the goal was reached.
    pub(super) fn take_all(&mut self, rule: Rule, found: Vec<Deduction>, goal: Goal) -> bool {
        let before = self.grid.clone();
        for deduction in found {
            let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
            let is_new = conclusions.into_iter().any(|it| self.grid.has(*it));
            let picture = explain::picture(&deduction);
            let is_kept = |it: Candidate| self.grid.has(it) || !before.has(it);
            if is_new && picture.used().all(is_kept) {
                self.take(rule, deduction);
                if goal.is_reached_on(&self.grid) {
                    return true;
                }
            }
        }
        false
    }

    fn take(&mut self, rule: Rule, deduction: Deduction) {
        deduction.apply(&mut self.grid);
        self.steps.push(Planned { rule, deduction });
    }
}

/// Passes each distinct conclusion of each rule on a position to `found`, until `found` breaks;
/// [`Solver::every_step`](sudoku_engine::solver::Solver::every_step) describes how far rules
/// search.
pub(super) fn each_on<B>(
    grid: &Grid,
    rules: impl IntoIterator<Item = Rule>,
    patience: &Patience<'_>,
    found: &mut dyn FnMut(Rule, Vec<Deduction>) -> ControlFlow<B>,
) -> Result<ControlFlow<B>, Stopped> {
    let asked = rules.into_iter().take_while(|rule| patience.allows(*rule));
    let end = list_each(grid, None, asked, patience.stop, &mut |rule, listed| {
        let deductions = listed.listed.into_iter().map(|listed| listed.deduction);
        found(rule, deductions.collect())
    })?;
    if end.is_continue() && patience.is_over() {
        return Err(Stopped);
    }
    Ok(end)
}
