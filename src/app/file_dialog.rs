//! The system's file dialogs: where they open, what they list, and telling a failure
//! from Cancel.

use std::path::PathBuf;
use std::sync::Mutex;

use iced::{Task, window};

use super::lookup::{Late, Lookup};
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::Format;

/// What became of a file dialog.
#[derive(Debug, Clone)]
pub enum Answer {
    /// A file was chosen.
    Chosen(PathBuf),
    /// The person changed their mind.
    Cancelled,
    /// The system has no file dialog.
    Unavailable,
}

/// What is asked of the system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The title of the dialog.
    pub title: String,
    /// The folder in which it opens.
    pub folder: PathBuf,
    /// The name that is proposed; `None` where a file is opened.
    pub name: Option<String>,
    /// Which files it lists, the first of them at first.
    pub filters: Vec<Filter>,
}

/// The files that a dialog lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// What they are called.
    pub name: String,
    /// How their names end, without the dot; `*` is any ending.
    pub endings: Vec<String>,
}

/// The endings of files that are read and never written.
const READ_ALONE: [&str; 9] = [
    "csv", "tsv", "xml", "sdku", "sdx", "sud", "ksudoku", "sol", "sav",
];

/// Any ending.
const ANY: &str = "*";

impl Filter {
    fn new<'a>(name: String, endings: impl IntoIterator<Item = &'a str>) -> Self {
        let mut all: Vec<String> = Vec::new();
        for ending in endings {
            // The dialogs of these systems tell capital letters from small ones.
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
    /// A puzzle to open.
    pub fn open(language: &Language, folder: PathBuf) -> Self {
        Self {
            title: words!(language, "open-title"),
            folder,
            name: None,
            filters: vec![Filter::puzzles(language), Filter::all(language)],
        }
    }

    /// A file to save a puzzle in, with the name that is proposed.
    pub fn save(language: &Language, folder: PathBuf, name: String) -> Self {
        Self {
            title: words!(language, "save-title"),
            name: Some(name),
            ..Self::open(language, folder)
        }
    }

    /// A file to export to, with the name that is proposed.
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

    /// A record of the lessons: to be written under the name that is proposed, or else to be
    /// read back.
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

    /// Asks the system.
    fn ask(self) -> Task<Answer> {
        // Some systems insist that a dialog is made on the window's own thread.
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
                None => Answer::Cancelled,
            })
    }
}

type Picking = std::pin::Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>>;

/// The dialog that is waited for, if one is.
#[derive(Debug, Default)]
pub struct FileDialog {
    waiting: Lookup<Answer>,
    request: Option<Request>,
}

impl FileDialog {
    /// Asks the system; what was asked before is late.
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

    /// Nobody waits for an answer any more.
    pub fn cancel(&mut self) {
        self.waiting.cancel();
        self.request = None;
    }

    /// This as the system's answer, if it is asked: tests say what is chosen.
    pub fn answered(&self, answer: Answer) -> Option<Late<Answer>> {
        self.waiting.answered(answer)
    }

    /// What the system is asked.
    pub const fn request(&self) -> Option<&Request> {
        self.request.as_ref()
    }
}

/// The last error that the dialog's library logged. Its answer is the same for
/// Cancel and for a failure; only the log tells them apart.
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

/// Starts to listen to what the dialog's library logs.
pub(crate) fn listen() {
    // It fails only where a logger is set already: when called a second time.
    if log::set_logger(&Listener).is_ok() {
        log::set_max_level(log::LevelFilter::Error);
    }
}

fn take_error() -> Option<String> {
    LAST_ERROR.lock().ok().and_then(|mut last| last.take())
}
