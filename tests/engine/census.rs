//! What a grid and its census say about houses, against a plain count.

use crate::common::random::{careless_board, rng, shuffled_cells};
use crate::common::{candidate, cell, digit, digits, grid_with, in_order};
use rand::RngExt;
use sudoku_stepper::grid::{
    Candidate, Cell, CellSet, Census, Contradiction, Digit, DigitSet, Grid, House,
};

/// Boards that may clash, with candidates removed, some to the last one of a
/// cell, and values replaced.
fn odd_boards() -> impl Iterator<Item = Grid> {
    (0..200).map(|seed| {
        let rng = &mut rng(seed);
        let clues = rng.random_range(0..40);
        let mut grid = Grid::from_values(&careless_board(rng, clues));
        for cell in shuffled_cells(rng) {
            let digit = Digit::ALL[rng.random_range(0..9)];
            match rng.random_range(0..30) {
                0 => grid.place(Candidate::new(cell, digit)),
                1 => Digit::ALL
                    .into_iter()
                    .for_each(|digit| _ = grid.eliminate(Candidate::new(cell, digit))),
                _ => _ = grid.eliminate(Candidate::new(cell, digit)),
            }
        }
        grid
    })
}

fn digits_where(holds: impl Fn(Digit) -> bool) -> DigitSet {
    Digit::ALL.into_iter().filter(|d| holds(*d)).collect()
}

#[test]
fn the_census_counts_the_places_of_each_digit_in_each_house() {
    for grid in odd_boards() {
        let census = Census::of(&grid);
        for house in House::all() {
            let places = |digit| (grid.cells_with(digit) & house.cells()).len();
            assert_eq!(
                census.at_least_once(house),
                digits_where(|d| places(d) >= 1)
            );
            assert_eq!(
                census.at_least_twice(house),
                digits_where(|d| places(d) >= 2)
            );
            assert_eq!(census.exactly_once(house), digits_where(|d| places(d) == 1));
        }
    }
}

#[test]
fn the_census_has_the_digits_where_each_line_and_box_cross() {
    for grid in odd_boards() {
        let census = Census::of(&grid);
        let mut crossings = Vec::new();
        for (line, block, digits) in census.intersections() {
            let cells = line.cells() & block.cells();
            assert_eq!(cells.len(), 3, "{line} and {block}");
            let there = |digit| !grid.cells_with(digit).is_disjoint(cells);
            assert_eq!(digits, digits_where(there), "{line} and {block}");
            crossings.push(cells);
        }
        assert_eq!(crossings.len(), 54);
        assert!((0..54).all(|one| !crossings[..one].contains(&crossings[one])));
    }
}

#[test]
fn a_grid_knows_what_its_houses_hold_and_whether_they_clash() {
    for grid in odd_boards() {
        let mut clash = false;
        for house in House::all() {
            let count = |digit| (grid.placed(digit) & house.cells()).len();
            assert_eq!(grid.held(house), digits_where(|d| count(d) >= 1));
            clash |= Digit::ALL.into_iter().any(|digit| count(digit) > 1);
        }
        assert_eq!(grid.has_clash(), clash);
        assert_eq!(Contradiction::clashes(&grid).next().is_some(), clash);
    }
}

#[test]
fn a_value_that_is_replaced_takes_its_clash_with_it() {
    let mut grid = grid_with(&[("r1c1", 5), ("r1c9", 5)]);
    assert!(grid.has_clash());
    grid.place(candidate("r1c9", 6));
    assert!(!grid.has_clash());
    assert_eq!(grid.held(House::row(0)), digits(&[5, 6]));
    assert_eq!(grid.held(House::column(8)), digits(&[6]));
    grid.place(candidate("r1c9", 6));
    assert!(!grid.has_clash());
}

#[test]
fn every_dead_end_is_visible() {
    for grid in odd_boards() {
        let dead_end = Contradiction::dead_ends(&grid).next().is_some();
        let clash = Contradiction::clashes(&grid).next().is_some();
        let is_visible = Contradiction::visible(&grid).next().is_some();
        assert_eq!(is_visible, clash || dead_end);
        let visible: Vec<_> = Contradiction::visible(&grid).collect();
        let clashes = Contradiction::clashes(&grid);
        let all: Vec<_> = clashes.chain(Contradiction::dead_ends(&grid)).collect();
        assert_eq!(visible, all);
    }
    let empty = Grid::empty();
    assert_eq!(Contradiction::visible(&empty).next(), None);
    // Row 1 is full but for r1c9, which sees the 9.
    let mut values = in_order(
        "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8",
        &[1, 2, 3, 4, 5, 6, 7, 8],
    );
    values.push(("r5c9", 9));
    let blocked = grid_with(&values);
    assert!(Contradiction::visible(&blocked).next().is_some());
}

#[test]
fn what_changed_is_enough_to_see_the_first_contradiction() {
    for seed in 0..200 {
        let rng = &mut rng(seed);
        let mut grid = Grid::empty();
        while Contradiction::visible(&grid).next().is_none() {
            let cells = shuffled_cells(rng);
            let cell = cells.into_iter().find(|cell| grid.value(*cell).is_none());
            let Some(cell) = cell else { break };
            let candidate = Candidate::new(cell, Digit::ALL[rng.random_range(0..9)]);
            let mut changed = DigitSet::only(candidate.digit);
            if rng.random_range(0..8) == 0 {
                changed |= grid.candidates(cell);
                grid.place(candidate);
            } else {
                grid.eliminate(candidate);
            }
            let first = Contradiction::first_by_change_of(changed, &grid);
            assert_eq!(first, Contradiction::visible(&grid).next());
        }
        assert!(Contradiction::visible(&grid).next().is_some(), "{grid}");
    }
}

#[test]
fn a_grid_knows_the_cells_with_one_candidate() {
    for grid in odd_boards() {
        let has_one = |cell: &Cell| grid.candidates(*cell).has_one();
        let cells: CellSet = Cell::all().filter(has_one).collect();
        assert_eq!(grid.cells_with_one_candidate(), cells);
        assert_eq!(cells.smallest().first(), cells.first());
        assert_eq!(cells.smallest().has_one(), !cells.is_empty());
        for cell in cells {
            assert_eq!(grid.candidates(cell).len(), 1);
        }
    }
}

#[test]
fn a_cell_knows_the_houses_that_it_is_in() {
    for cell in Cell::all() {
        let holds = |house: &House| house.cells().contains(cell);
        let houses: Vec<House> = House::all().filter(holds).collect();
        assert_eq!(cell.houses()[..], houses[..]);
    }
}

#[test]
fn a_set_has_at_most_as_many_members_as_it_has() {
    let three = digits(&[1, 5, 9]);
    assert!(!three.has_at_most(0) && !three.has_at_most(2));
    assert!(three.has_at_most(3) && three.has_at_most(4));
    assert!(DigitSet::EMPTY.has_at_most(0));
    let two = CellSet::only(cell("r1c1")).with(cell("r9c9"));
    assert!(!two.has_at_most(1) && two.has_at_most(2));
    assert!(DigitSet::only(digit(9)).has_at_most(1));
}
