//! A game on the board: what may be done while one is on, its clock, its hints
//! and its end.
//!
//! While a game is on, nothing else stands beside the board: the next step, the
//! path, all steps and the search would show the answer. Whoever wants them gives
//! up first.

mod hints;
mod report;
mod view;

use std::time::Instant;

use iced::Task;

use super::background::Job;
use super::work::start;
use super::{Action, Beside, Message as ScreenMessage, Report, Solver};
use crate::app::board::{Scene, ValueKind};
use crate::app::shortcut::Shortcut;
use crate::grid::{Candidate, Cell, CellSet, Digit};
use crate::play::{Advice, Best, Game, PlayError, Record};
use crate::rate::{Rating, RatingError, rate};
use crate::search::Stopped;
use crate::session::Session;
use crate::solver::{Preset, Solver as Rules};
use crate::sudoku::{GameOutcome, GameRecord, Puzzle};
pub use report::GameReport;

/// The game and what the window needs beside it.
#[derive(Debug)]
pub(super) struct Play {
    game: Game,
    /// When the clock was looked at last.
    looked: Instant,
    ticks: u64,
    /// Whether the next tick of the clock is waited for.
    ticking: bool,
    /// Whether the program knows that it was won.
    told_won: bool,
    /// How hard the puzzle is, once the game is over.
    rating: Option<Result<Rating, RatingError>>,
    job: Option<Job>,
    /// The best games of the mode, and what this one is the best in.
    best: Option<(Best, Record)>,
}

/// What can happen in a game.
#[derive(Debug, Clone)]
pub enum Message {
    /// Advice was found: by which work.
    Advised(u64, Result<Box<Advice>, Stopped>),
    /// Take the hint that is offered, for its price.
    Take,
    /// Offer the digit of the chosen cell.
    Answer,
    /// Have it filled in, for its price.
    TakeAnswer(Cell),
    /// Tell how many entries are wrong.
    Check,
    /// Pause, or go on.
    Pause,
    /// Show the time, or hide it.
    Timer(bool),
    /// Ask whether to give up.
    GiveUp,
    /// Have the board filled, which ends the game.
    Solve,
    /// Do none of what was asked.
    Decline,
    /// It is time to look at the clock: which time.
    Tick(u64),
    /// The puzzle was rated.
    Rated(Result<Rating, RatingError>),
    /// Choose another game.
    New,
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Game(message)
    }
}

impl Play {
    fn new(game: Game) -> Self {
        Self {
            told_won: !game.is_on(),
            game,
            looked: Instant::now(),
            ticks: 0,
            ticking: false,
            rating: None,
            job: None,
            best: None,
        }
    }

    /// Lets the time count that has gone by.
    fn look_at_clock(&mut self) {
        let now = Instant::now();
        let looked = std::mem::replace(&mut self.looked, now);
        self.game.pass(now.duration_since(looked));
    }
}

impl Solver {
    /// Goes on with the game that a puzzle was saved with, if there is one.
    pub(super) fn resume_game(&mut self, puzzle: &Puzzle) {
        match Game::of(puzzle) {
            Ok(Some(game)) => {
                self.report = Report::Game(GameReport::Begun);
                if !game.is_on() {
                    self.report = Report::Ready;
                }
                self.play = Some(Play::new(game));
                self.beside = Beside::Game;
            }
            Ok(None) => {}
            Err(error) => self.report = Report::Game(GameReport::NotResumed(error)),
        }
    }

    /// The game, if there is one: on or over.
    pub fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// Whether a game is on.
    pub fn is_game_on(&self) -> bool {
        self.game().is_some_and(Game::is_on)
    }

    /// Whether a game is over, in one way or the other.
    pub(super) fn is_game_over(&self) -> bool {
        self.game().is_some_and(|game| !game.is_on())
    }

    /// Whether the board is hidden, since the game is paused.
    pub fn is_paused(&self) -> bool {
        self.game().is_some_and(Game::is_paused)
    }

    /// The cells that are frozen.
    pub(super) fn frozen(&self) -> CellSet {
        self.game()
            .map_or(CellSet::EMPTY, |game| game.frozen(&self.session))
    }

    /// What the game shows as wrong; `None` where no game is on.
    pub(super) fn game_errors(&self) -> Option<CellSet> {
        let game = self.game().filter(|game| game.is_on())?;
        Some(game.shown_errors(&self.session))
    }

    /// Shows on the board what is frozen, and in red what is wrong.
    pub(super) fn show_game(&self, scene: &mut Scene) {
        scene.ice = self.frozen();
        let wrong = self.game_errors().unwrap_or_default() - self.session.position().given();
        for (cell, _, kind) in &mut scene.values {
            if wrong.contains(*cell) {
                *kind = ValueKind::Clashing;
            }
        }
    }

    /// Nobody sees the board: a game is paused.
    pub fn out_of_sight(&mut self) {
        if let Some(play) = &mut self.play
            && !play.game.is_paused()
        {
            play.look_at_clock();
            play.game.pause(true);
            self.layers.clear();
        }
    }

    /// The game, if it was won and the program was not told yet.
    pub fn newly_won(&mut self) -> Option<GameRecord> {
        let play = self.play.as_mut()?;
        play.game.settle(&self.session);
        let record = play.game.record();
        let is_new = record.outcome == GameOutcome::Won && !play.told_won;
        play.told_won |= is_new;
        is_new.then(|| record.clone())
    }

    /// The best games of the mode, and what this one is the best in.
    pub fn tell_best(&mut self, best: Best, record: Record) {
        if let Some(play) = &mut self.play {
            play.best = Some((best, record));
        }
    }

    /// Carries out what is another thing in a game than without one; hands back
    /// what is not.
    pub(super) fn in_game(&mut self, message: ScreenMessage) -> Result<ScreenMessage, Action> {
        let Some(play) = self.play.as_mut() else {
            return match message {
                ScreenMessage::Game(Message::New) => Err(Action::NewGame),
                ScreenMessage::Game(_) => Err(Action::None),
                other => Ok(other),
            };
        };
        play.look_at_clock();
        if let ScreenMessage::Game(message) = message {
            return Err(self.on_game(message));
        }
        if !self.is_game_on() {
            return Ok(message);
        }
        if self.is_paused() {
            return if leaves_the_game(&message) {
                Ok(message)
            } else {
                Err(Action::None)
            };
        }
        match message {
            ScreenMessage::Hint if matches!(self.report, Report::Hinted { .. }) => {
                return Ok(message);
            }
            ScreenMessage::Hint => return Err(self.ask_for_hint()),
            ScreenMessage::Apply => self.apply_hint(),
            ScreenMessage::Enter(digit) => self.enter_in_game(digit),
            ScreenMessage::Erase => {
                self.at_selected(|game, session, cell| game.erase(session, cell));
            }
            ScreenMessage::Toggle(digit) => self.at_selected(|game, session, cell| {
                game.toggle(session, Candidate::new(cell, digit))
            }),
            ScreenMessage::Undo => {
                if self.do_in_game(|game, session| game.undo(session)) {
                    self.report_undone();
                }
            }
            ScreenMessage::Redo => {
                if self.do_in_game(|game, session| game.redo(session)) {
                    let redone = self.session.journal().moves().last().map(Report::redone);
                    self.report = redone.unwrap_or(Report::Ready);
                }
            }
            ScreenMessage::Restart => {
                if self.do_in_game(|game, session| game.restart(session)) {
                    self.report = Report::Restarted;
                }
            }
            ScreenMessage::Solve => self.ask_to_give_up(),
            ScreenMessage::Show(Beside::Game) => {}
            ScreenMessage::Step
            | ScreenMessage::Show(_)
            | ScreenMessage::Path(_)
            | ScreenMessage::EveryStep(_)
            | ScreenMessage::Search(_)
            | ScreenMessage::Correct(_)
            | ScreenMessage::BackTo(_)
            | ScreenMessage::FillIn
            | ScreenMessage::WorthTrying
            | ScreenMessage::Givens
            | ScreenMessage::Rules
            | ScreenMessage::Switch(..)
            | ScreenMessage::Granularity(_) => self.report = Report::Game(GameReport::Hidden),
            other => return Ok(other),
        }
        Err(Action::None)
    }

    fn on_game(&mut self, message: Message) -> Action {
        match message {
            Message::New => return Action::NewGame,
            Message::Rated(rating) => {
                if let Some(play) = &mut self.play {
                    play.rating = Some(rating);
                    play.job = None;
                }
            }
            Message::Tick(number) => {
                if let Some(play) = &mut self.play
                    && play.ticks == number
                {
                    play.ticking = false;
                }
            }
            Message::Advised(number, advice) => self.advised(number, advice),
            Message::Pause => {
                if let Some(play) = &mut self.play {
                    let paused = play.game.is_paused();
                    play.game.pause(!paused);
                }
                self.cancel_unseen();
            }
            Message::Timer(shown) => {
                if let Some(play) = &mut self.play {
                    play.game.show_timer(shown);
                }
            }
            _ if !self.is_game_on() || self.is_paused() => {}
            Message::Solve => self.give_up(),
            Message::Take => self.take_hint(),
            Message::Answer => self.offer_answer(),
            Message::TakeAnswer(cell) => self.take_answer(cell),
            Message::Check => self.check(),
            Message::GiveUp => self.ask_to_give_up(),
            Message::Decline => self.report = Report::Game(GameReport::Begun),
        }
        Action::None
    }

    /// A hint that is looked for is not needed while the board is hidden.
    fn cancel_unseen(&mut self) {
        if self.is_searching() {
            self.cancel();
        }
    }

    /// Does something to the board, and reports why not where it is not done.
    /// True if it changed anything.
    fn do_in_game(
        &mut self,
        act: impl FnOnce(&mut Game, &mut Session) -> Result<bool, PlayError>,
    ) -> bool {
        self.before_change();
        let Some(play) = &mut self.play else {
            return false;
        };
        match act(&mut play.game, &mut self.session) {
            Ok(changed) => changed,
            Err(error) => {
                self.report = Report::Game(GameReport::Refused(error));
                false
            }
        }
    }

    /// The same in the chosen cell, and reports what was done.
    fn at_selected(
        &mut self,
        act: impl FnOnce(&mut Game, &mut Session, Cell) -> Result<bool, PlayError>,
    ) {
        let Some(cell) = self.selected else {
            self.report = Report::NoCell;
            return;
        };
        if self.do_in_game(|game, session| act(game, session, cell)) {
            let change = self.session.journal().moves().last().cloned();
            if let Some(change) = change {
                self.report = Report::Entered(Box::new(change));
            }
        }
    }

    fn enter_in_game(&mut self, digit: Digit) {
        let Some(cell) = self.selected else {
            self.report = Report::NoCell;
            return;
        };
        let mut entry = None;
        self.do_in_game(|game, session| {
            entry = game.enter(session, cell, digit)?;
            Ok(entry.is_some())
        });
        if let Some(entry) = entry {
            self.report = Report::Game(GameReport::Entered(entry));
            self.after_game_move();
        }
    }

    /// After what may have ended the game.
    fn after_game_move(&mut self) {
        if self.is_game_over() {
            self.report = Report::Solved;
        }
    }

    fn check(&mut self) {
        if let Some(play) = &mut self.play {
            self.report = Report::Game(match play.game.check(&self.session) {
                Ok(checked) => GameReport::Checked(checked),
                Err(error) => GameReport::Refused(error),
            });
        }
    }

    fn ask_to_give_up(&mut self) {
        self.report = match self.report {
            Report::Game(GameReport::GivingUp) => return self.give_up(),
            _ => Report::Game(GameReport::GivingUp),
        };
    }

    fn give_up(&mut self) {
        self.before_change();
        if let Some(play) = &mut self.play
            && play.game.give_up(&mut self.session).is_ok()
        {
            self.report = Report::Solved;
        }
    }

    /// Waits for the next second where one is shown, and rates the puzzle when
    /// the game is over.
    pub(super) fn follow_game(&mut self) -> Task<ScreenMessage> {
        let Some(play) = &mut self.play else {
            return Task::none();
        };
        let game = &play.game;
        if game.is_on() {
            if play.ticking || game.is_paused() || !game.record().timer {
                return Task::none();
            }
            play.ticks += 1;
            play.ticking = true;
            let (number, pause) = (play.ticks, game.until_next_second());
            let waited = start(move || std::thread::sleep(pause));
            return Task::future(waited).map(move |_| Message::Tick(number).into());
        }
        if play.rating.is_some() || play.job.is_some() {
            return Task::none();
        }
        let givens = self.session.position().givens();
        let (job, task) = Job::start(0, move |stop, sender| {
            // By the rules that the levels are made by, whichever are on.
            sender.send(rate(&givens, &Rules::preset(Preset::HoDoKu), stop));
        });
        play.job = Some(job);
        task.map(|rating| Message::Rated(rating).into())
    }

    /// What a key asks for in a game.
    pub(super) fn game_shortcut(&self, shortcut: Shortcut) -> Option<ScreenMessage> {
        if !self.is_game_on() {
            return match shortcut {
                Shortcut::NextDeduction => Some(Message::New.into()),
                _ => None,
            };
        }
        let message = match shortcut {
            Shortcut::ShowPath => Message::Pause,
            Shortcut::Step | Shortcut::Accept | Shortcut::Escape if self.is_paused() => {
                Message::Pause
            }
            Shortcut::Givens => Message::Check,
            Shortcut::ShowEveryStep => Message::Answer,
            Shortcut::WorthTrying => {
                Message::Timer(!self.game().is_some_and(|game| game.record().timer))
            }
            Shortcut::Escape if self.asks() => Message::Decline,
            _ => return None,
        };
        Some(message.into())
    }

    /// Whether the game asks something.
    fn asks(&self) -> bool {
        matches!(
            self.report,
            Report::Game(
                GameReport::Offered { .. } | GameReport::AnswerOffered(_) | GameReport::GivingUp
            )
        )
    }

    /// The answer that Enter gives to what the game asks.
    pub(super) fn game_answer(report: &GameReport) -> Option<ScreenMessage> {
        Some(match report {
            GameReport::Offered { .. } => Message::Take.into(),
            GameReport::AnswerOffered(cell) => Message::TakeAnswer(*cell).into(),
            GameReport::Wrong => Message::Check.into(),
            _ => return None,
        })
    }
}

/// Whether a message does nothing to the board, which is hidden.
const fn leaves_the_game(message: &ScreenMessage) -> bool {
    matches!(
        message,
        ScreenMessage::Open
            | ScreenMessage::Save
            | ScreenMessage::SaveAs
            | ScreenMessage::Start
            | ScreenMessage::Settings
            | ScreenMessage::Keys
            | ScreenMessage::Point(..)
            | ScreenMessage::Cancel
    )
}
