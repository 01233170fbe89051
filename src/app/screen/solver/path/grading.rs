//! How hard the puzzle is by the rules that are on, and what a change of them
//! changes.

use iced::Task;

use super::Message;
use crate::app::screen::solver::Solver;
use crate::app::screen::solver::background::Job;
use crate::grid::Grid;
use crate::rate::{Rating, RatingError, Tally, rate};
use crate::session::difference;
use crate::solver::Solver as Rules;

/// What is known of how hard the puzzle is.
#[derive(Debug, Default)]
pub(super) struct Grading {
    known: Option<Grade>,
    job: Option<Job>,
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

/// Rules that have been changed, and the rating by them if it is known.
#[derive(Debug, Clone)]
struct Before {
    rules: Rules,
    rating: Option<Rating>,
}

impl Grading {
    /// It is not shown: nothing is looked for, but for what is to be told.
    pub(super) fn rest(&mut self) {
        if self.before.is_none() && self.job.take().is_some() {
            self.known = None;
        }
    }

    /// What was told has been read.
    pub(super) fn forget(&mut self) {
        self.told = None;
    }
}

impl Solver {
    /// The rating of the puzzle by the rules that are on, once it is known.
    pub fn rating(&self) -> Option<&Result<Rating, RatingError>> {
        self.steps.grading.known.as_ref()?.rating.as_ref()
    }

    /// The techniques of the puzzle's path.
    pub(super) fn tallies(&self) -> &[Tally] {
        match self.rating() {
            Some(Ok(rating)) => &rating.techniques,
            _ => &[],
        }
    }

    /// What the last change of the rules changed, in a sentence.
    pub fn difference(&self) -> Option<&str> {
        self.steps.grading.told.as_deref()
    }

    /// The rules are others now than these: what that changes shall be told.
    pub(in crate::app::screen::solver) fn compare_with(&mut self, rules: Rules) {
        let givens = self.session.position().givens();
        let known = self.steps.grading.known.as_ref();
        let known = known.filter(|grade| grade.givens == givens);
        let rating = match known.and_then(|grade| grade.rating.as_ref()) {
            Some(Ok(rating)) => Some(rating.clone()),
            _ => None,
        };
        self.steps.grading.told = None;
        // Of several changes in a row that is told which was made since the
        // rating was known.
        if rating.is_some() || self.steps.grading.before.is_none() {
            self.steps.grading.before = Some(Before { rules, rating });
        }
    }

    /// Looks for the rating where it is not known.
    pub(in crate::app::screen::solver) fn look_for_rating(&mut self) -> Task<Message> {
        let givens = self.session.position().givens();
        let choice = self.choice;
        let grade = self.steps.grading.known.as_ref();
        if grade.is_some_and(|grade| grade.givens == givens && grade.choice == choice) {
            return Task::none();
        }
        let rules: Rules = self.session.rules().clone();
        let puzzle = givens.clone();
        let before = self.steps.grading.before.clone();
        let (job, task) = Job::start(self.steps.new_job(), move |stop, sender| {
            let before = before.and_then(|before| match before.rating {
                None => rate(&puzzle, &before.rules, stop).ok(),
                known => known,
            });
            sender.send((rate(&puzzle, &rules, stop), before));
        });
        let number = job.number;
        self.steps.grading.job = Some(job);
        self.steps.grading.known = Some(Grade {
            givens,
            choice,
            rating: None,
        });
        task.map(move |(rating, before)| Message::Rated(number, rating, before))
    }

    /// Takes the rating that was found, and tells what is different.
    pub(super) fn rated(
        &mut self,
        number: u64,
        rating: Result<Rating, RatingError>,
        before: Option<Rating>,
    ) {
        let grading = self.steps.grading.job.as_ref();
        if grading.is_none_or(|job| job.number != number) {
            return;
        }
        self.steps.grading.job = None;
        let rules = self.steps.grading.before.take().map(|before| before.rules);
        if let (Some(rules), Some(before), Ok(now)) = (rules, before, &rating) {
            let told = difference((&rules, &before), (self.session.rules(), now));
            self.steps.grading.told = Some(told);
        }
        if let Some(grade) = &mut self.steps.grading.known {
            grade.rating = Some(rating);
        }
    }

    /// Whether it is still to be told what a change of the rules changed.
    pub(in crate::app::screen::solver) const fn is_comparing(&self) -> bool {
        self.steps.grading.before.is_some()
    }
}
