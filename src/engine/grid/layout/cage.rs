//! Cages, and the sets of digits that add up to a sum.

use std::sync::LazyLock;

use crate::grid::cell::CellSet;
use crate::grid::digit::DigitSet;

/// Cells with different digits, which usually add up to a given sum. They are connected by their
/// sides or, as in diagonal cages, by corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cage {
    /// The cells; no other cage contains them.
    pub cells: CellSet,
    /// The sum of the digits; `None` if they only have to be different.
    pub sum: Option<u8>,
}

impl Cage {
    /// The sets of these digits that fill the cells and add up to the sum; none if there is no sum.
    pub fn combinations(&self, digits: DigitSet) -> impl Iterator<Item = DigitSet> {
        let all = match self.sum {
            Some(sum) => combinations(self.cells.len(), sum.into()),
            None => &[],
        };
        let fits = move |set: &DigitSet| set.is_subset(digits);
        all.iter().copied().filter(fits)
    }
}

/// The sets of `count` digits that add up to `sum`, those with small digits first.
pub fn combinations(count: usize, sum: usize) -> &'static [DigitSet] {
    let of_count = COMBINATIONS.get(count);
    of_count.and_then(|all| all.get(sum)).map_or(&[], |all| all)
}

/// All sets of digits, by their size and their sum.
static COMBINATIONS: LazyLock<Vec<Vec<Vec<DigitSet>>>> = LazyLock::new(|| {
    let mut all = vec![vec![Vec::new(); 46]; 10];
    for bits in 0..=DigitSet::ALL.bits() {
        let digits = DigitSet::from_bits(bits);
        all[digits.len()][digits.sum()].push(digits);
    }
    all
});
