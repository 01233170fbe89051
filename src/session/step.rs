//! Taking a step, and how it can come out.

use std::sync::Arc;
use std::time::Duration;

use super::{Diagnosis, Session};
use crate::grid::{Contradiction, Grid};
use crate::rules::{Deduction, Technique};
use crate::search::{Solutions, Stop, Stopped, solve};
use crate::solver::{Granularity, Solver};
use crate::sudoku::{Cause, Edits};

/// How long a step may search for the answer whether there is a solution at
/// all. What takes longer is left open: the step goes on.
pub(super) const LOOK_AHEAD: Duration = Duration::from_millis(250);

/// How long somebody who cannot stop a step waits for the answer how many solutions there
/// are, where the rules find nothing.
const LONGEST: Duration = Duration::from_secs(10);

/// How a step came out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// A rule was applied: its deductions, at least one.
    Stepped(Arc<[Deduction]>),
    /// The board is full and nothing clashes.
    Solved,
    /// No rule that is on finds anything: a person has to fill a cell.
    Stalled {
        /// The rules that are off.
        off: Vec<Technique>,
        /// The rules that are on and would hold on the board, and are skipped because they
        /// rest on the puzzle having one solution, which it is not known to have.
        skipped: Vec<Technique>,
        /// How many solutions the position has.
        solutions: SolutionCount,
    },
    /// The position contradicts itself; nothing was done.
    Inconsistent(Diagnosis),
}

/// How many solutions a position has, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SolutionCount {
    /// None.
    None,
    /// Exactly one.
    One,
    /// More than one.
    Several,
    /// The answer took too long.
    Unknown,
}

impl SolutionCount {
    const fn of(solutions: &Solutions) -> Self {
        match solutions {
            Solutions::None => Self::None,
            Solutions::One(_) => Self::One,
            Solutions::Several(_) => Self::Several,
        }
    }

    /// Whether there is exactly one, if that is known.
    const fn is_one(self) -> Option<bool> {
        match self {
            Self::One => Some(true),
            Self::None | Self::Several => Some(false),
            Self::Unknown => None,
        }
    }
}

/// A step that is to be looked for: all that this takes, apart from the
/// session, so that another thread can do it.
#[derive(Debug, Clone)]
pub struct StepSearch {
    pub(super) grid: Grid,
    pub(super) givens: Grid,
    /// Whether the givens have exactly one solution, if that was looked for; nothing inside
    /// if it took too long.
    pub(super) unique: Option<Option<bool>>,
    pub(super) solver: Solver,
    pub(super) granularity: Granularity,
}

/// What the search for a step came to; [`Session::take_step`] makes it happen.
#[derive(Debug, Clone)]
pub struct StepFinding {
    /// The givens, and whether they have exactly one solution, if a rule wanted
    /// to know; nothing inside if it took too long.
    uniqueness: Option<(Grid, Option<bool>)>,
    pub(super) result: Sought,
}

#[derive(Debug, Clone)]
pub(super) enum Sought {
    Contradiction(Contradiction),
    Solved,
    Deductions(Arc<[Deduction]>),
    Nothing(SolutionCount),
}

impl StepSearch {
    /// Looks for the step. Where the rules find nothing it goes on until it is known how
    /// many solutions there are.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before it was found; see
    /// [`Solver::step_until`].
    pub fn run(self, stop: &Stop) -> Result<StepFinding, Stopped> {
        self.look(stop, None)
    }

    /// The same; how many solutions there are where the rules find nothing is looked for
    /// only so long.
    fn look(mut self, stop: &Stop, longest: Option<Duration>) -> Result<StepFinding, Stopped> {
        let finding = |result| StepFinding {
            uniqueness: None,
            result,
        };
        if let Some(contradiction) = Contradiction::visible(&self.grid).next() {
            return Ok(finding(Sought::Contradiction(contradiction)));
        }
        if self.grid.is_full() {
            return Ok(finding(Sought::Solved));
        }
        let solutions = count(&self.grid, stop);
        if solutions == SolutionCount::None {
            return Ok(finding(Sought::Contradiction(Contradiction::NoSolution)));
        }
        let mut uniqueness = self.settle_uniqueness(stop);
        let mut step = self.solver.step_until(&self.grid, self.granularity, stop)?;
        if step.is_none() && uniqueness == Some(None) {
            // Where nothing else goes on, it may take its time.
            let unique = counted(&self.givens, stop, longest)?.is_one();
            uniqueness = Some(unique);
            if unique == Some(true) {
                self.solver.set_unique(true);
                step = self.solver.step_until(&self.grid, self.granularity, stop)?;
            }
        }
        Ok(StepFinding {
            uniqueness: uniqueness.map(|unique| (self.givens, unique)),
            result: match step {
                Some(deductions) => Sought::Deductions(deductions.into()),
                None if solutions != SolutionCount::Unknown => Sought::Nothing(solutions),
                None => match counted(&self.grid, stop, longest)? {
                    SolutionCount::None => Sought::Contradiction(Contradiction::NoSolution),
                    solutions => Sought::Nothing(solutions),
                },
            },
        })
    }

    /// Tells the rules whether the puzzle has exactly one solution, if one of them that
    /// holds on its board wants to know. Where that takes too long to find out, nothing is
    /// inside, and they are skipped as if it had not.
    pub(super) fn settle_uniqueness(&mut self, stop: &Stop) -> Option<Option<bool>> {
        if !self.solver.rests_on_uniqueness(self.givens.layout()) {
            return None;
        }
        let known = self.unique;
        let unique = known.unwrap_or_else(|| count(&self.givens, stop).is_one());
        self.solver.set_unique(unique == Some(true));
        Some(unique)
    }
}

impl StepFinding {
    /// The contradiction that was found in the place of a step.
    pub const fn contradiction(&self) -> Option<Contradiction> {
        match &self.result {
            Sought::Contradiction(contradiction) => Some(*contradiction),
            _ => None,
        }
    }

    /// Whether the givens are known to have exactly one solution, if a rule wanted to know.
    pub(super) fn unique(&self) -> Option<bool> {
        let unique = self.uniqueness.as_ref();
        unique.map(|(_, unique)| *unique == Some(true))
    }
}

impl Session {
    /// Applies the next rule, if the position allows it.
    pub fn step(&mut self) -> Outcome {
        let outcome = self.step_until(&Stop::never());
        outcome.expect("nobody raises a stop that nobody else has")
    }

    /// Does as [`step`](Self::step).
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised. Nothing is applied then.
    pub fn step_until(&mut self, stop: &Stop) -> Result<Outcome, Stopped> {
        let found = self.search_step().look(stop, Some(LONGEST))?;
        Ok(self.take_step(found))
    }

    /// The search for the next step.
    pub fn search_step(&self) -> StepSearch {
        let givens = self.position().givens();
        let known = self.uniqueness.as_ref().filter(|(grid, _)| *grid == givens);
        StepSearch {
            unique: known.map(|(_, unique)| *unique),
            grid: self.grid().clone(),
            givens,
            solver: self.solver.clone(),
            granularity: self.granularity,
        }
    }

    /// Takes the step that was found on this position with these rules.
    pub fn take_step(&mut self, finding: StepFinding) -> Outcome {
        if let Some((givens, unique)) = finding.uniqueness {
            self.solver.set_unique(unique == Some(true));
            self.uniqueness = Some((givens, unique));
        }
        match finding.result {
            Sought::Contradiction(contradiction) => {
                Outcome::Inconsistent(self.diagnose(contradiction))
            }
            Sought::Solved => Outcome::Solved,
            Sought::Deductions(deductions) => {
                self.apply(&deductions);
                Outcome::Stepped(deductions)
            }
            Sought::Nothing(solutions) => Outcome::Stalled {
                off: self.solver.off(),
                skipped: self.solver.skipped(self.grid().layout()),
                solutions,
            },
        }
    }

    /// Applies deductions that were made on this position.
    pub fn apply(&mut self, deductions: &Arc<[Deduction]>) {
        let placements = deductions
            .iter()
            .flat_map(|deduction| deduction.placements.iter().copied());
        let eliminations = deductions
            .iter()
            .flat_map(|deduction| deduction.eliminations.iter().copied());
        let edits = Edits::placing(placements).removing(eliminations);
        self.sudoku
            .apply(&edits, Cause::Rule(Arc::clone(deductions)));
    }

    /// How many solutions the position has; a quarter of a second at the most.
    pub fn count_solutions(&self) -> SolutionCount {
        count(self.grid(), &Stop::never())
    }
}

/// How many solutions a position has, however long that takes, or only so long.
fn counted(grid: &Grid, stop: &Stop, longest: Option<Duration>) -> Result<SolutionCount, Stopped> {
    let own = longest.map_or_else(|| stop.clone(), |longest| stop.or_after(longest));
    match solve(grid, &own).map(|found| found.solutions) {
        Ok(solutions) => Ok(SolutionCount::of(&solutions)),
        Err(Stopped) if longest.is_none() || stop.is_raised() => Err(Stopped),
        Err(Stopped) => Ok(SolutionCount::Unknown),
    }
}

/// How many solutions a position has; a quarter of a second at the most.
pub(super) fn count(grid: &Grid, stop: &Stop) -> SolutionCount {
    let found = solve(grid, &stop.or_after(LOOK_AHEAD));
    found.map_or(SolutionCount::Unknown, |found| {
        SolutionCount::of(&found.solutions)
    })
}
