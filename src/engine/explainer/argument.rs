//! The chains of a step, ready to display: each consequence with those that it follows from.

mod telling;

use std::collections::HashMap;

use super::Stopped;
use super::advanced::BranchPattern;
use super::board::{ALL, CELL_AT, HOUSES_OF, IndexedGrid, SIZE, candidate, members};
use super::chains;
use super::hint::{Hint, HintChains};
use super::network::{ASSUMED, BY_CELL, cell_of, digit_of, number};
use crate::branching::{Because, Branching, Claim, Conflict, Consequence, Premise, Proof, Within};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, House};
use telling::of_found;

/// The chains of a hint; `None` if the hint has no chains, or once `stopped` returns true.
pub(super) fn of(board: &IndexedGrid, hint: &Hint, stopped: Stopped<'_>) -> Option<Branching> {
    let around = &mut Around {
        first: board,
        asked: Vec::new(),
    };
    let whole = match hint.chains.as_deref()? {
        HintChains::Plain { path, is_cycle } => {
            of_path(board, path, *is_cycle, &hint.removed, around)
        }
        HintChains::Forcing(producer, found) => of_found(board, *producer, found, around, stopped)?,
    };
    (!stopped()).then_some(whole.argument)
}

/// The candidates that a nested argument takes from the surrounding branch: those removed there
/// when the argument was found. The argument refers to them by the order of its requests, because
/// the surrounding branch is not written yet.
struct Around<'a> {
    /// The position before anything was supposed.
    first: &'a IndexedGrid,
    asked: Vec<u16>,
}

impl Around<'_> {
    /// Returns the place among the requests of a candidate that was removed on the way; `None` if
    /// it was removed before anything was supposed.
    fn ask(&mut self, gone: u16) -> Option<usize> {
        if !self.first.has(cell_of(gone), digit_of(gone)) {
            return None;
        }
        let known = self.asked.iter().position(|it| *it == gone);
        Some(known.unwrap_or_else(|| {
            self.asked.push(gone);
            self.asked.len() - 1
        }))
    }
}

/// The argument of a chain or a cycle found on a position, from its nodes in reverse order. A
/// cycle has a branch for each direction, each with all candidates that the cycle removes.
fn of_path(
    board: &IndexedGrid,
    path: &[chains::Node],
    is_cycle: bool,
    removed: &[(u8, u16)],
    around: &mut Around<'_>,
) -> Within {
    let source = path.last().map_or(0, |node| node.candidate);
    let proof = if is_cycle {
        Proof::Verity(Premise::Candidate(told(source)))
    } else {
        Proof::Contradiction(Conflict::Both(told(source)))
    };
    let mut ways: Vec<Vec<chains::Node>> = vec![path.iter().rev().copied().collect()];
    if is_cycle {
        // The last node is the source again. In the other direction, each link is used from its
        // other end: true nodes become false, and false nodes become true.
        ways[0].pop();
        let back = path.windows(2).map(|pair| chains::Node {
            candidate: pair[1].candidate,
            on: !pair[1].on,
            by: pair[0].by,
        });
        let first = chains::Node {
            candidate: source,
            on: false,
            by: ASSUMED,
        };
        let mut back: Vec<chains::Node> = std::iter::once(first).chain(back).collect();
        back.pop();
        ways.push(back);
    }
    let mut branches: Vec<Vec<Consequence>> = Vec::new();
    for way in ways {
        let mut branch: Vec<Consequence> = Vec::new();
        let mut known_outside: HashMap<u16, usize> = HashMap::new();
        let mut ends: Vec<(u16, usize)> = Vec::new();
        for node in way {
            let mut from: Vec<usize> = ends.last().map(|(_, at)| *at).into_iter().collect();
            if node.on {
                let lost = candidates_of(node.by, node.candidate);
                for other in lost.filter(|other| !board.has(cell_of(*other), digit_of(*other))) {
                    if let Some(known) = known_outside.get(&other) {
                        from.push(*known);
                    } else if let Some(place) = around.ask(other) {
                        branch.push(outside_at(place, other));
                        known_outside.insert(other, branch.len() - 1);
                        from.push(branch.len() - 1);
                    }
                }
            }
            branch.push(Consequence {
                claim: claim(node.candidate, node.on),
                because: by_link(node.by, node.candidate, node.on),
                from,
            });
            ends.push((node.candidate, branch.len() - 1));
        }
        if is_cycle {
            conclude(&mut branch, removed);
        }
        branches.push(branch);
    }
    Within {
        argument: argument(proof, branches, Vec::new()),
        outer: Vec::new(),
    }
}

/// An argument. A contradiction with the supposition itself is told as that.
fn argument(proof: Proof, branches: Vec<Vec<Consequence>>, inner: Vec<Within>) -> Branching {
    let supposed = branches.first().and_then(|branch| branch.first());
    let proof = match (proof, supposed.map(|first| first.claim)) {
        (Proof::Contradiction(Conflict::Both(candidate)), Some(supposed))
            if supposed.candidate == candidate =>
        {
            Proof::Contradiction(Conflict::Opposite(supposed.opposite()))
        }
        (proof, _) => proof,
    };
    Branching::new(proof, branches, inner)
}

/// A candidate that the surrounding branch removed, with its place there.
fn outside_at(place: usize, gone: u16) -> Consequence {
    Consequence {
        claim: Claim::no(told(gone)),
        because: Because::Outside(place),
        from: Vec::new(),
    }
}

fn claim(of: u16, is_true: bool) -> Claim {
    Claim {
        candidate: told(of),
        is_true,
    }
}

/// Adds the candidates that a cycle removes in one direction: those that see a true candidate of
/// their digit.
fn conclude(branch: &mut Vec<Consequence>, removed: &[(u8, u16)]) {
    for &(cell, digits) in removed {
        for digit in members(digits) {
            let lost = candidate(cell.into(), digit);
            let sees =
                |node: &Consequence| node.claim.is_true && node.claim.candidate.digit == lost.digit;
            let shared = branch
                .iter()
                .enumerate()
                .rev()
                .filter(|(_, node)| sees(node));
            let mut shared = shared.filter_map(|(at, node)| {
                let own = HOUSES_OF[node.claim.candidate.cell.index()];
                let other = HOUSES_OF[usize::from(cell)];
                let house = own.into_iter().find(|house| other.contains(house))?;
                Some((at, house_with(house.into())))
            });
            if let Some((at, house)) = shared.next() {
                branch.push(Consequence {
                    claim: Claim::no(lost),
                    because: Because::HouseTaken(house),
                    from: vec![at],
                });
            }
        }
    }
}

/// All candidates that a cell can ever have, or all places that a digit can ever have in a house,
/// of which `comes` is the last one left.
fn candidates_of(by: u8, comes: u16) -> impl Iterator<Item = u16> {
    let (cell, digit) = (cell_of(comes), digit_of(comes));
    let count = if by <= BY_CELL { 9 } else { 0 };
    (0..count).map(move |at| match by {
        BY_CELL => number(cell, at),
        kind => {
            let house = usize::from(HOUSES_OF[cell][usize::from(kind)]);
            number(CELL_AT[house][at].into(), digit)
        }
    })
}

fn by_link(by: u8, of: u16, on: bool) -> Because {
    if by == BY_CELL {
        return match on {
            true => Because::LastCandidate,
            false => Because::CellTaken,
        };
    }
    let house = HOUSES_OF[cell_of(of)].get(usize::from(by));
    match house.map(|house| house_with(usize::from(*house))) {
        Some(house) if on => Because::LastPlace(house),
        Some(house) => Because::HouseTaken(house),
        None => Because::Assumed,
    }
}

/// The candidates that must be removed for a pattern to appear.
fn must_be_gone(seen: BranchPattern, of: u16) -> Vec<u16> {
    let in_house = |house: usize, places: u16, digits: u16| {
        let places = members(ALL & !places);
        places.flat_map(move |place| {
            members(digits).map(move |digit| number(CELL_AT[house][place].into(), digit))
        })
    };
    match seen {
        BranchPattern::Locked { base, left, .. } => {
            in_house(base, left, 1 << digit_of(of)).collect()
        }
        BranchPattern::Naked(set) => {
            in_house(set.house, ALL & !set.places, ALL & !set.digits).collect()
        }
        BranchPattern::Hidden(set) => in_house(set.house, set.places, set.digits).collect(),
        BranchPattern::XWing(wing) => members(wing.base)
            .flat_map(|line| in_house(wing.first.0 + line, wing.cover, 1 << wing.digit))
            .collect(),
    }
}

/// The reason that a pattern gives. `before` tells the cells where the digit may be in the position
/// before anything was supposed, less those where it is false in the branch.
fn by_pattern(seen: BranchPattern, of: u16, before: impl FnOnce(House) -> CellSet) -> Because {
    match seen {
        BranchPattern::Locked { base, cover, .. } => {
            let base = house_with(base);
            Because::Locked {
                base,
                cover: Some(house_with(cover)),
                left: before(base),
            }
        }
        BranchPattern::Naked(set) => Because::Naked {
            cells: cells_in(set.house, set.places),
            digits: digits_in(set.digits),
        },
        BranchPattern::Hidden(set) => Because::Hidden {
            house: house_with(set.house),
            cells: cells_in(set.house, set.places),
            digits: digits_in(set.digits),
        },
        BranchPattern::XWing(wing) => {
            let two = |first: usize, lines: u16| {
                let mut lines = members(lines).map(|line| house_with(first + line));
                let fallback = house_with(HOUSES_OF[cell_of(of)][0].into());
                [(); 2].map(|()| lines.next().unwrap_or(fallback))
            };
            Because::XWing {
                base: two(wing.first.0, wing.base),
                cover: two(wing.first.1, wing.cover),
            }
        }
    }
}

/// The house with this number.
pub(super) fn house_with(house: usize) -> House {
    let number = house % SIZE;
    match house / SIZE {
        0 => House::box_at(number),
        1 => House::row(number),
        _ => House::column(number),
    }
}

fn cells_in(house: usize, places: u16) -> CellSet {
    members(places)
        .map(|place| told(number(CELL_AT[house][place].into(), 0)).cell)
        .collect()
}

fn digits_in(digits: u16) -> DigitSet {
    members(digits).map(|digit| Digit::ALL[digit]).collect()
}

fn told(of: u16) -> Candidate {
    candidate(cell_of(of), digit_of(of))
}

fn number_of(of: Candidate) -> u16 {
    number(of.cell.index(), of.digit.index())
}
