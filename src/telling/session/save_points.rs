//! Save points: states of the board, by name, that a person can go back to.

use super::Session;
use sudoku_engine::sudoku::{Puzzle, SavePoint};
use sudoku_engine::texts::{Language, words};

/// How many there may be.
const MOST: usize = 99;

/// How long a name may be, in characters.
const LONGEST_NAME: usize = 60;

/// Why a save point is not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SavePointError {
    /// There are as many as there may be.
    #[error("there are {MOST} save points already; delete one first")]
    TooMany,
}

/// The save points, and those that were opened or saved last.
#[derive(Debug)]
pub(super) struct SavePoints {
    all: Vec<SavePoint>,
    saved: Vec<SavePoint>,
}

impl SavePoints {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self {
            all: puzzle.save_points.clone(),
            saved: puzzle.save_points.clone(),
        }
    }

    pub(super) fn are_unsaved(&self) -> bool {
        self.all != self.saved
    }

    pub(super) fn mark_saved(&mut self) {
        self.saved.clone_from(&self.all);
    }
}

impl Session {
    /// The save points, in the order in which they were made.
    pub fn save_points(&self) -> &[SavePoint] {
        &self.save_points.all
    }

    /// Keeps the board as it stands, under a name that is proposed: `Save point
    /// 1` and so on. Returns its number.
    ///
    /// # Errors
    ///
    /// [`SavePointError::TooMany`] if there are as many as there may be.
    pub fn make_save_point(&mut self, language: &Language) -> Result<usize, SavePointError> {
        let all = &mut self.save_points.all;
        if all.len() >= MOST {
            return Err(SavePointError::TooMany);
        }
        let is_free = |name: &String| all.iter().all(|one| one.name != *name);
        let mut names =
            (1..).map(|number: usize| words!(language, "save-point-name", number = number));
        let name = names.find(is_free).unwrap_or_default();
        all.push(self.sudoku.position().to_save_point(name));
        Ok(all.len() - 1)
    }

    /// Goes back to a save point, as one move that can be undone: values, removed
    /// candidates and marks are as they were, the givens as they are. False if
    /// that changes nothing.
    pub fn go_to_save_point(&mut self, number: usize) -> bool {
        let Some(save_point) = self.save_points.all.get(number) else {
            return false;
        };
        self.sudoku.restore(save_point)
    }

    /// Calls a save point otherwise. Blanks around the name and what is beyond
    /// 60 characters are dropped; without a name it keeps the one it has.
    pub fn rename_save_point(&mut self, number: usize, name: &str) {
        let name: String = name.trim().chars().take(LONGEST_NAME).collect();
        if let Some(save_point) = self.save_points.all.get_mut(number)
            && !name.is_empty()
        {
            save_point.name = name;
        }
    }

    /// Takes a save point off the list; [`put_back_save_point`] brings it back.
    ///
    /// [`put_back_save_point`]: Self::put_back_save_point
    pub fn delete_save_point(&mut self, number: usize) -> Option<SavePoint> {
        let all = &mut self.save_points.all;
        (number < all.len()).then(|| all.remove(number))
    }

    /// Puts a save point back that was deleted, at its number or at the end.
    pub fn put_back_save_point(&mut self, number: usize, save_point: SavePoint) {
        let all = &mut self.save_points.all;
        let number = number.min(all.len());
        all.insert(number, save_point);
    }
}
