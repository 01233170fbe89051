//! Choosing pale shades that distinguish sets of cells.

use sudoku_engine::grid::{Cell, CellSet};

/// The number of shades.
pub(super) const TONES: usize = 4;

/// The number of a shade for each set of cells. Sets that are adjacent or share a cell get
/// different shades, as far as the few shades are enough.
///
/// The set with the most shades around it is the next to get one.
pub(super) fn tones(sets: &[CellSet]) -> Vec<usize> {
    let mut tones: Vec<Option<usize>> = vec![None; sets.len()];
    let grown: Vec<CellSet> = sets.iter().map(|set| with_those_beside(*set)).collect();
    for _ in sets {
        let around = |set: usize| {
            let neighbors = sets.iter().zip(&tones);
            let neighbors = neighbors.filter(|(other, _)| !grown[set].is_disjoint(**other));
            neighbors.fold([0; TONES], |mut counts, (_, tone)| {
                if let Some(tone) = tone {
                    counts[*tone] += 1;
                }
                counts
            })
        };
        let open = (0..sets.len()).filter(|set| tones[*set].is_none());
        let taken = |counts: [usize; TONES]| counts.iter().filter(|count| **count > 0).count();
        let next = open.rev().max_by_key(|set| taken(around(*set)));
        let Some(next) = next else { break };
        let counts = around(next);
        tones[next] = (0..TONES).min_by_key(|tone| counts[*tone]);
    }
    tones.into_iter().map(Option::unwrap_or_default).collect()
}

/// The cells, and all cells that share a side with one of them.
fn with_those_beside(cells: CellSet) -> CellSet {
    let is_beside = |one: &Cell| {
        let distance =
            |other: Cell| one.row().abs_diff(other.row()) + one.column().abs_diff(other.column());
        cells.iter().any(|other| distance(other) <= 1)
    };
    Cell::all().filter(is_beside).collect()
}
