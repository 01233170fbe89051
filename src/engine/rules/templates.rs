//! Templates: every way in which one digit can stand on the whole board.

mod possible;

use std::ops::ControlFlow;

use super::{Conclusions, Deduction, DeductionRule, Pattern, Sink, Survey, Technique};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Layout};

pub(super) use possible::{Impossible, KnownTemplates};

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 2] = [&TemplateSet, &TemplateDelete];

/// What such a rule saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TemplatesPattern {
    /// The digit.
    pub digit: Digit,
    /// How many cells a template has.
    pub size: usize,
    /// In how many ways the digit could stand if there were no other.
    pub all: usize,
    /// Cells that other digits have in each of their templates, and that some of these ways
    /// would take.
    pub taken: Vec<Candidate>,
    /// The templates that are left.
    pub left: Vec<CellSet>,
    /// How many of the ways that are not left have a cell that loses the digit.
    pub struck: usize,
}

impl TemplatesPattern {
    /// The digits that it is about.
    pub const fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }
}

/// Template Set: a template of a digit is a choice of cells, one in each house, where
/// it stands already or still can. A template with a cell that all templates
/// of another digit share is none: the other digit stands there. One of those
/// left is the truth, so the digit stands in every cell that all of them share.
#[derive(Debug)]
pub struct TemplateSet;

/// Template Delete: no template left of the digit has the cell, so the digit
/// cannot stand there.
#[derive(Debug)]
pub struct TemplateDelete;

impl DeductionRule for TemplateSet {
    fn technique(&self) -> Technique {
        Technique::TemplateSet
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let Some(all) = templates_left(grid) else {
            return ControlFlow::Continue(());
        };
        for (digit, templates) in Digit::ALL.into_iter().zip(&all) {
            let shared = templates
                .iter()
                .fold(grid.cells_with(digit), |shared, t| shared & *t);
            if !shared.is_empty() {
                found(Deduction {
                    technique: self.technique(),
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
    }
}

impl DeductionRule for TemplateDelete {
    fn technique(&self) -> Technique {
        Technique::TemplateDelete
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
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
                    self.technique(),
                    digit,
                    reached_by_none,
                    pattern,
                ))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// What is seen of a digit, which some cells lose.
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

/// The cells that all of some templates share.
fn shared(templates: &[CellSet]) -> CellSet {
    templates
        .iter()
        .fold(CellSet::ALL, |shared, it| shared & *it)
}

/// Every way in which a digit could stand if there were no other.
fn templates_of(grid: &Grid, digit: Digit) -> Vec<CellSet> {
    let mut templates = Vec::new();
    let places = grid.placed(digit) | grid.cells_with(digit);
    fill(grid.layout(), places, 0, CellSet::EMPTY, &mut templates);
    templates
}

/// The templates of each digit that keep clear of the cells that all templates
/// of another digit share, until none can be struck any more. `None` if a digit
/// has none left: then the position contradicts itself. At most 46,656
/// templates a digit on the classic board. A digit that the board does not have stands
/// nowhere, and that is its only template.
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

/// Goes through the places in one row after the other that no cell of the
/// template so far sees.
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
