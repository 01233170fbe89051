//! Save points: states of the board, by name, that a person can go back to.

use super::Session;
use sudoku_engine::sudoku::{Puzzle, SavePoint};
use sudoku_engine::texts::{Language, Text, said, words};

/// The maximum number of save points.
const MOST: usize = 99;

/// The maximum length of a name in characters.
const LONGEST_NAME: usize = 60;

/// The reason why a save point is not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum SavePointError {
    /// The maximum number is reached.
    TooMany,
}

impl SavePointError {
    /// The sentence.
    pub fn text(self) -> Text {
        match self {
            Self::TooMany => said!("save-points-too-many", count = MOST),
        }
    }
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

    /// Saves the present board under a proposed name: `Save point 1` and so on. Returns its number.
    ///
    /// # Errors
    ///
    /// [`SavePointError::TooMany`] if the maximum number is reached.
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

    /// Goes back to a save point, as one move that can be undone: values, removed candidates and
    /// marks return, but the givens stay. False if this changes nothing.
    pub fn go_to_save_point(&mut self, number: usize) -> bool {
        let Some(save_point) = self.save_points.all.get(number) else {
            return false;
        };
        self.sudoku.restore(save_point)
    }

    /// Renames a save point. Blanks around the name and anything beyond 60 characters are dropped;
    /// an empty name changes nothing.
    pub fn rename_save_point(&mut self, number: usize, name: &str) {
        let name: String = name.trim().chars().take(LONGEST_NAME).collect();
        if let Some(save_point) = self.save_points.all.get_mut(number)
            && !name.is_empty()
        {
            save_point.name = name;
        }
    }

    /// Deletes a save point from the list; [`put_back_save_point`] restores it.
    ///
    /// [`put_back_save_point`]: Self::put_back_save_point
    pub fn delete_save_point(&mut self, number: usize) -> Option<SavePoint> {
        let all = &mut self.save_points.all;
        (number < all.len()).then(|| all.remove(number))
    }

    /// Restores a deleted save point at its number or at the end.
    pub fn put_back_save_point(&mut self, number: usize, save_point: SavePoint) {
        let all = &mut self.save_points.all;
        let number = number.min(all.len());
        all.insert(number, save_point);
    }
}
