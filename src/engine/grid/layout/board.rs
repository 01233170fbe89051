//! The tables of a board other than the classic one, and the tables of the classic board that cells
//! and houses do not keep themselves.

use super::derived::{Area, Balance, areas, balances};
use super::{Cage, Crossing, Feature};
use crate::grid::cell::{Cell, CellSet};
use crate::grid::digit::DigitSet;
use crate::grid::house::{CLASSIC, House};

/// Everything computed when a layout is built.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Tables {
    pub(super) size: usize,
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    /// Rows, columns, boxes or regions, then additional houses.
    pub(super) houses: Vec<House>,
    /// The number of boxes or regions.
    pub(super) regions: usize,
    pub(super) regions_first: Vec<House>,
    pub(super) by_index: [House; House::MOST],
    pub(super) indices: u64,
    /// By cell.
    pub(super) indices_of: Vec<u64>,
    /// By the index of the house.
    pub(super) in_order: Vec<Vec<Cell>>,
    pub(super) houses_of: Vec<Vec<House>>,
    pub(super) peers: Vec<CellSet>,
    pub(super) peers_apart: Vec<CellSet>,
    /// By the index of the house.
    pub(super) crossings: Vec<Vec<Crossing>>,
    pub(super) cages: Vec<Cage>,
    /// Empty if no cage has a sum.
    pub(super) areas: Vec<Area>,
    /// The features that make cells see each other without a house.
    pub(super) apart: Vec<Feature>,
    pub(super) balances: Vec<Balance>,
}

impl Tables {
    /// Creates the board with these houses and cages. Each cell sees the cells of its houses and
    /// cages, and the cells in `more_peers`.
    pub(super) fn new(
        size: usize,
        cells: CellSet,
        houses: Vec<House>,
        cages: Vec<Cage>,
        apart: Vec<Feature>,
        more_peers: &[CellSet; Cell::COUNT],
    ) -> Self {
        let mut by_index = CLASSIC_BY_INDEX;
        let mut in_order = vec![Vec::new(); House::MOST];
        let mut indices = 0;
        for house in &houses {
            by_index[house.index()] = *house;
            in_order[house.index()] = house.cells().iter().collect();
            indices |= 1 << house.index();
        }
        let in_house = |cell: Cell| houses.iter().copied().filter(move |it| it.contains(cell));
        let houses_of: Vec<Vec<House>> = Cell::all().map(|cell| in_house(cell).collect()).collect();
        let indices_of = |cell| in_house(cell).fold(0, |all, house| all | 1 << house.index());
        let seen_by_house = |cell: Cell| {
            let seen = in_house(cell).fold(CellSet::EMPTY, |seen, house| seen | house.cells());
            seen.without(cell)
        };
        let seen = |cell: Cell| {
            let caged = cages.iter().filter(|cage| cage.cells.contains(cell));
            let caged = caged.fold(CellSet::EMPTY, |seen, cage| seen | cage.cells);
            (seen_by_house(cell) | caged | more_peers[cell.index()]).without(cell) & cells
        };
        let peers: Vec<CellSet> = Cell::all().map(seen).collect();
        let seen_apart = |cell: Cell| peers[cell.index()] - seen_by_house(cell);
        let areas = if cages.iter().any(|cage| cage.sum.is_some()) {
            areas(size, &houses)
        } else {
            Vec::new()
        };
        let is_line = |house: &&House| house.kind().is_line();
        let others = houses.iter().filter(|house| !is_line(house));
        Self {
            size,
            cells,
            digits: DigitSet::from_bits((1 << size) - 1),
            regions: houses.iter().filter(|it| it.kind().is_region()).count(),
            regions_first: others
                .chain(houses.iter().filter(is_line))
                .copied()
                .collect(),
            by_index,
            indices,
            indices_of: Cell::all().map(indices_of).collect(),
            in_order,
            houses_of,
            peers_apart: Cell::all().map(seen_apart).collect(),
            crossings: crossings_of(&houses),
            balances: balances(size, &houses, &areas, &cages),
            areas,
            peers,
            cages,
            apart,
            houses,
        }
    }
}

/// For each house, by its index, the other houses that share at least two cells with it.
fn crossings_of(houses: &[House]) -> Vec<Vec<Crossing>> {
    let mut crossings = vec![Vec::new(); House::MOST];
    for one in houses {
        for house in houses.iter().filter(|other| *other != one).copied() {
            let cells = one.cells() & house.cells();
            if !cells.has_at_most(1) {
                crossings[one.index()].push(Crossing { house, cells });
            }
        }
    }
    crossings
}

/// The crossings of each house of the classic board: three for a line, six for a box.
pub(super) static CLASSIC_CROSSINGS: [[Crossing; 6]; House::COUNT] = {
    let nothing = Crossing {
        house: CLASSIC[0],
        cells: CellSet::EMPTY,
    };
    let mut crossings = [[nothing; 6]; House::COUNT];
    let mut one = 0;
    while one < House::COUNT {
        let mut count = 0;
        let mut other = 0;
        while other < House::COUNT {
            let cells = CLASSIC[one].cells().bits() & CLASSIC[other].cells().bits();
            let cells = CellSet::from_bits(cells);
            if one != other && !cells.has_at_most(1) {
                crossings[one][count] = Crossing {
                    house: CLASSIC[other],
                    cells,
                };
                count += 1;
            }
            other += 1;
        }
        one += 1;
    }
    crossings
};

/// For each cell of the classic board, the indices of its houses as bits.
pub(super) static CLASSIC_INDICES_OF: [u64; Cell::COUNT] = {
    let mut indices = [0; Cell::COUNT];
    let mut number = 0;
    while number < Cell::COUNT {
        let cell = Cell::from_index(number);
        indices[number] = 1 << cell.row() | 1 << (9 + cell.column()) | 1 << (18 + cell.box_index());
        number += 1;
    }
    indices
};

/// The houses of the classic board by index; the indices after them hold the first house.
pub(super) static CLASSIC_BY_INDEX: [House; House::MOST] = {
    let mut houses = [CLASSIC[0]; House::MOST];
    let mut index = 0;
    while index < House::COUNT {
        houses[index] = CLASSIC[index];
        index += 1;
    }
    houses
};

/// The cells of each house of the classic board in reading order.
pub(super) static IN_ORDER: [[Cell; 9]; House::COUNT] = {
    let mut in_order = [[Cell::at(0, 0); 9]; House::COUNT];
    let mut index = 0;
    while index < House::COUNT {
        let mut left = CLASSIC[index].cells();
        let mut number = 0;
        while let Some(cell) = left.first() {
            in_order[index][number] = cell;
            left = left.without(cell);
            number += 1;
        }
        index += 1;
    }
    in_order
};

/// The houses of the classic board, boxes first.
pub(super) static CLASSIC_REGIONS_FIRST: [House; House::COUNT] = {
    let mut houses = CLASSIC;
    let mut index = 0;
    while index < House::COUNT {
        houses[index] = CLASSIC[(18 + index) % House::COUNT];
        index += 1;
    }
    houses
};
