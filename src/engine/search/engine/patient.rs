//! The engine for positions on which the other engines get lost, and for all other boards without
//! sums: it learns from its failures.
//!
//! It draws all conclusions from singles and locked candidates, then tries each way to fill the
//! tightest spot, the most troublesome one first. A board may have a knot that cannot be untied,
//! such as a fish with too few columns for its rows. An engine that only looks for the fewest
//! candidates fills the rest of the board in every way and fails at the knot each time. This engine
//! counts its failures in each cell, which leads it straight to the knot.
//!
//! On a board with few givens and many rules, a wrong turn at one of the first guesses costs more
//! than a lifetime. So after a while without a solution every other guess goes to a [`Probe`]. From
//! then on the law of leftovers is used too: regions that leave two cells of a row for one digit
//! have no solution, which guesses alone would find out only by filling the rest of the board in
//! every way.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use super::Walk;
use super::descent::GUESSES_BETWEEN_LOOKS;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Values};
use crate::search::{Stop, Stopped};

/// The number of guesses after which probes begin if there is no solution yet, and after which
/// leftovers are compared.
const GUESSES_AT_FIRST: u64 = 1024;

/// The number of guesses of the shortest probes.
const GUESSES_OF_A_PROBE: u64 = 512;

/// A walk through the solutions of several positions.
#[derive(Debug, Clone)]
pub(in crate::search) struct Patient {
    /// The positions at the start, until there is a solution.
    start: Vec<Grid>,
    /// The current solution.
    here: Grid,
    /// The positions still to be searched, the next one last: at most eight for each guess on the
    /// way.
    pending: Vec<Grid>,
    /// The probe under way.
    probe: Option<Probe>,
    guesses: u64,
    /// Pairs of sets of cells that hold the same digits; `None` for the first guesses.
    leftovers: Option<Vec<[CellSet; 2]>>,
    /// The number of failed tries at each cell.
    trouble: [u32; Cell::COUNT],
}

/// A walk from the start that fills a random one of the tightest cells, with its digits in random
/// order, and is given up after some guesses for the next one. Of many probes, one soon takes the
/// right turns.
///
/// The one that finds a solution becomes the only walk. Nothing was found before, so no solution is
/// found twice. A position without a solution takes at most twice as many guesses as it would
/// without probes.
#[derive(Debug, Clone)]
struct Probe {
    /// As in [`Patient`].
    pending: Vec<Grid>,
    /// The number of the probe, from 1.
    number: u64,
    /// The number of guesses left to it.
    left: u64,
    random: Random,
}

impl Probe {
    fn first(start: &[Grid]) -> Self {
        Self {
            pending: start.to_vec(),
            number: 1,
            left: GUESSES_OF_A_PROBE,
            random: Random(0),
        }
    }

    /// The digits of a cell with as few candidates as any; none if the grid is full.
    fn tries(&mut self, grid: &Grid) -> Vec<Candidate> {
        let count = |cell: &Cell| grid.candidates(*cell).len();
        let fewest = grid.unsolved().iter().map(|cell| count(&cell)).min();
        let tightest = grid.unsolved().into_iter();
        let tightest = tightest.filter(|cell| Some(count(cell)) == fewest);
        let mut tightest: Vec<Cell> = tightest.collect();
        self.random.shuffle(&mut tightest);
        let Some(cell) = tightest.first() else {
            return Vec::new();
        };
        let digits = grid.candidates(*cell).iter();
        let mut tries: Vec<Candidate> = digits.map(|it| Candidate::new(*cell, it)).collect();
        self.random.shuffle(&mut tries);
        tries
    }

    /// Goes back to the start as the next probe.
    fn begin_next(&mut self, start: &[Grid]) {
        self.number += 1;
        self.left = GUESSES_OF_A_PROBE * luby(self.number);
        self.pending = start.to_vec();
    }
}

/// The member of Luby's sequence with this number, from 1: 1, 1, 2, 1, 1, 2, 4, 1, … Apart from a
/// constant and a logarithmic factor, walks with the lengths of its members take no more guesses in
/// total than walks of the best length for the position.
const fn luby(mut number: u64) -> u64 {
    while !(number + 1).is_power_of_two() {
        number -= (number + 1).next_power_of_two() / 2 - 1;
    }
    number.div_ceil(2)
}

/// Random numbers, the same ones each time: SplitMix64.
#[derive(Debug, Clone)]
struct Random(u64);

impl Random {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for (last, count) in (0..items.len()).zip(1u64..) {
            let other = self.next() % count;
            items.swap(last, usize::try_from(other).unwrap_or(last));
        }
    }
}

impl Patient {
    /// Starts at a position of a board without sums.
    pub(in crate::search) fn on(grid: &Grid) -> Self {
        let is_lost = grid.has_clash();
        let start = if is_lost {
            Vec::new()
        } else {
            vec![grid.clone()]
        };
        Self::from(start, grid.clone())
    }

    /// Starts at the last of these positions of the classic board, each given by the digits left in
    /// each cell.
    pub(super) fn new(positions: &[[DigitSet; Cell::COUNT]]) -> Self {
        Self::from(positions.iter().map(grid_with).collect(), Grid::empty())
    }

    fn from(start: Vec<Grid>, here: Grid) -> Self {
        Self {
            pending: start.clone(),
            start,
            here,
            probe: None,
            guesses: 0,
            leftovers: None,
            trouble: [0; Cell::COUNT],
        }
    }

    /// Makes the probe ready if the next guess is its own.
    fn takes_turn(&mut self) -> bool {
        let is_due = self.guesses >= GUESSES_AT_FIRST && self.guesses.is_multiple_of(2);
        if self.start.is_empty() || !is_due {
            return false;
        }
        match &mut self.probe {
            None => self.probe = Some(Probe::first(&self.start)),
            Some(probe) if probe.left == 0 => {
                probe.begin_next(&self.start);
            }
            Some(_) => {}
        }
        true
    }
}

/// The fewest candidates of which exactly one is true: the candidates of a cell, or the places of a
/// digit in a house. Among several such spots, the one with the most trouble. Empty if the grid is
/// full.
fn tightest_spot(grid: &Grid, trouble: &[u32; Cell::COUNT]) -> Vec<Candidate> {
    let of_cell = |cell: Cell| -> Vec<Candidate> {
        let digits = grid.candidates(cell).iter();
        digits.map(|digit| Candidate::new(cell, digit)).collect()
    };
    let trouble_in =
        |cells: CellSet| -> u32 { cells.iter().map(|cell| trouble[cell.index()]).sum() };
    let [_, two, three, _] = grid.cells_by_count();
    let pairs = (two - three).into_iter();
    if let Some(cell) = pairs.max_by_key(|cell| trouble[cell.index()]) {
        return of_cell(cell);
    }
    let cells = grid.unsolved().into_iter().map(|cell| {
        let count = grid.candidates(cell).len();
        (count, Reverse(trouble[cell.index()]), cell)
    });
    let Some((count, _, cell)) = cells.min() else {
        return Vec::new();
    };
    let places = Digit::ALL.into_iter().flat_map(|digit| {
        let houses = grid.layout().houses().iter();
        houses.map(move |house| (digit, grid.cells_with(digit) & house.cells()))
    });
    let fewest = places
        .filter(|(_, places)| (1..count).contains(&places.len()))
        .min_by_key(|(_, places)| (places.len(), Reverse(trouble_in(*places))));
    match fewest {
        Some((digit, places)) => {
            let cells = places.iter();
            cells.map(|cell| Candidate::new(cell, digit)).collect()
        }
        None => of_cell(cell),
    }
}

impl Walk for Patient {
    fn advance(&mut self, stop: &Stop) -> Result<bool, Stopped> {
        loop {
            let is_probe = self.takes_turn();
            let pending = match &mut self.probe {
                Some(probe) if is_probe => &mut probe.pending,
                _ => &mut self.pending,
            };
            let Some(mut grid) = pending.pop() else {
                return Ok(false);
            };
            if self.guesses >= GUESSES_AT_FIRST && self.leftovers.is_none() {
                self.leftovers = Some(leftovers_of(&grid));
            }
            let leftovers = self.leftovers.as_deref().unwrap_or_default();
            if let Err(Failure(cells)) = propagate(&mut grid, leftovers) {
                for cell in cells {
                    self.trouble[cell.index()] += 1;
                }
                continue;
            }
            let tries = match &mut self.probe {
                Some(probe) if is_probe => probe.tries(&grid),
                _ => tightest_spot(&grid, &self.trouble),
            };
            if tries.is_empty() {
                self.here = grid;
                self.start = Vec::new();
                if let Some(probe) = self.probe.take().filter(|_| is_probe) {
                    self.pending = probe.pending;
                }
                return Ok(true);
            }
            if self.guesses.is_multiple_of(GUESSES_BETWEEN_LOOKS) && stop.is_raised() {
                return Err(Stopped);
            }
            self.guesses += 1;
            let pending = match &mut self.probe {
                Some(probe) if is_probe => {
                    probe.left -= 1;
                    &mut probe.pending
                }
                _ => &mut self.pending,
            };
            for candidate in tries.into_iter().rev() {
                let mut next = grid.clone();
                next.place(candidate);
                pending.push(next);
            }
        }
    }

    fn values(&self) -> Values {
        *self.here.values()
    }

    fn guesses(&self) -> u64 {
        self.guesses
    }
}

/// The grid without values in which each cell has these candidates.
fn grid_with(left: &[DigitSet; Cell::COUNT]) -> Grid {
    let mut grid = Grid::empty();
    for cell in Cell::all() {
        for digit in Digit::ALL {
            if !left[cell.index()].contains(digit) {
                grid.eliminate(Candidate::new(cell, digit));
            }
        }
    }
    grid
}

/// A contradiction at these cells.
struct Failure(CellSet);

/// The leftovers of a board: pairs of sets of cells that hold the same digits.
fn leftovers_of(grid: &Grid) -> Vec<[CellSet; 2]> {
    let mut all = Vec::new();
    let _: ControlFlow<()> = grid.layout().leftovers(&mut |it| {
        all.push([it.of_lines, it.of_regions]);
        ControlFlow::Continue(())
    });
    all
}

/// Draws all conclusions from singles, locked candidates and these leftovers.
fn propagate(grid: &mut Grid, leftovers: &[[CellSet; 2]]) -> Result<(), Failure> {
    loop {
        if naked_singles(grid)? | hidden_singles(grid)? {
            continue;
        }
        if !(locked_candidates(grid) || unlike_leftovers(grid, leftovers)?) {
            return Ok(());
        }
    }
}

/// Sets every naked single; returns whether there was one.
fn naked_singles(grid: &mut Grid) -> Result<bool, Failure> {
    let [one, two, ..] = grid.cells_by_count();
    let dead = grid.unsolved() - one;
    if !dead.is_empty() {
        return Err(Failure(dead));
    }
    let singles = one - two;
    for cell in singles {
        let Some(digit) = grid.candidates(cell).first() else {
            // Another of the singles removed the digit.
            return Err(Failure(CellSet::only(cell)));
        };
        grid.place(Candidate::new(cell, digit));
    }
    Ok(!singles.is_empty())
}

/// Sets every hidden single; returns whether there was one.
fn hidden_singles(grid: &mut Grid) -> Result<bool, Failure> {
    let mut any = false;
    let layout = grid.layout().clone();
    for digit in layout.digits() {
        for house in layout.houses() {
            let places = grid.cells_with(digit) & house.cells();
            if places.is_empty() {
                if grid.placed(digit).is_disjoint(house.cells()) {
                    return Err(Failure(house.cells()));
                }
            } else if let Some(cell) = places.single() {
                grid.place(Candidate::new(cell, digit));
                any = true;
            }
        }
    }
    Ok(any)
}

/// Removes every candidate that locked candidates exclude; returns whether there was one.
fn locked_candidates(grid: &mut Grid) -> bool {
    let mut any = false;
    let layout = grid.layout().clone();
    let most = if layout.is_classic() {
        3
    } else {
        layout.size()
    };
    for digit in layout.digits() {
        let all = grid.cells_with(digit);
        for house in layout.houses() {
            let places = all & house.cells();
            if (2..=most).contains(&places.len()) {
                for cell in all & layout.common_peers(places) {
                    any |= grid.eliminate(Candidate::new(cell, digit));
                }
            }
        }
    }
    any
}

/// Removes every candidate of one side whose digit has no place on the other side; returns whether
/// there was one. A cell that sees the place of a digit cannot hold the digit, too.
fn unlike_leftovers(grid: &mut Grid, leftovers: &[[CellSet; 2]]) -> Result<bool, Failure> {
    let mut any = false;
    let layout = grid.layout().clone();
    for [one, other] in leftovers {
        for (cells, across) in [(*one, *other), (*other, *one)] {
            for cell in cells {
                let across = across - layout.peers(cell);
                let has_no_place = |grid: &Grid, digit: Digit| {
                    (grid.cells_with(digit) | grid.placed(digit)).is_disjoint(across)
                };
                if let Some(digit) = grid.value(cell) {
                    if has_no_place(grid, digit) {
                        return Err(Failure(*one | *other));
                    }
                    continue;
                }
                for digit in grid.candidates(cell) {
                    if has_no_place(grid, digit) {
                        any |= grid.eliminate(Candidate::new(cell, digit));
                    }
                }
            }
        }
    }
    Ok(any)
}
