//! A position under suppositions: what is left of it, and a log of how it came about.

use std::rc::Rc;

use super::draft::Draft;
use super::sums::{Sum, SumSet};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, Layout};

/// That a candidate of the position is gone, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fact(u16);

impl Fact {
    /// How many there can be.
    pub(super) const COUNT: usize = Digit::COUNT * Cell::COUNT;

    pub(super) const fn new(cell: Cell, digit: Digit) -> Self {
        Self((digit.index() * Cell::COUNT + cell.index()) as u16)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn candidate(self) -> Candidate {
        let [digit, cell] = [self.index() / Cell::COUNT, self.index() % Cell::COUNT];
        let cell = Cell::new(cell).expect("the number of a fact is made of those of both");
        Candidate::new(cell, Digit::ALL[digit])
    }

    /// The same of several digits in a cell.
    pub(super) fn of_cell(cell: Cell, digits: DigitSet) -> impl Iterator<Item = Self> {
        digits.into_iter().map(move |digit| Self::new(cell, digit))
    }

    /// The same of a digit in several cells.
    pub(super) fn of_digit(digit: Digit, cells: CellSet) -> impl Iterator<Item = Self> {
        cells.into_iter().map(move |cell| Self::new(cell, digit))
    }
}

/// What happens in a world: a supposition, or what follows from events before.
#[derive(Debug, Clone)]
pub(super) enum Kind {
    /// The candidate is supposed.
    Supposed(Candidate),
    /// It is the last candidate of its cell.
    LastCandidate(Candidate),
    /// It is the last place of its digit in the house.
    LastPlace(Candidate, House),
    /// What is left of the digit in the house is seen by others.
    Locked(Digit, House),
    /// Cells of the house have only these digits, as many as they are.
    Naked(House, CellSet, DigitSet),
    /// Digits have only these cells in the house, as many as they are.
    Hidden(House, CellSet, DigitSet),
    /// The sum with this number cannot be had otherwise.
    Sum(usize),
    /// A side argument shows that a candidate is impossible.
    Refuted(Rc<Draft>),
}

/// An event and where it stands in the log.
pub(super) type Event = u16;

/// How a world comes to its end: what nothing is left for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Clash {
    /// A cell.
    Cell(Cell),
    /// A digit in a house.
    Place(Digit, House),
    /// The sum with this number.
    Sum(usize),
}

/// What is left of a position.
#[derive(Debug, Clone)]
pub(super) struct State {
    pub(super) candidates: [DigitSet; Cell::COUNT],
    /// Where each digit can stand or stands.
    pub(super) places: [CellSet; Digit::COUNT],
    /// The cells that are filled. Each has one candidate.
    pub(super) filled: CellSet,
    /// By which event each fact came about.
    pub(super) gone_by: [Event; Fact::COUNT],
    /// What has changed since it was last looked at: digits for singles and for locked
    /// candidates, houses by their indices, and sums.
    pub(super) for_singles: DigitSet,
    pub(super) for_locked: DigitSet,
    pub(super) for_subsets: u64,
    pub(super) for_sums: SumSet,
}

/// So many sums that are fitted take as long as what else follows from a supposition.
const FITTED: usize = 25;

/// A position under suppositions, one inside the other, each with what follows from it and
/// those around it.
#[derive(Debug)]
pub(super) struct World<'a> {
    pub(super) layout: &'a Layout,
    pub(super) sums: Vec<Sum>,
    /// The sums that each cell is in.
    pub(super) sums_of: Vec<SumSet>,
    /// The position without a supposition.
    pub(super) base: State,
    pub(super) now: State,
    pub(super) log: Vec<Kind>,
    /// The work done in all: how many suppositions were made, and sums fitted so many times.
    pub(super) work: usize,
    /// How many sums were fitted that no work is counted for yet.
    pub(super) fitted: usize,
}

/// A world to return to.
pub(super) struct Outside {
    state: State,
    /// Where in the log the supposition stands.
    pub(super) mark: usize,
}

impl<'a> World<'a> {
    pub(super) fn of(grid: &'a Grid) -> Self {
        let layout = grid.layout();
        let sums = Sum::all(layout);
        let mut sums_of = vec![SumSet::EMPTY; Cell::COUNT];
        for (number, sum) in sums.iter().enumerate() {
            for cell in sum.cells {
                sums_of[cell.index()].insert(number);
            }
        }
        let filled = layout.cells() - grid.unsolved();
        let mut state = State {
            candidates: [DigitSet::EMPTY; Cell::COUNT],
            places: Digit::ALL.map(|digit| grid.cells_with(digit) | grid.placed(digit)),
            filled,
            gone_by: [Event::MAX; Fact::COUNT],
            for_singles: layout.digits(),
            for_locked: layout.digits(),
            for_subsets: layout.indices(),
            for_sums: SumSet::first(sums.len()),
        };
        for cell in layout.cells() {
            let value = grid.value(cell).map(DigitSet::only);
            state.candidates[cell.index()] = value.unwrap_or(grid.candidates(cell));
        }
        Self {
            layout,
            sums,
            sums_of,
            base: state.clone(),
            now: state,
            log: Vec::new(),
            work: 0,
            fitted: 0,
        }
    }

    /// Whether the digit can stand in the cell.
    pub(super) fn has(&self, candidate: Candidate) -> bool {
        self.now.candidates[candidate.cell.index()].contains(candidate.digit)
    }

    /// The candidates of the cells that are not filled, first of cells with few of them.
    pub(super) fn open_candidates(&self) -> Vec<Candidate> {
        let mut cells: Vec<Cell> = (self.layout.cells() - self.now.filled).iter().collect();
        cells.sort_by_key(|cell| self.now.candidates[cell.index()].len());
        let of_cell = |cell: Cell| {
            let digits = self.now.candidates[cell.index()].into_iter();
            digits.map(move |digit| Candidate::new(cell, digit))
        };
        cells.into_iter().flat_map(of_cell).collect()
    }

    /// Supposes a candidate, which is one of a cell that is not filled.
    pub(super) fn suppose(&mut self, candidate: Candidate) -> Outside {
        self.work += 1;
        let outside = Outside {
            state: self.now.clone(),
            mark: self.log.len(),
        };
        self.fill(candidate, Kind::Supposed(candidate));
        outside
    }

    /// Leaves the world of the last supposition.
    pub(super) fn leave(&mut self, outside: Outside) {
        self.now = outside.state;
        self.log.truncate(outside.mark);
    }

    /// Counts a sum that is fitted.
    pub(super) const fn counts_fitted(&mut self) {
        self.fitted += 1;
        if self.fitted == FITTED {
            self.fitted = 0;
            self.work += 1;
        }
    }

    /// Takes the candidate out that a side argument has refuted.
    pub(super) fn refuted(&mut self, draft: Rc<Draft>) {
        let Candidate { cell, digit } = draft.supposed;
        let event = self.happens(Kind::Refuted(draft));
        self.remove(cell, digit, event);
    }

    pub(super) fn happens(&mut self, kind: Kind) -> Event {
        self.log.push(kind);
        (self.log.len() - 1) as Event
    }

    /// Fills a cell: its other candidates are gone, and those of its peers with the digit.
    pub(super) fn fill(&mut self, candidate: Candidate, kind: Kind) {
        let Candidate { cell, digit } = candidate;
        let event = self.happens(kind);
        self.now.filled.insert(cell);
        for other in self.now.candidates[cell.index()].without(digit) {
            self.remove(cell, other, event);
        }
        for peer in self.now.places[digit.index()] & self.layout.peers(cell) {
            self.remove(peer, digit, event);
        }
    }

    pub(super) fn remove(&mut self, cell: Cell, digit: Digit, event: Event) {
        let now = &mut self.now;
        now.candidates[cell.index()].remove(digit);
        now.places[digit.index()].remove(cell);
        now.gone_by[Fact::new(cell, digit).index()] = event;
        now.for_singles.insert(digit);
        now.for_locked.insert(digit);
        now.for_subsets |= self.layout.indices_of(cell);
        now.for_sums |= self.sums_of[cell.index()];
    }
}
