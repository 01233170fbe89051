//! The save points beside the board: making, choosing, restoring, renaming and deleting them.

use super::{Message as ByHandMessage, focus};
use crate::screen::solver::context::{Context, OfKey, Request};
use crate::screen::solver::doing::edit::Edit;
use crate::shortcut::{Binding, CLOSE, Direction, Group, Key, Keyed, Shortcut};
use sudoku_engine::sudoku::SavePoint;

/// The field for the name.
pub(super) const NAME: &str = "save-point-name";

const CHOOSE: Shortcut =
    Group::Marks.shortcut("keys-marks-choose", &[Key::PAGE_UP, Key::PAGE_DOWN]);
/// Go back to the chosen save point, or confirm the typed name.
pub(super) const GO_BACK: Shortcut = Group::Marks.shortcut("keys-marks-go-back", &[Key::ENTER]);
pub(super) const RENAME: Shortcut =
    Group::Marks.shortcut("keys-marks-rename", &[Key::character('m').ctrl().shift()]);
pub(super) const DELETE: Shortcut =
    Group::Marks.shortcut("keys-marks-rename", &[Key::DELETE.ctrl()]);

/// The state of the list.
#[derive(Debug, Default)]
pub(in crate::screen::solver) struct SavePoints {
    /// The number of the chosen save point.
    pub(super) chosen: Option<usize>,
    /// The name being typed for it.
    pub(super) name: Option<String>,
    /// The save point deleted last, with its number.
    pub(super) deleted: Option<(usize, SavePoint)>,
}

/// The messages of the save points.
#[derive(Debug, Clone)]
pub enum Message {
    /// Make a save point.
    Make,
    /// Choose a save point.
    Choose(usize),
    /// Go back to a save point.
    GoTo(usize),
    /// Start renaming the chosen save point.
    Rename,
    /// Change the typed name.
    NameTyped(String),
    /// Confirm the typed name.
    NameEntered,
    /// Keep the old name.
    NameKept,
    /// Delete the chosen save point.
    Delete,
    /// Put back the save point deleted last.
    PutBack,
}

impl SavePoints {
    /// Carries out a message.
    pub(super) fn update(
        &mut self,
        message: Message,
        context: &Context<'_>,
    ) -> Request<ByHandMessage> {
        let edit = match message {
            Message::Make => {
                self.name = None;
                Some(Edit::MakeSavePoint)
            }
            Message::Choose(number) => {
                self.name = None;
                self.chosen = Some(number);
                None
            }
            Message::GoTo(number) => {
                self.chosen = Some(number);
                Some(Edit::GoToSavePoint(number))
            }
            Message::Rename => {
                let Some(chosen) = self.chosen(context) else {
                    return Request::None;
                };
                let name = context.session.save_points()[chosen].name.clone();
                self.name = Some(name);
                return focus(NAME);
            }
            Message::NameTyped(name) => {
                self.name = Some(name);
                None
            }
            Message::NameEntered => {
                let name = self.name.take();
                let named = self.chosen(context).zip(name);
                named.map(|(number, name)| Edit::RenameSavePoint(number, name))
            }
            Message::NameKept => {
                self.name = None;
                None
            }
            Message::Delete => self.chosen(context).map(Edit::DeleteSavePoint),
            Message::PutBack => {
                let deleted = self.deleted.take();
                deleted.map(|(number, save_point)| {
                    self.chosen = Some(number);
                    Edit::PutBackSavePoint(number, save_point)
                })
            }
        };
        edit.map_or(Request::None, Request::Change)
    }

    /// Notes that a save point was made, with this number.
    pub(in crate::screen::solver) fn made(&mut self, number: usize) {
        self.chosen = Some(number);
        self.deleted = None;
    }

    /// Notes that the save point with this number was deleted, and how many are left.
    pub(in crate::screen::solver) fn deleted(
        &mut self,
        number: usize,
        deleted: Option<SavePoint>,
        left: usize,
    ) {
        self.deleted = deleted.map(|deleted| (number, deleted));
        self.name = None;
        self.chosen = left.checked_sub(1).map(|last| number.min(last));
    }

    /// The chosen save point, if it exists.
    pub(super) fn chosen(&self, context: &Context<'_>) -> Option<usize> {
        let count = context.session.save_points().len();
        self.chosen.filter(|chosen| *chosen < count)
    }
}

impl Keyed for SavePoints {
    type Context<'a> = OfKey<'a>;
    type Message = Message;
}

/// The keys of the list.
pub(super) const KEYS: &[Binding<SavePoints>] = &[
    CHOOSE.does(|at| {
        let context = &at.context.screen;
        let last = context.session.save_points().len().checked_sub(1)?;
        let chosen = at.part.chosen(context);
        let next = match at.key.direction()? {
            Direction::Up => chosen.map_or(last, |chosen| chosen.saturating_sub(1)),
            _ => chosen.map_or(0, |chosen| (chosen + 1).min(last)),
        };
        (chosen != Some(next)).then_some(Message::Choose(next))
    }),
    GO_BACK.does(|at| match at.part.name {
        Some(_) => Some(Message::NameEntered),
        None if at.context.card_asks => None,
        None => at.part.chosen(&at.context.screen).map(Message::GoTo),
    }),
    RENAME.does(|at| {
        let chosen = at.part.chosen(&at.context.screen);
        chosen.map(|_| Message::Rename)
    }),
    DELETE.does(|at| {
        let chosen = at.part.chosen(&at.context.screen);
        chosen.map(|_| Message::Delete)
    }),
    CLOSE.does(|at| at.part.name.as_ref().map(|_| Message::NameKept)),
];
