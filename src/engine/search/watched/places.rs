//! The position of the methods that use candidates: the possible cells of each digit.

use super::board::NextAct;
use super::sums::broken_sum;
use crate::grid::{Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, Grid, House, Layout};

/// The cells that hold or can still hold each digit. It is small, so the search backtracks by
/// copying it before each trial.
#[derive(Debug, Clone)]
pub(super) struct Places {
    of: [CellSet; 9],
    unsolved: CellSet,
}

impl Places {
    pub(super) fn of(grid: &Grid) -> Self {
        Self {
            of: Digit::ALL.map(|digit| grid.cells_with(digit) | grid.placed(digit)),
            unsolved: grid.unsolved(),
        }
    }

    #[inline]
    pub(super) fn put(&mut self, Candidate { cell, digit }: Candidate, layout: &Layout) {
        for places in &mut self.of {
            places.remove(cell);
        }
        let places = &mut self.of[digit.index()];
        *places = (*places - layout.peers(cell)).with(cell);
        self.unsolved.remove(cell);
    }

    /// A cage whose digits cannot add up to its sum with the candidates of its empty cells.
    pub(super) fn broken_sum(&self, layout: &Layout) -> Option<Contradiction> {
        let placed = self.of.map(|places| places - self.unsolved);
        broken_sum(layout, &placed, |cells| {
            let digits = Digit::ALL.into_iter();
            digits
                .filter(|digit| !self.of[digit.index()].is_disjoint(cells))
                .collect()
        })
    }

    /// The value of a cell, if it has one.
    pub(super) fn value(&self, cell: Cell) -> Option<Digit> {
        let has_value = !self.unsolved.contains(cell);
        has_value.then(|| self.digits(cell).single()).flatten()
    }

    /// The cell with the fewest candidates.
    #[inline]
    pub(super) fn look(&self) -> NextAct {
        let counts = self.empty_cells_by_count();
        self.dead_cell(counts)
            .unwrap_or_else(|| self.fewest(counts))
    }

    /// A contradiction or a single, or otherwise the cell with the fewest candidates.
    pub(super) fn look_for_singles(&self, layout: &Layout) -> NextAct {
        let counts @ [one, two, ..] = self.empty_cells_by_count();
        if let Some(dead) = self.dead_cell(counts) {
            return dead;
        }
        let naked_single = (one - two).first().and_then(|cell| {
            let digit = self.digits(cell).single()?;
            Some(NextAct::Single {
                placement: Candidate::new(cell, digit),
                house: None,
            })
        });
        naked_single
            .or_else(|| self.in_houses(layout))
            .unwrap_or_else(|| self.fewest(counts))
    }

    /// A cell without a candidate.
    #[inline]
    fn dead_cell(&self, [one, ..]: [CellSet; 4]) -> Option<NextAct> {
        let dead = (self.unsolved - one).first()?;
        Some(NextAct::Contradiction(Contradiction::NoCandidate(dead)))
    }

    /// A digit without a place in a house, or otherwise the first hidden single. Boxes come before
    /// rows and columns, as a person would look.
    fn in_houses(&self, layout: &Layout) -> Option<NextAct> {
        let mut single: Option<(Candidate, House)> = None;
        for digit in layout.digits() {
            let places = self.of[digit.index()];
            let is_done = places.is_disjoint(self.unsolved) && places.len() == layout.size();
            if is_done {
                continue;
            }
            for house in layout.regions_first().iter().copied() {
                let here = places & house.cells();
                if here.is_empty() {
                    let contradiction = Contradiction::NoPlace { digit, house };
                    return Some(NextAct::Contradiction(contradiction));
                }
                if single.is_none()
                    && let Some(cell) = here.single()
                    && self.unsolved.contains(cell)
                {
                    single = Some((Candidate::new(cell, digit), house));
                }
            }
        }
        single.map(|(placement, house)| NextAct::Single {
            placement,
            house: Some(house),
        })
    }

    /// The first cell with the fewest candidates, provided that each empty cell has at least one.
    #[inline]
    fn fewest(&self, [one, two, three, four]: [CellSet; 4]) -> NextAct {
        let few = [one - two, two - three, three - four];
        let cell = few.into_iter().find_map(CellSet::first).or_else(|| {
            let cells = four.into_iter();
            cells.min_by_key(|cell| self.digits(*cell).len())
        });
        match cell {
            Some(cell) => NextAct::Choice(cell, self.digits(cell)),
            None => NextAct::Full,
        }
    }

    /// The empty cells with at least one, two, three and four candidates.
    #[inline]
    fn empty_cells_by_count(&self) -> [CellSet; 4] {
        CellSet::in_at_least(self.of.map(|places| places & self.unsolved))
    }

    /// The possible digits of a cell, or its value.
    #[inline]
    fn digits(&self, cell: Cell) -> DigitSet {
        let digits = Digit::ALL.into_iter();
        digits
            .filter(|digit| self.of[digit.index()].contains(cell))
            .collect()
    }
}
