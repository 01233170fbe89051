//! The sums of the chosen cells, on boards with cages.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Source};
use sudoku_stepper::rules::cages::{ChosenSum, Dead};

use crate::common::boards::named;
use crate::common::{cell, cells, digit};
use crate::support::{begin, open_as, press, simulator, the_solver, type_key};

fn app_on(name: &str) -> App {
    let mut app = begin(Settings::default(), Store::none());
    open_as(&mut app, vec![named(name)], Source::named("board.txt"));
    press(&mut app, Key::Named(Named::Home), Modifiers::CTRL);
    press(&mut app, Key::Named(Named::Home), Modifiers::default());
    app
}

fn has(app: &App, words: &str) -> bool {
    simulator(app).find(words).is_ok()
}

#[test]
fn the_sums_of_the_chosen_cage_are_told_by_one_key_and_put_away_by_it() {
    let mut app = app_on("killer");
    assert!(has(&app, "Sums"), "there is a tab");
    assert!(!the_solver(&app).tells_sums());
    type_key(&mut app, "q");
    assert!(the_solver(&app).tells_sums());
    // The first cage has r1c1, r2c1 and r2c2, and adds up to 22.
    let sum = the_solver(&app).sum_of_chosen().unwrap();
    assert_eq!((sum.cells, sum.sum), (cells("r1c1 r2c1 r2c2"), Some(22)));
    assert!(has(&app, "22 in 3 cells"));
    // The cage is outlined while its sum is told.
    let outlined = |app: &App| {
        let outlines = the_solver(app).scene().outlines;
        outlines.iter().map(|it| it.cells).collect::<Vec<_>>()
    };
    assert_eq!(outlined(&app), [cells("r1c1 r2c1 r2c2")]);
    type_key(&mut app, "q");
    assert!(!the_solver(&app).tells_sums());
    assert!(outlined(&app).is_empty());
    type_key(&mut app, "q");
    type_key(&mut app, "p");
    assert!(!the_solver(&app).tells_sums(), "the path is shown");
    type_key(&mut app, "s");
    type_key(&mut app, "q");
    press(&mut app, Key::Named(Named::Space), Modifiers::default());
    assert!(!the_solver(&app).tells_sums(), "the step is told");
}

#[test]
fn boards_without_cages_show_nothing_of_sums() {
    let mut app = app_on("jigsaw");
    assert!(!has(&app, "Sums"));
    type_key(&mut app, "q");
    assert!(!the_solver(&app).tells_sums());
}

#[test]
fn what_is_filled_in_is_taken_off_and_what_cannot_be_is_struck_with_the_reason() {
    let mut app = app_on("killer");
    type_key(&mut app, "9");
    let sum = the_solver(&app).sum_of_chosen().unwrap();
    assert_eq!(sum.open, cells("r2c1 r2c2"));
    assert_eq!(sum.rest(), Some(13));
    let sets: Vec<String> = sum
        .combinations
        .iter()
        .map(|(set, _)| set.iter().map(|it| it.to_string()).collect())
        .collect();
    assert_eq!(sets, ["49", "58", "67"]);
    let of = |digits: &str, sum: &ChosenSum| {
        let set = digits
            .chars()
            .filter_map(sudoku_stepper::grid::Digit::from_char);
        let set = set.collect();
        let found = sum.combinations.iter().find(|(other, _)| *other == set);
        found.unwrap().1
    };
    assert_eq!(of("49", &sum), Some(Dead::NoPlace(digit(9))));
    assert_eq!(of("67", &sum), None);
}

#[test]
fn any_cells_can_be_chosen() {
    let mut app = app_on("killer");
    let bounds = |app: &App| the_solver(app).sum_of_chosen().unwrap().bounds;
    type_key(&mut app, "q");
    press(&mut app, Key::Named(Named::ArrowRight), Modifiers::SHIFT);
    let sum = the_solver(&app).sum_of_chosen().unwrap();
    assert_eq!((sum.cells, sum.sum), (cells("r1c1 r1c2"), None));
    let [least, most] = bounds(&app);
    assert!((3..17).contains(&least) && most <= 17, "{least} to {most}");
    // Two whole cages: what both add up to together.
    let grid = the_solver(&app).session().grid().clone();
    let layout = grid.layout();
    let both = [cell("r1c1"), cell("r1c2")].map(|it| *layout.cage_of(it).unwrap());
    let all = ChosenSum::of(&grid, both[0].cells | both[1].cells);
    let added = both
        .iter()
        .filter_map(|cage| cage.sum)
        .map(usize::from)
        .sum();
    assert_eq!(all.sum, Some(added));
    // A house adds up to 45.
    let row = layout.rows()[0];
    assert_eq!(ChosenSum::of(&grid, row.cells()).sum, Some(45));
}
