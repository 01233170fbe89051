//! Painting the signs on candidates: what is seen behind a digit, around it and over it.

use super::colors::{Color, mix};
use super::painter::Painter;
use super::path::polygon;
use super::plane::{Point, Size};
use super::scene::Scene;
use super::sheet::{Part, Path, Stroke, Weight};
use super::sign::{Hue, Line, Shape, Sign};
use crate::grid::Candidate;

impl Painter {
    /// The signs, and the candidates on them.
    pub(super) fn signs(&mut self, scene: &Scene) {
        let mut marks = &scene.marks[..];
        for candidate in &scene.candidates {
            let own = marks.iter().take_while(|(other, _)| other == candidate);
            let (own, rest) = marks.split_at(own.count());
            marks = rest;
            let middle = self.place.spots.place(*candidate);
            let mut reach = self.place.spots.radius;
            let mut digit = self.plain_digit(scene, *candidate);
            let is_ahead = scene.ahead.contains(candidate);
            let palette = self.palette;
            if is_ahead {
                self.palette = palette.faded();
            }
            for (number, (_, role)) in own.iter().enumerate() {
                self.sheet.begin(Part::Mark(*candidate, *role));
                let sign = Sign::of(*role);
                if number == 0 {
                    self.sign(middle, sign);
                    if !is_ahead {
                        digit = (palette.digit(sign.hue), Weight::SemiBold);
                    }
                } else if sign.line != Line::Thick {
                    reach += 0.028;
                    self.edge(middle, sign, reach);
                }
            }
            self.palette = palette;
            let (color, weight) = digit;
            self.sheet.begin(if own.is_empty() {
                Part::Candidates
            } else {
                Part::Candidate(*candidate)
            });
            let words = candidate.digit.to_string();
            self.text(words, middle, self.place.spots.digit, color, weight);
        }
    }

    /// The colour and the weight of a candidate that has no role.
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

    /// What is drawn behind a digit.
    pub(super) fn sign(&mut self, middle: Point, sign: Sign) {
        let fill = self.palette.fill(sign.hue);
        let radius = self.place.spots.radius;
        match sign.line {
            Line::Hollow => {
                let path = self.shape(middle, sign.shape, radius);
                self.sheet.fill(&path, fill);
                self.edge(middle, sign, radius - 0.012);
            }
            Line::Thick | Line::Struck => {
                let path = self.shape(middle, sign.shape, radius);
                self.sheet.fill(&path, fill);
            }
            Line::Plain => {
                let path = self.shape(middle, sign.shape, radius);
                self.sheet.fill(&path, fill);
                if sign.shape == Shape::Square {
                    self.edge(middle, sign, radius);
                }
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

    /// The edge of a sign alone.
    fn edge(&mut self, middle: Point, sign: Sign, reach: f32) {
        let path = self.shape(middle, sign.shape, reach);
        let width = self.length(0.022, 1.25);
        let stroke = Stroke::new(self.palette.line(sign.hue), width);
        self.sheet.stroke(&path, stroke);
    }

    /// What of a sign lies above the digits.
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
            Line::Struck => {
                let reach = 0.1 * self.place.spots.scale();
                let middle = self.place.point(middle);
                let reach = self.place.cell * reach;
                let strike = Path::line(
                    Point::new(middle.x - reach, middle.y + reach),
                    Point::new(middle.x + reach, middle.y - reach),
                );
                let width = self.length(0.03, 1.5);
                let stroke = Stroke {
                    round_ends: true,
                    ..Stroke::new(self.colors.bad, width)
                };
                self.sheet.stroke(&strike, stroke);
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
        }
    }

    /// A thick edge in the colour of what is set, or is wrong.
    pub(super) fn ring(&mut self, middle: Point, shape: Shape, reach: f32, color: Color) {
        let ring = self.shape(middle, shape, reach);
        let width = self.length(0.04, 2.0);
        let stroke = Stroke::new(color, width);
        self.sheet.stroke(&ring, stroke);
    }

    /// The dashes around what a step sets too.
    pub(super) fn also_set(&mut self, middle: Point) {
        let edge = self.shape(middle, Shape::RoundedSquare, 0.4);
        let width = self.length(0.02, 1.25);
        let dash = [self.length(0.06, 3.0), self.length(0.05, 2.5)];
        let stroke = Stroke::new(self.colors.good, width).dashed(dash);
        self.sheet.stroke(&edge, stroke);
    }
}
