//! Keys in the list of all steps.

use super::{EveryStepPanel, Message, Order};
use crate::screen::solver::context::OfKey;
use crate::screen::solver::{Beside, Message as ScreenMessage};
use crate::shortcut::{Binding, CLOSE, FIND, Group, Key, Keyed, ORDER, ROWS, Shortcut};

const FOLD: Shortcut = Group::Path.shortcut("keys-path-ways", &[Key::LEFT]);
const UNFOLD: Shortcut = Group::Path.shortcut("keys-path-ways", &[Key::RIGHT]);

impl Keyed for EveryStepPanel {
    type Context<'a> = OfKey<'a>;
    type Message = ScreenMessage;
}

/// The keys of the list of all steps.
pub(in crate::screen::solver) const KEYS: &[Binding<EveryStepPanel>] = &[
    FOLD.does(|at| {
        let row = at.part.row(&at.context.screen);
        row.map(|_| Message::Open(false).into())
    }),
    UNFOLD.does(|at| {
        let row = at.part.row(&at.context.screen);
        row.map(|_| Message::Open(true).into())
    }),
    ROWS.does(|at| at.key.in_list().map(|key| Message::List(key).into())),
    FIND.does(|_| Some(Message::Find.into())),
    ORDER.does(|at| {
        let other = match at.part.listed.ordered() {
            Order::Difficulty => Order::Effect,
            Order::Effect => Order::Difficulty,
        };
        Some(Message::Order(other).into())
    }),
    CLOSE.does(|at| match at.part {
        _ if at.context.screen.takes_escape() => None,
        panel if !panel.listed.filtered().is_empty() => Some(Message::Clear.into()),
        panel if panel.search.is_under_way() => Some(Message::Cancel.into()),
        _ => Some(ScreenMessage::Show(Beside::Step)),
    }),
];
