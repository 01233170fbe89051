//! Positions in which a person finds a technique.

use std::ops::ControlFlow;
use std::time::Duration;

use super::{Act, Origin, stored};
use sudoku_engine::generate::{Form, Progress, Request, rules_up_to};
use sudoku_engine::grid::{Candidate, Grid, Values};
use sudoku_engine::rules::{Deduction, Survey, Technique, rule_for};
use sudoku_engine::search::{Solutions, Stop, Stopped, solve};
use sudoku_engine::solver::{Granularity, Solver};
use sudoku_engine::sudoku::{Position, Puzzle};
use sudoku_engine::texts::{Language, Text, said};

/// The time limit of the generator, after which a stored position is used in another form.
const PATIENCE: Duration = Duration::from_secs(4);

/// The maximum number of steps of one technique to search for on a position.
const MOST: usize = 400;

/// A position in which a technique applies, and every step that it allows there.
#[derive(Debug, Clone)]
pub struct Exercise {
    technique: Technique,
    origin: Origin,
    puzzle: Puzzle,
    grid: Grid,
    solution: Values,
    steps: Vec<Deduction>,
}

/// The reason why there is no exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum ExerciseError {
    /// It was stopped before it was made.
    Stopped,
    /// The technique is not in the catalog.
    None(Technique),
}

impl ExerciseError {
    /// The sentence, without a full stop.
    pub fn text(self) -> Text {
        match self {
            Self::Stopped => said!("error-exercise-stopped"),
            Self::None(technique) => said!("error-exercise-none", technique = technique),
        }
    }
}

impl From<Stopped> for ExerciseError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// Whether the generator makes new exercises of a technique; otherwise they are known positions in
/// other forms.
pub const fn is_made(technique: Technique) -> bool {
    technique.entry().exercises
}

impl Exercise {
    /// Makes the exercise of a seed, with the progress of the generator.
    ///
    /// # Errors
    ///
    /// When `stop` was raised, or the technique is not in the catalog.
    pub fn make(
        technique: Technique,
        seed: u64,
        stop: &Stop,
        progress: &Progress,
    ) -> Result<Self, ExerciseError> {
        if is_made(technique) {
            match made(technique, seed, &stop.or_after(PATIENCE), progress) {
                Ok(grid) => {
                    let made = Self::on(technique, Origin::Next, grid, stop)?;
                    if let Some(exercise) = made {
                        return Ok(exercise);
                    }
                }
                Err(Stopped) if stop.is_raised() => return Err(ExerciseError::Stopped),
                Err(Stopped) => {}
            }
        }
        Self::kept(technique, seed, stop)
    }

    /// One of the stored positions in a form that depends on the seed: with permuted digits, rows
    /// and columns or, if there are cages, rotated or mirrored.
    ///
    /// # Errors
    ///
    /// As for [`make`](Self::make).
    pub fn kept(technique: Technique, seed: u64, stop: &Stop) -> Result<Self, ExerciseError> {
        let mut kept: Vec<_> = stored(technique).collect();
        // The first position is shown in the lesson.
        if kept.len() > 1 {
            kept.remove(0);
        }
        // In another form, a rule may look elsewhere first; a form that keeps the next step is
        // nearly always found at once.
        for attempt in 0..kept.len() as u64 * 4 {
            let number = seed.wrapping_add(attempt);
            let position = &kept[(number % kept.len() as u64) as usize];
            let puzzle = position.puzzle();
            let form = if technique == Technique::SymmetricalPlacement {
                Form::turned(number)
            } else {
                Form::on(&puzzle.layout, number)
            };
            let grid = Position::new(&form.puzzle(&puzzle)).grid().clone();
            if position.origin == Origin::Next && !is_next(technique, &grid, stop)? {
                continue;
            }
            if let Some(exercise) = Self::on(technique, position.origin, grid, stop)? {
                return Ok(exercise);
            }
        }
        Err(ExerciseError::None(technique))
    }

    /// The exercise on a position; `None` unless the position has exactly one solution and the
    /// technique finds something there.
    ///
    /// # Errors
    ///
    /// When `stop` was raised.
    pub fn on(
        technique: Technique,
        origin: Origin,
        grid: Grid,
        stop: &Stop,
    ) -> Result<Option<Self>, Stopped> {
        let Some(rule) = rule_for(technique) else {
            return Ok(None);
        };
        let Solutions::One(solution) = solve(&grid, stop)?.solutions else {
            return Ok(None);
        };
        let mut steps = Vec::new();
        let _ = rule.search(&Survey::of(&grid), &mut |deduction| {
            steps.push(deduction);
            if steps.len() < MOST && !stop.is_raised() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        if stop.is_raised() {
            return Err(Stopped);
        }
        Ok((!steps.is_empty()).then(|| Self {
            technique,
            origin,
            puzzle: Puzzle::at(&grid),
            grid,
            solution: *solution,
            steps,
        }))
    }

    /// The technique to find.
    pub const fn technique(&self) -> Technique {
        self.technique
    }

    /// How the technique comes up.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The board.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The board as a puzzle: givens, entries and removed candidates.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The only solution.
    pub const fn solution(&self) -> &Values {
        &self.solution
    }

    /// All possible steps of the technique; any of them is a right answer.
    pub fn steps(&self) -> &[Deduction] {
        &self.steps
    }

    /// Whether a step of the technique sets digits here, and whether one removes
    /// candidates.
    pub fn asks(&self, act: Act) -> bool {
        self.steps.iter().any(|step| match act {
            Act::Set => !step.placements.is_empty(),
            Act::Remove => !step.eliminations.is_empty(),
        })
    }

    /// The digit of a candidate's cell in the solution.
    pub(super) fn is_true(&self, candidate: Candidate) -> bool {
        self.solution[candidate.cell.index()] == Some(candidate.digit)
    }
}

/// A position of a new puzzle in which the technique is next.
fn made(
    technique: Technique,
    seed: u64,
    stop: &Stop,
    progress: &Progress,
) -> Result<Grid, Stopped> {
    // Techniques that are never needed are not generated; see `is_made`.
    let generator = Request::new(seed).needing(technique).generator();
    let generator = generator.map_err(|_| Stopped)?;
    let puzzle = generator.puzzle(0, stop, progress)?;
    let mut grid = Grid::from_values(&puzzle);
    // The technique is the last of these rules, so wherever it is used, it is the next step.
    let solver = Solver::with(rules_up_to(technique));
    while let Some(step) = solver.step_until(&grid, Granularity::Deduction, stop)? {
        if step.iter().any(|step| step.technique == technique) {
            return Ok(grid);
        }
        for deduction in step {
            deduction.apply(&mut grid);
        }
    }
    Err(Stopped)
}

/// Whether none of the easier techniques finds anything.
fn is_next(technique: Technique, grid: &Grid, stop: &Stop) -> Result<bool, Stopped> {
    let easier = rules_up_to(technique).filter(|it| *it != technique);
    let step = Solver::with(easier).step_until(grid, Granularity::Deduction, stop)?;
    Ok(step.is_none())
}
