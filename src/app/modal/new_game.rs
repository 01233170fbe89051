//! The choice of a game, and making it beside the window.

mod keys;
mod view;

use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use iced::Task;
use iced::widget::operation;

use crate::app::errors;
use crate::app::screen::solver::background::{Job, Sender};
use crate::app::settings::GameChoice;
use crate::generate::{GenerateError, Progress};
use crate::play::Wish;
use crate::search::Stop;
use crate::sudoku::{ErrorsTold, GameKind, GameLevel, Measure, Puzzle};
use crate::texts::{Language, words};

pub(super) use keys::KEYS;

/// The field for the seed.
pub const SEED: &str = "game-seed";

/// What the field for the seed loses the cursor to.
const ELSEWHERE: &str = "new-game";

/// A seed that was not typed is below this: short enough to be told in a class.
const SEEDS: u64 = 1_000_000;

/// How often it is told how many puzzles were tried.
const TELLING: Duration = Duration::from_millis(100);

/// The dialog.
#[derive(Debug)]
pub struct NewGame {
    choice: GameChoice,
    seed: String,
    dealing: Option<Dealing>,
    deals: u64,
    problem: Option<String>,
}

/// A game that is being made.
#[derive(Debug)]
struct Dealing {
    job: Job,
    /// How many puzzles were tried.
    tried: u64,
}

/// What can happen in the dialog.
#[derive(Debug, Clone)]
pub enum Message {
    /// Choose the kind of game.
    Kind(GameKind),
    /// Choose how hard it is.
    Level(GameLevel),
    /// Choose by what that is measured.
    Measure(Measure),
    /// Choose when errors are told.
    Errors(ErrorsTold),
    /// Show the time, or not.
    Timer(bool),
    /// The seed was changed.
    SeedTyped(String),
    /// Put the cursor in the field for the seed, or take it out.
    Seed(bool),
    /// Make the game.
    Deal,
    /// How many puzzles were tried: by which work.
    Tried(u64, u64),
    /// The game was made.
    Dealt(u64, Result<Box<Puzzle>, GenerateError>),
    /// Stop making it.
    Stop,
    /// Close the dialog.
    Close,
}

/// What the dialog asks of the program.
#[derive(Debug)]
pub enum Action {
    /// Run this, which may be nothing.
    Run(Task<Message>),
    /// Remember this choice.
    Changed(GameChoice),
    /// Play this game.
    Play(Box<Puzzle>),
    /// Close the dialog.
    Close,
}

impl NewGame {
    /// A dialog that begins with what was chosen last.
    pub const fn new(choice: GameChoice) -> Self {
        Self {
            choice,
            seed: String::new(),
            dealing: None,
            deals: 0,
            problem: None,
        }
    }

    /// Carries out a message.
    pub fn update(&mut self, language: &Language, message: Message) -> Action {
        // While a game is made nothing is chosen.
        let chosen = self.dealing.is_none();
        match message {
            Message::Kind(kind) if chosen => self.choice.kind = kind,
            Message::Level(level) if chosen => self.choice.level = level,
            Message::Measure(measure) if chosen => self.choice.measure = measure,
            Message::Errors(errors) if chosen => self.choice.errors_told = errors,
            Message::Timer(timer) if chosen => self.choice.timer = timer,
            Message::SeedTyped(seed) if chosen => {
                self.seed = seed;
                self.problem = None;
                return Action::Run(Task::none());
            }
            Message::Seed(inside) => {
                let field = if inside { SEED } else { ELSEWHERE };
                return Action::Run(operation::focus(field));
            }
            Message::Deal if chosen => return self.deal(language),
            Message::Tried(number, tried) => {
                if let Some(dealing) = self.dealing_with(number) {
                    dealing.tried = tried;
                }
                return Action::Run(Task::none());
            }
            Message::Dealt(number, result) => return self.dealt(language, number, result),
            Message::Stop => {
                self.dealing = None;
                return Action::Run(Task::none());
            }
            Message::Close => return Action::Close,
            _ => return Action::Run(Task::none()),
        }
        Action::Changed(self.choice)
    }

    /// What is chosen.
    pub const fn choice(&self) -> GameChoice {
        self.choice
    }

    /// Whether a game is being made.
    pub const fn is_dealing(&self) -> bool {
        self.dealing.is_some()
    }

    /// What is wrong with the seed, if it was tried.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    fn dealing_with(&mut self, number: u64) -> Option<&mut Dealing> {
        self.dealing
            .as_mut()
            .filter(|dealing| dealing.job.number == number)
    }

    /// Begins to make the game.
    fn deal(&mut self, language: &Language) -> Action {
        let typed = self.seed.trim();
        let seed = if typed.is_empty() {
            rand::random_range(0..SEEDS)
        } else if let Ok(seed) = typed.parse() {
            seed
        } else {
            self.problem = Some(words!(
                language,
                "new-game-no-seed",
                most = u64::MAX.to_string()
            ));
            return Action::Run(operation::focus(SEED));
        };
        let wish = self.choice.wish(seed);
        self.deals += 1;
        let number = self.deals;
        let (job, task) = Job::start(number, move |stop, sender| deal(wish, stop, sender));
        self.dealing = Some(Dealing { job, tried: 0 });
        Action::Run(task.map(move |told| match told {
            Told::Tried(tried) => Message::Tried(number, tried),
            Told::Dealt(result) => Message::Dealt(number, result),
        }))
    }

    fn dealt(
        &mut self,
        language: &Language,
        number: u64,
        result: Result<Box<Puzzle>, GenerateError>,
    ) -> Action {
        if self.dealing_with(number).is_none() {
            return Action::Run(Task::none());
        }
        self.dealing = None;
        match result {
            Ok(puzzle) => Action::Play(puzzle),
            Err(error) => {
                self.problem = Some(words!(
                    language,
                    "new-game-failed",
                    reason = errors::generate(language, &error)
                ));
                Action::Run(Task::none())
            }
        }
    }
}

/// What is told while a game is made.
enum Told {
    Tried(u64),
    Dealt(Result<Box<Puzzle>, GenerateError>),
}

/// Makes a game, and tells from time to time how many puzzles were tried.
fn deal(wish: Wish, stop: &Stop, sender: &Sender<Told>) {
    let progress = Arc::new(Progress::default());
    let (answer, answered) = channel();
    let (making, counter) = (stop.clone(), Arc::clone(&progress));
    std::thread::spawn(move || {
        // If nobody waits for the answer any more, nobody misses it.
        let _ = answer.send(wish.deal(&making, &counter).map(Box::new));
    });
    loop {
        match answered.recv_timeout(TELLING) {
            Ok(dealt) => return sender.send(Told::Dealt(dealt)),
            Err(RecvTimeoutError::Timeout) => sender.send(Told::Tried(progress.tried())),
            Err(RecvTimeoutError::Disconnected) => {
                return sender.send(Told::Dealt(Err(GenerateError::Stopped)));
            }
        }
    }
}
