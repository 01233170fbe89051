use std::fmt;
use std::str::FromStr;

use sudoku_engine::sudoku::Field;

/// A way to write puzzles down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Nine lines of nine numbers with commas, 0 for an empty cell; read in brackets and
    /// braces too.
    CommaText,
    /// Nine lines of nine characters, drawn with borders or not.
    GridText,
    /// 81 characters a line, and what the puzzle is called after a blank.
    Line,
    /// Nine rows of nine groups of digits, drawn with borders.
    PencilMarks,
    /// 729 characters a line, one a candidate, and a name after a blank.
    CandidateLine,
    /// 81 binary numbers of nine bits: the digits that each cell cannot hold.
    Constraints,
    /// A line as technique libraries have it; see
    /// [`read_library_line`](super::read_library_line).
    Library,
    /// `[Puzzle]`, `[State]` and lines about the puzzle.
    Sdk,
    /// 81 characters a line, 0 for an empty cell.
    Sdm,
    /// Nine lines of three groups, with lines between the bands.
    Ss,
    /// XML with what is said about all the puzzles, and a `game` for each.
    OpenSudoku,
    /// 36 bytes: a binary number for each row.
    Gri,
    /// The text of Perfect Sudoku: a line with the cages of a killer.
    Ps,
    /// The text of SumoCue: a line with cages, or with regions.
    SumoCue,
    /// 81 characters a line: sums, and arrows to them.
    Arrows,
    /// 162 characters a line: the givens, then the regions of a jigsaw.
    Jigsaw,
    /// Givens, regions and a letter for what the board has besides, as Andoku has them.
    Andoku,
    /// A game ID of Simon Tatham's Solo.
    Solo,
    /// The JSON of f-puzzles.
    FPuzzles,
    /// A link to f-puzzles.
    FPuzzlesLink,
    /// A link to SudokuPad.
    SudokuPadLink,
    /// The program's own TOML.
    Own,
}

/// Not the name of a format.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{name}' is not a format; the formats are {}", slugs())]
pub struct UnknownFormat {
    name: String,
}

fn slugs() -> String {
    Format::ALL.map(Format::slug).join(", ")
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 22] = [
        Self::CommaText,
        Self::GridText,
        Self::Line,
        Self::PencilMarks,
        Self::CandidateLine,
        Self::Constraints,
        Self::Library,
        Self::Sdk,
        Self::Sdm,
        Self::Ss,
        Self::OpenSudoku,
        Self::Gri,
        Self::Ps,
        Self::SumoCue,
        Self::Arrows,
        Self::Jigsaw,
        Self::Andoku,
        Self::Solo,
        Self::FPuzzles,
        Self::FPuzzlesLink,
        Self::SudokuPadLink,
        Self::Own,
    ];

    /// The name that is typed: one word in lower case.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::CommaText => "comma",
            Self::GridText => "grid",
            Self::Line => "line",
            Self::PencilMarks => "pencil-marks",
            Self::CandidateLine => "candidate-line",
            Self::Constraints => "constraints",
            Self::Library => "library",
            Self::Sdk => "sdk",
            Self::Sdm => "sdm",
            Self::Ss => "ss",
            Self::OpenSudoku => "opensudoku",
            Self::Gri => "gri",
            Self::Ps => "ps",
            Self::SumoCue => "sumocue",
            Self::Arrows => "arrows",
            Self::Jigsaw => "jigsaw",
            Self::Andoku => "andoku",
            Self::Solo => "solo",
            Self::FPuzzles => "f-puzzles",
            Self::FPuzzlesLink => "f-puzzles-link",
            Self::SudokuPadLink => "sudokupad-link",
            Self::Own => "own",
        }
    }

    /// The ending of a file's name, without the dot. Several formats share
    /// `txt`.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Sdk | Self::Sdm | Self::Ss | Self::OpenSudoku | Self::Gri => self.slug(),
            Self::Own => "toml",
            Self::FPuzzles => "json",
            _ => "txt",
        }
    }

    /// The format to write under a name with this ending; `None` for an ending
    /// that says nothing. `txt` stands for comma text.
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

    /// Whether it is made for other boards than the classic one.
    pub const fn is_for_other_boards(self) -> bool {
        self.is_of_boards() || self.is_json()
    }

    /// Whether it is one of the notations of which each puzzle is one word.
    pub(super) const fn is_of_boards(self) -> bool {
        matches!(
            self,
            Self::Ps | Self::SumoCue | Self::Arrows | Self::Jigsaw | Self::Andoku | Self::Solo
        )
    }

    const fn is_link(self) -> bool {
        matches!(self, Self::FPuzzlesLink | Self::SudokuPadLink)
    }

    /// Whether it is JSON, or a link with such a puzzle.
    pub(super) const fn is_json(self) -> bool {
        self.is_link() || matches!(self, Self::FPuzzles)
    }

    /// Whether digits that were filled in are told from the givens.
    pub const fn tells_entries(self) -> bool {
        self.is_json() || matches!(self, Self::Library | Self::Sdk | Self::Own)
    }

    /// Whether candidates that were removed stay so.
    pub const fn keeps_removed(self) -> bool {
        self.has_candidates_alone() || matches!(self, Self::Library | Self::Own)
    }

    /// Whether what was marked by hand is kept, and so are the save points.
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

    /// Whether the title is kept.
    pub const fn keeps_title(self) -> bool {
        self.is_of_boards()
            || self.is_json()
            || matches!(
                self,
                Self::Line | Self::CandidateLine | Self::OpenSudoku | Self::Own
            )
    }

    /// Whether this that is said about the puzzle is kept.
    pub const fn keeps_field(self, field: Field) -> bool {
        let is_known = matches!(field, Field::Author | Field::Description);
        matches!(self, Self::Sdk | Self::OpenSudoku | Self::Own) || self.is_json() && is_known
    }
}

/// The name in a sentence.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::CommaText => "comma text",
            Self::GridText => "grid text",
            Self::Line => "one line",
            Self::PencilMarks => "pencil marks",
            Self::CandidateLine => "a line of candidates",
            Self::Constraints => "a constraint dump",
            Self::Library => "a library line",
            Self::Ps => "PS text",
            Self::SumoCue => "SumoCue text",
            Self::Arrows => "arrow text",
            Self::Jigsaw => "a line of 162 characters",
            Self::Andoku => "a line of Andoku",
            Self::Solo => "a game ID of Solo",
            Self::FPuzzles => "JSON of f-puzzles",
            Self::FPuzzlesLink => "a link to f-puzzles",
            Self::SudokuPadLink => "a link to SudokuPad",
            Self::Own => "the program's own format",
            _ => return write!(f, ".{}", self.ending()),
        })
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        let found = Self::ALL.into_iter().find(|format| format.slug() == name);
        found.ok_or_else(|| UnknownFormat {
            name: name.to_owned(),
        })
    }
}
