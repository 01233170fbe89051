//! Chooses the candidate that a lane tries when a round finds nothing more.

use super::layout::{FIELDS, PEERS, Words};

/// A cell: the row within its band, and its bit in the words of that row.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) cell: u32,
}

/// The cell among `pairs` with the most `open` peers, where a digit restricts the other cells most.
#[inline(always)]
pub(super) fn pair_with_most_open_peers(open: [u32; 3], pairs: [u32; 3]) -> Option<Place> {
    let open = two_words(open);
    let mut best = 0;
    for (half, mut left) in two_words(pairs).into_iter().enumerate() {
        while left != 0 {
            let place = left.trailing_zeros() as usize + 64 * half;
            let peers = &PEERS[place];
            let count = (open[0] & peers[0]).count_ones() + (open[1] & peers[1]).count_ones();
            best = best.max((count + 1) << 8 | place as u32);
            left &= left - 1;
        }
    }
    (best != 0).then_some(Place {
        row: (best >> 5 & 3) as usize,
        cell: 1 << (best & 31),
    })
}

/// Packs three words into two, so that there is less to count.
#[inline(always)]
const fn two_words(words: [u32; 3]) -> [u64; 2] {
    [words[0] as u64 | (words[1] as u64) << 32, words[2] as u64]
}

/// The candidate to try if no cell has two digits: the first place of a digit with two places in a
/// row, or otherwise the first digit of the first open cell.
#[cold]
pub(super) fn candidate_without_pairs(words: &Words, open: [u32; 3]) -> (u32, Place) {
    for (digit, rows) in (0..).zip(words) {
        for (row, word) in rows.iter().enumerate() {
            for field in FIELDS {
                let places = word & field;
                if places.count_ones() == 2 {
                    let cell = places & places.wrapping_neg();
                    return (digit, Place { row, cell });
                }
            }
        }
    }
    let row = open.iter().position(|cells| *cells != 0).unwrap_or(0);
    let cell = open[row] & open[row].wrapping_neg();
    let has = |rows: &[u32; 3]| rows[row] & cell != 0;
    let digit = (0..)
        .zip(words)
        .find(|(_, rows)| has(rows))
        .map_or(0, |(digit, _)| digit);
    (digit, Place { row, cell })
}
