//! The board as a widget. [`drawing`](sudoku_telling::drawing) defines its content and its look,
//! and its names are available here too.

mod frame;
mod gesture;
mod layers;
mod widget;
mod writing;

pub use frame::put;
pub use gesture::Gesture;
pub(super) use gesture::LONG;
pub use layers::{Clearing, Layers};
pub use sudoku_telling::drawing::{
    BoardStyle, ByHand, CandidateSource, Curve, DrawnLink, Emphasis, Entry, Filter, Frame, Ground,
    Group, HouseKind, Hue, Hull, Layer, Line, Lit, Match, Names, Outline, Place, Pointed, RADIUS,
    Sample, Scene, Shape, Sight, Sign, Spots, Tint, ValueKind, View, Walked, bars, hue, lay_over,
    legend, letter, lit, outlines, route, scene, set_hue,
};
pub use widget::Board;
