//! Which of the steps are listed, and in which order.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::Order;
use crate::explain::{self, picture};
use crate::grid::{Cell, Digit};
use crate::rules::{Deduction, Family};
use crate::session::{Finding, RuleFindings};
use crate::texts::Language;

/// The steps, and the rows that they make up.
#[derive(Debug, Default)]
pub(super) struct Listed {
    found: Vec<Finding>,
    rows: Vec<Row>,
    filter: String,
    order: Order,
    closed: BTreeSet<Family>,
}

/// A row of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Row {
    /// A family, above its steps.
    Family {
        family: Family,
        /// How many of its steps the filter lets through.
        count: usize,
        /// Whether they are listed.
        open: bool,
    },
    /// The step with this number.
    Step(usize),
}

impl Listed {
    pub(super) fn clear(&mut self, language: &Language) {
        self.found.clear();
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

    pub(super) fn open(&mut self, language: &Language, family: Family, open: bool) {
        if open {
            self.closed.remove(&family);
        } else {
            self.closed.insert(family);
        }
        self.arrange(language);
    }

    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    pub(super) fn finding(&self, number: usize) -> Option<&Finding> {
        self.found.get(number)
    }

    pub(super) fn filtered(&self) -> &str {
        &self.filter
    }

    pub(super) const fn ordered(&self) -> Order {
        self.order
    }

    /// How many steps there are, listed or not.
    pub(super) fn count(&self) -> usize {
        self.found.len()
    }

    /// Puts the steps that the filter lets through in order, each family under
    /// its head; the family of the first step comes first.
    fn arrange(&mut self, language: &Language) {
        let wanted: Vec<Wanted> = self.filter.split_whitespace().map(Wanted::read).collect();
        let mut steps: Vec<usize> = (0..self.found.len())
            .filter(|number| {
                let deduction = self.found[*number].deduction();
                wanted
                    .iter()
                    .all(|wanted| wanted.is_in(language, deduction))
            })
            .collect();
        // Rules come in their order, which is that of their difficulty unless a
        // person has changed it; the numbers keep it within a level.
        match self.order {
            Order::Difficulty => steps.sort_by_key(|number| {
                let technique = self.found[*number].deduction().technique;
                (technique.level(), technique.score(), *number)
            }),
            Order::Effect => {
                steps.sort_by_key(|number| (Reverse(self.found[*number].clears), *number));
            }
        }
        let family = |number: &usize| self.found[*number].deduction().technique.family();
        let mut families: Vec<Family> = Vec::new();
        for family in steps.iter().map(family) {
            if !families.contains(&family) {
                families.push(family);
            }
        }
        let mut rows = Vec::with_capacity(steps.len() + families.len());
        for head in families {
            let of_it = steps.iter().filter(|number| family(number) == head);
            let open = !self.closed.contains(&head);
            rows.push(Row::Family {
                family: head,
                count: of_it.clone().count(),
                open,
            });
            if open {
                rows.extend(of_it.map(|number| Row::Step(*number)));
            }
        }
        self.rows = rows;
    }
}

/// What a word of the filter asks for.
enum Wanted {
    Digit(Digit),
    Cell(Cell),
    /// A part of the technique's or the family's name.
    Name(String),
}

impl Wanted {
    fn read(word: &str) -> Self {
        let mut letters = word.chars();
        let digit = match (letters.next(), letters.next()) {
            (Some(letter), None) => Digit::from_char(letter),
            _ => None,
        };
        digit
            .map(Self::Digit)
            .or_else(|| word.parse().map(Self::Cell).ok())
            .unwrap_or_else(|| Self::Name(word.to_lowercase()))
    }

    /// Whether the deduction changes the digit or is about it, whether it
    /// changes the cell or rests on it, or has the name.
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
            Self::Name(name) => {
                let technique = deduction.technique;
                explain::technique_name(language, technique)
                    .to_lowercase()
                    .contains(name)
                    || explain::family_name(language, technique.family())
                        .to_lowercase()
                        .contains(name)
            }
        }
    }
}
