//! Makes puzzles from givens that a person has chosen.

use super::boards::within;
use super::full::{Full, restricted_to};
use super::pattern::solution_of;
use super::random::Random;
use super::reduction::Reduction;
use super::{Symmetry, boards};
use crate::grid::{Candidate, Cell, CellSet, Grid, Layout, Values};
use crate::search::{MOST_GUESSES, Solutions, Stop, Stopped, count, exists, first, solve};
use crate::texts::{Language, Text, said};

/// The smallest and the largest number of givens in a completed draft, unless the draft itself has
/// more.
const FILLED: (u32, u32) = (26, 32);

/// The reason why a draft cannot become a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum DraftError {
    /// Adding givens cannot change this.
    NoSolution,
    /// None of these givens can be removed.
    SeveralSolutions,
    /// It takes too many guesses to find a solution, or to find out whether it is the only one.
    TooManyGuesses,
    /// The work was stopped.
    Stopped,
}

impl DraftError {
    /// The sentence.
    pub fn text(self) -> Text {
        match self {
            Self::NoSolution => said!("error-draft-no-solution"),
            Self::SeveralSolutions => said!("error-draft-several-solutions"),
            Self::TooManyGuesses => said!("error-draft-too-many-guesses", guesses = MOST_GUESSES),
            Self::Stopped => said!("error-draft-stopped"),
        }
    }
}

impl From<Stopped> for DraftError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// Adds givens to a draft until it has exactly one solution. The givens of the draft stay; the new
/// ones are as symmetric as they can be next to them. The same seed adds the same givens on every
/// machine.
///
/// ```
/// use sudoku_engine::generate::{Symmetry, complete};
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::search::{Stop, count};
///
/// let draft = [None; 81];
/// let puzzle = complete(&draft, Symmetry::HalfTurn, 1, &Stop::never()).unwrap();
/// assert_eq!(count(&Grid::from_values(&puzzle), 2, &Stop::never()), Ok(1));
/// ```
///
/// # Errors
///
/// [`DraftError::NoSolution`], [`DraftError::TooManyGuesses`], and [`DraftError::Stopped`] if `stop`
/// was raised.
pub fn complete(
    draft: &Values,
    symmetry: Symmetry,
    seed: u64,
    stop: &Stop,
) -> Result<Values, DraftError> {
    let mut random = Random::of(seed, 0, 0);
    let full = any_solution(draft, &mut random, stop)?;
    let givens = given_cells(draft);
    let mut orbits = symmetry.orbits();
    orbits.retain(|orbit| orbit.is_disjoint(givens));
    random.shuffle(&mut orbits);
    let target = random.between(FILLED.0, FILLED.1);
    reduce(full, CellSet::ALL, orbits, target, stop)
}

/// Removes givens until removing any other would leave several solutions.
///
/// # Errors
///
/// A [`DraftError`] if `stop` was raised, if the puzzle does not have exactly one solution, or if
/// that takes too many guesses to find out.
pub fn minimized(puzzle: &Values, seed: u64, stop: &Stop) -> Result<Values, DraftError> {
    let mut random = Random::of(seed, 0, 0);
    let full = only_solution(puzzle, stop)?;
    let givens = given_cells(puzzle);
    let mut single: Vec<CellSet> = givens.iter().map(CellSet::only).collect();
    random.shuffle(&mut single);
    reduce(full, givens, single, 0, stop)
}

/// Adds and removes givens until their pattern has the symmetry and there is exactly one solution:
/// the puzzle's own, if it had one.
///
/// Givens that are already symmetric stay. Any other given is removed if its whole orbit can be
/// removed, and otherwise gets its counterparts.
///
/// # Errors
///
/// [`DraftError::NoSolution`], [`DraftError::TooManyGuesses`], and [`DraftError::Stopped`] if `stop`
/// was raised.
pub fn made_symmetric(
    puzzle: &Values,
    symmetry: Symmetry,
    seed: u64,
    stop: &Stop,
) -> Result<Values, DraftError> {
    let mut random = Random::of(seed, 0, 0);
    let full = any_solution(puzzle, &mut random, stop)?;
    let givens = given_cells(puzzle);
    let mut orbits = symmetry.orbits();
    orbits.retain(|orbit| !orbit.is_subset(givens));
    random.shuffle(&mut orbits);
    // The last ones, which contain no given, are tried first.
    orbits.sort_by_key(|orbit| orbit.is_disjoint(givens));
    reduce(full, CellSet::ALL, orbits, 0, stop)
}

/// The givens of a board that can each be removed alone; none if the puzzle is minimal.
///
/// # Errors
///
/// A [`DraftError`] if `stop` was raised, if the puzzle does not have exactly one solution, or if
/// that takes too many guesses to find out.
pub fn redundant_givens(
    layout: &Layout,
    puzzle: &Values,
    stop: &Stop,
) -> Result<CellSet, DraftError> {
    let solutions = |puzzle: &Values| {
        let grid = Grid::from_values_on(layout, puzzle);
        patiently(stop, |stop| count(&grid, 2, stop))
    };
    match solutions(puzzle)? {
        0 => return Err(DraftError::NoSolution),
        1 => {}
        _ => return Err(DraftError::SeveralSolutions),
    }
    let mut redundant = CellSet::EMPTY;
    for cell in given_cells(puzzle) {
        let mut without = *puzzle;
        without[cell.index()] = None;
        if solutions(&without)? == 1 {
            redundant.insert(cell);
        }
    }
    Ok(redundant)
}

fn given_cells(values: &Values) -> CellSet {
    Cell::all()
        .filter(|cell| values[cell.index()].is_some())
        .collect()
}

fn reduce(
    full: Full,
    givens: CellSet,
    orbits: Vec<CellSet>,
    target: u32,
    stop: &Stop,
) -> Result<Values, DraftError> {
    let mut reduction = Reduction::new(full, givens, orbits, target);
    reduction.run(stop)?;
    let (full, givens) = reduction.result();
    Ok(restricted_to(&full, givens))
}

fn only_solution(puzzle: &Values, stop: &Stop) -> Result<Full, DraftError> {
    match solution_of(puzzle, stop)? {
        Some(full) => Ok(full),
        None if exists(&Grid::from_values(puzzle), stop)? => Err(DraftError::SeveralSolutions),
        None => Err(DraftError::NoSolution),
    }
}

/// A solution of a draft: each cell, in random order, gets a random digit that still leaves a
/// solution.
fn any_solution(draft: &Values, random: &mut Random, stop: &Stop) -> Result<Full, DraftError> {
    let solution = any_solution_on(&Layout::CLASSIC, draft, random, stop)?;
    solution_of(&solution, stop)?.ok_or(DraftError::NoSolution)
}

/// A solution of a draft on any board. A digit for which none is found soon is taken for one that
/// leaves none; one solution is always known.
fn any_solution_on(
    layout: &Layout,
    draft: &Values,
    random: &mut Random,
    stop: &Stop,
) -> Result<Values, DraftError> {
    let mut grid = Grid::from_values_on(layout, draft);
    if grid.has_clash() {
        return Err(DraftError::NoSolution);
    }
    let mut known = patiently(stop, |stop| first(&grid, stop))?.ok_or(DraftError::NoSolution)?;
    let mut cells: Vec<Cell> = grid.unsolved().iter().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let mut digits: Vec<_> = grid.candidates(cell).iter().collect();
        random.shuffle(&mut digits);
        for digit in digits {
            let mut next = grid.clone();
            next.place(Candidate::new(cell, digit));
            if known[cell.index()] != Some(digit) {
                match within(stop, |stop| first(&next, stop))? {
                    Some(Some(other)) => known = other,
                    _ => continue,
                }
            }
            grid = next;
            break;
        }
        if within(stop, |stop| count(&grid, 2, stop))? == Some(1) {
            break;
        }
    }
    Ok(known)
}

/// The answer of a search that gives up after many guesses.
fn patiently<T>(
    stop: &Stop,
    search: impl FnOnce(&Stop) -> Result<T, Stopped>,
) -> Result<T, DraftError> {
    match search(&stop.or_after_most_guesses()) {
        Ok(answer) => Ok(answer),
        Err(Stopped) if stop.is_raised() => Err(DraftError::Stopped),
        Err(Stopped) => Err(DraftError::TooManyGuesses),
    }
}

/// Does the same as [`complete`] on any board. On a board with cages it adds as few givens as the
/// order of tries allows.
///
/// # Errors
///
/// As for [`complete`].
pub fn complete_on(
    layout: &Layout,
    draft: &Values,
    symmetry: Symmetry,
    seed: u64,
    stop: &Stop,
) -> Result<Values, DraftError> {
    if layout.is_classic() {
        return complete(draft, symmetry, seed, stop);
    }
    let mut random = Random::of(seed, 0, 0);
    let full = any_solution_on(layout, draft, &mut random, stop)?;
    let givens = given_cells(draft);
    let mut orbits = symmetry.orbits_on(layout);
    orbits.retain(|orbit| orbit.is_disjoint(givens));
    random.shuffle(&mut orbits);
    let target = if layout.cages().is_empty() {
        random.between(FILLED.0, FILLED.1) * layout.cells().len() as u32 / Cell::COUNT as u32
    } else {
        0
    };
    reduce_on((layout, &full), layout.cells(), &orbits, target, stop)
}

/// Does the same as [`minimized`] on any board.
///
/// # Errors
///
/// As for [`minimized`].
pub fn minimized_on(
    layout: &Layout,
    puzzle: &Values,
    seed: u64,
    stop: &Stop,
) -> Result<Values, DraftError> {
    if layout.is_classic() {
        return minimized(puzzle, seed, stop);
    }
    let grid = Grid::from_values_on(layout, puzzle);
    let full = match patiently(stop, |stop| solve(&grid, stop))?.solutions {
        Solutions::One(solution) => *solution,
        Solutions::None => return Err(DraftError::NoSolution),
        Solutions::Several(_) => return Err(DraftError::SeveralSolutions),
    };
    let givens = given_cells(puzzle) & layout.cells();
    let mut single: Vec<CellSet> = givens.iter().map(CellSet::only).collect();
    Random::of(seed, 0, 0).shuffle(&mut single);
    let reduced = boards::reduce(layout, &full, givens, &single, 0, stop)?;
    // Givens that a search did not decide quickly may still be removable.
    single.retain(|given| given.is_subset(reduced.undecided));
    let undecided: Vec<Cell> = single.iter().filter_map(|it| it.single()).collect();
    let givens = boards::reduce_for_certain(layout, &full, reduced.givens, &undecided, stop)?;
    Ok(boards::restricted_to(&full, givens))
}

/// Does the same as [`made_symmetric`] on any board.
///
/// # Errors
///
/// As for [`made_symmetric`].
pub fn made_symmetric_on(
    layout: &Layout,
    puzzle: &Values,
    symmetry: Symmetry,
    seed: u64,
    stop: &Stop,
) -> Result<Values, DraftError> {
    if layout.is_classic() {
        return made_symmetric(puzzle, symmetry, seed, stop);
    }
    let mut random = Random::of(seed, 0, 0);
    let full = any_solution_on(layout, puzzle, &mut random, stop)?;
    let givens = given_cells(puzzle);
    let mut orbits = symmetry.orbits_on(layout);
    orbits.retain(|orbit| !orbit.is_subset(givens));
    random.shuffle(&mut orbits);
    // The last ones, which contain no given, are tried first.
    orbits.sort_by_key(|orbit| orbit.is_disjoint(givens));
    reduce_on((layout, &full), layout.cells(), &orbits, 0, stop)
}

fn reduce_on(
    (layout, full): (&Layout, &Values),
    givens: CellSet,
    orbits: &[CellSet],
    target: u32,
    stop: &Stop,
) -> Result<Values, DraftError> {
    let reduced = boards::reduce(layout, full, givens, orbits, target, stop)?;
    Ok(boards::restricted_to(full, reduced.givens))
}
