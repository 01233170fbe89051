//! Keys in the dialogs.

use crate::shortcut::{Group, Key, Shortcut};

pub(super) const BROWSE: Shortcut =
    Group::Window.shortcut("keys-window-browse", &[Key::character('o').ctrl()]);
pub(super) const THEME: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::from_to('1', '3')]);
pub(super) const NOTATION: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::from_to('4', '6')]);
pub(super) const BEGINNING: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::character('7')]);
pub(super) const LABELS: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::character('8')]);
pub(super) const BOXES: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::character('b')]);
pub(super) const ORIGINS: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::character('9')]);
pub(super) const RIGHT_DIGITS: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::character('g')]);
pub(super) const MOTION: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::character('m')]);
pub(super) const TELLING: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::character('t')]);
pub(super) const LANGUAGE: Shortcut =
    Group::Window.shortcut("keys-window-in-settings", &[Key::character('l')]);
