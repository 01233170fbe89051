//! A relation between nodes as bits: the set of nodes related to each node. The nodes are
//! defined by the chains and the almost locked sets, which use the relation.

mod closure;
mod making;
mod room;
mod union;

use std::mem;
use std::ops::Range;

use closure::Short;
use room::{empty_blocks, room_for};

/// The number of bits combined at once.
const BLOCK: usize = 128;

/// A part of a row.
type Block = [u64; 2];

/// The block of each node alone.
///
/// A node is added with its whole block, not with its word: the processor reads a block at
/// once, and has to wait if the words were written one by one shortly before.
static ALONE: [Block; BLOCK] = {
    let mut alone = [[0; 2]; BLOCK];
    let mut node = 0;
    while node < BLOCK {
        alone[node][node / 64] = 1 << (node % 64);
        node += 1;
    }
    alone
};

/// A set of nodes for each of some nodes.
#[derive(Debug)]
pub(super) struct Rows {
    /// The number of blocks in a row.
    blocks: usize,
    bits: Vec<Block>,
}

/// The nodes related to one node.
pub(super) type Row = [Block];

impl Drop for Rows {
    fn drop(&mut self) {
        room::keep(mem::take(&mut self.bits));
    }
}

impl Clone for Rows {
    fn clone(&self) -> Self {
        let mut bits = room_for(self.bits.len());
        bits.extend_from_slice(&self.bits);
        Self {
            blocks: self.blocks,
            bits,
        }
    }
}

impl Rows {
    /// Returns `rows` empty rows, each for `nodes` nodes.
    pub(super) fn new(rows: usize, nodes: usize) -> Self {
        let blocks = nodes.div_ceil(BLOCK).max(1);
        Self {
            blocks,
            bits: empty_blocks(rows * blocks),
        }
    }

    /// Returns no rows yet, but room for `rows` rows, each for `nodes` nodes.
    pub(super) fn with_capacity(rows: usize, nodes: usize) -> Self {
        let blocks = nodes.div_ceil(BLOCK).max(1);
        Self {
            blocks,
            bits: room_for(rows * blocks),
        }
    }

    /// Returns no rows yet, but room for as many as another relation has.
    fn with_room_for(other: &Self) -> Self {
        Self {
            blocks: other.blocks,
            bits: room_for(other.bits.len()),
        }
    }

    /// Returns as many empty rows as another relation has.
    pub(super) fn like(other: &Self) -> Self {
        Self {
            blocks: other.blocks,
            bits: empty_blocks(other.bits.len()),
        }
    }

    /// Returns `rows` empty rows, each as long as the rows of this relation.
    pub(super) fn empty_rows(&self, rows: usize) -> Self {
        Self {
            blocks: self.blocks,
            bits: empty_blocks(rows * self.blocks),
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.bits.len() / self.blocks
    }

    #[inline]
    pub(super) fn row(&self, row: usize) -> &Row {
        &self.bits[row * self.blocks..][..self.blocks]
    }

    #[inline]
    fn row_mut(&mut self, row: usize) -> &mut Row {
        &mut self.bits[row * self.blocks..][..self.blocks]
    }

    #[inline]
    pub(super) fn insert(&mut self, row: usize, node: usize) {
        insert(self.row_mut(row), node);
    }

    /// Adds neighboring nodes, fewer than a block of them.
    #[inline]
    pub(super) fn insert_range(&mut self, row: usize, nodes: Range<usize>) {
        if nodes.is_empty() {
            return;
        }
        let (number, shift) = (nodes.start / BLOCK, nodes.start % BLOCK);
        let bits = (1_u128 << nodes.len()) - 1;
        let row = self.row_mut(row);
        let mut add = |number: usize, bits: u128| {
            row[number][0] |= bits as u64;
            row[number][1] |= (bits >> 64) as u64;
        };
        add(number, bits << shift);
        if shift + nodes.len() > BLOCK {
            add(number + 1, bits >> (BLOCK - shift));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bits.as_flattened().iter().all(|word| *word == 0)
    }

    /// Adds a row of another relation to a row of this one.
    #[inline]
    pub(super) fn add(&mut self, row: usize, other: &Row) {
        add(self.row_mut(row), other);
    }

    /// Adds another row of this relation to one of its rows.
    #[inline]
    pub(super) fn add_own(&mut self, row: usize, other: usize) {
        let [row, other] = [row, other].map(|row| row * self.blocks);
        let rows = [row..row + self.blocks, other..other + self.blocks];
        // A row added to itself already has all of its members.
        if let Ok([row, other]) = self.bits.get_disjoint_mut(rows) {
            for (block, other) in row.iter_mut().zip(other) {
                for (word, other) in block.iter_mut().zip(other) {
                    *word |= *other;
                }
            }
        }
    }

    /// Adds the members that two rows share to a row of this relation.
    #[inline]
    pub(super) fn add_shared(&mut self, row: usize, one: &Row, other: &Row) {
        let blocks = one.iter().zip(other);
        for (block, (one, other)) in self.row_mut(row).iter_mut().zip(blocks) {
            for (word, (one, other)) in block.iter_mut().zip(one.iter().zip(other)) {
                *word |= one & other;
            }
        }
    }

    /// Adds a row of the members that all of `rows` share and that `besides` does not have.
    /// Returns false, without adding a row, if there are no such members.
    pub(super) fn push_shared<'a>(
        &mut self,
        rows: impl Iterator<Item = &'a Row>,
        besides: &Row,
    ) -> bool {
        match self.blocks {
            1 => self.push_shared_short::<1>(rows, besides),
            2 => self.push_shared_short::<2>(rows, besides),
            3 => self.push_shared_short::<3>(rows, besides),
            _ => {
                let before = self.bits.len();
                let others = besides.iter().map(|[low, high]| [!low, !high]);
                self.bits.extend(others);
                let shared = &mut self.bits[before..];
                for row in rows {
                    for (block, other) in shared.iter_mut().zip(row) {
                        for (word, other) in block.iter_mut().zip(other) {
                            *word &= other;
                        }
                    }
                }
                let any = shared.as_flattened().iter().any(|word| *word != 0);
                if !any {
                    self.bits.truncate(before);
                }
                any
            }
        }
    }

    /// Does the same for rows of `BLOCKS` blocks, which the processor can keep in
    /// registers.
    fn push_shared_short<'a, const BLOCKS: usize>(
        &mut self,
        rows: impl Iterator<Item = &'a Row>,
        besides: &Row,
    ) -> bool {
        let mut all = Short::<BLOCKS>::like(besides).besides();
        for row in rows {
            all.keep_shared(row);
        }
        if !all.is_empty() {
            self.bits.extend(all.0);
        }
        !all.is_empty()
    }

    /// Makes a row the union of rows of other relations, all equally long.
    #[inline]
    pub(super) fn unite<'a>(&mut self, row: usize, others: impl Iterator<Item = &'a Row>) {
        match self.blocks {
            1 => self.unite_short::<1>(row, others),
            2 => self.unite_short::<2>(row, others),
            3 => self.unite_short::<3>(row, others),
            _ => {
                self.clear(row);
                for other in others {
                    self.add(row, other);
                }
            }
        }
    }

    /// Does the same for rows of `BLOCKS` blocks, which the processor can keep in
    /// registers.
    #[inline]
    fn unite_short<'a, const BLOCKS: usize>(
        &mut self,
        row: usize,
        others: impl Iterator<Item = &'a Row>,
    ) {
        let mut all = Short::<BLOCKS>::EMPTY;
        for other in others {
            all.add(other);
        }
        self.bits.as_chunks_mut::<BLOCKS>().0[row] = all.0;
    }

    /// Adds a row without members.
    #[inline]
    pub(super) fn push_empty(&mut self) -> &mut Row {
        let before = self.bits.len();
        self.bits.resize(before + self.blocks, [0; 2]);
        &mut self.bits[before..]
    }

    /// Removes the members of a row of another relation from a row of this one.
    #[inline]
    pub(super) fn take(&mut self, row: usize, other: &Row) {
        for (block, other) in self.row_mut(row).iter_mut().zip(other) {
            for (word, other) in block.iter_mut().zip(other) {
                *word &= !other;
            }
        }
    }

    /// Removes all members from a row.
    #[inline]
    pub(super) fn clear(&mut self, row: usize) {
        // Most rows are short, and clearing them is quicker than calling a function that
        // clears rows of any length.
        match self.row_mut(row) {
            [one] => *one = [0; 2],
            [one, two] => (*one, *two) = ([0; 2], [0; 2]),
            [one, two, three] => (*one, *two, *three) = ([0; 2], [0; 2], [0; 2]),
            row => row.fill([0; 2]),
        }
    }

    /// Adds each row of another relation to the row with its number.
    pub(super) fn add_all(&mut self, other: &Self) {
        for row in 0..self.len() {
            self.add(row, other.row(row));
        }
    }

    /// Removes the members that `before` has, and adds the rest to `before`.
    pub(super) fn keep_new(&mut self, before: &mut Self) {
        let words = self.bits.as_flattened_mut().iter_mut();
        for (word, before) in words.zip(before.bits.as_flattened_mut()) {
            *word &= !*before;
            *before |= *word;
        }
    }
}

/// Adds a node to a row.
#[inline]
pub(super) fn insert(row: &mut Row, node: usize) {
    for (word, alone) in row[node / BLOCK].iter_mut().zip(ALONE[node % BLOCK]) {
        *word |= alone;
    }
}

/// Adds the members of another row to a row.
#[inline]
fn add(row: &mut Row, other: &Row) {
    for (block, other) in row.iter_mut().zip(other) {
        for (word, other) in block.iter_mut().zip(other) {
            *word |= other;
        }
    }
}

/// Whether a node is a member of a row.
#[inline]
pub(super) fn contains(row: &Row, node: usize) -> bool {
    row[node / BLOCK][node % BLOCK / 64] >> (node % 64) & 1 == 1
}

/// The members of a row, smallest first.
#[inline]
pub(super) fn members(row: &Row) -> impl Iterator<Item = usize> + '_ {
    Members::of(row.as_flattened().iter().copied())
}

/// The members that two rows share, smallest first.
#[inline]
pub(super) fn shared<'a>(row: &'a Row, other: &'a Row) -> impl Iterator<Item = usize> + 'a {
    let words = row.as_flattened().iter().zip(other.as_flattened());
    Members::of(words.map(|(word, other)| word & other))
}

/// The members that at least one of some rows has, smallest first.
pub(super) fn members_of_any<'a>(
    rows: impl Iterator<Item = &'a Row> + Clone,
) -> impl Iterator<Item = usize> {
    let width = rows.clone().next().map_or(0, <[Block]>::len);
    (0..width).flat_map(move |part| {
        let mut block: Block = [0; 2];
        for row in rows.clone() {
            for (word, other) in block.iter_mut().zip(row[part]) {
                *word |= other;
            }
        }
        let mut left = u128::from(block[0]) | u128::from(block[1]) << 64;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(BLOCK * part + bit)
        })
    })
}

/// An iterator over the members of a row, word by word.
struct Members<W> {
    words: W,
    /// The rest of the current word, and then the number of its first node.
    left: u64,
    first: usize,
}

impl<W: Iterator<Item = u64>> Members<W> {
    #[inline]
    fn of(mut words: W) -> Self {
        let left = words.next().unwrap_or(0);
        Self {
            words,
            left,
            first: 0,
        }
    }
}

impl<W: Iterator<Item = u64>> Iterator for Members<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.left == 0 {
            self.left = self.words.next()?;
            self.first += 64;
        }
        let bit = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        Some(self.first + bit)
    }
}

/// Whether two rows have no member in common.
#[inline]
pub(super) fn is_disjoint(row: &Row, other: &Row) -> bool {
    let mut words = row.as_flattened().iter().zip(other.as_flattened());
    words.all(|(word, other)| word & other == 0)
}

/// Whether two rows share a member that a third row does not have.
#[inline]
pub(super) fn share_besides_those(row: &Row, other: &Row, those: &Row) -> bool {
    let words = row.as_flattened().iter().zip(other.as_flattened());
    let mut words = words.zip(those.as_flattened());
    words.any(|((word, other), those)| word & other & !those != 0)
}

/// Whether two rows share a member other than a node.
#[inline]
pub(super) fn share_besides(row: &Row, other: &Row, node: usize) -> bool {
    let (row, other) = (row.as_flattened(), other.as_flattened());
    let (before, after) = (node / 64, node / 64 + 1);
    let shared = |(word, other): (&u64, &u64)| word & other != 0;
    row[before] & other[before] & !(1 << (node % 64)) != 0
        || row[after..].iter().zip(&other[after..]).any(shared)
        || row[..before].iter().zip(&other[..before]).any(shared)
}

/// Whether two rows share a member after a node.
#[inline]
pub(super) fn share_after(row: &Row, other: &Row, node: usize) -> bool {
    let (row, other) = (row.as_flattened(), other.as_flattened());
    let (at, after) = (node / 64, node / 64 + 1);
    let shared = |(word, other): (&u64, &u64)| word & other != 0;
    row[at] & other[at] & (!1 << (node % 64)) != 0
        || row[after..].iter().zip(&other[after..]).any(shared)
}
