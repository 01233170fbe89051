//! Keys in the choice of a game.

use super::{LIMITS, Message, NewGame};
use crate::shortcut::{Binding, CLOSE, Group, Key, Keyed, Shortcut};
use sudoku_engine::grid::BoardKind;
use sudoku_engine::sudoku::{ErrorsTold, GameKind, Measure};
use sudoku_telling::play::levels_on;

pub(super) const KIND: Shortcut =
    Group::Game.shortcut("keys-game-choose", &[Key::from_to('1', '2')]);
pub(super) const LEVEL: Shortcut =
    Group::Game.shortcut("keys-game-choose", &[Key::from_to('3', '6')]);
pub(super) const MEASURE: Shortcut =
    Group::Game.shortcut("keys-game-choose", &[Key::from_to('7', '8')]);
pub(super) const BOARD: Shortcut = Group::Game.shortcut("keys-game-choose", &[Key::character('b')]);
pub(super) const ERRORS: Shortcut =
    Group::Game.shortcut("keys-game-choose", &[Key::character('c')]);
pub(super) const TIMER: Shortcut = Group::Game.shortcut("keys-game-choose", &[Key::character('t')]);
pub(super) const LIMIT: Shortcut = Group::Game.shortcut("keys-game-choose", &[Key::character('l')]);
pub(super) const TYPE_SEED: Shortcut = Group::Game.shortcut(
    "keys-game-choose",
    &[Key::character('s'), Key::character('f').ctrl()],
);

/// The place in the dialog of the choice that a key makes: 0 is the start, 1 the end.
pub(in crate::modal) fn place(key: Key) -> Option<f32> {
    let of = |shortcuts: &[Shortcut]| shortcuts.iter().any(|it| it.has(key));
    if of(&[KIND, BOARD]) {
        Some(0.0)
    } else if of(&[LEVEL, MEASURE]) {
        Some(0.5)
    } else {
        of(&[ERRORS, TIMER, LIMIT, TYPE_SEED]).then_some(1.0)
    }
}

impl Keyed for NewGame {
    type Context<'a> = ();
    type Message = Message;
}

/// The keys of the choice of a game.
pub(in crate::modal) const KEYS: &[Binding<NewGame>] = &[
    KIND.does(|at| {
        let kind = GameKind::ALL.get(at.key.digit()?.index())?;
        Some(Message::Kind(*kind))
    }),
    LEVEL.does(|at| {
        let choice = at.part.choice;
        let levels = levels_on(choice.board, choice.measure);
        let level = levels.get(at.key.digit()?.index() - 2)?;
        Some(Message::Level(*level))
    }),
    MEASURE.does(|at| {
        let measure = Measure::ALL.get(at.key.digit()?.index() - 6)?;
        Some(Message::Measure(*measure))
    }),
    BOARD.does(|at| {
        let all = BoardKind::ALL;
        let now = all.iter().position(|it| *it == at.part.choice.board)?;
        Some(Message::Board(all[(now + 1) % all.len()]))
    }),
    ERRORS.does(|at| {
        Some(Message::Errors(match at.part.choice.errors_told {
            ErrorsTold::AtOnce => ErrorsTold::OnCheck,
            ErrorsTold::OnCheck => ErrorsTold::AtOnce,
        }))
    }),
    TIMER.does(|at| Some(Message::Timer(!at.part.choice.timer))),
    LIMIT.does(|at| {
        let now = LIMITS.iter().position(|it| *it == at.part.choice.limit);
        Some(Message::Limit(
            LIMITS[now.map_or(0, |now| (now + 1) % LIMITS.len())],
        ))
    }),
    TYPE_SEED.does(|_| Some(Message::Seed(true))),
    CLOSE.does(|at| at.part.dealing.as_ref().map(|_| Message::Stop)),
];
