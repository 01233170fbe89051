//! Templates: every way to place one digit on the whole board.

mod possible;

use std::ops::ControlFlow;

use super::{Conclusions, Deduction, Pattern, Rule, Technique};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Layout};

pub(super) use possible::{Impossible, KnownTemplates};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[&TEMPLATE_SET, &TEMPLATE_DELETE];

/// The pattern of a template rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TemplatesPattern {
    /// The digit.
    pub digit: Digit,
    /// The number of cells in a template.
    pub size: usize,
    /// The number of ways to place the digit if there were no other digits.
    pub all: usize,
    /// The candidates that other digits have in all of their templates, in cells that some
    /// of these ways would take.
    pub taken: Vec<Candidate>,
    /// The templates that are left.
    pub left: Vec<CellSet>,
    /// The number of excluded ways with a cell that loses the digit.
    pub struck: usize,
}

impl TemplatesPattern {
    /// The digits that it is about.
    pub const fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }
}

/// Template Set: a template of a digit is a choice of cells, one in each house, that hold
/// the digit or still can. A template is excluded if it has a cell that all templates of
/// another digit share: the other digit is in that cell. One of the remaining templates is
/// true, so the digit is in every cell that all of them share.
pub static TEMPLATE_SET: Rule = Rule::new(Technique::TemplateSet, |technique, grid, found| {
    let Some(all) = templates_left(grid) else {
        return ControlFlow::Continue(());
    };
    for (digit, templates) in Digit::ALL.into_iter().zip(&all) {
        let shared = templates
            .iter()
            .fold(grid.cells_with(digit), |shared, t| shared & *t);
        if !shared.is_empty() {
            found(Deduction {
                technique,
                placements: shared
                    .iter()
                    .map(|cell| Candidate::new(cell, digit))
                    .collect(),
                eliminations: Conclusions::new(),
                pattern: pattern(grid, &all, digit, CellSet::EMPTY),
            })?;
        }
    }
    ControlFlow::Continue(())
});

/// Template Delete: no remaining template of the digit has the cell, so the digit cannot be
/// there.
pub static TEMPLATE_DELETE: Rule =
    Rule::new(Technique::TemplateDelete, |technique, grid, found| {
        let Some(all) = templates_left(grid) else {
            return ControlFlow::Continue(());
        };
        for (digit, templates) in Digit::ALL.into_iter().zip(&all) {
            let reached_by_none = templates
                .iter()
                .fold(grid.cells_with(digit), |left, t| left - *t);
            if !reached_by_none.is_empty() {
                let pattern = pattern(grid, &all, digit, reached_by_none);
                found(Deduction::removing(
                    technique,
                    digit,
                    reached_by_none,
                    pattern,
                ))?;
            }
        }
        ControlFlow::Continue(())
    });

/// The pattern for a digit, which is removed from the cells in `lost`.
fn pattern(
    grid: &Grid,
    all: &[Vec<CellSet>; Digit::COUNT],
    digit: Digit,
    lost: CellSet,
) -> Pattern {
    let first = templates_of(grid, digit);
    let places = grid.cells_with(digit);
    let others = Digit::ALL.into_iter().zip(all);
    let others = others.filter(|(other, _)| *other != digit);
    let taken = others.flat_map(|(other, templates)| {
        let taken = shared(templates) & places;
        taken
            .into_iter()
            .map(move |cell| Candidate::new(cell, other))
    });
    let takes_some = |cell: Cell| first.iter().any(|template| template.contains(cell));
    let struck = first.iter().filter(|template| !template.is_disjoint(lost));
    Pattern::Templates(Box::new(TemplatesPattern {
        digit,
        size: grid.layout().size(),
        all: first.len(),
        taken: taken.filter(|one| takes_some(one.cell)).collect(),
        left: all[digit.index()].clone(),
        struck: struck.count(),
    }))
}

/// The cells that all of the templates share.
fn shared(templates: &[CellSet]) -> CellSet {
    templates
        .iter()
        .fold(CellSet::ALL, |shared, it| shared & *it)
}

/// Every way to place a digit if there were no other digits.
fn templates_of(grid: &Grid, digit: Digit) -> Vec<CellSet> {
    let mut templates = Vec::new();
    let places = grid.placed(digit) | grid.cells_with(digit);
    fill(grid.layout(), places, 0, CellSet::EMPTY, &mut templates);
    templates
}

/// The templates of each digit that avoid the cells that all templates of another digit
/// share, filtered until no more templates are excluded. `None` if a digit has no template
/// left: then the position contradicts itself. At most 46,656 templates per digit on the
/// classic board. A digit that the board does not have is nowhere, so its only template is
/// empty.
fn templates_left(grid: &Grid) -> Option<[Vec<CellSet>; Digit::COUNT]> {
    let mut all = Digit::ALL.map(|digit| {
        if !grid.layout().digits().contains(digit) {
            return vec![CellSet::EMPTY];
        }
        templates_of(grid, digit)
    });
    loop {
        if all.iter().any(Vec::is_empty) {
            return None;
        }
        let taken: Vec<CellSet> = all.iter().map(|templates| shared(templates)).collect();
        let before: usize = all.iter().map(Vec::len).sum();
        for (digit, templates) in all.iter_mut().enumerate() {
            let others = taken
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != digit);
            let others = others.fold(CellSet::EMPTY, |cells, (_, taken)| cells | *taken);
            templates.retain(|template| template.is_disjoint(others));
        }
        if all.iter().map(Vec::len).sum::<usize>() == before {
            return Some(all);
        }
    }
}

/// Fills the rows one after another, trying each place that no cell of the template so far
/// sees.
fn fill(
    layout: &Layout,
    places: CellSet,
    row: usize,
    template: CellSet,
    templates: &mut Vec<CellSet>,
) {
    let Some(cells) = layout.rows().get(row).map(|row| row.cells()) else {
        let mut further = layout.further().iter();
        if further.all(|house| !house.cells().is_disjoint(template)) {
            templates.push(template);
        }
        return;
    };
    for cell in places & cells {
        fill(
            layout,
            places - layout.peers(cell),
            row + 1,
            template.with(cell),
            templates,
        );
    }
}
