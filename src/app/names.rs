//! What formats, kinds of games and the like are called in the language that is
//! spoken. In files and on the command line they have names of their own.

use crate::export::FileKind;
use crate::formats::{Format, Loss};
use crate::generate::Symmetry;
use crate::solver::Preset;
use crate::sudoku::{Field, GameKind, GameLevel};
use crate::texts::words;

/// A format, in a sentence.
pub(super) fn format(format: Format) -> String {
    match format {
        Format::CommaText => words!("format-comma"),
        Format::GridText => words!("format-grid"),
        Format::Line => words!("format-line"),
        Format::PencilMarks => words!("format-pencil-marks"),
        Format::CandidateLine => words!("format-candidate-line"),
        Format::Constraints => words!("format-constraints"),
        Format::Library => words!("format-library"),
        Format::Own => words!("format-own"),
        Format::Sdk | Format::Sdm | Format::Ss | Format::OpenSudoku | Format::Gri => {
            words!("format-ending", ending = format.ending())
        }
    }
}

/// A format on a button.
pub(super) fn format_label(format: Format) -> String {
    match format {
        Format::CandidateLine => words!("format-label-candidate-line"),
        Format::Constraints => words!("format-label-constraints"),
        Format::Library => words!("format-label-library"),
        Format::Own => words!("format-label-own"),
        format => self::format(format),
    }
}

/// A kind of file.
pub(super) fn file_kind(kind: FileKind) -> String {
    match kind {
        FileKind::Html => words!("file-kind-html"),
        FileKind::Markdown => words!("file-kind-markdown"),
        FileKind::Json => words!("file-kind-json"),
        FileKind::Svg => words!("file-kind-svg"),
        FileKind::Png => words!("file-kind-png"),
    }
}

/// What a format does not hold, as a clause.
pub(super) fn loss(loss: Loss) -> String {
    match loss {
        Loss::Entries => words!("loss-entries"),
        Loss::NakedSingles => words!("loss-naked-singles"),
        Loss::NoCandidates => words!("loss-no-candidates"),
        Loss::Removed => words!("loss-removed"),
        Loss::Marks => words!("loss-marks"),
        Loss::SavePoints => words!("loss-save-points"),
        Loss::History => words!("loss-history"),
        Loss::OldestMoves => words!("loss-oldest-moves"),
        Loss::Title => words!("loss-title"),
        Loss::TitleShape => words!("loss-title-shape"),
        Loss::Game => words!("loss-game"),
        Loss::Metadata(field) => words!("loss-metadata", field = field.name()),
        Loss::Header => words!("loss-header"),
    }
}

/// Several of them, one after the other.
pub(super) fn losses(losses: impl IntoIterator<Item = Loss>) -> Option<String> {
    let clauses = losses.into_iter().map(loss);
    clauses.reduce(|before, clause| words!("loss-next", before = before, clause = clause))
}

/// What is said about a puzzle, with what that is.
pub(super) fn field(field: Field, said: &str) -> String {
    words!("field", field = field.name(), said = said)
}

/// A preset of rules.
pub(super) fn preset(preset: Preset) -> String {
    match preset {
        Preset::Assignment => words!("preset-assignment"),
        Preset::NakedSingles => words!("preset-naked-singles"),
        Preset::HoDoKu => words!("preset-hodoku"),
        Preset::Everything => words!("preset-everything"),
    }
}

/// A symmetry, on a button.
pub(super) fn symmetry(symmetry: Symmetry) -> String {
    match symmetry {
        Symmetry::None => words!("symmetry-none"),
        Symmetry::HalfTurn => words!("symmetry-half-turn"),
        Symmetry::QuarterTurn => words!("symmetry-quarter-turn"),
        Symmetry::Mirror => words!("symmetry-mirror"),
        Symmetry::Diagonal => words!("symmetry-diagonal"),
    }
}

/// A kind of game.
pub(super) fn game_kind(kind: GameKind) -> String {
    match kind {
        GameKind::Classic => words!("new-game-classic"),
        GameKind::Ice => words!("new-game-ice"),
    }
}

/// How hard a game is.
pub(super) fn game_level(level: GameLevel) -> String {
    match level {
        GameLevel::Easy => words!("new-game-easy"),
        GameLevel::Medium => words!("new-game-medium"),
        GameLevel::Hard => words!("new-game-hard"),
        GameLevel::Expert => words!("new-game-expert"),
    }
}
