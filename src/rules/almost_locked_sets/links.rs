//! The almost locked sets of a position and how they go together.

use std::cell::OnceCell;

use super::relation::{Relation, add, members, members_of_both, take};
use super::sets::{Set, collect};
use crate::grid::{Candidate, Cell, DigitSet, Grid};

/// The almost locked sets of a position, the restricted commons between them,
/// and which of them could take a digit from the same cell.
///
/// A restricted common of two sets without a common cell is a digit all of
/// whose places in the one see all its places in the other, so that only one of
/// the sets can hold it. In other words: each place in the other set is a cell
/// from which the one takes the digit.
#[derive(Debug)]
pub(in crate::rules) struct AlmostLockedSets {
    sets: Vec<Set>,
    /// Of each set in turn, the others that it has restricted commons with, and
    /// which these are.
    links: Vec<(usize, DigitSet)>,
    /// Where the part of each set begins, and where the last one ends.
    starts: Vec<usize>,
    linked: Relation,
    aiming: OnceCell<Relation>,
}

impl AlmostLockedSets {
    /// All those of a position.
    pub(in crate::rules) fn on(grid: &Grid) -> Self {
        let sets = collect(grid);
        let count = sets.len();
        let mut all = Self {
            links: Vec::with_capacity(16 * count),
            starts: Vec::with_capacity(count + 1),
            linked: Relation::new(count, count),
            aiming: OnceCell::new(),
            sets,
        };
        all.link(grid);
        all
    }

    /// Works out the restricted commons.
    fn link(&mut self, grid: &Grid) {
        let count = self.sets.len();
        let mut with_cell = Relation::new(Cell::COUNT, count);
        let mut with_digit = Relation::new(9, count);
        for (number, set) in self.sets.iter().enumerate() {
            for cell in set.cells {
                with_cell.insert(cell.index(), number);
            }
            for digit in set.aimed {
                with_digit.insert(digit.index(), number);
            }
        }
        let mut with_common = Relation::new(1, count);
        let mut commons = vec![DigitSet::EMPTY; count];
        for (number, set) in self.sets.iter().enumerate() {
            for digit in set.aimed {
                // What has the digit, but nowhere else than in targets, and no
                // cell of the set.
                let elsewhere = (grid.cells_with(digit) - set.targets(digit)) | set.cells;
                for part in 0..with_common.width() {
                    let cells = elsewhere.into_iter().map(Cell::index);
                    let mut others = with_digit.block(digit.index(), part);
                    take(&mut others, with_cell.block_of_any(cells, part));
                    *with_common.block_mut(0, part) = others;
                    add(self.linked.block_mut(number, part), others);
                }
                for other in members(with_common.row(0)) {
                    commons[other].insert(digit);
                }
            }
            self.starts.push(self.links.len());
            for other in members(self.linked.row(number)) {
                self.links
                    .push((other, std::mem::take(&mut commons[other])));
            }
        }
        self.starts.push(self.links.len());
    }

    /// Which sets take a digit from the same cell.
    fn aiming(&self) -> &Relation {
        self.aiming.get_or_init(|| {
            let count = self.sets.len();
            let row_of = |target: Candidate| 9 * target.cell.index() + target.digit.index();
            let mut aimed_at = Relation::new(9 * Cell::COUNT, count);
            for (number, set) in self.sets.iter().enumerate() {
                for target in set.all_targets() {
                    aimed_at.insert(row_of(target), number);
                }
            }
            let mut aiming = Relation::new(count, count);
            for (number, set) in self.sets.iter().enumerate() {
                for part in 0..aiming.width() {
                    let targets = set.all_targets().map(row_of);
                    *aiming.block_mut(number, part) = aimed_at.block_of_any(targets, part);
                }
            }
            aiming
        })
    }

    /// The sets, each once, those of few cells first.
    pub(super) fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// The sets that a set has restricted commons with, and which these are.
    pub(super) fn links(&self, set: usize) -> &[(usize, DigitSet)] {
        &self.links[self.starts[set]..self.starts[set + 1]]
    }

    /// The numbers of the sets that have restricted commons with the one set
    /// and take a digit from the same cell as the other.
    pub(super) fn linked_and_aiming(
        &self,
        linked_to: usize,
        aiming_with: usize,
    ) -> impl Iterator<Item = usize> {
        members_of_both(self.linked.row(linked_to), self.aiming().row(aiming_with))
    }

    /// The numbers of the sets that take a digit from the same cell as a set,
    /// which is one of them.
    pub(super) fn aiming_with(&self, set: usize) -> impl Iterator<Item = usize> {
        members(self.aiming().row(set))
    }
}
