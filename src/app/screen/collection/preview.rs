//! A puzzle drawn small.

use iced::alignment::Vertical;
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke, Text};
use iced::widget::text::Alignment;
use iced::{Element, Pixels, Point, Rectangle, Renderer, Size, Theme, mouse};

use crate::app::theme::{FONT, colors};
use crate::grid::{Cell, Values};

/// The least side of a cell in which a digit can be read.
const READABLE: f32 = 11.0;

/// A board with these values: digits where there is room for them, else the
/// cells that hold one.
pub(super) fn preview<'a, Message: 'a>(values: Values, side: f32) -> Element<'a, Message> {
    iced::widget::canvas(Preview { values })
        .width(side)
        .height(side)
        .into()
}

struct Preview {
    values: Values,
}

impl<Message> canvas::Program<Message> for Preview {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let colors = colors(theme);
        let mut frame = Frame::new(renderer, bounds.size());
        let side = bounds.width.min(bounds.height);
        let cell = (side - 1.0) / 9.0;
        frame.fill_rectangle(Point::ORIGIN, Size::new(side, side), colors.surface);
        let filled = Cell::all().filter_map(|it| Some((it, self.values[it.index()]?)));
        for (place, digit) in filled {
            let corner = Point::new(
                0.5 + place.column() as f32 * cell,
                0.5 + place.row() as f32 * cell,
            );
            if cell < READABLE {
                let inset = cell * 0.2;
                frame.fill_rectangle(
                    Point::new(corner.x + inset, corner.y + inset),
                    Size::new(cell - 2.0 * inset, cell - 2.0 * inset),
                    colors.muted,
                );
            } else {
                frame.fill_text(Text {
                    content: digit.to_string(),
                    position: Point::new(corner.x + cell / 2.0, corner.y + cell / 2.0),
                    color: colors.text,
                    size: Pixels(cell * 0.62),
                    font: FONT,
                    align_x: Alignment::Center,
                    align_y: Vertical::Center,
                    ..Text::default()
                });
            }
        }
        for line in 0..=9 {
            let is_box = line % 3 == 0;
            if !is_box && cell < READABLE {
                continue;
            }
            let at = 0.5 + line as f32 * cell;
            let end = 0.5 + 9.0 * cell;
            let stroke = Stroke::default().with_width(1.0).with_color(if is_box {
                colors.muted
            } else {
                colors.line
            });
            for (from, to) in [
                (Point::new(at, 0.5), Point::new(at, end)),
                (Point::new(0.5, at), Point::new(end, at)),
            ] {
                frame.stroke(&Path::line(from, to), stroke);
            }
        }
        vec![frame.into_geometry()]
    }
}
