//! The sign on a candidate for each role: a shape, its lines and a colour, so
//! that the colour is never the only thing that tells two roles apart.

use crate::explain::Role;

/// What is drawn on a candidate for a role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sign {
    /// The shape behind the digit.
    pub shape: Shape,
    /// How it is filled, and what lies around it or over it.
    pub line: Line,
    /// Its colour.
    pub hue: Hue,
}

/// The shape behind a digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A disc.
    Disc,
    /// A square.
    Square,
    /// A square with round corners.
    RoundedSquare,
    /// A square that stands on a corner.
    Diamond,
    /// A hexagon that stands on a corner.
    Hexagon,
}

/// How a shape is filled, and what lies around it or over it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Line {
    /// Filled.
    Plain,
    /// Filled, with a dark edge.
    Ring,
    /// Filled, with a dark edge and another line inside it.
    DoubleRing,
    /// Filled, with a dashed dark edge.
    DashedRing,
    /// The edge alone.
    Hollow,
    /// A thick edge alone, above all else.
    Thick,
    /// The digit struck, above all else.
    Struck,
}

/// A colour, by its name in the palette that Okabe and Ito made for all kinds
/// of sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hue {
    /// Orange.
    Orange,
    /// Sky blue.
    SkyBlue,
    /// Bluish green.
    Green,
    /// Yellow.
    Yellow,
    /// Vermilion.
    Vermilion,
    /// Reddish purple.
    Purple,
    /// None: that of the text.
    Grey,
    /// The colour of what is set.
    Good,
    /// The colour of what is removed.
    Bad,
}

/// The colours of sets, the first again after the last.
pub(crate) const SET_HUES: [Hue; 5] = [
    Hue::Purple,
    Hue::Orange,
    Hue::Green,
    Hue::SkyBlue,
    Hue::Yellow,
];

impl Sign {
    /// The sign of a role.
    pub fn of(role: Role) -> Self {
        let (shape, line, hue) = match role {
            Role::Base => (Shape::Disc, Line::Plain, Hue::SkyBlue),
            Role::Fin => (Shape::Square, Line::Plain, Hue::Orange),
            Role::EndoFin => (Shape::Diamond, Line::Ring, Hue::Vermilion),
            Role::Pivot => (Shape::Disc, Line::DoubleRing, Hue::Purple),
            Role::Pincer => (Shape::Disc, Line::Ring, Hue::Orange),
            Role::ColorA(0) => (Shape::Disc, Line::Plain, Hue::Green),
            Role::ColorA(_) => (Shape::Disc, Line::Ring, Hue::Purple),
            Role::ColorB(0) => (Shape::RoundedSquare, Line::Plain, Hue::Orange),
            Role::ColorB(_) => (Shape::RoundedSquare, Line::Ring, Hue::Yellow),
            Role::Set(number) => (Shape::Hexagon, Line::Plain, set_hue(number.into())),
            Role::RestrictedCommon => (Shape::Disc, Line::DashedRing, Hue::Yellow),
            Role::True => (Shape::Disc, Line::Ring, Hue::Yellow),
            Role::False => (Shape::Disc, Line::Hollow, Hue::Grey),
            Role::Supposed(depth) => supposed(depth),
            Role::Follows(depth) => follows(depth),
            Role::Placed => (Shape::Disc, Line::Thick, Hue::Good),
            Role::Wrong => (Shape::RoundedSquare, Line::Thick, Hue::Bad),
            Role::Eliminated => (Shape::Disc, Line::Struck, Hue::Bad),
        };
        Self { shape, line, hue }
    }

    /// Whether it is drawn above the digits.
    pub const fn is_above(self) -> bool {
        matches!(self.line, Line::Thick | Line::Struck)
    }
}

/// What is supposed in an argument that lies so deep in others. The deepest are alike.
const fn supposed(depth: u8) -> (Shape, Line, Hue) {
    match depth {
        0 => (Shape::Square, Line::DoubleRing, Hue::Yellow),
        1 => (Shape::Square, Line::Ring, Hue::SkyBlue),
        2 => (Shape::Square, Line::DashedRing, Hue::Purple),
        _ => (Shape::Square, Line::Hollow, Hue::Orange),
    }
}

/// What would be true in such an argument, in the same colour.
const fn follows(depth: u8) -> (Shape, Line, Hue) {
    match depth {
        0 => (Shape::Disc, Line::Ring, Hue::Yellow),
        1 => (Shape::Diamond, Line::Plain, Hue::SkyBlue),
        2 => (Shape::Diamond, Line::DashedRing, Hue::Purple),
        _ => (Shape::Diamond, Line::DoubleRing, Hue::Orange),
    }
}

/// The colour of the set with this number.
pub const fn set_hue(number: usize) -> Hue {
    SET_HUES[number % SET_HUES.len()]
}
