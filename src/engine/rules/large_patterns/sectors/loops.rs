//! SK loops.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::{SectorShape, deduction};
use crate::grid::{Cell, CellSet, Digit, House, chute_of};
use crate::rules::{Obstacle, Rule, Sink, Survey, Technique};

/// For each set of pairs, as bits, the least number of houses that reach them all.
static FEWEST_HOUSES: LazyLock<[u8; 256]> = LazyLock::new(|| {
    std::array::from_fn(|pairs| {
        let counts = (0..=u8::MAX).filter(|houses| pairs as u8 & !reached(*houses) == 0);
        counts
            .map(|houses| houses.count_ones() as u8)
            .min()
            .unwrap_or(8)
    })
});

/// The pairs that some houses reach: each house reaches its own pair and the next.
const fn reached(houses: u8) -> u8 {
    houses | houses.rotate_left(1)
}

/// SK Loop: four solved cells at the corners of a rectangle over four boxes. The two cells beside
/// each corner on its row and the two on its column, all in its box, make eight pairs in a ring.
/// Lines and boxes alternate as the links from pair to pair. The empty cells of the ring need
/// exactly the number of digits that these eight houses can give them, counting for each digit the
/// fewest houses that reach every pair with that digit. Found by Steve Kurzhals on Easter Monster.
pub static SK_LOOP: Rule = Rule::limited(
    Technique::SkLoop,
    Obstacle::unless_classic_boxes,
    |_, grid, found| {
        if !grid.layout().has_classic_boxes() {
            return ControlFlow::Continue(());
        }
        let solved = !grid.unsolved();
        for first in solved {
            for opposite in solved {
                let is_below = chute_of(first.row()) < chute_of(opposite.row());
                if !is_below || chute_of(first.column()) == chute_of(opposite.column()) {
                    continue;
                }
                // The ring begins at the upper left.
                let (left, right) = if first.column() < opposite.column() {
                    (first.column(), opposite.column())
                } else {
                    (opposite.column(), first.column())
                };
                if first.column() != left {
                    continue;
                }
                let (upper, lower) = (first.row(), opposite.row());
                let corners = [(upper, left), (upper, right), (lower, right), (lower, left)];
                let corners = corners.map(|(row, column)| Cell::at(row, column));
                if corners.iter().all(|corner| solved.contains(*corner)) {
                    around(grid, corners, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    },
);

fn around(grid: &Survey<'_>, corners: [Cell; 4], found: Sink<'_>) -> ControlFlow<()> {
    let [first, second, third, fourth] = corners;
    let open = grid.unsolved();
    let pair = |corner: Cell, line: House| {
        let region = House::box_at(corner.box_index()).cells();
        (region & line.cells()).without(corner) & open
    };
    let [upper, lower] = [first, third].map(|corner| House::row(corner.row()));
    let [right, left] = [third, first].map(|corner| House::column(corner.column()));
    let pairs: [CellSet; 8] = [
        pair(first, upper),
        pair(second, upper),
        pair(second, right),
        pair(third, right),
        pair(third, lower),
        pair(fourth, lower),
        pair(fourth, left),
        pair(first, left),
    ];
    if pairs.iter().any(|pair| pair.is_empty()) {
        return ControlFlow::Continue(());
    }
    let cells = pairs.iter().fold(CellSet::EMPTY, |all, pair| all | *pair);
    let having = |digit: Digit| {
        let places = grid.cells_with(digit);
        let mut bits = 0_u8;
        for (number, pair) in pairs.iter().enumerate() {
            bits |= u8::from(!places.is_disjoint(*pair)) << number;
        }
        bits
    };
    let digits = Digit::ALL.into_iter();
    let given: usize = digits
        .map(|digit| usize::from(FEWEST_HOUSES[usize::from(having(digit))]))
        .sum();
    if given != cells.len() {
        return ControlFlow::Continue(());
    }
    let at = |corner: Cell| House::box_at(corner.box_index());
    let links = [
        upper,
        at(second),
        right,
        at(third),
        lower,
        at(fourth),
        left,
        at(first),
    ];
    let mut choices = |digit: Digit| {
        let pairs = having(digit);
        let fewest = u32::from(FEWEST_HOUSES[usize::from(pairs)]);
        let all = (0..=u8::MAX)
            .filter(|houses| houses.count_ones() == fewest && pairs & !reached(*houses) == 0);
        let houses = |chosen: u8| {
            let numbers = (0..8).filter(move |number| chosen & (1 << number) != 0);
            numbers.map(|number: usize| links[number]).collect()
        };
        all.map(houses).collect()
    };
    let shape = SectorShape::Ring {
        corners,
        pairs: Box::new(pairs),
        links,
    };
    match deduction(grid, Technique::SkLoop, shape, cells, &mut choices) {
        Some(deduction) => found(deduction),
        None => ControlFlow::Continue(()),
    }
}
