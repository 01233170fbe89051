//! Keys: the pressed key, and the keys in tables.

use iced::keyboard::key::Named;
use iced::keyboard::{self, Modifiers};

use sudoku_engine::grid::{Cell, Digit, Layout};
use sudoku_engine::texts::{Language, words};

/// An arrow key's direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the previous column.
    Left,
    /// To the next column.
    Right,
}

impl Direction {
    /// The neighbor of a cell, wrapping around at the edge; the middle cell if none is chosen.
    pub fn from(self, cell: Option<Cell>, board: &Layout) -> Cell {
        let count = board.size();
        let Some(cell) = cell else {
            return Cell::at(count / 2, count / 2);
        };
        let (row, column) = (cell.row(), cell.column());
        let (before, behind) = (count - 1, 1);
        match self {
            Self::Up => Cell::at((row + before) % count, column),
            Self::Down => Cell::at((row + behind) % count, column),
            Self::Left => Cell::at(row, (column + before) % count),
            Self::Right => Cell::at(row, (column + behind) % count),
        }
    }

    /// The last cell in this direction, starting from the cell or from the middle if none is
    /// chosen.
    pub fn to_edge(self, cell: Option<Cell>, board: &Layout) -> Cell {
        let last = board.size() - 1;
        let from = cell.unwrap_or(Cell::at(board.size() / 2, board.size() / 2));
        match self {
            Self::Up => Cell::at(0, from.column()),
            Self::Down => Cell::at(last, from.column()),
            Self::Left => Cell::at(from.row(), 0),
            Self::Right => Cell::at(from.row(), last),
        }
    }
}

/// A key with its modifiers, or several keys that differ only in a digit, a letter or a direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    ctrl: bool,
    shift: bool,
    alt: bool,
    code: Code,
}

/// A key without modifiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Code {
    Space,
    Enter,
    Escape,
    Tab,
    Delete,
    Backspace,
    Home,
    End,
    PageUp,
    PageDown,
    Arrow(Direction),
    /// A function key with its number.
    Function(u8),
    /// The character that the key types, in lower case.
    Character(char),
    /// All four arrows.
    Arrows,
    /// The function keys between two numbers.
    Functions(u8, u8),
    /// The keys of the digits or letters between two characters.
    Characters(char, char),
}

impl Key {
    /// The space bar.
    pub const SPACE: Self = Self::new(Code::Space);
    /// Enter.
    pub const ENTER: Self = Self::new(Code::Enter);
    /// Esc.
    pub const ESCAPE: Self = Self::new(Code::Escape);
    /// Tab.
    pub const TAB: Self = Self::new(Code::Tab);
    /// Delete.
    pub const DELETE: Self = Self::new(Code::Delete);
    /// Backspace.
    pub const BACKSPACE: Self = Self::new(Code::Backspace);
    /// Home.
    pub const HOME: Self = Self::new(Code::Home);
    /// End.
    pub const END: Self = Self::new(Code::End);
    /// Page up.
    pub const PAGE_UP: Self = Self::new(Code::PageUp);
    /// Page down.
    pub const PAGE_DOWN: Self = Self::new(Code::PageDown);
    /// The arrow up.
    pub const UP: Self = Self::new(Code::Arrow(Direction::Up));
    /// The arrow down.
    pub const DOWN: Self = Self::new(Code::Arrow(Direction::Down));
    /// The arrow to the left.
    pub const LEFT: Self = Self::new(Code::Arrow(Direction::Left));
    /// The arrow to the right.
    pub const RIGHT: Self = Self::new(Code::Arrow(Direction::Right));
    /// All four arrows.
    pub const ARROWS: Self = Self::new(Code::Arrows);
    /// The keys that move through a list, and that scroll.
    pub const ALONG: [Self; 6] = [
        Self::UP,
        Self::DOWN,
        Self::PAGE_UP,
        Self::PAGE_DOWN,
        Self::HOME,
        Self::END,
    ];
    /// 1 to 9.
    pub const DIGITS: Self = Self::from_to('1', '9');
    /// F1 to F9.
    pub const FUNCTIONS: Self = Self::new(Code::Functions(1, 9));

    const fn new(code: Code) -> Self {
        Self {
            ctrl: false,
            shift: false,
            alt: false,
            code,
        }
    }

    /// The key that types this character, in lower case.
    pub const fn character(character: char) -> Self {
        Self::new(Code::Character(character))
    }

    /// A function key: 12 is F12.
    pub const fn function(number: u8) -> Self {
        Self::new(Code::Function(number))
    }

    /// The keys that type the digits or letters between two characters.
    pub const fn from_to(first: char, last: char) -> Self {
        Self::new(Code::Characters(first, last))
    }

    /// This key with Ctrl.
    pub const fn ctrl(self) -> Self {
        Self { ctrl: true, ..self }
    }

    /// This key with Shift.
    pub const fn shift(self) -> Self {
        Self {
            shift: true,
            ..self
        }
    }

    /// This key with Alt.
    pub const fn alt(self) -> Self {
        Self { alt: true, ..self }
    }

    /// The one of these keys for a digit.
    pub(super) fn with_digit(self, digit: Digit) -> Self {
        Self {
            code: Code::Character(char::from(b'0' + digit.get())),
            ..self
        }
    }

    /// The pressed key, if any shortcut could use it.
    pub(super) fn pressed(key: &keyboard::Key, modifiers: Modifiers) -> Option<Self> {
        let code = match key.as_ref() {
            keyboard::Key::Named(named) => Code::named(named)?,
            keyboard::Key::Character(text) => {
                let mut characters = text.chars().flat_map(char::to_lowercase);
                let first = characters.next()?;
                if characters.next().is_some() {
                    return None;
                }
                Code::Character(first)
            }
            keyboard::Key::Unidentified => return None,
        };
        Some(Self {
            ctrl: modifiers.command(),
            shift: modifiers.shift(),
            alt: modifiers.alt(),
            code,
        })
    }

    /// This key with fewer and fewer modifiers, from all to none. Ctrl with a character and Alt
    /// with a digit are never dropped.
    pub(super) fn loosened(self) -> impl Iterator<Item = Self> {
        let held = [
            (self.ctrl, self.shift, self.alt),
            (self.ctrl, false, self.alt),
            (self.ctrl, self.shift, false),
            (self.ctrl, false, false),
            (false, false, false),
        ];
        let held = held.into_iter().map(move |(ctrl, shift, alt)| Self {
            ctrl,
            shift,
            alt,
            ..self
        });
        held.filter(move |key| match self.code {
            Code::Character(character) => {
                let is_digit = Digit::from_char(character).is_some();
                key.ctrl == self.ctrl && (key.alt == self.alt || !is_digit)
            }
            _ => true,
        })
    }

    /// Whether two keys or groups of keys have one in common.
    pub(super) fn meets(self, other: Self) -> bool {
        let held = |key: Self| (key.ctrl, key.shift, key.alt);
        held(self) == held(other) && self.code.meets(other.code)
    }

    /// Both groups of keys as one, if `other` continues this one: 1 to 3 and 4 to 6 give 1 to 6.
    pub(super) fn joined(self, other: Self) -> Option<Self> {
        let (Code::Characters(first, end), Some((false, from, _))) = (self.code, other.code.span())
        else {
            return None;
        };
        let last = match other.code {
            Code::Characters(_, last) | Code::Character(last) => last,
            _ => return None,
        };
        let goes_on = u32::from(end) + 1 == from;
        let held = Self {
            code: self.code,
            ..other
        } == self;
        (goes_on && held).then_some(Self {
            code: Code::Characters(first, last),
            ..self
        })
    }

    /// Whether the key includes Shift.
    pub const fn is_shifted(self) -> bool {
        self.shift
    }

    /// The digit that the key types, or the number of the function key.
    pub fn digit(self) -> Option<Digit> {
        match self.code {
            Code::Character(character) => Digit::from_char(character),
            Code::Function(number) => Digit::new(number),
            _ => None,
        }
    }

    /// The digit of the key, if the board has it.
    pub fn digit_on(self, board: &Layout) -> Option<Digit> {
        self.digit().filter(|digit| board.digits().contains(*digit))
    }

    /// The place in the alphabet of the letter that the key types, from 0.
    pub fn letter(self) -> Option<usize> {
        match self.code {
            Code::Character(letter @ 'a'..='z') => Some(letter as usize - 'a' as usize),
            _ => None,
        }
    }

    /// The direction of an arrow key or of Home, End and the page keys. Home and End lead left and
    /// right, with Ctrl up and down.
    pub const fn direction(self) -> Option<Direction> {
        Some(match self.code {
            Code::Arrow(direction) => direction,
            Code::PageUp => Direction::Up,
            Code::PageDown => Direction::Down,
            Code::Home if self.ctrl => Direction::Up,
            Code::End if self.ctrl => Direction::Down,
            Code::Home => Direction::Left,
            Code::End => Direction::Right,
            _ => return None,
        })
    }

    /// The key without its modifiers.
    pub(crate) const fn bare(self) -> Self {
        Self::new(self.code)
    }

    /// The name of the key on a keyboard of a language.
    pub(crate) fn name(self, language: &Language) -> String {
        let held = [
            (self.ctrl, "key-ctrl"),
            (self.shift, "key-shift"),
            (self.alt, "key-alt"),
        ];
        let held = held.into_iter().filter(|(held, _)| *held);
        let mut name: String = held.map(|(_, name)| words!(language, name) + " ").collect();
        name += &self.code.name(language);
        name
    }
}

impl Code {
    const fn named(named: Named) -> Option<Self> {
        Some(match named {
            Named::Space => Self::Space,
            Named::Enter => Self::Enter,
            Named::Escape => Self::Escape,
            Named::Tab => Self::Tab,
            Named::Delete => Self::Delete,
            Named::Backspace => Self::Backspace,
            Named::Home => Self::Home,
            Named::End => Self::End,
            Named::PageUp => Self::PageUp,
            Named::PageDown => Self::PageDown,
            Named::ArrowUp => Self::Arrow(Direction::Up),
            Named::ArrowDown => Self::Arrow(Direction::Down),
            Named::ArrowLeft => Self::Arrow(Direction::Left),
            Named::ArrowRight => Self::Arrow(Direction::Right),
            Named::F1 => Self::Function(1),
            Named::F2 => Self::Function(2),
            Named::F3 => Self::Function(3),
            Named::F4 => Self::Function(4),
            Named::F5 => Self::Function(5),
            Named::F6 => Self::Function(6),
            Named::F7 => Self::Function(7),
            Named::F8 => Self::Function(8),
            Named::F9 => Self::Function(9),
            Named::F10 => Self::Function(10),
            Named::F11 => Self::Function(11),
            Named::F12 => Self::Function(12),
            _ => return None,
        })
    }

    fn meets(self, other: Self) -> bool {
        match (self, other) {
            (Self::Arrows, Self::Arrow(_)) | (Self::Arrow(_), Self::Arrows) => true,
            (one, other) => {
                one == other
                    || one.span().zip(other.span()).is_some_and(
                        |((kind, first, last), (other, from, to))| {
                            kind == other && first <= to && from <= last
                        },
                    )
            }
        }
    }

    /// The numbers of a range: whether they are function keys, the first and the last.
    fn span(self) -> Option<(bool, u32, u32)> {
        Some(match self {
            Self::Function(number) => (true, number.into(), number.into()),
            Self::Functions(first, last) => (true, first.into(), last.into()),
            Self::Character(character) => (false, character.into(), character.into()),
            Self::Characters(first, last) => (false, first.into(), last.into()),
            _ => return None,
        })
    }

    fn name(self, language: &Language) -> String {
        match self {
            Self::Space => words!(language, "key-space"),
            Self::Enter => words!(language, "key-enter"),
            Self::Escape => words!(language, "key-esc"),
            Self::Tab => words!(language, "key-tab"),
            Self::Delete => words!(language, "key-delete"),
            Self::Backspace => words!(language, "key-backspace"),
            Self::Home => words!(language, "key-home"),
            Self::End => words!(language, "key-end"),
            Self::PageUp => words!(language, "key-page-up"),
            Self::PageDown => words!(language, "key-page-down"),
            Self::Arrow(Direction::Up) => words!(language, "key-up"),
            Self::Arrow(Direction::Down) => words!(language, "key-down"),
            Self::Arrow(Direction::Left) => words!(language, "key-left"),
            Self::Arrow(Direction::Right) => words!(language, "key-right"),
            Self::Arrows => words!(language, "key-arrows"),
            Self::Character(',') => words!(language, "key-comma"),
            Self::Character(character) => character.to_uppercase().collect(),
            Self::Function(number) => format!("F{number}"),
            Self::Functions(first, last) => {
                words!(
                    language,
                    "key-range",
                    first = Self::Function(first).name(language),
                    last = Self::Function(last).name(language)
                )
            }
            Self::Characters(first, last) => {
                words!(
                    language,
                    "key-range",
                    first = Self::Character(first).name(language),
                    last = Self::Character(last).name(language)
                )
            }
        }
    }
}
