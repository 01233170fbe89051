//! The nodes that a node leads to over any number of steps.

use super::{ALONE, BLOCK, Block, Row, Rows, contains};

impl Rows {
    /// The nodes that each node leads to over any number of steps, including none.
    pub(in crate::rules) fn closure(&self) -> Self {
        match self.blocks {
            1 => self.short_closure::<1>(),
            2 => self.short_closure::<2>(),
            3 => self.short_closure::<3>(),
            _ => self.long_closure(),
        }
    }

    /// The closure of rows of `BLOCKS` blocks, few enough for the processor to keep at hand.
    fn short_closure<const BLOCKS: usize>(&self) -> Self {
        let rows = self.bits.as_chunks::<BLOCKS>().0;
        let mut closed = Self::with_room_for(self);
        for (start, row) in rows.iter().enumerate() {
            let known_rows = closed.bits.as_chunks::<BLOCKS>().0;
            // The nodes already followed.
            let mut gone_on = Short::<BLOCKS>::of(start);
            let mut all = gone_on;
            all.add(row);
            while let Some(node) = all.first_besides(&gone_on) {
                if node > start {
                    all.add(&rows[node]);
                    gone_on.insert(node);
                    continue;
                }
                // The nodes that an earlier node leads to are already known.
                let known = &known_rows[node];
                all.add(known);
                if contains(known, start) {
                    // The two nodes lead to each other, so they lead to the same nodes.
                    break;
                }
                gone_on.add(known);
            }
            closed.bits.extend_from_slice(&all.0);
        }
        closed
    }

    fn long_closure(&self) -> Self {
        let mut closed = Self::like(self);
        let mut gone_on = self.empty_rows(1);
        for start in 0..self.len() {
            gone_on.clear(0);
            closed.insert(start, start);
            let mut near = start;
            while let Some(node) = first_besides(closed.row(start), gone_on.row(0), near) {
                near = node;
                if node < start {
                    if contains(closed.row(node), start) {
                        closed.add_own(start, node);
                        break;
                    }
                    gone_on.add(0, closed.row(node));
                    closed.add_own(start, node);
                } else {
                    closed.add(start, self.row(node));
                    gone_on.insert(0, node);
                }
            }
        }
        closed
    }
}

/// A single row of `BLOCKS` blocks.
#[derive(Clone, Copy)]
pub(super) struct Short<const BLOCKS: usize>(pub(super) [Block; BLOCKS]);

impl<const BLOCKS: usize> Short<BLOCKS> {
    pub(super) const EMPTY: Self = Self([[0; 2]; BLOCKS]);

    /// Copies a row.
    #[inline]
    pub(super) fn like(row: &Row) -> Self {
        let mut like = Self::EMPTY;
        like.0.copy_from_slice(row);
        like
    }

    /// All nodes that are not in the row.
    #[inline]
    pub(super) fn besides(self) -> Self {
        Self(self.0.map(|[low, high]| [!low, !high]))
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        let words = self.0.as_flattened().iter();
        words.fold(0, |any, word| any | word) == 0
    }

    /// Removes the nodes that are not in another row.
    #[inline]
    pub(super) fn keep_shared(&mut self, other: &Row) {
        for (block, other) in self.0.iter_mut().zip(&other[..BLOCKS]) {
            for (word, other) in block.iter_mut().zip(other) {
                *word &= other;
            }
        }
    }

    /// The row of one node.
    #[inline]
    fn of(node: usize) -> Self {
        let mut row = Self::EMPTY;
        row.insert(node);
        row
    }

    #[inline]
    pub(super) fn insert(&mut self, node: usize) {
        // A single block needs no choice.
        let number = if BLOCKS == 1 { 0 } else { node / BLOCK };
        for (word, alone) in self.0[number].iter_mut().zip(ALONE[node % BLOCK]) {
            *word |= alone;
        }
    }

    #[inline]
    pub(super) fn add(&mut self, other: &Row) {
        for (block, other) in self.0.iter_mut().zip(&other[..BLOCKS]) {
            for (word, other) in block.iter_mut().zip(other) {
                *word |= other;
            }
        }
    }

    /// The first node that is not in another row.
    #[inline]
    fn first_besides(&self, other: &Self) -> Option<usize> {
        let words = self.0.as_flattened().iter().zip(other.0.as_flattened());
        let mut first = None;
        for (number, (word, other)) in words.enumerate().rev() {
            let left = word & !other;
            if left != 0 {
                first = Some(64 * number + left.trailing_zeros() as usize);
            }
        }
        first
    }
}

/// A node of a row that is not in another row: the first one from shortly before the node `near`
/// on, or else the first of all.
#[inline]
fn first_besides(row: &Row, other: &Row, near: usize) -> Option<usize> {
    let (row, other) = (row.as_flattened(), other.as_flattened());
    let number = near / 64;
    let left = row[number] & !other[number];
    if left != 0 {
        return Some(64 * number + left.trailing_zeros() as usize);
    }
    let words = row.iter().zip(other);
    let left = words.map(|(word, other)| word & !other).enumerate();
    let is_some = |(_, left): &(usize, u64)| *left != 0;
    let first = left.clone().skip(number + 1).find(is_some);
    let (number, left) = first.or_else(|| left.take(number).find(is_some))?;
    Some(64 * number + left.trailing_zeros() as usize)
}
