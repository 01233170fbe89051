//! An ordered set of rules, and the steps it makes on a grid.

mod every_step;
mod forced;
mod order;
mod preset;
mod step;
mod tried;
mod vetted;

use std::ops::ControlFlow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::grid::{Cell, Contradiction, DigitSet, Grid, Layout, Values};
use crate::named::named;
use crate::rules::{Deduction, DeductionRule, Known, Survey, Technique, explained, rule_for};
use crate::search::{Solutions, Stop, Stopped, solve};
pub use every_step::ListedRule;
pub use every_step::list_each;
pub use forced::{ForcedRow, ForcedSingle, RuledOut, forced_row};
pub use preset::{Preset, UnknownPreset, WikiGrade};
pub use step::Step;
use step::add_step_of;
pub use tried::tried;
pub use vetted::RefusedStep;
use vetted::Vetting;

named! {
    /// The amount of work in one step.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Granularity {
        /// One use of the first rule that finds anything. A rule that sets values sets all that it
        /// finds in the position before the step; any other rule makes one deduction.
        #[default]
        Rule: "rule", "Rule";
        /// The first deduction.
        Deduction: "deduction", "Deduction";
        /// Everything that the first successful rule finds for the first cell in reading order.
        Cell: "cell", "Cell";
    }
    /// The error for a name that no granularity has.
    UnknownGranularity: "is not a granularity; the granularities are";
}

/// The way in which a path ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// Every cell is filled and nothing clashes.
    Solved,
    /// No active rule finds anything.
    Stalled,
    /// No active rule finds anything, and the position has several solutions.
    Several,
    /// The position contains a contradiction.
    Inconsistent(Contradiction),
}

/// Rules in order, each on or off.
///
/// ```
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::solver::{Ending, Granularity, Solver};
/// use sudoku_engine::sudoku::Puzzle;
///
/// let puzzle = Puzzle::from_line(
///     "070000043040009610800634900094052000358460020000800530080070091902100005007040802",
/// ).unwrap();
/// let mut grid = Grid::from_values(&puzzle.givens);
/// let (steps, ending) = Solver::default().path(&mut grid, Granularity::Rule);
/// assert_eq!(ending, Ending::Solved);
/// assert_eq!(steps[0][0].technique.name(), "Naked Single");
/// ```
#[derive(Debug, Clone)]
pub struct Solver {
    rules: Vec<Switch>,
    /// Whether rules may assume that the puzzle has one solution.
    unique: bool,
    /// The only solution, if known.
    solution: Option<Arc<Values>>,
    /// Whether grouped chains go through almost locked sets.
    through_sets: bool,
    vetting: Vetting,
}

/// A rule and whether it is on.
#[derive(Debug, Clone, Copy)]
struct Switch {
    rule: &'static dyn DeductionRule,
    on: bool,
    /// Whether it works on the classic board, the most common question.
    on_classic: bool,
}

impl Switch {
    fn new(rule: &'static dyn DeductionRule, on: bool) -> Self {
        Self {
            rule,
            on,
            on_classic: rule.holds_in(&Layout::CLASSIC).is_ok(),
        }
    }

    fn rests_on_uniqueness(&self) -> bool {
        self.rule.needs_unique_solution()
            || self.rule.technique() == Technique::ContradictionWithSideArguments
    }
}

impl Default for Solver {
    /// The rules of [`Preset::Assignment`].
    fn default() -> Self {
        Self::preset(Preset::Assignment)
    }
}

impl Solver {
    /// Creates a solver with these rules, all on, tried in this order.
    pub fn new(rules: impl IntoIterator<Item = &'static dyn DeductionRule>) -> Self {
        let rules = rules.into_iter().map(|rule| Switch::new(rule, true));
        Self {
            rules: rules.collect(),
            unique: true,
            solution: None,
            through_sets: false,
            vetting: Vetting::default(),
        }
    }

    /// The rules of a preset, in its order.
    pub fn preset(preset: Preset) -> Self {
        Self::with(preset.techniques())
    }

    /// The rules of [`Preset::Everything`].
    pub fn everything() -> Self {
        Self::preset(Preset::Everything)
    }

    /// The rules of these techniques, in this order. A technique without a rule in the catalog is
    /// left out.
    pub fn with(techniques: impl IntoIterator<Item = Technique>) -> Self {
        Self::new(techniques.into_iter().filter_map(rule_for))
    }

    /// The techniques in order, each with true if it is on.
    pub fn techniques(&self) -> impl Iterator<Item = (Technique, bool)> + '_ {
        self.rules
            .iter()
            .map(|switch| (switch.rule.technique(), switch.on))
    }

    /// Turns a rule on or off; does nothing if the rule is not in the solver.
    pub fn set(&mut self, technique: Technique, on: bool) {
        for switch in &mut self.rules {
            if switch.rule.technique() == technique {
                switch.on = on;
            }
        }
    }

    /// The techniques that are off.
    pub fn off(&self) -> Vec<Technique> {
        self.techniques()
            .filter(|(_, on)| !on)
            .map(|(technique, _)| technique)
            .collect()
    }

    /// Sets whether the puzzle has exactly one solution, which is the default assumption. If not,
    /// rules that require it are skipped.
    pub fn set_unique(&mut self, unique: bool) {
        self.unique = unique;
        self.solution = None;
    }

    /// Sets the only solution of the puzzle, so that no rule has to count the solutions. This is
    /// not checked: if there is another solution, rules that require a unique one may draw wrong
    /// conclusions, as after [`set_unique`](Self::set_unique).
    pub fn set_solution(&mut self, solution: &Values) {
        self.unique = true;
        self.solution = Some(Arc::new(*solution));
    }

    /// Sets the result of a search: calls [`set_solution`](Self::set_solution) if there is exactly
    /// one solution; otherwise records that there is not.
    pub fn set_solutions(&mut self, solutions: &Solutions) {
        match solutions {
            Solutions::One(solution) => self.set_solution(solution),
            Solutions::None | Solutions::Several(_) => self.set_unique(false),
        }
    }

    /// Whether the puzzle is assumed to have exactly one solution.
    pub const fn is_unique(&self) -> bool {
        self.unique
    }

    /// The techniques that are on and work on a board but are skipped, because they require a
    /// puzzle with one solution and this one is not known to have exactly one.
    pub fn skipped(&self, layout: &Layout) -> Vec<Technique> {
        let skipped = self.rules.iter().filter(|switch| {
            switch.on && !self.may_use(**switch) && switch.rule.holds_in(layout).is_ok()
        });
        skipped.map(|switch| switch.rule.technique()).collect()
    }

    fn may_use(&self, switch: Switch) -> bool {
        self.unique || !switch.rule.needs_unique_solution()
    }

    /// Whether any active rule that works on a board requires a puzzle with one solution, or
    /// searches for the solution.
    pub fn rests_on_uniqueness(&self, layout: &Layout) -> bool {
        let rests = |switch: &Switch| switch.on && switch.rests_on_uniqueness();
        let mut rules = self.rules.iter();
        rules.any(|switch| rests(switch) && switch.rule.holds_in(layout).is_ok())
    }

    /// This solver with only the rules before the first one that requires a puzzle with one
    /// solution or searches for the solution. With the rules of [`Preset::SudokuExplainer`] it has
    /// no rules, because no step is sure to come before all of those.
    pub fn before_uniqueness(&self) -> Self {
        let comes_before = |switch: &&Switch| !switch.on || !switch.rests_on_uniqueness();
        let before = self.rules.iter().take_while(comes_before).copied();
        let is_explained = self.matches(Preset::SudokuExplainer);
        Self {
            rules: before.filter(|_| !is_explained).collect(),
            ..self.clone()
        }
    }

    /// The solver without the check of each step by the kernel, which costs a part of the time.
    #[must_use]
    pub fn unchecked(mut self) -> Self {
        self.vetting = Vetting::Off;
        self
    }

    /// The solver with the checks of another one: the steps that the kernel refuses to either of
    /// them are reported by both.
    #[must_use]
    pub fn checked_as(mut self, other: &Self) -> Self {
        self.vetting = other.vetting.clone();
        self
    }

    /// Takes the steps that the kernel refused and that were therefore left out, by this solver and
    /// its copies: faults of their rules. The first eight are kept.
    pub fn take_refused(&self) -> Vec<RefusedStep> {
        self.vetting.take()
    }

    /// The deductions of the next step, at least one, all by one rule; `None` if no active rule
    /// finds anything. Changes nothing.
    pub fn step(&self, grid: &Grid, granularity: Granularity) -> Option<Vec<Deduction>> {
        let step = self.step_until(grid, granularity, &Stop::never());
        step.expect("nobody raises a stop that nobody else has")
    }

    /// Does the same as [`Self::step`], but can be stopped.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before a rule finished with a result. It is checked between
    /// the rules, and within the rules that take long.
    pub fn step_until(
        &self,
        grid: &Grid,
        granularity: Granularity,
        stop: &Stop,
    ) -> Result<Option<Vec<Deduction>>, Stopped> {
        let stopped = || stop.is_raised();
        let survey = Survey::until(grid, &stopped).with_solution(self.solution.as_deref());
        let mut step = Vec::new();
        let rules = self.tried(grid.layout());
        self.add_step(rules, &survey, granularity, stop, &mut step)?;
        Ok(step.pop().map(Vec::from))
    }

    /// The most wanted deduction of the first rule that makes a wanted one. `rank` returns a number
    /// for each wanted deduction, 0 for the most wanted; the first of several with the same number
    /// is chosen. `None` if no active rule makes any.
    ///
    /// # Errors
    ///
    /// [`Stopped`] as for [`Self::step_until`].
    pub fn wanted_step(
        &self,
        grid: &Grid,
        stop: &Stop,
        rank: &dyn Fn(&Deduction) -> Option<u8>,
    ) -> Result<Option<Deduction>, Stopped> {
        let stopped = || stop.is_raised();
        let survey = Survey::until(grid, &stopped).with_solution(self.solution.as_deref());
        for rule in self.tried(grid.layout()) {
            if stop.is_raised() {
                return Err(Stopped);
            }
            tried::tell(stop, rule);
            let mut best: Option<(u8, Deduction)> = None;
            let _ = self.vetting.search(rule, &survey, &mut |deduction| {
                if let Some(rank) = rank(&deduction)
                    && best.as_ref().is_none_or(|(known, _)| rank < *known)
                {
                    best = Some((rank, deduction));
                }
                match best {
                    Some((0, _)) => ControlFlow::Break(()),
                    _ => ControlFlow::Continue(()),
                }
            });
            if let Some((_, deduction)) = best {
                return Ok(Some(deduction));
            }
        }
        // The last rule may have stopped early.
        if stop.is_raised() {
            return Err(Stopped);
        }
        Ok(None)
    }

    /// The rules that are on and may be used on a board, in order.
    pub fn usable<'a>(
        &'a self,
        layout: &'a Layout,
    ) -> impl Iterator<Item = &'static dyn DeductionRule> + 'a {
        let is_classic = layout.is_classic();
        let holds = move |switch: &Switch| match is_classic {
            true => switch.on_classic,
            false => switch.rule.holds_in(layout).is_ok(),
        };
        let usable = self
            .rules
            .iter()
            .filter(move |switch| switch.on && self.may_use(**switch) && holds(switch));
        usable.map(|switch| switch.rule)
    }

    /// The usable rules for the next step. With the rules of [`Preset::SudokuExplainer`], the rules
    /// that find the step it takes come first.
    fn tried<'a>(
        &'a self,
        layout: &'a Layout,
    ) -> impl Iterator<Item = &'static dyn DeductionRule> + 'a {
        let is_explained = layout.is_classic() && self.matches(Preset::SudokuExplainer);
        let chosen = is_explained.then(|| explained::CHOSEN.iter());
        let chosen = chosen.into_iter().flatten();
        let chosen = chosen.map(|rule| rule as &'static dyn DeductionRule);
        let chosen = chosen.filter(|rule| self.unique || !rule.needs_unique_solution());
        chosen.chain(self.usable(layout))
    }

    /// Makes steps on `grid` until the end.
    pub fn path(&self, grid: &mut Grid, granularity: Granularity) -> (Vec<Step>, Ending) {
        // Few paths have more steps than cells.
        let mut steps = Vec::with_capacity(Cell::COUNT);
        let ending = self.walk(grid, granularity, &Stop::never(), &mut steps, |_| {
            ControlFlow::Continue(())
        });
        let ending = ending.expect("nobody raises a stop that nobody else has");
        (steps, ending.expect("nothing breaks the walk"))
    }

    /// Makes steps until the end, but can be stopped: passes each step to `found` as soon as it is
    /// found.
    ///
    /// # Errors
    ///
    /// [`Stopped`] as for [`Self::step_until`]; the earlier steps have been passed to `found`.
    pub fn path_until(
        &self,
        grid: &mut Grid,
        granularity: Granularity,
        stop: &Stop,
        found: &mut dyn FnMut(Step),
    ) -> Result<Ending, Stopped> {
        let ending = self.path_while(grid, granularity, stop, &mut |step| {
            found(step);
            ControlFlow::Continue(())
        })?;
        Ok(ending.expect("nothing breaks the walk"))
    }

    /// Makes steps until the end, or until `found` breaks; then there is no ending.
    pub fn path_while(
        &self,
        grid: &mut Grid,
        granularity: Granularity,
        stop: &Stop,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> Result<Option<Ending>, Stopped> {
        self.walk(grid, granularity, stop, &mut Vec::new(), |steps| {
            steps.drain(..).try_for_each(&mut *found)
        })
    }

    /// Makes steps until the end and adds each step to `steps`; then `is_there` may remove it, and
    /// end the walk.
    fn walk(
        &self,
        grid: &mut Grid,
        granularity: Granularity,
        stop: &Stop,
        steps: &mut Vec<Step>,
        mut is_there: impl FnMut(&mut Vec<Step>) -> ControlFlow<()>,
    ) -> Result<Option<Ending>, Stopped> {
        let stopped = || stop.is_raised();
        let known = Known::default();
        // Computed once, not for each step.
        let layout = grid.layout().clone();
        let rules: Vec<_> = self.tried(&layout).collect();
        let mut changed = DigitSet::ALL;
        loop {
            let survey = Survey::knowing(grid, &stopped, &known);
            let survey = survey.with_solution(self.solution.as_deref());
            if let Some(contradiction) = Contradiction::first_by_change_of(changed, grid) {
                return Ok(Some(Ending::Inconsistent(contradiction)));
            }
            if grid.is_full() {
                return Ok(Some(Ending::Solved));
            }
            let rules = rules.iter().copied();
            if !self.add_step(rules, &survey, granularity, stop, steps)? {
                return stalled(grid, stop).map(Some);
            }
            changed = DigitSet::EMPTY;
            for deduction in steps.last().into_iter().flatten() {
                changed |= deduction.digits_it_changes(grid);
                deduction.apply(grid);
            }
            if is_there(steps).is_break() {
                return Ok(None);
            }
        }
    }
}

/// The limit of a search for the reason why rules find nothing, in checks of its stop: about a
/// hundred thousand guesses.
const LOOKS: u32 = 2000;

/// The ending of a path in a position where the rules find nothing.
fn stalled(grid: &Grid, stop: &Stop) -> Result<Ending, Stopped> {
    match solve(grid, &stop.or_after_looks(LOOKS)).map(|found| found.solutions) {
        Ok(Solutions::None) => Ok(Ending::Inconsistent(Contradiction::NoSolution)),
        Ok(Solutions::Several(_)) => Ok(Ending::Several),
        Ok(Solutions::One(_)) => Ok(Ending::Stalled),
        Err(Stopped) if stop.is_raised() => Err(Stopped),
        Err(Stopped) => Ok(Ending::Stalled),
    }
}

impl Solver {
    /// Adds the next step by these rules to `steps`. Returns whether any rule finds one.
    ///
    /// The step is built inside the list instead of being returned: most steps are found so fast that
    /// copying one would take a noticeable part of the time.
    fn add_step(
        &self,
        rules: impl Iterator<Item = &'static dyn DeductionRule>,
        survey: &Survey<'_>,
        granularity: Granularity,
        stop: &Stop,
        steps: &mut Vec<Step>,
    ) -> Result<bool, Stopped> {
        let before = steps.len();
        for rule in rules {
            if stop.is_raised() {
                return Err(Stopped);
            }
            tried::tell(stop, rule);
            add_step_of(&self.vetting, rule, survey, granularity, steps);
            if steps.len() > before {
                // Some of several deductions may be missing.
                if !stop.is_raised() {
                    return Ok(true);
                }
                steps.truncate(before);
            }
        }
        // The last rule may have stopped early.
        if stop.is_raised() {
            return Err(Stopped);
        }
        Ok(false)
    }
}
