//! The lines of sights: from a digit or candidate to the candidates or places that it excludes.

use super::geometry::{between, middle};
use super::painter::Painter;
use super::plane::{Point, Vector};
use super::scene::Scene;
use super::sheet::{Part, Path, Stroke};
use sudoku_engine::grid::{Candidate, Cell};

/// The distance from the middles of its cells at which a line runs to avoid signs and values.
const LANE: f32 = 0.45;

/// The distance from its ends at which it leaves for its lane.
const TURN: f32 = 0.12;

/// The radius of the ring around a value, and of the value itself.
const RING: f32 = 0.36;
const VALUE: f32 = 0.26;

/// The size of a cross with candidates and without, and of the bar at the end of a line.
const CROSS: f32 = 0.065;
const LARGE_CROSS: f32 = 0.12;
const BAR: f32 = 0.07;

/// The distance of a cross from the edges of a cell with a value, so that neither covers the other.
const BESIDE_VALUE: f32 = 0.22;

/// The number of lines from which on they are drawn thin.
const MANY: usize = 9;

/// A placed digit or a candidate, and a candidate of the same digit that it excludes, shown as a
/// line between the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sight {
    /// The digit or candidate that excludes.
    pub from: Candidate,
    /// The excluded candidate.
    pub to: Candidate,
}

impl Painter {
    /// Draws a sight: the ring around a value, the visible part of the line and, once the line is
    /// complete, its end. The end is a bar before a removed candidate, otherwise a cross.
    pub(super) fn sight(&mut self, scene: &Scene, sight: Sight, share: f32) {
        self.sheet.begin(Part::Sight(sight));
        let (width, least) = if scene.sights.len() < MANY {
            (0.026, 1.5)
        } else {
            (0.016, 1.0)
        };
        let width = self.length(width, least);
        let solid = Stroke {
            round_ends: true,
            ..Stroke::new(self.colors.sight, width)
        };
        let is_value = stands_in(scene, sight.from.cell);
        if is_value {
            let reach = self.place.cell * RING;
            let ring = Path::circle(self.place.point(middle(sight.from.cell)), reach);
            self.sheet.stroke(&ring, solid);
        }
        let is_removed = scene.candidates.contains(&sight.to);
        let points = self.way(scene, sight, is_value, is_removed);
        let seen = first_part(&points, share);
        let line = Path::new(|path| {
            for (number, point) in seen.iter().enumerate() {
                let point = self.place.point(*point);
                if number == 0 {
                    path.move_to(point);
                } else {
                    path.line_to(point);
                }
            }
        });
        let dots = [1.5 * width, 1.5 * width];
        let dotted = Stroke::new(self.colors.sight, width).dashed(dots);
        self.sheet.stroke(&line, dotted);
        if share < 1.0 {
            return;
        }
        if is_removed {
            if let [.., before, end] = points[..] {
                let along = (end - before) * (1.0 / end.distance(before).max(f32::EPSILON));
                let across = Vector::new(-along.y, along.x) * BAR;
                let bar = self.segment(end + across, end + across * -1.0);
                self.sheet.stroke(&bar, solid);
            }
        } else {
            let Point { x, y } = self.aim(scene, sight.to);
            let reach = cross(scene, sight.to.cell);
            for rise in [reach, -reach] {
                let arm = self.segment(
                    Point::new(x - reach, y - rise),
                    Point::new(x + reach, y + rise),
                );
                self.sheet.stroke(&arm, solid);
            }
        }
    }

    /// The end of a line: the place of the candidate, or the middle of its cell on a board without
    /// candidates; a corner of the cell if the same step filled it.
    fn aim(&self, scene: &Scene, to: Candidate) -> Point {
        if stands_in(scene, to.cell) {
            let Point { x, y } = middle(to.cell);
            let aside = 0.5 - BESIDE_VALUE;
            Point::new(x - aside, y - aside)
        } else if scene.candidates.is_empty() {
            middle(to.cell)
        } else {
            self.place.spots.place(to)
        }
    }

    /// The line between the edges of both ends: straight, or beside an obstacle.
    fn way(&self, scene: &Scene, sight: Sight, is_value: bool, is_removed: bool) -> Vec<Point> {
        let Sight { from, to } = sight;
        let radius = self.place.spots.radius;
        let end = self.aim(scene, to);
        let gap = if is_removed {
            radius + 0.045
        } else {
            cross(scene, to.cell) + 0.02
        };
        let (is_row, is_column) = (
            from.cell.row() == to.cell.row(),
            from.cell.column() == to.cell.column(),
        );
        if is_value {
            // It leaves the ring at the height of its end.
            let around = middle(from.cell);
            let on_ring = |beside: f32| (RING * RING - beside * beside).max(0.0).sqrt();
            let begin = if is_row {
                let across = on_ring(end.y - around.y) * (end.x - around.x).signum();
                Point::new(around.x + across, end.y)
            } else if is_column {
                let down = on_ring(end.x - around.x) * (end.y - around.y).signum();
                Point::new(end.x, around.y + down)
            } else {
                between(around, end, RING / around.distance(end))
            };
            return trimmed(&[begin, end], 0.0, gap);
        }
        let begin = self.place.spots.place(from);
        let mut points = vec![begin, end];
        if (is_row || is_column) && self.is_crossed(scene, sight, begin, end) {
            let own = middle(from.cell);
            let lane = |place: f32, middle: f32| {
                if place > middle {
                    middle + LANE
                } else {
                    middle - LANE
                }
            };
            let turns = if is_row {
                let (y, turn) = (lane(begin.y, own.y), TURN * (end.x - begin.x).signum());
                [Point::new(begin.x + turn, y), Point::new(end.x - turn, y)]
            } else {
                let (x, turn) = (lane(begin.x, own.x), TURN * (end.y - begin.y).signum());
                [Point::new(x, begin.y + turn), Point::new(x, end.y - turn)]
            };
            points.splice(1..1, turns);
        }
        trimmed(&points, radius + 0.02, gap)
    }

    /// Whether a sign or a value is on the straight line.
    fn is_crossed(&self, scene: &Scene, sight: Sight, begin: Point, end: Point) -> bool {
        let reach = self.place.spots.radius + 0.02;
        let is_own = |one: &Candidate| *one == sight.from || *one == sight.to;
        let signs = scene.marks.iter().filter(|(one, _)| !is_own(one));
        let signs = signs.map(|(one, _)| (self.place.spots.place(*one), reach));
        let values = scene.values.iter().map(|(cell, ..)| (middle(*cell), VALUE));
        signs.chain(values).any(|(place, reach)| {
            let steps = (0..=64_u8).map(|step| between(begin, end, f32::from(step) / 64.0));
            steps.into_iter().any(|point| point.distance(place) < reach)
        })
    }

    fn segment(&self, from: Point, to: Point) -> Path {
        Path::line(self.place.point(from), self.place.point(to))
    }
}

/// Whether the cell is shown with a value.
fn stands_in(scene: &Scene, cell: Cell) -> bool {
    scene.values.iter().any(|(other, ..)| *other == cell)
}

fn cross(scene: &Scene, cell: Cell) -> f32 {
    if scene.candidates.is_empty() && !stands_in(scene, cell) {
        LARGE_CROSS
    } else {
        CROSS
    }
}

fn length(points: &[Point]) -> f32 {
    points
        .windows(2)
        .map(|ends| ends[0].distance(ends[1]))
        .sum()
}

/// The first part of a line, as a share of its length.
fn first_part(points: &[Point], share: f32) -> Vec<Point> {
    shortened(points, (1.0 - share) * length(points))
}

/// A line shortened at both ends.
fn trimmed(points: &[Point], begin: f32, end: f32) -> Vec<Point> {
    let mut points = shortened(points, end);
    points.reverse();
    let mut points = shortened(&points, begin);
    points.reverse();
    points
}

/// A line shortened at its end.
fn shortened(points: &[Point], mut less: f32) -> Vec<Point> {
    let mut points = points.to_vec();
    while let [.., before, last] = points[..] {
        let length = before.distance(last);
        points.pop();
        if length > less {
            points.push(between(last, before, less / length));
            break;
        }
        less -= length;
    }
    points
}
