//! The board as a widget. What it shows and how that is painted is said by
//! [`drawing`](crate::drawing), whose names are here too.

mod canvas;
mod frame;
mod swatch;

pub use crate::drawing::{
    Curve, DrawnLink, Emphasis, Entry, Frame, Ground, Group, HouseKind, Hue, Hull, Line, Lit,
    Outline, Pointed, RADIUS, Sample, Scene, Shape, Sign, Tint, ValueKind, View, Walked, legend,
    letter, lit, outlines, place, route, scene, set_hue,
};
pub use canvas::{Canvas, Layers};
pub use swatch::Swatch;
