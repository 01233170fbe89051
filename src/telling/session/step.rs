//! Taking a step, and its possible results.

use std::sync::Arc;
use std::time::Duration;

use super::{Diagnosis, Session};
use sudoku_engine::grid::{Contradiction, Grid};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::search::{Solutions, Stop, Stopped, solve};
use sudoku_engine::solver::{Granularity, Solver};
use sudoku_engine::sudoku::{Cause, Edits};

/// The time limit for checking whether there is a solution at all. If it takes longer, the step
/// continues without the answer.
pub(super) const LOOK_AHEAD: Duration = Duration::from_millis(250);

/// The time limit for counting the solutions if the rules find nothing and the step cannot be
/// stopped.
const LONGEST: Duration = Duration::from_secs(10);

/// The result of a step.
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
        /// The rules that are on and work on the board, but are skipped because they rely on a
        /// single solution, which the puzzle is not known to have.
        skipped: Vec<Technique>,
        /// The number of solutions of the position.
        solutions: SolutionCount,
    },
    /// The position contradicts itself; nothing was done.
    Inconsistent(Diagnosis),
}

/// The number of solutions of a position, as far as it is known.
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
}

/// The search for a step, independent of the session, so that another thread can run it.
#[derive(Debug, Clone)]
pub struct StepSearch {
    pub(super) grid: Grid,
    pub(super) givens: Grid,
    /// The knowledge about the solutions of the givens.
    pub(super) settled: Settled,
    pub(super) solver: Solver,
    pub(super) granularity: Granularity,
}

/// The result of the search for a step; [`Session::take_step`] applies it.
#[derive(Debug, Clone)]
pub struct StepFinding {
    /// The givens, and the findings about their solutions.
    settled: Option<(Grid, Settled)>,
    pub(super) result: Sought,
}

/// The knowledge about the solutions of the givens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Settled {
    /// Nothing, because it was not needed yet.
    Not,
    /// Nothing, because finding out takes too long.
    TooLong,
    /// Their number, and the solutions themselves.
    Found(Solutions),
}

impl Settled {
    /// The solutions that remain on a position that developed from the givens, if known: the single
    /// solution, or none.
    fn left(&self, grid: &Grid) -> Option<SolutionCount> {
        match self {
            Self::Found(Solutions::One(solution)) if grid.allows(solution) => {
                Some(SolutionCount::One)
            }
            Self::Found(Solutions::One(_) | Solutions::None) => Some(SolutionCount::None),
            Self::Found(Solutions::Several(_)) | Self::Not | Self::TooLong => None,
        }
    }

    /// Informs the rules about the solutions of the givens.
    pub(super) fn tell(&self, solver: &mut Solver) {
        match self {
            Self::Found(solutions) => solver.set_solutions(solutions),
            Self::Not | Self::TooLong => solver.set_unique(false),
        }
    }
}

#[derive(Debug, Clone)]
pub(super) enum Sought {
    Contradiction(Contradiction),
    Solved,
    Deductions(Arc<[Deduction]>),
    Nothing(SolutionCount),
}

impl StepSearch {
    /// Searches for the step. If the rules find nothing, it continues until the number of solutions
    /// is known or takes too many guesses.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before it was found; see
    /// [`Solver::step_until`].
    pub fn run(self, stop: &Stop) -> Result<StepFinding, Stopped> {
        self.look(stop, None)
    }

    /// Does the same as [`run`](Self::run) with a time limit for counting the solutions if the
    /// rules find nothing.
    fn look(mut self, stop: &Stop, longest: Option<Duration>) -> Result<StepFinding, Stopped> {
        let finding = |result| StepFinding {
            settled: None,
            result,
        };
        if let Some(contradiction) = Contradiction::visible(&self.grid).next() {
            return Ok(finding(Sought::Contradiction(contradiction)));
        }
        if self.grid.is_full() {
            return Ok(finding(Sought::Solved));
        }
        let solutions = self.count(stop);
        if solutions == SolutionCount::None {
            return Ok(finding(Sought::Contradiction(Contradiction::NoSolution)));
        }
        self.settle_uniqueness(stop);
        let mut step = self
            .simple_solver()
            .step_until(&self.grid, self.granularity, stop)?;
        if step.is_none() && self.settled == Settled::TooLong {
            // If nothing simpler finds a step, this may take longer.
            self.settle_at_last(stop, longest)?;
            step = self.solver.step_until(&self.grid, self.granularity, stop)?;
        }
        Ok(StepFinding {
            settled: (self.settled != Settled::Not).then_some((self.givens, self.settled)),
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

    /// Informs the rules whether the puzzle has exactly one solution, if one of them that works on
    /// its board needs to know. If finding out takes too long, these rules are skipped as if it had
    /// several.
    pub(super) fn settle_uniqueness(&mut self, stop: &Stop) {
        if !self.solver.rests_on_uniqueness(self.givens.layout()) {
            return;
        }
        if self.settled == Settled::Not {
            let found = solve(&self.givens, &stop.or_after(LOOK_AHEAD));
            self.settled = found.map_or(Settled::TooLong, |found| Settled::Found(found.solutions));
        }
        self.settled.tell(&mut self.solver);
    }

    /// Does the same with a limit on guesses and, if given, on time.
    pub(super) fn settle_at_last(
        &mut self,
        stop: &Stop,
        longest: Option<Duration>,
    ) -> Result<(), Stopped> {
        if let Some(solutions) = solved(&self.givens, stop, longest)? {
            self.settled = Settled::Found(solutions);
        }
        self.settled.tell(&mut self.solver);
        Ok(())
    }

    /// The rules; if it is not known whether the puzzle has a single solution, only those before
    /// the first rule that relies on it.
    pub(super) fn simple_solver(&self) -> Solver {
        match self.settled {
            Settled::TooLong => self.solver.before_uniqueness(),
            Settled::Not | Settled::Found(_) => self.solver.clone(),
        }
    }

    /// The number of solutions of the position, with a limit of a quarter of a second.
    pub(super) fn count(&self, stop: &Stop) -> SolutionCount {
        let left = self.settled.left(&self.grid);
        left.unwrap_or_else(|| count(&self.grid, stop))
    }
}

impl StepFinding {
    /// The contradiction that was found instead of a step.
    pub const fn contradiction(&self) -> Option<Contradiction> {
        match &self.result {
            Sought::Contradiction(contradiction) => Some(*contradiction),
            _ => None,
        }
    }

    /// Informs the rules about the solutions of the givens: nothing if that took too long and a
    /// step was found anyway.
    pub(super) fn tell(&self, solver: &mut Solver) {
        let has_ended = matches!(self.result, Sought::Nothing(_));
        match &self.settled {
            Some((_, Settled::TooLong)) if !has_ended => {}
            Some((_, settled)) => settled.tell(solver),
            None => {}
        }
    }
}

impl Session {
    /// Applies the next rule, if the position allows it.
    pub fn step(&mut self) -> Outcome {
        let outcome = self.step_until(&Stop::never());
        outcome.expect("nobody raises a stop that nobody else has")
    }

    /// Does the same as [`step`](Self::step).
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
        let known = self.settled.as_ref().filter(|(grid, _)| *grid == givens);
        StepSearch {
            settled: known.map_or(Settled::Not, |(_, settled)| settled.clone()),
            grid: self.grid().clone(),
            givens,
            solver: self.solver.clone(),
            granularity: self.granularity,
        }
    }

    /// Applies the step that was found on this position with these rules.
    pub fn take_step(&mut self, finding: StepFinding) -> Outcome {
        finding.tell(&mut self.solver);
        if finding.settled.is_some() {
            self.settled = finding.settled;
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

    /// The number of solutions of the position, with a limit of a quarter of a second.
    pub fn count_solutions(&self) -> SolutionCount {
        count(self.grid(), &Stop::never())
    }
}

/// The solutions of a position, unless it takes more than [`MOST_GUESSES`] to find them, or longer
/// than this.
///
/// [`MOST_GUESSES`]: sudoku_engine::search::MOST_GUESSES
fn solved(
    grid: &Grid,
    stop: &Stop,
    longest: Option<Duration>,
) -> Result<Option<Solutions>, Stopped> {
    let own = stop.or_after_most_guesses();
    let own = longest.map_or_else(|| own.clone(), |longest| own.or_after(longest));
    match solve(grid, &own).map(|found| found.solutions) {
        Ok(solutions) => Ok(Some(solutions)),
        Err(Stopped) if stop.is_raised() => Err(Stopped),
        Err(Stopped) => Ok(None),
    }
}

/// The number of solutions of a position, as far as it can be determined.
pub(super) fn counted(
    grid: &Grid,
    stop: &Stop,
    longest: Option<Duration>,
) -> Result<SolutionCount, Stopped> {
    let solutions = solved(grid, stop, longest)?;
    Ok(solutions.map_or(SolutionCount::Unknown, |it| SolutionCount::of(&it)))
}

/// The number of solutions of a position, with a limit of a quarter of a second.
pub(super) fn count(grid: &Grid, stop: &Stop) -> SolutionCount {
    let found = solve(grid, &stop.or_after(LOOK_AHEAD));
    found.map_or(SolutionCount::Unknown, |found| {
        SolutionCount::of(&found.solutions)
    })
}
