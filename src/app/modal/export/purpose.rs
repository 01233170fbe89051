//! The purpose of an export, which narrows the forms down to the suitable ones.

use super::{Form, Subject};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::Format;
use sudoku_telling::export::FileKind;

/// The purpose of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Sending it to a friend.
    Friend,
    /// Printing it.
    Print,
    /// Reading it in a program of the player's own.
    Program,
    /// Going on in this or another program.
    Elsewhere,
    /// Any purpose: all forms are offered.
    Any,
}

impl Purpose {
    /// Every purpose.
    pub const ALL: [Self; 5] = [
        Self::Friend,
        Self::Print,
        Self::Program,
        Self::Elsewhere,
        Self::Any,
    ];

    /// The purpose as a label.
    pub(super) fn label(self, language: &Language) -> String {
        match self {
            Self::Friend => words!(language, "export-for-friend"),
            Self::Print => words!(language, "export-for-print"),
            Self::Program => words!(language, "export-for-program"),
            Self::Elsewhere => words!(language, "export-for-elsewhere"),
            Self::Any => words!(language, "export-for-any"),
        }
    }

    /// The forms that serve the purpose, the most likely one first; none if no form of this subject
    /// does.
    pub(super) fn forms(self, subject: Subject, puzzle: &Puzzle) -> Vec<Form> {
        let mut all = subject.forms(puzzle);
        let Some(wanted) = self.wanted() else {
            return all;
        };
        all.retain(|form| wanted.contains(form));
        all.sort_by_key(|form| wanted.iter().position(|it| it == form));
        all
    }

    /// The forms that serve the purpose on any board, the most likely one first; `None` if all do.
    pub(super) fn wanted(self) -> Option<Vec<Form>> {
        use FileKind::{Html, Json, Markdown, Png, Svg};
        use Form::{Compact, File, Text};
        Some(match self {
            Self::Friend => vec![
                File(Png),
                File(Html),
                Text(Format::Line),
                Text(Format::SudokuPadLink),
                Text(Format::FPuzzlesLink),
                File(Markdown),
            ],
            Self::Print => vec![File(Html), File(Svg), File(Png)],
            Self::Program => vec![
                Text(Format::Line),
                Text(Format::CommaText),
                Text(Format::GridText),
                Text(Format::PencilMarks),
                Text(Format::CandidateLine),
                Text(Format::Constraints),
                Text(Format::Ps),
                Text(Format::SumoCue),
                Text(Format::Arrows),
                Text(Format::Jigsaw),
                Text(Format::FPuzzles),
                File(Json),
            ],
            Self::Elsewhere => vec![
                Text(Format::Own),
                Text(Format::Sdk),
                Text(Format::OpenSudoku),
                Text(Format::Sdm),
                Text(Format::Ss),
                Text(Format::Library),
                Text(Format::SudokuPadLink),
                Text(Format::FPuzzlesLink),
                Text(Format::Solo),
                Text(Format::Andoku),
                Text(Format::Ps),
                Text(Format::SumoCue),
                Compact,
            ],
            Self::Any => return None,
        })
    }
}
