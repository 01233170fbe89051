//! Gestures on the board and the pad, translated into the messages of keys. So a game forbids the
//! same actions, and one undo takes the same action back.

use crate::board::Gesture;
use crate::pad::{self, Done, Mode};
use crate::screen::solver::{Beside, Message, SolverScreen, by_hand, why};
use crate::shortcut::Key;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit};
use sudoku_telling::why::Question;

impl SolverScreen {
    /// The message of a gesture on the board.
    pub(in crate::screen::solver) fn on_board(&mut self, gesture: Gesture) -> Option<Message> {
        if self.beside == Beside::Search {
            // The real board is out of sight and must not change.
            return match gesture {
                Gesture::Press { place, .. } => Some(Message::Select(place.cell)),
                _ => None,
            };
        }
        let position = self.session.position();
        match gesture {
            Gesture::Press { place, .. } if self.pad.hand().is_some() => self.by_hand_in(place),
            Gesture::Press { place, more: true } => {
                Some(Message::Choose(self.chosen.turned(place.cell)))
            }
            Gesture::Press { place, .. } => {
                let value = position.value(place.cell);
                if let Some(value) = value.filter(|value| !value.given)
                    && self.beside != Beside::Marks
                {
                    self.pad.lift(value.digit, place.cell);
                }
                Some(Message::Press(place))
            }
            Gesture::Twice(_) if self.pad.hand().is_some() => None,
            Gesture::Twice(place) if self.beside == Beside::Marks => Some(Message::Press(place)),
            Gesture::Twice(Candidate { cell, .. }) => {
                let candidates = self.shown().in_cell(position, cell);
                let only = candidates
                    .single()
                    .filter(|_| position.value(cell).is_none());
                only.map(|digit| Message::Put(Candidate::new(cell, digit)))
            }
            Gesture::Over(cell) => {
                let chooses = self.pad.hand().is_none()
                    && !self.pad.is_dragging()
                    && self.beside != Beside::Marks;
                chooses.then(|| Message::Choose(self.chosen.and(cell)))
            }
            Gesture::Release => self.on_pad(pad::Message::Drop),
            Gesture::Ask(place) => {
                let question = match position.value(place.cell) {
                    Some(_) => Question::Cell(place.cell),
                    None => Question::Digit(place),
                };
                Some(why::Message::About(question).into())
            }
            Gesture::Aside(place) => {
                let is_empty = position.value(place.cell).is_none();
                is_empty.then_some(Message::Note(place))
            }
        }
    }

    /// The message of an action on the pad.
    pub(in crate::screen::solver) fn on_pad(&mut self, message: pad::Message) -> Option<Message> {
        match self.pad.update(message, self.hovered) {
            Done::Nothing => None,
            Done::Pressed(digit) if self.would_do(digit) => self.typed(digit),
            Done::Pressed(digit) => {
                self.pad.take(digit);
                None
            }
            Done::Put(digit, cell) => self.put(digit, cell),
            Done::Shifted(from, to) => Some(Message::Shift(from, to)),
            Done::Off(cell) => Some(Message::Clear(cell)),
        }
    }

    /// The message of a digit key; `None` if the board does not have the digit. The keys of colors
    /// are the same on all boards.
    pub(in crate::screen::solver) fn typed_by(&self, key: Key) -> Option<Message> {
        let digit = match self.pad.mode() {
            Mode::Digit | Mode::Note => key.digit_on(self.session.grid().layout()),
            Mode::Color => key.digit(),
        };
        self.typed(digit?)
    }

    /// The message of a typed digit in the chosen cells.
    pub(in crate::screen::solver) fn typed(&self, digit: Digit) -> Option<Message> {
        Some(match self.pad.mode() {
            Mode::Digit => Message::Enter(digit),
            Mode::Note => Message::Toggle(digit),
            Mode::Color => {
                by_hand::Message::ColorCells(self.chosen.cells(), pad::color(digit)?).into()
            }
        })
    }

    /// Whether a digit can do anything in the chosen cells. If not, its key takes it in hand.
    fn would_do(&self, digit: Digit) -> bool {
        let position = self.session.position();
        let cells = self.chosen.cells();
        let empty = cells & position.grid().unsolved();
        match self.pad.mode() {
            Mode::Digit => match cells.single() {
                Some(cell) => position.value(cell).is_none_or(|value| {
                    self.correcting_givens || !value.given && value.digit != digit
                }),
                None => !empty.is_empty(),
            },
            Mode::Note => !empty.is_empty(),
            Mode::Color => !cells.is_empty(),
        }
    }

    /// The message of the digit in hand for a pressed cell. A second press undoes the first.
    fn by_hand_in(&self, place: Candidate) -> Option<Message> {
        let digit = self.pad.hand()?;
        let value = self.session.position().value(place.cell);
        let stands = value.is_some_and(|value| value.digit == digit && !value.given);
        if stands && self.pad.mode() == Mode::Digit {
            return Some(Message::Clear(place.cell));
        }
        self.put(digit, place.cell)
    }

    /// The message that puts a digit in a cell.
    fn put(&self, digit: Digit, cell: Cell) -> Option<Message> {
        let candidate = Candidate::new(cell, digit);
        Some(match self.pad.mode() {
            Mode::Digit => Message::Put(candidate),
            Mode::Note => Message::Note(candidate),
            Mode::Color => {
                by_hand::Message::ColorCells(CellSet::only(cell), pad::color(digit)?).into()
            }
        })
    }
}
