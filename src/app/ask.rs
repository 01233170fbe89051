//! What a screen asks of the program: one list for all of them.

use std::path::PathBuf;

use iced::Task;

use super::builtin::Level;
use super::modal::{Leaving, Modal};
use super::screen::solver::Solver;
use super::settings::RuleChoice;
use super::{App, Message, Screen, Source};
use crate::rules::Technique;
use crate::session::WorkKind;
use crate::sudoku::Puzzle;

/// What a screen asks for after a message.
#[derive(Debug)]
pub enum Action<M> {
    /// Nothing.
    None,
    /// Run this.
    Run(Task<M>),
    /// Something that only the program can do.
    Ask(Ask),
}

impl<M> Action<M> {
    /// Runs a task, unless that is nothing.
    pub(super) fn run(task: Task<M>) -> Self {
        if task.units() == 0 {
            Self::None
        } else {
            Self::Run(task)
        }
    }
}

/// What only the program can do.
#[derive(Debug, Clone)]
pub enum Ask {
    /// Open a file with the system's dialog.
    Browse,
    /// Open this file.
    Open(PathBuf),
    /// Open what the clipboard holds.
    Paste,
    /// Open a puzzle of the program's own.
    BuiltIn(Level),
    /// Work on the puzzle that was made.
    Use(Box<Puzzle>),
    /// Save this work.
    Save(WorkKind),
    /// Save it under another name.
    SaveAs(WorkKind),
    /// Copy the board.
    Copy,
    /// Copy or export something.
    Export,
    /// Go to the start screen.
    Start,
    /// Go back to the puzzle that is open.
    Continue,
    /// Go back to the list of puzzles.
    List,
    /// Open the puzzle with this number in the list.
    Listed(usize),
    /// Open the puzzle that is so many rows further in the list.
    Neighbour(isize),
    /// Choose a game to play.
    NewGame,
    /// Make a puzzle.
    Create,
    /// Read the lesson of a technique, or any.
    Lessons(Option<Technique>),
    /// Leave the lessons.
    LeaveLessons,
    /// Keep what was learned.
    KeepLessons,
    /// Go on with work that was left behind, by its number.
    TakeUp(usize),
    /// Remove work that was left behind, by its number.
    Discard(usize),
    /// Choose the rules.
    Rules,
    /// Remember how the solver is set.
    Remember,
    /// Tell this at the top of the window.
    Tell(String),
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
    /// Leave the program.
    Quit,
}

impl App {
    /// Carries out what a screen asks for.
    pub(super) fn act<M: Send + 'static>(
        &mut self,
        action: Action<M>,
        into: fn(M) -> Message,
    ) -> Task<Message> {
        match action {
            Action::None => Task::none(),
            Action::Run(task) => task.map(into),
            Action::Ask(ask) => self.grant(ask),
        }
    }

    fn grant(&mut self, ask: Ask) -> Task<Message> {
        match ask {
            Ask::Browse => self.browse(),
            Ask::Open(path) => self.open_path(path),
            Ask::Paste => self.paste(),
            Ask::BuiltIn(level) => self.open_built_in(level),
            Ask::Use(puzzle) => self.use_draft(*puzzle),
            Ask::Save(work) => self.save(work, None),
            Ask::SaveAs(work) => self.save_as(work, None),
            Ask::Copy => self.copy(),
            Ask::Export => self.show_export(),
            Ask::Start => self.show(Screen::Start),
            Ask::Continue => self.show(Screen::Solver),
            Ask::List => self.back_to_list(),
            Ask::Listed(number) => self.leave(Leaving::Listed(number)),
            Ask::Neighbour(rows) => self.open_neighbour(rows),
            Ask::NewGame => self.show_new_game(),
            Ask::Create => self.show_create(),
            Ask::Lessons(technique) => self.open_lessons(technique),
            Ask::LeaveLessons => self.leave_lessons(),
            Ask::KeepLessons => {
                self.keep_lessons();
                Task::none()
            }
            Ask::TakeUp(number) => self.leave_for_left(number),
            Ask::Discard(number) => {
                self.autosave.discard(number);
                Task::none()
            }
            Ask::Rules => self.show_rules(),
            Ask::Remember => self.remember_solver(),
            Ask::Tell(notice) => self.tell(notice),
            Ask::Settings => self.show_modal(Modal::Settings),
            Ask::Keys => self.show_modal(Modal::Keys),
            Ask::Quit => self.leave(Leaving::Quit),
        }
    }

    fn open_built_in(&mut self, level: Level) -> Task<Message> {
        self.new_request();
        let but = self.solver.as_ref().map_or("", Solver::name);
        let (name, puzzle) = level.pick(but);
        self.opened(vec![puzzle], Source::named(name))
    }

    /// Works on the puzzle that was made.
    fn use_draft(&mut self, puzzle: Puzzle) -> Task<Message> {
        let name = self.create.as_ref().map_or("", |draft| draft.name());
        let source = Source {
            name: name.to_owned(),
            path: None,
        };
        self.open_puzzle(puzzle, source)
    }

    /// Remembers how much a step does, which candidates are shown and which rules
    /// are on.
    fn remember_solver(&mut self) -> Task<Message> {
        if let Some(solver) = &self.solver {
            self.settings.granularity = solver.session().granularity();
            self.settings.candidates = solver.shown();
            self.settings.rules = RuleChoice::of(solver.session().rules());
            self.remember();
        }
        Task::none()
    }

    fn tell(&mut self, notice: String) -> Task<Message> {
        self.notice = Some(notice);
        Task::none()
    }
}
