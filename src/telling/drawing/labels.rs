//! The names of rows and columns beside the board, of the houses that a step uses, and of
//! the box or region that is pointed at.

use super::painter::Painter;
use super::plane::{Point, Size};
use super::scene::{HouseKind as Edge, Scene};
use super::sheet::{Part, Path, Stroke, Text, Weight};
use sudoku_engine::grid::{Cell, House, HouseKind, Layout};
use sudoku_engine::texts::Notation;

/// The size of a label's font, as a share of the room beside the board.
const SIZE: f32 = 0.53;

/// How high the frame around a label is, as a share of its font's size, and how much wider
/// than the label.
const FRAME: (f32, f32) = (1.22, 0.55);

/// How thick that frame is at most, as a share of the room.
const LINE: f32 = 0.05;

/// How far a label above the board is from that, as a share of the room: words straddle its
/// edge.
pub(super) const ABOVE: f32 = 0.6;

/// How far the name of a box stays from the right side of its cell.
const SIDE: f32 = 0.1;

impl Painter {
    /// Writes the names of rows and columns into the room beside the board, if there
    /// is any. Those of houses that a step uses have the color of their edge, those of a
    /// cell that is pointed at stand out, and its box or region is named in the corner.
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

    /// Draws what tells which houses a step uses: a frame around the label of a row or a
    /// column, in the line of its edge, and the name of a box or region on its upper edge.
    /// Nothing, where there is no room for labels.
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
        // Beside small letters thick dashes would be taken for more of them.
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

    /// The name of a box or region at the right end of its upper edge, or further left
    /// where something else is written there.
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

    /// The label of a house as it is written where nothing is said of it: beside the board,
    /// or in the corner. `None`, where there is no room.
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
