//! Errors about files and puzzles, in the language of the reader.
//!
//! The errors of the library are in English. The window translates them with these functions.
//! Errors that are not listed here, and messages from the system or from a reader of XML or TOML,
//! stay as they are.

use std::io;
use std::path::Path;

use crate::export::{PictureError, PictureSize, SizeError};
use crate::session::{ListError, OpenError, SaveError, WorkError};
use sudoku_engine::generate::{DraftError, GenerateError};
use sudoku_engine::printable;
use sudoku_engine::search::MOST_GUESSES;
use sudoku_engine::texts::{
    Finding, Language, LanguageError, Notation, level_name, technique_name, words,
};
use sudoku_formats::files::FileError;
use sudoku_formats::formats::{
    Format, FormatError, GRI_BYTES, Loss, OLDEST_VERSION, OWN_VERSION, Place, Unheld, shown,
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

/// A property of a puzzle that a format has no place for.
pub fn unheld(language: &Language, what: Unheld) -> String {
    words!(language, "loss-puzzle-what", what = what.name())
}

/// A loss in a format, as a clause.
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

/// The reason why a draft cannot be made into a puzzle.
pub fn draft(language: &Language, error: DraftError) -> String {
    match error {
        DraftError::NoSolution => words!(language, "error-draft-no-solution"),
        DraftError::SeveralSolutions => words!(language, "error-draft-several-solutions"),
        DraftError::TooManyGuesses => words!(
            language,
            "error-draft-too-many-guesses",
            guesses = MOST_GUESSES
        ),
        DraftError::Stopped => words!(language, "error-draft-stopped"),
    }
}

/// The reason why no puzzle was generated: a wish that cannot be fulfilled, or the order to stop.
/// Techniques, levels, boards and symmetries have the names by which they were requested.
pub fn generate(language: &Language, error: &GenerateError) -> String {
    match error {
        GenerateError::TooFewGivens(givens) => {
            words!(language, "error-generate-too-few-givens", givens = *givens)
        }
        GenerateError::TooManyGivens(givens) => {
            words!(language, "error-generate-too-many-givens", givens = *givens)
        }
        GenerateError::TooManyForMinimal(givens) => words!(
            language,
            "error-generate-too-many-for-minimal",
            givens = *givens
        ),
        GenerateError::QuarterTurn(givens) => {
            words!(language, "error-generate-quarter-turn", givens = *givens)
        }
        GenerateError::SeventeenWithSymmetry(symmetry) => words!(
            language,
            "error-generate-seventeen",
            symmetry = symmetry.to_string()
        ),
        GenerateError::PatternAndGivens { pattern, givens } => words!(
            language,
            "error-generate-pattern-and-givens",
            pattern = *pattern,
            givens = *givens
        ),
        GenerateError::PatternWithoutSymmetry(symmetry) => words!(
            language,
            "error-generate-pattern-symmetry",
            symmetry = symmetry.to_string()
        ),
        GenerateError::PatternWithEmptyLines(first, second) => words!(
            language,
            "error-generate-pattern-lines",
            first = Notation::Rc.house(language, *first),
            second = Notation::Rc.house(language, *second)
        ),
        GenerateError::PatternInFewBoxes(boxes) => {
            words!(language, "error-generate-pattern-boxes", boxes = *boxes)
        }
        GenerateError::TooFullForLevel { givens, wished } => words!(
            language,
            "error-generate-full-for-level",
            givens = *givens,
            level = level_name(language, *wished)
        ),
        GenerateError::TooFullToNeed { givens, technique } => words!(
            language,
            "error-generate-full-to-need",
            givens = *givens,
            technique = technique_name(language, *technique)
        ),
        GenerateError::NotARating(rating) => words!(
            language,
            "error-generate-not-a-rating",
            rating = rating.to_string()
        ),
        GenerateError::NoSuchRating { least, most } => words!(
            language,
            "error-generate-no-such-rating",
            least = least.to_string(),
            most = most.to_string()
        ),
        GenerateError::TooFullForRating { givens, wished } => words!(
            language,
            "error-generate-full-for-rating",
            givens = *givens,
            rating = wished.to_string()
        ),
        GenerateError::RatingOfOtherBoard(board) => words!(
            language,
            "error-generate-rating-board",
            board = board.to_string()
        ),
        GenerateError::SinglesBelowLevel { hardest, wished } => words!(
            language,
            "error-generate-singles-level",
            hardest = technique_name(language, *hardest),
            level = level_name(language, *wished)
        ),
        GenerateError::NeverNeeded { technique, reason } => words!(
            language,
            "error-generate-never-needed",
            technique = technique_name(language, *technique),
            reason = reason.key()
        ),
        GenerateError::NoneKnown {
            technique,
            positions,
        } => words!(
            language,
            "error-generate-none-known",
            technique = technique_name(language, *technique),
            positions = positions.to_string()
        ),
        GenerateError::NotInCatalogue(technique) => words!(
            language,
            "error-generate-not-in-catalogue",
            technique = technique_name(language, *technique)
        ),
        GenerateError::NeedsHarder { needs, hardest } => words!(
            language,
            "error-generate-needs-harder",
            technique = technique_name(language, *needs),
            hardest = technique_name(language, *hardest)
        ),
        GenerateError::NeedsHigherLevel { technique, wished } => words!(
            language,
            "error-generate-needs-level",
            technique = technique_name(language, *technique),
            least = level_name(language, technique.level()),
            level = level_name(language, *wished)
        ),
        GenerateError::PatternOfOtherBoard(board) => words!(
            language,
            "error-generate-pattern-board",
            board = board.to_string()
        ),
        GenerateError::TooManyGivensFor {
            board,
            most,
            givens,
        } => words!(
            language,
            "error-generate-too-many-for-board",
            board = board.to_string(),
            most = *most,
            givens = *givens
        ),
        GenerateError::TooFewGivensOn {
            board,
            fewest,
            givens,
        } => words!(
            language,
            "error-generate-too-few-on-board",
            board = board.to_string(),
            fewest = *fewest,
            givens = *givens
        ),
        GenerateError::TooFewGivensFor {
            board,
            fewest,
            givens,
        } => words!(
            language,
            "error-generate-too-few-for-board",
            board = board.to_string(),
            fewest = *fewest,
            givens = *givens
        ),
        GenerateError::NoCages(board) => words!(
            language,
            "error-generate-no-cages",
            board = board.to_string()
        ),
        GenerateError::CageSizes { least, most, size } => words!(
            language,
            "error-generate-cage-sizes",
            least = *least,
            most = *most,
            size = *size
        ),
        GenerateError::BoardWithoutSymmetry { board, symmetry } => words!(
            language,
            "error-generate-board-symmetry",
            board = board.to_string(),
            symmetry = symmetry.to_string()
        ),
        GenerateError::Stopped => words!(language, "error-generate-stopped"),
    }
}

/// The mistake in the file of a language.
pub fn language_file(language: &Language, error: &LanguageError) -> String {
    match error {
        LanguageError::NotText { line } => {
            words!(language, "language-error-not-text", line = *line)
        }
        LanguageError::Syntax { line, problem } => words!(
            language,
            "language-error-syntax",
            line = *line,
            problem = printable::text(problem)
        ),
        LanguageError::Twice { line, message } => words!(
            language,
            "language-error-twice",
            line = *line,
            message = message.as_str()
        ),
        LanguageError::Tag(tag) => {
            words!(language, "language-error-tag", tag = printable::text(tag))
        }
    }
}

/// A finding about the file of a language.
pub fn finding(language: &Language, finding: &Finding) -> String {
    match finding {
        Finding::Missing(message) => {
            words!(language, "finding-missing", message = message.as_str())
        }
        Finding::Unknown { line, message } => words!(
            language,
            "finding-unknown",
            line = *line,
            message = message.as_str()
        ),
        Finding::NoSuchPlace {
            line,
            message,
            place,
        } => words!(
            language,
            "finding-no-such-place",
            line = *line,
            message = message.as_str(),
            place = format!("{{ ${place} }}")
        ),
        Finding::LeftOut {
            line,
            message,
            place,
        } => words!(
            language,
            "finding-left-out",
            line = *line,
            message = message.as_str(),
            place = format!("{{ ${place} }}")
        ),
        Finding::NotThere {
            line,
            message,
            named,
        } => words!(
            language,
            "finding-not-there",
            line = *line,
            message = message.as_str(),
            named = named.as_str()
        ),
    }
}

/// The reason why a picture cannot have a size.
pub fn size(language: &Language, _: SizeError) -> String {
    let (least, most) = (PictureSize::LEAST, PictureSize::MOST);
    words!(
        language,
        "error-size",
        least = least.to_string(),
        most = most.to_string()
    )
}

/// The reason why a picture could not be made.
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
