//! Sums that cells must have: those of cages, and what the rule of 45 makes of them.

use std::ops::BitOrAssign;

use crate::grid::{Balance, Cell, CellSet, Digit, DigitSet, Layout};

/// Cells with different digits that add up to a sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) cells: CellSet,
    pub(super) sum: u8,
}

impl Sum {
    /// The sums of a board: those of its cages first.
    pub(super) fn all(layout: &Layout) -> Vec<Self> {
        let cages = layout.cages().iter().filter_map(|cage| {
            Some(Self {
                cells: cage.cells,
                sum: cage.sum?,
            })
        });
        let left = layout.balances().iter();
        let left = left.filter_map(|balance| Self::left(layout, balance));
        cages.chain(left).take(SumSet::MOST).collect()
    }

    /// What is left inside alone, if all its cells see each other. Nothing is left outside
    /// alone: where there is one side, it is the inner one.
    fn left(layout: &Layout, balance: &Balance) -> Option<Self> {
        if !balance.outer.is_empty() {
            return None;
        }
        let (cells, sum) = (balance.inner, balance.difference);
        let see_each_other = |cell| cells.without(cell).is_subset(layout.peers(cell));
        let sum = u8::try_from(sum).ok()?;
        let fits = cells.into_iter().all(see_each_other);
        fits.then_some(Self { cells, sum })
    }

    /// The digits that each cell can have, in order of the cells, if each has no others
    /// than these and the sum is had; `None` if it cannot be had.
    pub(super) fn fitting(self, left: impl Fn(Cell) -> DigitSet) -> Option<Vec<DigitSet>> {
        let cells: Vec<DigitSet> = self.cells.into_iter().map(left).collect();
        // Which sets of digits the first cells can hold.
        let mut before = vec![Held::only(DigitSet::EMPTY)];
        for digits in &cells {
            let last = &before[before.len() - 1];
            before.push(last.with_each(*digits, usize::from(self.sum)));
        }
        // Of these only those that the others can fill up to the sum.
        let is_sum = |held: &DigitSet| held.sum() == usize::from(self.sum);
        let mut ends = Held::default();
        for held in before[cells.len()].sets().filter(is_sum) {
            ends.insert(held);
        }
        if ends.is_empty() {
            return None;
        }
        let mut fitting = vec![DigitSet::EMPTY; cells.len()];
        for (number, digits) in cells.iter().enumerate().rev() {
            let mut earlier = Held::default();
            for held in ends.sets() {
                for digit in held & *digits {
                    if before[number].contains(held.without(digit)) {
                        fitting[number].insert(digit);
                        earlier.insert(held.without(digit));
                    }
                }
            }
            ends = earlier;
        }
        Some(fitting)
    }
}

/// Sets of digits.
#[derive(Debug, Clone, Copy, Default)]
struct Held([u64; 8]);

impl Held {
    fn only(set: DigitSet) -> Self {
        let mut held = Self::default();
        held.insert(set);
        held
    }

    fn insert(&mut self, set: DigitSet) {
        self.0[usize::from(set.bits()) / 64] |= 1 << (set.bits() % 64);
    }

    fn contains(&self, set: DigitSet) -> bool {
        self.0[usize::from(set.bits()) / 64] >> (set.bits() % 64) & 1 == 1
    }

    fn is_empty(&self) -> bool {
        self.0 == [0; 8]
    }

    fn sets(&self) -> impl Iterator<Item = DigitSet> {
        (0..8u16).zip(self.0).flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let bit = u16::try_from(bits.trailing_zeros()).ok()?;
                (bits != 0).then(|| {
                    bits &= bits - 1;
                    DigitSet::from_bits(64 * word + bit)
                })
            })
        })
    }

    /// Each of these sets with one more digit of some, as long as the sum is not passed.
    fn with_each(&self, digits: DigitSet, most: usize) -> Self {
        let mut more = Self::default();
        for held in self.sets() {
            let rest = most.saturating_sub(held.sum());
            let fits = |digit: &Digit| usize::from(digit.get()) <= rest;
            for digit in (digits - held).into_iter().filter(fits) {
                more.insert(held.with(digit));
            }
        }
        more
    }
}

/// Some of the sums of a board, by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SumSet([u64; 4]);

impl SumSet {
    pub(super) const EMPTY: Self = Self([0; 4]);

    /// More are not looked at. The cages are among them: there are no more than cells.
    const MOST: usize = 256;

    /// The first ones.
    pub(super) fn first(count: usize) -> Self {
        let mut all = Self::EMPTY;
        (0..count).for_each(|number| all.insert(number));
        all
    }

    pub(super) fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Takes the first one out.
    pub(super) fn pop(&mut self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        let bit = self.0[word].trailing_zeros() as usize;
        self.0[word] &= self.0[word] - 1;
        Some(64 * word + bit)
    }
}

impl BitOrAssign for SumSet {
    fn bitor_assign(&mut self, other: Self) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own |= other;
        }
    }
}
