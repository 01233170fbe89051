//! A step that is shown on the board, gone through link by link where it is a chain.

use crate::app::board;
use crate::explain::{self, Picture, WalkedLink};
use crate::rules::Deduction;

/// A step that is shown.
#[derive(Debug)]
pub(super) struct Shown {
    step: Deduction,
    picture: Picture,
    links: Vec<WalkedLink>,
    /// The link that the walk is at.
    at: Option<usize>,
}

impl Shown {
    pub(super) fn new(step: Deduction) -> Self {
        Self {
            picture: explain::picture(&step),
            links: explain::walk(&step),
            at: None,
            step,
        }
    }

    pub(super) const fn step(&self) -> &Deduction {
        &self.step
    }

    pub(super) fn links(&self) -> &[WalkedLink] {
        &self.links
    }

    /// The number of the link that the walk is at.
    pub(super) const fn at(&self) -> Option<usize> {
        self.at
    }

    /// Goes to a link; without a number, the walk ends.
    pub(super) fn walk_to(&mut self, link: Option<usize>) {
        let last = self.links.len().checked_sub(1);
        self.at = link.zip(last).map(|(link, last)| link.min(last));
    }

    /// Says why each link holds in the language that is spoken by now.
    pub(super) fn say_again(&mut self) {
        self.links = explain::walk(&self.step);
    }

    /// Where the walk is, for the board.
    pub(super) fn walked(&self) -> Option<board::Walked<'_>> {
        let links = &self.links;
        self.at.map(|at| board::Walked { links, at })
    }

    /// What is drawn: on a walk only the house of the link is tinted.
    pub(super) fn picture(&self) -> Picture {
        let mut picture = self.picture.clone();
        if let Some(at) = self.at {
            let link = self.links.get(at);
            picture.houses = link.and_then(|link| link.house).into_iter().collect();
            picture.covers.clear();
        }
        picture
    }

    /// What is said: the argument, or on a walk why the link holds.
    pub(super) fn words(&self) -> explain::Text {
        match self.at.and_then(|at| self.links.get(at)) {
            Some(link) => link.text.clone(),
            None => explain::argument(&self.step),
        }
    }
}
