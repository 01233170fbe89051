//! Pieces of the board for the legend, painted as on the board.

use super::colors::Appearance;
use super::geometry::Curve;
use super::legend::Sample;
use super::links::Emphasis;
use super::painter::Painter;
use super::place::Place;
use super::plane::{Point, Size};
use super::scene::{HouseKind, Tint};
use super::sheet::{Path, Sheet, Stroke, Weight};
use super::sign::{Line, Sign};
use super::spots::Spots;
use crate::explain::{CellPart, SumPart};

/// The size of the cell that a swatch shows a part of, in pixels.
const SWATCH_CELL: f32 = 66.0;

/// The width and height of a swatch, in pixels.
pub const SWATCH_SIZE: f32 = 22.0;

/// A piece of the board for the legend, in the middle of a ground of this size:
/// its lower layer and its upper layer.
pub fn swatch(sample: Sample, size: Size, appearance: Appearance) -> [Sheet; 2] {
    let layer = |paint: &dyn Fn(&mut Painter)| {
        // The middle of the swatch is the middle of the first cell.
        let origin = Point::new(
            (size.width - SWATCH_CELL) / 2.0,
            (size.height - SWATCH_CELL) / 2.0,
        );
        let place = Place {
            origin,
            cell: SWATCH_CELL,
            gutter: 0.0,
            spots: Spots::CLASSIC,
        };
        let mut painter = Painter::new(place, appearance);
        paint(&mut painter);
        painter.into_sheet()
    };
    let below = layer(&|painter| painter.swatch(sample));
    let above = layer(&|painter| painter.swatch_above(sample));
    [below, above]
}

impl Painter {
    /// A digit or letter on a sign.
    fn signed(&mut self, middle: Point, sign: Sign, words: String) {
        // On the board, this sign is larger than a swatch and has a ring, which does not fit here.
        let radius = match sign.line {
            Line::Solid => self.place.spots.radius / 1.55,
            _ => self.place.spots.radius,
        };
        self.sign_within(middle, sign, radius);
        let color = self.palette.digit(sign.ground());
        let size = self.place.spots.digit;
        self.text(words, middle, size, color, Weight::SemiBold);
    }

    /// The lower layer of a swatch.
    fn swatch(&mut self, sample: Sample) {
        let middle = Point::new(0.5, 0.5);
        let half = SWATCH_SIZE / SWATCH_CELL / 2.0;
        let corner = |x: f32, y: f32| Point::new(0.5 + x * half, 0.5 + y * half);
        let (from, to) = (corner(-0.95, -0.95), corner(0.95, 0.95));
        match sample {
            Sample::Sign(sign, _) | Sample::Letter(sign, _) if sign.line == Line::Beside => {
                self.sign_beside(middle, sign);
            }
            Sample::Sign(sign, digit) => self.signed(middle, sign, digit.to_string()),
            Sample::Letter(sign, letter) => self.signed(middle, sign, letter.to_string()),
            Sample::Outline(set, letter) => {
                let corners = [from, corner(0.95, -0.95), to, corner(-0.95, 0.95)];
                self.outline(set, &corners);
                if let Some(letter) = letter {
                    self.letter(set, middle, letter);
                }
            }
            Sample::House(kind) => {
                let tint = match kind {
                    HouseKind::Base => Tint::House,
                    HouseKind::Cover => Tint::Cover,
                    HouseKind::Losing => Tint::Losing,
                    HouseKind::Contradiction => Tint::Contradicting,
                };
                self.tile(tint);
                // The edge is inside the house.
                let inset = Point::new(from.x - 0.02, from.y - 0.02);
                self.house_edge(inset, Point::new(to.x + 0.02, to.y + 0.02), kind);
            }
            Sample::Sum(part) => {
                let tint = match part {
                    SumPart::Cage => Some(Tint::Cage),
                    SumPart::Counted => Some(Tint::Counted),
                    SumPart::Innie | SumPart::Outie => None,
                };
                if let Some(tint) = tint {
                    self.tile(tint);
                }
                self.sum_swatch(from, to, part);
            }
            Sample::Cells(part) => {
                match part {
                    CellPart::Losing => self.tile(Tint::Losing),
                    CellPart::Arm | CellPart::SCell => {
                        self.tile(Tint::Cover);
                        self.hatch(from, to.x - from.x);
                    }
                    CellPart::Contradiction => self.tile(Tint::Contradicting),
                    CellPart::Pivot
                    | CellPart::Pincer
                    | CellPart::Stem
                    | CellPart::Rectangle
                    | CellPart::Floor
                    | CellPart::Roof
                    | CellPart::Pattern
                    | CellPart::Cross
                    | CellPart::Wing
                    | CellPart::ExocetBase
                    | CellPart::Target
                    | CellPart::Mirror
                    | CellPart::Companion
                    | CellPart::Truth
                    | CellPart::Link => {}
                }
                // These frames are further inside their cell, where a swatch has no room.
                let outset = match part {
                    CellPart::Rectangle
                    | CellPart::Floor
                    | CellPart::Roof
                    | CellPart::Pattern
                    | CellPart::Mirror
                    | CellPart::Companion
                    | CellPart::Truth => 0.05,
                    _ => 0.0,
                };
                let from = Point::new(from.x - outset, from.y - outset);
                self.cell_frame(from, Point::new(to.x + outset, to.y + outset), part);
            }
            Sample::Sight => {
                let stroke = Stroke::new(self.colors.sight, 1.6);
                let line = |from: Point, to: Point| {
                    Path::line(self.place.point(from), self.place.point(to))
                };
                let dotted = line(corner(-0.95, 0.0), corner(0.75, 0.0));
                let bar = line(corner(0.8, -0.45), corner(0.8, 0.45));
                self.sheet.stroke(&dotted, stroke.dashed([2.4, 2.4]));
                self.sheet.stroke(&bar, stroke);
            }
            Sample::NoPlace => {
                let stroke = Stroke::new(self.colors.sight, 1.6);
                for rise in [0.4, -0.4] {
                    let (from, to) = (corner(-0.4, -rise), corner(0.4, rise));
                    let arm = Path::line(self.place.point(from), self.place.point(to));
                    self.sheet.stroke(&arm, stroke);
                }
            }
            Sample::Link { strong, arrow } => {
                let curve = Curve::bent(corner(-0.95, 0.4), corner(0.95, -0.2), [0.05, 0.05]);
                self.link(curve, strong, false, arrow, Emphasis::Even);
            }
            Sample::LinkLetter(letter) => self.link_letter(middle, letter),
            Sample::Share(kind) => self.share_swatch(middle, kind),
            Sample::Number => self.number_swatch(middle),
            Sample::SideNumber => self.side_swatch(middle),
            Sample::Term => self.term_swatch(middle),
            Sample::UsedValue => self.tile(Tint::Used),
            Sample::Tint(tint) => self.tile(tint),
            Sample::Origin(origin) => {
                let digit = "5".to_owned();
                let middle = corner(-0.2, 0.1);
                self.text(
                    digit,
                    middle,
                    self.place.spots.digit,
                    self.colors.accent,
                    Weight::Regular,
                );
                self.origin_at(corner(0.7, -0.7), origin, 0.06);
            }
            Sample::Mark(color) => self.tile_in(middle, 0.9 * half, 0.3 * half, color),
        }
    }

    /// The lines around cells that are added up, between two corners.
    fn sum_swatch(&mut self, from: Point, to: Point, part: SumPart) {
        let (insets, width): (&[f32], f32) = match part {
            SumPart::Innie => (&[0.0, 0.05], 1.25),
            SumPart::Outie => (&[0.01], 2.5),
            SumPart::Cage | SumPart::Counted => (&[0.02], 1.75),
        };
        for inset in insets {
            let (from, to) = (
                Point::new(from.x + inset, from.y + inset),
                Point::new(to.x - inset, to.y - inset),
            );
            let (from, to) = (self.place.point(from), self.place.point(to));
            let path = self.along_pixels(from, to, width.round());
            let stroke = Stroke::new(self.color_of(part), width.round());
            let stroke = if part == SumPart::Counted {
                stroke.dashed([4.0, 3.0])
            } else {
                stroke
            };
            self.sheet.stroke(&path, stroke);
        }
    }

    fn tile(&mut self, tint: Tint) {
        let half = 0.45 * SWATCH_SIZE;
        let middle = self.place.point(Point::new(0.5, 0.5));
        let tile = Path::rounded_rectangle(
            Point::new(middle.x - half, middle.y - half),
            Size::new(2.0 * half, 2.0 * half),
            3.0,
        );
        self.sheet.fill(&tile, self.tint(tint));
        self.sheet
            .stroke(&tile, Stroke::new(self.colors.grid_line, 1.0));
    }

    /// The upper layer of a swatch.
    fn swatch_above(&mut self, sample: Sample) {
        if let Sample::Sign(sign, _) | Sample::Letter(sign, _) = sample
            && !matches!(sign.line, Line::Beside | Line::Solid)
        {
            self.sign_above(Point::new(0.5, 0.5), sign);
        }
    }
}
