//! Room for relations, kept when they are dropped.

use std::cell::RefCell;

use super::Block;

thread_local! {
    /// The room of relations that are not needed any more, for the next ones. Rules
    /// make and drop relations all the time, and they are so large that the
    /// allocator takes long over each.
    static SPARE: RefCell<Vec<Vec<Block>>> = const { RefCell::new(Vec::new()) };
}

/// So much room is kept at most, for so many relations, each of so many blocks: two
/// MiB in each thread.
const MOST_SPARE: usize = 32;
const LARGEST_SPARE: usize = 1 << 12;

/// Room for so many blocks, with none in it.
pub(super) fn room_for(blocks: usize) -> Vec<Block> {
    let spare = SPARE.with_borrow_mut(Vec::pop);
    let large_enough = spare.filter(|room| room.capacity() >= blocks);
    let mut room = large_enough.unwrap_or_else(|| Vec::with_capacity(blocks));
    room.clear();
    room
}

/// So many blocks without members.
pub(super) fn empty_blocks(blocks: usize) -> Vec<Block> {
    let mut room = room_for(blocks);
    room.resize(blocks, [0; 2]);
    room
}

/// Keeps room that is not needed any more.
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
