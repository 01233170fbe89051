//! Painting what is lit.

use super::colors::Color;
use super::geometry::{RADIUS, place};
use super::painter::Painter;
use super::plane::{Point, Size};
use super::pointed::Lit;
use super::sheet::{Part, Path, Stroke};
use crate::grid::Cell;

impl Painter {
    /// The layer of what is lit.
    pub fn lights(&mut self, lit: &[Lit]) {
        self.sheet.begin(Part::Light);
        for one in lit {
            match one {
                Lit::Cell(cell) => self.light(*cell, *cell),
                Lit::House(house) => {
                    let cells = house.in_order();
                    self.light(cells[0], cells[8]);
                }
                Lit::Candidate(candidate) => self.bright_ring(place(*candidate)),
            }
        }
    }

    /// Lights the cells between two corners.
    fn light(&mut self, first: Cell, last: Cell) {
        let inset = self.length(0.02, 1.0);
        let corner = self.place.corner(first);
        let side = |from: usize, to: usize| (to + 1 - from) as f32 * self.place.cell - 2.0 * inset;
        let path = Path::rounded_rectangle(
            Point::new(corner.x + inset, corner.y + inset),
            Size::new(
                side(first.column(), last.column()),
                side(first.row(), last.row()),
            ),
            self.place.cell * 0.08,
        );
        let color = self.colors.accent;
        self.sheet.fill(&path, Color { a: 0.16, ..color });
        let width = self.length(0.05, 2.5);
        self.sheet.stroke(&path, Stroke::new(color, width));
    }

    /// A ring around a sign that stands out from all signs.
    pub(super) fn bright_ring(&mut self, middle: Point) {
        let reach = self.place.cell * (RADIUS + 0.035);
        let ring = Path::circle(self.place.point(middle), reach);
        let width = self.length(0.035, 2.0);
        let stroke = Stroke::new(self.colors.accent, width);
        self.sheet.stroke(&ring, stroke);
    }
}
