//! The dialog that writes the learning progress to a file or reads it back from one.

use std::path::{Path, PathBuf};

use iced::widget::{column, operation, row, text, text_input};
use iced::{Element, Task};

use super::keys::BROWSE;
use crate::ask::Way;
use crate::file_dialog::{Answer, FileDialog, Request};
use crate::lookup::{Done, Errand, Late, Lookup};
use crate::paths::{file_name, replaces, typed_path, unused};
use crate::settings::read_kept;
use crate::shortcut::{ACCEPT, Binding, CLOSE, Keyed};
use crate::theme::{self, size, space};
use crate::widget::{Press, dialog};
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_telling::lessons::Progress;

/// The field for the path.
pub const PATH: &str = "progress-path";

/// The proposed name of the file.
const STEM: &str = "sudoku-progress";
const ENDING: &str = "toml";

/// The dialog.
#[derive(Debug)]
pub struct ProgressFile {
    way: Way,
    /// The learning progress as a file holds it.
    learned: String,
    path: String,
    /// The folder in which the system's dialog opens.
    folder: PathBuf,
    problem: Option<Text>,
    system: FileDialog,
    writing: Errand<Result<(), Text>>,
    reading: Lookup<ReadBack>,
}

/// The progress in a file, or the reason why it cannot be read.
pub type ReadBack = Result<Box<Progress>, Text>;

/// The messages of the dialog.
#[derive(Debug, Clone)]
pub enum Message {
    /// Change the path.
    Typed(String),
    /// Write or read the typed file.
    Go,
    /// Choose the file with the system's dialog.
    Browse,
    /// The system's dialog has an answer.
    Answered(Late<Answer>),
    /// The file is written, or writing failed.
    Written(Done<Result<(), Text>>),
    /// The file is read, or reading failed.
    Read(Late<ReadBack>),
    /// Copy the progress as text.
    Copy,
    /// Close the dialog.
    Close,
}

/// The request of the dialog to the program.
#[derive(Debug)]
pub enum Action {
    /// Run this task, which may be empty.
    Run(Task<Message>),
    /// Copy this, and close.
    Copy(String),
    /// Say that the file was written, and close.
    Written(PathBuf),
    /// Add this progress to the present one, and close.
    Learned(Box<Progress>),
    /// Close the dialog.
    Close,
}

impl ProgressFile {
    /// A dialog that writes progress to a file or reads it back, in this folder at first. It asks
    /// the system for the file at once.
    pub fn new(
        language: &Language,
        way: Way,
        learned: String,
        folder: PathBuf,
    ) -> (Self, Task<Message>) {
        let path = match way {
            Way::Out => unused(&folder, STEM, ENDING).display().to_string(),
            Way::Back => String::new(),
        };
        let mut dialog = Self {
            way,
            learned,
            path,
            folder,
            problem: None,
            system: FileDialog::default(),
            writing: Errand::default(),
            reading: Lookup::default(),
        };
        let asked = dialog.browse(language);
        (dialog, Task::batch([operation::focus(PATH), asked]))
    }

    /// The request to the system's dialog.
    pub const fn request(&self) -> Option<&Request> {
        self.system.request()
    }

    /// The typed path.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The problem, if there is one.
    pub fn problem(&self) -> Option<&Text> {
        self.problem.as_ref()
    }

    /// Carries out a message.
    pub fn update(&mut self, language: &Language, message: Message) -> Action {
        match message {
            Message::Typed(path) => {
                self.path = path;
                self.problem = None;
            }
            Message::Go if self.path.trim().is_empty() => {}
            Message::Go => return self.go_typed(),
            Message::Browse => return Action::Run(self.browse(language)),
            Message::Answered(late) => match self.system.answer(late) {
                Some(Answer::Chosen(path)) => {
                    self.path = path.display().to_string();
                    // The system has asked whether to replace the file.
                    return self.go(path);
                }
                Some(Answer::Unavailable) => {
                    self.problem = Some(said!("save-no-dialog"));
                    return Action::Run(operation::focus(PATH));
                }
                Some(Answer::Canceled) | None => {}
            },
            Message::Written(done) => match self.writing.take(done) {
                Ok(()) => return Action::Written(typed_path(&self.path)),
                Err(problem) => self.problem = Some(problem),
            },
            Message::Read(late) => match self.reading.answer(late) {
                Some(Ok(learned)) => return Action::Learned(learned),
                Some(Err(problem)) => self.problem = Some(problem),
                None => {}
            },
            Message::Copy => return Action::Copy(std::mem::take(&mut self.learned)),
            Message::Close => return Action::Close,
        }
        Action::Run(Task::none())
    }

    fn browse(&mut self, language: &Language) -> Task<Message> {
        let name = match self.way {
            Way::Out => Some(file_name(Path::new(&self.path))),
            Way::Back => None,
        };
        let request = Request::learned(language, self.folder.clone(), name);
        self.system.ask(request).map(Message::Answered)
    }

    /// Goes on with the typed path. An existing file is replaced only after a warning.
    fn go_typed(&mut self) -> Action {
        let path = typed_path(&self.path);
        let warning = replaces(&path).filter(|_| self.way == Way::Out);
        if warning.is_some() && self.problem != warning {
            self.problem = warning;
            return Action::Run(Task::none());
        }
        self.go(path)
    }

    fn go(&mut self, path: PathBuf) -> Action {
        Action::Run(match self.way {
            Way::Out => {
                let text = self.learned.clone();
                let written = self.writing.begin(move || write(&path, &text));
                written.map_or_else(Task::none, |written| written.map(Message::Written))
            }
            Way::Back => {
                let read = self.reading.begin(move |_, _| read(&path));
                read.map(Message::Read)
            }
        })
    }

    /// The dialog as widgets.
    pub fn view(&self, language: &Language) -> Element<'_, Message> {
        let (title, what, go) = match self.way {
            Way::Out => (
                words!(language, "progress-out"),
                words!(language, "progress-out-words"),
                words!(language, "button-save"),
            ),
            Way::Back => (
                words!(language, "progress-back"),
                words!(language, "progress-back-words"),
                words!(language, "progress-read"),
            ),
        };
        let field = text_input(&words!(language, "file-path"), &self.path)
            .id(PATH)
            .on_input(Message::Typed)
            .on_submit(Message::Go)
            .padding([7, 10])
            .size(size::BODY)
            .style(theme::field);
        let problem = self.problem.as_ref();
        let problem = problem.map(|problem| {
            text(problem.words(language))
                .size(size::BODY)
                .style(theme::bad)
        });
        let typed = !self.path.trim().is_empty();
        let copy = (self.way == Way::Out).then(|| {
            Press::new(words!(language, "map-export"))
                .on_press(Message::Copy)
                .view(language)
        });
        let buttons = row![
            Press::new(go)
                .main()
                .key(ACCEPT)
                .on_press_maybe(typed.then_some(Message::Go))
                .view(language),
            Press::new(words!(language, "button-choose-file"))
                .key(BROWSE)
                .on_press(Message::Browse)
                .view(language),
        ]
        .push(copy)
        .push(
            Press::new(words!(language, "button-cancel"))
                .key(CLOSE)
                .on_press(Message::Close)
                .view(language),
        );
        let content = column![text(what).size(size::BODY), field]
            .push(problem)
            .push(buttons.spacing(space::SMALL));
        dialog(title, content.spacing(space::MEDIUM)).into()
    }
}

impl Keyed for ProgressFile {
    type Context<'a> = ();
    type Message = Message;
}

/// The keys of the dialog.
pub(super) const KEYS: &[Binding<ProgressFile>] = &[BROWSE.does(|_| Some(Message::Browse))];

fn write(path: &Path, text: &str) -> Result<(), Text> {
    let written = sudoku_formats::files::write_whole(path, text.as_bytes());
    written.map_err(|error| {
        let (path, reason) = (printable::path(path), error.text());
        said!("progress-not-written", path = path, reason = reason)
    })
}

fn read(path: &Path) -> ReadBack {
    let cannot = |reason: Text| {
        let path = printable::path(path);
        said!("progress-not-read", path = path, reason = reason)
    };
    let no_progress = || cannot(said!("progress-not-one"));
    let text = read_kept(path).map_err(|error| cannot(error.text()))?;
    let text = text.ok_or_else(|| cannot(said!("progress-missing")))?;
    let (progress, _) = Progress::parse(&text).map_err(|_| no_progress())?;
    if progress.is_empty() {
        return Err(no_progress());
    }
    Ok(Box::new(progress))
}
