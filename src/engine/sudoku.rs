//! The puzzle being worked on: the publisher for all changes, and its observers.
//!
//! [`Sudoku`] owns a [`Position`] and reports each [`Change`] of it, with its [`Cause`], to the
//! registered [`Observer`]s. The fast engine works on plain grids and never pays for this.

mod change;
mod checker;
mod game_record;
mod history;
mod journal;
mod marks;
mod metadata;
mod observer;
mod position;
mod puzzle;
mod save_point;
mod set_by;
mod unsaved;

pub use change::{CandidateChange, Cause, Change, MarkChange, Removal, Value, ValueChange};
pub use checker::Checker;
pub use game_record::{
    ErrorsTold, GameKind, GameLevel, GameOutcome, GameRecord, HintsTaken, Measure, Mode,
};
pub use history::{Conclusion, History, Misfit, Move, MoveCause};
pub use journal::Journal;
pub use marks::{Mark, MarkColor, MarkedLink, Marks};
pub use metadata::{Field, Metadata};
pub use observer::{Interest, Observer, ObserverId};
pub use position::{Edits, Position};
pub use puzzle::Puzzle;
pub use save_point::SavePoint;
pub use set_by::SetBy;
pub use unsaved::UnsavedMark;

use std::fmt;

/// A position that notifies its observers of its changes.
///
/// ```
/// use std::sync::{Arc, Mutex};
/// use sudoku_engine::grid::{Candidate, Cell, Digit};
/// use sudoku_engine::sudoku::{Cause, Edits, Interest, Journal, Puzzle, Sudoku};
///
/// let mut sudoku = Sudoku::new(&Puzzle::new([None; 81]));
/// let journal = Arc::new(Mutex::new(Journal::default()));
/// sudoku.observe(Interest::Candidates, journal.clone());
///
/// let nine = Candidate::new(Cell::at(0, 0), Digit::new(9).unwrap());
/// sudoku.apply(&Edits::placing([nine]), Cause::Person);
/// let journal = journal.lock().unwrap();
/// assert_eq!(journal.moves().len(), 1);
/// assert_eq!(journal.moves()[0].candidates.len(), 9 + 20);
/// ```
///
/// One observer may be its resident: it never leaves, is notified of every change before all
/// others, and can be read without being shared.
///
/// ```
/// use sudoku_engine::grid::{Candidate, Cell, Digit};
/// use sudoku_engine::sudoku::{Cause, Edits, Journal, Puzzle, Sudoku};
///
/// let puzzle = Puzzle::new([None; 81]);
/// let mut sudoku = Sudoku::with_resident(&puzzle, |_| Journal::default());
///
/// let nine = Candidate::new(Cell::at(0, 0), Digit::new(9).unwrap());
/// sudoku.apply(&Edits::placing([nine]), Cause::Person);
/// assert_eq!(sudoku.resident().moves().len(), 1);
/// ```
pub struct Sudoku<R = ()> {
    position: Position,
    resident: R,
    observers: Vec<Registered>,
    next_id: u64,
}

struct Registered {
    id: ObserverId,
    interest: Interest,
    observer: Box<dyn Observer>,
}

impl Sudoku {
    /// A sudoku without observers.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self::with_resident(puzzle, |_| ())
    }
}

impl<R: Observer> Sudoku<R> {
    /// A sudoku with the resident that `resident` makes for the position at the beginning.
    pub fn with_resident(puzzle: &Puzzle, resident: impl FnOnce(&Position) -> R) -> Self {
        let position = Position::new(puzzle);
        Self {
            resident: resident(&position),
            position,
            observers: Vec::new(),
            next_id: 0,
        }
    }

    /// The resident.
    pub const fn resident(&self) -> &R {
        &self.resident
    }

    /// The current position, and the resident to be changed.
    pub const fn resident_mut(&mut self) -> (&Position, &mut R) {
        (&self.position, &mut self.resident)
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Registers an observer. It is notified of every later change that it is interested in, after
    /// the resident and in the order of registration.
    pub fn observe(&mut self, interest: Interest, observer: impl Observer + 'static) -> ObserverId {
        let id = ObserverId(self.next_id);
        self.next_id += 1;
        self.observers.push(Registered {
            id,
            interest,
            observer: Box::new(observer),
        });
        id
    }

    /// Removes an observer and returns it; `None` if it was removed before.
    pub fn leave(&mut self, id: ObserverId) -> Option<Box<dyn Observer>> {
        let place = self
            .observers
            .iter()
            .position(|registered| registered.id == id)?;
        Some(self.observers.remove(place).observer)
    }

    /// Puts another puzzle on the board. All observers are notified, whatever their interest.
    pub fn open(&mut self, puzzle: &Puzzle) {
        let before = std::mem::replace(&mut self.position, Position::new(puzzle));
        let change = Change::between(&before, &self.position, Cause::Opened);
        self.tell(&change);
    }

    /// Makes a change. Returns false and notifies nobody if the position stays the same.
    pub fn apply(&mut self, edits: &Edits, cause: Cause) -> bool {
        let before = self.position.clone();
        self.position.apply(edits);
        self.tell_difference(&before, cause)
    }

    /// Undoes a change exactly. It must be the last change that was made and not undone.
    pub fn revert(&mut self, change: &Change) -> bool {
        let before = self.position.clone();
        self.position.revert(change);
        self.tell_difference(&before, Cause::Undo)
    }

    /// Redoes a change that was just undone.
    pub fn replay(&mut self, change: &Change) -> bool {
        let before = self.position.clone();
        self.position.replay(change);
        self.tell_difference(&before, Cause::Redo)
    }

    /// Undoes everything that was filled in, removed or marked; the givens stay.
    pub fn restart(&mut self) -> bool {
        let before = self.position.clone();
        self.position.restart();
        self.tell_difference(&before, Cause::Restart)
    }

    /// Returns to a save point; the givens stay as they are.
    pub fn restore(&mut self, save_point: &SavePoint) -> bool {
        let before = self.position.clone();
        self.position.restore(save_point);
        let name = save_point.name.as_str().into();
        self.tell_difference(&before, Cause::SavePoint(name))
    }

    fn tell_difference(&mut self, before: &Position, cause: Cause) -> bool {
        let change = Change::between(before, &self.position, cause);
        let changed = !change.is_empty();
        if changed {
            self.tell(&change);
        }
        changed
    }

    fn tell(&mut self, change: &Change) {
        self.resident.changed(&self.position, change);
        for registered in &mut self.observers {
            if registered.interest.covers(change) {
                registered.observer.changed(&self.position, change);
            }
        }
    }
}

impl<R: fmt::Debug> fmt::Debug for Sudoku<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sudoku")
            .field("position", &self.position)
            .field("resident", &self.resident)
            .field("observers", &self.observers.len())
            .finish()
    }
}
