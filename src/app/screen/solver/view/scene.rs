//! The scene of the board.

use crate::board::{self, Frame};
use crate::screen::solver::{Beside, SolverScreen};
use crate::settings::Visibility;
use sudoku_engine::grid::{Cell, CellSet};
use sudoku_engine::sudoku::{GameOutcome, SetBy};
use sudoku_telling::drawing::Phase;
use sudoku_telling::play::Game;

impl SolverScreen {
    /// The scene of the board.
    pub fn scene(&self) -> board::Scene {
        if self.is_paused() || self.is_resuming() {
            return board::Scene::default();
        }
        self.scene_with(self.chosen.cells())
    }

    /// The scene of the board with these cells chosen.
    pub(in crate::screen::solver) fn scene_with(&self, selected: CellSet) -> board::Scene {
        let position = self.session.position();
        if self.beside == Beside::Search
            && let Some(scene) = self.search_panel.scene(position)
        {
            return scene;
        }
        if let Some(scene) = self.after_solving.scene() {
            return scene;
        }
        let shown = self.card.shown();
        if let Some(answered) = shown.answered() {
            let mut scene = self.answer_scene(answered);
            if let Some(panel) = &self.game_panel {
                panel.show_ice(&mut scene, &self.session);
            }
            return scene;
        }
        let mut scene = board::scene(&board::View {
            position,
            selected,
            contradicting: self.contradicting(),
            worth_trying: self.asked_for(),
            picture: shown.picture(),
            walk: shown.walked(),
            also: shown.also(),
        });
        scene.names = shown.names().clone();
        scene.motion = self.unfolding.motion();
        scene.frames.extend(self.looked_at());
        self.by_hand.lay_over(&mut scene, position);
        if self.origins == Visibility::Shown {
            scene.origins = self.origins_shown(&scene);
        }
        self.outline_sum(&mut scene);
        if let Some(panel) = &self.game_panel {
            panel.show(&mut scene, &self.session, self.shows_right);
        }
        scene
    }

    /// Frames around the cells of a step's digits, for the first stage of a step that draws nothing
    /// else then.
    fn looked_at(&self) -> Vec<(Cell, Frame)> {
        let shown = self.card.shown();
        let draws = shown.legend().iter().any(|it| it.from == Phase::Look);
        if draws || self.unfolding.phase() != Some(Phase::Look) {
            return Vec::new();
        }
        let (step, alone) = shown.deductions();
        let placements = step.get(alone).map_or(&[][..], |it| &it.placements);
        let cells = placements.iter().map(|placement| placement.cell);
        cells.map(|cell| (cell, Frame::Selected)).collect()
    }

    /// The origins of the digits in the scene. In a game, a step counts as a hint; in one that was given
    /// up, the steps are mostly those made since.
    fn origins_shown(&self, scene: &board::Scene) -> Vec<(Cell, SetBy)> {
        let stands = |cell: Cell| scene.values.iter().any(|(one, _, _)| *one == cell);
        let mut origins = self.session.journal().origins();
        origins.retain(|(cell, _)| stands(*cell));
        let record = self.game().map(Game::record);
        if record.is_some_and(|it| it.outcome != GameOutcome::GivenUp) {
            for (_, origin) in &mut origins {
                if *origin == SetBy::Step {
                    *origin = SetBy::Hint;
                }
            }
        }
        origins
    }

    /// The cells to mark as contradicting: the reported contradiction, a mistake, and every clash.
    /// In a game, the entries shown as wrong.
    fn contradicting(&self) -> CellSet {
        let panel = self.game_panel.as_ref();
        if let Some(errors) = panel.and_then(|panel| panel.errors(&self.session)) {
            return errors;
        }
        let mistake = self.card.mistake().map(|mistake| mistake.candidate.cell);
        let mistake = mistake.map_or(CellSet::EMPTY, CellSet::only);
        self.card.shown().contradicting() | mistake | self.session.clashing()
    }

    /// The cells to mark: those where the solutions differ, or those worth trying.
    fn asked_for(&self) -> CellSet {
        match self.causes.differing() {
            Some(Ok(differing)) => differing.cells(),
            _ if self.worth_trying => self.session.cells_to_try(),
            _ => CellSet::EMPTY,
        }
    }
}
