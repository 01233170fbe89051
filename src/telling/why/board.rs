//! The reasons why a board has no solution, or several.

use super::proof::refuted;
use super::sound::{entries, removals, ruled_out};
use super::{Answer, Incompatible, Refutation, Several, Why};
use sudoku_engine::grid::{
    Cage, Candidate, Cell, CellSet, Contradiction, Digit, Grid, Layout, Sketch, Sketched, Values,
};
use sudoku_engine::search::{Solutions, Stop, Stopped, all_differing, exists, solutions, solve};
use sudoku_engine::solver::{ForcedRow, Solver, forced_row};
use sudoku_engine::sudoku::{Change, Position};

/// The number of solutions compared to find two that differ little.
const LOOKED_AT: usize = 300;

/// The most singles in a row to show instead of an argument from the givens.
const SHORT: usize = 12;

/// The limit of the search for all cells in which solutions differ.
const COMPARING: u32 = 5_000;

/// The limit of the search for the cages that are needed.
const CAGES: u32 = 5_000;

/// The answer about the present board, or about the givens alone if the entries choose one of
/// several solutions.
pub(super) fn answer(
    position: &Position,
    moves: &[Change],
    solver: &Solver,
    stop: &Stop,
) -> Result<Why, Stopped> {
    let grid = position.grid();
    let givens = position.givens();
    let on = |grid: &Grid, answer| Why {
        grid: grid.clone(),
        answer,
        set_aside: Vec::new(),
    };
    if let Some(conflict) = clash(position) {
        return Ok(on(grid, Answer::NoSolution(conflict)));
    }
    let of_givens = solve(&givens, stop)?.solutions;
    if of_givens == Solutions::None {
        let digits = position.given_values();
        if position.is_marked() && exists(&digits, stop)? {
            let marks = ruled_out(position).map(Made::Removal).collect();
            let conflict = of_what_was_made(&givens, &digits, marks, solver, stop)?;
            return Ok(on(&givens, Answer::NoSolution(conflict)));
        }
        let conflict = of_the_givens(&givens, solver, stop)?;
        return Ok(on(&givens, Answer::NoSolution(conflict)));
    }
    Ok(match (solve(grid, stop)?.solutions, of_givens) {
        (Solutions::None, _) => {
            let conflict = of_the_entries(position, moves, solver, stop)?;
            on(grid, Answer::NoSolution(conflict))
        }
        (Solutions::Several(pair), _) => {
            on(grid, Answer::SeveralSolutions(several(grid, *pair, stop)?))
        }
        (Solutions::One(_), Solutions::Several(pair)) => on(
            &givens,
            Answer::SeveralSolutions(several(&givens, *pair, stop)?),
        ),
        (Solutions::One(_), _) => on(grid, Answer::OneSolution),
    })
}

/// Two equal digits that see each other, in a house or not; two givens if possible.
fn clash(position: &Position) -> Option<Incompatible> {
    let clashes = Contradiction::clashes(position.grid());
    let conflicts = clashes.map(|clash| {
        let cells = clash.cells();
        let [given, entered] = [cells & position.given(), cells - position.given()];
        let two: CellSet = given.into_iter().chain(entered).take(2).collect();
        Incompatible {
            clash: Some(clash),
            givens: two & given,
            entries: two - given,
            removed: Vec::new(),
            cages: Vec::new(),
            refutation: None,
            is_of_board: false,
        }
    });
    conflicts.min_by_key(|conflict| conflict.entries.len())
}

/// A set of givens without a solution in which each given is needed for that. Givens are left out
/// one by one in several orders, and the smallest resulting set is taken.
fn of_the_givens(givens: &Grid, solver: &Solver, stop: &Stop) -> Result<Incompatible, Stopped> {
    let in_reading_order: Vec<Candidate> = values(givens).collect();
    let digit_by_digit = sorted(&in_reading_order, |it| it.digit.index());
    let by_column = sorted(&in_reading_order, |it| it.cell.column());
    let by_box = sorted(&in_reading_order, |it| it.cell.box_index());
    let backwards = |order: &Vec<Candidate>| order.iter().rev().copied().collect::<Vec<_>>();
    let orders = [in_reading_order, digit_by_digit, by_column, by_box];
    let grid_of = |values: &[Candidate]| grid_on(givens.layout(), values);
    let mut smallest: Option<Vec<Candidate>> = None;
    for order in orders.iter().cloned().chain(orders.iter().map(backwards)) {
        let kept = needed(order, &mut |some| exists(&grid_of(some), stop))?;
        if smallest
            .as_ref()
            .is_none_or(|known| kept.len() < known.len())
        {
            smallest = Some(kept);
        }
    }
    let kept = smallest.unwrap_or_default();
    let cages = match kept.is_empty() && !givens.layout().regions().is_empty() {
        true => needed_cages(givens.layout(), stop)?,
        false => Vec::new(),
    };
    // The argument may rest only on what is named.
    let named = match cages.is_empty() {
        true => grid_of(&kept),
        false => with_cages(givens.layout(), &cages),
    };
    Ok(Incompatible {
        clash: None,
        givens: kept.iter().map(|it| it.cell).collect(),
        entries: CellSet::EMPTY,
        removed: Vec::new(),
        cages,
        refutation: refuted(&named, solver, stop)?,
        is_of_board: false,
    })
}

/// Entries and removals that together do not fit the givens, and each of which is needed for that:
/// the earliest ones, as far as their order is known.
fn of_the_entries(
    position: &Position,
    moves: &[Change],
    solver: &Solver,
    stop: &Stop,
) -> Result<Incompatible, Stopped> {
    let made_by = |made: &Made| {
        moves.iter().rposition(|change| match made {
            Made::Entry(entry) => {
                let mut set = change.values.iter();
                set.any(|it| it.cell == entry.cell && it.after.is_some())
            }
            Made::Removal(removed) => {
                let mut removals = change.removals.iter();
                removals.any(|it| it.removed && it.candidate == *removed)
            }
        })
    };
    let entered = entries(position).map(Made::Entry);
    let mut all: Vec<Made> = entered
        .chain(removals(position).map(Made::Removal))
        .collect();
    all.sort_by_key(made_by);
    of_what_was_made(position.grid(), &position.givens(), all, solver, stop)
}

/// The singles that lead from the whole board to a contradiction, if they are few, and fewer than
/// from the `named` values alone.
fn short_row(board: &Grid, named: &Grid) -> Option<ForcedRow> {
    let row = |grid: &Grid| match Contradiction::visible(grid).next() {
        Some(contradiction) => Some(ForcedRow {
            singles: Vec::new(),
            contradiction,
            ruled_out: Vec::new(),
        }),
        None => forced_row(grid),
    };
    let whole = row(board).filter(|row| row.singles.len() <= SHORT)?;
    let is_shorter = |alone: &ForcedRow| whole.singles.len() < alone.singles.len();
    row(named)
        .is_none_or(|alone| is_shorter(&alone))
        .then_some(whole)
}

/// The entries and removals made on givens.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Made {
    Entry(Candidate),
    Removal(Candidate),
}

/// A minimal part of the entries and removals that together do not fit the givens; the earliest
/// ones are kept.
fn of_what_was_made(
    board: &Grid,
    givens: &Grid,
    all: Vec<Made>,
    solver: &Solver,
    stop: &Stop,
) -> Result<Incompatible, Stopped> {
    let grid_with = |some: &[Made]| {
        let mut grid = givens.clone();
        for made in some {
            match *made {
                Made::Entry(entry) => grid.place(entry),
                Made::Removal(removed) => {
                    grid.eliminate(removed);
                }
            }
        }
        grid
    };
    let kept = needed(all.clone(), &mut |some| exists(&grid_with(some), stop))?;
    let without = |one: &Made| !kept.iter().any(|other| other == one);
    let others: Vec<Made> = all.into_iter().filter(without).collect();
    // The other entries give reasons only if nothing is wrong without these.
    let whole = match exists(&grid_with(&others), stop)? {
        true => short_row(board, &grid_with(&kept)),
        false => None,
    };
    let is_of_board = whole.is_some();
    let refutation = match whole {
        Some(row) => Some(Refutation::Singles(row)),
        None => refuted(&grid_with(&kept), solver, stop)?,
    };
    let mut conflict = Incompatible {
        clash: None,
        givens: CellSet::EMPTY,
        entries: CellSet::EMPTY,
        removed: Vec::new(),
        cages: Vec::new(),
        refutation,
        is_of_board,
    };
    for made in kept {
        match made {
            Made::Entry(entry) => {
                conflict.entries.insert(entry.cell);
            }
            Made::Removal(removed) => conflict.removed.push(removed),
        }
    }
    Ok(conflict)
}

/// A board without givens that has only these of its cages.
fn with_cages(layout: &Layout, some: &[Cage]) -> Grid {
    let mut sketch = Sketch::of(layout);
    let is_out = |cage: &&Cage| !some.contains(cage);
    for cage in layout.cages().iter().filter(is_out) {
        if let Some(cell) = cage.cells.first() {
            sketch.take_away(Sketched::Cages, cell);
        }
    }
    Grid::empty_on(sketch.layout())
}

/// A set of cages without a solution in which each cage is needed for that: cages are left out in
/// several orders, and the smallest resulting set is taken. Empty if the search for it takes too
/// long.
fn needed_cages(layout: &Layout, stop: &Stop) -> Result<Vec<Cage>, Stopped> {
    let in_reading_order = layout.cages().to_vec();
    let mut by_size = in_reading_order.clone();
    by_size.sort_by_key(|cage| cage.cells.len());
    let backwards = |order: &Vec<Cage>| order.iter().rev().cloned().collect();
    let orders = [
        backwards(&in_reading_order),
        backwards(&by_size),
        in_reading_order,
        by_size,
    ];
    let mut smallest: Vec<Cage> = Vec::new();
    for order in orders {
        let own = stop.or_after_looks(CAGES);
        match needed(order, &mut |some| exists(&with_cages(layout, some), &own)) {
            Err(Stopped) if stop.is_raised() => return Err(Stopped),
            Err(Stopped) => {}
            Ok(kept) if smallest.is_empty() || kept.len() < smallest.len() => smallest = kept,
            Ok(_) => {}
        }
    }
    smallest.sort_by_key(|cage| cage.cells.first());
    Ok(smallest)
}

/// Leaves out everything that is not needed for the lack of a solution, starting with the last.
fn needed<T: Clone>(
    mut all: Vec<T>,
    has_solution: &mut dyn FnMut(&[T]) -> Result<bool, Stopped>,
) -> Result<Vec<T>, Stopped> {
    for number in (0..all.len()).rev() {
        let left_out = all.remove(number);
        if has_solution(&all)? {
            all.insert(number, left_out);
        }
    }
    Ok(all)
}

/// The difference between the solutions, two of which are given.
fn several(grid: &Grid, pair: [Values; 2], stop: &Stop) -> Result<Several, Stopped> {
    let mut known: Vec<Values> = Vec::new();
    let mut closest = pair;
    let mut fewest = differing(&closest).len();
    for solution in solutions(grid, stop).take(LOOKED_AT) {
        let solution = solution?;
        for other in &known {
            let pair = [*other, solution];
            let cells = differing(&pair).len();
            if cells < fewest {
                (closest, fewest) = (pair, cells);
            }
        }
        known.push(solution);
    }
    let all = match all_differing(grid, &closest, &stop.or_after_looks(COMPARING)) {
        Err(Stopped) if stop.is_raised() => return Err(Stopped),
        all => all.ok(),
    };
    Ok(Several {
        cells: differing(&closest),
        solutions: Box::new(closest),
        differing: all,
    })
}

/// The cells in which two solutions differ.
fn differing([one, other]: &[Values; 2]) -> CellSet {
    let differs = |cell: &Cell| one[cell.index()] != other[cell.index()];
    Cell::all().filter(differs).collect()
}

fn sorted(all: &[Candidate], key: impl Fn(&Candidate) -> usize) -> Vec<Candidate> {
    let mut sorted = all.to_vec();
    sorted.sort_by_key(key);
    sorted
}

fn values(grid: &Grid) -> impl Iterator<Item = Candidate> + '_ {
    let value = |cell: Cell| {
        grid.value(cell)
            .map(|digit: Digit| Candidate::new(cell, digit))
    };
    Cell::all().filter_map(value)
}

fn grid_on(layout: &Layout, values: &[Candidate]) -> Grid {
    let mut grid = Grid::empty_on(layout);
    values.iter().for_each(|value| grid.place(*value));
    grid
}
