//! What is told of the sum of cells that a person has chosen.

use rand::RngExt;
use sudoku_stepper::grid::{BoardKind, Cage, Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use sudoku_stepper::rules::cages::{ChosenSum, Dead};
use sudoku_stepper::search::{Solutions, Stop, solve};

use crate::common::positions::killer;
use crate::common::random::{rng, shuffled_cells};
use crate::common::{boards, cells, digits};

fn bounds(grid: &Grid, chosen: &str) -> [usize; 2] {
    ChosenSum::of(grid, cells(chosen)).bounds
}

#[test]
fn a_whole_cage_among_the_chosen_cells_has_its_sum() {
    let grid = killer(&[(5, "r2c2 r2c3")]);
    // 5 and 1 beside 2 + 3, 5 and 9.
    assert_eq!(bounds(&grid, "r2c2 r2c3 r2c4"), [6, 14]);
    // What sees neither of its cells may be 1 whatever they are.
    assert_eq!(bounds(&grid, "r2c2 r2c3 r9c9"), [6, 14]);
    // 1 + 4 or 2 + 3, and all of 9, 8 and 7.
    assert_eq!(bounds(&grid, "r2c2 r2c3 r2c4 r2c5 r2c6"), [15, 29]);
}

#[test]
fn a_cage_that_is_cut_tells_what_its_chosen_part_can_be() {
    let grid = killer(&[(17, "r1c1 r1c2"), (6, "r5c5 r5c6 r5c7")]);
    // 8 or 9, and 1, 2 or 3.
    assert_eq!(bounds(&grid, "r1c1 r5c5"), [9, 12]);
    // Two of 1, 2 and 3.
    assert_eq!(bounds(&grid, "r5c5 r5c6"), [3, 5]);
}

#[test]
fn houses_and_the_cages_in_them_count() {
    // A row less a cell.
    let eight = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8";
    assert_eq!(bounds(&killer(&[(3, "r9c1 r9c2")]), eight), [36, 44]);
    // 1, 2 and 3 are used up by a cage of the row.
    let grid = killer(&[(6, "r1c1 r1c2 r1c3")]);
    assert_eq!(bounds(&grid, "r1c4 r1c5"), [9, 17]);
    // All that cages leave of a row is known; so is what is left of two cells if a third has
    // one candidate.
    let grid = killer(&[(6, "r1c1 r1c2 r1c3"), (30, "r1c4 r1c5 r1c6 r1c7")]);
    let sum = ChosenSum::of(&grid, cells("r1c8 r1c9"));
    assert_eq!((sum.sum, sum.bounds), (Some(9), [9, 9]));
    let grid = killer(&[(17, "r1c1 r2c1")]);
    let sum = ChosenSum::of(&grid, cells("r1c1 r2c1"));
    assert_eq!(sum.sum, Some(17));
}

#[test]
fn the_sets_of_digits_come_in_order_and_only_those_that_fit_the_cages_are_left() {
    let grid = killer(&[(5, "r1c1 r1c2"), (12, "r1c3 r1c4")]);
    let seven = ChosenSum::of(&killer(&[(7, "r1c1 r1c2")]), cells("r1c1 r1c2"));
    let sets: Vec<DigitSet> = seven.combinations.iter().map(|(set, _)| *set).collect();
    assert_eq!(sets, [digits(&[1, 6]), digits(&[2, 5]), digits(&[3, 4])]);

    let both = ChosenSum::of(&grid, cells("r1c1 r1c2 r1c3 r1c4"));
    assert_eq!(both.sum, Some(17));
    let live: Vec<DigitSet> = both.live().collect();
    // 1 + 4 or 2 + 3, and 3 + 9, 4 + 8 or 5 + 7.
    let expected = [
        digits(&[1, 3, 4, 9]),
        digits(&[1, 4, 5, 7]),
        digits(&[2, 3, 4, 8]),
        digits(&[2, 3, 5, 7]),
    ];
    assert_eq!(live, expected);
    let of = |set: &[u8]| {
        let mut all = both.combinations.iter();
        all.find(|(it, _)| *it == digits(set)).unwrap().1
    };
    assert_eq!(of(&[1, 2, 5, 9]), Some(Dead::Sums));
}

/// The least and the greatest sum of all ways to fill cells with their candidates, so that
/// those that see each other differ and whole cages have their sums.
fn by_all_ways(grid: &Grid, chosen: CellSet) -> [usize; 2] {
    let all: Vec<Cell> = (chosen & grid.unsolved()).iter().collect();
    let mut ends = [usize::MAX, 0];
    fill(grid, chosen, &all, &mut Vec::new(), &mut ends);
    let placed = chosen.iter().filter_map(|cell| grid.value(cell));
    let placed: usize = placed.map(|digit| usize::from(digit.get())).sum();
    ends.map(|end| end + placed)
}

fn fill(
    grid: &Grid,
    chosen: CellSet,
    open: &[Cell],
    filled: &mut Vec<Candidate>,
    ends: &mut [usize; 2],
) {
    let Some((cell, rest)) = open.split_first() else {
        let value = |cell: Cell| {
            let own = filled.iter().find(|it| it.cell == cell);
            own.map(|it| it.digit).or(grid.value(cell))
        };
        let fits = |cage: &Cage| {
            let sum: u8 = cage.cells.iter().filter_map(value).map(Digit::get).sum();
            !cage.cells.is_subset(chosen) || cage.sum.is_none_or(|it| it == sum)
        };
        if grid.layout().cages().iter().all(fits) {
            let sum = filled.iter().map(|it| usize::from(it.digit.get())).sum();
            *ends = [ends[0].min(sum), ends[1].max(sum)];
        }
        return;
    };
    for digit in grid.candidates(*cell) {
        let sees = |it: &Candidate| it.digit == digit && grid.layout().sees(it.cell, *cell);
        if !filled.iter().any(sees) {
            filled.push(Candidate::new(*cell, digit));
            fill(grid, chosen, rest, filled, ends);
            filled.pop();
        }
    }
}

#[test]
fn the_solution_is_within_the_bounds_and_they_are_as_near_as_all_ways_tell() {
    let rng = &mut rng(34);
    let mut nearer = 0;
    for kind in [BoardKind::Killer, BoardKind::KillerX, BoardKind::KillerSix] {
        let puzzle = boards::dealt(kind);
        let grid = Grid::from_values_on(&puzzle.layout, &puzzle.givens);
        let Solutions::One(solution) = solve(&grid, &Stop::never()).unwrap().solutions else {
            panic!("{kind} has one solution");
        };
        for count in [2, 3, 4, 4, 9, 30] {
            // Whole cages, some cells near to each other, and any.
            let cages = puzzle.layout.cages();
            let cage = cages[rng.random_range(0..cages.len())].cells;
            let from = shuffled_cells(rng);
            let any = from
                .into_iter()
                .filter(|it| puzzle.layout.cells().contains(*it));
            let mut chosen = if count % 2 == 0 { cage } else { CellSet::EMPTY };
            chosen.extend(any.take(count));
            let sum = ChosenSum::of(&grid, chosen);
            let [least, most] = sum.bounds;
            let values = chosen.iter().filter_map(|cell| solution[cell.index()]);
            let true_sum: usize = values.map(|digit| usize::from(digit.get())).sum();
            assert!((least..=most).contains(&true_sum), "{kind}: {chosen:?}");
            assert!(
                sum.sum.is_none_or(|sum| sum == true_sum),
                "{kind}: {chosen:?}"
            );
            if (chosen & grid.unsolved()).len() <= 5 {
                let [low, high] = by_all_ways(&grid, chosen);
                assert!(least >= low && most <= high, "{kind}: {chosen:?}");
                nearer += usize::from(least > low || most < high);
            }
        }
    }
    assert!(nearer > 0, "cages that are cut tell something");
}
