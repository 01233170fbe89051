//! Odd and even: sums in which all cells except one are certain to be odd or even.

use std::ops::ControlFlow;

use super::{CagePattern, ParityPattern, Remainder, unless_sums};
use crate::grid::{Cell, CellSet, DigitSet, Grid};
use crate::rules::conclusions::candidates_of;
use crate::rules::{Conclusions, Deduction, Pattern, Rule, Technique};

/// Parity: by the rule of 45, the cells on both sides of houses differ by a known number.
/// All of them except one have only odd candidates or only even ones. Whether a sum or a
/// difference is odd depends only on the number of odd digits, so it decides whether the
/// remaining cell is odd or even.
pub static PARITY: Rule =
    Rule::limited(Technique::Parity, unless_sums, |technique, grid, found| {
        for remainder in grid.sums().remainders(grid) {
            let Some((cell, odd)) = only_mixed(grid, remainder) else {
                continue;
            };
            let is_odd = (remainder.difference().unsigned_abs() + odd) % 2 == 1;
            let wrong = if is_odd {
                even()
            } else {
                DigitSet::ALL - even()
            };
            let eliminations: Conclusions =
                candidates_of(grid, CellSet::only(cell), wrong).collect();
            found(Deduction {
                technique,
                placements: Conclusions::new(),
                eliminations,
                pattern: Pattern::Cage(Box::new(CagePattern::Parity(ParityPattern {
                    remainder: remainder.clone(),
                    cell,
                    is_odd,
                }))),
            })?;
        }
        ControlFlow::Continue(())
    });

fn even() -> DigitSet {
    DigitSet::ALL
        .iter()
        .filter(|it| it.get() % 2 == 0)
        .collect()
}

/// The only cell of a remainder that can be odd as well as even, if there is exactly one,
/// and the number of other cells that are odd.
fn only_mixed(grid: &Grid, remainder: &Remainder) -> Option<(Cell, usize)> {
    let (mut mixed, mut odd) = (None, 0);
    for cell in remainder.inner | remainder.outer {
        let candidates = grid.candidates(cell);
        if candidates.is_disjoint(even()) {
            odd += 1;
        } else if !candidates.is_subset(even()) && mixed.replace(cell).is_some() {
            return None;
        }
    }
    Some((mixed?, odd))
}
