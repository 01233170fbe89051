//! The game: the allowed acts, their costs, and the end.

mod help;

use std::time::Duration;

use super::ice::{can_be_finished, neighbors};
use super::score::{Cost, Score};
use crate::session::{EntryError, Session, missing_notes};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, Grid, Values};
use sudoku_engine::search::{Solutions, Stop, solve};
use sudoku_engine::sudoku::{ErrorsTold, GameOutcome, GameRecord, Position, Puzzle};
use sudoku_engine::texts::{Language, Text, said};

/// The time limit for finding the solution of a puzzle from a file.
const PATIENCE: Duration = Duration::from_secs(2);

/// A game, which accompanies the session that has its board.
#[derive(Debug, Clone)]
pub struct Game {
    record: GameRecord,
    solution: Values,
    /// The time played so far.
    time: Duration,
    paused: bool,
}

/// The reason why a game cannot be continued.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum ResumeError {
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions, so no entry is right or wrong.
    NotOneSolution,
    /// Some ice would never thaw, or covers a given.
    Ice,
}

impl ResumeError {
    /// The reason, in a whole sentence.
    pub fn text(&self) -> Text {
        match self {
            Self::NoSolution => said!("game-not-resumed-no-solution"),
            Self::NotOneSolution => said!("game-not-resumed-solutions"),
            Self::Ice => said!("game-not-resumed-ice"),
        }
    }
}

/// The reason why an act is refused in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum PlayError {
    /// The cell is frozen and cannot take a digit yet.
    Frozen {
        /// The cell.
        cell: Cell,
        /// Its neighbors that can take a digit: the right digit in one of them thaws the cell.
        thawed_by: CellSet,
    },
    /// The game is paused: the clock has stopped, and the board is hidden.
    Paused,
    /// The game is won or given up.
    Over,
    /// The board refuses the act.
    Entry(#[from] EntryError),
}

impl PlayError {
    /// The reason, in whole sentences.
    pub fn text(&self) -> Text {
        match self {
            Self::Frozen { cell, thawed_by } if thawed_by.is_empty() => {
                said!("game-frozen-words", cell = *cell)
            }
            Self::Frozen { cell, thawed_by } => said!(
                "game-frozen-until",
                cell = *cell,
                cells = Text::alternatives(*thawed_by)
            ),
            Self::Paused => said!("game-not-done-paused"),
            Self::Over => said!("game-not-done-over"),
            Self::Entry(error) => error.text(),
        }
    }
}

/// The verdict on an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It does not clash, but differs from the solution.
    Wrong,
    /// It breaks a rule: another cell of the same house holds the digit, too.
    Clash {
        /// All such cells.
        with: CellSet,
    },
}

/// An entry that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The digit and its cell.
    pub candidate: Candidate,
    /// The verdict on it; `None` if the verdict is only given on a check.
    pub verdict: Option<Verdict>,
    /// The cells that it thawed.
    pub thawed: CellSet,
    /// The cost, as far as the player may know it.
    pub cost: Cost,
}

/// An entry with its complete verdict, which the player may not know yet.
struct Placed {
    candidate: Candidate,
    verdict: Verdict,
    thawed: CellSet,
}

/// The result of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checked {
    /// The entries that differ from the solution.
    pub wrong: CellSet,
    /// The cells that take part in a clash.
    pub clashing: CellSet,
    /// The number of entries.
    pub entries: usize,
    /// The cells whose notes leave out the right digit.
    pub notes: CellSet,
    /// The number of errors that count from now on, since this check reveals them. They may have
    /// been taken back.
    pub counted: u32,
}

impl Checked {
    /// Whether the check found anything wrong.
    pub fn has_wrong(&self) -> bool {
        !(self.wrong | self.notes).is_empty()
    }
}

impl Game {
    /// The game that is stored with a puzzle; `None` if there is none.
    ///
    /// # Errors
    ///
    /// [`ResumeError`] if the game cannot be played to its end: the file may have been written by
    /// another program or by hand.
    pub fn of(puzzle: &Puzzle) -> Result<Option<Self>, ResumeError> {
        let game = puzzle.game.clone();
        let givens = Position::new(puzzle).givens();
        game.map(|record| Self::resume(&givens, record, &Stop::never()))
            .transpose()
    }

    /// Continues the game that is stored with these givens. This takes at most two seconds, because
    /// the puzzle must be solved first.
    ///
    /// # Errors
    ///
    /// As for [`of`](Self::of), and if the search is stopped before the solution is found.
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
        })
    }

    /// The record that a file stores.
    pub const fn record(&self) -> &GameRecord {
        &self.record
    }

    /// The only solution.
    pub const fn solution(&self) -> &Values {
        &self.solution
    }

    /// The board with the game, as a file stores it.
    pub fn to_puzzle(&self, session: &Session) -> Puzzle {
        Puzzle {
            game: Some(self.record.clone()),
            ..session.to_puzzle()
        }
    }

    /// Whether the game is neither won nor given up.
    pub fn is_on(&self) -> bool {
        self.record.outcome == GameOutcome::Playing
    }

    /// The score, without errors that the person may not know about yet.
    pub fn score(&self) -> Score {
        Score::known(&self.record)
    }

    /// Adds time that has passed. It counts unless the game is paused or over.
    pub fn pass(&mut self, time: Duration) {
        if self.is_on() && !self.paused {
            self.time = self.time.saturating_add(time);
            self.record.seconds = self.time.as_secs();
        }
    }

    /// The time until the clock shows another second.
    pub fn until_next_second(&self) -> Duration {
        Duration::from_secs(1) - Duration::from_nanos(u64::from(self.time.subsec_nanos()))
    }

    /// Whether the game is paused: its clock has stopped, and nothing can be done.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Pauses or continues the game.
    pub fn pause(&mut self, paused: bool) {
        self.paused = paused && self.is_on();
    }

    /// Shows or hides the time; it counts either way.
    pub const fn show_timer(&mut self, timer: bool) {
        self.record.timer = timer;
    }

    /// The cells that are frozen now: cells that were frozen at the start, are still empty, and
    /// have no neighbor with a right entry.
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

    /// The neighbors of a cell that can take a digit at the moment.
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

    /// Fills in a digit, which costs points if it clashes or is wrong. `None` if the cell already
    /// holds it.
    ///
    /// # Errors
    ///
    /// [`PlayError::Frozen`] if the cell is frozen; another error if the game or the board refuses
    /// the digit. Refused digits cost nothing.
    pub fn enter(
        &mut self,
        session: &mut Session,
        cell: Cell,
        digit: Digit,
    ) -> Result<Option<Entry>, PlayError> {
        let entry = self.place(session, cell, digit, Session::enter)?;
        Ok(self.count(session, entry))
    }

    /// Moves a digit from its cell to another, which costs as much as an entry there. `None` if
    /// there is no digit to move.
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

    /// Counts an entry, and returns the part of its verdict that the player may know.
    fn count(&mut self, session: &Session, entry: Option<Placed>) -> Option<Entry> {
        let mut cost = Cost::default();
        if let Some(entry) = &entry
            && entry.verdict != Verdict::Right
        {
            let before = self.score();
            self.record.errors = self.record.errors.saturating_add(1);
            if self.tells_at_once() {
                self.record.known_errors = self.record.errors;
                cost = before.cost_of(Score::ERROR);
            }
        }
        self.settle(session);
        entry.map(|entry| self.told(entry, cost))
    }

    const fn tells_at_once(&self) -> bool {
        matches!(self.record.errors_told, ErrorsTold::AtOnce)
    }

    /// The verdict on an entry, as far as the player may know it.
    fn told(&self, entry: Placed, cost: Cost) -> Entry {
        Entry {
            candidate: entry.candidate,
            verdict: self.tells_at_once().then_some(entry.verdict),
            thawed: entry.thawed,
            cost,
        }
    }

    /// Fills in a digit without counting it.
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
        let with = session.grid().placed(digit) & session.grid().layout().peers(cell);
        let is_right = self.solution[cell.index()] == Some(digit);
        let verdict = match with.is_empty() {
            // The digit that it clashes with is the wrong one, and was reported when it was
            // entered.
            false if is_right && self.tells_at_once() => Verdict::Right,
            false => Verdict::Clash { with },
            true if is_right => Verdict::Right,
            true => Verdict::Wrong,
        };
        Ok(Some(Placed {
            candidate: Candidate::new(cell, digit),
            verdict,
            thawed: frozen - self.frozen(session),
        }))
    }

    /// Clears a cell. Returns whether anything changed.
    ///
    /// # Errors
    ///
    /// If the game or the board does not take it.
    pub fn erase(&mut self, session: &mut Session, cell: Cell) -> Result<bool, PlayError> {
        self.must_be_on()?;
        Ok(session.erase(cell)?)
    }

    /// Clears the values of cells and, with `notes`, their notes. Returns whether anything changed.
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

    /// Removes a candidate by hand, or puts it back. This also works in frozen cells, because it is
    /// not an entry.
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

    /// Undoes the last move. Its cost stays counted.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn undo(&mut self, session: &mut Session) -> Result<bool, PlayError> {
        self.must_be_on()?;
        Ok(session.undo())
    }

    /// Redoes a move without counting it again.
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

    /// Undoes everything except the givens. The clock goes on, and costs stay counted.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn restart(&mut self, session: &mut Session) -> Result<bool, PlayError> {
        self.must_be_on()?;
        Ok(session.restart())
    }

    /// Ends the game if the board equals the solution. Returns whether the game was won by this.
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

    /// Returns the wrong entries, and shows them from now on.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn check(&mut self, session: &Session) -> Result<Checked, PlayError> {
        self.must_be_on()?;
        let counted = self.record.errors.saturating_sub(self.record.known_errors);
        self.record.known_errors = self.record.errors;
        let grid = session.grid();
        let entered = |cell: Cell| Some(Candidate::new(cell, grid.value(cell)?));
        let entries = entries(session);
        self.record.checked = entries.into_iter().filter_map(entered).collect();
        Ok(Checked {
            wrong: self.wrong(session),
            clashing: session.clashing(),
            entries: entries.len(),
            notes: self.wrong_notes(session),
            counted,
        })
    }

    /// The cells whose notes leave out the right digit.
    fn wrong_notes(&self, session: &Session) -> CellSet {
        let moves = session.journal().moves();
        let missing = missing_notes(session.position(), moves, &self.solution);
        missing.iter().map(|candidate| candidate.cell).collect()
    }

    /// The entries of the last check that are still on the board.
    fn still_checked(&self, session: &Session) -> CellSet {
        let stands = |it: &&Candidate| session.grid().value(it.cell) == Some(it.digit);
        let checked = self.record.checked.iter().filter(stands);
        checked.map(|candidate| candidate.cell).collect()
    }

    /// The entries that differ from the solution.
    fn wrong(&self, session: &Session) -> CellSet {
        let grid = session.grid();
        let wrong = |cell: &Cell| grid.value(*cell) != self.solution[cell.index()];
        (!grid.unsolved()).into_iter().filter(wrong).collect()
    }

    /// The cells to show as wrong: every clash and every entry that differs from the solution, or
    /// only those from the last check that are still on the board.
    pub fn shown_errors(&self, session: &Session) -> CellSet {
        if !self.is_on() {
            return CellSet::EMPTY;
        }
        match self.record.errors_told {
            // A right entry is not red because of a wrong one that it sees.
            ErrorsTold::AtOnce => {
                let given = session.position().given();
                self.wrong(session) | (session.clashing() & given)
            }
            ErrorsTold::OnCheck => self.wrong(session) & self.still_checked(session),
        }
    }

    /// The entries that may be shown as right if the person wishes that: all right entries, or only
    /// those from the last check that are still on the board.
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

    /// Fills the board with the solution. This ends the game with its present score.
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

/// The cells that the person filled.
fn entries(session: &Session) -> CellSet {
    let grid = session.grid();
    grid.layout().cells() - grid.unsolved() - session.position().given()
}
