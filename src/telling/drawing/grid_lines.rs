//! The lines between the cells of a board, and those around its boxes or regions.

use super::plane::Point;
use sudoku_engine::grid::Cell;

/// A straight line of the grid, in board units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GridLine {
    /// The start.
    pub from: Point,
    /// The end.
    pub to: Point,
    /// Whether the line is the border of boxes or regions, rather than between two cells of the
    /// same one.
    pub is_thick: bool,
}

/// The lines of a board with `size` rows. Thick lines separate cells of different regions.
pub fn grid_lines<R: PartialEq>(
    size: usize,
    region_of: impl Fn(Cell) -> R,
) -> impl Iterator<Item = GridLine> {
    (0..=size).flat_map(move |number| lines_before(size, &region_of, number))
}

/// The lines before the column and the row with a number, the column first. The number of rows
/// gives the lines after the last ones.
fn lines_before<R: PartialEq>(
    size: usize,
    region_of: impl Fn(Cell) -> R,
    number: usize,
) -> Vec<GridLine> {
    let along = number as f32;
    let down = pieces(size, number, |row, column| region_of(Cell::at(column, row)));
    let down = down.into_iter().map(|(is_thick, [from, to])| GridLine {
        from: Point::new(along, from),
        to: Point::new(along, to),
        is_thick,
    });
    let across = pieces(size, number, |row, column| region_of(Cell::at(row, column)));
    let across = across.into_iter().map(|(is_thick, [from, to])| GridLine {
        from: Point::new(from, along),
        to: Point::new(to, along),
        is_thick,
    });
    down.chain(across).collect()
}

/// The pieces of the line above the row with a number: whether each is thick, and the columns where
/// it starts and ends. `region` returns the region of a row and a column; if it swaps the two, the
/// line is beside a column instead.
fn pieces<R: PartialEq>(
    count: usize,
    number: usize,
    region: impl Fn(usize, usize) -> R,
) -> Vec<(bool, [f32; 2])> {
    let is_thick = |across: usize| {
        let is_edge = number == 0 || number == count;
        is_edge || region(number - 1, across) != region(number, across)
    };
    let all: Vec<(usize, bool)> = (0..count).map(|it| (it, is_thick(it))).collect();
    let alike = all.chunk_by(|(_, one), (_, next)| one == next);
    alike
        .map(|run| {
            let (begin, is_thick) = run[0];
            (is_thick, [begin as f32, (begin + run.len()) as f32])
        })
        .collect()
}
