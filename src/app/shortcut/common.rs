//! The shortcuts that several screens share. Those of a single screen are beside its table.

use super::{Group, Key, Shortcut};

// Lists of any kind.

/// Choose a row of a list.
pub(crate) const ROWS: Shortcut = Group::Lists.shortcut("keys-lists-row", &Key::ALONG);
pub(crate) const FIND: Shortcut =
    Group::Lists.shortcut("keys-lists-filter", &[Key::character('f').ctrl()]);
pub(crate) const ORDER: Shortcut =
    Group::Lists.shortcut("keys-lists-order", &[Key::character('o')]);

// Boards.

pub(crate) const MOVE: Shortcut = Group::Board.shortcut("keys-board-cell", &[Key::ARROWS]);
pub(crate) const DIGIT: Shortcut = Group::Board.shortcut("keys-board-digit", &[Key::DIGITS]);
pub(crate) const ERASE: Shortcut = Group::Board.shortcut(
    "keys-board-erase",
    &[
        Key::DELETE,
        Key::BACKSPACE,
        Key::character('0'),
        Key::character('.'),
    ],
);
pub(crate) const CANDIDATE: Shortcut = Group::Board.shortcut(
    "keys-board-candidate",
    &[Key::DIGITS.ctrl(), Key::DIGITS.shift()],
);
pub(crate) const FILTER: Shortcut = Group::Board.shortcut("keys-board-filter", &[Key::FUNCTIONS]);
/// Add the places of a digit to those shown, or remove them.
pub(crate) const FILTER_TOO: Shortcut = Group::Board.shortcut(
    "keys-board-filter-too",
    &[Key::FUNCTIONS.ctrl(), Key::FUNCTIONS.shift()],
);
pub(crate) const FILTER_TWO: Shortcut =
    Group::Board.shortcut("keys-board-filter-two", &[Key::function(10)]);
pub(crate) const UNDO: Shortcut =
    Group::Board.shortcut("keys-board-undo", &[Key::character('z').ctrl()]);
pub(crate) const REDO: Shortcut = Group::Board.shortcut(
    "keys-board-redo",
    &[
        Key::character('z').ctrl().shift(),
        Key::character('y').ctrl(),
    ],
);
/// Undo everything.
pub(crate) const RESTART: Shortcut =
    Group::Board.shortcut("keys-board-restart", &[Key::character('r').ctrl()]);

// Files and screens.

pub(crate) const OPEN: Shortcut =
    Group::Window.shortcut("keys-window-open", &[Key::character('o').ctrl()]);
pub(crate) const SAVE: Shortcut =
    Group::Window.shortcut("keys-window-save", &[Key::character('s').ctrl()]);
pub(crate) const SAVE_AS: Shortcut =
    Group::Window.shortcut("keys-window-save-as", &[Key::character('s').ctrl().shift()]);
pub(crate) const COPY: Shortcut =
    Group::Window.shortcut("keys-window-copy", &[Key::character('c').ctrl()]);
/// Go to the start screen, or back.
pub(crate) const START: Shortcut =
    Group::Window.shortcut("keys-window-start", &[Key::character('n').ctrl()]);
pub(crate) const LIST: Shortcut =
    Group::Puzzles.shortcut("keys-puzzles-back", &[Key::character('g').ctrl()]);
pub(crate) const LESSONS: Shortcut =
    Group::Lessons.shortcut("keys-lessons-open", &[Key::character('l')]);
pub(crate) const NEW_GAME: Shortcut =
    Group::Game.shortcut("keys-game-new", &[Key::character('n').ctrl().shift()]);

// Questions.

pub(crate) const ACCEPT: Shortcut = Group::Window.shortcut("keys-window-accept", &[Key::ENTER]);
pub(crate) const CLOSE: Shortcut = Group::Window.shortcut("keys-window-close", &[Key::ESCAPE]);
/// Leave or remove something without saving.
pub(crate) const DISCARD: Shortcut =
    Group::Window.shortcut("keys-window-discard", &[Key::character('d').ctrl()]);
pub(crate) const LARGER: Shortcut = Group::Window.shortcut(
    "keys-window-size",
    &[Key::character('+').ctrl(), Key::character('=').ctrl()],
);
pub(crate) const SMALLER: Shortcut =
    Group::Window.shortcut("keys-window-size", &[Key::character('-').ctrl()]);
pub(crate) const USUAL_SIZE: Shortcut =
    Group::Window.shortcut("keys-window-size", &[Key::character('0').ctrl()]);
pub(crate) const SHEET: Shortcut = Group::Window.shortcut(
    "keys-window-keys",
    &[Key::function(12), Key::character('?')],
);
pub(crate) const SETTINGS: Shortcut =
    Group::Window.shortcut("keys-window-settings", &[Key::character(',').ctrl()]);
/// Make a puzzle of the player's own.
pub(crate) const CREATE: Shortcut =
    Group::Create.shortcut("keys-create-empty", &[Key::character('t').ctrl()]);
pub(crate) const QUIT: Shortcut =
    Group::Window.shortcut("keys-window-quit", &[Key::character('q').ctrl()]);
