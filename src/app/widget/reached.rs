//! Controls that Tab reaches: they show their focus, and Enter and Space press them.

use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Id, Operation, operation};
use iced::advanced::{Layout, Renderer as _, Shell, mouse, renderer};
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::{Element, Event, Rectangle, Renderer, Theme, border, touch};

use super::around::{Around, Inside, around, in_the_middle};
use crate::theme;

/// The ID of all these controls.
const REACHED: &str = "reached";

/// The width of the ring around the control with the focus, and its distance from the control.
const RING: f32 = 3.0;
const OFF: f32 = 3.0;

/// A control that Tab reaches: iced does not give buttons and switches the focus. Enter and Space
/// press it like the pointer in its middle. Tab skips disabled controls, and any press of the
/// pointer takes the focus away.
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

/// A row of a list that Tab reaches. It fills the visible width, so the ring is inside.
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

/// A control that Tab reaches, which reports when the pointer or the focus arrives and when both
/// are gone.
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

/// A control that Tab reaches, where Enter and Space send this message.
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

/// The message of a press.
type Press<'a, Message> = Box<dyn Fn() -> Message + 'a>;

/// The message when the pointer or the focus arrives, and when both are gone.
type Notice<'a, Message> = Box<dyn Fn(bool) -> Message + 'a>;

struct Reached<'a, Message> {
    /// `None` if the control inside gives the message.
    press: Option<Press<'a, Message>>,
    /// `None` if nobody needs the report.
    notice: Option<Notice<'a, Message>>,
    /// The distance from the control to the outside of the ring.
    ring: f32,
}

#[derive(Debug, Default)]
struct Focus {
    /// Whether the control has the focus.
    on: bool,
    /// Whether its last report was that the pointer or the focus is here.
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
    /// Handles an event, or passes it on to the control inside.
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
                // The release of a captured press is another event.
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
        // The pointer has no special look over a disabled control. A control that was disabled
        // while it had the focus stays reachable, because Tab goes on from there.
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
        // Use a layer, so that neighbors drawn later do not cover the ring.
        renderer.with_layer(*viewport, |renderer| {
            renderer.fill_quad(ring, iced::Color::TRANSPARENT);
        });
    }
}

/// Takes the focus from any control except a text field, and tells whether one had it.
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
