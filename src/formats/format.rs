use std::fmt;
use std::str::FromStr;

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
    pub const ALL: [Self; 13] = [
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
            Self::Own => "own",
        }
    }

    /// The ending of a file's name, without the dot. Several formats share
    /// `txt`.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Sdk | Self::Sdm | Self::Ss | Self::OpenSudoku | Self::Gri => self.slug(),
            Self::Own => "toml",
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
        self.has_puzzle_a_line() || matches!(self, Self::OpenSudoku)
    }

    pub(super) const fn has_puzzle_a_line(self) -> bool {
        matches!(
            self,
            Self::Line | Self::CandidateLine | Self::Library | Self::Sdm
        )
    }

    /// Whether digits that were filled in are told from the givens.
    pub const fn tells_entries(self) -> bool {
        matches!(self, Self::Library | Self::Sdk | Self::Own)
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
        matches!(
            self,
            Self::Line | Self::CandidateLine | Self::OpenSudoku | Self::Own
        )
    }

    /// Whether what else is said about the puzzle is kept.
    pub const fn keeps_metadata(self) -> bool {
        matches!(self, Self::Sdk | Self::OpenSudoku | Self::Own)
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
