//! The almost locked sets of a position and the links between them.

use std::cell::OnceCell;
use std::ops::Range;

use super::sets::{Set, Sets, collect};
use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid};
use crate::rules::cages::OpenCage;
use crate::rules::rows::{Row, Rows, contains, members};

/// The almost locked sets of a position, and the links between them.
#[derive(Debug)]
pub(in crate::rules) struct AlmostLockedSets {
    sets: Sets,
    links: OnceCell<Links>,
}

impl AlmostLockedSets {
    /// The sets of a position: all, or the smallest `most` of them. `cages` are the cages
    /// with empty cells and a sum.
    pub(in crate::rules) fn on(grid: &Grid, cages: Vec<OpenCage>, most: usize) -> Self {
        Self {
            sets: collect(grid, cages, most),
            links: OnceCell::new(),
        }
    }

    /// The sets, each once, in order of their number of cells.
    pub(super) const fn sets(&self) -> &Sets {
        &self.sets
    }

    /// Whether these are all sets of the position.
    pub(in crate::rules) const fn are_all(&self) -> bool {
        self.sets.are_all
    }

    /// The restricted commons between the sets.
    pub(super) fn links(&self) -> &Links {
        self.links.get_or_init(|| Links::between(&self.sets))
    }
}

/// The restricted commons between the almost locked sets of a position, and the sets that
/// could remove a digit from each cell.
///
/// A restricted common of two sets without a common cell is a digit all of whose places in
/// one set see all of its places in the other, so that at most one of the sets can hold it.
/// In other words, each place in one set is a cell from which the other set removes the
/// digit.
#[derive(Debug)]
pub(super) struct Links {
    /// The sets, each with a digit that is a restricted common of it and others, set by
    /// set.
    ends: Vec<End>,
    /// Where the ends of each set begin, and then where those of the last set end.
    starts: Vec<usize>,
    /// For each end, the sets at the other ends.
    linked: Rows,
    /// For each end, the candidates that those sets could remove, except candidates of its
    /// digit.
    offers: Rows,
    taking: Taking,
}

/// A set and a restricted common through which a chain may enter or leave it.
#[derive(Debug, Clone, Copy)]
pub(super) struct End {
    pub(super) set: usize,
    pub(super) digit: Digit,
}

impl Links {
    fn between(sets: &Sets) -> Self {
        let taking = Taking::of(sets);
        let mut with_cell = Rows::new(Cell::COUNT, sets.len());
        for (number, set) in sets.iter().enumerate() {
            for cell in set.cells {
                with_cell.insert(cell.index(), number);
            }
        }
        let mut ends = Vec::with_capacity(2 * sets.len());
        let mut starts = Vec::with_capacity(sets.len() + 1);
        let mut linked = Rows::with_capacity(2 * sets.len(), sets.len());
        let mut overlapping = Rows::new(1, sets.len());
        for (number, set) in sets.iter().enumerate() {
            starts.push(ends.len());
            let cells = set.cells.into_iter();
            overlapping.unite(0, cells.map(|cell| with_cell.row(cell.index())));
            for aim in sets.aims(set) {
                let digit = aim.digit;
                let places = aim.places.into_iter();
                let linking = places.map(|cell| taking.row(digit, cell));
                if linked.push_shared(linking, overlapping.row(0)) {
                    ends.push(End { set: number, digit });
                }
            }
        }
        starts.push(ends.len());
        let mut offers = Rows::with_capacity(ends.len(), taking.targets.len);
        for (number, end) in ends.iter().enumerate() {
            let others = members(linked.row(number)).map(|set| taking.of_set.row(set));
            offers.push_united(others, taking.targets.of_digit(end.digit));
        }
        Self {
            ends,
            starts,
            linked,
            offers,
            taking,
        }
    }

    /// The number of ends.
    pub(super) const fn len(&self) -> usize {
        self.ends.len()
    }

    /// All ends, set by set.
    pub(super) fn ends(&self) -> &[End] {
        &self.ends
    }

    /// The end with a number.
    pub(super) fn end(&self, number: usize) -> End {
        self.ends[number]
    }

    /// The numbers of the ends of a set.
    pub(super) fn ends_of(&self, set: usize) -> Range<usize> {
        self.starts[set]..self.starts[set + 1]
    }

    /// The sets that a chain can enter through one end and leave through another.
    pub(super) fn passable(&self) -> Rows {
        let mut passable = self.linked.empty_rows(1);
        for (set, starts) in self.starts.windows(2).enumerate() {
            if starts[1] - starts[0] > 1 {
                passable.insert(0, set);
            }
        }
        passable
    }

    /// The numbers of the sets at the other ends.
    pub(super) fn linked(&self, end: usize) -> &Row {
        self.linked.row(end)
    }

    /// The restricted commons of two sets.
    pub(super) fn commons(&self, set: usize, other: usize) -> DigitSet {
        let ends = self.ends_of(set);
        let shared = ends.filter(|end| contains(self.linked(*end), other));
        shared.map(|end| self.ends[end].digit).collect()
    }

    /// The numbers of the candidates that the sets at the other ends could remove, except
    /// those of the digit of the end.
    pub(super) fn offers(&self, end: usize) -> &Row {
        self.offers.row(end)
    }

    /// The offers of each end.
    pub(super) const fn all_offers(&self) -> &Rows {
        &self.offers
    }

    /// The numbers of all candidates of the digit of an end.
    pub(super) fn with_digit_of(&self, end: usize) -> &Row {
        self.taking.targets.of_digit(self.ends[end].digit)
    }

    /// The numbers of the candidates that a set could remove.
    pub(super) fn targets_of(&self, set: usize) -> &Row {
        self.taking.of_set.row(set)
    }
}

/// For each digit that a set could remove, the sets that could remove it from the same
/// cell, including the set itself.
pub(super) struct Aiming<'a> {
    sets: &'a Sets,
    links: &'a Links,
    of_digit: Rows,
}

impl<'a> Aiming<'a> {
    pub(super) fn new(sets: &'a Sets, links: &'a Links) -> Self {
        Self {
            sets,
            links,
            of_digit: links.linked.empty_rows(Digit::COUNT),
        }
    }

    /// Switches to another set.
    pub(super) fn turn_to(&mut self, set: &Set) {
        for digit in set.aimed {
            let targets = self.sets.targets(set, digit).into_iter();
            let taking = targets.map(|cell| self.links.taking.row(digit, cell));
            self.of_digit.unite(digit.index(), taking);
        }
    }

    /// The sets for one of its digits.
    pub(super) fn of(&self, digit: Digit) -> &Row {
        self.of_digit.row(digit.index())
    }
}

/// The candidates that sets could remove, numbered digit by digit.
#[derive(Debug)]
struct Targets {
    numbers: [[u16; Cell::COUNT]; Digit::COUNT],
    /// The numbers of the candidates of each digit.
    of_digit: Rows,
    /// The number of candidates.
    len: usize,
}

impl Targets {
    fn of(sets: &Sets) -> Self {
        let mut cells = [CellSet::EMPTY; Digit::COUNT];
        for aim in sets.all_aims() {
            cells[aim.digit.index()] |= aim.targets;
        }
        let len = cells.iter().map(|cells| cells.len()).sum::<usize>();
        let mut targets = Self {
            numbers: [[len as u16; Cell::COUNT]; Digit::COUNT],
            of_digit: Rows::new(Digit::COUNT, len),
            len,
        };
        let mut count = 0;
        for (digit, cells) in cells.into_iter().enumerate() {
            let start = count;
            for cell in cells {
                targets.numbers[digit][cell.index()] = count as u16;
                count += 1;
            }
            targets.of_digit.insert_range(digit, start..count);
        }
        targets
    }

    /// The number of a candidate that sets could remove; `len` for any other candidate.
    fn number(&self, digit: Digit, cell: Cell) -> usize {
        self.numbers[digit.index()][cell.index()].into()
    }

    /// The numbers of the candidates of a digit.
    fn of_digit(&self, digit: Digit) -> &Row {
        self.of_digit.row(digit.index())
    }
}

/// For each candidate, the sets that could remove it: its cell sees all of their places for
/// the digit.
#[derive(Debug)]
struct Taking {
    targets: Targets,
    /// The sets for each target, and an empty row for all candidates that no set could
    /// remove.
    sets: Rows,
    /// For each set, the targets that it could remove.
    of_set: Rows,
}

impl Taking {
    fn of(sets: &Sets) -> Self {
        let targets = Targets::of(sets);
        let mut taking = Rows::new(targets.len + 1, sets.len());
        let mut of_set = Rows::new(sets.len(), targets.len);
        for (number, set) in sets.iter().enumerate() {
            for aim in sets.aims(set) {
                for cell in aim.targets {
                    let target = targets.number(aim.digit, cell);
                    taking.insert(target, number);
                    of_set.insert(number, target);
                }
            }
        }
        Self {
            targets,
            sets: taking,
            of_set,
        }
    }

    fn row(&self, digit: Digit, cell: Cell) -> &Row {
        self.sets.row(self.targets.number(digit, cell))
    }
}
