//! The dialogs over the window: their answers and the effects.

use std::path::{Path, PathBuf};

use iced::Task;
use iced::widget::operation;

use super::modal::changed::Answer;
use super::modal::{self, Leaving, Modal, new_game, rules, scrolling};
use super::paths::typed_path;
use super::screen::create::Create;
use super::screen::solver::SolverScreen;
use super::settings::RuleChoice;
use super::{App, Message, Screen, Source};
use sudoku_engine::grid::{BoardKind, Layout};
use sudoku_engine::solver::Solver;
use sudoku_engine::sudoku::{GameKind, Mode, Puzzle};
use sudoku_telling::session::WorkKind;

impl App {
    /// Carries out a message of a dialog. Late messages of a dialog already closed are ignored: the
    /// end of an export, a choice in the system's dialog, a rule dropped by the pointer.
    pub(super) fn on_modal(&mut self, message: modal::Message) -> Task<Message> {
        match message {
            modal::Message::Set(change) => self.set(change),
            modal::Message::Rules(message) => self.on_rules(message),
            modal::Message::Export(message) => self.on_export(message),
            modal::Message::NewGame(message) => self.on_new_game(message),
            modal::Message::ProgressFile(message) => self.on_progress_file(message),
            modal::Message::Scroll(way) => scrolling::scroll(way)
                .map(move |moved| Message::Modal(modal::Message::Scrolled(way, moved))),
            modal::Message::Scrolled(way, moved) => {
                if moved || self.modal.is_none() {
                    Task::none()
                } else {
                    self.tell_answer(way.ended())
                }
            }
            modal::Message::PathTyped(typed) => {
                if let Some(Modal::SaveAs { path, problem, .. }) = &mut self.modal {
                    *path = typed;
                    *problem = None;
                }
                Task::none()
            }
            modal::Message::Browse => match self.modal {
                Some(Modal::SaveAs { work, .. }) => self.browse_to_save(work),
                _ => Task::none(),
            },
            modal::Message::PathEntered
            | modal::Message::SaveAndLeave
            | modal::Message::Discard
            | modal::Message::Change(_)
            | modal::Message::Dismiss => self.on_answer(message),
        }
    }

    /// Closes the dialog and carries out its answer.
    fn on_answer(&mut self, answer: modal::Message) -> Task<Message> {
        match (answer, self.modal.take()) {
            (modal::Message::SaveAndLeave, Some(Modal::Leave(leaving))) => {
                self.save_before(leaving)
            }
            (modal::Message::Discard, Some(Modal::Leave(leaving))) => self.go(leaving),
            (modal::Message::Change(answer), Some(Modal::Changed(changed))) => {
                self.after_change(answer, changed)
            }
            (modal::Message::Dismiss, Some(Modal::Changed(changed))) if changed.is_at_front() => {
                self.after_change(Answer::KeepMine, changed)
            }
            (
                modal::Message::PathEntered,
                Some(Modal::SaveAs {
                    work,
                    path,
                    problem,
                    then,
                }),
            ) => {
                if path.trim().is_empty() {
                    self.modal = Some(Modal::SaveAs {
                        work,
                        path,
                        problem: None,
                        then,
                    });
                    return Task::none();
                }
                self.save_in(typed_path(&path), work, then, problem)
            }
            // Dismissed, or an answer to a dialog that is gone.
            _ => Task::none(),
        }
    }

    /// Carries out a message of the choice of rules.
    fn on_rules(&mut self, message: rules::Message) -> Task<Message> {
        let Some(Modal::Rules(dialog)) = &mut self.modal else {
            return Task::none();
        };
        let task = match dialog.update(self.preferences.language(), message) {
            rules::Action::Close => {
                self.modal = None;
                return Task::none();
            }
            rules::Action::Run(task) => task,
            rules::Action::Changed(task) => {
                let rules = dialog.rules().clone();
                self.rules_changed(rules);
                task
            }
        };
        task.map(|message| Message::Modal(modal::Message::Rules(message)))
    }

    /// Carries out a message of the choice of a game.
    fn on_new_game(&mut self, message: new_game::Message) -> Task<Message> {
        let Some(Modal::NewGame(dialog)) = &mut self.modal else {
            return Task::none();
        };
        let task = match dialog.update(message) {
            new_game::Action::Close => {
                self.modal = None;
                return Task::none();
            }
            new_game::Action::Play(puzzle) => {
                self.modal = None;
                return self.play(*puzzle);
            }
            new_game::Action::Run(task) => task,
            new_game::Action::Changed(choice) => {
                self.preferences.settings_mut().game = choice;
                self.remember();
                Task::none()
            }
        };
        task.map(|message| Message::Modal(modal::Message::NewGame(message)))
    }

    /// Opens a new game.
    fn play(&mut self, puzzle: Puzzle) -> Task<Message> {
        self.ask_anew();
        let name = puzzle.game.as_ref().map_or_else(String::new, |game| {
            let Mode {
                kind, level, board, ..
            } = game.mode;
            let kind = match (board, kind) {
                (BoardKind::Classic, kind) => kind.to_string(),
                (board, GameKind::Classic) => board.slug().to_owned(),
                (board, kind) => format!("{}-{kind}", board.slug()),
            };
            format!("{kind}-{level}-{}", game.seed).to_lowercase()
        });
        self.open_puzzle(puzzle, Source::named(&name))
    }

    pub(super) fn show_new_game(&mut self) -> Task<Message> {
        let dialog = new_game::NewGame::new(self.settings().game);
        self.show_modal(Modal::NewGame(dialog))
    }

    fn rules_changed(&mut self, rules: Solver) {
        let board = self.board();
        let settings = self.preferences.settings_mut();
        let before = settings.rules.on(&board).solver();
        settings.granularity.keep_for_own(&before, &rules);
        settings.rules.choose(&board, RuleChoice::of(&rules));
        if let Some(solver) = self.screens.solver_mut() {
            solver.set_rules(rules);
        }
        self.remember();
    }

    /// The open board, or else the classic one.
    fn board(&self) -> Layout {
        self.screens.solver().map_or(Layout::CLASSIC, |solver| {
            solver.session().grid().layout().clone()
        })
    }

    pub(super) fn show_rules(&mut self) -> Task<Message> {
        let board = self.board();
        let rules = self.settings().rules.on(&board).solver();
        let dialog = rules::Rules::new(self.language(), rules, board);
        self.show_modal(Modal::Rules(dialog))
    }

    /// Shows a dialog and takes the cursor from any field below it.
    pub(super) fn show_modal(&mut self, modal: Modal) -> Task<Message> {
        self.modal = Some(modal);
        operation::focus(modal::NO_FIELD)
    }

    /// Puts an opened file first among the recent ones.
    pub(super) fn was_opened(&mut self, file: Option<&Path>) {
        if let Some(file) = file {
            self.screens.start_mut().forget_path();
            self.preferences.settings_mut().remember(file);
            self.remember();
        }
    }

    /// Leaves the open puzzle, unless there is work to save first.
    pub(super) fn leave(&mut self, leaving: Leaving) -> Task<Message> {
        if let Some(Modal::Saving { then, .. }) = &mut self.modal {
            // Finish writing the file first.
            *then = Some(leaving);
            Task::none()
        } else if self.must_save_puzzle() {
            self.show_modal(Modal::Leave(leaving))
        } else if matches!(leaving, Leaving::Quit | Leaving::Draft) {
            // The program may still ask about a draft: leave nothing before that.
            self.go(leaving)
        } else {
            let is_left = self.leave_behind(WorkKind::Solving);
            // The work to resume may be one of them.
            if is_left && !matches!(leaving, Leaving::TakeUp(_)) {
                self.autosave.remove_older_steps();
            }
            self.go(leaving.after(is_left))
        }
    }

    /// Whether to save the open puzzle before leaving it: its file is behind, or it cannot be saved
    /// elsewhere. Work that is easy to repeat does not count.
    fn must_save_puzzle(&self) -> bool {
        let can_keep = self.autosave.can_keep();
        let solver = self.screens.solver();
        solver.is_some_and(|it| it.is_file_behind() || it.is_worth_keeping() && !can_keep)
    }

    /// The work that leaving would lose.
    pub(super) fn unsaved(&self) -> modal::Unsaved<'_> {
        let draft = self.screens.draft().filter(|_| self.must_save_draft());
        modal::Unsaved {
            puzzle: self.screens.solver().map_or("", SolverScreen::heading),
            draft: draft.map(Create::heading),
            is_kept: match &self.modal {
                Some(Modal::Changed(changed)) => self.left_by_loading(changed.work),
                _ => None,
            },
        }
    }

    /// A solver screen for a puzzle, with the present settings.
    pub(super) fn solver_screen(
        &self,
        puzzle: &Puzzle,
        name: String,
        path: Option<PathBuf>,
    ) -> SolverScreen {
        let board = &puzzle.layout;
        let rules = self.settings().rules.on(board).solver();
        let granularity = self.settings().granularity.clone();
        let mut solver = SolverScreen::new(puzzle, name, path, rules, granularity);
        solver.show(self.settings().beside);
        solver.show_candidates(self.settings().candidates);
        solver.show_origins(self.settings().origins);
        solver.show_right_digits(self.settings().right_digits);
        solver.set_pace(self.pace());
        solver
    }

    pub(super) fn go(&mut self, leaving: Leaving) -> Task<Message> {
        match leaving {
            Leaving::Quit => {
                self.modal = None;
                self.leave_draft()
            }
            Leaving::Draft => {
                self.keep_lessons();
                self.remember();
                self.leave_behind(WorkKind::Making);
                if !self.comes_back_with_steps() && self.leave_behind(WorkKind::Solving) {
                    self.autosave.remove_older_steps();
                }
                self.autosave.close();
                iced::exit()
            }
            Leaving::TakeUp(number) => self.take_up(number),
            Leaving::Listed(number) => self.open_listed(number),
            Leaving::Open { puzzle, source } => {
                let Source {
                    name,
                    path,
                    seen,
                    is_made,
                    noted,
                } = source;
                let file = path.clone();
                let mut solver = self.solver_screen(&puzzle, name, path);
                solver.file_is(seen);
                let replaced = self.replace_solver(solver);
                self.modal = None;
                self.autosave.forget_list();
                self.work_is_safe();
                let kept = match self.screens.solver_mut().filter(|_| is_made) {
                    Some(solver) => {
                        solver.mark_made();
                        self.work_is_in_no_file(WorkKind::Solving)
                    }
                    None => Task::none(),
                };
                let task = self.show(Screen::Solver);
                self.was_opened(file.as_deref());
                Task::batch([replaced, kept, task, self.tell_opened(noted)])
            }
        }
    }
}
