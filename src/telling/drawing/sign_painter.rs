//! Painting the signs on candidates: the parts behind a digit, around it and over it.

use super::colors::{Color, mix};
use super::geometry::middle as cell_middle;
use super::painter::Painter;
use super::path::polygon;
use super::plane::{Point, Size, Vector};
use super::scene::Scene;
use super::sheet::{Part, Path, Stroke, Weight};
use super::sign::{Hue, Line, Shape, Sign};
use super::strokes::Length;
use crate::explain::Role;
use sudoku_engine::grid::Candidate;

/// The distances of the edges of further roles from each other, and of the square of a removed
/// candidate from a sign; and the size of a sign in that square, compared to its usual size.
const NEXT_EDGE: f32 = 0.028;
const AROUND: f32 = 0.03;
const WITHIN: f32 = 0.9;

/// The size of a placed digit, compared to other candidates.
const PLACED: f32 = 1.3;

/// The distances of a small sign from the middle of its candidate: in the middle of the cell, in
/// the middle of a side, and in a corner. A candidate this close to the middle of a row or a column
/// is in it.
const FROM_MIDDLE: f32 = 0.141;
const FROM_SIDE: f32 = 0.165;
const FROM_CORNER: f32 = 0.132;
const NEAR_AXIS: f32 = 0.1;

/// The size of a small sign; a triangle is somewhat larger, and other shapes are smaller, so that
/// all look equally large.
const SMALL: f32 = 0.058;
const SMALL_TRIANGLE: f32 = 1.25;
const SMALL_OTHER: f32 = 0.95;

/// The sizes of the solid sign and of the crossed-out one, compared to others.
const SOLID: f32 = 1.45;
const STRUCK: f32 = 1.08;

/// The distances of lines from the edge of their sign: of a hollow one inside, of the two rings of
/// a double one, and of a thick one outside.
const HOLLOW_INSET: f32 = 0.012;
const HALF_GAP: f32 = 0.018;
const THICK_OUTSET: f32 = 0.005;

/// The ends of the two strokes that cross out a digit, from its middle.
const STROKE_ENDS: [f32; 2] = [0.095, 0.15];

/// The share of the background in the color of a candidate that was not found, while others were;
/// and the share of the color of texts if it is on a colored ground.
const PALE: f32 = 0.45;
const LESS_PALE: f32 = 0.2;

/// The sizes of shapes compared to a disc, so that all look equally large; the radius of the
/// corners of a rounded square, and the width of a triangle to the left.
const SQUARE: f32 = 0.9;
const ROUNDED_SQUARE: f32 = 0.96;
const CORNERS: f32 = 0.42;
const DIAMOND: f32 = 1.2;
const HEXAGON: f32 = 1.08;
const TRIANGLE: f32 = 0.8;

/// The widths of lines: the halo of a small sign, the edge of the square of a removed candidate, a
/// ring, an edge, the strokes, a thick ring, and the edge of an entry that clashes.
const HALO: Length = (0.03, 1.5);
const TILE: Length = (0.016, 1.0);
const RING: Length = (0.02, 1.25);
const EDGE: Length = (0.026, 1.25);
const STROKE: Length = (0.036, 1.75);
const THICK: Length = (0.04, 2.0);
const CLASH: Length = (0.055, 3.0);

/// The dashes and gaps of a ring, and of the line around a digit that a step also sets.
const RING_DASHES: [Length; 2] = [(0.06, 2.5), (0.04, 2.0)];
const ALSO_DASHES: [Length; 2] = [(0.06, 3.0), (0.05, 2.5)];

/// The sizes of the edges around an entry that clashes, and around a digit that a step also sets.
const CLASH_SIZE: f32 = 0.42;
const ALSO_SIZE: f32 = 0.4;

impl Painter {
    /// The signs, and the candidates on them; conclusions are above the others.
    pub(super) fn signs(&mut self, scene: &Scene) {
        let mut marks = &scene.marks[..];
        let mut concluded = Vec::new();
        for candidate in &scene.candidates {
            let own = marks.iter().take_while(|(other, _)| other == candidate);
            let (own, rest) = marks.split_at(own.count());
            marks = rest;
            let is_conclusion =
                |(_, role): &(Candidate, Role)| matches!(role, Role::Placed | Role::Eliminated);
            if own.iter().any(is_conclusion) {
                concluded.push((*candidate, own));
            } else {
                self.candidate(scene, *candidate, own);
            }
        }
        for (candidate, own) in concluded {
            self.candidate(scene, candidate, own);
        }
    }

    /// A candidate and its signs: the sign of its first role behind the digit, the others around
    /// it.
    fn candidate(&mut self, scene: &Scene, candidate: Candidate, own: &[(Candidate, Role)]) {
        let middle = self.place.spots.place(candidate);
        let radius = self.place.spots.radius;
        let mut reach = radius;
        let mut digit = self.plain_digit(scene, candidate);
        let is_ahead = scene.ahead.contains(&candidate);
        let palette = self.palette;
        if is_ahead {
            self.palette = palette.faded();
        }
        let is_behind = |role: &Role| Sign::of(*role).line != Line::Beside;
        let behind = || own.iter().map(|(_, role)| *role).filter(is_behind);
        let is_struck = behind().any(|role| role == Role::Eliminated);
        let is_both = is_struck && behind().count() > 1;
        if is_both {
            // A removed candidate with another role gets a red square.
            self.sheet.begin(Part::Mark(candidate, Role::Eliminated));
            self.tile_of(middle, radius + AROUND);
        }
        for (number, role) in behind().enumerate() {
            self.sheet.begin(Part::Mark(candidate, role));
            let sign = Sign::of(role);
            let is_in_group = matches!(role, Role::GroupTrue | Role::GroupFalse)
                && scene
                    .groups
                    .iter()
                    .any(|group| group.candidates.contains(&candidate));
            if number == 0 {
                let radius = if is_both { WITHIN * radius } else { radius };
                if is_in_group {
                    // The border of the group serves as the edge.
                    let disc = self.shape(middle, Shape::Disc, radius);
                    self.sheet.fill(&disc, self.palette.fill(sign.ground()));
                } else {
                    self.sign_within(middle, sign, radius);
                }
                if !is_ahead {
                    digit = (palette.digit(sign.ground()), Weight::SemiBold);
                }
            } else if !matches!(sign.line, Line::Thick | Line::Solid | Line::Struck) {
                reach += NEXT_EDGE;
                self.edge(middle, sign, reach);
            }
        }
        for (_, role) in own {
            let sign = Sign::of(*role);
            if sign.line == Line::Beside {
                self.sheet.begin(Part::Mark(candidate, *role));
                self.sign_beside(self.beside(candidate), sign);
            }
        }
        self.palette = palette;
        let (color, weight) = digit;
        self.sheet.begin(if own.is_empty() {
            Part::Candidates
        } else {
            Part::Candidate(candidate)
        });
        let is_placed = behind().next() == Some(Role::Placed);
        let size = if is_placed { PLACED } else { 1.0 } * self.place.spots.digit;
        self.text(scene.written(candidate.digit), middle, size, color, weight);
    }

    /// A free place beside a sign: toward the edge of its cell.
    pub(super) fn beside(&self, candidate: Candidate) -> Point {
        let spots = self.place.spots;
        let (place, middle) = (spots.place(candidate), cell_middle(candidate.cell));
        let way = place - middle;
        let side = |along: f32| {
            if along.abs() < NEAR_AXIS {
                0.0
            } else {
                along.signum()
            }
        };
        let (x, y) = match (side(way.x), side(way.y)) {
            (0.0, 0.0) => (FROM_MIDDLE, -FROM_MIDDLE),
            (0.0, y) => (0.0, FROM_SIDE * y),
            (x, 0.0) => (FROM_SIDE * x, 0.0),
            (x, y) => (FROM_CORNER * x, FROM_CORNER * y),
        };
        place + Vector::new(x, y) * spots.scale()
    }

    /// A small sign beside a digit.
    pub(super) fn sign_beside(&mut self, middle: Point, sign: Sign) {
        let reach = SMALL * self.place.spots.scale();
        let path = match sign.shape {
            Shape::Triangle => self.shape(middle, sign.shape, SMALL_TRIANGLE * reach),
            shape => self.shape(middle, shape, SMALL_OTHER * reach),
        };
        let halo = Stroke::new(self.colors.surface, self.scaled(HALO));
        self.sheet.stroke(&path, halo);
        self.sheet.fill(&path, self.palette.link);
    }

    /// The ground of a removed candidate.
    fn tile_of(&mut self, middle: Point, reach: f32) {
        let path = self.shape(middle, Shape::RoundedSquare, reach);
        self.sheet.fill(&path, self.palette.fill(Hue::Bad));
        let width = self.scaled(TILE);
        self.sheet
            .stroke(&path, Stroke::new(self.colors.bad, width));
    }

    /// The color and the weight of a candidate without a role.
    fn plain_digit(&self, scene: &Scene, candidate: Candidate) -> (Color, Weight) {
        let layer = &scene.by_hand;
        let is_colored = layer.candidates.iter().any(|(one, _)| *one == candidate)
            || layer.cells.iter().any(|(cell, _)| *cell == candidate.cell);
        let is_bright = layer.bright.contains(&candidate);
        let (muted, text) = (self.colors.muted, self.colors.text);
        match (layer.found.is_some(), is_colored) {
            (true, _) if is_bright => (text, Weight::SemiBold),
            (true, false) => (mix(muted, self.colors.surface, PALE), Weight::Regular),
            (true, true) => (mix(muted, text, LESS_PALE), Weight::Regular),
            (false, true) => (text, Weight::Regular),
            (false, false) => (muted, Weight::Regular),
        }
    }

    /// The shape behind a digit, at this size.
    pub(super) fn sign_within(&mut self, middle: Point, sign: Sign, radius: f32) {
        let fill = self.palette.fill(sign.ground());
        match sign.line {
            Line::Beside => self.sign_beside(middle, sign),
            Line::Solid => {
                let path = self.shape(middle, sign.shape, SOLID * radius);
                self.sheet.fill(&path, fill);
            }
            Line::Hollow => {
                let path = self.shape(middle, sign.shape, radius);
                self.sheet.fill(&path, fill);
                self.edge(middle, sign, radius - HOLLOW_INSET);
            }
            Line::Struck => {
                let path = self.shape(middle, sign.shape, STRUCK * radius);
                self.sheet.fill(&path, fill);
            }
            Line::Thick => {
                let path = self.shape(middle, sign.shape, radius);
                self.sheet.fill(&path, fill);
            }
            Line::Plain => {
                let path = self.shape(middle, sign.shape, radius);
                self.sheet.fill(&path, fill);
            }
            Line::Ring | Line::DoubleRing | Line::DashedRing => {
                let double = sign.line == Line::DoubleRing;
                let reach = if double { radius - HALF_GAP } else { radius };
                let path = self.shape(middle, sign.shape, reach);
                self.sheet.fill(&path, fill);
                let color = self.palette.ring(sign.hue);
                let width = self.scaled(RING);
                let dash = RING_DASHES.map(|it| self.scaled(it));
                let mut stroke = Stroke::new(color, width);
                if sign.line == Line::DashedRing {
                    stroke = stroke.dashed(dash);
                }
                self.sheet.stroke(&path, stroke);
                if double {
                    let outer = self.shape(middle, sign.shape, radius + HALF_GAP);
                    self.sheet.stroke(&outer, stroke);
                }
            }
        }
    }

    /// Only the edge of a sign.
    fn edge(&mut self, middle: Point, sign: Sign, reach: f32) {
        let path = self.shape(middle, sign.shape, reach);
        let width = self.scaled(EDGE);
        let stroke = Stroke::new(self.palette.line(sign.hue), width);
        self.sheet.stroke(&path, stroke);
    }

    /// The part of a sign above the digits.
    pub(super) fn sign_above(&mut self, middle: Point, sign: Sign) {
        match sign.line {
            Line::Thick => {
                let color = if sign.hue == Hue::Bad {
                    self.colors.bad
                } else {
                    self.colors.good
                };
                let reach = self.place.spots.radius + THICK_OUTSET;
                self.ring(middle, sign.shape, reach, color);
            }
            Line::Solid => {
                let reach = SOLID * self.place.spots.radius;
                self.ring(middle, sign.shape, reach, self.colors.good);
            }
            Line::Struck => {
                let scale = self.place.spots.scale();
                let width = self.scaled(STROKE);
                let stroke = Stroke {
                    round_ends: true,
                    ..Stroke::new(self.colors.bad, width)
                };
                // The digit between them stays intact.
                for side in [1.0, -1.0] {
                    let at = |reach: f32| {
                        let along = Vector::new(-side * reach, side * reach);
                        self.place.point(middle + along * scale)
                    };
                    let [from, to] = STROKE_ENDS.map(at);
                    self.sheet.stroke(&Path::line(from, to), stroke);
                }
            }
            _ => {}
        }
    }

    fn shape(&self, middle: Point, shape: Shape, reach: f32) -> Path {
        let Point { x, y } = self.place.point(middle);
        let reach = self.place.cell * reach;
        let square = |side: f32, round: f32| {
            Path::rounded_rectangle(
                Point::new(x - side, y - side),
                Size::new(2.0 * side, 2.0 * side),
                round,
            )
        };
        match shape {
            Shape::Disc => Path::circle(Point::new(x, y), reach),
            Shape::Square => square(reach * SQUARE, 0.0),
            Shape::RoundedSquare => square(reach * ROUNDED_SQUARE, reach * CORNERS),
            Shape::Diamond => polygon(Point::new(x, y), reach * DIAMOND, 4),
            Shape::Hexagon => polygon(Point::new(x, y), reach * HEXAGON, 6),
            Shape::Triangle => Path::new(|path| {
                path.move_to(Point::new(x - TRIANGLE * reach, y - reach));
                path.line_to(Point::new(x + reach, y));
                path.line_to(Point::new(x - TRIANGLE * reach, y + reach));
                path.close();
            }),
        }
    }

    /// A thick edge in the color of placements or errors.
    pub(super) fn ring(&mut self, middle: Point, shape: Shape, reach: f32, color: Color) {
        let ring = self.shape(middle, shape, reach);
        let width = self.scaled(THICK);
        let stroke = Stroke::new(color, width);
        self.sheet.stroke(&ring, stroke);
    }

    /// The edge around an entry that clashes or is wrong.
    pub(super) fn clash(&mut self, middle: Point) {
        let edge = self.shape(middle, Shape::RoundedSquare, CLASH_SIZE);
        let stroke = Stroke::new(self.colors.bad, self.scaled(CLASH));
        self.sheet.stroke(&edge, stroke);
    }

    /// The dashes around a digit that a step also sets.
    pub(super) fn also_set(&mut self, middle: Point) {
        let edge = self.shape(middle, Shape::RoundedSquare, ALSO_SIZE);
        let width = self.scaled(RING);
        let dash = ALSO_DASHES.map(|it| self.scaled(it));
        let stroke = Stroke::new(self.colors.good, width).dashed(dash);
        self.sheet.stroke(&edge, stroke);
    }
}
