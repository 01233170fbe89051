//! The reasons why a digit is in a cell or cannot be, and why a board has no solution or several.
//!
//! A [`Question`] is about a digit in a cell, a cell, or the board. Its answer, a [`Why`], holds
//! data; the sentences and pictures are made from it on request.
//!
//! The solution shows whether a digit is right. To show why, the rules that are on search for an
//! argument, on the board without its mistakes. If a step of a rule set or removed the digit, that
//! rule is asked first. Otherwise, the ways to an argument are, in this order:
//!
//! 1. The easiest [`Story`] of these rules: its hardest technique counts first, then the total
//!    amount to follow. A rule that removes the candidate or sets the value at once is a story of
//!    one step. Otherwise, the rules continue in rounds, each with everything that the easiest rule
//!    finds, until one of them reaches the goal; the steps that the end does not depend on are left
//!    out. Harder rules are asked only if the easier ones find no story, or only one that is too
//!    long to read in one go. If this takes too long, the solving path of the rules is thinned out
//!    in the same way: whatever the rules conclude on the path is always answered. Where a
//!    story is long, or needs more than singles, locked candidates and subsets, and the opposite
//!    leads to a contradiction by singles in fewer lines, that is told instead.
//! 2. If the opposite is on the board, following it to a contradiction by singles or by the rules
//!    that are on, as a step would find it.
//! 3. The first way with one more rule that is off, the easiest that is enough.
//! 4. Assuming the opposite, and following it to a contradiction by singles or by all rules
//!    together.
//!
//! The effort of the rules is counted, as for a list of all steps, so that the answer depends on
//! the board alone and is the same on every machine; see [`WhySearch::run`].

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

pub use sudoku_engine::branching::Claim;
use sudoku_engine::grid::{Cage, Candidate, Cell, CellSet, Contradiction, Grid, House, Values};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::solver::ForcedRow;

pub use passages::Passage;
pub use search::WhySearch;

/// A question about a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// Why a digit is in a cell, could be there, or cannot be.
    Digit(Candidate),
    /// Why a cell has its value or, if it is empty, which value it must have, and why.
    Cell(Cell),
    /// Why the board has no solution, or several.
    Board,
}

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Why {
    /// The board that the answer is about. An argument about a digit is about the board without its
    /// mistakes and, if a move filled the cell or removed the digit, before that move.
    pub grid: Grid,
    /// The answer.
    pub answer: Answer,
    /// The wrong entries on the board, apart from the one in question, that the argument about a
    /// digit leaves out.
    pub set_aside: Vec<Candidate>,
}

/// The answer to a question, by its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The digit is a given of the puzzle.
    Given(Candidate),
    /// Another digit is a given in the cell.
    Taken {
        /// The candidate that was asked about.
        candidate: Candidate,
        /// The given.
        given: Candidate,
    },
    /// The value occurs twice in a house.
    Clash {
        /// The value that was asked about.
        entry: Candidate,
        /// The other cells with the digit, each with the first house that it shares with the cell.
        with: Vec<(Cell, House)>,
    },
    /// A value that the cell sees rules the digit out.
    Excluded {
        /// The candidate that was asked about.
        candidate: Candidate,
        /// The cells with the digit, each with the first house that it shares with the cell.
        by: Vec<(Cell, House)>,
        /// Whether the digit is nevertheless right, so that those cells are wrong.
        is_right: bool,
    },
    /// The pencil marks that came with the puzzle do not have the digit.
    LeftOut {
        /// The candidate that was asked about.
        candidate: Candidate,
        /// Whether the digit is nevertheless right, so that the pencil marks are wrong.
        is_right: bool,
    },
    /// The digit is right or wrong, and this can be shown.
    Proved(Demonstration),
    /// The digit is in one solution, but not in another.
    Open {
        /// The candidate that was asked about.
        candidate: Candidate,
        /// A solution with the digit in the cell, and one without it.
        solutions: Box<[Values; 2]>,
    },
    /// The board has no solution.
    NoSolution(Incompatible),
    /// The board has several solutions.
    SeveralSolutions(Several),
    /// The board has exactly one solution.
    OneSolution,
}

/// The argument that a digit in a cell is right or wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Demonstration {
    /// The claim that is shown.
    pub claim: Claim,
    /// The state of the digit on the board.
    pub standing: Standing,
    /// The grounds for the claim.
    pub grounds: Grounds,
}

/// The state of a digit in a cell of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It is a candidate.
    Candidate,
    /// It was filled in, by the move with this place in the journal if one did.
    Entered(Option<usize>),
    /// It was removed, by the move with this place in the journal if one did.
    Removed(Option<usize>),
    /// Another digit was filled in instead.
    Replaced(Candidate),
}

/// The grounds for the claim that a digit is right or wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Grounds {
    /// Steps show it.
    Story(Story),
    /// The opposite leads to a contradiction.
    Contradiction(Supposition),
    /// Only a search shows it; neither the rules nor singles after an assumption do.
    Search {
        /// Whether the effort for an argument became too much, so that there may still be one.
        given_up: bool,
    },
}

/// Steps that lead to a claim, which the last of them shows. Each is valid on the board after the
/// steps before it. Without any one of them, the others would not lead to the claim, as far as this
/// could be checked; the story of a long solving path may have unnecessary steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story {
    /// The steps, at least one.
    pub steps: Vec<Deduction>,
    /// The technique that is off but was needed, if the rules that are on were not enough.
    pub off: Option<Technique>,
}

/// An assumption and the contradiction that it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Supposition {
    /// The assumption, which is wrong.
    pub supposed: Claim,
    /// Whether the assumption is on the board that was asked about, and singles or rules that are
    /// on lead from there to the contradiction, so that a step meets it, too.
    pub stands: bool,
    /// The way to the contradiction.
    pub refutation: Refutation,
    /// The number of steps of the longer story in which the rules that are on show the claim
    /// without an assumption. `None` if they do not show it.
    pub shown_in: Option<usize>,
}

/// The way from a board to a contradiction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refutation {
    /// Singles, or none if the contradiction is visible at once.
    Singles(ForcedRow),
    /// Steps of rules.
    Steps {
        /// The steps, in order.
        steps: Vec<Deduction>,
        /// The contradiction at their end.
        contradiction: Contradiction,
    },
}

/// Values, removals or cages that do not fit together. Unless they clash, there would be a solution
/// without any one of them. There are none if the houses alone cannot be filled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incompatible {
    /// The clash, if it is visible at once.
    pub clash: Option<Contradiction>,
    /// The givens, if they alone have no solution or take part in the clash.
    pub givens: CellSet,
    /// The entries that together do not fit the givens, or that take part in the clash.
    pub entries: CellSet,
    /// The removals that, together with the entries, do not fit the givens.
    pub removed: Vec<Candidate>,
    /// The cages that do not fit together, if the board has no solution even without givens and the
    /// search for them did not take too long.
    pub cages: Vec<Cage>,
    /// The way to a contradiction, if the rules find one: from these and the givens or, if that is
    /// shorter, from the whole board.
    pub refutation: Option<Refutation>,
    /// Whether that way begins on the whole board.
    pub is_of_board: bool,
}

/// The difference between the solutions of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Several {
    /// Two solutions: among the first three hundred, a pair that differs in the fewest cells.
    pub solutions: Box<[Values; 2]>,
    /// The cells in which these two differ.
    pub cells: CellSet,
    /// The cells that are not the same in all solutions, if the search for them did not take too
    /// long.
    pub differing: Option<CellSet>,
}
