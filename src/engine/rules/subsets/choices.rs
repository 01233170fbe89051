//! All choices of two, three or four out of nine. Each choice is one bit, so a set can be compared
//! with all choices at once.

use super::houses::{Bits, Sizes};
use crate::grid::Digit;

/// The number of choices: 36, 84 and 126.
const COUNT: usize = 246;

/// A set of choices, the smaller choices first. Choices of two are within the first word, choices
/// of two and of three within the first two words.
type Choices = [u64; 4];

/// The members of each choice.
static MEMBERS: [Bits; COUNT] = {
    let mut members = [0; COUNT];
    let mut count = 0;
    let mut size = 2;
    while size <= 4 {
        let mut set: Bits = 0;
        while set < 1 << Digit::COUNT {
            if set.count_ones() == size {
                members[count] = set;
                count += 1;
            }
            set += 1;
        }
        size += 1;
    }
    members
};

/// The choices of two, of three and of four.
static OF_SIZE: [Choices; 3] = {
    let mut of_size = [[0; 4]; 3];
    let mut number = 0;
    while number < COUNT {
        let size = MEMBERS[number].count_ones() as usize;
        of_size[size - 2][number / 64] |= 1 << (number % 64);
        number += 1;
    }
    of_size
};

/// For each set, the choices that contain it; none for the empty set.
static HOLDING: [Choices; 1 << Digit::COUNT] = {
    let mut holding = [[0; 4]; 1 << Digit::COUNT];
    let mut number = 0;
    while number < COUNT {
        let choice = MEMBERS[number];
        // All nonempty subsets of the choice, from the choice itself down.
        let mut set = choice;
        while set != 0 {
            holding[set as usize][number / 64] |= 1 << (number % 64);
            set = (set - 1) & choice;
        }
        number += 1;
    }
    holding
};

/// The sizes, up to `largest`, of the choices of n members that contain n of the nonempty sets and
/// share a member with another set.
pub(super) fn full(sets: [Bits; Digit::COUNT], largest: usize) -> Sizes {
    match largest {
        0 | 1 => 0,
        2 => full_among::<1>(sets, largest),
        3 => full_among::<2>(sets, largest),
        _ => full_among::<4>(sets, largest),
    }
}

/// Computes `full` among the choices in the first `WORDS` words.
fn full_among<const WORDS: usize>(sets: [Bits; Digit::COUNT], largest: usize) -> Sizes {
    // The choices that contain at least one, two, three or four of the sets.
    let [mut one, mut two, mut three, mut four] = [[0; WORDS]; 4];
    for set in sets {
        let holding = &HOLDING[usize::from(set)];
        for word in 0..WORDS {
            four[word] |= three[word] & holding[word];
            three[word] |= two[word] & holding[word];
            two[word] |= one[word] & holding[word];
            one[word] |= holding[word];
        }
    }
    let mut sizes = 0;
    for word in 0..WORDS {
        let [of_two, of_three, of_four] = OF_SIZE.map(|choices| choices[word]);
        let mut full = two[word] & of_two | three[word] & of_three | four[word] & of_four;
        while full != 0 {
            let choice = MEMBERS[64 * word + full.trailing_zeros() as usize];
            full &= full - 1;
            let size = choice.count_ones() as usize;
            let meets = |set: &&Bits| **set & choice != 0;
            if size <= largest && sets.iter().filter(meets).count() > size {
                sizes |= 1 << size;
            }
        }
    }
    sizes
}
