//! Finding again, beside the window, why the steps hold that came from a file.

use std::sync::Arc;

use iced::Task;

use super::background::Job;
use super::{Message, Report, Solver};
use crate::session::Argued;

impl Solver {
    /// Looks for the arguments of the steps that came with the puzzle, once.
    pub(super) fn follow_arguments(&mut self) -> Task<Message> {
        if std::mem::replace(&mut self.asked_for_arguments, true) {
            return Task::none();
        }
        let Some(search) = self.session.search_arguments() else {
            return Task::none();
        };
        let (job, task) = Job::start(0, |stop, sender| {
            // Where it is stopped, the puzzle is open no longer.
            let _ = search.run(stop, &mut |found| sender.send(found));
        });
        self.arguments = Some(job);
        task.map(Message::Argued)
    }

    /// Takes an argument that was found, and shows it if its step is shown.
    pub(super) fn argument_found(&mut self, found: &Argued) {
        if !self.session.take_argument(found) {
            return;
        }
        if let Report::Stepped(shown) = &mut self.report
            && Arc::ptr_eq(shown, &found.step)
        {
            *shown = Arc::clone(&found.argued);
        }
    }
}
