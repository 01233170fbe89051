//! What a pointer or a finger does on the cells of a board.

use std::time::{Duration, Instant};

use iced::advanced::mouse::{Click, click};
use iced::keyboard::{self, Modifiers};
use iced::mouse;
use iced::{Event, Point, touch, window};

use sudoku_engine::grid::{Candidate, Cell};

/// What is done on the cells. A place is that of the candidate nearest to the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture {
    /// A cell is pressed; `more` if it shall be chosen beside those that are.
    Press {
        /// Where.
        place: Candidate,
        /// Whether Ctrl or Shift is held.
        more: bool,
    },
    /// A cell is pressed a second time in quick succession.
    Twice(Candidate),
    /// While it is pressed, the pointer came to this cell.
    Over(Cell),
    /// It is pressed no longer, wherever the pointer is. Told only where a digit may hang
    /// on the pointer.
    Release,
    /// The other button is pressed here, or the press lasts long.
    Aside(Candidate),
    /// The other button is pressed here while Shift is held.
    Ask(Candidate),
}

/// How long a press lasts to be a long one.
pub(crate) const LONG: Duration = Duration::from_millis(500);

/// How far the pointer goes, in pixels, before a press is no longer still.
const STILL: f32 = 8.0;

/// What is known of the pointer from one event to the next.
#[derive(Debug, Default)]
pub(super) struct Tracked {
    modifiers: Modifiers,
    pressed: Option<Pressed>,
    click: Option<Click>,
    /// Whether a digit hangs on the pointer.
    drags: bool,
}

/// A press that lasts.
#[derive(Debug)]
struct Pressed {
    at: Point,
    place: Candidate,
    /// Since when it is still.
    still: Option<Instant>,
    /// The cell that it came to last.
    over: Cell,
    /// Whether the board was shown again since, and so tells whether a digit was taken.
    is_shown: bool,
}

/// What follows from an event.
#[derive(Debug, Default)]
pub(super) struct Followed {
    pub(super) gesture: Option<Gesture>,
    /// When it shall be looked whether the press has become a long one.
    pub(super) look: Option<Instant>,
}

impl From<Gesture> for Followed {
    fn from(gesture: Gesture) -> Self {
        Self {
            gesture: Some(gesture),
            look: None,
        }
    }
}

impl Tracked {
    /// What follows from an event while the pointer is here, in the board, on or beside
    /// the place of this candidate.
    pub(super) fn follow(
        &mut self,
        event: &Event,
        point: Option<Point>,
        place: Option<Candidate>,
    ) -> Followed {
        match event {
            Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers)) => {
                self.modifiers = *modifiers;
                Followed::default()
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => match point.zip(place) {
                Some((point, place)) => self.press(point, place),
                None => self.forget_click(),
            },
            Event::Keyboard(keyboard::Event::KeyPressed { .. }) => self.forget_click(),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) => {
                let aside = if self.modifiers.shift() {
                    Gesture::Ask
                } else {
                    Gesture::Aside
                };
                place.map_or_else(Followed::default, |place| aside(place).into())
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
                let released = self.pressed.take();
                let is_of_interest = |it: &Pressed| self.drags || !it.is_shown;
                let released = released.filter(is_of_interest);
                released.map_or_else(Followed::default, |_| Gesture::Release.into())
            }
            Event::Mouse(mouse::Event::CursorMoved { .. })
            | Event::Touch(touch::Event::FingerMoved { .. }) => self.go(point, place),
            Event::Window(window::Event::RedrawRequested(now)) => self.wait(*now),
            _ => Followed::default(),
        }
    }

    /// The board is shown again, with a digit that hangs on the pointer or without.
    pub(super) const fn shown(&mut self, drags: bool) {
        self.drags = drags;
        if let Some(pressed) = &mut self.pressed {
            pressed.is_shown = true;
        }
    }

    /// Something was done elsewhere: the next press is not the second of two.
    fn forget_click(&mut self) -> Followed {
        self.click = None;
        Followed::default()
    }

    fn press(&mut self, at: Point, place: Candidate) -> Followed {
        let now = Instant::now();
        let before = self.pressed.take().map(|pressed| pressed.place.cell);
        let click = Click::new(at, mouse::Button::Left, self.click);
        let more = self.modifiers.command() || self.modifiers.shift();
        let is_twice = click.kind() == click::Kind::Double && before.is_none() && !more;
        self.click = Some(click);
        self.pressed = Some(Pressed {
            at,
            place,
            still: Some(now),
            over: place.cell,
            is_shown: false,
        });
        let gesture = if is_twice {
            Gesture::Twice(place)
        } else {
            Gesture::Press { place, more }
        };
        Followed {
            gesture: Some(gesture),
            look: Some(now + LONG),
        }
    }

    fn go(&mut self, point: Option<Point>, place: Option<Candidate>) -> Followed {
        let Some(pressed) = &mut self.pressed else {
            return Followed::default();
        };
        if point.is_none_or(|point| point.distance(pressed.at) > STILL) {
            pressed.still = None;
            self.click = None;
        }
        match place {
            Some(place) if place.cell != pressed.over => {
                pressed.over = place.cell;
                Gesture::Over(place.cell).into()
            }
            _ => Followed::default(),
        }
    }

    fn wait(&mut self, now: Instant) -> Followed {
        let Some(pressed) = &mut self.pressed else {
            return Followed::default();
        };
        match pressed.still {
            Some(since) if now.duration_since(since) >= LONG => {
                pressed.still = None;
                Gesture::Aside(pressed.place).into()
            }
            Some(since) => Followed {
                gesture: None,
                look: Some(since + LONG),
            },
            None => Followed::default(),
        }
    }
}
