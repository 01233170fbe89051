//! The arguments that dynamic chains try when links give nothing more: patterns and chains that
//! depend on candidates removed on the way.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow::{self, Continue};

use smallvec::SmallVec;

use super::Stopped;
use super::board::{ALL, CELL_AT, HOUSES_OF, IndexedGrid, KINDS, cells, members};
use super::chains::{Chains, Node, removed_by_node};
use super::closure::Closure;
use super::fish::Fish;
use super::forcing::{self, Forcings, Producer};
use super::hint::Removed;
use super::network::{ASSUMED, BY_CELL, cell_of, digit_of, number};
use super::sets::Subset;
use super::technique::Inside;
use super::{fish, locking, sets};

/// The arguments other than links.
#[derive(Default)]
pub(super) struct Inner {
    /// The nested searches, created at first use.
    chains: Option<Box<Chains>>,
    forcings: Option<Box<Forcings>>,
    /// The numbers of the nested chains that something rests on, by a hash of their nodes.
    numbers: HashMap<u64, u32>,
    /// The number of nodes of each nested chain, including its own nested chains. The first chain
    /// has the number 1.
    complexities: Vec<u32>,
    /// If chains are to be reported, the nested chains that something rests on instead, by number.
    kept: Option<Vec<Kept>>,
}

/// Nested chains, and the position on which they were found.
pub(super) struct Kept {
    pub(super) board: IndexedGrid,
    pub(super) chains: KeptChains,
}

/// The content of nested chains.
pub(super) enum KeptChains {
    Plain {
        /// The nodes from the last one back.
        path: Vec<Node>,
        is_cycle: bool,
        removed: Removed,
    },
    Forcing(Producer, forcing::Found),
}

/// A pattern that was found.
#[derive(Debug, Clone, Copy)]
pub(super) enum BranchPattern {
    Locked {
        base: usize,
        cover: usize,
        /// The remaining positions in the base.
        left: u16,
    },
    Naked(Subset),
    Hidden(Subset),
    XWing(Fish),
}

/// The places of the nodes that a pattern rests on.
type Dependencies = SmallVec<[u16; 16]>;

impl Inner {
    /// Forgets the nested chains found so far.
    pub(super) fn begin(&mut self) {
        self.numbers.clear();
        self.complexities.clear();
        self.kept = None;
    }

    /// Forgets the nested chains, and keeps new ones from now on to report them.
    pub(super) fn begin_to_tell(&mut self) {
        self.begin();
        self.kept = Some(Vec::new());
    }

    /// The kept nested chains, by number.
    pub(super) fn kept(&self) -> &[Kept] {
        self.kept.as_deref().unwrap_or_default()
    }

    /// The number of nodes of a nested chain.
    pub(super) fn complexity(&self, number: u32) -> u32 {
        self.complexities[number as usize - 1]
    }

    /// Adds the conclusions of the first kind of argument that has any; returns false if none has.
    pub(super) fn add(
        &mut self,
        closure: &mut Closure,
        start: &IndexedGrid,
        board: &IndexedGrid,
        inside: Inside,
        stopped: Stopped<'_>,
    ) -> bool {
        let mut patterns = Patterns {
            closure,
            start,
            board,
            added: false,
        };
        patterns.locking();
        if !patterns.added {
            patterns.hidden_pairs();
        }
        if !patterns.added {
            patterns.naked_pairs();
        }
        if !patterns.added {
            patterns.x_wings();
        }
        if patterns.added {
            return true;
        }
        let mut nested = Nested {
            inner: self,
            closure,
            start,
            board,
            stopped,
        };
        match inside {
            Inside::Nothing | Inside::Patterns => false,
            Inside::Chains => nested.chains(),
            Inside::MultipleChains => nested.chains() || nested.forcing(Producer::Multiple),
            Inside::DynamicChains => nested.forcing(Producer::Dynamic(Inside::Nothing)),
            Inside::NestedChains => {
                nested.forcing(Producer::Dynamic(Inside::Nothing))
                    || nested.forcing(Producer::Dynamic(Inside::Chains))
            }
        }
    }

    /// The number of a nested chain; a chain found before has its old number. A chain to be
    /// reported gets a new number each time: if its nodes are found again, in another branch or
    /// later, they rest on the candidates removed by then.
    fn number(&mut self, identity: u64, complexity: u32) -> u32 {
        if let Some(kept) = &self.kept {
            return kept.len() as u32 + 1;
        }
        let next = self.complexities.len() as u32 + 1;
        let number = *self.numbers.entry(identity).or_insert(next);
        if number == next {
            self.complexities.push(complexity);
        }
        number
    }

    /// Keeps the nested chain that was just numbered, if it is to be reported.
    fn keep(&mut self, board: &IndexedGrid, chains: impl FnOnce() -> KeptChains) {
        if let Some(kept) = &mut self.kept {
            kept.push(Kept {
                board: board.clone(),
                chains: chains(),
            });
        }
    }
}

/// Nested chains that rest on candidates removed since the start.
struct Nested<'a> {
    inner: &'a mut Inner,
    closure: &'a mut Closure,
    start: &'a IndexedGrid,
    board: &'a IndexedGrid,
    stopped: Stopped<'a>,
}

impl Nested<'_> {
    fn chains(&mut self) -> bool {
        let search = self
            .inner
            .chains
            .get_or_insert_with(|| Box::new(Chains::new()));
        let mut added = false;
        for found in search.all(self.board) {
            let mut dependencies = Dependencies::new();
            for node in found.path.iter().filter(|node| node.on) {
                self.depend(node.candidate, node.by, &mut dependencies);
            }
            if found.is_cycle {
                // In the other direction, the removed candidates come true, by the same links.
                for node in found.path.iter().rev().filter(|node| !node.on) {
                    self.depend(node.candidate, node.by, &mut dependencies);
                }
            }
            if !dependencies.is_empty() {
                let mut hasher = DefaultHasher::new();
                found.is_cycle.hash(&mut hasher);
                for node in &found.path {
                    (node.candidate, node.on).hash(&mut hasher);
                }
                let number = self.inner.number(hasher.finish(), found.complexity);
                if self.add(&found.removed, &dependencies, number) {
                    added = true;
                    self.inner.keep(self.board, || KeptChains::Plain {
                        path: found.path.clone(),
                        is_cycle: found.is_cycle,
                        removed: found.removed.clone(),
                    });
                }
            }
        }
        added
    }

    fn forcing(&mut self, producer: Producer) -> bool {
        let mut search = self
            .inner
            .forcings
            .take()
            .unwrap_or_else(|| Box::new(Forcings::new()));
        let mut added = false;
        let mut walked = Vec::new();
        for found in search.all(self.board, producer, self.stopped) {
            let mut dependencies = Dependencies::new();
            let mut hasher = DefaultHasher::new();
            for &(closure, target) in &found.targets {
                let closure = search.closure(closure);
                closure.walk(target, &mut walked);
                walked.len().hash(&mut hasher);
                for &place in &walked {
                    let node = closure.nodes[usize::from(place)];
                    (node.candidate, node.on).hash(&mut hasher);
                    if node.on {
                        let by = if node.by == ASSUMED {
                            found.assumed_by
                        } else {
                            node.by
                        };
                        self.depend(node.candidate, by, &mut dependencies);
                    }
                }
            }
            if !dependencies.is_empty() {
                let number = self.inner.number(hasher.finish(), found.complexity);
                let removed = removed_by_node(self.board, found.candidate, found.on);
                if self.add(&removed, &dependencies, number) {
                    added = true;
                    let kept = || KeptChains::Forcing(producer, found.clone());
                    self.inner.keep(self.board, kept);
                }
            }
        }
        self.inner.forcings = Some(search);
        added
    }

    /// Adds the candidates that had to be removed before this link could make a candidate true.
    fn depend(&self, candidate: u16, by: u8, dependencies: &mut Dependencies) {
        let (cell, digit) = (cell_of(candidate), digit_of(candidate));
        let mut add = |gone: u16| {
            let place = self.closure.place(gone, false);
            if !dependencies.contains(&place) {
                dependencies.push(place);
            }
        };
        match by {
            BY_CELL => {
                for other in members(self.start.digits[cell] & !self.board.digits[cell]) {
                    add(number(cell, other));
                }
            }
            _ if usize::from(by) < KINDS => {
                let house = usize::from(HOUSES_OF[cell][usize::from(by)]);
                let gone = self.start.places[house][digit] & !self.board.places[house][digit];
                for place in members(gone) {
                    add(number(CELL_AT[house][place].into(), digit));
                }
            }
            _ => {}
        }
    }

    fn add(&mut self, removed: &Removed, dependencies: &[u16], nested: u32) -> bool {
        let mut added = false;
        for &(cell, digits) in removed {
            for digit in members(digits) {
                let candidate = number(cell.into(), digit);
                added |= self.closure.add_advanced(candidate, dependencies, nested);
            }
        }
        added
    }
}

/// The patterns of a position that rest on candidates removed since the start.
struct Patterns<'a> {
    closure: &'a mut Closure,
    start: &'a IndexedGrid,
    board: &'a IndexedGrid,
    added: bool,
}

impl Patterns<'_> {
    /// The positions of a house from which a digit was removed since the start.
    fn gone(&self, house: usize, digit: usize) -> u16 {
        self.start.places[house][digit] & !self.board.places[house][digit]
    }

    fn dependency(&self, house: usize, place: usize, digit: usize) -> u16 {
        let cell = usize::from(CELL_AT[house][place]);
        self.closure.place(number(cell, digit), false)
    }

    fn add(&mut self, removed: &Removed, dependencies: &[u16], seen: BranchPattern) {
        for &(cell, digits) in removed {
            for digit in members(digits) {
                let candidate = number(cell.into(), digit);
                self.added |= self.closure.add_seen(candidate, dependencies, seen);
            }
        }
    }

    fn locking(&mut self) {
        let board = self.board;
        let _: ControlFlow<()> = locking::each(board, |locked| {
            let locking::Locked { base, cover, digit } = locked;
            let gone = self.gone(base, digit) & !super::board::SHARED[base][cover];
            let victims = if gone == 0 { 0 } else { locked.victims(board) };
            if victims != 0 {
                let places = members(gone);
                let dependencies: Dependencies = places
                    .map(|place| self.dependency(base, place, digit))
                    .collect();
                let removed = cells(victims).map(|cell| (cell as u8, 1 << digit));
                let seen = BranchPattern::Locked {
                    base,
                    cover,
                    left: board.places[base][digit],
                };
                self.add(&removed.collect(), &dependencies, seen);
            }
            Continue(())
        });
    }

    fn hidden_pairs(&mut self) {
        let board = self.board;
        let _: ControlFlow<()> = sets::each_hidden(board, 2, 4, |pair| {
            let mut dependencies = Dependencies::new();
            for place in members(ALL & !pair.places) {
                let cell = usize::from(CELL_AT[pair.house][place]);
                for digit in members(self.start.digits[cell] & pair.digits) {
                    dependencies.push(self.dependency(pair.house, place, digit));
                }
            }
            if !dependencies.is_empty() {
                self.add(
                    &pair.removed_inside(board),
                    &dependencies,
                    BranchPattern::Hidden(pair),
                );
            }
            Continue(())
        });
    }

    fn naked_pairs(&mut self) {
        let board = self.board;
        let _: ControlFlow<()> = sets::each_naked(board, 2, |pair| {
            let mut dependencies = Dependencies::new();
            for place in members(pair.places) {
                let cell = usize::from(CELL_AT[pair.house][place]);
                for digit in members(self.start.digits[cell] & !pair.digits) {
                    dependencies.push(self.dependency(pair.house, place, digit));
                }
            }
            if !dependencies.is_empty() {
                self.add(
                    &pair.removed_around(board),
                    &dependencies,
                    BranchPattern::Naked(pair),
                );
            }
            Continue(())
        });
    }

    fn x_wings(&mut self) {
        let board = self.board;
        let _: ControlFlow<()> = fish::each(board, 2, |wing| {
            let mut dependencies = Dependencies::new();
            for line in members(wing.base) {
                let house = wing.first.0 + line;
                for place in members(self.gone(house, wing.digit) & !wing.cover) {
                    dependencies.push(self.dependency(house, place, wing.digit));
                }
            }
            let victims = if dependencies.is_empty() {
                0
            } else {
                wing.victims(board)
            };
            let removed = cells(victims).map(|cell| (cell as u8, 1 << wing.digit));
            self.add(
                &removed.collect(),
                &dependencies,
                BranchPattern::XWing(wing),
            );
            Continue(())
        });
    }
}
