//! What is said on boards of other layouts: houses by what they are there.

use std::ops::ControlFlow;

use crate::common::boards::{named, puzzles};
use crate::common::{candidate, cell, cells, digit};
use sudoku_stepper::drawing::{Lit, Pointed, lit};
use sudoku_stepper::explain::{self, Length, Notation};
use sudoku_stepper::grid::{Chess, Contradiction, Grid, HouseKind, Layout, LayoutBuilder};
use sudoku_stepper::rules::{
    CATALOG, Deduction, Level, NAKED_SINGLE, Survey, exclusions, find_all,
};
use sudoku_stepper::sudoku::Position;
use sudoku_stepper::texts::{Language, Span};

/// What is said of the naked single in r1c1 of a board on which these digits stand.
fn said(layout: &Layout, standing: &[(&str, u8)]) -> String {
    let mut grid = Grid::empty_on(layout);
    for (name, value) in standing {
        grid.place(candidate(name, *value));
    }
    let found = find_all(&NAKED_SINGLE, &grid);
    let of_first = |it: &&Deduction| it.placements[0].cell == cell("r1c1");
    let deduction = found.iter().find(of_first).unwrap();
    let text = explain::text(deduction, Length::Argument);
    text.render(Language::english(), Notation::Rc)
}

#[test]
fn a_naked_single_names_the_houses_in_which_the_others_stand() {
    let four = LayoutBuilder::new(4).boxes(2, 2);
    assert_eq!(
        said(
            &four.clone().build().unwrap(),
            &[("r1c2", 1), ("r4c1", 2), ("r2c2", 3)]
        ),
        "r1c1 can only be 4: the three other digits are already in its row, column and box."
    );
    assert_eq!(
        said(
            &four.clone().diagonals().build().unwrap(),
            &[("r1c2", 1), ("r4c1", 2), ("r3c3", 3)]
        ),
        "r1c1 can only be 4: the three other digits are already in its row, column, box and diagonal."
    );
    let cage = cells("r1c1 r1c2 r2c2 r2c3 r3c3");
    let caged = LayoutBuilder::new(6).boxes(2, 3).cage(cage, None);
    assert_eq!(
        said(
            &caged.build().unwrap(),
            &[
                ("r1c6", 1),
                ("r6c1", 2),
                ("r2c1", 3),
                ("r3c3", 4),
                ("r1c4", 5)
            ]
        ),
        "r1c1 can only be 6: the five other digits are already in its row, column, box and cage."
    );
    assert_eq!(
        said(
            &four.chess(Chess::Knight).build().unwrap(),
            &[("r1c2", 1), ("r4c1", 2), ("r3c2", 3)]
        ),
        "r1c1 can only be 4: it sees each of the three other digits."
    );
}

#[test]
fn a_hidden_window_is_a_reason_only_where_no_house_in_sight_is() {
    // Rows 1, 5 and 9 of columns 2 to 4 have each digit, too, but no board shows that.
    let windoku = LayoutBuilder::new(9).boxes(3, 3).windoku();
    let windoku = windoku.build().unwrap();
    let reasons = |standing: &[&str]| {
        let mut grid = Grid::empty_on(&windoku);
        for name in standing {
            grid.place(candidate(name, 4));
        }
        let (excluded, left) = exclusions(&grid, digit(4), cells("r1c2 r1c3"));
        assert!(left.is_empty());
        let each = excluded.into_iter().map(|it| (it.witness, it.cells));
        each.collect::<Vec<_>>()
    };
    let (five, seven) = (cell("r5c3"), cell("r7c2"));
    let in_sight = [(seven, cells("r1c2")), (five, cells("r1c3"))];
    assert_eq!(reasons(&["r5c3", "r7c2"]), in_sight);
    assert_eq!(reasons(&["r5c3"]), [(five, cells("r1c2 r1c3"))]);
}

#[test]
fn a_jigsaw_has_regions_and_no_boxes_in_all_that_is_said() {
    let english = Language::english();
    let jigsaw = named("jigsaw");
    let position = Position::new(&jigsaw);
    let survey = Survey::of(position.grid());
    for rule in CATALOG
        .iter()
        .filter(|it| it.technique().level() <= Level::Hard)
    {
        let mut found: Vec<Deduction> = Vec::new();
        let _ = rule.search(&survey, &mut |deduction| {
            found.push(deduction);
            if found.len() < 5 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        for deduction in found {
            let text = explain::text(&deduction, Length::Argument);
            let said = text.render(english, Notation::Rc);
            assert!(!said.contains("box"), "{said}");
        }
    }
}

#[test]
fn no_sentence_names_a_house_that_reaches_beyond_the_board() {
    for (name, puzzle) in puzzles() {
        let position = Position::new(&puzzle);
        let survey = Survey::of(position.grid());
        for rule in CATALOG
            .iter()
            .filter(|it| it.technique().level() <= Level::Hard)
        {
            let mut count = 0;
            let _ = rule.search(&survey, &mut |deduction| {
                let text = explain::text(&deduction, Length::Argument);
                let picture = explain::picture(&deduction);
                let named = text.named().into_iter().filter_map(|span| match span {
                    Span::House(house) | Span::HouseNumber(house) => Some(*house),
                    _ => None,
                });
                let drawn = picture.houses.iter().chain(&picture.covers).copied();
                for house in named.chain(drawn) {
                    let on_board = house.cells().is_subset(puzzle.layout.cells());
                    assert!(on_board, "{name}: {house} of {}", deduction.technique);
                }
                count += 1;
                if count < 20 {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
        }
    }
}

#[test]
fn a_digit_that_stands_twice_is_told_by_the_kind_of_its_house() {
    let layout = LayoutBuilder::classic().diagonals().build().unwrap();
    let mut grid = Grid::empty_on(&layout);
    grid.place(candidate("r1c1", 5));
    grid.place(candidate("r9c9", 5));
    let clash = Contradiction::visible(&grid).next().unwrap();
    let english = Language::english();
    let said = explain::contradiction(&clash).render(english, Notation::Rc);
    assert_eq!(said, "The diagonal down holds 5 twice: in r1c1 and r9c9.");
    let cause = explain::cause(&clash, &grid).render(english, Notation::Rc);
    assert_eq!(cause, "No diagonal may hold a digit twice.");
}

#[test]
fn a_house_that_is_pointed_at_is_lit_as_it_lies_on_the_board() {
    let jigsaw = named("jigsaw");
    let position = Position::new(&jigsaw);
    let region = jigsaw.layout.region_of(cell("r5c5")).unwrap();
    assert_eq!(region.kind(), HouseKind::Region);
    let picture = explain::Picture::default();
    let seen = lit(Pointed::House(region), &position, &picture);
    assert_eq!(seen, [Lit::House(region)]);
}

#[test]
fn a_step_says_once_why_cells_see_each_other_that_share_no_house() {
    let king = LayoutBuilder::new(9).boxes(3, 3).chess(Chess::King);
    let layout = king.build().unwrap();
    let mut grid = Grid::empty_on(&layout);
    // Around r4c4 stand seven digits, one of them at the corner of another box.
    for (name, value) in [
        ("r3c3", 1),
        ("r4c1", 2),
        ("r4c9", 3),
        ("r1c4", 4),
        ("r9c4", 5),
        ("r5c5", 6),
        ("r6c6", 7),
        ("r3c5", 8),
    ] {
        grid.place(candidate(name, value));
    }
    let told = |layout: &Layout, grid: &Grid| -> Vec<String> {
        let found = find_all(&NAKED_SINGLE, grid);
        let of_it = |it: &&Deduction| it.placements[0].cell == cell("r4c4");
        let deduction = found.iter().find(of_it).unwrap();
        let told = explain::seen_apart(layout, deduction);
        let told = told.into_iter();
        told.map(|it| it.render(Language::english(), Notation::Rc))
            .collect()
    };
    assert_eq!(
        told(&layout, &grid),
        [
            "r3c3 and r4c4 touch at a corner: on this board, such cells see each other, a king's step apart."
        ]
    );
    let plain = Layout::CLASSIC;
    assert_eq!(told(&plain, &grid), Vec::<String>::new());
}
