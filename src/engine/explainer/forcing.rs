//! Nishio, multiple and dynamic forcing chains.

use crate::branching::{Conflict, Premise, Proof};
use crate::grid::Digit;
use smallvec::SmallVec;

use super::Stopped;
use super::advanced::{Inner, Kept as KeptWithin};
use super::argument::house_with;
use super::board::{
    BLOCK_ROW_COLUMN, CELL_AT, HOUSES_OF, IndexedGrid, POSITIONS_OF, candidate, cells, members,
};
use super::chains::conclusion;
use super::closure::{Bits, Closure, Derived, Mode, NO_CANDIDATES, contains};
use super::hint::{Hint, HintChains};
use super::length;
use super::network::{ASSUMED, BY_CELL, CANDIDATES, cell_of, digit_of, number};
use super::technique::{Forcing, Inside, Technique};

/// The assumptions to make, and the way to use their conclusions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Producer {
    Nishio,
    Multiple,
    Dynamic(Inside),
}

impl Producer {
    const fn mode(self) -> Mode {
        Mode {
            dynamic: !matches!(self, Self::Multiple),
            cells: !matches!(self, Self::Nishio),
            inside: match self {
                Self::Dynamic(inside) => inside,
                _ => Inside::Nothing,
            },
        }
    }

    const fn technique(self, forcing: Forcing) -> Technique {
        match (self, forcing) {
            (Self::Nishio, _) => Technique::NishioForcingChains,
            (Self::Multiple, Forcing::Cell) => Technique::CellForcingChains,
            (Self::Multiple, _) => Technique::RegionForcingChains,
            (Self::Dynamic(inside), forcing) => Technique::Dynamic(forcing, inside),
        }
    }
}

/// The order of hints of equal length.
const fn key(forcing: Forcing) -> u8 {
    match forcing {
        Forcing::Double => 1,
        Forcing::Cell => 5,
        Forcing::Region => 6,
        Forcing::Contradiction => 7,
    }
}

/// A conclusion and the nodes that it rests on.
#[derive(Debug, Clone)]
pub(super) struct Found {
    /// The number of nodes of its chains, including those of nested chains.
    pub(super) complexity: u32,
    pub(super) forcing: Forcing,
    pub(super) candidate: u16,
    pub(super) on: bool,
    /// The closures and the places of the nodes that lead to the conclusion, branch by branch.
    pub(super) targets: Targets,
    /// The reason why the assumptions of the branches cover all cases.
    pub(super) assumed_by: u8,
    production: u32,
}

impl Found {
    /// The hint for this conclusion.
    pub(super) fn hint(self, board: &IndexedGrid, producer: Producer) -> Hint {
        let technique = producer.technique(self.forcing);
        let rating = technique.base().rating() + length::added(self.complexity);
        let (cell, digit) = (cell_of(self.candidate), digit_of(self.candidate));
        let mut hint = conclusion(board, technique, rating, cell, digit, self.on);
        hint.complexity = Some(self.complexity);
        hint.chains = Some(Box::new(HintChains::Forcing(producer, self)));
        hint
    }

    /// The kind of proof that its chains give.
    pub(super) fn proof(&self, drawn: &Drawn) -> Option<Proof> {
        let told = |of: u16| candidate(cell_of(of), digit_of(of));
        let &(first, place) = self.targets.first()?;
        let supposed = (first / 2) as u16;
        Some(match self.forcing {
            Forcing::Contradiction => {
                let end = drawn.closure(first)?.nodes.get(usize::from(place))?;
                Proof::Contradiction(Conflict::Both(told(end.candidate)))
            }
            Forcing::Double => Proof::Verity(Premise::Candidate(told(supposed))),
            Forcing::Cell => Proof::Verity(Premise::Cell(told(supposed).cell)),
            Forcing::Region => {
                let house = HOUSES_OF[cell_of(supposed)][usize::from(self.assumed_by)];
                Proof::Verity(Premise::House {
                    digit: told(supposed).digit,
                    house: house_with(house.into()),
                })
            }
        })
    }
}

type Targets = SmallVec<[(u32, u16); 4]>;

/// The closures of a position, with memory that is reused.
pub(super) struct Forcings {
    closures: Vec<Closure>,
    /// Whether the closure of each candidate is computed: first if it is false, then if it is
    /// true.
    known: Box<[[bool; CANDIDATES]; 2]>,
    inner: Inner,
}

impl Forcings {
    pub(super) fn new() -> Self {
        Self {
            closures: vec![Closure::new(); 2 * CANDIDATES],
            known: Box::new([[false; CANDIDATES]; 2]),
            inner: Inner::default(),
        }
    }

    /// The best conclusion of these chains; `None` once `stopped` returns true.
    pub(super) fn best(
        &mut self,
        board: &IndexedGrid,
        producer: Producer,
        stopped: Stopped<'_>,
    ) -> Option<Hint> {
        let best = self.best_found(board, producer, stopped)?;
        Some(best.hint(board, producer))
    }

    fn best_found(
        &mut self,
        board: &IndexedGrid,
        producer: Producer,
        stopped: Stopped<'_>,
    ) -> Option<Found> {
        if stopped() {
            return None;
        }
        match self.search(board, producer, Kept::Best(None), stopped) {
            Kept::Best(best) => best.filter(|_| !stopped()),
            Kept::All { .. } => None,
        }
    }

    /// All conclusions of these chains, the best first; of conclusions that remove the same
    /// candidates, only the best. May be incomplete once `stopped` returns true.
    pub(super) fn all(
        &mut self,
        board: &IndexedGrid,
        producer: Producer,
        stopped: Stopped<'_>,
    ) -> Vec<Found> {
        let all = Kept::All {
            found: Vec::new(),
            of: vec![u32::MAX; 2 * CANDIDATES],
        };
        let Kept::All { mut found, .. } = self.search(board, producer, all, stopped) else {
            return Vec::new();
        };
        // Otherwise equal conclusions stay in the order in which they were found.
        found.sort_by_key(|found| (found.complexity, key(found.forcing), found.production));
        found
    }

    fn search(
        &mut self,
        board: &IndexedGrid,
        producer: Producer,
        kept: Kept,
        stopped: Stopped<'_>,
    ) -> Kept {
        *self.known = [[false; CANDIDATES]; 2];
        self.inner.begin();
        let mut search = Search {
            closures: &mut self.closures,
            known: &mut self.known,
            inner: &mut self.inner,
            board,
            work: board.clone(),
            mode: producer.mode(),
            production: 0,
            kept,
            stopped,
        };
        let least = if producer == Producer::Multiple { 3 } else { 2 };
        for cell in cells(board.unsolved) {
            if stopped() {
                break;
            }
            if board.count(cell) >= least {
                search.cell(cell, producer);
            }
        }
        search.kept
    }

    /// A closure of the latest search.
    pub(super) fn closure(&self, number: u32) -> &Closure {
        &self.closures[number as usize]
    }
}

/// The closures that a conclusion rests on, computed again for the report.
pub(super) struct Drawn {
    closures: Vec<(u32, Closure)>,
    inner: Inner,
}

impl Drawn {
    /// Computes the closures on the position on which the conclusion was found; `None` once
    /// `stopped` returns true, because some may then be missing.
    pub(super) fn again(
        board: &IndexedGrid,
        producer: Producer,
        found: &Found,
        stopped: Stopped<'_>,
    ) -> Option<Self> {
        let mut inner = Inner::default();
        inner.begin_to_tell();
        let mut closures: Vec<(u32, Closure)> = Vec::new();
        let mut work = board.clone();
        for &(at, _) in &found.targets {
            if closures.iter().any(|(number, _)| *number == at) {
                continue;
            }
            let assumption = ((at / 2) as u16, at % 2 == 1);
            let mut closure = Closure::new();
            let mode = producer.mode();
            closure.run(board, &mut work, assumption, mode, &mut inner, stopped);
            closures.push((at, closure));
        }
        // `stopped` may have returned true once and not return it again.
        let is_there = |&(at, place): &(u32, u16)| {
            let drawn = closures.iter().find(|(number, _)| *number == at);
            drawn.is_some_and(|(_, closure)| closure.nodes.len() > usize::from(place))
        };
        let is_whole = !stopped() && found.targets.iter().all(is_there);
        is_whole.then_some(Self { closures, inner })
    }

    /// The nested chains of the closures.
    pub(super) fn kept(&self) -> &[KeptWithin] {
        self.inner.kept()
    }

    /// The closure with this number; `None` if it is not one of these.
    pub(super) fn closure(&self, number: u32) -> Option<&Closure> {
        let mut closures = self.closures.iter();
        let found = closures.find(|(at, _)| *at == number);
        found.map(|(_, closure)| closure)
    }
}

/// The conclusions to keep.
enum Kept {
    Best(Option<Found>),
    All {
        found: Vec<Found>,
        /// The conclusion for each removal: of a candidate, or of all others of its cell.
        of: Vec<u32>,
    },
}

struct Search<'a> {
    closures: &'a mut [Closure],
    known: &'a mut [[bool; CANDIDATES]; 2],
    inner: &'a mut Inner,
    board: &'a IndexedGrid,
    work: IndexedGrid,
    mode: Mode,
    /// The number of conclusions drawn.
    production: u32,
    kept: Kept,
    stopped: Stopped<'a>,
}

impl Search<'_> {
    /// The number of the closure of an assumption, which is computed at first use.
    fn closure(&mut self, candidate: u16, on: bool) -> u32 {
        let at = usize::from(candidate) * 2 + usize::from(on);
        if !self.known[usize::from(on)][usize::from(candidate)] {
            self.known[usize::from(on)][usize::from(candidate)] = true;
            let assumption = (candidate, on);
            self.closures[at].run(
                self.board,
                &mut self.work,
                assumption,
                self.mode,
                self.inner,
                self.stopped,
            );
        }
        at as u32
    }

    fn cell(&mut self, cell: usize, producer: Producer) {
        let reduces = producer != Producer::Nishio;
        let count = self.board.count(cell);
        for digit in members(self.board.digits[cell]) {
            let candidate = number(cell, digit);
            let on = self.closure(candidate, true);
            if producer != Producer::Multiple {
                self.contradiction(on, candidate, false);
                let off = self.closure(candidate, false);
                self.contradiction(off, candidate, true);
                if reduces && count >= 3 {
                    self.common(&[on, off], Forcing::Double, ASSUMED);
                }
            }
            if reduces {
                self.houses(cell, digit, on);
            }
        }
        if reduces {
            let branches = members(self.board.digits[cell]);
            let branches: SmallVec<[u32; Digit::COUNT]> = branches
                .map(|digit| self.closure(number(cell, digit), true))
                .collect();
            self.common(&branches, Forcing::Cell, BY_CELL);
        }
    }

    /// Offers the conclusions common to all places of a digit, in the houses where the cell is the
    /// first place.
    fn houses(&mut self, cell: usize, digit: usize, first: u32) {
        for kind in BLOCK_ROW_COLUMN {
            let house = usize::from(HOUSES_OF[cell][kind]);
            let places = self.board.places[house][digit];
            let own = POSITIONS_OF[cell][kind];
            if places.count_ones() < 2 || places.trailing_zeros() != u32::from(own) {
                continue;
            }
            let mut branches: SmallVec<[u32; Digit::COUNT]> = SmallVec::new();
            branches.push(first);
            for place in members(places & !(1 << own)) {
                let other = number(CELL_AT[house][place].into(), digit);
                branches.push(self.closure(other, true));
            }
            self.common(&branches, Forcing::Region, kind as u8);
        }
    }

    fn contradiction(&mut self, closure: u32, candidate: u16, on: bool) {
        if let Some(ends) = self.closures[closure as usize].contradiction {
            let targets = ends.into_iter().map(|end| (closure, end)).collect();
            self.offer(targets, Forcing::Contradiction, candidate, on, ASSUMED);
        }
    }

    /// Offers the conclusions that are in all of these closures.
    fn common(&mut self, branches: &[u32], forcing: Forcing, assumed_by: u8) {
        let first = branches[0] as usize;
        for on in [true, false] {
            let mut all: Bits = self.closures[first].sets[usize::from(on)];
            for &branch in &branches[1..] {
                let set = &self.closures[branch as usize].sets[usize::from(on)];
                for (word, other) in all.iter_mut().zip(set) {
                    *word &= other;
                }
            }
            if all == NO_CANDIDATES {
                continue;
            }
            for at in 0..self.closures[first].nodes.len() {
                let Derived {
                    candidate,
                    on: is_on,
                    ..
                } = self.closures[first].nodes[at];
                if is_on != on || !contains(&all, candidate) {
                    continue;
                }
                // A node that contradicts the others is in no set.
                let is_stored = self.closures[first].place(candidate, on) == at as u16;
                if !is_stored || (on && self.board.count(cell_of(candidate)) < 2) {
                    continue;
                }
                let targets = branches
                    .iter()
                    .map(|&branch| (branch, self.closures[branch as usize].place(candidate, on)));
                let targets = targets.collect();
                self.offer(targets, forcing, candidate, on, assumed_by);
            }
        }
    }

    fn offer(&mut self, targets: Targets, forcing: Forcing, candidate: u16, on: bool, by: u8) {
        self.production += 1;
        let nodes = targets
            .iter()
            .map(|&(closure, place)| self.closures[closure as usize].size(place))
            .sum();
        let slot = self.removed_by(candidate, on);
        let best = match &self.kept {
            Kept::Best(best) => best.as_ref(),
            Kept::All { found, of } => found.get(of[slot] as usize),
        };
        let bound = best.map_or((u32::MAX, u8::MAX), |best| {
            (best.complexity, key(best.forcing))
        });
        if (nodes, key(forcing)) >= bound {
            return;
        }
        let complexity = nodes + self.within(&targets);
        if (complexity, key(forcing)) >= bound {
            return;
        }
        let this = Found {
            complexity,
            forcing,
            candidate,
            on,
            targets,
            assumed_by: by,
            production: self.production,
        };
        match &mut self.kept {
            Kept::Best(best) => *best = Some(this),
            Kept::All { found, of } => match found.get_mut(of[slot] as usize) {
                Some(worse) => *worse = this,
                None => {
                    of[slot] = found.len() as u32;
                    found.push(this);
                }
            },
        }
    }

    /// A number for the candidates that a conclusion removes.
    fn removed_by(&self, candidate: u16, on: bool) -> usize {
        let cell = cell_of(candidate);
        let others = self.board.digits[cell] & !(1 << digit_of(candidate));
        match (on, others.is_power_of_two()) {
            (false, _) => usize::from(candidate),
            (true, true) => usize::from(number(cell, others.trailing_zeros() as usize)),
            (true, false) => CANDIDATES + usize::from(candidate),
        }
    }

    /// The number of nodes of the nested chains that these nodes rest on.
    fn within(&mut self, targets: &Targets) -> u32 {
        let mut numbers: SmallVec<[u32; 16]> = SmallVec::new();
        for &(closure, place) in targets {
            numbers.extend(self.closures[closure as usize].nested_under(place));
        }
        numbers.sort_unstable();
        numbers.dedup();
        let complexities = numbers.iter().map(|number| self.inner.complexity(*number));
        complexities.sum()
    }
}
