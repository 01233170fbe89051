//! Fish that no path shows: made by filling in cells, with what they hold in the
//! solution, until the digit is left only where the fish has it.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Grid, House, Values};
use sudoku_stepper::rules::{Survey, Technique, first_on, rule_for};
use sudoku_stepper::search::{Solutions, Stop, solve};

/// In how many ways a fish is tried on a puzzle.
const WAYS: usize = 60;

/// A position of the puzzle with a fish of this kind, if one could be made.
pub fn fish(technique: Technique, puzzle: &Values, seed: u64) -> Option<Grid> {
    let size = size(technique)?;
    let start = Grid::from_values(puzzle);
    let found = solve(&start, &Stop::never()).ok()?;
    let Solutions::One(solution) = found.solutions else {
        return None;
    };
    let rule = rule_for(technique)?;
    let random = &mut StdRng::seed_from_u64(seed);
    // The cover needs room outside the base.
    let mut digits = Digit::ALL.to_vec();
    digits.retain(|digit| start.placed(*digit).len() + size < 9);
    (0..WAYS).find_map(|_| {
        let digit = *digits.get(random.random_range(0..digits.len().max(1)))?;
        let grid = made(technique, size, digit, &start, &solution, random)?;
        let survey = Survey::of(&grid);
        // Only a position is worth the hunt in which the digit has few places.
        let few = survey.cells_with(digit).len() < 6 * size;
        (few && first_on(rule, &survey).is_some()).then_some(grid)
    })
}

fn size(technique: Technique) -> Option<usize> {
    let sizes = [
        "X-Wing",
        "Swordfish",
        "Jellyfish",
        "Squirmbag",
        "Whale",
        "Leviathan",
    ];
    let name = technique.name();
    let at = sizes.iter().position(|size| name.ends_with(size))?;
    Some(2 + at)
}

fn union(houses: &[House]) -> CellSet {
    let cells = houses.iter().map(|house| house.cells());
    cells.fold(CellSet::EMPTY, |all, cells| all | cells)
}

fn holding(houses: &[House], cell: Cell) -> usize {
    houses
        .iter()
        .filter(|house| house.cells().contains(cell))
        .count()
}

fn made(
    technique: Technique,
    size: usize,
    digit: Digit,
    start: &Grid,
    solution: &Values,
    random: &mut StdRng,
) -> Option<Grid> {
    let name = technique.name();
    let (base_from, cover_from): (Vec<House>, Vec<House>) = if name.contains("utant") {
        (House::all().collect(), House::all().collect())
    } else if name.contains("Franken") {
        (
            House::rows().chain(House::boxes()).collect(),
            House::columns().chain(House::boxes()).collect(),
        )
    } else {
        (House::rows().collect(), House::columns().collect())
    };
    let true_places: CellSet = Cell::all()
        .filter(|cell| solution[cell.index()] == Some(digit))
        .collect();
    let open = |house: &House| start.placed(digit).is_disjoint(house.cells());
    let mut base_from: Vec<House> = base_from.into_iter().filter(open).collect();
    base_from.shuffle(random);
    // Base houses with a true place each, of its own.
    let mut base: Vec<House> = Vec::new();
    for house in base_from {
        let place = (true_places & house.cells()).first()?;
        if base.len() < size && holding(&base, place) == 0 {
            base.push(house);
        }
    }
    let in_base = union(&base);
    let finned = name.contains("Finned") || name.contains("Sashimi");
    let mut covers: Vec<House> = Vec::new();
    for house in &base {
        let place = (true_places & house.cells()).first()?;
        let mut fit: Vec<House> = cover_from.clone();
        fit.retain(|it| it.cells().contains(place) && !base.contains(it) && !covers.contains(it));
        covers.push(*fit.get(random.random_range(0..fit.len().max(1)))?);
    }
    if base.len() < size || covers.len() < size {
        return None;
    }
    let places = start.cells_with(digit);
    let mut kept: CellSet = (in_base & places)
        .into_iter()
        .filter(|cell| holding(&base, *cell) == 1 && holding(&covers, *cell) == 1)
        .collect();
    if finned {
        let free: Vec<Cell> = ((places & in_base) - kept).into_iter().collect();
        for _ in 0..random.random_range(1..3) {
            kept.insert(*free.get(random.random_range(0..free.len().max(1)))?);
        }
        if name.contains("Sashimi") {
            let lost: Vec<Cell> = ((kept & union(&covers)) - true_places)
                .into_iter()
                .collect();
            for _ in 0..random.random_range(1..4) {
                kept.remove(*lost.get(random.random_range(0..lost.len().max(1)))?);
            }
        }
    }
    // Outside base and cover nothing matters: fewer places are easier to read.
    let outside = places - in_base;
    let calm: CellSet = outside
        .into_iter()
        .filter(|_| random.random_range(0..3) > 0)
        .collect();
    let gone = ((places & in_base) - kept) | (calm - union(&covers));
    if !(gone & true_places).is_empty() {
        return None;
    }
    let mut grid = start.clone();
    let noise = grid.unsolved() - places;
    let noise = noise.into_iter().filter(|_| random.random_range(0..4) > 0);
    for cell in gone.into_iter().chain(noise) {
        grid.place(Candidate::new(cell, solution[cell.index()]?));
    }
    Some(grid)
}
