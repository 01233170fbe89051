//! Places, curves and hulls in board units: a cell is one wide and one high,
//! and the board's top left corner is the origin.

use super::plane::Point;
use sudoku_engine::grid::Cell;

/// The middle of a cell.
pub(crate) fn middle(cell: Cell) -> Point {
    Point::new(cell.column() as f32 + 0.5, cell.row() as f32 + 0.5)
}

/// The point this share of the way from one point to another.
pub(crate) fn between(from: Point, to: Point, share: f32) -> Point {
    Point::new(
        from.x + (to.x - from.x) * share,
        from.y + (to.y - from.y) * share,
    )
}

/// A cubic Bézier curve.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Curve {
    /// The start.
    pub from: Point,
    /// The control point at the start.
    pub first: Point,
    /// The control point at the end.
    pub second: Point,
    /// The end.
    pub to: Point,
}

impl Curve {
    /// The curve whose control points are beside the straight line, at one third and two thirds of
    /// it, at these distances to its left.
    pub fn bent(from: Point, to: Point, bends: [f32; 2]) -> Self {
        let length = from.distance(to).max(f32::EPSILON);
        let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
        let beside = |share: f32, bend: f32| {
            let point = between(from, to, share);
            Point::new(point.x + y * bend, point.y - x * bend)
        };
        Self {
            from,
            first: beside(1.0 / 3.0, bends[0]),
            second: beside(2.0 / 3.0, bends[1]),
            to,
        }
    }

    /// The point at a time from 0, the start, to 1, the end.
    pub fn at(self, time: f32) -> Point {
        let rest = 1.0 - time;
        let weights = [
            rest * rest * rest,
            3.0 * rest * rest * time,
            3.0 * rest * time * time,
            time * time * time,
        ];
        let points = [self.from, self.first, self.second, self.to];
        let sum = |along: fn(Point) -> f32| {
            let parts = weights.iter().zip(points);
            parts.map(|(weight, point)| weight * along(point)).sum()
        };
        Point::new(sum(|point| point.x), sum(|point| point.y))
    }

    /// The length of the path over the control points, which is slightly longer than the curve.
    pub fn length(self) -> f32 {
        let Self {
            from,
            first,
            second,
            to,
        } = self;
        from.distance(first) + first.distance(second) + second.distance(to)
    }

    /// The part before a time, and the part after it.
    pub fn split(self, time: f32) -> [Self; 2] {
        let [a, b, c] = [
            between(self.from, self.first, time),
            between(self.first, self.second, time),
            between(self.second, self.to, time),
        ];
        let (d, e) = (between(a, b, time), between(b, c, time));
        let middle = between(d, e, time);
        [
            Self {
                from: self.from,
                first: a,
                second: d,
                to: middle,
            },
            Self {
                from: middle,
                first: e,
                second: c,
                to: self.to,
            },
        ]
    }
}

/// The convex hull of points: one, the ends of a line, or the corners of a
/// polygon, clockwise on the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct Hull {
    corners: Vec<Point>,
}

impl Hull {
    /// The hull of points; `None` if there are no points.
    ///
    /// Andrew's monotone chain: the points from left to right give one side
    /// of the hull, from right to left the other; a point that does not turn
    /// the way the hull turns is dropped.
    pub fn of(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        let mut points: Vec<Point> = points.into_iter().collect();
        points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
        points.dedup();
        if points.len() < 3 {
            return (!points.is_empty()).then_some(Self { corners: points });
        }
        let mut corners = side(points.iter().copied());
        corners.extend(side(points.iter().rev().copied()));
        Some(Self { corners })
    }

    /// The corners.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// The middle of the corners.
    pub fn middle(&self) -> Point {
        let count = self.corners.len() as f32;
        let sum = |along: fn(&Point) -> f32| self.corners.iter().map(along).sum::<f32>() / count;
        Point::new(sum(|corner| corner.x), sum(|corner| corner.y))
    }

    /// The sides, each from corner to corner.
    fn sides(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().copied().zip(next.copied())
    }

    /// The point of the hull's edge that is nearest to a point.
    pub fn nearest(&self, point: Point) -> Point {
        let on_side = |(from, to): (Point, Point)| {
            let (x, y) = (to.x - from.x, to.y - from.y);
            let square = (x * x + y * y).max(f32::EPSILON);
            let share = ((point.x - from.x) * x + (point.y - from.y) * y) / square;
            between(from, to, share.clamp(0.0, 1.0))
        };
        self.sides()
            .map(on_side)
            .min_by(|a, b| a.distance(point).total_cmp(&b.distance(point)))
            .unwrap_or(point)
    }

    /// The distance of a point from the hull; 0 inside it.
    pub fn distance(&self, point: Point) -> f32 {
        if let [only] = self.corners[..] {
            return only.distance(point);
        }
        let is_inside =
            self.corners.len() > 2 && self.sides().all(|(from, to)| turn(from, to, point) >= 0.0);
        if is_inside {
            0.0
        } else {
            self.nearest(point).distance(point)
        }
    }
}

/// Positive if the way from `a` over `b` to `c` turns to the right on the
/// screen.
fn turn(a: Point, b: Point, c: Point) -> f32 {
    (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
}

/// One side of the hull of sorted points, without its last point.
fn side(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::new();
    for point in points {
        while let [.., a, b] = kept[..]
            && turn(a, b, point) <= 1e-6
        {
            kept.pop();
        }
        kept.push(point);
    }
    kept.pop();
    kept
}
