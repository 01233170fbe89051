use std::fmt;
use std::num::NonZeroU8;

use super::bit_set::bit_set;

/// A digit from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The number of digits.
    pub const COUNT: usize = 9;

    /// All nine digits, 1 first.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::from_index(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = Self::from_index(index);
            index += 1;
        }
        all
    };

    /// The digit with this value; `None` unless it is from 1 to 9.
    pub const fn new(value: u8) -> Option<Self> {
        if value > 9 {
            return None;
        }
        match NonZeroU8::new(value) {
            Some(value) => Some(Self(value)),
            None => None,
        }
    }

    /// The digit written as a character from `1` to `9`.
    pub const fn from_char(character: char) -> Option<Self> {
        match character {
            '1'..='9' => Self::new(character as u8 - b'0'),
            _ => None,
        }
    }

    /// The digit with an index from 0 to 8 in [`Digit::ALL`].
    pub(super) const fn from_index(index: usize) -> Self {
        Self(NonZeroU8::new(index as u8 + 1).expect("one more than an index is never zero"))
    }

    /// The value, from 1 to 9.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The index in [`Digit::ALL`], from 0 to 8.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DigitSet(u16);

impl DigitSet {
    /// All nine digits.
    pub const ALL: Self = Self(0b1_1111_1111);

    /// The number of members.
    pub const fn len(self) -> usize {
        SIZES[(self.0 & Self::ALL.0) as usize] as usize
    }

    /// The sum of the members.
    pub fn sum(self) -> usize {
        self.iter().map(|digit| usize::from(digit.get())).sum()
    }

    /// The smallest member.
    pub const fn first(self) -> Option<Digit> {
        if self.0 == 0 {
            None
        } else {
            Some(Digit::from_index(self.0.trailing_zeros() as usize))
        }
    }
}

/// The number of members of each set; a lookup is faster than counting.
static SIZES: [u8; 1 << 9] = {
    let mut sizes = [0; 1 << 9];
    let mut bits: usize = 0;
    while bits < sizes.len() {
        sizes[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    sizes
};

/// Iterates over the members in ascending order.
#[derive(Debug, Clone)]
pub struct Digits(u16);

impl Digits {
    const fn of(bits: u16) -> Self {
        Self(bits)
    }
}

impl Iterator for Digits {
    type Item = Digit;

    #[inline]
    fn next(&mut self) -> Option<Digit> {
        let digit = DigitSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(digit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = DigitSet(self.0).len();
        (len, Some(len))
    }
}

bit_set!(DigitSet, Digits, Digit, u16);
