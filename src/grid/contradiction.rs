use super::{Cell, CellSet, Census, Digit, Grid, House};

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
        Self::visible_in(grid, &Census::of(grid))
    }

    /// The same where the census of the grid is known already.
    pub fn visible_in<'a>(grid: &'a Grid, census: &Census) -> impl Iterator<Item = Self> + use<'a> {
        let any = grid.has_clash() || census.has_dead_end(grid);
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
