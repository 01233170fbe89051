//! The action of the filled button below the card if a step would not go on.

use crate::screen::solver::keys::{BACK_TO_ORIGIN, STEP};
use crate::screen::solver::{Message, Report, SolverScreen, causes, summary};
use crate::shortcut::{ACCEPT, Told};
use sudoku_engine::texts::{Language, words};

/// A button: its words, its keys, its message.
pub(in crate::screen::solver) struct Offer {
    pub(in crate::screen::solver) label: String,
    pub(in crate::screen::solver) key: Told,
    pub(in crate::screen::solver) message: Message,
}

impl SolverScreen {
    /// The action that replaces a step: during an answer, when the rules stall, on a contradiction,
    /// or when the puzzle is solved.
    pub(super) fn onward(&self, language: &Language, is_narrow: bool) -> Option<Offer> {
        match self.standing() {
            Report::Stalled { .. } => self.causes.off_step().map(|_| Offer {
                label: words!(language, "step-apply"),
                key: [STEP, ACCEPT].into(),
                message: causes::Message::ShowOff.into(),
            }),
            told @ Report::Inconsistent(_) => told.origin().map(|index| Offer {
                label: words!(language, "contradiction-back-short"),
                // The first key describes the button.
                key: [BACK_TO_ORIGIN, STEP, ACCEPT].into(),
                message: Message::BackTo(index),
            }),
            _ if self.next_if_solved().is_some() => Some(Offer {
                label: match is_narrow {
                    false => words!(language, "solved-next"),
                    true => words!(language, "solved-next-short"),
                },
                key: ACCEPT.into(),
                message: summary::Message::Next.into(),
            }),
            _ => self.next_line(language, is_narrow),
        }
    }
}
