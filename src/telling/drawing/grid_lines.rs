//! The lines between the cells of a board, and those around its boxes or regions.

use super::plane::Point;
use sudoku_engine::grid::Cell;

/// A straight line of the grid, in board units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GridLine {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// Whether it lies around boxes or regions, and not between two cells of one.
    pub is_thick: bool,
}

/// The lines of a board with so many rows. Thick lines part cells of different regions.
pub fn grid_lines<R: PartialEq>(
    size: usize,
    region_of: impl Fn(Cell) -> R,
) -> impl Iterator<Item = GridLine> {
    (0..=size).flat_map(move |number| lines_before(size, &region_of, number))
}

/// The lines before the column and the row with a number, the column's first. Behind the
/// last ones there is one more.
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

/// The pieces of the line above the row with a number: whether each is thick, and the
/// columns at which it begins and ends. `region` gives that of a row and a column; with
/// both exchanged the line is that beside a column.
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
