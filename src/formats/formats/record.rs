//! The records of all formats: the facts about each that detection, reader, writer and losses use.
//! A new format is a variant of [`Format`], a record here, and the text of its name.

use super::boards::{andoku, arrows, ps, solo, sumo_cue, write_values};
use super::detection::{Sign, Start, has_candidates};
use super::held;
use super::loss::written_title;
use super::{
    BitOrder, Format, FormatError, Place, Unheld, arrays, boards, comma_text, constraints, gri,
    grid_text, iss, json, library, lines, link, numbered_lines, opensudoku, own, pencil_marks, sdk,
    ss, table,
};
use sudoku_engine::sudoku::{Position, Puzzle};
use sudoku_engine::texts::{Text, said};

/// Whether the start of a text has a sign.
pub(super) type IsThere = fn(&Start) -> bool;

/// A reader of the puzzle in a line.
type ReadWord = fn(&str, Place) -> Result<(Puzzle, &str), FormatError>;

/// Everything that differs between formats.
pub(super) struct Record {
    /// The name in a sentence.
    pub(super) text: fn() -> Text,
    /// The name on a button, if it is another one.
    pub(super) label: Option<fn() -> Text>,
    /// The ending of a file's name, without the dot. Several formats share `txt`.
    pub(super) ending: &'static str,
    /// The signs of a text in this format.
    pub(super) signs: &'static [(Sign, IsThere)],
    pub(super) reads: Reads,
    /// Whether it is a drawn grid of rows without a word of its own, so that a text in which it
    /// fails may be another kind of grid.
    pub(super) is_rows: bool,
    /// Whether a cell with one candidate looks like one with a value.
    pub(super) has_candidates_alone: bool,
    /// Whether it is made for boards other than the classic one.
    pub(super) is_for_other_boards: bool,
    pub(super) keeps: Keeps,
    /// Returns the property of the board that it has no place for.
    pub(super) unheld: fn(&Puzzle) -> Option<Unheld>,
    /// Writes a puzzle that it has a place for, without the parts of a file around all puzzles.
    pub(super) write: fn(&Puzzle, BitOrder) -> Vec<u8>,
    /// The parts of a file around all puzzles.
    pub(super) frame: Option<Frame>,
}

/// How a file is read.
pub(super) enum Reads {
    /// Bytes that are not a text, in one piece.
    Bytes,
    /// A text with one puzzle, in one piece.
    Whole(fn(&str, BitOrder) -> Result<Puzzle, FormatError>),
    /// JSON with any number of puzzles, in one piece.
    Json,
    /// One puzzle per line.
    Lines,
    /// One puzzle per line, as one word.
    Words(Word),
    /// One puzzle per element.
    Elements,
}

/// A notation with one word per puzzle.
#[derive(Clone, Copy)]
pub(super) struct Word {
    /// Whether a line that begins with this word is in the notation.
    pub(super) is: fn(&str, &str) -> bool,
    /// Reads the puzzle of a line, and returns the text behind it.
    pub(super) read: ReadWord,
}

/// The parts of a puzzle that a format holds in addition to its values.
pub(super) struct Keeps {
    /// The difference between entries and givens.
    pub(super) entries: bool,
    pub(super) removed: bool,
    /// The marks made by hand and the save points.
    pub(super) marks: bool,
    /// The moves and the game.
    pub(super) history: bool,
    pub(super) title: Title,
    pub(super) fields: Fields,
}

/// How a format keeps the title.
pub(super) enum Title {
    Never,
    /// As it is.
    Whole,
    /// On one line of printable characters, at most this many bytes long.
    OnOneLine(usize),
}

/// The data about the puzzle that a format keeps.
pub(super) enum Fields {
    None,
    /// Author and description.
    Known,
    All,
}

/// The parts of a file around all puzzles.
pub(super) struct Frame {
    /// The start, with the data about the first puzzle.
    pub(super) start: fn(&Puzzle) -> String,
    pub(super) end: fn() -> String,
}

const NOTHING: Keeps = Keeps {
    entries: false,
    removed: false,
    marks: false,
    history: false,
    title: Title::Never,
    fields: Fields::None,
};

/// A title of any length behind a puzzle.
const TITLE: Keeps = Keeps {
    title: Title::OnOneLine(usize::MAX),
    ..NOTHING
};

const OF_JSON: Keeps = Keeps {
    entries: true,
    title: Title::Whole,
    fields: Fields::Known,
    ..NOTHING
};

const ALL: Keeps = Keeps {
    entries: true,
    removed: true,
    marks: true,
    history: true,
    title: Title::Whole,
    fields: Fields::All,
};

impl Format {
    /// Returns the record of the format.
    pub(super) const fn record(self) -> &'static Record {
        match self {
            Self::CommaText => &COMMA_TEXT,
            Self::GridText => &GRID_TEXT,
            Self::Line => &LINE,
            Self::PencilMarks => &PENCIL_MARKS,
            Self::CandidateLine => &CANDIDATE_LINE,
            Self::Constraints => &CONSTRAINTS,
            Self::Library => &LIBRARY,
            Self::Sdk => &SDK,
            Self::Sdm => &SDM,
            Self::Ss => &SS,
            Self::OpenSudoku => &OPEN_SUDOKU,
            Self::Gri => &GRI,
            Self::Ps => &PS,
            Self::SumoCue => &SUMO_CUE,
            Self::Arrows => &ARROWS,
            Self::Jigsaw => &JIGSAW,
            Self::Andoku => &ANDOKU,
            Self::Solo => &SOLO,
            Self::FPuzzles => &F_PUZZLES,
            Self::FPuzzlesLink => &F_PUZZLES_LINK,
            Self::SudokuPadLink => &SUDOKU_PAD_LINK,
            Self::Own => &OWN,
        }
    }
}

const COMMA_TEXT: Record = Record {
    text: || said!("format-comma"),
    label: None,
    ending: "txt",
    signs: &[
        (Sign::Brackets, |it| arrays::is_start(it.content)),
        (Sign::Commas, |it| it.first.contains(',')),
    ],
    reads: Reads::Whole(|text, _| match boards::read_grid(text) {
        Some(puzzle) => puzzle,
        None => Ok(Puzzle::new(comma_text::read(text)?)),
    }),
    is_rows: true,
    has_candidates_alone: false,
    is_for_other_boards: false,
    keeps: NOTHING,
    unheld: held::small,
    write: |it, _| comma_text::write_on(&it.layout, &it.values()).into_bytes(),
    frame: None,
};

const GRID_TEXT: Record = Record {
    text: || said!("format-grid"),
    signs: &[
        (Sign::Fields, |it| {
            table::format(it.text) == Some(Format::GridText)
        }),
        (Sign::Rows, |_| true),
    ],
    reads: Reads::Whole(read_grid),
    write: |it, _| lines::write_rows(&it.layout, &it.values()).into_bytes(),
    ..COMMA_TEXT
};

/// Reads a grid without commas, drawn or not, or a table.
pub(super) fn read_grid(text: &str, _: BitOrder) -> Result<Puzzle, FormatError> {
    if let Some(puzzle) = boards::read_grid(text) {
        return puzzle;
    }
    match table::format(text) {
        Some(_) => table::read(text),
        None => Ok(Puzzle::new(grid_text::read(text)?)),
    }
}

const LINE: Record = Record {
    text: || said!("format-line"),
    signs: &[
        (Sign::Link, |it| link::is_link(it.token)),
        (Sign::Word, |it| it.word == Some(Format::Line)),
        (Sign::Elsewhere, |it| {
            iss::is_start(it.content) || it.is_refused()
        }),
        (Sign::LinkInside, |it| link::find(it.content).is_some()),
        (Sign::LongWord, |it| {
            it.is_long() && !it.token.starts_with('\\')
        }),
    ],
    reads: Reads::Words(Word {
        is: boards::is_line,
        read: boards::read_board,
    }),
    is_rows: false,
    keeps: TITLE,
    write: |it, _| titled(write_values(&it.layout, &it.values()), it, Format::Line),
    ..COMMA_TEXT
};

const PENCIL_MARKS: Record = Record {
    text: || said!("format-pencil-marks"),
    signs: &[
        (Sign::MarkedFields, |it| {
            it.text.contains(',') && table::format(it.text).is_some()
        }),
        (Sign::Fields, |it| {
            table::format(it.text) == Some(Format::PencilMarks)
        }),
        (Sign::Groups, |it| {
            it.rows().any(|(_, line)| has_candidates(line))
        }),
    ],
    reads: Reads::Whole(|text, _| match table::format(text) {
        Some(_) => table::read(text),
        None => pencil_marks::read(text),
    }),
    has_candidates_alone: true,
    keeps: Keeps {
        removed: true,
        ..NOTHING
    },
    unheld: held::classic,
    write: |it, _| pencil_marks::write_pencil_marks(Position::new(it).grid()).into_bytes(),
    ..COMMA_TEXT
};

const CANDIDATE_LINE: Record = Record {
    text: || said!("format-candidate-line"),
    label: Some(|| said!("format-label-candidate-line")),
    signs: &[(Sign::CandidateWord, |it| it.cells() == lines::CANDIDATES)],
    reads: Reads::Lines,
    is_rows: false,
    keeps: Keeps {
        removed: true,
        ..TITLE
    },
    write: |it, _| {
        let line = lines::write_candidates(Position::new(it).grid());
        titled(line, it, Format::CandidateLine)
    },
    ..PENCIL_MARKS
};

const CONSTRAINTS: Record = Record {
    text: || said!("format-constraints"),
    label: Some(|| said!("format-label-constraints")),
    signs: &[
        (Sign::Bits, |it| constraints::is_binary(it.first)),
        (Sign::Dump, |it| {
            constraints::is_dump(it.first, it.rows().count())
        }),
    ],
    reads: Reads::Whole(constraints::read),
    is_rows: false,
    write: |it, order| constraints::write_constraints(Position::new(it).grid(), order).into_bytes(),
    ..PENCIL_MARKS
};

const LIBRARY: Record = Record {
    text: || said!("format-library"),
    label: Some(|| said!("format-label-library")),
    ending: "txt",
    signs: &[(Sign::Library, |it| library::is_line(it.content))],
    reads: Reads::Lines,
    keeps: Keeps {
        entries: true,
        removed: true,
        ..NOTHING
    },
    write: |it, _| library::write(it).into_bytes(),
    ..SDM
};

const SDK: Record = Record {
    text: || of_ending("sdk"),
    ending: "sdk",
    signs: &[
        (Sign::Section, |it| sdk::is_section(it.content)),
        (Sign::About, |it| {
            numbered_lines(it.text).any(|(_, line)| sdk::is_about(line))
        }),
    ],
    reads: Reads::Whole(|text, _| sdk::read(text)),
    keeps: Keeps {
        entries: true,
        fields: Fields::All,
        ..NOTHING
    },
    write: |it, _| sdk::write(it).into_bytes(),
    ..SDM
};

const SDM: Record = Record {
    text: || of_ending("sdm"),
    ending: "sdm",
    // It is read as lines.
    signs: &[],
    reads: Reads::Lines,
    is_rows: false,
    unheld: held::classic,
    write: |it, _| (lines::write_line(&it.values()).replace('.', "0") + "\n").into_bytes(),
    ..COMMA_TEXT
};

const SS: Record = Record {
    text: || of_ending("ss"),
    ending: "ss",
    // It is read as a grid.
    reads: Reads::Whole(read_grid),
    write: |it, _| ss::write(&it.values()).into_bytes(),
    ..SDM
};

const OPEN_SUDOKU: Record = Record {
    text: || of_ending("opensudoku"),
    ending: "opensudoku",
    signs: &[(Sign::Element, |it| {
        it.content.starts_with('<') && !it.content.starts_with("<?php")
    })],
    reads: Reads::Elements,
    keeps: Keeps {
        title: Title::OnOneLine(opensudoku::LONGEST_TITLE),
        fields: Fields::All,
        ..NOTHING
    },
    write: |it, _| opensudoku::write_game(&it.values()).into_bytes(),
    frame: Some(Frame {
        start: |it| {
            let title = written_title(it, Format::OpenSudoku);
            opensudoku::write_start(title.as_deref(), &it.metadata)
        },
        end: opensudoku::write_end,
    }),
    ..SDM
};

const GRI: Record = Record {
    text: || of_ending("gri"),
    ending: "gri",
    reads: Reads::Bytes,
    write: |it, _| gri::write(&it.values()),
    ..SDM
};

const PS: Record = Record {
    text: || said!("format-ps"),
    signs: &[(Sign::Word, |it| it.word == Some(Format::Ps))],
    reads: Reads::Words(Word {
        is: |line, _| ps::is_start(line),
        read: ps::read,
    }),
    is_rows: false,
    is_for_other_boards: true,
    keeps: TITLE,
    unheld: held::ps,
    write: |it, _| titled(ps::write(it), it, Format::Ps),
    ..COMMA_TEXT
};

const SUMO_CUE: Record = Record {
    text: || said!("format-sumocue"),
    signs: &[(Sign::Word, |it| it.word == Some(Format::SumoCue))],
    reads: Reads::Words(Word {
        is: |_, word| sumo_cue::is_start(word),
        read: sumo_cue::read,
    }),
    unheld: held::sumo_cue,
    write: |it, _| titled(sumo_cue::write(it), it, Format::SumoCue),
    ..PS
};

const ARROWS: Record = Record {
    text: || said!("format-arrows"),
    signs: &[(Sign::Word, |it| it.word == Some(Format::Arrows))],
    reads: Reads::Words(Word {
        is: |_, word| arrows::is_line(word),
        read: |line, place| boards::read_word(line, place, arrows::read),
    }),
    unheld: held::arrows,
    write: |it, _| titled(arrows::write(it), it, Format::Arrows),
    ..PS
};

const JIGSAW: Record = Record {
    text: || said!("format-jigsaw"),
    signs: &[(Sign::Word, |it| it.word == Some(Format::Jigsaw))],
    reads: Reads::Words(Word {
        is: |_, word| andoku::is_double(word),
        read: |line, place| boards::read_word(line, place, andoku::read_double),
    }),
    unheld: held::jigsaw,
    write: |it, _| titled(andoku::write_double(it), it, Format::Jigsaw),
    ..PS
};

const ANDOKU: Record = Record {
    text: || said!("format-andoku"),
    signs: &[(Sign::Word, |it| it.word == Some(Format::Andoku))],
    reads: Reads::Words(Word {
        is: |_, word| andoku::is_line(word),
        read: |line, place| boards::read_word(line, place, andoku::read),
    }),
    unheld: held::andoku,
    write: |it, _| titled(andoku::write(it), it, Format::Andoku),
    ..PS
};

const SOLO: Record = Record {
    text: || said!("format-solo"),
    signs: &[(Sign::Word, |it| it.word == Some(Format::Solo))],
    reads: Reads::Words(Word {
        is: |_, word| solo::is_start(word),
        read: |line, place| boards::read_word(line, place, solo::read),
    }),
    unheld: held::solo,
    write: |it, _| titled(solo::write(it), it, Format::Solo),
    ..PS
};

const F_PUZZLES: Record = Record {
    text: || said!("format-f-puzzles"),
    ending: "json",
    // JSON is read as a file of another program.
    signs: &[],
    reads: Reads::Json,
    keeps: OF_JSON,
    unheld: held::f_puzzles,
    write: |it, _| (json::write(it) + "\n").into_bytes(),
    ..PS
};

const F_PUZZLES_LINK: Record = Record {
    text: || said!("format-f-puzzles-link"),
    ending: "txt",
    reads: Reads::Lines,
    write: |it, _| (json::write_f_puzzles_link(it) + "\n").into_bytes(),
    ..F_PUZZLES
};

const SUDOKU_PAD_LINK: Record = Record {
    text: || said!("format-sudokupad-link"),
    write: |it, _| (json::write_sudoku_pad_link(it) + "\n").into_bytes(),
    ..F_PUZZLES_LINK
};

const OWN: Record = Record {
    text: || said!("format-own"),
    label: Some(|| said!("format-label-own")),
    ending: "toml",
    signs: &[(Sign::Key, |it| own::is_own(it.content))],
    reads: Reads::Whole(|text, _| own::read(text)),
    is_rows: false,
    keeps: ALL,
    unheld: |_| None,
    write: |it, _| own::write_own(it).into_bytes(),
    ..COMMA_TEXT
};

/// Returns the name of a format that is known by its ending.
fn of_ending(ending: &str) -> Text {
    said!("format-ending", ending = ending)
}

/// Adds the title to a line.
fn titled(mut line: String, puzzle: &Puzzle, format: Format) -> Vec<u8> {
    if let Some(title) = written_title(puzzle, format) {
        line += " # ";
        line += &title;
    }
    (line + "\n").into_bytes()
}
