//! XY-Wing and XYZ-Wing.

use super::board::{IndexedGrid, PEERS, cells, peers};
use super::hint::{Hint, removed_from};
use super::technique::Technique;

/// Finds a wing whose pivot has `of_pivot` candidates, two or three.
pub(super) fn wing(board: &IndexedGrid, of_pivot: u32) -> Option<Hint> {
    cells(board.unsolved)
        .filter(|pivot| board.count(*pivot) == of_pivot)
        .find_map(|pivot| around(board, pivot))
}

fn around(board: &IndexedGrid, pivot: usize) -> Option<Hint> {
    let at_pivot = board.digits[pivot];
    let (technique, common) = match at_pivot.count_ones() {
        2 => (Technique::XyWing, 0),
        _ => (Technique::XyzWing, 1),
    };
    let pincers = || {
        let peers = PEERS[pivot].into_iter().map(usize::from);
        peers.filter(|peer| board.count(*peer) == 2)
    };
    for one in pincers() {
        let at_one = board.digits[one];
        if (at_pivot & !at_one).count_ones() != 1 {
            continue;
        }
        for other in pincers() {
            let at_other = board.digits[other];
            let is_wing = (at_pivot | at_one | at_other).count_ones() == 3
                && (at_pivot & at_one & at_other).count_ones() == common;
            if !is_wing {
                continue;
            }
            let mut seen = peers(one) & peers(other);
            if common == 1 {
                seen &= peers(pivot);
            }
            let removed = removed_from(board, seen, at_one & at_other);
            let hint = Hint::removing(technique, technique.base().rating(), removed);
            if hint.is_some() {
                return hint;
            }
        }
    }
    None
}
