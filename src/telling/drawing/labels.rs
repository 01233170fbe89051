//! The names of rows and columns beside the board, of the houses that a step uses, and of the box
//! or region under the pointer.

use super::painter::Painter;
use super::plane::{Point, Size};
use super::scene::{HouseKind as Edge, Scene};
use super::sheet::{Part, Path, Stroke, Text, Weight};
use sudoku_engine::grid::{Cell, House, HouseKind, Layout};
use sudoku_engine::texts::Notation;

/// The size of a label's font, as a share of the room beside the board.
const SIZE: f32 = 0.53;

/// The height of the frame around a label, as a share of the font size, and its additional width.
const FRAME: (f32, f32) = (1.22, 0.55);

/// The maximum thickness of that frame, as a share of the room.
const LINE: f32 = 0.05;

/// The distance of a label above the board from the board, as a share of the room, because words
/// overlap the edge of the board.
pub(super) const ABOVE: f32 = 0.6;

/// The distance of the name of a box from the right side of its cell.
const SIDE: f32 = 0.1;

impl Painter {
    /// Writes the names of rows and columns into the room beside the board, if there is any. The
    /// names of houses that a step uses have the color of their edges. The row and column of the
    /// cell under the pointer are emphasized, and its box or region is named in the corner.
    pub fn labels(
        &mut self,
        layout: &Layout,
        notation: Notation,
        pointed: Option<Cell>,
        used: &[(House, Edge)],
    ) {
        self.sheet.begin(Part::Labels);
        let mut write = |house: House, stands_out: bool| {
            let used = used.iter().find(|(other, _)| *other == house);
            let label = self.label(house, notation);
            let (color, weight) = match used {
                Some((_, kind)) => (self.house_stroke(*kind).color, Weight::SemiBold),
                None if stands_out => (self.colors.text, Weight::SemiBold),
                None => (self.colors.muted, Weight::Regular),
            };
            if let Some(label) = label {
                self.sheet.write(Text {
                    color,
                    weight,
                    ..label
                });
            }
        };
        for house in layout.lines().iter().copied() {
            let stands_out = pointed.is_some_and(|cell| house.cells().contains(cell));
            write(house, stands_out);
        }
        if let Some(region) = pointed.and_then(|cell| layout.region_of(cell)) {
            write(region, true);
        }
    }

    /// Shows which houses a step uses: a frame in the line style of the edge around the label of a
    /// row or a column, and the name of a box or region on its upper edge. Draws nothing without
    /// room for labels.
    pub fn house_names(&mut self, scene: &Scene, notation: Notation) {
        for (house, kind) in scene.used_houses() {
            self.sheet.begin(Part::HouseName(house));
            if house.kind().is_line() {
                self.label_frame(house, kind, notation);
            } else if scene.layout.regions().contains(&house) {
                self.region_name(scene, house, kind, notation);
            }
        }
    }

    fn label_frame(&mut self, house: House, kind: Edge, notation: Notation) {
        let Some(label) = self.label(house, notation) else {
            return;
        };
        let (high, more) = FRAME;
        let width = (label.width() + more * label.size).min(self.place.gutter - 1.0);
        let (width, height) = (width.round(), (high * label.size).round());
        let corner = Point::new(
            (label.middle.x - width / 2.0).round(),
            (label.middle.y - height / 2.0).round(),
        );
        let stroke = self.house_stroke(kind);
        // Next to small letters, thick dashes would look like more letters.
        let most = (LINE * self.place.gutter).round().max(1.0);
        let width_of_line = stroke.width.min(most);
        let inset = width_of_line / 2.0;
        let path = Path::rounded_rectangle(
            Point::new(corner.x + inset, corner.y + inset),
            Size::new(width - width_of_line, height - width_of_line),
            0.25 * height,
        );
        let dash = stroke.dash.map(|dash| dash.map(|length| 0.6 * length));
        self.sheet.stroke(
            &path,
            Stroke {
                width: width_of_line,
                dash,
                ..stroke
            },
        );
    }

    /// The name of a box or region at the right end of its upper edge, or further left if something
    /// else is written there.
    fn region_name(&mut self, scene: &Scene, house: House, kind: Edge, notation: Notation) {
        if self.place.gutter <= 0.0 {
            return;
        }
        let cells = house.cells();
        let top = cells.iter().map(Cell::row).min();
        let upper = cells.iter().filter(|cell| Some(cell.row()) == top);
        let is_tagged = |cell: &Cell| scene.names.tags.iter().any(|tag| tag.cell == *cell);
        let Some(cell) = upper.filter(|cell| !is_tagged(cell)).last() else {
            return;
        };
        let right = Point::new(cell.column() as f32 + 1.0 - SIDE, cell.row() as f32);
        let color = self.house_stroke(kind).color;
        self.name_on_edge(right, notation.label(house), color);
    }

    /// The plain label of a house: beside the board, or in the corner. `None` without room.
    fn label(&self, house: House, notation: Notation) -> Option<Text> {
        let gutter = self.place.gutter;
        if gutter <= 0.0 {
            return None;
        }
        let begin = self.place.point(Point::default());
        let beside = Point::new(begin.x - gutter / 2.0, begin.y - ABOVE * gutter);
        let along = self.place.point(Point::new(
            house.number() as f32 + 0.5,
            house.number() as f32 + 0.5,
        ));
        let middle = match house.kind() {
            HouseKind::Row => Point::new(beside.x, along.y),
            HouseKind::Column => Point::new(along.x, beside.y),
            _ => beside,
        };
        Some(Text {
            content: notation.label(house),
            middle,
            size: gutter * SIZE,
            color: self.colors.muted,
            weight: Weight::SemiBold,
        })
    }
}
