//! Pieces of the board for the legend.

use iced::widget::canvas::{self, Geometry};
use iced::{Rectangle, Renderer, Size, Theme, mouse};

use super::frame;
use super::kept::Kept;
use crate::app::theme::appearance;
use crate::drawing::{Appearance, SWATCH_SIZE, Sample, swatch};

/// A piece of the board for the legend.
#[derive(Debug, Clone, Copy)]
pub struct Swatch(pub Sample);

impl Swatch {
    /// How wide and how high it is, in pixels.
    pub const SIZE: f32 = SWATCH_SIZE;
    /// The same as the size of its ground.
    pub const GROUND: Size = Size::new(SWATCH_SIZE, SWATCH_SIZE);
}

/// Puts a piece of the board in the middle of a ground of this size on a frame.
pub fn put_swatch(sample: Sample, ground: Size, appearance: Appearance, frame: &mut canvas::Frame) {
    for layer in swatch(sample, ground.into(), appearance) {
        frame::put(&layer, frame);
    }
}

impl<Message> canvas::Program<Message> for Swatch {
    type State = Kept<(Sample, Appearance)>;

    fn draw(
        &self,
        kept: &Self::State,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let appearance = appearance(theme);
        kept.draw((self.0, appearance), renderer, bounds.size(), |frame| {
            put_swatch(self.0, bounds.size(), appearance, frame);
        })
    }
}
