//! Putting a sheet of the drawing on a frame of iced.

use iced::widget::canvas::{self, LineCap, LineDash, LineJoin};

use crate::drawing::{Color, Drawn, Path, Point, Segment, Sheet, Size, Stroke};

/// Puts all of a sheet on a frame, its texts above its shapes.
///
/// Texts are drawn as shapes: for each text of a canvas iced's software renderer
/// clears a mask as large as the window, and a board has hundreds of digits.
pub fn put(sheet: &Sheet, frame: &mut canvas::Frame) {
    let mut texts = Vec::new();
    for (_, drawn) in sheet.drawn() {
        match drawn {
            Drawn::Rectangle {
                corner,
                size,
                color,
            } => frame.fill_rectangle((*corner).into(), (*size).into(), iced::Color::from(*color)),
            Drawn::Fill(path, color) => frame.fill(&path.into(), iced::Color::from(*color)),
            Drawn::Stroke(path, stroke) => draw(path, stroke, frame),
            Drawn::Text(text) => texts.push(text),
        }
    }
    for text in texts {
        frame.fill(&(&text.outline()).into(), iced::Color::from(text.color));
    }
}

fn draw(path: &Path, stroke: &Stroke, frame: &mut canvas::Frame) {
    let segments: &[f32] = stroke.dash.as_ref().map_or(&[], |dash| dash);
    frame.stroke(
        &path.into(),
        canvas::Stroke {
            style: canvas::Style::Solid(stroke.color.into()),
            width: stroke.width,
            line_cap: if stroke.round_ends {
                LineCap::Round
            } else {
                LineCap::Butt
            },
            line_join: if stroke.round_corners {
                LineJoin::Round
            } else {
                LineJoin::Miter
            },
            line_dash: LineDash {
                segments,
                offset: 0,
            },
        },
    );
}

impl From<Point> for iced::Point {
    fn from(point: Point) -> Self {
        Self::new(point.x, point.y)
    }
}

impl From<iced::Point> for Point {
    fn from(point: iced::Point) -> Self {
        Self::new(point.x, point.y)
    }
}

impl From<Size> for iced::Size {
    fn from(size: Size) -> Self {
        Self::new(size.width, size.height)
    }
}

impl From<iced::Size> for Size {
    fn from(size: iced::Size) -> Self {
        Self::new(size.width, size.height)
    }
}

impl From<Color> for iced::Color {
    fn from(Color { r, g, b, a }: Color) -> Self {
        Self { r, g, b, a }
    }
}

impl From<iced::Color> for Color {
    fn from(iced::Color { r, g, b, a }: iced::Color) -> Self {
        Self { r, g, b, a }
    }
}

impl From<&Path> for canvas::Path {
    fn from(path: &Path) -> Self {
        match path {
            Path::Circle { middle, radius } => Self::circle((*middle).into(), *radius),
            Path::Rectangle {
                corner,
                size,
                radius,
            } => Self::rounded_rectangle((*corner).into(), (*size).into(), (*radius).into()),
            Path::Lines(segments) => Self::new(|path| {
                for segment in segments {
                    match *segment {
                        Segment::Move(to) => path.move_to(to.into()),
                        Segment::Line(to) => path.line_to(to.into()),
                        Segment::Quadratic(control, to) => {
                            path.quadratic_curve_to(control.into(), to.into());
                        }
                        Segment::Cubic(first, second, to) => {
                            path.bezier_curve_to(first.into(), second.into(), to.into());
                        }
                        Segment::Close => path.close(),
                    }
                }
            }),
        }
    }
}
