//! Pieces of the board for the legend.

use iced::widget::canvas::{self, Geometry};
use iced::{Rectangle, Renderer, Theme, mouse};

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
            for layer in swatch(self.0, bounds.size().into(), appearance) {
                frame::put(&layer, frame);
            }
        })
    }
}
