//! Notes on how a file was read, in words.

use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::ReadingNote;

/// A note in a sentence.
pub fn reading_note(language: &Language, note: &ReadingNote) -> String {
    match *note {
        ReadingNote::Grids {
            lines,
            grids,
            titles,
        } => words!(
            language,
            "reading-grids",
            lines = lines,
            grids = grids,
            titles = titles
        ),
        ReadingNote::MarksOfGrids { count } => words!(language, "reading-marks", count = count),
        ReadingNote::LetterAsDigit { letter, digit } => words!(
            language,
            "reading-letter-as-digit",
            letter = letter.to_string(),
            digit = digit.to_string()
        ),
        ReadingNote::EmptySign { sign: ' ' } => words!(language, "reading-blank"),
        ReadingNote::EmptySign { sign } => {
            words!(language, "reading-sign", sign = sign.to_string())
        }
        ReadingNote::Letters { are_columns: true } => {
            words!(language, "reading-letters-are-columns")
        }
        ReadingNote::Letters { are_columns: false } => {
            words!(language, "reading-letters-are-rows")
        }
        ReadingNote::EntriesInBrackets => words!(language, "reading-entries-in-brackets"),
        ReadingNote::GivensInBold => words!(language, "reading-givens-in-bold"),
        ReadingNote::RuleInWords { line, ref word } => {
            words!(
                language,
                "reading-rule-in-words",
                line = line,
                word = word.as_str()
            )
        }
        ReadingNote::Solutions { count } => words!(language, "reading-solutions", count = count),
        ReadingNote::WrongSolutions {
            wrong,
            count,
            first,
        } => words!(
            language,
            "reading-wrong-solutions",
            wrong = wrong,
            count = count,
            first = first
        ),
        ReadingNote::LeftOut { count, first } => {
            words!(language, "reading-left-out", count = count, first = first)
        }
        ReadingNote::MarksLeftOut { line } => {
            words!(language, "reading-marks-left-out", line = line)
        }
        ReadingNote::FieldsLeftOut { ref names } => {
            let count = names.len();
            let names: Vec<String> = names.iter().map(|it| format!("'{it}'")).collect();
            words!(
                language,
                "reading-fields-left-out",
                count = count,
                names = names.join(", ")
            )
        }
        ReadingNote::EntriesLeftOut { count, first } => words!(
            language,
            "reading-entries-left-out",
            count = count,
            first = first
        ),
    }
}

/// Notes in sentences; `None` if there are none.
pub fn reading_notes(language: &Language, notes: &[ReadingNote]) -> Option<String> {
    let sentences: Vec<String> = notes.iter().map(|it| reading_note(language, it)).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}
