use std::fmt;

use super::{Cage, Candidate, Cell, CellSet, Digit, DigitSet, House, Layout, Values};

/// The values and the candidates of a position.
///
/// For each cell the grid stores its value or its candidates, and for each digit the cells that can
/// still hold it; both views always agree. A cell with a value has no candidates, and a cell that
/// is not on the board has neither.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    layout: Layout,
    values: Values,
    candidates: [DigitSet; Cell::COUNT],
    cells_with: [CellSet; 9],
    placed: [CellSet; 9],
    held: [DigitSet; House::MOST],
    /// Whether a cell sees another one with the same digit.
    clash: bool,
    unsolved: CellSet,
    given: CellSet,
    /// Whether the puzzle rules out candidates in addition to its givens.
    marked: bool,
}

impl Grid {
    /// The classic grid without values, where every digit is a candidate of every cell.
    pub const fn empty() -> Self {
        Self {
            layout: Layout::CLASSIC,
            values: [None; Cell::COUNT],
            candidates: [DigitSet::ALL; Cell::COUNT],
            cells_with: [CellSet::ALL; 9],
            placed: [CellSet::EMPTY; 9],
            held: [DigitSet::EMPTY; House::MOST],
            clash: false,
            unsolved: CellSet::ALL,
            given: CellSet::EMPTY,
            marked: false,
        }
    }

    /// The empty grid of a board, where every digit of the board is a candidate of every cell of
    /// the board.
    pub fn empty_on(layout: &Layout) -> Self {
        let mut grid = Self {
            layout: layout.clone(),
            ..Self::empty()
        };
        if !layout.is_classic() {
            let (cells, digits) = (layout.cells(), layout.digits());
            for cell in Cell::all() {
                if !cells.contains(cell) {
                    grid.candidates[cell.index()] = DigitSet::EMPTY;
                } else {
                    grid.candidates[cell.index()] = digits;
                }
            }
            for digit in Digit::ALL {
                grid.cells_with[digit.index()] = if digits.contains(digit) {
                    cells
                } else {
                    CellSet::EMPTY
                };
            }
            grid.unsolved = cells;
        }
        grid
    }

    /// The classic grid with these values as its givens, and the candidates that they leave.
    /// Contradictory values are accepted.
    pub fn from_values(values: &Values) -> Self {
        Self::from_values_on(&Layout::CLASSIC, values)
    }

    /// The grid of a board with these values as its givens. Values in cells that are not on the
    /// board are dropped.
    pub fn from_values_on(layout: &Layout, values: &Values) -> Self {
        if layout.is_classic() {
            return Self::classic_with(values);
        }
        let mut grid = Self::empty_on(layout);
        for cell in layout.cells() {
            if let Some(digit) = values[cell.index()] {
                grid.place(Candidate::new(cell, digit));
            }
        }
        grid.given = layout.cells() - grid.unsolved;
        grid
    }

    /// The classic grid with these values, the same as after placing them one by one: the
    /// candidates of a cell come from the values in its three houses, and the places of a digit
    /// from the peers of the cells that hold it.
    fn classic_with(values: &Values) -> Self {
        let mut grid = Self {
            values: *values,
            ..Self::empty()
        };
        for cell in Cell::all() {
            if let Some(digit) = values[cell.index()] {
                grid.unsolved.remove(cell);
                grid.placed[digit.index()].insert(cell);
                grid.cells_with[digit.index()] -= cell.peers();
                for house in cell.houses() {
                    grid.clash |= !grid.held[house.index()].insert(digit);
                }
            }
        }
        grid.given = CellSet::ALL - grid.unsolved;
        for cells in &mut grid.cells_with {
            *cells &= grid.unsolved;
        }
        for cell in Cell::all() {
            let [row, column, block] = cell.houses().map(|it| grid.held[it.index()]);
            grid.candidates[cell.index()] = match values[cell.index()] {
                Some(_) => DigitSet::EMPTY,
                None => DigitSet::ALL - (row | column | block),
            };
        }
        grid
    }

    /// The board.
    #[inline]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Sets the cells of the givens. Only rules that require a puzzle with one solution ask for
    /// them.
    pub const fn set_givens(&mut self, given: CellSet) {
        self.given = given;
    }

    /// Sets whether the puzzle has pencil marks of its own, which rule out candidates in addition
    /// to its givens. Only rules that require a puzzle with one solution ask for that.
    pub const fn set_marked(&mut self, marked: bool) {
        self.marked = marked;
    }

    /// Sets a value, whether or not it was a candidate: the cell loses its candidates, and its
    /// peers lose the digit. An earlier value is replaced, but the candidates that it removed from
    /// its peers do not come back.
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
        if self.layout.is_classic() {
            // All peers: checking which of them have the digit would take longer.
            for peer in cell.peers_in_order() {
                self.candidates[peer.index()].remove(digit);
            }
            self.cells_with[digit.index()] -= cell.peers();
            for house in cell.houses() {
                self.clash |= !self.held[house.index()].insert(digit);
            }
        } else {
            let peers = self.layout.peers(cell);
            for peer in peers & self.cells_with[digit.index()] {
                self.candidates[peer.index()].remove(digit);
            }
            self.cells_with[digit.index()] -= peers;
            for house in self.layout.houses_of(cell) {
                self.held[house.index()].insert(digit);
            }
            self.clash |= !self.placed[digit.index()].is_disjoint(peers);
        }
        if let Some(before) = before {
            self.placed[before.index()].remove(cell);
            self.placed[digit.index()].insert(cell);
            self.gather_held();
        }
    }

    /// Recomputes the digits that the houses hold.
    fn gather_held(&mut self) {
        self.held = [DigitSet::EMPTY; House::MOST];
        self.clash = false;
        for digit in Digit::ALL {
            let placed = self.placed(digit);
            for cell in placed {
                for house in self.layout.houses_of(cell) {
                    self.held[house.index()].insert(digit);
                }
                self.clash |= !self.layout.peers(cell).is_disjoint(placed);
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

    /// Whether any house is missing exactly one digit.
    #[inline]
    pub fn has_house_that_lacks_one(&self) -> bool {
        let digits = self.layout.digits();
        let lacks_one = |held: &DigitSet| (digits - *held).has_one();
        let end = if self.layout.is_classic() {
            House::COUNT
        } else {
            House::MOST
        };
        self.held[..end]
            .iter()
            .fold(false, |any, held| any | lacks_one(held))
    }

    /// Whether a house or a cage holds a digit more than once, or two cells with the same
    /// digit see each other for another reason.
    #[inline]
    pub const fn has_clash(&self) -> bool {
        self.clash
    }

    /// The cells whose value belongs to the puzzle.
    pub const fn given(&self) -> CellSet {
        self.given
    }

    /// Whether the puzzle has pencil marks of its own. If so, a missing candidate may never have
    /// been there.
    pub const fn is_marked(&self) -> bool {
        self.marked
    }

    /// Whether a puzzle is given by its candidates: it has its own pencil marks, or neither a given
    /// nor a cage (a sukaku).
    pub fn is_given_by_candidates(&self) -> bool {
        self.marked || self.given.is_empty() && self.layout.cages().is_empty()
    }

    /// The cells without a value.
    #[inline]
    pub const fn unsolved(&self) -> CellSet {
        self.unsolved
    }

    /// Whether the digit is a candidate of the cell.
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

    /// Whether a solution agrees with all values and with the candidates of all other cells.
    pub fn allows(&self, solution: &Values) -> bool {
        let allows = |cell: Cell, digit: Digit| match self.value(cell) {
            Some(value) => value == digit,
            None => self.candidates(cell).contains(digit),
        };
        let mut cells = self.layout.cells().into_iter();
        cells.all(|cell| solution[cell.index()].is_some_and(|digit| allows(cell, digit)))
    }

    /// Whether every cell has a value; the values may still clash.
    pub const fn is_full(&self) -> bool {
        self.unsolved.is_empty()
    }

    /// Whether every cell has a value, no two cells with the same digit see each other, and each
    /// cage adds up to its sum.
    pub fn is_solved(&self) -> bool {
        let mut cages = self.layout.cages().iter();
        self.is_full() && !self.has_clash() && cages.all(|cage| self.keeps_sum(cage))
    }

    /// Whether a cage without empty cells adds up to its sum.
    fn keeps_sum(&self, cage: &Cage) -> bool {
        let values = cage.cells.into_iter().filter_map(|cell| self.value(cell));
        let sum: usize = values.map(|digit| usize::from(digit.get())).sum();
        cage.sum.is_none_or(|wanted| usize::from(wanted) == sum)
    }
}

/// The values as 81 characters in reading order, `.` for none.
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
