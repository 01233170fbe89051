//! Exercises are made beside the window.

use std::time::Duration;

use super::{Action, Lessons, Making, Message, Practice};
use crate::app::lookup::{Late, Lookup, News};
use crate::generate::Progress;
use crate::lessons::{Exercise, ExerciseError};

/// How often it is told how many puzzles were tried.
const TELLING: Duration = Duration::from_millis(200);

/// The exercise that was made, or why none was.
pub type Made = Result<Box<Exercise>, ExerciseError>;

impl Lessons {
    /// Begins to make an exercise for the technique of the lesson.
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
        self.making = Some(Making { lookup, tried: 0 });
        Action::Run(made.map(Message::Making))
    }

    /// Notes how many puzzles were tried, or shows the exercise that was made.
    pub(super) fn made(&mut self, late: Late<Made, u64>) -> Action<Message> {
        let Some(making) = &mut self.making else {
            return Action::None;
        };
        match making.lookup.take(late) {
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
