//! An ordered set of rules, and what they make of a grid.

mod every_step;
mod forced;
mod order;
mod preset;
mod step;
mod tried;

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::grid::{Cell, Contradiction, DigitSet, Grid, Layout, Values};
use crate::rules::{Deduction, DeductionRule, Known, Survey, Technique, explained, rule_for};
use crate::search::{Solutions, Stop, Stopped, solve};
pub use every_step::ListedRule;
pub use every_step::list_each;
pub use forced::{ForcedRow, ForcedSingle, RuledOut, forced_row};
pub use preset::{Preset, UnknownPreset, WikiGrade};
pub use step::Step;
use step::add_step_of;
pub use tried::tried;

/// How much one step does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Granularity {
    /// The first rule that finds anything, once. A rule that sets values sets
    /// all that it finds on the position as it was before the step; any other
    /// makes one deduction.
    #[default]
    Rule,
    /// The first deduction.
    Deduction,
    /// Of all that the first successful rule finds, what concerns the first
    /// cell in reading order.
    Cell,
}

impl Granularity {
    /// Every granularity.
    pub const ALL: [Self; 3] = [Self::Rule, Self::Deduction, Self::Cell];

    /// The name on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Deduction => "deduction",
            Self::Cell => "cell",
        }
    }
}

impl fmt::Display for Granularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rule => "Rule",
            Self::Deduction => "Deduction",
            Self::Cell => "Cell",
        })
    }
}

/// A name that no granularity has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{}' is not a granularity; the granularities are rule, deduction, cell", .0.escape_debug())]
pub struct UnknownGranularity(pub String);

impl FromStr for Granularity {
    type Err = UnknownGranularity;

    fn from_str(text: &str) -> Result<Self, UnknownGranularity> {
        Self::ALL
            .into_iter()
            .find(|granularity| granularity.slug() == text)
            .ok_or_else(|| UnknownGranularity(text.chars().take(40).collect()))
    }
}

/// How a path ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// Every cell is filled and nothing clashes.
    Solved,
    /// No rule that is on finds anything.
    Stalled,
    /// No rule that is on finds anything, and the position has several solutions.
    Several,
    /// The position contradicts itself.
    Inconsistent(Contradiction),
}

/// Rules in an order, each of them on or off.
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
    /// Whether rules may rest on the puzzle having one solution.
    unique: bool,
    /// The only solution, if it is known.
    solution: Option<Arc<Values>>,
    /// Whether the grouped chains go through almost locked sets.
    through_sets: bool,
}

/// A rule and whether it is on.
#[derive(Debug, Clone, Copy)]
struct Switch {
    rule: &'static dyn DeductionRule,
    on: bool,
    /// Whether it holds on the classic board, which is asked of most.
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
    /// These rules, all of them on, tried in this order.
    pub fn new(rules: impl IntoIterator<Item = &'static dyn DeductionRule>) -> Self {
        let rules = rules.into_iter().map(|rule| Switch::new(rule, true));
        Self {
            rules: rules.collect(),
            unique: true,
            solution: None,
            through_sets: false,
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

    /// The rules of these techniques, in this order. A technique that has no
    /// rule in the catalogue is left out.
    pub fn with(techniques: impl IntoIterator<Item = Technique>) -> Self {
        Self::new(techniques.into_iter().filter_map(rule_for))
    }

    /// The techniques in order, each with whether it is on.
    pub fn techniques(&self) -> impl Iterator<Item = (Technique, bool)> + '_ {
        self.rules
            .iter()
            .map(|switch| (switch.rule.technique(), switch.on))
    }

    /// Switches a rule on or off; nothing happens if it is not among the rules.
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

    /// Says whether the puzzle has exactly one solution, which is taken for
    /// granted until then. Where it has not, rules that rest on it are skipped.
    pub fn set_unique(&mut self, unique: bool) {
        self.unique = unique;
        self.solution = None;
    }

    /// Says that this is the only solution of the puzzle, so that no rule has to count how
    /// many there are. It is taken at its word: if there is another, rules that rest on
    /// there being one may conclude what is not so, as after [`set_unique`](Self::set_unique).
    pub fn set_solution(&mut self, solution: &Values) {
        self.unique = true;
        self.solution = Some(Arc::new(*solution));
    }

    /// Says what a search has come to: [`set_solution`](Self::set_solution) if there is
    /// just one, else that there is not.
    pub fn set_solutions(&mut self, solutions: &Solutions) {
        match solutions {
            Solutions::One(solution) => self.set_solution(solution),
            Solutions::None | Solutions::Several(_) => self.set_unique(false),
        }
    }

    /// Whether the puzzle is taken to have exactly one solution.
    pub const fn is_unique(&self) -> bool {
        self.unique
    }

    /// The techniques that are on and would hold on a board, and yet are skipped, because
    /// they rest on the puzzle having one solution and it is not known to have just one.
    pub fn skipped(&self, layout: &Layout) -> Vec<Technique> {
        let skipped = self.rules.iter().filter(|switch| {
            switch.on && !self.may_use(**switch) && switch.rule.holds_in(layout).is_ok()
        });
        skipped.map(|switch| switch.rule.technique()).collect()
    }

    fn may_use(&self, switch: Switch) -> bool {
        self.unique || !switch.rule.needs_unique_solution()
    }

    /// Whether a rule that is on and holds on a board rests on the puzzle having one
    /// solution, or looks for it.
    pub fn rests_on_uniqueness(&self, layout: &Layout) -> bool {
        let rests = |switch: &Switch| switch.on && switch.rests_on_uniqueness();
        let mut rules = self.rules.iter();
        rules.any(|switch| rests(switch) && switch.rule.holds_in(layout).is_ok())
    }

    /// The same with only the rules before the first that rests on the puzzle having one
    /// solution, or looks for it. With the rules of [`Preset::SudokuExplainer`] no step comes
    /// surely before all that do.
    pub fn before_uniqueness(&self) -> Self {
        let comes_before = |switch: &&Switch| !switch.on || !switch.rests_on_uniqueness();
        let before = self.rules.iter().take_while(comes_before).copied();
        let is_explained = self.matches(Preset::SudokuExplainer);
        Self {
            rules: before.filter(|_| !is_explained).collect(),
            ..self.clone()
        }
    }

    /// The deductions of the next step, at least one, all of one rule; `None`
    /// if no rule that is on finds anything. Nothing is changed.
    pub fn step(&self, grid: &Grid, granularity: Granularity) -> Option<Vec<Deduction>> {
        let step = self.step_until(grid, granularity, &Stop::never());
        step.expect("nobody raises a stop that nobody else has")
    }

    /// The same as [`Self::step`], for a person who may not want to wait.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before a rule came to its end with anything.
    /// It is looked at between the rules, and within those that take long.
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
        add_step(rules, &survey, granularity, stop, &mut step)?;
        Ok(step.pop().map(Vec::from))
    }

    /// The deduction that is wanted most of the first rule that makes any which
    /// is wanted: `rank` has a number for each of these, 0 for one than which
    /// nothing is wanted more; of several alike it is the first. `None` if no
    /// rule that is on makes any.
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
            let _ = rule.search(&survey, &mut |deduction| {
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
        // The last rule may have left off.
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

    /// The same for the next step. With the rules of [`Preset::SudokuExplainer`] those come
    /// first that find the step which it takes.
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

    /// Steps until the end, on `grid`.
    pub fn path(&self, grid: &mut Grid, granularity: Granularity) -> (Vec<Step>, Ending) {
        // Few paths have more steps than there are cells.
        let mut steps = Vec::with_capacity(Cell::COUNT);
        let ending = self.walk(grid, granularity, &Stop::never(), &mut steps, |_| {
            ControlFlow::Continue(())
        });
        let ending = ending.expect("nobody raises a stop that nobody else has");
        (steps, ending.expect("nothing breaks the walk"))
    }

    /// The same for a person who may not want to wait: each step is handed to
    /// `found` as soon as it is there.
    ///
    /// # Errors
    ///
    /// [`Stopped`] as for [`Self::step_until`]; the steps before have been
    /// handed over.
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

    /// The same until `found` breaks: then there is no ending.
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

    /// Steps until the end, and adds each step to others; then `is_there` may take
    /// it out, and end the walk.
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
        // Asked once, and not for each step.
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
            if !add_step(rules, &survey, granularity, stop, steps)? {
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

/// So far a position is searched for solutions, to tell why rules find nothing: some
/// hundred thousand guesses.
const LOOKS: u32 = 2000;

/// How a path ends on a position on which the rules find nothing.
fn stalled(grid: &Grid, stop: &Stop) -> Result<Ending, Stopped> {
    match solve(grid, &stop.or_after_looks(LOOKS)).map(|found| found.solutions) {
        Ok(Solutions::None) => Ok(Ending::Inconsistent(Contradiction::NoSolution)),
        Ok(Solutions::Several(_)) => Ok(Ending::Several),
        Ok(Solutions::One(_)) => Ok(Ending::Stalled),
        Err(Stopped) if stop.is_raised() => Err(Stopped),
        Err(Stopped) => Ok(Ending::Stalled),
    }
}

/// Pushes the next step by some rules onto `steps`. Returns whether any of them finds one.
///
/// The step is built inside the list, and not returned to be pushed there: most
/// steps are found so fast that copying one would be a noticeable part of the time.
fn add_step(
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
        add_step_of(rule, survey, granularity, steps);
        if steps.len() > before {
            // Of several deductions some may be missing.
            if !stop.is_raised() {
                return Ok(true);
            }
            steps.truncate(before);
        }
    }
    // The last rule may have left off.
    if stop.is_raised() {
        return Err(Stopped);
    }
    Ok(false)
}
