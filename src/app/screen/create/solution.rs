//! A solution of the givens, found on another thread and shown beside them. Its digits are not
//! givens, and any change removes it.

use iced::Task;

use super::{Create, Message};
use crate::board::{Scene, ValueKind};
use crate::lookup::{Late, Lookup};
use sudoku_engine::grid::{Cell, Values};
use sudoku_engine::search::{MOST_GUESSES, Solutions, solve};
use sudoku_engine::texts::{Language, words};

/// The solutions found, at most two; `None` if that took too many guesses.
pub type SolutionsFound = Option<Solutions>;

/// The solution on the board, and the search for one.
#[derive(Debug, Default)]
pub(super) struct Solution {
    shown: Option<Box<Values>>,
    lookup: Lookup<SolutionsFound>,
}

impl Solution {
    /// Whether a solution is on the board.
    pub(super) const fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    /// Whether the search for a solution is under way.
    pub(super) const fn is_looked_for(&self) -> bool {
        self.lookup.is_under_way()
    }

    /// Shows the solution in the empty cells of the board.
    pub(super) fn show(&self, scene: &mut Scene) {
        let Some(solution) = &self.shown else {
            return;
        };
        for cell in Cell::all() {
            let is_empty = scene.values.iter().all(|(one, ..)| *one != cell);
            if let Some(digit) = solution[cell.index()].filter(|_| is_empty) {
                scene.values.push((cell, digit, ValueKind::Found));
            }
        }
    }
}

impl Create {
    /// Looks for a solution, or hides the present one.
    pub(super) fn turn_solution(&mut self) -> Task<Message> {
        let was_shown = self.solution.is_shown();
        self.before_change();
        if was_shown {
            return Task::none();
        }
        let givens = self.session().position().givens();
        let clashes = !self.session().clashing().is_empty();
        let found = self.solution.lookup.begin(move |stop, _| {
            if clashes {
                return Some(Solutions::None);
            }
            let found = solve(&givens, &stop.or_after_most_guesses());
            found.ok().map(|found| found.solutions)
        });
        found.map(Message::Solved)
    }

    /// Shows the solution that was found, unless it is late. Says if there is none or more than
    /// one.
    pub(super) fn show_found(&mut self, language: &Language, late: Late<SolutionsFound>) {
        let Some(found) = self.solution.lookup.answer(late) else {
            return;
        };
        // A stopped search has no answer.
        let Some(solutions) = found else {
            let told = words!(language, "create-solution-unknown", guesses = MOST_GUESSES);
            self.told = Some(told.into());
            return;
        };
        let (shown, told) = match solutions {
            Solutions::None => (None, words!(language, "create-solution-none")),
            Solutions::One(solution) => (Some(solution), words!(language, "create-solution-one")),
            Solutions::Several(pair) => {
                let [first, _] = *pair;
                let told = words!(language, "create-solution-several");
                (Some(Box::new(first)), told)
            }
        };
        self.solution.shown = shown;
        self.told = Some(told.into());
    }
}
