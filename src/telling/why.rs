//! Why a digit stands in a cell, or cannot; why a board has no solution, or several.
//!
//! A [`Question`] is about a digit in a cell, a cell, or the board. Its answer, a [`Why`],
//! holds data; the sentences and pictures are made of it when they are asked for.
//!
//! Whether a digit is right is known from the solution; why it is, the rules that are on
//! have to show, on the board without anything that is wrong on it:
//!
//! 1. Which story of theirs is the easiest? What counts is the hardest technique in it,
//!    then how much there is to follow in all. A rule that removes the candidate or sets
//!    the value at once is a story of one step. Else they go ahead, each round with all
//!    that the easiest rule finds, until one does; of the steps on the way those are left
//!    out on which the end does not rest: a [`Story`] remains. Harder rules are asked only
//!    where easier ones come to no end, or tell a story that is too long to be read at a
//!    go. Where that takes too long, their solving path is taken, thinned out like it: what
//!    they come to on the path is always answered.
//! 2. Else, where the opposite stands on the board, it is followed to a contradiction by
//!    singles or the rules that are on: as a step would find it.
//! 3. Else the same as at first with one rule that is off beside those that are on, the
//!    easiest that will do.
//! 4. Else the opposite is supposed, and followed to a contradiction: by singles, or by
//!    all the rules together.
//!
//! What rules look at is counted, as for a list of all steps, so that the answer depends
//! on the board alone, and is the same on every machine; see [`WhySearch::run`].

mod board;
mod compact;
mod easiest;
mod follow;
mod passages;
mod patience;
mod proof;
mod search;
mod sound;
mod thinned;
mod words;

use sudoku_engine::grid::{Cage, Candidate, Cell, CellSet, Contradiction, Grid, House, Values};
pub use sudoku_engine::rules::forcing::Claim;
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::solver::ForcedRow;

pub use passages::Passage;
pub use search::WhySearch;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// Why a digit stands in a cell, or could, or cannot.
    Digit(Candidate),
    /// Why a cell has its value; or, if it is empty, which one it takes, and why.
    Cell(Cell),
    /// Why the board has no solution, or several.
    Board,
}

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Why {
    /// The board on which the argument holds: without what is wrong on the board that
    /// was asked about, and, where the question is about an entry, as it was before.
    pub grid: Grid,
    /// The answer.
    pub answer: Answer,
}

/// The answer to a question, by what it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The digit is a given of the puzzle.
    Given(Candidate),
    /// Another digit is a given in the cell.
    Taken {
        /// What was asked about.
        candidate: Candidate,
        /// The given.
        given: Candidate,
    },
    /// The value stands twice in a house.
    Clash {
        /// The value that was asked about.
        entry: Candidate,
        /// The other cells with the digit, each with the first house that it shares.
        with: Vec<(Cell, House)>,
    },
    /// A value that the cell sees rules the digit out.
    Excluded {
        /// What was asked about.
        candidate: Candidate,
        /// The cells with the digit, each with the first house that it shares.
        by: Vec<(Cell, House)>,
        /// Whether it is the right digit all the same, so that those cells are wrong.
        is_right: bool,
    },
    /// The pencil marks that came with the puzzle do not have the digit.
    LeftOut {
        /// The candidate that was asked about.
        candidate: Candidate,
        /// Whether it is the right digit all the same, so that the pencil marks are wrong.
        is_right: bool,
    },
    /// It can be shown that the digit is right, or that it is wrong.
    Proved(Demonstration),
    /// The digit is in one solution and not in another.
    Open {
        /// What was asked about.
        candidate: Candidate,
        /// A solution with the digit there, and one without.
        solutions: Box<[Values; 2]>,
    },
    /// The board has no solution.
    NoSolution(Incompatible),
    /// The board has several solutions.
    SeveralSolutions(Several),
    /// The board has exactly one solution.
    OneSolution,
}

/// That a digit is right or wrong in a cell, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Demonstration {
    /// What is shown.
    pub claim: Claim,
    /// How the digit stands on the board.
    pub standing: Standing,
    /// Why it is so.
    pub grounds: Grounds,
}

/// How a digit stands in a cell of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It is a candidate.
    Candidate,
    /// It was filled in, by the move with this place in the journal, if it is there.
    Entered(Option<usize>),
    /// It was removed, by the move with this place in the journal, if it is there.
    Removed(Option<usize>),
    /// Another digit was filled in there.
    Replaced(Candidate),
}

/// Why a digit is right or wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Grounds {
    /// Steps show it.
    Story(Story),
    /// The opposite leads to a contradiction.
    Contradiction(Supposition),
    /// Neither the rules nor singles after a supposition show it, only a search.
    Search {
        /// Whether a way to an argument was given up for how much there was to look at: it
        /// is not known then that there is none.
        given_up: bool,
    },
}

/// Steps the last of which shows what was asked. Each holds on the board behind those
/// before it, and without any of them the end would not be reached, as far as that could
/// be found out: of a long solving path there may be steps too many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story {
    /// The steps, at least one.
    pub steps: Vec<Deduction>,
    /// The technique that is off and was needed, if the rules that are on were not
    /// enough.
    pub off: Option<Technique>,
}

/// What a supposition leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Supposition {
    /// What is supposed, and wrong.
    pub supposed: Claim,
    /// Whether it stands on the board that was asked about, and only singles and rules that
    /// are on lead from there to the contradiction: then a step meets it, too.
    pub stands: bool,
    /// How it leads to a contradiction.
    pub refutation: Refutation,
}

/// How a board leads to a contradiction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refutation {
    /// By singles, or at once if there are none.
    Singles(ForcedRow),
    /// By steps of rules.
    Steps {
        /// The steps, in order.
        steps: Vec<Deduction>,
        /// What they come to.
        contradiction: Contradiction,
    },
}

/// Values, removals or cages that cannot go together; without any one of them there would
/// be a solution. There are none if the houses alone cannot be filled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incompatible {
    /// Where it can be seen at once: the clash.
    pub clash: Option<Contradiction>,
    /// The givens, if they alone have no solution or take part in the clash.
    pub givens: CellSet,
    /// The entries that do not fit the givens, together.
    pub entries: CellSet,
    /// The removals that do not fit the givens, together with the entries.
    pub removed: Vec<Candidate>,
    /// The cages that cannot go together, if the board has no solution even without any
    /// givens and it could be found out which.
    pub cages: Vec<Cage>,
    /// How these, and the givens, lead to a contradiction, if the rules see it.
    pub refutation: Option<Refutation>,
}

/// In what solutions differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Several {
    /// Two solutions: of the first three hundred, a pair that differs in the fewest cells.
    pub solutions: Box<[Values; 2]>,
    /// The cells in which these two differ.
    pub cells: CellSet,
    /// The cells that are not the same in all solutions, if that could be found out.
    pub differing: Option<CellSet>,
}
