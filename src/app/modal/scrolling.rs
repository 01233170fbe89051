//! Keys that scroll a dialog.

use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Operation, Outcome, Scrollable};
use iced::advanced::widget::{Id, operate};
use iced::{Rectangle, Task, Vector};

use super::{CHOICES_ID, Message, Modal};
use crate::list;
use crate::shortcut::{Binding, Group, Key, Shortcut};
use sudoku_engine::texts::{Text, said};

const SCROLL: Shortcut = Group::Window.shortcut("keys-window-scroll", &Key::ALONG);

/// The distance of an arrow key, and the part that stays in view when a page is turned.
const ROW: f32 = 48.0;

/// Moves that are shorter cannot be seen.
const LEAST: f32 = 0.5;

/// A way to scroll a dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// By a number of rows, up if it is negative.
    Rows(isize),
    /// By a number of pages, up if it is negative.
    Pages(isize),
    /// To the start.
    Start,
    /// To the end.
    End,
}

impl Way {
    fn of(key: Key) -> Option<Self> {
        Some(match key.in_list()? {
            list::Message::Move(by) => Self::Rows(by),
            list::Message::Page(by) => Self::Pages(by),
            list::Message::First => Self::Start,
            list::Message::Last => Self::End,
            _ => return None,
        })
    }

    /// The words for the case that there is nothing more this way.
    pub(crate) fn ended(self) -> Text {
        match self {
            Self::Rows(..0) | Self::Pages(..0) | Self::Start => said!("idle-scroll-start"),
            Self::Rows(_) | Self::Pages(_) | Self::End => said!("idle-scroll-end"),
        }
    }

    /// The new offset in a view of this height.
    fn offset(self, now: f32, height: f32, most: f32) -> f32 {
        let page = (height - ROW).max(ROW);
        let to = match self {
            Self::Rows(by) => now + ROW * by as f32,
            Self::Pages(by) => now + page * by as f32,
            Self::Start => 0.0,
            Self::End => most,
        };
        to.clamp(0.0, most)
    }
}

/// The keys of the dialogs with a part that scrolls.
pub(super) const SCROLLING: &[Binding<Modal>] =
    &[SCROLL.does(|at| Way::of(at.key).map(Message::Scroll))];

/// Scrolls the dialog, and reports whether it moved.
pub(crate) fn scroll(way: Way) -> Task<bool> {
    operate(Scroll {
        way,
        has_moved: false,
    })
}

#[derive(Debug)]
struct Scroll {
    way: Way,
    has_moved: bool,
}

impl Operation<bool> for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<bool>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content_bounds: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if id != Some(&Id::new(CHOICES_ID)) {
            return;
        }
        let most = (content_bounds.height - bounds.height).max(0.0);
        let to = self.way.offset(translation.y, bounds.height, most);
        self.has_moved = (to - translation.y).abs() > LEAST;
        if self.has_moved {
            state.scroll_to(AbsoluteOffset {
                x: None,
                y: Some(to),
            });
        }
    }

    fn finish(&self) -> Outcome<bool> {
        Outcome::Some(self.has_moved)
    }
}
