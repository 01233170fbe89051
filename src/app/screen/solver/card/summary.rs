//! The solved puzzle: the summary of the solving, and its hardest step shown again.

use std::sync::Arc;
use std::time::Duration;

use iced::Task;

use crate::board::{self, Scene};
use crate::builtin;
use crate::lookup::{Begun, Late, Lookup};
use crate::screen::solver::card::report::Report;
use crate::screen::solver::context::{Context, context};
use crate::screen::solver::{Action, Ask, Message as ScreenMessage, SolverScreen};
use crate::shown::{Shown, Subject};
use sudoku_engine::grid::CellSet;
use sudoku_engine::rate::rate;
use sudoku_engine::rules::{Level, Technique};
use sudoku_engine::search::Stopped;
use sudoku_engine::solver::{Preset, Solver};
use sudoku_telling::session::{Session, Summary};

/// For this time after the solution, Step does not go on to the next puzzle: a player who presses
/// Step quickly presses once too often, and the button to go on is in its place.
const REST: Duration = Duration::from_millis(500);

/// The known facts about the solving.
#[derive(Debug, Default)]
pub(in crate::screen::solver) struct AfterSolving {
    lookup: Lookup<Found>,
    /// The number of moves when the summary was requested.
    asked: Option<usize>,
    summary: Option<Summary>,
    leveling: Lookup<Option<Level>>,
    /// The difficulty of the puzzle, independent of the player's way.
    level: Option<Level>,
    /// The wait before Step goes on.
    rest: Lookup<()>,
    /// Whether Step was pressed during the wait, which then starts again.
    pressed: bool,
    /// The hardest step, while it is on the board again.
    again: Option<Shown>,
}

/// The summary, unless it was stopped.
pub type Found = Result<Arc<Summary>, Stopped>;

/// The messages of a solved puzzle.
#[derive(Debug, Clone)]
pub enum Message {
    /// The summary was made.
    Found(Late<Found>),
    /// The difficulty is known.
    Leveled(Late<Option<Level>>),
    /// The wait before Step goes on has ended.
    Rested(Late<()>),
    /// Show or hide the hardest step.
    Again,
    /// Practice a technique.
    Practise(Technique),
    /// Go on to the next puzzle.
    Next,
    /// Save the path as a page.
    Keep,
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Solved(message)
    }
}

/// Whether every cell is filled correctly.
fn is_right(session: &Session) -> bool {
    session.grid().is_solved() && session.clashing().is_empty()
}

/// Whether the card says that the puzzle is solved. It does however the board was filled, unless
/// something else is on the card.
pub(in crate::screen::solver) fn tells_solved(report: &Report, session: &Session) -> bool {
    let is_of_board = matches!(
        report,
        Report::Ready
            | Report::Solved
            | Report::Stepped(_)
            | Report::Entered(_)
            | Report::Undone(_)
            | Report::Redone(_)
            | Report::Restarted
    );
    is_of_board && is_right(session)
}

impl AfterSolving {
    /// The summary, once it is known.
    pub(in crate::screen::solver) const fn summary(&self) -> Option<&Summary> {
        self.summary.as_ref()
    }

    /// The difficulty of the puzzle, once it is known.
    pub(in crate::screen::solver) const fn level(&self) -> Option<Level> {
        self.level
    }

    /// Whether Step goes on to the next puzzle.
    pub(in crate::screen::solver) const fn goes_on(&self) -> bool {
        self.summary.is_some() && !self.rest.is_under_way()
    }

    /// Whether Step will go on to the next puzzle after a wait.
    pub(in crate::screen::solver) const fn rests(&self) -> bool {
        self.lookup.is_under_way() || self.rest.is_under_way()
    }

    /// Notes that Step was pressed once too often.
    pub(in crate::screen::solver) const fn press(&mut self) {
        self.pressed = self.rests();
    }

    /// The hardest step, while it is on the board again.
    pub(in crate::screen::solver) const fn again(&self) -> Option<&Shown> {
        self.again.as_ref()
    }

    /// The position before the hardest step, with the step, while it is on the board again.
    pub(in crate::screen::solver) fn scene(&self) -> Option<Scene> {
        let shown = self.again.as_ref()?;
        let hardest = self.summary.as_ref()?.hardest.as_ref()?;
        Some(board::scene(&board::View {
            position: &hardest.before,
            selected: CellSet::EMPTY,
            contradicting: CellSet::EMPTY,
            worth_trying: CellSet::EMPTY,
            picture: shown.picture(),
            walk: shown.walked(),
            also: CellSet::EMPTY,
        }))
    }

    /// Starts the summary if the board is solved, and clears it if not.
    fn begin(&mut self, context: &Context<'_>, patience: Duration) -> Task<Message> {
        let session = context.session;
        let is_solved = is_right(session);
        let moves = is_solved.then(|| session.journal().moves().len());
        if moves == self.asked {
            return Task::none();
        }
        *self = Self {
            asked: moves,
            ..Self::default()
        };
        if !is_solved {
            return Task::none();
        }
        let givens = session.position().givens();
        // Use the rules that lists and games are rated by, not those that are on.
        let level = self.leveling.begin(move |stop, _| {
            let rated = rate(&givens, &Solver::preset(Preset::HoDoKuAndOn), stop);
            rated.ok().map(|rating| rating.level)
        });
        let search = session.search_summary();
        let work = move |stop: &_, _: &_| search.run(stop).map(Arc::new);
        let summary = match self.lookup.begin_patiently(patience, work) {
            Begun::Done(found) => self.take(found),
            Begun::GoesOn(task) => task.map(Message::Found),
        };
        Task::batch([level.map(Message::Leveled), summary])
    }

    /// Takes the summary, and starts the wait before Step goes on.
    fn take(&mut self, found: Found) -> Task<Message> {
        self.summary = found.ok().map(Arc::unwrap_or_clone);
        self.rest.wait(REST).map(Message::Rested)
    }

    fn turn_again(&mut self) {
        let hardest = self.summary.as_ref().and_then(|it| it.hardest.as_ref());
        self.again = match (self.again.take(), hardest) {
            (None, Some(hardest)) => Some(Shown::new(Subject::Step {
                step: Arc::clone(&hardest.step),
                alone: 0,
                made: true,
            })),
            _ => None,
        };
    }
}

impl SolverScreen {
    /// Whether every cell is filled correctly.
    pub(in crate::screen::solver) fn is_right(&self) -> bool {
        is_right(&self.session)
    }

    /// Whether the card says that the puzzle is solved, so that going on means the next puzzle.
    pub(in crate::screen::solver) fn tells_solved(&self) -> bool {
        tells_solved(self.report(), &self.session)
    }

    /// The difficulty of the solved puzzle, once it is known.
    pub const fn solved_level(&self) -> Option<Level> {
        self.after_solving.level()
    }

    /// The summary of the solving, once it is known.
    pub const fn summary(&self) -> Option<&Summary> {
        self.after_solving.summary()
    }

    /// Starts the summary if the board is solved.
    pub(in crate::screen::solver) fn follow_solved(&mut self) -> Task<ScreenMessage> {
        let patience = self.seeking.patience();
        let found = self.after_solving.begin(&context!(self), patience);
        found.map(ScreenMessage::Solved)
    }

    pub(in crate::screen::solver) fn on_solved(
        &mut self,
        message: Message,
    ) -> Action<ScreenMessage> {
        match message {
            Message::Found(late) => {
                if let Some(found) = self.after_solving.lookup.answer(late) {
                    let rest = self.after_solving.take(found);
                    return Action::Run(rest.map(ScreenMessage::Solved));
                }
            }
            Message::Leveled(late) => {
                if let Some(level) = self.after_solving.leveling.answer(late) {
                    self.after_solving.level = level;
                }
            }
            Message::Rested(late) => {
                let is_over = self.after_solving.rest.answer(late).is_some();
                if is_over && std::mem::take(&mut self.after_solving.pressed) {
                    let rest = self.after_solving.rest.wait(REST).map(Message::Rested);
                    return Action::Run(rest.map(ScreenMessage::Solved));
                }
            }
            Message::Again => self.after_solving.turn_again(),
            Message::Practise(technique) => return Action::Ask(Ask::Practise(technique)),
            Message::Next => return Action::Ask(self.next_puzzle()),
            Message::Keep => return Action::Ask(Ask::KeepAsPage),
        }
        Action::None
    }

    /// The next puzzle of the list, or else a built-in one of the same difficulty.
    fn next_puzzle(&self) -> Ask {
        if self.has_next_in_list() {
            return Ask::Neighbor(1);
        }
        let hardest = self.summary().and_then(Summary::hardest_technique);
        let level = self.after_solving.level.or(hardest.map(Technique::level));
        let level = match level {
            None | Some(Level::Easy) => builtin::Level::Easy,
            Some(Level::Medium) => builtin::Level::Medium,
            Some(Level::Hard | Level::Unfair | Level::Extreme) => builtin::Level::Hard,
        };
        Ask::NextBuiltIn(level)
    }
}
