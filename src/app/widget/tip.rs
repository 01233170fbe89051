//! What is told of a control while the pointer rests on it. It lies beside the control and
//! never on it.

use std::time::{Duration, Instant};

use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, window};

/// How long the pointer rests before anything is told.
const DELAY: Duration = Duration::from_millis(500);

/// Between the control and what is told.
const GAP: f32 = 6.0;

/// A side of a control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Below,
    Above,
    Right,
    Left,
}

impl Side {
    /// Below, or where else there is room.
    pub(crate) const BELOW: &'static [Self] = &[Self::Below, Self::Above, Self::Right, Self::Left];
    /// Above, or where else there is room: for what stands over words that are read.
    pub(crate) const ABOVE: &'static [Self] = &[Self::Above, Self::Below, Self::Right, Self::Left];
    /// Anywhere but above, where something is that is looked at.
    pub(crate) const NOT_ABOVE: &'static [Self] = &[Self::Below, Self::Right, Self::Left];
}

/// A control with what is told of it, on the first of these sides that has room.
pub(crate) fn tip<'a, Message: 'a>(
    control: impl Into<Element<'a, Message>>,
    told: impl Into<Element<'a, Message>>,
    sides: &'static [Side],
) -> Element<'a, Message> {
    Element::new(Tip {
        parts: [control.into(), told.into()],
        sides,
    })
}

struct Tip<'a, Message> {
    /// The control and what is told of it.
    parts: [Element<'a, Message>; 2],
    sides: &'static [Side],
}

/// Where the pointer is.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum Pointer {
    /// Not on the control.
    #[default]
    Away,
    /// On it since then.
    OnIt(Instant),
    /// On it for so long that it is told.
    Rests,
    /// On it, and it was pressed: who presses it knows it.
    Pressed,
}

/// Where something of a size that is told of a control lies in a window.
fn beside(control: Rectangle, told: Size, window: Size, sides: &[Side]) -> Point {
    let middle = control.center();
    let within = |at: f32, length: f32, most: f32| at.min(most - length).max(0.0);
    let at = |side: Side| {
        let (x, y) = match side {
            Side::Below => (
                middle.x - told.width / 2.0,
                control.y + control.height + GAP,
            ),
            Side::Above => (middle.x - told.width / 2.0, control.y - GAP - told.height),
            Side::Right => (
                control.x + control.width + GAP,
                middle.y - told.height / 2.0,
            ),
            Side::Left => (control.x - GAP - told.width, middle.y - told.height / 2.0),
        };
        match side {
            Side::Below | Side::Above => Point::new(within(x, told.width, window.width), y),
            Side::Right | Side::Left => Point::new(x, within(y, told.height, window.height)),
        }
    };
    let fits = |place: &Point| {
        let right = place.x + told.width;
        let bottom = place.y + told.height;
        place.x >= 0.0 && place.y >= 0.0 && right <= window.width && bottom <= window.height
    };
    let mut places = sides.iter().copied().map(at);
    places.find(fits).unwrap_or_else(|| {
        // A control as large as the window: what is told is seen all the same.
        let place = at(sides.first().copied().unwrap_or(Side::Below));
        Point::new(
            within(place.x, told.width, window.width),
            within(place.y, told.height, window.height),
        )
    })
}

impl<Message> Widget<Message, Theme, Renderer> for Tip<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Pointer>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Pointer::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.parts.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
    }

    fn size(&self) -> Size<Length> {
        self.parts[0].as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.parts[0].as_widget().size_hint()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let control = self.parts[0].as_widget_mut();
        control.layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let control = self.parts[0].as_widget_mut();
            control.operate(&mut tree.children[0], layout, renderer, operation);
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        if let Event::Mouse(_) | Event::Window(window::Event::RedrawRequested(_)) = event {
            let pointer: &mut Pointer = tree.state.downcast_mut();
            let before = *pointer;
            let is_pressed = matches!(event, Event::Mouse(mouse::Event::ButtonPressed(_)));
            *pointer = match before {
                _ if !cursor.is_over(layout.bounds()) => Pointer::Away,
                _ if is_pressed => Pointer::Pressed,
                Pointer::Away => {
                    let now = Instant::now();
                    shell.request_redraw_at(now + DELAY);
                    Pointer::OnIt(now)
                }
                Pointer::OnIt(since) if since.elapsed() >= DELAY => Pointer::Rests,
                Pointer::OnIt(since) => {
                    shell.request_redraw_at(since + DELAY);
                    before
                }
                Pointer::Rests | Pointer::Pressed => before,
            };
            if (before == Pointer::Rests) != (*pointer == Pointer::Rests) {
                shell.invalidate_layout();
                shell.request_redraw();
            }
        }
        let control = self.parts[0].as_widget_mut();
        control.update(
            &mut tree.children[0],
            event,
            layout,
            cursor,
            renderer,
            clipboard,
            shell,
            viewport,
        );
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let control = self.parts[0].as_widget();
        control.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let control = self.parts[0].as_widget();
        let inside = &tree.children[0];
        control.draw(inside, renderer, theme, style, layout, cursor, viewport);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let rests = *tree.state.downcast_ref::<Pointer>() == Pointer::Rests;
        let ([control, told], [of_control, of_told]) =
            (&mut self.parts, tree.children.as_mut_slice())
        else {
            return None;
        };
        let over =
            control
                .as_widget_mut()
                .overlay(of_control, layout, renderer, viewport, translation);
        let told = rests.then(|| {
            overlay::Element::new(Box::new(Over {
                told,
                tree: of_told,
                control: layout.bounds() + translation,
                sides: self.sides,
            }))
        });
        let all: Vec<_> = over.into_iter().chain(told).collect();
        (!all.is_empty()).then(|| overlay::Group::with_children(all).overlay())
    }
}

/// What is told, over the window.
struct Over<'b, 'a, Message> {
    told: &'b mut Element<'a, Message>,
    tree: &'b mut Tree,
    control: Rectangle,
    sides: &'static [Side],
}

impl<Message> overlay::Overlay<Message, Theme, Renderer> for Over<'_, '_, Message> {
    fn layout(&mut self, renderer: &Renderer, window: Size) -> layout::Node {
        let limits = layout::Limits::new(Size::ZERO, window);
        let told = self.told.as_widget_mut();
        let told = told.layout(self.tree, renderer, &limits);
        let place = beside(self.control, told.size(), window, self.sides);
        told.move_to(place)
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
    ) {
        let whole = Rectangle::with_size(Size::INFINITE);
        let told = self.told.as_widget();
        told.draw(self.tree, renderer, theme, style, layout, cursor, &whole);
    }
}

#[cfg(test)]
mod tests {
    use super::{GAP, Side, beside};
    use iced::{Point, Rectangle, Size};

    #[test]
    fn it_never_lies_on_its_control_and_stays_in_the_window() {
        let (window, told) = (Size::new(760.0, 560.0), Size::new(240.0, 31.0));
        let whole = Rectangle::with_size(window);
        for (x, y) in [
            (0.0, 0.0),
            (700.0, 0.0),
            (0.0, 520.0),
            (700.0, 520.0),
            (300.0, 300.0),
        ] {
            let control = Rectangle::new(Point::new(x, y), Size::new(60.0, 40.0));
            for sides in [Side::BELOW, Side::ABOVE, Side::NOT_ABOVE] {
                let lies = Rectangle::new(beside(control, told, window, sides), told);
                assert!(
                    lies.intersection(&control).is_none(),
                    "{lies:?} on {control:?}"
                );
                assert!(lies.is_within(&whole), "{lies:?}");
            }
        }
        let low = Rectangle::new(Point::new(300.0, 520.0), Size::new(60.0, 40.0));
        let above = beside(low, told, window, Side::BELOW);
        assert_eq!(above.y, 520.0 - GAP - told.height, "there is no room below");
        let right = beside(low, told, window, Side::NOT_ABOVE);
        assert_eq!(right.x, 360.0 + GAP);
    }
}
