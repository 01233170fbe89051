//! Going on with the watched search: act by act, by itself, or at once to an
//! event.

use std::time::{Duration, Instant};

use iced::Task;

use super::{Message, Run, Told, Watch};
use crate::app::screen::solver::background::{Job, Sender};
use crate::app::screen::solver::speed::Speed;
use crate::app::screen::solver::work::start;
use crate::app::screen::solver::{Action, Beside, Solver};
use crate::search::watched::{Event, Until, Watched};
use crate::search::{Stop, Stopped};

/// How many acts of a run the window waits for: about a millisecond. Most
/// contradictions come sooner.
const AT_ONCE: u64 = 5_000;

/// How many acts go by between two looks at the clock: a few milliseconds at
/// most.
pub(super) const SLICE: u64 = 1 << 13;

/// How often it is told how far a run has come.
pub(super) const TELLING: Duration = Duration::from_millis(50);

/// The time between two pictures.
const fn pause(speed: Speed) -> Duration {
    Duration::from_millis(match speed {
        Speed::Slow => 2500,
        Speed::Medium => 700,
        Speed::Fast => 120,
        Speed::Fastest => 60,
    })
}

/// How many acts are done for a picture.
const fn acts(speed: Speed) -> usize {
    match speed {
        Speed::Slow | Speed::Medium | Speed::Fast => 1,
        Speed::Fastest => 25,
    }
}

impl Watch {
    /// Does the next act, if there is one and no run is under way.
    pub(super) fn step(&mut self) {
        if self.run.is_none()
            && let Some(search) = &mut self.search
            && let Some(event) = search.step()
        {
            self.told = Told::Event(event);
        }
    }
}

impl Solver {
    /// Goes on by itself, or stops that.
    pub(super) fn play_search(&mut self) -> Action {
        let watch = &mut self.watch;
        if watch.playing.take().is_some() || watch.run.is_some() || watch.has_ended() {
            return Action::None;
        }
        watch.plays += 1;
        watch.playing = Some(watch.plays);
        self.tick_search(self.watch.plays)
    }

    /// Does what is shown next, and waits for what comes after it.
    pub(super) fn tick_search(&mut self, number: u64) -> Action {
        let watch = &mut self.watch;
        if watch.playing != Some(number) || self.beside != Beside::Search {
            return Action::None;
        }
        for _ in 0..acts(watch.speed) {
            watch.step();
        }
        if watch.has_ended() {
            watch.pause();
            return Action::None;
        }
        let pause = pause(watch.speed);
        let waited = start(move || std::thread::sleep(pause));
        Action::Run(Task::future(waited).map(move |_| Message::Tick(number).into()))
    }

    /// Goes on to an event: at once if it is near, else beside the window.
    pub(super) fn run_search(&mut self, until: Until) -> Action {
        let watch = &mut self.watch;
        watch.pause();
        if watch.run.is_some() || watch.has_ended() {
            return Action::None;
        }
        let number = watch.new_job();
        let Some(search) = &mut watch.search else {
            return Action::None;
        };
        if let Ok(Some(event)) = search.run(until, AT_ONCE, &Stop::never()) {
            watch.told = Told::Event(event);
            return Action::None;
        }
        let search = search.clone();
        let (job, task) = Job::start(number, move |stop, sender| {
            run(search, until, stop, sender);
        });
        watch.run = Some(Run { job, until });
        watch.told = Told::OnTheWay;
        Action::Run(task.map(move |told| {
            let message = match told {
                Progress::Going(search) => Message::Going(number, search),
                Progress::Arrived(search, event) => Message::Arrived(number, search, event),
            };
            message.into()
        }))
    }
}

/// What a run tells.
enum Progress {
    Going(Box<Watched>),
    Arrived(Box<Watched>, Event),
}

/// Runs to an event, and tells from time to time how far it has come.
fn run(mut search: Watched, until: Until, stop: &Stop, sender: &Sender<Progress>) {
    let mut told = Instant::now();
    loop {
        match search.run(until, SLICE, stop) {
            Ok(Some(event)) => {
                sender.send(Progress::Arrived(Box::new(search), event));
                return;
            }
            Ok(None) if told.elapsed() >= TELLING => {
                sender.send(Progress::Going(Box::new(search.clone())));
                told = Instant::now();
            }
            Ok(None) => {}
            // What was told last is shown.
            Err(Stopped) => return,
        }
    }
}
