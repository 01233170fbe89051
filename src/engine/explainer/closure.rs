//! All conclusions from one assumption.

use super::Stopped;
use super::advanced::{BranchPattern, Inner};
use super::board::{BLOCK_ROW_COLUMN, CELL_AT, HOUSES_OF, IndexedGrid, POSITIONS_OF, members};
use super::network::{ASSUMED, BY_CELL, CANDIDATES, cell_of, digit_of, number};
use super::technique::Inside;

/// The place of a node that does not exist.
pub(super) const NOWHERE: u16 = u16::MAX;

/// The reason of a node from a pattern or chains that depend on candidates removed on the way.
pub(super) const ADVANCED: u8 = 5;

/// The way to draw conclusions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mode {
    /// Whether removed candidates create new links.
    pub(super) dynamic: bool,
    /// Whether links in cells are used, and not only links in houses.
    pub(super) cells: bool,
    /// The arguments to try when links give nothing more.
    pub(super) inside: Inside,
}

/// A candidate that is true or false, with the reason.
#[derive(Debug, Clone, Copy)]
pub(super) struct Derived {
    pub(super) candidate: u16,
    pub(super) on: bool,
    pub(super) by: u8,
    /// The number of the nested chains; 0 for none.
    pub(super) nested: u32,
    /// The end of its parents in the list of all parents, where the parents of the next node
    /// begin.
    parents_end: u32,
}

/// The number of words with a bit for each candidate.
const WORDS: usize = CANDIDATES.div_ceil(u64::BITS as usize);

/// A set of candidates.
pub(super) type Bits = [u64; WORDS];

/// The set without any candidate.
pub(super) const NO_CANDIDATES: Bits = [0; WORDS];

/// The number of words with a bit for each node: a candidate is a node when it is true and when it
/// is false, and one more node may contradict the others.
const WORDS_OF_NODES: usize = (2 * CANDIDATES + 1).div_ceil(u64::BITS as usize);

#[inline]
pub(super) fn contains(bits: &Bits, candidate: u16) -> bool {
    bits[usize::from(candidate) / 64] >> (candidate % 64) & 1 == 1
}

/// The conclusions from one assumption; each node comes after the nodes that it follows from.
#[derive(Clone)]
pub(super) struct Closure {
    pub(super) nodes: Vec<Derived>,
    parents: Vec<u16>,
    /// The place among the nodes of each false candidate, and of each true one.
    at: [[u16; CANDIDATES]; 2],
    /// The false candidates, and the true ones.
    pub(super) sets: [Bits; 2],
    /// The places of two nodes that contradict each other, the true one first. One of them is in
    /// no set.
    pub(super) contradiction: Option<[u16; 2]>,
    /// The number of nodes that each node rests on, including itself; empty until requested.
    sizes: Vec<u16>,
    /// The numbers of the nested chains that the nodes rest on, each once.
    nested: Vec<u32>,
    /// The nested chains that each node rests on: `nested_words` words of bits per node.
    nested_rows: Vec<u64>,
    nested_words: usize,
    queues: [Vec<u16>; 2],
    heads: [usize; 2],
    /// The patterns that make nodes false, each with the place of its node.
    seen: Vec<(u16, BranchPattern)>,
}

impl Closure {
    pub(super) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            parents: Vec::new(),
            at: [[NOWHERE; CANDIDATES]; 2],
            sets: [NO_CANDIDATES; 2],
            contradiction: None,
            sizes: Vec::new(),
            nested: Vec::new(),
            nested_rows: Vec::new(),
            nested_words: 0,
            queues: [Vec::new(), Vec::new()],
            heads: [0; 2],
            seen: Vec::new(),
        }
    }

    fn clear(&mut self) {
        for node in &self.nodes {
            self.at[usize::from(node.on)][usize::from(node.candidate)] = NOWHERE;
        }
        self.nodes.clear();
        self.parents.clear();
        self.sets = [NO_CANDIDATES; 2];
        self.contradiction = None;
        self.sizes.clear();
        self.nested.clear();
        self.queues[0].clear();
        self.queues[1].clear();
        self.heads = [0; 2];
        self.seen.clear();
    }

    /// The place of a node, or [`NOWHERE`].
    #[inline]
    pub(super) fn place(&self, candidate: u16, on: bool) -> u16 {
        self.at[usize::from(on)][usize::from(candidate)]
    }

    /// The places of the nodes that a node follows from.
    #[inline]
    pub(super) fn parents(&self, place: u16) -> &[u16] {
        let place = usize::from(place);
        let begin = match place {
            0 => 0,
            _ => self.nodes[place - 1].parents_end as usize,
        };
        &self.parents[begin..self.nodes[place].parents_end as usize]
    }

    /// Adds a node whose parents are at the end of the list. A node that is not `stored` is one
    /// side of a contradiction and is in no set.
    fn push(&mut self, candidate: u16, on: bool, by: u8, nested: u32, stored: bool) -> u16 {
        let place = self.nodes.len() as u16;
        self.nodes.push(Derived {
            candidate,
            on,
            by,
            nested,
            parents_end: self.parents.len() as u32,
        });
        if stored {
            let at = usize::from(candidate);
            self.at[usize::from(on)][at] = place;
            self.sets[usize::from(on)][at / 64] |= 1 << (at % 64);
            self.queues[usize::from(on)].push(place);
        }
        place
    }

    /// Draws all conclusions from an assumption. Leaves `board` as it was.
    pub(super) fn run(
        &mut self,
        start: &IndexedGrid,
        board: &mut IndexedGrid,
        (candidate, on): (u16, bool),
        mode: Mode,
        inner: &mut Inner,
        stopped: Stopped<'_>,
    ) {
        self.clear();
        self.push(candidate, on, ASSUMED, 0, true);
        let contradiction = self.follow(start, board, mode, inner, stopped);
        self.contradiction = contradiction;
        if mode.dynamic {
            for &place in &self.queues[0][..self.heads[0]] {
                let gone = self.nodes[usize::from(place)].candidate;
                board.restore(cell_of(gone), digit_of(gone));
            }
        }
    }

    fn follow(
        &mut self,
        start: &IndexedGrid,
        board: &mut IndexedGrid,
        mode: Mode,
        inner: &mut Inner,
        stopped: Stopped<'_>,
    ) -> Option<[u16; 2]> {
        loop {
            let [off, on] = [0, 1].map(|state| {
                let queue: &Vec<u16> = &self.queues[state];
                queue.get(self.heads[state]).copied()
            });
            let contradiction = if let Some(place) = on {
                self.heads[1] += 1;
                self.follow_on(board, mode, place)
            } else if let Some(place) = off {
                self.heads[0] += 1;
                self.follow_off(start, board, mode, place)
            } else {
                if mode.inside == Inside::Nothing
                    || !inner.add(self, start, board, mode.inside, stopped)
                {
                    return None;
                }
                None
            };
            if contradiction.is_some() {
                return contradiction;
            }
        }
    }

    /// Makes the candidates false that a true candidate rules out; returns a contradiction, if
    /// any.
    fn follow_on(&mut self, board: &IndexedGrid, mode: Mode, place: u16) -> Option<[u16; 2]> {
        let from = self.nodes[usize::from(place)].candidate;
        let (cell, digit) = (cell_of(from), digit_of(from));
        if mode.cells {
            for other in members(board.digits[cell] & !(1 << digit)) {
                let contradiction = self.goes(number(cell, other), BY_CELL, place);
                if contradiction.is_some() {
                    return contradiction;
                }
            }
        }
        for kind in BLOCK_ROW_COLUMN {
            let house = usize::from(HOUSES_OF[cell][kind]);
            let others = board.places[house][digit] & !(1 << POSITIONS_OF[cell][kind]);
            for other in members(others) {
                let other = number(CELL_AT[house][other].into(), digit);
                let contradiction = self.goes(other, kind as u8, place);
                if contradiction.is_some() {
                    return contradiction;
                }
            }
        }
        None
    }

    #[inline]
    fn goes(&mut self, candidate: u16, by: u8, parent: u16) -> Option<[u16; 2]> {
        if contains(&self.sets[1], candidate) {
            self.parents.push(parent);
            let there = self.place(candidate, true);
            return Some([there, self.push(candidate, false, by, 0, false)]);
        }
        if !contains(&self.sets[0], candidate) {
            self.parents.push(parent);
            self.push(candidate, false, by, 0, true);
        }
        None
    }

    /// Makes the candidates true that follow from a false one; returns a contradiction, if any.
    fn follow_off(
        &mut self,
        start: &IndexedGrid,
        board: &mut IndexedGrid,
        mode: Mode,
        place: u16,
    ) -> Option<[u16; 2]> {
        let from = self.nodes[usize::from(place)].candidate;
        let (cell, digit) = (cell_of(from), digit_of(from));
        // The remaining candidates of the cell and of the houses without this candidate.
        let in_cell = board.digits[cell] & !(1 << digit);
        let in_houses = [0, 1, 2].map(|kind| {
            let house = usize::from(HOUSES_OF[cell][kind]);
            board.places[house][digit] & !(1 << POSITIONS_OF[cell][kind])
        });
        if mode.cells && in_cell.is_power_of_two() {
            let comes = number(cell, in_cell.trailing_zeros() as usize);
            let gone = start.digits[cell] & !board.digits[cell];
            let others = members(gone).map(|other| number(cell, other));
            let contradiction = self.comes(comes, BY_CELL, place, others);
            if contradiction.is_some() {
                return contradiction;
            }
        }
        for (kind, left) in in_houses.into_iter().enumerate() {
            if !left.is_power_of_two() {
                continue;
            }
            let house = usize::from(HOUSES_OF[cell][kind]);
            let at = |place: usize| number(CELL_AT[house][place].into(), digit);
            let comes = at(left.trailing_zeros() as usize);
            let gone = start.places[house][digit] & !board.places[house][digit];
            let contradiction = self.comes(comes, kind as u8, place, members(gone).map(at));
            if contradiction.is_some() {
                return contradiction;
            }
        }
        if mode.dynamic {
            board.remove(cell, digit);
        }
        None
    }

    /// Makes a candidate true, based on its parent and all removed candidates of its cell or
    /// house.
    #[inline]
    fn comes(
        &mut self,
        candidate: u16,
        by: u8,
        parent: u16,
        gone: impl Iterator<Item = u16>,
    ) -> Option<[u16; 2]> {
        let is_gone = contains(&self.sets[0], candidate);
        if !is_gone && contains(&self.sets[1], candidate) {
            return None;
        }
        self.parents.push(parent);
        for other in gone {
            let place = self.place(other, false);
            self.parents.push(place);
        }
        let place = self.push(candidate, true, by, 0, !is_gone);
        is_gone.then(|| [place, self.place(candidate, false)])
    }

    /// Makes a candidate false by a separate argument; returns whether it was not false yet.
    pub(super) fn add_advanced(&mut self, candidate: u16, parents: &[u16], nested: u32) -> bool {
        if contains(&self.sets[0], candidate) {
            return false;
        }
        self.parents.extend_from_slice(parents);
        self.push(candidate, false, ADVANCED, nested, true);
        true
    }

    /// Makes a candidate false by a pattern; returns whether it was not false yet.
    pub(super) fn add_seen(
        &mut self,
        candidate: u16,
        parents: &[u16],
        seen: BranchPattern,
    ) -> bool {
        let place = self.nodes.len() as u16;
        let added = self.add_advanced(candidate, parents, 0);
        if added {
            self.seen.push((place, seen));
        }
        added
    }

    /// The pattern that makes a node false, if there is one.
    pub(super) fn seen(&self, place: u16) -> Option<BranchPattern> {
        let mut seen = self.seen.iter();
        seen.find(|(of, _)| *of == place).map(|(_, seen)| *seen)
    }

    /// The number of nodes that a node rests on, including itself.
    pub(super) fn size(&mut self, place: u16) -> u32 {
        if self.sizes.is_empty() {
            self.count_sizes();
        }
        u32::from(self.sizes[usize::from(place)])
    }

    /// The numbers of the nested chains that a node rests on, each once.
    pub(super) fn nested_under(&mut self, place: u16) -> impl Iterator<Item = u32> {
        if self.sizes.is_empty() {
            self.count_sizes();
        }
        let begin = usize::from(place) * self.nested_words;
        let words = match self.nested_words {
            0 => &[],
            count => &self.nested_rows[begin..begin + count],
        };
        let numbers = &self.nested;
        words.iter().enumerate().flat_map(move |(at, word)| {
            let bits = (0..64).filter(move |bit| word >> bit & 1 == 1);
            bits.map(move |bit| numbers[at * 64 + bit])
        })
    }

    /// Counts the nodes that each node rests on: itself, and all that its parents rest on.
    fn count_sizes(&mut self) {
        for node in self.nodes.iter().filter(|node| node.nested != 0) {
            if !self.nested.contains(&node.nested) {
                self.nested.push(node.nested);
            }
        }
        self.nested_words = self.nested.len().div_ceil(64);
        self.nested_rows.clear();
        let words = self.nodes.len().div_ceil(64);
        // The bits of the nested chains come after the bits of the nodes.
        let all = words + self.nested_words;
        let mut rows = vec![0_u64; all * self.nodes.len()];
        let mut begin = 0;
        for (place, node) in self.nodes.iter().enumerate() {
            let (before, rest) = rows.split_at_mut(place * all);
            let row = &mut rest[..all];
            row[place / 64] |= 1 << (place % 64);
            if node.nested != 0
                && let Some(at) = self.nested.iter().position(|it| *it == node.nested)
            {
                row[words + at / 64] |= 1 << (at % 64);
            }
            for &parent in &self.parents[begin..node.parents_end as usize] {
                let of_parent = usize::from(parent) * all;
                for (word, more) in row.iter_mut().zip(&before[of_parent..]) {
                    *word |= more;
                }
            }
            begin = node.parents_end as usize;
            let size: u32 = row[..words].iter().map(|word| word.count_ones()).sum();
            self.sizes.push(size as u16);
            self.nested_rows.extend_from_slice(&row[words..]);
        }
    }

    /// Lists the places that a node rests on, starting with its own, breadth first.
    pub(super) fn walk(&self, from: u16, walked: &mut Vec<u16>) {
        let mut seen = [0_u64; WORDS_OF_NODES];
        walked.clear();
        let mut reach = |place: u16, walked: &mut Vec<u16>| {
            let word = &mut seen[usize::from(place) / 64];
            let bit = 1 << (place % 64);
            if *word & bit == 0 {
                *word |= bit;
                walked.push(place);
            }
        };
        reach(from, walked);
        let mut at = 0;
        while at < walked.len() {
            for &parent in self.parents(walked[at]) {
                reach(parent, walked);
            }
            at += 1;
        }
    }
}
