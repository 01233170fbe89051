//! Taking a step, and how it can come out.

use std::sync::Arc;
use std::time::Duration;

use super::{Diagnosis, Session};
use crate::rules::{Deduction, Technique};
use crate::search::{Solutions, Stop, solve};
use crate::sudoku::{Cause, Edits};

/// How long a step may search for the answer whether there is a solution at
/// all. What takes longer is left open: the step goes on.
const LOOK_AHEAD: Duration = Duration::from_millis(250);

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
        /// The rules that are on, and skipped because they rest on the puzzle
        /// having one solution, which it has not.
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

impl Session {
    /// Applies the next rule, if the position allows it.
    pub fn step(&mut self) -> Outcome {
        if let Some(contradiction) = self.visible_contradictions().into_iter().next() {
            return Outcome::Inconsistent(self.diagnose(contradiction));
        }
        if self.grid().is_full() {
            return Outcome::Solved;
        }
        let solutions = self.count_solutions();
        if solutions == SolutionCount::None {
            return Outcome::Inconsistent(self.diagnose(crate::grid::Contradiction::NoSolution));
        }
        self.tell_uniqueness();
        let Some(deductions) = self.solver.step(self.grid(), self.granularity) else {
            return Outcome::Stalled {
                off: self.solver.off(),
                skipped: self.solver.skipped(),
                solutions,
            };
        };
        let deductions: Arc<[Deduction]> = deductions.into();
        self.apply(&deductions);
        Outcome::Stepped(deductions)
    }

    /// Tells the solver whether the puzzle has exactly one solution, if a rule
    /// wants to know. Where that takes too long to find out, it has not.
    fn tell_uniqueness(&mut self) {
        if !self.solver.rests_on_uniqueness() {
            return;
        }
        let givens = self.position().givens();
        let known = self.uniqueness.as_ref().filter(|(grid, _)| *grid == givens);
        let unique = known.map_or_else(
            || {
                let found = solve(&givens, &Stop::after(LOOK_AHEAD));
                matches!(found.map(|found| found.solutions), Ok(Solutions::One(_)))
            },
            |(_, unique)| *unique,
        );
        self.uniqueness = Some((givens, unique));
        self.solver.set_unique(unique);
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
        match solve(self.grid(), &Stop::after(LOOK_AHEAD)).map(|found| found.solutions) {
            Ok(Solutions::None) => SolutionCount::None,
            Ok(Solutions::One(_)) => SolutionCount::One,
            Ok(Solutions::Several(_)) => SolutionCount::Several,
            Err(_) => SolutionCount::Unknown,
        }
    }
}
