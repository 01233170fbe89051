//! The names of files and formats within sentences about errors. Each error has its own words in
//! every language.

use std::path::Path;

use sudoku_engine::printable;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::Format;

/// The name of a file, without characters that would disturb the text around it.
pub fn path(path: &Path) -> String {
    printable::path(path)
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
