//! What a small canvas has drawn, kept until it shows something else.

use std::cell::RefCell;

use iced::widget::canvas;
use iced::widget::canvas::{Cache, Canvas, Frame, Geometry, Program};
use iced::{Rectangle, Renderer, Size, Theme, mouse};

use crate::theme::appearance;
use sudoku_telling::drawing::Appearance;

/// The state of a canvas that draws `K`: as long as that stays the same, its part of
/// the window is not drawn again.
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
    /// What was drawn of this, or what is drawn now.
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

/// What a canvas shows: it is drawn again when this or the theme is another.
pub(crate) trait Paint: Clone + PartialEq + 'static {
    /// Draws it.
    fn paint(&self, frame: &mut Frame, theme: &Theme);
}

/// A canvas that shows this.
pub(crate) fn painted<P: Paint, Message>(shows: P) -> Canvas<Painted<P>, Message> {
    canvas(Painted(shows))
}

/// The program of such a canvas.
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
