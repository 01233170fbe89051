//! Points, ways and sizes in the plane, whatever a unit is there.

use std::ops::{Add, Mul, Sub};

/// A point.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// How far to the right.
    pub x: f32,
    /// How far down.
    pub y: f32,
}

/// The way from one point to another.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Vector {
    /// How far to the right.
    pub x: f32,
    /// How far down.
    pub y: f32,
}

/// How large something is.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Size {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl Point {
    /// The point at these two distances from the top left corner.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// How far another point is.
    pub fn distance(self, other: Self) -> f32 {
        let Vector { x, y } = self - other;
        x.hypot(y)
    }
}

impl Vector {
    /// The way so far to the right and so far down.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}

impl Size {
    /// So wide and so high.
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
