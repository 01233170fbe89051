//! Links and their ends.

use super::super::chain::Node;
use super::super::flaw::Fault;
use super::Checked;
use sudoku_engine::grid::{Candidate, CellSet, DigitSet};
use sudoku_engine::rules::cages::OpenCage;

impl Checked<'_> {
    /// Checks that each digit of a node is a candidate in one of its cells, and that the cells have
    /// room for all of them.
    fn is_there(self, node: Node) -> Result<(), Fault> {
        if node.digits.len() > node.cells.len() {
            return Err(Fault::TooLittleRoom(node));
        }
        let absent = |digit: &_| self.places(*digit, node.cells).is_empty();
        match node.digits.iter().find(absent) {
            Some(digit) => Err(Fault::Absent(Node::of(digit, node.cells))),
            None => Ok(()),
        }
    }

    /// Checks that if one of two nodes is false, the other is true.
    pub(super) fn strong_link(self, from: Node, to: Node) -> Result<(), Fault> {
        self.is_there(from)?;
        self.is_there(to)?;
        if self.linked_by_cage(from, to, true) {
            return Ok(());
        }
        if from.is_inside(to) {
            // The other digits say nothing about a digit that is at both ends.
            if !from.digits.is_disjoint(to.digits) {
                return Err(Fault::DigitAtBothEnds(from, to));
            }
            let Some(cell) = from.cells.single() else {
                return self.almost_locked_set(from.cells).map(|_| ());
            };
            let more = self.grid.candidates(cell) - from.digits - to.digits;
            return if more.is_empty() {
                Ok(())
            } else {
                Err(Fault::CellHasMore(cell, more, [from.digits, to.digits]))
            };
        }
        let digit = (from.digits & to.digits).single();
        let Some(digit) = digit.filter(|_| from.digits == to.digits) else {
            return Err(Fault::Unlinked(from, to));
        };
        let ends = from.cells | to.cells;
        let mut further = None;
        for house in self.grid.layout().houses().iter().copied() {
            let places = self.places(digit, house.cells());
            let has_both = !places.is_disjoint(from.cells) && !places.is_disjoint(to.cells);
            if has_both && places.is_subset(ends) {
                return Ok(());
            }
            if has_both && ends.is_subset(house.cells()) {
                further.get_or_insert((house, places - ends));
            }
        }
        Err(match further {
            _ if from == to => Fault::SameEnds(from),
            Some((house, places)) => Fault::FurtherPlaces(digit, house, places, [from, to]),
            None => Fault::NotConjugate(digit, ends),
        })
    }

    /// Checks that two nodes are not both true.
    pub(super) fn weak_link(self, from: Node, to: Node) -> Result<(), Fault> {
        self.is_there(from)?;
        self.is_there(to)?;
        if from.is_inside(to) && from.cells.len() == 1 && from.digits.is_disjoint(to.digits) {
            return Ok(());
        }
        if self.linked_by_cage(from, to, false) {
            return Ok(());
        }
        let common = from.digits & to.digits;
        if common.is_empty() {
            return Err(Fault::Unlinked(from, to));
        }
        if !self.linking(from, to).is_empty() {
            return Ok(());
        }
        if from == to {
            return Err(Fault::SameEnds(from));
        }
        let places = |digit| self.places(digit, from.cells & to.cells);
        let both = common.iter().map(places);
        let both = both.fold(CellSet::EMPTY, |all, cells| all | cells);
        Err(match both.is_empty() {
            true => Fault::Unseen(from, to),
            false => Fault::EndsOverlap(from, to, both),
        })
    }

    /// Whether a cage needs one of two nodes, or cannot have both, because of its sum.
    fn linked_by_cage(self, from: Node, to: Node, strong: bool) -> bool {
        let (Some(one), Some(other)) = (from.digits.single(), to.digits.single()) else {
            // Each combination of the cage has all digits of one node or all of the other.
            let has_either =
                |set: &DigitSet| from.digits.is_subset(*set) || to.digits.is_subset(*set);
            let mut cages = self.open_cages().filter(|cage| cage.cells() == from.cells);
            let is_inside = strong && from.is_inside(to) && from.digits.is_disjoint(to.digits);
            return is_inside && cages.any(|cage| cage.live.iter().all(has_either));
        };
        let ends = ((one, from.cells), (other, to.cells));
        self.open_cages().any(|cage| {
            if strong {
                cage.links_strongly(self.grid, ends.0, ends.1)
            } else {
                cage.links_weakly(self.grid, ends.0, ends.1)
            }
        })
    }

    /// The cages with a sum and empty cells.
    pub(super) fn open_cages(self) -> impl Iterator<Item = OpenCage> {
        let cages = self.grid.layout().cages().iter();
        cages.filter_map(move |cage| OpenCage::of(self.grid, cage))
    }

    /// The digits that cannot be in both nodes at once.
    pub(super) fn linking(self, from: Node, to: Node) -> DigitSet {
        let common = from.digits & to.digits;
        let all_see = |digit: &_| {
            let (here, there) = (
                self.places(*digit, from.cells),
                self.places(*digit, to.cells),
            );
            self.see_each_other(here, there)
        };
        common.iter().filter(all_see).collect()
    }

    /// Whether each cell of one set sees each cell of another.
    pub(super) fn see_each_other(self, here: CellSet, there: CellSet) -> bool {
        !here.is_empty() && !there.is_empty() && here.iter().all(|cell| self.sees_all(cell, there))
    }

    /// Checks that cells form an almost locked set: they are empty, all see each other and have one
    /// digit more than there are cells. Returns the digits.
    pub(super) fn almost_locked_set(self, cells: CellSet) -> Result<DigitSet, Fault> {
        if let Some(cell) = (cells - self.grid.unsolved()).first() {
            return Err(Fault::Taken(cell));
        }
        let digits = self.digits_of(cells);
        let all_see = |cell| self.sees_all(cell, cells.without(cell));
        if cells.iter().all(all_see) && digits.len() == cells.len() + 1 {
            Ok(digits)
        } else {
            Err(Fault::NoAlmostLockedSet(cells, digits))
        }
    }

    /// Whether a candidate is false if a node is true.
    pub(super) fn kills(self, node: Node, it: Candidate) -> bool {
        let places = self.places(it.digit, node.cells);
        let is_full = node.digits.len() == node.cells.len() && node.cells.contains(it.cell);
        if node.digits.contains(it.digit) {
            !places.is_empty() && self.sees_all(it.cell, places)
        } else {
            is_full || self.linked_by_cage(node, Node::candidate(it), false)
        }
    }
}
