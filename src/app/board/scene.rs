//! What the board shows, as data: no pixels, no colours, no font. The canvas
//! paints it and tests read it.

use crate::explain::{Picture, Role};
use crate::grid::{Candidate, Cell, CellSet, Digit};
use crate::sudoku::Position;

/// What the scene is made from.
#[derive(Debug, Clone)]
pub struct View<'a> {
    /// The values and candidates.
    pub position: &'a Position,
    /// The chosen cell.
    pub selected: Option<Cell>,
    /// Cells that take part in a contradiction.
    pub contradicting: CellSet,
    /// Cells to mark as worth trying.
    pub worth_trying: CellSet,
    /// What the last step saw and did.
    pub picture: &'a Picture,
}

/// Everything on the board.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Scene {
    /// The background of cells; where a cell has several, the last one shows.
    pub tints: Vec<(Cell, Tint)>,
    /// The values.
    pub values: Vec<(Cell, Digit, ValueKind)>,
    /// The candidates.
    pub candidates: Vec<(Candidate, Mark)>,
    /// The frames around cells.
    pub frames: Vec<(Cell, Frame)>,
}

/// The background of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tint {
    /// It sees the chosen cell.
    Peer,
    /// It holds the digit of the chosen cell.
    SameDigit,
    /// It is in a house that the last step looked at.
    House,
    /// The last step rests on it.
    Used,
    /// It is worth trying.
    WorthTrying,
    /// It takes part in a contradiction.
    Contradicting,
    /// It is the chosen cell.
    Selected,
}

/// Where a value comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ValueKind {
    /// It belongs to the puzzle.
    Given,
    /// It was found or filled in.
    Found,
    /// It clashes with another.
    Clashing,
}

/// How a candidate is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Small, in its place.
    Plain,
    /// On a disc: the last step rests on it.
    Base,
    /// Struck: the last step took it away.
    Eliminated,
}

/// A frame around a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The last step set its value.
    Set,
    /// The last step removed candidates from it.
    Reduced,
    /// It is the chosen cell.
    Selected,
}

/// Builds the scene of a view.
pub fn scene(view: &View<'_>) -> Scene {
    let mut scene = Scene::default();
    tint(view, &mut scene);
    let grid = view.position.grid();
    for cell in Cell::all() {
        if let Some(value) = view.position.value(cell) {
            let clashing = view.contradicting.contains(cell)
                && !grid.placed(value.digit).is_disjoint(cell.peers());
            let kind = match (clashing, value.given) {
                (true, _) => ValueKind::Clashing,
                (false, true) => ValueKind::Given,
                (false, false) => ValueKind::Found,
            };
            scene.values.push((cell, value.digit, kind));
        }
    }
    candidates(view, &mut scene);
    frames(view, &mut scene);
    scene
}

fn tint(view: &View<'_>, scene: &mut Scene) {
    let grid = view.position.grid();
    let mut add = |cells: CellSet, tint| scene.tints.extend(cells.iter().map(|cell| (cell, tint)));
    if let Some(selected) = view.selected {
        add(selected.peers(), Tint::Peer);
        if let Some(digit) = grid.value(selected) {
            add(grid.placed(digit), Tint::SameDigit);
        }
    }
    for house in &view.picture.houses {
        add(house.cells(), Tint::House);
    }
    let base = view
        .picture
        .candidates
        .iter()
        .filter(|(_, role)| !matches!(role, Role::Placed | Role::Eliminated));
    add(
        view.picture.witnesses | base.map(|(candidate, _)| candidate.cell).collect(),
        Tint::Used,
    );
    add(view.worth_trying, Tint::WorthTrying);
    add(view.contradicting, Tint::Contradicting);
    add(view.selected.into_iter().collect(), Tint::Selected);
}

/// The candidates on the board, and those that the last step took from a cell
/// that is still empty.
fn candidates(view: &View<'_>, scene: &mut Scene) {
    let grid = view.position.grid();
    let role = |candidate: Candidate| {
        view.picture
            .candidates
            .iter()
            .find(|(marked, _)| *marked == candidate)
            .map(|(_, role)| *role)
    };
    for cell in grid.unsolved() {
        for digit in Digit::ALL {
            let candidate = Candidate::new(cell, digit);
            match (grid.has(candidate), role(candidate)) {
                (true, None | Some(Role::Placed | Role::Eliminated)) => {
                    scene.candidates.push((candidate, Mark::Plain));
                }
                (true, Some(_)) => scene.candidates.push((candidate, Mark::Base)),
                (false, Some(Role::Eliminated)) => {
                    scene.candidates.push((candidate, Mark::Eliminated))
                }
                (false, _) => {}
            }
        }
    }
}

fn frames(view: &View<'_>, scene: &mut Scene) {
    let cells_in = |role: Role| -> CellSet {
        let marked = view.picture.candidates.iter().filter(|(_, r)| *r == role);
        marked.map(|(candidate, _)| candidate.cell).collect()
    };
    scene.frames.extend(
        cells_in(Role::Eliminated)
            .iter()
            .map(|cell| (cell, Frame::Reduced)),
    );
    scene
        .frames
        .extend(cells_in(Role::Placed).iter().map(|cell| (cell, Frame::Set)));
    scene
        .frames
        .extend(view.selected.map(|cell| (cell, Frame::Selected)));
}
