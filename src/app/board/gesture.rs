//! The gestures of a pointer or finger on the cells of a board.

use std::time::{Duration, Instant};

use iced::advanced::mouse::{Click, click};
use iced::keyboard::{self, Modifiers};
use iced::mouse;
use iced::{Event, Point, touch, window};

use sudoku_engine::grid::{Candidate, Cell};

/// A gesture on the cells. A place is the candidate nearest to the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture {
    /// A cell is pressed; with `more`, it joins the chosen cells.
    Press {
        /// The place.
        place: Candidate,
        /// Whether Ctrl or Shift is held.
        more: bool,
    },
    /// A cell is pressed for the second time in quick succession.
    Twice(Candidate),
    /// The pointer reached this cell during a press.
    Over(Cell),
    /// The press ended, wherever the pointer is. Sent only if a digit may be dragged.
    Release,
    /// The other button is pressed here, or the press is long.
    Aside(Candidate),
    /// The other button is pressed here with Shift.
    Ask(Candidate),
}

/// The time after which a press is long.
pub(crate) const LONG: Duration = Duration::from_millis(500);

/// The distance in pixels after which a press is no longer still.
const STILL: f32 = 8.0;

/// The state of the pointer between events.
#[derive(Debug, Default)]
pub(super) struct Tracked {
    modifiers: Modifiers,
    pressed: Option<Pressed>,
    click: Option<Click>,
    /// Whether a digit is being dragged.
    drags: bool,
}

/// A press under way.
#[derive(Debug)]
struct Pressed {
    at: Point,
    place: Candidate,
    /// The time since when it has been still.
    still: Option<Instant>,
    /// The last cell that it reached.
    over: Cell,
    /// Whether the board was shown again since then, so that it has reported whether a digit was
    /// taken.
    is_shown: bool,
}

/// The effect of an event.
#[derive(Debug, Default)]
pub(super) struct Followed {
    pub(super) gesture: Option<Gesture>,
    /// The time to check whether the press is long.
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
    /// The effect of an event. `point` is the position of the pointer in the board, and `place` the
    /// nearest candidate.
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

    /// Notes that the board is shown again, with or without a dragged digit.
    pub(super) const fn shown(&mut self, drags: bool) {
        self.drags = drags;
        if let Some(pressed) = &mut self.pressed {
            pressed.is_shown = true;
        }
    }

    /// Notes an action elsewhere, so that the next press is not the second of two.
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
