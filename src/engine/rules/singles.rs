//! Singles: a cell with one candidate, a digit with one place.

use std::ops::ControlFlow;

use super::{Deduction, Pattern, Rule, Technique};
use crate::grid::{
    Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, HouseKinds, Layout,
};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[&FULL_HOUSE, &NAKED_SINGLE, &HIDDEN_SINGLE];

/// The reason why a cell has one candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NakedSinglePattern {
    /// The digits in the cells that it sees; the other missing digits were removed by
    /// earlier deductions or by hand.
    pub seen: DigitSet,
    /// One cell for each digit seen.
    pub witnesses: CellSet,
    /// The digits that are ruled out and not seen.
    pub removed: DigitSet,
    /// The kinds of houses in which the cell sees these cells; `None` if it sees some of
    /// them without sharing a house or a cage.
    pub houses: Option<HouseKinds>,
}

/// The house with one empty cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FullHousePattern {
    /// The house.
    pub house: House,
}

/// The reason why a digit has one place in a house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HiddenSinglePattern {
    /// The house.
    pub house: House,
    /// The other empty cells of the house.
    pub others: CellSet,
    /// The cells with the digit that keep it out of the other cells.
    pub excluded: Vec<Exclusion>,
    /// The other cells that see none of these: they lost the digit to an earlier deduction
    /// or by hand.
    pub ruled_out: CellSet,
}

impl HiddenSinglePattern {
    /// The cells with the digit that the others see.
    pub fn witnesses(&self) -> CellSet {
        self.excluded.iter().map(|one| one.witness).collect()
    }
}

/// A cell with a digit, and cells that see it and so cannot hold that digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exclusion {
    /// The cell with the digit.
    pub witness: Cell,
    /// The cells that see it. Each cell is listed with one witness, although it may see
    /// several.
    pub cells: CellSet,
}

/// Full House: a house has one empty cell left. The cell holds the digit that the house is
/// missing.
pub static FULL_HOUSE: Rule = Rule::new(Technique::FullHouse, |technique, grid, found| {
    // The house holds all other digits, so the last cell has one candidate.
    if grid.singles().is_empty() || !grid.has_house_that_lacks_one() {
        return ControlFlow::Continue(());
    }
    let digits = grid.layout().digits();
    for house in grid.layout().regions_first().iter().copied() {
        let Some(digit) = (digits - grid.held(house)).single() else {
            continue;
        };
        let last = (grid.unsolved() & house.cells()).single();
        if let Some(cell) = last.filter(|cell| grid.candidates(*cell).contains(digit)) {
            let placement = Candidate::new(cell, digit);
            let pattern = Pattern::FullHouse(FullHousePattern { house });
            found(Deduction::placing(technique, placement, pattern))?;
        }
    }
    ControlFlow::Continue(())
});

/// Naked Single: a cell has exactly one candidate. Every cell holds a digit and no other
/// digit is left for this cell, so it holds its candidate.
pub static NAKED_SINGLE: Rule = Rule::new(Technique::NakedSingle, |technique, grid, found| {
    for cell in grid.singles() {
        if let Some(digit) = grid.candidates(cell).single() {
            let peers = grid.layout().peers(cell);
            let mut seen = DigitSet::EMPTY;
            let mut witnesses = CellSet::EMPTY;
            for digit in Digit::ALL {
                let witness = (grid.placed(digit) & peers).smallest();
                if !witness.is_empty() {
                    seen.insert(digit);
                    witnesses |= witness;
                }
            }
            let pattern = Pattern::NakedSingle(NakedSinglePattern {
                seen,
                witnesses,
                removed: grid.layout().digits().without(digit) - seen,
                houses: grid.layout().kinds_between(cell, witnesses),
            });
            let placement = Candidate::new(cell, digit);
            found(Deduction::placing(technique, placement, pattern))?;
        }
    }
    ControlFlow::Continue(())
});

/// Hidden Single: a digit has exactly one place left in a house. Every house holds each
/// digit, and no other cell of the house can hold this one, so this cell does, whatever
/// other candidates it has. Boxes come first, where a person looks first.
pub static HIDDEN_SINGLE: Rule = Rule::new(Technique::HiddenSingle, |technique, grid, found| {
    for house in grid.layout().regions_first().iter().copied() {
        for digit in grid.census().exactly_once(house) - grid.held(house) {
            if let Some(cell) = (grid.cells_with(digit) & house.cells()).single() {
                let placement = Candidate::new(cell, digit);
                let pattern = why_only_place(grid, cell, digit, house);
                found(Deduction::placing(technique, placement, pattern))?;
            }
        }
    }
    ControlFlow::Continue(())
});

/// The reason why a digit has no other place in a house.
fn why_only_place(grid: &Grid, cell: Cell, digit: Digit, house: House) -> Pattern {
    let others = (grid.unsolved() & house.cells()).without(cell);
    let (excluded, ruled_out) = exclusions(grid, digit, others);
    Pattern::HiddenSingle(HiddenSinglePattern {
        house,
        others,
        excluded,
        ruled_out,
    })
}

/// The values of a digit that keep it out of these cells, and the cells that none of them
/// sees. To keep the values few, each next value is the one that rules out the most
/// remaining cells. A value that sees them only in a hidden window, which no board shows,
/// comes after all others.
pub fn exclusions(grid: &Grid, digit: Digit, cells: CellSet) -> (Vec<Exclusion>, CellSet) {
    let (layout, placed) = (grid.layout(), grid.placed(digit));
    let (mut excluded, mut unseen) = (Vec::new(), cells);
    let seen = |witness| layout.peers(witness);
    if !layout.is_classic() {
        let in_sight = |witness| seen(witness) - only_in_hidden(layout, witness);
        exclude(&mut excluded, &mut unseen, placed, in_sight);
    }
    exclude(&mut excluded, &mut unseen, placed, seen);
    (excluded, unseen)
}

/// Adds the values that rule out as many of these cells as all of them do.
fn exclude(
    excluded: &mut Vec<Exclusion>,
    unseen: &mut CellSet,
    placed: CellSet,
    seen: impl Fn(Cell) -> CellSet,
) {
    let telling = |placed: CellSet, unseen: CellSet| -> CellSet {
        let placed = placed.into_iter();
        placed
            .filter(|witness| !seen(*witness).is_disjoint(unseen))
            .collect()
    };
    let mut left = telling(placed, *unseen);
    let most = |witness: &Cell, unseen: CellSet| (seen(*witness) & unseen).len();
    while let Some(witness) = left.iter().max_by_key(|witness| most(witness, *unseen)) {
        let cells = seen(witness) & *unseen;
        match excluded.iter_mut().find(|it| it.witness == witness) {
            Some(known) => known.cells |= cells,
            None => excluded.push(Exclusion { witness, cells }),
        }
        *unseen -= cells;
        left = telling(left, *unseen);
    }
}

/// The cells that a cell sees in a hidden window and in no other house.
fn only_in_hidden(layout: &Layout, cell: Cell) -> CellSet {
    let is_hidden = |house: &&House| house.kind() == HouseKind::HiddenWindow;
    let houses = layout.houses_of(cell);
    let together = |hidden: bool| {
        let some = houses.iter().filter(|house| is_hidden(house) == hidden);
        some.fold(CellSet::EMPTY, |all, house| all | house.cells())
    };
    together(true) - together(false)
}
