//! Keys of the screen where a puzzle is made.

use super::{Create, Making, Message, making};
use crate::app::pad;
use crate::app::shortcut::{
    Binding, CLOSE, DIGIT, ERASE, Group, Key, Keyed, Layer, MOVE, REDO, RESTART, SAVE, SAVE_AS,
    START, Shortcut, UNDO, named,
};

/// Fill the board up, make it minimal, make it symmetric.
pub(super) const MAKE: Shortcut =
    Group::Create.shortcut("keys-create-make", &[Key::from_to('1', '3').alt()]);
pub(super) const SYMMETRY: Shortcut =
    Group::Create.shortcut("keys-create-symmetry", &[Key::character('o')]);
pub(super) const CHECK: Shortcut =
    Group::Create.shortcut("keys-create-check", &[Key::character('c')]);
/// Show a solution, or take it away again.
pub(super) const SOLVE: Shortcut =
    Group::Create.shortcut("keys-create-solve", &[Key::character('f')]);
/// Work on the puzzle.
pub(super) const USE: Shortcut = Group::Create.shortcut("keys-create-use", &[Key::ENTER]);

impl Keyed for Create {
    type Context<'a> = ();
    type Message = Message;
}

const KEYS: &[Binding<Create>] = &[
    MAKE.does(|at| {
        let making = Making::ALL.get(at.key.digit()?.index())?;
        let can_make = at.part.can_make();
        can_make.then(|| Message::Make(*making, rand::random()))
    }),
    SYMMETRY.does(|at| {
        let next = making::next_symmetry(at.part.symmetry);
        Some(Message::Symmetry(next))
    }),
    CHECK.does(|_| Some(Message::Check)),
    SOLVE.does(|_| Some(Message::Solve)),
    USE.does(|_| Some(Message::Use)),
    MOVE.does(|at| at.key.direction().map(Message::Move)),
    DIGIT.does(|at| at.key.digit_on(at.part.board()).map(Message::Enter)),
    ERASE.does(|_| Some(Message::Erase)),
    UNDO.does(|_| Some(Message::Undo)),
    REDO.does(|_| Some(Message::Redo)),
    RESTART.does(|_| Some(Message::Restart)),
    SAVE.does(|_| Some(Message::Save)),
    SAVE_AS.does(|_| Some(Message::SaveAs)),
    START.does(|_| Some(Message::Start)),
    CLOSE.does(|at| {
        let is_over = at.part.is_at_work() || at.part.shows_solution();
        Some(if is_over {
            Message::Cancel
        } else {
            Message::Start
        })
    }),
];

impl Create {
    /// The shortcuts of the screen.
    pub(in crate::app) fn shortcuts() -> Vec<Shortcut> {
        named(KEYS)
    }

    /// What keys do here just now.
    pub fn layers(&self) -> [Layer<'_, Message>; 2] {
        let hand = Layer::new(pad::HAND, &self.pad, ());
        [hand.map(Message::Pad), Layer::new(KEYS, self, ())]
    }
}
