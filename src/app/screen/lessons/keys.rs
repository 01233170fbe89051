//! Keys in the lessons.

use super::listed::Order;
use super::map::Map;
use super::practice::Practice;
use super::{Lessons, Message};
use crate::pad;
use crate::shortcut::{
    Binding, CANDIDATE, CLOSE, DIGIT, ERASE, FILTER, FILTER_TOO, FILTER_TWO, FIND, Group, Key,
    Keyed, LESSONS, Layer, MOVE, ORDER, ROWS, START, Shortcut, named,
};
use crate::shown::WALK;

pub(super) const PRACTISE: Shortcut =
    Group::Lessons.shortcut("keys-lessons-practise", &[Key::ENTER]);
pub(super) const ANOTHER: Shortcut =
    Group::Lessons.shortcut("keys-lessons-another", &[Key::character('n')]);
pub(super) const HINT: Shortcut =
    Group::Lessons.shortcut("keys-lessons-help", &[Key::character('h')]);
pub(super) const SHOW: Shortcut =
    Group::Lessons.shortcut("keys-lessons-help", &[Key::character('s')]);

/// Show or hide the map of the techniques.
pub(super) const MAP: Shortcut =
    Group::Lessons.shortcut("keys-lessons-map", &[Key::character('m')]);

/// Put another part of the lesson on the board.
pub(super) const ON_BOARD: Shortcut =
    Group::Lessons.shortcut("keys-lessons-on-board", &[Key::character('b')]);

impl Keyed for Lessons {
    type Context<'a> = ();
    type Message = Message;
}

impl Keyed for Map {
    type Context<'a> = ();
    type Message = Message;
}

impl Keyed for Practice {
    type Context<'a> = ();
    type Message = Message;
}

/// Keys that come first while an exercise is being made.
const MAKING: &[Binding<Lessons>] =
    &[CLOSE.does(|at| at.part.making.as_ref().map(|_| Message::Cancel))];

const ON_MAP: &[Binding<Map>] = &[
    MOVE.does(|at| at.key.direction().map(Message::Toward)),
    PRACTISE.does(|_| Some(Message::PractiseChosen)),
    MAP.does(|_| Some(Message::Map)),
    LESSONS.does(|at| Some(Message::Learn(at.part.chosen))),
    START.does(|_| Some(Message::Back)),
    CLOSE.does(|_| Some(Message::Map)),
];

const LIST: &[Binding<Lessons>] = &[
    MAP.does(|_| Some(Message::Map)),
    ROWS.does(|at| at.key.in_list().map(Message::List)),
    FIND.does(|_| Some(Message::Find)),
    PRACTISE.does(|_| Some(Message::Next)),
    ORDER.does(|at| {
        Some(Message::Order(match at.part.listed.order() {
            Order::Families => Order::Courses,
            Order::Courses => Order::Families,
        }))
    }),
    ANOTHER.does(|_| Some(Message::Practise)),
    ON_BOARD.does(|at| {
        let lesson = at.part.lesson.as_ref()?;
        lesson.next_on_board().map(Message::OnBoard)
    }),
    // These keys are for exercises.
    DIGIT.does(|_| None),
    CANDIDATE.does(|_| None),
    ERASE.does(|_| None),
    HINT.does(|_| None),
    SHOW.does(|_| None),
    LESSONS.does(|_| Some(Message::Back)),
    START.does(|_| Some(Message::Back)),
    CLOSE.does(|at| {
        let is_filtered = !at.part.listed.filtered().is_empty();
        Some(if is_filtered {
            Message::Clear
        } else {
            Message::Back
        })
    }),
];

const PRACTICE: &[Binding<Practice>] = &[
    MAP.does(|_| Some(Message::Map)),
    PRACTISE.does(|at| {
        let is_over = at.part.shown().is_some();
        Some(if is_over {
            Message::Practise
        } else {
            Message::Check
        })
    }),
    ANOTHER.does(|_| Some(Message::Practise)),
    HINT.does(|_| Some(Message::Hint)),
    SHOW.does(|_| Some(Message::Show)),
    MOVE.does(|at| {
        let direction = at.key.direction().filter(|_| at.part.shown().is_none());
        direction.map(Message::Go)
    }),
    DIGIT.does(|at| at.key.digit_on(at.part.board()).map(Message::Digit)),
    CANDIDATE.does(|at| at.key.digit_on(at.part.board()).map(Message::Digit)),
    ERASE.does(|_| Some(Message::Erase)),
    FILTER.does(|at| {
        let digit = at.key.digit_on(at.part.board())?;
        Some(Message::LookFor(digit, false))
    }),
    FILTER_TOO.does(|at| {
        let digit = at.key.digit_on(at.part.board())?;
        Some(Message::LookFor(digit, true))
    }),
    FILTER_TWO.does(|_| Some(Message::LookForTwo)),
    LESSONS.does(|_| Some(Message::Lesson)),
    START.does(|_| Some(Message::Back)),
    CLOSE.does(|at| {
        let filter = at.part.filter();
        Some(filter.map_or(Message::Lesson, |_| Message::LookForNothing))
    }),
];

impl Lessons {
    /// The shortcuts of the screen.
    pub(crate) fn shortcuts() -> Vec<Shortcut> {
        [named(LIST), named(PRACTICE), named(ON_MAP), named(MAKING)].concat()
    }

    /// The layers of keys that work now.
    pub fn layers(&self) -> Vec<Layer<'_, Message>> {
        let mut layers = vec![Layer::new(MAKING, self, ())];
        if let Some(map) = &self.map {
            layers.push(Layer::new(ON_MAP, map, ()));
            return layers;
        }
        // Nothing else uses the left and right arrow keys if there are links.
        let walk = self.shown().map(|shown| Layer::new(WALK, shown, true));
        layers.extend(walk.map(|walk| walk.map(Message::Walk)));
        let hand = self.practice.iter();
        let hand = hand.map(|practice| Layer::new(pad::HAND, practice.pad(), ()));
        layers.extend(hand.map(|hand| hand.map(Message::Pad)));
        layers.push(match &self.practice {
            Some(practice) => Layer::new(PRACTICE, practice, ()),
            None => Layer::new(LIST, self, ()),
        });
        layers
    }
}
