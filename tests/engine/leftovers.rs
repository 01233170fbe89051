//! The law of leftovers, on a jigsaw.

use crate::common::boards::JIGSAW;
use crate::common::pinned::pinned;
use crate::common::positions::keeping;
use crate::common::{candidate, candidates};
use crate::shown;
use sudoku_stepper::grid::{Candidate, Grid, Layout, LayoutBuilder};
use sudoku_stepper::rules::{
    DeductionRule, LAW_OF_LEFTOVERS, Obstacle, Technique, find_all, find_first,
};
use sudoku_stepper::texts::Language;

fn jigsaw() -> Grid {
    let board = LayoutBuilder::new(9).regions_from(JIGSAW);
    Grid::empty_on(&board.build().unwrap())
}

#[test]
fn what_one_side_has_no_place_for_leaves_the_other() {
    let grid = keeping(jigsaw(), "r3c1", &[1, 2, 3]);
    let found = find_all(&LAW_OF_LEFTOVERS, &grid);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].technique, Technique::LawOfLeftovers);
    let gone: Vec<Candidate> = (4..=9)
        .flat_map(|digit| candidates("r4c2", digit))
        .collect();
    assert_eq!(found[0].eliminations.to_vec(), gone);
    pinned!(shown::says(
        &found[0]
            .clone()
            .restricted_to(|it| it == candidate("r4c2", 4))
    ));
    assert_eq!(find_first(&LAW_OF_LEFTOVERS, &jigsaw()), None);
}

#[test]
fn a_value_on_one_side_is_all_that_the_other_can_hold() {
    let mut grid = jigsaw();
    grid.place(candidate("r4c2", 7));
    let found = find_all(&LAW_OF_LEFTOVERS, &grid);
    let of_cell = |cell: &str, others: &[u8]| -> Vec<Candidate> {
        let all = others.iter().flat_map(|digit| candidates(cell, *digit));
        all.collect()
    };
    let others = of_cell("r3c1", &[1, 2, 3, 4, 5, 6, 8, 9]);
    assert!(found.iter().any(|it| it.eliminations.to_vec() == others));
}

#[test]
fn boxes_leave_nothing_to_compare() {
    assert_eq!(
        LAW_OF_LEFTOVERS.holds_in(&Layout::CLASSIC),
        Err(Obstacle::Boxes)
    );
    let latin = LayoutBuilder::new(9).build().unwrap();
    assert_eq!(LAW_OF_LEFTOVERS.holds_in(&latin), Err(Obstacle::NoRegions));
    assert_eq!(LAW_OF_LEFTOVERS.holds_in(jigsaw().layout()), Ok(()));
    assert_eq!(find_first(&LAW_OF_LEFTOVERS, &Grid::empty()), None);
    assert_eq!(
        Obstacle::Boxes.text().words(Language::english()),
        "The rule compares lines with regions of other shapes, and the board has boxes."
    );
}
