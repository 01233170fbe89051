//! The difficulty of a puzzle by the measure that everyone quotes: that of Sudoku Explainer 1.2.1.
//!
//! A puzzle is solved step by step. Each step is the first one found by the first successful
//! producer, in a fixed order from hidden singles to nested forcing chains. Its technique and the
//! length of its chains determine its rating. The hardest step is the rating of the puzzle (ER).
//! The rating also has the hardest step up to the first placed value (EP, pearl) and the first step
//! (ED, diamond).
//!
//! ```
//! use sudoku_engine::grid::Grid;
//! use sudoku_engine::rate::explainer::rate;
//! use sudoku_engine::search::Stop;
//! use sudoku_engine::sudoku::Puzzle;
//!
//! let puzzle = Puzzle::from_line(
//!     "070000043040009610800634900094052000358460020000800530080070091902100005007040802",
//! ).unwrap();
//! let rating = rate(&Grid::from_values(&puzzle.givens), &Stop::never())?;
//! assert_eq!(rating.to_string(), "1.2/1.2/1.2");
//! assert_eq!(rating.hardest.technique.unwrap().to_string(), "Hidden Single");
//! # Ok::<(), sudoku_engine::rate::RatingError>(())
//! ```

mod of_step;
mod steps;

use std::fmt;
use std::ops::RangeInclusive;

pub use crate::explainer::{Difficulty, Forcing, Inside, RatedStep, Technique};
pub use of_step::difficulty_of;
pub use steps::Steps;

use super::{RatingError, only_solution};
use crate::grid::Grid;
use crate::search::{Stop, Stopped};

/// The difficulty and the technique of a step of the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rated {
    /// The difficulty.
    pub difficulty: Difficulty,
    /// `None` if there is no step, or none by a technique.
    pub technique: Option<Technique>,
}

/// The difficulty of a puzzle, displayed as `ER/EP/ED`, such as `7.2/1.2/1.2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rating {
    /// The hardest step: ER.
    pub hardest: Rated,
    /// The hardest step up to the first one that places a value: EP.
    pub pearl: Rated,
    /// The first step: ED.
    pub diamond: Rated,
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [er, ep, ed] = [self.hardest, self.pearl, self.diamond].map(|it| it.difficulty);
        write!(f, "{er}/{ep}/{ed}")
    }
}

/// Rates a position. If it is already solved, all ratings are 0.0. If no technique finds a next
/// step, every rating not reached before is [`Difficulty::BEYOND`].
///
/// # Errors
///
/// [`RatingError`] if `stop` was raised or the puzzle does not have exactly one solution.
pub fn rate(puzzle: &Grid, stop: &Stop) -> Result<Rating, RatingError> {
    only_solution(puzzle, stop)?;
    let nothing = Rated {
        difficulty: Difficulty::default(),
        technique: None,
    };
    let beyond = Rated {
        difficulty: Difficulty::BEYOND,
        technique: None,
    };
    let (mut hardest, mut pearl, mut diamond) = (nothing, None, None);
    let mut steps = Steps::new(puzzle, stop);
    for step in &mut steps {
        let step = step?;
        let this = Rated {
            difficulty: step.difficulty,
            technique: Some(step.technique),
        };
        if this.difficulty > hardest.difficulty {
            hardest = this;
        }
        diamond.get_or_insert(this);
        if step.placed.is_some() {
            pearl.get_or_insert(hardest);
        }
    }
    let missing = if steps.is_solved() { nothing } else { beyond };
    Ok(Rating {
        hardest: if steps.is_solved() { hardest } else { beyond },
        pearl: pearl.unwrap_or(missing),
        diamond: diamond.unwrap_or(missing),
    })
}

/// Whether the rating of a position with one solution is in a range. Rating stops as soon as this
/// is known.
///
/// # Errors
///
/// [`Stopped`] if `stop` was raised.
pub fn is_rated_in(
    puzzle: &Grid,
    range: &RangeInclusive<Difficulty>,
    stop: &Stop,
) -> Result<bool, Stopped> {
    let mut hardest = Difficulty::default();
    let mut steps = Steps::new(puzzle, stop);
    for step in &mut steps {
        hardest = hardest.max(step?.difficulty);
        if hardest > *range.end() {
            return Ok(false);
        }
    }
    Ok(steps.is_solved() && hardest >= *range.start())
}
