//! What Tab reaches: a control with a focus that is seen, which Enter and Space press.

use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Id, Operation, operation};
use iced::advanced::{Layout, Renderer as _, Shell, mouse, renderer};
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::{Element, Event, Rectangle, Renderer, Theme, border, touch};

use super::around::{Around, Inside, around, in_the_middle};
use crate::theme;

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
    let reached = Reached {
        press: None,
        notice: None,
        ring: OFF + RING,
    };
    around(reached, control)
}

/// The same of a row of a list, which fills what can be seen of it: the ring lies inside.
pub(crate) fn reached_row<'a, Message: 'a>(
    row: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let reached = Reached {
        press: None,
        notice: None,
        ring: 0.0,
    };
    around(reached, row)
}

/// The same of a control that says when the pointer comes on it or the focus, and when
/// neither is there any more.
pub(crate) fn reached_noticed<'a, Message: 'a>(
    control: impl Into<Element<'a, Message>>,
    notice: impl Fn(bool) -> Message + 'a,
) -> Element<'a, Message> {
    let reached = Reached {
        press: None,
        notice: Some(Box::new(notice)),
        ring: OFF + RING,
    };
    around(reached, control)
}

/// The same of a control for which Enter and Space send this.
pub(crate) fn reached_for<'a, Message: Clone + 'a>(
    control: impl Into<Element<'a, Message>>,
    press: Message,
) -> Element<'a, Message> {
    let press: Press<'a, Message> = Box::new(move || press.clone());
    let reached = Reached {
        press: Some(press),
        notice: None,
        ring: OFF + RING,
    };
    around(reached, control)
}

/// What a press sends.
type Press<'a, Message> = Box<dyn Fn() -> Message + 'a>;

/// What is sent when it comes under the pointer or has the focus, and when that ends.
type Notice<'a, Message> = Box<dyn Fn(bool) -> Message + 'a>;

struct Reached<'a, Message> {
    /// Unless the control inside says it.
    press: Option<Press<'a, Message>>,
    /// Unless nobody asks.
    notice: Option<Notice<'a, Message>>,
    /// How far beyond it the ring reaches.
    ring: f32,
}

#[derive(Debug, Default)]
struct Focus {
    /// Whether it has the focus.
    on: bool,
    /// Whether it said last that it is under the pointer or has the focus.
    noticed: bool,
}

impl Focusable for Focus {
    fn is_focused(&self) -> bool {
        self.on
    }

    fn focus(&mut self) {
        self.on = true;
    }

    fn unfocus(&mut self) {
        self.on = false;
    }
}

impl<Message> Reached<'_, Message> {
    /// Answers an event, or lets the control inside answer it.
    fn pass_on(
        &self,
        focus: &mut Focus,
        inside: &mut Inside<'_, '_, Message>,
        event: &Event,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        let pointed = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(_))
                | Event::Touch(touch::Event::FingerPressed { .. })
        );
        if focus.on && pointed {
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
        if !(focus.on && pressed) || shell.is_event_captured() {
            inside.update(event, cursor, shell);
            return;
        }
        if let Some(press) = &self.press {
            shell.publish(press());
        } else {
            let cursor = in_the_middle(inside.bounds());
            let left = mouse::Button::Left;
            for event in [
                mouse::Event::ButtonPressed(left),
                mouse::Event::ButtonReleased(left),
            ] {
                let mut messages = Vec::new();
                // Of a press that is taken the release is another event.
                let mut own = Shell::new(&mut messages);
                inside.update(&Event::Mouse(event), cursor, &mut own);
                shell.merge(own, std::convert::identity);
            }
        }
        shell.capture_event();
    }
}

impl<Message> Around<Message> for Reached<'_, Message> {
    type State = Focus;

    fn operate(
        &self,
        focus: &mut Focus,
        bounds: Rectangle,
        pointer: &dyn Fn() -> mouse::Interaction,
        operation: &mut dyn Operation,
    ) {
        // Of what is switched off the pointer tells nothing. What was switched off while
        // it had the focus is where Tab goes on from.
        let is_on = || {
            let pointer = pointer();
            matches!(
                pointer,
                mouse::Interaction::Pointer | mouse::Interaction::Grab
            )
        };
        if focus.on || is_on() {
            operation.focusable(Some(&Id::new(REACHED)), bounds, focus);
        }
    }

    fn update(
        &self,
        focus: &mut Focus,
        mut inside: Inside<'_, '_, Message>,
        event: &Event,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        self.pass_on(focus, &mut inside, event, cursor, shell);
        if let Some(notice) = &self.notice {
            let now = focus.on || cursor.is_over(inside.bounds());
            if now != focus.noticed {
                focus.noticed = now;
                shell.publish(notice(now));
            }
        }
    }

    fn draw_over(
        &self,
        focus: &Focus,
        renderer: &mut Renderer,
        theme: &Theme,
        layout: Layout<'_>,
        viewport: &Rectangle,
    ) {
        if !focus.on {
            return;
        }
        let ring = renderer::Quad {
            bounds: layout.bounds().expand(self.ring),
            border: border::rounded(theme::RADIUS + self.ring)
                .width(RING)
                .color(theme::colors(theme).accent),
            ..renderer::Quad::default()
        };
        // Its neighbors are drawn later and shall not cover it.
        renderer.with_layer(*viewport, |renderer| {
            renderer.fill_quad(ring, iced::Color::TRANSPARENT);
        });
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
