use std::ops::ControlFlow;

use super::{SingleDigitArgument, SingleDigitPattern};
use crate::grid::{Cell, CellSet, Digit, House, HouseKind, Layout};
use crate::rules::{Deduction, Obstacle, Pattern, Rule, StrongLink, Survey, Technique};

/// A strong link, a weak link and a strong link of one digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurbotChain {
    /// The two strong links, in the order and direction of the chain: the second end of the first
    /// link sees the first end of the second link.
    pub links: [StrongLink; 2],
    /// The house of the weak link.
    pub weak: House,
    /// The cells that see both ends of the chain and lose the digit.
    pub eliminated: CellSet,
}

impl TurbotChain {
    /// The chain through two strong links in their given directions, over a house that must
    /// contain both ends to join; `None` if the chain removes nothing.
    fn through(
        layout: &Layout,
        first: StrongLink,
        second: StrongLink,
        weak: House,
        places: CellSet,
    ) -> Option<Self> {
        let [start, joined] = first.ends;
        let [joining, end] = second.ends;
        let cells = first.cells() | second.cells();
        let eliminated = (places & layout.peers(start) & layout.peers(end)) - cells;
        let is_chain = cells.len() == 4
            && !eliminated.is_empty()
            && weak.cells().contains(joined)
            && weak.cells().contains(joining);
        is_chain.then_some(Self {
            links: [first, second],
            weak,
            eliminated,
        })
    }

    fn deduction(technique: Technique, digit: Digit, chains: &[Self]) -> Deduction {
        let pattern = SingleDigitPattern {
            digit,
            arguments: chains
                .iter()
                .copied()
                .map(SingleDigitArgument::Chain)
                .collect(),
        };
        let eliminated = pattern.eliminated();
        let pattern = Pattern::SingleDigit(Box::new(pattern));
        Deduction::removing(technique, digit, eliminated, pattern)
    }
}

/// Skyscraper: two rows with two places each for a digit, where one place of each row is in the
/// same column. These two places cannot both hold the digit, so at least one of the other two
/// does, and every cell that sees both of the others loses the digit. Rows and columns may be
/// swapped.
///
/// If the other two places share a line as well, the four are an X-Wing and are left to that rule.
pub static SKYSCRAPER: Rule = Rule::new(Technique::Skyscraper, |technique, grid, found| {
    for digit in grid.impossible().digits() {
        let places = grid.cells_with(digit);
        let links = grid.strong_links(digit);
        let layout = grid.layout();
        for links in [links.rows(), links.columns()] {
            each_pair(links, |first, second| {
                let across = |cell: Cell| match first.house.kind() {
                    HouseKind::Row => layout.column_of(cell),
                    _ => layout.row_of(cell),
                };
                let [start, joined] = first.ends;
                let [joining, end] = second.ends;
                let base = across(joined);
                if base != across(joining) || across(start) == across(end) {
                    return ControlFlow::Continue(());
                }
                match TurbotChain::through(layout, first, second, base, places) {
                    Some(chain) => found(TurbotChain::deduction(technique, digit, &[chain])),
                    None => ControlFlow::Continue(()),
                }
            })?;
        }
    }
    ControlFlow::Continue(())
});

/// 2-String Kite: a row and a column, the strings, with two places each for a digit, where one
/// place of each is in the same box. These two places cannot both hold the digit, so at least one
/// of the other two does, and every cell that sees both of the others loses the digit.
pub static TWO_STRING_KITE: Rule = Rule::limited(
    Technique::TwoStringKite,
    Obstacle::unless_regions,
    |technique, grid, found| {
        each_kite(grid, |digit, kite, _, _| {
            found(TurbotChain::deduction(technique, digit, &[kite]))
        })
    },
);

/// Dual 2-String Kite: two kites through the same two cells of a box. One has the row of the first
/// cell and the column of the second; the other has the column of the first and the row of the
/// second. Each removes the digit from a cell.
pub static DUAL_TWO_STRING_KITE: Rule = Rule::limited(
    Technique::DualTwoStringKite,
    Obstacle::unless_regions,
    |technique, grid, found| {
        each_kite(grid, |digit, kite, rows, columns| {
            let [row, column] = kite.links;
            // Each dual is found twice, once from each of its kites.
            if row.house > grid.layout().row_of(column.ends[0]) {
                return ControlFlow::Continue(());
            }
            let other_row = directed(rows, |link| link.ends[1] == column.ends[0]);
            let other_column = directed(columns, |link| link.ends[0] == row.ends[1]);
            let (Some(other_row), Some(other_column)) = (other_row, other_column) else {
                return ControlFlow::Continue(());
            };
            let places = grid.cells_with(digit);
            match kite_through(grid.layout(), other_row, other_column, places) {
                Some(other) if other.eliminated != kite.eliminated => {
                    found(TurbotChain::deduction(technique, digit, &[kite, other]))
                }
                _ => ControlFlow::Continue(()),
            }
        })
    },
);

/// Turbot Fish: two houses of any kind with two places each for a digit, where a place in one
/// house sees a place in the other. These two places cannot both hold the digit, so at least one
/// of the other two does, and every cell that sees both of the others loses the digit. Skyscraper
/// and 2-String Kite are two of its shapes.
pub static TURBOT_FISH: Rule = Rule::new(Technique::TurbotFish, |technique, grid, found| {
    for digit in grid.impossible().digits() {
        let (layout, places) = (grid.layout(), grid.cells_with(digit));
        each_pair(grid.strong_links(digit), |first, second| {
            let (joined, joining) = (first.ends[1], second.ends[0]);
            if !layout.sees(joined, joining) {
                return ControlFlow::Continue(());
            }
            let shared = layout.shared_house(joined, joining);
            let through = |weak| TurbotChain::through(layout, first, second, weak, places);
            match shared.and_then(through) {
                Some(chain) => found(TurbotChain::deduction(technique, digit, &[chain])),
                None => ControlFlow::Continue(()),
            }
        })?;
    }
    ControlFlow::Continue(())
});

/// Passes every two of some strong links to `found`, in all four pairs of directions.
fn each_pair(
    links: &[StrongLink],
    mut found: impl FnMut(StrongLink, StrongLink) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (number, first) in links.iter().enumerate() {
        for second in &links[number + 1..] {
            for first in first.directions() {
                for second in second.directions() {
                    found(first, second)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Passes every 2-String Kite to `found`, with its digit and the strong links of all rows and of
/// all columns. The row of a kite comes first.
fn each_kite(
    grid: &Survey<'_>,
    mut found: impl FnMut(Digit, TurbotChain, &[StrongLink], &[StrongLink]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in grid.impossible().digits() {
        let places = grid.cells_with(digit);
        let links = grid.strong_links(digit);
        let (rows, columns) = (links.rows(), links.columns());
        for row in rows.iter().flat_map(|link| link.directions()) {
            for column in columns.iter().flat_map(|link| link.directions()) {
                if let Some(kite) = kite_through(grid.layout(), row, column, places) {
                    found(digit, kite, rows, columns)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The kite of a row and a column whose ends to join share a box or a region, while their other
/// ends lie outside it.
fn kite_through(
    layout: &Layout,
    row: StrongLink,
    column: StrongLink,
    places: CellSet,
) -> Option<TurbotChain> {
    let [start, joined] = row.ends;
    let [joining, end] = column.ends;
    let shared = layout.region_of(joined)?;
    if !shared.contains(joining) || shared.contains(start) || shared.contains(end) {
        return None;
    }
    TurbotChain::through(layout, row, column, shared, places)
}

/// The first link, in one of its directions, that is `wanted`.
fn directed(links: &[StrongLink], wanted: impl Fn(&StrongLink) -> bool) -> Option<StrongLink> {
    links.iter().flat_map(|link| link.directions()).find(wanted)
}
