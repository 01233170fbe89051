//! The board of the lessons. In an exercise, candidates can be clicked.

use super::{Lessons, Message, OnBoard, Practice};
use crate::board::{self, Board, BoardStyle, Lit, Pointed, Tint};
use sudoku_engine::grid::{CellSet, Layout};
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::Language;
use sudoku_telling::explain::Picture;
use sudoku_telling::lessons::Schema;

impl Lessons {
    /// The scene of the board; empty if there is no board.
    pub fn scene(&self) -> board::Scene {
        let Some(position) = self.position() else {
            return board::Scene::default();
        };
        let practice = self.practice.as_ref();
        let wrong = practice.map_or(CellSet::EMPTY, |it| it.wrong());
        let missed = practice.map_or(CellSet::EMPTY, |it| it.missed());
        let mut scene = board::scene(&board::View {
            position,
            selected: practice
                .and_then(|it| it.selected())
                .or(self.board.as_ref().map(|it| it.board.cell()))
                .into_iter()
                .collect(),
            contradicting: wrong,
            worth_trying: missed,
            picture: &self.picture(),
            walk: self.shown().and_then(|shown| shown.walked()),
            also: CellSet::EMPTY,
        });
        if let (None, Some(lesson)) = (practice, &self.lesson)
            && lesson.on_board() != OnBoard::Lookalike
        {
            scene.names = lesson.shown.names().clone();
        }
        if self.board.is_some() {
            // Show only what the one digit sees.
            scene.candidates.clear();
        }
        if let Some(schema) = self.schema() {
            scene.put_letters(schema.letters(), &schema.candidates);
        }
        // If the cell has a verdict, its frame is enough to show the choice.
        let is_judged = |cell| (wrong | missed).contains(cell);
        scene
            .tints
            .retain(|(cell, tint)| *tint != Tint::Selected || !is_judged(*cell));
        if let Some(filter) = practice.and_then(Practice::filter) {
            let by_hand = board::ByHand {
                position,
                shown: board::CandidateSource::Automatic,
                filter: Some(filter),
                link_from: None,
            };
            board::lay_over(&mut scene, &by_hand);
        }
        scene
    }

    /// The pattern in letters, while it is on the board.
    fn schema(&self) -> Option<&Schema> {
        let lesson = self.lesson.as_ref().filter(|_| self.practice.is_none())?;
        let is_shown = lesson.on_board() == OnBoard::Schema;
        lesson.lesson.schema.as_ref().filter(|_| is_shown)
    }

    fn layout(&self) -> Layout {
        let position = self.position();
        position.map_or(Layout::CLASSIC, |it| it.grid().layout().clone())
    }

    fn position(&self) -> Option<&Position> {
        let lesson = self.lesson.as_ref();
        let practice = self.practice.as_ref();
        practice
            .map(|it| it.position())
            .or(lesson.map(|it| &it.position))
            .or(self.board.as_ref().map(|it| &it.position))
    }

    /// The picture of the step or of the marks.
    pub(super) fn picture(&self) -> Picture {
        match (&self.practice, &self.lesson) {
            (Some(practice), _) => practice.picture(),
            (None, Some(lesson)) => lesson.picture(),
            (None, None) => Picture::default(),
        }
    }

    /// The lit parts of the board.
    pub(super) fn lit(&self) -> Vec<Lit> {
        let pointed = self.pointed.zip(self.position());
        pointed.map_or_else(Vec::new, |(pointed, position)| {
            board::lit(pointed, position, &self.picture())
        })
    }

    /// The pointer reached words that name something, or left them.
    pub(super) fn point(&mut self, pointed: Pointed, is_on: bool) {
        if is_on {
            self.pointed = Some(pointed);
        } else if self.pointed == Some(pointed) {
            self.pointed = None;
        }
    }

    pub(super) fn drawn(&self, language: &Language, style: BoardStyle) -> Board<'_, Message> {
        let language = language.clone();
        Board {
            scene: Box::new(move || self.scene().in_language(&language)),
            layout: self.layout(),
            lit: Box::new(|| self.lit()),
            drags: false,
            layers: &self.layers,
            style,
            on_gesture: Box::new(|gesture| Some(Message::Board(gesture))),
            on_hover: Message::Hover,
        }
    }
}
