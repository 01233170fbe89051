use super::{Cell, CellSet, Digit, DigitSet, Grid, House};

/// A reason why a position cannot be completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Contradiction {
    /// A house holds the same digit more than once.
    Clash {
        /// The digit.
        digit: Digit,
        /// The house that holds it more than once.
        house: House,
        /// Where it stands in the house: two cells or more.
        cells: CellSet,
    },
    /// A cell has neither a value nor a candidate.
    NoCandidate(Cell),
    /// A house neither holds the digit nor has a cell that could.
    NoPlace {
        /// The digit without a place.
        digit: Digit,
        /// The house that lacks it.
        house: House,
    },
    /// Each cell and each house has something left, and yet no way of filling
    /// the board fits. Only a search can tell.
    NoSolution,
}

impl Contradiction {
    /// The digits that stand twice in a house, of values alone.
    pub fn clashes(grid: &Grid) -> impl Iterator<Item = Self> + '_ {
        Digit::ALL.into_iter().flat_map(move |digit| {
            House::all().filter_map(move |house| {
                let cells = grid.placed(digit) & house.cells();
                (cells.len() > 1).then_some(Self::Clash {
                    digit,
                    house,
                    cells,
                })
            })
        })
    }

    /// Cells without a candidate, then digits without a place in a house.
    pub fn dead_ends(grid: &Grid) -> impl Iterator<Item = Self> + '_ {
        let cells = grid
            .unsolved()
            .into_iter()
            .filter(|cell| grid.candidates(*cell).is_empty())
            .map(Self::NoCandidate);
        let places = House::all().flat_map(move |house| {
            Digit::ALL.into_iter().filter_map(move |digit| {
                let places = grid.cells_with(digit) | grid.placed(digit);
                places
                    .is_disjoint(house.cells())
                    .then_some(Self::NoPlace { digit, house })
            })
        });
        cells.chain(places)
    }

    /// Everything that can be seen without a search: clashes, then dead ends.
    pub fn visible(grid: &Grid) -> impl Iterator<Item = Self> + '_ {
        let any = grid.has_clash() || has_dead_end(grid);
        let all = any.then(|| Self::clashes(grid).chain(Self::dead_ends(grid)));
        all.into_iter().flatten()
    }

    /// The cells to point at.
    pub fn cells(&self) -> CellSet {
        match self {
            Self::Clash { cells, .. } => *cells,
            Self::NoCandidate(cell) => CellSet::only(*cell),
            Self::NoPlace { house, .. } => house.cells(),
            Self::NoSolution => CellSet::EMPTY,
        }
    }
}

/// Whether a cell has neither a value nor a candidate, or a house neither
/// holds a digit nor has a place for it.
fn has_dead_end(grid: &Grid) -> bool {
    let with_any = |cells, digit| cells | grid.cells_with(digit);
    let open = Digit::ALL.into_iter().fold(CellSet::EMPTY, with_any);
    let houses = digits_of_houses(grid);
    let houses = houses.into_iter().zip(grid.held_by_house());
    let in_all = houses.fold(DigitSet::ALL, |in_all, (places, held)| {
        in_all & (places | *held)
    });
    !grid.unsolved().is_subset(open) || in_all != DigitSet::ALL
}

/// The digits that have a place in each house.
///
/// This is asked at every step of a path. Digits of cells side by side are put
/// together at once, as the processor can: first three cells of each column,
/// which make up the columns and the boxes, then three of each row.
fn digits_of_houses(grid: &Grid) -> [DigitSet; House::COUNT] {
    let cells = grid.candidates_by_cell();
    let mut houses = [DigitSet::EMPTY; House::COUNT];
    for band in 0..3 {
        let top = 27 * band;
        let mut columns = [DigitSet::EMPTY; 9];
        for (column, digits) in columns.iter_mut().enumerate() {
            let [first, second, third] = [0, 9, 18].map(|row| cells[top + row + column]);
            *digits = first | second | third;
            houses[9 + column] |= *digits;
        }
        for (stack, three) in columns.chunks_exact(3).enumerate() {
            houses[18 + 3 * band + stack] = three[0] | three[1] | three[2];
        }
    }
    let mut threes = [DigitSet::EMPTY; Cell::COUNT - 2];
    for (first, digits) in threes.iter_mut().enumerate() {
        *digits = cells[first] | cells[first + 1] | cells[first + 2];
    }
    for (row, digits) in houses[..9].iter_mut().enumerate() {
        *digits = threes[9 * row] | threes[9 * row + 3] | threes[9 * row + 6];
    }
    houses
}
