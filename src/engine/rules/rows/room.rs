//! The memory of relations, reused after they are dropped.

use std::cell::RefCell;

use super::Block;

thread_local! {
    /// The memory of dropped relations, for the next relations to take. Rules make and drop
    /// relations all the time, and each is so large that allocating it is slow.
    static SPARE: RefCell<Vec<Vec<Block>>> = const { RefCell::new(Vec::new()) };
}

/// The number of dropped relations whose memory a thread keeps. With [`LARGEST_SPARE`], this
/// limits the memory that a thread holds back to 2 MiB.
const MOST_SPARE: usize = 32;

/// The most blocks of a relation whose memory is kept.
const LARGEST_SPARE: usize = 1 << 12;

/// An empty list with a capacity of `blocks` or more: the memory kept last, if it is large enough,
/// or else new memory.
pub(super) fn room_for(blocks: usize) -> Vec<Block> {
    let spare = SPARE.with_borrow_mut(Vec::pop);
    let large_enough = spare.filter(|room| room.capacity() >= blocks);
    let mut room = large_enough.unwrap_or_else(|| Vec::with_capacity(blocks));
    room.clear();
    room
}

/// A list of `blocks` blocks, each without members.
pub(super) fn empty_blocks(blocks: usize) -> Vec<Block> {
    let mut room = room_for(blocks);
    room.resize(blocks, [0; 2]);
    room
}

/// Keeps the memory of a dropped relation for [`room_for`] to reuse. Frees it instead if it is
/// larger than [`LARGEST_SPARE`], or if [`MOST_SPARE`] are already kept.
pub(super) fn keep(room: Vec<Block>) {
    if room.capacity() == 0 || room.capacity() > LARGEST_SPARE {
        return;
    }
    // When the thread ends, there is nothing to keep it for.
    let _ = SPARE.try_with(|spare| {
        let mut spare = spare.borrow_mut();
        if spare.len() < MOST_SPARE {
            spare.push(room);
        }
    });
}
