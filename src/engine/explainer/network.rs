//! The links of a position while nothing is removed.

use super::board::{
    BLOCK_ROW_COLUMN, CELL_AT, HOUSES_OF, IndexedGrid, POSITIONS_OF, cells, members, peers,
};
use crate::grid::Digit;

/// The number of possible candidates.
pub(super) const CANDIDATES: usize = 729;

/// The value for a link in a cell. The value for a link in a house is the kind of the house.
pub(super) const BY_CELL: u8 = 3;

/// The value for an assumption, which follows from nothing.
pub(super) const ASSUMED: u8 = 4;

/// The links that a search for cycles and chains uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Links {
    /// The links in houses.
    Houses,
    /// The strong links in cells with two candidates, and all weak links.
    Cells,
    /// All links.
    Both,
}

impl Links {
    const fn weak_in_cells(self) -> bool {
        !matches!(self, Self::Houses)
    }
    const fn strong_in_cells(self) -> bool {
        !matches!(self, Self::Houses)
    }
    const fn strong_in_houses(self) -> bool {
        !matches!(self, Self::Cells)
    }
}

/// A candidate, and the kind of link to it.
pub(super) type Link = (u16, u8);

/// The cell of a candidate. The number of a candidate is its cell times the number of digits, plus
/// its digit.
pub(super) const fn cell_of(candidate: u16) -> usize {
    candidate as usize / Digit::COUNT
}

/// The digit of a candidate.
pub(super) const fn digit_of(candidate: u16) -> usize {
    candidate as usize % Digit::COUNT
}

pub(super) const fn number(cell: usize, digit: usize) -> u16 {
    (cell * Digit::COUNT + digit) as u16
}

/// The links of a position; each list is in the order in which its links are followed.
pub(super) struct Network {
    links: Links,
    /// The candidates of cells with at least two, or exactly two for `Links::Cells`, in reading
    /// order.
    pub(super) sources: Vec<u16>,
    /// For each candidate, the candidates that become true if it is false, with their number.
    strong: Vec<([Link; 4], u8)>,
    /// The start in `off` of each candidate's list: the candidates that become false if it is
    /// true.
    off_starts: Vec<u32>,
    off: Vec<Link>,
    /// The start in `steps` of each candidate's list: the candidates that become true two links
    /// on.
    step_starts: Vec<u32>,
    steps: Vec<DoubleLink>,
    /// While the steps are read, the last candidate from which each candidate was reached.
    reached_from: Vec<u16>,
}

/// A step from a true candidate over a false one to a true one.
#[derive(Debug, Clone, Copy)]
pub(super) struct DoubleLink {
    /// The candidate that becomes false.
    pub(super) over: Link,
    /// The candidate that becomes true instead.
    pub(super) to: Link,
}

impl Network {
    pub(super) fn new() -> Self {
        Self {
            links: Links::Both,
            sources: Vec::new(),
            strong: vec![([(0, 0); 4], 0); CANDIDATES],
            off_starts: vec![0; CANDIDATES + 1],
            off: Vec::new(),
            step_starts: vec![0; CANDIDATES + 1],
            steps: Vec::new(),
            reached_from: vec![u16::MAX; CANDIDATES],
        }
    }

    /// Reads the links of a position.
    pub(super) fn read(&mut self, board: &IndexedGrid, links: Links) {
        self.links = links;
        self.sources.clear();
        self.off.clear();
        self.steps.clear();
        self.reached_from.fill(u16::MAX);
        for cell in cells(board.unsolved) {
            for digit in members(board.digits[cell]) {
                self.strong[usize::from(number(cell, digit))] = strong(board, links, cell, digit);
            }
        }
        for cell in cells(board.unsolved) {
            let is_source = match links {
                Links::Cells => board.count(cell) == 2,
                _ => board.count(cell) >= 2,
            };
            for digit in members(board.digits[cell]) {
                let from = number(cell, digit);
                if is_source {
                    self.sources.push(from);
                }
                self.read_steps(board, from);
            }
        }
    }

    /// Reads the candidates that a true candidate makes false, and those that then become true.
    /// The lists are read in ascending order: the end of one is the beginning of the next.
    fn read_steps(&mut self, board: &IndexedGrid, from: u16) {
        let begins = (self.off.len(), self.steps.len());
        let (cell, digit) = (cell_of(from), digit_of(from));
        if self.links.weak_in_cells() {
            for other in members(board.digits[cell] & !(1 << digit)) {
                self.off.push((number(cell, other), BY_CELL));
            }
        }
        // A cell of the block that is also in the same line comes only once.
        let mut seen = 1_u128 << cell;
        for kind in BLOCK_ROW_COLUMN {
            let house = usize::from(HOUSES_OF[cell][kind]);
            for place in members(board.places[house][digit]) {
                let other = usize::from(CELL_AT[house][place]);
                if seen >> other & 1 == 0 {
                    seen |= 1 << other;
                    self.off.push((number(other, digit), kind as u8));
                }
            }
        }
        for at in begins.0..self.off.len() {
            let over = self.off[at];
            let (strong, count) = self.strong[usize::from(over.0)];
            for &to in &strong[..usize::from(count)] {
                let seen = &mut self.reached_from[usize::from(to.0)];
                if *seen != from && to.0 != from {
                    *seen = from;
                    self.steps.push(DoubleLink { over, to });
                }
            }
        }
        let at = usize::from(from);
        self.off_starts[at] = begins.0 as u32;
        self.off_starts[at + 1] = self.off.len() as u32;
        self.step_starts[at] = begins.1 as u32;
        self.step_starts[at + 1] = self.steps.len() as u32;
    }

    /// The candidates that become true if a candidate is false.
    #[inline]
    pub(super) fn strong_of(&self, candidate: u16) -> &[Link] {
        let (links, count) = &self.strong[usize::from(candidate)];
        &links[..usize::from(*count)]
    }

    /// The candidates that become false if a candidate is true.
    #[inline]
    pub(super) fn off(&self, candidate: u16) -> &[Link] {
        let at = usize::from(candidate);
        &self.off[self.off_starts[at] as usize..self.off_starts[at + 1] as usize]
    }

    /// The candidates that become true two links after a candidate.
    #[inline]
    pub(super) fn steps(&self, candidate: u16) -> &[DoubleLink] {
        let at = usize::from(candidate);
        &self.steps[self.step_starts[at] as usize..self.step_starts[at + 1] as usize]
    }

    /// Whether each of two candidates is false if the other is true.
    #[inline]
    pub(super) fn exclude_each_other(&self, one: u16, other: u16) -> bool {
        let (cell, digit) = (cell_of(one), digit_of(one));
        if digit == digit_of(other) {
            peers(cell) >> cell_of(other) & 1 == 1
        } else {
            self.links.weak_in_cells() && cell == cell_of(other)
        }
    }
}

/// The candidates that become true if a candidate is false, each once, with their number.
fn strong(board: &IndexedGrid, links: Links, cell: usize, digit: usize) -> ([Link; 4], u8) {
    let mut found = [(0, 0); 4];
    let mut count = 0;
    let mut add = |link: Link| {
        if found[..count].iter().all(|(to, _)| *to != link.0) {
            found[count] = link;
            count += 1;
        }
    };
    if links.strong_in_cells() && board.count(cell) == 2 {
        let other = (board.digits[cell] & !(1 << digit)).trailing_zeros() as usize;
        add((number(cell, other), BY_CELL));
    }
    if links.strong_in_houses() {
        for kind in BLOCK_ROW_COLUMN {
            let house = usize::from(HOUSES_OF[cell][kind]);
            let others = board.places[house][digit] & !(1 << POSITIONS_OF[cell][kind]);
            if others.is_power_of_two() {
                let other = CELL_AT[house][others.trailing_zeros() as usize];
                add((number(other.into(), digit), kind as u8));
            }
        }
    }
    (found, count as u8)
}
