//! The consequences of assumptions, claim by claim.

use super::super::branches::Fact;
use super::super::flaw::Fault;
use super::{Checked, KnownPattern};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// The known facts of a branch.
#[derive(Debug, Clone)]
pub(super) struct Known {
    assumption: Fact,
    on: [CellSet; Digit::COUNT],
    off: [CellSet; Digit::COUNT],
    /// Groups one of whose cells holds the digit.
    groups: Vec<(Digit, CellSet)>,
}

impl Known {
    fn add(&mut self, fact: Fact) {
        let Fact {
            digit,
            cells,
            is_true,
        } = fact;
        match (is_true, cells.len()) {
            (false, _) => self.off[digit.index()] |= cells,
            (true, 1) => self.on[digit.index()] |= cells,
            (true, _) => self.groups.push((digit, cells)),
        }
    }

    fn on(&self, digit: Digit) -> CellSet {
        self.on[digit.index()]
    }

    fn off(&self, digit: Digit) -> CellSet {
        self.off[digit.index()]
    }

    /// Whether it is known that a candidate is true, or that it is false.
    pub(super) fn comes_to(&self, it: Candidate, is_true: bool) -> bool {
        let known = if is_true {
            self.on(it.digit)
        } else {
            self.off(it.digit)
        };
        known.contains(it.cell)
    }

    /// The cell that is assumed to hold a digit.
    pub(super) fn assumed(&self, digit: Digit) -> Option<Cell> {
        let Fact { is_true, .. } = self.assumption;
        let cell = self.assumption.cells.single()?;
        (is_true && self.assumption.digit == digit).then_some(cell)
    }
}

impl Checked<'_> {
    /// Checks that each claim of a branch follows from the earlier ones, and returns the known
    /// facts at its end.
    pub(super) fn inferred(self, branch: &[Fact]) -> Result<Known, Fault> {
        let (assumption, rest) = branch.split_first().ok_or(Fault::NoBranch)?;
        let mut known = Known {
            assumption: *assumption,
            on: [CellSet::EMPTY; Digit::COUNT],
            off: [CellSet::EMPTY; Digit::COUNT],
            groups: Vec::new(),
        };
        let places = self.places(assumption.digit, assumption.cells);
        if let Some(cell) = (assumption.cells - places).first() {
            return Err(self.not_there(Candidate::new(cell, assumption.digit)));
        }
        known.add(*assumption);
        for fact in rest {
            let places = self.places(fact.digit, fact.cells);
            if fact.is_true
                && places.is_empty()
                && let Some(cell) = fact.cells.first()
            {
                return Err(self.not_there(Candidate::new(cell, fact.digit)));
            }
            let fact = Fact {
                cells: if fact.is_true { places } else { fact.cells },
                ..*fact
            };
            if !self.follows(&known, fact) {
                return Err(Fault::Unfounded(fact));
            }
            known.add(fact);
        }
        Ok(known)
    }

    fn follows(self, known: &Known, fact: Fact) -> bool {
        let Fact {
            digit,
            cells,
            is_true,
        } = fact;
        if !is_true {
            return cells.iter().all(|cell| self.is_off(known, digit, cell));
        }
        if let Some(cell) = cells.single() {
            let left = self.left_in_cell(known, cell);
            if known.on(digit).contains(cell) || left == DigitSet::only(digit) {
                return true;
            }
        }
        let mut houses = self.grid.layout().houses().iter().copied();
        !cells.is_empty()
            && (known.groups.contains(&(digit, cells))
                || houses.any(|house| {
                    let places = self.places(digit, house.cells());
                    let left = places - known.off(digit);
                    // A group is stated with its remaining cells, or with all of them.
                    !places.is_empty() && left.is_subset(cells) && cells.is_subset(places)
                }))
    }

    fn is_off(self, known: &Known, digit: Digit, cell: Cell) -> bool {
        let here = CellSet::only(cell);
        let is_taken = |other: Digit| other != digit && known.on(other).contains(cell);
        let sees_group = |&(of, group): &(Digit, CellSet)| {
            of == digit && !group.contains(cell) && self.sees_all(cell, group - known.off(digit))
        };
        known.off(digit).contains(cell)
            || Digit::ALL.into_iter().any(is_taken)
            || !(self.grid.layout().peers(cell) & known.on(digit)).is_empty()
            || known.groups.iter().any(sees_group)
            || !here.is_subset(self.grid.cells_with(digit))
    }

    fn left_in_cell(self, known: &Known, cell: Cell) -> DigitSet {
        let digits = self.grid.candidates(cell).iter();
        digits
            .filter(|digit| !known.off(*digit).contains(cell))
            .collect()
    }

    /// Whether the known facts contradict each other.
    fn is_contradictory(self, known: &Known) -> bool {
        let digits = || self.grid.layout().digits().iter();
        let houses = || self.grid.layout().houses().iter();
        let clashes = |digit: Digit| {
            let (on, off) = (known.on(digit), known.off(digit));
            let sees_another = |cell: Cell| !(self.grid.layout().peers(cell) & on).is_empty();
            !on.is_disjoint(off) || on.iter().any(sees_another)
        };
        let has_no_place = |house: &House| {
            digits().any(|digit| {
                let places = self.places(digit, house.cells());
                !places.is_empty() && places.is_subset(known.off(digit))
            })
        };
        let has_two = |cell: Cell| digits().filter(|it| known.on(*it).contains(cell)).count() > 1;
        let is_empty = |cell: Cell| self.left_in_cell(known, cell).is_empty();
        let lost_group = |(digit, cells): &(Digit, CellSet)| cells.is_subset(known.off(*digit));
        digits().any(clashes)
            || houses().any(has_no_place)
            || self
                .grid
                .unsolved()
                .iter()
                .any(|cell| has_two(cell) || is_empty(cell))
            || known.groups.iter().any(lost_group)
    }

    /// Checks an assumption that leads to a contradiction, or assumptions of which at least one is
    /// right and each of which leads to the conclusions.
    pub(super) fn branches(self, branches: &[Vec<Fact>]) -> Result<KnownPattern, Fault> {
        let all: Vec<Known> = branches
            .iter()
            .map(|branch| self.inferred(branch))
            .collect::<Result<_, _>>()?;
        let Some(first) = all.first() else {
            return Err(Fault::NoBranch);
        };
        let placed = self.step.placements.iter().map(|it| (*it, true));
        let removed = self.step.eliminations.iter().map(|it| (*it, false));
        let conclusions: Vec<(Candidate, bool)> = placed.chain(removed).collect();
        // All branches of a contradiction start with the same assumption.
        if all.iter().all(|known| known.assumption == first.assumption) {
            let mut together = first.clone();
            for fact in branches.iter().flatten() {
                together.add(*fact);
            }
            if !self.is_contradictory(&together) {
                return Err(Fault::NoContradiction(first.assumption));
            }
            for (it, is_true) in conclusions {
                let opposite = Fact {
                    digit: it.digit,
                    cells: CellSet::only(it.cell),
                    is_true: !is_true,
                };
                if first.assumption != opposite {
                    return Err(Fault::DoesNotFollow(it, is_true));
                }
            }
            return Ok(KnownPattern::Contradiction(
                branches.iter().map(Vec::len).sum(),
            ));
        }
        let assumptions: Vec<Fact> = all.iter().map(|known| known.assumption).collect();
        if !self.one_is_right(&assumptions) {
            return Err(Fault::NotExhausted);
        }
        for (it, is_true) in conclusions {
            let short = |known: &&Known| !known.comes_to(it, is_true);
            if let Some(known) = all.iter().find(short) {
                return Err(Fault::BranchEnds(known.assumption, it, is_true));
            }
        }
        Ok(KnownPattern::Verity(branches.len()))
    }

    /// Whether the assumptions are all candidates of a cell, all places of a digit in a house, or a
    /// claim and its opposite.
    fn one_is_right(self, assumptions: &[Fact]) -> bool {
        let [first, ..] = assumptions else {
            return false;
        };
        let has_opposite = assumptions.contains(&Fact {
            is_true: !first.is_true,
            ..*first
        });
        let all_true = assumptions.iter().all(|it| it.is_true);
        let cells_of = |digit: Digit| {
            let of_digit = assumptions.iter().filter(move |it| it.digit == digit);
            of_digit.fold(CellSet::EMPTY, |all, it| all | it.cells)
        };
        let exhausts_cell = || {
            let cell = first.cells.single();
            cell.is_some_and(|cell| {
                let mut digits = self.grid.candidates(cell).iter();
                digits.all(|digit| cells_of(digit).contains(cell))
            })
        };
        let exhausts_house = || {
            let mut houses = self.grid.layout().houses().iter();
            houses.any(|house| {
                let places = self.places(first.digit, house.cells());
                !places.is_empty() && places.is_subset(cells_of(first.digit))
            })
        };
        has_opposite || all_true && (exhausts_cell() || exhausts_house())
    }
}
