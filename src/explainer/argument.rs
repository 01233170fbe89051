//! The chains of a step as they are told: each node with the nodes that it follows from.

use std::collections::HashMap;

use smallvec::SmallVec;

use super::Stopped;
use super::advanced::{Kept, KeptChains, Seen};
use super::board::{ALL, Board, CELL_AT, HOUSES_OF, SIZE, candidate, members};
use super::chains;
use super::closure::{Closure, NOWHERE};
use super::forcing::{Forcings, Found, Producer};
use super::network::{ASSUMED, BY_CELL, cell_of, digit_of, number};
use super::technique::Forcing;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// The chains of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Argument {
    /// What they show.
    pub form: Form,
    /// What follows from each supposition, which is the first of its branch.
    pub branches: Vec<Vec<Node>>,
    /// The nodes of the branch around that take part in what the suppositions are: what is
    /// gone of their cell or house. None, unless this is an argument within another.
    pub outer: Vec<usize>,
    /// The arguments within, to which nodes refer.
    pub inner: Vec<Self>,
}

/// What chains show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// From the supposition follows both that a candidate is true and that it is false.
    Contradiction(Candidate),
    /// The same follows whether a candidate is true or false.
    Either(Candidate),
    /// The same follows from each candidate of a cell.
    Cell(Cell),
    /// The same follows from each place of a digit in a house.
    House(Digit, House),
}

/// That a candidate is true or false, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is true.
    pub on: bool,
    /// Why.
    pub by: By,
    /// The nodes of the branch that it follows from, by their places.
    pub from: Vec<usize>,
}

/// Why a node follows from others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// It does not: it is supposed.
    Supposed,
    /// It is the last candidate of its cell, or its cell has another one.
    Cell,
    /// It is the last place in the house, or the house has the digit elsewhere.
    House(House),
    /// What is left of the digit in one house lies in the other.
    Locked {
        /// The house.
        base: House,
        /// The other one.
        cover: House,
    },
    /// The cells have only these digits left.
    Naked {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// These digits are left only in the cells.
    Hidden {
        /// The house in which they are.
        house: House,
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// The digit is left in two lines only where two others cross them.
    XWing {
        /// The two lines.
        base: [House; 2],
        /// The two others.
        cover: [House; 2],
    },
    /// The argument with this number shows it.
    Inner(usize),
    /// It is the node at this place of the branch around.
    Outer(usize),
}

/// The place of what is gone, in the branch around.
type Around<'a> = &'a mut dyn FnMut(u16) -> Option<usize>;

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

impl Telling<'_> {
    /// Tells a node, after all that it follows from; its place.
    fn tell(&mut self, place: u16, around: Around<'_>) -> usize {
        if let Some(known) = self.places.get(&place) {
            return *known;
        }
        let node = self.closure.nodes[usize::from(place)];
        let parents: SmallVec<[u16; 8]> = self.closure.parents(place).into();
        let mut from: Vec<usize> = Vec::new();
        for parent in parents.into_iter().filter(|parent| *parent != NOWHERE) {
            let at = self.tell(parent, around);
            if !from.contains(&at) {
                from.push(at);
            }
        }
        let by = if node.nested != 0 {
            let at = self.within(node.nested, around);
            By::Inner(at)
        } else {
            match self.closure.seen(place) {
                Some(seen) => {
                    let gone = must_be_gone(seen, node.candidate);
                    from.extend(self.lost_before(gone.into_iter(), around));
                    by_pattern(seen, node.candidate)
                }
                None => by_link(node.by, node.candidate),
            }
        };
        if node.on {
            let others = candidates_of(node.by, node.candidate);
            let others = others.filter(|other| *other != node.candidate);
            from.extend(self.lost_before(others, around));
        }
        self.branch.push(Node {
            candidate: told(node.candidate),
            on: node.on,
            by,
            from,
        });
        let at = self.branch.len() - 1;
        self.places.insert(place, at);
        at
    }

    /// What of these had gone before the branch began, since the branch around did.
    fn lost_before(&mut self, of: impl Iterator<Item = u16>, around: Around<'_>) -> Vec<usize> {
        let start = self.start;
        let gone = of.filter(|of| !start.has(cell_of(*of), digit_of(*of)));
        gone.filter_map(|it| self.gone_outside(it, around))
            .collect()
    }

    /// What the branch around says to be gone, in this branch.
    fn gone_outside(&mut self, candidate: u16, around: Around<'_>) -> Option<usize> {
        if let Some(known) = self.outside.get(&candidate) {
            return Some(*known);
        }
        let place = around(candidate)?;
        self.branch.push(Node {
            candidate: told(candidate),
            on: false,
            by: By::Outer(place),
            from: Vec::new(),
        });
        let at = self.branch.len() - 1;
        self.outside.insert(candidate, at);
        Some(at)
    }

    /// The place of what is gone, in this branch or the one around.
    fn gone(&mut self, candidate: u16, around: Around<'_>) -> Option<usize> {
        match self.closure.place(candidate, false) {
            NOWHERE => self.gone_outside(candidate, around),
            place => Some(self.tell(place, around)),
        }
    }

    /// Tells an argument within; its number.
    fn within(&mut self, nested: u32, around: Around<'_>) -> usize {
        if let Some(known) = self.known.get(&nested) {
            return *known;
        }
        let kept = &self.kept[nested as usize - 1];
        let stopped = self.stopped;
        let mut gone = |candidate: u16| self.gone(candidate, around);
        let argument = match &kept.chains {
            KeptChains::Plain {
                path,
                is_cycle,
                removed,
            } => of_path(&kept.board, path, *is_cycle, removed, &mut gone),
            KeptChains::Forcing(producer, found) => {
                of_found(&kept.board, *producer, found, &mut gone, stopped)
            }
        };
        self.inner.push(argument);
        let at = self.inner_start + self.inner.len() - 1;
        self.known.insert(nested, at);
        at
    }
}

/// The argument of chains that were found on a position.
pub(super) fn of_found(
    board: &Board,
    producer: Producer,
    found: &Found,
    around: Around<'_>,
    stopped: Stopped<'_>,
) -> Argument {
    let mut closures = Forcings::new();
    closures.draw_again(board, producer, found, stopped);
    let mut argument = Argument {
        form: found.form(&closures),
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
        let mut telling = Telling {
            closure: closures.closure(ends[0].0),
            start: board,
            kept: closures.kept(),
            branch: Vec::new(),
            places: HashMap::new(),
            outside: HashMap::new(),
            known: HashMap::new(),
            inner: Vec::new(),
            inner_start: argument.inner.len(),
            stopped,
        };
        // The supposition comes first.
        telling.tell(0, around);
        for (_, end) in ends {
            telling.tell(end, around);
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
        argument.outer = lost.filter_map(around).collect();
    }
    argument
}

/// The argument of a chain or a cycle that was found on a position: its nodes from the last
/// one back. A cycle is told both ways round, each way to all that it removes.
pub(super) fn of_path(
    board: &Board,
    path: &[chains::Node],
    is_cycle: bool,
    removed: &[(u8, u16)],
    around: Around<'_>,
) -> Argument {
    let source = path.last().map_or(0, |node| node.candidate);
    let form = if is_cycle {
        Form::Either(told(source))
    } else {
        Form::Contradiction(told(source))
    };
    let mut ways: Vec<Vec<chains::Node>> = vec![path.iter().rev().copied().collect()];
    if is_cycle {
        // The last node is the source again. The other way round each link is the same,
        // from its other end: what came goes, and what went comes.
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
                    } else if let Some(place) = around(other) {
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

/// Adds what a way round a cycle removes: what sees a true candidate of its digit.
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

/// The candidates that a cell or house has at the most, of which the last one comes: those
/// of the cell, or the places of the digit in the house.
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

/// What has to be gone for a pattern to be there.
fn must_be_gone(seen: Seen, of: u16) -> Vec<u16> {
    let in_house = |house: usize, places: u16, digits: u16| {
        let places = members(ALL & !places);
        places.flat_map(move |place| {
            members(digits).map(move |digit| number(CELL_AT[house][place].into(), digit))
        })
    };
    match seen {
        Seen::Locked { base, left, .. } => in_house(base, left, 1 << digit_of(of)).collect(),
        Seen::Naked(set) => in_house(set.house, ALL & !set.places, ALL & !set.digits).collect(),
        Seen::Hidden(set) => in_house(set.house, set.places, set.digits).collect(),
        Seen::XWing(wing) => members(wing.base)
            .flat_map(|line| in_house(wing.first.0 + line, wing.cover, 1 << wing.digit))
            .collect(),
    }
}

fn by_pattern(seen: Seen, of: u16) -> By {
    match seen {
        Seen::Locked { base, cover, .. } => By::Locked {
            base: house_with(base),
            cover: house_with(cover),
        },
        Seen::Naked(set) => By::Naked {
            cells: cells_in(set.house, set.places),
            digits: digits_in(set.digits),
        },
        Seen::Hidden(set) => By::Hidden {
            house: house_with(set.house),
            cells: cells_in(set.house, set.places),
            digits: digits_in(set.digits),
        },
        Seen::XWing(wing) => {
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
