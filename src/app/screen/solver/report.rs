//! What stands beside the board: what the last action did, found or asks.

use std::sync::Arc;

use sudoku_engine::grid::{Cell, Values};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::sudoku::{Cause, Change};
use sudoku_telling::explain::Length;
use sudoku_telling::play::{Checked, Entry, Help, PlayError, ResumeError, Verdict};
use sudoku_telling::session::{Diagnosis, EntryError, Mistake, Origin, SolutionCount};
use sudoku_telling::why::Why;

/// What the last action did, found or asks.
#[derive(Debug, Clone, PartialEq)]
pub enum Report {
    /// Nothing has been done yet.
    Ready,
    /// A rule was applied.
    Stepped(Arc<[Deduction]>),
    /// The board is full and right.
    Solved,
    /// The rules find nothing: a cell has to be filled.
    Stalled {
        /// The rules that are off.
        off: Vec<Technique>,
        /// The rules that are skipped because the puzzle has not one solution.
        skipped: Vec<Technique>,
        /// How many solutions there are.
        solutions: SolutionCount,
    },
    /// The position contradicts itself.
    Inconsistent(Diagnosis),
    /// A step that was not made yet, and how much of it is told.
    Hinted {
        /// The step: one deduction.
        step: Arc<[Deduction]>,
        /// How much of it is told.
        told: Length,
    },
    /// A step that is shown as one that can be made: from the list of all steps, or
    /// by a rule that is off.
    Previewed(Arc<[Deduction]>),
    /// Something on the board departs from the only solution.
    Mistaken(Mistake),
    /// An answer to 'Why?', and whether its lines are told.
    Answered {
        /// The answer.
        why: Box<Why>,
        /// In a game, steps that set other digits are kept back.
        is_told: bool,
    },
    /// What follows of a person's own moves since the last step, and what does not.
    Weighed(Vec<Why>),
    /// There is no answer to 'Why?' within the time that it may take.
    NoAnswer,
    /// The rules look for the next step.
    Looking,
    /// It is looked at whether a step holds that somebody wrote down.
    Checking,
    /// A search is under way.
    Solving,
    /// A search filled the board.
    Filled(Filling),
    /// A search found more than one solution: two of them.
    Several(Box<[Values; 2]>),
    /// A search was stopped.
    Cancelled,
    /// The search for a solution took too many guesses.
    GivenUp,
    /// Something was filled in, erased, removed or put back by hand.
    Entered(Box<Change>),
    /// A move was taken back.
    Undone(Box<Change>),
    /// A move was made again.
    Redone(Box<Change>),
    /// Everything but the givens was taken back.
    Restarted,
    /// An entry was not taken.
    Refused(EntryError),
    /// An entry was made on a board that is full and right.
    NothingLeft,
    /// An entry was made while no cell was chosen.
    NoCell,
    /// What a game did, found or asks.
    Game(GameReport),
}

/// What a game did, found or asks.
#[derive(Debug, Clone, PartialEq)]
pub enum GameReport {
    /// It waits for an entry.
    Begun,
    /// A digit was filled in.
    Entered(Entry),
    /// A digit was filled in for the person.
    Answered(Entry),
    /// The digit of the cell was asked for, and stands there.
    IsRight(Cell),
    /// The entries were checked.
    Checked(Checked),
    /// A hint can be had for its price.
    Offered {
        /// The step: one deduction.
        step: Arc<[Deduction]>,
        /// What it is paid as.
        help: Help,
    },
    /// The digit of this cell can be had for its price.
    AnswerOffered(Cell),
    /// The digit of a hint belongs in this cell, which is frozen: what follows
    /// from it was noted.
    Noted(Cell),
    /// A hint was asked for while an entry is wrong.
    Wrong,
    /// No rule finds anything.
    NoHint,
    /// It is asked whether the person gives up.
    GivingUp,
    /// What would show the answer is not to be had in a game.
    Hidden,
    /// 'Why?' was asked of what would show the answer.
    WhyKeptBack,
    /// Something was not done.
    Refused(PlayError),
    /// The game of a file cannot be gone on with.
    NotResumed(ResumeError),
}

impl GameReport {
    /// Whether it tells of something that is wrong.
    pub(super) fn is_bad(&self) -> bool {
        match self {
            Self::Entered(entry) => {
                matches!(entry.verdict, Some(Verdict::Wrong | Verdict::Clash { .. }))
            }
            Self::Checked(checked) => !checked.wrong.is_empty(),
            Self::Wrong | Self::Refused(_) | Self::NotResumed(_) => true,
            _ => false,
        }
    }

    /// Whether it asks something.
    pub(super) const fn asks(&self) -> bool {
        matches!(
            self,
            Self::Offered { .. } | Self::AnswerOffered(_) | Self::GivingUp
        )
    }
}

/// What is known of how a search filled the board. A search that was not watched goes its own
/// ways: what it tried is not what would be seen, and is not told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Filling {
    /// With the only solution.
    Only,
    /// With one of several solutions.
    OneOfSeveral,
    /// It was watched.
    Watched {
        /// How many digits were tried.
        tries: u64,
        /// How many of them were taken back.
        go_backs: u64,
    },
}

impl Report {
    /// A hint of the first degree.
    pub(super) const fn hint(step: Arc<[Deduction]>) -> Self {
        Self::Hinted {
            step,
            told: Length::Name,
        }
    }

    /// The report on a move that was made again: a rule explains itself as it
    /// did the first time.
    pub(super) fn redone(change: &Change) -> Self {
        match &change.cause {
            Cause::Rule(deductions) => Self::Stepped(Arc::clone(deductions)),
            _ => Self::Redone(Box::new(change.clone())),
        }
    }

    /// Whether it is about a step that can be made.
    pub(super) const fn is_step_to_make(&self) -> bool {
        matches!(self, Self::Hinted { .. } | Self::Previewed(_))
    }

    /// The number of moves to keep in order to go back to before the move that
    /// made the reported contradiction or mistake.
    pub fn origin(&self) -> Option<usize> {
        match self {
            Self::Inconsistent(Diagnosis {
                origin: Origin::Move { index, .. },
                ..
            }) => Some(*index),
            Self::Mistaken(mistake) => mistake.index,
            _ => None,
        }
    }
}
