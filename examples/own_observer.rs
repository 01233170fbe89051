//! An observer that joins a session, prints what changes and why, and leaves.
//!
//! Run it with `cargo run --example own_observer`.

#[macro_use]
#[path = "shared/say.rs"]
mod say;

use std::sync::{Arc, Mutex};

use sudoku_stepper::explain::{self, Language, Notation};
use sudoku_stepper::grid::{Candidate, Cell, Digit};
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{Change, Interest, Observer, Position, Puzzle};

/// Prints a line for each change, and counts them.
pub struct Commentator {
    /// The beginning of its lines.
    pub name: &'static str,
    /// The number of changes it has heard of.
    pub changes: usize,
}

impl Commentator {
    // A shared observer can be read while it observes.
    fn shared(name: &'static str) -> Arc<Mutex<Self>> {
        Arc::new(Mutex::new(Self { name, changes: 0 }))
    }
}

impl Observer for Commentator {
    // Called after the change: `position` is the board as it is now.
    fn changed(&mut self, position: &Position, change: &Change) {
        self.changes += 1;
        let english = Language::english();
        say!(
            "{} hears: {}: {} (candidates that came or went: {}, empty cells: {})",
            self.name,
            explain::change_title(english, change),
            explain::change(english, change, Notation::Rc),
            change.candidates.len(),
            position.grid().unsolved().len(),
        );
    }
}

/// Works on a puzzle with two observers listening to part of it. Returns the number of changes that
/// each of them heard of.
pub fn work(puzzle: &Puzzle) -> (usize, usize) {
    let mut session = Session::new(puzzle);

    let of_values = Commentator::shared("Values");
    let of_all = Commentator::shared("All");
    session.observe(Interest::Values, Arc::clone(&of_values));
    let id = session.observe(Interest::Candidates, Arc::clone(&of_all));

    // Both hear of a step that fills in cells.
    session.step();

    // Only one of them hears of a removed candidate.
    let nine = Digit::new(9).expect("9 is a digit");
    let candidate = Candidate::new(Cell::at(0, 2), nine);
    session
        .toggle_candidate(candidate)
        .expect("the cell is empty and sees no 9");

    // This one leaves, and does not hear of the rest.
    session.leave(id);
    session.undo();
    session.undo();
    session.redo();
    let heard = |observer: &Mutex<Commentator>| {
        let observer = observer.lock().expect("no observer panics");
        observer.changes
    };
    (heard(&of_values), heard(&of_all))
}

fn main() {
    let puzzle = Puzzle::from_line(
        ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2",
    )
    .expect("the line has 81 cells");
    let (of_values, of_all) = work(&puzzle);
    say!("Values heard of {of_values} changes, All of {of_all}.");
}
