//! The drawing of a small canvas, kept until its content changes.

use std::cell::RefCell;

use iced::widget::canvas;
use iced::widget::canvas::{Cache, Canvas, Frame, Geometry, Program};
use iced::{Rectangle, Renderer, Size, Theme, mouse};

use crate::theme::appearance;
use sudoku_telling::drawing::Appearance;

/// The state of a canvas that draws `K`. As long as `K` stays the same, the window does not redraw
/// that part.
#[derive(Debug)]
pub(crate) struct Kept<K> {
    shown: RefCell<Option<K>>,
    cache: Cache,
}

impl<K> Default for Kept<K> {
    fn default() -> Self {
        Self {
            shown: RefCell::new(None),
            cache: Cache::default(),
        }
    }
}

impl<K: PartialEq> Kept<K> {
    /// The kept drawing, or a new one if the content has changed.
    pub(crate) fn draw(
        &self,
        shows: K,
        renderer: &Renderer,
        size: Size,
        draw: impl FnOnce(&mut Frame),
    ) -> Vec<Geometry> {
        let mut shown = self.shown.borrow_mut();
        if shown.as_ref() != Some(&shows) {
            *shown = Some(shows);
            self.cache.clear();
        }
        vec![self.cache.draw(renderer, size, draw)]
    }
}

/// The content of a canvas. The canvas is redrawn when the content or the theme changes.
pub(crate) trait Paint: Clone + PartialEq + 'static {
    /// Draws the content.
    fn paint(&self, frame: &mut Frame, theme: &Theme);
}

/// A canvas with this content.
pub(crate) fn painted<P: Paint, Message>(shows: P) -> Canvas<Painted<P>, Message> {
    canvas(Painted(shows))
}

/// The program of a canvas with this content.
pub(crate) struct Painted<P>(P);

impl<P: Paint, Message> Program<Message> for Painted<P> {
    type State = Kept<(P, Appearance)>;

    fn draw(
        &self,
        kept: &Self::State,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let shows = (self.0.clone(), appearance(theme));
        kept.draw(shows, renderer, bounds.size(), |frame| {
            self.0.paint(frame, theme);
        })
    }
}
