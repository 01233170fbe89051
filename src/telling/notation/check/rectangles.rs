//! Patterns that would give a second solution.

use super::super::flaw::Fault;
use super::{Checked, KnownPattern};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::uniqueness::can_be_exchanged;
use sudoku_engine::rules::{Technique, rule_for};

impl Checked<'_> {
    /// Checks four cells in two rows, two columns and two boxes, without a given, that would hold
    /// only two digits if a removed candidate were true, while nothing on the board prevents
    /// swapping these.
    pub(super) fn rectangle(self, digits: &[Digit], cells: &[Cell]) -> Result<KnownPattern, Fault> {
        let pair: DigitSet = digits.iter().copied().collect();
        let corners: CellSet = cells.iter().copied().collect();
        let layout = self.grid.layout();
        let is_in_two = |houses: &[House]| {
            let with = houses.iter().map(|house| (house.cells() & corners).len());
            let with: Vec<usize> = with.filter(|count| *count > 0).collect();
            with == [2, 2]
        };
        // Candidates may be missing: once the corners hold the two digits, these could be swapped
        // anyway.
        let can_hold = |cell: Cell| {
            let value = self.grid.value(cell);
            value.is_none_or(|value| pair.contains(value))
        };
        let is_one = corners.len() == 4
            && pair.len() == 2
            && is_in_two(layout.rows())
            && is_in_two(layout.columns())
            && (layout.regions().is_empty() || is_in_two(layout.regions()))
            && corners.is_disjoint(self.grid.given())
            && corners.iter().all(can_hold);
        let diagonal: CellSet = corners.first().into_iter().chain(corners.last()).collect();
        if !is_one || !can_be_exchanged(self.grid, pair, diagonal, corners - diagonal) {
            return Err(Fault::NoRectangle(corners));
        }
        self.each_removed(|it| {
            if self.is_deadly_with(pair, corners, it) {
                Ok(())
            } else {
                Err(Fault::RectangleLives(it))
            }
        })?;
        Ok(KnownPattern::Uniqueness)
    }

    /// Whether a candidate leaves only the two digits in the corners.
    fn is_deadly_with(self, pair: DigitSet, corners: CellSet, it: Candidate) -> bool {
        let mut grid = self.grid.clone();
        grid.place(it);
        let layout = self.grid.layout();
        self.lock_subsets(&mut grid, corners);
        loop {
            let before = grid.clone();
            for cell in corners & before.unsolved() {
                let digits = before.candidates(cell);
                let hidden = pair.iter().find(|digit| {
                    let mut houses = layout.houses_of(cell).iter();
                    houses.any(|house| {
                        (before.cells_with(*digit) & house.cells()).single() == Some(cell)
                    })
                });
                if let Some(digit) = digits.single().or(hidden)
                    && grid.has(Candidate::new(cell, digit))
                {
                    grid.place(Candidate::new(cell, digit));
                }
            }
            if grid == before {
                break;
            }
        }
        corners.iter().all(|cell| match grid.value(cell) {
            Some(value) => pair.contains(value),
            None => grid.candidates(cell).is_subset(pair),
        })
    }

    /// Removes the digits from corners that other cells of a house lock after a candidate is set.
    fn lock_subsets(self, grid: &mut sudoku_engine::grid::Grid, corners: CellSet) {
        for house in self.grid.layout().houses() {
            let free: Vec<Cell> = (house.cells() & (grid.unsolved() - corners))
                .iter()
                .collect();
            let here = house.cells() & corners;
            if here.len() < 2 {
                continue;
            }
            for bits in 1..1_u32 << free.len() {
                if bits.count_ones() > 4 {
                    continue;
                }
                let chosen = free.iter().enumerate();
                let chosen = chosen.filter(|(place, _)| bits >> place & 1 == 1);
                let cells: CellSet = chosen.map(|(_, cell)| *cell).collect();
                let digits = cells
                    .iter()
                    .fold(DigitSet::EMPTY, |all, cell| all | grid.candidates(cell));
                if digits.len() == cells.len() {
                    for cell in here {
                        for digit in digits {
                            grid.eliminate(Candidate::new(cell, digit));
                        }
                    }
                }
            }
        }
    }

    /// Checks that all empty cells except one have two candidates, and that each digit has two
    /// places in each house, except one candidate that is the third of its digit in its houses, and
    /// that must be true.
    pub(super) fn grave(self) -> Result<KnownPattern, Fault> {
        let (grid, layout) = (self.grid, self.grid.layout());
        let [_, _, three, four] = grid.cells_by_count();
        let one = grid.cells_with_one_candidate() & grid.unsolved();
        let cell = three.single().filter(|_| four.is_empty() && one.is_empty());
        let rule = rule_for(Technique::BivalueUniversalGravePlusOne);
        let holds_here = rule.is_some_and(|rule| rule.holds_in(layout).is_ok());
        let cell = cell.filter(|_| holds_here).ok_or(Fault::NoGrave)?;
        let is_extra = |digit: &Digit| {
            Digit::ALL.into_iter().all(|of| {
                layout.houses().iter().all(|house| {
                    let places = self.places(of, house.cells()).len();
                    let further = of == *digit && house.contains(cell);
                    places == 0 || places == if further { 3 } else { 2 }
                })
            })
        };
        let extra = grid
            .candidates(cell)
            .iter()
            .find(is_extra)
            .ok_or(Fault::NoGrave)?;
        let extra = Candidate::new(cell, extra);
        for it in &self.step.placements {
            if *it != extra {
                return Err(Fault::DoesNotFollow(*it, true));
            }
        }
        for it in &self.step.eliminations {
            let is_other = it.cell == cell && it.digit != extra.digit;
            let is_seen = it.digit == extra.digit && layout.sees(it.cell, cell);
            if !is_other && !is_seen {
                return Err(Fault::DoesNotFollow(*it, false));
            }
        }
        Ok(KnownPattern::Uniqueness)
    }
}
