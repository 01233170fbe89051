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
        /// The cells in the house that hold it: two or more.
        cells: CellSet,
    },
    /// Two cells that see each other but share no house hold the same digit.
    Seen {
        /// The digit.
        digit: Digit,
        /// The two cells.
        cells: CellSet,
    },
    /// The digits of a cage cannot add up to its sum.
    Sum {
        /// The cells of the cage.
        cells: CellSet,
        /// The sum.
        sum: u8,
    },
    /// A cell has neither a value nor a candidate.
    NoCandidate(Cell),
    /// A house neither holds the digit nor has a place for it.
    NoPlace {
        /// The digit without a place.
        digit: Digit,
        /// The house that is missing it.
        house: House,
    },
    /// Every cell and every house still has a possibility, but the board cannot be completed. Only
    /// a search shows it.
    NoSolution,
}

impl Contradiction {
    /// The digits that appear twice in a house, then those that appear twice in cells that see each
    /// other and share no house. Only values count.
    pub fn clashes(grid: &Grid) -> impl Iterator<Item = Self> + '_ {
        let in_houses = Digit::ALL.into_iter().flat_map(move |digit| {
            let houses = grid.layout().houses().iter().copied();
            houses.filter_map(move |house| {
                let cells = grid.placed(digit) & house.cells();
                (cells.len() > 1).then_some(Self::Clash {
                    digit,
                    house,
                    cells,
                })
            })
        });
        in_houses.chain(Self::clashes_apart(grid))
    }

    /// The digits that appear twice in cells that see each other and share no house.
    fn clashes_apart(grid: &Grid) -> impl Iterator<Item = Self> + '_ {
        Digit::ALL.into_iter().flat_map(move |digit| {
            let placed = grid.placed(digit);
            placed.into_iter().flat_map(move |cell| {
                let seen = (grid.layout().peers_apart(cell) & placed).into_iter();
                let later = seen.filter(move |other| *other > cell);
                later.map(move |other| Self::Seen {
                    digit,
                    cells: CellSet::only(cell).with(other),
                })
            })
        })
    }

    /// The cages whose digits cannot add up to their sum.
    fn broken_sums(grid: &Grid) -> impl Iterator<Item = Self> + '_ {
        let broken = grid
            .layout()
            .cages()
            .iter()
            .filter(|it| grid.breaks_sum(it));
        broken.filter_map(|cage| {
            Some(Self::Sum {
                cells: cage.cells,
                sum: cage.sum?,
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

    /// All contradictions visible without a search: clashes, then impossible sums, then dead ends.
    pub fn visible(grid: &Grid) -> impl Iterator<Item = Self> + '_ {
        let any = shows_any(grid, DigitSet::ALL);
        let all = any.then(|| {
            let clashes = Self::clashes(grid).chain(Self::broken_sums(grid));
            clashes.chain(Self::dead_ends(grid))
        });
        all.into_iter().flatten()
    }

    /// The first contradiction visible without a search. The position must come from one without
    /// any visible contradiction, by changes to candidates and values of these digits only.
    pub fn first_by_change_of(digits: DigitSet, grid: &Grid) -> Option<Self> {
        let any = shows_any(grid, digits);
        any.then(|| Self::visible(grid).next()).flatten()
    }

    /// The cells to point out.
    pub fn cells(&self) -> CellSet {
        match self {
            Self::Clash { cells, .. } | Self::Seen { cells, .. } | Self::Sum { cells, .. } => {
                *cells
            }
            Self::NoCandidate(cell) => CellSet::only(*cell),
            Self::NoPlace { house, .. } => house.cells(),
            Self::NoSolution => CellSet::EMPTY,
        }
    }
}

/// Whether a contradiction is visible without a search. The position must come from one without any
/// visible contradiction, by changes to these digits only.
fn shows_any(grid: &Grid, digits: DigitSet) -> bool {
    let mut cages = grid.layout().cages().iter();
    grid.has_clash() || has_dead_end(grid, digits) || cages.any(|cage| grid.breaks_sum(cage))
}

/// Whether a cell has neither a value nor a candidate, or a house has neither a value nor a place
/// for one of these digits.
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

/// In order: the left column of each box, the left column of the board, the upper left cell of each
/// box, and the first row of the board.
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

/// Whether each house of the classic board has at least one of these cells.
///
/// This runs at every step of a path, so it combines cells by shifting them onto each other: three
/// side by side in a box, then three of these in a row or below each other in a box; and nine cells
/// below each other in a column.
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
