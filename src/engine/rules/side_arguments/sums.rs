//! The sums that cells must have: those of cages, and those that follow by the rule of 45.

use std::ops::{BitAnd, BitOr, BitOrAssign};

use crate::grid::{Balance, Cell, CellSet, Digit, DigitSet, Layout};

/// Cells with different digits that add up to a sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) cells: CellSet,
    pub(super) sum: u8,
}

impl Sum {
    /// The sums of a board; those of cages come first.
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

    /// The sum of the inner cells, if there are no outer cells and the inner cells all see each
    /// other. A balance with only one side has an inner side.
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

    /// The digits that each cell can have if the cells add up to the sum with only the digits in
    /// `left`; `None` if they cannot.
    pub(super) fn fitting(self, left: &Fitting) -> Option<Fitting> {
        let cells = &left.0;
        let count = self.cells.len();
        // The sets of digits that the cells before each cell can hold.
        let mut before = [Held::EMPTY; Digit::COUNT + 1];
        before[0] = Held::of_sum(0);
        for (number, digits) in cells.iter().enumerate().take(count) {
            before[number + 1] = before[number].with_each(*digits);
        }
        // There are never more cells that all see each other than there are digits.
        let last = before.get(count)?;
        // Of these sets, keep only those with the right sum.
        let mut ends = *last & Held::of_sum(usize::from(self.sum));
        if ends.is_empty() {
            return None;
        }
        let mut fitting = Fitting::default();
        for number in (0..count).rev() {
            let mut earlier = Held::EMPTY;
            for digit in cells[number] {
                let held = ends.without_one(digit) & before[number];
                if !held.is_empty() {
                    fitting.0[number].insert(digit);
                    earlier = earlier | held;
                }
            }
            ends = earlier;
        }
        Some(fitting)
    }
}

/// The digits of the cells of a sum, in order of the cells.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Fitting([DigitSet; Digit::COUNT]);

impl Fitting {
    /// The digits of the cell with this number.
    pub(super) const fn at(&self, number: usize) -> DigitSet {
        self.0[number]
    }

    /// Sets the digits of the cell with this number, if there is one.
    pub(super) fn set(&mut self, number: usize, digits: DigitSet) {
        if let Some(own) = self.0.get_mut(number) {
            *own = digits;
        }
    }

    /// The cells of the sum, each with its digits.
    pub(super) fn of(self, sum: Sum) -> impl Iterator<Item = (Cell, DigitSet)> {
        sum.cells.into_iter().zip(self.0)
    }
}

/// Sets of digits, one bit per set; the number of the bit has the digits of the set as its bits.
/// So a shift adds a digit to all sets, or removes it.
#[derive(Debug, Clone, Copy)]
struct Held([u64; Held::WORDS]);

impl Held {
    const WORDS: usize = (1 << Digit::COUNT) / 64;

    const EMPTY: Self = Self([0; Self::WORDS]);

    /// For each digit that a single word distinguishes, the sets without it.
    const LACKING: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];

    /// All sets whose digits add up to `sum`.
    #[inline]
    fn of_sum(sum: usize) -> Self {
        const MOST: usize = Digit::COUNT * (Digit::COUNT + 1) / 2;
        static OF_SUM: [Held; MOST + 1] = {
            let mut of_sum = [Held::EMPTY; MOST + 1];
            let mut bits = 0;
            while bits < 1 << Digit::COUNT {
                let (mut sum, mut digit) = (0, 0);
                while digit < Digit::COUNT {
                    sum += (bits >> digit & 1) * (digit + 1);
                    digit += 1;
                }
                of_sum[sum].0[bits / 64] |= 1 << (bits % 64);
                bits += 1;
            }
            of_sum
        };
        OF_SUM.get(sum).copied().unwrap_or(Self::EMPTY)
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The sets without the digit, each with the digit added.
    #[inline]
    fn with_one(self, digit: Digit) -> Self {
        let mut with = Self::EMPTY;
        match Self::LACKING.get(digit.index()) {
            Some(lacking) => {
                for (with, word) in with.0.iter_mut().zip(self.0) {
                    *with = (word & lacking) << (1 << digit.index());
                }
            }
            None => {
                let bit = 1 << (digit.index() - Self::LACKING.len());
                for (number, word) in self.0.iter().enumerate() {
                    if number & bit == 0 {
                        with.0[number | bit] = *word;
                    }
                }
            }
        }
        with
    }

    /// The sets with the digit, each with the digit removed.
    #[inline]
    fn without_one(self, digit: Digit) -> Self {
        let mut without = Self::EMPTY;
        match Self::LACKING.get(digit.index()) {
            Some(lacking) => {
                for (without, word) in without.0.iter_mut().zip(self.0) {
                    *without = word >> (1 << digit.index()) & lacking;
                }
            }
            None => {
                let bit = 1 << (digit.index() - Self::LACKING.len());
                for (number, word) in self.0.iter().enumerate() {
                    if number & bit != 0 {
                        without.0[number & !bit] = *word;
                    }
                }
            }
        }
        without
    }

    /// The sets, each with one more digit from `digits`.
    #[inline]
    fn with_each(self, digits: DigitSet) -> Self {
        let with = digits.into_iter().map(|digit| self.with_one(digit));
        with.fold(Self::EMPTY, Self::bitor)
    }
}

impl BitAnd for Held {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Held {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

/// A set of the sums of a board, by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SumSet([u64; 4]);

impl SumSet {
    pub(super) const EMPTY: Self = Self([0; 4]);

    /// The most sums of a board. It includes all cages, because there are no more cages than
    /// cells.
    const MOST: usize = 256;

    /// The first `count` sums.
    pub(super) fn first(count: usize) -> Self {
        let mut all = Self::EMPTY;
        (0..count).for_each(|number| all.insert(number));
        all
    }

    pub(super) fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Removes and returns the first sum.
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
