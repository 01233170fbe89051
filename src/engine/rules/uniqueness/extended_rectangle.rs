//! Extended rectangles.

use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid, House, Layout};
use crate::rules::guardians::{Guarded, Shape};
use crate::rules::{Obstacle, Rule, Survey, Technique};

/// The most cells of the six that may have extra candidates.
const MOST_EXTRA: usize = 3;

/// Two cells on parallel lines that share a crossing line and a region.
#[derive(Clone, Copy)]
struct Rung {
    cells: [Cell; 2],
    region: House,
}

/// Passes each extended rectangle to `found` once: three cells of a line and the three beside them
/// on a parallel line, in three regions. All six cells are empty, and each has at least two of
/// three digits. If these digits filled the cells, both lines would hold the same three digits and
/// could be swapped. In a puzzle given by its candidates, a missing candidate may never have been
/// there, so each cell must have all three digits.
pub(in crate::rules) fn extended_rectangles(
    grid: &Survey<'_>,
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = grid.layout();
    if Obstacle::unless_exchange(layout).is_err() || layout.regions().is_empty() {
        return ControlFlow::Continue(());
    }
    for (lines, crossing) in [
        (layout.rows(), layout.columns()),
        (layout.columns(), layout.rows()),
    ] {
        for (number, first) in lines.iter().enumerate() {
            for second in &lines[number + 1..] {
                let rungs = rungs(grid, [*first, *second], crossing);
                for (place, one) in rungs.iter().enumerate() {
                    for (place, two) in (place + 1..).zip(&rungs[place + 1..]) {
                        for three in &rungs[place + 1..] {
                            fill(grid, [*one, *two, *three], found)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The pairs of empty cells, one on each of two lines, in the same crossing line and region.
fn rungs(grid: &Grid, lines: [House; 2], crossing: &[House]) -> Vec<Rung> {
    let layout = grid.layout();
    let rung = |line: &House| {
        let cells = lines.map(|it| (it.cells() & line.cells() & grid.unsolved()).single());
        let [Some(one), Some(other)] = cells else {
            return None;
        };
        let region = layout.region_of(one)?;
        region.contains(other).then_some(Rung {
            cells: [one, other],
            region,
        })
    };
    crossing.iter().filter_map(rung).collect()
}

/// Finds the sets of three digits that could fill the six cells.
fn fill(
    grid: &Grid,
    rungs: [Rung; 3],
    found: &mut dyn FnMut(Guarded) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [one, two, three] = rungs.map(|it| it.region);
    if one == two || two == three || one == three {
        return ControlFlow::Continue(());
    }
    let cells: CellSet = rungs.iter().flat_map(|it| it.cells).collect();
    let few = |cell: &Cell| grid.candidates(*cell).has_at_most(3);
    if cells.iter().filter(few).count() + MOST_EXTRA < 6 || !can_be_exchanged(grid, rungs, cells) {
        return ControlFlow::Continue(());
    }
    let all = cells
        .iter()
        .fold(DigitSet::EMPTY, |all, cell| all | grid.candidates(cell));
    let least = if grid.is_given_by_candidates() { 3 } else { 2 };
    for digits in threes(all) {
        let mut extra = 0;
        let fits = cells.iter().all(|cell| {
            let held = grid.candidates(cell);
            extra += usize::from(!held.is_subset(digits));
            (held & digits).len() >= least && extra <= MOST_EXTRA
        });
        if fits && extra > 0 {
            let cells = cells.iter().collect();
            found(Guarded::of(grid, Shape::ExtendedRectangle, cells, digits))?;
        }
    }
    ControlFlow::Continue(())
}

/// Every set of three of the digits.
fn threes(all: DigitSet) -> impl Iterator<Item = DigitSet> {
    let digits: Vec<Digit> = all.iter().collect();
    let count = digits.len();
    (0..count).flat_map(move |a| {
        let digits = digits.clone();
        (a + 1..count).flat_map(move |b| {
            let digits = digits.clone();
            (b + 1..count).map(move |c| [digits[a], digits[b], digits[c]].into_iter().collect())
        })
    })
}

/// Whether each house has only whole rungs, or exactly one line, of the six cells. If the lines
/// are swapped, the house then has the same digits as before.
fn can_be_exchanged(grid: &Grid, rungs: [Rung; 3], cells: CellSet) -> bool {
    let sides = [0, 1].map(|side| {
        let cells = rungs.iter().map(|rung| rung.cells[side]);
        cells.collect::<CellSet>()
    });
    grid.layout().houses().iter().all(|house| {
        let inside = house.cells() & cells;
        let whole = |rung: &Rung| {
            rung.cells.iter().all(|cell| inside.contains(*cell))
                || rung.cells.iter().all(|cell| !inside.contains(*cell))
        };
        sides.contains(&inside) || rungs.iter().all(whole)
    })
}

/// An extended rectangle with extra candidates in one cell: the three digits leave that cell.
pub static EXTENDED_RECTANGLE_1: Rule = Rule::limited(
    Technique::ExtendedRectangle1,
    holds_in,
    |technique, grid, found| {
        extended_rectangles(grid, &mut |it| it.in_one_cell(grid, technique, found))
    },
);

/// An extended rectangle whose cells have one extra digit in all: it leaves every cell that sees
/// all rectangle cells with that digit.
pub static EXTENDED_RECTANGLE_2: Rule = Rule::limited(
    Technique::ExtendedRectangle2,
    holds_in,
    |technique, grid, found| {
        extended_rectangles(grid, &mut |it| it.of_one_digit(grid, technique, found))
    },
);

/// An extended rectangle with extra candidates in cells of one house: these cells act as one cell
/// of a naked subset there.
pub static EXTENDED_RECTANGLE_3: Rule = Rule::limited(
    Technique::ExtendedRectangle3,
    holds_in,
    |technique, grid, found| {
        extended_rectangles(grid, &mut |it| it.in_subsets(grid, technique, found))
    },
);

/// An extended rectangle with extra candidates in two cells of a house that has one of the three
/// digits nowhere else: the other two digits leave both cells.
pub static EXTENDED_RECTANGLE_4: Rule = Rule::limited(
    Technique::ExtendedRectangle4,
    holds_in,
    |technique, grid, found| extended_rectangles(grid, &mut |it| it.locked(grid, technique, found)),
);

/// Extended rectangles need boxes or regions, and a board where digits can be swapped.
fn holds_in(layout: &Layout) -> Result<(), Obstacle> {
    Obstacle::unless_regions(layout)?;
    Obstacle::unless_exchange(layout)
}
