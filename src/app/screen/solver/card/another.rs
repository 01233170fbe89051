//! Another argument of the last resort.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::screen::solver::card::report::{Report, Wanted};
use crate::screen::solver::doing::edit::Edit;
use crate::screen::solver::doing::seeking::Sought;
use crate::screen::solver::{Action, Message, SolverScreen};
use sudoku_engine::grid::Grid;
use sudoku_engine::rules::side_arguments::CONTRADICTION_WITH_SIDE_ARGUMENTS;
use sudoku_engine::rules::{Deduction, DeductionRule, Survey};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::sudoku::Cause;
use sudoku_engine::texts::Language;

impl SolverScreen {
    /// Whether the card shows an argument of the last resort, so that there may be another one.
    pub(in crate::screen::solver) fn can_show_another(&self) -> bool {
        let is_last = |step: &[Deduction]| {
            let journal = self.session.journal();
            let last = journal.moves().last();
            last.is_some_and(|it| matches!(&it.cause, Cause::Rule(made) if **made == *step))
        };
        let is_there = match self.report() {
            Report::Stepped(step) => is_last(step),
            Report::Hinted { .. } | Report::Previewed(_) => true,
            _ => false,
        };
        is_there && self.card.side_argument().is_some() && !self.is_game_on()
    }

    /// Looks for the argument after the one on the card, and shows it as a step that can be made. A
    /// step already made is taken back.
    pub(in crate::screen::solver) fn show_another(
        &mut self,
        language: &Language,
    ) -> Action<Message> {
        if self.seeking.is_under_way() || !self.can_show_another() {
            return Action::None;
        }
        let Some(shown) = self.card.side_argument().cloned() else {
            return Action::None;
        };
        if matches!(self.report(), Report::Stepped(_)) {
            self.change(language, Edit::Undo);
        }
        let grid = self.session.grid().clone();
        self.seek(language, Report::Looking(Wanted::Another), move |stop| {
            Sought::Another(behind(&grid, shown, stop))
        })
    }
}

/// The possible argument after `shown`, the simplest first; after the last one, the first.
fn behind(grid: &Grid, shown: Deduction, stop: &Stop) -> Result<Arc<[Deduction]>, Stopped> {
    let is_stopped = || stop.is_raised();
    let survey = Survey::until(grid, &is_stopped);
    let (mut first, mut next, mut is_past) = (None, None, false);
    let _: ControlFlow<()> = CONTRADICTION_WITH_SIDE_ARGUMENTS.search(&survey, &mut |it| {
        if is_past {
            next = Some(it);
            return ControlFlow::Break(());
        }
        is_past = it.eliminations == shown.eliminations;
        first.get_or_insert(it);
        ControlFlow::Continue(())
    });
    if stop.is_raised() {
        return Err(Stopped);
    }
    Ok([next.or(first).unwrap_or(shown)].into())
}
