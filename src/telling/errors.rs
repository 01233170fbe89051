//! Errors about files and puzzles, in the language of the reader.
//!
//! The errors of the library are in English. The window translates them with these functions.
//! Errors that are not listed here, and messages from the system or from a reader of XML or TOML,
//! stay as they are.

use std::io;
use std::path::Path;

use crate::session::{ListError, OpenError, SaveError, WorkError};
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::files::FileError;
use sudoku_formats::formats::{
    Format, FormatError, GRI_BYTES, OLDEST_VERSION, OWN_VERSION, Place, shown,
};

/// The name of a file, without characters that would disturb the text around it.
pub fn path(path: &Path) -> String {
    printable::path(path)
}

/// The reason why a file cannot be read or written.
pub fn reason(language: &Language, error: &FileError) -> String {
    match error {
        FileError::NotAFile => words!(language, "error-reason-no-file"),
        FileError::TooLarge(bytes) => {
            words!(
                language,
                "error-reason-too-large",
                megabytes = bytes / 1_000_000
            )
        }
        FileError::Protected => words!(language, "error-reason-protected"),
        FileError::System(error) => system(language, error),
    }
}

/// The name of a format in a sentence.
pub fn format_name(language: &Language, format: Format) -> String {
    match format {
        Format::CommaText => words!(language, "format-comma"),
        Format::GridText => words!(language, "format-grid"),
        Format::Line => words!(language, "format-line"),
        Format::PencilMarks => words!(language, "format-pencil-marks"),
        Format::CandidateLine => words!(language, "format-candidate-line"),
        Format::Constraints => words!(language, "format-constraints"),
        Format::Library => words!(language, "format-library"),
        Format::Ps => words!(language, "format-ps"),
        Format::SumoCue => words!(language, "format-sumocue"),
        Format::Arrows => words!(language, "format-arrows"),
        Format::Jigsaw => words!(language, "format-jigsaw"),
        Format::Andoku => words!(language, "format-andoku"),
        Format::Solo => words!(language, "format-solo"),
        Format::FPuzzles => words!(language, "format-f-puzzles"),
        Format::FPuzzlesLink => words!(language, "format-f-puzzles-link"),
        Format::SudokuPadLink => words!(language, "format-sudokupad-link"),
        Format::Own => words!(language, "format-own"),
        Format::Sdk | Format::Sdm | Format::Ss | Format::OpenSudoku | Format::Gri => {
            words!(language, "format-ending", ending = format.ending())
        }
    }
}

/// The system's reason why a file cannot be read or written: translated if it is a known reason,
/// otherwise in the system's words without the error number.
fn system(language: &Language, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => words!(language, "error-reason-missing"),
        io::ErrorKind::PermissionDenied => words!(language, "error-reason-denied"),
        io::ErrorKind::ReadOnlyFilesystem => words!(language, "error-reason-read-only"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            words!(language, "error-reason-full")
        }
        io::ErrorKind::NotADirectory => words!(language, "error-reason-no-folder"),
        io::ErrorKind::IsADirectory => words!(language, "error-reason-folder"),
        io::ErrorKind::InvalidFilename => words!(language, "error-reason-name"),
        _ => {
            let words = error.to_string();
            match words.rsplit_once(" (os error ") {
                Some((words, _)) => words.to_owned(),
                None => words,
            }
        }
    }
}

/// The reason why a file cannot be opened.
pub fn open(language: &Language, error: &OpenError) -> String {
    match error {
        OpenError::Missing(file) => words!(language, "error-missing", path = path(file)),
        OpenError::NotAFile(path) => words!(language, "error-no-file", path = self::path(path)),
        OpenError::Unreadable(path, error) => words!(
            language,
            "error-unreadable",
            path = self::path(path),
            reason = system(language, error)
        ),
        OpenError::Content(path, error) => words!(
            language,
            "error-content",
            path = self::path(path),
            problem = format(language, error)
        ),
    }
}

/// The reason why a file cannot be written.
pub fn save(language: &Language, error: &SaveError) -> String {
    words!(
        language,
        "error-not-written",
        path = path(error.path()),
        reason = reason(language, error.reason())
    )
}

/// The mistake in a file.
pub fn format(language: &Language, error: &FormatError) -> String {
    match error {
        FormatError::TooLarge => words!(language, "error-too-large"),
        FormatError::Empty => words!(language, "error-empty"),
        FormatError::NotUtf8(Place { line, column }) => {
            words!(language, "error-not-utf-8", line = *line, column = *column)
        }
        FormatError::Binary(bytes) => {
            words!(language, "error-binary", needed = GRI_BYTES, found = *bytes)
        }
        FormatError::RowNumber { row, number } => {
            words!(
                language,
                "error-row-number",
                row = *row,
                number = number.to_string()
            )
        }
        FormatError::NotADigit { place, text } => words!(
            language,
            "error-not-a-digit",
            line = place.line,
            column = place.column,
            text = shown(text, FormatError::SHOWN_OF_TEXT)
        ),
        FormatError::NotARow { line, text } => words!(
            language,
            "error-not-a-row",
            line = *line,
            text = shown(text, FormatError::SHOWN_OF_LINE)
        ),
        FormatError::RowName { line, name, needed } => words!(
            language,
            "error-row-name",
            line = *line,
            name = shown(name, FormatError::SHOWN_OF_TEXT),
            needed = *needed
        ),
        FormatError::MissingDigit(Place { line, column }) => {
            words!(
                language,
                "error-missing-digit",
                line = *line,
                column = *column
            )
        }
        FormatError::Cells {
            line,
            found,
            needed,
        } => words!(
            language,
            "error-cells",
            line = *line,
            found = *found,
            needed = *needed
        ),
        FormatError::Rows(rows) => words!(language, "error-rows", found = *rows),
        FormatError::Groups(groups) => words!(language, "error-groups", found = *groups),
        FormatError::Mistake { place, problem } => words!(
            language,
            "error-mistake",
            line = place.line,
            column = place.column,
            problem = shown(problem, FormatError::SHOWN_OF_PROBLEM)
        ),
        FormatError::NoPuzzleInLink { place, site } => words!(
            language,
            "error-no-puzzle-in-link",
            line = place.line,
            column = place.column,
            site = shown(site, FormatError::SHOWN_OF_SITE)
        ),
        FormatError::UnknownFormat { place, name } => words!(
            language,
            "error-unknown-format",
            line = place.line,
            column = place.column,
            name = shown(name, FormatError::SHOWN_OF_SITE)
        ),
        FormatError::Unsupported { place, what } => words!(
            language,
            "error-unsupported",
            line = place.line,
            column = place.column,
            what = shown(what, FormatError::SHOWN_OF_RULE)
        ),
        FormatError::BoardSize {
            place: Place { line, column },
            rows,
        } => words!(
            language,
            "error-board-size",
            line = *line,
            column = *column,
            rows = *rows
        ),
        FormatError::Samurai(Place { line, column }) => {
            words!(language, "error-samurai", line = *line, column = *column)
        }
        FormatError::NotOwn => words!(language, "error-not-own", version = OWN_VERSION.to_string()),
        FormatError::Version(version) => words!(
            language,
            "error-version",
            version = version.to_string(),
            oldest = OLDEST_VERSION.to_string(),
            newest = OWN_VERSION.to_string()
        ),
    }
}

/// The reason why work that was left behind cannot be read.
pub fn work(language: &Language, error: &WorkError) -> String {
    match error {
        WorkError::Puzzle(error) => open(language, error),
        WorkError::About(path) => words!(language, "error-work-about", path = self::path(path)),
    }
}

/// The reason why a puzzle comes without its list.
pub fn list(language: &Language, error: &ListError) -> String {
    match error {
        ListError::NoFile => words!(language, "error-list-no-file"),
        ListError::Open(error) => open(language, error),
        ListError::Changed(path) => words!(language, "error-list-changed", path = self::path(path)),
        ListError::Stopped => words!(language, "error-list-stopped"),
    }
}
