//! Keys that walk along the links of a step.

use super::Shown;
use crate::shortcut::{Binding, Group, Key, Keyed, Shortcut, named};

/// Go to the previous link, or start a walk at the last one.
const WALK_BACK: Shortcut = Group::Steps.shortcut("keys-steps-walk", &[Key::LEFT.alt()]);
/// Go to the next link, or start a walk at the first one.
pub(crate) const WALK_ON: Shortcut = Group::Steps.shortcut("keys-steps-walk", &[Key::RIGHT.alt()]);
/// Go to the previous link on a walk, or if nothing else uses the arrow keys.
pub(crate) const LINK_BACK: Shortcut = Group::Steps.shortcut("keys-steps-on-walk", &[Key::LEFT]);
pub(crate) const LINK_ON: Shortcut = Group::Steps.shortcut("keys-steps-on-walk", &[Key::RIGHT]);
const FIRST_LINK: Shortcut = Group::Steps.shortcut("keys-steps-on-walk", &[Key::HOME]);
const LAST_LINK: Shortcut = Group::Steps.shortcut("keys-steps-on-walk", &[Key::END]);
/// End the walk.
pub(crate) const END_WALK: Shortcut = Group::Steps.shortcut("keys-steps-on-walk", &[Key::ESCAPE]);

impl Keyed for Shown {
    /// Whether nothing else uses the arrow keys.
    type Context<'a> = bool;
    /// The link to go to; `None` ends the walk.
    type Message = Option<usize>;
}

/// The keys for walking along the links.
pub(crate) const WALK: &[Binding<Shown>] = &[
    WALK_BACK.does(|at| at.part.link_before().map(Some)),
    WALK_ON.does(|at| at.part.link_behind().map(Some)),
    LINK_BACK.does(|at| {
        let link = at.part.link_before();
        link.filter(|_| at.context || at.part.at.is_some())
            .map(Some)
    }),
    LINK_ON.does(|at| {
        let link = at.part.link_behind();
        link.filter(|_| at.context || at.part.at.is_some())
            .map(Some)
    }),
    FIRST_LINK.does(|at| at.part.at.map(|_| Some(0))),
    LAST_LINK.does(|at| at.part.at.map(|_| at.part.last_link())),
    END_WALK.does(|at| at.part.at.map(|_| None)),
];

/// The shortcuts of a walk.
pub(crate) fn shortcuts() -> Vec<Shortcut> {
    named(WALK)
}

impl Shown {
    fn last_link(&self) -> Option<usize> {
        self.links.len().checked_sub(1)
    }

    fn link_before(&self) -> Option<usize> {
        let last = self.last_link()?;
        Some(self.at.map_or(last, |at| at.saturating_sub(1)))
    }

    fn link_behind(&self) -> Option<usize> {
        let last = self.last_link()?;
        Some(self.at.map_or(0, |at| (at + 1).min(last)))
    }
}
