//! Which puzzles are listed, and in which order.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::grades::Grades;
use crate::rules::Level;
use crate::session::Collection;
use crate::texts::{Language, words};

/// In which order the puzzles are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// As they stand in the file.
    #[default]
    File,
    /// The easiest first.
    Easiest,
    /// The hardest first.
    Hardest,
    /// Those with the fewest givens first.
    FewestGivens,
}

impl Order {
    /// Every order.
    pub const ALL: [Self; 4] = [Self::File, Self::Easiest, Self::Hardest, Self::FewestGivens];

    pub(super) fn label(self, language: &Language) -> String {
        match self {
            Self::File => words!(language, "collection-order-file"),
            Self::Easiest => words!(language, "collection-order-easiest"),
            Self::Hardest => words!(language, "collection-order-hardest"),
            Self::FewestGivens => words!(language, "collection-order-fewest-givens"),
        }
    }

    pub(super) const fn next(self) -> Self {
        match self {
            Self::File => Self::Easiest,
            Self::Easiest => Self::Hardest,
            Self::Hardest => Self::FewestGivens,
            Self::FewestGivens => Self::File,
        }
    }
}

/// The list.
#[derive(Debug, Default)]
pub(super) struct Listed {
    numbers: Vec<u32>,
    title: String,
    /// The title in lower case, as it is looked for.
    sought: String,
    givens: String,
    level: Option<Level>,
    order: Order,
    /// How many puzzles there were when the list was made last.
    made_of: usize,
}

impl Listed {
    pub(super) fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// Where a puzzle is listed.
    pub(super) fn row_of(&self, number: usize) -> Option<usize> {
        let number = u32::try_from(number).ok()?;
        if self.order == Order::File {
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

    pub(super) const fn level(&self) -> Option<Level> {
        self.level
    }

    pub(super) const fn ordered(&self) -> Order {
        self.order
    }

    pub(super) fn filter_title(&mut self, title: String) {
        self.sought = title.trim().to_lowercase();
        self.title = title;
    }

    pub(super) fn filter_givens(&mut self, givens: String) {
        self.givens = givens;
    }

    pub(super) const fn filter_level(&mut self, level: Option<Level>) {
        self.level = level;
    }

    pub(super) const fn order(&mut self, order: Order) {
        self.order = order;
    }

    pub(super) fn clear_filter(&mut self) {
        self.filter_title(String::new());
        self.filter_givens(String::new());
        self.level = None;
    }

    pub(super) fn is_filtered(&self) -> bool {
        !self.title.is_empty() || !self.givens.is_empty() || self.level.is_some()
    }

    /// Whether it has to be known how hard the puzzles are.
    pub(super) const fn rests_on_grades(&self) -> bool {
        self.level.is_some() || matches!(self.order, Order::Easiest | Order::Hardest)
    }

    /// Whether what was typed for the givens says something.
    pub(super) fn understands_givens(&self) -> bool {
        self.givens.trim().is_empty() || range(&self.givens).is_some()
    }

    /// Takes the puzzles from this number on in. Where that takes another order
    /// it is done now and then.
    pub(super) fn extend(&mut self, puzzles: &Collection, grades: &Grades, first: usize) {
        if self.order == Order::File {
            self.extend_with(puzzles, grades, first);
        } else if puzzles.len() >= self.made_of * 2 {
            self.list(puzzles, grades);
        }
    }

    fn extend_with(&mut self, puzzles: &Collection, grades: &Grades, first: usize) {
        let range = range(&self.givens);
        let passes = |number: usize| {
            range
                .as_ref()
                .is_none_or(|range| range.contains(&puzzles.given_count(number)))
                && self
                    .level
                    .is_none_or(|level| grades.get(number).level() == Some(level))
                && (self.sought.is_empty() || has(puzzles.title(number), &self.sought))
        };
        let numbers = (first..puzzles.len()).filter(|number| passes(*number));
        let numbers: Vec<u32> = numbers.filter_map(|it| u32::try_from(it).ok()).collect();
        self.numbers.extend(numbers);
        self.made_of = puzzles.len();
    }

    /// Makes the list afresh.
    pub(super) fn list(&mut self, puzzles: &Collection, grades: &Grades) {
        self.numbers.clear();
        self.extend_with(puzzles, grades, 0);
        match self.order {
            Order::File => {}
            Order::Easiest => self
                .numbers
                .sort_by_key(|number| grades.get(*number as usize).rank()),
            Order::Hardest => self.numbers.sort_by_key(|number| {
                let grade = grades.get(*number as usize);
                let (level, score) = grade.rank();
                // Those without a level come last here too.
                match grade.level() {
                    Some(_) => (0, u8::MAX - level, u32::MAX - score),
                    None => (1, level, score),
                }
            }),
            Order::FewestGivens => self
                .numbers
                .sort_by_cached_key(|number| puzzles.given_count(*number as usize)),
        }
    }
}

fn has(title: Option<&str>, sought: &str) -> bool {
    title.is_some_and(|title| title.to_lowercase().contains(sought))
}

/// What `24` or `20-25` stands for; `None` for anything else.
fn range(text: &str) -> Option<RangeInclusive<usize>> {
    let number = |text: &str| text.trim().parse::<usize>().ok();
    match text.split_once('-') {
        Some((least, most)) => Some(number(least)?..=number(most)?),
        None => number(text).map(|count| count..=count),
    }
}
