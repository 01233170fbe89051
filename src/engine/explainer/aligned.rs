//! Aligned pair and triplet exclusion.

use super::board::{IndexedGrid, PEERS, cells, peers};
use super::hint::{Hint, Removed};
use super::technique::Technique;
use crate::grid::Digit;

/// The cells whose combinations are tried, and the cells that can rule out a combination.
struct Base {
    /// The cells, in reading order.
    cells: Vec<usize>,
    /// The cells as bits.
    set: u128,
    /// The cells that can rule out a combination: those with few candidates.
    excluders: u128,
}

impl Base {
    /// The base for combinations of `size` cells; `None` if there are too few cells.
    fn new(board: &IndexedGrid, size: u32) -> Option<Self> {
        let having = |fits: &dyn Fn(u32) -> bool| {
            let fitting = cells(board.unsolved).filter(|cell| fits(board.count(*cell)));
            fitting.fold(0_u128, |set, cell| set | 1 << cell)
        };
        let excluders = having(&|count| (2..=size).contains(&count));
        let single = having(&|count| count == 1);
        let cells: Vec<usize> = cells(having(&|count| count >= 2))
            .filter(|cell| peers(*cell) & excluders != 0 && peers(*cell) & single == 0)
            .collect();
        let set = cells.iter().fold(0, |set, cell| set | 1 << cell);
        (cells.len() >= size as usize).then_some(Self {
            cells,
            set,
            excluders,
        })
    }

    /// The pairs of cells: the later one in the outer loop.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let later = self.cells.iter().enumerate();
        later.flat_map(|(number, later)| {
            let before = self.cells[..number].iter();
            before.map(move |one| (*one, *later))
        })
    }

    /// The excluders in `seen`, the common peers of some cells; none if there is only one.
    fn common(&self, seen: u128) -> u128 {
        let common = self.excluders & seen;
        if common.count_ones() >= 2 { common } else { 0 }
    }
}

pub(super) fn pair_exclusion(board: &IndexedGrid) -> Option<Hint> {
    let base = Base::new(board, 2)?;
    for (one, other) in base.pairs() {
        let common = base.common(peers(one) & peers(other));
        if common == 0 {
            continue;
        }
        let forbidden = Forbidden::by(board, common);
        let [at_one, at_other] = [one, other].map(|cell| board.digits[cell]);
        let same = see_each_other(one, other);
        let mut allowed = [0_u16; 2];
        for digit in super::board::members(at_one) {
            let with = at_other & !forbidden.with(digit) & !same.of(digit);
            if with != 0 {
                allowed[0] |= 1 << digit;
                allowed[1] |= with;
            }
        }
        let removed = left_out([(one, at_one, allowed[0]), (other, at_other, allowed[1])]);
        let hint = Hint::removing(
            Technique::AlignedPairExclusion,
            Technique::AlignedPairExclusion.base().rating(),
            removed,
        );
        if hint.is_some() {
            return hint;
        }
    }
    None
}

pub(super) fn triplet_exclusion(board: &IndexedGrid) -> Option<Hint> {
    let base = Base::new(board, 3)?;
    for (one, other) in base.pairs() {
        let by_two = base.common(peers(one) & peers(other));
        if by_two == 0 {
            continue;
        }
        let mut tried = 1_u128 << one | 1 << other;
        let around = PEERS[one].into_iter().chain(PEERS[other]);
        for third in around.map(usize::from) {
            let untried = base.excluders & base.set & !tried;
            if untried >> third & 1 == 0 {
                continue;
            }
            tried |= 1 << third;
            let common = base.common(by_two & peers(third));
            if common == 0 {
                continue;
            }
            let removed = exclude([one, other, third], board, common);
            let hint = Hint::removing(
                Technique::AlignedTripletExclusion,
                Technique::AlignedTripletExclusion.base().rating(),
                removed,
            );
            if hint.is_some() {
                return hint;
            }
        }
    }
    None
}

/// The candidates of three cells that are in no allowed combination.
fn exclude(three: [usize; 3], board: &IndexedGrid, common: u128) -> Removed {
    let forbidden = Forbidden::by(board, common);
    let [a, b, c] = three.map(|cell| board.digits[cell]);
    let ab = see_each_other(three[0], three[1]);
    let ac = see_each_other(three[0], three[2]);
    let bc = see_each_other(three[1], three[2]);
    let mut allowed = [0_u16; 3];
    'all: for one in super::board::members(a) {
        for other in super::board::members(b & !ab.of(one) & !forbidden.with(one)) {
            let third = c
                & !ac.of(one)
                & !bc.of(other)
                & !forbidden.with(one)
                & !forbidden.with(other)
                & !forbidden.with_both(one, other);
            if third != 0 {
                allowed[0] |= 1 << one;
                allowed[1] |= 1 << other;
                allowed[2] |= third;
                if allowed == [a, b, c] {
                    break 'all;
                }
            }
        }
    }
    left_out([
        (three[0], a, allowed[0]),
        (three[1], b, allowed[1]),
        (three[2], c, allowed[2]),
    ])
}

/// The candidates that are not allowed.
fn left_out<const N: usize>(cells: [(usize, u16, u16); N]) -> Removed {
    let removed = cells.into_iter().filter_map(|(cell, digits, allowed)| {
        let removed = digits & !allowed;
        (removed != 0).then_some((cell as u8, removed))
    });
    removed.collect()
}

/// Whether two cells see each other, so that they cannot hold the same digit.
#[derive(Clone, Copy)]
struct Same(bool);

impl Same {
    /// The digits that the other cell cannot hold next to this digit.
    #[inline]
    const fn of(self, digit: usize) -> u16 {
        (self.0 as u16) << digit
    }
}

fn see_each_other(one: usize, other: usize) -> Same {
    Same(peers(one) >> other & 1 == 1)
}

/// Digits that cannot be together, because they are all candidates of some cell.
struct Forbidden {
    pairs: [u16; Digit::COUNT],
    triplets: [[u16; Digit::COUNT]; Digit::COUNT],
}

impl Forbidden {
    fn by(board: &IndexedGrid, excluders: u128) -> Self {
        let mut forbidden = Self {
            pairs: [0; Digit::COUNT],
            triplets: [[0; Digit::COUNT]; Digit::COUNT],
        };
        for digits in cells(excluders).map(|cell| board.digits[cell]) {
            let is_pair = digits.count_ones() == 2;
            for one in super::board::members(digits) {
                let rest = digits & !(1 << one);
                if is_pair {
                    forbidden.pairs[one] |= rest;
                    continue;
                }
                for other in super::board::members(rest) {
                    forbidden.triplets[one][other] |= rest & !(1 << other);
                }
            }
        }
        forbidden
    }

    /// The digits that cannot go with this digit.
    #[inline]
    fn with(&self, digit: usize) -> u16 {
        self.pairs[digit]
    }

    /// The digits that cannot go with these two together, though they can go with each.
    #[inline]
    fn with_both(&self, one: usize, other: usize) -> u16 {
        self.triplets[one][other]
    }
}
