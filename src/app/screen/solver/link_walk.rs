//! The chain or net that is shown, or the singles that lead to a contradiction, gone
//! through link by link.

use std::sync::Arc;

use super::{Beside, Message, Report, Solver};
use crate::app::shortcut::{Direction, Shortcut};
use crate::explain::{self, Length, WalkedLink};
use crate::rules::Deduction;

/// Where a walk through links is.
#[derive(Debug, Clone)]
pub(super) struct LinkWalk {
    of: Walkable,
    /// The link, by its number.
    at: usize,
}

/// What has links to go through.
#[derive(Debug, Clone)]
enum Walkable {
    /// The deduction of a step with this number.
    Deduction(Arc<[Deduction]>, usize),
    /// The singles that lead to the contradiction that is reported.
    Contradiction,
}

impl Walkable {
    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Deduction(step, number), Self::Deduction(other, its_number)) => {
                Arc::ptr_eq(step, other) && number == its_number
            }
            (Self::Contradiction, Self::Contradiction) => true,
            _ => false,
        }
    }
}

impl Solver {
    /// What is shown with its argument, if it is one thing alone: a deduction, a
    /// contradiction.
    fn shown_alone(&self) -> Option<Walkable> {
        match &self.report {
            Report::Stepped(step) if step.len() == 1 => {
                Some(Walkable::Deduction(Arc::clone(step), 0))
            }
            Report::Stepped(step) => self
                .focus
                .map(|number| Walkable::Deduction(Arc::clone(step), number)),
            Report::Hinted {
                step,
                told: Length::Argument,
            } => Some(Walkable::Deduction(Arc::clone(step), 0)),
            Report::Inconsistent(_) => Some(Walkable::Contradiction),
            _ => None,
        }
    }

    /// The links of what is shown; none, if it is no chain, no net and no row of
    /// singles.
    pub fn links(&self) -> Vec<WalkedLink> {
        match (self.shown_alone(), &self.report) {
            (Some(Walkable::Deduction(step, number)), _) => {
                step.get(number).map_or_else(Vec::new, explain::walk)
            }
            (Some(Walkable::Contradiction), Report::Inconsistent(diagnosis)) => {
                diagnosis.walk(self.session.grid())
            }
            _ => Vec::new(),
        }
    }

    /// The number of the link that the walk is at, counted from 0, if there is a
    /// walk through what is shown.
    pub fn walked(&self) -> Option<usize> {
        let shown = self.shown_alone()?;
        let walk = self.link_walk.as_ref()?;
        walk.of.is(&shown).then_some(walk.at)
    }

    /// Goes to a link; without a number, the walk ends.
    pub(super) fn walk_to(&mut self, link: Option<usize>) {
        let last = self.links().len().checked_sub(1);
        let to = link.zip(last).zip(self.shown_alone());
        self.link_walk = to.map(|((link, last), of)| LinkWalk {
            of,
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
