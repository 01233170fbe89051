//! Writing the board's digits as texts of the window.

use crate::convert::Iced;
use iced::advanced::text::{Alignment, LineHeight, Renderer as _, Shaping, Text, Wrapping};
use iced::alignment::Vertical;
use iced::{Point, Rectangle, Renderer, Size, Vector};

use crate::theme;
use sudoku_telling::drawing::{self, Weight};

/// Writes a text of a board.
///
/// The glyphs of a window's text are drawn once and then copied, which takes iced's software
/// renderer a third of the time of a shape. But if a text reaches beyond the redrawn area, the
/// renderer clears a mask as large as the window. So the bounds are as tight as possible.
pub(crate) fn write(text: &drawing::Text, to_board: Vector, renderer: &mut Renderer) {
    let Some(baseline) = text.baseline() else {
        return;
    };
    let font = match text.weight {
        Weight::Regular => theme::FONT,
        Weight::SemiBold => theme::BOLD,
    };
    // iced breaks a line that just fits.
    let spare = if text.content.len() > 1 { 2.0 } else { 0.0 };
    let size = Size::new(text.width() + spare, text.size);
    // The renderer drops the fraction of a pixel at the top of a line, and rounds from there to the
    // baseline. Choose whole pixels here, so that digits in a row are on one line; the tenth keeps
    // them whole.
    let below_top = text.size / 2.0 + baseline - text.middle.y;
    let top = (to_board.y + baseline).round() - below_top.round() + 0.1;
    let left = to_board.x + text.middle.x - text.width() / 2.0;
    // After a change of a text, the renderer redraws the area to the right of and below its
    // position, wherever the text itself is. So use its upper left corner as the position.
    let corner = Point::new(left, top);
    let laid = Text {
        content: text.content.clone(),
        bounds: size,
        size: text.size.into(),
        line_height: LineHeight::Relative(1.0),
        font,
        align_x: Alignment::Left,
        align_y: Vertical::Top,
        shaping: Shaping::Basic,
        wrapping: Wrapping::None,
    };
    renderer.fill_text(
        laid,
        corner,
        text.color.iced(),
        Rectangle::new(corner, size),
    );
}
