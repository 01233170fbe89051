//! Removes givens from a puzzle as long as it has one solution.
//!
//! The work is a series of questions to a search, each of which waits for its answer. This module
//! does not decide who answers: one search after another, or many at a time for equally many
//! puzzles.
//!
//! Often no search is needed to decide whether a given can be removed:
//!
//! - It can be removed if its digit is still a naked or a hidden single there, by the other givens
//!   alone.
//! - It cannot be removed if it is the last given of an *unavoidable set*, whose digits can be
//!   swapped without affecting other cells. Two kinds are checked: cells of two digits that houses
//!   link to each other, and parts of two lines of a chute that hold the same digits.
//!
//! Otherwise, a search looks for a solution with another digit in the cell. While few givens are
//! missing, most can be removed, so several are tried together, and the search looks for two
//! solutions.

use super::full::{Full, digit_at};
use crate::grid::{Candidate, Cell, CellSet, Digit, House, others_in_chute};
use crate::search::{Bands, Stop, Stopped, count_bands};

/// Several givens are tried together while there are more givens than this.
const MANY: u32 = 40;
/// The number of givens tried together.
const TOGETHER: usize = 3;

/// A question for a search: whether a position has at least `limit` solutions.
#[derive(Debug, Clone, Copy)]
pub(super) struct Question {
    /// The position.
    pub(super) position: Bands,
    /// The number of solutions to look for, one or two.
    pub(super) limit: usize,
}

/// A puzzle with one solution that loses givens, question by question.
#[derive(Debug, Clone)]
pub(super) struct Reduction {
    full: Full,
    /// The cells of each digit in the full grid.
    everywhere: [CellSet; Digit::COUNT],
    givens: CellSet,
    /// The givens of each digit, and the cells that see at least one of them.
    placed: [CellSet; Digit::COUNT],
    seen: [CellSet; Digit::COUNT],
    /// The sets of givens not yet tried, the next one last. The givens of a set are removed
    /// together or not at all.
    open: Vec<CellSet>,
    /// The number of sets in the current question; 0 between two questions.
    asked: usize,
    /// The number of next sets that could not be removed together and are therefore tried one by
    /// one.
    alone: usize,
    /// The number of givens at which the reduction ends.
    target: u32,
}

impl Reduction {
    /// Begins with these givens of a full grid, which must have one solution, and ends when
    /// `target` are left or none of `orbits` can be removed. The last orbits are tried first; those
    /// with a cell that is not a given are skipped.
    pub(super) fn new(full: Full, givens: CellSet, orbits: Vec<CellSet>, target: u32) -> Self {
        let mut everywhere = [CellSet::EMPTY; Digit::COUNT];
        for cell in Cell::all() {
            everywhere[full[cell.index()] as usize].insert(cell);
        }
        let placed = everywhere.map(|cells| cells & givens);
        let seen = placed.map(seen_from);
        let mut open = orbits;
        open.retain(|orbit| orbit.is_subset(givens));
        Self {
            full,
            everywhere,
            givens,
            placed,
            seen,
            open,
            asked: 0,
            alone: 0,
            target,
        }
    }

    /// Runs to the end, one search after another; returns the number of searches.
    pub(super) fn run(&mut self, stop: &Stop) -> Result<u64, Stopped> {
        let mut searches = 0;
        while let Some(question) = self.next_question() {
            let count = count_bands(&question.position, question.limit, stop)?;
            self.answer(count == question.limit);
            searches += 1;
        }
        Ok(searches)
    }

    /// The full grid, and the givens that are left.
    pub(super) const fn result(&self) -> (Full, CellSet) {
        (self.full, self.givens)
    }

    /// The next question; `None` at the end.
    pub(super) fn next_question(&mut self) -> Option<Question> {
        loop {
            let spare = self.count().saturating_sub(self.target);
            if spare == 0 {
                return None;
            }
            let orbit = *self.open.last()?;
            if orbit.len() as u32 > spare || self.is_unavoidable(orbit) {
                self.drop_next(1);
                continue;
            }
            let before = self.givens;
            let obvious = orbit.iter().all(|cell| self.take_if_obvious(cell));
            if obvious {
                self.drop_next(1);
                continue;
            }
            self.restore(before);
            return Some(self.ask(spare));
        }
    }

    /// Receives the answer to the last question: whether there are as many solutions as it asked
    /// for.
    pub(super) fn answer(&mut self, reached: bool) {
        let asked = std::mem::take(&mut self.asked);
        if reached {
            let asked = &self.open[self.open.len() - asked..];
            let before = asked.iter().fold(self.givens, |all, orbit| all | *orbit);
            self.restore(before);
        }
        if reached && asked > 1 {
            self.alone = asked;
        } else {
            self.drop_next(asked);
        }
    }

    /// Finishes the next `count` open sets.
    fn drop_next(&mut self, count: usize) {
        self.open.truncate(self.open.len() - count);
        self.alone = self.alone.saturating_sub(count);
    }

    fn count(&self) -> u32 {
        self.givens.len() as u32
    }

    /// Removes the next open set, or several of them, and asks whether that leaves one solution.
    fn ask(&mut self, spare: u32) -> Question {
        let wanted = if self.count() > MANY && self.alone == 0 {
            TOGETHER
        } else {
            1
        };
        let mut taken = CellSet::EMPTY;
        for orbit in self.open.iter().rev().take(wanted) {
            if self.asked > 0 && (taken | *orbit).len() as u32 > spare {
                break;
            }
            taken |= *orbit;
            self.asked += 1;
        }
        for cell in taken {
            self.take(cell);
        }
        let mut position = self.position();
        let Some(cell) = taken.single() else {
            return Question { position, limit: 2 };
        };
        position.remove(Candidate::new(cell, digit_at(&self.full, cell)));
        Question { position, limit: 1 }
    }

    /// The cells where the givens allow each digit.
    fn position(&self) -> Bands {
        let empty = !self.givens;
        Bands::of_places(|digit| {
            let digit = digit.index();
            self.placed[digit] | (empty - self.seen[digit])
        })
    }

    fn take(&mut self, cell: Cell) {
        let digit = self.full[cell.index()] as usize;
        self.givens.remove(cell);
        self.placed[digit].remove(cell);
        self.seen[digit] = seen_from(self.placed[digit]);
    }

    /// Restores the missing ones of these givens.
    fn restore(&mut self, givens: CellSet) {
        for cell in givens - self.givens {
            let digit = self.full[cell.index()] as usize;
            self.placed[digit].insert(cell);
            self.seen[digit] |= cell.peers();
        }
        self.givens = givens;
    }

    /// Removes a given if the other givens make its digit a single there.
    fn take_if_obvious(&mut self, cell: Cell) -> bool {
        let digit = self.full[cell.index()] as usize;
        let others = self.placed[digit].without(cell);
        let seen = seen_from(others);
        let places = !self.givens.without(cell) - seen;
        let hidden = || {
            let alone = |house: House| (places & house.cells()).has_at_most(1);
            cell.houses().into_iter().any(alone)
        };
        let naked =
            || (0..Digit::COUNT).all(|other| other == digit || self.seen[other].contains(cell));
        if !naked() && !hidden() {
            return false;
        }
        self.givens.remove(cell);
        self.placed[digit] = others;
        self.seen[digit] = seen;
        true
    }

    /// Whether an unavoidable set of a known kind would be left without a given.
    fn is_unavoidable(&self, orbit: CellSet) -> bool {
        let rest = self.givens - orbit;
        orbit.iter().any(|cell| {
            self.two_digits_can_change(cell, rest) || self.two_lines_can_change(cell, rest)
        })
    }

    /// Whether the digit of the cell and another digit can be swapped in cells that are not in
    /// `givens`.
    fn two_digits_can_change(&self, cell: Cell, givens: CellSet) -> bool {
        let digit = self.full[cell.index()] as usize;
        let mut others = (0..Digit::COUNT).filter(|other| *other != digit);
        others.any(|other| {
            // All cells of the two digits that houses link to this one.
            let both = self.everywhere[digit] | self.everywhere[other];
            let mut reached = CellSet::only(cell);
            let mut latest = reached;
            loop {
                latest = (both & seen_from(latest)) - reached;
                if !latest.is_disjoint(givens) {
                    return false;
                }
                if latest.is_empty() {
                    return true;
                }
                reached |= latest;
            }
        })
    }

    /// Whether the line of the cell and another line of its chute can swap digits in cells that are
    /// not in `givens`.
    fn two_lines_can_change(&self, cell: Cell, givens: CellSet) -> bool {
        let [row, column, _] = cell.houses();
        let rows = others_in_chute(cell.row()).into_iter();
        let columns = others_in_chute(cell.column()).into_iter();
        rows.map(|other| {
            self.lines_can_change(cell, row, givens, |at| Cell::at(other, at.column()))
        })
        .chain(columns.map(|other| {
            self.lines_can_change(cell, column, givens, |at| Cell::at(at.row(), other))
        }))
        .any(|can_change| can_change)
    }

    /// The same check for one other line: `opposite` returns its cell across from a cell of `line`.
    fn lines_can_change(
        &self,
        cell: Cell,
        line: House,
        givens: CellSet,
        opposite: impl Fn(Cell) -> Cell,
    ) -> bool {
        let mut here = cell;
        loop {
            // The digit across must move here, so it must leave its place in this line.
            let across = opposite(here);
            if givens.contains(here) || givens.contains(across) {
                return false;
            }
            let digit = self.full[across.index()] as usize;
            match (self.everywhere[digit] & line.cells()).first() {
                Some(next) if next != cell => here = next,
                _ => return true,
            }
        }
    }
}

/// The cells that see at least one of these cells.
#[inline]
fn seen_from(cells: CellSet) -> CellSet {
    cells
        .iter()
        .fold(CellSet::EMPTY, |seen, cell| seen | cell.peers())
}
