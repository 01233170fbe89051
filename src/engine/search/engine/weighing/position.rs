//! The digits left in each cell, and the digits that houses remove from them.

use smallvec::SmallVec;

use super::memory::Memory;
use super::sums::{MOST_CELLS, Weighed, sums};
use crate::grid::{Candidate, Cell, CellSet, DigitSet, Layout, Values};

/// The data that stays the same during a walk.
#[derive(Debug)]
pub(super) struct Tables {
    layout: Layout,
    sums: Vec<Weighed>,
    /// By cell.
    sums_of: Vec<Numbers>,
}

impl Tables {
    /// `None` if the sums contradict each other.
    pub(super) fn of(layout: &Layout) -> Option<Self> {
        let mut sums = sums(layout)?;
        // The cages come first; dropping some of the other sums only slows the search down.
        sums.truncate(Numbers::COUNT);
        let mut sums_of = vec![Numbers::default(); Cell::COUNT];
        for (number, sum) in sums.iter().enumerate() {
            for cell in &sum.cells {
                sums_of[cell.index()].insert(number);
            }
        }
        Some(Self {
            layout: layout.clone(),
            sums,
            sums_of,
        })
    }
}

/// A set of numbers of sums.
#[derive(Debug, Clone, Copy, Default)]
struct Numbers([u64; 6]);

impl Numbers {
    const COUNT: usize = 6 * 64;

    const fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    const fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// Removes and returns the smallest number.
    fn take_first(&mut self) -> Option<usize> {
        let (at, word) = self
            .0
            .iter_mut()
            .enumerate()
            .find(|(_, word)| **word != 0)?;
        let number = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(at * 64 + number)
    }
}

impl std::ops::BitOrAssign for Numbers {
    fn bitor_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

/// A contradiction at these cells.
pub(super) struct Failure(pub(super) CellSet);

/// The digits left in each cell.
#[derive(Debug, Clone)]
pub(super) struct Position {
    left: [DigitSet; Cell::COUNT],
    /// The cells with one digit whose peers have lost that digit.
    filled: CellSet,
}

impl Position {
    pub(super) const fn new(left: [DigitSet; Cell::COUNT]) -> Self {
        Self {
            left,
            filled: CellSet::EMPTY,
        }
    }

    pub(super) const fn digits(&self, cell: Cell) -> DigitSet {
        self.left[cell.index()]
    }

    /// The cells with several digits.
    pub(super) fn open(&self) -> CellSet {
        let open = |cell: &Cell| !self.left[cell.index()].has_at_most(1);
        Cell::all().filter(open).collect()
    }

    pub(super) fn values(&self) -> Values {
        self.left.map(DigitSet::first)
    }

    /// The position in which a candidate is true.
    pub(super) fn with(&self, Candidate { cell, digit }: Candidate) -> Self {
        let mut next = self.clone();
        next.left[cell.index()] = DigitSet::only(digit);
        next
    }

    /// The position in which a candidate is false.
    pub(super) fn without(&self, Candidate { cell, digit }: Candidate) -> Self {
        let mut next = self.clone();
        next.left[cell.index()].remove(digit);
        next
    }

    /// Draws all conclusions that need no guess, starting from the cells that changed.
    pub(super) fn close(
        &mut self,
        tables: &Tables,
        memory: &mut Memory,
        changed: CellSet,
    ) -> Result<(), Failure> {
        let mut closing = Closing {
            tables,
            memory,
            position: self,
            unfilled: changed,
            for_houses: changed,
            for_sums: Numbers::default(),
            for_locked: changed,
        };
        for cell in changed {
            closing.for_sums |= tables.sums_of[cell.index()];
        }
        closing.run()
    }
}

/// A position being closed, with the changes since each kind of conclusion was last looked for.
struct Closing<'a> {
    tables: &'a Tables,
    memory: &'a mut Memory,
    position: &'a mut Position,
    /// The cells that may now have only one digit.
    unfilled: CellSet,
    for_houses: CellSet,
    for_sums: Numbers,
    for_locked: CellSet,
}

impl Closing<'_> {
    const fn digits(&self, cell: Cell) -> DigitSet {
        self.position.digits(cell)
    }

    /// Keeps only these digits in a cell.
    fn keep(&mut self, cell: Cell, digits: DigitSet) -> Result<(), Failure> {
        let before = self.digits(cell);
        let after = before & digits;
        if after == before {
            return Ok(());
        }
        if after.is_empty() {
            return Err(Failure(CellSet::only(cell)));
        }
        self.position.left[cell.index()] = after;
        self.for_houses.insert(cell);
        self.for_sums |= self.tables.sums_of[cell.index()];
        self.for_locked.insert(cell);
        if after.has_one() {
            self.unfilled.insert(cell);
        }
        Ok(())
    }

    fn run(&mut self) -> Result<(), Failure> {
        loop {
            self.fill()?;
            if !self.for_houses.is_empty() {
                self.hidden_singles()?;
            } else if let Some(number) = self.for_sums.take_first() {
                self.sum(number)?;
            } else if !self.for_locked.is_empty() {
                self.locked_candidates()?;
            } else {
                return Ok(());
            }
        }
    }

    /// Removes the digit of each cell that has only one from all cells that see it.
    fn fill(&mut self) -> Result<(), Failure> {
        while let Some(cell) = self.unfilled.first() {
            self.unfilled.remove(cell);
            let digits = self.digits(cell);
            if digits.is_empty() {
                return Err(Failure(CellSet::only(cell)));
            }
            if !digits.has_one() || !self.position.filled.insert(cell) {
                continue;
            }
            for peer in self.tables.layout.peers(cell) - self.position.filled {
                self.keep(peer, DigitSet::ALL - digits)?;
            }
        }
        Ok(())
    }

    /// Finds digits with one place in a house, in the houses that changed.
    fn hidden_singles(&mut self) -> Result<(), Failure> {
        let changed = std::mem::take(&mut self.for_houses);
        let tables = self.tables;
        for house in tables.layout.houses() {
            if house.cells().is_disjoint(changed) {
                continue;
            }
            let cells = tables.layout.in_order(*house);
            let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
            for cell in cells {
                let digits = self.digits(*cell);
                twice |= once & digits;
                once |= digits;
            }
            if once != tables.layout.digits() {
                return Err(Failure(house.cells()));
            }
            let single = once - twice;
            if single.is_empty() {
                continue;
            }
            for cell in cells {
                let only_here = self.digits(*cell) & single;
                if !only_here.is_empty() && !self.position.filled.contains(*cell) {
                    if !only_here.has_one() {
                        return Err(Failure(house.cells()));
                    }
                    self.keep(*cell, only_here)?;
                }
            }
        }
        Ok(())
    }

    /// Removes the digits that a sum excludes.
    fn sum(&mut self, number: usize) -> Result<(), Failure> {
        let tables = self.tables;
        let sum = &tables.sums[number];
        let digits: SmallVec<[DigitSet; MOST_CELLS]> =
            sum.cells.iter().map(|cell| self.digits(*cell)).collect();
        let Some(left) = self.memory.weigh(sum, number, &digits) else {
            return Err(Failure(sum.set));
        };
        let fail = |_| Failure(sum.set);
        for (cell, digits) in sum.cells.iter().zip(&left.digits) {
            self.keep(*cell, *digits).map_err(fail)?;
        }
        // The sum excludes nothing more after its own changes.
        self.for_sums.remove(number);
        for (places, digit) in &left.required {
            let numbers = (0..sum.cells.len()).filter(|number| places >> number & 1 == 1);
            let places = numbers.map(|number| sum.cells[number]).collect();
            self.remove_seen(places, *digit).map_err(fail)?;
        }
        Ok(())
    }

    /// Removes the candidates that locked candidates exclude, in the houses that changed.
    fn locked_candidates(&mut self) -> Result<(), Failure> {
        let changed = std::mem::take(&mut self.for_locked);
        let tables = self.tables;
        for house in tables.layout.houses() {
            if house.cells().is_disjoint(changed) {
                continue;
            }
            let mut places = [CellSet::EMPTY; 9];
            for cell in house.cells() - self.position.filled {
                for digit in self.digits(cell) {
                    places[digit.index()].insert(cell);
                }
            }
            for digit in tables.layout.digits() {
                let places = places[digit.index()];
                if !places.has_at_most(1) {
                    self.remove_seen(places, DigitSet::only(digit))?;
                }
            }
        }
        Ok(())
    }

    /// Removes a digit from every cell that sees all these cells, one of which holds the digit.
    fn remove_seen(&mut self, places: CellSet, digit: DigitSet) -> Result<(), Failure> {
        let tables = self.tables;
        for cell in tables.layout.common_peers(places) - self.position.filled {
            self.keep(cell, DigitSet::ALL - digit)?;
        }
        Ok(())
    }
}
