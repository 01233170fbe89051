use std::fmt;

use super::record::{Fields, Reads, Title};
use sudoku_engine::named::named;
use sudoku_engine::sudoku::Field;
use sudoku_engine::texts::{Language, Text};

named! {
    /// A notation for puzzles.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Format {
        /// Nine lines of nine numbers with commas, 0 for an empty cell; read in brackets and
        /// braces too.
        CommaText: "comma";
        /// Nine lines of nine characters, drawn with borders or not.
        GridText: "grid";
        /// 81 characters per line, and the title after a blank.
        Line: "line";
        /// Nine rows of nine groups of digits, drawn with borders.
        PencilMarks: "pencil-marks";
        /// 729 characters per line, one per candidate, and a title after a blank.
        CandidateLine: "candidate-line";
        /// 81 binary numbers of nine bits: the digits that each cell cannot hold.
        Constraints: "constraints";
        /// A line as in technique libraries; see [`read_library_line`](super::read_library_line).
        Library: "library";
        /// `[Puzzle]`, `[State]` and lines about the puzzle.
        Sdk: "sdk";
        /// 81 characters per line, 0 for an empty cell.
        Sdm: "sdm";
        /// Nine lines of three groups, with lines between the bands.
        Ss: "ss";
        /// XML with data about all the puzzles, and a `game` for each.
        OpenSudoku: "opensudoku";
        /// 36 bytes: a binary number for each row.
        Gri: "gri";
        /// The text of Perfect Sudoku: a line with the cages of a killer.
        Ps: "ps";
        /// The text of SumoCue: a line with cages, or with regions.
        SumoCue: "sumocue";
        /// 81 characters per line: sums, and arrows to them.
        Arrows: "arrows";
        /// 162 characters per line: the givens, then the regions of a jigsaw.
        Jigsaw: "jigsaw";
        /// Givens, regions and a letter for extra features of the board, as in Andoku.
        Andoku: "andoku";
        /// A game ID of Simon Tatham's Solo.
        Solo: "solo";
        /// The JSON of f-puzzles.
        FPuzzles: "f-puzzles";
        /// A link to f-puzzles.
        FPuzzlesLink: "f-puzzles-link";
        /// A link to SudokuPad.
        SudokuPadLink: "sudokupad-link";
        /// The program's own TOML.
        Own: "own";
    }
    /// Not the name of a format.
    UnknownFormat: "is not a format; the formats are";
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().words(Language::english()))
    }
}

impl Format {
    /// The name in a sentence.
    pub fn text(self) -> Text {
        (self.record().text)()
    }

    /// The name on a button.
    pub fn label(self) -> Text {
        let record = self.record();
        record.label.unwrap_or(record.text)()
    }

    /// Returns the ending of a file's name, without the dot. Several formats share `txt`.
    pub const fn ending(self) -> &'static str {
        self.record().ending
    }

    /// Returns the format to write under a name with this ending; `None` for an ending that tells
    /// nothing. `txt` means comma text.
    pub fn from_ending(ending: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|format| format.ending().eq_ignore_ascii_case(ending))
    }

    /// Whether a file is a text.
    pub const fn is_text(self) -> bool {
        !matches!(self.record().reads, Reads::Bytes)
    }

    /// Whether a file may hold more than one puzzle.
    pub const fn holds_several(self) -> bool {
        self.has_puzzle_a_line() || matches!(self.record().reads, Reads::Json | Reads::Elements)
    }

    /// Whether a file has parts around all puzzles, so that it is not complete before its end.
    pub const fn has_frame(self) -> bool {
        self.record().frame.is_some()
    }

    pub(super) const fn has_puzzle_a_line(self) -> bool {
        matches!(self.record().reads, Reads::Lines | Reads::Words(_))
    }

    /// Whether the format is made for boards other than the classic one.
    pub const fn is_for_other_boards(self) -> bool {
        self.record().is_for_other_boards
    }

    /// Whether the format distinguishes entries from givens.
    pub const fn tells_entries(self) -> bool {
        self.record().keeps.entries
    }

    /// Whether the format keeps the removed candidates.
    pub const fn keeps_removed(self) -> bool {
        self.record().keeps.removed
    }

    /// Whether the format keeps the title.
    pub const fn keeps_title(self) -> bool {
        !matches!(self.record().keeps.title, Title::Never)
    }

    /// Whether the format keeps this data about the puzzle.
    pub const fn keeps_field(self, field: Field) -> bool {
        match self.record().keeps.fields {
            Fields::None => false,
            Fields::Known => matches!(field, Field::Author | Field::Description),
            Fields::All => true,
        }
    }
}
