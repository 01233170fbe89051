//! Random choices that are the same on every machine.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// A stream of random choices.
///
/// Its generator has a stream that its authors have fixed, and every choice is made from whole
/// 32-bit numbers here, so the choices depend neither on the machine nor on the version of a
/// library.
#[derive(Debug, Clone)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The stream for one attempt at one puzzle of a seed. Puzzles and attempts are numbered from
    /// 0; the streams are independent of each other.
    pub fn of(seed: u64, puzzle: u64, attempt: u64) -> Self {
        let seed = Xoshiro256PlusPlus::seed_from_u64(seed).next_u64();
        let seed = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(puzzle)).next_u64();
        Self(Xoshiro256PlusPlus::seed_from_u64(
            seed.wrapping_add(attempt),
        ))
    }

    /// A number below `bound`, which must not be 0.
    ///
    /// The probabilities of the numbers differ by less than `bound` in four billion.
    #[inline]
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        let high = self.0.next_u64() >> 32;
        ((high * u64::from(bound)) >> 32) as u32
    }

    /// A number from `first` to `last`, both included.
    pub(crate) fn between(&mut self, first: u32, last: u32) -> u32 {
        first + self.below(last - first + 1)
    }

    /// One of the items; `None` if there is none.
    pub(crate) fn choose<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() {
            return None;
        }
        Some(items[self.below(items.len() as u32) as usize])
    }

    /// Puts the items in a random order.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.below(at as u32 + 1) as usize);
        }
    }
}
