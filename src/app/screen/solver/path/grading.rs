//! How hard the puzzle is by the rules that are on, and what a change of them
//! changes.

use iced::Task;

use super::{Message, PathPanel};
use crate::app::lookup::{Late, Lookup};
use crate::app::screen::solver::context::Context;
use crate::grid::Grid;
use crate::rate::{Rating, RatingError, Tally, rate};
use crate::session::{Session, difference};
use crate::solver::Solver;
use crate::texts::Language;

/// What is known of how hard the puzzle is.
#[derive(Debug, Default)]
pub(super) struct Grading {
    known: Option<Grade>,
    lookup: Lookup<Rated>,
    /// The rules before the last change of them, until it is known what that
    /// changed.
    before: Option<Before>,
    /// What the last change of the rules changed.
    told: Option<String>,
}

/// How hard a puzzle is by a choice of rules.
#[derive(Debug)]
struct Grade {
    givens: Grid,
    choice: u64,
    /// `None` while it is looked for.
    rating: Option<Result<Rating, RatingError>>,
}

/// Solver that have been changed, and the rating by them if it is known.
#[derive(Debug, Clone)]
struct Before {
    rules: Solver,
    rating: Option<Rating>,
}

/// How hard the puzzle is: by the rules as they are, and as they were before the
/// last change of them if that is to be told.
#[derive(Debug, Clone)]
pub struct Rated {
    now: Result<Rating, RatingError>,
    before: Option<Rating>,
}

impl Grading {
    /// It is not shown: nothing is looked for, but for what is to be told.
    pub(super) fn rest(&mut self) {
        if self.before.is_none() && self.lookup.cancel() {
            self.known = None;
        }
    }

    /// What was told has been read.
    pub(super) fn forget(&mut self) {
        self.told = None;
    }

    /// Takes the rating that was found, and tells what is different.
    pub(super) fn take(&mut self, language: &Language, late: Late<Rated>, session: &Session) {
        let Some(Rated { now, before }) = self.lookup.answer(late) else {
            return;
        };
        let rules = self.before.take().map(|before| before.rules);
        if let (Some(rules), Some(before), Ok(now)) = (rules, before, &now) {
            self.told = Some(difference(
                language,
                (&rules, &before),
                (session.rules(), now),
            ));
        }
        if let Some(grade) = &mut self.known {
            grade.rating = Some(now);
        }
    }
}

impl PathPanel {
    /// The rating of the puzzle by the rules that are on, once it is known.
    pub(in crate::app::screen::solver) fn rating(&self) -> Option<&Result<Rating, RatingError>> {
        self.grading.known.as_ref()?.rating.as_ref()
    }

    /// The techniques of the puzzle's path.
    pub(super) fn tallies(&self) -> &[Tally] {
        match self.rating() {
            Some(Ok(rating)) => &rating.techniques,
            _ => &[],
        }
    }

    /// What the last change of the rules changed, in a sentence.
    pub(in crate::app::screen::solver) fn difference(&self) -> Option<&str> {
        self.grading.told.as_deref()
    }

    /// The rules are others now than these: what that changes shall be told.
    pub(in crate::app::screen::solver) fn compare_with(
        &mut self,
        rules: Solver,
        session: &Session,
    ) {
        let givens = session.position().givens();
        let known = self.grading.known.as_ref();
        let known = known.filter(|grade| grade.givens == givens);
        let rating = match known.and_then(|grade| grade.rating.as_ref()) {
            Some(Ok(rating)) => Some(rating.clone()),
            _ => None,
        };
        self.grading.told = None;
        // Of several changes in a row that is told which was made since the
        // rating was known.
        if rating.is_some() || self.grading.before.is_none() {
            self.grading.before = Some(Before { rules, rating });
        }
    }

    /// Looks for the rating where it is not known.
    pub(in crate::app::screen::solver) fn look_for_rating(
        &mut self,
        context: &Context<'_>,
    ) -> Task<Message> {
        let givens = context.session.position().givens();
        let choice = context.choice;
        let grade = self.grading.known.as_ref();
        if grade.is_some_and(|grade| grade.givens == givens && grade.choice == choice) {
            return Task::none();
        }
        let rules: Solver = context.session.rules().clone();
        let puzzle = givens.clone();
        let before = self.grading.before.clone();
        self.grading.known = Some(Grade {
            givens,
            choice,
            rating: None,
        });
        let rated = self.grading.lookup.begin(move |stop, _| {
            let before = before.and_then(|before| match before.rating {
                None => rate(&puzzle, &before.rules, stop).ok(),
                known => known,
            });
            let now = rate(&puzzle, &rules, stop);
            Rated { now, before }
        });
        rated.map(Message::Rated)
    }

    /// Whether it is still to be told what a change of the rules changed.
    pub(in crate::app::screen::solver) const fn is_comparing(&self) -> bool {
        self.grading.before.is_some()
    }
}
