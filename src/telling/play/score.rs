//! The costs and earnings of a game.

use sudoku_engine::rules::Technique;
use sudoku_engine::sudoku::{GameOutcome, GameRecord, HintsTaken};

/// The points at the start of a game.
const START: i64 = 1000;

/// The most that a won game earns; each second takes one point of it.
const BONUS: i64 = 1000;

/// The kind of help, which determines the price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Help {
    /// A step by a naked single, or by the last cell of a house.
    NakedSingle,
    /// A step by a hidden single.
    HiddenSingle,
    /// A step by any other technique.
    Technique,
    /// The digit of a cell, filled in.
    Answer,
}

impl Help {
    /// The kind of help of a step by this technique.
    pub const fn by(technique: Technique) -> Self {
        match technique {
            Technique::FullHouse | Technique::NakedSingle => Self::NakedSingle,
            Technique::HiddenSingle => Self::HiddenSingle,
            _ => Self::Technique,
        }
    }

    /// The price.
    pub const fn price(self) -> i64 {
        match self {
            Self::NakedSingle => 25,
            Self::HiddenSingle => 30,
            Self::Technique => 40,
            Self::Answer => 100,
        }
    }

    /// Counts it among the hints taken.
    pub(super) const fn count_in(self, hints: &mut HintsTaken) {
        let count = match self {
            Self::NakedSingle => &mut hints.naked_singles,
            Self::HiddenSingle => &mut hints.hidden_singles,
            Self::Technique => &mut hints.techniques,
            Self::Answer => &mut hints.answers,
        };
        *count = count.saturating_add(1);
    }
}

/// The points that something costs. Below a score of 0, they come off the bonus at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cost {
    /// The points off the present score.
    pub score: i64,
    /// The points off the bonus at the end.
    pub bonus: i64,
}

/// A score and its parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// The points at the start.
    pub start: i64,
    /// The cost of errors.
    pub errors: i64,
    /// The cost of hints.
    pub hints: i64,
    /// The bonus for winning; 0 until then.
    pub bonus: i64,
}

impl Score {
    /// The cost of an entry that is wrong or clashes.
    pub const ERROR: i64 = 10;
    /// The part of the bonus that each hint takes.
    pub const HINT: i64 = 50;

    /// The present score of a game, with all errors, even those that the person was not told about.
    pub fn of(game: &GameRecord) -> Self {
        let hints = &game.hints;
        let cost = |count: u32, help: Help| i64::from(count) * help.price();
        let bonus = if game.outcome == GameOutcome::Won {
            let seconds = i64::try_from(game.seconds).unwrap_or(i64::MAX);
            let taken = i64::from(hints.count()) * Self::HINT;
            (BONUS - taken).saturating_sub(seconds).max(0)
        } else {
            0
        };
        Self {
            start: START,
            errors: i64::from(game.errors) * Self::ERROR,
            hints: cost(hints.naked_singles, Help::NakedSingle)
                + cost(hints.hidden_singles, Help::HiddenSingle)
                + cost(hints.techniques, Help::Technique)
                + cost(hints.answers, Help::Answer),
            bonus,
        }
    }

    /// The present score, without errors that the person may not know about yet: if errors are only
    /// shown on a check, the score does not give them away.
    pub fn known(game: &GameRecord) -> Self {
        let errors = i64::from(game.known_errors) * Self::ERROR;
        Self {
            errors,
            ..Self::of(game)
        }
    }

    /// The total, but no less than 0.
    pub fn total(&self) -> i64 {
        self.sum().max(0)
    }

    /// The cost of something with this price at the present score.
    pub fn cost_of(&self, price: i64) -> Cost {
        let score = price.min(self.total());
        Cost {
            score,
            bonus: price - score,
        }
    }

    /// Whether the costs exceed the points.
    pub const fn is_spent(&self) -> bool {
        self.sum() < 0
    }

    const fn sum(&self) -> i64 {
        self.start - self.errors - self.hints + self.bonus
    }
}
