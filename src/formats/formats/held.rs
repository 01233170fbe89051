//! The boards that a format has a place for.

use super::Format;
use super::boards::{letter, usual_boxes};
use sudoku_engine::grid::{self, CellSet, Feature, Layout};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, Text, said};

/// The fewest givens of a classic puzzle with one solution, as a number of cells.
pub(in crate::formats) const FEWEST_GIVENS: usize = grid::FEWEST_GIVENS as usize;

/// A property of a puzzle that a format has no place for. The puzzle cannot be written then:
/// without the property, it would be another puzzle. Its words end the sentence "this format has no
/// place for …".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum Unheld {
    /// The board has more or fewer rows than the format is for.
    Size,
    /// The boxes are not the usual ones.
    Boxes,
    /// Regions other than boxes.
    Regions,
    /// The board has only rows and columns.
    NoBoxes,
    /// One diagonal, if the format knows only both or none.
    OneDiagonal,
    /// A feature of the board.
    Feature(Feature),
    /// Extra regions.
    ExtraRegions,
    /// Cages.
    Cages,
    /// No cages, if the format describes a board by its cages.
    NoCages,
    /// A cage without a known sum.
    CagesWithoutSum,
    /// A cage of one cell.
    SingleCages,
    /// Cells without a cage.
    OpenCells,
    /// A cage or a region with two parts that meet only at a corner, or not at all.
    InParts,
    /// Digits.
    Givens,
    /// Digits in cells of cages.
    GivensInCages,
    /// Candidates that the puzzle needs, because its givens are too few.
    Candidates,
}

impl Unheld {
    /// Returns the property, as the end of a sentence.
    pub fn text(self) -> Text {
        said!("loss-puzzle-what", what = self.name())
    }
}

impl Unheld {
    /// Returns the name of the property, by which its words are found.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Size => "size",
            Self::Boxes => "boxes",
            Self::Regions => "regions",
            Self::NoBoxes => "no-boxes",
            Self::OneDiagonal => "one-diagonal",
            Self::Feature(feature) => feature.slug(),
            Self::ExtraRegions => "extra-regions",
            Self::Cages => "cages",
            Self::NoCages => "no-cages",
            Self::CagesWithoutSum => "cages-without-sum",
            Self::SingleCages => "single-cages",
            Self::OpenCells => "open-cells",
            Self::InParts => "in-parts",
            Self::Givens => "givens",
            Self::GivensInCages => "givens-in-cages",
            Self::Candidates => "candidates",
        }
    }
}

/// A format that has no place for a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub struct NoPlace {
    /// The format.
    pub format: Format,
    /// The property of the puzzle that it has no place for.
    pub what: Unheld,
}

impl NoPlace {
    /// The sentence, without a full stop.
    pub fn text(self) -> Text {
        said!(
            "error-no-place",
            format = self.format.text(),
            what = self.what.text()
        )
    }
}

/// Returns the first property of a puzzle that a format has no place for, if there is one; the
/// puzzle cannot be written then. [`losses`](super::losses) lists the data that can be left out.
pub fn unheld(puzzle: &Puzzle, format: Format) -> Option<Unheld> {
    (format.record().unheld)(puzzle).or_else(|| candidates(puzzle, format))
}

/// For formats that hold only the classic board.
pub(super) fn classic(puzzle: &Puzzle) -> Option<Unheld> {
    let layout = &puzzle.layout;
    nine_rows(layout).or_else(|| usual(layout))
}

/// For formats that hold smaller boards too.
pub(super) fn small(puzzle: &Puzzle) -> Option<Unheld> {
    usual(&puzzle.layout)
}

fn usual(layout: &Layout) -> Option<Unheld> {
    if layout.is_classic() {
        return None;
    }
    boxes(layout)
        .or_else(|| no_features(layout))
        .or_else(|| no_cages(layout))
}

pub(super) fn f_puzzles(puzzle: &Puzzle) -> Option<Unheld> {
    let argyle = puzzle.layout.features().contains(&Feature::Argyle);
    argyle.then_some(Unheld::Feature(Feature::Argyle))
}

pub(super) fn ps(puzzle: &Puzzle) -> Option<Unheld> {
    let layout = &puzzle.layout;
    nine_rows(layout)
        .or_else(|| boxes(layout))
        .or_else(|| both_diagonals(layout))
        .or_else(|| cages_without_sum(layout))
        .or_else(|| values(puzzle))
}

pub(super) fn arrows(puzzle: &Puzzle) -> Option<Unheld> {
    let layout = &puzzle.layout;
    nine_rows(layout)
        .or_else(|| boxes(layout))
        .or_else(|| no_features(layout))
        .or_else(|| cages_without_sum(layout))
        .or_else(|| {
            let is_told = layout.cages().iter().any(|cage| cage.cells.len() > 1);
            (!is_told).then_some(Unheld::NoCages)
        })
        .or_else(|| values(puzzle))
}

pub(super) fn sumo_cue(puzzle: &Puzzle) -> Option<Unheld> {
    let layout = &puzzle.layout;
    nine_rows(layout)
        .or_else(|| no_boxes(layout))
        .or_else(|| both_diagonals(layout))
        .or_else(|| cages_without_sum(layout))
        .or_else(|| single_cages(layout))
        .or_else(|| givens_in_cages(puzzle))
}

pub(super) fn jigsaw(puzzle: &Puzzle) -> Option<Unheld> {
    let layout = &puzzle.layout;
    nine_rows(layout)
        .or_else(|| no_boxes(layout))
        .or_else(|| no_features(layout))
        .or_else(|| no_cages(layout))
}

pub(super) fn andoku(puzzle: &Puzzle) -> Option<Unheld> {
    let layout = &puzzle.layout;
    nine_rows(layout)
        .or_else(|| no_boxes(layout))
        .or_else(|| match letter(&layout.features()) {
            Some(_) => extra_regions(layout),
            None => no_features(layout),
        })
        .or_else(|| no_cages(layout))
}

pub(super) fn solo(puzzle: &Puzzle) -> Option<Unheld> {
    let layout = &puzzle.layout;
    no_boxes(layout)
        .or_else(|| both_diagonals(layout))
        .or_else(|| in_parts(layout.regions().iter().map(|region| region.cells())))
        .or_else(|| solo_cages(layout))
}

/// Reports the candidates if the format does not keep removed ones and the givens are too few to be
/// a puzzle without them.
fn candidates(puzzle: &Puzzle, format: Format) -> Option<Unheld> {
    let is_sukaku = !format.keeps_removed()
        && !puzzle.removed.is_empty()
        && puzzle.layout.is_classic()
        && puzzle.given_count() < FEWEST_GIVENS
        && !puzzle.ruled_out().is_empty();
    is_sukaku.then_some(Unheld::Candidates)
}

fn values(puzzle: &Puzzle) -> Option<Unheld> {
    let has_some = puzzle.values().iter().any(Option::is_some);
    has_some.then_some(Unheld::Givens)
}

fn nine_rows(layout: &Layout) -> Option<Unheld> {
    (layout.size() != 9).then_some(Unheld::Size)
}

/// Reports boxes other than the usual ones.
fn boxes(layout: &Layout) -> Option<Unheld> {
    match (layout.boxes(), usual_boxes(layout.size())) {
        (Some(boxes), Some(usual)) if boxes == usual => None,
        (Some(_), Some(_)) => Some(Unheld::Boxes),
        (None, Some(_)) => Some(no_boxes(layout).unwrap_or(Unheld::Regions)),
        (_, None) => Some(Unheld::Size),
    }
}

fn no_boxes(layout: &Layout) -> Option<Unheld> {
    layout.regions().is_empty().then_some(Unheld::NoBoxes)
}

fn extra_regions(layout: &Layout) -> Option<Unheld> {
    let has_some = layout.extra_regions().next().is_some();
    has_some.then_some(Unheld::ExtraRegions)
}

fn no_features(layout: &Layout) -> Option<Unheld> {
    let first = layout.features().first().copied();
    first.map(Unheld::Feature).or_else(|| extra_regions(layout))
}

/// Reports features other than both diagonals or none.
fn both_diagonals(layout: &Layout) -> Option<Unheld> {
    let is_diagonal = |it: &Feature| matches!(it, Feature::DiagonalDown | Feature::DiagonalUp);
    let features = layout.features();
    let other = features.iter().find(|it| !is_diagonal(it));
    let unheld = other.map(|feature| Unheld::Feature(*feature));
    let diagonals = features.iter().filter(|it| is_diagonal(it)).count();
    unheld
        .or((diagonals == 1).then_some(Unheld::OneDiagonal))
        .or_else(|| extra_regions(layout))
}

fn no_cages(layout: &Layout) -> Option<Unheld> {
    (!layout.cages().is_empty()).then_some(Unheld::Cages)
}

fn cages_without_sum(layout: &Layout) -> Option<Unheld> {
    let has_some = layout.cages().iter().any(|cage| cage.sum.is_none());
    has_some.then_some(Unheld::CagesWithoutSum)
}

fn single_cages(layout: &Layout) -> Option<Unheld> {
    let has_some = layout.cages().iter().any(|cage| cage.cells.len() == 1);
    has_some.then_some(Unheld::SingleCages)
}

fn givens_in_cages(puzzle: &Puzzle) -> Option<Unheld> {
    let values = puzzle.values();
    let caged = puzzle.layout.cages().iter().flat_map(|cage| cage.cells);
    let mut given = caged.filter(|cell| values[cell.index()].is_some());
    given.next().map(|_| Unheld::GivensInCages)
}

/// Reports cages that a game ID of Solo cannot hold: in it each cell has a cage, and each cage has
/// a sum and several connected cells.
fn solo_cages(layout: &Layout) -> Option<Unheld> {
    let cages = layout.cages();
    if cages.is_empty() {
        return None;
    }
    let caged = cages
        .iter()
        .fold(CellSet::EMPTY, |all, cage| all | cage.cells);
    cages_without_sum(layout)
        .or_else(|| single_cages(layout))
        .or((caged != layout.cells()).then_some(Unheld::OpenCells))
        .or_else(|| in_parts(cages.iter().map(|cage| cage.cells)))
}

/// Reports cells that are not connected side by side.
fn in_parts(mut all: impl Iterator<Item = CellSet>) -> Option<Unheld> {
    all.any(|cells| !cells.hangs_together())
        .then_some(Unheld::InParts)
}
