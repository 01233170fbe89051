//! The search for the answer to a question.

use super::proof::{prove, recorded};
use super::sound::{Truth, entries};
use super::{Answer, Claim, Demonstration, Grounds, Question, Standing, Why, board};
use sudoku_engine::grid::{Candidate, Cell, Grid, House, Values};
use sudoku_engine::search::{Stop, Stopped, solutions};
use sudoku_engine::solver::Solver;
use sudoku_engine::sudoku::{Cause, Change, Edits, Position};

/// The limit of all searches for solutions, in checks of the stop: more than a million guesses.
const LOOKS: u32 = 20_000;

/// The search for an answer, independent of the session, so that another thread can run it.
#[derive(Debug, Clone)]
pub struct WhySearch {
    position: Position,
    moves: Vec<Change>,
    solver: Solver,
    question: Question,
}

impl WhySearch {
    /// A question about a position that these moves led to, in order. The rules of the solver that
    /// are on are to answer it.
    pub const fn new(
        question: Question,
        position: Position,
        moves: Vec<Change>,
        solver: Solver,
    ) -> Self {
        Self {
            position,
            moves,
            solver,
            question,
        }
    }

    /// Searches for the answer. If one way to an argument takes too much effort, the next one is
    /// tried; the solving path of the rules is followed however long it is.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the end, or if counting the solutions takes more
    /// than a million guesses. Effort is counted, not timed, so that the answer is the same on
    /// every machine.
    pub fn run(mut self, stop: &Stop) -> Result<Why, Stopped> {
        let stop = &stop.or_after_looks(LOOKS);
        let truth = match self.question {
            Question::Board => return self.board(stop),
            Question::Digit(_) | Question::Cell(_) => Truth::of(&self.position, stop)?,
        };
        match &truth {
            Truth::One(solution) => self.solver.set_solution(solution),
            Truth::None | Truth::Several => self.solver.set_unique(false),
        }
        match self.question {
            Question::Digit(candidate) => self.digit(candidate, &truth, stop),
            Question::Cell(cell) => self.cell(cell, &truth, stop),
            Question::Board => self.board(stop),
        }
    }

    fn board(&self, stop: &Stop) -> Result<Why, Stopped> {
        board::answer(&self.position, &self.moves, &self.solver, stop)
    }

    /// An answer about the present board that needs no argument.
    fn at_once(&self, answer: Answer) -> Result<Why, Stopped> {
        Ok(Why {
            grid: self.position.grid().clone(),
            answer,
            set_aside: Vec::new(),
        })
    }

    fn cell(&self, cell: Cell, truth: &Truth, stop: &Stop) -> Result<Why, Stopped> {
        if let Some(digit) = self.position.grid().value(cell) {
            return self.digit(Candidate::new(cell, digit), truth, stop);
        }
        let right = match truth {
            Truth::None => return self.board(stop),
            Truth::One(_) => truth.at(cell),
            Truth::Several => {
                let cleared = truth.cleared(self.position.clone(), stop)?;
                let solution = first(cleared.grid(), stop)?;
                solution.and_then(|it| it[cell.index()].map(|it| Candidate::new(cell, it)))
            }
        };
        match right {
            Some(right) => self.digit(right, truth, stop),
            None => self.board(stop),
        }
    }

    fn digit(&self, candidate: Candidate, truth: &Truth, stop: &Stop) -> Result<Why, Stopped> {
        let Candidate { cell, digit } = candidate;
        let grid = self.position.grid();
        let standing = match self.position.value(cell) {
            Some(value) if value.digit == digit => {
                let with = seen_from(grid, candidate);
                if !with.is_empty() {
                    return self.at_once(Answer::Clash {
                        entry: candidate,
                        with,
                    });
                }
                if value.given {
                    return self.at_once(Answer::Given(candidate));
                }
                Standing::Entered(self.set_by(candidate))
            }
            Some(value) => {
                let instead = Candidate::new(cell, value.digit);
                if value.given {
                    return self.at_once(Answer::Taken {
                        candidate,
                        given: instead,
                    });
                }
                Standing::Replaced(instead)
            }
            None if grid.has(candidate) => Standing::Candidate,
            None => {
                let by = seen_from(grid, candidate);
                if !by.is_empty() {
                    return self.at_once(Answer::Excluded {
                        candidate,
                        by,
                        is_right: truth.at(cell) == Some(candidate),
                    });
                }
                Standing::Removed(self.removed_by(candidate))
            }
        };
        if self.position.ruled_out(cell).contains(digit) {
            return self.at_once(Answer::LeftOut {
                candidate,
                is_right: truth.at(cell) == Some(candidate),
            });
        }
        if let Truth::None = truth {
            return self.board(stop);
        }
        self.shown(candidate, standing, truth, stop)
    }

    /// The answer about a digit that is possible in its cell, or was: an argument that it is right
    /// or wrong, or two solutions that leave it open.
    fn shown(
        &self,
        candidate: Candidate,
        standing: Standing,
        truth: &Truth,
        stop: &Stop,
    ) -> Result<Why, Stopped> {
        let index = match standing {
            Standing::Candidate => None,
            Standing::Entered(index) | Standing::Removed(index) => index,
            Standing::Replaced(instead) => self.set_by(instead),
        };
        let before = self.without(candidate, index);
        let base = truth.cleared(before.clone(), stop)?;
        let set_aside = self.set_aside(candidate.cell, truth, &before, base.grid());
        let grid = base.grid().clone();
        let by = seen_from(&grid, candidate);
        if !by.is_empty() {
            let answer = Answer::Excluded {
                candidate,
                by,
                is_right: false,
            };
            return Ok(Why {
                grid,
                answer,
                set_aside,
            });
        }
        let is_true = match truth.at(candidate.cell) {
            Some(right) => right == candidate,
            None => match open(&grid, candidate, stop)? {
                [Some(with), Some(without)] => {
                    let solutions = Box::new([with, without]);
                    let answer = Answer::Open {
                        candidate,
                        solutions,
                    };
                    return Ok(Why {
                        grid,
                        answer,
                        set_aside,
                    });
                }
                [with, _] => with.is_some(),
            },
        };
        let claim = Claim { candidate, is_true };
        let stands = self.standing(claim, standing, &grid, truth, stop)?;
        // The limit on checks is not for the rules.
        let stop = &stop.without_looks();
        let step = index.and_then(|index| self.moves.get(index));
        let story = match step.map(|change| &change.cause) {
            Some(Cause::Rule(step)) => recorded(claim, step, &grid, &self.solver, stop)?,
            _ => None,
        };
        let (grounds, grid) = match story {
            Some(story) => (Grounds::Story(story), grid),
            None => prove(claim, &grid, &stands, &self.solver, stop)?,
        };
        let proof = Demonstration {
            claim,
            standing,
            grounds,
        };
        Ok(Why {
            grid,
            answer: Answer::Proved(proof),
            set_aside,
        })
    }

    /// The wrong entries that are on the board outside this cell. If the givens do not tell which
    /// are wrong, they are those that were taken from the board `before` to the base.
    fn set_aside(
        &self,
        cell: Cell,
        truth: &Truth,
        before: &Position,
        base: &Grid,
    ) -> Vec<Candidate> {
        let is_right = |entry: &Candidate| match truth {
            Truth::One(_) => truth.at(entry.cell) == Some(*entry),
            Truth::None | Truth::Several => {
                let was = before.grid().value(entry.cell);
                was != Some(entry.digit) || base.value(entry.cell) == was
            }
        };
        let others = entries(&self.position).filter(|entry| entry.cell != cell);
        others.filter(|entry| !is_right(entry)).collect()
    }

    /// The boards on which the opposite of a claim was made, but without it: the board before that
    /// move, and the present board. Empty if the opposite is not on the board.
    fn standing(
        &self,
        claim: Claim,
        standing: Standing,
        before: &Grid,
        truth: &Truth,
        stop: &Stop,
    ) -> Result<Vec<Grid>, Stopped> {
        let stands = match standing {
            Standing::Entered(_) => !claim.is_true,
            Standing::Removed(_) => claim.is_true,
            Standing::Candidate | Standing::Replaced(_) => false,
        };
        if !stands {
            return Ok(Vec::new());
        }
        let now = truth.cleared(self.without(claim.candidate, None), stop)?;
        let now = now.grid().clone();
        let is_same = now == *before;
        let boards = [before.clone()].into_iter();
        Ok(boards.chain((!is_same).then_some(now)).collect())
    }

    /// The position before the move with this place in the journal, or else the present one, with
    /// the cell of the candidate empty and the candidate not removed.
    fn without(&self, candidate: Candidate, index: Option<usize>) -> Position {
        let mut position = self.position.clone();
        // With other givens, the solution would be another one.
        let same_givens = |changes: &[Change]| changes.iter().all(|it| it.cause != Cause::Given);
        let is_on_the_way = |change: &Change| {
            matches!(
                change.cause,
                Cause::Rule(_) | Cause::Person | Cause::Search | Cause::Answer
            )
        };
        if let Some([made, later @ ..]) = index.and_then(|index| self.moves.get(index..))
            && is_on_the_way(made)
            && same_givens(later)
        {
            for change in later.iter().rev().chain([made]) {
                position.revert(change);
            }
        }
        let filled = position.grid().value(candidate.cell).is_some();
        position.apply(&Edits {
            values: filled
                .then_some((candidate.cell, None))
                .into_iter()
                .collect(),
            removals: vec![(candidate, false)],
            ..Edits::default()
        });
        position
    }

    /// The last move that filled in the value.
    fn set_by(&self, value: Candidate) -> Option<usize> {
        self.moves.iter().rposition(|change| {
            let mut set = change.values.iter();
            set.any(|it| {
                let digit = it.after.map(|after| after.digit);
                it.cell == value.cell && digit == Some(value.digit)
            })
        })
    }

    /// The last move that removed the candidate.
    fn removed_by(&self, candidate: Candidate) -> Option<usize> {
        self.moves.iter().rposition(|change| {
            let mut removed = change.removals.iter();
            removed.any(|it| it.removed && it.candidate == candidate)
        })
    }
}

/// The cells that have the digit of a candidate and share a house with its cell, each with the
/// first such house.
fn seen_from(grid: &Grid, Candidate { cell, digit }: Candidate) -> Vec<(Cell, House)> {
    let seen = grid.placed(digit) & grid.layout().peers(cell);
    let seen = seen.into_iter();
    seen.filter_map(|other| Some((other, grid.layout().shared_house(cell, other)?)))
        .collect()
}

/// A solution with the candidate and one without it, if there are any.
fn open(grid: &Grid, candidate: Candidate, stop: &Stop) -> Result<[Option<Values>; 2], Stopped> {
    let mut with = grid.clone();
    with.place(candidate);
    let mut without = grid.clone();
    without.eliminate(candidate);
    Ok([first(&with, stop)?, first(&without, stop)?])
}

/// The first solution, which is the same on every machine.
fn first(grid: &Grid, stop: &Stop) -> Result<Option<Values>, Stopped> {
    solutions(grid, stop).next().transpose()
}
