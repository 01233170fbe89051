//! An open lesson, and the part of it on the board.

use std::sync::Arc;

use crate::board::{Entry, Sample, Sign};
use crate::shown::Shown;
use sudoku_engine::grid::Candidate;
use sudoku_engine::rules::{Obstacle, Technique};
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::{Language, Text, said};
use sudoku_telling::explain::{Picture, Role};
use sudoku_telling::lessons::{self, Lesson};

/// The part of a lesson on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OnBoard {
    /// A position where the technique applies.
    #[default]
    Example,
    /// The pattern in letters.
    Schema,
    /// A position where the technique seems to apply, but does not.
    Lookalike,
}

/// An open lesson.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) lesson: Lesson,
    pub(super) position: Position,
    /// The step on the board; empty if the technique does not apply.
    pub(super) shown: Shown,
    /// The reasons why the technique does not work on every board.
    pub(super) obstacles: Vec<Obstacle>,
    on_board: OnBoard,
}

impl Opened {
    /// The lesson of a technique, with its example on the board.
    pub(super) fn new(language: &Language, technique: Technique) -> Option<Self> {
        let lesson = lessons::lesson(language, technique)?;
        Some(Self {
            position: Position::new(&lesson.example.puzzle()),
            shown: Shown::possible(Arc::new([lesson.shown()?])),
            obstacles: Obstacle::all_of(technique),
            on_board: OnBoard::Example,
            lesson,
        })
    }

    pub(super) const fn on_board(&self) -> OnBoard {
        self.on_board
    }

    /// The parts that can be put on the board.
    pub(super) fn choices(&self) -> impl Iterator<Item = OnBoard> + Clone {
        let schema = self.lesson.schema.as_ref().map(|_| OnBoard::Schema);
        let lookalike = self.lesson.lookalike.as_ref().map(|_| OnBoard::Lookalike);
        [Some(OnBoard::Example), schema, lookalike]
            .into_iter()
            .flatten()
    }

    /// The part after the present one, if there is more than one.
    pub(super) fn next_on_board(&self) -> Option<OnBoard> {
        let mut all = self.choices().cycle();
        all.by_ref().find(|it| *it == self.on_board);
        all.next().filter(|next| *next != self.on_board)
    }

    /// Puts this on the board, if the lesson has it.
    pub(super) fn put_on_board(&mut self, on_board: OnBoard) {
        let put = match on_board {
            OnBoard::Example => {
                let step = self.lesson.shown();
                Some((self.lesson.example.puzzle(), step))
            }
            OnBoard::Schema => {
                let schema = self.lesson.schema.as_ref();
                schema.map(|schema| (schema.puzzle(), schema.shown()))
            }
            OnBoard::Lookalike => {
                let lookalike = self.lesson.lookalike.as_ref();
                lookalike.map(|lookalike| (lookalike.puzzle(), None))
            }
        };
        let Some((puzzle, step)) = put else {
            return;
        };
        self.on_board = on_board;
        self.position = Position::new(&puzzle);
        self.shown = step.map_or_else(Shown::default, |step| Shown::possible(Arc::new([step])));
    }

    /// The picture on the board.
    pub(super) fn picture(&self) -> Picture {
        match (self.on_board, &self.lesson.lookalike) {
            (OnBoard::Lookalike, Some(lookalike)) => lookalike.picture(),
            _ => self.shown.picture().clone(),
        }
    }

    /// The meaning of the marks.
    pub(super) fn legend(&self) -> Vec<Entry> {
        let legend = self.shown.legend().iter().cloned();
        let (schema, lookalike) = (&self.lesson.schema, &self.lesson.lookalike);
        match (self.on_board, schema, lookalike) {
            (OnBoard::Schema, Some(schema), _) => legend
                .map(|entry| entry.in_letters(schema.letters()))
                .collect(),
            (OnBoard::Lookalike, _, Some(lookalike)) => {
                let parts = [
                    (
                        Role::Base,
                        lookalike.seeming.first(),
                        said!("learn-seeming"),
                    ),
                    (
                        Role::Fin,
                        lookalike.spoiling.first(),
                        said!("learn-spoiling"),
                    ),
                    (
                        Role::Placed,
                        Some(&lookalike.wrong),
                        said!("learn-wrongly-removed"),
                    ),
                ];
                let entry = |(role, candidate, label): (Role, Option<&Candidate>, Text)| {
                    let samples = vec![Sample::Sign(Sign::of(role), candidate?.digit)];
                    Some(Entry::new(samples, label))
                };
                parts.into_iter().filter_map(entry).collect()
            }
            _ => legend.collect(),
        }
    }
}
