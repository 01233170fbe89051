//! Fireworks: digits that a row and a column have only in their shared box and in one cell of each
//! line outside it.

use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use crate::rules::{Conclusions, Deduction, Obstacle, Pattern, Rule, Sink};
use crate::technique::Technique;

/// The cell where a row, a column and a region cross, with its firework digits: the row has them
/// only in the region and in the first wing, the column only in the region and in the second wing.
///
/// Each of these digits is in the cross or in at least one wing: otherwise the row and the column
/// would both have it in the region, in different cells. (shye, 2021)
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cross {
    /// The cell.
    pub cell: Cell,
    /// The fireworks.
    pub digits: DigitSet,
    /// The row, with the first wing.
    pub row: House,
    /// The column, with the second wing.
    pub column: House,
    /// The box or region.
    pub region: House,
    /// The cells outside the region: one in the row and one in the column.
    pub wings: [Cell; 2],
}

/// The pattern of a firework.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FireworkPattern {
    /// The cross, or the two crosses of a quadruple.
    pub crosses: Vec<Cross>,
    /// The bivalue cell of a W-Wing.
    pub pair: Option<Cell>,
    /// The candidates of the digits in the cells.
    pub base: Vec<Candidate>,
}

impl FireworkPattern {
    /// The digits.
    pub fn digits(&self) -> DigitSet {
        let digits = self.crosses.iter().map(|it| it.digits);
        digits.fold(DigitSet::EMPTY, |all, digits| all | digits)
    }

    /// The crosses and their wings.
    pub fn cells(&self) -> CellSet {
        let cells = self
            .crosses
            .iter()
            .flat_map(|it| [it.cell, it.wings[0], it.wings[1]]);
        cells.collect()
    }

    /// The wings, which two crosses share.
    pub fn wings(&self) -> [Cell; 2] {
        match &self.crosses[..] {
            [cross, ..] => cross.wings,
            [] => [Cell::at(0, 0); 2],
        }
    }
}

/// A possible cross: a cell and its firework digits, each with its places outside the region.
struct Corner {
    cell: Cell,
    houses: [House; 3],
    digits: Vec<(Digit, [CellSet; 2])>,
}

impl Corner {
    fn of(cell: Cell, grid: &Grid) -> Option<Self> {
        let layout = grid.layout();
        let region = layout.region_of(cell)?;
        let lines = [layout.row_of(cell), layout.column_of(cell)];
        let firework = |digit: Digit| {
            let is_held = |house: &House| grid.held(*house).contains(digit);
            if lines.iter().any(is_held) || is_held(&region) {
                return None;
            }
            let outside = lines.map(|it| (grid.cells_with(digit) & it.cells()) - region.cells());
            let is_one = outside.iter().all(|it| it.has_at_most(1));
            is_one.then_some((digit, outside))
        };
        Some(Self {
            cell,
            houses: [lines[0], lines[1], region],
            digits: layout.digits().iter().filter_map(firework).collect(),
        })
    }

    /// The crosses of this cell with `count` digits.
    fn crosses(&self, count: usize) -> Vec<Cross> {
        let mut all = Vec::new();
        self.choose(
            count,
            0,
            DigitSet::EMPTY,
            [CellSet::EMPTY; 2],
            &mut |digits, outside| {
                if let [Some(first), Some(second)] = outside.map(CellSet::single) {
                    let [row, column, region] = self.houses;
                    all.push(Cross {
                        cell: self.cell,
                        digits,
                        row,
                        column,
                        region,
                        wings: [first, second],
                    });
                }
            },
        );
        all
    }

    fn choose(
        &self,
        count: usize,
        from: usize,
        digits: DigitSet,
        outside: [CellSet; 2],
        found: &mut dyn FnMut(DigitSet, [CellSet; 2]),
    ) {
        if digits.len() == count {
            found(digits, outside);
            return;
        }
        for (number, (digit, of_digit)) in self.digits.iter().enumerate().skip(from) {
            let outside = [0, 1].map(|it| outside[it] | of_digit[it]);
            if outside.iter().all(|it| it.has_at_most(1)) {
                self.choose(count, number + 1, digits.with(*digit), outside, found);
            }
        }
    }
}

/// All crosses on the board with `count` digits.
fn crosses(grid: &Grid, count: usize) -> Vec<Cross> {
    let corners = grid.unsolved().into_iter();
    let corners = corners.filter_map(|cell| Corner::of(cell, grid));
    corners.flat_map(|corner| corner.crosses(count)).collect()
}

/// The candidates of a cell without `digits`.
fn others(grid: &Grid, cell: Cell, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    let others: DigitSet = grid.candidates(cell) - digits;
    others
        .into_iter()
        .map(move |digit| Candidate::new(cell, digit))
}

/// The fireworks of a cross in the region outside the row and the column.
fn in_region(grid: &Grid, cross: &Cross) -> Vec<Candidate> {
    let rest = cross.region.cells() - cross.row.cells() - cross.column.cells();
    let of = |digit: Digit| {
        let cells = (grid.cells_with(digit) & rest).into_iter();
        cells.map(move |cell| Candidate::new(cell, digit))
    };
    cross.digits.iter().flat_map(of).collect()
}

/// Passes the deduction to `found` if it removes anything.
fn hand_over(
    grid: &Grid,
    technique: Technique,
    crosses: &[Cross],
    pair: Option<Cell>,
    mut gone: Vec<Candidate>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    gone.sort_unstable();
    gone.dedup();
    let base = crosses.iter().flat_map(|cross| {
        let cells = [cross.cell, cross.wings[0], cross.wings[1]].into_iter();
        cells.chain(pair).flat_map(|cell| {
            let held: DigitSet = grid.candidates(cell) & cross.digits;
            held.into_iter()
                .map(move |digit| Candidate::new(cell, digit))
        })
    });
    let base = base.collect();
    found(Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations: gone.into(),
        pattern: Pattern::Firework(Box::new(FireworkPattern {
            crosses: crosses.to_vec(),
            pair,
            base,
        })),
    })
}

/// Three fireworks with the same three cells: these cells hold nothing else, and the three digits
/// leave the cells of the box outside the row and the column.
pub static FIREWORK_TRIPLE: Rule = Rule::limited(
    Technique::FireworkTriple,
    Obstacle::unless_regions,
    |technique, grid, found| {
        for cross in crosses(grid, 3) {
            let cells = [cross.cell, cross.wings[0], cross.wings[1]];
            let mut gone = in_region(grid, &cross);
            gone.extend(
                cells
                    .into_iter()
                    .flat_map(|cell| others(grid, cell, cross.digits)),
            );
            hand_over(grid, technique, &[cross], None, gone, found)?;
        }
        ControlFlow::Continue(())
    },
);

/// Two fireworks at a cross and two others at the opposite corner, with the same wings: the four
/// cells hold nothing else, and each pair of digits leaves the cells of its box outside the row
/// and the column.
pub static FIREWORK_QUADRUPLE: Rule = Rule::limited(
    Technique::FireworkQuadruple,
    Obstacle::unless_regions,
    |technique, grid, found| {
        let all = crosses(grid, 2);
        for (number, one) in all.iter().enumerate() {
            for other in &all[number + 1..] {
                let [first, second] = other.wings;
                let shares = [second, first] == one.wings && one.digits.is_disjoint(other.digits);
                if !shares {
                    continue;
                }
                let both = one.digits | other.digits;
                let mut gone = in_region(grid, one);
                gone.extend(in_region(grid, other));
                gone.extend(others(grid, one.cell, one.digits));
                gone.extend(others(grid, other.cell, other.digits));
                gone.extend(
                    one.wings
                        .into_iter()
                        .flat_map(|cell| others(grid, cell, both)),
                );
                hand_over(grid, technique, &[*one, *other], None, gone, found)?;
            }
        }
        ControlFlow::Continue(())
    },
);

/// Two fireworks, and a cell with exactly these two candidates that sees both wings: neither wing
/// has the digit of that cell, so the cross holds it and is one of the two.
pub static FIREWORK_W_WING: Rule = Rule::limited(
    Technique::FireworkWWing,
    Obstacle::unless_regions,
    |technique, grid, found| {
        for cross in crosses(grid, 2) {
            let gone: Vec<Candidate> = others(grid, cross.cell, cross.digits).collect();
            if gone.is_empty() {
                continue;
            }
            let layout = grid.layout();
            let seeing = layout.peers(cross.wings[0]) & layout.peers(cross.wings[1]);
            let is_pair = |cell: &Cell| grid.candidates(*cell) == cross.digits;
            let pair = (seeing & grid.bivalue()).iter().find(is_pair);
            if pair.is_some() {
                hand_over(grid, technique, &[cross], pair, gone, found)?;
            }
        }
        ControlFlow::Continue(())
    },
);
