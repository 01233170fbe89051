//! The drawn board and its givens with their history. Only this part changes, undoes and redoes
//! them.

use std::collections::VecDeque;

use crate::board::Clearing;
use sudoku_engine::grid::{Cell, Digit, Sketch, Values};
use sudoku_engine::sudoku::{Interest, Puzzle};
use sudoku_telling::session::Session;

/// The present board and its givens, those before each change of the board, and those that were
/// undone. The session of a board has the history of its givens.
#[derive(Debug)]
pub(super) struct History {
    now: Drawing,
    /// The latest one last.
    before: VecDeque<Drawing>,
    /// The next one last.
    behind: Vec<Drawing>,
    /// The number of changes, counting each undo and redo.
    changes: usize,
    clearing: Clearing,
}

/// A board and its givens.
#[derive(Debug)]
struct Drawing {
    sketch: Sketch,
    session: Session,
}

/// The most changes of the board that can be undone.
const MOST: usize = 500;

impl History {
    /// Starts with a puzzle whose layers `clearing` marks as outdated at each change.
    pub(super) fn new(puzzle: &Puzzle, clearing: Clearing) -> Self {
        Self {
            now: Drawing {
                sketch: Sketch::of(&puzzle.layout),
                session: session_on(puzzle, &clearing),
            },
            before: VecDeque::new(),
            behind: Vec::new(),
            changes: 0,
            clearing,
        }
    }

    /// Starts with another sketch of the same board.
    pub(super) fn begin_with(&mut self, sketch: Sketch) {
        self.now.sketch = sketch;
    }

    /// The drawn board.
    pub(super) const fn sketch(&self) -> &Sketch {
        &self.now.sketch
    }

    /// The givens.
    pub(super) const fn session(&self) -> &Session {
        &self.now.session
    }

    /// The number of changes, counting each undo and redo.
    pub(super) const fn changes(&self) -> usize {
        self.changes
    }

    /// Puts a given into a cell, or clears it.
    pub(super) fn set_given(&mut self, cell: Cell, digit: Option<Digit>) {
        let changed = self.now.session.set_given(cell, digit);
        self.note(changed);
    }

    /// Changes all givens at once; true if that changed anything.
    pub(super) fn set_givens(&mut self, givens: &Values) -> bool {
        let changed = self.now.session.set_givens(givens);
        self.note(changed);
        changed
    }

    /// Notes a change. After one, nothing can be redone.
    fn note(&mut self, changed: bool) {
        if changed {
            self.behind.clear();
            self.changes += 1;
        }
    }

    /// Replaces the drawn board, merged with the previous change if it `goes_on`. Digits without a
    /// place on the new board are left out.
    pub(super) fn draw(&mut self, sketch: Sketch, goes_on: bool) {
        let (cells, digits) = (sketch.layout().cells(), sketch.layout().digits());
        let session = &mut self.now.session;
        let mut givens: Values = *session.grid().values();
        for cell in Cell::all() {
            let given = &mut givens[cell.index()];
            *given = given.filter(|digit| cells.contains(cell) && digits.contains(*digit));
        }
        let puzzle = Puzzle {
            title: session.to_puzzle().title,
            ..Puzzle::on(sketch.layout().clone(), givens)
        };
        session.forget_undone();
        let session = session_on(&puzzle, &self.clearing);
        let before = std::mem::replace(&mut self.now, Drawing { sketch, session });
        if !goes_on {
            if self.before.len() == MOST {
                self.before.pop_front();
            }
            self.before.push_back(before);
        }
        self.note(true);
    }

    /// Undoes the last change, of a given or of the board; true if there was one.
    pub(super) fn undo(&mut self) -> bool {
        let mut undone = self.now.session.undo();
        if !undone && let Some(drawing) = self.before.pop_back() {
            self.behind.push(std::mem::replace(&mut self.now, drawing));
            undone = true;
        }
        self.changes += usize::from(undone);
        undone
    }

    /// Redoes the last undone change; true if there was one.
    pub(super) fn redo(&mut self) -> bool {
        let mut redone = self.now.session.redo();
        if !redone && let Some(drawing) = self.behind.pop() {
            let before = std::mem::replace(&mut self.now, drawing);
            self.before.push_back(before);
            redone = true;
        }
        self.changes += usize::from(redone);
        redone
    }

    /// Whether there is a change to undo.
    pub(super) fn can_undo(&self) -> bool {
        !self.session().journal().moves().is_empty() || !self.before.is_empty()
    }

    /// Whether there is a change to redo.
    pub(super) fn can_redo(&self) -> bool {
        !self.session().journal().undone().is_empty() || !self.behind.is_empty()
    }
}

/// A session for givens on a board, observed by `clearing`.
fn session_on(puzzle: &Puzzle, clearing: &Clearing) -> Session {
    let mut session = Session::new(puzzle);
    session.observe(Interest::Candidates, clearing.clone());
    session
}
