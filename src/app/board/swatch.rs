//! Pieces of the board for the legend.

use iced::widget::canvas::{self, Geometry};
use iced::{Rectangle, Renderer, Theme, mouse};

use super::frame;
use crate::app::theme::appearance;
use crate::drawing::{SWATCH_SIZE, Sample, swatch};

/// A piece of the board for the legend.
#[derive(Debug, Clone, Copy)]
pub struct Swatch(pub Sample);

impl Swatch {
    /// How wide and how high it is, in pixels.
    pub const SIZE: f32 = SWATCH_SIZE;
}

impl<Message> canvas::Program<Message> for Swatch {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let layers = swatch(self.0, bounds.size().into(), appearance(theme));
        let layers = layers.iter().map(|sheet| {
            let mut frame = canvas::Frame::new(renderer, bounds.size());
            frame::put(sheet, &mut frame);
            frame.into_geometry()
        });
        layers.collect()
    }
}
