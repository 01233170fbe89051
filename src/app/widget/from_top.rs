//! A part of the window whose scrollable areas begin at their top whenever it shows something else.

use iced::advanced::widget::operation::Operation;
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, Scrollable};
use iced::advanced::{Shell, mouse};
use iced::widget::Id;
use iced::{Element, Event, Rectangle, Vector};

use super::around::{Around, Inside, around};

/// A control that is scrolled to its top when `shows` changes.
pub(crate) fn from_top<'a, Message: 'a>(
    shows: u32,
    control: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    around(FromTop { shows }, control)
}

struct FromTop {
    /// The number of the content.
    shows: u32,
}

impl<Message> Around<Message> for FromTop {
    /// The number of the content shown before.
    type State = Option<u32>;

    fn update(
        &self,
        state: &mut Self::State,
        mut inside: Inside<'_, '_, Message>,
        event: &Event,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        if state.replace(self.shows) != Some(self.shows) {
            inside.operate(&mut ToTop);
        }
        inside.update(event, cursor, shell);
    }
}

/// Scrolls every area to its top.
struct ToTop;

impl Operation for ToTop {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content_bounds: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        state.scroll_to(AbsoluteOffset {
            x: None,
            y: Some(0.0),
        });
    }
}
