//! Resuming a game saved with a puzzle. Another thread checks whether that is possible, because the
//! check needs the solution, and because files may be written by anyone. Until then the board is
//! hidden and locked: neither the ice nor the errors are known yet.

use iced::Task;
use iced::widget::{column, container, text};
use iced::{Center, Element, Fill};

use super::GamePanel;
use super::gate::Gate;
use crate::lookup::{Begun, Late, Lookup};
use crate::screen::solver::card::report::{GameReport, Report};
use crate::screen::solver::{Action, Beside, Message, SolverScreen};
use crate::theme::{self, size, space};
use sudoku_engine::grid::Grid;
use sudoku_engine::sudoku::{GameRecord, Position, Puzzle};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::play::{Game, ResumeError};

/// A game that is about to be resumed.
#[derive(Debug)]
pub(in crate::screen::solver) struct Resuming {
    givens: Grid,
    record: GameRecord,
    lookup: Lookup<Resumed>,
    /// The panel for when no game is running.
    beside: Beside,
}

/// The game, or the reason why it cannot be resumed.
pub type Resumed = Result<Box<Game>, ResumeError>;

impl Resuming {
    /// The game saved with a puzzle, if there is one.
    pub(in crate::screen::solver) fn of(puzzle: &Puzzle) -> Option<Self> {
        Some(Self {
            givens: Position::new(puzzle).givens(),
            record: puzzle.game.clone()?,
            lookup: Lookup::default(),
            beside: Beside::default(),
        })
    }

    /// The record of the game in the file.
    pub(in crate::screen::solver) const fn record(&self) -> &GameRecord {
        &self.record
    }

    /// Sets the panel for when no game is running.
    pub(in crate::screen::solver) const fn then_show(&mut self, beside: Beside) {
        self.beside = beside;
    }

    /// Cancels the check until it is started again.
    pub(in crate::screen::solver) fn rest(&mut self) {
        self.lookup.cancel();
    }
}

impl SolverScreen {
    /// Starts the check whether the game can be resumed.
    pub(in crate::screen::solver) fn follow_resuming(&mut self) -> Task<Message> {
        let patience = self.seeking.patience();
        let Some(resuming) = &mut self.resuming else {
            return Task::none();
        };
        if resuming.lookup.is_under_way() {
            return Task::none();
        }
        let (givens, record) = (resuming.givens.clone(), resuming.record.clone());
        let begun = resuming.lookup.begin_patiently(patience, move |stop, _| {
            Game::resume(&givens, record, stop).map(Box::new)
        });
        match begun {
            Begun::Done(resumed) => {
                self.resumed(resumed);
                Task::none()
            }
            Begun::GoesOn(task) => task.map(Message::Resumed),
        }
    }

    /// Filters the messages until the game is resumed.
    pub(super) fn while_resuming(message: Message) -> Result<Message, Action<Message>> {
        match Gate::of_paused(message) {
            Gate::Open(message) => Ok(message),
            _ => Err(Action::None),
        }
    }

    /// Takes the result of the check, unless it comes too late.
    pub(super) fn take_resumed(&mut self, late: Late<Resumed>) {
        let resuming = self.resuming.as_mut();
        if let Some(resumed) = resuming.and_then(|it| it.lookup.answer(late)) {
            self.resumed(resumed);
        }
    }

    fn resumed(&mut self, resumed: Resumed) {
        let beside = self.resuming.take().map(|it| it.beside);
        match resumed {
            Ok(game) => {
                let panel = GamePanel::new(*game);
                if panel.is_on() {
                    self.tell(Report::Game(GameReport::Begun));
                }
                self.game_panel = Some(panel);
            }
            Err(error) => self.tell(Report::Game(GameReport::NotResumed(error))),
        }
        self.show(beside.unwrap_or_default());
        self.warn();
        self.layers.clear();
    }

    /// Whether the check for a saved game is under way.
    pub const fn is_resuming(&self) -> bool {
        self.resuming.is_some()
    }
}

/// The content of the board's place until the game is resumed.
pub(in crate::screen::solver) fn board_to_come<'a>(language: &Language) -> Element<'a, Message> {
    let words = column![
        text(words!(language, "game-opening")).size(size::HUGE),
        text(words!(language, "game-opening-words"))
            .size(size::BODY)
            .style(theme::muted),
    ];
    let words = words.spacing(space::MEDIUM).align_x(Center);
    container(words).center(Fill).style(theme::card).into()
}
