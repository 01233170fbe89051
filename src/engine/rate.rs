//! The difficulty of a puzzle, measured by its path through the rules.
//!
//! The path is walked one deduction at a time; each value set is its own step. If the rules find
//! nothing, a cell is filled from the solution, which the field calls [`BRUTE_FORCE`].

pub mod explainer;

use crate::grid::{Candidate, Grid, Layout, Values};
use crate::rules::{Deduction, Level, Technique};
use crate::search::{MOST_GUESSES, Solutions, Stop, Stopped, solve};
use crate::solver::{Granularity, Solver};
use crate::texts::{Language, Text, said};

/// The technique of filling a cell from the solution on a path.
pub const BRUTE_FORCE: Technique = Technique::Custom("Brute Force");

/// The score of filling a cell from the solution.
const BRUTE_FORCE_SCORE: u32 = 10_000;

/// The basis of the level of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LevelBy {
    /// The hardest step, and the score, which may raise it.
    Score,
    /// The hardest step alone. With cages, paths have many more steps, so HoDoKu's score limits for
    /// each level are meaningless.
    HardestStep,
}

impl LevelBy {
    /// The basis of the level on a board.
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

/// The difficulty of a puzzle, and the techniques of its path.
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
    /// The level of the hardest step, raised while the score is above the limit of the level: 800
    /// for Easy, 1,000 for Medium, 1,600 for Hard, 1,800 for Unfair. On a board with cages it is
    /// not raised.
    pub level: Level,
    /// The basis of the level.
    pub level_by: LevelBy,
    /// The total score of all steps.
    pub score: u32,
    /// The techniques of the path, in the order in which they are tried;
    /// [`BRUTE_FORCE`] comes last.
    pub techniques: Vec<Tally>,
}

/// A technique of a path, the number of its uses, and their total score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// The technique.
    pub technique: Technique,
    /// The number of its steps.
    pub count: u32,
    /// The total score of these steps.
    pub score: u32,
}

/// The reason why a puzzle has no rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum RatingError {
    /// There is no solution.
    NoSolution,
    /// There are several solutions, so no path leads to only one of them.
    SeveralSolutions,
    /// It takes too many guesses to find out how many solutions there are.
    TooManyGuesses,
    /// A rule drew a wrong conclusion.
    Unsound(Technique),
    /// The rating was stopped.
    Stopped,
}

impl RatingError {
    /// The clause in a language, without a capital letter and a full stop.
    pub fn text(&self) -> Text {
        match self {
            Self::NoSolution => said!("error-rating-no-solution"),
            Self::SeveralSolutions => said!("error-rating-several-solutions"),
            Self::TooManyGuesses => said!("error-rating-too-many-guesses", guesses = MOST_GUESSES),
            Self::Unsound(technique) => said!("error-rating-unsound", technique = *technique),
            Self::Stopped => said!("error-rating-stopped"),
        }
    }
}

impl From<Stopped> for RatingError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl Rating {
    /// The rating of a path on the classic board with these steps, each a use of a technique.
    pub fn of(steps: impl IntoIterator<Item = Technique>) -> Self {
        Self::by(LevelBy::Score, steps)
    }

    /// The rating of a path with these steps, with its level on this basis.
    pub fn by(level_by: LevelBy, steps: impl IntoIterator<Item = Technique>) -> Self {
        let steps = steps.into_iter();
        Self::scored(level_by, steps.map(|it| (it, score_of(it))).collect())
    }

    /// The rating of steps, each with its score.
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

    /// The technique with the highest level and, within that level, the highest score; among
    /// several, the one that is tried last. `None` if the puzzle was already solved.
    pub fn hardest(&self) -> Option<Technique> {
        let techniques = self.techniques.iter().map(|tally| tally.technique);
        techniques.max_by_key(|technique| (technique.level(), score_of(*technique), *technique))
    }

    /// The number of steps in the path.
    pub fn steps(&self) -> u32 {
        self.techniques.iter().map(|tally| tally.count).sum()
    }

    /// The number of cells filled from the solution because no rule applied.
    pub fn guesses(&self) -> u32 {
        self.uses(BRUTE_FORCE)
    }

    /// The number of steps by a technique.
    pub fn uses(&self, technique: Technique) -> u32 {
        let tally = self
            .techniques
            .iter()
            .find(|tally| tally.technique == technique);
        tally.map_or(0, |tally| tally.count)
    }
}

/// The score of one step of a technique.
fn score_of(technique: Technique) -> u32 {
    if technique == BRUTE_FORCE {
        BRUTE_FORCE_SCORE
    } else {
        technique.score()
    }
}

/// The greatest score of a puzzle of each level but the last: HoDoKu's limits.
const MOST_OF_EASY: u32 = 800;
const MOST_OF_MEDIUM: u32 = 1000;
const MOST_OF_HARD: u32 = 1600;
const MOST_OF_UNFAIR: u32 = 1800;

/// The level, or the first one above it that allows the score.
fn raised(level: Level, score: u32) -> Level {
    let (most, next) = match level {
        Level::Easy => (MOST_OF_EASY, Level::Medium),
        Level::Medium => (MOST_OF_MEDIUM, Level::Hard),
        Level::Hard => (MOST_OF_HARD, Level::Unfair),
        Level::Unfair => (MOST_OF_UNFAIR, Level::Extreme),
        Level::Extreme => return level,
    };
    if score > most {
        raised(next, score)
    } else {
        level
    }
}

/// Walks the path of a puzzle with the rules of `solver` and rates it. The field's levels and
/// scores are meant for [`Preset::HoDoKu`](crate::solver::Preset).
///
/// # Errors
///
/// [`RatingError`] if the puzzle does not have exactly one solution, if a rule from outside the
/// catalog led away from it, or if `stop` was raised.
pub fn rate(puzzle: &Grid, solver: &Solver, stop: &Stop) -> Result<Rating, RatingError> {
    let solution = only_solution(puzzle, stop)?;
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

/// The solution of a puzzle that has exactly one.
fn only_solution(puzzle: &Grid, stop: &Stop) -> Result<Box<Values>, RatingError> {
    match solve(puzzle, &stop.or_after_most_guesses()).map(|found| found.solutions) {
        Ok(Solutions::One(solution)) => Ok(solution),
        Ok(Solutions::None) => Err(RatingError::NoSolution),
        Ok(Solutions::Several(_)) => Err(RatingError::SeveralSolutions),
        Err(Stopped) if stop.is_raised() => Err(RatingError::Stopped),
        Err(Stopped) => Err(RatingError::TooManyGuesses),
    }
}

/// Whether a deduction sets only digits of the solution and removes none of them.
fn agrees(deduction: &Deduction, solution: &Values) -> bool {
    let holds = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    deduction.placements.iter().all(holds) && !deduction.eliminations.iter().any(holds)
}

/// Fills the cell with the fewest candidates, the first of several, from the solution.
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
