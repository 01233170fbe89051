//! The map of the techniques in the lessons: the chosen one, and a board where it came up.

use std::sync::Arc;

use crate::ask::{Action, Ask, ShowIn};
use crate::shortcut::Direction;
use crate::shown::Shown;
use sudoku_engine::rules::{Deduction, Level, Technique};
use sudoku_engine::sudoku::{Position, Puzzle};
use sudoku_engine::texts::Language;
use sudoku_telling::lessons::{self, MAP, Meeting, Progress, Station, StoredPosition, station};

/// The map, while it is open.
#[derive(Debug)]
pub(super) struct Map {
    /// The chosen technique.
    pub(super) chosen: Technique,
    /// The board where it came up, or the board of its lesson.
    pub(super) seen: Option<MetBoard>,
    /// Whether the player is asked about forgetting everything.
    pub(super) is_clearing: bool,
}

/// A board where a technique came up.
#[derive(Debug)]
pub(super) struct MetBoard {
    /// The meeting in a puzzle of the player; `None` for the board of the lesson.
    pub(super) meeting: Option<Meeting>,
    puzzle: Puzzle,
    step: Deduction,
    pub(super) position: Position,
    pub(super) shown: Shown,
}

impl MetBoard {
    fn of(language: &Language, technique: Technique, progress: &Progress) -> Option<Self> {
        let meeting = progress.record(technique).meeting;
        let own = meeting.as_ref().and_then(|it| {
            let stored = StoredPosition::read(&it.position).ok().flatten()?;
            let step = stored.shown()?;
            Some((stored, step))
        });
        let (stored, step, meeting) = match own {
            Some((stored, step)) => (stored, step, meeting),
            None => {
                let example = lessons::lesson(language, technique)?.example;
                let step = example.shown()?;
                (example, step, None)
            }
        };
        let puzzle = stored.puzzle();
        Some(Self {
            meeting,
            position: Position::new(&puzzle),
            shown: Shown::possible(Arc::new([step.clone()])),
            puzzle,
            step,
        })
    }
}

impl Map {
    /// The map with this technique chosen, or the first one if it is not on the map.
    pub(super) fn new(
        language: &Language,
        technique: Option<Technique>,
        progress: &Progress,
    ) -> Self {
        let first = MAP.first().map_or(Technique::FullHouse, |it| it.technique);
        let chosen = technique.and_then(station).map_or(first, |it| it.technique);
        Self {
            chosen,
            seen: MetBoard::of(language, chosen, progress),
            is_clearing: false,
        }
    }

    pub(super) fn choose(&mut self, language: &Language, technique: Technique, of: &Progress) {
        *self = Self::new(language, Some(technique), of);
    }

    /// The station beside the chosen one: above or below in its column, or the nearest one in the
    /// next column.
    pub(super) fn beside(&self, direction: Direction) -> Option<Technique> {
        let here = station(self.chosen)?;
        let column = here.technique.level();
        let near = |level: Option<Level>| {
            let level = level?;
            let all = MAP.iter().filter(|it| it.technique.level() == level);
            all.min_by_key(|it| it.row.abs_diff(here.row))
        };
        let column_at = |offset: isize| {
            let at = Level::ALL.iter().position(|level| *level == column)?;
            Level::ALL.get(at.checked_add_signed(offset)?).copied()
        };
        let in_column = MAP.iter().filter(|it| it.technique.level() == column);
        let found: Option<&Station> = match direction {
            Direction::Up => in_column
                .filter(|it| it.row < here.row)
                .max_by_key(|it| it.row),
            Direction::Down => in_column
                .filter(|it| it.row > here.row)
                .min_by_key(|it| it.row),
            Direction::Left => near(column_at(-1)),
            Direction::Right => near(column_at(1)),
        };
        found.map(|it| it.technique)
    }

    /// Shows the step in the player's puzzle where it came up.
    pub(super) fn show_in<M>(&self) -> Action<M> {
        let Some((seen, meeting)) = self
            .seen
            .as_ref()
            .and_then(|seen| Some((seen, seen.meeting.as_ref()?)))
        else {
            return Action::None;
        };
        Action::Ask(Ask::ShowIn(Box::new(ShowIn {
            puzzle: seen.puzzle.clone(),
            name: meeting.puzzle.clone(),
            step: Arc::from([seen.step.clone()]),
        })))
    }
}
