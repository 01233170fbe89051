//! The shortcuts that several screens know. What a screen knows alone stands beside
//! its table.

use super::{Group, Key, Shortcut};

// Lists of any kind.

/// Choose a row of a list.
pub(in crate::app) const ROWS: Shortcut = Group::Lists.shortcut(
    "keys-lists-row",
    &[
        Key::UP,
        Key::DOWN,
        Key::PAGE_UP,
        Key::PAGE_DOWN,
        Key::HOME,
        Key::END,
    ],
);
/// Put the cursor in the field that filters.
pub(in crate::app) const FIND: Shortcut =
    Group::Lists.shortcut("keys-lists-filter", &[Key::character('f').ctrl()]);
/// Put what is listed in another order.
pub(in crate::app) const ORDER: Shortcut =
    Group::Lists.shortcut("keys-lists-order", &[Key::character('o')]);

// Boards.

/// Choose the next cell in a direction.
pub(in crate::app) const MOVE: Shortcut = Group::Board.shortcut("keys-board-cell", &[Key::ARROWS]);
/// Fill in a digit.
pub(in crate::app) const DIGIT: Shortcut =
    Group::Board.shortcut("keys-board-digit", &[Key::DIGITS]);
/// Clear the chosen cell.
pub(in crate::app) const ERASE: Shortcut = Group::Board.shortcut(
    "keys-board-erase",
    &[
        Key::DELETE,
        Key::BACKSPACE,
        Key::character('0'),
        Key::character('.'),
    ],
);
/// Remove or restore a candidate of the chosen cell.
pub(in crate::app) const CANDIDATE: Shortcut =
    Group::Board.shortcut("keys-board-candidate", &[Key::DIGITS.ctrl()]);
/// Show the places of a digit, or everything again.
pub(in crate::app) const FILTER: Shortcut =
    Group::Board.shortcut("keys-board-filter", &[Key::FUNCTIONS]);
/// Show the places of one more digit, or of one less.
pub(in crate::app) const FILTER_TOO: Shortcut = Group::Board.shortcut(
    "keys-board-filter-too",
    &[Key::FUNCTIONS.ctrl(), Key::FUNCTIONS.shift()],
);
/// Show the cells with two candidates, or everything again.
pub(in crate::app) const FILTER_TWO: Shortcut =
    Group::Board.shortcut("keys-board-filter-two", &[Key::function(10)]);
/// Take the last move back.
pub(in crate::app) const UNDO: Shortcut =
    Group::Board.shortcut("keys-board-undo", &[Key::character('z').ctrl()]);
/// Make it again.
pub(in crate::app) const REDO: Shortcut = Group::Board.shortcut(
    "keys-board-redo",
    &[
        Key::character('z').ctrl().shift(),
        Key::character('y').ctrl(),
    ],
);
/// Take everything back.
pub(in crate::app) const RESTART: Shortcut =
    Group::Board.shortcut("keys-board-restart", &[Key::character('r').ctrl()]);

// Files and screens.

/// Open a file with the system's dialog.
pub(in crate::app) const OPEN: Shortcut =
    Group::Window.shortcut("keys-window-open", &[Key::character('o').ctrl()]);
/// Save.
pub(in crate::app) const SAVE: Shortcut =
    Group::Window.shortcut("keys-window-save", &[Key::character('s').ctrl()]);
/// Save under another name.
pub(in crate::app) const SAVE_AS: Shortcut =
    Group::Window.shortcut("keys-window-save-as", &[Key::character('s').ctrl().shift()]);
/// Copy.
pub(in crate::app) const COPY: Shortcut =
    Group::Window.shortcut("keys-window-copy", &[Key::character('c').ctrl()]);
/// Go to the start screen, or back from it.
pub(in crate::app) const START: Shortcut =
    Group::Window.shortcut("keys-window-start", &[Key::character('n').ctrl()]);
/// Go to the list of puzzles.
pub(in crate::app) const LIST: Shortcut =
    Group::Puzzles.shortcut("keys-puzzles-back", &[Key::character('g').ctrl()]);
/// Go to the lessons, or back from them.
pub(in crate::app) const LESSONS: Shortcut =
    Group::Lessons.shortcut("keys-lessons-open", &[Key::character('l')]);
/// Choose a game to play.
pub(in crate::app) const NEW_GAME: Shortcut =
    Group::Game.shortcut("keys-game-new", &[Key::character('n').ctrl().shift()]);

// Questions.

/// Take the first answer.
pub(in crate::app) const ACCEPT: Shortcut =
    Group::Window.shortcut("keys-window-accept", &[Key::ENTER]);
/// Close what is open, or cancel what goes on.
pub(in crate::app) const CLOSE: Shortcut =
    Group::Window.shortcut("keys-window-close", &[Key::ESCAPE]);
/// Leave or remove something without saving it.
pub(in crate::app) const DISCARD: Shortcut =
    Group::Window.shortcut("keys-window-discard", &[Key::character('d').ctrl()]);
