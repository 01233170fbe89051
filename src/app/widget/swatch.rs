//! Pieces of the board for the legend.

use crate::convert::Plain;
use iced::widget::canvas::Frame;
use iced::{Element, Size, Theme};

use super::kept::{Paint, painted};
use crate::board;
use crate::theme::appearance;
use sudoku_telling::drawing::{self, Appearance, SWATCH_SIZE, Sample};

/// The side of a piece in pixels.
pub(super) const SIDE: f32 = SWATCH_SIZE;

/// A piece of the board.
pub(crate) fn swatch<'a, Message: 'a>(sample: Sample) -> Element<'a, Message> {
    painted(sample).width(SIDE).height(SIDE).into()
}

/// Draws a piece of the board in the top left corner of a frame.
pub(super) fn put_swatch(sample: Sample, appearance: Appearance, frame: &mut Frame) {
    let ground = Size::new(SIDE, SIDE);
    for layer in drawing::swatch(sample, ground.plain(), appearance) {
        board::put(&layer, frame);
    }
}

impl Paint for Sample {
    fn paint(&self, frame: &mut Frame, theme: &Theme) {
        put_swatch(*self, appearance(theme), frame);
    }
}
