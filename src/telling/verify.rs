//! Verifying paths by their proofs: whether each step follows from the puzzle and from the steps
//! before it.
//!
//! [`Verification`] reads the lines that `steps --json` prints. It trusts nothing in them but the
//! puzzle: no rule is asked, and a step whose conclusions its proof does not claim is refused.

mod told;

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use serde_json::value::RawValue;

use sudoku_engine::grid::{Candidate, Cell, Digit, Grid};
use sudoku_engine::proof::{Proof, Unproved};
use sudoku_engine::search::{Stop, Uniqueness, unique_all};
use sudoku_engine::sudoku::{Position, Puzzle};
use sudoku_engine::texts::Language;
use sudoku_formats::formats::{self, FormatError, ProofError};

/// The longest time for the proof of a step. Proofs of rules take a small part of it, so only a
/// proof that is made to take long is given up.
const LONGEST: Duration = Duration::from_secs(60);

/// The most bytes of a part of a step. Its words may be longer, but they are skipped.
const MOST_BYTES: usize = 32_000_000;

/// The verification of the paths in a file, line by line.
#[derive(Debug, Default)]
pub struct Verification {
    path: Option<Path>,
}

/// A path that is being verified.
#[derive(Debug)]
struct Path {
    /// The number of the puzzle, if there are several.
    puzzle: Option<u64>,
    /// The original puzzle.
    givens: Grid,
    /// The number of its solutions, once it was asked for.
    uniqueness: Option<Uniqueness>,
    /// The board that the steps so far lead to.
    grid: Grid,
    /// Whether each step is one of those that are possible at the start, so none is applied.
    is_list: bool,
    steps: usize,
    flaw: Option<Flaw>,
}

/// The answer for a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The number of the puzzle, if there are several.
    pub puzzle: Option<u64>,
    /// The number of steps that follow, up to the first that does not.
    pub steps: usize,
    /// The first thing on the path that does not follow, if there is one.
    pub flaw: Option<Flaw>,
}

/// The first thing on a path that does not follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flaw {
    /// The number of the step; `None` for the ending.
    pub step: Option<u64>,
    /// The reason.
    pub reason: Unfounded,
}

/// The reason why something on a path does not follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfounded {
    /// The step gives no proof, or the proof does not prove it.
    Unproved(Unproved),
    /// Checking the proof takes too long.
    TooLong,
    /// The proof rests on the puzzle having one solution, and it has none.
    NoSolution,
    /// The proof rests on the puzzle having one solution, and it has several.
    SeveralSolutions,
    /// The proof rests on the puzzle having one solution, and counting them takes too long.
    UnknownSolutions,
    /// The path says that it ends with the solution, and it does not.
    NotSolved,
    /// The path says that it ends in another way than the board after its steps shows.
    OtherEnding,
}

/// The reason why a line is none that `steps --json` prints.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum Misread {
    /// It is not an object in JSON with a step or an ending.
    NotAStep,
    /// A part of it is longer than 32 MB.
    TooLong,
    /// The path does not give its puzzle.
    NoStart,
    /// The puzzle of the path cannot be read.
    Puzzle(#[source] FormatError),
    /// The conclusions of the step are not candidates of the board.
    Conclusions,
    /// The proof cannot be read.
    Proof(#[source] ProofError),
}

/// A line that `steps --json` prints. Its other parts are words and pictures.
#[derive(Deserialize)]
struct Object<'a> {
    puzzle: Option<u64>,
    #[serde(borrow)]
    start: Option<&'a RawValue>,
    step: Option<u64>,
    #[serde(borrow)]
    placements: Option<&'a RawValue>,
    #[serde(borrow)]
    eliminations: Option<&'a RawValue>,
    #[serde(borrow)]
    proof: Option<&'a RawValue>,
    outcome: Option<String>,
}

/// The puzzle at the start of a path.
#[derive(Deserialize)]
struct Start {
    puzzle: Option<String>,
    saved: Option<String>,
    #[serde(default)]
    all: bool,
}

#[derive(Deserialize)]
struct Conclusion {
    cell: String,
    digit: u8,
}

impl Verification {
    /// Takes the next line. Returns the answer for a path when the path is over.
    ///
    /// # Errors
    ///
    /// The line is none that `steps --json` prints.
    pub fn line(&mut self, line: &[u8]) -> Result<Option<Verdict>, Misread> {
        let object: Object<'_> = serde_json::from_slice(line).map_err(|_| Misread::NotAStep)?;
        if object.step.is_none() && object.outcome.is_none() {
            return Err(Misread::NotAStep);
        }
        let mut verdict = None;
        if let Some(start) = object.start {
            // An interrupted path has no ending.
            verdict = self.end();
            self.path = Some(Path::from_start(start, object.puzzle)?);
        }
        let path = self.path.as_mut().ok_or(Misread::NoStart)?;
        if path.puzzle != object.puzzle {
            return Err(Misread::NoStart);
        }
        if let Some(number) = object.step {
            path.step(number, &object)?;
        } else if let Some(outcome) = object.outcome {
            path.ending(&outcome);
            verdict = verdict.or_else(|| self.end());
        }
        Ok(verdict)
    }

    /// Ends the path that is not over yet, if there is one, and returns the answer for it.
    pub fn end(&mut self) -> Option<Verdict> {
        let path = self.path.take()?;
        Some(Verdict {
            puzzle: path.puzzle,
            steps: path.steps,
            flaw: path.flaw,
        })
    }
}

impl Path {
    fn from_start(start: &RawValue, puzzle: Option<u64>) -> Result<Self, Misread> {
        let start: Start = part(start, || Misread::NoStart)?;
        let position = Position::new(&start.puzzle()?);
        Ok(Self {
            puzzle,
            givens: position.givens(),
            uniqueness: None,
            grid: position.grid().clone(),
            is_list: start.all,
            steps: 0,
            flaw: None,
        })
    }

    /// Checks a step and applies it. Steps after the first flaw are not checked, since they may
    /// rest on it.
    fn step(&mut self, number: u64, object: &Object<'_>) -> Result<(), Misread> {
        if self.flaw.is_some() {
            return Ok(());
        }
        let placed = self.candidates(object.placements)?;
        let removed = self.candidates(object.eliminations)?;
        let proof = object.proof.map(|proof| self.proof(proof)).transpose()?;
        if let Err(reason) = self.follows(proof, &placed, &removed) {
            self.flaw = Some(Flaw {
                step: Some(number),
                reason,
            });
            return Ok(());
        }
        self.steps += 1;
        if !self.is_list {
            for placed in placed {
                if self.grid.has(placed) {
                    self.grid.place(placed);
                }
            }
            for removed in removed {
                self.grid.eliminate(removed);
            }
        }
        Ok(())
    }

    fn follows(
        &mut self,
        proof: Option<Proof>,
        placed: &[Candidate],
        removed: &[Candidate],
    ) -> Result<(), Unfounded> {
        let proof = proof.ok_or(Unfounded::Unproved(Unproved::NoProof))?;
        if proof.needs_one_solution() {
            self.has_one_solution()?;
        }
        let (placed, removed) = (placed.to_vec(), removed.to_vec());
        match checked(proof, self.grid.clone(), placed, removed) {
            Some(checked) => checked.map_err(Unfounded::Unproved),
            None => Err(Unfounded::TooLong),
        }
    }

    fn has_one_solution(&mut self) -> Result<(), Unfounded> {
        let known = self.uniqueness.take();
        self.uniqueness = known.or_else(|| counted(&self.givens));
        match &self.uniqueness {
            Some(Uniqueness::One(_)) => Ok(()),
            Some(Uniqueness::None) => Err(Unfounded::NoSolution),
            Some(Uniqueness::Several) => Err(Unfounded::SeveralSolutions),
            None => Err(Unfounded::UnknownSolutions),
        }
    }

    fn ending(&mut self, outcome: &str) {
        if self.flaw.is_none()
            && let Err(reason) = self.ends_as(outcome)
        {
            self.flaw = Some(Flaw { step: None, reason });
        }
    }

    /// Checks the word for the ending against the board after the steps.
    fn ends_as(&self, outcome: &str) -> Result<(), Unfounded> {
        let is_shown = match outcome {
            "listed" => self.is_list,
            "solved" if self.grid.is_solved() => true,
            "solved" => return Err(Unfounded::NotSolved),
            "stalled" => !self.grid.is_solved(),
            "contradiction" | "several" => match counted(&self.grid) {
                Some(Uniqueness::None) => outcome == "contradiction",
                Some(Uniqueness::Several) => outcome == "several",
                Some(Uniqueness::One(_)) => false,
                None => return Err(Unfounded::UnknownSolutions),
            },
            _ => false,
        };
        is_shown.then_some(()).ok_or(Unfounded::OtherEnding)
    }

    /// The conclusions of one kind.
    fn candidates(&self, all: Option<&RawValue>) -> Result<Vec<Candidate>, Misread> {
        let layout = self.grid.layout();
        let read = |it: Conclusion| {
            let cell: Cell = it.cell.parse().ok()?;
            let digit = Digit::new(it.digit)?;
            let is_of_board = layout.cells().contains(cell) && layout.digits().contains(digit);
            is_of_board.then(|| Candidate::new(cell, digit))
        };
        let all = all.ok_or(Misread::Conclusions)?;
        let all: Vec<Conclusion> = part(all, || Misread::Conclusions)?;
        let all: Option<Vec<Candidate>> = all.into_iter().map(read).collect();
        all.ok_or(Misread::Conclusions)
    }

    fn proof(&self, proof: &RawValue) -> Result<Proof, Misread> {
        let proof: Json = part(proof, || Misread::NotAStep)?;
        formats::read_proof(&proof, self.grid.layout()).map_err(Misread::Proof)
    }
}

impl Start {
    fn puzzle(&self) -> Result<Puzzle, Misread> {
        if let Some(saved) = &self.saved {
            let mut puzzles = formats::read(saved.as_bytes()).map_err(Misread::Puzzle)?;
            return puzzles.pop().ok_or(Misread::NoStart);
        }
        let puzzle = self.puzzle.as_deref().and_then(Puzzle::from_line);
        puzzle.ok_or(Misread::NoStart)
    }
}

/// Reads a part of a line.
fn part<T: DeserializeOwned>(
    part: &RawValue,
    misread: impl FnOnce() -> Misread,
) -> Result<T, Misread> {
    if part.get().len() > MOST_BYTES {
        return Err(Misread::TooLong);
    }
    serde_json::from_str(part.get()).map_err(|_| misread())
}

/// Whether a position has one solution; `None` if counting them takes too long.
fn counted(grid: &Grid) -> Option<Uniqueness> {
    let stop = Stop::never().or_after_most_guesses().or_after(LONGEST);
    let counted = unique_all(std::slice::from_ref(grid), &stop);
    counted.ok()?.into_iter().next()
}

/// Checks a proof; `None` if it takes too long. Then the thread is left to itself: the kernel cannot
/// be stopped.
fn checked(
    proof: Proof,
    grid: Grid,
    placed: Vec<Candidate>,
    removed: Vec<Candidate>,
) -> Option<Result<(), Unproved>> {
    let (sender, answer) = mpsc::sync_channel(1);
    thread::spawn(move || {
        // If nobody waits any longer, the answer is not needed.
        let _ = sender.send(proof.proves(&grid, &placed, &removed));
    });
    answer.recv_timeout(LONGEST).ok()
}
