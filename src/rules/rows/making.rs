//! Relations made of nodes, of pairs, and of other relations.

use super::closure::Short;
use super::{Rows, members, room_for};

impl Rows {
    /// Adds a row of some nodes.
    #[inline]
    pub(in crate::rules) fn push(&mut self, nodes: impl Iterator<Item = usize>) {
        match self.blocks {
            1 => self.push_short::<1>(nodes),
            2 => self.push_short::<2>(nodes),
            3 => self.push_short::<3>(nodes),
            _ => {
                let row = self.len();
                self.push_empty();
                nodes.for_each(|node| self.insert(row, node));
            }
        }
    }

    /// The same of rows of so many blocks, which the processor can keep at hand.
    #[inline]
    fn push_short<const BLOCKS: usize>(&mut self, nodes: impl Iterator<Item = usize>) {
        let mut row = Short::<BLOCKS>::EMPTY;
        nodes.for_each(|node| row.insert(node));
        self.bits.extend_from_slice(&row.0);
    }

    /// The relation of so many nodes that holds between the two of each pair, both
    /// ways.
    pub(in crate::rules) fn mutual(nodes: usize, pairs: impl Iterator<Item = [usize; 2]>) -> Self {
        let mut mutual = Self::new(nodes, nodes);
        for [one, other] in pairs {
            mutual.insert(one, other);
            mutual.insert(other, one);
        }
        mutual
    }

    /// Where the members of each of the first so many rows of a relation lead in
    /// another, in which rows are as long.
    pub(in crate::rules) fn over(rows: usize, first: &Self, second: &Self) -> Self {
        let mut over = Self {
            blocks: second.blocks,
            bits: room_for(rows * second.blocks),
        };
        match over.blocks {
            1 => over.lead_over::<1>(rows, first, second),
            2 => over.lead_over::<2>(rows, first, second),
            3 => over.lead_over::<3>(rows, first, second),
            _ => {
                for row in 0..rows {
                    over.push_empty();
                    for node in members(first.row(row)) {
                        over.add(row, second.row(node));
                    }
                }
            }
        }
        over
    }

    /// The same with rows of so many blocks, which the processor can keep at hand.
    fn lead_over<const BLOCKS: usize>(&mut self, rows: usize, first: &Self, second: &Self) {
        let first = first.bits.as_chunks::<BLOCKS>().0;
        let second = second.bits.as_chunks::<BLOCKS>().0;
        for row in &first[..rows] {
            let mut all = Short::<BLOCKS>::EMPTY;
            for node in members(row) {
                all.add(&second[node]);
            }
            self.bits.extend_from_slice(&all.0);
        }
    }
}
