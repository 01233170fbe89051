//! Everything that follows from a claim, as a set: by chains, and by nets.

use std::cell::{OnceCell, RefCell};

use smallvec::SmallVec;

use super::claims::{Claims, Group};
use crate::branching::Claim;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Layout};
use crate::rules::Survey;

/// For each claim about a candidate of the position, everything that follows from it: by
/// chains, and, worked out on first use, by nets.
///
/// Each link of a chain also works backward: if one claim leads to another, the opposite of
/// the second leads to the opposite of the first. So the claims that lead to a claim are
/// the opposites of the claims that its opposite leads to.
#[derive(Debug)]
pub(in crate::rules) struct Implications<'a> {
    grid: &'a Grid,
    /// The candidates by digit and then by cell. The number of a candidate is its index
    /// here.
    candidates: Vec<Candidate>,
    /// The number of each candidate, by digit and cell; `u16::MAX` if the digit is not a
    /// candidate of the cell.
    numbers: [[u16; Cell::COUNT]; Digit::COUNT],
    /// The cells with two candidates or more.
    open_cells: CellSet,
    /// The cells with two candidates.
    bivalue: CellSet,
    /// The places of each digit in each house where it has two or more.
    open_places: [Vec<CellSet>; Digit::COUNT],
    /// For each candidate, the candidates that are all true if it is false.
    strong: Vec<SmallVec<[Candidate; 4]>>,
    /// The claims that follow by chains from each candidate being true.
    if_true: Vec<Claims>,
    /// The claims that follow by chains from each candidate being false, worked out on
    /// first use.
    if_false: Vec<OnceCell<Box<Claims>>>,
    /// The conclusions of chains.
    refuted: OnceCell<Claims>,
    /// The claims that follow by nets from each claim; `None` if they contradict each
    /// other.
    nets: OnceCell<Vec<Net>>,
    /// The claims that nets have shown to contradict themselves, and the claims that nets
    /// have reached without contradiction.
    wrong: RefCell<Claims>,
    possible: RefCell<Claims>,
}

/// The claims that follow by nets from a claim, worked out on first use.
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

    /// All claims that follow by chains from a claim about a candidate of the position,
    /// including the claim itself; `None` if it is about another candidate.
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

    /// The claims whose opposite contradicts itself by chains: claims that follow from
    /// their own opposite, and claims that follow from all candidates of a cell or all
    /// places of a house, since their opposite makes all of these false. For a cell that is
    /// filled, no other claim is returned.
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
            // If a claim follows from both of two claims, one of which is true, then its
            // opposite leads to it: the opposite makes one of the two false, and so the
            // other true. That case is covered above.
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

    /// All claims that follow by nets; `None` if they contradict each other.
    ///
    /// A net goes on where a chain has to stop: a candidate is true as soon as all other
    /// candidates of its cell are false, or all other places of its digit in a house. When
    /// there is no such candidate, the net goes on with locked candidates.
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

    /// Whether the claims that follow by nets from a claim contradict each other.
    ///
    /// A claim that a net reaches leads only to claims that the net reaches as well. So if
    /// a net does not contradict itself, none of the claims that it reaches does.
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

    /// Extends the claims that follow from each true candidate by one or two links to all
    /// claims that follow from it. When it meets an earlier candidate, everything that
    /// follows from that candidate is already known.
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

    /// All claims that follow from a claim by a net; `None` if they contradict each other.
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

    /// Adds the candidates that are the last ones of their cell or house, as long as there
    /// are any; `None` if that leads to a contradiction. For each digit, `settled` holds
    /// the cells without it when its houses were last looked at.
    fn fill(&self, all: &mut Claims, settled: &mut [CellSet; Digit::COUNT]) -> Option<()> {
        loop {
            // The net contradicts itself, or reaches a claim that does.
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

    /// Adds claims with everything that follows from them by chains. Returns whether there
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

/// The places of a digit in each house where it has two or more, once for houses with the
/// same places.
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

/// The cells that lose a digit because they see all of its remaining places in a house, and
/// did not see all of its places from the beginning.
pub(super) fn locked_out(layout: &Layout, places: CellSet, left: CellSet) -> CellSet {
    let cells = places & left;
    // Two houses of the classic board share at most three cells.
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

/// The last remaining places in houses; `None` if a house has none left.
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

/// The claims that follow from all of some claims; `None` if there are none.
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

/// The candidates that are true if another candidate is false.
struct Partners<'a> {
    implications: &'a Implications<'a>,
    /// For each candidate, by number, the other places in the houses with two for its
    /// digit.
    conjugate: Vec<CellSet>,
    /// The candidates with such places, by digit.
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

    /// The candidates that are all true if this one is false: the other candidate of a
    /// bivalue cell, and the other place in each house with two for the digit.
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

    /// The claims that follow directly from a true candidate, namely that others are false,
    /// and the claims that follow directly from these.
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
