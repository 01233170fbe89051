//! The system's file dialogs: their folder, their filters, and the difference between a failure and
//! Cancel.

use std::path::PathBuf;
use std::sync::Mutex;

use iced::{Task, window};

use super::lookup::{Late, Lookup};
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::Format;

/// The result of a file dialog.
#[derive(Debug, Clone)]
pub enum Answer {
    /// A file was chosen.
    Chosen(PathBuf),
    /// The player canceled it.
    Canceled,
    /// The system has no file dialog.
    Unavailable,
}

/// A request to the system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The title of the dialog.
    pub title: String,
    /// The folder in which it opens.
    pub folder: PathBuf,
    /// The proposed name; `None` to open a file.
    pub name: Option<String>,
    /// The filters; the first one is active at first.
    pub filters: Vec<Filter>,
}

/// A filter of files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// Its name.
    pub name: String,
    /// The endings of file names, without the dot; `*` is any ending.
    pub endings: Vec<String>,
}

/// The endings of files that the program only reads.
const READ_ALONE: [&str; 9] = [
    "csv", "tsv", "xml", "sdku", "sdx", "sud", "ksudoku", "sol", "sav",
];

/// Any ending.
const ANY: &str = "*";

impl Filter {
    fn new<'a>(name: String, endings: impl IntoIterator<Item = &'a str>) -> Self {
        let mut all: Vec<String> = Vec::new();
        for ending in endings {
            // The dialogs of these systems distinguish capital letters.
            let upper = cfg!(all(unix, not(target_os = "macos"))).then(|| ending.to_uppercase());
            for ending in std::iter::once(ending.to_owned()).chain(upper) {
                if !all.contains(&ending) {
                    all.push(ending);
                }
            }
        }
        Self { name, endings: all }
    }

    fn puzzles(language: &Language) -> Self {
        let endings = Format::ALL.map(Format::ending);
        Self::new(
            words!(language, "files-puzzles"),
            endings.into_iter().chain(READ_ALONE),
        )
    }

    fn of_ending(language: &Language, ending: &str) -> Self {
        let name = words!(language, "files-ending", ending = ending.to_uppercase());
        Self::new(name, [ending])
    }

    fn all(language: &Language) -> Self {
        Self::new(words!(language, "files-all"), [ANY])
    }
}

impl Request {
    /// Asks for a puzzle to open.
    pub fn open(language: &Language, folder: PathBuf) -> Self {
        Self {
            title: words!(language, "open-title"),
            folder,
            name: None,
            filters: vec![Filter::puzzles(language), Filter::all(language)],
        }
    }

    /// Asks for a file to save a puzzle in, with a proposed name.
    pub fn save(language: &Language, folder: PathBuf, name: String) -> Self {
        Self {
            title: words!(language, "save-title"),
            name: Some(name),
            ..Self::open(language, folder)
        }
    }

    /// Asks for a file to export to, with a proposed name.
    pub fn export(language: &Language, folder: PathBuf, name: String) -> Self {
        let ending = name.rsplit_once('.').map(|(_, ending)| ending);
        let filter = ending.map(|ending| Filter::of_ending(language, ending));
        Self {
            title: words!(language, "export-dialog-file"),
            folder,
            filters: filter.into_iter().chain([Filter::all(language)]).collect(),
            name: Some(name),
        }
    }

    /// Asks for a file of learning progress: to write it under the proposed name, or without one,
    /// to read it.
    pub fn learned(language: &Language, folder: PathBuf, name: Option<String>) -> Self {
        let title = match name {
            Some(_) => words!(language, "progress-out"),
            None => words!(language, "progress-back"),
        };
        Self {
            title,
            folder,
            name,
            filters: vec![Filter::of_ending(language, "toml"), Filter::all(language)],
        }
    }

    fn on(&self, dialog: rfd::AsyncFileDialog) -> rfd::AsyncFileDialog {
        let dialog = dialog.set_title(&self.title).set_directory(&self.folder);
        let listed = |dialog: rfd::AsyncFileDialog, filter: &Filter| {
            dialog.add_filter(&filter.name, &filter.endings)
        };
        let dialog = self.filters.iter().fold(dialog, listed);
        match &self.name {
            Some(name) => dialog.set_file_name(name),
            None => dialog,
        }
    }

    /// Opens the system's dialog.
    fn ask(self) -> Task<Answer> {
        // Some systems require that the window's own thread makes the dialog.
        let make = move |id| {
            let request = self.clone();
            window::run(id, move |window| {
                take_error();
                let dialog = request.on(rfd::AsyncFileDialog::new().set_parent(&window));
                let picking: Picking = match request.name {
                    Some(_) => Box::pin(dialog.save_file()),
                    None => Box::pin(dialog.pick_file()),
                };
                picking
            })
        };
        window::oldest()
            .and_then(make)
            .then(Task::future)
            .map(|file| match file {
                Some(file) => Answer::Chosen(file.path().to_owned()),
                None if take_error().is_some() => Answer::Unavailable,
                None => Answer::Canceled,
            })
    }
}

type Picking = std::pin::Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>>;

/// The open file dialog, if there is one.
#[derive(Debug, Default)]
pub struct FileDialog {
    waiting: Lookup<Answer>,
    request: Option<Request>,
}

impl FileDialog {
    /// Asks the system. An answer to an earlier request is late then.
    pub fn ask(&mut self, request: Request) -> Task<Late<Answer>> {
        self.request = Some(request.clone());
        self.waiting.wait_for(request.ask())
    }

    /// The answer, unless it is late.
    pub fn answer(&mut self, late: Late<Answer>) -> Option<Answer> {
        let answer = self.waiting.answer(late)?;
        self.request = None;
        Some(answer)
    }

    /// Ignores any answer to the open dialog.
    pub fn cancel(&mut self) {
        self.waiting.cancel();
        self.request = None;
    }

    /// The given answer of the open dialog, for tests that choose a file.
    pub fn answered(&self, answer: Answer) -> Option<Late<Answer>> {
        self.waiting.answered(answer)
    }

    /// The request to the system.
    pub const fn request(&self) -> Option<&Request> {
        self.request.as_ref()
    }
}

/// The last error in the log of the dialog's library. Its answer is the same for Cancel and for a
/// failure, and only the log shows the difference.
static LAST_ERROR: Mutex<Option<String>> = Mutex::new(None);

struct Listener;

impl log::Log for Listener {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        metadata.level() == log::Level::Error && metadata.target().starts_with("rfd")
    }

    fn log(&self, record: &log::Record<'_>) {
        if self.enabled(record.metadata())
            && let Ok(mut last) = LAST_ERROR.lock()
        {
            *last = Some(record.args().to_string());
        }
    }

    fn flush(&self) {}
}

/// Starts to listen to the log of the dialog's library.
pub(crate) fn listen() {
    // It fails only if a logger is set already, that is, on a second call.
    if log::set_logger(&Listener).is_ok() {
        log::set_max_level(log::LevelFilter::Error);
    }
}

fn take_error() -> Option<String> {
    LAST_ERROR.lock().ok().and_then(|mut last| last.take())
}
