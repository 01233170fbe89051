//! How hard a puzzle is: what its path through the rules takes.
//!
//! The path is walked one deduction at a time; each value set is a step of its
//! own. Where the rules find nothing, a cell is filled from the solution, which
//! the field calls [`BRUTE_FORCE`].

pub mod explainer;

use crate::grid::{Candidate, Grid, Layout, Values};
use crate::rules::{Deduction, Level, Technique};
use crate::search::{Solutions, Stop, Stopped, solve};
use crate::solver::{Granularity, Solver};

/// What filling a cell from the solution is called on a path.
pub const BRUTE_FORCE: Technique = Technique::Custom("Brute Force");

/// What filling a cell from the solution adds to the score.
const BRUTE_FORCE_SCORE: u32 = 10_000;

/// What the level of a puzzle goes by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LevelBy {
    /// The hardest step, and the score, which may raise it.
    Score,
    /// The hardest step alone. Where there are cages, paths have many more steps, so that
    /// the scores up to which HoDoKu knows each level mean nothing.
    HardestStep,
}

impl LevelBy {
    /// What it goes by on a board.
    pub fn on(layout: &Layout) -> Self {
        if layout.cages().is_empty() {
            Self::Score
        } else {
            Self::HardestStep
        }
    }

    /// The name for machines.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Score => "score",
            Self::HardestStep => "hardest-step",
        }
    }
}

/// How hard a puzzle is, and what its path is made of.
///
/// ```
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::rate::{Rating, rate};
/// use sudoku_engine::rules::{Level, Technique};
/// use sudoku_engine::search::Stop;
/// use sudoku_engine::solver::{Preset, Solver};
/// use sudoku_engine::sudoku::Puzzle;
///
/// let puzzle = Puzzle::from_line(
///     "070000043040009610800634900094052000358460020000800530080070091902100005007040802",
/// ).unwrap();
/// let grid = Grid::from_values(&puzzle.givens);
/// let rating = rate(&grid, &Solver::preset(Preset::HoDoKu), &Stop::never())?;
/// assert_eq!(rating.level, Level::Easy);
/// assert_eq!(rating.steps(), 44);
/// # Ok::<(), sudoku_engine::rate::RatingError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rating {
    /// The level of the hardest step, raised while the score is above the most
    /// that its level allows: 800 for Easy, 1,000 for Medium, 1,600 for Hard,
    /// 1,800 for Unfair. On a board with cages it is not raised.
    pub level: Level,
    /// What the level goes by.
    pub level_by: LevelBy,
    /// The scores of all steps together.
    pub score: u32,
    /// The techniques of the path, in the order in which they are tried;
    /// [`BRUTE_FORCE`] comes last.
    pub techniques: Vec<Tally>,
}

/// A technique of a path, how often it was used and what that adds up to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// The technique.
    pub technique: Technique,
    /// How many steps it took.
    pub count: u32,
    /// The scores of these steps together.
    pub score: u32,
}

/// Why a puzzle has no rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RatingError {
    /// There is no solution to come to.
    #[error("the puzzle has no solution, so there is no path to rate")]
    NoSolution,
    /// No path comes to one solution rather than to another.
    #[error("the puzzle has several solutions, so there is no path to rate")]
    SeveralSolutions,
    /// A rule concluded what does not hold.
    #[error("the rule '{0}' led away from the only solution, so the path cannot be rated")]
    Unsound(Technique),
    /// The rating was stopped.
    #[error("the rating was stopped before it was done")]
    Stopped,
}

impl From<Stopped> for RatingError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl Rating {
    /// The rating of a path of the classic board that has these steps, each a use of a
    /// technique.
    pub fn of(steps: impl IntoIterator<Item = Technique>) -> Self {
        Self::by(LevelBy::Score, steps)
    }

    /// The rating of a path that has these steps, whose level goes by this.
    pub fn by(level_by: LevelBy, steps: impl IntoIterator<Item = Technique>) -> Self {
        let steps = steps.into_iter();
        Self::scored(level_by, steps.map(|it| (it, score_of(it))).collect())
    }

    /// The same of steps each of which adds so much to the score.
    fn scored(level_by: LevelBy, mut steps: Vec<(Technique, u32)>) -> Self {
        steps.sort_unstable();
        let techniques: Vec<Tally> = steps
            .chunk_by(|one, other| one.0 == other.0)
            .map(|steps| Tally {
                technique: steps[0].0,
                count: u32::try_from(steps.len()).unwrap_or(u32::MAX),
                score: steps.iter().fold(0, |sum, it| sum.saturating_add(it.1)),
            })
            .collect();
        let score = techniques
            .iter()
            .fold(0u32, |sum, tally| sum.saturating_add(tally.score));
        let hardest = steps.iter().map(|(technique, _)| technique.level()).max();
        let hardest = hardest.unwrap_or(Level::Easy);
        Self {
            level: match level_by {
                LevelBy::Score => raised(hardest, score),
                LevelBy::HardestStep => hardest,
            },
            level_by,
            score,
            techniques,
        }
    }

    /// The technique of the highest level and, within that, the highest score;
    /// of several alike, the one that is tried last. `None` if the puzzle came
    /// solved.
    pub fn hardest(&self) -> Option<Technique> {
        let techniques = self.techniques.iter().map(|tally| tally.technique);
        techniques.max_by_key(|technique| (technique.level(), score_of(*technique), *technique))
    }

    /// How many steps the path has.
    pub fn steps(&self) -> u32 {
        self.techniques.iter().map(|tally| tally.count).sum()
    }

    /// How many cells were filled from the solution, since no rule applied.
    pub fn guesses(&self) -> u32 {
        self.uses(BRUTE_FORCE)
    }

    /// How many steps a technique took.
    pub fn uses(&self, technique: Technique) -> u32 {
        let tally = self
            .techniques
            .iter()
            .find(|tally| tally.technique == technique);
        tally.map_or(0, |tally| tally.count)
    }
}

/// What one step of a technique adds to the score.
fn score_of(technique: Technique) -> u32 {
    if technique == BRUTE_FORCE {
        BRUTE_FORCE_SCORE
    } else {
        technique.score()
    }
}

/// The level, or the first above it that allows the score.
fn raised(level: Level, score: u32) -> Level {
    let (most, next) = match level {
        Level::Easy => (800, Level::Medium),
        Level::Medium => (1000, Level::Hard),
        Level::Hard => (1600, Level::Unfair),
        Level::Unfair => (1800, Level::Extreme),
        Level::Extreme => return level,
    };
    if score > most {
        raised(next, score)
    } else {
        level
    }
}

/// Walks the path of a puzzle with the rules of `solver` and rates it. The
/// field's levels and scores go with [`Preset::HoDoKu`](crate::solver::Preset).
///
/// # Errors
///
/// [`RatingError`] if the puzzle has not exactly one solution, if a rule from
/// outside the catalogue led away from it, or if `stop` was raised.
pub fn rate(puzzle: &Grid, solver: &Solver, stop: &Stop) -> Result<Rating, RatingError> {
    let solution = match solve(puzzle, stop)?.solutions {
        Solutions::One(solution) => solution,
        Solutions::None => return Err(RatingError::NoSolution),
        Solutions::Several(_) => return Err(RatingError::SeveralSolutions),
    };
    let mut grid = puzzle.clone();
    let mut steps = Vec::new();
    while !grid.is_full() {
        match solver.step_until(&grid, Granularity::Deduction, stop)? {
            Some(deductions) => {
                for deduction in deductions {
                    if !agrees(&deduction, &solution) {
                        return Err(RatingError::Unsound(deduction.technique));
                    }
                    deduction.apply(&mut grid);
                    steps.push((deduction.technique, deduction.score()));
                }
            }
            None => {
                guess(&mut grid, &solution);
                steps.push((BRUTE_FORCE, BRUTE_FORCE_SCORE));
            }
        }
    }
    Ok(Rating::scored(LevelBy::on(puzzle.layout()), steps))
}

/// Whether a deduction sets only what the solution has, and removes only what
/// it has not.
fn agrees(deduction: &Deduction, solution: &Values) -> bool {
    let holds = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    deduction.placements.iter().all(holds) && !deduction.eliminations.iter().any(holds)
}

/// Fills the cell with the fewest candidates, the first of several, from the
/// solution.
fn guess(grid: &mut Grid, solution: &Values) {
    let tightest = grid
        .unsolved()
        .iter()
        .min_by_key(|cell| grid.candidates(*cell).len());
    if let Some(cell) = tightest
        && let Some(digit) = solution[cell.index()]
    {
        grid.place(Candidate::new(cell, digit));
    }
}
