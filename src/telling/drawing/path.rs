//! Closed lines.

use super::geometry::between;
use super::plane::{Point, Vector};
use super::sheet::{Builder, Path};

/// A regular polygon that stands on a corner.
pub(super) fn polygon(middle: Point, reach: f32, corners: u8) -> Path {
    Path::new(|path| {
        for number in 0..corners {
            let angle = std::f32::consts::TAU * f32::from(number) / f32::from(corners);
            let corner = middle + Vector::new(angle.sin(), -angle.cos()) * reach;
            if number == 0 {
                path.move_to(corner);
            } else {
                path.line_to(corner);
            }
        }
        path.close();
    })
}

/// The line at a distance from a convex hull, round at the corners.
pub(super) fn around(corners: &[Point], reach: f32) -> Path {
    let next = corners.iter().cycle().skip(1);
    let sides: Vec<(Point, Point, f32)> = corners
        .iter()
        .zip(next)
        .map(|(from, to)| {
            let along = *to - *from;
            let outward = along.x.atan2(-along.y) + std::f32::consts::PI;
            (*from, *to, outward)
        })
        .collect();
    let at = |corner: Point, angle: f32| corner + Vector::new(angle.cos(), angle.sin()) * reach;
    Path::new(|path| {
        let Some((_, _, mut before)) = sides.last().copied() else {
            return;
        };
        for (number, (from, to, outward)) in sides.iter().enumerate() {
            // On the screen, the hull runs clockwise.
            let turned = (outward - before).rem_euclid(std::f32::consts::TAU);
            if number == 0 {
                path.move_to(at(*from, before));
            }
            for step in 1..=8_u8 {
                let angle = before + turned * f32::from(step) / 8.0;
                path.line_to(at(*from, angle));
            }
            path.line_to(at(*to, *outward));
            before = *outward;
        }
        path.close();
    })
}

/// A closed line through rounded corners.
pub(super) fn rounded(path: &mut Builder, corners: &[Point], radius: f32) {
    let Some((first, last)) = corners.first().zip(corners.last()) else {
        return;
    };
    let begin = between(*last, *first, 0.5);
    path.move_to(begin);
    through(path, begin, corners, begin, radius);
    path.close();
}

/// A line from one point through rounded corners to another.
pub(super) fn through(
    path: &mut Builder,
    begin: Point,
    corners: &[Point],
    end: Point,
    radius: f32,
) {
    let before = std::iter::once(&begin).chain(corners);
    let after = corners.iter().skip(1).chain(std::iter::once(&end));
    for ((before, corner), after) in before.zip(corners).zip(after) {
        let cut = |other: Point| {
            let share = radius / corner.distance(other).max(f32::EPSILON);
            between(*corner, other, share.min(0.5))
        };
        path.line_to(cut(*before));
        path.quadratic_curve_to(*corner, cut(*after));
    }
    path.line_to(end);
}
