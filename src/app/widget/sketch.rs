//! Signs of a few lines, for what leads somewhere.

use iced::widget::canvas as canvas_widget;
use iced::widget::canvas::{self, Frame, Geometry, LineCap, LineJoin, Path, Stroke, path::Builder};
use iced::{Color, Element, Point, Rectangle, Renderer, Size, Theme, mouse};

use crate::app::board::Kept;
use crate::app::theme::colors;

/// What is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sketch {
    /// To the right.
    Chevron,
    /// Downwards: there is more to unfold.
    Unfold,
    /// Upwards: it is unfolded.
    Fold,
    /// An arrow to the right.
    Arrow,
    /// What goes on.
    Play,
    /// A book.
    Book,
    /// Tiles.
    Tiles,
    /// A folder.
    Folder,
    /// A pencil.
    Pencil,
}

/// In which color.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ink {
    /// That of what stands out.
    Accent,
    /// On that.
    OnAccent,
    /// That of what is there for those who look for it.
    Muted,
}

/// The raster on which a sketch is drawn.
const RASTER: f32 = 24.0;

/// A sketch in a square of this side.
pub(crate) fn sketch<'a, Message: 'a>(sketch: Sketch, ink: Ink, side: f32) -> Element<'a, Message> {
    canvas_widget(Drawn { sketch, ink })
        .width(side)
        .height(side)
        .into()
}

struct Drawn {
    sketch: Sketch,
    ink: Ink,
}

impl<Message> canvas::Program<Message> for Drawn {
    type State = Kept<(Sketch, Color)>;

    fn draw(
        &self,
        kept: &Self::State,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let colors = colors(theme);
        let color = match self.ink {
            Ink::Accent => colors.accent,
            Ink::OnAccent => colors.on_accent,
            Ink::Muted => colors.muted,
        };
        kept.draw((self.sketch, color), renderer, bounds.size(), |frame| {
            paint(self.sketch, frame, color);
        })
    }
}

fn paint(sketch: Sketch, frame: &mut Frame, color: Color) {
    frame.scale(frame.width() / RASTER);
    let stroke = Stroke {
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default().with_color(color).with_width(2.0)
    };
    let path = Path::new(|path| lines(sketch, path));
    frame.stroke(&path, stroke);
}

/// The lines on the raster.
fn lines(sketch: Sketch, path: &mut Builder) {
    let mut line = |corners: &[(f32, f32)]| {
        for (number, (x, y)) in corners.iter().enumerate() {
            let corner = Point::new(*x, *y);
            if number == 0 {
                path.move_to(corner);
            } else {
                path.line_to(corner);
            }
        }
    };
    match sketch {
        Sketch::Chevron => line(&[(9.0, 5.0), (16.0, 12.0), (9.0, 19.0)]),
        Sketch::Unfold => line(&[(5.0, 9.0), (12.0, 16.0), (19.0, 9.0)]),
        Sketch::Fold => line(&[(5.0, 15.0), (12.0, 8.0), (19.0, 15.0)]),
        Sketch::Arrow => {
            line(&[(3.0, 12.0), (21.0, 12.0)]);
            line(&[(14.0, 5.0), (21.0, 12.0), (14.0, 19.0)]);
        }
        Sketch::Play => line(&[(7.0, 4.5), (19.0, 12.0), (7.0, 19.5), (7.0, 4.5)]),
        Sketch::Book => {
            line(&[(12.0, 7.0), (12.0, 20.0)]);
            for side in [1.0, -1.0] {
                let at = |x: f32, y: f32| (12.0 + side * x, y);
                line(&[
                    at(0.0, 7.0),
                    at(4.0, 4.5),
                    at(10.0, 4.5),
                    at(10.0, 17.5),
                    at(4.0, 17.5),
                    at(0.0, 20.0),
                ]);
            }
        }
        Sketch::Tiles => {
            for (x, y) in [(3.5, 3.5), (13.5, 3.5), (3.5, 13.5)] {
                path.rectangle(Point::new(x, y), Size::new(7.0, 7.0));
            }
            path.move_to(Point::new(17.0, 14.0));
            path.line_to(Point::new(17.0, 20.0));
            path.move_to(Point::new(14.0, 17.0));
            path.line_to(Point::new(20.0, 17.0));
        }
        Sketch::Folder => line(&[
            (3.0, 5.5),
            (9.0, 5.5),
            (11.5, 8.5),
            (21.0, 8.5),
            (21.0, 19.5),
            (3.0, 19.5),
            (3.0, 5.5),
        ]),
        Sketch::Pencil => {
            line(&[
                (4.0, 20.0),
                (5.0, 15.5),
                (16.0, 4.5),
                (19.5, 8.0),
                (8.5, 19.0),
                (4.0, 20.0),
            ]);
            line(&[(13.5, 7.0), (17.0, 10.5)]);
        }
    }
}
