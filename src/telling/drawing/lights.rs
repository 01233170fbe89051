//! Painting the lights on cells, houses and digits that words name.

use super::colors::Color;
use super::outline::rectangle;
use super::painter::Painter;
use super::plane::Point;
use super::pointed::Lit;
use super::sheet::{Part, Path, Stroke};
use sudoku_engine::grid::{Cell, CellSet};

impl Painter {
    /// The layer of the lights.
    pub fn lights(&mut self, lit: &[Lit]) {
        self.sheet.begin(Part::Light);
        for one in lit {
            match one {
                Lit::Cell(cell) => self.light(*cell, *cell),
                Lit::House(house) => self.light_all(house.cells()),
                Lit::Cells(cells) => self.light_all(*cells),
                Lit::Candidate(candidate) => {
                    self.bright_ring(self.place.spots.place(*candidate));
                }
            }
        }
    }

    fn light_all(&mut self, cells: CellSet) {
        match rectangle(cells) {
            Some((first, last)) => self.light(first, last),
            None => self.light_around(cells),
        }
    }

    /// Lights the cells between two corners.
    fn light(&mut self, first: Cell, last: Cell) {
        let inset = self.length(0.02, 1.0);
        let (from, to) = (self.place.corner(first), self.place.corner(last));
        let width = self.length(0.05, 2.5).round();
        let path = self.along_pixels(
            Point::new(from.x + inset, from.y + inset),
            Point::new(
                to.x + self.place.cell - inset,
                to.y + self.place.cell - inset,
            ),
            width,
        );
        self.lit(&path, width);
    }

    /// Lights cells that do not form a rectangle.
    fn light_around(&mut self, cells: CellSet) {
        let width = self.length(0.05, 2.5).round();
        let path = self.around_cells(cells, 0.02, width);
        self.lit(&path, width);
    }

    fn lit(&mut self, path: &Path, width: f32) {
        let color = self.colors.accent;
        self.sheet.fill(path, Color { a: 0.16, ..color });
        self.sheet.stroke(path, Stroke::new(color, width));
    }

    /// A ring around a sign, in a color that differs from all signs.
    pub(super) fn bright_ring(&mut self, middle: Point) {
        let reach = self.place.cell * (self.place.spots.radius + 0.035);
        let ring = Path::circle(self.place.point(middle), reach);
        let width = self.length(0.035, 2.0);
        let stroke = Stroke::new(self.colors.accent, width);
        self.sheet.stroke(&ring, stroke);
    }
}
