//! Relations built from nodes, from pairs and from other relations.

use super::closure::Short;
use super::{Block, Rows, add, is_disjoint, members, room_for};

impl Rows {
    /// The relation of `nodes` nodes in which the two nodes of each pair lead to each other.
    pub(in crate::rules) fn mutual(nodes: usize, pairs: impl Iterator<Item = [usize; 2]>) -> Self {
        let mut mutual = Self::new(nodes, nodes);
        for [one, other] in pairs {
            mutual.insert(one, other);
            mutual.insert(other, one);
        }
        mutual
    }

    /// The nodes that the members of each of the first `rows` rows of `first` lead to in `second`,
    /// whose rows have the same length.
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
                    let over = over.push_empty();
                    for node in members(first.row(row)) {
                        add(over, second.row(node));
                    }
                }
            }
        }
        over
    }

    /// Computes `over` for rows of `BLOCKS` blocks, few enough for the processor to keep at hand.
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

    /// The positions in `rows` of the rows in which at least one member leads to a member of the
    /// same row in `leads_to`. Checks all members, which is quicker than stopping at the first
    /// match.
    pub(in crate::rules) fn leading_back(
        &self,
        rows: impl Iterator<Item = usize>,
        leads_to: &Self,
    ) -> Vec<usize> {
        match self.blocks {
            1 => self.short_leading_back::<1>(rows, leads_to),
            2 => self.short_leading_back::<2>(rows, leads_to),
            3 => self.short_leading_back::<3>(rows, leads_to),
            _ => {
                let leads_back = |row| {
                    let row = self.row(row);
                    members(row).any(|node| !is_disjoint(leads_to.row(node), row))
                };
                let places = rows.enumerate().filter(|(_, row)| leads_back(*row));
                places.map(|(place, _)| place).collect()
            }
        }
    }

    /// Computes `leading_back` for rows of `BLOCKS` blocks, few enough for the processor to keep
    /// at hand.
    fn short_leading_back<const BLOCKS: usize>(
        &self,
        rows: impl Iterator<Item = usize>,
        leads_to: &Self,
    ) -> Vec<usize> {
        let all = self.bits.as_chunks::<BLOCKS>().0;
        let leads_to = leads_to.bits.as_chunks::<BLOCKS>().0;
        let leads_back = |row: &[Block; BLOCKS]| {
            let mut ends = Short::<BLOCKS>::EMPTY;
            for node in members(row) {
                ends.add(&leads_to[node]);
            }
            ends.keep_shared(row);
            !ends.is_empty()
        };
        let places = rows.enumerate().filter(|(_, row)| leads_back(&all[*row]));
        places.map(|(place, _)| place).collect()
    }
}
