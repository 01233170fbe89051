//! All that follows from a claim, as a set: by chains, and by nets.

use std::cell::{OnceCell, RefCell};

use smallvec::SmallVec;

use super::claims::{Claim, Claims, Group};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Layout};
use crate::rules::Survey;

/// For each claim about a candidate of the position, all that follows from it:
/// by chains, and, worked out when it is first asked for, by nets.
///
/// Each link of a chain holds backwards too: if one claim leads to another, the
/// opposite of this leads to the opposite of that. So the claims that lead to
/// something are the opposites of what its opposite leads to.
#[derive(Debug)]
pub(in crate::rules) struct Implications<'a> {
    grid: &'a Grid,
    /// The candidates by digit and then by cell. A candidate's number is its index
    /// here.
    candidates: Vec<Candidate>,
    /// The number of each candidate, by digit and cell; `u16::MAX` where the digit is
    /// no candidate of the cell.
    numbers: [[u16; Cell::COUNT]; Digit::COUNT],
    /// The cells with two candidates or more.
    open_cells: CellSet,
    /// The cells with two candidates.
    bivalue: CellSet,
    /// Where each digit can stand in a house, if that is in two cells or more.
    open_places: [Vec<CellSet>; Digit::COUNT],
    /// Of each candidate, those of which each is true if it is false.
    strong: Vec<SmallVec<[Candidate; 4]>>,
    /// What follows by chains from each candidate if it is true.
    if_true: Vec<Claims>,
    /// What follows by chains from each candidate if it is false, once somebody has
    /// asked.
    if_false: Vec<OnceCell<Box<Claims>>>,
    /// What chains conclude.
    refuted: OnceCell<Claims>,
    /// What follows by nets from each claim; nothing from what contradicts
    /// itself.
    nets: OnceCell<Vec<Net>>,
    /// What nets have shown to contradict itself, and what they have reached without
    /// contradiction.
    wrong: RefCell<Claims>,
    possible: RefCell<Claims>,
}

/// What follows by nets from a claim, once somebody has asked.
type Net = OnceCell<Option<Box<Claims>>>;

impl<'a> Implications<'a> {
    pub(in crate::rules) fn of(survey: &Survey<'a>) -> Self {
        let grid = survey.grid();
        let mut numbers = [[u16::MAX; Cell::COUNT]; Digit::COUNT];
        let mut candidates = Vec::new();
        for digit in Digit::ALL {
            for cell in grid.cells_with(digit) {
                numbers[digit.index()][cell.index()] = candidates.len() as u16;
                candidates.push(Candidate::new(cell, digit));
            }
        }
        let all = Self {
            grid,
            candidates,
            numbers,
            open_cells: survey.at_least()[1],
            bivalue: survey.bivalue(),
            open_places: Digit::ALL.map(|digit| open_places(grid.layout(), grid.cells_with(digit))),
            strong: Vec::new(),
            if_true: Vec::new(),
            if_false: Vec::new(),
            refuted: OnceCell::new(),
            nets: OnceCell::new(),
            wrong: RefCell::new(Claims::EMPTY),
            possible: RefCell::new(Claims::EMPTY),
        };
        let strong = Partners::on(survey, &all);
        let links = all.candidates.iter().map(|one| strong.two_from(*one));
        let if_true = all.closure(links.collect());
        let strong = all.candidates.iter().map(|one| strong.from(*one).collect());
        let strong = strong.collect();
        let if_false = vec![OnceCell::new(); if_true.len()];
        Self {
            strong,
            if_true,
            if_false,
            ..all
        }
    }

    /// All that follows by chains from a claim about a candidate of the
    /// position, with the claim itself; `None` if it is about another.
    pub(in crate::rules) fn by_chains(&self, claim: Claim) -> Option<&Claims> {
        let number = self.number(claim.candidate);
        if claim.is_true {
            return self.if_true.get(number);
        }
        let follows = self.if_false.get(number)?.get_or_init(|| {
            let mut follows = Box::new(Claims::only(claim));
            for other in &self.strong[number] {
                *follows |= &self.if_true[self.number(*other)];
            }
            follows
        });
        Some(follows)
    }

    /// The claims whose opposite contradicts itself by chains: what is its own
    /// opposite's consequence, and what follows from all candidates of a cell
    /// or all places of a house, since its opposite makes all of these false.
    /// Of a cell that is filled nothing else is told.
    pub(super) fn refuted(&self) -> &Claims {
        self.refuted.get_or_init(|| {
            let mut refuted = Claims::EMPTY;
            for (number, candidate) in self.candidates.iter().enumerate() {
                let [yes, no] = [Claim::yes(*candidate), Claim::no(*candidate)];
                if self.if_true[number].contains(no) {
                    refuted.insert(no);
                }
                let mut others = self.strong[number].iter();
                if others.any(|other| self.if_true[self.number(*other)].contains(yes)) {
                    refuted.insert(yes);
                }
            }
            // What follows from both of two claims of which one is true, its opposite
            // leads to: it makes one of them false and so the other true. That was
            // seen already.
            let cells = (self.open_cells - self.bivalue).into_iter();
            let of_cells = cells.map(|cell| Group::of_cell(cell, self.grid.candidates(cell), true));
            let of_houses = Digit::ALL.into_iter().flat_map(|digit| {
                let places = self.open_places[digit.index()].iter();
                let places = places.filter(|places| !places.has_at_most(2));
                places.map(move |places| Group::of_digit(digit, *places, true))
            });
            for group in of_cells.chain(of_houses) {
                if let Some(common) = common(group.claims(), |claim| self.by_chains(claim)) {
                    refuted |= &common;
                }
            }
            refuted.without_rest_of_filled_cells()
        })
    }

    /// All that follows by nets; `None` if that contradicts itself.
    ///
    /// A net goes on where a chain has to stop: a candidate is true as soon as
    /// all others of its cell are false, or all other places of its digit in a
    /// house; and when there is no such candidate, by locked candidates.
    pub(super) fn by_nets(&self, claim: Claim) -> Option<&Claims> {
        let nets = self
            .nets
            .get_or_init(|| vec![OnceCell::new(); 2 * self.candidates.len()]);
        let net = nets.get(2 * self.number(claim.candidate) + usize::from(claim.is_true))?;
        let net = net.get_or_init(|| {
            let net = self.net(claim);
            if net.is_none() {
                self.wrong.borrow_mut().insert(claim);
            }
            net.map(Box::new)
        });
        net.as_deref()
    }

    /// Whether what follows by nets from a claim contradicts itself.
    ///
    /// What follows from a claim by a net leads itself to nothing but what the net
    /// comes to. So of all that a net reaches that does not contradict itself,
    /// nothing does.
    pub(super) fn is_wrong_by_nets(&self, claim: Claim) -> bool {
        if self.possible.borrow().contains(claim) {
            return false;
        }
        let net = self.by_nets(claim);
        if let Some(net) = net {
            *self.possible.borrow_mut() |= net;
        }
        net.is_none()
    }

    fn number(&self, candidate: Candidate) -> usize {
        self.numbers[candidate.digit.index()][candidate.cell.index()].into()
    }

    /// Every claim about a candidate of the position.
    pub(in crate::rules) fn claims(&self) -> impl Iterator<Item = Claim> {
        let candidates = self.candidates.iter();
        candidates.flat_map(|candidate| [Claim::no(*candidate), Claim::yes(*candidate)])
    }

    /// Makes of what follows from each true candidate by one link or two all
    /// that follows from it. Where it meets an earlier candidate, all that
    /// follows from this is known already.
    fn closure(&self, mut follows: Vec<Claims>) -> Vec<Claims> {
        for start in 0..follows.len() {
            let mut all = follows[start];
            let mut gone_on = Claims::only(Claim::yes(self.candidates[start]));
            while let Some(next) = all.first_true_besides(&gone_on) {
                let number = self.number(next);
                let known = &follows[number];
                all |= known;
                if number < start {
                    gone_on.add_true(known);
                } else {
                    gone_on.insert(Claim::yes(next));
                }
            }
            follows[start] = all;
        }
        follows
    }

    /// All that follows from a claim by a net; `None` if that contradicts
    /// itself.
    fn net(&self, claim: Claim) -> Option<Claims> {
        let mut all = *self.by_chains(claim)?;
        let mut settled = [CellSet::EMPTY; Digit::COUNT];
        let mut filled = settled;
        loop {
            self.fill(&mut all, &mut filled)?;
            let mut follows = Claims::EMPTY;
            for digit in Digit::ALL {
                let off = all.off(digit);
                if settled[digit.index()] != off {
                    settled[digit.index()] = off;
                    let left = self.grid.cells_with(digit) - off;
                    for places in &self.open_places[digit.index()] {
                        *follows.off_mut(digit) |= locked_out(self.grid.layout(), *places, left);
                    }
                }
            }
            if !self.take(&mut all, &follows) {
                return Some(all);
            }
        }
    }

    /// Adds the candidates that are the last ones of their cell or house, as
    /// long as there are any; `None` if that leads to a contradiction. For each
    /// digit, `settled` are the cells without it when its houses were last
    /// looked at.
    fn fill(&self, all: &mut Claims, settled: &mut [CellSet; Digit::COUNT]) -> Option<()> {
        loop {
            // It contradicts itself, or leads to what does.
            if all.clash() || all.has_any_of(&self.wrong.borrow()) {
                return None;
            }
            let mut once = CellSet::EMPTY;
            let mut twice = CellSet::EMPTY;
            for digit in Digit::ALL {
                let left = self.grid.cells_with(digit) - all.off(digit);
                twice |= once & left;
                once |= left;
            }
            if !self.open_cells.is_subset(once) {
                return None;
            }
            let single = (once - twice) & self.open_cells;
            let mut follows = Claims::EMPTY;
            for digit in Digit::ALL {
                let left = self.grid.cells_with(digit) - all.off(digit);
                let mut last = single & left;
                if settled[digit.index()] != all.off(digit) {
                    settled[digit.index()] = all.off(digit);
                    last |= last_places(&self.open_places[digit.index()], left)?;
                }
                *follows.on_mut(digit) = last - all.on(digit);
            }
            if !self.take(all, &follows) {
                return Some(());
            }
        }
    }

    /// Adds claims with all that follows from them by chains; whether there
    /// were any.
    fn take(&self, all: &mut Claims, follows: &Claims) -> bool {
        for claim in follows.iter() {
            if !all.contains(claim)
                && let Some(known) = self.by_chains(claim)
            {
                *all |= known;
            }
        }
        !follows.is_empty()
    }
}

/// Where a digit can stand in each house in which that is in two cells or more,
/// once for houses in which it is in the same cells.
fn open_places(layout: &Layout, places: CellSet) -> Vec<CellSet> {
    let mut open = Vec::with_capacity(layout.houses().len());
    for house in layout.houses() {
        let in_house = places & house.cells();
        if in_house.len() > 1 && !open.contains(&in_house) {
            open.push(in_house);
        }
    }
    open
}

/// The cells that a digit leaves because what is left of its places in a house
/// lies in another house too, and did not from the beginning.
pub(super) fn locked_out(layout: &Layout, places: CellSet, left: CellSet) -> CellSet {
    let cells = places & left;
    // Two houses of the classic board share no more than three cells.
    let most = if layout.is_classic() {
        3
    } else {
        layout.size()
    };
    if cells == places || cells.has_at_most(1) || !cells.has_at_most(most) {
        return CellSet::EMPTY;
    }
    (left & layout.common_peers(cells)) - layout.common_peers(places)
}

/// The cells that are the last ones left of the places in a house; `None` if a
/// house has none left.
fn last_places(open: &[CellSet], left: CellSet) -> Option<CellSet> {
    let mut last = CellSet::EMPTY;
    for places in open {
        let now = *places & left;
        if now.is_empty() {
            return None;
        }
        if now.has_one() {
            last |= now;
        }
    }
    Some(last)
}

/// What follows from all of some claims; `None` if that is nothing.
pub(super) fn common<'a>(
    claims: impl IntoIterator<Item = Claim>,
    follows: impl Fn(Claim) -> Option<&'a Claims>,
) -> Option<Claims> {
    let mut claims = claims.into_iter();
    let mut common = *follows(claims.next()?)?;
    for claim in claims {
        if !common.keep_shared(follows(claim)?) {
            return None;
        }
    }
    Some(common)
}

/// The candidates of which one is true if another is false.
struct Partners<'a> {
    implications: &'a Implications<'a>,
    /// For each candidate, by number, the other place in the houses that have
    /// two for its digit.
    conjugate: Vec<CellSet>,
    /// The candidates that have any, by digit.
    ends: [CellSet; Digit::COUNT],
}

impl<'a> Partners<'a> {
    fn on(survey: &Survey<'_>, implications: &'a Implications<'a>) -> Self {
        let mut links = Self {
            implications,
            conjugate: vec![CellSet::EMPTY; implications.candidates.len()],
            ends: [CellSet::EMPTY; Digit::COUNT],
        };
        for digit in Digit::ALL {
            for link in survey.strong_links(digit).iter() {
                links.ends[digit.index()] |= link.cells();
                for [one, other] in link.directions().map(|link| link.ends) {
                    let number = implications.number(Candidate::new(one, digit));
                    links.conjugate[number].insert(other);
                }
            }
        }
        links
    }

    /// The candidates of which each is true if this one is false: the other of
    /// a bivalue cell, and the other place in each house that has two for the
    /// digit.
    fn from(&self, candidate: Candidate) -> impl Iterator<Item = Candidate> {
        let Candidate { cell, digit } = candidate;
        let others = self.implications.grid.candidates(cell).without(digit);
        let in_cell = others.single().map(|other| Candidate::new(cell, other));
        let places = self.conjugate[self.implications.number(candidate)];
        let in_houses = places
            .into_iter()
            .map(move |place| Candidate::new(place, digit));
        in_cell.into_iter().chain(in_houses)
    }

    /// What follows from a true candidate at once: that others are false; and
    /// what follows from these at once.
    fn two_from(&self, candidate: Candidate) -> Claims {
        let Candidate { cell, digit } = candidate;
        let grid = self.implications.grid;
        let conjugate = |candidate| self.conjugate[self.implications.number(candidate)];
        let mut follows = Claims::only(Claim::yes(candidate));
        let peers = grid.cells_with(digit) & grid.layout().peers(cell);
        *follows.off_mut(digit) = peers;
        for peer in peers & self.ends[digit.index()] {
            *follows.on_mut(digit) |= conjugate(Candidate::new(peer, digit));
        }
        for other in DigitSet::ALL.without(digit) {
            *follows.on_mut(other) = peers & self.implications.bivalue & grid.cells_with(other);
        }
        for other in grid.candidates(cell).without(digit) {
            follows.off_mut(other).insert(cell);
            *follows.on_mut(other) |= conjugate(Candidate::new(cell, other));
        }
        follows
    }
}
