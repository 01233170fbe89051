//! Keys that go through the links of what the card tells.

use super::Card;
use crate::app::shortcut::{Direction, Shortcut};

/// Where a key leads on a walk through links.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app::screen::solver) enum Walk {
    /// To the link with this number.
    To(usize),
    /// Out of the walk.
    End,
}

impl Walk {
    /// The link; `None` at the end.
    pub(in crate::app::screen::solver) const fn link(self) -> Option<usize> {
        match self {
            Self::To(link) => Some(link),
            Self::End => None,
        }
    }
}

impl Card {
    /// What a key asks for on a walk, or if it begins one. The arrow keys do so only
    /// where nothing else takes them (`arrows_are_free`).
    pub(in crate::app::screen::solver) fn walk_shortcut(
        &self,
        shortcut: Shortcut,
        arrows_are_free: bool,
    ) -> Option<Walk> {
        let last = self.shown.links().len().checked_sub(1)?;
        let at = self.shown.at();
        let on = Walk::To(at.map_or(0, |at| (at + 1).min(last)));
        let back = Walk::To(at.map_or(last, |at| at.saturating_sub(1)));
        let takes_arrows = at.is_some() || arrows_are_free;
        Some(match shortcut {
            Shortcut::Walk(Direction::Right) => on,
            Shortcut::Walk(Direction::Left) => back,
            Shortcut::Move(Direction::Right) if takes_arrows => on,
            Shortcut::Move(Direction::Left) if takes_arrows => back,
            Shortcut::First if at.is_some() => Walk::To(0),
            Shortcut::Last if at.is_some() => Walk::To(last),
            Shortcut::Escape if at.is_some() => Walk::End,
            _ => return None,
        })
    }
}
