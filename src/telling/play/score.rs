//! What a game costs and what it earns.

use sudoku_engine::rules::Technique;
use sudoku_engine::sudoku::{GameOutcome, GameRecord, HintsTaken};

/// What a game begins with.
const START: i64 = 1000;

/// What a game that is won earns at the most; each second takes one of that.
const BONUS: i64 = 1000;

/// What a person is helped with, which tells the price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Help {
    /// A step by a naked single; the last cell of a house is one too.
    NakedSingle,
    /// A step by a hidden single.
    HiddenSingle,
    /// A step by any other technique.
    Technique,
    /// The digit of a cell, filled in.
    Answer,
}

impl Help {
    /// The help that a step by a technique is.
    pub const fn by(technique: Technique) -> Self {
        match technique {
            Technique::FullHouse | Technique::NakedSingle => Self::NakedSingle,
            Technique::HiddenSingle => Self::HiddenSingle,
            _ => Self::Technique,
        }
    }

    /// What it costs.
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

/// A score and what it is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// What every game begins with.
    pub start: i64,
    /// What errors cost.
    pub errors: i64,
    /// What hints cost.
    pub hints: i64,
    /// What being won earned: nothing until then.
    pub bonus: i64,
}

impl Score {
    /// What an entry costs that is wrong or clashes.
    pub const ERROR: i64 = 10;
    /// What each hint takes of the bonus.
    pub const HINT: i64 = 50;

    /// The score of a game as it stands. With all errors, also those that the
    /// person was not told of.
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

    /// The same, as far as the person may know it: a game in which errors are
    /// told on Check alone does not give them away by its score.
    pub fn known(game: &GameRecord) -> Self {
        let errors = i64::from(game.known_errors) * Self::ERROR;
        Self {
            errors,
            ..Self::of(game)
        }
    }

    /// All of it together, but no less than 0.
    pub fn total(&self) -> i64 {
        self.sum().max(0)
    }

    /// Whether more was lost than there was.
    pub const fn is_spent(&self) -> bool {
        self.sum() < 0
    }

    const fn sum(&self) -> i64 {
        self.start - self.errors - self.hints + self.bonus
    }
}
