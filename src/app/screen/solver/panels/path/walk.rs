//! Playing the path.

use std::time::Duration;

use iced::Task;

use super::{Message, PathPanel};
use crate::screen::solver::context::{Context, Request};
use crate::screen::solver::speed::Speed;

/// The time between two steps.
const fn pause(speed: Speed) -> Duration {
    Duration::from_millis(match speed {
        Speed::Slow => 4000,
        Speed::Medium => 1500,
        Speed::Fast => 400,
        Speed::Fastest => 100,
    })
}

impl PathPanel {
    /// Whether the path plays.
    pub(in crate::screen::solver) const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Starts or stops playing.
    pub(super) fn play(&mut self, context: &Context<'_>) -> Request<Message> {
        if self.playing {
            self.stop_playing();
            return Request::None;
        }
        if context.is_seeking {
            return Request::None;
        }
        self.playing = true;
        self.go_on(context)
    }

    /// Makes the next step.
    pub(super) fn go_on(&mut self, context: &Context<'_>) -> Request<Message> {
        let ahead = self.ahead(context).len();
        if ahead == 0 && !self.is_searching() {
            self.stop_playing();
            return Request::None;
        }
        // Stop after the last step.
        self.playing = ahead > 1 || self.is_searching();
        self.go_to(context.made() + 1, context)
    }

    /// Waits for the next step while playing.
    pub(super) fn wait(&mut self) -> Task<Message> {
        if !self.playing || self.pause.is_under_way() {
            return Task::none();
        }
        self.pause.wait(pause(self.speed)).map(Message::Tick)
    }
}
