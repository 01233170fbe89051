//! Controls that surround another control.

use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

/// The additions of a control to the one that it surrounds. It has the same place and size, and
/// passes on everything that it does not handle itself.
pub(crate) trait Around<Message> {
    /// The state between events.
    type State: Default + 'static;

    /// Handles an event, usually by passing it on to the control inside.
    fn update(
        &self,
        _state: &mut Self::State,
        mut inside: Inside<'_, '_, Message>,
        event: &Event,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        inside.update(event, cursor, shell);
    }

    /// The look of the pointer over it, unless the control inside decides that.
    fn pointer(&self) -> Option<mouse::Interaction> {
        None
    }

    /// Handles an operation before the control inside does. `pointer` is the look of the pointer in
    /// the middle of the control.
    fn operate(
        &self,
        _state: &mut Self::State,
        _bounds: Rectangle,
        _pointer: &dyn Fn() -> mouse::Interaction,
        _operation: &mut dyn Operation,
    ) {
    }

    /// An overlay made of the part that belongs to the control but is not drawn on it. `bounds` are
    /// the bounds of the control.
    fn over<'b>(
        &self,
        _state: &Self::State,
        _part: &'b mut Element<'_, Message>,
        _tree: &'b mut Tree,
        _bounds: Rectangle,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        None
    }

    /// Draws over the control inside.
    fn draw_over(
        &self,
        _state: &Self::State,
        _renderer: &mut Renderer,
        _theme: &Theme,
        _layout: Layout<'_>,
        _viewport: &Rectangle,
    ) {
    }
}

/// A control surrounded by `around`.
pub(crate) fn around<'a, Message: 'a, A: Around<Message> + 'a>(
    around: A,
    control: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Surrounded {
        parts: vec![control.into()],
        around,
    })
}

/// A control surrounded by `around`, with a part that [`Around::over`] puts over the window.
pub(crate) fn around_with<'a, Message: 'a, A: Around<Message> + 'a>(
    around: A,
    control: impl Into<Element<'a, Message>>,
    part: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Surrounded {
        parts: vec![control.into(), part.into()],
        around,
    })
}

/// The control inside, with everything that it needs for an event.
pub(crate) struct Inside<'i, 'a, Message> {
    control: &'i mut Element<'a, Message>,
    tree: &'i mut Tree,
    layout: Layout<'i>,
    renderer: &'i Renderer,
    clipboard: &'i mut dyn Clipboard,
    viewport: &'i Rectangle,
}

impl<Message> Inside<'_, '_, Message> {
    /// The bounds of the control.
    pub(crate) fn bounds(&self) -> Rectangle {
        self.layout.bounds()
    }

    /// Passes an event to the control.
    pub(crate) fn update(
        &mut self,
        event: &Event,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        self.control.as_widget_mut().update(
            self.tree,
            event,
            self.layout,
            cursor,
            self.renderer,
            self.clipboard,
            shell,
            self.viewport,
        );
    }
}

/// A pointer in the middle of these bounds.
pub(crate) fn in_the_middle(bounds: Rectangle) -> mouse::Cursor {
    mouse::Cursor::Available(bounds.center())
}

struct Surrounded<'a, Message, A> {
    /// The control and, if there is one, the part that belongs to it.
    parts: Vec<Element<'a, Message>>,
    around: A,
}

impl<Message, A: Around<Message>> Widget<Message, Theme, Renderer> for Surrounded<'_, Message, A> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<A::State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(A::State::default())
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
        let bounds = layout.bounds();
        let inside = &tree.children[0];
        let control = self.parts[0].as_widget();
        let pointer = || {
            let cursor = in_the_middle(bounds);
            control.mouse_interaction(inside, layout, cursor, &bounds, renderer)
        };
        let state = tree.state.downcast_mut();
        self.around.operate(state, bounds, &pointer, operation);
        let control = self.parts[0].as_widget_mut();
        control.operate(&mut tree.children[0], layout, renderer, operation);
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
        let state = tree.state.downcast_mut();
        let inside = Inside {
            control: &mut self.parts[0],
            tree: &mut tree.children[0],
            layout,
            renderer,
            clipboard,
            viewport,
        };
        self.around.update(state, inside, event, cursor, shell);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        match self.around.pointer() {
            Some(pointer) if cursor.is_over(layout.bounds()) => pointer,
            Some(_) => mouse::Interaction::default(),
            None => {
                let control = self.parts[0].as_widget();
                control.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
            }
        }
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
        let inside = &tree.children[0];
        let control = self.parts[0].as_widget();
        control.draw(inside, renderer, theme, style, layout, cursor, viewport);
        let state = tree.state.downcast_ref();
        self.around
            .draw_over(state, renderer, theme, layout, viewport);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let Tree {
            state, children, ..
        } = tree;
        let ([control, part @ ..], [of_control, of_part @ ..]) =
            (self.parts.as_mut_slice(), children.as_mut_slice())
        else {
            return None;
        };
        let control = control.as_widget_mut();
        let over = control.overlay(of_control, layout, renderer, viewport, translation);
        let (state, bounds) = (state.downcast_ref(), layout.bounds() + translation);
        let part = part.first_mut().zip(of_part.first_mut());
        let part = part.and_then(|(part, tree)| self.around.over(state, part, tree, bounds));
        match (over, part) {
            (over, None) => over,
            (over, part) => {
                let all = over.into_iter().chain(part).collect();
                Some(overlay::Group::with_children(all).overlay())
            }
        }
    }
}
