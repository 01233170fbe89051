use std::ops::ControlFlow;

use super::{SingleDigitArgument, SingleDigitPattern};
use crate::grid::{Cell, CellSet, Digit, House, HouseKind, Layout};
use crate::rules::{
    Deduction, DeductionRule, Obstacle, Pattern, Sink, StrongLink, Survey, Technique,
};

/// Skyscraper: two rows with two places for a digit each, one place of either
/// in the same column. These two cannot both hold it, so one of the other two
/// places does, and whatever sees both of them loses the digit. The same with
/// rows and columns in each other's place.
///
/// Where the other two places share a line as well, the four are an X-Wing and
/// are left to that rule.
#[derive(Debug)]
pub struct Skyscraper;

/// 2-String Kite: a row and a column with two places for a digit each, the
/// strings; one place of either in the same box. These two cannot both hold
/// it, so one of the strings' other places does, and what sees both of these
/// loses the digit.
#[derive(Debug)]
pub struct TwoStringKite;

/// Dual 2-String Kite: two kites through the same two cells of a box, the one
/// with the row of the first and the column of the second, the other with the
/// column of the first and the row of the second, each of which takes the
/// digit from a cell.
#[derive(Debug)]
pub struct DualTwoStringKite;

/// Turbot Fish: two houses of any kind with two places for a digit each, where
/// a place of the one sees a place of the other. These two cannot both hold
/// it, so one of the other two places does, and what sees both of these loses
/// the digit. Skyscraper and 2-String Kite are two of its shapes.
#[derive(Debug)]
pub struct TurbotFish;

/// A strong link, a weak link and a strong link of one digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurbotChain {
    /// The two strong links, each in the order of the chain: the second end of
    /// the first sees the first end of the second.
    pub links: [StrongLink; 2],
    /// The house of the weak link.
    pub weak: House,
    /// The cells that see both ends of the chain and lose the digit.
    pub eliminated: CellSet,
}

impl TurbotChain {
    /// The chain through two strong links in their given directions, over a
    /// house that the ends to join must share, if it takes anything away.
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

impl DeductionRule for Skyscraper {
    fn technique(&self) -> Technique {
        Technique::Skyscraper
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
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
                        Some(chain) => {
                            found(TurbotChain::deduction(self.technique(), digit, &[chain]))
                        }
                        None => ControlFlow::Continue(()),
                    }
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl DeductionRule for TwoStringKite {
    fn technique(&self) -> Technique {
        Technique::TwoStringKite
    }

    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        Obstacle::unless_regions(layout)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        each_kite(grid, |digit, kite, _, _| {
            found(TurbotChain::deduction(self.technique(), digit, &[kite]))
        })
    }
}

impl DeductionRule for DualTwoStringKite {
    fn technique(&self) -> Technique {
        Technique::DualTwoStringKite
    }

    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        Obstacle::unless_regions(layout)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        each_kite(grid, |digit, kite, rows, columns| {
            let [row, column] = kite.links;
            // Each dual is met twice, once from either of its kites.
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
                Some(other) if other.eliminated != kite.eliminated => found(
                    TurbotChain::deduction(self.technique(), digit, &[kite, other]),
                ),
                _ => ControlFlow::Continue(()),
            }
        })
    }
}

impl DeductionRule for TurbotFish {
    fn technique(&self) -> Technique {
        Technique::TurbotFish
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
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
                    Some(chain) => found(TurbotChain::deduction(self.technique(), digit, &[chain])),
                    None => ControlFlow::Continue(()),
                }
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// Every two of some strong links, in all four directions.
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

/// Every 2-String Kite with its digit and the strong links of all rows and of
/// all columns; its row comes first.
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

/// The kite of a row and a column whose ends to join share a box, or a region, while the
/// other end of either lies outside it.
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

/// The link among some, in one of its directions, that is looked for.
fn directed(links: &[StrongLink], wanted: impl Fn(&StrongLink) -> bool) -> Option<StrongLink> {
    links.iter().flat_map(|link| link.directions()).find(wanted)
}
