//! The memory of relations, used again when they are dropped.

use std::cell::RefCell;

use super::Block;

thread_local! {
    /// The memory of dropped relations, for the next ones to take. Rules make and drop
    /// relations all the time, and each is so large that the allocator takes long over
    /// it.
    static SPARE: RefCell<Vec<Vec<Block>>> = const { RefCell::new(Vec::new()) };
}

/// How many dropped relations a thread keeps the memory of. With [`LARGEST_SPARE`] it
/// bounds what a thread holds back: 2 MiB.
const MOST_SPARE: usize = 32;

/// The most blocks that a relation may have if its memory is kept.
const LARGEST_SPARE: usize = 1 << 12;

/// An empty list with a capacity of `blocks` or more: the memory of a dropped relation,
/// if the last one that was kept is large enough, else new memory.
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

/// Takes the memory of a relation that is dropped, for [`room_for`] to hand out again.
/// It is freed instead if it is larger than [`LARGEST_SPARE`], or [`MOST_SPARE`] are
/// kept already.
pub(super) fn keep(room: Vec<Block>) {
    if room.capacity() == 0 || room.capacity() > LARGEST_SPARE {
        return;
    }
    // Where the thread ends, there is nothing to keep it for.
    let _ = SPARE.try_with(|spare| {
        let mut spare = spare.borrow_mut();
        if spare.len() < MOST_SPARE {
            spare.push(room);
        }
    });
}
