//! Notes on how a file was read, in words.

use sudoku_engine::texts::{Text, said};
use sudoku_formats::formats::ReadingNote;

/// A note in a sentence.
pub fn reading_note(note: &ReadingNote) -> Text {
    match *note {
        ReadingNote::Grids {
            lines,
            grids,
            titles,
        } => said!(
            "reading-grids",
            lines = lines,
            grids = grids,
            titles = titles
        ),
        ReadingNote::MarksOfGrids { count } => said!("reading-marks", count = count),
        ReadingNote::FewNotes {
            count,
            first,
            ref digits,
        } => said!(
            "reading-few-notes",
            count = count,
            first = first,
            digits = digits.as_str()
        ),
        ReadingNote::LetterAsDigit { letter, digit } => said!(
            "reading-letter-as-digit",
            letter = letter.to_string(),
            digit = digit.to_string()
        ),
        ReadingNote::EmptySign { sign: ' ' } => said!("reading-blank"),
        ReadingNote::EmptySign { sign } => {
            said!("reading-sign", sign = sign.to_string())
        }
        ReadingNote::Letters { are_columns: true } => {
            said!("reading-letters-are-columns")
        }
        ReadingNote::Letters { are_columns: false } => {
            said!("reading-letters-are-rows")
        }
        ReadingNote::XAsColumn => said!("reading-x-as-column"),
        ReadingNote::FirstAsRow => said!("reading-first-as-row"),
        ReadingNote::EntriesInBrackets => said!("reading-entries-in-brackets"),
        ReadingNote::GivensInBold => said!("reading-givens-in-bold"),
        ReadingNote::RuleInWords { line, ref word } => {
            said!("reading-rule-in-words", line = line, word = word.as_str())
        }
        ReadingNote::Solutions { count } => said!("reading-solutions", count = count),
        ReadingNote::WrongSolutions {
            wrong,
            count,
            first,
        } => said!(
            "reading-wrong-solutions",
            wrong = wrong,
            count = count,
            first = first
        ),
        ReadingNote::LeftOut { count, first } => {
            said!("reading-left-out", count = count, first = first)
        }
        ReadingNote::MarksLeftOut { line } => {
            said!("reading-marks-left-out", line = line)
        }
        ReadingNote::FieldsLeftOut { ref names } => {
            let count = names.len();
            let names: Vec<String> = names.iter().map(|it| format!("'{it}'")).collect();
            said!(
                "reading-fields-left-out",
                count = count,
                names = names.join(", ")
            )
        }
        ReadingNote::EntriesLeftOut { count, first } => {
            said!("reading-entries-left-out", count = count, first = first)
        }
    }
}

/// Notes in sentences; `None` if there are none.
pub fn reading_notes(notes: &[ReadingNote]) -> Option<Text> {
    notes.iter().map(reading_note).reduce(Text::sentence)
}
