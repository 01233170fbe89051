//! Painting the marks of a person.

use super::by_hand::{Layer, Match};
use super::colors::{Color, mix};
use super::geometry::middle;
use super::painter::Painter;
use super::plane::{Point, Size};
use super::sheet::{Path, Stroke};
use super::sign::Hue;
use sudoku_engine::sudoku::MarkColor;

/// The distance of the color from the edge of a cell, half the side of the tile of a candidate, and
/// the width of the bars at their edges.
const INSET: f32 = 0.07;
const HALF_TILE: f32 = 0.138;
const CELL_BAR: f32 = 0.06;
const TILE_BAR: f32 = 0.045;

/// The hue of marks without a color of their own.
const DRAWN: Hue = Hue::Orange;

/// The hue of a color.
pub const fn hue(color: MarkColor) -> Hue {
    match color {
        MarkColor::A => Hue::Orange,
        MarkColor::B => Hue::SkyBlue,
        MarkColor::C => Hue::Green,
        MarkColor::D => Hue::Yellow,
        MarkColor::E => Hue::Vermilion,
        MarkColor::F => Hue::Purple,
    }
}

/// The sides at which a color has a bar, so that colors can be distinguished without their hue:
/// top, right, bottom, left.
pub const fn bars(color: MarkColor) -> [bool; 4] {
    match color {
        MarkColor::A => [false, false, true, false],
        MarkColor::B => [true, false, false, false],
        MarkColor::C => [false, false, false, true],
        MarkColor::D => [false, true, false, false],
        MarkColor::E => [true, false, true, false],
        MarkColor::F => [false, true, false, true],
    }
}

impl Painter {
    /// The layer below the digits: the cells that the filter highlights, and the colors.
    pub(super) fn by_hand(&mut self, layer: &Layer) {
        for (cell, found) in layer.found.iter().flatten() {
            self.found(middle(*cell), *found);
        }
        for (cell, color) in &layer.cells {
            self.tile_in(middle(*cell), 0.5 - INSET, CELL_BAR, *color);
        }
        for (candidate, color) in &layer.candidates {
            let spots = self.place.spots;
            let half = HALF_TILE * spots.scale();
            self.tile_in(spots.place(*candidate), half, TILE_BAR, *color);
        }
    }

    /// The links, and a ring around each end.
    pub(super) fn links_by_hand(&mut self, layer: &Layer) {
        for link in &layer.links {
            self.link(
                link.curve,
                link.strong,
                link.thin,
                link.arrow,
                link.emphasis,
            );
            for end in link.from.iter().chain(&link.to) {
                let ring = Path::circle(
                    self.place.point(self.place.spots.place(*end)),
                    self.place.cell * (self.place.spots.radius + 0.005),
                );
                let width = self.length(0.022, 1.25);
                let stroke = Stroke::new(self.drawn_by_hand(), width);
                self.sheet.stroke(&ring, stroke);
            }
        }
    }

    pub(super) fn drawn_by_hand(&self) -> Color {
        self.palette.line(DRAWN)
    }

    /// A cell that the filter highlights: shaped like a card on the cell.
    fn found(&mut self, middle: Point, found: Match) {
        let card = self.rounded_square(middle, 0.5 - 0.045, 0.1);
        self.sheet.fill(&card, self.colors.found);
        let dash = [self.length(0.09, 4.0), self.length(0.07, 3.0)];
        let width = self.length(0.03, 1.5);
        let stroke = Stroke::new(self.colors.found_edge, width);
        match found {
            Match::Possible => {}
            Match::Several => self.sheet.stroke(&card, stroke.dashed(dash)),
            Match::Stands => self.sheet.stroke(&card, stroke),
        }
    }

    /// A tile in a color, with its bars.
    pub(super) fn tile_in(&mut self, middle: Point, half: f32, bar: f32, color: MarkColor) {
        let tile = self.rounded_square(middle, half, 0.035);
        let full = self.palette.fill(hue(color));
        self.sheet
            .fill(&tile, mix(full, self.colors.surface, self.palette.wash()));
        let edge = mix(full, self.colors.text, 0.12);
        let long = 2.0 * half;
        let corners = [
            (-half, -half, long, bar),
            (half - bar, -half, bar, long),
            (-half, half - bar, long, bar),
            (-half, -half, bar, long),
        ];
        for (has, (x, y, width, height)) in bars(color).into_iter().zip(corners) {
            if has {
                let corner = self.place.point(Point::new(middle.x + x, middle.y + y));
                let size = Size::new(self.place.cell * width, self.place.cell * height);
                let path = Path::rounded_rectangle(corner, size, self.place.cell * 0.02);
                self.sheet.fill(&path, edge);
            }
        }
    }

    fn rounded_square(&self, middle: Point, half: f32, round: f32) -> Path {
        let corner = self
            .place
            .point(Point::new(middle.x - half, middle.y - half));
        let side = 2.0 * half * self.place.cell;
        Path::rounded_rectangle(corner, Size::new(side, side), self.place.cell * round)
    }
}
