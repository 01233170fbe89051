//! The watched search on the board.

use super::SearchPanel;
use crate::board::{self, Frame, Scene, Tint, ValueKind};
use sudoku_engine::grid::{Candidate, CellSet, Contradiction};
use sudoku_engine::search::watched::Event;
use sudoku_engine::sudoku::Position;
use sudoku_telling::explain::{Picture, Role};

impl SearchPanel {
    /// The scene of the search, once it has begun: the trials, the singles that follow, the place
    /// of a contradiction, withdrawn digits, and the current cell.
    pub(in crate::screen::solver) fn scene(&self, position: &Position) -> Option<Scene> {
        let search = self.watched()?;
        let mut puzzle = position.to_puzzle(None);
        puzzle.entries = search.values();
        let mut picture = Picture::default();
        let mut contradicting = CellSet::EMPTY;
        match self.last_event() {
            Some(Event::Contradiction(contradiction)) => {
                contradicting = contradiction.cells();
                if let Contradiction::NoPlace { house, .. } = contradiction {
                    picture.houses.push(house);
                }
            }
            Some(Event::Single { placement, house }) => {
                picture.candidates.push((placement, Role::Placed));
                picture.houses.extend(house);
            }
            _ => {}
        }
        let last = search.choices().next_back();
        let mut framed = last.map(|last| last.cell);
        if let Some(last) = last.filter(|last| last.trying.is_none()) {
            let tried = (last.failed | last.solved).into_iter();
            let tried = tried.map(|digit| Candidate::new(last.cell, digit));
            let struck = tried.map(|candidate| (candidate, Role::Eliminated));
            picture.candidates.extend(struck);
        }
        // Nothing else shows a cell that was left.
        if let Some(Event::Back { trial, .. }) = self.last_event() {
            picture.candidates.push((trial, Role::Eliminated));
            framed = Some(trial.cell);
        }
        let mut scene = board::scene(&board::View {
            position: &Position::new(&puzzle),
            selected: CellSet::EMPTY,
            contradicting,
            worth_trying: CellSet::EMPTY,
            picture: &picture,
            walk: None,
            also: CellSet::EMPTY,
        });
        let (trials, singles) = (search.trials(), search.singles());
        for (cell, _, kind) in &mut scene.values {
            if trials.contains(*cell) {
                *kind = ValueKind::Trial;
            } else if singles.contains(*cell) {
                *kind = ValueKind::Single;
            }
        }
        for (cells, tint) in [(singles, Tint::Single), (trials, Tint::Trial)] {
            let cells = (cells - contradicting).into_iter();
            scene.tints.extend(cells.map(|cell| (cell, tint)));
        }
        let framed = framed.map(|cell| (cell, Frame::Selected));
        scene.frames.extend(framed);
        Some(scene)
    }
}
