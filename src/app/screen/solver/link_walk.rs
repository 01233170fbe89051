//! The chain or net that is shown, gone through link by link.

use std::sync::Arc;

use super::{Beside, Message, Report, Solver};
use crate::app::shortcut::{Direction, Shortcut};
use crate::explain::{self, Length, WalkedLink};
use crate::rules::Deduction;

/// Where a walk through the links of a deduction is.
#[derive(Debug, Clone)]
pub(super) struct LinkWalk {
    /// The step that the deduction is of.
    step: Arc<[Deduction]>,
    /// The deduction, by its number.
    number: usize,
    /// The link, by its number.
    at: usize,
}

impl Solver {
    /// The deduction that is shown with its argument, if it is one alone, and
    /// the step that it is of.
    fn shown_alone(&self) -> Option<(&Arc<[Deduction]>, usize)> {
        match &self.report {
            Report::Stepped(step) if step.len() == 1 => Some((step, 0)),
            Report::Stepped(step) => self.focus.map(|number| (step, number)),
            Report::Hinted {
                step,
                told: Length::Argument,
            } => Some((step, 0)),
            _ => None,
        }
    }

    /// The links of what is shown; none, if it is no chain and no net.
    pub fn links(&self) -> Vec<WalkedLink> {
        let shown = self.shown_alone();
        let shown = shown.and_then(|(step, number)| step.get(number));
        shown.map_or_else(Vec::new, explain::walk)
    }

    /// The number of the link that the walk is at, counted from 0, if there is a
    /// walk through what is shown.
    pub fn walked(&self) -> Option<usize> {
        let (step, number) = self.shown_alone()?;
        let walk = self.link_walk.as_ref()?;
        let is_shown = Arc::ptr_eq(step, &walk.step) && number == walk.number;
        is_shown.then_some(walk.at)
    }

    /// Goes to a link; without a number, the walk ends.
    pub(super) fn walk_to(&mut self, link: Option<usize>) {
        let last = self.links().len().checked_sub(1);
        let to = link.zip(last).zip(self.shown_alone());
        self.link_walk = to.map(|((link, last), (step, number))| LinkWalk {
            step: Arc::clone(step),
            number,
            at: link.min(last),
        });
    }

    /// What a key asks for on a walk, or if it begins one.
    pub(super) fn walk_shortcut(&self, shortcut: Shortcut) -> Option<Message> {
        let last = self.links().len().checked_sub(1)?;
        let walked = self.walked();
        let on = Some(walked.map_or(0, |at| (at + 1).min(last)));
        let back = Some(walked.map_or(last, |at| at.saturating_sub(1)));
        // A chosen cell, a list and the path have the arrow keys for themselves.
        let is_free = self.beside == Beside::Step && self.selected.is_none();
        let takes_arrows = walked.is_some() || is_free;
        let to = match shortcut {
            Shortcut::Walk(Direction::Right) => on,
            Shortcut::Walk(Direction::Left) => back,
            Shortcut::Move(Direction::Right) if takes_arrows => on,
            Shortcut::Move(Direction::Left) if takes_arrows => back,
            Shortcut::First if walked.is_some() => Some(0),
            Shortcut::Last if walked.is_some() => Some(last),
            Shortcut::Escape if walked.is_some() => None,
            _ => return None,
        };
        Some(Message::Walk(to))
    }
}
