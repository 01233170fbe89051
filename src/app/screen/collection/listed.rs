//! The listed puzzles, and their order.

use std::ops::RangeInclusive;
use std::sync::Arc;

use iced::Task;

use super::grades::{Explained, Grade, ranked};
use crate::lookup::{Late, Lookup};
use crate::settings::Order;
use sudoku_engine::rate::explainer::Difficulty;
use sudoku_engine::rules::{Level, Technique};
use sudoku_engine::texts::{Language, found_by, words};
use sudoku_telling::session::Collection;

impl Order {
    /// Every order.
    pub const ALL: [Self; 5] = [
        Self::File,
        Self::Easiest,
        Self::Hardest,
        Self::FewestGivens,
        Self::Technique,
    ];

    pub(super) fn label(self, language: &Language) -> String {
        match self {
            Self::File => words!(language, "collection-order-file"),
            Self::Easiest => words!(language, "collection-order-easiest"),
            Self::Hardest => words!(language, "collection-order-hardest"),
            Self::FewestGivens => words!(language, "collection-order-fewest-givens"),
            Self::Technique => words!(language, "collection-order-technique"),
        }
    }

    pub(super) const fn next(self) -> Self {
        match self {
            Self::File => Self::Easiest,
            Self::Easiest => Self::Hardest,
            Self::Hardest => Self::FewestGivens,
            Self::FewestGivens => Self::Technique,
            Self::Technique => Self::File,
        }
    }
}

/// Up to this size a list is filled at once, and a longer one on another thread.
const AT_ONCE: usize = 5000;

/// The wanted puzzles, and their order.
#[derive(Debug, Clone, Default)]
struct Wish {
    /// The title in lower case.
    title: String,
    givens: Option<RangeInclusive<usize>>,
    level: Option<Level>,
    /// The techniques whose names match the filter; `None` without a filter.
    techniques: Option<Vec<Technique>>,
    /// The ratings by Sudoku Explainer.
    ratings: Option<RangeInclusive<Difficulty>>,
    order: Order,
}

/// The known difficulties of the puzzles.
#[derive(Debug, Clone, Default)]
pub(super) struct Known {
    pub(super) grades: Arc<Vec<Grade>>,
    pub(super) explained: Arc<Vec<Explained>>,
}

impl Known {
    fn grade(&self, number: usize) -> Grade {
        self.grades.get(number).copied().unwrap_or_default()
    }

    fn is_rated_in(&self, number: usize, range: &RangeInclusive<Difficulty>) -> bool {
        matches!(self.explained.get(number), Some(Explained::Rated(it)) if range.contains(it))
    }
}

impl Wish {
    /// The numbers of the wanted puzzles from `first` on, in the order of the file.
    fn wanted(&self, puzzles: &Collection, known: &Known, first: usize) -> Vec<u32> {
        let passes = |number: &usize| {
            let (number, grade) = (*number, known.grade(*number));
            let is_one =
                |all: &Vec<Technique>| grade.technique().is_some_and(|it| all.contains(&it));
            self.givens
                .as_ref()
                .is_none_or(|range| range.contains(&puzzles.given_count(number)))
                && self.level.is_none_or(|level| grade.level() == Some(level))
                && self.techniques.as_ref().is_none_or(is_one)
                && self
                    .ratings
                    .as_ref()
                    .is_none_or(|range| known.is_rated_in(number, range))
                && (self.title.is_empty() || has(puzzles.title(number), &self.title))
        };
        let numbers = (first..puzzles.len()).filter(passes);
        numbers.filter_map(|it| u32::try_from(it).ok()).collect()
    }

    /// All wanted puzzles, in the wanted order.
    fn list(&self, puzzles: &Collection, known: &Known) -> Vec<u32> {
        let mut numbers = self.wanted(puzzles, known, 0);
        let grade = |number: &u32| known.grade(*number as usize);
        match self.order {
            Order::File => {}
            Order::Easiest => numbers.sort_by_key(|number| grade(number).rank()),
            Order::Hardest => numbers.sort_by_key(|number| {
                let grade = grade(number);
                let (level, score) = grade.rank();
                // Puzzles without a level come last here too.
                match grade.level() {
                    Some(_) => (0, u8::MAX - level, u32::MAX - score),
                    None => (1, level, score),
                }
            }),
            Order::FewestGivens => {
                numbers.sort_by_cached_key(|number| puzzles.given_count(*number as usize));
            }
            Order::Technique => numbers.sort_by_key(|number| grade(number).technique_rank()),
        }
        numbers
    }
}

/// The numbers of the listed puzzles in order, and the number of puzzles that they were chosen
/// from.
pub type Ordered = (Vec<u32>, usize);

/// The list.
#[derive(Debug, Default)]
pub(super) struct Listed {
    numbers: Vec<u32>,
    title: String,
    givens: String,
    technique: String,
    rating: String,
    wish: Wish,
    /// The present order.
    ordered: Order,
    /// The number of puzzles when the list was last filled.
    made_of: usize,
    /// Whether the list has to be filled again.
    is_old: bool,
    ordering: Lookup<Ordered>,
}

impl Listed {
    pub(super) fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// The row of a puzzle.
    pub(super) fn row_of(&self, number: usize) -> Option<usize> {
        let number = u32::try_from(number).ok()?;
        if self.ordered == Order::File {
            return self.numbers.binary_search(&number).ok();
        }
        self.numbers.iter().position(|it| *it == number)
    }

    pub(super) fn title(&self) -> &str {
        &self.title
    }

    pub(super) fn givens(&self) -> &str {
        &self.givens
    }

    pub(super) fn technique(&self) -> &str {
        &self.technique
    }

    pub(super) fn rating(&self) -> &str {
        &self.rating
    }

    pub(super) const fn level(&self) -> Option<Level> {
        self.wish.level
    }

    /// The wanted order.
    pub(super) const fn order(&self) -> Order {
        self.wish.order
    }

    pub(super) fn filter_title(&mut self, title: String) {
        self.wish.title = title.trim().to_lowercase();
        self.title = title;
    }

    pub(super) fn filter_givens(&mut self, givens: String) {
        self.wish.givens = range(&givens);
        self.givens = givens;
    }

    pub(super) fn filter_technique(&mut self, language: &Language, technique: String) {
        let typed = technique.trim().to_lowercase();
        let has_it =
            |it: &&Technique| found_by(language, **it, |name| name.contains(&typed)).is_some();
        let named = ranked().iter().filter(has_it);
        self.wish.techniques = (!typed.is_empty()).then(|| named.copied().collect());
        self.technique = technique;
    }

    pub(super) fn filter_rating(&mut self, rating: String) {
        self.wish.ratings = Difficulty::range(&rating);
        self.rating = rating;
    }

    pub(super) const fn filter_level(&mut self, level: Option<Level>) {
        self.wish.level = level;
    }

    pub(super) const fn set_order(&mut self, order: Order) {
        self.wish.order = order;
    }

    pub(super) fn clear_filter(&mut self) {
        self.filter_title(String::new());
        self.filter_givens(String::new());
        self.wish.techniques = None;
        self.technique = String::new();
        self.filter_rating(String::new());
        self.wish.level = None;
    }

    pub(super) fn is_filtered(&self) -> bool {
        let typed = [&self.title, &self.givens, &self.technique, &self.rating];
        typed.iter().any(|typed| !typed.is_empty()) || self.wish.level.is_some()
    }

    /// Whether the list depends on the difficulties.
    pub(super) const fn rests_on_grades(&self) -> bool {
        self.wish.level.is_some()
            || self.wish.techniques.is_some()
            || matches!(
                self.wish.order,
                Order::Easiest | Order::Hardest | Order::Technique
            )
    }

    /// Whether the list depends on the ratings by Sudoku Explainer.
    pub(super) const fn rests_on_ratings(&self) -> bool {
        self.wish.ratings.is_some()
    }

    /// Whether the filter of ratings is empty or valid.
    pub(super) fn understands_rating(&self) -> bool {
        self.rating.trim().is_empty() || self.wish.ratings.is_some()
    }

    /// Whether the filter of givens is empty or valid.
    pub(super) fn understands_givens(&self) -> bool {
        self.givens.trim().is_empty() || range(&self.givens).is_some()
    }

    /// Whether the list is being filled.
    pub(super) const fn is_ordering(&self) -> bool {
        self.is_old || self.ordering.is_under_way()
    }

    /// Adds the puzzles from this number on. If the order makes that costly, this happens only now
    /// and then.
    pub(super) fn extend(&mut self, puzzles: &Collection, known: &Known, first: usize) {
        if self.wish.order == Order::File && self.ordered == Order::File && !self.is_ordering() {
            self.numbers.extend(self.wish.wanted(puzzles, known, first));
            self.made_of = puzzles.len();
        } else if puzzles.len() >= self.made_of * 2 {
            self.list(puzzles, known);
        }
    }

    /// Fills the list again: at once if it is short, else with [`Self::follow`].
    pub(super) fn list(&mut self, puzzles: &Collection, known: &Known) {
        let is_plain = self.wish.order == Order::File && !self.is_filtered();
        if puzzles.len() > AT_ONCE && !is_plain {
            self.is_old = true;
            return;
        }
        self.ordering.cancel();
        self.is_old = false;
        let numbers = self.wish.list(puzzles, known);
        self.made(numbers, puzzles.len());
    }

    fn made(&mut self, numbers: Vec<u32>, made_of: usize) {
        self.numbers = numbers;
        self.made_of = made_of;
        self.ordered = self.wish.order;
    }

    /// Fills a long list again, if needed.
    pub(super) fn follow(
        &mut self,
        puzzles: &Arc<Collection>,
        known: Known,
    ) -> Task<Late<Ordered>> {
        if !std::mem::take(&mut self.is_old) {
            return Task::none();
        }
        let (wish, puzzles) = (self.wish.clone(), Arc::clone(puzzles));
        self.ordering
            .begin(move |_, _| (wish.list(&puzzles, &known), puzzles.len()))
    }

    /// Takes the new list, unless it is late, and adds puzzles read since then. True if it was not
    /// late.
    pub(super) fn take(
        &mut self,
        late: Late<Ordered>,
        puzzles: &Collection,
        known: &Known,
    ) -> bool {
        let Some((numbers, made_of)) = self.ordering.answer(late) else {
            return false;
        };
        self.made(numbers, made_of);
        if puzzles.len() > made_of {
            self.extend(puzzles, known, made_of);
        }
        true
    }
}

fn has(title: Option<&str>, sought: &str) -> bool {
    title.is_some_and(|title| title.to_lowercase().contains(sought))
}

/// The range of `24` or `20-25`; `None` for any other text.
fn range(text: &str) -> Option<RangeInclusive<usize>> {
    let number = |text: &str| text.trim().parse::<usize>().ok();
    match text.split_once('-') {
        Some((least, most)) => Some(number(least)?..=number(most)?),
        None => number(text).map(|count| count..=count),
    }
}
