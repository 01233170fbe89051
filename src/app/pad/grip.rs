//! A key of the pad as it is taken with the pointer.

use std::time::Instant;

use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, touch, window};

use super::Message;
use crate::app::board::LONG;
use crate::grid::Digit;

/// A key that is pressed, dragged away and let go anywhere; the other button or a long
/// press takes its digit into the hand.
pub(super) struct Grip<'a, M> {
    pub(super) key: Element<'a, M>,
    pub(super) digit: Digit,
    pub(super) into: fn(Message) -> M,
}

/// Since when it is pressed.
#[derive(Default)]
struct Pressed(Option<Instant>);

impl<'a, M: 'a> From<Grip<'a, M>> for Element<'a, M> {
    fn from(grip: Grip<'a, M>) -> Self {
        Self::new(grip)
    }
}

impl<M> Grip<'_, M> {
    fn tell(&self, message: Message, shell: &mut Shell<'_, M>) {
        shell.publish((self.into)(message));
        shell.capture_event();
    }
}

impl<M> Widget<M, Theme, Renderer> for Grip<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Pressed>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Pressed::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.key)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.key));
    }

    fn size(&self) -> Size<Length> {
        self.key.as_widget().size()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let key = self.key.as_widget_mut();
        key.layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let key = self.key.as_widget_mut();
        key.operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        _viewport: &Rectangle,
    ) {
        let Pressed(since) = tree.state.downcast_mut();
        let is_over = cursor.is_over(layout.bounds());
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. })
                if is_over =>
            {
                let now = Instant::now();
                *since = Some(now);
                shell.request_redraw_at(now + LONG);
                self.tell(Message::Grab(self.digit), shell);
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) if is_over => {
                self.tell(Message::Take(self.digit), shell);
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. })
                if since.take().is_some() =>
            {
                self.tell(Message::Drop, shell);
            }
            Event::Window(window::Event::RedrawRequested(now)) if is_over => match *since {
                Some(pressed) if now.duration_since(pressed) >= LONG => {
                    *since = None;
                    self.tell(Message::Take(self.digit), shell);
                }
                Some(pressed) => shell.request_redraw_at(pressed + LONG),
                None => {}
            },
            _ => {}
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        if cursor.is_over(layout.bounds()) {
            mouse::Interaction::Grab
        } else {
            mouse::Interaction::default()
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
        let key = self.key.as_widget();
        key.draw(
            &tree.children[0],
            renderer,
            theme,
            style,
            layout,
            cursor,
            viewport,
        );
    }
}
