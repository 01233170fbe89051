//! The acts of the keys in the dialogs.

use iced::Task;
use iced::widget::operation::{self, RelativeOffset};

use super::changed;
use super::keys::{
    BEGINNING, BOXES, BROWSE, LABELS, LANGUAGE, MOTION, NOTATION, ORIGINS, RIGHT_DIGITS, TELLING,
    THEME,
};
use super::scrolling::SCROLLING;
use super::{CHOICES_ID, Message, Modal, export, new_game, progress_file, rules};
use crate::settings::{SettingChange, ThemeChoice};
use crate::shortcut::{ACCEPT, Binding, CLOSE, DISCARD, Key, Keyed, Layer, Shortcut, named};
use sudoku_telling::explain::Notation;

impl Keyed for Modal {
    type Context<'a> = ();
    type Message = Message;
}

const LEAVE: &[Binding<Modal>] = &[DISCARD.does(|_| Some(Message::Discard))];

const SAVE_AS: &[Binding<Modal>] = &[BROWSE.does(|_| Some(Message::Browse))];

const SETTINGS: &[Binding<Modal>] = &[
    THEME.does(|at| {
        let theme = ThemeChoice::ALL.get(at.key.digit()?.index())?;
        Some(Message::Set(SettingChange::Theme(*theme)))
    }),
    NOTATION.does(|at| {
        let notation = Notation::ALL.get(at.key.digit()?.index() - 3)?;
        Some(Message::Set(SettingChange::Notation(*notation)))
    }),
    BEGINNING.does(|_| Some(Message::Set(SettingChange::Beginning))),
    LABELS.does(|_| Some(Message::Set(SettingChange::Labels))),
    ORIGINS.does(|_| Some(Message::Set(SettingChange::Origins))),
    BOXES.does(|_| Some(Message::Set(SettingChange::Boxes))),
    RIGHT_DIGITS.does(|_| Some(Message::Set(SettingChange::RightDigits))),
    MOTION.does(|_| Some(Message::Set(SettingChange::NextMotion))),
    TELLING.does(|_| Some(Message::Set(SettingChange::NextTelling))),
    LANGUAGE.does(|_| Some(Message::Set(SettingChange::NextLanguage))),
];

/// The keys of all dialogs that do not use them otherwise.
const ANSWERS: &[Binding<Modal>] = &[
    ACCEPT.does(|at| {
        Some(match at.part {
            Modal::Saving { .. } | Modal::Changed(_) => return None,
            Modal::Leave(_) => Message::SaveAndLeave,
            Modal::SaveAs { .. } => Message::PathEntered,
            Modal::NewGame(_) => Message::NewGame(new_game::Message::Deal),
            Modal::ProgressFile(_) => Message::ProgressFile(progress_file::Message::Go),
            Modal::Settings | Modal::Rules(_) | Modal::Export(_) | Modal::Keys => Message::Dismiss,
        })
    }),
    CLOSE.does(|at| match at.part {
        Modal::Saving { .. } => None,
        _ => Some(Message::Dismiss),
    }),
];

impl Modal {
    /// The shortcuts of all dialogs.
    pub(crate) fn shortcuts() -> Vec<Shortcut> {
        let tables = [
            named(rules::KEYS),
            named(new_game::KEYS),
            named(SAVE_AS),
            named(progress_file::KEYS),
            named(export::KEYS),
            named(SETTINGS),
            named(LEAVE),
            named(changed::KEYS),
            named(SCROLLING),
            named(ANSWERS),
        ];
        tables.concat()
    }

    /// Scrolls the dialog to the choice that a key changes.
    pub(crate) fn reveal<T: Send + 'static>(&self, key: Key) -> Task<T> {
        let of = |shortcuts: &[Shortcut]| shortcuts.iter().any(|it| it.has(key));
        let place = match self {
            Self::Settings if of(&[LANGUAGE, THEME, NOTATION]) => 0.0,
            Self::Settings if of(&[MOTION, TELLING]) => 0.5,
            Self::Settings if of(&[BEGINNING, LABELS, BOXES, ORIGINS, RIGHT_DIGITS]) => 1.0,
            Self::NewGame(_) => match new_game::place(key) {
                Some(place) => place,
                None => return Task::none(),
            },
            _ => return Task::none(),
        };
        let place = RelativeOffset { x: 0.0, y: place };
        operation::snap_to(CHOICES_ID, place)
    }

    /// The layers of keys that work in this dialog now.
    pub fn layers(&self) -> [Layer<'_, Message>; 3] {
        let own = match self {
            // These have no keys of their own.
            Self::Saving { .. } | Self::Keys => Layer::new(&[], self, ()),
            Self::Leave(_) => Layer::new(LEAVE, self, ()),
            Self::Changed(_) => Layer::new(changed::KEYS, self, ()),
            Self::SaveAs { .. } => Layer::new(SAVE_AS, self, ()),
            Self::Settings => Layer::new(SETTINGS, self, ()),

            Self::Rules(rules) => Layer::new(rules::KEYS, rules, ()).map(Message::Rules),
            Self::Export(export) => Layer::new(export::KEYS, &**export, ()).map(Message::Export),
            Self::NewGame(game) => Layer::new(new_game::KEYS, game, ()).map(Message::NewGame),
            Self::ProgressFile(dialog) => {
                Layer::new(progress_file::KEYS, dialog, ()).map(Message::ProgressFile)
            }
        };
        let scrolling = if self.scrolls() { SCROLLING } else { &[] };
        [
            own,
            Layer::new(scrolling, self, ()),
            Layer::new(ANSWERS, self, ()),
        ]
    }
}
