//! Unions of many rows, computed before they are written.

use super::closure::Short;
use super::{Row, Rows};

impl Rows {
    /// Adds other rows of this relation to one of its rows.
    pub(in crate::rules) fn add_each_own(&mut self, row: usize, others: &[u32]) {
        match self.blocks {
            1 => self.add_each_own_short::<1>(row, others),
            2 => self.add_each_own_short::<2>(row, others),
            3 => self.add_each_own_short::<3>(row, others),
            _ => {
                for other in others {
                    self.add_own(row, *other as usize);
                }
            }
        }
    }

    /// Computes `add_each_own` for rows of `BLOCKS` blocks, few enough for the processor to keep
    /// at hand.
    #[inline]
    fn add_each_own_short<const BLOCKS: usize>(&mut self, row: usize, others: &[u32]) {
        let rows = self.bits.as_chunks_mut::<BLOCKS>().0;
        let mut all = Short(rows[row]);
        for other in others {
            all.add(&rows[*other as usize]);
        }
        rows[row] = all.0;
    }

    /// Appends a row: the union of rows of other relations, all of the same length, without the
    /// members of the row `besides`.
    #[inline]
    pub(in crate::rules) fn push_united<'a>(
        &mut self,
        others: impl Iterator<Item = &'a Row>,
        besides: &Row,
    ) {
        match self.blocks {
            1 => self.push_united_short::<1>(others, besides),
            2 => self.push_united_short::<2>(others, besides),
            3 => self.push_united_short::<3>(others, besides),
            _ => {
                let row = self.len();
                self.bits.resize(self.bits.len() + self.blocks, [0; 2]);
                for other in others {
                    self.add(row, other);
                }
                self.take(row, besides);
            }
        }
    }

    /// Computes `push_united` for rows of `BLOCKS` blocks, few enough for the processor to keep at
    /// hand.
    #[inline]
    fn push_united_short<'a, const BLOCKS: usize>(
        &mut self,
        others: impl Iterator<Item = &'a Row>,
        besides: &Row,
    ) {
        let mut all = Short::<BLOCKS>::EMPTY;
        for other in others {
            all.add(other);
        }
        let mut kept = Short::<BLOCKS>::like(besides).besides();
        kept.keep_shared(&all.0);
        self.bits.extend(kept.0);
    }
}
