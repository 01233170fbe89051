//! The steps in the list, and their order.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::Order;
use crate::theme::size;
use crate::widget::line_width;
use sudoku_engine::grid::{Candidate, Cell, Digit};
use sudoku_engine::rules::{Deduction, Form, Technique};
use sudoku_engine::texts::{FoundBy, Language, found_by};
use sudoku_telling::explain::{self, picture};
use sudoku_telling::session::{Finding, OtherWays, RuleFindings};

/// The steps and their rows: one for each conclusion and, if that is open, one for each technique
/// that reaches it.
#[derive(Debug, Default)]
pub(super) struct Listed {
    found: Vec<Finding>,
    rows: Vec<Row>,
    /// The number of conclusions of all steps, and of those that pass the filter.
    all: usize,
    conclusions: usize,
    /// The width of the longest name beside a conclusion.
    widest: f32,
    filter: String,
    /// Sentences about the techniques that the filter finds by another name.
    other_names: Vec<String>,
    order: Order,
    opened: BTreeSet<Conclusion>,
}

/// The conclusion of a step: the digits that it sets and the candidates that it removes, each in
/// reading order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Conclusion([Vec<Candidate>; 2]);

impl Conclusion {
    fn of(finding: &Finding) -> Self {
        let deduction = finding.deduction();
        let sorted = |candidates: &[Candidate]| {
            let mut sorted = candidates.to_vec();
            sorted.sort_unstable();
            sorted
        };
        let both = [
            sorted(&deduction.placements),
            sorted(&deduction.eliminations),
        ];
        Self(both)
    }
}

/// A row of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Row {
    /// A conclusion.
    Conclusion {
        /// The number of the easiest step to it.
        easiest: usize,
        /// The number of other ways to it, by any technique.
        other_ways: OtherWays,
        /// Whether the techniques are listed; `None` if there is only one.
        open: Option<bool>,
    },
    /// The step with this number, below its conclusion.
    Step(usize),
}

impl Row {
    /// The step of this row.
    pub(super) const fn step(self) -> usize {
        match self {
            Self::Conclusion { easiest, .. } => easiest,
            Self::Step(number) => number,
        }
    }
}

impl Listed {
    pub(super) fn clear(&mut self, language: &Language) {
        self.found.clear();
        self.opened.clear();
        self.arrange(language);
    }

    pub(super) fn extend(&mut self, language: &Language, found: Vec<RuleFindings>) {
        self.found
            .extend(found.into_iter().flat_map(|rule| rule.findings));
        self.arrange(language);
    }

    pub(super) fn filter(&mut self, language: &Language, filter: String) {
        self.filter = filter;
        self.arrange(language);
    }

    pub(super) fn order(&mut self, language: &Language, order: Order) {
        self.order = order;
        self.arrange(language);
    }

    /// Lists or hides the techniques that reach the conclusion of this step.
    pub(super) fn open(&mut self, language: &Language, step: usize, open: bool) {
        let Some(conclusion) = self.found.get(step).map(Conclusion::of) else {
            return;
        };
        if open {
            self.opened.insert(conclusion);
        } else {
            self.opened.remove(&conclusion);
        }
        self.arrange(language);
    }

    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    pub(super) fn finding(&self, number: usize) -> Option<&Finding> {
        self.found.get(number)
    }

    /// Sentences about the techniques that the filter finds by another name.
    pub(super) fn other_names(&self) -> &[String] {
        &self.other_names
    }

    pub(super) fn filtered(&self) -> &str {
        &self.filter
    }

    pub(super) const fn ordered(&self) -> Order {
        self.order
    }

    /// The number of conclusions, listed or not. Each counts as one step, even if there are several
    /// ways to it.
    pub(super) const fn count(&self) -> usize {
        self.all
    }

    /// The number of conclusions that pass the filter.
    pub(super) const fn conclusions(&self) -> usize {
        self.conclusions
    }

    /// The width of the longest name beside a conclusion.
    pub(super) const fn widest(&self) -> f32 {
        self.widest
    }

    /// Sorts the steps that pass the filter, keeping steps with the same conclusion together.
    fn arrange(&mut self, language: &Language) {
        let found = self.found.iter();
        let techniques: BTreeSet<Technique> =
            found.map(|finding| finding.deduction().technique).collect();
        let words = self.filter.split_whitespace();
        let wanted: Vec<Wanted> = words
            .map(|word| Wanted::read(language, word, &techniques))
            .collect();
        let other_names = wanted.iter().flat_map(Wanted::names);
        self.other_names = other_names
            .filter_map(|(technique, by)| by.sentence(language, technique))
            .collect();
        let mut steps: Vec<usize> = (0..self.found.len())
            .filter(|number| {
                let deduction = self.found[*number].deduction();
                wanted
                    .iter()
                    .all(|wanted| wanted.is_in(language, deduction))
            })
            .collect();
        // Rules come by difficulty unless the player has changed their order, which the numbers
        // keep within a level.
        let difficulty = |number: &usize| {
            let technique = self.found[*number].deduction().technique;
            (technique.level(), technique.score(), *number)
        };
        steps.sort_by_key(difficulty);
        let mut places: BTreeMap<Conclusion, usize> = BTreeMap::new();
        let mut groups: Vec<(&Conclusion, Vec<usize>)> = Vec::new();
        let conclusions: Vec<Conclusion> = steps
            .iter()
            .map(|number| Conclusion::of(&self.found[*number]))
            .collect();
        for (number, conclusion) in steps.into_iter().zip(&conclusions) {
            let place = *places.entry(conclusion.clone()).or_insert_with(|| {
                groups.push((conclusion, Vec::new()));
                groups.len() - 1
            });
            groups[place].1.push(number);
        }
        if self.order == Order::Effect {
            groups.sort_by_key(|(_, steps)| Reverse(self.found[steps[0]].clears));
        }
        self.conclusions = groups.len();
        let beside = groups
            .iter()
            .map(|(_, steps)| self.found[steps[0]].deduction().technique);
        let beside: BTreeSet<Technique> = beside.collect();
        let widths = beside
            .into_iter()
            .map(|it| line_width(&explain::technique_name(language, it), size::SMALL));
        self.widest = widths.fold(0.0, f32::max);
        self.all = if self.filter.is_empty() {
            self.conclusions
        } else {
            let all = self.found.iter().map(Conclusion::of);
            all.collect::<BTreeSet<_>>().len()
        };
        let mut rows = Vec::with_capacity(groups.len());
        for (conclusion, steps) in groups {
            let is_open = self.opened.contains(conclusion);
            let others = steps.iter().map(|number| self.found[*number].other_ways);
            rows.push(Row::Conclusion {
                easiest: steps[0],
                other_ways: OtherWays {
                    count: others.clone().map(|ways| ways.count).sum::<usize>() + steps.len() - 1,
                    or_more: others.clone().any(|ways| ways.or_more),
                },
                open: (steps.len() > 1).then_some(is_open),
            });
            if steps.len() > 1 && is_open {
                rows.extend(steps.into_iter().map(Row::Step));
            }
        }
        self.rows = rows;
    }
}

/// The meaning of a word in the filter.
enum Wanted {
    Digit(Digit),
    Cell(Cell),
    /// Techniques with this word in one of their names or the name of their family, or forms of
    /// techniques.
    Techniques(BTreeMap<Technique, FoundBy>, Vec<Form>),
}

impl Wanted {
    fn read(language: &Language, word: &str, techniques: &BTreeSet<Technique>) -> Self {
        let mut letters = word.chars();
        let digit = match (letters.next(), letters.next()) {
            (Some(letter), None) => Digit::from_char(letter),
            _ => None,
        };
        digit
            .map(Self::Digit)
            .or_else(|| word.parse().map(Self::Cell).ok())
            .unwrap_or_else(|| {
                let word = word.to_lowercase();
                let found = |technique: &Technique| {
                    let family = explain::family_name(language, technique.family());
                    if family.to_lowercase().contains(&word) {
                        return Some((*technique, FoundBy::Name));
                    }
                    let found = found_by(language, *technique, |name| name.contains(&word));
                    Some((*technique, found?))
                };
                let forms = Form::ALL.into_iter();
                let forms = forms.filter(|form| {
                    let mut names = names_of(language, *form).into_iter();
                    names.any(|name| name.contains(&word))
                });
                Self::Techniques(
                    techniques.iter().filter_map(found).collect(),
                    forms.collect(),
                )
            })
    }

    /// The techniques that the word asks for, each with the name that matches.
    fn names(&self) -> impl Iterator<Item = (Technique, &FoundBy)> {
        let found = match self {
            Self::Techniques(found, _) => Some(found),
            Self::Digit(_) | Self::Cell(_) => None,
        };
        let found = found.into_iter().flatten();
        found.map(|(technique, by)| (*technique, by))
    }

    /// Whether the deduction changes or is about the digit, changes or uses the cell, or has the
    /// name.
    fn is_in(&self, language: &Language, deduction: &Deduction) -> bool {
        let mut conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        match self {
            Self::Digit(digit) => {
                explain::digits(deduction).contains(*digit)
                    || conclusions.any(|it| it.digit == *digit)
            }
            Self::Cell(cell) => {
                conclusions.any(|it| it.cell == *cell)
                    || picture(deduction).used().any(|it| it.cell == *cell)
            }
            // A technique that has the name only because of its forms matches in these forms only.
            Self::Techniques(found, forms) => match found.get(&deduction.technique) {
                Some(FoundBy::OtherName(name)) if is_of_form(language, name) => {
                    deduction.form().is_some_and(|form| forms.contains(&form))
                }
                found => found.is_some(),
            },
        }
    }
}

/// The names of a form in this language and in English, in lower case.
fn names_of(language: &Language, form: Form) -> [String; 2] {
    [language, Language::english()].map(|it| explain::form_name(it, form).to_lowercase())
}

/// Whether another name of a technique is the name of a form: it begins with that name, and may go
/// on.
fn is_of_form(language: &Language, name: &str) -> bool {
    let name = name.to_lowercase();
    let mut forms = Form::ALL
        .into_iter()
        .flat_map(|form| names_of(language, form));
    forms.any(|form| name.starts_with(&form))
}
