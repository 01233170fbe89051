//! Which candidates go and come with which, while nothing is removed.

use super::board::{
    BLOCK_ROW_COLUMN, Board, CELL_AT, HOUSES_OF, POSITIONS_OF, cells, members, peers,
};
use crate::grid::Digit;

/// The number of candidates that there can be.
pub(super) const CANDIDATES: usize = 729;

/// By what a node follows from another: the kind of a house, or this.
pub(super) const BY_CELL: u8 = 3;

/// Nothing: it is assumed.
pub(super) const ASSUMED: u8 = 4;

/// The links that a search for cycles and chains goes by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Links {
    /// Those of houses.
    Houses,
    /// The strong ones of cells with two candidates, all weak ones.
    Cells,
    /// All.
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

/// A candidate, and by what it follows.
pub(super) type Link = (u16, u8);

/// A candidate is as many times its cell as there are digits, and its digit.
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

/// The links of a position, each list in the order in which they are followed.
pub(super) struct Network {
    links: Links,
    /// The candidates of cells with at least two, in reading order.
    pub(super) sources: Vec<u16>,
    /// For each candidate the one that comes if it goes.
    strong: Vec<([Link; 4], u8)>,
    /// What goes if a candidate comes: where its list begins in `off`.
    off_starts: Vec<u32>,
    off: Vec<Link>,
    /// What comes two links after a candidate: where its list begins in `steps`.
    step_starts: Vec<u32>,
    steps: Vec<Step>,
    /// While that is read, the last one from which each was reached.
    reached_from: Vec<u16>,
}

/// From a candidate over one that goes to one that comes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    /// What goes.
    pub(super) over: Link,
    /// What comes instead.
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

    /// Takes up the links of a position.
    pub(super) fn read(&mut self, board: &Board, links: Links) {
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

    /// Reads what goes with a candidate, and what comes then. The lists are read in
    /// ascending order: the end of one is the beginning of the next.
    fn read_steps(&mut self, board: &Board, from: u16) {
        let begins = (self.off.len(), self.steps.len());
        let (cell, digit) = (cell_of(from), digit_of(from));
        if self.links.weak_in_cells() {
            for other in members(board.digits[cell] & !(1 << digit)) {
                self.off.push((number(cell, other), BY_CELL));
            }
        }
        // A cell of the block that is in the same line, too, comes once.
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
                    self.steps.push(Step { over, to });
                }
            }
        }
        let at = usize::from(from);
        self.off_starts[at] = begins.0 as u32;
        self.off_starts[at + 1] = self.off.len() as u32;
        self.step_starts[at] = begins.1 as u32;
        self.step_starts[at + 1] = self.steps.len() as u32;
    }

    /// What comes if a candidate goes.
    #[inline]
    pub(super) fn strong_of(&self, candidate: u16) -> &[Link] {
        let (links, count) = &self.strong[usize::from(candidate)];
        &links[..usize::from(*count)]
    }

    /// What goes if a candidate comes.
    #[inline]
    pub(super) fn off(&self, candidate: u16) -> &[Link] {
        let at = usize::from(candidate);
        &self.off[self.off_starts[at] as usize..self.off_starts[at + 1] as usize]
    }

    /// What comes two links after a candidate.
    #[inline]
    pub(super) fn steps(&self, candidate: u16) -> &[Step] {
        let at = usize::from(candidate);
        &self.steps[self.step_starts[at] as usize..self.step_starts[at + 1] as usize]
    }

    /// Whether one of two candidates goes if the other comes.
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

/// What comes if a candidate goes, each once.
fn strong(board: &Board, links: Links, cell: usize, digit: usize) -> ([Link; 4], u8) {
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
