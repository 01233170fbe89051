//! What Tab reaches: a control with a focus that is seen, which Enter and Space press.

use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::widget::{Id, Operation, operation};
use iced::advanced::{
    Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, overlay, renderer,
};
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, border, touch};

use crate::app::theme;

/// What all of them are called.
const REACHED: &str = "reached";

/// The width of the ring around what has the focus, and how far it is off.
const RING: f32 = 3.0;
const OFF: f32 = 3.0;

/// A control that Tab reaches: iced gives buttons and switches no focus. Enter and Space
/// press it as the pointer does in its middle. One that is switched off is passed over; a
/// press of the pointer, wherever it is, takes the focus away.
pub(crate) fn reached<'a, Message: 'a>(
    control: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Reached {
        control: control.into(),
        press: None,
    })
}

/// The same of a control for which Enter and Space send this.
pub(crate) fn reached_for<'a, Message: Clone + 'a>(
    control: impl Into<Element<'a, Message>>,
    press: Message,
) -> Element<'a, Message> {
    Element::new(Reached {
        control: control.into(),
        press: Some(Box::new(move || press.clone())),
    })
}

struct Reached<'a, Message> {
    control: Element<'a, Message>,
    press: Option<Box<dyn Fn() -> Message + 'a>>,
}

/// Whether it has the focus.
#[derive(Debug, Default)]
struct Focus(bool);

impl Focusable for Focus {
    fn is_focused(&self) -> bool {
        self.0
    }

    fn focus(&mut self) {
        self.0 = true;
    }

    fn unfocus(&mut self) {
        self.0 = false;
    }
}

/// The pointer in the middle of it.
fn in_the_middle(layout: Layout<'_>) -> mouse::Cursor {
    mouse::Cursor::Available(layout.bounds().center())
}

impl<Message> Reached<'_, Message> {
    /// Whether it does something when it is pressed, as the pointer would tell there.
    fn is_on(&self, tree: &Tree, layout: Layout<'_>, renderer: &Renderer) -> bool {
        let (cursor, bounds) = (in_the_middle(layout), layout.bounds());
        let control = self.control.as_widget();
        let told = control.mouse_interaction(&tree.children[0], layout, cursor, &bounds, renderer);
        matches!(told, mouse::Interaction::Pointer | mouse::Interaction::Grab)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Reached<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Focus>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Focus::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.control)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.control));
    }

    fn size(&self) -> Size<Length> {
        self.control.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.control.as_widget().size_hint()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let control = self.control.as_widget_mut();
        control.layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let is_on = self.is_on(tree, layout, renderer);
        let focus: &mut Focus = tree.state.downcast_mut();
        // What was switched off while it had the focus is where Tab goes on from.
        if is_on || focus.0 {
            operation.focusable(Some(&Id::new(REACHED)), layout.bounds(), focus);
        }
        let control = self.control.as_widget_mut();
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
        let focus: &mut Focus = tree.state.downcast_mut();
        let pointed = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(_))
                | Event::Touch(touch::Event::FingerPressed { .. })
        );
        if focus.0 && pointed {
            focus.unfocus();
            shell.request_redraw();
        }
        let pressed = matches!(
            event,
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: Key::Named(Named::Enter | Named::Space),
                modifiers,
                ..
            }) if modifiers.is_empty()
        );
        let control = self.control.as_widget_mut();
        let child = &mut tree.children[0];
        if !(focus.0 && pressed) || shell.is_event_captured() {
            control.update(
                child, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
            return;
        }
        if let Some(press) = &self.press {
            shell.publish(press());
        } else {
            let cursor = in_the_middle(layout);
            let left = mouse::Button::Left;
            for event in [
                mouse::Event::ButtonPressed(left),
                mouse::Event::ButtonReleased(left),
            ] {
                let event = Event::Mouse(event);
                let mut messages = Vec::new();
                // Of a press that is taken the release is another event.
                let mut own = Shell::new(&mut messages);
                control.update(
                    child, &event, layout, cursor, renderer, clipboard, &mut own, viewport,
                );
                shell.merge(own, std::convert::identity);
            }
        }
        shell.capture_event();
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let control = self.control.as_widget();
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
        let control = self.control.as_widget();
        control.draw(
            &tree.children[0],
            renderer,
            theme,
            style,
            layout,
            cursor,
            viewport,
        );
        let Focus(is_focused) = tree.state.downcast_ref();
        if !is_focused {
            return;
        }
        let ring = renderer::Quad {
            bounds: layout.bounds().expand(OFF + RING),
            border: border::rounded(theme::RADIUS + OFF + RING)
                .width(RING)
                .color(theme::colors(theme).accent),
            ..renderer::Quad::default()
        };
        // Its neighbours are drawn later and shall not cover it.
        renderer.with_layer(*viewport, |renderer| {
            renderer.fill_quad(ring, iced::Color::TRANSPARENT);
        });
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let control = self.control.as_widget_mut();
        control.overlay(
            &mut tree.children[0],
            layout,
            renderer,
            viewport,
            translation,
        )
    }
}

/// Takes the focus from what has it, but for a field to type in, and tells whether
/// anything had it.
pub(crate) fn drop_focus() -> impl Operation<bool> {
    #[derive(Default)]
    struct Drop(bool);

    impl Operation<bool> for Drop {
        fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<bool>)) {
            operate(self);
        }

        fn focusable(&mut self, id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
            if id == Some(&Id::new(REACHED)) {
                self.0 |= state.is_focused();
                state.unfocus();
            }
        }

        fn finish(&self) -> operation::Outcome<bool> {
            operation::Outcome::Some(self.0)
        }
    }

    Drop::default()
}
