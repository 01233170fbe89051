//! The events that the program listens to.

use std::any::TypeId;
use std::future::ready;
use std::hash::Hash;

use iced::advanced::subscription::{Event as Heard, EventStream, Hasher, Recipe, from_recipe};
use iced::event::Status;
use iced::futures::StreamExt;
use iced::futures::stream::BoxStream;
use iced::keyboard::{self, Key, Modifiers, key::Named};
use iced::{Event, Subscription, event, mouse, window};

use super::modal::{self, Modal};
use super::{App, Message};
use sudoku_engine::grid::Digit;

impl App {
    /// The events that the program listens to.
    pub fn subscription(&self) -> Subscription<Message> {
        let drop = if self.modal.as_ref().is_some_and(Modal::is_dragging) {
            event::listen_with(|event, _, _| match event {
                Event::Mouse(mouse::Event::ButtonReleased(_)) => Some(Message::Modal(
                    modal::Message::Rules(modal::rules::Message::Drop),
                )),
                _ => None,
            })
        } else {
            Subscription::none()
        };
        Subscription::batch([from_recipe(Listener), drop])
    }
}

/// The one listener for all events. iced passes every event, including each drawn frame, to every
/// listener and wakes a thread for it, so several listeners would cost several times as much.
struct Listener;

impl Recipe for Listener {
    type Output = Message;

    fn hash(&self, state: &mut Hasher) {
        TypeId::of::<Self>().hash(state);
    }

    fn stream(self: Box<Self>, events: EventStream) -> BoxStream<'static, Message> {
        Box::pin(events.filter_map(|heard| ready(message(heard))))
    }
}

fn message(heard: Heard) -> Option<Message> {
    match heard {
        Heard::SystemThemeChanged(mode) => Some(Message::SystemTheme(mode)),
        Heard::Interaction {
            window,
            event,
            status,
        } => match event {
            Event::Window(event) => of_window(event, window),
            Event::Keyboard(keyboard::Event::KeyPressed {
                key,
                modified_key,
                modifiers,
                ..
            }) => match status {
                Status::Ignored => Some(typed(key, modified_key, modifiers)),
                // A text field keeps Escape, but the key may have another effect too.
                Status::Captured => {
                    (key == Key::Named(Named::Escape)).then_some(Message::FieldLeft)
                }
            },
            _ => None,
        },
    }
}

/// The key that a player means: the character that it types unless Ctrl or Alt is held. Shift with
/// a digit is that digit, whatever sign it types; where only Shift types a digit, Shift is a part
/// of it.
fn typed(key: Key, modified: Key, modifiers: Modifiers) -> Message {
    let is_digit = |key: &Key| match key {
        Key::Character(text) => text.parse().ok().and_then(Digit::new).is_some(),
        _ => false,
    };
    if modifiers.command() || modifiers.alt() || modifiers.shift() && is_digit(&key) {
        Message::Key(key, modifiers)
    } else if is_digit(&modified) {
        Message::Key(modified, modifiers - Modifiers::SHIFT)
    } else {
        Message::Key(modified, modifiers)
    }
}

fn of_window(event: window::Event, window: window::Id) -> Option<Message> {
    match event {
        window::Event::Opened { .. } => Some(Message::Opened(window)),
        window::Event::Resized(size) => Some(Message::Resized(size)),
        window::Event::CloseRequested => Some(Message::CloseRequested),
        window::Event::Focused => Some(Message::InFront(true)),
        window::Event::Unfocused => Some(Message::InFront(false)),
        window::Event::FileDropped(path) => Some(Message::Dropped(path)),
        _ => None,
    }
}
