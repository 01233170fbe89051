//! Steps that somebody wrote down: looked at on the board, and shown if they hold.

use std::sync::Arc;

use super::report::Report;
use super::seeking::Sought;
use super::{Action, Ask, Message, SolverScreen};
use crate::notation;
use crate::rules::Deduction;
use crate::texts::{Language, Notation, said, words};

impl SolverScreen {
    /// Looks at a step that is written in a line, with cells in this notation or in that of
    /// most who write steps.
    pub(super) fn check(
        &mut self,
        language: &Language,
        text: &str,
        notation: Notation,
    ) -> Action<Message> {
        if self.seeking.is_under_way() {
            return Action::None;
        }
        let grid = self.session.grid().clone();
        let read = |notation| notation::read(text, grid.layout(), notation);
        let steps = match read(notation).or_else(|error| read(Notation::Rc).map_err(|_| error)) {
            Ok(steps) => steps,
            Err(error) => {
                let reason = error.text(language);
                let told = words!(language, "paste-no-step", reason = reason);
                return Action::Ask(Ask::Tell(told));
            }
        };
        let words = language.clone();
        self.seek(language, Report::Looking, move |_| {
            let checked = steps.iter().map(|step| {
                let grounds = notation::check(step, &grid)?;
                Ok(step.deduction(&words, &grid, grounds))
            });
            let checked: Result<Arc<[Deduction]>, notation::Flaw> = checked.collect();
            Sought::Checked(checked.map_err(|flaw| {
                let said = said!(&words, "paste-step-fails", flaw = flaw.text(&words));
                said.render(&words, notation)
            }))
        })
    }

    /// Shows a step that holds as one that can be made; else tells why it does not hold.
    pub(super) fn checked(
        &mut self,
        language: &Language,
        checked: Result<Arc<[Deduction]>, String>,
    ) -> Action<Message> {
        match checked {
            Ok(step) => {
                self.tell(language, Report::Previewed(step));
                Action::None
            }
            Err(told) => {
                if matches!(self.report(), Report::Looking) {
                    self.tell_nothing(language);
                }
                Action::Ask(Ask::Tell(told))
            }
        }
    }
}
