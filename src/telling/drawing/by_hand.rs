//! The marks that a person put on the board, and their filter. They are laid over the scene of a
//! step without hiding it.

use super::links::{DrawnLink, Emphasis, Ground, route};
use super::scene::Scene;
use crate::explain::Link;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use sudoku_engine::sudoku::{Mark, MarkColor, Position};

/// A filter: the things that a person looks for on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Filter {
    /// The places of these digits, at least one.
    Digits(DigitSet),
    /// The cells with two candidates.
    TwoCandidates,
}

/// The candidates that an empty cell shows.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum CandidateSource {
    /// The candidates that are left according to the rules.
    #[default]
    Automatic,
    /// The person's own notes.
    ByHand,
}

/// The things to lay over the scene of a step.
#[derive(Debug, Clone, Copy)]
pub struct ByHand<'a> {
    /// The values, the candidates and the marks.
    pub position: &'a Position,
    /// The candidates that are shown.
    pub shown: CandidateSource,
    /// The filter, if it is on.
    pub filter: Option<Filter>,
    /// The candidate where a link that is being drawn starts.
    pub link_from: Option<Candidate>,
}

/// The reason why a filter highlights a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Match {
    /// One of the digits can go here; or the cell has two candidates.
    Possible,
    /// At least two of the digits can go here.
    Several,
    /// One of the digits is here.
    Stands,
}

/// The marks of a person, ready to be drawn.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Layer {
    /// The colors of cells.
    pub cells: Vec<(Cell, MarkColor)>,
    /// The colors of candidates that are shown.
    pub candidates: Vec<(Candidate, MarkColor)>,
    /// The links whose ends are both in empty cells.
    pub links: Vec<DrawnLink>,
    /// The candidate where a link that is being drawn starts.
    pub link_from: Option<Candidate>,
    /// The cells that the filter highlights, with the reason.
    pub found: Option<Vec<(Cell, Match)>>,
    /// The candidates that the filter highlights.
    pub bright: Vec<Candidate>,
}

impl Filter {
    /// The filter after the key of a digit: only that digit, or none if it was the only one
    /// already. With `too`, the digit is added to the others or removed from them.
    pub fn turned(before: Option<Self>, digit: Digit, too: bool) -> Option<Self> {
        let only = DigitSet::only(digit);
        let digits = match before {
            Some(Self::Digits(digits)) if too => digits ^ only,
            Some(Self::Digits(digits)) if digits == only => DigitSet::EMPTY,
            _ => only,
        };
        (!digits.is_empty()).then_some(Self::Digits(digits))
    }

    /// The cells where the filtered digits can be or are.
    pub fn find(self, position: &Position, shown: CandidateSource) -> Vec<(Cell, Match)> {
        let find = |cell: Cell| {
            let digits = match self {
                Self::Digits(digits) => digits,
                Self::TwoCandidates => {
                    let two = shown.in_cell(position, cell).len() == 2;
                    return two.then_some(Match::Possible);
                }
            };
            if let Some(value) = position.grid().value(cell) {
                return digits.contains(value).then_some(Match::Stands);
            }
            match (possible(position, cell, shown) & digits).len() {
                0 => None,
                1 => Some(Match::Possible),
                _ => Some(Match::Several),
            }
        };
        let cells = position.grid().layout().cells().into_iter();
        cells.filter_map(|cell| Some((cell, find(cell)?))).collect()
    }
}

impl CandidateSource {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Automatic, Self::ByHand];

    /// The candidates that a cell shows.
    pub fn in_cell(self, position: &Position, cell: Cell) -> DigitSet {
        match self {
            _ if position.grid().value(cell).is_some() => DigitSet::EMPTY,
            Self::Automatic => position.grid().candidates(cell),
            Self::ByHand => position.marks().notes(cell),
        }
    }
}

/// The digits that can go in an empty cell. With notes, these are all digits that the values leave,
/// because notes may be incomplete.
fn possible(position: &Position, cell: Cell, shown: CandidateSource) -> DigitSet {
    let grid: &Grid = position.grid();
    let sees = |digit: &Digit| !grid.placed(*digit).is_disjoint(grid.layout().peers(cell));
    match shown {
        CandidateSource::Automatic => grid.candidates(cell),
        CandidateSource::ByHand => grid
            .layout()
            .digits()
            .into_iter()
            .filter(|digit| !sees(digit))
            .collect(),
    }
}

/// Lays a person's marks over the scene of a step. If notes replace the candidates, candidates with
/// a role in the step stay.
pub fn lay_over(scene: &mut Scene, by_hand: &ByHand<'_>) {
    let ByHand {
        position, shown, ..
    } = *by_hand;
    let marks = position.marks();
    if shown == CandidateSource::ByHand {
        let Scene {
            candidates,
            marks: roles,
            ..
        } = scene;
        let has_role = |candidate: &Candidate| roles.iter().any(|(one, _)| one == candidate);
        candidates.retain(has_role);
        for cell in position.grid().unsolved() {
            let notes = shown.in_cell(position, cell).into_iter();
            candidates.extend(notes.map(|digit| Candidate::new(cell, digit)));
        }
        // The roles of a candidate are searched in this order.
        candidates.sort_unstable();
        candidates.dedup();
    }
    let mut layer = Layer {
        link_from: by_hand.link_from,
        ..Layer::default()
    };
    for mark in marks.iter() {
        match mark {
            Mark::Cell(cell, color) => layer.cells.push((cell, color)),
            Mark::Candidate(candidate, color) if scene.candidates.contains(&candidate) => {
                layer.candidates.push((candidate, color));
            }
            _ => {}
        }
    }
    layer.links = links(scene, position);
    if let Some(filter) = by_hand.filter {
        let found = filter.find(position, shown);
        let is_bright = |candidate: &Candidate| match filter {
            Filter::Digits(digits) => digits.contains(candidate.digit),
            Filter::TwoCandidates => found.iter().any(|(cell, _)| *cell == candidate.cell),
        };
        layer.bright = scene.candidates.iter().copied().filter(is_bright).collect();
        // The cells that the chosen cell sees are not part of the filter.
        scene.tints.retain(|(_, tint)| !tint.is_of_chosen());
        layer.found = Some(found);
    }
    scene.by_hand = layer;
}

/// The curves of the links that a person drew.
fn links(scene: &Scene, position: &Position) -> Vec<DrawnLink> {
    let open = position.grid().unsolved();
    let drawn = position.marks().links().filter(|link| {
        let cells: CellSet = link.ends().iter().map(|end| end.cell).collect();
        cells.is_subset(open)
    });
    let drawn: Vec<Link> = drawn
        .map(|link| {
            let [from, to] = link.ends();
            Link {
                from: vec![from],
                to: vec![to],
                strong: link.is_strong(),
            }
        })
        .collect();
    if drawn.is_empty() {
        return Vec::new();
    }
    let ends = drawn
        .iter()
        .flat_map(|link| link.from.iter().chain(&link.to));
    let nodes = scene.marks.iter().map(|(candidate, _)| candidate);
    let ground = Ground::new(
        &scene.layout,
        scene.candidates.iter().copied(),
        ends.chain(nodes).copied(),
        !open,
    );
    let (mut links, _) = route(&drawn, &ground, |_| false);
    for link in &mut links {
        link.emphasis = Emphasis::ByHand;
    }
    links
}
