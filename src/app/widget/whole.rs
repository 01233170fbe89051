//! The window, drawn as a whole when it changes.

use iced::widget::canvas::{self, Geometry};
use iced::widget::stack;
use iced::{Element, Fill, Rectangle, Renderer, Theme, mouse};

use crate::app::board::Kept;

/// The window, drawn as a whole when `number` changes.
///
/// From one frame to the next iced draws again what differs, in rectangles that overlap
/// where much differs: what lies in several of them is drawn several times, and what
/// reaches beyond them through a mask as large as the window. One rectangle that holds
/// all is quicker. It is also needed: where there are more or fewer texts before a
/// canvas than in the frame before, iced_tiny_skia 0.14 takes a text for one of the
/// canvas, looks for it elsewhere and does not draw it. The rectangle comes of a canvas
/// that draws nothing, but anew for each number.
pub fn whole<'a, Message: 'a>(
    number: u16,
    screen: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let ground = iced::widget::canvas(Ground(number))
        .width(Fill)
        .height(Fill);
    stack![ground, screen.into()].into()
}

struct Ground(u16);

impl<Message> canvas::Program<Message> for Ground {
    type State = Kept<u16>;

    fn draw(
        &self,
        kept: &Kept<u16>,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        kept.draw(self.0, renderer, bounds.size(), |_| {})
    }
}
