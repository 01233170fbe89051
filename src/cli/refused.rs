//! Reports of rules that made a wrong step, on standard error.

use std::sync::{Mutex, PoisonError};

use super::{language, progress, say};
use sudoku_engine::rules::Technique;
use sudoku_telling::session::{Session, refused_report, refused_text};

/// The rules reported so far.
static TOLD: Mutex<Vec<Technique>> = Mutex::new(Vec::new());

/// Prints a report to send for each rule that made a step the kernel refused, once per rule.
pub(super) fn tell(session: &Session) {
    for refused in session.take_refused() {
        let technique = refused.deduction.technique;
        {
            let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
            if told.contains(&technique) {
                continue;
            }
            told.push(technique);
        }
        let report = refused_report(&refused, env!("CARGO_PKG_VERSION"));
        say(&refused_text(std::slice::from_ref(&refused)).words(language()));
        progress::hidden(|| eprintln!("{report}"));
    }
}
