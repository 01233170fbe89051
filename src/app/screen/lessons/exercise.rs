//! Making exercises on another thread.

use std::time::Duration;

use super::{Action, Ask, Lessons, Making, Message, Practice, Work};
use crate::lookup::{Late, Lookup, News};
use sudoku_engine::generate::{Progress, Request};
use sudoku_engine::grid::Values;
use sudoku_engine::search::Stopped;
use sudoku_telling::lessons::{Exercise, ExerciseError};

/// The time between two reports of how many puzzles were tried.
const TELLING: Duration = Duration::from_millis(200);

/// The finished exercise or an error.
pub type Made = Result<Box<Exercise>, ExerciseError>;

/// The puzzle of a lesson, unless it was stopped.
pub type MadePuzzle = Result<Box<Values>, Stopped>;

impl Lessons {
    /// Starts to make a puzzle whose hardest technique is the technique of the lesson.
    pub(super) fn make_puzzle(&mut self) -> Action<Message> {
        let Some(technique) = self.technique() else {
            return Action::None;
        };
        self.seed = self.seed.wrapping_add(1);
        let request = Request::new(self.seed)
            .needing(technique)
            .hardest(technique);
        let Ok(generator) = request.generator() else {
            return self.make();
        };
        let mut lookup = Lookup::default();
        let made = lookup.begin(move |stop, teller| {
            let progress = Progress::default();
            let make = || generator.puzzle(0, stop, &progress).map(Box::new);
            teller.tell_every(TELLING, || progress.tried(), make)
        });
        self.making = Some(Making {
            work: Work::Puzzle(technique, lookup),
            tried: 0,
        });
        Action::Run(made.map(Message::Puzzle))
    }

    /// Notes the number of tried puzzles, or opens the finished one.
    pub(super) fn puzzle_made(&mut self, late: Late<MadePuzzle, u64>) -> Action<Message> {
        let Some(making) = &mut self.making else {
            return Action::None;
        };
        let Work::Puzzle(technique, lookup) = &mut making.work else {
            return Action::None;
        };
        let technique = *technique;
        match lookup.take(late) {
            None => {}
            Some(News::Progress(tried)) => making.tried = tried,
            Some(News::Answer(made)) => {
                self.making = None;
                if let Ok(puzzle) = made {
                    return Action::Ask(Ask::OfLesson(technique, puzzle));
                }
            }
        }
        Action::None
    }

    /// Whether a hint is on the board of an unfinished exercise.
    pub(super) fn is_hinted(&self) -> bool {
        let practice = self.practice.as_ref();
        practice.is_some_and(|it| it.hinted().is_some() && it.shown().is_none())
    }

    /// Starts to make an exercise for the technique of the lesson.
    pub(super) fn make(&mut self) -> Action<Message> {
        let Some(technique) = self.technique() else {
            return Action::None;
        };
        self.seed = self.seed.wrapping_add(1);
        let seed = self.seed;
        let mut lookup = Lookup::default();
        let made = lookup.begin(move |stop, teller| {
            let progress = Progress::default();
            let make = || Exercise::make(technique, seed, stop, &progress).map(Box::new);
            teller.tell_every(TELLING, || progress.tried(), make)
        });
        self.making = Some(Making {
            work: Work::Exercise(lookup),
            tried: 0,
        });
        Action::Run(made.map(Message::Making))
    }

    /// Notes the number of tried puzzles, or shows the finished exercise.
    pub(super) fn made(&mut self, late: Late<Made, u64>) -> Action<Message> {
        let Some(making) = &mut self.making else {
            return Action::None;
        };
        let Work::Exercise(lookup) = &mut making.work else {
            return Action::None;
        };
        match lookup.take(late) {
            None => {}
            Some(News::Progress(tried)) => making.tried = tried,
            Some(News::Answer(made)) => {
                self.making = None;
                if let Ok(exercise) = made {
                    self.practice = Some(Practice::new(*exercise));
                }
            }
        }
        Action::None
    }
}
