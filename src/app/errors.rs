//! What can go wrong with files and puzzles, in the language that is spoken.
//!
//! The errors of the library speak English. The window says them by these functions;
//! what is not listed here, and what the system or a reader of XML or TOML says, stays
//! as it is.

use std::path::Path;

use crate::export::{PictureError, PictureSize, SizeError};
use crate::files::FileError;
use crate::formats::{FormatError, GRI_BYTES, OLDEST_VERSION, OWN_VERSION, Place, shown};
use crate::generate::{DraftError, GenerateError};
use crate::printable;
use crate::session::{ListError, OpenError, SaveError, WorkError};
use crate::texts::words;

/// The name of a file, without anything that would disturb what is around it.
pub fn path(path: &Path) -> String {
    printable::path(path)
}

/// Why a file cannot be read or written.
pub fn reason(error: &FileError) -> String {
    match error {
        FileError::NotAFile => words!("error-reason-no-file"),
        FileError::TooLarge(bytes) => {
            words!("error-reason-too-large", megabytes = bytes / 1_000_000)
        }
        FileError::Protected => words!("error-reason-protected"),
        FileError::System(error) => error.to_string(),
    }
}

/// Why a file cannot be opened.
pub fn open(error: &OpenError) -> String {
    match error {
        OpenError::Missing(file) => words!("error-missing", path = path(file)),
        OpenError::NotAFile(path) => words!("error-no-file", path = self::path(path)),
        OpenError::Unreadable(path, error) => words!(
            "error-unreadable",
            path = self::path(path),
            reason = error.to_string()
        ),
        OpenError::Content(path, error) => words!(
            "error-content",
            path = self::path(path),
            problem = format(error)
        ),
    }
}

/// Why a file cannot be written.
pub fn save(error: &SaveError) -> String {
    words!(
        "error-not-written",
        path = path(error.path()),
        reason = reason(error.reason())
    )
}

/// What is wrong in a file.
pub fn format(error: &FormatError) -> String {
    match error {
        FormatError::TooLarge => words!("error-too-large"),
        FormatError::Empty => words!("error-empty"),
        FormatError::NotUtf8(Place { line, column }) => {
            words!("error-not-utf-8", line = *line, column = *column)
        }
        FormatError::Utf16 => words!("error-utf-16"),
        FormatError::Binary(bytes) => words!("error-binary", needed = GRI_BYTES, found = *bytes),
        FormatError::RowNumber { row, number } => {
            words!("error-row-number", row = *row, number = number.to_string())
        }
        FormatError::NotADigit { place, text } => words!(
            "error-not-a-digit",
            line = place.line,
            column = place.column,
            text = shown(text, FormatError::SHOWN_OF_TEXT)
        ),
        FormatError::MissingDigit(Place { line, column }) => {
            words!("error-missing-digit", line = *line, column = *column)
        }
        FormatError::Cells {
            line,
            found,
            needed,
        } => words!(
            "error-cells",
            line = *line,
            found = *found,
            needed = *needed
        ),
        FormatError::Rows(rows) => words!("error-rows", found = *rows),
        FormatError::Groups(groups) => words!("error-groups", found = *groups),
        FormatError::Mistake { place, problem } => words!(
            "error-mistake",
            line = place.line,
            column = place.column,
            problem = shown(problem, FormatError::SHOWN_OF_PROBLEM)
        ),
        FormatError::NotOwn => words!("error-not-own", version = OWN_VERSION.to_string()),
        FormatError::Version(version) => words!(
            "error-version",
            version = version.to_string(),
            oldest = OLDEST_VERSION.to_string(),
            newest = OWN_VERSION.to_string()
        ),
    }
}

/// Why work that was left behind cannot be read.
pub fn work(error: &WorkError) -> String {
    match error {
        WorkError::Puzzle(error) => open(error),
        WorkError::About(path) => words!("error-work-about", path = self::path(path)),
    }
}

/// Why a puzzle comes without its list.
pub fn list(error: &ListError) -> String {
    match error {
        ListError::NoFile => words!("error-list-no-file"),
        ListError::Open(error) => open(error),
        ListError::Changed(path) => words!("error-list-changed", path = self::path(path)),
        ListError::Stopped => words!("error-list-stopped"),
    }
}

/// Why nothing can be made of a draft.
pub fn draft(error: DraftError) -> String {
    match error {
        DraftError::NoSolution => words!("error-draft-no-solution"),
        DraftError::SeveralSolutions => words!("error-draft-several-solutions"),
        DraftError::Stopped => words!("error-draft-stopped"),
    }
}

/// Why no game was made. The wishes of a game are none that could not be fulfilled.
pub fn generate(error: &GenerateError) -> String {
    match error {
        GenerateError::Stopped => words!("error-generate-stopped"),
        other => other.to_string(),
    }
}

/// Why a size is that of no picture.
pub fn size(_: SizeError) -> String {
    let (least, most) = (PictureSize::LEAST, PictureSize::MOST);
    words!(
        "error-size",
        least = least.to_string(),
        most = most.to_string()
    )
}

/// Why a picture could not be made.
pub fn picture(error: &PictureError) -> String {
    match error {
        PictureError::Memory => words!("error-picture-memory"),
        PictureError::Drawing(reason) => {
            words!("error-picture-drawing", reason = reason.to_string())
        }
        PictureError::Packing(reason) => {
            words!("error-picture-packing", reason = reason.as_str())
        }
    }
}
