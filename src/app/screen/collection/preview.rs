//! A puzzle drawn small.

use iced::widget::canvas::Frame;
use iced::{Element, Theme};

use crate::app::board::put;
use crate::app::theme::appearance;
use crate::app::widget::{Paint, painted};
use crate::drawing::{self, Path, Point, Sheet, Size, Stroke, Text, Vector, Weight, grid_lines};
use crate::grid::{Layout, Values};

/// The least side of a cell in which a digit can be read.
const READABLE: f32 = 11.0;

/// A board with these values: digits where there is room for them, else the
/// cells that hold one.
pub(in crate::app) fn preview<'a, Message: 'a>(
    layout: Layout,
    values: Values,
    side: f32,
) -> Element<'a, Message> {
    painted(Preview { layout, values })
        .width(side)
        .height(side)
        .into()
}

#[derive(Clone, PartialEq)]
struct Preview {
    layout: Layout,
    values: Values,
}

impl Paint for Preview {
    fn paint(&self, frame: &mut Frame, theme: &Theme) {
        let side = frame.width().min(frame.height());
        put(&self.sheet(side, appearance(theme).colors()), frame);
    }
}

impl Preview {
    fn sheet(&self, side: f32, colors: &drawing::Colors) -> Sheet {
        let mut sheet = Sheet::default();
        let cell = (side - 1.0) / self.layout.size() as f32;
        sheet.fill_rectangle(Point::default(), Size::new(side, side), colors.surface);
        let cells = self.layout.cells().into_iter();
        let filled = cells.filter_map(|it| Some((it, self.values[it.index()]?)));
        for (place, digit) in filled {
            let corner = Point::new(
                0.5 + place.column() as f32 * cell,
                0.5 + place.row() as f32 * cell,
            );
            if cell < READABLE {
                let inset = Vector::new(cell * 0.2, cell * 0.2);
                let side = cell * 0.6;
                sheet.fill_rectangle(corner + inset, Size::new(side, side), colors.muted);
            } else {
                sheet.write(Text {
                    content: digit.to_string(),
                    middle: corner + Vector::new(cell / 2.0, cell / 2.0),
                    size: cell * 0.62,
                    color: colors.text,
                    weight: Weight::Regular,
                });
            }
        }
        for line in grid_lines(self.layout.size(), |cell| self.layout.region_of(cell)) {
            if !line.is_thick && cell < READABLE {
                continue;
            }
            let color = if line.is_thick {
                colors.muted
            } else {
                colors.grid_line
            };
            let at = |Point { x, y }: Point| Point::new(0.5 + x * cell, 0.5 + y * cell);
            let path = Path::line(at(line.from), at(line.to));
            sheet.stroke(&path, Stroke::new(color, 1.0));
        }
        sheet
    }
}
