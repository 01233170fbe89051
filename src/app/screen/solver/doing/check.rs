//! Checking a step that somebody wrote down, and showing it if it is valid.

use std::sync::Arc;

use crate::screen::solver::card::report::Report;
use crate::screen::solver::doing::seeking::Sought;
use crate::screen::solver::{Action, Ask, Beside, Message, SolverScreen, why};
use sudoku_engine::rules::{Deduction, Survey};
use sudoku_engine::texts::{Language, Notation, Text, said};
use sudoku_telling::notation;
use sudoku_telling::session::is_true;
use sudoku_telling::why::Question;

impl SolverScreen {
    /// Checks a step written in one line, in this or the most common notation of cells. For a bare
    /// claim it asks why the claim is true.
    pub(in crate::screen::solver) fn check(
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
                let told = said!("paste-no-step", reason = error.text());
                return Action::Ask(Ask::Complain(told));
            }
        };
        // For a bare claim, ask why.
        let claim = steps.iter().find(|step| {
            let is_open = || notation::check(step, &grid).is_err_and(|flaw| step.is_open(&flaw));
            step.technique.is_none() && is_open()
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
        // The check replaces any search under way, as pasting a puzzle does.
        let before = if self.seeking.cancel() {
            Report::Ready
        } else {
            self.report().clone()
        };
        let given = self.session.position().given();
        let givens = self.session.position().givens();
        self.seek(language, Report::Checking, move |stop| {
            let is_stopped = || stop.is_raised();
            let survey = Survey::until(&grid, &is_stopped);
            let checked = steps.iter().map(|step| {
                let grounds = notation::check_until(step, &survey).map_err(|flaw| {
                    let is_true =
                        flaw.is_of_pattern() && is_true(step, &givens, stop) == Some(true);
                    let name = match is_true {
                        true => "paste-step-fails-but",
                        false => "paste-step-fails",
                    };
                    said!(name, flaw = flaw.text_on(given))
                })?;
                Ok(step.deduction(&survey, grounds))
            });
            let checked: Result<Arc<[Deduction]>, Text> = checked.collect();
            Sought::Checked(checked, Box::new(before))
        })
    }

    /// Shows a valid step as one that can be made. Otherwise tells why it is not valid, and
    /// restores the report `before`.
    pub(in crate::screen::solver) fn checked(
        &mut self,
        checked: Result<Arc<[Deduction]>, Text>,
        before: Report,
    ) -> Action<Message> {
        match checked {
            Ok(step) => {
                let shows_steps = [Beside::Step, Beside::Path, Beside::EveryStep];
                if !shows_steps.contains(&self.beside) {
                    self.show(Beside::Step);
                }
                self.tell(Report::Previewed(step));
                Action::None
            }
            Err(told) => {
                let is_of_search = matches!(
                    self.report(),
                    Report::Checking | Report::Looking(_) | Report::Solving
                );
                if is_of_search {
                    self.tell(before);
                }
                Action::Ask(Ask::Complain(told))
            }
        }
    }
}
