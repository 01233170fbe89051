//! Opening and saving: dialogs, files, the clipboard, and what is in the way.

use std::path::{Path, PathBuf};

use iced::{Task, clipboard};

use super::modal::{self, Leaving, Modal};
use super::screen::solver::{self, Solver};
use super::screen::start::Start;
use super::{App, Message, Screen, Source, dialog};
use crate::formats::{self, Format};
use crate::session;
use crate::sudoku::Puzzle;

impl App {
    /// A new request for a file. Whatever an older one still brings is late: a
    /// dialog may hang for long, and the person has asked again. What was told
    /// of it has been read.
    pub(super) fn new_request(&mut self) -> u64 {
        self.notice = None;
        self.request += 1;
        self.request
    }

    pub(super) fn browse(&mut self) -> Task<Message> {
        let request = self.new_request();
        dialog::open().map(move |answer| Message::OpenAnswered(request, answer))
    }

    pub(super) fn open_answered(&mut self, request: u64, answer: dialog::Answer) -> Task<Message> {
        if request != self.request {
            return Task::none();
        }
        match answer {
            dialog::Answer::Chosen(path) => self.open_path(path),
            dialog::Answer::Cancelled => Task::none(),
            dialog::Answer::Unavailable => {
                self.notice = Some(
                    "This system offers no file dialog. Type the path of the file instead."
                        .to_owned(),
                );
                self.screen = Screen::Start;
                Start::focus_path()
            }
        }
    }

    pub(super) fn open_path(&mut self, path: PathBuf) -> Task<Message> {
        let request = self.new_request();
        let (answer, answered) = iced::futures::channel::oneshot::channel();
        let file = path.clone();
        // A file may lie on a disk that takes its time.
        std::thread::spawn(move || {
            let _ = answer.send(session::read_file(&file).map_err(|error| error.to_string()));
        });
        Task::future(answered).map(move |result| {
            let result = result.unwrap_or_else(|_| Err("the file could not be read".to_owned()));
            Message::FileRead(request, path.clone(), result)
        })
    }

    pub(super) fn file_read(
        &mut self,
        request: u64,
        path: &Path,
        result: Result<Vec<Puzzle>, String>,
    ) -> Task<Message> {
        if request != self.request {
            return Task::none();
        }
        match result {
            Ok(puzzles) => {
                self.settings.remember(path);
                self.remember();
                self.opened(puzzles, Source::file(path))
            }
            Err(error) => {
                self.notice = Some(format!("Not opened: {error}."));
                Task::none()
            }
        }
    }

    pub(super) fn paste(&mut self) -> Task<Message> {
        clipboard::read().map(Message::Pasted)
    }

    pub(super) fn pasted(&mut self, text: Option<String>) -> Task<Message> {
        let Some(text) = text.filter(|text| !text.trim().is_empty()) else {
            self.notice = Some("The clipboard holds no text.".to_owned());
            return Task::none();
        };
        self.new_request();
        match formats::read(text.as_bytes()) {
            Ok(puzzles) => self.opened(puzzles, Source::named("pasted puzzle")),
            Err(error) => {
                self.notice = Some(format!("What was pasted is not a puzzle: {error}."));
                Task::none()
            }
        }
    }

    /// Opens what was read: the only puzzle, or the one that is chosen.
    pub(super) fn opened(&mut self, mut puzzles: Vec<Puzzle>, source: Source) -> Task<Message> {
        if puzzles.len() > 1 {
            let stem = source.path.as_deref().and_then(Path::file_stem);
            let name = stem.map_or(source.name, |stem| stem.to_string_lossy().into_owned());
            return self.show_modal(Modal::Choose { puzzles, name });
        }
        match puzzles.pop() {
            Some(puzzle) => self.open_puzzle(puzzle, source),
            None => Task::none(),
        }
    }

    pub(super) fn open_puzzle(
        &mut self,
        puzzle: Puzzle,
        Source { name, path }: Source,
    ) -> Task<Message> {
        self.leave(Leaving::Open {
            puzzle: Box::new(puzzle),
            name,
            path,
        })
    }

    /// Saves where the puzzle was saved before, or asks where.
    pub(super) fn save(&mut self, then: Option<Leaving>) -> Task<Message> {
        let known = self
            .solver
            .as_ref()
            .and_then(|solver| solver.path().cloned());
        match known {
            // The other formats lose some of the work, or hold more puzzles.
            Some(path) if session::save_format(&path) == Format::Own => {
                self.save_in(path, then, None)
            }
            _ => self.save_as(then),
        }
    }

    /// Asks for the name to save under: with the system's dialog, and a field
    /// to type in beside it.
    pub(super) fn save_as(&mut self, then: Option<Leaving>) -> Task<Message> {
        let Some(solver) = &self.solver else {
            return Task::none();
        };
        let path = proposed_path(solver).display().to_string();
        self.modal = Some(Modal::SaveAs {
            path,
            problem: None,
            then,
        });
        Task::batch([focus_save_path(), self.browse_to_save()])
    }

    pub(super) fn browse_to_save(&mut self) -> Task<Message> {
        let request = self.new_request();
        let name = self.solver.as_ref().map(proposed_path).unwrap_or_default();
        dialog::save(solver::file_name(&name))
            .map(move |answer| Message::SaveAnswered(request, answer))
    }

    pub(super) fn save_answered(&mut self, request: u64, answer: dialog::Answer) -> Task<Message> {
        if request != self.request {
            return Task::none();
        }
        match (answer, self.modal.take()) {
            (dialog::Answer::Chosen(path), Some(Modal::SaveAs { then, .. })) => {
                self.save_in(path, then, None)
            }
            (dialog::Answer::Unavailable, Some(Modal::SaveAs { path, then, .. })) => {
                let problem =
                    "This system offers no file dialog. Type the path of the file.".to_owned();
                self.modal = Some(Modal::SaveAs {
                    path,
                    problem: Some(problem),
                    then,
                });
                focus_save_path()
            }
            (_, modal) => {
                self.modal = modal;
                Task::none()
            }
        }
    }

    /// Saves, after it was told what the format of that name would lose: where
    /// `told` is not just that, it is told instead.
    pub(super) fn save_in(
        &mut self,
        path: PathBuf,
        then: Option<Leaving>,
        told: Option<String>,
    ) -> Task<Message> {
        let Some(solver) = &mut self.solver else {
            return Task::none();
        };
        let puzzle = solver.to_puzzle();
        let warning = warning(&puzzle, session::save_format(&path));
        if warning.is_some() && warning != told {
            self.modal = Some(Modal::SaveAs {
                path: path.display().to_string(),
                problem: warning,
                then,
            });
            return focus_save_path();
        }
        match session::save(&puzzle, &path) {
            Ok(()) => {
                self.settings.remember(&path);
                self.notice = Some(format!("Saved in {}.", path.display()));
                solver.saved(path);
                self.work_is_safe();
                self.modal = None;
                self.remember();
                then.map_or_else(Task::none, |leaving| self.go(leaving))
            }
            Err(error) => {
                let problem = Some(error.to_string());
                self.modal = Some(Modal::SaveAs {
                    path: path.display().to_string(),
                    problem,
                    then,
                });
                focus_save_path()
            }
        }
    }
}

/// What a format would lose, if it would lose anything.
fn warning(puzzle: &Puzzle, format: Format) -> Option<String> {
    let losses = formats::losses(puzzle, format);
    let clauses: Vec<String> = losses.iter().map(ToString::to_string).collect();
    let clauses = clauses.join("; ");
    (!losses.is_empty()).then(|| format!("As {format}, {clauses}. Save again to do so."))
}

fn focus_save_path() -> Task<Message> {
    iced::widget::operation::focus(modal::SAVE_PATH)
}

/// The name under which a puzzle would be saved: its own where that keeps
/// everything, and else one with the ending of the program's own format.
fn proposed_path(solver: &Solver) -> PathBuf {
    match solver.path() {
        Some(path) => path.with_extension("sudoku.toml"),
        None => {
            let name = format!("{}.sudoku.toml", solver.name().replace(' ', "-"));
            std::path::absolute(&name).unwrap_or_else(|_| name.into())
        }
    }
}
