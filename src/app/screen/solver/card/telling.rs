//! Reports beside the board: showing, ending and translating them, and warnings.

use std::sync::Arc;

use crate::screen::solver::SolverScreen;
use crate::screen::solver::card::report::{GameReport, Report};
use crate::screen::solver::idle::InView;
use crate::screen::solver::why;
use sudoku_engine::rules::Deduction;
use sudoku_telling::session::Diagnosis;

impl SolverScreen {
    /// Puts a report on the card and on the board. The previous report ends, with its cause.
    pub(in crate::screen::solver) fn tell(&mut self, report: Report) {
        // The same report on the same board has the same cause.
        if matches!(report, Report::Stalled { .. }) && report == *self.report() {
            return;
        }
        self.remember_held(&report);
        self.causes.forget();
        self.card.tell(report, &self.session);
    }

    /// The report that applies to the board, even while the card says why something was not done.
    pub(in crate::screen::solver) fn standing(&self) -> &Report {
        match self.report() {
            Report::Refused(_) | Report::NoCell => self.causes.held(),
            _ => None,
        }
        .unwrap_or_else(|| self.report())
    }

    /// The number of moves to keep in order to return to the board before the contradiction or
    /// mistake that is known: by the report, by the one that returns after it, or by the answer on
    /// the card.
    pub(in crate::screen::solver) fn origin(&self) -> Option<usize> {
        let reports = [Some(self.report()), self.causes.held()];
        let known = reports.into_iter().flatten().find_map(Report::origin);
        known
            .or_else(|| why::origin(self.report(), &self.session))
            .filter(|_| !self.is_game_on())
    }

    /// Reports a visible contradiction, if there is one.
    pub(in crate::screen::solver) fn warn(&mut self) {
        if self.is_game_on() {
            return;
        }
        if let Some(contradiction) = self.session.visible_contradictions().into_iter().next() {
            self.tell(Report::Inconsistent(Diagnosis::untraced(contradiction)));
            self.causes.trace(contradiction);
        }
    }

    /// Whether the card only says that something was not done. Any further action ends that.
    const fn tells_refusal(&self) -> bool {
        matches!(
            self.report(),
            Report::Refused(_)
                | Report::NoCell
                | Report::NothingLeft
                | Report::Game(
                    GameReport::Refused(_)
                        | GameReport::Hidden
                        | GameReport::WhyKeptBack
                        | GameReport::WeighKeptBack
                )
        )
    }

    /// The visible state while the card only says that something was not done.
    pub(in crate::screen::solver) fn refusal_in_view(&self) -> Option<Box<InView>> {
        self.tells_refusal().then(|| Box::new(self.in_view()))
    }

    /// Ends the report that something was not done, if the player did something or the screen is no
    /// longer as `before`.
    pub(in crate::screen::solver) fn end_refusal(&mut self, before: &InView, is_done: bool) {
        if is_done || self.in_view() != *before {
            self.tell_what_holds();
        }
    }

    /// Ends a question or report, and returns to the report that applies to the board, if there is
    /// one.
    pub(in crate::screen::solver) fn tell_what_holds(&mut self) {
        if !self.back_to_held() {
            self.tell_nothing();
        }
    }

    /// Ends the report without another one.
    pub(in crate::screen::solver) fn tell_nothing(&mut self) {
        let report = if self.is_game_on() {
            Report::Game(GameReport::Begun)
        } else {
            Report::Ready
        };
        self.tell(report);
        // A contradiction is still there.
        self.warn();
    }

    /// Shows a step that can be made.
    pub fn preview(&mut self, step: Arc<[Deduction]>) {
        self.tell(Report::Previewed(step));
    }
}
