//! The sign on a candidate for each role: a shape, its lines and a color, so that two roles never
//! differ in the color alone.

use crate::explain::Role;

/// The sign on a candidate for a role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sign {
    /// The shape behind the digit.
    pub shape: Shape,
    /// Its filling, and the lines around it or over it.
    pub line: Line,
    /// Its color.
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
    /// A triangle that points to the right.
    Triangle,
}

/// The filling of a shape, and the lines around it or over it.
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
    /// Only the edge, on the board.
    Hollow,
    /// Filled, larger than all others.
    Solid,
    /// Small and filled, beside the digit.
    Beside,
    /// Only a thick edge, above everything else.
    Thick,
    /// Filled, with the visible ends of a stroke at two corners, so that the digit stays intact.
    Struck,
}

/// A color, by its name in the palette that Okabe and Ito made for all kinds of color vision.
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
    /// None: the color of the text.
    Gray,
    /// The color of placements.
    Good,
    /// The color of removals.
    Bad,
}

/// The colors of sets; after the last, they start over.
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
            Role::EndoFin => (Shape::Diamond, Line::Ring, Hue::Orange),
            Role::X => (Shape::Disc, Line::Plain, Hue::SkyBlue),
            Role::Y => (Shape::Square, Line::Plain, Hue::Orange),
            Role::Z => (Shape::Hexagon, Line::Ring, Hue::Purple),
            Role::ColorA(0) => (Shape::Disc, Line::Plain, Hue::SkyBlue),
            Role::ColorA(_) => (Shape::Hexagon, Line::Plain, Hue::Purple),
            Role::ColorB(0) => (Shape::Square, Line::Plain, Hue::Orange),
            Role::ColorB(_) => (Shape::Diamond, Line::Plain, Hue::Yellow),
            Role::Guardian => (Shape::Hexagon, Line::Ring, Hue::Yellow),
            Role::Set(number) => (set_shape(number), Line::Plain, set_hue(number.into())),
            Role::RestrictedCommon => (Shape::Diamond, Line::Ring, Hue::Yellow),
            Role::True => (Shape::Disc, Line::Ring, Hue::SkyBlue),
            Role::False => (Shape::Disc, Line::Hollow, Hue::SkyBlue),
            Role::GroupTrue => (Shape::RoundedSquare, Line::Ring, Hue::SkyBlue),
            Role::GroupFalse => (Shape::RoundedSquare, Line::Hollow, Hue::SkyBlue),
            Role::Supposed(depth) => supposed(depth),
            Role::Follows(depth) => follows(depth),
            Role::Refuted(depth) => {
                let (shape, _, hue) = follows(depth);
                (shape, Line::Struck, hue)
            }
            Role::Start => (Shape::Triangle, Line::Beside, Hue::Gray),
            Role::End => (Shape::Square, Line::Beside, Hue::Gray),
            Role::Placed => (Shape::RoundedSquare, Line::Solid, Hue::Good),
            Role::Wrong => (Shape::RoundedSquare, Line::Thick, Hue::Bad),
            Role::Eliminated => (Shape::RoundedSquare, Line::Struck, Hue::Bad),
        };
        Self { shape, line, hue }
    }

    /// The color under the digit.
    pub const fn ground(self) -> Hue {
        match self.line {
            Line::Hollow | Line::Beside => Hue::Gray,
            _ => self.hue,
        }
    }
}

/// The sign of a supposition in an argument nested this deep in others. The deepest ones look
/// alike.
const fn supposed(depth: u8) -> (Shape, Line, Hue) {
    match depth {
        0 => (Shape::Disc, Line::DoubleRing, Hue::SkyBlue),
        1 => (Shape::Square, Line::DoubleRing, Hue::Orange),
        2 => (Shape::Diamond, Line::DoubleRing, Hue::Purple),
        _ => (Shape::Hexagon, Line::DoubleRing, Hue::Yellow),
    }
}

/// The sign of a candidate that would be true in an argument nested this deep, in the shape and
/// color of the supposition.
const fn follows(depth: u8) -> (Shape, Line, Hue) {
    match depth {
        0 => (Shape::Disc, Line::Ring, Hue::SkyBlue),
        1 => (Shape::Square, Line::Ring, Hue::Orange),
        2 => (Shape::Diamond, Line::Ring, Hue::Purple),
        _ => (Shape::Hexagon, Line::Ring, Hue::Yellow),
    }
}

/// The shape of a candidate in the set with this number.
const fn set_shape(number: u8) -> Shape {
    match number % 5 {
        0 => Shape::Disc,
        1 => Shape::Square,
        2 => Shape::Hexagon,
        3 => Shape::RoundedSquare,
        _ => Shape::Diamond,
    }
}

/// The color of the set with this number.
pub const fn set_hue(number: usize) -> Hue {
    SET_HUES[number % SET_HUES.len()]
}
