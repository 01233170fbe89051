//! Random killers, for the lessons on cages.

use rand::RngExt;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sudoku_stepper::generate::Request;
use sudoku_stepper::grid::{Cell, CellSet, DigitSet, Grid, Layout, LayoutBuilder, Values};
use sudoku_stepper::search::{Solutions, Stop, count, solve};

/// The number of tries to draw cages.
const TRIES: usize = 40;

/// Returns a killer without givens that has one solution, and the solution; `None` if none was
/// found.
pub fn killer(seed: u64, stop: &Stop) -> Option<(Grid, Values)> {
    let puzzle = Request::new(seed).generate(stop).ok()?;
    let found = solve(&Grid::from_values(&puzzle), stop).ok()?;
    let Solutions::One(solution) = found.solutions else {
        return None;
    };
    let mut random = StdRng::seed_from_u64(seed);
    let largest = random.random_range(3..=5);
    (0..TRIES).find_map(|_| {
        let grid = Grid::empty_on(&cages(&solution, largest, &mut random)?);
        (count(&grid, 2, stop) == Ok(1)).then_some((grid, *solution))
    })
}

/// Draws cages all over the board, each grown from a cell without repeating a digit.
fn cages(solution: &Values, largest: usize, random: &mut StdRng) -> Option<Layout> {
    let mut board = LayoutBuilder::classic();
    let mut free = CellSet::ALL;
    while let Some(first) = any_of(free, random) {
        let size = random.random_range(2..=largest);
        let mut cells = CellSet::only(first);
        let mut digits: DigitSet = solution[first.index()].into_iter().collect();
        while cells.len() < size {
            let fits = |cell: &Cell| {
                let beside = cells.iter().any(|other| {
                    cell.row().abs_diff(other.row()) + cell.column().abs_diff(other.column()) == 1
                });
                beside && solution[cell.index()].is_some_and(|digit| !digits.contains(digit))
            };
            let near = (free - cells).iter().filter(fits).collect();
            let Some(next) = any_of(near, random) else {
                break;
            };
            cells.insert(next);
            digits.extend(solution[next.index()]);
        }
        free -= cells;
        board = board.cage(cells, u8::try_from(digits.sum()).ok());
    }
    board.build().ok()
}

fn any_of(cells: CellSet, random: &mut StdRng) -> Option<Cell> {
    let number = random.random_range(0..cells.len().max(1));
    cells.iter().nth(number)
}
