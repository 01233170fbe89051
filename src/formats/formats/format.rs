use std::fmt;

use sudoku_engine::named::named;
use sudoku_engine::sudoku::Field;
use sudoku_engine::texts::{Language, Text, said};

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
    /// The name in a sentence,.
    pub fn text(self) -> Text {
        match self {
            Self::CommaText => said!("format-comma"),
            Self::GridText => said!("format-grid"),
            Self::Line => said!("format-line"),
            Self::PencilMarks => said!("format-pencil-marks"),
            Self::CandidateLine => said!("format-candidate-line"),
            Self::Constraints => said!("format-constraints"),
            Self::Library => said!("format-library"),
            Self::Ps => said!("format-ps"),
            Self::SumoCue => said!("format-sumocue"),
            Self::Arrows => said!("format-arrows"),
            Self::Jigsaw => said!("format-jigsaw"),
            Self::Andoku => said!("format-andoku"),
            Self::Solo => said!("format-solo"),
            Self::FPuzzles => said!("format-f-puzzles"),
            Self::FPuzzlesLink => said!("format-f-puzzles-link"),
            Self::SudokuPadLink => said!("format-sudokupad-link"),
            Self::Own => said!("format-own"),
            Self::Sdk | Self::Sdm | Self::Ss | Self::OpenSudoku | Self::Gri => {
                said!("format-ending", ending = self.ending())
            }
        }
    }

    /// Returns the ending of a file's name, without the dot. Several formats share `txt`.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Sdk | Self::Sdm | Self::Ss | Self::OpenSudoku | Self::Gri => self.slug(),
            Self::Own => "toml",
            Self::FPuzzles => "json",
            _ => "txt",
        }
    }

    /// Returns the format to write under a name with this ending; `None` for an ending that tells
    /// nothing. `txt` means comma text.
    pub fn from_ending(ending: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|format| format.ending().eq_ignore_ascii_case(ending))
    }

    /// Whether a file may hold more than one puzzle.
    pub const fn holds_several(self) -> bool {
        self.has_puzzle_a_line() || matches!(self, Self::OpenSudoku | Self::FPuzzles)
    }

    pub(super) const fn has_puzzle_a_line(self) -> bool {
        matches!(
            self,
            Self::Line | Self::CandidateLine | Self::Library | Self::Sdm
        ) || self.is_of_boards()
            || self.is_link()
    }

    /// Whether the format is made for boards other than the classic one.
    pub const fn is_for_other_boards(self) -> bool {
        self.is_of_boards() || self.is_json()
    }

    /// Whether the format is one of the notations with one word per puzzle.
    pub(super) const fn is_of_boards(self) -> bool {
        matches!(
            self,
            Self::Ps | Self::SumoCue | Self::Arrows | Self::Jigsaw | Self::Andoku | Self::Solo
        )
    }

    const fn is_link(self) -> bool {
        matches!(self, Self::FPuzzlesLink | Self::SudokuPadLink)
    }

    /// Whether the format is JSON, or a link that contains it.
    pub(super) const fn is_json(self) -> bool {
        self.is_link() || matches!(self, Self::FPuzzles)
    }

    /// Whether the format distinguishes entries from givens.
    pub const fn tells_entries(self) -> bool {
        self.is_json() || matches!(self, Self::Library | Self::Sdk | Self::Own)
    }

    /// Whether the format keeps the removed candidates.
    pub const fn keeps_removed(self) -> bool {
        self.has_candidates_alone() || matches!(self, Self::Library | Self::Own)
    }

    /// Whether the format keeps the marks made by hand and the save points.
    pub const fn keeps_marks(self) -> bool {
        matches!(self, Self::Own)
    }

    /// Whether a cell with one candidate looks like one with a value.
    pub(super) const fn has_candidates_alone(self) -> bool {
        matches!(
            self,
            Self::PencilMarks | Self::CandidateLine | Self::Constraints
        )
    }

    /// Whether the format keeps the title.
    pub const fn keeps_title(self) -> bool {
        self.is_of_boards()
            || self.is_json()
            || matches!(
                self,
                Self::Line | Self::CandidateLine | Self::OpenSudoku | Self::Own
            )
    }

    /// Whether the format keeps this data about the puzzle.
    pub const fn keeps_field(self, field: Field) -> bool {
        let is_known = matches!(field, Field::Author | Field::Description);
        matches!(self, Self::Sdk | Self::OpenSudoku | Self::Own) || self.is_json() && is_known
    }
}
