//! Painting the signs on candidates: the parts behind a digit, around it and over it.

use super::colors::{Color, mix};
use super::geometry::middle as cell_middle;
use super::painter::Painter;
use super::path::polygon;
use super::plane::{Point, Size, Vector};
use super::scene::Scene;
use super::sheet::{Part, Path, Stroke, Weight};
use super::sign::{Hue, Line, Shape, Sign};
use crate::explain::Role;
use sudoku_engine::grid::Candidate;

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
            self.tile_of(middle, radius + 0.03);
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
                let radius = if is_both { 0.9 * radius } else { radius };
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
                reach += 0.028;
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
        let size = if is_placed { 1.3 } else { 1.0 } * self.place.spots.digit;
        self.text(scene.written(candidate.digit), middle, size, color, weight);
    }

    /// A free place beside a sign: toward the edge of its cell.
    pub(super) fn beside(&self, candidate: Candidate) -> Point {
        let spots = self.place.spots;
        let (place, middle) = (spots.place(candidate), cell_middle(candidate.cell));
        let way = place - middle;
        let side = |along: f32| {
            if along.abs() < 0.1 {
                0.0
            } else {
                along.signum()
            }
        };
        let (x, y) = match (side(way.x), side(way.y)) {
            (0.0, 0.0) => (0.141, -0.141),
            (0.0, y) => (0.0, 0.165 * y),
            (x, 0.0) => (0.165 * x, 0.0),
            (x, y) => (0.132 * x, 0.132 * y),
        };
        place + Vector::new(x, y) * spots.scale()
    }

    /// A small sign beside a digit.
    pub(super) fn sign_beside(&mut self, middle: Point, sign: Sign) {
        let reach = 0.058 * self.place.spots.scale();
        let path = match sign.shape {
            Shape::Triangle => self.shape(middle, sign.shape, 1.25 * reach),
            shape => self.shape(middle, shape, 0.95 * reach),
        };
        let halo = Stroke::new(self.colors.surface, self.length(0.03, 1.5));
        self.sheet.stroke(&path, halo);
        self.sheet.fill(&path, self.palette.link);
    }

    /// The ground of a removed candidate.
    fn tile_of(&mut self, middle: Point, reach: f32) {
        let path = self.shape(middle, Shape::RoundedSquare, reach);
        self.sheet.fill(&path, self.palette.fill(Hue::Bad));
        let width = self.length(0.016, 1.0);
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
            (true, false) => (mix(muted, self.colors.surface, 0.45), Weight::Regular),
            (true, true) => (mix(muted, text, 0.2), Weight::Regular),
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
                let path = self.shape(middle, sign.shape, 1.45 * radius);
                self.sheet.fill(&path, fill);
            }
            Line::Hollow => {
                let path = self.shape(middle, sign.shape, radius);
                self.sheet.fill(&path, fill);
                self.edge(middle, sign, radius - 0.012);
            }
            Line::Struck => {
                let path = self.shape(middle, sign.shape, 1.08 * radius);
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
                let reach = if double { radius - 0.018 } else { radius };
                let path = self.shape(middle, sign.shape, reach);
                self.sheet.fill(&path, fill);
                let color = self.palette.ring(sign.hue);
                let width = self.length(0.02, 1.25);
                let dash = [self.length(0.06, 2.5), self.length(0.04, 2.0)];
                let mut stroke = Stroke::new(color, width);
                if sign.line == Line::DashedRing {
                    stroke = stroke.dashed(dash);
                }
                self.sheet.stroke(&path, stroke);
                if double {
                    let outer = self.shape(middle, sign.shape, radius + 0.018);
                    self.sheet.stroke(&outer, stroke);
                }
            }
        }
    }

    /// Only the edge of a sign.
    fn edge(&mut self, middle: Point, sign: Sign, reach: f32) {
        let path = self.shape(middle, sign.shape, reach);
        let width = self.length(0.026, 1.25);
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
                let reach = self.place.spots.radius + 0.005;
                self.ring(middle, sign.shape, reach, color);
            }
            Line::Solid => {
                let reach = 1.45 * self.place.spots.radius;
                self.ring(middle, sign.shape, reach, self.colors.good);
            }
            Line::Struck => {
                let scale = self.place.spots.scale();
                let width = self.length(0.036, 1.75);
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
                    self.sheet.stroke(&Path::line(at(0.095), at(0.15)), stroke);
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
            Shape::Square => square(reach * 0.9, 0.0),
            Shape::RoundedSquare => square(reach * 0.96, reach * 0.42),
            Shape::Diamond => polygon(Point::new(x, y), reach * 1.2, 4),
            Shape::Hexagon => polygon(Point::new(x, y), reach * 1.08, 6),
            Shape::Triangle => Path::new(|path| {
                path.move_to(Point::new(x - 0.8 * reach, y - reach));
                path.line_to(Point::new(x + reach, y));
                path.line_to(Point::new(x - 0.8 * reach, y + reach));
                path.close();
            }),
        }
    }

    /// A thick edge in the color of placements or errors.
    pub(super) fn ring(&mut self, middle: Point, shape: Shape, reach: f32, color: Color) {
        let ring = self.shape(middle, shape, reach);
        let width = self.length(0.04, 2.0);
        let stroke = Stroke::new(color, width);
        self.sheet.stroke(&ring, stroke);
    }

    /// The edge around an entry that clashes or is wrong.
    pub(super) fn clash(&mut self, middle: Point) {
        let edge = self.shape(middle, Shape::RoundedSquare, 0.42);
        let stroke = Stroke::new(self.colors.bad, self.length(0.055, 3.0));
        self.sheet.stroke(&edge, stroke);
    }

    /// The dashes around a digit that a step also sets.
    pub(super) fn also_set(&mut self, middle: Point) {
        let edge = self.shape(middle, Shape::RoundedSquare, 0.4);
        let width = self.length(0.02, 1.25);
        let dash = [self.length(0.06, 3.0), self.length(0.05, 2.5)];
        let stroke = Stroke::new(self.colors.good, width).dashed(dash);
        self.sheet.stroke(&edge, stroke);
    }
}
