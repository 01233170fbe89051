//! Advancing the watched search: by single actions, by playing, or directly to an event.

use std::time::{Duration, Instant};

use iced::Task;

use super::{Arrival, Message, SearchPanel, Told};
use crate::lookup::Teller;
use crate::screen::solver::speed::Speed;
use sudoku_engine::search::Stop;
use sudoku_engine::search::watched::{Until, Watched};

/// The most actions of a run that the window waits for: about a millisecond. Most contradictions
/// come sooner.
const AT_ONCE: u64 = 5_000;

/// The number of actions between two looks at the clock: a few milliseconds at most.
pub(super) const SLICE: u64 = 1 << 13;

/// The time between two reports of a run's progress.
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

/// The number of actions per picture.
const fn acts(speed: Speed) -> usize {
    match speed {
        Speed::Slow | Speed::Medium | Speed::Fast => 1,
        Speed::Fastest => 25,
    }
}

impl SearchPanel {
    /// Does the next action, if there is one and no run is under way.
    pub(super) fn step(&mut self) {
        if !self.is_running()
            && let Some(search) = &mut self.search
            && let Some(event) = search.step()
        {
            self.told = Told::Event(event);
        }
    }

    /// Starts or stops playing.
    pub(super) fn play(&mut self) {
        if self.playing {
            self.stop_playing();
        } else if !self.is_running() && !self.has_ended() {
            self.playing = true;
            self.play_on();
        }
    }

    /// Does the actions up to the next picture. Stops at a solution, so that the player can keep
    /// it.
    pub(super) fn play_on(&mut self) {
        for _ in 0..acts(self.speed) {
            self.step();
            if self.is_at_solution() {
                break;
            }
        }
        if self.has_ended() || self.is_at_solution() {
            self.stop_playing();
        }
    }

    /// Waits for the next action while playing.
    pub(super) fn wait(&mut self) -> Task<Message> {
        if !self.playing || self.pause.is_under_way() {
            return Task::none();
        }
        self.pause.wait(pause(self.speed)).map(Message::Tick)
    }

    /// Runs to an event: at once if it is near, else on another thread.
    pub(super) fn run_to(&mut self, until: Until) -> Task<Message> {
        self.stop_playing();
        if self.is_running() || self.has_ended() {
            return Task::none();
        }
        let Some(search) = &mut self.search else {
            return Task::none();
        };
        if let Ok(Some(event)) = search.run(until, AT_ONCE, &Stop::never()) {
            self.told = Told::Event(event);
            return Task::none();
        }
        let search = search.clone();
        self.told = Told::OnTheWay(until);
        let run = self
            .run
            .begin(move |stop, teller| run(search, until, stop, teller));
        run.map(Message::Ran)
    }
}

/// Runs to an event, and reports progress from time to time.
fn run(
    mut search: Watched,
    until: Until,
    stop: &Stop,
    teller: &Teller<Arrival, Box<Watched>>,
) -> Arrival {
    let mut told = Instant::now();
    loop {
        if let Some(event) = search.run(until, SLICE, stop)? {
            return Ok((Box::new(search), event));
        }
        if told.elapsed() >= TELLING {
            teller.tell(Box::new(search.clone()));
            told = Instant::now();
        }
    }
}
