//! The board as a drawing: its content as data ([`scene`]), and the shapes and texts with their
//! colors that show it ([`Painter`]), also as plain values. The window and the picture files put
//! these on their own surfaces.
//!
//! A candidate has a [`Sign`] for each of its roles. A set has an outline, a link has a curve, and
//! a house has a tint and an edge. The [`legend()`] names those in use. Until they are painted,
//! places and lines are in board units: a cell is 1 wide.

mod by_hand;
mod cages;
mod cell_parts;
mod colors;
mod geometry;
mod glyph;
mod grid_lines;
mod grounds;
mod hand_painter;
mod ice;
mod labels;
mod legend;
mod lights;
mod links;
mod motion;
mod name_painter;
mod names;
mod origin;
mod outline;
mod painter;
mod palette;
mod path;
mod place;
mod plane;
mod pointed;
mod scene;
mod sheet;
mod sight;
mod sign;
mod sign_painter;
mod spots;
mod strokes;
mod style;
mod swatch;
mod tiles;
mod tones;
mod viewed;

pub use by_hand::{ByHand, CandidateSource, Filter, Layer, Match, lay_over};
pub use cages::CageLine;
pub use colors::{Appearance, Color, Colors, mix};
pub use geometry::{Curve, Hull};
pub use glyph::{Glyph, REGULAR, SEMI_BOLD};
pub use grid_lines::{GridLine, grid_lines};
pub use hand_painter::{bars, hue};
pub use legend::{Entry, Sample, legend, origins};
pub use links::{DrawnLink, Emphasis, Ground, Group, route};
pub use motion::{Motion, Phase};
pub use names::{Named, Names, Tag};
pub use outline::{Outline, letter, outlines, rectangle};
pub use painter::Painter;
pub use palette::Palette;
pub use place::Place;
pub use plane::{Point, Size, Vector};
pub use pointed::{Lit, Pointed, lit};
pub use scene::{Frame, HouseKind, Scene, Tint, ValueKind};
pub use sheet::{Builder, Drawn, Part, Path, Segment, Sheet, Stroke, Text, Weight};
pub use sight::Sight;
pub use sign::{Hue, Line, Shape, Sign, set_hue};
pub use spots::{RADIUS, Spots};
pub use style::BoardStyle;
pub use swatch::{SWATCH_SIZE, swatch};
pub use tiles::{Tile, joined};
pub use viewed::{View, Walked, plain, scene};
