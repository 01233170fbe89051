//! Hints and answers in a game: offered with their price, taken, told.

use std::sync::Arc;

use iced::Task;

use super::{GameReport, Message};
use crate::app::screen::solver::work::{PATIENCE, Sought, start, wait};
use crate::app::screen::solver::{Action, Report, Solver};
use crate::explain::Length;
use crate::grid::Cell;
use crate::play::{Advice, PlayError};
use crate::rules::Deduction;
use crate::search::Stopped;
use crate::session::EntryError;

impl Solver {
    /// Asks for a hint, or takes the one that is offered.
    pub(super) fn ask_for_hint(&mut self) -> Action {
        if self.work.is_some() {
            return Action::None;
        }
        if let Report::Game(GameReport::Offered { .. }) = self.report {
            self.take_hint();
            return Action::None;
        }
        let Some(play) = &self.play else {
            return Action::None;
        };
        let search = match play.game.search_advice(&self.session) {
            Ok(search) => search,
            Err(error) => {
                self.report = Report::Game(GameReport::Refused(error));
                return Action::None;
            }
        };
        self.focus = None;
        let (number, stop) = self.begin(Sought::Step);
        let mut answer = start(move || search.run(&stop).map(Box::new));
        let advised =
            move |answer: Result<_, _>| Message::Advised(number, answer.unwrap_or(Err(Stopped)));
        match wait(&mut answer, PATIENCE) {
            Some(answer) => self.on_game(advised(answer)),
            None => {
                self.report = Report::Looking;
                Action::Run(Task::future(answer).map(move |answer| advised(answer).into()))
            }
        }
    }

    /// Takes the advice that was found, and offers it for its price.
    pub(super) fn advised(&mut self, number: u64, advice: Result<Box<Advice>, Stopped>) {
        if !self.ends(number) {
            return;
        }
        self.report = match advice.map(|advice| *advice) {
            Err(Stopped) => Report::Cancelled,
            Ok(Advice::Wrong) => Report::Game(GameReport::Wrong),
            Ok(Advice::Nothing) => Report::Game(GameReport::NoHint),
            Ok(Advice::Step { step, help, .. }) => {
                let price = self.game().map_or(0, |game| game.price(&step, help));
                if price == 0 {
                    // It was paid for: all of it may be seen.
                    let told = Length::Argument;
                    Report::Hinted { step, told }
                } else {
                    Report::Game(GameReport::Offered { step, help })
                }
            }
        };
    }

    /// Pays for the hint that is offered, and begins to tell it.
    pub(super) fn take_hint(&mut self) {
        let Report::Game(GameReport::Offered { step, help }) = &self.report else {
            return;
        };
        let (step, help) = (Arc::clone(step), *help);
        let taken = self
            .play
            .as_mut()
            .map(|play| play.game.take_hint(&step, help));
        self.report = match taken {
            Some(Err(error)) => Report::Game(GameReport::Refused(error)),
            _ => Report::Hinted {
                step,
                told: Length::Name,
            },
        };
    }

    /// Makes the step of the hint that is shown.
    pub(super) fn apply_hint(&mut self) {
        let Report::Hinted { step, .. } = &self.report else {
            return;
        };
        let step = Arc::clone(step);
        let noted = self.belongs_in_ice(&step);
        let done = self.do_in_game(|game, session| {
            game.apply(session, &step)?;
            Ok(true)
        });
        if done {
            self.report = match noted {
                Some(cell) => Report::Game(GameReport::Noted(cell)),
                None => Report::Stepped(step),
            };
            self.after_game_move();
        }
    }

    /// The frozen cell that a digit of the step belongs in, if there is one.
    pub(super) fn belongs_in_ice(&self, step: &[Deduction]) -> Option<Cell> {
        let frozen = self.frozen();
        let mut placed = step.iter().flat_map(|deduction| &deduction.placements);
        let placed = placed.find(|placement| frozen.contains(placement.cell));
        placed.map(|placement| placement.cell)
    }

    /// Offers the digit of the chosen cell.
    pub(super) fn offer_answer(&mut self) {
        let Some(cell) = self.selected else {
            self.report = Report::NoCell;
            return;
        };
        if self.session.position().given().contains(cell) {
            let error = PlayError::Entry(EntryError::Given);
            self.report = Report::Game(GameReport::Refused(error));
        } else if self.frozen().contains(cell) {
            self.take_answer(cell);
        } else {
            self.report = Report::Game(GameReport::AnswerOffered(cell));
        }
    }

    /// Has the digit of a cell filled in.
    pub(super) fn take_answer(&mut self, cell: Cell) {
        let mut entry = None;
        self.do_in_game(|game, session| {
            entry = game.answer(session, cell)?;
            Ok(entry.is_some())
        });
        if let Some(entry) = entry {
            self.report = Report::Game(GameReport::Answered(entry));
            self.after_game_move();
        } else if matches!(self.report, Report::Game(GameReport::AnswerOffered(_))) {
            self.report = Report::Game(GameReport::IsRight(cell));
        }
    }
}
