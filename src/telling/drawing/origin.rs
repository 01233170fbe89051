//! The origin of a digit as a small sign in the corner of its cell: a corner, a ring, two bars or a
//! dot. The signs can be distinguished by their shapes, not only by their color.

use super::painter::Painter;
use super::plane::{Point, Size};
use super::sheet::{Path, Stroke};
use sudoku_engine::grid::Cell;
use sudoku_engine::sudoku::SetBy;

/// The distance of the middle of a sign from the corner of its cell, and its radius, in cells.
const MIDDLE: (f32, f32) = (0.885, 0.115);
const REACH: f32 = 0.055;

impl Painter {
    /// The sign of an origin in a cell; a digit that a person filled in has none.
    pub(super) fn origin(&mut self, cell: Cell, origin: SetBy) {
        let corner = Point::new(cell.column() as f32, cell.row() as f32);
        self.origin_at(
            Point::new(corner.x + MIDDLE.0, corner.y + MIDDLE.1),
            origin,
            REACH,
        );
    }

    /// The sign of an origin around a point.
    pub(super) fn origin_at(&mut self, middle: Point, origin: SetBy, reach: f32) {
        let at = |x: f32, y: f32| {
            let point = Point::new(middle.x + x * reach, middle.y + y * reach);
            self.place.point(point)
        };
        let color = self.colors.muted;
        match origin {
            SetBy::Person => {}
            SetBy::Step => {
                let corners = [at(-1.0, -1.0), at(1.0, -1.0), at(1.0, 1.0)];
                let path = Path::new(|path| {
                    path.move_to(corners[0]);
                    path.line_to(corners[1]);
                    path.line_to(corners[2]);
                    path.close();
                });
                self.sheet.fill(&path, color);
            }
            SetBy::Hint => {
                let ring = Path::Circle {
                    middle: at(0.0, 0.0),
                    radius: self.place.cell * reach * 0.8,
                };
                let stroke = Stroke::new(color, self.length(reach * 0.5, 1.5));
                self.sheet.stroke(&ring, stroke);
            }
            SetBy::Search => {
                let bar = Size::new(2.0 * self.place.cell * reach, self.length(reach * 0.5, 1.5));
                for corner in [at(-1.0, -0.7), at(-1.0, 0.3)] {
                    let bar = Path::rounded_rectangle(corner, bar, 0.0);
                    self.sheet.fill(&bar, color);
                }
            }
            SetBy::Answer => {
                let dot = Path::Circle {
                    middle: at(0.0, 0.0),
                    radius: self.place.cell * reach * 0.9,
                };
                self.sheet.fill(&dot, color);
            }
        }
    }
}
