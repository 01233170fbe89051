//! Keys in the export dialog.

use super::{Export, Form, Message, Purpose, Subject};
use crate::modal::keys::BROWSE;
use crate::shortcut::{ACCEPT, Binding, CLOSE, COPY, Direction, Group, Key, Keyed, SAVE, Shortcut};

pub(super) const PURPOSE: Shortcut =
    Group::Window.shortcut("keys-window-export-for", &[Key::from_to('4', '8')]);
pub(super) const SUBJECT: Shortcut =
    Group::Window.shortcut("keys-window-export-what", &[Key::from_to('1', '3')]);
pub(super) const FORM: Shortcut = Group::Window.shortcut("keys-window-export-what", &[Key::ARROWS]);
const FIRST: Shortcut = Group::Window.shortcut("keys-window-export-what", &[Key::HOME]);
const LAST: Shortcut = Group::Window.shortcut("keys-window-export-what", &[Key::END]);
pub(super) const LARGER: Shortcut = Group::Window.shortcut(
    "keys-window-export-size",
    &[Key::character('+'), Key::character('=')],
);
pub(super) const SMALLER: Shortcut =
    Group::Window.shortcut("keys-window-export-size", &[Key::character('-')]);
pub(super) const CAPTION: Shortcut =
    Group::Window.shortcut("keys-window-export-caption", &[Key::character('t')]);
pub(super) const LEGEND: Shortcut =
    Group::Window.shortcut("keys-window-export-legend", &[Key::character('g')]);
pub(super) const TYPE_PATH: Shortcut =
    Group::Window.shortcut("keys-window-export-path", &[Key::character('l').ctrl()]);

impl Keyed for Export {
    type Context<'a> = ();
    type Message = Message;
}

/// The keys of the export dialog.
pub(in crate::modal) const KEYS: &[Binding<Export>] = &[
    PURPOSE.does(|at| {
        let purpose = Purpose::ALL.get(at.key.digit()?.index().checked_sub(3)?)?;
        Some(Message::Purpose(*purpose))
    }),
    SUBJECT.does(|at| {
        let subject = Subject::ALL.get(at.key.digit()?.index())?;
        Some(Message::Subject(*subject))
    }),
    FORM.does(|at| {
        if at.part.purpose.is_none() {
            // The forms are shown after this.
            return Some(Message::Purpose(Purpose::Any));
        }
        let forms = at.part.forms();
        let now = forms.iter().position(|form| *form == at.part.form);
        let steps = match at.key.direction()? {
            Direction::Right | Direction::Down => 1,
            Direction::Left | Direction::Up => forms.len() - 1,
        };
        let next = (now.unwrap_or_default() + steps) % forms.len();
        Some(Message::Form(forms[next]))
    }),
    FIRST.does(|at| {
        let forms = at.part.forms();
        forms
            .first()
            .filter(|_| at.part.purpose.is_some())
            .map(form)
    }),
    LAST.does(|at| {
        let forms = at.part.forms();
        forms.last().filter(|_| at.part.purpose.is_some()).map(form)
    }),
    LARGER.does(|at| at.part.sized(true)),
    SMALLER.does(|at| at.part.sized(false)),
    CAPTION.does(|at| at.part.is_picture().then_some(Message::Caption)),
    LEGEND.does(|at| at.part.has_legend().then_some(Message::Legend)),
    TYPE_PATH.does(|at| at.part.form.file().map(|_| Message::FocusPath)),
    BROWSE.does(|at| at.part.form.file().map(|_| Message::Browse)),
    COPY.does(|at| at.part.form.is_text().then_some(Message::Copy)),
    SAVE.does(|at| at.part.form.file().map(|_| Message::Save)),
    // Enter writes a file or copies a text.
    ACCEPT.does(|at| {
        let file = at.part.form.file();
        Some(file.map_or(Message::Copy, |_| Message::Save))
    }),
    CLOSE.does(|_| Some(Message::Cancel)),
];

const fn form(form: &Form) -> Message {
    Message::Form(*form)
}

impl Export {
    /// The next size of the picture, if it is one.
    fn sized(&self, larger: bool) -> Option<Message> {
        let size = || Message::SizeTyped(self.next_size(larger));
        self.is_picture().then(size)
    }
}
