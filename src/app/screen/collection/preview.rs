//! A small picture of a puzzle.

use iced::widget::canvas::Frame;
use iced::{Element, Theme};

use crate::board::put;
use crate::theme::appearance;
use crate::widget::{Paint, painted};
use sudoku_engine::grid::{Layout, Values};
use sudoku_telling::drawing::{
    Appearance, Painter, Path, Place, Point, Sheet, Size, Stroke, Vector, grid_lines, plain,
};

/// The least side of a cell with a readable digit.
const READABLE: f32 = 11.0;

/// A board with these values. With enough room it looks like an open puzzle, else it shows only its
/// boxes and the filled cells.
pub(crate) fn preview<'a, Message: 'a>(
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
        put(&self.sheet(side, appearance(theme)), frame);
    }
}

impl Preview {
    fn sheet(&self, side: f32, appearance: Appearance) -> Sheet {
        if (side - 1.0) / self.layout.size() as f32 >= READABLE {
            let place = Place::centered(side, &self.layout, false);
            let mut painter = Painter::new(place, appearance);
            painter.digits(&plain(&self.layout, &self.values));
            painter.into_sheet()
        } else {
            self.outline(side, appearance)
        }
    }

    /// The boxes and the filled cells.
    fn outline(&self, side: f32, appearance: Appearance) -> Sheet {
        let colors = appearance.colors();
        let mut sheet = Sheet::default();
        let cell = (side - 1.0) / self.layout.size() as f32;
        sheet.fill_rectangle(Point::default(), Size::new(side, side), colors.surface);
        let cells = self.layout.cells().into_iter();
        for place in cells.filter(|it| self.values[it.index()].is_some()) {
            let corner = Point::new(
                0.5 + place.column() as f32 * cell,
                0.5 + place.row() as f32 * cell,
            );
            let inset = Vector::new(cell * 0.2, cell * 0.2);
            let side = cell * 0.6;
            sheet.fill_rectangle(corner + inset, Size::new(side, side), colors.muted);
        }
        let lines = grid_lines(self.layout.size(), |cell| self.layout.region_of(cell));
        for line in lines.into_iter().filter(|line| line.is_thick) {
            let at = |Point { x, y }: Point| Point::new(0.5 + x * cell, 0.5 + y * cell);
            let path = Path::line(at(line.from), at(line.to));
            sheet.stroke(&path, Stroke::new(colors.muted, 1.0));
        }
        sheet
    }
}
