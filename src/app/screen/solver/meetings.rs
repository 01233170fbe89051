//! The techniques that come up while the player works on a puzzle, for the map of techniques.

use sudoku_engine::grid::{Candidate, Grid};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::sudoku::Change;
use sudoku_telling::lessons::{Meeting, Origin, StoredPosition};
use sudoku_telling::session::{By, Session, credited};

/// The techniques noted so far.
#[derive(Debug)]
pub(super) struct Meetings {
    /// The number of moves examined, and the board after them.
    looked: usize,
    board: Grid,
    /// The techniques, and whether the player found them.
    noted: Vec<(Technique, bool)>,
}

/// A technique that came up.
#[derive(Debug, Clone)]
pub struct Met {
    /// The technique.
    pub technique: Technique,
    /// Whether it is the first time in this puzzle.
    pub is_first: bool,
    /// The place where it came up.
    pub meeting: Meeting,
}

impl Meetings {
    /// The meetings of a puzzle just opened; its earlier moves do not count.
    pub(super) fn of(session: &Session) -> Self {
        Self {
            looked: session.journal().board_moves().len(),
            board: session.grid().clone(),
            noted: Vec::new(),
        }
    }

    /// The techniques of the moves since the last look.
    pub(super) fn look(&mut self, session: &Session, name: &str) -> Vec<Met> {
        let journal = session.journal();
        let moves = journal.board_moves();
        let (before, now) = (self.looked, moves.len());
        if before == now {
            // Another move may have replaced the last one.
            if self.board != *session.grid() {
                self.board = session.grid().clone();
            }
            return Vec::new();
        }
        let mut met = Vec::new();
        let mut board = self.board.clone();
        for (number, (_, change)) in moves.enumerate().skip(before) {
            let came_up = credited(&board, change);
            let found = came_up.by == By::Person;
            for deduction in came_up.step.iter().flat_map(|step| step.iter()) {
                met.extend(self.note(deduction, found, &board, name, number + 1));
            }
            if !advance(&mut board, change) {
                break;
            }
        }
        self.looked = now;
        self.board = session.grid().clone();
        met
    }

    fn note(
        &mut self,
        deduction: &Deduction,
        found: bool,
        board: &Grid,
        name: &str,
        step: usize,
    ) -> Option<Met> {
        let technique = deduction.technique;
        let is_custom = matches!(technique, Technique::Custom(_));
        if is_custom || self.noted.contains(&(technique, found)) {
            return None;
        }
        let is_first = !self.noted.iter().any(|(noted, _)| *noted == technique);
        self.noted.push((technique, found));
        // A technique that was found counts more than one shown later.
        if !found && !is_first {
            return None;
        }
        let sorted = |candidates: &[Candidate]| {
            let mut candidates = candidates.to_vec();
            candidates.sort_unstable();
            candidates
        };
        let position = StoredPosition {
            technique,
            origin: Origin::Asked,
            grid: board.clone(),
            eliminations: sorted(&deduction.eliminations),
            placements: sorted(&deduction.placements),
        };
        Some(Met {
            technique,
            is_first,
            meeting: Meeting {
                puzzle: name.to_owned(),
                step,
                found,
                position: position.write(),
            },
        })
    }
}

/// Makes a move on a board; false if the move takes something back, which a board cannot.
fn advance(board: &mut Grid, change: &Change) -> bool {
    for value in &change.values {
        match (value.before, value.after) {
            (None, Some(after)) => {
                board.place(Candidate::new(value.cell, after.digit));
            }
            _ => return false,
        }
    }
    for removal in &change.removals {
        if !removal.removed {
            return false;
        }
        board.eliminate(removal.candidate);
    }
    true
}
