//! The place of the board on the surface that it is drawn on.

use super::plane::{Point, Size};
use super::spots::Spots;
use sudoku_engine::grid::{Candidate, Cell, Layout};

/// The share of the whole that the labels of rows and columns take, and its minimum in pixels.
const GUTTER: (f32, f32) = (0.038, 18.0);

/// The place of the cells.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// The corner of the first cell.
    pub origin: Point,
    /// The width and height of a cell.
    pub cell: f32,
    /// The width of the room for labels to the left of the cells and above them; 0 if there are
    /// none.
    pub gutter: f32,
    /// The places of the candidates in the cells.
    pub spots: Spots,
}

impl Place {
    /// The largest grid of a board that fits, at the top left, with or without room for labels.
    /// Cells are whole pixels, so that all grid lines of a kind have the same thickness.
    pub fn of(size: Size, layout: &Layout, labeled: bool) -> Self {
        let side = size.width.min(size.height);
        let gutter = if labeled {
            let (share, least) = GUTTER;
            (side * share).round().max(least)
        } else {
            0.0
        };
        let side = side - gutter;
        let spots = Spots::of(layout);
        let count = spots.board as f32;
        let cell = ((side - thick(side / Cell::SIDE as f32)) / count)
            .floor()
            .max(1.0);
        let place = Self {
            origin: Point::default(),
            cell,
            gutter,
            spots,
        };
        let begin = gutter + (place.thick() / 2.0).floor();
        Self {
            origin: Point::new(begin, begin),
            ..place
        }
    }

    /// The place with larger digits than usual, by a share of the room in the cells.
    #[must_use]
    pub fn enlarged(self, layout: &Layout, share: f32) -> Self {
        Self {
            spots: Spots::enlarged(layout, share),
            ..self
        }
    }

    /// The largest grid that fits, in the middle of a square.
    pub fn centered(side: f32, layout: &Layout, labeled: bool) -> Self {
        let place = Self::of(Size::new(side, side), layout, labeled);
        let rest = ((side - place.side()) / 2.0).floor().max(0.0);
        Self {
            origin: Point::new(place.origin.x + rest, place.origin.y + rest),
            ..place
        }
    }

    /// The width and height of the board, including the lines around it and the labels.
    pub fn side(self) -> f32 {
        self.gutter + self.cells() + self.thick()
    }

    /// The width and height of all cells together.
    pub fn cells(self) -> f32 {
        self.spots.board as f32 * self.cell
    }

    /// A ninth of the width of all cells: small boards have larger cells, but not thicker lines.
    pub(super) fn unit(self) -> f32 {
        self.cells() / Cell::SIDE as f32
    }

    /// The thickness of the lines around boxes.
    pub(super) fn thick(self) -> f32 {
        thick(self.unit())
    }

    /// The cell that a point is in.
    pub fn cell_at(self, point: Point) -> Option<Cell> {
        let column = ((point.x - self.origin.x) / self.cell).floor();
        let row = ((point.y - self.origin.y) / self.cell).floor();
        let inside = |number: f32| (0.0..self.spots.board as f32).contains(&number);
        (inside(row) && inside(column)).then(|| Cell::at(row as usize, column as usize))
    }

    /// The candidate whose place is nearest to a point of the board.
    pub fn candidate_at(self, point: Point) -> Option<Candidate> {
        self.spots.near(Point::new(
            (point.x - self.origin.x) / self.cell,
            (point.y - self.origin.y) / self.cell,
        ))
    }

    /// A point in board units as a point on the surface.
    pub fn point(self, point: Point) -> Point {
        Point::new(
            self.origin.x + point.x * self.cell,
            self.origin.y + point.y * self.cell,
        )
    }

    /// The top left corner of a cell.
    pub fn corner(self, cell: Cell) -> Point {
        self.point(Point::new(cell.column() as f32, cell.row() as f32))
    }
}

/// The thickness of the lines around boxes, for this width of a cell on a board with nine rows.
fn thick(cell: f32) -> f32 {
    (cell * 0.02).round().max(1.0) * 2.0
}
