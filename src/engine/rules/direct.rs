//! Locked candidates and hidden subsets that leave one place for a digit, reported in one
//! step with that placement: Sudoku Explainer's direct techniques.

use std::ops::ControlFlow;

use super::intersections::{Locked, LockedCandidatesPattern};
use super::subsets::{SubsetPattern, hidden_subsets};
use super::{Deduction, Pattern, Rule, Sink, Survey, Technique};
use crate::grid::{Candidate, CellSet, House};

/// The pattern of a direct technique.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DirectPattern {
    /// The pattern that keeps the digit out of the other places.
    pub by: Keeper,
    /// The house that is left with one place for the digit.
    pub house: House,
    /// The other places of the digit in the house.
    pub others: CellSet,
}

/// A pattern that keeps a digit out of cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Keeper {
    /// The digit is locked in another house.
    Locked(LockedCandidatesPattern),
    /// Other digits fill the cells.
    Subset(SubsetPattern),
}

/// Direct Pointing: a box has a digit only in the cells that it shares with a line, so the
/// line has the digit there. Another box that meets the line has only one place for the
/// digit outside the line, so that place holds it. This also works with other houses that
/// are not lines, if both are of one kind. Nothing is removed: pointing and the hidden
/// single behind it are seen as one step.
pub static DIRECT_POINTING: Rule =
    Rule::new(Technique::DirectPointing, |technique, grid, found| {
        let houses = || grid.layout().houses().iter().copied();
        for base in houses().filter(|house| !house.kind().is_line()) {
            for digit in grid.layout().digits() {
                let all = grid.cells_with(digit);
                let cells = all & base.cells();
                if cells.has_at_most(1) {
                    continue;
                }
                let covers = grid.layout().houses_with(cells);
                for cover in covers.filter(|cover| *cover != base) {
                    for house in houses().filter(|it| it.kind() == base.kind() && *it != base) {
                        let places = all & house.cells();
                        // Pointing removes nothing from the cells that the line shares with
                        // the base.
                        let others = places & (cover.cells() - base.cells());
                        let Some(cell) = (places - others).single() else {
                            continue;
                        };
                        if others.is_empty() || base.cells().contains(cell) {
                            continue;
                        }
                        let locked = LockedCandidatesPattern {
                            kind: Locked::Pointing,
                            digit,
                            cells,
                            base,
                            cover,
                        };
                        let pattern = Pattern::Direct(Box::new(DirectPattern {
                            by: Keeper::Locked(locked),
                            house,
                            others,
                        }));
                        let placed = Candidate::new(cell, digit);
                        found(Deduction::placing(technique, placed, pattern))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    });

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &DIRECT_POINTING,
    &DIRECT_HIDDEN_PAIR,
    &DIRECT_HIDDEN_TRIPLET,
];

/// Direct Hidden Pair, Triplet: digits of a house with an equal number of places there
/// between them. They fill these cells, so another digit of the house with only one other
/// place must be in that place. Nothing is removed: the hidden subset and the hidden single
/// behind it are seen as one step.
pub static DIRECT_HIDDEN_PAIR: Rule =
    Rule::new(Technique::DirectHiddenPair, direct_hidden_subset::<2>);

/// Direct Hidden Triplet: a [Direct Hidden Pair](DIRECT_HIDDEN_PAIR) with three digits.
pub static DIRECT_HIDDEN_TRIPLET: Rule =
    Rule::new(Technique::DirectHiddenTriplet, direct_hidden_subset::<3>);

fn direct_hidden_subset<const SIZE: usize>(
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    for house in grid.layout().regions_first().iter().copied() {
        hidden_subsets(grid, house, SIZE, &mut |cells, digits| {
            // A digit with one place is a single, not part of a subset.
            let places = |digit| grid.cells_with(digit) & house.cells();
            if digits.iter().any(|digit| places(digit).has_at_most(1)) {
                return ControlFlow::Continue(());
            }
            for digit in grid.layout().digits() - digits {
                let others = places(digit) & cells;
                let Some(cell) = (places(digit) - cells).single() else {
                    continue;
                };
                if others.is_empty() {
                    continue;
                }
                let subset = SubsetPattern {
                    hidden: true,
                    digits,
                    cells,
                    houses: vec![house],
                };
                let pattern = Pattern::Direct(Box::new(DirectPattern {
                    by: Keeper::Subset(subset),
                    house,
                    others,
                }));
                let placed = Candidate::new(cell, digit);
                found(Deduction::placing(technique, placed, pattern))?;
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}
