//! The deduction rules: the trait, the finders, and the catalog.
//!
//! A rule examines a [`Grid`] and passes on the [`Deduction`]s that it can make there; it never
//! changes the grid. The same finder serves the next step (stop at the first), the whole rule and
//! the list of all steps (go on).
//!
//! A rule of your own is a [`Rule`], or a type that implements [`DeductionRule`]; see
//! `examples/own_rule.rs`. A new rule of the field has
//!
//! - its **row**, a [`Rule`], in the file of its family here, listed in the `RULES` of that family,
//!   which [`CATALOG`] combines;
//! - its **entry**: one row of the table in `technique.rs`, at the position where it is to be
//!   tried;
//! - if it finds something new, a **pattern**: a variant of [`Pattern`], a file in `explain/` in
//!   which the pattern implements `Explain`, and a line in `explain/pattern.rs`;
//! - its **texts** in `texts/en.ftl`: its name (`technique-…`), its lesson (`lesson-…-what`,
//!   `-when`, `-why`) and the sentences of its argument;
//! - its **positions**: one or more lines in `lessons/positions.txt`, which `examples/find_lessons`
//!   finds;
//! - a **test** with its own position in `tests/engine`, in the file of its family.
//!
//! The test `every_technique_has_all_that_belongs_to_a_rule` in `tests/engine/catalog.rs` names
//! the missing ones of these.

pub mod almost_locked_sets;
pub mod cages;
pub mod chains;
pub mod coloring;
mod conclusions;
mod deduction;
pub mod direct;
pub mod disjoint;
pub mod explained;
pub mod fish;
pub mod forcing;
mod form;
pub mod guardians;
mod houses;
mod intersections;
pub mod joint;
mod known;
pub mod kraken;
pub mod large_patterns;
mod leftovers;
mod listing;
mod obstacle;
mod proved;
mod rows;
pub mod side_arguments;
pub mod single_digit;
mod singles;
mod strong_link;
mod subsets;
mod survey;
pub mod templates;
pub mod uniqueness;
pub mod wings;
pub mod written;

use std::ops::ControlFlow;
use std::sync::LazyLock;

use crate::grid::{Grid, Layout};
pub use crate::technique::{Entry, Family, Level, Technique, UnknownLevel, UnknownTechnique};

pub use conclusions::Conclusions;
pub use deduction::{CustomPattern, Deduction, Pattern};
pub use form::Form;
pub use intersections::{
    ALMOST_LOCKED_PAIR, ALMOST_LOCKED_QUADRUPLE, ALMOST_LOCKED_TRIPLE, AlmostLockedPattern,
    BOX_LINE_REDUCTION, CLAIMING, Locked, LockedCandidatesPattern, POINTING,
};
pub use known::Known;
pub use leftovers::{LAW_OF_LEFTOVERS, LeftoversPattern};
pub use listing::Listed;
pub use listing::Listing;
pub use obstacle::Obstacle;
pub use singles::exclusions;
pub use singles::{
    Exclusion, FULL_HOUSE, FullHousePattern, HIDDEN_SINGLE, HiddenSinglePattern, NAKED_SINGLE,
    NakedSinglePattern,
};
pub use strong_link::StrongLink;
pub use subsets::{
    HIDDEN_PAIR, HIDDEN_QUADRUPLE, HIDDEN_TRIPLE, LOCKED_PAIR, LOCKED_TRIPLE, NAKED_PAIR,
    NAKED_QUADRUPLE, NAKED_TRIPLE, SubsetPattern,
};
pub use survey::Survey;

/// The receiver of a rule's deductions; it breaks when it has enough.
pub type Sink<'a> = &'a mut dyn FnMut(Deduction) -> ControlFlow<()>;

/// A rule that draws conclusions from a position.
///
/// Rules are strategies without state: one value serves every grid and every thread.
pub trait DeductionRule: Sync {
    /// The technique that the rule applies.
    fn technique(&self) -> Technique;

    /// Whether the rule is valid only for puzzles with exactly one solution, according to the
    /// catalog entry of its technique. A rule from outside overrides this.
    fn needs_unique_solution(&self) -> bool {
        self.technique().entry().one_solution
    }

    /// Whether the rule works on a board.
    ///
    /// # Errors
    ///
    /// An [`Obstacle`] with the reason why it does not. The rule finds nothing there.
    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        let _ = layout;
        Ok(())
    }

    /// Passes every deduction that the rule makes on `grid` to `found`, in a fixed order, until
    /// `found` breaks; returns its break.
    ///
    /// Each deduction has at least one conclusion, and each of its conclusions is new on `grid`: a
    /// placement is a candidate there, and so is an elimination. In a position with a
    /// contradiction, a rule may find anything that its definition covers, or nothing.
    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()>;
}

/// A rule as one row: a technique, the boards on which it works, and a search.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    technique: Technique,
    holds_in: fn(&Layout) -> Result<(), Obstacle>,
    search: fn(Technique, &Survey<'_>, Sink<'_>) -> ControlFlow<()>,
}

impl Rule {
    /// A rule that works on every board. `search` is [`DeductionRule::search`]; it gets the
    /// technique as an argument, so that several rules can share it.
    pub const fn new(
        technique: Technique,
        search: fn(Technique, &Survey<'_>, Sink<'_>) -> ControlFlow<()>,
    ) -> Self {
        Self::limited(technique, |_| Ok(()), search)
    }

    /// A rule that works on some boards; `holds_in` is [`DeductionRule::holds_in`].
    pub const fn limited(
        technique: Technique,
        holds_in: fn(&Layout) -> Result<(), Obstacle>,
        search: fn(Technique, &Survey<'_>, Sink<'_>) -> ControlFlow<()>,
    ) -> Self {
        Self {
            technique,
            holds_in,
            search,
        }
    }
}

impl DeductionRule for Rule {
    fn technique(&self) -> Technique {
        self.technique
    }

    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        (self.holds_in)(layout)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        (self.search)(self.technique, grid, found)
    }
}

impl std::fmt::Debug for dyn DeductionRule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "DeductionRule({})", self.technique())
    }
}

/// All rules, in the order in which they are tried, from the easy ones to the hard ones: the order
/// of [`Technique::ALL`].
pub static CATALOG: LazyLock<Vec<&'static dyn DeductionRule>> = LazyLock::new(|| {
    let families = [
        singles::RULES,
        direct::RULES,
        intersections::RULES,
        leftovers::RULES,
        subsets::RULES,
        fish::RULES,
        single_digit::RULES,
        wings::RULES,
        disjoint::RULES,
        coloring::RULES,
        uniqueness::RULES,
        chains::RULES,
        almost_locked_sets::RULES,
        kraken::RULES,
        large_patterns::RULES,
        forcing::RULES,
        explained::RULES,
        side_arguments::RULES,
        templates::RULES,
        cages::RULES,
    ];
    let rules = families.into_iter().flatten();
    let mut rules: Vec<&'static dyn DeductionRule> = rules.map(|rule| *rule as _).collect();
    rules.sort_by_key(|rule| rule.technique());
    rules
});

/// The rule for a technique of the catalog; `None` for
/// [`Technique::Custom`].
pub fn rule_for(technique: Technique) -> Option<&'static dyn DeductionRule> {
    CATALOG
        .iter()
        .copied()
        .find(|rule| rule.technique() == technique)
}

/// Everything that a rule finds in a position.
pub fn find_all(rule: &dyn DeductionRule, grid: &Grid) -> Vec<Deduction> {
    all_on(rule, &Survey::of(grid))
}

/// Everything that a rule finds in a position that other rules may have examined before.
pub fn all_on(rule: &dyn DeductionRule, survey: &Survey<'_>) -> Vec<Deduction> {
    let mut all = Vec::new();
    let _ = rule.search(survey, &mut |deduction| {
        all.push(deduction);
        ControlFlow::Continue(())
    });
    all
}

/// The first deduction that a rule finds in a position.
pub fn find_first(rule: &dyn DeductionRule, grid: &Grid) -> Option<Deduction> {
    first_on(rule, &Survey::of(grid))
}

/// The first deduction that a rule finds in a position that other rules may have examined before.
pub fn first_on(rule: &dyn DeductionRule, survey: &Survey<'_>) -> Option<Deduction> {
    let mut first = None;
    let _ = rule.search(survey, &mut |deduction| {
        first = Some(deduction);
        ControlFlow::Break(())
    });
    first
}
