//! The best of all cycles and chains: the one with the lowest rating, then the fewest nodes.

use super::board::IndexedGrid;
use super::chains::{Collector, Node, conclusion, key, rating, removed_by_cycle, technique};
use super::hint::{Hint, HintChains};
use super::network::{CANDIDATES, Links, cell_of, digit_of};

/// A cycle or chain, with what decides between it and others.
pub(super) struct Chosen {
    pub(super) hint: Hint,
    complexity: u32,
    key: u8,
}

/// Keeps the best cycle or chain.
pub(super) struct Best<'a> {
    board: &'a IndexedGrid,
    pub(super) chosen: Option<Chosen>,
    /// For each kind of links, the most nodes with which a chain, or a cycle, would be better.
    pub(super) limits: [[u32; 2]; 3],
    /// The most nodes in the current round.
    pub(super) most: u32,
}

impl<'a> Best<'a> {
    pub(super) const fn of(board: &'a IndexedGrid) -> Self {
        Self {
            board,
            chosen: None,
            limits: [[u32::MAX; 2]; 3],
            most: u32::MAX,
        }
    }

    fn keep(&mut self, mut hint: Hint, (path, is_cycle): (&[Node], bool), links: Links) {
        let complexity = path.len() as u32 - u32::from(is_cycle);
        let key = key(links);
        hint.complexity = Some(complexity);
        hint.chains = Some(Box::new(HintChains::Plain {
            path: path.to_vec(),
            is_cycle,
        }));
        let chosen = Chosen {
            hint,
            complexity,
            key,
        };
        for links in [Links::Houses, Links::Cells, Links::Both] {
            for cycle in [false, true] {
                self.limits[links as usize][usize::from(cycle)] =
                    longest_below(links, cycle, &chosen);
            }
        }
        self.chosen = Some(chosen);
    }
}

impl Collector for Best<'_> {
    #[inline]
    fn limit(&self, links: Links, cycle: bool) -> u32 {
        self.limits[links as usize][usize::from(cycle)].min(self.most)
    }

    fn cycle(&mut self, links: Links, path: &[Node]) {
        let complexity = path.len() as u32 - 1;
        if complexity > self.limits[links as usize][1] {
            return;
        }
        let removed = removed_by_cycle(self.board, path);
        let (technique, rating) = (
            technique(links, true, complexity),
            rating(links, true, complexity),
        );
        if let Some(hint) = Hint::removing(technique, rating, removed) {
            self.keep(hint, (path, true), links);
        }
    }

    fn chain(&mut self, links: Links, path: &[Node]) {
        let complexity = path.len() as u32;
        if complexity > self.limits[links as usize][0] {
            return;
        }
        let technique = technique(links, false, complexity);
        let rating = rating(links, false, complexity);
        let (cell, digit) = (cell_of(path[0].candidate), digit_of(path[0].candidate));
        let hint = conclusion(self.board, technique, rating, cell, digit, path[0].on);
        self.keep(hint, (path, false), links);
    }
}

/// The most nodes with which a cycle or a chain would be better than `best`.
fn longest_below(links: Links, cycle: bool, best: &Chosen) -> u32 {
    let is_better = |complexity: u32| {
        let this = (rating(links, cycle, complexity), complexity, key(links));
        this < (best.hint.rating, best.complexity, best.key)
    };
    // Both ends of the chain are nodes; no chain is longer than this.
    let (mut low, mut high) = (0, 2 * CANDIDATES as u32);
    while low < high {
        let middle = (low + high).div_ceil(2);
        if is_better(middle) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}
