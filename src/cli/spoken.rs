//! The language of the output.

use std::path::Path;
use std::sync::OnceLock;

use super::Error;
use super::input;
use sudoku_engine::printable;
use sudoku_engine::texts::{self, Language, MAX_BYTES, Text, said};
use sudoku_formats::files::{FileError, system_reason};
use sudoku_formats::formats::WriteError;

/// The extension of a language file.
const ENDING: &str = ".ftl";

/// The chosen language. The program has only one command line.
static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Returns the language of all output except help and words that scripts read.
pub(super) fn language() -> &'static Language {
    CHOSEN.get().unwrap_or(Language::english())
}

/// Sets the language of all output from now on: this one, the one nearest to the system's, or
/// English if there is none.
pub(super) fn speak(wanted: Option<&Language>) {
    let of_system = || {
        let system = sys_locale::get_locale()?;
        texts::nearest(&all(), &system).cloned()
    };
    if let Some(language) = wanted.cloned().or_else(of_system) {
        let _ = CHOSEN.set(language);
    }
}

/// Reads the name of a language on the command line.
pub(super) fn named(text: &str) -> Result<Language, String> {
    if text.ends_with(ENDING) {
        return read(Path::new(text));
    }
    let all = all();
    texts::of_tag(&all, text).cloned().ok_or_else(|| {
        let tags: Vec<String> = all.iter().map(Language::tag).collect();
        format!(
            "'{}' is not among the languages: {}; a file of another one ends with {ENDING}",
            text.escape_debug(),
            tags.join(", ")
        )
    })
}

/// Returns the available languages: first those beside the settings, which may replace built-in
/// ones.
fn all() -> Vec<Language> {
    let mut all = beside_the_settings();
    let built_in = [Language::english()]
        .into_iter()
        .chain(Language::translations());
    for language in built_in {
        if texts::of_tag(&all, &language.tag()).is_none() {
            all.push(language.clone());
        }
    }
    all
}

/// Returns the languages of the folder `languages` beside the window's settings. The window reports
/// mistakes in these files.
fn beside_the_settings() -> Vec<Language> {
    #[cfg(feature = "app")]
    if let Some(folders) = directories::ProjectDirs::from("", "", "sudoku-stepper") {
        let folder = std::fs::read_dir(folders.config_dir().join("languages"));
        let entries = folder.into_iter().flatten().flatten();
        let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
        paths.retain(|path| path.to_string_lossy().ends_with(ENDING) && path.is_file());
        paths.sort();
        return paths.iter().filter_map(|path| read(path).ok()).collect();
    }
    Vec::new()
}

fn read(path: &Path) -> Result<Language, String> {
    let bytes = input::read_up_to(MAX_BYTES, path);
    let bytes = bytes.map_err(|error: FileError| format!("it cannot be read: {error}"))?;
    Language::read_bytes(&bytes).map_err(|error| error.to_string())
}

impl Error {
    /// Returns the error in the words of a language.
    pub(super) fn text(&self) -> Text {
        match self {
            Self::Open(error) => error.text(),
            Self::Save(error) => error.text(),
            Self::Write(error) => {
                said!("cli-error-output", reason = system_reason(error))
            }
            Self::NoneMeant(error) => error.text(),
            Self::Export(error) => error.text(),
            Self::Unreadable(path, error) => said!(
                "error-unreadable",
                path = printable::path(path),
                reason = error.text()
            ),
            Self::Unwritten(path) => said!("cli-error-unwritten", path = printable::path(path)),
            Self::OverSource(path) => said!("cli-error-over-source", path = printable::path(path)),
            Self::Generate(error) => error.text(),
            Self::Why(error) => error.text(),
            Self::Check(error) => error.text(),
            Self::Unverified(error) => error.text(),
            #[cfg(feature = "app")]
            Self::Desktop(error) => error.text(),
            Self::OnlyOne(format) => {
                said!("cli-error-only-one", format = format.text())
            }
            Self::Several(format) => said!(
                "cli-error-several",
                problem = WriteError::Several(*format).text(),
                ending = format.ending()
            ),
            Self::Language(path, error) => said!(
                "cli-error-language",
                path = printable::path(path),
                problem = error.text()
            ),
            Self::NoPlace(error) => error.text(),
            Self::NonePlaced(path, format) => said!(
                "cli-error-none-placed",
                path = printable::path(path),
                format = format.text()
            ),
        }
    }
}
