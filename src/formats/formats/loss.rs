use super::record::Title;
use super::{Format, Unheld, candidates, own, unheld};
use sudoku_engine::sudoku::{Field, Position, Puzzle};
use sudoku_engine::texts::{Language, Text, said};

/// A part of a puzzle that a format cannot hold, as a clause that ends a sentence: "in this format
/// …".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum Loss {
    /// Without this property, it would be another puzzle.
    Puzzle(Unheld),
    /// All values become givens.
    Entries,
    /// A cell has one candidate, which no cell that it sees has, so it is read as a value.
    NakedSingles,
    /// Pencil marks without a cell of two candidates are a drawn grid.
    NoCandidates,
    /// The removed candidates come back.
    Removed,
    /// The marks are left out.
    Marks,
    /// The save points are left out.
    SavePoints,
    /// The history is left out.
    History,
    /// The oldest moves are left out: a file in the program's own format has room for many moves,
    /// but not for any number.
    OldestMoves,
    /// The title is left out.
    Title,
    /// The title is changed to one line of printable characters.
    TitleShape,
    /// The game is left out.
    Game,
    /// This data about the puzzle is left out.
    Metadata(Field),
    /// The file has only one title, and one of everything else, for all puzzles.
    Header,
}

impl Loss {
    /// Returns the clause.
    pub fn text(self) -> Text {
        match self {
            Self::Puzzle(what) => {
                said!("loss-puzzle", what = what.text())
            }
            Self::Entries => said!("loss-entries"),
            Self::NakedSingles => said!("loss-naked-singles"),
            Self::NoCandidates => said!("loss-no-candidates"),
            Self::Removed => said!("loss-removed"),
            Self::Marks => said!("loss-marks"),
            Self::SavePoints => said!("loss-save-points"),
            Self::History => said!("loss-history"),
            Self::OldestMoves => said!("loss-oldest-moves"),
            Self::Title => said!("loss-title"),
            Self::TitleShape => said!("loss-title-shape"),
            Self::Game => said!("loss-game"),
            Self::Metadata(field) => said!("loss-metadata", field = field.name()),
            Self::Header => said!("loss-header"),
        }
    }
}

/// Returns everything that is lost if a puzzle is written in a format and read again. Empty if
/// nothing is lost.
///
/// ```
/// use sudoku_formats::formats::{Format, Loss, losses, read_line};
///
/// let line = ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2 easy";
/// let puzzle = read_line(line, 1)?.expect("the line is not blank");
/// assert_eq!(losses(&puzzle, Format::Own), []);
/// assert_eq!(losses(&puzzle, Format::Gri), [Loss::Title]);
/// assert_eq!(Loss::Title.to_string(), "the title is left out");
/// # Ok::<(), sudoku_formats::formats::FormatError>(())
/// ```
pub fn losses(puzzle: &Puzzle, format: Format) -> Vec<Loss> {
    if let Some(what) = unheld(puzzle, format) {
        return vec![Loss::Puzzle(what)];
    }
    let record = format.record();
    let mut losses = Vec::new();
    if puzzle.has_entries() && !format.tells_entries() {
        losses.push(Loss::Entries);
    }
    if record.has_candidates_alone {
        let possible = candidates::of_grid(Position::new(puzzle).grid());
        if candidates::to_puzzle(&possible).givens != puzzle.values() {
            losses.push(Loss::NakedSingles);
        }
        let several = possible.iter().any(|digits| digits.len() > 1);
        let none = possible.iter().any(|digits| digits.is_empty());
        if format == Format::PencilMarks && none && !several {
            losses.push(Loss::NoCandidates);
        }
    }
    if !puzzle.removed.is_empty() && !format.keeps_removed() {
        losses.push(Loss::Removed);
    }
    if !puzzle.marks.is_empty() && !record.keeps.marks {
        losses.push(Loss::Marks);
    }
    if !puzzle.save_points.is_empty() && !record.keeps.marks {
        losses.push(Loss::SavePoints);
    }
    if record.keeps.history {
        if own::leaves_moves_out(&puzzle.history) {
            losses.push(Loss::OldestMoves);
        }
    } else if !puzzle.history.is_empty() {
        losses.push(Loss::History);
    }
    if let Some(title) = &puzzle.title {
        let written = written_title(puzzle, format);
        if written.is_none() && !title.is_empty() {
            losses.push(Loss::Title);
        } else if written.is_some_and(|written| written != *title) {
            losses.push(Loss::TitleShape);
        }
    }
    if puzzle.game.is_some() && !record.keeps.history {
        losses.push(Loss::Game);
    }
    let fields = puzzle.metadata.iter();
    let fields = fields.filter(|(field, _)| !format.keeps_field(*field));
    losses.extend(fields.map(|(field, _)| Loss::Metadata(field)));
    losses
}

/// Returns the title as written in a format; `None` if it is left out.
pub(super) fn written_title(puzzle: &Puzzle, format: Format) -> Option<String> {
    let title = puzzle.title.as_deref()?;
    match format.record().keeps.title {
        Title::Never => None,
        Title::Whole => Some(title.to_owned()),
        Title::OnOneLine(most) => {
            let title = tidy_title(title);
            (title.len() <= most && !title.is_empty()).then_some(title)
        }
    }
}

/// Returns a title on one line, without characters that a line or XML cannot hold.
pub(super) fn tidy_title(title: &str) -> String {
    let printable = |character: char| {
        let odd = character.is_control() || matches!(character, '\u{fffe}' | '\u{ffff}');
        if odd { ' ' } else { character }
    };
    let title: String = title.chars().map(printable).collect();
    title.trim().to_owned()
}
