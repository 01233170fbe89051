//! The lines from what excludes a digit to what it excludes: a candidate, or a place where
//! the digit cannot stand.

use super::geometry::{between, middle};
use super::painter::Painter;
use super::plane::{Point, Vector};
use super::scene::Scene;
use super::sheet::{Part, Path, Stroke};
use sudoku_engine::grid::{Candidate, Cell};

/// How far beside the middles of its cells a line runs that gives way to signs and values.
const LANE: f32 = 0.45;

/// How far it leaves its end for its lane.
const TURN: f32 = 0.12;

/// How far the ring around a value reaches, and how far a value itself.
const RING: f32 = 0.36;
const VALUE: f32 = 0.26;

/// How far a cross reaches where there are candidates and where there are none, and how far
/// the bar at the end of a line.
const CROSS: f32 = 0.065;
const LARGE_CROSS: f32 = 0.12;
const BAR: f32 = 0.07;

/// From how many lines on they are drawn thin.
const MANY: usize = 9;

/// A digit that stands in one cell and so in no other that this cell sees, or may stand
/// there: a line to where it cannot stand then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sight {
    /// What excludes.
    pub from: Candidate,
    /// What is excluded.
    pub to: Candidate,
}

impl Painter {
    /// Draws what excludes a digit: the ring around a value, so much of the line, and what
    /// is at its end once it has come there. That is a bar before a candidate that is
    /// removed, and else a cross.
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
            let reach = cross(scene);
            for rise in [reach, -reach] {
                let arm = self.segment(
                    Point::new(x - reach, y - rise),
                    Point::new(x + reach, y + rise),
                );
                self.sheet.stroke(&arm, solid);
            }
        }
    }

    /// Where a line ends: where the candidate would stand, or in the middle of its cell
    /// on a board without candidates.
    fn aim(&self, scene: &Scene, to: Candidate) -> Point {
        if scene.candidates.is_empty() {
            middle(to.cell)
        } else {
            self.place.spots.place(to)
        }
    }

    /// The line from the edge of one thing to that of the other: straight, or beside what
    /// is in its way.
    fn way(&self, scene: &Scene, sight: Sight, is_value: bool, is_removed: bool) -> Vec<Point> {
        let Sight { from, to } = sight;
        let radius = self.place.spots.radius;
        let end = self.aim(scene, to);
        let gap = if is_removed {
            radius + 0.045
        } else {
            cross(scene) + 0.02
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

    /// Whether a sign or a value lies on the straight line.
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

const fn cross(scene: &Scene) -> f32 {
    if scene.candidates.is_empty() {
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

/// So much of a line, from where it begins.
fn first_part(points: &[Point], share: f32) -> Vec<Point> {
    shortened(points, (1.0 - share) * length(points))
}

/// A line without so much of its two ends.
fn trimmed(points: &[Point], begin: f32, end: f32) -> Vec<Point> {
    let mut points = shortened(points, end);
    points.reverse();
    let mut points = shortened(&points, begin);
    points.reverse();
    points
}

/// A line without so much of its end.
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
