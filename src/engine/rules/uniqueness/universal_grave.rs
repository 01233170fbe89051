//! Bivalue Universal Grave + 1.

use std::ops::ControlFlow;

use super::UniquenessPattern;
use crate::grid::{Candidate, Cell, CellSet, Grid, House};
use crate::rules::conclusions::candidates_of;
use crate::rules::{Conclusions, Deduction, Obstacle, Pattern, Rule, Technique};

/// Bivalue Universal Grave + 1: every empty cell has two candidates, except for one with three.
/// Without one of these three, every digit has exactly two places in each house that still needs
/// it. If that candidate were false, any solution would use one of the two candidates of each
/// cell, and the unused candidates would be another solution: also one for each cell, and each
/// digit once in each house. The puzzle has only one solution, so the candidate is true and the
/// other two leave its cell.
pub static BIVALUE_UNIVERSAL_GRAVE_PLUS_ONE: Rule = Rule::limited(
    Technique::BivalueUniversalGravePlusOne,
    Obstacle::unless_exchange,
    |technique, grid, found| {
        if Obstacle::unless_exchange(grid.layout()).is_err() {
            return ControlFlow::Continue(());
        }
        let Some(cell) = cell_with_a_third(grid) else {
            return ControlFlow::Continue(());
        };
        for digit in grid.candidates(cell) {
            let extra = Candidate::new(cell, digit);
            if !is_grave_without(grid, extra) {
                continue;
            }
            let removed = grid.candidates(cell).without(digit);
            found(Deduction {
                technique,
                placements: Conclusions::new(),
                eliminations: candidates_of(grid, CellSet::only(cell), removed).collect(),
                pattern: Pattern::Uniqueness(Box::new(UniquenessPattern::BivalueUniversalGrave {
                    extra,
                    houses: grid.layout().houses_of(cell).to_vec(),
                    others: grid.cells_with(digit) & grid.layout().peers(cell),
                })),
            })?;
        }
        ControlFlow::Continue(())
    },
);

/// The only cell with three candidates, if all other empty cells have two.
fn cell_with_a_third(grid: &Grid) -> Option<Cell> {
    let mut third = None;
    for cell in grid.unsolved() {
        match grid.candidates(cell).len() {
            2 => {}
            3 if third.is_none() => third = Some(cell),
            _ => return None,
        }
    }
    third
}

/// Whether, without one candidate, every digit would have exactly two places in each house that
/// still needs it.
fn is_grave_without(grid: &Grid, extra: Candidate) -> bool {
    grid.layout().digits().into_iter().all(|digit| {
        let mut places = grid.cells_with(digit);
        if digit == extra.digit {
            places.remove(extra.cell);
        }
        let fits = |house: &House| match (places & house.cells()).len() {
            0 => !grid.placed(digit).is_disjoint(house.cells()),
            count => count == 2,
        };
        grid.layout().houses().iter().all(fits)
    })
}
