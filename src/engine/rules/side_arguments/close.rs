//! Conclusions in a world without a side argument: singles, sums, locked candidates and subsets,
//! the simplest first.

use super::sums::Fitting;
use super::world::{Clash, Kind, World};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// The most cells in a naked or hidden subset.
const MOST_CELLS: usize = 3;

impl World<'_> {
    /// Draws all conclusions. Returns the contradiction of the world, if there is one.
    pub(super) fn close(&mut self) -> Result<(), Clash> {
        while self.singles()? || self.fit_sums()? || self.lock() || self.subset() {}
        Ok(())
    }

    /// Fills all cells that have one candidate left, or else the last places of digits. Returns
    /// whether it filled a cell.
    fn singles(&mut self) -> Result<bool, Clash> {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for places in self.now.places {
            twice |= once & places;
            once |= places;
        }
        let none = |cells: CellSet| match cells.first() {
            Some(cell) => Err(Clash::Cell(cell)),
            None => Ok(()),
        };
        none(self.layout.cells() - once)?;
        let last = once - twice - self.now.filled;
        for cell in last {
            let Some(digit) = self.now.candidates[cell.index()].first() else {
                return Err(Clash::Cell(cell));
            };
            let candidate = Candidate::new(cell, digit);
            self.fill(candidate, Kind::LastCandidate(candidate));
        }
        Ok(!last.is_empty() || self.last_places()?)
    }

    fn last_places(&mut self) -> Result<bool, Clash> {
        let mut any = false;
        let digits = std::mem::replace(&mut self.now.for_singles, DigitSet::EMPTY);
        let layout = self.layout;
        for digit in digits {
            for house in layout.houses() {
                let places = self.now.places[digit.index()] & house.cells();
                if places.is_empty() {
                    return Err(Clash::Place(digit, *house));
                }
                if let Some(cell) = places.single()
                    && !self.now.filled.contains(cell)
                {
                    let candidate = Candidate::new(cell, digit);
                    self.fill(candidate, Kind::LastPlace(candidate, *house));
                    any = true;
                }
            }
        }
        Ok(any)
    }

    /// Removes the candidates that the changed sums rule out. Returns whether there were any.
    fn fit_sums(&mut self) -> Result<bool, Clash> {
        let mut any = false;
        while let Some(number) = self.now.for_sums.pop() {
            let sum = self.sums[number];
            self.counts_fitted();
            let candidates = &self.now.candidates;
            let mut left = Fitting::default();
            for (number, cell) in sum.cells.into_iter().enumerate() {
                left.set(number, candidates[cell.index()]);
            }
            let Some(fitting) = sum.fitting(&left) else {
                return Err(Clash::Sum(number));
            };
            let fitting = fitting.of(sum);
            let gone = fitting.map(|(cell, fits)| (cell, candidates[cell.index()] - fits));
            let gone = gone.filter(|(_, digits)| !digits.is_empty());
            let gone: Vec<_> = gone.collect();
            if gone.is_empty() {
                continue;
            }
            let event = self.happens(Kind::Sum(number));
            for (cell, digits) in gone {
                for digit in digits {
                    self.remove(cell, digit, event);
                }
            }
            any = true;
        }
        Ok(any)
    }

    /// Removes the candidates that see all places of their digit in a house. Returns whether there
    /// were any.
    fn lock(&mut self) -> bool {
        let mut any = false;
        let digits = std::mem::replace(&mut self.now.for_locked, DigitSet::EMPTY);
        let layout = self.layout;
        // Two houses of the classic board share at most three cells.
        let most = if layout.is_classic() {
            3
        } else {
            layout.size()
        };
        for digit in digits {
            for house in layout.houses() {
                let all = self.now.places[digit.index()];
                let places = all & house.cells();
                if places.has_one() || !places.has_at_most(most) {
                    continue;
                }
                let gone = all & layout.common_peers(places);
                if !gone.is_empty() {
                    let event = self.happens(Kind::Locked(digit, *house));
                    for cell in gone {
                        self.remove(cell, digit, event);
                    }
                    any = true;
                }
            }
        }
        any
    }

    /// Removes the candidates that the first subset in the changed houses rules out. Returns
    /// whether there was a subset.
    fn subset(&mut self) -> bool {
        let layout = self.layout;
        for size in 2..=MOST_CELLS {
            let mut indices = self.now.for_subsets;
            while indices != 0 {
                let house = layout.by_index()[indices.trailing_zeros() as usize];
                if self.subset_in(house, size) {
                    return true;
                }
                indices &= indices - 1;
            }
        }
        self.now.for_subsets = 0;
        false
    }

    fn subset_in(&mut self, house: House, size: usize) -> bool {
        let open = house.cells() - self.now.filled;
        if open.len() <= size {
            return false;
        }
        let order: Vec<Cell> = open.iter().collect();
        // The digits of each cell and the cells of each digit, as bits.
        let mut digits_of = [0u16; Cell::SIDE];
        let mut cells_of = [0u16; Digit::COUNT];
        for (number, cell) in order.iter().enumerate() {
            let digits = self.now.candidates[cell.index()];
            digits_of[number] = digits.bits();
            for digit in digits {
                cells_of[digit.index()] |= 1 << number;
            }
        }
        let cells = |bits: u16| -> CellSet {
            let numbers = order.iter().enumerate();
            let among = numbers.filter(|(number, _)| bits >> number & 1 == 1);
            among.map(|(_, cell)| *cell).collect()
        };
        if let Some((own, digits)) = few(&digits_of, size, order.len()) {
            let (own, digits) = (cells(own), DigitSet::from_bits(digits));
            let event = self.happens(Kind::Naked(own, digits));
            for cell in open - own {
                for digit in self.now.candidates[cell.index()] & digits {
                    self.remove(cell, digit, event);
                }
            }
            return true;
        }
        if let Some((digits, own)) = few(&cells_of, size, order.len()) {
            let (own, digits) = (cells(own), DigitSet::from_bits(digits));
            let event = self.happens(Kind::Hidden(house, own, digits));
            for cell in own {
                for digit in self.now.candidates[cell.index()] - digits {
                    self.remove(cell, digit, event);
                }
            }
            return true;
        }
        false
    }
}

/// Finds `size` sets that have only `size` members in all, some of which are in other sets too.
/// Returns the numbers of the sets and the members, as bits. Skips empty sets.
fn few(sets: &[u16; Digit::COUNT], size: usize, members: usize) -> Option<(u16, u16)> {
    let small = |set: &u16| (1..=size as u32).contains(&set.count_ones());
    let candidates: u16 = (0..sets.len())
        .filter(|i| small(&sets[*i]))
        .fold(0, |all, i| all | 1 << i);
    if (candidates.count_ones() as usize) < size || members <= size {
        return None;
    }
    let is_of_use = |chosen: u16, all: u16| {
        let mut others = (0..sets.len()).filter(|i| chosen >> i & 1 == 0);
        others.any(|i| sets[i] & all != 0)
    };
    let numbers = |after: u16| {
        let mut left = candidates & !after;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let number = left.trailing_zeros() as usize;
                left &= left - 1;
                number
            })
        })
    };
    for one in numbers(0) {
        let to_one = (2u16 << one) - 1;
        for other in numbers(to_one) {
            let two = sets[one] | sets[other];
            let chosen = 1 << one | 1 << other;
            if size == 2 {
                if two.count_ones() == 2 && is_of_use(chosen, two) {
                    return Some((chosen, two));
                }
                continue;
            }
            if two.count_ones() > 3 {
                continue;
            }
            for third in numbers((2u16 << other) - 1) {
                let three = two | sets[third];
                let chosen = chosen | 1 << third;
                if three.count_ones() == 3 && is_of_use(chosen, three) {
                    return Some((chosen, three));
                }
            }
        }
    }
    None
}
