//! The rectangles that the uniqueness rules use.

use std::ops::ControlFlow;

use super::{Escape, Exchange, UniqueRectangle, UniquenessPattern};
use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid, House, Layout};
use crate::rules::conclusions::candidates_of;
use crate::rules::{Conclusions, Deduction, Pattern, Sink, Survey, Technique};

/// A possible unique rectangle: four empty cells in two rows, two columns and, on the classic
/// board, exactly two boxes, with two digits. At least one corner has only the two digits, and the
/// digits can still fill the corners, each on one diagonal. As long as they can, a corner may be
/// missing a digit that was removed before, if the puzzle has givens or cages. (A value that keeps
/// a digit out of a corner also keeps it out of a corner next to it, so the digit could fill
/// neither diagonal.)
///
/// If the solution filled the corners with the two digits, they could be swapped: each row, column
/// and box of the rectangle would still hold both, and no corner is a given. That would be a
/// second solution. On other boards, [`can_be_exchanged`] checks whether the swap works.
#[derive(Debug, Clone, Copy)]
pub(in crate::rules) struct Rectangle {
    pub digits: [Digit; 2],
    /// The corners that have only the two digits.
    pub floor: CellSet,
    /// The corners that have other candidates.
    pub roof: CellSet,
}

impl Rectangle {
    /// All possible unique rectangles of a position, each once.
    pub(crate) fn all(grid: &Survey<'_>) -> Vec<Self> {
        let mut rectangles = Vec::new();
        all(grid, |rectangle| rectangles.push(rectangle));
        rectangles
    }

    pub(crate) fn pair(&self) -> DigitSet {
        self.digits.into_iter().collect()
    }

    pub(crate) fn cells(&self) -> CellSet {
        self.floor | self.roof
    }

    /// The corner in neither the row nor the column of `corner`.
    pub(crate) fn opposite(&self, corner: Cell) -> Option<Cell> {
        let beside = |other: Cell| other.row() == corner.row() || other.column() == corner.column();
        let mut cells = self.cells().into_iter();
        cells.find(|other| !beside(*other))
    }

    /// Each of the two digits, with the other.
    pub(crate) fn both_ways(&self) -> [(Digit, Digit); 2] {
        let [one, other] = self.digits;
        [(one, other), (other, one)]
    }

    /// The candidates of the roof other than the two digits.
    pub(crate) fn extras(&self, grid: &Grid) -> DigitSet {
        let all = self.roof.iter().map(|cell| grid.candidates(cell));
        all.fold(DigitSet::EMPTY, DigitSet::union) - self.pair()
    }

    fn lines(&self, layout: &Layout) -> Vec<House> {
        let goes_through = |line: &&House| !line.cells().is_disjoint(self.cells());
        layout
            .lines()
            .iter()
            .filter(goes_through)
            .copied()
            .collect()
    }

    /// Passes the deduction that removes `digits` from `cells` to `found`, if it removes anything.
    pub(crate) fn removing(
        &self,
        grid: &Grid,
        technique: Technique,
        digits: DigitSet,
        cells: CellSet,
        escape: impl FnOnce() -> Escape,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let lose_nothing = |cell: Cell| grid.candidates(cell).is_disjoint(digits);
        if cells.iter().all(lose_nothing) {
            return ControlFlow::Continue(());
        }
        let eliminations: Conclusions = candidates_of(grid, cells, digits).collect();
        let mut candidates: Vec<_> = candidates_of(grid, self.cells(), DigitSet::ALL).collect();
        candidates.retain(|candidate| !eliminations.contains(candidate));
        let rectangle = UniqueRectangle {
            digits: self.pair(),
            floor: self.floor,
            roof: self.roof,
            candidates,
            lines: self.lines(grid.layout()),
            exchange: Exchange::of(grid.layout(), self.cells()),
        };
        found(Deduction {
            technique,
            placements: Conclusions::new(),
            eliminations,
            pattern: Pattern::Uniqueness(Box::new(UniquenessPattern::UniqueRectangle {
                rectangle,
                escape: escape(),
            })),
        })
    }
}

/// Whether two corners are on one side; otherwise they are opposite.
pub(super) fn is_side(cells: CellSet) -> bool {
    let shares_line =
        |one: Cell, other: Cell| one.row() == other.row() || one.column() == other.column();
    match (cells.first(), cells.last()) {
        (Some(one), Some(other)) => cells.len() == 2 && shares_line(one, other),
        _ => false,
    }
}

/// Passes the possible unique rectangles with a number of roof corners in `roof_sizes` to `found`.
pub(super) fn unique_rectangles(
    grid: &Survey<'_>,
    roof_sizes: std::ops::RangeInclusive<usize>,
    found: &mut dyn FnMut(Rectangle) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let fits = |rectangle: &Rectangle| roof_sizes.contains(&rectangle.roof.len());
    let mut fitting = grid.rectangles().iter().copied().filter(fits);
    fitting.try_for_each(found)
}

/// Passes each possible unique rectangle to `found` once.
fn all(grid: &Survey<'_>, mut found: impl FnMut(Rectangle)) {
    for anchor in grid.bivalue() {
        let pair = grid.candidates(anchor);
        let mut two = pair.iter();
        let (Some(one), Some(other)) = (two.next(), two.next()) else {
            continue;
        };
        let digits = [one, other];
        let [with_one, with_other] = digits.map(|digit| grid.cells_with(digit));
        let corners = with_one | with_other;
        let layout = grid.layout();
        let [row, column] = [layout.row_of(anchor), layout.column_of(anchor)]
            .map(|line| (line.cells() & corners).without(anchor));
        let block = layout
            .region_of(anchor)
            .map_or(CellSet::EMPTY, House::cells);
        for beside in row {
            let below = if !layout.has_classic_boxes() {
                column
            } else if block.contains(beside) {
                // Exactly two boxes: one of the two sides leaves the box.
                column - block
            } else {
                column & block
            };
            for below in below {
                let opposite = Cell::at(below.row(), beside.column());
                let diagonal = CellSet::only(opposite).with(anchor);
                let antidiagonal = CellSet::only(beside).with(below);
                let fits = (diagonal.is_subset(with_one) && antidiagonal.is_subset(with_other))
                    || (diagonal.is_subset(with_other) && antidiagonal.is_subset(with_one));
                if !fits || !can_be_exchanged(grid, pair, diagonal, antidiagonal) {
                    continue;
                }
                let cells = diagonal | antidiagonal;
                let has_extras = |cell: &Cell| !grid.candidates(*cell).is_subset(pair);
                let roof: CellSet = cells.iter().filter(has_extras).collect();
                let floor = cells - roof;
                let is_bivalue = |cell: Cell| grid.candidates(cell) == pair;
                // If a rectangle has several corners like this, only the first is its anchor.
                if floor.first() == Some(anchor) && floor.iter().all(is_bivalue) {
                    found(Rectangle {
                        digits,
                        floor,
                        roof,
                    });
                }
            }
        }
    }
}

/// Whether two digits, one in the corners of each diagonal, could be swapped without harm: each
/// house and each cage with one of the cells then holds both digits as before, and no other peer
/// of the cells has or could have one of the digits.
///
/// On the classic board, this is true of all cells in two rows, two columns and two boxes, unless
/// the puzzle is given by its candidates. Then each corner must still have both digits, because a
/// missing candidate may never have been there.
pub fn can_be_exchanged(
    grid: &Grid,
    digits: DigitSet,
    diagonal: CellSet,
    antidiagonal: CellSet,
) -> bool {
    let layout = grid.layout();
    let corners = diagonal | antidiagonal;
    let has_both = |corner: Cell| digits.is_subset(grid.candidates(corner));
    if grid.is_given_by_candidates() && !corners.iter().all(has_both) {
        return false;
    }
    if layout.is_classic() {
        return true;
    }
    let keeps_both = |cells: CellSet| {
        let (one, other) = (cells & diagonal, cells & antidiagonal);
        one.len() == other.len() && one.has_at_most(1)
    };
    let clashes = |corner: Cell| {
        let caged = layout
            .cage_of(corner)
            .map_or(CellSet::EMPTY, |cage| cage.cells);
        let others = layout.peers_apart(corner) - caged;
        let holds = |digit| grid.cells_with(digit) | grid.placed(digit);
        let mut digits = digits.into_iter();
        digits.any(|digit| !((others & holds(digit)) - corners).is_empty())
            || !(others & corners).is_empty()
    };
    layout
        .houses()
        .iter()
        .all(|house| keeps_both(house.cells()))
        && layout.cages().iter().all(|cage| keeps_both(cage.cells))
        && !corners.into_iter().any(clashes)
}
