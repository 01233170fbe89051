//! Going along the path: to a place, or by itself.

use std::time::Duration;

use iced::Task;

use super::Message;
use crate::app::screen::solver::speed::Speed;
use crate::app::screen::solver::work::start;
use crate::app::screen::solver::{Action, Beside, Report, Solver};
use crate::sudoku::Cause;

/// The time between two steps.
const fn pause(speed: Speed) -> Duration {
    Duration::from_millis(match speed {
        Speed::Slow => 4000,
        Speed::Medium => 1500,
        Speed::Fast => 400,
        Speed::Fastest => 100,
    })
}

impl Solver {
    /// Whether the path goes on by itself.
    pub const fn is_playing(&self) -> bool {
        self.steps.playing.is_some()
    }

    /// Goes to where so many moves are made, or as far as the path is known:
    /// ahead by making its steps, back by taking moves back.
    pub(super) fn go_to(&mut self, place: usize) {
        let made = self.made();
        if place == made {
            return;
        }
        self.before_change();
        if place < made {
            let journal = self.session.journal();
            let first = journal.board_moves().nth(place).map(|(index, _)| index);
            drop(journal);
            self.session.back_to(first.unwrap_or(made));
        } else {
            for _ in made..place {
                if !self.advance() {
                    break;
                }
            }
        }
        self.report_place();
        self.warn();
    }

    /// Makes the next step of the path; false if there is none.
    fn advance(&mut self) -> bool {
        let Some(place) = self.on_line() else {
            return false;
        };
        let Some(step) = self.steps.line.after(place).first().cloned() else {
            return false;
        };
        let is_next = |cause: &Cause| matches!(cause, Cause::Rule(made) if *made == step);
        // Marks that were taken back come before it.
        let undone = {
            let journal = self.session.journal();
            let mut undone = journal.undone().iter().rev();
            let marks = undone.clone().take_while(|it| !it.is_of_board()).count();
            undone.nth(marks).map(|it| (marks, is_next(&it.cause)))
        };
        // What was taken back is made again, so that what follows it can be,
        // too.
        if let Some((marks, true)) = undone {
            for _ in 0..=marks {
                self.session.redo();
            }
        } else {
            self.session.apply(&step);
        }
        self.steps.place = place + 1;
        true
    }

    /// Reports the move that led to where the board is now.
    fn report_place(&mut self) {
        let report = match self
            .session
            .journal()
            .board_moves()
            .last()
            .map(|(_, it)| it)
        {
            None => Report::Ready,
            Some(change) if matches!(change.cause, Cause::Person | Cause::Given) => {
                Report::Entered(Box::new(change.clone()))
            }
            Some(change) => Report::redone(change),
        };
        self.report = report;
    }

    /// Goes on by itself, or stops that.
    pub(super) fn play(&mut self) -> Action {
        if self.steps.playing.take().is_some() || self.work.is_some() {
            return Action::None;
        }
        self.steps.plays += 1;
        self.steps.playing = Some(self.steps.plays);
        self.tick(self.steps.plays)
    }

    /// Makes the next step, and waits for the one after it.
    pub(super) fn tick(&mut self, number: u64) -> Action {
        if self.steps.playing != Some(number) || self.beside != Beside::Path {
            return Action::None;
        }
        let made = self.made();
        self.go_to(made + 1);
        let goes_on = !self.ahead().is_empty() || self.steps.is_searching();
        if !goes_on {
            self.steps.pause();
            return Action::None;
        }
        self.steps.playing = Some(number);
        let pause = pause(self.steps.speed);
        let waited = start(move || std::thread::sleep(pause));
        Action::Run(Task::future(waited).map(move |_| Message::Tick(number).into()))
    }
}
