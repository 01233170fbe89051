//! What the generator makes of the givens, beside the window.

use iced::Task;

use super::{Create, Message};
use crate::app::errors;
use crate::app::lookup::{Late, Lookup};
use crate::generate::{DraftError, Symmetry, complete_on, made_symmetric_on, minimized_on};
use crate::grid::Values;
use crate::texts::{Language, words};

/// What is made of the givens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Making {
    /// More givens, until there is one solution.
    Complete,
    /// Fewer givens, until none can go.
    Minimal,
    /// A symmetric pattern of givens.
    Symmetric,
}

/// The givens that were made, or why they are as they were.
pub type Made = Result<Box<Values>, DraftError>;

impl Making {
    /// Everything that can be made of them, in the order of the buttons.
    pub const ALL: [Self; 3] = [Self::Complete, Self::Minimal, Self::Symmetric];

    /// What is going on.
    pub(super) fn words(self, language: &Language) -> String {
        match self {
            Self::Complete => words!(language, "create-filling-up"),
            Self::Minimal => words!(language, "create-making-minimal"),
            Self::Symmetric => words!(language, "create-making-symmetric"),
        }
    }
}

/// The symmetry after this one.
pub(super) fn next_symmetry(symmetry: Symmetry) -> Symmetry {
    let all = Symmetry::ALL;
    let now = all.iter().position(|it| *it == symmetry);
    all[now.map_or(0, |now| (now + 1) % all.len())]
}

impl Create {
    pub(super) fn make(&mut self, making: Making, seed: u64) -> Task<Message> {
        self.before_change();
        let givens = *self.session().grid().values();
        let board = self.session().grid().layout().clone();
        let symmetry = self.symmetry;
        let mut lookup = Lookup::default();
        let made = lookup.begin(move |stop, _| {
            let made = match making {
                Making::Complete => complete_on(&board, &givens, symmetry, seed, stop),
                Making::Minimal => minimized_on(&board, &givens, seed, stop),
                Making::Symmetric => made_symmetric_on(&board, &givens, symmetry, seed, stop),
            };
            made.map(Box::new)
        });
        self.making = Some((lookup, making));
        made.map(Message::Made)
    }

    pub(super) fn made(&mut self, language: &Language, late: Late<Made>) {
        let making = self.making.as_mut();
        let Some(made) = making.and_then(|(lookup, _)| lookup.answer(late)) else {
            return;
        };
        self.making = None;
        self.told = Some(match made {
            Ok(givens) => {
                let before = self.session().position().given().len();
                let changed = self.history.set_givens(&givens);
                let now = self.session().position().given().len();
                if changed {
                    words!(language, "create-made", now = now, before = before)
                } else {
                    words!(language, "create-nothing-to-change")
                }
            }
            Err(error) => words!(
                language,
                "create-not-made",
                reason = errors::draft(language, error)
            ),
        });
    }
}
