//! The program's answers to the requests of screens.

use iced::Task;

use super::ask::ShowIn;
use super::ask::{Action, Ask};
use super::builtin::Level;
use super::modal::{Leaving, Modal};
use super::screen::solver::SolverScreen;
use super::screen::start::Start;
use super::settings::RuleChoice;
use super::{App, Message, Screen, Source};
use sudoku_engine::grid::Values;
use sudoku_engine::rules::Technique;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{said, words};
use sudoku_telling::explain;

impl App {
    /// Carries out the request of a screen.
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

    pub(super) fn grant(&mut self, ask: Ask) -> Task<Message> {
        if let Some(solver) = self.screens.solver_mut()
            && !matches!(ask, Ask::Tell(_) | Ask::Answer(_))
        {
            solver.close_menu();
        }
        match ask {
            Ask::Browse => self.browse(),
            Ask::Open(path) => self.open_path(path),
            Ask::TypePath => {
                self.screens.show(Screen::Start);
                self.screens.start_mut().unfold();
                Start::focus_path()
            }
            Ask::Paste => self.paste(),
            Ask::BuiltIn(level) => self.open_built_in(level),
            Ask::NextBuiltIn(level) => self.open_next_built_in(level),
            Ask::Demonstrated => self.go_on_from_demonstration(),
            Ask::Use(puzzle) => self.use_draft(*puzzle),
            Ask::Save(work) => self.save(work, None),
            Ask::SaveAs(work) => self.save_as(work, None),
            Ask::Copy => self.copy(),
            Ask::Export => self.show_export(),
            Ask::Print => self.show_print(),
            Ask::Start => self.show(Screen::Start),
            Ask::Continue => self.show(Screen::Solver),
            Ask::List if self.screens.list().is_some() => self.show(Screen::Collection),
            Ask::List => Task::none(),
            Ask::Listed(number) => self.leave(Leaving::Listed(number)),
            Ask::Neighbor(rows) => self.open_neighbor(rows),
            Ask::NewGame => self.show_new_game(),
            Ask::Create => self.show_create(),
            Ask::Lessons(subject) => self.open_lessons(subject),
            Ask::Courses => self.open_courses(),
            Ask::OfLesson(technique, givens) => self.open_of_lesson(technique, *givens),
            Ask::Practise(technique) => self.practise(technique),
            Ask::ShowIn(it) => self.show_in(*it),
            Ask::ProgressFile(way) => self.show_progress_file(way),
            Ask::KeepAsPage => self.keep_as_page(),
            Ask::LeaveLessons => self.leave_lessons(),
            Ask::KeepLessons => {
                self.keep_lessons();
                Task::none()
            }
            Ask::TakeUp(number) => self.leave_for_left(number),
            Ask::TakeUpOnOpen => self.take_up_on_open(),
            Ask::Discard(number) => self.discard(number),
            Ask::PutBack => {
                self.put_back();
                Task::none()
            }
            Ask::Rules => self.show_rules(),
            Ask::Remember => self.remember_solver(),
            Ask::RememberAndTell(told) => {
                let remembered = self.remember_solver();
                Task::batch([remembered, self.tell_answer(told)])
            }
            Ask::Tell(notice) => self.tell(notice),
            Ask::Answer(notice) => self.tell_answer(notice),
            Ask::Complain(notice) => {
                self.notices.complain(notice);
                Task::none()
            }
            Ask::Set(change) => self.set(change),
            Ask::Settings => self.show_modal(Modal::Settings),
            Ask::Keys => self.show_modal(Modal::Keys),
            Ask::Quit => self.leave(Leaving::Quit),
        }
    }

    fn open_built_in(&mut self, level: Level) -> Task<Message> {
        self.ask_anew();
        // The open puzzle may come from a file, under another name.
        let open = self.screens.solver();
        let open = open.map(|it| *it.session().position().givens().values());
        let picked = level.pick(|it| open == Some(it.puzzle().givens));
        let name = picked.name(self.language());
        self.opened(vec![picked.puzzle()], Source::named(&name))
    }

    /// Opens a built-in puzzle after another puzzle was solved, and says where it comes from.
    fn open_next_built_in(&mut self, level: Level) -> Task<Message> {
        let is_of_list = self.solver().and_then(SolverScreen::listed).is_some();
        let task = self.open_built_in(level);
        // The player may first be asked about the open puzzle.
        let Some(solver) = self.screens.solver().filter(|_| self.modal.is_none()) else {
            return task;
        };
        let name = solver.heading();
        let told = match is_of_list {
            true => said!("solved-next-after-list", name = name),
            false => said!("solved-next-built-in", name = name),
        };
        Task::batch([task, self.tell(told)])
    }

    /// Opens the puzzle of the demonstration at its present step.
    fn go_on_from_demonstration(&mut self) -> Task<Message> {
        let (name, puzzle, steps) = self.screens.start().demonstrated(self.language());
        let task = self.go(Leaving::Open {
            puzzle: Box::new(puzzle),
            source: Source::named(&name),
        });
        let events = match self.screens.solver_mut() {
            Some(solver) => solver.go_on_from(self.preferences.language(), steps),
            None => Vec::new(),
        };
        self.work_is_safe();
        Task::batch([task, self.happened(events)])
    }

    /// Opens the puzzle of the lesson of a technique.
    fn open_of_lesson(&mut self, technique: Technique, givens: Values) -> Task<Message> {
        let name = words!(
            self.language(),
            "course-puzzle-name",
            technique = explain::technique_name(self.language(), technique)
        );
        let task = self.open_puzzle(Puzzle::new(givens), Source::named(&name));
        // The player may first be asked about the open puzzle.
        if self.modal.is_none()
            && let Some(solver) = self.screens.solver_mut()
        {
            solver.is_of_lesson(technique);
        }
        task
    }

    /// Opens a puzzle of the player where a technique came up, and shows that step.
    fn show_in(&mut self, it: ShowIn) -> Task<Message> {
        let ShowIn { puzzle, name, step } = it;
        let task = self.open_puzzle(puzzle, Source::named(&name));
        // The player may first be asked about the open puzzle.
        if self.modal.is_none()
            && let Some(solver) = self.screens.solver_mut()
        {
            solver.preview(step);
        }
        task
    }

    /// Works on the puzzle that the player made.
    fn use_draft(&mut self, puzzle: Puzzle) -> Task<Message> {
        let name = self.screens.draft().map_or("", |draft| draft.name());
        let source = Source::made(name);
        if let Some(solver) = self.screens.solver_mut() {
            solver.drop_unbegun();
        }
        self.open_puzzle(puzzle, source)
    }

    /// Remembers the granularity, the source of candidates and the rules.
    fn remember_solver(&mut self) -> Task<Message> {
        if let Some(solver) = self.screens.solver() {
            self.preferences.settings_mut().granularity = solver.granularities().clone();
            self.preferences.settings_mut().candidates = solver.shown();
            let session = solver.session();
            let rules = RuleChoice::of(session.rules());
            self.preferences
                .settings_mut()
                .rules
                .choose(session.grid().layout(), rules);
            self.remember();
        }
        Task::none()
    }
}
