//! No subset and no locked candidate is overlooked: the rules against a search
//! that looks at every choice of cells.

use std::collections::BTreeSet;

use crate::common::random::{rng, shuffled_cells, unique_puzzle};
use rand::RngExt;
use sudoku_stepper::grid::{Candidate, CellSet, Digit, DigitSet, Grid, House, HouseKind};
use sudoku_stepper::rules::{
    CLAIMING, DeductionRule, HIDDEN_PAIR, HIDDEN_QUADRUPLE, HIDDEN_TRIPLE, LOCKED_PAIR,
    LOCKED_TRIPLE, NAKED_PAIR, NAKED_QUADRUPLE, NAKED_TRIPLE, POINTING, find_all,
};

/// Positions on the way to a solution, with and without singles left, and some
/// without a solution.
fn positions() -> Vec<Grid> {
    let mut positions = Vec::new();
    for seed in 0..24 {
        let (puzzle, solution) = unique_puzzle(seed, 81);
        let rng = &mut rng(seed);
        let mut grid = Grid::from_values(&puzzle.givens);
        for cell in shuffled_cells(rng) {
            let true_digit = solution[cell.index()].unwrap();
            if grid.value(cell).is_none() && rng.random_range(0..4) == 0 {
                grid.place(Candidate::new(cell, true_digit));
                continue;
            }
            for digit in grid.candidates(cell) {
                let spared = digit == true_digit && seed % 8 != 0;
                if !spared && rng.random_range(0..3) == 0 {
                    grid.eliminate(Candidate::new(cell, digit));
                }
            }
            positions.push(grid.clone());
        }
    }
    positions.into_iter().step_by(7).collect()
}

/// Every choice of so many items.
fn choices<T: Copy>(items: impl IntoIterator<Item = T>, size: usize) -> Vec<Vec<T>> {
    let items: Vec<T> = items.into_iter().collect();
    (0_u32..1 << items.len())
        .filter(|choice| choice.count_ones() as usize == size)
        .map(|choice| {
            let chosen = |index: &usize| choice >> index & 1 == 1;
            let indices = (0..items.len()).filter(chosen);
            indices.map(|index| items[index]).collect()
        })
        .collect()
}

fn union(grid: &Grid, cells: CellSet) -> DigitSet {
    cells
        .iter()
        .fold(DigitSet::EMPTY, |all, cell| all | grid.candidates(cell))
}

fn those(grid: &Grid, cells: CellSet, digits: DigitSet) -> Vec<Candidate> {
    let all = grid.all_candidates();
    all.filter(|c| cells.contains(c.cell) && digits.contains(c.digit))
        .collect()
}

fn found(rule: &dyn DeductionRule, grid: &Grid) -> BTreeSet<Vec<Candidate>> {
    let all = find_all(rule, grid).into_iter();
    all.map(|deduction| deduction.eliminations.to_vec())
        .collect()
}

/// What naked subsets remove, those alone and those locked in two houses.
fn naked(grid: &Grid, size: usize) -> [BTreeSet<Vec<Candidate>>; 2] {
    let [mut in_one, mut in_two] = [BTreeSet::new(), BTreeSet::new()];
    for house in House::all() {
        for cells in choices(grid.unsolved() & house.cells(), size) {
            let cells: CellSet = cells.into_iter().collect();
            let digits = union(grid, cells);
            let single = cells.iter().any(|cell| grid.candidates(cell).len() < 2);
            if digits.len() != size || single {
                continue;
            }
            let loses = |h: &House| {
                let crosses = (h.kind() == HouseKind::Box) != (house.kind() == HouseKind::Box);
                (*h == house || crosses)
                    && cells.is_subset(h.cells())
                    && !those(grid, h.cells() - cells, digits).is_empty()
            };
            let losing: Vec<House> = House::all().filter(loses).collect();
            let rest = losing
                .iter()
                .fold(CellSet::EMPTY, |all, house| all | house.cells());
            let lost = those(grid, rest - cells, digits);
            match losing[..] {
                [only] if only == house => _ = in_one.insert(lost),
                [_, _] => _ = in_two.insert(lost),
                _ => {}
            }
        }
    }
    [in_one, in_two]
}

#[test]
fn no_naked_or_locked_subset_is_overlooked() {
    let rules = [&NAKED_PAIR, &NAKED_TRIPLE, &NAKED_QUADRUPLE];
    let locked = [&LOCKED_PAIR, &LOCKED_TRIPLE];
    let mut seen = [[0; 2]; 3];
    for grid in positions() {
        for (seen, size) in seen.iter_mut().zip(2..) {
            let [in_one, in_two] = naked(&grid, size);
            assert_eq!(found(rules[size - 2], &grid), in_one, "{grid}");
            seen[0] += in_one.len();
            if let Some(rule) = locked.get(size - 2) {
                assert_eq!(found(*rule, &grid), in_two, "{grid}");
                seen[1] += in_two.len();
            }
        }
    }
    assert!(
        seen[..2].iter().flatten().all(|count| *count > 10),
        "{seen:?}"
    );
    assert!(seen[2][0] > 10, "{seen:?}");
}

#[test]
fn no_hidden_subset_is_overlooked() {
    let rules = [&HIDDEN_PAIR, &HIDDEN_TRIPLE, &HIDDEN_QUADRUPLE];
    let mut seen = [0; 3];
    for grid in positions() {
        for (seen, size) in seen.iter_mut().zip(2..) {
            let mut all = BTreeSet::new();
            for house in House::all() {
                let places = |digit: Digit| grid.cells_with(digit) & house.cells();
                for digits in choices(Digit::ALL, size) {
                    let cells = digits.iter().map(|digit| places(*digit));
                    let cells = cells.fold(CellSet::EMPTY, CellSet::union);
                    if cells.len() != size || digits.iter().any(|d| places(*d).is_empty()) {
                        continue;
                    }
                    let digits: DigitSet = digits.into_iter().collect();
                    let lost = those(&grid, cells, !digits);
                    if !lost.is_empty() {
                        all.insert(lost);
                    }
                }
            }
            assert_eq!(found(rules[size - 2], &grid), all, "{grid}");
            *seen += all.len();
        }
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

#[test]
fn no_locked_candidate_is_overlooked() {
    for grid in positions() {
        let [mut pointing, mut claiming] = [BTreeSet::new(), BTreeSet::new()];
        for (block, line) in House::boxes().flat_map(|b| House::lines().map(move |l| (b, l))) {
            for digit in Digit::ALL {
                let shared = grid.cells_with(digit) & block.cells() & line.cells();
                let rest =
                    |house: House| those(&grid, house.cells() - shared, DigitSet::only(digit));
                if shared.len() < 2 {
                    continue;
                }
                match (rest(block), rest(line)) {
                    (inside, outside) if inside.is_empty() && !outside.is_empty() => {
                        pointing.insert(outside);
                    }
                    (inside, outside) if !inside.is_empty() && outside.is_empty() => {
                        claiming.insert(inside);
                    }
                    _ => {}
                }
            }
        }
        assert_eq!(found(&POINTING, &grid), pointing, "{grid}");
        assert_eq!(found(&CLAIMING, &grid), claiming, "{grid}");
    }
}
