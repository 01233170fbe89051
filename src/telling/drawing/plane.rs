//! Points, vectors and sizes in the plane, in any unit.

use std::ops::{Add, Mul, Sub};

/// A point.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// The distance to the right.
    pub x: f32,
    /// The distance down.
    pub y: f32,
}

/// A vector from one point to another.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Vector {
    /// The distance to the right.
    pub x: f32,
    /// The distance down.
    pub y: f32,
}

/// A size.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Size {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

impl Point {
    /// The point at these two distances from the top left corner.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The distance to another point.
    pub fn distance(self, other: Self) -> f32 {
        let Vector { x, y } = self - other;
        x.hypot(y)
    }
}

impl Vector {
    /// The vector with these distances to the right and down.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}

impl Size {
    /// A size with this width and height.
    pub const fn new(width: f32, height: f32) -> Self {
        Self { width, height }
    }
}

impl Add<Vector> for Point {
    type Output = Self;

    fn add(self, way: Vector) -> Self {
        Self::new(self.x + way.x, self.y + way.y)
    }
}

impl Sub for Point {
    type Output = Vector;

    fn sub(self, other: Self) -> Vector {
        Vector::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Vector {
    type Output = Self;

    fn mul(self, times: f32) -> Self {
        Self::new(self.x * times, self.y * times)
    }
}
