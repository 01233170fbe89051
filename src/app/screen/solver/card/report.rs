//! The report beside the board: the result, finding or question of the last action.

use std::sync::Arc;

use sudoku_engine::grid::{Candidate, Cell, Values};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::sudoku::{Cause, Change};
use sudoku_telling::explain::Length;
use sudoku_telling::play::{Checked, Entry, Help, PlayError, ResumeError, Verdict};
use sudoku_telling::session::{Diagnosis, EntryError, Mistake, Origin, SolutionCount};
use sudoku_telling::why::{Question, Why};

/// The result, finding or question of the last action.
#[derive(Debug, Clone, PartialEq)]
pub enum Report {
    /// Nothing has been done yet.
    Ready,
    /// A rule was applied.
    Stepped(Arc<[Deduction]>),
    /// The board is full and correct.
    Solved,
    /// The rules find nothing: the player has to try a digit.
    Stalled {
        /// The rules that are off.
        off: Vec<Technique>,
        /// The rules that are skipped because the puzzle does not have exactly one solution.
        skipped: Vec<Technique>,
        /// The number of solutions.
        solutions: SolutionCount,
    },
    /// The position contradicts itself.
    Inconsistent(Diagnosis),
    /// A hint: a step that is not made yet, and the part of it to show.
    Hinted {
        /// The step: one deduction.
        step: Arc<[Deduction]>,
        /// The part of it to show.
        told: Length,
    },
    /// A step that can be made: from the list of all steps, or by a rule that is off.
    Previewed(Arc<[Deduction]>),
    /// An entry or removal that contradicts the only solution.
    Mistaken(Mistake),
    /// An answer to 'Why?', and whether to show its lines.
    Answered {
        /// The answer.
        why: Box<Why>,
        /// False in a game if its steps would give away other digits.
        is_told: bool,
    },
    /// The player's own moves since the last step, and whether each of them follows.
    Weighed(Vec<Why>, NotesChecked),
    /// No answer to 'Why?' was found in time.
    NoAnswer,
    /// A search by the rules is under way.
    Looking(Wanted),
    /// The check of a step that somebody wrote down is under way.
    Checking,
    /// A search is under way.
    Solving,
    /// A search filled the board.
    Filled(Filling),
    /// A search found more than one solution: here are two.
    Several(Box<[Values; 2]>),
    /// A search was stopped.
    Canceled,
    /// The search for a solution took too many guesses.
    GivenUp,
    /// The player filled in, erased, removed or put back something.
    Entered(Box<Change>),
    /// These moves were taken back, the latest first.
    Undone(Box<[Change]>),
    /// A move was redone.
    Redone(Box<Change>),
    /// Everything except the givens was taken back.
    Restarted,
    /// An entry was not possible.
    Refused(EntryError),
    /// An entry was made on a board that is full and correct.
    NothingLeft,
    /// An entry was made while no cell was chosen.
    NoCell,
    /// A report of a game.
    Game(GameReport),
}

/// The result of checking the notes that the player changed since the last step.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NotesChecked {
    /// The number of cells with these notes.
    pub cells: usize,
    /// The right digits that the notes of some of these cells leave out.
    pub missing: Vec<Candidate>,
}

/// The aim of a search by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The next step.
    Step,
    /// A hint.
    Hint,
    /// The answer to 'Why?'.
    Why(Question),
    /// Whether the player's own moves follow.
    OwnMoves,
    /// Another argument of the last resort.
    Another,
}

/// A report of a game.
#[derive(Debug, Clone, PartialEq)]
pub enum GameReport {
    /// The game waits for an entry.
    Begun,
    /// A digit was filled in.
    Entered(Entry),
    /// The game filled in a digit for the player.
    Answered(Entry),
    /// The player asked for the digit of this cell, and it is already correct.
    IsRight(Cell),
    /// The entries were checked.
    Checked(Checked),
    /// A hint is on offer for its price.
    Offered {
        /// The step: one deduction.
        step: Arc<[Deduction]>,
        /// The kind of help to pay for.
        help: Help,
    },
    /// The digit of this cell is on offer for its price.
    AnswerOffered(Cell),
    /// The digit of a hint belongs in this frozen cell, so its consequences were noted.
    Noted(Cell),
    /// The player asked for a hint while an entry is wrong.
    Wrong,
    /// No rule finds anything.
    NoHint,
    /// The game asks whether the player gives up.
    GivingUp,
    /// The player asked for something that would show the answer.
    Hidden,
    /// The player asked 'Why?' about something that would show the answer.
    WhyKeptBack,
    /// The player asked whether the own moves follow, which would show the answer.
    WeighKeptBack,
    /// A move was not possible.
    Refused(PlayError),
    /// The game in a file cannot be resumed.
    NotResumed(ResumeError),
}

impl GameReport {
    /// Whether the report is about something wrong.
    pub(in crate::screen::solver) fn is_bad(&self) -> bool {
        match self {
            Self::Entered(entry) => {
                matches!(entry.verdict, Some(Verdict::Wrong | Verdict::Clash { .. }))
            }
            Self::Checked(checked) => checked.has_wrong(),
            Self::Wrong | Self::Refused(_) | Self::NotResumed(_) => true,
            _ => false,
        }
    }

    /// Whether the report asks a question.
    pub(in crate::screen::solver) const fn asks(&self) -> bool {
        matches!(
            self,
            Self::Offered { .. } | Self::AnswerOffered(_) | Self::GivingUp
        )
    }
}

/// The way in which a search filled the board. Unless it was watched, its guesses are not told,
/// because a watched search makes other ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Filling {
    /// The search filled in the only solution.
    Only,
    /// The search filled in one of several solutions.
    OneOfSeveral,
    /// The player watched the search.
    Watched {
        /// The number of digits tried.
        tries: u64,
        /// The number of digits taken back.
        go_backs: u64,
    },
}

impl Report {
    /// The shortest hint: its name.
    pub(in crate::screen::solver) const fn hint(step: Arc<[Deduction]>) -> Self {
        Self::Hinted {
            step,
            told: Length::Name,
        }
    }

    /// The report for a redone move: a rule explains itself as it did the first time.
    pub(in crate::screen::solver) fn redone(change: &Change) -> Self {
        match &change.cause {
            Cause::Rule(deductions) => Self::Stepped(Arc::clone(deductions)),
            _ => Self::Redone(Box::new(change.clone())),
        }
    }

    /// Whether the report shows a step that can be made.
    pub(in crate::screen::solver) const fn is_step_to_make(&self) -> bool {
        matches!(self, Self::Hinted { .. } | Self::Previewed(_))
    }

    /// The number of moves to keep in order to return to the board before the reported
    /// contradiction or mistake was made.
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
