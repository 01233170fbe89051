//! The digits that sums leave in cells: the sums of cages, and those from the rule of 45.

use smallvec::SmallVec;

use crate::grid::{Balance, Cell, CellSet, DigitSet, Layout, combinations};

/// The most cells in a sum.
pub(super) const MOST_CELLS: usize = 9;

/// Cells on two sides whose sums have a known difference.
#[derive(Debug)]
pub(super) struct Weighed {
    /// The cells, part by part.
    pub(super) cells: SmallVec<[Cell; MOST_CELLS]>,
    /// The cells as a set.
    pub(super) set: CellSet,
    parts: SmallVec<[Part; 4]>,
    /// The total count of all parts.
    total: usize,
}

/// Cells on one side, each of which sees all the others.
#[derive(Debug, Clone, Copy)]
struct Part {
    len: usize,
    /// Whether the cells are on the far side, where each cell counts nine minus its digit.
    is_far: bool,
}

/// The digits that a sum leaves.
#[derive(Debug, Clone, Default)]
pub(super) struct Left {
    /// The digits of each cell, in the order of [`Weighed::cells`].
    pub(super) digits: SmallVec<[DigitSet; MOST_CELLS]>,
    /// Cells of which at least one holds a digit, as bits by their numbers, and the digit.
    pub(super) required: SmallVec<[(u16, DigitSet); 4]>,
}

/// The known sums of a board: first the cages, then those from the rule of 45. `None` if one of
/// them is impossible.
pub(super) fn sums(layout: &Layout) -> Option<Vec<Weighed>> {
    let cages = layout.cages().iter();
    let of_cages = cages.filter_map(|cage| {
        Some(Balance {
            inner: cage.cells,
            outer: CellSet::EMPTY,
            difference: i32::from(cage.sum?),
        })
    });
    let all = of_cages.chain(layout.balances().iter().copied());
    all.map(|balance| Weighed::of(layout, balance)).collect()
}

impl Weighed {
    /// `None` if the cells cannot have this difference.
    fn of(layout: &Layout, balance: Balance) -> Option<Self> {
        let set = balance.inner | balance.outer;
        let total = balance.difference + 9 * i32::try_from(balance.outer.len()).ok()?;
        if set.is_empty() && total != 0 {
            return None;
        }
        let mut weighed = Self {
            cells: SmallVec::new(),
            set,
            parts: SmallVec::new(),
            total: usize::try_from(total).ok()?,
        };
        for (side, is_far) in [(balance.inner, false), (balance.outer, true)] {
            for part in parts(layout, side) {
                weighed.cells.extend(part);
                weighed.parts.push(Part {
                    len: part.len(),
                    is_far,
                });
            }
        }
        Some(weighed)
    }

    /// Returns the digits left in the cells, in the order of [`cells`](Self::cells); `None` if the
    /// cells cannot add up to the total.
    pub(super) fn weigh(&self, digits: &[DigitSet]) -> Option<Left> {
        let mut left = Left {
            digits: SmallVec::from_slice(digits),
            required: SmallVec::new(),
        };
        let mut open: SmallVec<[Open; 4]> = SmallVec::new();
        let mut first = 0;
        for part in &self.parts {
            open.push(Open::of(*part, first, &digits[first..][..part.len]));
            first += part.len;
        }
        if let [part] = &open[..] {
            let count = 1u128.checked_shl(u32::try_from(self.total).ok()?)?;
            part.keep(part.sums(count), &mut left)?;
            return Some(left);
        }
        // The counts that the first parts can reach, and the counts that the other parts leave for
        // them.
        let counts: SmallVec<[u128; 4]> = open.iter().map(Open::counts).collect();
        let mut before: SmallVec<[u128; 5]> = SmallVec::from_slice(&[1]);
        for (number, counts) in counts.iter().enumerate() {
            let all = bits(*counts).fold(0, |all, count| all | before[number] << count);
            before.push(all);
        }
        let mut rest = 1u128.checked_shl(u32::try_from(self.total).ok()?)?;
        for (number, part) in open.iter().enumerate().rev() {
            let fits = |count: &u32| before[number] << *count & rest != 0;
            let fitting = bits(counts[number]).filter(fits);
            let fitting = fitting.fold(0, |all, count| all | 1u128 << count);
            // If every count fits, the sum does not restrict the cells of the part.
            if fitting != counts[number] {
                part.keep(part.sums(fitting), &mut left)?;
            }
            rest = bits(fitting).fold(0, |all, count| all | rest >> count);
        }
        (rest & 1 == 1).then_some(left)
    }
}

/// The cells of a part that have more than one digit.
struct Open {
    /// Their numbers.
    numbers: SmallVec<[u8; MOST_CELLS]>,
    digits: SmallVec<[DigitSet; MOST_CELLS]>,
    union: DigitSet,
    /// The sum of the other cells.
    placed: usize,
    /// The count of all cells before their digits are subtracted, if they are on the far side.
    far: Option<usize>,
}

impl Open {
    fn of(part: Part, first: usize, digits: &[DigitSet]) -> Self {
        let mut open = Self {
            numbers: SmallVec::new(),
            digits: SmallVec::new(),
            union: DigitSet::EMPTY,
            placed: 0,
            far: part.is_far.then_some(9 * part.len),
        };
        for (number, digits) in digits.iter().enumerate() {
            if let Some(digit) = digits.single() {
                open.placed += usize::from(digit.get());
            } else {
                open.numbers.push((first + number) as u8);
                open.digits.push(*digits);
                open.union |= *digits;
            }
        }
        open
    }

    /// The possible counts of the part, as bits.
    fn counts(&self) -> u128 {
        let sums = match self.digits[..] {
            [] => 1,
            [digits] => u128::from(digits.bits()) << 1,
            [one, other] => one.iter().fold(0, |sums, digit| {
                let others = u128::from(other.without(digit).bits()) << 1;
                sums | others << digit.get()
            }),
            _ => {
                let can_be = |sum: &usize| {
                    let mut sets = combinations(self.digits.len(), *sum).iter();
                    sets.any(|set| self.may_hold(*set))
                };
                (0..=45).filter(can_be).fold(0, |sums, sum| sums | 1 << sum)
            }
        };
        match self.far {
            None => sums << self.placed,
            Some(far) => turned(sums, far - self.placed),
        }
    }

    /// The sums of the open cells for which the part has one of these counts.
    fn sums(&self, counts: u128) -> u128 {
        match self.far {
            None => counts >> self.placed,
            Some(far) => turned(counts, far - self.placed),
        }
    }

    /// Whether every digit of a set has a place, and each cell can hold at least one of the digits.
    fn may_hold(&self, set: DigitSet) -> bool {
        set.is_subset(self.union) && self.digits.iter().all(|digits| !digits.is_disjoint(set))
    }

    /// Keeps the digits with which the cells can add up to at least one of these sums, given as
    /// bits. `None` if there is no way.
    fn keep(&self, sums: u128, left: &mut Left) -> Option<()> {
        let count = self.digits.len();
        if count == 0 {
            return (sums & 1 == 1).then_some(());
        }
        let mut possible = [DigitSet::EMPTY; MOST_CELLS];
        let mut required = DigitSet::ALL;
        let mut held = [DigitSet::EMPTY; 1 << MOST_CELLS];
        let sets = bits(sums).flat_map(|sum| combinations(count, sum as usize));
        for set in sets {
            if self.may_hold(*set) && self.share_out(*set, &mut held, &mut possible) {
                required &= *set;
                if required.is_empty() && self.digits[..] == possible[..count] {
                    return Some(());
                }
            }
        }
        if possible[0].is_empty() {
            return None;
        }
        for (number, possible) in self.numbers.iter().zip(possible) {
            left.digits[usize::from(*number)] = possible;
        }
        for digit in required {
            let places = self.numbers.iter().zip(possible);
            let places = places.filter(|(_, possible)| possible.contains(digit));
            let places = places.fold(0, |all, (number, _)| all | 1u16 << number);
            left.required.push((places, DigitSet::only(digit)));
        }
        Some(())
    }

    /// Adds to `possible` the digits that each cell can hold if the cells share out a set with one
    /// digit per cell. Returns whether that is possible.
    ///
    /// By Hall's theorem, it is possible if any number of the cells have at least that many digits
    /// between them. If they have exactly that many, the other cells hold none of these digits.
    /// Every digit that is left then occurs in at least one way to share them out.
    fn share_out(
        &self,
        set: DigitSet,
        held: &mut [DigitSet; 1 << MOST_CELLS],
        possible: &mut [DigitSet; MOST_CELLS],
    ) -> bool {
        let count = self.digits.len();
        let mut left = [DigitSet::EMPTY; MOST_CELLS];
        for (left, digits) in left.iter_mut().zip(&self.digits) {
            *left = *digits & set;
        }
        for some in 1usize..(1 << count) - 1 {
            let all = held[some & (some - 1)] | (self.digits[some.trailing_zeros() as usize] & set);
            held[some] = all;
            let cells = some.count_ones() as usize;
            if all.len() < cells {
                return false;
            }
            if all.len() == cells {
                for (number, left) in left.iter_mut().enumerate().take(count) {
                    if some >> number & 1 == 0 {
                        *left -= all;
                    }
                }
            }
        }
        for (possible, left) in possible.iter_mut().zip(left) {
            *possible |= left;
        }
        true
    }
}

/// Divides the cells of one side into parts whose cells all see each other.
fn parts(layout: &Layout, cells: CellSet) -> Vec<CellSet> {
    let mut parts: Vec<CellSet> = Vec::new();
    for cell in cells {
        let peers = layout.peers(cell);
        match parts.iter_mut().find(|part| part.is_subset(peers)) {
            Some(part) => *part = part.with(cell),
            None => parts.push(CellSet::only(cell)),
        }
    }
    parts
}

/// Subtracts each of these numbers, given as bits, from another.
fn turned(numbers: u128, than: usize) -> u128 {
    bits(numbers).fold(0, |turned, number| {
        turned | 1u128 << (than - number as usize)
    })
}

/// The numbers of the bits that are set.
fn bits(mut bits: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let number = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        (number < 128).then_some(number)
    })
}
