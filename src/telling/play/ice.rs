//! Ice: which cells are frozen, and when they thaw.

use sudoku_engine::generate::random::Random;
use sudoku_engine::grid::{Cell, CellSet, Layout, Values};

/// One in this many empty cells is frozen.
const SHARE: usize = 5;

/// The stream of random choices for the ice, different from the stream of any puzzle.
const STREAM: u64 = u64::MAX;

/// The cells above, below, left and right of a cell. On smaller boards some of them are not in use.
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

/// Freezes a fifth of the empty cells, rounded. They are chosen at random among the cells with an
/// empty neighbor, so that the game can be finished; `None` if not enough cells can be frozen. The
/// same values and the same seed freeze the same cells on every machine.
///
/// In a group of cells connected by neighbors, all cells thaw one after another, starting from a
/// cell without ice. So it is enough that each group keeps one such cell.
pub fn freeze(givens: &Values, seed: u64) -> Option<CellSet> {
    freeze_on(&Layout::CLASSIC, givens, seed)
}

/// Freezes cells on any board.
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

/// Whether a game that starts with these empty and these frozen cells can be finished: whether each
/// frozen cell thaws once all cells that can be filled are filled.
pub fn can_be_finished(empty: CellSet, frozen: CellSet) -> bool {
    let is_open = |region: CellSet| !region.is_subset(frozen);
    frozen.is_subset(empty) && regions(empty).into_iter().all(is_open)
}

/// The groups of cells that are connected by neighbors.
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
