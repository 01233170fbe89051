//! Filling cells in every way that their candidates, their peers and some sums allow.

use super::{Sum, Total};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};

/// The most steps of a search before it stops.
const MOST_FILLED: usize = 300_000;

/// There are too many ways to fill some cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TooMany;

/// Cells to fill, and the cells filled so far.
pub(super) struct Filling<'a> {
    grid: &'a Grid,
    open: Vec<(Cell, DigitSet)>,
    filled: Vec<Candidate>,
    equations: Vec<Equation>,
    /// Sets of candidates, each with at least one true candidate.
    needed: Vec<&'a [Candidate]>,
    budget: usize,
}

impl<'a> Filling<'a> {
    /// Makes the search for cells with the digits that each may hold.
    pub(super) fn new(grid: &'a Grid, cells: CellSet, digits: impl Fn(Cell) -> DigitSet) -> Self {
        let open = cells.into_iter().map(|cell| (cell, digits(cell)));
        Self {
            grid,
            open: open.collect(),
            filled: Vec::new(),
            equations: Vec::new(),
            needed: Vec::new(),
            budget: MOST_FILLED,
        }
    }

    /// Allows only fillings with these sums, and with at least one candidate of each of these sets.
    pub(super) fn with(mut self, equations: Vec<Equation>, needed: Vec<&'a [Candidate]>) -> Self {
        self.equations = equations;
        self.needed = needed;
        self
    }

    /// Whether `test` is true for each filling. The search ends at the first filling that fails.
    ///
    /// # Errors
    ///
    /// If there are too many fillings.
    pub(super) fn all(
        &mut self,
        test: &mut dyn FnMut(&[Candidate]) -> Result<bool, TooMany>,
    ) -> Result<bool, TooMany> {
        self.budget = self.budget.checked_sub(1).ok_or(TooMany)?;
        let left: Vec<(Cell, DigitSet)> = self.open.iter().map(|open| self.left(*open)).collect();
        let fits = |equation: &Equation| equation.fits(&left, &self.filled);
        let has_one = |needed: &&[Candidate]| {
            needed.iter().any(|it| {
                let mut left = left.iter();
                let is_left =
                    left.any(|(cell, digits)| *cell == it.cell && digits.contains(it.digit));
                is_left || self.filled.contains(it)
            })
        };
        if !self.equations.iter().all(fits) || !self.needed.iter().all(has_one) {
            return Ok(true);
        }
        let fewest = left
            .iter()
            .enumerate()
            .min_by_key(|(_, (_, digits))| digits.len());
        let Some((place, (cell, digits))) = fewest else {
            return test(&self.filled);
        };
        let open = self.open.swap_remove(place);
        let mut is_true = Ok(true);
        for digit in *digits {
            self.filled.push(Candidate::new(*cell, digit));
            is_true = self.all(test);
            self.filled.pop();
            if is_true != Ok(true) {
                break;
            }
        }
        self.open.push(open);
        is_true
    }

    /// Returns the digits that a cell may still hold.
    fn left(&self, (cell, digits): (Cell, DigitSet)) -> (Cell, DigitSet) {
        let seen = self.filled.iter();
        let seen = seen.filter(|it| self.grid.layout().sees(it.cell, cell));
        let seen: DigitSet = seen.map(|it| it.digit).collect();
        (cell, digits - seen)
    }
}

/// The weight of each open cell in a sum, and the rest of the sum that these cells have to make up.
pub(super) struct Equation {
    weights: [i32; Cell::COUNT],
    rest: i32,
}

impl Equation {
    /// Makes the equation of a sum; `None` if a house or a cage is not on the board or has no sum.
    pub(super) fn of(grid: &Grid, sum: &Sum) -> Option<Self> {
        let mut weights = [0; Cell::COUNT];
        let mut rest = 0;
        for (totals, sign) in [(&sum.plus, 1), (&sum.minus, -1)] {
            for total in totals {
                let (cells, sum) = total.on(grid)?;
                rest += sign * i32::try_from(sum).ok()?;
                for cell in cells {
                    match grid.value(cell) {
                        Some(digit) => rest -= sign * i32::from(digit.get()),
                        None => weights[cell.index()] += sign,
                    }
                }
            }
        }
        Some(Self { weights, rest })
    }

    /// Returns the cells that count.
    pub(super) fn cells(&self) -> CellSet {
        let cells = Cell::all().zip(&self.weights);
        let counting = cells.filter(|(_, weight)| **weight != 0);
        counting.map(|(cell, _)| cell).collect()
    }

    /// Whether the open cells can make up the part of the rest that the filled cells leave.
    fn fits(&self, open: &[(Cell, DigitSet)], filled: &[Candidate]) -> bool {
        let times = |cell: Cell, digit: Digit| self.weights[cell.index()] * i32::from(digit.get());
        let held: i32 = filled.iter().map(|it| times(it.cell, it.digit)).sum();
        let (mut least, mut most) = (held, held);
        for (cell, digits) in open {
            let ends = digits.into_iter().map(|digit| times(*cell, digit));
            let (Some(low), Some(high)) = (ends.clone().min(), ends.max()) else {
                return false;
            };
            least += low;
            most += high;
        }
        (least..=most).contains(&self.rest)
    }
}

impl Total {
    /// Returns the cells and their sum; `None` if the board does not have them, or no sum.
    fn on(self, grid: &Grid) -> Option<(CellSet, usize)> {
        let layout = grid.layout();
        match self {
            Self::House(house) => {
                let is_of_board = layout.houses().contains(&house);
                is_of_board.then(|| (house.cells(), layout.sum_of_house()))
            }
            Self::Cage(cells) => {
                let mut cages = layout.cages().iter();
                let cage = cages.find(|cage| cage.cells == cells)?;
                Some((cells, usize::from(cage.sum?)))
            }
        }
    }
}
