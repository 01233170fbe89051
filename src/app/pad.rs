//! The pad of digits beside a board: a key for each digit, the effect of the keys, and the digit
//! that is dragged or in hand.
//!
//! It knows no board. It reports the use of a digit by [`Done`], and each screen carries that out
//! in its own way.

mod grip;
mod keys;
mod view;

use iced::Point;

use super::theme::space;
use sudoku_engine::grid::{Cell, Digit};
use sudoku_engine::sudoku::MarkColor;
use sudoku_engine::texts::{Language, words};

pub(super) use keys::{HAND, KEYS, shortcuts};
pub(super) use view::{AllNotes, Face, Look, below_board, over};

/// The state of the pad and of the dragged digit.
#[derive(Debug, Clone, Default)]
pub struct Pad {
    mode: Mode,
    /// The digit in hand.
    hand: Option<Digit>,
    dragged: Option<Dragged>,
    /// Whether the pointer is on the pad.
    is_on: bool,
    /// The position of the pointer.
    pointer: Point,
}

/// The effect of the keys of the pad and of typed digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// Fill in the digit.
    #[default]
    Digit,
    /// Note the digit.
    Note,
    /// Color the cell; the first keys stand for the colors.
    Color,
}

/// The messages of the pad.
#[derive(Debug, Clone)]
pub enum Message {
    /// Change the effect of the keys.
    Mode(Mode),
    /// A key was pressed with the pointer.
    Grab(Digit),
    /// A key was pressed without the pointer.
    Press(Digit),
    /// Take a digit in hand, or drop it.
    Take(Digit),
    /// Drop the digit in hand.
    DropHand,
    /// The pointer reached the pad, or left it.
    On(bool),
    /// The pointer moved.
    Moved(Point),
    /// The pointer dropped the digit.
    Drop,
}

/// The use of a digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    /// Nothing that affects the board.
    Nothing,
    /// Its key was pressed, with no digit in hand.
    Pressed(Digit),
    /// The digit was dragged from the pad to this cell.
    Put(Digit, Cell),
    /// The digit was dragged from one cell to another.
    Shifted(Cell, Cell),
    /// The digit was dragged from this cell off the board.
    Off(Cell),
}

/// A digit dragged by the pointer.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Dragged {
    digit: Digit,
    /// Its cell; `None` for a digit from the pad.
    from: Option<Cell>,
    /// The first position of the pointer with it.
    start: Option<Point>,
    /// Whether the pointer has left the place where it took the digit.
    moved: bool,
}

/// The distance in pixels after which a press becomes a drag.
const STILL: f32 = space::SMALL + 2.0;

impl Mode {
    /// All modes.
    pub const ALL: [Self; 3] = [Self::Digit, Self::Note, Self::Color];

    fn label(self, language: &Language) -> String {
        match self {
            Self::Digit => words!(language, "pad-digit"),
            Self::Note => words!(language, "pad-note"),
            Self::Color => words!(language, "pad-color"),
        }
    }

    const fn next(self) -> Self {
        match self {
            Self::Digit => Self::Note,
            Self::Note => Self::Color,
            Self::Color => Self::Digit,
        }
    }
}

impl Message {
    /// Whether only the pointer moved.
    pub const fn is_motion(&self) -> bool {
        matches!(self, Self::On(_) | Self::Moved(_))
    }
}

/// The color of the key of a digit, if it has one.
pub fn color(digit: Digit) -> Option<MarkColor> {
    MarkColor::ALL.get(digit.index()).copied()
}

impl Pad {
    /// The effect of the keys.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The digit in hand.
    pub const fn hand(&self) -> Option<Digit> {
        self.hand
    }

    /// Whether a digit is being dragged.
    pub const fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    /// Takes a digit in hand.
    pub fn take(&mut self, digit: Digit) {
        let is_key = self.mode != Mode::Color || color(digit).is_some();
        self.hand = is_key.then_some(digit);
    }

    /// Drops the digit in hand or being dragged.
    pub const fn let_go(&mut self) {
        self.hand = None;
        self.dragged = None;
    }

    /// Drops the dragged digit, but not the one in hand.
    pub const fn let_fall(&mut self) {
        self.dragged = None;
    }

    /// Starts to drag the digit of a cell.
    pub fn lift(&mut self, digit: Digit, from: Cell) {
        self.drag(digit, Some(from));
    }

    fn drag(&mut self, digit: Digit, from: Option<Cell>) {
        self.dragged = Some(Dragged {
            digit,
            from,
            start: None,
            moved: false,
        });
    }

    /// Carries out a message, while the pointer is on this cell of the board.
    pub fn update(&mut self, message: Message, hovered: Option<Cell>) -> Done {
        match message {
            Message::Mode(mode) => {
                self.mode = mode;
                self.let_go();
            }
            Message::Grab(digit) => self.drag(digit, None),
            Message::Press(digit) => return self.press(digit),
            Message::Take(digit) => {
                self.dragged = None;
                if self.hand == Some(digit) {
                    self.hand = None;
                } else {
                    self.take(digit);
                }
            }
            Message::DropHand => self.let_go(),
            Message::On(is_on) => self.is_on = is_on,
            Message::Moved(point) => {
                self.pointer = point;
                if let Some(dragged) = &mut self.dragged {
                    let start = *dragged.start.get_or_insert(point);
                    dragged.moved |= start.distance(point) > STILL;
                }
            }
            Message::Drop => return self.drop_digit(hovered),
        }
        Done::Nothing
    }

    /// Presses a key. With a digit in hand, this changes the digit in hand.
    fn press(&mut self, digit: Digit) -> Done {
        match self.hand {
            None => return Done::Pressed(digit),
            Some(held) if held == digit => self.hand = None,
            Some(_) => self.take(digit),
        }
        Done::Nothing
    }

    /// Drops the digit under the pointer: into a cell, or off the board. A digit that was hardly
    /// moved from the pad counts as pressed, because hands are not always still.
    fn drop_digit(&mut self, hovered: Option<Cell>) -> Done {
        let Some(Dragged {
            digit, from, moved, ..
        }) = self.dragged.take()
        else {
            return Done::Nothing;
        };
        match (hovered, from) {
            (Some(cell), None) => Done::Put(digit, cell),
            (Some(cell), Some(from)) if from != cell => Done::Shifted(from, cell),
            (None, Some(from)) => Done::Off(from),
            (None, None) if self.is_on || !moved => self.press(digit),
            _ => Done::Nothing,
        }
    }
}
