//! Rules that went wrong: the kernel refused a step, which was left out. The player is told once of
//! each rule, and can copy a report.

use iced::{Task, clipboard};

use super::{App, Message};
use sudoku_engine::texts::said;
use sudoku_telling::session::{refused_report, refused_text};

impl App {
    /// Tells the player of rules that went wrong since the last message.
    pub(super) fn tell_refused(&mut self) {
        let Some(solver) = self.screens.solver() else {
            return;
        };
        let mut refused = solver.session().take_refused();
        refused.retain(|it| !self.refused.contains(&it.deduction.technique));
        let Some(first) = refused.first() else {
            return;
        };
        let report = refused_report(first, env!("CARGO_PKG_VERSION"));
        self.notices.report(refused_text(&refused), report);
        let techniques = refused.iter().map(|it| it.deduction.technique);
        self.refused.extend(techniques);
        self.frame.redraw();
    }

    /// Copies the report of the notice, and closes it.
    pub(super) fn copy_report(&mut self) -> Task<Message> {
        let Some(report) = self.notices.take_report() else {
            return Task::none();
        };
        let told = self.tell_answer(said!("refused-copied"));
        Task::batch([clipboard::write(report), told])
    }
}
