//! The board: what to draw, as data ([`scene`]), and drawing it ([`Canvas`]).

mod canvas;
mod scene;

pub use canvas::{Canvas, Layers};
pub use scene::{Frame, Mark, Scene, Tint, ValueKind, View, scene};
