//! The names of rows and columns beside the board, and of the box or region that is
//! pointed at.

use super::painter::Painter;
use super::plane::Point;
use super::sheet::{Part, Text, Weight};
use crate::grid::{Cell, House, HouseKind, Layout};
use crate::texts::Notation;

/// The size of a label's font, as a share of the room beside the board.
const SIZE: f32 = 0.58;

impl Painter {
    /// Writes the names of rows and columns into the room beside the board, if there
    /// is any. Those of a cell that is pointed at stand out, and its box or region is
    /// named in the corner.
    pub fn labels(&mut self, layout: &Layout, notation: Notation, pointed: Option<Cell>) {
        self.sheet.begin(Part::Labels);
        for house in layout.lines().iter().copied() {
            let stands_out = pointed.is_some_and(|cell| house.cells().contains(cell));
            self.label(house, notation, stands_out);
        }
        if let Some(region) = pointed.and_then(|cell| layout.region_of(cell)) {
            self.label(region, notation, true);
        }
    }

    fn label(&mut self, house: House, notation: Notation, stands_out: bool) {
        let gutter = self.place.gutter;
        if gutter <= 0.0 {
            return;
        }
        let begin = self.place.point(Point::default());
        let beside = Point::new(begin.x - gutter / 2.0, begin.y - gutter / 2.0);
        let along = self.place.point(Point::new(
            house.number() as f32 + 0.5,
            house.number() as f32 + 0.5,
        ));
        let middle = match house.kind() {
            HouseKind::Row => Point::new(beside.x, along.y),
            HouseKind::Column => Point::new(along.x, beside.y),
            _ => beside,
        };
        let (color, weight) = if stands_out {
            (self.colors.text, Weight::SemiBold)
        } else {
            (self.colors.muted, Weight::Regular)
        };
        self.sheet.write(Text {
            content: notation.label(house),
            middle,
            size: gutter * SIZE,
            color,
            weight,
        });
    }
}
