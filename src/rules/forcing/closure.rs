//! All that follows from a claim, as a set: by chains, and by nets.

use std::cell::OnceCell;

use super::claims::{Claim, Claims};
use crate::grid::{Candidate, Cell, CellSet, Digit, Grid, House};

/// For each claim about a candidate of the position, all that follows from it:
/// by chains, and, worked out when it is first asked for, by nets.
///
/// Each link of a chain holds backwards too: if one claim leads to another, the opposite
/// of this leads to the opposite of that. So the claims that lead to something
/// are the opposites of what its opposite leads to.
#[derive(Debug)]
pub(in crate::rules) struct Implications<'a> {
    grid: &'a Grid,
    /// The candidates that are an end of a strong link, by digit.
    strong: [CellSet; 9],
    /// The cells with two candidates or more.
    open_cells: CellSet,
    /// Where each digit can stand in a house, if that is in two cells or more.
    open_places: [Vec<CellSet>; 9],
    /// The candidates by number; that of those that are none is no number.
    numbers: [[u16; Cell::COUNT]; 9],
    /// What follows by chains, by the number of the candidate: if it is false,
    /// then if it is true.
    chains: Vec<Claims>,
    /// What follows by nets; nothing from what contradicts itself.
    nets: OnceCell<Vec<Option<Claims>>>,
}

impl<'a> Implications<'a> {
    pub(in crate::rules) fn of(grid: &'a Grid) -> Self {
        let mut all = Self {
            grid,
            strong: [CellSet::EMPTY; 9],
            open_cells: grid.cells_by_count()[1],
            open_places: Digit::ALL.map(|digit| open_places(grid.cells_with(digit))),
            numbers: [[u16::MAX; Cell::COUNT]; 9],
            chains: Vec::new(),
            nets: OnceCell::new(),
        };
        let mut count = 0;
        for candidate @ Candidate { cell, digit } in grid.all_candidates() {
            all.numbers[digit.index()][cell.index()] = count;
            count += 1;
            if strong_links(grid, candidate).next().is_some() {
                all.strong[digit.index()].insert(cell);
            }
        }
        all.chains.reserve_exact(2 * usize::from(count));
        for candidate in grid.all_candidates() {
            for claim in [Claim::no(candidate), Claim::yes(candidate)] {
                let follows = all.closure(claim);
                all.chains.push(follows);
            }
        }
        all
    }

    /// All that follows by chains from a claim about a candidate of the
    /// position, with the claim itself; `None` if it is about another.
    pub(in crate::rules) fn by_chains(&self, claim: Claim) -> Option<&Claims> {
        self.chains.get(self.number(claim))
    }

    /// All that follows by nets; `None` if that contradicts itself.
    ///
    /// A net goes on where a chain has to stop: a candidate is true as soon as
    /// all others of its cell are false, or all other places of its digit in a
    /// house; and when there is no such candidate, by locked candidates.
    pub(super) fn by_nets(&self, claim: Claim) -> Option<&Claims> {
        self.nets().get(self.number(claim))?.as_ref()
    }

    /// The claims from which nets lead to a contradiction.
    pub(super) fn wrong(&self) -> impl Iterator<Item = Claim> {
        let nets = self.claims().zip(self.nets());
        nets.filter_map(|(claim, net)| net.is_none().then_some(claim))
    }

    fn nets(&self) -> &[Option<Claims>] {
        self.nets
            .get_or_init(|| self.claims().map(|claim| self.net(claim)).collect())
    }

    /// The place of a claim among all claims.
    const fn number(&self, claim: Claim) -> usize {
        let Candidate { cell, digit } = claim.candidate;
        let number = self.numbers[digit.index()][cell.index()] as usize;
        2 * number + claim.is_true as usize
    }

    /// Every claim about a candidate of the position.
    pub(in crate::rules) fn claims(&self) -> impl Iterator<Item = Claim> {
        let candidates = self.grid.all_candidates();
        candidates.flat_map(|candidate| [Claim::no(candidate), Claim::yes(candidate)])
    }

    /// Follows the links from a claim; where it meets a claim whose
    /// consequences are known, it takes them all at once.
    fn closure(&self, claim: Claim) -> Claims {
        let mut all = Claims::only(claim);
        let mut open = all;
        while let Some(next) = open.first() {
            if let Some(known) = self.by_chains(next) {
                all |= known;
                open -= known;
                continue;
            }
            open.remove(next);
            let mut direct = Claims::EMPTY;
            if next.is_true {
                for digit in self.grid.candidates(next.candidate.cell) {
                    direct.off_mut(digit).insert(next.candidate.cell);
                }
                *direct.off_mut(next.candidate.digit) =
                    self.grid.cells_with(next.candidate.digit) & next.candidate.cell.peers();
            } else {
                for link in strong_links(self.grid, next.candidate) {
                    direct.insert(Claim::yes(link));
                }
            }
            direct -= &all;
            all |= &direct;
            for digit in Digit::ALL {
                *direct.off_mut(digit) &= self.strong[digit.index()];
            }
            open |= &direct;
        }
        all
    }

    /// All that follows from a claim by a net; `None` if that contradicts
    /// itself.
    fn net(&self, claim: Claim) -> Option<Claims> {
        let mut all = *self.by_chains(claim)?;
        let mut settled = [CellSet::EMPTY; 9];
        loop {
            self.fill(&mut all)?;
            let mut follows = Claims::EMPTY;
            for digit in Digit::ALL {
                let off = all.off(digit);
                if settled[digit.index()] != off {
                    settled[digit.index()] = off;
                    let left = self.grid.cells_with(digit) - off;
                    for places in &self.open_places[digit.index()] {
                        *follows.off_mut(digit) |= locked_out(*places, left);
                    }
                }
            }
            if !self.take(&mut all, &follows) {
                return Some(all);
            }
        }
    }

    /// Adds the candidates that are the last ones of their cell or house, as
    /// long as there are any; `None` if that leads to a contradiction.
    fn fill(&self, all: &mut Claims) -> Option<()> {
        let mut settled = [CellSet::EMPTY; 9];
        loop {
            if all.clash() {
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
            if let Some(known) = self.by_chains(claim) {
                *all |= known;
            }
        }
        !follows.is_empty()
    }
}

/// Where a digit can stand in each house in which that is in two cells or more,
/// once for houses in which it is in the same cells.
fn open_places(places: CellSet) -> Vec<CellSet> {
    let mut open = Vec::with_capacity(House::COUNT);
    for house in House::all() {
        let in_house = places & house.cells();
        if in_house.len() > 1 && !open.contains(&in_house) {
            open.push(in_house);
        }
    }
    open
}

/// The cells that a digit leaves because what is left of its places in a house
/// lies in another house too, and did not from the beginning.
pub(super) fn locked_out(places: CellSet, left: CellSet) -> CellSet {
    let cells = places & left;
    // Two houses share no more than three cells.
    if cells == places || !(2..=3).contains(&cells.len()) {
        return CellSet::EMPTY;
    }
    (left & cells.common_peers()) - places.common_peers()
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
        last.extend(now.single());
    }
    Some(last)
}

/// The candidates of which one is true if this one is false: the other of a
/// bivalue cell, and the other place in each house that has two for the digit.
pub(super) fn strong_links(grid: &Grid, candidate: Candidate) -> impl Iterator<Item = Candidate> {
    let Candidate { cell, digit } = candidate;
    let in_cell = grid.candidates(cell).without(digit).single();
    let in_houses = cell.houses().into_iter().filter_map(move |house| {
        let places = grid.cells_with(digit) & house.cells();
        places.without(cell).single()
    });
    in_cell
        .map(|other| Candidate::new(cell, other))
        .into_iter()
        .chain(in_houses.map(move |other| Candidate::new(other, digit)))
}
