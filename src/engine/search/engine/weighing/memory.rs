//! Remembers the results of sums, because most questions come up again in a long search.

use super::sums::{Left, MOST_CELLS, Weighed};
use crate::grid::DigitSet;

/// The number of guesses after which remembering pays off.
const GUESSES: u64 = 16;

/// The number of answers kept, a power of two: the highest bits of a question's hash are its place.
const ANSWERS: usize = 1 << 14;

/// The results of sums, each at a place computed from its question.
#[derive(Debug, Clone, Default)]
pub(super) struct Memory(Vec<Option<(Question, Option<Left>)>>);

/// The number of a sum, and the digits in its cells.
type Question = u128;

impl Memory {
    /// Starts to remember if that pays off after this many guesses.
    pub(super) fn begin_after(&mut self, guesses: u64) {
        if guesses == GUESSES {
            self.0.resize_with(ANSWERS, || None);
        }
    }

    /// The digits that a sum leaves.
    pub(super) fn weigh(
        &mut self,
        sum: &Weighed,
        number: usize,
        digits: &[DigitSet],
    ) -> Option<Left> {
        if self.0.is_empty() {
            return sum.weigh(digits);
        }
        let question = digits.iter().fold(0, |question, digits| {
            question << 9 | u128::from(digits.bits())
        }) | (number as u128) << (9 * MOST_CELLS);
        let mixed = (question as u64 ^ ((question >> 64) as u64).rotate_left(29))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = &mut self.0[(mixed >> (u64::BITS - ANSWERS.ilog2())) as usize];
        match place {
            Some((asked, answer)) if *asked == question => answer.clone(),
            _ => {
                let answer = sum.weigh(digits);
                *place = Some((question, answer.clone()));
                answer
            }
        }
    }
}
