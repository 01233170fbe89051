//! What is told beside the board: reported, warned of, over, said in another language.

use std::sync::Arc;

use super::SolverScreen;
use super::idle::Seen;
use super::report::{GameReport, Report};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::Language;
use sudoku_telling::session::Diagnosis;

impl SolverScreen {
    /// Reports something beside the board, and shows it there. What was reported
    /// before is over, with its cause.
    pub(super) fn tell(&mut self, language: &Language, report: Report) {
        // Told again of the same board, its cause is the same.
        if matches!(report, Report::Stalled { .. }) && report == *self.report() {
            return;
        }
        self.remember_held(&report);
        self.causes.forget();
        self.card.tell(language, report, &self.session);
    }

    /// What is told of the board, or still holds of it while it is told why something was not
    /// done.
    pub(super) fn standing(&self) -> &Report {
        match self.report() {
            Report::Refused(_) | Report::NoCell => self.causes.held(),
            _ => None,
        }
        .unwrap_or_else(|| self.report())
    }

    /// Reports a contradiction that can be seen, if there is one.
    pub(super) fn warn(&mut self, language: &Language) {
        if self.is_game_on() {
            return;
        }
        if let Some(contradiction) = self.session.visible_contradictions().into_iter().next() {
            self.tell(
                language,
                Report::Inconsistent(Diagnosis::untraced(contradiction)),
            );
            self.causes.trace(contradiction);
        }
    }

    /// Whether what is told is only that something was not done: with whatever is done next,
    /// that is over.
    const fn tells_refusal(&self) -> bool {
        matches!(
            self.report(),
            Report::Refused(_)
                | Report::NoCell
                | Report::NothingLeft
                | Report::Game(
                    GameReport::Refused(_) | GameReport::Hidden | GameReport::WhyKeptBack
                )
        )
    }

    /// What is seen while only that is told.
    pub(super) fn refusal_in_view(&self) -> Option<Box<Seen>> {
        self.tells_refusal().then(|| Box::new(self.in_view()))
    }

    /// Something is done, or something else is seen by now than `before`: that something was
    /// not done is over.
    pub(super) fn end_refusal(&mut self, language: &Language, before: &Seen, is_done: bool) {
        if is_done || self.in_view() != *before {
            self.tell_what_holds(language);
        }
    }

    /// What was asked or told is over: what holds of the board is told again, if anything
    /// does.
    pub(super) fn tell_what_holds(&mut self, language: &Language) {
        if !self.back_to_held(language) {
            self.tell_nothing(language);
        }
    }

    /// What was reported is over, and nothing else is to be told.
    pub(super) fn tell_nothing(&mut self, language: &Language) {
        let report = if self.is_game_on() {
            Report::Game(GameReport::Begun)
        } else {
            Report::Ready
        };
        self.tell(language, report);
        // What contradicts itself still does.
        self.warn(language);
    }

    /// Shows a step that can be made.
    pub fn preview(&mut self, language: &Language, step: Arc<[Deduction]>) {
        self.tell(language, Report::Previewed(step));
    }

    /// Says it again in another language.
    pub fn say_again(&mut self, language: &Language) {
        self.card.say_again(language);
        self.solved.say_again(language);
        self.layers.clear();
    }
}
