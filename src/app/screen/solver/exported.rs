//! The parts of the screen that can be copied or exported.

use super::{Report, SolverScreen};
use crate::board::Scene;
use crate::names;
use sudoku_engine::grid::CellSet;
use sudoku_telling::export::SolutionPath;

impl SolverScreen {
    /// The name of the puzzle for an export: its title in the file, or the file's name without its
    /// ending.
    pub fn taken_name(&self) -> String {
        names::titled(self.session.title(), self.stem()).to_owned()
    }

    /// The name without the ending of a file.
    pub fn stem(&self) -> &str {
        let name = self.name.strip_suffix(".sudoku.toml");
        let name = name.unwrap_or(&self.name);
        match name.rsplit_once('.') {
            Some((stem, ending)) if !stem.is_empty() && !ending.contains(' ') => stem,
            _ => name,
        }
    }

    /// The moves so far, for an export.
    pub fn taken_path(&self) -> SolutionPath {
        SolutionPath::made(&self.session, &self.taken_name())
    }

    /// The step on the screen: the one made last, or the one in a hint.
    pub fn taken_step(&self) -> Option<SolutionPath> {
        let made = self.taken_path();
        match self.report() {
            Report::Stepped(_) => made.part(made.steps.len()),
            Report::Hinted { step, .. } | Report::Previewed(step) => {
                let position = self.session.position().clone();
                let number = made.steps.len() + 1;
                let name = self.taken_name();
                Some(SolutionPath::of_step(&name, position, step.clone(), number))
            }
            _ => None,
        }
    }

    /// The board as it is on the screen, without the chosen cells.
    pub fn taken_scene(&self) -> Scene {
        self.scene_with(CellSet::EMPTY)
    }
}
