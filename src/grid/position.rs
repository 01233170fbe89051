use std::fmt;

use super::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// A value, or none, for each of the 81 cells in reading order.
pub type Values = [Option<Digit>; Cell::COUNT];

/// The values and the candidates of a position.
///
/// For each cell the grid holds its value or its candidates, and for each
/// digit the cells that can still hold it; the two views are kept in step.
/// A cell with a value has no candidates.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    values: Values,
    candidates: [DigitSet; Cell::COUNT],
    cells_with: [CellSet; 9],
    placed: [CellSet; 9],
    held: [DigitSet; House::COUNT],
    /// Whether a house holds a digit twice.
    clash: bool,
    unsolved: CellSet,
    given: CellSet,
}

impl Grid {
    /// The grid without a value, each digit a candidate of each cell.
    pub const fn empty() -> Self {
        Self {
            values: [None; Cell::COUNT],
            candidates: [DigitSet::ALL; Cell::COUNT],
            cells_with: [CellSet::ALL; 9],
            placed: [CellSet::EMPTY; 9],
            held: [DigitSet::EMPTY; House::COUNT],
            clash: false,
            unsolved: CellSet::ALL,
            given: CellSet::EMPTY,
        }
    }

    /// The grid with these values as its givens, and the candidates that they
    /// leave. Values that contradict each other are taken as they are.
    pub fn from_values(values: &Values) -> Self {
        let mut grid = Self::empty();
        for cell in Cell::all() {
            if let Some(digit) = values[cell.index()] {
                grid.place(Candidate::new(cell, digit));
            }
        }
        grid.given = !grid.unsolved;
        grid
    }

    /// Says which cells are those of the givens. Only rules that rest on the
    /// puzzle having one solution ask for them.
    pub const fn set_givens(&mut self, given: CellSet) {
        self.given = given;
    }

    /// Sets a value, whether or not it was a candidate: the cell loses its
    /// candidates and its peers lose the digit. A value that stood there is
    /// replaced, but what it had taken from its peers stays away.
    #[inline]
    pub fn place(&mut self, Candidate { cell, digit }: Candidate) {
        let before = self.values[cell.index()];
        for lost in self.candidates[cell.index()] {
            self.cells_with[lost.index()].remove(cell);
        }
        self.candidates[cell.index()] = DigitSet::EMPTY;
        self.values[cell.index()] = Some(digit);
        self.placed[digit.index()].insert(cell);
        self.unsolved.remove(cell);
        // All of them: to ask which have the digit would take longer.
        for peer in cell.peers_in_order() {
            self.candidates[peer.index()].remove(digit);
        }
        self.cells_with[digit.index()] -= cell.peers();
        for house in cell.houses() {
            self.clash |= !self.held[house.index()].insert(digit);
        }
        if let Some(before) = before {
            self.placed[before.index()].remove(cell);
            self.placed[digit.index()].insert(cell);
            self.gather_held();
        }
    }

    /// Works out anew what the houses hold.
    fn gather_held(&mut self) {
        self.held = [DigitSet::EMPTY; House::COUNT];
        self.clash = false;
        for digit in Digit::ALL {
            for house in self.placed(digit).into_iter().flat_map(Cell::houses) {
                self.clash |= !self.held[house.index()].insert(digit);
            }
        }
    }

    /// Removes a candidate; true if it was there.
    #[inline]
    pub fn eliminate(&mut self, Candidate { cell, digit }: Candidate) -> bool {
        self.cells_with[digit.index()].remove(cell);
        self.candidates[cell.index()].remove(digit)
    }

    /// The value of a cell.
    #[inline]
    pub const fn value(&self, cell: Cell) -> Option<Digit> {
        self.values[cell.index()]
    }

    /// All values, in reading order.
    pub const fn values(&self) -> &Values {
        &self.values
    }

    /// The digits that the cell may still hold; empty if it has a value.
    #[inline]
    pub const fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// The candidates of all cells, in reading order.
    #[inline]
    pub(super) const fn candidates_by_cell(&self) -> &[DigitSet; Cell::COUNT] {
        &self.candidates
    }

    /// The cells that may still hold the digit.
    #[inline]
    pub const fn cells_with(&self, digit: Digit) -> CellSet {
        self.cells_with[digit.index()]
    }

    /// The cells with exactly one candidate.
    #[inline]
    pub fn cells_with_one_candidate(&self) -> CellSet {
        let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
        for cells in self.cells_with {
            two |= one & cells;
            one |= cells;
        }
        one - two
    }

    /// The cells with at least one, two, three and four candidates.
    #[inline]
    pub fn cells_by_count(&self) -> [CellSet; 4] {
        CellSet::in_at_least(self.cells_with)
    }

    /// The cells whose value is the digit.
    #[inline]
    pub const fn placed(&self, digit: Digit) -> CellSet {
        self.placed[digit.index()]
    }

    /// The digits that are values in the house.
    #[inline]
    pub const fn held(&self, house: House) -> DigitSet {
        self.held[house.index()]
    }

    /// Whether a house holds a digit more than once.
    #[inline]
    pub const fn has_clash(&self) -> bool {
        self.clash
    }

    /// The cells whose value belongs to the puzzle.
    pub const fn given(&self) -> CellSet {
        self.given
    }

    /// The cells without a value.
    #[inline]
    pub const fn unsolved(&self) -> CellSet {
        self.unsolved
    }

    /// Whether the digit may still stand in the cell.
    pub const fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.digit)
    }

    /// Every candidate of every cell, in reading order.
    pub fn all_candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.unsolved.into_iter().flat_map(|cell| {
            self.candidates(cell)
                .into_iter()
                .map(move |d| Candidate::new(cell, d))
        })
    }

    /// Whether every cell has a value; the values may still clash.
    pub const fn is_full(&self) -> bool {
        self.unsolved.is_empty()
    }

    /// Whether every cell has a value and no house holds a digit twice.
    pub fn is_solved(&self) -> bool {
        self.is_full() && !self.has_clash()
    }
}

/// The values as 81 characters in reading order, `.` where there is none.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for value in self.values {
            match value {
                Some(digit) => write!(f, "{digit}")?,
                None => f.write_str(".")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}
