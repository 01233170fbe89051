//! The game: what may be done, what it costs, and when it is over.

mod help;

use std::sync::Arc;
use std::time::Duration;

use super::ice::{can_be_finished, neighbors};
use super::score::Score;
use crate::session::{EntryError, Session};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, Grid, Values};
use sudoku_engine::rules::Deduction;
use sudoku_engine::search::{Solutions, Stop, solve};
use sudoku_engine::sudoku::{ErrorsTold, GameOutcome, GameRecord, Position, Puzzle};

/// How long the solution of a puzzle that comes from a file may be looked for.
const PATIENCE: Duration = Duration::from_secs(2);

/// A game, beside the session that has its board.
#[derive(Debug, Clone)]
pub struct Game {
    record: GameRecord,
    solution: Values,
    /// How long it was played.
    time: Duration,
    paused: bool,
    /// The step that was paid for last: it is not paid twice.
    paid: Option<Arc<[Deduction]>>,
}

/// Why a game cannot be gone on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// There is nothing to come to.
    #[error("the game cannot go on: its puzzle has no solution")]
    NoSolution,
    /// There is no saying what is right.
    #[error("the game cannot go on: its puzzle has not exactly one solution")]
    NotOneSolution,
    /// Some ice would never thaw, or lies where a given is.
    #[error("the game cannot go on: it could never be finished with its ice")]
    Ice,
}

/// Why something is not done in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The cell takes no digit yet.
    #[error(
        "{cell} is frozen and takes no digit; it thaws when a digit that you fill in beside it is right"
    )]
    Frozen {
        /// The cell.
        cell: Cell,
        /// Its neighbors that can take a digit: one of them thaws it.
        thawed_by: CellSet,
    },
    /// The clock stands, and the board is out of sight.
    #[error("the game is paused")]
    Paused,
    /// The game is won or given up.
    #[error("the game is over")]
    Over,
    /// The board does not take it.
    #[error(transparent)]
    Entry(#[from] EntryError),
}

/// What is to be said of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It clashes with nothing, but departs from the solution.
    Wrong,
    /// It breaks the rules: this cell, in the same house, holds the digit too.
    Clash {
        /// The first such cell.
        with: Cell,
    },
}

/// An entry that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The digit and its cell.
    pub candidate: Candidate,
    /// What is to be said of it; `None` where that is told on a check alone.
    pub verdict: Option<Verdict>,
    /// The cells that thawed by it.
    pub thawed: CellSet,
}

/// An entry, and all that there is to say of it.
struct Placed {
    candidate: Candidate,
    verdict: Verdict,
    thawed: CellSet,
}

/// What a check found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checked {
    /// The entries that depart from the solution.
    pub wrong: CellSet,
    /// The cells that take part in a clash.
    pub clashing: CellSet,
    /// How many entries there are.
    pub entries: usize,
}

impl Game {
    /// The game that is kept with a puzzle; `None` if there is none.
    ///
    /// # Errors
    ///
    /// [`ResumeError`] if it is none that can be played to its end: files are
    /// written by other hands too.
    pub fn of(puzzle: &Puzzle) -> Result<Option<Self>, ResumeError> {
        let game = puzzle.game.clone();
        let givens = Position::new(puzzle).givens();
        game.map(|record| Self::resume(&givens, record, &Stop::never()))
            .transpose()
    }

    /// Goes on with the game that is kept with these givens. That takes a moment,
    /// and at most two seconds: whether there is one solution has to be found out.
    ///
    /// # Errors
    ///
    /// As for [`of`](Self::of); also where it is stopped before the solution is found.
    pub fn resume(givens: &Grid, record: GameRecord, stop: &Stop) -> Result<Self, ResumeError> {
        let found = solve(givens, &stop.or_after(PATIENCE)).map(|found| found.solutions);
        let solution = match found {
            Ok(Solutions::One(solution)) => solution,
            Ok(Solutions::None) => return Err(ResumeError::NoSolution),
            _ => return Err(ResumeError::NotOneSolution),
        };
        if !can_be_finished(givens.unsolved(), record.frozen) {
            return Err(ResumeError::Ice);
        }
        Ok(Self {
            time: Duration::from_secs(record.seconds),
            record,
            solution: *solution,
            paused: false,
            paid: None,
        })
    }

    /// What a file keeps of it.
    pub const fn record(&self) -> &GameRecord {
        &self.record
    }

    /// The only solution.
    pub const fn solution(&self) -> &Values {
        &self.solution
    }

    /// The board with the game, as a file keeps it.
    pub fn to_puzzle(&self, session: &Session) -> Puzzle {
        Puzzle {
            game: Some(self.record.clone()),
            ..session.to_puzzle()
        }
    }

    /// Whether it is neither won nor given up.
    pub fn is_on(&self) -> bool {
        self.record.outcome == GameOutcome::Playing
    }

    /// The score, as far as the person may know it.
    pub fn score(&self) -> Score {
        Score::known(&self.record)
    }

    /// So much time has gone by. It counts unless the game is paused or over.
    pub fn pass(&mut self, time: Duration) {
        if self.is_on() && !self.paused {
            self.time = self.time.saturating_add(time);
            self.record.seconds = self.time.as_secs();
        }
    }

    /// How long until the clock shows another second.
    pub fn until_next_second(&self) -> Duration {
        Duration::from_secs(1) - Duration::from_nanos(u64::from(self.time.subsec_nanos()))
    }

    /// Whether it is paused: its time stands still, and nothing can be done.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Pauses it, or goes on.
    pub fn pause(&mut self, paused: bool) {
        self.paused = paused && self.is_on();
    }

    /// Shows the time, or hides it; it counts all the same.
    pub const fn show_timer(&mut self, timer: bool) {
        self.record.timer = timer;
    }

    /// The cells that are frozen now: those of the start that are empty and have
    /// no neighbour that was filled, and rightly.
    pub fn frozen(&self, session: &Session) -> CellSet {
        if self.record.frozen.is_empty() || !self.is_on() {
            return CellSet::EMPTY;
        }
        let position = session.position();
        let right = |cell: Cell| position.grid().value(cell) == self.solution[cell.index()];
        let warm: CellSet = (!position.given())
            .into_iter()
            .filter(|cell| right(*cell))
            .collect();
        let frozen = self.record.frozen & position.grid().unsolved();
        let is_cold = |cell: &Cell| neighbors(*cell).is_disjoint(warm);
        frozen.into_iter().filter(is_cold).collect()
    }

    /// The neighbors of a cell that can take a digit now.
    fn open_beside(&self, session: &Session, cell: Cell) -> CellSet {
        let fillable = !session.position().given() - self.frozen(session);
        neighbors(cell) & fillable & session.grid().layout().cells()
    }

    fn must_be_on(&self) -> Result<(), PlayError> {
        if !self.is_on() {
            Err(PlayError::Over)
        } else if self.paused {
            Err(PlayError::Paused)
        } else {
            Ok(())
        }
    }

    /// Fills in a digit, which costs if it clashes or is wrong. `None` if it
    /// stands there already.
    ///
    /// # Errors
    ///
    /// [`PlayError::Frozen`] where ice is; else the game or the board does not
    /// take it. Then it costs nothing.
    pub fn enter(
        &mut self,
        session: &mut Session,
        cell: Cell,
        digit: Digit,
    ) -> Result<Option<Entry>, PlayError> {
        let entry = self.place(session, cell, digit, Session::enter)?;
        Ok(self.count(session, entry))
    }

    /// Takes a digit out of its cell and fills it into another one, which costs as an
    /// entry there does. `None` if there is nothing to take.
    ///
    /// # Errors
    ///
    /// As for an entry in the other cell.
    pub fn shift(
        &mut self,
        session: &mut Session,
        from: Cell,
        to: Cell,
    ) -> Result<Option<Entry>, PlayError> {
        let Some(digit) = session.grid().value(from) else {
            return Ok(None);
        };
        let shift = |session: &mut Session, to, _| session.shift(from, to);
        let entry = self.place(session, to, digit, shift)?;
        Ok(self.count(session, entry))
    }

    /// Counts an entry, and tells what may be told of it.
    fn count(&mut self, session: &Session, entry: Option<Placed>) -> Option<Entry> {
        if let Some(entry) = &entry
            && entry.verdict != Verdict::Right
        {
            self.record.errors = self.record.errors.saturating_add(1);
            if self.tells_at_once() {
                self.record.known_errors = self.record.errors;
            }
        }
        self.settle(session);
        entry.map(|entry| self.told(entry))
    }

    const fn tells_at_once(&self) -> bool {
        matches!(self.record.errors_told, ErrorsTold::AtOnce)
    }

    /// What may be told of an entry.
    fn told(&self, entry: Placed) -> Entry {
        Entry {
            candidate: entry.candidate,
            verdict: self.tells_at_once().then_some(entry.verdict),
            thawed: entry.thawed,
        }
    }

    /// Fills in a digit, as it is filled in, and counts nothing.
    fn place(
        &self,
        session: &mut Session,
        cell: Cell,
        digit: Digit,
        set: impl FnOnce(&mut Session, Cell, Digit) -> Result<bool, EntryError>,
    ) -> Result<Option<Placed>, PlayError> {
        self.must_be_on()?;
        let frozen = self.frozen(session);
        if frozen.contains(cell) {
            let thawed_by = self.open_beside(session, cell);
            return Err(PlayError::Frozen { cell, thawed_by });
        }
        if !set(session, cell, digit)? {
            return Ok(None);
        }
        let clash = (session.grid().placed(digit) & session.grid().layout().peers(cell)).first();
        let is_right = self.solution[cell.index()] == Some(digit);
        let verdict = match clash {
            // What it clashes with is the wrong one then, and was told as such.
            Some(_) if is_right && self.tells_at_once() => Verdict::Right,
            Some(with) => Verdict::Clash { with },
            None if is_right => Verdict::Right,
            None => Verdict::Wrong,
        };
        Ok(Some(Placed {
            candidate: Candidate::new(cell, digit),
            verdict,
            thawed: frozen - self.frozen(session),
        }))
    }

    /// Clears a cell. True if that changed anything.
    ///
    /// # Errors
    ///
    /// If the game or the board does not take it.
    pub fn erase(&mut self, session: &mut Session, cell: Cell) -> Result<bool, PlayError> {
        self.must_be_on()?;
        Ok(session.erase(cell)?)
    }

    /// Clears cells of their values and, with `notes`, of their notes. True if that changed
    /// anything.
    ///
    /// # Errors
    ///
    /// If the game or the board does not take it.
    pub fn clear(
        &mut self,
        session: &mut Session,
        cells: CellSet,
        notes: bool,
    ) -> Result<bool, PlayError> {
        self.must_be_on()?;
        Ok(session.clear(cells, notes)?)
    }

    /// Removes a candidate by hand, or puts one back, also where ice is: it is a
    /// note, not a digit.
    ///
    /// # Errors
    ///
    /// If the game or the board does not take it.
    pub fn toggle(&mut self, session: &mut Session, note: Candidate) -> Result<bool, PlayError> {
        self.toggle_all(session, CellSet::only(note.cell), note.digit)
    }

    /// The same in several cells.
    ///
    /// # Errors
    ///
    /// If the game or the board does not take it.
    pub fn toggle_all(
        &mut self,
        session: &mut Session,
        cells: CellSet,
        digit: Digit,
    ) -> Result<bool, PlayError> {
        self.must_be_on()?;
        Ok(session.toggle_candidates(cells, digit)?)
    }

    /// Notes a digit in cells, or takes the notes away.
    ///
    /// # Errors
    ///
    /// If the game or the board does not take it.
    pub fn note(
        &mut self,
        session: &mut Session,
        cells: CellSet,
        digit: Digit,
    ) -> Result<bool, PlayError> {
        self.must_be_on()?;
        Ok(session.toggle_notes(cells, digit)?)
    }

    /// Takes the last move back. What it cost stays counted.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn undo(&mut self, session: &mut Session) -> Result<bool, PlayError> {
        self.must_be_on()?;
        Ok(session.undo())
    }

    /// Makes a move again, for which nothing is counted a second time.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn redo(&mut self, session: &mut Session) -> Result<bool, PlayError> {
        self.must_be_on()?;
        let redone = session.redo();
        self.settle(session);
        Ok(redone)
    }

    /// Takes everything back but the givens. The clock goes on, and what was
    /// counted stays so.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn restart(&mut self, session: &mut Session) -> Result<bool, PlayError> {
        self.must_be_on()?;
        Ok(session.restart())
    }

    /// Ends the game if the board is filled as in the solution. True if that
    /// was so, and the game is won now.
    pub fn settle(&mut self, session: &Session) -> bool {
        let won = self.is_on() && *session.grid().values() == self.solution;
        if won {
            self.end(GameOutcome::Won);
        }
        won
    }

    fn end(&mut self, outcome: GameOutcome) {
        self.record.outcome = outcome;
        self.record.known_errors = self.record.errors;
        self.paused = false;
    }

    /// Tells how many entries are wrong, and shows them from now on.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn check(&mut self, session: &Session) -> Result<Checked, PlayError> {
        self.must_be_on()?;
        self.record.known_errors = self.record.errors;
        let grid = session.grid();
        let entered = |cell: Cell| Some(Candidate::new(cell, grid.value(cell)?));
        let entries = entries(session);
        self.record.checked = entries.into_iter().filter_map(entered).collect();
        Ok(Checked {
            wrong: self.wrong(session),
            clashing: session.clashing(),
            entries: entries.len(),
        })
    }

    /// The entries that were checked last and still stand.
    fn still_checked(&self, session: &Session) -> CellSet {
        let stands = |it: &&Candidate| session.grid().value(it.cell) == Some(it.digit);
        let checked = self.record.checked.iter().filter(stands);
        checked.map(|candidate| candidate.cell).collect()
    }

    /// The entries that depart from the solution.
    fn wrong(&self, session: &Session) -> CellSet {
        let grid = session.grid();
        let wrong = |cell: &Cell| grid.value(*cell) != self.solution[cell.index()];
        (!grid.unsolved()).into_iter().filter(wrong).collect()
    }

    /// The cells that are to be shown as wrong: what clashes or departs from the
    /// solution, at once; or what the last check found of it that still stands.
    pub fn shown_errors(&self, session: &Session) -> CellSet {
        if !self.is_on() {
            return CellSet::EMPTY;
        }
        match self.record.errors_told {
            // An entry that is right is not red because of a wrong one that it sees.
            ErrorsTold::AtOnce => {
                let given = session.position().given();
                self.wrong(session) | (session.clashing() & given)
            }
            ErrorsTold::OnCheck => self.wrong(session) & self.still_checked(session),
        }
    }

    /// The entries that may be shown as right, to whoever wishes that: all that are so,
    /// or those of the last check that still stand.
    pub fn shown_right(&self, session: &Session) -> CellSet {
        if !self.is_on() {
            return CellSet::EMPTY;
        }
        let right = entries(session) - self.wrong(session) - session.clashing();
        match self.record.errors_told {
            ErrorsTold::AtOnce => right,
            ErrorsTold::OnCheck => right & self.still_checked(session),
        }
    }

    /// Fills the board with the solution, which ends the game, and its score as
    /// it is.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn give_up(&mut self, session: &mut Session) -> Result<(), PlayError> {
        if !self.is_on() {
            return Err(PlayError::Over);
        }
        self.end(GameOutcome::GivenUp);
        session.fill(&self.solution);
        Ok(())
    }
}

/// The cells that a person filled.
fn entries(session: &Session) -> CellSet {
    let grid = session.grid();
    grid.layout().cells() - grid.unsolved() - session.position().given()
}
