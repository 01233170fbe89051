//! Which of some numbered things go with which of others, as rows of bits: what
//! goes with many at once is found many bits at a time.

/// For each number a set of numbers.
#[derive(Debug)]
pub(super) struct Relation {
    width: usize,
    rows: Vec<Block>,
}

/// Bits for 256 numbers, which is room enough for most positions.
pub(super) type Block = [u64; 4];

impl Relation {
    /// So many rows without members, for numbers below `members`.
    pub(super) fn new(rows: usize, members: usize) -> Self {
        let width = members.div_ceil(256);
        Self {
            width,
            rows: vec![[0; 4]; rows * width],
        }
    }

    /// Adds a member to a row.
    pub(super) fn insert(&mut self, row: usize, member: usize) {
        let block = &mut self.rows[row * self.width + member / 256];
        block[member / 64 % 4] |= 1 << (member % 64);
    }

    /// A row, block by block.
    pub(super) fn row(&self, row: usize) -> &[Block] {
        &self.rows[row * self.width..(row + 1) * self.width]
    }

    /// How many blocks a row has.
    pub(super) const fn width(&self) -> usize {
        self.width
    }

    /// A block of a row.
    pub(super) fn block(&self, row: usize, number: usize) -> Block {
        self.rows[row * self.width + number]
    }

    /// A block of all that is in any of some rows.
    pub(super) fn block_of_any(&self, rows: impl Iterator<Item = usize>, number: usize) -> Block {
        let mut block = [0; 4];
        for row in rows {
            add(&mut block, self.block(row, number));
        }
        block
    }

    /// A block of a row, to change.
    pub(super) fn block_mut(&mut self, row: usize, number: usize) -> &mut Block {
        &mut self.rows[row * self.width + number]
    }
}

/// Adds the members of another block.
pub(super) fn add(block: &mut Block, other: Block) {
    for (word, other) in block.iter_mut().zip(other) {
        *word |= other;
    }
}

/// Takes the members of another block away.
pub(super) fn take(block: &mut Block, other: Block) {
    for (word, other) in block.iter_mut().zip(other) {
        *word &= !other;
    }
}

/// The members of a row in ascending order.
pub(super) fn members(row: &[Block]) -> impl Iterator<Item = usize> {
    in_words(row.as_flattened().iter().copied())
}

/// The members of both of two rows in ascending order.
pub(super) fn members_of_both(row: &[Block], other: &[Block]) -> impl Iterator<Item = usize> {
    let words = row.as_flattened().iter().zip(other.as_flattened());
    in_words(words.map(|(word, other)| word & other))
}

fn in_words(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(number, mut word)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
            word &= word - 1;
            Some(64 * number + bit)
        })
    })
}
