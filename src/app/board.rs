//! The board: what to draw, as data ([`scene`]), and drawing it ([`Canvas`]).
//!
//! A candidate has a [`Sign`] for each role that it plays, sets an outline,
//! links a curve, houses a tint and an edge; the [`legend()`] names what is in
//! use. Places and lines are in board units, in which a cell is one wide.

mod canvas;
mod geometry;
mod legend;
mod lights;
mod links;
mod outline;
mod painter;
mod path;
mod pointed;
mod scene;
mod sign;
mod swatch;

pub use canvas::{Canvas, Layers};
pub use geometry::{Curve, Hull, RADIUS, place};
pub use legend::{Entry, Sample, legend};
pub use links::{DrawnLink, Emphasis, Ground, Group, route};
pub use outline::{Outline, letter, outlines};
pub use pointed::{Lit, Pointed, lit};
pub use scene::{Frame, HouseKind, Scene, Tint, ValueKind, View, Walked, scene};
pub use sign::{Hue, Line, Shape, Sign, set_hue};
pub use swatch::Swatch;
