//! A game on the board: its moves, its clock, its hints and its end.
//!
//! A running game is alone beside the board: the next step, the path, all steps and the search
//! would show the answer. Players who want them give up first.

mod gate;
mod keys;
mod plays;
mod resuming;
mod view;
mod words;

use std::time::{Duration, Instant};

use iced::Task;

use crate::board::{Scene, ValueKind};
use crate::lookup::{Late, Lookup};
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::card::report::{GameReport, Report};
use crate::screen::solver::context::{Context, Request};
use crate::screen::solver::doing::edit::{Edit, Play};
use sudoku_engine::grid::{Cell, CellSet};
use sudoku_engine::rate::{Rating, RatingError, rate};
use sudoku_engine::rules::Deduction;
use sudoku_engine::solver::{Preset, Solver};
use sudoku_telling::explain::Length;
use sudoku_telling::play::{Best, Checked, Game, PlayError, Record};
use sudoku_telling::session::{EntryError, Session};

pub(in crate::screen::solver) use keys::{CHECK, KEYS, PAUSE, RESUME};
pub use resuming::Resumed;
pub(in crate::screen::solver) use resuming::{Resuming, board_to_come};
pub(in crate::screen::solver) use words::game_words;

/// The game, with the state that the window needs for it.
#[derive(Debug)]
pub(in crate::screen::solver) struct GamePanel {
    game: Game,
    /// The time of the last look at the clock.
    looked: Instant,
    /// The wait for the next second.
    second: Lookup<()>,
    /// The difficulty of the puzzle, once the game is over.
    rating: Option<Result<Rating, RatingError>>,
    rate: Lookup<Result<Rating, RatingError>>,
    /// The best games of the mode, and the records that this game set.
    best: Option<(Best, Record)>,
}

/// The messages of a game.
#[derive(Debug, Clone)]
pub enum Message {
    /// Take the offered hint, for its price.
    Take,
    /// Offer the digit of the chosen cell.
    Answer,
    /// Fill in that digit, for its price.
    TakeAnswer(Cell),
    /// Tell the number of wrong entries.
    Check,
    /// Erase the entries and notes that the check found wrong.
    EraseWrong,
    /// Pause or resume.
    Pause,
    /// Show or hide the time.
    Timer(bool),
    /// Ask whether to give up.
    GiveUp,
    /// Fill the whole board, which ends the game.
    Solve,
    /// Decline the offer or question.
    Decline,
    /// It is time to look at the clock.
    Tick(Late<()>),
    /// The puzzle was rated.
    Rated(Late<Result<Rating, RatingError>>),
    /// Choose another game.
    New,
}

impl GamePanel {
    /// A game.
    pub(in crate::screen::solver) fn new(game: Game) -> Self {
        Self {
            game,
            looked: Instant::now(),
            second: Lookup::default(),
            rating: None,
            rate: Lookup::default(),
            best: None,
        }
    }

    /// The game.
    pub(in crate::screen::solver) const fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the game is running.
    pub(in crate::screen::solver) fn is_on(&self) -> bool {
        self.game.is_on()
    }

    /// Adds the time that has passed.
    pub(in crate::screen::solver) fn look_at_clock(&mut self) {
        let now = Instant::now();
        let looked = std::mem::replace(&mut self.looked, now);
        self.game.pass(now.duration_since(looked));
    }

    /// Shows the frozen cells on the board.
    pub(in crate::screen::solver) fn show_ice(&self, scene: &mut Scene, session: &Session) {
        scene.ice = self.game.frozen(session);
    }

    /// Shows the frozen cells, the wrong digits in red and, if wanted, the correct ones in green.
    pub(in crate::screen::solver) fn show(
        &self,
        scene: &mut Scene,
        session: &Session,
        shows_right: bool,
    ) {
        self.show_ice(scene, session);
        let wrong = self.errors(session).unwrap_or_default() - session.position().given();
        let right = if shows_right {
            self.game.shown_right(session)
        } else {
            CellSet::EMPTY
        };
        for (cell, _, kind) in &mut scene.values {
            if wrong.contains(*cell) {
                *kind = ValueKind::Clashing;
            } else if right.contains(*cell) {
                *kind = ValueKind::Right;
            }
        }
    }

    /// The cells that the game shows as wrong; `None` once it is over.
    pub(in crate::screen::solver) fn errors(&self, session: &Session) -> Option<CellSet> {
        self.is_on().then(|| self.game.shown_errors(session))
    }

    /// Pauses the game when the board is out of sight; true if it was running.
    pub(in crate::screen::solver) fn out_of_sight(&mut self) -> bool {
        if self.game.is_paused() {
            return false;
        }
        self.look_at_clock();
        self.game.pause(true);
        true
    }

    /// Stores the best games of the mode, and the records that this game set.
    pub(in crate::screen::solver) fn tell_best(&mut self, best: Best, record: Record) {
        self.best = Some((best, record));
    }

    /// Carries out a message, except [`Message::New`].
    pub(in crate::screen::solver) fn update(
        &mut self,
        message: Message,
        context: &Context<'_>,
    ) -> Request<Message> {
        let report = match message {
            Message::Rated(late) => {
                if let Some(rating) = self.rate.answer(late) {
                    self.rating = Some(rating);
                }
                return Request::None;
            }
            Message::Tick(late) => {
                self.second.answer(late);
                return Request::None;
            }
            Message::Pause => {
                let paused = self.game.is_paused();
                self.game.pause(!paused);
                return Request::None;
            }
            Message::Timer(shown) => {
                self.game.show_timer(shown);
                return Request::None;
            }
            Message::New => return Request::None,
            _ if !self.is_on() || self.game.is_paused() => return Request::None,
            Message::Solve => return Request::Change(Edit::Play(Play::GiveUp)),
            Message::Take => return self.take_hint(context),
            Message::Answer => return self.offer_answer(context),
            Message::TakeAnswer(cell) => {
                return Request::Change(Edit::Play(Play::Answer(cell)));
            }
            Message::Check => match self.game.check(context.session) {
                Ok(checked) if context.shows_notes => GameReport::Checked(checked),
                Ok(checked) => GameReport::Checked(Checked {
                    notes: CellSet::EMPTY,
                    ..checked
                }),
                Err(error) => GameReport::Refused(error),
            },
            Message::EraseWrong => {
                let Report::Game(GameReport::Checked(checked)) = context.card.report() else {
                    return Request::None;
                };
                let wrong = checked.wrong | checked.notes;
                return Request::Change(Edit::Play(Play::Clear(wrong)));
            }
            Message::GiveUp => return Self::ask_to_give_up(context),
            Message::Decline => GameReport::Begun,
        };
        Request::Report(Report::Game(report))
    }

    /// Asks whether to give up; if asked already, gives up.
    pub(in crate::screen::solver) fn ask_to_give_up(context: &Context<'_>) -> Request<Message> {
        match context.card.report() {
            Report::Game(GameReport::GivingUp) => Request::Change(Edit::Play(Play::GiveUp)),
            _ => Request::Report(Report::Game(GameReport::GivingUp)),
        }
    }

    /// Pays for the offered hint, and shows its first part.
    pub(in crate::screen::solver) fn take_hint(
        &mut self,
        context: &Context<'_>,
    ) -> Request<Message> {
        let Report::Game(GameReport::Offered { step, help }) = context.card.report() else {
            return Request::None;
        };
        Request::Report(match self.game.take_hint(step, *help) {
            Err(error) => Report::Game(GameReport::Refused(error)),
            Ok(()) => Report::hint(step.clone()),
        })
    }

    /// Offers the digit of the chosen cell.
    fn offer_answer(&self, context: &Context<'_>) -> Request<Message> {
        let Some(cell) = context.chosen else {
            return Request::Report(Report::NoCell);
        };
        if context.session.position().given().contains(cell) {
            let error = PlayError::Entry(EntryError::Given);
            Request::Report(Report::Game(GameReport::Refused(error)))
        } else if self.game.frozen(context.session).contains(cell)
            || self.game.is_answered(context.session, cell)
        {
            // There is nothing to pay.
            Request::Change(Edit::Play(Play::Answer(cell)))
        } else {
            Request::Report(Report::Game(GameReport::AnswerOffered(cell)))
        }
    }

    /// The frozen cell that the step would fill, if there is one.
    pub(in crate::screen::solver) fn belongs_in_ice(
        &self,
        step: &[Deduction],
        session: &Session,
    ) -> Option<Cell> {
        let frozen = self.game.frozen(session);
        let mut placed = step.iter().flat_map(|deduction| &deduction.placements);
        let placed = placed.find(|placement| frozen.contains(placement.cell));
        placed.map(|placement| placement.cell)
    }

    /// The report for an advice: a hint is offered for its price, and a hint already paid for is
    /// shown in full.
    pub(in crate::screen::solver) fn advised(
        &self,
        advice: sudoku_telling::play::Advice,
    ) -> Report {
        use sudoku_telling::play::Advice;
        match advice {
            Advice::Wrong => Report::Game(GameReport::Wrong),
            Advice::Nothing => Report::Game(GameReport::NoHint),
            Advice::Step { step, help, .. } => {
                if self.game.price(&step, help) == 0 {
                    let told = Length::Argument;
                    Report::Hinted { step, told }
                } else {
                    Report::Game(GameReport::Offered { step, help })
                }
            }
        }
    }

    /// The time until the clock changes: the next second if the time is shown, else the time limit.
    fn until_next_look(&self) -> Option<Duration> {
        let record = self.game.record();
        if self.game.is_paused() {
            None
        } else if record.timer {
            Some(self.game.until_next_second())
        } else {
            let left = record.seconds_left().filter(|left| *left > 0);
            left.map(Duration::from_secs)
        }
    }

    /// Waits for the next change of the clock, and rates the puzzle when the game is over.
    pub(in crate::screen::solver) fn follow(&mut self, context: &Context<'_>) -> Task<Message> {
        if self.is_on() {
            if self.second.is_under_way() {
                return Task::none();
            }
            let wait = self.until_next_look().map(|time| self.second.wait(time));
            return wait.map_or_else(Task::none, |wait| wait.map(Message::Tick));
        }
        if self.rating.is_some() || self.rate.is_under_way() {
            return Task::none();
        }
        let givens = context.session.position().givens();
        // Use the rules that define the levels, not those that are on.
        let rated = self
            .rate
            .begin(move |stop, _| rate(&givens, &Solver::preset(Preset::HoDoKuAndOn), stop));
        rated.map(Message::Rated)
    }
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Game(message)
    }
}

/// The answer that Enter gives to a question of the game.
pub(in crate::screen::solver) fn first_answer(report: &GameReport) -> Option<ScreenMessage> {
    Some(ScreenMessage::Game(match report {
        GameReport::Offered { .. } => Message::Take,
        GameReport::AnswerOffered(cell) => Message::TakeAnswer(*cell),
        GameReport::Wrong => Message::Check,
        GameReport::GivingUp => Message::Solve,
        GameReport::Checked(checked) if checked.has_wrong() => Message::EraseWrong,
        GameReport::WeighKeptBack => Message::Check,
        _ => return None,
    }))
}
