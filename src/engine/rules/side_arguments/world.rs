//! A position under suppositions: its remaining candidates, and a log of how they came about.

use std::rc::Rc;

use super::draft::Draft;
use super::sums::{Sum, SumSet};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, Layout};

/// The fact that a candidate of the position is removed, by the number of the candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fact(u16);

impl Fact {
    /// The number of possible facts.
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

    /// The facts about several digits in a cell.
    pub(super) fn of_cell(cell: Cell, digits: DigitSet) -> impl Iterator<Item = Self> {
        digits.into_iter().map(move |digit| Self::new(cell, digit))
    }

    /// The facts about a digit in several cells.
    pub(super) fn of_digit(digit: Digit, cells: CellSet) -> impl Iterator<Item = Self> {
        cells.into_iter().map(move |cell| Self::new(cell, digit))
    }
}

/// An event in a world: a supposition, or a conclusion from earlier events.
#[derive(Debug, Clone)]
pub(super) enum Kind {
    /// The candidate is supposed.
    Supposed(Candidate),
    /// The candidate is the last one in its cell.
    LastCandidate(Candidate),
    /// The candidate is the last place for its digit in the house.
    LastPlace(Candidate, House),
    /// Other cells see all remaining places for the digit in the house.
    Locked(Digit, House),
    /// These cells of a house have only these digits, and there are equally many of both.
    Naked(CellSet, DigitSet),
    /// In the house, these digits have only these cells, and there are equally many of both.
    Hidden(House, CellSet, DigitSet),
    /// The cells cannot reach the sum with this number otherwise.
    Sum(usize),
    /// A side argument shows that a candidate is impossible.
    Refuted(Rc<Draft>),
}

/// The position of an event in the log.
pub(super) type Event = u16;

/// The contradiction of a world: the item with nothing left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Clash {
    /// A cell.
    Cell(Cell),
    /// A digit in a house.
    Place(Digit, House),
    /// The sum with this number.
    Sum(usize),
}

/// The candidates left in a position.
#[derive(Debug, Clone)]
pub(super) struct State {
    pub(super) candidates: [DigitSet; Cell::COUNT],
    /// The cells where each digit can be or is.
    pub(super) places: [CellSet; Digit::COUNT],
    /// The filled cells. Each has one candidate.
    pub(super) filled: CellSet,
    /// The event that caused each fact.
    pub(super) gone_by: [Event; Fact::COUNT],
    /// The changes since the last check: digits for singles and for locked candidates, houses by
    /// index, and sums.
    pub(super) for_singles: DigitSet,
    pub(super) for_locked: DigitSet,
    pub(super) for_subsets: u64,
    pub(super) for_sums: SumSet,
}

/// The number of sums whose fitting takes as long as all other conclusions from a supposition.
const FITTED: usize = 25;

/// A position under nested suppositions, each with the conclusions from it and from the
/// suppositions around it.
#[derive(Debug)]
pub(super) struct World<'a> {
    pub(super) layout: &'a Layout,
    pub(super) sums: Vec<Sum>,
    /// The sums that contain each cell.
    pub(super) sums_of: Vec<SumSet>,
    /// The position without a supposition.
    pub(super) base: State,
    pub(super) now: State,
    pub(super) log: Vec<Kind>,
    /// The total work: 1 for each supposition, and 1 for every `FITTED` sums fitted.
    pub(super) work: usize,
    /// The number of fitted sums not counted as work yet.
    pub(super) fitted: usize,
}

/// The world outside a supposition, to return to.
pub(super) struct Outside {
    state: State,
    /// The position of the supposition in the log.
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

    /// Whether the digit can be in the cell.
    pub(super) fn has(&self, candidate: Candidate) -> bool {
        self.now.candidates[candidate.cell.index()].contains(candidate.digit)
    }

    /// The candidates of the unfilled cells; cells with few candidates come first.
    pub(super) fn open_candidates(&self) -> Vec<Candidate> {
        let mut cells: Vec<Cell> = (self.layout.cells() - self.now.filled).iter().collect();
        cells.sort_by_key(|cell| self.now.candidates[cell.index()].len());
        let of_cell = |cell: Cell| {
            let digits = self.now.candidates[cell.index()].into_iter();
            digits.map(move |digit| Candidate::new(cell, digit))
        };
        cells.into_iter().flat_map(of_cell).collect()
    }

    /// Supposes a candidate of an unfilled cell.
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

    /// Counts a fitted sum.
    pub(super) const fn counts_fitted(&mut self) {
        self.fitted += 1;
        if self.fitted == FITTED {
            self.fitted = 0;
            self.work += 1;
        }
    }

    /// Removes the candidate that a side argument has refuted.
    pub(super) fn refuted(&mut self, draft: Rc<Draft>) {
        let Candidate { cell, digit } = draft.supposed;
        let event = self.happens(Kind::Refuted(draft));
        self.remove(cell, digit, event);
    }

    pub(super) fn happens(&mut self, kind: Kind) -> Event {
        self.log.push(kind);
        (self.log.len() - 1) as Event
    }

    /// Fills a cell: removes its other candidates, and the digit from its peers.
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
