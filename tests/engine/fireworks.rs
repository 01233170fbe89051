//! What fireworks find, on positions worked out by hand, what they say and show.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, leave_only, only};
use crate::common::{all_of, candidate, cells, digit, sorted};
use crate::shown::{marked, says};
use sudoku_stepper::drawing::{
    Appearance, Drawn, HouseKind, Painter, Part, Path, Place, Segment, Size,
};
use sudoku_stepper::explain::{CellPart, Role, picture};
use sudoku_stepper::export::plain;
use sudoku_stepper::grid::{Candidate, CellSet, Grid, House};
use sudoku_stepper::rules::large_patterns::{FIREWORK_QUADRUPLE, FIREWORK_TRIPLE, FIREWORK_W_WING};
use sudoku_stepper::rules::{DeductionRule, find_all};
use sudoku_stepper::sudoku::Position;

/// A position in which these digits are fireworks of r1c1, with the wings r1c7 and r5c1.
fn fireworks(mut grid: Grid, values: &[u8]) -> Grid {
    for value in values {
        leave_only(&mut grid, House::row(0), *value, "r1c1 r1c2 r1c3 r1c7");
        leave_only(&mut grid, House::column(0), *value, "r1c1 r2c1 r3c1 r5c1");
    }
    grid
}

#[test]
fn three_fireworks_fill_their_cross_and_their_wings() {
    let deduction = only(&FIREWORK_TRIPLE, &fireworks(Grid::empty(), &[1, 2, 3]));
    let gone = [
        all_of(&[("r1c1 r1c7 r5c1", &[4, 5, 6, 7, 8, 9])]),
        all_of(&[("r2c2 r2c3 r3c2 r3c3", &[1, 2, 3])]),
    ];
    assert_eq!(deduction.eliminations, sorted(&gone.concat()));
    pinned!(says(&deduction));
    assert_eq!(
        sorted(&marked(&deduction, Role::Base)),
        all_of(&[("r1c1 r1c7 r5c1", &[1, 2, 3])])
    );
    let drawn = picture(&deduction);
    assert_eq!(drawn.houses, [House::box_at(0)]);
    assert_eq!(
        drawn.cells,
        [
            (cells("r1c1"), CellPart::Cross),
            (cells("r1c7 r5c1"), CellPart::Wing),
            (cells("r1c4 r1c5 r1c6 r1c8 r1c9"), CellPart::Arm),
            (cells("r4c1 r6c1 r7c1 r8c1 r9c1"), CellPart::Arm)
        ]
    );
}

#[test]
fn two_fireworks_and_a_cell_with_both_fill_the_cross() {
    let grid = fireworks(holding(&[("r5c7", &[1, 2])]), &[1, 2]);
    let deduction = only(&FIREWORK_W_WING, &grid);
    assert_eq!(
        deduction.eliminations,
        all_of(&[("r1c1", &[3, 4, 5, 6, 7, 8, 9])])
    );
    pinned!(says(&deduction));
    assert_eq!(picture(&deduction).links.len(), 4);
    // The cell does not see r5c1.
    let grid = fireworks(holding(&[("r6c7", &[1, 2])]), &[1, 2]);
    assert_eq!(find_all(&FIREWORK_W_WING, &grid), []);
}

#[test]
fn two_and_two_fireworks_fill_four_corners() {
    let mut grid = fireworks(Grid::empty(), &[1, 2]);
    for value in [3, 4] {
        leave_only(&mut grid, House::row(4), value, "r5c1 r5c7 r5c8 r5c9");
        leave_only(&mut grid, House::column(6), value, "r1c7 r4c7 r5c7 r6c7");
    }
    let deduction = only(&FIREWORK_QUADRUPLE, &grid);
    let mut gone = [
        all_of(&[("r1c1", &[3, 4, 5, 6, 7, 8, 9])]),
        all_of(&[("r1c7 r5c1", &[5, 6, 7, 8, 9])]),
        all_of(&[("r5c7", &[5, 6, 7, 8, 9])]),
        all_of(&[("r5c7", &[1, 2])]),
        all_of(&[("r2c2 r2c3 r3c2 r3c3", &[1, 2])]),
        all_of(&[("r4c8 r4c9 r6c8 r6c9", &[3, 4])]),
    ]
    .concat();
    gone.retain(|it| grid.has(*it));
    assert_eq!(deduction.eliminations, sorted(&gone));
    pinned!(says(&deduction));
    assert!(marked(&deduction, Role::Base).contains(&candidate("r5c7", 4)));
}

#[test]
fn a_digit_with_another_place_outside_the_box_is_no_firework() {
    let rules: [&dyn DeductionRule; 3] = [&FIREWORK_TRIPLE, &FIREWORK_QUADRUPLE, &FIREWORK_W_WING];
    let mut grid = fireworks(holding(&[("r5c7", &[1, 2])]), &[2, 3]);
    leave_only(&mut grid, House::row(0), 1, "r1c1 r1c2 r1c3 r1c7 r1c8");
    leave_only(&mut grid, House::column(0), 1, "r1c1 r2c1 r3c1 r5c1");
    for rule in rules {
        assert_eq!(find_all(rule, &grid), []);
    }
}

#[test]
fn the_arms_are_hatched_where_the_digits_cannot_stand() {
    let deduction = only(&FIREWORK_TRIPLE, &fireworks(Grid::empty(), &[1, 2, 3]));
    let grid = fireworks(Grid::empty(), &[1, 2, 3]);
    let scene = plain(&Position::from(&grid), &picture(&deduction));
    let arms = scene
        .cells
        .iter()
        .filter(|(_, part)| *part == CellPart::Arm);
    let arms: Vec<CellSet> = arms.map(|(cells, _)| *cells).collect();
    assert_eq!(
        arms,
        [
            cells("r1c4 r1c5 r1c6 r1c8 r1c9"),
            cells("r4c1 r6c1 r7c1 r8c1 r9c1")
        ]
    );
    for cell in arms.iter().flat_map(|arm| arm.iter()) {
        for value in 1..=3 {
            assert!(!grid.has(Candidate::new(cell, digit(value))), "{cell}");
        }
    }
    let place = Place::of(Size::new(900.0, 900.0), &scene.layout, false);
    let mut painter = Painter::new(place, Appearance::Light);
    painter.digits(&scene);
    let sheet = painter.into_sheet();
    let hatched = sheet.drawn().iter().filter(|(part, drawn)| {
        let Drawn::Stroke(Path::Lines(segments), stroke) = drawn else {
            return false;
        };
        let [Segment::Move(from), Segment::Line(to), ..] = segments[..] else {
            return false;
        };
        let is_slanting = ((to.x - from.x) + (to.y - from.y)).abs() < 0.01;
        *part == Part::Cells(CellPart::Arm) && is_slanting && stroke.dash.is_none()
    });
    assert_eq!(hatched.count(), 10, "one for each cell");
    let used = scene.used_houses();
    let kind = |house: House| used.iter().find(|(it, _)| *it == house).map(|(_, it)| *it);
    assert_eq!(kind(House::row(0)), Some(HouseKind::Cover));
    assert_eq!(kind(House::column(0)), Some(HouseKind::Cover));
}
