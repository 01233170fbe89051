//! What follows from suppositions, told node by node.

use std::collections::HashMap;

use super::{
    Argument, Around, By, Form, Node, by_link, by_pattern, candidates_of, must_be_gone, number_of,
    of_path, told,
};
use crate::explainer::Stopped;
use crate::explainer::advanced::{Kept, KeptChains};
use crate::explainer::board::Board;
use crate::explainer::closure::{Closure, NOWHERE};
use crate::explainer::forcing::{Drawn, Found, Producer};
use crate::explainer::network::{ASSUMED, BY_CELL, cell_of, digit_of};
use crate::explainer::technique::Forcing;

/// A branch while it is told.
struct Telling<'a> {
    closure: &'a Closure,
    /// The position with which it began.
    start: &'a Board,
    kept: &'a [Kept],
    branch: Vec<Node>,
    /// Where each node of the closure stands in the branch.
    places: HashMap<u16, usize>,
    /// Where each candidate stands that the branch around says to be gone.
    outside: HashMap<u16, usize>,
    /// The arguments within, by their numbers among those that are kept.
    known: HashMap<u32, usize>,
    inner: Vec<Argument>,
    /// Where the arguments within begin in their list.
    inner_start: usize,
    stopped: Stopped<'a>,
}

/// A node that is told when all is that it follows from.
struct Open {
    place: u16,
    /// What is told before it.
    needs: Vec<Need>,
    /// How much of that is told.
    met: usize,
    /// The argument within that shows it, and what this takes from the branch.
    within: Option<(Argument, Vec<u16>)>,
}

/// What a node needs to be told before.
#[derive(Clone, Copy)]
enum Need {
    /// Another node.
    Node(u16),
    /// That the branch around says this to be gone.
    Outside(u16),
}

impl Telling<'_> {
    /// Tells a node, after all that it follows from. `None` if that cannot be told.
    ///
    /// A branch may be long: what is open stands in a list. Only for an argument within does
    /// it call itself, and these are nested three deep at the most.
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
                let (argument, asked) = self.within(nested, around.first)?;
                let needs = asked.iter().map(|gone| self.gone_before(last.place, *gone));
                last.needs.extend(needs);
                last.within = Some((argument, asked));
                continue;
            }
            if let Some(whole) = open.pop() {
                self.push(whole, around)?;
            }
        }
        Some(())
    }

    /// A node, and the nodes that it follows from.
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

    /// What says that a candidate was gone when a node was made: a node before it, or else
    /// the branch around.
    fn gone_before(&self, node: u16, gone: u16) -> Need {
        match self.closure.place(gone, false) {
            place if place < node => Need::Node(place),
            _ => Need::Outside(gone),
        }
    }

    /// Tells a node of which all is told that it follows from.
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
        let by = if node.nested != 0 {
            if let Some((argument, asked)) = within {
                let places = asked.iter().map(|gone| self.told(place, *gone));
                let places: Vec<usize> = places.collect::<Option<_>>()?;
                self.inner.push(argument.placed(&places)?);
                let at = self.inner_start + self.inner.len() - 1;
                self.known.insert(node.nested, at);
            }
            By::Inner(*self.known.get(&node.nested)?)
        } else {
            match self.closure.seen(place) {
                Some(seen) => {
                    let gone = must_be_gone(seen, node.candidate);
                    self.lost_before(gone.into_iter(), around, &mut from)?;
                    by_pattern(seen, node.candidate)
                }
                None => by_link(node.by, node.candidate),
            }
        };
        if node.on {
            let others = candidates_of(node.by, node.candidate);
            let others = others.filter(|other| *other != node.candidate);
            self.lost_before(others, around, &mut from)?;
        }
        self.branch.push(Node {
            candidate: told(node.candidate),
            on: node.on,
            by,
            from,
        });
        self.places.insert(place, self.branch.len() - 1);
        Some(())
    }

    /// Where in the branch it is told that a candidate was gone when a node was made.
    fn told(&self, node: u16, gone: u16) -> Option<usize> {
        match self.gone_before(node, gone) {
            Need::Node(place) => self.places.get(&place).copied(),
            Need::Outside(gone) => self.outside.get(&gone).copied(),
        }
    }

    /// Adds what of these had gone before the branch began, since the branch around did.
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

    /// What the branch around says to be gone, in this branch.
    fn gone_outside(&mut self, gone: u16, around: &mut Around<'_>) -> Option<usize> {
        if let Some(known) = self.outside.get(&gone) {
            return Some(*known);
        }
        let asked = around.ask(gone)?;
        self.branch.push(Node {
            candidate: told(gone),
            on: false,
            by: By::Outer(asked),
            from: Vec::new(),
        });
        let at = self.branch.len() - 1;
        self.outside.insert(gone, at);
        Some(at)
    }

    /// An argument within, and what it takes from this branch.
    fn within(&self, nested: u32, first: &Board) -> Option<(Argument, Vec<u16>)> {
        let kept = self.kept.get(nested as usize - 1)?;
        let mut around = Around {
            first,
            asked: Vec::new(),
        };
        let argument = match &kept.chains {
            KeptChains::Plain {
                path,
                is_cycle,
                removed,
            } => of_path(&kept.board, path, *is_cycle, removed, &mut around),
            KeptChains::Forcing(producer, found) => {
                of_found(&kept.board, *producer, found, &mut around, self.stopped)?
            }
        };
        Some((argument, around.asked))
    }
}

impl Argument {
    /// The same where what is asked of the branch around is told at these places.
    fn placed(mut self, places: &[usize]) -> Option<Self> {
        for outer in &mut self.outer {
            *outer = *places.get(*outer)?;
        }
        for node in self.branches.iter_mut().flatten() {
            if let By::Outer(outer) = &mut node.by {
                *outer = *places.get(*outer)?;
            }
        }
        Some(self)
    }
}

/// The argument of chains that were found on a position; `None` if `stopped` says so before
/// it is whole.
pub(super) fn of_found(
    board: &Board,
    producer: Producer,
    found: &Found,
    around: &mut Around<'_>,
    stopped: Stopped<'_>,
) -> Option<Argument> {
    let drawn = Drawn::again(board, producer, found, stopped)?;
    let mut argument = Argument {
        form: found.form(&drawn)?,
        branches: Vec::new(),
        outer: Vec::new(),
        inner: Vec::new(),
    };
    // Both ends of a contradiction follow from one supposition.
    let is_contradiction = matches!(argument.form, Form::Contradiction(_));
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
            inner_start: argument.inner.len(),
            stopped,
        };
        // The supposition comes first.
        telling.tell(0, around)?;
        for (_, end) in ends {
            if !telling.places.contains_key(&end) {
                telling.tell(end, around)?;
            }
        }
        argument.branches.push(telling.branch);
        argument.inner.extend(telling.inner);
    }
    let supposed = argument.branches.first().and_then(|branch| branch.first());
    if let Some(supposed) = supposed.map(|node| number_of(node.candidate)) {
        let by = match found.forcing {
            Forcing::Cell => BY_CELL,
            Forcing::Region => found.assumed_by,
            Forcing::Contradiction | Forcing::Double => ASSUMED,
        };
        let lost = candidates_of(by, supposed);
        let lost = lost.filter(|other| !board.has(cell_of(*other), digit_of(*other)));
        argument.outer = lost.filter_map(|gone| around.ask(gone)).collect();
    }
    Some(argument)
}
