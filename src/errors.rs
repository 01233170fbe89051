//! What can go wrong with files and puzzles, in the language of whoever is told.
//!
//! The errors of the library speak English. The window says them by these functions;
//! what is not listed here, and what the system or a reader of XML or TOML says, stays
//! as it is.

use std::path::Path;

use crate::export::{PictureError, PictureSize, SizeError};
use crate::files::FileError;
use crate::formats::{
    FormatError, GRI_BYTES, Loss, OLDEST_VERSION, OWN_VERSION, Place, Unheld, shown,
};
use crate::generate::{DraftError, GenerateError};
use crate::printable;
use crate::session::{ListError, OpenError, SaveError, WorkError};
use crate::texts::{Language, words};

/// The name of a file, without anything that would disturb what is around it.
pub fn path(path: &Path) -> String {
    printable::path(path)
}

/// Why a file cannot be read or written.
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
        FileError::System(error) => error.to_string(),
    }
}

/// Why a file cannot be opened.
pub fn open(language: &Language, error: &OpenError) -> String {
    match error {
        OpenError::Missing(file) => words!(language, "error-missing", path = path(file)),
        OpenError::NotAFile(path) => words!(language, "error-no-file", path = self::path(path)),
        OpenError::Unreadable(path, error) => words!(
            language,
            "error-unreadable",
            path = self::path(path),
            reason = error.to_string()
        ),
        OpenError::Content(path, error) => words!(
            language,
            "error-content",
            path = self::path(path),
            problem = format(language, error)
        ),
    }
}

/// Why a file cannot be written.
pub fn save(language: &Language, error: &SaveError) -> String {
    words!(
        language,
        "error-not-written",
        path = path(error.path()),
        reason = reason(language, error.reason())
    )
}

/// What is wrong in a file.
pub fn format(language: &Language, error: &FormatError) -> String {
    match error {
        FormatError::TooLarge => words!(language, "error-too-large"),
        FormatError::Empty => words!(language, "error-empty"),
        FormatError::NotUtf8(Place { line, column }) => {
            words!(language, "error-not-utf-8", line = *line, column = *column)
        }
        FormatError::Utf16 => words!(language, "error-utf-16"),
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

/// Something that a format has no place for.
pub fn unheld(language: &Language, what: Unheld) -> String {
    words!(language, "loss-puzzle-what", what = what.name())
}

/// What a format does not hold, as a clause.
pub fn loss(language: &Language, loss: Loss) -> String {
    match loss {
        Loss::Puzzle(what) => {
            words!(language, "loss-puzzle", what = unheld(language, what))
        }
        Loss::Entries => words!(language, "loss-entries"),
        Loss::NakedSingles => words!(language, "loss-naked-singles"),
        Loss::NoCandidates => words!(language, "loss-no-candidates"),
        Loss::Removed => words!(language, "loss-removed"),
        Loss::Marks => words!(language, "loss-marks"),
        Loss::SavePoints => words!(language, "loss-save-points"),
        Loss::History => words!(language, "loss-history"),
        Loss::OldestMoves => words!(language, "loss-oldest-moves"),
        Loss::Title => words!(language, "loss-title"),
        Loss::TitleShape => words!(language, "loss-title-shape"),
        Loss::Game => words!(language, "loss-game"),
        Loss::Metadata(field) => words!(language, "loss-metadata", field = field.name()),
        Loss::Header => words!(language, "loss-header"),
    }
}

/// Why work that was left behind cannot be read.
pub fn work(language: &Language, error: &WorkError) -> String {
    match error {
        WorkError::Puzzle(error) => open(language, error),
        WorkError::About(path) => words!(language, "error-work-about", path = self::path(path)),
    }
}

/// Why a puzzle comes without its list.
pub fn list(language: &Language, error: &ListError) -> String {
    match error {
        ListError::NoFile => words!(language, "error-list-no-file"),
        ListError::Open(error) => open(language, error),
        ListError::Changed(path) => words!(language, "error-list-changed", path = self::path(path)),
        ListError::Stopped => words!(language, "error-list-stopped"),
    }
}

/// Why nothing can be made of a draft.
pub fn draft(language: &Language, error: DraftError) -> String {
    match error {
        DraftError::NoSolution => words!(language, "error-draft-no-solution"),
        DraftError::SeveralSolutions => words!(language, "error-draft-several-solutions"),
        DraftError::Stopped => words!(language, "error-draft-stopped"),
    }
}

/// Why no game was made. The wishes of a game are none that could not be fulfilled.
pub fn generate(language: &Language, error: &GenerateError) -> String {
    match error {
        GenerateError::Stopped => words!(language, "error-generate-stopped"),
        other => other.to_string(),
    }
}

/// Why a size is that of no picture.
pub fn size(language: &Language, _: SizeError) -> String {
    let (least, most) = (PictureSize::LEAST, PictureSize::MOST);
    words!(
        language,
        "error-size",
        least = least.to_string(),
        most = most.to_string()
    )
}

/// Why a picture could not be made.
pub fn picture(language: &Language, error: &PictureError) -> String {
    match error {
        PictureError::Memory => words!(language, "error-picture-memory"),
        PictureError::Drawing(reason) => {
            words!(
                language,
                "error-picture-drawing",
                reason = reason.to_string()
            )
        }
        PictureError::Packing(reason) => {
            words!(language, "error-picture-packing", reason = reason.as_str())
        }
    }
}
