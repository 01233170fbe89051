//! The window, redrawn as a whole when it changes.

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Layout, Renderer as _, Widget, layout, renderer};
use iced::widget::stack;
use iced::{Element, Fill, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};

use super::kept::Kept;

/// The window, redrawn as a whole when `number` changes.
///
/// Between frames, iced redraws the changes in rectangles, which overlap if there are many changes.
/// Parts in several rectangles are drawn several times, and parts that reach beyond them go through
/// a mask as large as the window. One rectangle around everything is faster. It is also necessary:
/// if the number of texts before a canvas differs from the previous frame, iced_tiny_skia 0.14
/// takes a text for one of the canvas, looks for it elsewhere and does not draw it. The rectangle
/// comes from a geometry that draws nothing, but is new for each number.
pub(crate) fn whole<'a, Message: 'a>(
    number: u16,
    screen: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    stack![Element::new(Ground(number)), screen.into()].into()
}

struct Ground(u16);

/// The number of the present rectangle.
#[derive(Default)]
struct State(Kept<u16>);

impl<Message> Widget<Message, Theme, Renderer> for Ground {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::atomic(limits, Fill, Fill)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        // iced joins rectangles in the order of the distance of their middles from the top left,
        // each with the previous one. The middle of this rectangle is at the top left, so that all
        // others join it.
        let Rectangle { width, height, .. } = layout.bounds();
        let twice = Size::new(2.0 * width, 2.0 * height);
        let State(kept) = tree.state.downcast_ref();
        let drawn = kept.draw(self.0, renderer, twice, |_| {});
        renderer.with_translation(Vector::new(-width, -height), |renderer| {
            for geometry in drawn {
                renderer.draw_geometry(geometry);
            }
        });
    }
}
