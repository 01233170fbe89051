//! The system's file dialogs, and telling a failure from Cancel.

use std::path::PathBuf;
use std::sync::Mutex;

use iced::{Task, window};

use crate::texts::{Language, words};

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

/// Asks for a file to open.
pub(crate) fn open(language: &Language) -> Task<Answer> {
    let title = words!(language, "open-title");
    ask(move |dialog| Box::pin(dialog.set_title(&title).pick_file()))
}

/// Asks for a file to save in.
pub(crate) fn save(language: &Language, name: String) -> Task<Answer> {
    let title = words!(language, "save-title");
    ask(move |dialog| {
        Box::pin(
            dialog
                .set_title(&title)
                .set_file_name(name.clone())
                .save_file(),
        )
    })
}

/// Asks for a file to export to.
pub(crate) fn export(language: &Language, name: String) -> Task<Answer> {
    let title = words!(language, "export-dialog-file");
    ask(move |dialog| {
        let dialog = dialog.set_title(&title).set_file_name(name.clone());
        Box::pin(dialog.save_file())
    })
}

type Picking = std::pin::Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>>;

fn ask(pick: impl Fn(rfd::AsyncFileDialog) -> Picking + Clone + Send + 'static) -> Task<Answer> {
    // Some systems insist that a dialog is made on the window's own thread.
    let make = move |id| {
        let pick = pick.clone();
        window::run(id, move |window| {
            take_error();
            pick(rfd::AsyncFileDialog::new().set_parent(&window))
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
