//! The pad of digits beside a board: a key for each digit, what a key does, and the digit
//! that is dragged or stays in the hand.
//!
//! It knows no board: it says by [`Done`] what was done with a digit, and each screen
//! carries that out as it sees fit.

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

/// What is known of the pad and of the digit that is dragged.
#[derive(Debug, Clone, Default)]
pub struct Pad {
    mode: Mode,
    /// What stays in the hand.
    hand: Option<Digit>,
    dragged: Option<Dragged>,
    /// Whether the pointer is on the pad.
    is_on: bool,
    /// Where the pointer is.
    pointer: Point,
}

/// What a key of the pad does, and what is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// Fills the digit in.
    #[default]
    Digit,
    /// Notes it.
    Note,
    /// Colors the cell; the first keys stand for the colors.
    Color,
}

/// What can happen on the pad.
#[derive(Debug, Clone)]
pub enum Message {
    /// The keys do this from now on.
    Mode(Mode),
    /// A key was pressed with the pointer.
    Grab(Digit),
    /// A key was pressed without it.
    Press(Digit),
    /// Take it into the hand, or drop it from there.
    Take(Digit),
    /// Drop what is in the hand.
    DropHand,
    /// The pointer came to the pad, or left it.
    On(bool),
    /// The pointer moved.
    Moved(Point),
    /// The pointer let go.
    Drop,
}

/// What was done with a digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    /// Nothing that concerns the board.
    Nothing,
    /// Its key was pressed, with nothing in the hand.
    Pressed(Digit),
    /// It was dragged from the pad to this cell.
    Put(Digit, Cell),
    /// It was dragged from one cell to another.
    Shifted(Cell, Cell),
    /// It was dragged off the board, from this cell.
    Off(Cell),
}

/// A digit that hangs on the pointer.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Dragged {
    digit: Digit,
    /// The cell that it comes from; `None` from the pad.
    from: Option<Cell>,
    /// Where the pointer was first seen with it.
    start: Option<Point>,
    /// Whether it has left where it was taken.
    moved: bool,
}

/// How far the pointer goes, in pixels, before it drags what it pressed.
const STILL: f32 = space::SMALL + 2.0;

impl Mode {
    /// All of them.
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
    /// Whether only the pointer came elsewhere.
    pub const fn is_motion(&self) -> bool {
        matches!(self, Self::On(_) | Self::Moved(_))
    }
}

/// The color that the key of a digit stands for, if it stands for one.
pub fn color(digit: Digit) -> Option<MarkColor> {
    MarkColor::ALL.get(digit.index()).copied()
}

impl Pad {
    /// What the keys do.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The digit that stays in the hand.
    pub const fn hand(&self) -> Option<Digit> {
        self.hand
    }

    /// Whether a digit hangs on the pointer.
    pub const fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    /// Takes a digit into the hand.
    pub fn take(&mut self, digit: Digit) {
        let is_key = self.mode != Mode::Color || color(digit).is_some();
        self.hand = is_key.then_some(digit);
    }

    /// Drops what is in the hand or hangs on the pointer.
    pub const fn let_go(&mut self) {
        self.hand = None;
        self.dragged = None;
    }

    /// Drops what hangs on the pointer, but not what is in the hand.
    pub const fn let_fall(&mut self) {
        self.dragged = None;
    }

    /// The digit of a cell is taken: it hangs on the pointer.
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

    /// A key was pressed: with something in the hand it changes that.
    fn press(&mut self, digit: Digit) -> Done {
        match self.hand {
            None => return Done::Pressed(digit),
            Some(held) if held == digit => self.hand = None,
            Some(_) => self.take(digit),
        }
        Done::Nothing
    }

    /// Puts the digit where the pointer let go of it: into a cell, or off the board. A
    /// digit of the pad that never got away from it is pressed: a hand that presses a key
    /// is not always still.
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
