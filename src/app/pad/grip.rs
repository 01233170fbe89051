//! Grabbing a key of the pad with the pointer.

use std::time::Instant;

use iced::advanced::{Shell, mouse};
use iced::{Element, Event, touch, window};

use super::Message;
use crate::board::LONG;
use crate::widget::{Around, Inside, around};
use sudoku_engine::grid::Digit;

/// A key that can be pressed, dragged and dropped anywhere. The other button or a long press takes
/// its digit in hand.
pub(super) fn grip<'a, M: 'a>(
    key: impl Into<Element<'a, M>>,
    digit: Digit,
    into: fn(Message) -> M,
) -> Element<'a, M> {
    around(Grip { digit, into }, key)
}

struct Grip<M> {
    digit: Digit,
    into: fn(Message) -> M,
}

/// The time of the press.
#[derive(Default)]
struct Pressed(Option<Instant>);

impl<M> Grip<M> {
    fn tell(&self, message: Message, shell: &mut Shell<'_, M>) {
        shell.publish((self.into)(message));
        shell.capture_event();
    }
}

impl<M> Around<M> for Grip<M> {
    type State = Pressed;

    fn update(
        &self,
        Pressed(since): &mut Pressed,
        mut inside: Inside<'_, '_, M>,
        event: &Event,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, M>,
    ) {
        let is_over = cursor.is_over(inside.bounds());
        if matches!(
            event,
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft)
                | Event::Window(window::Event::RedrawRequested(_))
        ) {
            inside.update(event, cursor, shell);
        }
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

    fn pointer(&self) -> Option<mouse::Interaction> {
        Some(mouse::Interaction::Grab)
    }
}
