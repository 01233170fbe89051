//! Checks an argument line by line, without the code that found it.

use std::collections::BTreeMap;

use super::lines::{Conflict, Line, Reason, Refutation};
use super::sums::Sum;
use crate::grid::{Cage, Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use crate::rules::forcing::Claim;

/// A line that is not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {number} {kind}")]
pub struct Flaw {
    /// The number of the line.
    pub number: usize,
    /// The error in the line.
    pub kind: FlawKind,
}

/// An error in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FlawKind {
    /// The line does not follow from the lines that it names.
    #[error("does not follow from the lines that it names")]
    DoesNotFollow,
    /// The line names a line that does not come before it, or an outer line that its side argument
    /// does not list.
    #[error("names a line that it cannot rest on")]
    NamesAnother,
    /// The supposition is not a candidate.
    #[error("supposes what is no candidate")]
    NoCandidate,
    /// The end of the argument is not a contradiction.
    #[error("is no contradiction")]
    NoContradiction,
    /// The number does not follow the number before it.
    #[error("has a wrong number")]
    WrongNumber,
}

impl Refutation {
    /// Checks the argument on a position. Each line must follow from the position and the claims
    /// of the lines that it names. Each side argument must follow from the position and the claims
    /// of the lines that it rests on, whatever else is supposed.
    ///
    /// # Errors
    ///
    /// The first line that is not valid.
    pub fn check(&self, grid: &Grid) -> Result<(), Flaw> {
        if !self.outside.is_empty() {
            return Err(self.flaw(self.number, FlawKind::NamesAnother));
        }
        self.check_in(grid, &BTreeMap::new())
    }

    /// Checks the argument with the claims of the lines outside it.
    fn check_in(&self, grid: &Grid, outside: &BTreeMap<usize, Vec<Claim>>) -> Result<(), Flaw> {
        if !grid.has(self.supposed) {
            return Err(self.flaw(self.number, FlawKind::NoCandidate));
        }
        let mut said = BTreeMap::new();
        for number in &self.outside {
            let Some(claims) = outside.get(number) else {
                return Err(self.flaw(self.number, FlawKind::NamesAnother));
            };
            said.insert(*number, claims.clone());
        }
        said.insert(self.number, vec![Claim::yes(self.supposed)]);
        let mut next = self.number + 1;
        for line in &self.lines {
            if let Reason::Refuted(side) = &line.reason {
                if side.number != next {
                    return Err(self.flaw(side.number, FlawKind::WrongNumber));
                }
                side.check_in(grid, &said)?;
                next = side.end + 1;
            }
            if line.number != next {
                return Err(self.flaw(line.number, FlawKind::WrongNumber));
            }
            let left = self.left(grid, &said, &line.from, line.number)?;
            if !left.allows(line) {
                return Err(self.flaw(line.number, FlawKind::DoesNotFollow));
            }
            said.insert(line.number, line.claims.clone());
            next += 1;
        }
        if self.end != next {
            return Err(self.flaw(self.end, FlawKind::WrongNumber));
        }
        let left = self.left(grid, &said, &self.from, self.end)?;
        let is_one = match self.conflict {
            Conflict::NoCandidate(cell) => left.candidates(cell).is_empty(),
            Conflict::NoPlace { digit, house } => left.places(digit, house.cells()).is_empty(),
            Conflict::NoSum(cage) => !left.can_sum_up(cage, None),
        };
        if is_one {
            Ok(())
        } else {
            Err(self.flaw(self.end, FlawKind::NoContradiction))
        }
    }

    const fn flaw(&self, number: usize, kind: FlawKind) -> Flaw {
        Flaw { number, kind }
    }

    /// The position after the claims of some lines.
    fn left<'a>(
        &self,
        grid: &'a Grid,
        said: &BTreeMap<usize, Vec<Claim>>,
        from: &[usize],
        number: usize,
    ) -> Result<Left<'a>, Flaw> {
        let mut left = Left::of(grid);
        for line in from {
            let Some(claims) = said.get(line) else {
                return Err(self.flaw(number, FlawKind::NamesAnother));
            };
            claims.iter().for_each(|claim| left.take(*claim));
        }
        Ok(left)
    }
}

/// A position after some claims: for each cell, the digit it has or the digits it can have.
struct Left<'a> {
    grid: &'a Grid,
    digits: [DigitSet; Cell::COUNT],
}

impl<'a> Left<'a> {
    fn of(grid: &'a Grid) -> Self {
        let mut digits = [DigitSet::EMPTY; Cell::COUNT];
        for cell in grid.layout().cells() {
            let value = grid.value(cell).map(DigitSet::only);
            digits[cell.index()] = value.unwrap_or(grid.candidates(cell));
        }
        Self { grid, digits }
    }

    fn candidates(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }

    fn places(&self, digit: Digit, among: CellSet) -> CellSet {
        let has = |cell: &Cell| self.candidates(*cell).contains(digit);
        among.into_iter().filter(has).collect()
    }

    fn take(&mut self, claim: Claim) {
        let Candidate { cell, digit } = claim.candidate;
        if claim.is_true {
            self.digits[cell.index()] = self.digits[cell.index()] & DigitSet::only(digit);
            for peer in self.grid.layout().peers(cell) {
                self.digits[peer.index()].remove(digit);
            }
        } else {
            self.digits[cell.index()].remove(digit);
        }
    }

    /// Whether a line follows.
    fn allows(&self, line: &Line) -> bool {
        let layout = self.grid.layout();
        let follows = |claim: &Claim| {
            let Candidate { cell, digit } = claim.candidate;
            match &line.reason {
                Reason::LastCandidate => {
                    claim.is_true && self.candidates(cell).is_subset(DigitSet::only(digit))
                }
                Reason::LastPlace(house) => {
                    let places = self.places(digit, house.cells());
                    claim.is_true && house.contains(cell) && places.is_subset(CellSet::only(cell))
                }
                Reason::Locked { house, places } => {
                    let left = self.places(digit, house.cells());
                    !claim.is_true
                        && left.is_subset(*places)
                        && places.is_subset(layout.peers(cell))
                }
                Reason::Naked {
                    house,
                    cells,
                    digits,
                } => {
                    let mut each = cells.into_iter();
                    !claim.is_true
                        && cells.len() == digits.len()
                        && cells.is_subset(house.cells())
                        && (house.cells() - *cells).contains(cell)
                        && digits.contains(digit)
                        && each.all(|it| self.candidates(it).is_subset(*digits))
                }
                Reason::Hidden {
                    house,
                    cells,
                    digits,
                } => {
                    let mut each = digits.into_iter();
                    !claim.is_true
                        && cells.len() == digits.len()
                        && cells.is_subset(house.cells())
                        && cells.contains(cell)
                        && !digits.contains(digit)
                        && each.all(|it| self.places(it, house.cells()).is_subset(*cells))
                }
                Reason::Sum(cage) => {
                    !claim.is_true && !self.can_sum_up(*cage, Some(claim.candidate))
                }
                Reason::Refuted(side) => *claim == Claim::no(side.supposed),
            }
        };
        let cites = match &line.reason {
            Reason::Refuted(side) => line.from == side.outside,
            _ => true,
        };
        cites && !line.claims.is_empty() && line.claims.iter().all(follows)
    }

    /// Whether the cells can add up to their sum, with the candidate `with` if there is one. The
    /// cells are filled one after the other in all ways.
    fn can_sum_up(&self, cage: Cage, with: Option<Candidate>) -> bool {
        let is_among = with.is_none_or(|it| cage.cells.contains(it.cell));
        let is_known = |sum: Sum| sum.cells == cage.cells && Some(sum.sum) == cage.sum;
        let is_known = Sum::all(self.grid.layout()).into_iter().any(is_known);
        let rest = usize::from(cage.sum.unwrap_or(0));
        !is_among || !is_known || self.fill(cage.cells, DigitSet::EMPTY, rest, with)
    }

    fn fill(&self, cells: CellSet, held: DigitSet, rest: usize, with: Option<Candidate>) -> bool {
        let Some(cell) = cells.first() else {
            return rest == 0;
        };
        let asked = with.filter(|it| it.cell == cell);
        let digits = asked.map_or(self.candidates(cell), |it| DigitSet::only(it.digit));
        (digits - held).into_iter().any(|digit| {
            let rest = rest.checked_sub(usize::from(digit.get()));
            rest.is_some_and(|rest| self.fill(cells.without(cell), held.with(digit), rest, with))
        })
    }
}
