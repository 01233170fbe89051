//! Opening puzzles: dialogs, files, the clipboard, and obstacles.

use std::path::PathBuf;

use iced::{Task, clipboard};

use super::lookup::Late;
use super::modal::Leaving;
use super::paths::typed_path;
use super::puzzle_list::list_name;
use super::screen::solver;
use super::screen::start::Start;
use super::settings::FileUse;
use super::{App, Message, Screen, Source, file_dialog};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Text, said};
use sudoku_formats::files;
use sudoku_formats::formats;
use sudoku_telling::notation;

impl App {
    pub(super) fn browse(&mut self) -> Task<Message> {
        self.ask_anew();
        let folder = self.settings().folder_for(FileUse::Open);
        let request = file_dialog::Request::open(self.language(), folder);
        self.dialog.ask(request).map(Message::OpenAnswered)
    }

    pub(super) fn open_answered(&mut self, late: Late<file_dialog::Answer>) -> Task<Message> {
        match self.dialog.answer(late) {
            Some(file_dialog::Answer::Chosen(path)) => {
                self.preferences.note_folder(FileUse::Open, &path);
                self.open_path(path)
            }
            None | Some(file_dialog::Answer::Canceled) => Task::none(),
            Some(file_dialog::Answer::Unavailable) => {
                self.notices.complain(said!("open-no-dialog"));
                self.screens.show(Screen::Start);
                self.screens.start_mut().unfold();
                Start::focus_path()
            }
        }
    }

    pub(super) fn open_path(&mut self, path: PathBuf) -> Task<Message> {
        self.read_file(path, None)
    }

    pub(super) fn paste(&mut self) -> Task<Message> {
        clipboard::read().map(Message::Pasted)
    }

    pub(super) fn pasted(&mut self, text: Option<String>) -> Task<Message> {
        match text.filter(|text| !text.trim().is_empty()) {
            Some(text) if self.is_step(&text) => {
                self.ask_anew();
                self.on_solver(solver::Message::Check(text, self.preferences.notation()))
            }
            Some(text) if files::is_address(text.trim().as_ref()) => {
                self.open_path(typed_path(&text))
            }
            Some(text) => self.read_text(text),
            None => self.tell_answer(said!("paste-nothing")),
        }
    }

    /// Whether a text is a written step for the puzzle on the screen, and not a puzzle.
    fn is_step(&self, text: &str) -> bool {
        self.screen() == Screen::Solver
            && self.screens.solver().is_some()
            && notation::is_like_a_step(text)
            && formats::read(text.as_bytes()).is_err()
    }

    /// Opens the puzzles that were read: a single one, or a list of them.
    pub(super) fn opened(&mut self, mut puzzles: Vec<Puzzle>, source: Source) -> Task<Message> {
        if puzzles.len() > 1 {
            return self.open_list(puzzles, source);
        }
        match puzzles.pop() {
            Some(puzzle) => self.open_puzzle(puzzle, source),
            None => Task::none(),
        }
    }

    /// Shows a list of the puzzles that were read.
    pub(super) fn open_list(&mut self, puzzles: Vec<Puzzle>, source: Source) -> Task<Message> {
        let name = source.path.as_deref().map_or(source.name, list_name);
        let list = self.list_of(name, source.path, puzzles.into_iter().collect());
        self.show_list(list);
        self.tell_noted(source.noted)
    }

    /// Tells the remark about reading what is open now, if there is one.
    pub(super) fn tell_noted(&mut self, noted: Option<Text>) -> Task<Message> {
        noted.map_or_else(Task::none, |noted| self.tell(noted))
    }

    pub(super) fn open_puzzle(&mut self, puzzle: Puzzle, source: Source) -> Task<Message> {
        self.leave(Leaving::Open {
            puzzle: Box::new(puzzle),
            source,
        })
    }
}
