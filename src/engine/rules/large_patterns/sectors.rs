//! Cells that need exactly the number of digits that some houses can give them.
//!
//! Each of the empty cells holds one digit. For each digit, take the fewest houses that contain
//! all its places in these cells: each house gives the cells the digit at most once. If all these
//! houses together can give exactly as many digits as there are cells, each house has its digit in
//! one of the cells, so nowhere else. This is true of every choice of the fewest houses.

mod loops;
mod multi;

use super::super::{Conclusions, Deduction, Pattern, Survey, Technique};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

pub use loops::SK_LOOP;
pub use multi::MULTI_SECTOR_LOCKED_SETS;

/// The pattern of cells that use up all digits of their houses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SectorPattern {
    /// The arrangement of the cells.
    pub shape: SectorShape,
    /// The cells, all of them empty.
    pub cells: CellSet,
    /// For each digit of the cells, the choices of the fewest houses that contain it in the
    /// cells, without choices that add no removal. The first choice is the one that counts.
    pub covers: Vec<(Digit, Vec<Vec<House>>)>,
    /// The candidates of the cells, each with the house of the first choice that contains it.
    pub linked: Vec<(Candidate, House)>,
}

/// The arrangement of the cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SectorShape {
    /// Around four solved cells: for each, two cells on its row and two on its column, in its box.
    Ring {
        /// The corners, around the ring.
        corners: [Cell; 4],
        /// The empty cells of each pair, around the ring.
        pairs: Box<[CellSet; 8]>,
        /// The houses that join each pair to the next, alternating between line and box.
        links: [House; 8],
    },
    /// At the crossings of some rows and columns.
    Crossing {
        /// The rows.
        rows: Vec<House>,
        /// The columns.
        columns: Vec<House>,
    },
}

impl SectorPattern {
    /// The houses of the first choices, each once, in order.
    pub fn houses(&self) -> Vec<House> {
        let firsts = self
            .covers
            .iter()
            .filter_map(|(_, choices)| choices.first());
        let mut houses: Vec<House> = firsts.flatten().copied().collect();
        houses.sort_unstable();
        houses.dedup();
        houses
    }

    /// The digits whose first choice includes a house.
    pub fn digits_of(&self, house: House) -> DigitSet {
        let covers = self.covers.iter();
        let own = covers.filter(|(_, choices)| {
            let mut first = choices.iter().take(1).flatten();
            first.any(|it| *it == house)
        });
        own.map(|(digit, _)| *digit).collect()
    }
}

/// Returns the deduction from the cells, if it removes anything. `choices` returns every choice of
/// the fewest houses that contain a digit in the cells.
fn deduction(
    grid: &Survey<'_>,
    technique: Technique,
    shape: SectorShape,
    cells: CellSet,
    choices: &mut dyn FnMut(Digit) -> Vec<Vec<House>>,
) -> Option<Deduction> {
    let mut gone: Vec<Candidate> = Vec::new();
    let mut covers = Vec::new();
    for digit in grid.layout().digits() {
        let places = grid.cells_with(digit);
        if places.is_disjoint(cells) {
            continue;
        }
        // The choice that removes the most comes first, then the choices that add to it.
        let mut all: Vec<(CellSet, Vec<House>)> = choices(digit)
            .into_iter()
            .map(|mut houses| {
                houses.sort_unstable();
                let union = houses
                    .iter()
                    .fold(CellSet::EMPTY, |all, it| all | it.cells());
                ((places & union) - cells, houses)
            })
            .collect();
        all.sort_by_key(|(lost, _)| std::cmp::Reverse(lost.len()));
        let mut lost = CellSet::EMPTY;
        let mut told = Vec::new();
        for (more, houses) in all {
            if told.is_empty() || !more.is_subset(lost) {
                lost |= more;
                told.push(houses);
            }
        }
        gone.extend(lost.iter().map(|cell| Candidate::new(cell, digit)));
        covers.push((digit, told));
    }
    if gone.is_empty() {
        return None;
    }
    gone.sort_unstable();
    let linked = covers.iter().flat_map(|(digit, choices)| {
        let places = grid.cells_with(*digit) & cells;
        places.iter().filter_map(move |cell| {
            let mut houses = choices.first()?.iter();
            let house = houses.find(|house| house.contains(cell))?;
            Some((Candidate::new(cell, *digit), *house))
        })
    });
    let pattern = SectorPattern {
        shape,
        cells,
        linked: linked.collect(),
        covers,
    };
    Some(Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations: gone.into_iter().collect(),
        pattern: Pattern::Sectors(Box::new(pattern)),
    })
}
