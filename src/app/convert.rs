//! Conversions between the values of the drawing and those of iced.

use iced::widget::canvas;

use sudoku_telling::drawing::{Color, Path, Point, Segment, Size};

/// A value of the drawing, converted for iced.
pub(crate) trait Iced {
    type Value;

    fn iced(self) -> Self::Value;
}

/// A value of iced, converted for the drawing.
pub(crate) trait Plain {
    type Value;

    fn plain(self) -> Self::Value;
}

impl Iced for Point {
    type Value = iced::Point;

    fn iced(self) -> iced::Point {
        iced::Point::new(self.x, self.y)
    }
}

impl Plain for iced::Point {
    type Value = Point;

    fn plain(self) -> Point {
        Point::new(self.x, self.y)
    }
}

impl Iced for Size {
    type Value = iced::Size;

    fn iced(self) -> iced::Size {
        iced::Size::new(self.width, self.height)
    }
}

impl Plain for iced::Size {
    type Value = Size;

    fn plain(self) -> Size {
        Size::new(self.width, self.height)
    }
}

impl Iced for Color {
    type Value = iced::Color;

    fn iced(self) -> iced::Color {
        let Self { r, g, b, a } = self;
        iced::Color { r, g, b, a }
    }
}

impl Plain for iced::Color {
    type Value = Color;

    fn plain(self) -> Color {
        let Self { r, g, b, a } = self;
        Color { r, g, b, a }
    }
}

impl Iced for &Path {
    type Value = canvas::Path;

    fn iced(self) -> canvas::Path {
        match self {
            Path::Circle { middle, radius } => canvas::Path::circle((*middle).iced(), *radius),
            Path::Rectangle {
                corner,
                size,
                radius,
            } => {
                canvas::Path::rounded_rectangle((*corner).iced(), (*size).iced(), (*radius).into())
            }
            Path::Lines(segments) => canvas::Path::new(|path| {
                for segment in segments {
                    match *segment {
                        Segment::Move(to) => path.move_to(to.iced()),
                        Segment::Line(to) => path.line_to(to.iced()),
                        Segment::Quadratic(control, to) => {
                            path.quadratic_curve_to(control.iced(), to.iced());
                        }
                        Segment::Cubic(first, second, to) => {
                            path.bezier_curve_to(first.iced(), second.iced(), to.iced());
                        }
                        Segment::Close => path.close(),
                    }
                }
            }),
        }
    }
}
