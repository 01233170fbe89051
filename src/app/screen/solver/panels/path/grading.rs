//! The difficulty of the puzzle by the rules that are on, and the effect of a change of rules on
//! it.

use iced::Task;

use super::{Message, PathPanel};
use crate::lookup::{Late, Lookup};
use crate::screen::solver::context::Context;
use sudoku_engine::grid::Grid;
use sudoku_engine::rate::explainer::{self, Difficulty, difficulty_of};
use sudoku_engine::rate::{Rating, RatingError, rate};
use sudoku_engine::rules::{Deduction, Level, Technique};
use sudoku_engine::solver::{Preset, Solver};
use sudoku_engine::texts::Language;
use sudoku_telling::session::{Session, difference};

/// The scale of the difficulty of steps and puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Scale {
    /// HoDoKu's score.
    #[default]
    Hodoku,
    /// Sudoku Explainer's rating, for classic puzzles only.
    Explainer,
}

impl Scale {
    /// The other scale.
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Hodoku => Self::Explainer,
            Self::Explainer => Self::Hodoku,
        }
    }

    /// The difficulty of a step: its score, or its rating if it has one.
    pub(super) fn of_step(self, step: &[Deduction]) -> String {
        match self {
            Self::Hodoku => score_of(step).to_string(),
            Self::Explainer => {
                let rating = rating_of(step);
                rating.map_or_else(|| "–".to_owned(), |it| it.to_string())
            }
        }
    }

    /// The height of a step's bar as a share of the tallest; `None` if its level decides.
    pub(super) fn share(self, step: &[Deduction]) -> Option<f32> {
        match self {
            Self::Hodoku => None,
            Self::Explainer => Some(rating_of(step).map_or(LOWEST, |rating| {
                let share = f32::from(rating.tenths()) / HARDEST;
                share.clamp(LOWEST, 1.0)
            })),
        }
    }
}

/// The rating of the tallest bar in tenths, and the height of the lowest bars as a share of it.
const HARDEST: f32 = 100.0;
const LOWEST: f32 = 0.1;

/// The score of a step.
fn score_of(step: &[Deduction]) -> u32 {
    let scores = step.iter().map(Deduction::score);
    scores.fold(0, u32::saturating_add)
}

/// The rating of the hardest deduction of a step; `None` if any of them has none.
fn rating_of(step: &[Deduction]) -> Option<Difficulty> {
    let ratings: Option<Vec<Difficulty>> = step.iter().map(difficulty_of).collect();
    ratings?.into_iter().max()
}

/// The rating of the hardest of these deductions by a technique; `None` if none has one.
pub(super) fn hardest_of<'a>(
    technique: Technique,
    deductions: impl Iterator<Item = &'a Deduction>,
) -> Option<Difficulty> {
    let of_it = deductions.filter(|it| it.technique == technique);
    of_it.filter_map(difficulty_of).max()
}

/// The known difficulty of the puzzle.
#[derive(Debug, Default)]
pub(super) struct Grading {
    pub(super) scale: Scale,
    explained: Option<Explained>,
    explaining: Lookup<Result<explainer::Rating, RatingError>>,
    known: Option<Grade>,
    lookup: Lookup<Rated>,
    /// Its level by all rules of the catalog, if the rules that are on do not solve it.
    leveled: Option<Leveled>,
    leveling: Lookup<Result<Rating, RatingError>>,
    /// The rules before the last change, until its effect is known.
    before: Option<Before>,
    /// A sentence about the effect of the last change of the rules.
    told: Option<String>,
}

/// The rating of Sudoku Explainer.
#[derive(Debug)]
struct Explained {
    givens: Grid,
    /// `None` until it is known.
    rating: Option<Result<explainer::Rating, RatingError>>,
}

/// The level by all rules of the catalog.
#[derive(Debug)]
struct Leveled {
    givens: Grid,
    /// `None` until it is known, and if there is none.
    level: Option<Level>,
}

/// The difficulty of a puzzle for a choice of rules.
#[derive(Debug)]
struct Grade {
    givens: Grid,
    choice: u64,
    /// `None` until it is known.
    rating: Option<Result<Rating, RatingError>>,
}

/// The rules before a change, with their rating if it is known.
#[derive(Debug, Clone)]
struct Before {
    rules: Solver,
    rating: Option<Rating>,
}

/// The rating by the present rules, and by the rules before the last change if its effect is to be
/// told.
#[derive(Debug, Clone)]
pub struct Rated {
    now: Result<Rating, RatingError>,
    before: Option<Rating>,
}

impl Grading {
    /// Stops ratings when the panel is out of sight, except one that a comparison needs.
    pub(super) fn rest(&mut self) {
        if self.before.is_none() && self.lookup.cancel() {
            self.known = None;
        }
        if self.leveling.cancel() {
            self.leveled = None;
        }
        self.stop_explaining();
    }

    /// Stops the rating by Sudoku Explainer.
    pub(super) fn stop_explaining(&mut self) {
        if self.explaining.cancel() {
            self.explained = None;
        }
    }

    /// Takes the rating by Sudoku Explainer.
    pub(super) fn take_explained(&mut self, late: Late<Result<explainer::Rating, RatingError>>) {
        let Some(rating) = self.explaining.answer(late) else {
            return;
        };
        if let Some(explained) = &mut self.explained {
            explained.rating = Some(rating);
        }
    }

    /// Takes the level.
    pub(super) fn take_level(&mut self, late: Late<Result<Rating, RatingError>>) {
        if let Some(Ok(rating)) = self.leveling.answer(late)
            && let Some(leveled) = &mut self.leveled
        {
            leveled.level = Some(rating.level);
        }
    }

    /// Removes the sentence about the last change of the rules.
    pub(super) fn forget(&mut self) {
        self.told = None;
    }

    /// Takes the rating, and describes the difference to the one before.
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
    pub(in crate::screen::solver) fn rating(&self) -> Option<&Result<Rating, RatingError>> {
        self.grading.known.as_ref()?.rating.as_ref()
    }

    /// The level of the puzzle, once it is known: by the rules that are on if they solve it, else
    /// by all rules of the catalog. Guessed cells say nothing about the difficulty.
    pub(in crate::screen::solver) fn level(&self) -> Option<Level> {
        match self.rating()?.as_ref().ok()? {
            rating if rating.guesses() == 0 => Some(rating.level),
            _ => self.grading.leveled.as_ref()?.level,
        }
    }

    /// Starts the search for the level by all rules of the catalog, if it is needed.
    pub(super) fn look_for_level(&mut self, context: &Context<'_>) -> Task<Message> {
        let is_told = matches!(self.rating(), Some(Ok(rating)) if rating.guesses() > 0);
        let givens = context.session.position().givens();
        let grading = &mut self.grading;
        let known = grading.leveled.as_ref();
        if !is_told || known.is_some_and(|known| known.givens == givens) {
            return Task::none();
        }
        grading.leveled = Some(Leveled {
            givens: givens.clone(),
            level: None,
        });
        let rules = Solver::preset(Preset::HoDoKuAndOn);
        let found = grading
            .leveling
            .begin(move |stop, _| rate(&givens, &rules, stop));
        found.map(Message::Leveled)
    }

    /// The rating of the puzzle by Sudoku Explainer, once it is known.
    pub(super) fn explained(&self) -> Option<&Result<explainer::Rating, RatingError>> {
        self.grading.explained.as_ref()?.rating.as_ref()
    }

    /// Starts the rating by Sudoku Explainer, if it is needed.
    pub(super) fn look_for_explained(&mut self, context: &Context<'_>) -> Task<Message> {
        let givens = context.session.position().givens();
        let grading = &mut self.grading;
        let known = grading.explained.as_ref();
        if grading.scale != Scale::Explainer
            || !givens.layout().is_classic()
            || known.is_some_and(|known| known.givens == givens)
        {
            return Task::none();
        }
        grading.explained = Some(Explained {
            givens: givens.clone(),
            rating: None,
        });
        let rated = grading
            .explaining
            .begin(move |stop, _| explainer::rate(&givens, stop));
        rated.map(Message::Explained)
    }

    /// A sentence about the effect of the last change of the rules.
    pub(in crate::screen::solver) fn difference(&self) -> Option<&str> {
        self.grading.told.as_deref()
    }

    /// Asks for a comparison with the previous rules.
    pub(in crate::screen::solver) fn compare_with(&mut self, rules: Solver, session: &Session) {
        let givens = session.position().givens();
        let known = self.grading.known.as_ref();
        let known = known.filter(|grade| grade.givens == givens);
        let rating = match known.and_then(|grade| grade.rating.as_ref()) {
            Some(Ok(rating)) => Some(rating.clone()),
            _ => None,
        };
        self.grading.told = None;
        // After several changes in a row, compare with the last rules whose rating was known.
        if rating.is_some() || self.grading.before.is_none() {
            self.grading.before = Some(Before { rules, rating });
        }
    }

    /// Starts the rating if it is not known.
    pub(in crate::screen::solver) fn look_for_rating(
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

    /// Whether the effect of a change of the rules is still to be told.
    pub(in crate::screen::solver) const fn is_comparing(&self) -> bool {
        self.grading.before.is_some()
    }
}
