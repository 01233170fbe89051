//! The lines from what excludes a digit to the cells that it excludes it from.

use super::geometry::{between, middle};
use super::painter::Painter;
use super::plane::{Point, Vector};
use super::sheet::{Part, Path, Stroke};
use crate::grid::Cell;

/// How far the line runs beside the middles of its cells, so that it crosses no digit.
const LANE: f32 = 0.36;

/// How far a cross reaches, and the head of an arrow.
const CROSS: f32 = 0.12;
const HEAD: (f32, f32) = (0.15, 0.085);

/// How far a line that runs through cells keeps from the middles of its ends.
const APART: f32 = 0.3;

/// A digit that stands in one cell and so in no other that this cell sees: a line, and
/// a cross where the digit cannot stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sight {
    /// The cell with the digit.
    pub from: Cell,
    /// The cell that it is excluded from.
    pub to: Cell,
}

impl Painter {
    /// Draws what excludes a digit: so much of the line, and the cross at its end once
    /// it has come there.
    pub(super) fn sight(&mut self, sight: Sight, share: f32) {
        let stroke = Stroke {
            round_ends: true,
            ..Stroke::new(self.colors.sight, self.length(0.03, 1.6))
        };
        self.sheet.begin(Part::Sight(sight));
        let (from, to) = ends(sight);
        let length = from.distance(to).max(f32::EPSILON);
        let along = (to - from) * (1.0 / length);
        let across = Vector::new(-along.y, along.x);
        let tip = between(from, to, share);
        self.sheet.stroke(&self.segment(from, tip), stroke);
        for side in [HEAD.1, -HEAD.1] {
            let corner = tip + along * -HEAD.0 + across * side;
            self.sheet.stroke(&self.segment(tip, corner), stroke);
        }
        if share < 1.0 {
            return;
        }
        let Point { x, y } = middle(sight.to);
        for rise in [CROSS, -CROSS] {
            let arm = self.segment(
                Point::new(x - CROSS, y - rise),
                Point::new(x + CROSS, y + rise),
            );
            self.sheet.stroke(&arm, stroke);
        }
    }

    fn segment(&self, from: Point, to: Point) -> Path {
        Path::line(self.place.point(from), self.place.point(to))
    }
}

/// Where the line begins and ends: in the lane of its row or column, and else straight
/// through the cells.
fn ends(Sight { from, to }: Sight) -> (Point, Point) {
    let (first, last) = (middle(from), middle(to));
    let beside = if from.row() == to.row() {
        Vector::new(0.0, LANE)
    } else if from.column() == to.column() {
        Vector::new(LANE, 0.0)
    } else {
        let along = (last - first) * (APART / first.distance(last));
        return (first + along, last + along * -1.0);
    };
    let along = (last - first) * (1.0 / first.distance(last));
    (first + beside, last + beside + along * (APART - CROSS))
}
