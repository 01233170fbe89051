//! The available languages: the built-in ones, and those of files in the folder `languages` beside
//! the settings. A file with the tag of a built-in translation replaces it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sudoku_engine::printable;
use sudoku_engine::texts::{self, Language, LanguageError, MAX_BYTES, Text, said};
use sudoku_formats::files::{self, FileError};

/// The folder beside the settings.
pub(super) const FOLDER: &str = "languages";

/// The ending of a language's file.
const ENDING: &str = "ftl";

/// The available languages.
#[derive(Debug)]
pub struct Languages {
    all: Vec<Language>,
}

impl Default for Languages {
    /// The built-in languages.
    fn default() -> Self {
        let mut languages = Self::english();
        languages.add_translations();
        languages
    }
}

/// The reason why a file is not among the languages.
#[derive(Debug)]
pub(super) enum Problem {
    Unreadable(PathBuf, FileError),
    Broken(PathBuf, LanguageError),
    /// Another language has the tag.
    Taken(PathBuf, String),
}

impl Problem {
    pub(super) fn text(&self) -> Text {
        let shown = printable::path;
        match self {
            Self::Unreadable(path, FileError::TooLarge(_)) => {
                said!("language-too-large", path = shown(path))
            }
            Self::Unreadable(path, error) => said!(
                "language-unreadable",
                path = shown(path),
                reason = error.text(),
            ),
            Self::Broken(path, error) => said!(
                "language-broken",
                path = shown(path),
                problem = error.text(),
            ),
            Self::Taken(path, tag) => {
                said!("language-taken", path = shown(path), tag = tag.as_str())
            }
        }
    }
}

impl Languages {
    fn english() -> Self {
        Self {
            all: vec![Language::english().clone()],
        }
    }

    /// Adds the built-in translations that no file replaces.
    fn add_translations(&mut self) {
        for translation in Language::translations() {
            if self.of_tag(&translation.tag()).is_none() {
                self.all.push(translation.clone());
            }
        }
    }

    /// English, the languages of the folder by file name, and the built-in translations that no
    /// file replaces.
    pub(super) fn read(folder: &Path) -> (Self, Vec<Problem>) {
        let mut languages = Self::english();
        let mut problems = Vec::new();
        let mut paths = match files(folder) {
            Ok(paths) => paths,
            Err(error) => {
                problems.push(Problem::Unreadable(folder.to_owned(), error.into()));
                Vec::new()
            }
        };
        paths.sort();
        for path in paths {
            match languages.read_file(path) {
                Ok(language) => languages.all.push(language),
                Err(problem) => problems.push(problem),
            }
        }
        languages.add_translations();
        (languages, problems)
    }

    fn read_file(&self, path: PathBuf) -> Result<Language, Problem> {
        let bytes = files::open(&path).and_then(|file| files::read_up_to(MAX_BYTES, file));
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(error) => return Err(Problem::Unreadable(path, error)),
        };
        match Language::read_bytes(&bytes) {
            Err(error) => Err(Problem::Broken(path, error)),
            Ok(language) if self.of_tag(&language.tag()).is_some() => {
                Err(Problem::Taken(path, language.tag()))
            }
            Ok(language) => Ok(language),
        }
    }

    /// All languages, English first.
    pub fn all(&self) -> &[Language] {
        &self.all
    }

    /// The language with this tag.
    pub fn of_tag(&self, tag: &str) -> Option<&Language> {
        texts::of_tag(&self.all, tag)
    }
}

/// The language files in a folder; none if there is no folder.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == ENDING) {
            paths.push(path);
        }
    }
    Ok(paths)
}
