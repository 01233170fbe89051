//! The chains of a step, ready to display: each node with the nodes that it follows from.

mod telling;

use std::collections::HashMap;

use super::Stopped;
use super::advanced::BranchPattern;
use super::board::{ALL, CELL_AT, HOUSES_OF, IndexedGrid, SIZE, candidate, members};
use super::chains;
use super::hint::{Hint, HintChains};
use super::network::{ASSUMED, BY_CELL, cell_of, digit_of, number};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use telling::of_found;

/// The chains of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Argument {
    /// The kind of proof that the chains give.
    pub form: Form,
    /// The conclusions from each supposition; the supposition comes first in its branch.
    pub branches: Vec<Vec<Node>>,
    /// The nodes of the surrounding branch that the suppositions rest on: the removed
    /// candidates of their cell or house. Empty unless this argument is nested in another.
    pub outer: Vec<usize>,
    /// The nested arguments that nodes refer to.
    pub inner: Vec<Self>,
}

/// The kind of proof that chains give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The supposition makes a candidate both true and false.
    Contradiction(Candidate),
    /// The same conclusion follows whether a candidate is true or false.
    Either(Candidate),
    /// The same conclusion follows from each candidate of a cell.
    Cell(Cell),
    /// The same conclusion follows from each place for a digit in a house.
    House(Digit, House),
}

/// A candidate that is true or false, with the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether the candidate is true.
    pub on: bool,
    /// The reason.
    pub by: By,
    /// The places in the branch of the nodes that it follows from.
    pub from: Vec<usize>,
}

/// The reason why a node follows from others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// None: the node is supposed.
    Supposed,
    /// The candidate is the last one in its cell, or its cell has another digit.
    Cell,
    /// The candidate is the last place in the house, or the house has the digit elsewhere.
    House(House),
    /// All remaining places for the digit in one house lie in the other house.
    Locked {
        /// The house.
        base: House,
        /// The other house.
        cover: House,
    },
    /// The cells have only these digits left.
    Naked {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// Only these cells have the digits left.
    Hidden {
        /// The house of the cells.
        house: House,
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// In two lines, the digit is left only where two other lines cross them.
    XWing {
        /// The two lines.
        base: [House; 2],
        /// The two crossing lines.
        cover: [House; 2],
    },
    /// The nested argument with this number shows it.
    Inner(usize),
    /// The node is the one at this place in the surrounding branch.
    Outer(usize),
}

/// The chains of a hint; `None` if the hint has no chains, or once `stopped` returns true.
pub(super) fn of(board: &IndexedGrid, hint: &Hint, stopped: Stopped<'_>) -> Option<Argument> {
    let around = &mut Around {
        first: board,
        asked: Vec::new(),
    };
    let argument = match hint.chains.as_deref()? {
        HintChains::Plain { path, is_cycle } => {
            of_path(board, path, *is_cycle, &hint.removed, around)
        }
        HintChains::Forcing(producer, found) => of_found(board, *producer, found, around, stopped)?,
    };
    (!stopped()).then_some(argument)
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
) -> Argument {
    let source = path.last().map_or(0, |node| node.candidate);
    let form = if is_cycle {
        Form::Either(told(source))
    } else {
        Form::Contradiction(told(source))
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
    let mut argument = Argument {
        form,
        branches: Vec::new(),
        outer: Vec::new(),
        inner: Vec::new(),
    };
    for way in ways {
        let mut branch: Vec<Node> = Vec::new();
        let mut outside: HashMap<u16, usize> = HashMap::new();
        let mut ends: Vec<(u16, usize)> = Vec::new();
        for node in way {
            let mut from: Vec<usize> = ends.last().map(|(_, at)| *at).into_iter().collect();
            if node.on {
                let lost = candidates_of(node.by, node.candidate);
                for other in lost.filter(|other| !board.has(cell_of(*other), digit_of(*other))) {
                    if let Some(known) = outside.get(&other) {
                        from.push(*known);
                    } else if let Some(place) = around.ask(other) {
                        branch.push(Node {
                            candidate: told(other),
                            on: false,
                            by: By::Outer(place),
                            from: Vec::new(),
                        });
                        outside.insert(other, branch.len() - 1);
                        from.push(branch.len() - 1);
                    }
                }
            }
            branch.push(Node {
                candidate: told(node.candidate),
                on: node.on,
                by: by_link(node.by, node.candidate),
                from,
            });
            ends.push((node.candidate, branch.len() - 1));
        }
        if is_cycle {
            conclude(&mut branch, removed);
        }
        argument.branches.push(branch);
    }
    argument
}

/// Adds the candidates that a cycle removes in one direction: those that see a true candidate of
/// their digit.
fn conclude(branch: &mut Vec<Node>, removed: &[(u8, u16)]) {
    for &(cell, digits) in removed {
        for digit in members(digits) {
            let lost = candidate(cell.into(), digit);
            let sees = |node: &Node| node.on && node.candidate.digit == lost.digit;
            let shared = branch
                .iter()
                .enumerate()
                .rev()
                .filter(|(_, node)| sees(node));
            let mut shared = shared.filter_map(|(at, node)| {
                let own = HOUSES_OF[node.candidate.cell.index()];
                let other = HOUSES_OF[usize::from(cell)];
                let house = own.into_iter().find(|house| other.contains(house))?;
                Some((at, house_with(house.into())))
            });
            if let Some((at, house)) = shared.next() {
                branch.push(Node {
                    candidate: lost,
                    on: false,
                    by: By::House(house),
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

fn by_link(by: u8, of: u16) -> By {
    match by {
        BY_CELL => By::Cell,
        _ => match HOUSES_OF[cell_of(of)].get(usize::from(by)) {
            Some(house) => By::House(house_with(usize::from(*house))),
            None => By::Supposed,
        },
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

fn by_pattern(seen: BranchPattern, of: u16) -> By {
    match seen {
        BranchPattern::Locked { base, cover, .. } => By::Locked {
            base: house_with(base),
            cover: house_with(cover),
        },
        BranchPattern::Naked(set) => By::Naked {
            cells: cells_in(set.house, set.places),
            digits: digits_in(set.digits),
        },
        BranchPattern::Hidden(set) => By::Hidden {
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
            By::XWing {
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
