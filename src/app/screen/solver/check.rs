//! Steps that somebody wrote down: looked at on the board, and shown if they hold.

use std::sync::Arc;

use super::report::Report;
use super::seeking::Sought;
use super::{Action, Ask, Beside, Message, SolverScreen, why};
use sudoku_engine::rules::{Deduction, Survey};
use sudoku_engine::texts::{Language, Notation, said, words};
use sudoku_telling::notation;
use sudoku_telling::why::Question;

impl SolverScreen {
    /// Looks at a step that is written in a line, with cells in this notation or in that of
    /// most who write steps; of a bare claim, asks why it is so.
    pub(super) fn check(
        &mut self,
        language: &Language,
        text: &str,
        notation: Notation,
    ) -> Action<Message> {
        let grid = self.session.grid().clone();
        let read = |notation| notation::read(text, grid.layout(), notation);
        let steps = match read(notation).or_else(|error| read(Notation::Rc).map_err(|_| error)) {
            Ok(steps) => steps,
            Err(error) => {
                let reason = error.text(language);
                let told = words!(language, "paste-no-step", reason = reason);
                return Action::Ask(Ask::Complain(told));
            }
        };
        // Of a bare claim it is asked why it is so.
        let claim = steps.iter().find(|step| {
            let flaw = notation::check(step, &grid).err();
            step.technique.is_none() && flaw.is_some_and(|flaw| step.is_open(&flaw))
        });
        let claim = claim.and_then(|step| step.placements.iter().chain(&step.eliminations).next());
        if let Some(claim) = claim {
            self.seeking.cancel();
            let message = why::Message::About(Question::Digit(*claim));
            return if self.is_game_on() {
                self.on_why_in_game(language, message)
            } else {
                self.on_why(language, message)
            };
        }
        // What is looked for is given up for it, as it is for a puzzle that is pasted.
        let before = if self.seeking.cancel() {
            Report::Ready
        } else {
            self.report().clone()
        };
        let words = language.clone();
        let given = self.session.position().given();
        self.seek(language, Report::Checking, move |stop| {
            let is_stopped = || stop.is_raised();
            let survey = Survey::until(&grid, &is_stopped);
            let checked = steps.iter().map(|step| {
                let grounds = notation::check_until(step, &survey)?;
                Ok(step.deduction(&survey, grounds))
            });
            let checked: Result<Arc<[Deduction]>, notation::Flaw> = checked.collect();
            let checked = checked.map_err(|flaw| {
                let said = said!(
                    &words,
                    "paste-step-fails",
                    flaw = flaw.text_on(&words, given)
                );
                said.render(&words, notation)
            });
            Sought::Checked(checked, Box::new(before))
        })
    }

    /// Shows a step that holds as one that can be made; else tells why it does not hold,
    /// and again what was told `before`.
    pub(super) fn checked(
        &mut self,
        language: &Language,
        checked: Result<Arc<[Deduction]>, String>,
        before: Report,
    ) -> Action<Message> {
        match checked {
            Ok(step) => {
                let shows_steps = [Beside::Step, Beside::Path, Beside::EveryStep];
                if !shows_steps.contains(&self.beside) {
                    self.show(language, Beside::Step);
                }
                self.tell(language, Report::Previewed(step));
                Action::None
            }
            Err(told) => {
                let is_of_search = matches!(
                    self.report(),
                    Report::Checking | Report::Looking | Report::Solving
                );
                if is_of_search {
                    self.tell(language, before);
                }
                Action::Ask(Ask::Complain(told))
            }
        }
    }
}
