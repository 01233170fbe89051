//! A drawing as plain values: a list of shapes and texts, which each painter puts on its own
//! surface.

use super::colors::Color;
use super::names::Named;
use super::plane::{Point, Size};
use super::scene::{Frame, HouseKind, Tint, ValueKind};
use super::sight::Sight;
use super::tiles::Tile;
use crate::explain::{CellPart, Role, SumPart};
use sudoku_engine::grid::{Candidate, Cell, House};
use sudoku_engine::sudoku::SetBy;

/// The part of a scene that something is drawn for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Part {
    /// The board itself.
    #[default]
    Board,
    /// The names of rows, columns and boxes.
    Labels,
    /// The background of a cell.
    Tint(Cell, Tint),
    /// The ice of a game.
    Ice,
    /// The lines of the grid.
    Lines,
    /// The cage with this number.
    Cage(usize),
    /// The edge of a house.
    House(House, HouseKind),
    /// The lines around cells that are added up.
    Side(SumPart),
    /// The frames around cells with a part.
    Cells(CellPart),
    /// The outline of the set with this number.
    Outline(usize),
    /// The border of a group.
    Group,
    /// A link.
    Link {
        /// Whether it is strong.
        strong: bool,
    },
    /// The candidates without a role.
    Candidates,
    /// A candidate with a role: its digit.
    Candidate(Candidate),
    /// The sign of a role on a candidate.
    Mark(Candidate, Role),
    /// A value.
    Value(Cell, ValueKind),
    /// The origin of a value.
    Origin(Cell, SetBy),
    /// A frame around a cell or in it.
    Frame(Cell, Frame),
    /// The line of a sight.
    Sight(Sight),
    /// A word at the edge of a cell.
    Tag(Cell, Named),
    /// The numbers of the lines that decide about a candidate.
    Number(Candidate),
    /// The digits that a house gives to the pairs of a ring.
    Share(House),
    /// The letter of a link.
    LinkLetter(char),
    /// The name of a house that the step uses.
    HouseName(House),
    /// The marks of a person.
    ByHand,
    /// A light.
    Light,
}

/// A shape or a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Drawn {
    /// A filled rectangle along the pixels.
    Rectangle(Tile),
    /// A filled shape.
    Fill(Path, Color),
    /// A line.
    Stroke(Path, Stroke),
    /// A text.
    Text(Text),
}

/// A shape or a line.
#[derive(Debug, Clone, PartialEq)]
pub enum Path {
    /// A circle.
    Circle {
        /// Its middle.
        middle: Point,
        /// Its radius.
        radius: f32,
    },
    /// A rectangle with round corners.
    Rectangle {
        /// Its top left corner.
        corner: Point,
        /// Its size.
        size: Size,
        /// The radius of its corners.
        radius: f32,
    },
    /// Lines and curves, one after another.
    Lines(Vec<Segment>),
}

/// A part of a [`Path`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Segment {
    /// The start.
    Move(Point),
    /// A straight line to this point.
    Line(Point),
    /// A curve with one control point.
    Quadratic(Point, Point),
    /// A curve with two control points.
    Cubic(Point, Point, Point),
    /// A straight line back to the start.
    Close,
}

/// The stroke of a line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    /// Its color.
    pub color: Color,
    /// Its thickness.
    pub width: f32,
    /// The lengths of its dashes and of the gaps between them, if it has any.
    pub dash: Option<[f32; 2]>,
    /// Whether its ends are round.
    pub round_ends: bool,
    /// Whether its corners are round.
    pub round_corners: bool,
}

/// A text around a point.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// Its words: digits and capitals.
    pub content: String,
    /// Its middle.
    pub middle: Point,
    /// The size of the font.
    pub size: f32,
    /// Its color.
    pub color: Color,
    /// Its weight.
    pub weight: Weight,
}

/// The weight of a text in the program's font.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Weight {
    /// The weight of most texts.
    Regular,
    /// The weight of emphasized texts.
    SemiBold,
}

impl Path {
    /// A circle.
    pub const fn circle(middle: Point, radius: f32) -> Self {
        Self::Circle { middle, radius }
    }

    /// A rectangle with round corners.
    pub const fn rounded_rectangle(corner: Point, size: Size, radius: f32) -> Self {
        Self::Rectangle {
            corner,
            size,
            radius,
        }
    }

    /// A straight line.
    pub fn line(from: Point, to: Point) -> Self {
        Self::Lines(vec![Segment::Move(from), Segment::Line(to)])
    }

    /// Lines and curves, one after another.
    pub fn new(build: impl FnOnce(&mut Builder)) -> Self {
        let mut builder = Builder(Vec::new());
        build(&mut builder);
        Self::Lines(builder.0)
    }
}

/// Makes a [`Path`] of lines and curves.
#[derive(Debug)]
pub struct Builder(Vec<Segment>);

impl Builder {
    /// Starts at this point.
    pub fn move_to(&mut self, point: Point) {
        self.0.push(Segment::Move(point));
    }

    /// Adds a straight line to this point.
    pub fn line_to(&mut self, point: Point) {
        self.0.push(Segment::Line(point));
    }

    /// Adds a curve with one control point.
    pub fn quadratic_curve_to(&mut self, control: Point, to: Point) {
        self.0.push(Segment::Quadratic(control, to));
    }

    /// Adds a curve with two control points.
    pub fn bezier_curve_to(&mut self, first: Point, second: Point, to: Point) {
        self.0.push(Segment::Cubic(first, second, to));
    }

    /// Adds a straight line back to the start.
    pub fn close(&mut self) {
        self.0.push(Segment::Close);
    }
}

impl Stroke {
    /// A solid line.
    pub const fn new(color: Color, width: f32) -> Self {
        Self {
            color,
            width,
            dash: None,
            round_ends: false,
            round_corners: false,
        }
    }

    /// The stroke in dashes, with gaps between them.
    #[must_use]
    pub const fn dashed(self, dash: [f32; 2]) -> Self {
        Self {
            dash: Some(dash),
            ..self
        }
    }
}

/// A list of shapes and texts, the lowest first, each with the part of the scene that it is drawn
/// for.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Sheet {
    drawn: Vec<(Part, Drawn)>,
    part: Part,
}

impl Sheet {
    /// The shapes and texts, the lowest first.
    pub fn drawn(&self) -> &[(Part, Drawn)] {
        &self.drawn
    }

    /// The texts, the lowest first.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.drawn.iter().filter_map(|(_, drawn)| match drawn {
            Drawn::Text(text) => Some(text),
            _ => None,
        })
    }

    /// Keeps only the shapes and texts for which `keep` returns true; it may change them.
    pub(super) fn retain_mut(&mut self, mut keep: impl FnMut(&Part, &mut Drawn) -> bool) {
        self.drawn.retain_mut(|(part, drawn)| keep(part, drawn));
    }

    /// Draws for this part from now on.
    pub const fn begin(&mut self, part: Part) {
        self.part = part;
    }

    /// Fills a shape.
    pub fn fill(&mut self, path: &Path, color: Color) {
        self.push(Drawn::Fill(path.clone(), color));
    }

    /// Fills a rectangle along the pixels.
    pub fn fill_rectangle(&mut self, corner: Point, size: Size, color: Color) {
        self.push(Drawn::Rectangle(Tile {
            corner,
            size,
            color,
        }));
    }

    /// Draws a line.
    pub fn stroke(&mut self, path: &Path, stroke: Stroke) {
        self.push(Drawn::Stroke(path.clone(), stroke));
    }

    /// Writes a text.
    pub fn write(&mut self, text: Text) {
        self.push(Drawn::Text(text));
    }

    fn push(&mut self, drawn: Drawn) {
        self.drawn.push((self.part, drawn));
    }
}

impl Drawn {
    /// Its color.
    pub const fn color(&self) -> Color {
        match self {
            Self::Rectangle(tile) => tile.color,
            Self::Fill(_, color) => *color,
            Self::Stroke(_, stroke) => stroke.color,
            Self::Text(text) => text.color,
        }
    }
}
