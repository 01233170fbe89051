//! The almost locked sets of a position and how they go together.

use std::cell::OnceCell;
use std::ops::Range;

use super::sets::{Set, Sets, collect};
use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid};
use crate::rules::cages::OpenCage;
use crate::rules::rows::{Row, Rows, contains, members};

/// The almost locked sets of a position, and what links them.
#[derive(Debug)]
pub(in crate::rules) struct AlmostLockedSets {
    sets: Sets,
    links: OnceCell<Links>,
}

impl AlmostLockedSets {
    /// Those of a position: all, or so many of the smallest. The cages are those that have
    /// empty cells and a sum.
    pub(in crate::rules) fn on(grid: &Grid, cages: Vec<OpenCage>, most: usize) -> Self {
        Self {
            sets: collect(grid, cages, most),
            links: OnceCell::new(),
        }
    }

    /// The sets, each once, those of few cells first.
    pub(super) const fn sets(&self) -> &Sets {
        &self.sets
    }

    /// Whether these are all sets of the position.
    pub(in crate::rules) const fn are_all(&self) -> bool {
        self.sets.are_all
    }

    /// The restricted commons between them.
    pub(super) fn links(&self) -> &Links {
        self.links.get_or_init(|| Links::between(&self.sets))
    }
}

/// The restricted commons between the almost locked sets of a position, and
/// which sets could take a digit from which cell.
///
/// A restricted common of two sets without a common cell is a digit all of
/// whose places in the one see all its places in the other, so that only one of
/// the sets can hold it. In other words: each place in the other set is a cell
/// from which the one takes the digit.
#[derive(Debug)]
pub(super) struct Links {
    /// A set and a digit that is a restricted common of it and others: those of
    /// each set in turn.
    ends: Vec<End>,
    /// Where the ends of each set begin, and where those of the last one end.
    starts: Vec<usize>,
    /// Of each end, the sets at the other ends.
    linked: Rows,
    /// Of each end, the candidates that those could take, but for those of its
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

    /// All ends: those of each set in turn.
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

    /// The numbers of the candidates that the sets at the other ends could take,
    /// but for those of its digit.
    pub(super) fn offers(&self, end: usize) -> &Row {
        self.offers.row(end)
    }

    /// The same of each end.
    pub(super) const fn all_offers(&self) -> &Rows {
        &self.offers
    }

    /// The numbers of all candidates of the digit of an end.
    pub(super) fn with_digit_of(&self, end: usize) -> &Row {
        self.taking.targets.of_digit(self.ends[end].digit)
    }

    /// The numbers of the candidates that a set could take.
    pub(super) fn targets_of(&self, set: usize) -> &Row {
        self.taking.of_set.row(set)
    }
}

/// The sets that could take a digit from the same cell as a set, which is one of
/// them: of each digit that this set could take.
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

    /// Turns to another set.
    pub(super) fn turn_to(&mut self, set: &Set) {
        for digit in set.aimed {
            let targets = self.sets.targets(set, digit).into_iter();
            let taking = targets.map(|cell| self.links.taking.row(digit, cell));
            self.of_digit.unite(digit.index(), taking);
        }
    }

    /// Those of one of its digits.
    pub(super) fn of(&self, digit: Digit) -> &Row {
        self.of_digit.row(digit.index())
    }
}

/// The candidates that sets could take, numbered digit by digit.
#[derive(Debug)]
struct Targets {
    numbers: [[u16; Cell::COUNT]; Digit::COUNT],
    /// The numbers of those of each digit.
    of_digit: Rows,
    /// How many there are.
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

    /// The number of one of them; one more than theirs for any other candidate.
    fn number(&self, digit: Digit, cell: Cell) -> usize {
        self.numbers[digit.index()][cell.index()].into()
    }

    /// The numbers of those of a digit.
    fn of_digit(&self, digit: Digit) -> &Row {
        self.of_digit.row(digit.index())
    }
}

/// Of each candidate, the sets that could take it: the cell sees all their
/// places of the digit.
#[derive(Debug)]
struct Taking {
    targets: Targets,
    /// Of each target; and nothing, of all that no set could take.
    sets: Rows,
    /// Of each set, the targets that it could take.
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
