//! Help in a game: hints and answers, and their prices.

use std::sync::Arc;

use super::{Entry, Game, PlayError};
use crate::play::hint::{AdviceSearch, concerns, notes};
use crate::play::score::Help;
use crate::session::Session;
use sudoku_engine::grid::{Candidate, Cell, Grid};
use sudoku_engine::rules::Deduction;
use sudoku_engine::solver::{Preset, Solver};

impl Game {
    /// The search for a hint on the present board with all rules. It uses the candidates that the
    /// person left, but keeps every right candidate, so that a hint does not reveal by chance, and
    /// for free, that a removal was wrong.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn search_advice(&self, session: &Session) -> Result<AdviceSearch, PlayError> {
        self.must_be_on()?;
        let right = self.wrong(session).is_empty();
        Ok(AdviceSearch {
            grid: right.then(|| self.sound_grid(session)),
            frozen: self.frozen(session),
            solver: Solver::preset(Preset::Everything),
        })
    }

    /// The board without the removed candidates, except right ones, which stay.
    fn sound_grid(&self, session: &Session) -> Grid {
        let position = session.position();
        let mut grid = Grid::from_values_on(position.grid().layout(), position.grid().values());
        grid.set_givens(position.given());
        grid.set_marked(position.is_marked());
        for cell in grid.unsolved() {
            for digit in position.removed(cell) {
                if self.solution[cell.index()] != Some(digit) {
                    grid.eliminate(Candidate::new(cell, digit));
                }
            }
        }
        grid
    }

    /// The price of the step; nothing if it was just paid for.
    pub fn price(&self, step: &Arc<[Deduction]>, help: Help) -> i64 {
        if self.paid.as_ref() == Some(step) {
            0
        } else {
            help.price()
        }
    }

    /// Pays for a hint, which may be shown from now on.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn take_hint(&mut self, step: &Arc<[Deduction]>, help: Help) -> Result<(), PlayError> {
        self.must_be_on()?;
        if self.price(step, help) > 0 {
            help.count_in(&mut self.record.hints);
            self.paid = Some(Arc::clone(step));
        }
        Ok(())
    }

    /// Makes the step of a hint. If its digit belongs in a frozen cell, only the candidates that
    /// follow from it are removed.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn apply(
        &mut self,
        session: &mut Session,
        step: &Arc<[Deduction]>,
    ) -> Result<(), PlayError> {
        self.must_be_on()?;
        let frozen = self.frozen(session);
        if step.iter().any(|deduction| concerns(deduction, frozen)) {
            let grid = session.grid();
            let noted: Vec<Candidate> = step.iter().flat_map(|it| notes(it, grid)).collect();
            session.rule_out(noted);
        } else {
            session.apply(step);
        }
        self.settle(session);
        Ok(())
    }

    /// Fills in the right digit of a cell for the price of [`Help::Answer`]. `None`, and free, if
    /// the cell already holds it.
    ///
    /// # Errors
    ///
    /// As for [`Self::enter`].
    pub fn answer(
        &mut self,
        session: &mut Session,
        cell: Cell,
    ) -> Result<Option<Entry>, PlayError> {
        self.must_be_on()?;
        let Some(digit) = self.solution[cell.index()] else {
            return Ok(None);
        };
        let placed = self.place(session, cell, digit, Session::answer)?;
        let cost = self.score().cost_of(Help::Answer.price());
        if placed.is_some() {
            Help::Answer.count_in(&mut self.record.hints);
        }
        self.settle(session);
        Ok(placed.map(|placed| self.told(placed, cost)))
    }
}
