//! The choice of a game, which is then made on another thread.

mod keys;
mod view;

use std::num::NonZeroU16;
use std::time::Duration;

use iced::Task;
use iced::widget::operation;

use crate::lookup::{Late, Lookup, News};
use crate::settings::GameChoice;
use sudoku_engine::generate::{GenerateError, Progress};
use sudoku_engine::grid::BoardKind;
use sudoku_engine::sudoku::{ErrorsTold, GameKind, GameLevel, Measure, Puzzle};
use sudoku_engine::texts::{Text, said};

pub(super) use keys::{KEYS, place};

/// The field for the seed.
pub const SEED: &str = "game-seed";

/// The ID that takes the cursor out of the field for the seed.
const ELSEWHERE: &str = "new-game";

/// A random seed is below this number: short enough to say aloud in a class.
const SEEDS: u64 = 1_000_000;

/// The time between two reports of how many puzzles were tried.
const TELLING: Duration = Duration::from_millis(100);

/// The time limits on offer, in minutes.
const LIMITS: [Option<NonZeroU16>; 6] = [
    None,
    NonZeroU16::new(5),
    NonZeroU16::new(10),
    NonZeroU16::new(20),
    NonZeroU16::new(30),
    NonZeroU16::new(60),
];

/// The dialog.
#[derive(Debug)]
pub struct NewGame {
    choice: GameChoice,
    seed: String,
    dealing: Option<Dealing>,
    problem: Option<Text>,
}

/// A game that is being made.
#[derive(Debug)]
struct Dealing {
    lookup: Lookup<Dealt, u64>,
    /// The number of puzzles tried.
    tried: u64,
}

/// The finished game or an error.
pub type Dealt = Result<Box<Puzzle>, GenerateError>;

/// The messages of the dialog.
#[derive(Debug, Clone)]
pub enum Message {
    /// Choose the kind of game.
    Kind(GameKind),
    /// Choose the board.
    Board(BoardKind),
    /// Choose the difficulty.
    Level(GameLevel),
    /// Choose the measure of difficulty.
    Measure(Measure),
    /// Choose when to tell errors.
    Errors(ErrorsTold),
    /// Show or hide the timer.
    Timer(bool),
    /// Choose a time limit in minutes, or none.
    Limit(Option<NonZeroU16>),
    /// Change the seed.
    SeedTyped(String),
    /// Put the cursor in the field for the seed, or take it out.
    Seed(bool),
    /// Make the game.
    Deal,
    /// A number of puzzles was tried, or the game is made.
    Dealing(Late<Dealt, u64>),
    /// Stop making it.
    Stop,
    /// Close the dialog.
    Close,
}

/// The request of the dialog to the program.
#[derive(Debug)]
pub enum Action {
    /// Run this task, which may be empty.
    Run(Task<Message>),
    /// Remember this choice.
    Changed(GameChoice),
    /// Play this game.
    Play(Box<Puzzle>),
    /// Close the dialog.
    Close,
}

/// The visible state of the dialog.
pub(super) type InView = (GameChoice, String, bool, Option<Text>);

impl NewGame {
    /// The visible state.
    pub(super) fn in_view(&self) -> InView {
        let is_dealing = self.is_dealing();
        (
            self.choice,
            self.seed.clone(),
            is_dealing,
            self.problem.clone(),
        )
    }

    /// A dialog with the choices made last.
    pub const fn new(choice: GameChoice) -> Self {
        Self {
            choice,
            seed: String::new(),
            dealing: None,
            problem: None,
        }
    }

    /// Carries out a message.
    pub fn update(&mut self, message: Message) -> Action {
        // No choices while a game is being made.
        let chosen = self.dealing.is_none();
        match message {
            Message::Kind(kind) if chosen => self.choice.kind = kind,
            Message::Board(board) if chosen => self.choice.board = board,
            Message::Level(level) if chosen => self.choice.level = level,
            Message::Measure(measure) if chosen => self.choice.measure = measure,
            Message::Errors(errors) if chosen => self.choice.errors_told = errors,
            Message::Timer(timer) if chosen => self.choice.timer = timer,
            Message::Limit(limit) if chosen => self.choice.limit = limit,
            Message::SeedTyped(seed) if chosen => {
                self.seed = seed;
                self.problem = None;
                return Action::Run(Task::none());
            }
            Message::Seed(inside) => {
                let field = if inside { SEED } else { ELSEWHERE };
                return Action::Run(operation::focus(field));
            }
            Message::Deal if chosen => return self.deal(),
            Message::Dealing(late) => return self.dealt(late),
            Message::Stop => {
                self.dealing = None;
                return Action::Run(Task::none());
            }
            Message::Close => return Action::Close,
            _ => return Action::Run(Task::none()),
        }
        Action::Changed(self.choice)
    }

    /// The choices made.
    pub const fn choice(&self) -> GameChoice {
        self.choice
    }

    /// Whether a game is being made.
    pub const fn is_dealing(&self) -> bool {
        self.dealing.is_some()
    }

    /// The problem with the seed, if the player tried it.
    pub fn problem(&self) -> Option<&Text> {
        self.problem.as_ref()
    }

    /// Begins to make the game.
    fn deal(&mut self) -> Action {
        let typed = self.seed.trim();
        let seed = if typed.is_empty() {
            rand::random_range(0..SEEDS)
        } else if let Ok(seed) = typed.parse() {
            seed
        } else {
            self.problem = Some(said!("new-game-no-seed", most = u64::MAX.to_string()));
            return Action::Run(operation::focus(SEED));
        };
        let wish = self.choice.wish(seed);
        let mut lookup = Lookup::default();
        let dealt = lookup.begin(move |stop, teller| {
            let progress = Progress::default();
            let deal = || wish.deal(stop, &progress).map(Box::new);
            teller.tell_every(TELLING, || progress.tried(), deal)
        });
        self.dealing = Some(Dealing { lookup, tried: 0 });
        Action::Run(dealt.map(Message::Dealing))
    }

    fn dealt(&mut self, late: Late<Dealt, u64>) -> Action {
        let Some(dealing) = &mut self.dealing else {
            return Action::Run(Task::none());
        };
        match dealing.lookup.take(late) {
            None => {}
            Some(News::Progress(tried)) => dealing.tried = tried,
            Some(News::Answer(dealt)) => {
                self.dealing = None;
                match dealt {
                    Ok(puzzle) => return Action::Play(puzzle),
                    Err(error) => {
                        self.problem = Some(said!("new-game-failed", reason = error.text()));
                    }
                }
            }
        }
        Action::Run(Task::none())
    }
}
