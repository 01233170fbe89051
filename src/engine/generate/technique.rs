//! Puzzles that need a technique, and puzzles that need nothing harder.

use super::GenerateError;
use super::full::{Full, digit_at, restricted_to};
use super::random::Random;
use crate::grid::{Candidate, Cell, CellSet, Grid};
use crate::rules::{DeductionRule, Technique, find_first, rule_for};
use crate::search::{Stop, Stopped};
use crate::solver::{Granularity, Preset, Solver};

/// The number of ways in which givens are added to one puzzle.
const WAYS: usize = 8;

/// The number of givens to compare among those with which the technique is used.
const COMPARED: u32 = 8;

/// The techniques that are not harder than this one, in the order in which they are tried: those of
/// [`Preset::HoDoKu`] before it, and the technique itself.
///
/// For Box-Line Reduction, Pointing and Claiming are left out, because they are its two halves.
pub fn rules_up_to(technique: Technique) -> impl Iterator<Item = Technique> {
    let halves = move |it: &Technique| {
        technique == Technique::BoxLineReduction
            && matches!(it, Technique::Pointing | Technique::Claiming)
    };
    let easier = Preset::HoDoKu.techniques();
    easier
        .filter(move |it| *it < technique && !halves(it))
        .chain([technique])
}

/// Whether a puzzle needs a technique: the rules of [`rules_up_to`] solve it, but not without the
/// last of them, the technique itself. The path goes one deduction at a time.
///
/// ```
/// use sudoku_engine::generate::needs;
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::rules::Technique;
/// use sudoku_engine::search::Stop;
/// use sudoku_engine::sudoku::Puzzle;
///
/// let puzzle = Puzzle::from_line(
///     "070000043040009610800634900094052000358460020000800530080070091902100005007040802",
/// ).unwrap();
/// let grid = Grid::from_values(&puzzle.givens);
/// assert_eq!(needs(&grid, Technique::NakedSingle, &Stop::never()), Ok(true));
/// assert_eq!(needs(&grid, Technique::HiddenSingle, &Stop::never()), Ok(false));
/// ```
///
/// # Errors
///
/// The technique is not in the catalog, or `stop` was raised.
pub fn needs(puzzle: &Grid, technique: Technique, stop: &Stop) -> Result<bool, GenerateError> {
    Ok(Need::of(technique)?.is_met(puzzle, stop)?)
}

/// Whether the rules solve a puzzle, one deduction at a time.
pub(super) fn ends(puzzle: &Grid, solver: &Solver, stop: &Stop) -> Result<bool, Stopped> {
    let mut grid = puzzle.clone();
    exhaust(&mut grid, solver, Granularity::Deduction, stop)?;
    Ok(grid.is_full())
}

/// Makes steps until the rules find nothing.
fn exhaust(
    grid: &mut Grid,
    solver: &Solver,
    granularity: Granularity,
    stop: &Stop,
) -> Result<(), Stopped> {
    while !grid.is_full() {
        let Some(deductions) = solver.step_until(grid, granularity, stop)? else {
            break;
        };
        for deduction in deductions {
            deduction.apply(grid);
        }
    }
    Ok(())
}

/// The requirement that a puzzle needs a technique.
#[derive(Debug)]
pub(super) struct Need {
    technique: Technique,
    rule: &'static dyn DeductionRule,
    easier: Solver,
}

impl Need {
    pub(super) fn of(technique: Technique) -> Result<Self, GenerateError> {
        let rule = rule_for(technique).ok_or(GenerateError::NotInCatalog(technique))?;
        Ok(Self {
            technique,
            rule,
            easier: Solver::with(rules_up_to(technique).filter(|it| *it != technique)),
        })
    }

    pub(super) const fn technique(&self) -> Technique {
        self.technique
    }

    /// Whether the puzzle needs the technique.
    ///
    /// One path decides it: the technique is the last of its rules, so up to its first use the path
    /// is the same as without it.
    pub(super) fn is_met(&self, puzzle: &Grid, stop: &Stop) -> Result<bool, Stopped> {
        let mut grid = puzzle.clone();
        let mut used = false;
        loop {
            exhaust(&mut grid, &self.easier, Granularity::Deduction, stop)?;
            if grid.is_full() {
                return Ok(used);
            }
            let Some(deduction) = find_first(self.rule, &grid) else {
                return Ok(false);
            };
            deduction.apply(&mut grid);
            used = true;
        }
    }

    /// Turns a puzzle that may be harder into one that needs the technique by adding givens, up to
    /// a requested number if there is one; `None` if that fails.
    ///
    /// If the easier rules stall, only the technique is tried. If it finds something, the path
    /// continues with it. If that path stalls, or if the technique finds nothing, an empty cell
    /// becomes a given, and the easier rules continue from where they were. So one puzzle is
    /// examined in many positions, and none of them needs a search for solutions: with more givens,
    /// the solution is still the only one.
    pub(super) fn soften(
        &self,
        (full, givens): (&Full, CellSet),
        wished: Option<u32>,
        random: &mut Random,
        stop: &Stop,
    ) -> Result<Option<CellSet>, Stopped> {
        let mut stalled = Grid::from_values(&restricted_to(full, givens));
        exhaust(&mut stalled, &self.easier, Granularity::Rule, stop)?;
        for _ in 0..WAYS {
            let end = self.soften_once(full, stalled.clone(), wished, random, stop)?;
            if end.is_some() {
                return Ok(end);
            }
        }
        Ok(None)
    }

    fn soften_once(
        &self,
        full: &Full,
        mut grid: Grid,
        wished: Option<u32>,
        random: &mut Random,
        stop: &Stop,
    ) -> Result<Option<CellSet>, Stopped> {
        let mut end = self.with_technique(&grid, stop)?;
        loop {
            let given = grid.given().len() as u32;
            if grid.is_full() || wished.is_some_and(|wished| given > wished) {
                return Ok(None);
            }
            if end.is_full() {
                break;
            }
            let mut open: Vec<Cell> = end.unsolved().iter().collect();
            random.shuffle(&mut open);
            if end == grid {
                // Nothing shows which given would help.
                open.truncate(1);
            }
            (grid, end) = match self.with_best_given(&grid, full, &open, stop)? {
                Some(both) => both,
                None => return Ok(None),
            };
        }
        let mut givens = grid.given();
        // Digits that the easier rules have found may be given: the rules still stall.
        while wished.is_some_and(|wished| (givens.len() as u32) < wished) {
            match any_of(!grid.unsolved() - givens, random) {
                Some(cell) => givens.insert(cell),
                None => return Ok(None),
            };
        }
        let puzzle = Grid::from_values(&restricted_to(full, givens));
        Ok(self.is_met(&puzzle, stop)?.then_some(givens))
    }

    /// The position that the easier rules reach if one more cell is given.
    fn with_given(
        &self,
        grid: &Grid,
        full: &Full,
        cell: Cell,
        stop: &Stop,
    ) -> Result<Grid, Stopped> {
        let mut grid = grid.clone();
        grid.place(Candidate::new(cell, digit_at(full, cell)));
        grid.set_givens(grid.given().with(cell));
        exhaust(&mut grid, &self.easier, Granularity::Rule, stop)?;
        Ok(grid)
    }

    /// The position after giving the cell with which the technique is used and leaves the fewest
    /// cells open, or the last cell if it is used with none; and the end of the path from there
    /// with the technique.
    fn with_best_given(
        &self,
        grid: &Grid,
        full: &Full,
        cells: &[Cell],
        stop: &Stop,
    ) -> Result<Option<(Grid, Grid)>, Stopped> {
        let mut best: Option<(usize, Grid, Grid)> = None;
        let mut uses = 0;
        for (at, cell) in cells.iter().enumerate() {
            let next = self.with_given(grid, full, *cell, stop)?;
            let end = self.with_technique(&next, stop)?;
            if end != next {
                uses += 1;
            } else if at + 1 < cells.len() || best.is_some() {
                continue;
            }
            let open = end.unsolved().len();
            if best.as_ref().is_none_or(|(fewest, ..)| open < *fewest) {
                best = Some((open, next, end));
            }
            if open == 0 || uses == COMPARED {
                break;
            }
        }
        Ok(best.map(|(_, next, end)| (next, end)))
    }

    /// The end of the path from here if the technique is also used.
    fn with_technique(&self, stalled: &Grid, stop: &Stop) -> Result<Grid, Stopped> {
        let mut grid = stalled.clone();
        while let Some(deduction) = find_first(self.rule, &grid) {
            deduction.apply(&mut grid);
            exhaust(&mut grid, &self.easier, Granularity::Rule, stop)?;
        }
        Ok(grid)
    }
}

/// A random cell of the set; `None` if it is empty.
fn any_of(cells: CellSet, random: &mut Random) -> Option<Cell> {
    random.choose(&cells.iter().collect::<Vec<_>>())
}
