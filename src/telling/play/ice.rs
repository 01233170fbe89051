//! Ice: which cells are frozen, and when they thaw.

use sudoku_engine::generate::random::Random;
use sudoku_engine::grid::{Cell, CellSet, Layout, Values};

/// One of so many empty cells is frozen.
const SHARE: usize = 5;

/// The stream of random choices for the ice: another than any puzzle's.
const STREAM: u64 = u64::MAX;

/// The cells above, below, left and right of a cell. On a board with fewer rows some of
/// them are not in use.
///
/// ```
/// use sudoku_engine::grid::Cell;
/// use sudoku_telling::play::neighbors;
///
/// let names: Vec<String> = neighbors(Cell::at(0, 1)).iter().map(|it| it.to_string()).collect();
/// assert_eq!(names, ["r1c1", "r1c3", "r2c2"]);
/// ```
pub fn neighbors(cell: Cell) -> CellSet {
    CellSet::only(cell).beside()
}

/// Freezes a fifth of the empty cells, rounded, chosen at random among those
/// with an empty neighbour, so that the game can be finished; `None` if so many
/// cannot be frozen. The same values and the same seed freeze the same cells on
/// every machine.
///
/// Cells that hang together by neighbors thaw one after the other from any of
/// them that is not frozen. So each such region keeps one cell without ice, and
/// that is all it takes.
pub fn freeze(givens: &Values, seed: u64) -> Option<CellSet> {
    freeze_on(&Layout::CLASSIC, givens, seed)
}

/// The same on a board.
pub fn freeze_on(layout: &Layout, givens: &Values, seed: u64) -> Option<CellSet> {
    let cells = layout.cells().iter();
    let empty: CellSet = cells
        .filter(|cell| givens[cell.index()].is_none())
        .collect();
    let wanted = (empty.len() + SHARE / 2) / SHARE;
    let mut open = regions(empty);
    let mut eligible: Vec<Cell> = empty
        .iter()
        .filter(|cell| !neighbors(*cell).is_disjoint(empty))
        .collect();
    Random::of(seed, STREAM, 0).shuffle(&mut eligible);
    let mut frozen = CellSet::EMPTY;
    for cell in eligible {
        if frozen.len() == wanted {
            break;
        }
        let region = open.iter_mut().find(|region| region.contains(cell));
        if let Some(region) = region.filter(|region| region.len() > 1) {
            region.remove(cell);
            frozen.insert(cell);
        }
    }
    (frozen.len() == wanted).then_some(frozen)
}

/// Whether a game can be finished that begins with these cells empty and these
/// frozen: whether each frozen cell thaws if all that can be filled is filled.
pub fn can_be_finished(empty: CellSet, frozen: CellSet) -> bool {
    let is_open = |region: CellSet| !region.is_subset(frozen);
    frozen.is_subset(empty) && regions(empty).into_iter().all(is_open)
}

/// The cells in groups that hang together by neighbors.
fn regions(mut cells: CellSet) -> Vec<CellSet> {
    let mut regions = Vec::new();
    while let Some(first) = cells.first() {
        let mut region = CellSet::EMPTY;
        let mut edge = CellSet::only(first);
        while let Some(cell) = edge.first() {
            edge.remove(cell);
            cells.remove(cell);
            region.insert(cell);
            edge |= neighbors(cell) & cells;
        }
        regions.push(region);
    }
    regions
}
