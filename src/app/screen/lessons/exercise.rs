//! Exercises are made beside the window.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use super::{Action, Lessons, Making, Message, Practice};
use crate::app::screen::solver::background::{Job, Sender};
use crate::generate::Progress;
use crate::lessons::{Exercise, ExerciseError};
use crate::rules::Technique;
use crate::search::Stop;

/// How often it is told how many puzzles were tried.
const TELLING: Duration = Duration::from_millis(200);

enum Told {
    Tried(u64),
    Made(Result<Box<Exercise>, ExerciseError>),
}

impl Lessons {
    /// Begins to make an exercise for the technique of the lesson.
    pub(super) fn make(&mut self) -> Action<Message> {
        let Some(technique) = self.technique() else {
            return Action::None;
        };
        self.jobs += 1;
        self.seed = self.seed.wrapping_add(1);
        let (number, seed) = (self.jobs, self.seed);
        let (job, task) = Job::start(number, move |stop, sender| {
            make(technique, seed, stop, sender);
        });
        self.making = Some(Making { job, tried: 0 });
        Action::Run(task.map(move |told| match told {
            Told::Tried(tried) => Message::Tried(number, tried),
            Told::Made(made) => Message::Made(number, made),
        }))
    }

    /// Shows an exercise that was made, unless nobody waits for it any more.
    pub(super) fn made(
        &mut self,
        number: u64,
        made: Result<Box<Exercise>, ExerciseError>,
    ) -> Action<Message> {
        if self.making.take_if(|it| it.job.number == number).is_some()
            && let Ok(exercise) = made
        {
            self.practice = Some(Practice::new(*exercise));
        }
        Action::None
    }
}

/// Makes an exercise, and tells from time to time how many puzzles were tried.
fn make(technique: Technique, seed: u64, stop: &Stop, sender: &Sender<Told>) {
    let progress = Arc::new(Progress::default());
    let done = Arc::new(AtomicBool::new(false));
    thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                thread::park_timeout(TELLING);
                sender.send(Told::Tried(progress.tried()));
            }
        });
        let made = Exercise::make(technique, seed, stop, &progress);
        done.store(true, Ordering::Relaxed);
        sender.send(Told::Made(made.map(Box::new)));
    });
}
