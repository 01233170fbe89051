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
            let houses = grid.layout().houses().iter().copied();
            houses.filter_map(move |house| {
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
        let layout = grid.layout();
        let places = layout.houses().iter().copied().flat_map(move |house| {
            layout.digits().into_iter().filter_map(move |digit| {
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
        let any = grid.has_clash() || has_dead_end(grid, DigitSet::ALL);
        let all = any.then(|| Self::clashes(grid).chain(Self::dead_ends(grid)));
        all.into_iter().flatten()
    }

    /// The first that can be seen without a search on a position that came out of
    /// one without any, in which candidates and values of these digits alone are
    /// different.
    pub fn first_by_change_of(digits: DigitSet, grid: &Grid) -> Option<Self> {
        let any = grid.has_clash() || has_dead_end(grid, digits);
        any.then(|| Self::visible(grid).next()).flatten()
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
/// holds one of these digits nor has a place for it.
fn has_dead_end(grid: &Grid, digits: DigitSet) -> bool {
    let with_any = |cells, digit| cells | grid.cells_with(digit);
    let open = Digit::ALL.into_iter().fold(CellSet::EMPTY, with_any);
    let lacks_place = |digit| {
        let places = grid.cells_with(digit) | grid.placed(digit);
        if grid.layout().is_classic() {
            !meets_every_house(places)
        } else {
            let mut houses = grid.layout().houses().iter();
            houses.any(|house| house.cells().is_disjoint(places))
        }
    };
    let digits = digits & grid.layout().digits();
    !grid.unsolved().is_subset(open) || digits.into_iter().any(lacks_place)
}

/// The cells at the left of the boxes, those at the left of the board, those at
/// the upper left of the boxes, and those of the first row.
const LEFT_IN_BOX: u128 = LEFT_OF_BOARD * 0b1_001_001;
const LEFT_OF_BOARD: u128 = {
    let mut cells = 0;
    let mut row = 0;
    while row < 9 {
        cells |= 1 << (9 * row);
        row += 1;
    }
    cells
};
const FIRST_IN_BOX: u128 = 0b1_001_001 * (1 | 1 << 27 | 1 << 54);
const FIRST_ROW: u128 = 0x1ff;

/// Whether each house of the classic board has one of these cells.
///
/// This is asked at every step of a path. Cells are counted together by shifting
/// them onto each other: three side by side in a box, then three such in a row and
/// three below each other in a box; and nine below each other in a column.
const fn meets_every_house(cells: CellSet) -> bool {
    let cells = cells.bits();
    let threes = (cells | cells >> 1 | cells >> 2) & LEFT_IN_BOX;
    let rows = threes | threes >> 3 | threes >> 6;
    let boxes = threes | threes >> 9 | threes >> 18;
    let bands = cells | cells >> 27 | cells >> 54;
    let columns = bands | bands >> 9 | bands >> 18;
    rows & LEFT_OF_BOARD == LEFT_OF_BOARD
        && boxes & FIRST_IN_BOX == FIRST_IN_BOX
        && columns & FIRST_ROW == FIRST_ROW
}
