//! Cells that need as many digits as some houses can give them.
//!
//! Some empty cells hold a digit each. For each digit take as few houses as have all its
//! places in these cells: each house gives the cells the digit once at most. If all these
//! houses together can give just as many digits as there are cells, each of them has its
//! digit in one of the cells, and so nowhere else. That holds for every choice of as few
//! houses.

mod loops;
mod multi;

use super::super::{Conclusions, Deduction, Pattern, Survey, Technique};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

pub use loops::SkLoop;
pub use multi::MultiSectorLockedSets;

/// What such cells show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SectorPattern {
    /// Where the cells lie.
    pub shape: SectorShape,
    /// The cells, all of them empty.
    pub cells: CellSet,
    /// For each of their digits the choices of as few houses as have it in the cells: those
    /// without which something could not be removed. The first is the one that counts.
    pub covers: Vec<(Digit, Vec<Vec<House>>)>,
    /// What the cells have, with the house of the first choice that takes it, without what
    /// is removed.
    pub linked: Vec<(Candidate, House)>,
}

/// Where the cells lie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SectorShape {
    /// Around four solved cells: two cells beside each on its row and two on its column, in
    /// its box.
    Ring {
        /// The corners, around the ring.
        corners: [Cell; 4],
        /// The empty cells of each two, around the ring.
        pairs: Box<[CellSet; 8]>,
        /// What joins each two to the next: a line and a box by turns.
        links: [House; 8],
    },
    /// Where some rows and columns cross.
    Crossing {
        /// The rows.
        rows: Vec<House>,
        /// The columns.
        columns: Vec<House>,
    },
}

impl SectorPattern {
    /// The houses of the first choices, each once, in their order.
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

    /// The digits for which a house is in the first choice.
    pub fn digits_of(&self, house: House) -> DigitSet {
        let covers = self.covers.iter();
        let own = covers.filter(|(_, choices)| {
            let mut first = choices.iter().take(1).flatten();
            first.any(|it| *it == house)
        });
        own.map(|(digit, _)| *digit).collect()
    }
}

/// The deduction from such cells, if anything is removed. Of each digit, every choice of as
/// few houses as have it in the cells is given.
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
        // First the choice that removes most, and of the others those that add to it.
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
