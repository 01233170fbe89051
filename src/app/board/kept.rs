//! What a small canvas has drawn, kept until it shows something else.

use std::cell::RefCell;

use iced::widget::canvas::{Cache, Frame, Geometry};
use iced::{Renderer, Size};

/// The state of a canvas that draws `K`: as long as that stays the same, its part of
/// the window is not drawn again.
#[derive(Debug)]
pub struct Kept<K> {
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
    pub fn draw(
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
