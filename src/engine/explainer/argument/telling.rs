//! Writes the conclusions from suppositions node by node.

use std::collections::HashMap;

use super::{
    Around, argument, by_link, by_pattern, candidates_of, claim, must_be_gone, number_of, of_path,
    outside_at,
};
use crate::branching::{Because, Consequence, Proof, Within};
use crate::explainer::Stopped;
use crate::explainer::advanced::{Kept, KeptChains};
use crate::explainer::board::IndexedGrid;
use crate::explainer::closure::{Closure, NOWHERE};
use crate::explainer::forcing::{Drawn, Found, Producer};
use crate::explainer::network::{ASSUMED, BY_CELL, cell_of, digit_of};
use crate::explainer::technique::Forcing;
use crate::grid::{CellSet, House};

/// A branch while it is written.
struct Telling<'a> {
    closure: &'a Closure,
    /// The position at the start of the branch.
    start: &'a IndexedGrid,
    kept: &'a [Kept],
    branch: Vec<Consequence>,
    /// The place in the branch of each node of the closure.
    places: HashMap<u16, usize>,
    /// The place in the branch of each candidate that the surrounding branch removed.
    outside: HashMap<u16, usize>,
    /// The places of the nested arguments, by their numbers among the kept chains.
    known: HashMap<u32, usize>,
    inner: Vec<Within>,
    /// The place of this branch's first nested argument in the whole list.
    inner_start: usize,
    stopped: Stopped<'a>,
}

/// A node that is written once all nodes it follows from are written.
struct Open {
    place: u16,
    /// The entries to write before it.
    needs: Vec<Need>,
    /// The number of these entries that are written.
    met: usize,
    /// The nested argument that shows the node, and the candidates it takes from the branch.
    within: Option<(Within, Vec<u16>)>,
}

/// An entry that must be written before a node.
#[derive(Clone, Copy)]
enum Need {
    /// Another node.
    Node(u16),
    /// A candidate that the surrounding branch removed.
    Outside(u16),
}

impl Telling<'_> {
    /// Writes a node, after all nodes that it follows from. `None` if this is not possible.
    ///
    /// A branch may be long, so the open nodes are in a list. The function calls itself only for a
    /// nested argument, and arguments are nested at most three deep.
    fn tell(&mut self, place: u16, around: &mut Around<'_>) -> Option<()> {
        let mut open = vec![self.open(place)];
        while let Some(last) = open.last_mut() {
            if let Some(need) = last.needs.get(last.met).copied() {
                last.met += 1;
                match need {
                    Need::Node(place) if !self.places.contains_key(&place) => {
                        open.push(self.open(place));
                    }
                    Need::Node(_) => {}
                    Need::Outside(gone) => {
                        self.gone_outside(gone, around)?;
                    }
                }
                continue;
            }
            let nested = self.closure.nodes[usize::from(last.place)].nested;
            if nested != 0 && last.within.is_none() && !self.known.contains_key(&nested) {
                let (within, asked) = self.within(nested, around.first)?;
                let needs = asked.iter().map(|gone| self.gone_before(last.place, *gone));
                last.needs.extend(needs);
                last.within = Some((within, asked));
                continue;
            }
            if let Some(whole) = open.pop() {
                self.push(whole, around)?;
            }
        }
        Some(())
    }

    /// An open node, with the nodes that it follows from.
    fn open(&self, place: u16) -> Open {
        let parents = self.closure.parents(place).iter();
        let parents = parents.filter(|parent| **parent != NOWHERE);
        Open {
            place,
            needs: parents.map(|parent| Need::Node(*parent)).collect(),
            met: 0,
            within: None,
        }
    }

    /// The entry for a candidate that was removed when a node was made: an earlier node, or else
    /// the surrounding branch.
    fn gone_before(&self, node: u16, gone: u16) -> Need {
        match self.closure.place(gone, false) {
            place if place < node => Need::Node(place),
            _ => Need::Outside(gone),
        }
    }

    /// Writes a node once all nodes that it follows from are written.
    fn push(&mut self, whole: Open, around: &mut Around<'_>) -> Option<()> {
        let Open { place, within, .. } = whole;
        let node = self.closure.nodes[usize::from(place)];
        let mut from: Vec<usize> = Vec::new();
        for parent in self.closure.parents(place) {
            if let Some(at) = self.places.get(parent)
                && !from.contains(at)
            {
                from.push(*at);
            }
        }
        let because = if node.nested != 0 {
            if let Some((within, asked)) = within {
                let places = asked.iter().map(|gone| self.told(place, *gone));
                let places: Vec<usize> = places.collect::<Option<_>>()?;
                self.inner.push(placed(within, &places)?);
                let at = self.inner_start + self.inner.len() - 1;
                self.known.insert(node.nested, at);
            }
            Because::Argued(*self.known.get(&node.nested)?)
        } else {
            match self.closure.seen(place) {
                Some(seen) => {
                    let gone = must_be_gone(seen, node.candidate);
                    self.lost_before(gone.into_iter(), around, &mut from)?;
                    let digit = digit_of(node.candidate);
                    by_pattern(seen, node.candidate, |base| {
                        self.places_before(base, digit, &from, around.first)
                    })
                }
                None => by_link(node.by, node.candidate, node.on),
            }
        };
        if node.on {
            let others = candidates_of(node.by, node.candidate);
            let others = others.filter(|other| *other != node.candidate);
            self.lost_before(others, around, &mut from)?;
        }
        self.branch.push(Consequence {
            claim: claim(node.candidate, node.on),
            because,
            from,
        });
        self.places.insert(place, self.branch.len() - 1);
        Some(())
    }

    /// The place in the branch of the entry for a candidate that was removed when a node was made.
    fn told(&self, node: u16, gone: u16) -> Option<usize> {
        match self.gone_before(node, gone) {
            Need::Node(place) => self.places.get(&place).copied(),
            Need::Outside(gone) => self.outside.get(&gone).copied(),
        }
    }

    /// Adds those of the candidates that the surrounding branch removed before this branch began.
    fn lost_before(
        &mut self,
        of: impl Iterator<Item = u16>,
        around: &mut Around<'_>,
        from: &mut Vec<usize>,
    ) -> Option<()> {
        let (start, first) = (self.start, around.first);
        let is_lost = |of: &u16| {
            let (cell, digit) = (cell_of(*of), digit_of(*of));
            !start.has(cell, digit) && first.has(cell, digit)
        };
        for gone in of.filter(is_lost) {
            from.push(self.gone_outside(gone, around)?);
        }
        Some(())
    }

    /// The place in this branch of a candidate that the surrounding branch removed.
    fn gone_outside(&mut self, gone: u16, around: &mut Around<'_>) -> Option<usize> {
        if let Some(known) = self.outside.get(&gone) {
            return Some(*known);
        }
        let asked = around.ask(gone)?;
        self.branch.push(outside_at(asked, gone));
        let at = self.branch.len() - 1;
        self.outside.insert(gone, at);
        Some(at)
    }

    /// The places of a digit in a house in the position before anything was supposed, less those
    /// where these consequences of the branch say that it is false.
    fn places_before(
        &self,
        house: House,
        digit: usize,
        gone: &[usize],
        first: &IndexedGrid,
    ) -> CellSet {
        let gone = gone.iter().filter_map(|at| self.branch.get(*at));
        let gone: CellSet = gone.map(|gone| gone.claim.candidate.cell).collect();
        let cells = house.cells().iter();
        let places = cells.filter(|cell| first.has(cell.index(), digit));
        places.collect::<CellSet>() - gone
    }

    /// A nested argument, and the candidates it takes from this branch.
    fn within(&self, nested: u32, first: &IndexedGrid) -> Option<(Within, Vec<u16>)> {
        let kept = self.kept.get(nested as usize - 1)?;
        let mut around = Around {
            first,
            asked: Vec::new(),
        };
        let within = match &kept.chains {
            KeptChains::Plain {
                path,
                is_cycle,
                removed,
            } => of_path(&kept.board, path, *is_cycle, removed, &mut around),
            KeptChains::Forcing(producer, found) => {
                of_found(&kept.board, *producer, found, &mut around, self.stopped)?
            }
        };
        Some((within, around.asked))
    }
}

/// The argument with each request to the surrounding branch replaced by its place in `places`.
fn placed(mut within: Within, places: &[usize]) -> Option<Within> {
    for outer in &mut within.outer {
        *outer = *places.get(*outer)?;
    }
    for consequence in within.argument.branches.iter_mut().flatten() {
        if let Because::Outside(outer) = &mut consequence.because {
            *outer = *places.get(*outer)?;
        }
    }
    Some(within)
}

/// The argument of chains found on a position; `None` if `stopped` returns true before the
/// argument is complete.
pub(super) fn of_found(
    board: &IndexedGrid,
    producer: Producer,
    found: &Found,
    around: &mut Around<'_>,
    stopped: Stopped<'_>,
) -> Option<Within> {
    let drawn = Drawn::again(board, producer, found, stopped)?;
    let proof = found.proof(&drawn)?;
    let mut branches: Vec<Vec<Consequence>> = Vec::new();
    let mut inner: Vec<Within> = Vec::new();
    // Both ends of a contradiction follow from one supposition.
    let is_contradiction = matches!(proof, Proof::Contradiction(_));
    let ends: Vec<Vec<(u32, u16)>> = match is_contradiction {
        true => vec![found.targets.to_vec()],
        false => found.targets.iter().map(|target| vec![*target]).collect(),
    };
    for ends in ends {
        let (closure, _) = ends.first()?;
        let mut telling = Telling {
            closure: drawn.closure(*closure)?,
            start: board,
            kept: drawn.kept(),
            branch: Vec::new(),
            places: HashMap::new(),
            outside: HashMap::new(),
            known: HashMap::new(),
            inner: Vec::new(),
            inner_start: inner.len(),
            stopped,
        };
        // The supposition comes first.
        telling.tell(0, around)?;
        for (_, end) in ends {
            if !telling.places.contains_key(&end) {
                telling.tell(end, around)?;
            }
        }
        branches.push(telling.branch);
        inner.extend(telling.inner);
    }
    let mut outer = Vec::new();
    let supposed = branches.first().and_then(|branch| branch.first());
    if let Some(supposed) = supposed.map(|first| number_of(first.claim.candidate)) {
        let by = match found.forcing {
            Forcing::Cell => BY_CELL,
            Forcing::Region => found.assumed_by,
            Forcing::Contradiction | Forcing::Double => ASSUMED,
        };
        let lost = candidates_of(by, supposed);
        let lost = lost.filter(|other| !board.has(cell_of(*other), digit_of(*other)));
        outer = lost.filter_map(|gone| around.ask(gone)).collect();
    }
    Some(Within {
        argument: argument(proof, branches, inner),
        outer,
    })
}
