//! Proofs: numbered lines, each of which follows from the board and from the lines that it cites.
//!
//! A proof does not depend on the rule that found it. Its lines make [claims](Claim) about the
//! solutions of a board, each by an [inference](Inference) of a few kinds. The main one is
//! *counting*: each cell has exactly one true candidate, and so has each digit in a house. If the
//! claim were wrong, some of these sets could not have enough true candidates. Singles, locked
//! candidates, subsets, fish, almost locked sets and chains are all of this kind. Suppositions open
//! branches. A branch that leads to something impossible refutes its supposition, and a claim that
//! the branches of all cases lead to is proved.
//!
//! [`Proof::check`] is the kernel: it checks a proof line by line, by the board alone.
//!
//! ```
//! use sudoku_engine::grid::{Candidate, Cell, Digit, Grid, House};
//! use sudoku_engine::proof::{CandidateSet, Claim, Inference, Line, Proof};
//!
//! // In row 1, only r1c9 is empty: it holds the 9.
//! let mut grid = Grid::empty();
//! for column in 0..8 {
//!     let digit = Digit::ALL[column];
//!     grid.place(Candidate::new(Cell::at(0, column), digit));
//! }
//! let nine = Candidate::new(Cell::at(0, 8), Digit::ALL[8]);
//! let proof = |claim| Proof {
//!     lines: vec![Line {
//!         claim,
//!         by: Inference::Counted {
//!             truths: vec![CandidateSet::Cell(nine.cell)],
//!             links: Vec::new(),
//!         },
//!         from: Vec::new(),
//!         under: None,
//!     }],
//! };
//! assert!(proof(Claim::True(nine)).check(&grid).is_ok());
//! assert!(proof(Claim::False(vec![nine])).check(&grid).is_err());
//! ```

mod candidate_set;
mod counting;
mod exchange;
mod filling;
mod kernel;
mod pruned;
mod symmetry;

use crate::grid::{Candidate, Cell, CellSet, Digit, Grid, House};

pub use kernel::{Refusal, RefusalKind};

/// The reason why nothing vouches for the conclusions of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unproved {
    /// The step gives no proof.
    NoProof,
    /// A line of the proof does not follow.
    Refused(Refusal),
    /// The proof does not claim that this candidate is true.
    NotPlaced(Candidate),
    /// The proof does not claim that this candidate is false.
    NotRemoved(Candidate),
}

/// An argument in lines, each of which rests on the board and on earlier lines.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Proof {
    /// The lines. A line is cited by its place, from 0.
    pub lines: Vec<Line>,
}

/// A line of a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The claim.
    pub claim: Claim,
    /// The way in which it follows.
    pub by: Inference,
    /// The places of the lines that it rests on. They come before it, under the same suppositions
    /// or fewer, except where [`Inference::Refuted`] and [`Inference::Cases`] close a branch.
    pub from: Vec<usize>,
    /// The place of the supposition that the line is under, if any. A supposition may be under
    /// another one; the line is then under both.
    pub under: Option<usize>,
}

/// A claim about every solution of a board that agrees with the suppositions around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The candidate is true.
    True(Candidate),
    /// Each of the candidates is false.
    False(Vec<Candidate>),
    /// At least one of the candidates is true.
    OneOf(Vec<Candidate>),
    /// At most one of the candidates is true.
    AtMostOne(Vec<Candidate>),
    /// No solution agrees with the suppositions.
    Impossible,
}

/// The way in which a line follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inference {
    /// The line does not follow: it is a supposition, and opens a branch.
    Supposed,
    /// If the claim were wrong, the truths would need more true candidates than the links can have.
    /// A set that is named several times counts several times.
    Counted {
        /// Sets with at least one true candidate.
        truths: Vec<CandidateSet>,
        /// Sets with at most one true candidate.
        links: Vec<CandidateSet>,
    },
    /// The first line that it rests on is a supposition, and under it the second line is
    /// [`Claim::Impossible`]: so the opposite of the supposition is claimed.
    Refuted,
    /// One of some suppositions is true, and each leads to the claim or to something impossible.
    Cases {
        /// The reason why one of the suppositions is true.
        of: Alternatives,
        /// The place of each supposition, and of the line under it with the claim.
        branches: Vec<[usize; 2]>,
    },
    /// If the claim were wrong, there would be no way to fill the cells: with the right sums, with
    /// different digits in cells that see each other, and with one of the candidates of each line
    /// that it rests on.
    Filled {
        /// Sums; all cells that count in them have to be filled.
        sums: Vec<Sum>,
        /// More cells that have to be filled.
        with: CellSet,
    },
    /// The puzzle has one solution. If the claim were wrong, every filling of these cells could be
    /// swapped for another one with the same digits in each house and cage.
    Exchanged {
        /// The cells, none of which is a given.
        cells: CellSet,
    },
    /// The puzzle has one solution. These maps change neither the board nor the givens, so they do
    /// not change the solution: a candidate and its image are both true or both false.
    Symmetric {
        /// The image of each cell.
        cells: Vec<[Cell; 2]>,
        /// The image of each digit.
        digits: Vec<[Digit; 2]>,
    },
}

/// The reason why one of some suppositions is true.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Alternatives {
    /// The set has a true candidate.
    Set(CandidateSet),
    /// A candidate is true or false.
    Opposites(Candidate),
}

/// Totals of digits to add and to subtract. A cell that counts equally often in both cancels out;
/// the other cells have to make up the difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// The totals to add.
    pub plus: Vec<Total>,
    /// The totals to subtract.
    pub minus: Vec<Total>,
}

/// Cells with a known total.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Total {
    /// A house, which has each digit of the board.
    House(House),
    /// The cells of a cage with a sum.
    Cage(CellSet),
}

/// Some candidates of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CandidateSet {
    /// The candidates of an empty cell: exactly one is true.
    Cell(Cell),
    /// The places of a digit in a house: exactly one is true.
    House(Digit, House),
    /// A digit in cells that all see each other: at most one is true.
    Apart(Digit, CellSet),
    /// The candidates in the claim of the line at this place. The line has to be among the lines
    /// that the citing line rests on.
    Line(usize),
}

impl Sum {
    /// The sum of a cage alone.
    pub fn of_cage(cells: CellSet) -> Self {
        Self {
            plus: vec![Total::Cage(cells)],
            minus: Vec::new(),
        }
    }
}

impl Inference {
    /// An inference from the cited lines and the board alone, without sets.
    pub(crate) const NOTHING: Self = Self::Counted {
        truths: Vec::new(),
        links: Vec::new(),
    };

    /// The lines among the sets that are counted.
    pub(crate) fn cited(&self) -> Vec<usize> {
        let Self::Counted { truths, links } = self else {
            return Vec::new();
        };
        let sets = truths.iter().chain(links);
        let lines = sets.filter_map(|set| match set {
            CandidateSet::Line(number) => Some(*number),
            _ => None,
        });
        lines.collect()
    }
}

impl Proof {
    /// Checks each line as [`check`](Self::check) does, and that the proof concludes that these
    /// candidates are true and these are false.
    ///
    /// # Errors
    ///
    /// The first line that does not follow, or a conclusion that the proof does not come to.
    pub fn proves(
        &self,
        grid: &Grid,
        placed: &[Candidate],
        removed: &[Candidate],
    ) -> Result<(), Unproved> {
        self.check(grid).map_err(Unproved::Refused)?;
        if let Some(it) = placed.iter().find(|it| !self.sets(**it)) {
            return Err(Unproved::NotPlaced(*it));
        }
        match removed.iter().find(|it| !self.removes(**it)) {
            Some(it) => Err(Unproved::NotRemoved(*it)),
            None => Ok(()),
        }
    }

    /// Whether a line outside every branch claims that a candidate is true.
    pub fn sets(&self, candidate: Candidate) -> bool {
        self.claims(|claim| *claim == Claim::True(candidate))
    }

    /// Whether a line outside every branch claims that a candidate is false.
    pub fn removes(&self, candidate: Candidate) -> bool {
        self.claims(|claim| matches!(claim, Claim::False(all) if all.contains(&candidate)))
    }

    /// Whether a line rests on the puzzle having exactly one solution.
    pub fn needs_one_solution(&self) -> bool {
        let mut lines = self.lines.iter();
        lines.any(|line| {
            matches!(
                line.by,
                Inference::Exchanged { .. } | Inference::Symmetric { .. }
            )
        })
    }

    fn claims(&self, is_it: impl Fn(&Claim) -> bool) -> bool {
        let is_outside = |line: &&Line| line.under.is_none() && line.by != Inference::Supposed;
        let mut outside = self.lines.iter().filter(is_outside);
        outside.any(|line| is_it(&line.claim))
    }
}
